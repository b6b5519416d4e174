"""4.5 What a seat sees, and the worlds it cannot tell apart."""

from collections import Counter

import pytest
from lagoon_scenario import FIXTURES, STUCK, lagoon

from serenissima.core.dice import from_seed
from serenissima.games.lagoon import SPEC
from serenissima.games.lagoon.data import ROWS, kind_name, kinds_named
from serenissima.games.lagoon.knowledge import possible_deals
from serenissima.games.lagoon.picks import from_short_form, pick_type
from serenissima.games.lagoon.state import Lagoon


def new_game(seats: int, seed: int, turns: int, **options: bool) -> Lagoon:
    s = SPEC.new(seats, options, seed)
    assert isinstance(s, Lagoon)
    dice = from_seed(seed)
    for _ in range(turns):
        picks = s.options(s.turn())
        s.act(s.turn(), picks[dice.below(len(picks))])
    return s


@pytest.mark.parametrize("turns", [0, 9, 20, 30])
def test_worlds_give_every_seat_a_whole_row(turns: int) -> None:
    s = new_game(4, turns, turns)
    dice = from_seed(1)
    for seat in range(-1, 4):
        world = SPEC.resample(s, seat, dice)
        for owner in range(4):
            played = [k for k, by in zip(world.tile_kind, world.tile_seat, strict=True) if by == owner]
            assert sorted([*played, *world.hand[owner], *world.stash[owner]]) == sorted(ROWS[world.row[owner]])


def test_everything_hidden_varies() -> None:
    s = new_game(4, 1, 0)
    dice = from_seed(1)
    worlds = [SPEC.resample(s, 0, dice) for _ in range(60)]
    assert all(world.hand[0] == s.hand[0] for world in worlds)
    assert len({world.stash[0] for world in worlds}) > 40
    for seat in (1, 2, 3):
        assert len({world.hand[seat] for world in worlds}) > 20
        assert len({world.row[seat] for world in worlds}) > 1


def test_a_single_tile_other_than_an_ace_reveals_the_row() -> None:
    s = lagoon("E S5 (0,-2)", hands={1: "S1 A1"})
    s.tile_seat[-1] = 2
    deals, _ = possible_deals(s, 3)
    assert {deal[2] for deal in deals} == {1}
    rows = SPEC.view(s, 3)["rows"]
    assert rows[1]["owners"] == [2]
    assert rows[1]["unseen"] == ["M2", "M2", "C0", "C4", "S1", "A1", "A3"]
    assert rows[0]["owners"] == [0, 1, 3]


def test_aces_leave_two_rows_in_equal_doubt() -> None:
    s = lagoon("E A1 (0,-2)", hands={1: "M1 C3"})
    s.tile_seat[-1] = 2
    deals, weights = possible_deals(s, 3)
    shares: Counter[int] = Counter()
    for deal, weight in zip(deals, weights, strict=True):
        shares[deal[2]] += weight
    assert shares[0] == shares[1] > 0
    assert set(shares) == {0, 1}


def test_a_seat_knows_its_row_from_its_hand_but_not_the_order() -> None:
    s = new_game(4, 1, 0)
    seat = next(seat for seat in range(4) if any(kind % 6 != 1 for kind in s.hand[seat]))
    deals, _ = possible_deals(s, seat)
    assert {deal[seat] for deal in deals} == {s.row[seat]}
    assert all(len({deal[other] for deal in deals}) == 3 for other in range(4) if other != seat)


def test_public_rows_stay_put() -> None:
    s = new_game(3, 4, 5, stash_public=True)
    assert all(SPEC.resample(s, -1, from_seed(i)).row == s.row for i in range(10))


def test_worlds_respect_what_a_discard_has_shown() -> None:
    """A player who discards shows that the tile kept in hand fitted nowhere either."""
    tiles = "M4 M0"
    s = lagoon(*STUCK, hands={0: tiles, 1: "S1 C0"}, stashes={0: "A1 C2 S3 A5 S1 C2"}, coins={0: 0}, pawns={0: 1})
    for index in (4, 5, 6):
        s.tile_seat[index] = -1
    s.act(0, from_short_form("D M4"))
    dice = from_seed(4)
    for _ in range(40):
        assert kinds_named("M0")[0] in SPEC.resample(s, 1, dice).hand[0]
    assert SPEC.resample(s, 0, dice).hand[0] == s.hand[0]


def test_hidden_discards_move_but_were_unplaceable() -> None:
    s = lagoon(
        *STUCK,
        hands={0: "M4 M0", 1: "S1 C0"},
        stashes={0: "A1 C2 S3 A5 S1 C2"},
        coins={0: 0},
        pawns={0: 1},
        discard_public=False,
    )
    for index in (4, 5, 6):
        s.tile_seat[index] = -1
    s.act(0, from_short_form("D M4"))
    dice = from_seed(4)
    gone = Counter(kind_name(SPEC.resample(s, 1, dice).discards[0][1]) for _ in range(200))
    assert {name[0] for name in gone} == {"M"}
    assert len(gone) > 2
    assert {kind_name(SPEC.resample(s, 0, dice).discards[0][1]) for _ in range(20)} == {"M4"}


def test_a_later_build_can_end_the_doubt() -> None:
    s = lagoon(*STUCK, hands={0: "M4 M0", 1: "S1"}, stashes={0: "A1 S3"}, coins={0: 0}, pawns={0: 1, 1: 0})
    s.act(0, from_short_form("D M4"))
    assert s.shut[0] == 1
    s.act(1, from_short_form("E S1 (0,-2)"))
    s.act(2, from_short_form("C 2"))
    s.act(3, from_short_form("C 3"))
    other = s.clone()
    s.act(0, next(pick for pick in s.options(0) if pick_type(pick) == 0))
    assert s.shut[0] == 1, "Suns were drawn afterwards: the Moons are still there"
    other.hand[0] = kinds_named("M0 M5")
    other.forget_options()
    other.act(0, from_short_form("D M0"))
    assert other.shut[0] == 1


def test_a_view_shows_one_hand_and_the_asked_player_their_spots() -> None:
    s = new_game(4, 3, 10)
    for seat in range(-1, 4):
        view = SPEC.view(s, seat)
        assert view["hand"] == ([kind_name(kind) for kind in s.hand[seat]] if seat >= 0 else [])
        assert bool(view["spots"]) == (seat == s.turn())


def test_spots_show_every_build_with_its_gain() -> None:
    s = lagoon(*FIXTURES["F1"], hands={0: "M4 C3"})
    spots = SPEC.view(s, 0)["spots"]
    builds = [pick for pick in s.options(0) if pick_type(pick) < 2]
    shown = [entry["pick"] for tile in spots.values() for entry in tile["extend"]]
    shown += [links["pick"] for tile in spots.values() for place in tile["bridge"] for links in place["sets"]]
    assert sorted(shown) == builds
    place = next(place for place in spots["M4"]["bridge"] if (place["x"], place["y"]) == (3, -3))
    assert [(links["text"], links["gain"], links["cost"]) for links in place["sets"]] == [
        ("B M4 (3,-3) {4}", 3, 1),
        ("B M4 (3,-3) {6}", 8, 1),
        ("B M4 (3,-3) {4,6}", 8, 2),
    ]
    assert place["sets"][2]["links"][1] == {"half": 6, "x": 2, "y": -2, "tile": 4, "island": 0, "value": 5}


def test_islands_show_sum_distance_route_and_missing_suits() -> None:
    s = lagoon(*FIXTURES["F4"], pawns={2: 6})
    island = SPEC.view(s, -1)["islands"][6]
    assert island == {
        "island": 6,
        "centre": False,
        "sum": 1,
        "distance": 3,
        "route": [6, 5, 4, 0],
        "missing": [0, 1, 3],
        "full": False,
        "pawn": 2,
        "value": -2,
    }


def test_the_end_shows_how_the_totals_came_about() -> None:
    s = lagoon(*FIXTURES["F2"], seats=3, pawns={0: 4, 1: 1}, scores={0: 7, 1: 9, 2: 3}, turn=2)
    s.act(2, from_short_form("C 0"))
    view = SPEC.view(s, -1)
    assert view["over"]
    assert view["ending"] == "complete"
    assert view["ranks"] == [2, 1, 3]
    assert view["breakdown"][0] == {
        "seat": 0,
        "score": 7,
        "island": 4,
        "sum": 2,
        "distance": 1,
        "bonus": 1,
        "total": 8,
    }


@pytest.mark.parametrize("public", [True, False])
def test_secrets_are_what_only_other_views_show(public: bool) -> None:
    s = new_game(4, 3, 20, discard_public=public)
    views = [SPEC.known(SPEC.view(s, seat)) for seat in range(4)]
    for seat in range(4):
        assert SPEC.secrets(s, seat) == set().union(*views) - views[seat]
    assert SPEC.secrets(s, -1) == set().union(*views) - SPEC.known(SPEC.view(s, -1))
