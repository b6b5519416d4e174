"""Section 5: what a view shows and hides, and worlds that a seat cannot tell apart."""

import pytest
from masters_scenario import act, card, fresh, masters, places, play_randomly, visit

from serenissima.core.dice import from_seed
from serenissima.core.event import SPECTATOR, Event
from serenissima.games.masters import SPEC
from serenissima.games.masters.data import CHURCH, DOCKS, GUILD_HALL, SHOPS
from serenissima.games.masters.picks import DRAW, DRAW_TWO
from serenissima.games.masters.rules.bidding import Bid
from serenissima.games.masters.rules.commerce import ChooseMove
from serenissima.games.masters.state import Masters


def worlds(s: Masters, seat: int, count: int = 40) -> list[Masters]:
    dice = from_seed(5)
    found = [SPEC.resample(s, seat, dice) for _ in range(count)]
    assert all(isinstance(world, Masters) for world in found)
    return found  # type: ignore[return-value]


def test_hidden_things_vary() -> None:
    """Others' cards, Rumors and money, the deck, and sealed answers move; the seat's own stay."""
    s = masters(hands={"A": ["LLL"], "B": ["IIN"]}, rumors={"A": "I", "B": "GG"}, cash={"B": 100})
    s.then(Bid(15))
    act(s, "A", 50)
    act(s, "B", 20)
    seen = worlds(s, 0)
    assert len({world.hands[1].cards for world in seen}) > 5
    assert len({world.deck.cards for world in seen}) > 30
    assert len({tuple(world.rumors[5:10]) for world in seen}) > 5
    assert len({world.cash[1] for world in seen}) > 5
    assert len({world.sealed[1] for world in seen}) > 5
    assert all(world.sealed[1] <= world.cash[1] for world in seen)
    assert {(world.hands[0].cards, world.sealed[0], world.cash[0]) for world in seen} == {((card("LLL"),), 50, 1000)}
    assert {tuple(world.rumors[:5]) for world in seen} == {(1, 0, 0, 0, 0)}
    assert all(world.dice.dump() != s.dice.dump() for world in seen)


def test_destinations_are_secret_until_all_are_in() -> None:
    s = masters()
    s.then(ChooseMove(15))
    act(s, "A", DOCKS)
    assert SPEC.view(s, 0)["pending"] == DOCKS
    assert SPEC.view(s, 1)["pending"] is None
    assert SPEC.view(s, 1)["answered"] == [0]
    assert SPEC.view(s, 1)["players"][0]["place"] == CHURCH
    assert len({world.sealed[0] for world in worlds(s, 1)}) > 4


@pytest.mark.parametrize(("open_cash", "shown"), [(False, None), (True, 70)])
def test_a28_money(open_cash: bool, shown: int | None) -> None:
    s = masters(cash={"B": 70}, open_cash=open_cash)
    assert SPEC.view(s, 0)["players"][1]["cash"] == shown
    assert SPEC.view(s, 1)["players"][1]["cash"] == 70
    assert ({world.cash[1] for world in worlds(s, 0)} == {70}) == open_cash


@pytest.mark.parametrize(("open_favors", "shown"), [(True, [1, 0, 0]), (False, None)])
def test_a29_favors(open_favors: bool, shown: list[int] | None) -> None:
    s = masters(favors={"B": [20]}, open_favors=open_favors)
    view = SPEC.view(s, 0)["players"][1]
    assert view["favors"] == shown
    assert view["favor_count"] == 1
    assert ({tuple(world.favors[3:6]) for world in worlds(s, 0)} == {(1, 0, 0)}) == open_favors


def test_others_cards_are_a_number() -> None:
    s = masters(hands={"A": ["LLL"], "B": ["IIN", "GGS"]}, rumors={"B": "GG"})
    view = SPEC.view(s, 0)
    assert (view["players"][1]["orders"], view["players"][1]["known_orders"]) == (2, [])
    assert (view["players"][1]["rumors"], view["players"][1]["known_rumors"]) == (2, None)
    assert [order["code"] for order in view["hand"]] == ["LLL"]
    assert view["hand"][0]["missing"] == [0, 0, 0, 0, 0, 3]
    assert SPEC.view(s, SPECTATOR)["hand"] is None


def test_the_guild_master_remembers_what_he_put_under_the_deck() -> None:
    s = masters(hands={"A": []}, deck=["IIN", "LLS"], characters={"A": "guild-master"})
    visit(s, "A", GUILD_HALL)
    act(s, "A", DRAW_TWO, card("LLS"))
    assert {world.deck.cards for world in worlds(s, 0)} == {(card("IIN"),)}
    visit(s, "B", GUILD_HALL)
    act(s, "B", DRAW)
    assert SPEC.view(s, 0)["players"][1]["known_orders"] == [card("IIN")]
    assert SPEC.view(s, 2)["players"][1]["known_orders"] == []


def test_used_favors_at_the_bottom_are_known() -> None:
    s = masters(favors={"A": [40]})
    visit(s, "A", CHURCH)
    act(s, "A", 1 + (2 * 5) * 4)
    assert s.stack.known_to[0] == -1
    assert {world.stack.cards[0] for world in worlds(s, 1)} == {2}


def test_only_the_owner_learns_their_cards_and_rumors() -> None:
    sink: list[Event] = []
    s = SPEC.new(3, {}, 9, sink)
    assert isinstance(s, Masters)
    play_randomly(s, 1)
    private = [event for event in sink if event.kind in ("order-seen", "rumor-seen")]
    assert {event.kind for event in private} == {"order-seen", "rumor-seen"}
    assert all(event.audience == 1 << event.seat for event in private)


def test_the_end_shows_how_the_totals_came_about() -> None:
    s = fresh(3, 2)
    play_randomly(s, 2)
    view = SPEC.view(s, SPECTATOR)
    assert [part["total"] for part in view["breakdown"]] == view["scores"] == s.scores()
    parts = ("points", "tax", "orders", "stock", "cash")
    assert [sum(part[key] for key in parts) for part in view["breakdown"]] == view["scores"]
    assert all(player["cash"] is not None for player in view["players"])


def test_no_event_tells_how_much_money_somebody_has() -> None:
    """A-28: payments are public, totals are not."""
    sink: list[Event] = []
    s = masters(cash={"A": 735, "B": 735, "C": 735, "D": 735})
    s.sink = sink
    s.then(Bid(15))
    for seat in range(4):
        s.act(seat, 5 * seat)
    assert not any(arg in (735, 730, 725, 720) for event in sink for arg in event.args)


def test_the_view_shows_what_the_screen_needs() -> None:
    s = masters(
        price={"G": 95},
        shares={"A": {"G": 2}, "B": {"G": 1}},
        docks={2: "SSN"},
        office="I-",
        cubes={"A": "LL"},
    )
    places(s, {"A": SHOPS, "B": DOCKS, "C": DOCKS, "D": CHURCH}, "ABCD")
    view = SPEC.view(s, 0)
    shop = view["shops"][1]
    assert (shop["price"], shop["to_control"], shop["to_split"]) == (95, 2, 13)
    assert (shop["owned"], shop["majority"], shop["supply"]) == ([2, 1, 0, 0], 0, 7)
    assert view["docks"][1] == {"cubes": [0, 0, 1, 2, 0, 0], "cost": 120}
    assert [office["cube"] for office in view["offices"]] == [0, None]
    assert view["forecast"] == [
        {"place": SHOPS, "seats": [1, 2, 3]},
        {"place": DOCKS, "seats": [1, 2, 3, 0]},
        {"place": CHURCH, "seats": [3]},
    ]
    assert view["slot"]["seat"] == 0
    assert view["next_bid"] == 3
    assert view["goods"][3]["bag"] == 13
    assert view["estimate"]["goods_tax"] == 40
