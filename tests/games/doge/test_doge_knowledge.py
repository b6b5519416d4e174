"""Section 4: what a view shows and hides, and worlds that a seat cannot tell apart."""

from doge_scenario import act, area, ballots, doge, elect, elect_all, fresh, lay, take

from serenissima.core.dice import from_seed
from serenissima.core.event import SPECTATOR
from serenissima.games.doge import SPEC
from serenissima.games.doge.data import PILE_SIZE
from serenissima.games.doge.state import Doge


def worlds(s: Doge, seat: int, count: int = 40) -> list[Doge]:
    dice = from_seed(5)
    found = [SPEC.resample(s, seat, dice) for _ in range(count)]
    assert all(isinstance(world, Doge) for world in found)
    return found  # type: ignore[return-value]


def test_hidden_things_vary() -> None:
    """Ballots of others on the board and in hand, sealed answers of others, the order of next year."""
    s = fresh()
    for letter in "ABCD":
        act(s, letter, ballots("SM", "013"))
    act(s, "A", ballots("CA", "12"))
    act(s, "B", ballots("CA", "12"))
    seen = worlds(s, 0)
    assert len({world.placed[7 + area("SM")] for world in seen}) > 5
    assert len({world.hand[1] for world in seen}) > 5
    assert len({world.sealed[1] for world in seen}) > 5
    assert len({world.order_next for world in seen}) > 30
    assert {world.sealed[0] for world in seen} == {ballots("CA", "12")}
    assert {world.hand[0] for world in seen} == {s.hand[0]}
    assert {PILE_SIZE[world.placed[7 + area("SM")]] for world in seen} == {3}
    assert all(world.dice.dump() != s.dice.dump() for world in seen)


def test_opened_ballots_stay() -> None:
    s = doge()
    lay(s, "SM", A="3", B="02")
    lay(s, "SP", B="33", A="1")
    elect_all(s, "SM", "SP", "CS", "DO", "CA", "SC", "QU")
    seen = worlds(s, 0)
    assert {world.placed[7 + area("SM")] for world in seen} == {1 + 6}
    assert all(world.order_next[: s.next_revealed] == s.order_next[: s.next_revealed] for world in seen)
    assert len({world.placed[7 + area("SP")] for world in seen}) > 3
    poll = SPEC.view(s, 0)["polls"][area("SP")]
    assert (poll["least"][1], poll["most"][1]) == (2, 6)
    assert SPEC.view(s, 1)["own"][area("SP")] == {"values": [3, 3], "votes": 6}
    assert SPEC.view(s, SPECTATOR)["own"] is None


def test_third_family_is_known_to_nobody() -> None:
    s = fresh(2, two_player_variant=True)
    for letter in "AB":
        act(s, letter, ballots("SM", "3"))
    place = s.placed.index(max(s.placed[14:]), 14)
    for seat in (0, 1, SPECTATOR):
        assert len({world.placed[place] for world in worlds(s, seat)}) > 4
        assert SPEC.view(s, seat)["polls"][place - 14]["ballots"][2]["values"] is None


def test_view_shows_what_the_screen_needs() -> None:
    s = doge(houses={"A": {"SM": 2}}, palaces={"SM": "BC"}, advisors={"CS": "B@SM"}, shares={"A": [1, 0, 0, 0, 0, 0]})
    elect(s, "CS", A="31", B="2")
    view = SPEC.view(s, 0)
    district = view["districts"][area("SM")]
    assert district == {
        "area": area("SM"),
        "cost": 5,
        "slots": [1, 2, None, None, None],
        "houses": [2, 0, 0, 0],
        "palaces": [0, 1, 1, 0],
        "missing": [3, 5, 5, 5],
    }
    assert view["polls"][area("CS")]["votes"] == [4, 2, 0, 0]
    assert view["advisors"][area("CS")]["controller"] == 1
    player = view["players"][0]
    assert (player["supply_houses"], player["board_houses"], player["palaces"], player["rings_left"]) == (13, 2, 1, 6)
    assert [target["missing_districts"] for target in player["targets"]] == [5, 4, 3]
    act(s, "A", take("SM"))
    assert SPEC.view(s, 0)["polls"][area("SM")]["advisors"] == [area("CS")]
