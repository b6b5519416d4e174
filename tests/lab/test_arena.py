"""The arena counts correctly, seats everybody fairly, and greedy bots beat random ones."""

from dataclasses import replace

import pytest

from serenissima.bots.api import GreedyBot, Perspective
from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.core.spec import GameSpec
from serenissima.games import all_games
from serenissima.lab.arena import Match, Plan, Results, interval, run
from serenissima.lab.arena.game import NOBODY, Played
from serenissima.lab.arena.plan import seatings
from serenissima.lab.arena.standings import DealShare
from serenissima.lab.configurations import tables


def game(seating: str, ranks: list[int], scores: list[int], ending: str = "end", length: int = 30) -> Played:
    return Played("x", list(seating), 0, ranks, scores, length, ending)


def counted(*games: Played, bots: str = "ab") -> Results:
    return Results(Plan("doge", tuple(bots), (3,)), list(games), [])


def test_the_interval_is_wilsons() -> None:
    low, high = interval(95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)
    assert interval(0, 0) == (0.0, 1.0)


def test_every_bot_has_every_seat_and_every_seat_the_same_company() -> None:
    assert seatings(("a", "b"), 2) == [["a", "b"], ["b", "a"]]
    assert seatings(("a", "b"), 4) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert seatings(("a", "b", "b"), 3) == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]
    assert seatings(("a",), 3) == [["a", "a", "a"]]
    assert sorted("".join(seating) for seating in seatings(("a", "b"), 3)) == ["aab", "aba", "abb", "baa", "bab", "bba"]
    for names in (("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")):
        for seats in range(1, 6):
            around = seatings(names, seats)
            for name in names:
                often = {sum(seating[seat] == name for seating in around) for seat in range(seats)}
                assert often == {len(around) // len(names)}


def test_pairings_of_each_format() -> None:
    def met(format: str) -> list[str]:
        plan = Plan("doge", ("a", "b", "c"), (2, 3), format=format)
        return [f"{''.join(pairing.names)}{pairing.seats}" for pairing in plan.pairings()]

    assert met("table") == ["abc2", "abc3"]
    assert met("round-robin") == ["ab2", "ac2", "bc2", "ab3", "ac3", "bc3"]
    assert met("gauntlet") == ["ab2", "ac2", "ab3", "ac3"]


def test_the_same_deals_for_every_rotation_and_every_pairing() -> None:
    plan = Plan("lagoon", ("greedy", "random", "greedy:noise=0.5"), (4,), games=4, format="round-robin", seed=10)
    games = list(Match(plan).missing())
    assert len({task.id for task in games}) == len(games) == 12
    for names in ({"greedy", "random"}, {"greedy", "greedy:noise=0.5"}, {"random", "greedy:noise=0.5"}):
        own = [task for task in games if set(task.seating) == names]
        assert [task.deal for task in own] == [10, 10, 11, 11]
        assert own[0].seating == own[1].seating[::-1]


def test_shared_wins_are_split_and_means_are_by_seat() -> None:
    results = counted(game("aba", [1, 1, 3], [5, 5, 2]), game("bab", [3, 1, 2], [1, 9, 4], "other", 40))
    a, b = results.standings
    assert (a.share.wins, b.share.wins) == (1.5, 0.5)
    assert (a.share.games, len(a.ranks), len(b.ranks)) == (2, 3, 3)
    assert (a.plain()["mean_rank"], b.plain()["mean_rank"]) == (1.67, 2.0)
    assert a.margins == [0, -3, 5]
    (pair,) = results.pairs
    assert (pair.a_wins, pair.b_wins, pair.draws) == (1, 0, 1)
    summary = results.summary()
    assert summary["length"] == {"min": 30, "median": 35, "max": 40}
    assert summary["ends"] == {"end": 1, "other": 1}


def test_seats_are_counted_apart_from_bots() -> None:
    (table,) = counted(game("aba", [1, 2, 3], [3, 2, 1]), game("bab", [1, 2, 2], [3, 2, 2])).tables
    assert [share.wins for share in table.by_seat] == [2, 0, 0]
    assert [share.games for share in table.by_bot["a"]] == [1, 1, 1]
    assert [share.wins for share in table.by_bot["b"]] == [1, 0, 0]
    assert table.advantage(table.by_seat[0])[0] == pytest.approx(2 / 3)
    assert table.first_player() is None


def test_the_first_player_is_the_one_who_begins_not_the_first_seat() -> None:
    (table,) = counted(
        replace(game("aba", [1, 2, 3], [3, 2, 1]), first=2), replace(game("bab", [2, 1, 2], [2, 3, 2]), first=0, deal=1)
    ).tables
    assert [share.wins for share in table.by_turn] == [0, 2, 0]
    assert table.first_player() == {"advantage": -0.3333, "low": -0.3333, "high": 0.3243}
    lagoon = run(Plan("lagoon", ("random",), (4,), games=12))
    assert len({played.first for played in lagoon.games}) > 1
    assert {played.first for played in run(Plan("doge", ("random",), (2,), games=3)).games} == {NOBODY}


def test_games_of_one_deal_do_not_make_a_seat_surer_than_the_deals_do() -> None:
    same, mixed, single = DealShare(), DealShare(), DealShare()
    for deal in range(40):
        for turn in range(6):
            same.add(deal, deal % 4 == 0)  # any player in this seat wins if the deal is good
            mixed.add(deal, (deal + turn) % 4 == 0)  # the deal does not matter
    for deal in range(240):
        single.add(deal, deal % 4 == 0)
    assert same.worth() == pytest.approx(40)
    assert mixed.worth() == 240
    assert single.worth() == pytest.approx(240, rel=0.01)
    assert same.bounds == pytest.approx(interval(10, 40))


def test_draws_do_not_decide() -> None:
    (pair,) = counted(*[game("ab", [1, 1], [5, 5])] * 100, *[game("ab", [1, 2], [5, 4])] * 3).pairs
    assert pair.decided.games == 3
    assert pair.better == ""
    (pair,) = counted(*[game("ab", [1, 1], [5, 5])] * 100, *[game("ab", [1, 2], [5, 4])] * 5).pairs
    assert pair.better == "a"


def test_ratings_follow_the_results_and_grow_surer() -> None:
    few, many = [counted(*[game("abc", [1, 2, 3], [9, 5, 1])] * count, bots="abc") for count in (3, 30)]
    for results in (few, many):
        a, b, c = [standing.rating for standing in results.standings]
        assert a is not None
        assert b is not None
        assert c is not None
        assert a.mu > b.mu > c.mu
        assert a.low < a.mu < a.high
    first, later = few.standings[0].rating, many.standings[0].rating
    assert first is not None
    assert later is not None
    assert later.sigma < first.sigma


def test_two_seats_for_one_bot_do_not_make_it_look_stronger() -> None:
    """Every order of finishing equally often: nobody is better."""
    orders = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
    results = counted(*[game("aab", ranks, [0, 0, 0]) for _ in range(50) for ranks in orders])
    a, b = [standing.rating for standing in results.standings]
    assert a is not None
    assert b is not None
    assert a.low < b.mu < a.high


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (Plan("doge", ("greedy",), (2,), format="league"), "arena-no-such-format"),
        (Plan("doge", ("greedy", "greedy"), (2,), format="round-robin"), "arena-too-few-bots"),
        (Plan("doge", ("genius",), (2,)), "bot-unknown"),
        (Plan("doge", ("greedy",), (2, 9)), "seats-out-of-range"),
        (Plan("doge", ("greedy",), (2,), options={"speed": 3}), "option-unknown"),
        (Plan("chess", ("greedy",), (2,)), "game-unknown"),
    ],
)
def test_impossible_matches_are_refused_before_any_game(plan: Plan, problem: str) -> None:
    with pytest.raises(BadTable) as refused:
        run(plan)
    assert refused.value.message.id == problem


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_greedy_beats_random_in_95_of_100_games(spec: GameSpec) -> None:
    """One greedy bot against random ones at every other seat, every seat in turn: it should hardly ever lose."""
    seats = spec.seats[1]
    results = run(Plan(spec.id, ("greedy", *["random"] * (seats - 1)), (seats,), 200, seed=7))
    greedy = results.standings[0]
    assert greedy.share.games == 200
    assert greedy.share.rate >= 0.95, greedy.plain()


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_bot_cannot_see_what_its_seat_cannot(spec: GameSpec) -> None:
    """Permuting what is hidden from a seat does not change its bot's choice."""
    bot = GreedyBot(spec.id)
    table = next(table for table in tables(spec) if table.seats == spec.seats[1])
    s = spec.new(table.seats, table.options, 5)
    dice = from_seed(5)
    for _ in range(40):
        seat = s.turn()
        if seat < 0:
            break
        here = bot.choose(Perspective(spec, s, seat), from_seed(9))
        for _ in range(3):
            world = spec.resample(s, seat, dice)
            assert bot.choose(Perspective(spec, world, seat), from_seed(9)) == here
        s.act(seat, here)
