"""What the finished games of a club say: ratings, head to head and records, each calculated by hand."""

import random
import time

from openskill.models import PlackettLuce

from serenissima.server.clubs.results import FEWEST, Finished, Player, Results, results_of
from serenissima.table.ratings import Ratings


def game(id: str, *order: str, title: str = "regatta", ended: float = 1.0, scores: tuple[int, ...] = ()) -> Finished:
    """A game with its players in the order in which they finished; a name that begins with “bot” is a bot's level."""
    players = [
        Player(
            None if name.startswith(("bot", "?")) else name,
            name if name.startswith("bot") else None,
            scores[number] if scores else 10 - number,
            number + 1,
        )
        for number, name in enumerate(order)
    ]
    return Finished(id, title, ended, tuple(players))


def results(*games: Finished, bots: bool = False, since: float | None = None) -> Results:
    return results_of(games, bots, since)


def test_head_to_head_counts_every_pair_of_people_once_per_game() -> None:
    found = results(game("1", "a", "b", "c"), game("2", "b", "a"), game("3", "a", "b"))
    assert found.pairs == {("a", "b"): [2, 1, 0], ("a", "c"): [1, 0, 0], ("b", "c"): [1, 0, 0]}
    level = Finished("4", "regatta", 1.0, (Player("a", None, 5, 1), Player("b", None, 5, 1)))
    assert results(level).pairs == {("a", "b"): [0, 0, 1]}
    assert results(level).tallies["b"].wins == 1, "a shared win is one for both"


def test_a_rating_is_shown_after_three_games_and_moves_with_the_results() -> None:
    games = [game(str(number), "a", "b") for number in range(FEWEST)]
    assert results(*games[:-1]).overall.of("a") is None
    found = results(*games)
    best, worst = found.overall.of("a"), found.overall.of("b")
    assert best is not None
    assert worst is not None
    assert best[0] > 1500 > worst[0]
    assert best[0] - 1500 == 1500 - worst[0]
    later = results(*games, *(game(f"x{number}", "a", "b") for number in range(20))).overall.of("a")
    assert later is not None
    assert later[0] > best[0]
    assert later[1] < best[1], "more games, a shorter bar"


def test_a_title_has_ratings_of_its_own() -> None:
    games = [game(f"r{number}", "a", "b") for number in range(4)]
    games += [game(f"d{number}", "b", "a", title="doge") for number in range(4)]
    found = results(*games)
    regatta, doge = found.by_game["regatta"], found.by_game["doge"]
    assert regatta.ratings.of("a") == doge.ratings.of("b")
    assert regatta.games == doge.games == 4
    assert found.overall.games == 8


def test_games_with_bots_count_only_if_the_club_says_so() -> None:
    games = [game(str(number), "a", "bot-easy") for number in range(3)]
    assert results(*games).counted == 0
    assert results(*games).tallies == {}
    found = results(*games, bots=True)
    assert found.counted == 3
    assert found.by_game["regatta"].levels == {"bot regatta bot-easy": "bot-easy"}
    assert found.overall.of("a") is not None


def test_bots_are_anchors_they_do_not_drift() -> None:
    games = [game(str(number), *(("a", "bot-easy") if number % 2 else ("bot-easy", "a"))) for number in range(60)]
    table = results(*games, bots=True).overall
    person, bot = table.ratings.of("a"), table.ratings.of("bot regatta bot-easy")
    assert bot.sigma < person.sigma


def test_two_seats_of_one_level_are_rated_by_their_mean_rank() -> None:
    found = results(game("1", "a", "bot-easy", "bot-easy"), bots=True).overall
    assert found.played == {"a": 1, "bot regatta bot-easy": 1}


def test_a_deleted_person_is_an_opponent_without_a_name() -> None:
    found = results(*(game(str(number), "?", "a") for number in range(3)))
    rating = found.overall.of("a")
    assert rating is not None
    assert rating[0] < 1500
    assert list(found.tallies) == ["a"]


def test_a_game_for_one_is_no_comparison() -> None:
    found = results(game("1", "a"))
    assert found.counted == 1
    assert found.overall.games == 0


def test_ratings_begun_anew_forget_earlier_games_and_nothing_else_does() -> None:
    games = [game(str(number), "a", "b", ended=float(number)) for number in range(6)]
    found = results(*games, since=2.0)
    assert found.overall.played == {"a": 3, "b": 3}
    assert found.overall.ratings.of("a") == results(*games[3:]).overall.ratings.of("a")
    assert found.counted == 6
    assert found.pairs[("a", "b")] == [6, 0, 0]


def test_streaks_and_best_scores_say_where_they_were_set() -> None:
    found = results(
        game("1", "a", "b", scores=(7, 3)),
        game("2", "a", "b", scores=(9, 3)),
        game("3", "b", "a", scores=(4, 2)),
        game("4", "a", "b", scores=(9, 1)),
    )
    assert (found.tallies["a"].longest, found.tallies["a"].ended_at) == (2, "2")
    assert found.best["regatta"] == {"a": (9, "2"), "b": (4, "3")}


def test_changes_are_the_steps_of_the_overall_rating() -> None:
    games = [game(str(number), *("ab" if number % 3 else "ba")) for number in range(12)]
    found = results(*games)
    assert found.changes["0"] == {}, "nobody is rated yet"
    first = results(*games[:FEWEST]).overall.of("a")
    last = found.overall.of("a")
    assert first is not None
    assert last is not None
    assert first[0] + sum(each.get("a", 0) for each in found.changes.values()) == last[0]


def test_the_same_games_give_the_same_ratings_whatever_the_order_of_seats() -> None:
    one, other = Ratings(PlackettLuce(tau=0.0)), Ratings(PlackettLuce(tau=0.0))
    one.add({"a": 1, "b": 2, "c": 3})
    other.add({"c": 3, "a": 1, "b": 2})
    assert [one.of(name) for name in "abc"] == [other.of(name) for name in "abc"]


def test_the_work_grows_with_the_games_and_not_with_their_square() -> None:
    chance = random.Random(1)
    people = [f"p{number}" for number in range(100)]
    games = [game(str(number), *chance.sample(people, 4)) for number in range(2000)]

    def seconds(count: int) -> float:
        begun = time.process_time()
        results(*games[:count])
        return time.process_time() - begun

    seconds(100)
    assert seconds(2000) < 12 * seconds(500), "four times the games; sixteen times the work would be quadratic"
