"""The greedy player: it knows what 9.1 says, and chance does not beat it."""

from lagoon_scenario import FIXTURES, STUCK, lagoon

from serenissima.bots.greedy.lagoon import chance_of_none, choose, offered
from serenissima.core.dice import from_seed
from serenissima.games.lagoon import SPEC
from serenissima.games.lagoon.data import text
from serenissima.games.lagoon.state import Lagoon


def choice(s: Lagoon) -> str:
    pick = choose(s, s.turn(), from_seed(1))
    assert pick in s.options(s.turn())
    return text(pick)


def test_it_takes_the_full_sum() -> None:
    s = lagoon("E S5 (0,-2)", "E C4 (0,-4)", hands={0: "A3 M0"}, stashes={0: "M4 S3 C2 C2"})
    assert choice(s).startswith("E A3")


def test_it_leaves_little_to_those_who_hold_the_missing_suit() -> None:
    rich = lagoon(*FIXTURES["F1"], hands={1: "C4 C4"})
    poor = lagoon(*FIXTURES["F1"], hands={1: "S4 S3"})
    assert offered(rich, 0) > offered(poor, 0) == 0
    full = lagoon(*FIXTURES["F5"], hands={1: "C4 C4"})
    assert offered(full, 0) == 0


def test_it_captures_an_island_that_stands_out_in_the_second_half() -> None:
    s = lagoon(*FIXTURES["F5"], hands={0: "M4 S3"}, stashes={0: "C2 C2"})
    assert choice(s) == "C 0"
    early = lagoon(*FIXTURES["F5"], hands={0: "M4 S3"}, stashes={0: "C2 C2 A1 A5 M0 S1"})
    assert choice(early)[0] in "EB"


def test_it_places_the_pawn_before_its_last_tiles() -> None:
    s = lagoon(hands={0: "M4 S3"})
    assert choice(s)[0] == "C"


def test_it_discards_its_lowest_tile() -> None:
    assert choice(lagoon(*STUCK, hands={0: "M5 M4"}, coins={0: 0}, pawns={0: 1})) == "D M4"
    assert choice(lagoon(*STUCK, hands={0: "M5 M4"}, coins={0: 0}, stuck_must_discard=True)) == "D M4"
    assert choice(lagoon(hands={1: "M1"}, centre_capture=False)) == "P"


def test_its_choice_does_not_depend_on_what_it_cannot_know() -> None:
    """Once all rows are known, every world has the same unseen tiles and so gives the same answer."""
    s = SPEC.new(4, {"stash_public": True}, 3)
    dice = from_seed(3)
    for number in range(12):
        seat = s.turn()
        answers = {choose(world, seat, dice) for world in [lagoon_world(s, seat, i) for i in range(3)]}
        assert len(answers) == 1, number
        s.act(seat, answers.pop())


def lagoon_world(s: object, seat: int, seed: int) -> Lagoon:
    assert isinstance(s, Lagoon)
    return SPEC.resample(s, seat, from_seed(seed))


def test_chance_of_none() -> None:
    assert chance_of_none(8, 2, 1) == 6 / 8
    assert chance_of_none(8, 2, 2) == 6 * 5 / (8 * 7)
    assert chance_of_none(2, 1, 2) == 0


def test_it_beats_chance_from_every_seat() -> None:
    for game in range(12):
        seats = 3 + game % 2
        mine = game // 2 % seats
        s = SPEC.new(seats, {}, game)
        dice = from_seed(game)
        while not s.is_over:
            seat = s.turn()
            picks = s.options(seat)
            is_mine = seat == mine
            s.act(
                seat, choose(lagoon_world(s, seat, s.number), seat, dice) if is_mine else picks[dice.below(len(picks))]
            )
        assert s.ranks()[mine] == 1
        assert s.ranks().count(1) == 1
