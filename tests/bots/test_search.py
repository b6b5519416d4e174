"""The searching bots: fair, legal, repeatable, careful with sealed answers, and better where that can be measured."""

import pytest

from serenissima.bots.api import MctsBot, Perspective, RolloutBot, make_bot, make_searcher
from serenissima.bots.names import read_name
from serenissima.bots.players import fingerprint
from serenissima.bots.policy_lookup import guide_of
from serenissima.bots.search.budget import Budget, is_clear
from serenissima.bots.search.mcts import Search
from serenissima.bots.search.rollout import ENOUGH, Racer, compare, compensate, winner
from serenissima.bots.search.tree import PROMISING, Edge, Node
from serenissima.core.dice import Dice, from_seed
from serenissima.core.frame import Sealed
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.games import find, ids
from serenissima.lab.configurations import plain_table, tables

SOME = 12
SEARCHERS = ("rollout:iterations=24", "mcts:iterations=24")
TABLES = [
    pytest.param(game, seats, id=f"{game}-{seats}")
    for game in ids()
    for seats in range(1, 6)
    if find(game).seats[0] <= seats <= find(game).seats[1]
]


def positions(game: str, seats: int, every: int, seed: int = 0) -> list[State]:
    """Positions from the whole of a greedy game, each before a decision with a choice."""
    spec = find(game)
    s = spec.new(seats, plain_table(spec, seats).options, seed)
    greedy = make_bot("greedy", game)
    dice = from_seed(seed)
    found: list[State] = []
    count = 0
    while (seat := s.turn()) >= 0:
        if len(s.options(seat)) > 1:
            if count % every == 0:
                found.append(s.clone())
            count += 1
        s.act(seat, greedy.choose(Perspective(spec, s, seat), dice))
    return found


def some_positions(game: str, seats: int, every: int, seed: int = 0) -> list[State]:
    """The same, but only a few from a long game: in five-player Venice every search is slow."""
    found = positions(game, seats, every, seed)
    return found[:: 1 + len(found) // SOME]


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_answers_are_legal_and_the_same_for_the_same_dice(game: str, seats: int, name: str) -> None:
    spec = find(game)
    for s in some_positions(game, seats, every=40):
        seat = s.turn()
        before = s.digest()
        picks = {make_bot(name, game).choose(Perspective(spec, s, seat), from_seed(5)) for _ in range(2)}
        assert len(picks) == 1
        assert picks <= set(s.options(seat))
        assert s.digest() == before


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("game", ids())
def test_hidden_information_does_not_change_the_answer(game: str, name: str) -> None:
    """A seat gives the same answer in two positions that it cannot tell apart, if chance is the same."""
    spec = find(game)
    for s in some_positions(game, 3, every=30, seed=3):
        seat = s.turn()
        worlds = [spec.resample(s, seat, from_seed(i)) for i in range(4)]
        picks = {
            make_bot(name, game).choose(Imagined(spec, truth, seat, worlds[:3]), from_seed(9))
            for truth in (s, worlds[3])
        }
        assert len(picks) == 1


class Imagined(Perspective):
    """A position in which a seat can imagine these worlds."""

    def __init__(self, spec: GameSpec, s: State, seat: int, worlds: list[State]) -> None:
        super().__init__(spec, s, seat)
        self.worlds = worlds

    def resample(self, dice: Dice) -> State:
        return self.worlds[dice.below(len(self.worlds))].clone()


@pytest.mark.parametrize("name", ["rollout:iterations=60", "mcts:iterations=60"])
def test_an_immediate_win_is_taken(name: str) -> None:
    """In the last decision of a game, where some answers certainly win and all others lose, the bot wins."""
    game = "lagoon"
    spec = find(game)
    seen = 0
    for seed in range(40):
        last = positions(game, 3, every=1, seed=seed)[-1]
        seat = last.turn()
        worlds = [spec.resample(last, seat, from_seed(i)) for i in range(4)]
        ends = {pick: {ending(world, seat, pick) for world in worlds} for pick in last.options(seat)}
        good = {pick for pick, found in ends.items() if found == {"won"}}
        bad = {pick for pick, found in ends.items() if found == {"lost"}}
        if good and bad and len(good) + len(bad) == len(ends):
            seen += 1
            assert make_bot(name, game).choose(Perspective(spec, last, seat), from_seed(1)) in good
    assert seen


@pytest.mark.parametrize(("iterations", "entrants"), [(1, 1), (24, 5), (100, 9)])
@pytest.mark.parametrize("game", ids())
def test_the_number_of_candidates_is_limited_by_the_budget(game: str, iterations: int, entrants: int) -> None:
    """The greedy pick is among the candidates and stays in the race until the end, or until it is clearly beaten."""
    spec = find(game)
    for s in some_positions(game, 3, every=60, seed=4):
        here = Perspective(spec, s, s.turn())
        bot = RolloutBot(game, read_name(f"rollout:iterations={iterations}"))
        dice = from_seed(3)
        favourite = bot.guide.candidates(here.resample(dice), here.seat, dice)[0]
        visits = {each.pick: each.visits for each in bot.weigh(here, from_seed(3))}
        assert len(visits) <= entrants
        raced = max(visits.values()) - 1  # without the winner's extra rollout
        assert visits[favourite] >= raced or visits[favourite] % ENOUGH == 0
        assert visits[favourite] >= min(iterations, 3)


@pytest.mark.parametrize(
    ("results", "is_beaten"),
    [
        pytest.param([0.5] * ENOUGH, True, id="no different"),
        pytest.param([0.49] * ENOUGH, True, id="always a little worse"),
        pytest.param([0.1, 0.2, 0.1, 0.2, 0.1, 0.2, 0.1, 0.2], True, id="much worse"),
        pytest.param([0.9, 0.0, 0.9, 0.0, 0.9, 0.0, 0.9, 0.0], False, id="perhaps unlucky"),
        pytest.param([0.5] * (ENOUGH - 1) + [0.0], False, id="worse but once"),
    ],
)
def test_a_significantly_worse_pick_is_eliminated(results: list[float], is_beaten: bool) -> None:
    leader, other = Racer(Edge(1)), Racer(Edge(2))
    leader.results = [0.5] * ENOUGH
    other.results = results
    assert leader.has_beaten(other) == is_beaten


@pytest.mark.parametrize("game", ids())
def test_the_search_ends_when_one_candidate_is_left(game: str) -> None:
    """Somewhere in a game an answer is obvious. A caller that asks what all answers are worth gets the whole budget."""
    spec = find(game)
    guide = guide_of(game)
    is_short = False
    for s in some_positions(game, 3, every=20, seed=5):
        here = Perspective(spec, s, s.turn())
        short, whole = (
            compare(guide, here.seat, here.resample, Budget(80, 0.0, in_full), from_seed(3))
            for in_full in (False, True)
        )
        assert whole.visits >= 80
        assert short.ranked()[0].pick == whole.ranked()[0].pick
        is_short = is_short or short.visits < 80
    assert is_short


def test_requested_picks_are_always_candidates() -> None:
    spec = find("doge")
    s = positions("doge", 3, every=1)[0]
    seat = s.turn()
    asked = s.options(seat)[-3:]
    bot = RolloutBot("doge", read_name("rollout:iterations=4"))
    assert set(asked) <= {each.pick for each in bot.weigh(Perspective(spec, s, seat), from_seed(1), asked)}


def ending(s: State, seat: int, pick: int) -> str:
    """How the game ends for a seat with this answer, if it ends with it."""
    twin = s.clone()
    twin.act(seat, pick)
    while (turn := twin.turn()) >= 0 and len(twin.options(turn)) == 1:
        twin.act(turn, twin.options(turn)[0])
    if not twin.is_over:
        return "open"
    ranks = list(twin.ranks())
    return "lost" if ranks[seat] > 1 else "won" if ranks.count(1) == 1 else "shared"


def searched(game: str, s: State, seat: int, iterations: int) -> Node:
    spec = find(game)
    bot = MctsBot(game, read_name("mcts:iterations=1"))
    root = Node(seat)
    here = Perspective(spec, s, seat)
    Search(bot.guide, seat, here.resample, lambda _: "", root).run(Budget(iterations, 0.0, in_full=True), from_seed(2))
    return root


def test_sealed_answers_do_not_depend_on_each_other() -> None:
    """Doge: after the searching seat's question comes one question to the next seat, whatever was chosen."""
    s = find("doge").new(3, {}, 1)
    assert isinstance(s.question(), Sealed)
    root = searched("doge", s, 1, 60)
    assert len(root.edges) > 3
    (second,) = root.after.values()
    assert second.seat == 0
    (third,) = second.after.values()
    assert third.seat == 2
    assert {key[0] for key in third.after} <= set(root.edges), "afterwards one knows one's own answer only"


def test_every_visit_is_counted_once() -> None:
    for game in ids():
        for s in some_positions(game, 3, every=60):
            root = searched(game, s, s.turn(), 30)
            assert root.visits == 30 == sum(edge.visits for edge in root.edges.values())
            assert all(edge.visits <= edge.offered for edge in root.edges.values())
            assert all(0 <= edge.mean() <= 1 for edge in root.edges.values())


def test_a_tree_is_used_again() -> None:
    """The next question to the same seat is already known, if the seat sees what was expected."""
    game = "masters"
    spec = find(game)
    bot = make_searcher("mcts:iterations=150", game)
    assert isinstance(bot, MctsBot)
    s = spec.new(3, {}, 4)
    dice = from_seed(4)
    known = 0
    for _ in range(60):
        seat = s.turn()
        here = Perspective(spec, s, seat)
        if seat == 0 and len(here.options) > 1:
            before = len(bot.memory)
            pick = bot.choose(here, dice)
            known += len(bot.memory) < before or before > 0
        else:
            pick = make_bot("greedy", game).choose(here, dice)
        s.act(seat, pick)
    assert known


@pytest.mark.parametrize("game", ids())
def test_a_remembered_tree_gives_possible_answers_only(game: str) -> None:
    """The tree was grown in many worlds, and some of them offered what the true one does not."""
    spec = find(game)
    for s in some_positions(game, 3, every=60):
        here = Perspective(spec, s, s.turn())
        bot = MctsBot(game, read_name("mcts:iterations=3"))
        known = fingerprint(spec, here.resample(from_seed(0)), here.seat)
        bot.memory[known] = with_stray_pick(here)
        assert bot.choose(here, from_seed(1)) in here.options
        bot.memory[known] = with_stray_pick(here)
        assert {weighed.pick for weighed in bot.weigh(here, from_seed(1))} <= set(here.options)


def with_stray_pick(here: Perspective) -> Node:
    """A remembered question, with a pick that seemed best and is not possible."""
    node = Node(here.seat)
    stray = Edge(max(here.options) + 1)
    stray.visits, stray.total = 90, 80.0
    node.edges[stray.pick] = stray
    node.visits = stray.visits
    return node


@pytest.mark.parametrize("game", ids())
def test_a_question_about_an_answer_does_not_change_the_favourite(game: str) -> None:
    """The greedy pick attracts the search most, whether or not somebody asks about it or another."""
    spec = find(game)
    for s in some_positions(game, 3, every=60):
        here = Perspective(spec, s, s.turn())
        bot = MctsBot(game, read_name("mcts:iterations=12"))
        for asked in ((), here.options[:1], here.options[-1:]):
            root = bot.search(here, from_seed(1), in_full=True, also=asked)
            assert [edge.promise for edge in root.edges.values()].count(PROMISING) == 1
            bot.memory.clear()


def test_a_clear_choice_ends_the_search() -> None:
    root = Node(0)
    root.edges = {1: Edge(1), 2: Edge(2)}
    root.edges[1].visits, root.edges[2].visits = 70, 20
    assert is_clear(root, 49)
    assert not is_clear(root, 50)


@pytest.mark.parametrize("game", ids())
def test_weighed_options_are_sorted_best_first(game: str) -> None:
    spec = find(game)
    for s in some_positions(game, 3, every=80):
        here = Perspective(spec, s, s.turn())
        for name in SEARCHERS:
            found = make_searcher(name, game).weigh(here, from_seed(0))
            assert {weighed.pick for weighed in found} <= set(here.options)
            assert [weighed.visits for weighed in found] == sorted((weighed.visits for weighed in found), reverse=True)
            assert all(0 <= weighed.value <= 1 for weighed in found)


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("engine", ["rollout", "mcts"])
def test_a_search_without_time_still_answers(engine: str, game: str) -> None:
    s = some_positions(game, 3, every=80)[0]
    here = Perspective(find(game), s, s.turn())
    bot = make_bot(f"{engine}:seconds=0.000001", game)
    assert bot.choose(here, from_seed(0)) in here.options


def racer_with(pick: int, results: list[float]) -> Racer:
    """A pick with these results, world by world."""
    racer = Racer(Edge(pick))
    racer.results = results
    racer.edge.visits, racer.edge.total = len(results), sum(results)
    return racer


def test_the_favourite_is_replaced_only_by_a_significantly_better_pick() -> None:
    favourite = racer_with(1, [0.5, 0.5, 0.5, 0.5])
    lucky = racer_with(2, [0.9, 0.2, 0.8, 0.2])
    better = racer_with(3, [0.6, 0.5, 0.6, 0.6])
    assert winner([favourite, lucky], favourite) is favourite
    assert winner([favourite, better], favourite) is better
    assert winner([lucky, better], favourite) is better


def test_eliminated_picks_are_compared_with_the_winner_on_shared_worlds() -> None:
    """The winner was unlucky during the race and lucky later: so would the others have been."""
    racers = [racer_with(1, [0.2, 0.2, 0.8, 0.8]), racer_with(2, [0.2, 0.2]), racer_with(3, [0.1, 0.1])]
    compensate(racers)
    assert [racer.edge.mean() for racer in racers] == pytest.approx([0.5, 0.5, 0.4])


def test_every_table_can_be_searched() -> None:
    """All options of all games: one decision each."""
    for game in ids():
        spec = find(game)
        for table in tables(spec):
            s = spec.new(table.seats, table.options, 0)
            here = Perspective(spec, s, s.turn())
            assert make_bot("mcts:iterations=8", game).choose(here, from_seed(0)) in here.options
