"""Advice and analysis: what is told, who is refused, and that neither can drown the server."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from no_limits import NO_LIMITS
from server_support import Person, eventually, play_out, serving, settings

from regatta.spec import SPEC
from serenissima.bots.advice import Advice, merged
from serenissima.bots.api import Weighed
from serenissima.core.spec import GameSpec
from serenissima.server.bots.hints import MOST_SEARCHES, REMEMBERED, Hints, Thought, hint_of
from serenissima.server.bots.pool import BotPool
from serenissima.server.bots.process import KEPT, NICE, Job, JobRunner
from serenissima.server.offer import load_offer
from serenissima.server.settings import Rate
from serenissima.server.storage.store import Store
from serenissima.server.tables.repository import Tables


def finished(person: Person) -> str:
    """A game between two people at one device, played to the end with their lowest oars."""
    id = str(person.make("me", "here:Bianca")["id"])
    play_out(person, id, [0, 1])
    return id


def analysed(person: Person, id: str) -> dict[str, object]:
    person.post(f"/api/tables/{id}/analysis")
    told: dict[str, object] = eventually(
        lambda: (found := person.get(f"/api/tables/{id}/analysis"))["state"] == "done" and found
    )
    return told


def test_a_hint_has_the_three_best_choices_with_the_chance_to_win(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    told = anna.post(f"/api/tables/{id}/hint", seat=0)
    assert [(each["pick"], each["value"]) for each in told["choices"]] == [(7, 0.7), (6, 0.6), (5, 0.5)]
    assert told["choices"][1]["label"] == {"id": "regatta-oar", "args": {"oar": 6}}
    assert (told["pick"], told["label"]) == (7, told["choices"][0]["label"])


def test_at_first_sight_a_hint_is_one_choice(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    told = anna.post(f"/api/tables/{id}/hint", seat=0, quick=True)
    assert [(each["pick"], each["value"]) for each in told["choices"]] == [(7, None)]


@pytest.mark.parametrize("adviser", ["crash", "fault", "nonsense", "sleep"])
def test_when_the_adviser_fails_greedy_advises(tmp_path: Path, adviser: str) -> None:
    with serving(settings(tmp_path, adviser=adviser, budgets={"sleep": 0.3})) as base:
        anna = Person(base, "Anna")
        id = anna.make("me", "here:Bianca")["id"]
        told = anna.post(f"/api/tables/{id}/hint", seat=0)
        assert [(each["pick"], each["value"]) for each in told["choices"]] == [(7, None)]


def test_only_asked_seats_get_hints(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open")["id"]
    assert anna.refused(409, f"/api/tables/{id}/hint", seat=0) == "server-not-begun"
    bruno.post(f"/api/tables/{id}/claim", seat=1)
    assert bruno.refused(403, f"/api/tables/{id}/hint", seat=0) == "server-not-your-seat"
    over = finished(anna)
    assert anna.refused(409, f"/api/tables/{over}/hint", seat=0) == "illegal-game-over"


class Counting(BotPool):
    """A pool that counts how often it is asked for advice."""

    asked = 0

    async def advise(
        self, spec: GameSpec, position: dict[str, Any], seat: int, person: str, known: list[Weighed]
    ) -> Advice:
        self.asked += 1
        await asyncio.sleep(0)
        found = [Weighed(7, 0.6, 10), Weighed(5, 0.4, 3), Weighed(6, 0.8, 2), Weighed(1, 0.1, 1)]
        return Advice(merged(known, found))


async def ask_twice_and_more(folder: Path) -> int:
    chosen = settings(folder)
    pool = Counting(chosen)
    tables = Tables(Store(chosen.database), load_offer(chosen.offer), chosen, time.time)
    hints = Hints(tables, pool)
    s = SPEC.new(2, {}, 1)
    position = s.dump()

    async def ask(number: int) -> Thought:
        return await hints.think("anna", ("table", number, 0), SPEC, position)

    first, second = await asyncio.gather(ask(0), ask(0))
    assert first is second
    assert (pool.asked, first.searches) == (1, 1)
    assert first.advice is not None
    told = hint_of(SPEC, s, 0, first.advice)
    # Those that were tried less often are not called better by luck.
    assert [(each.pick, each.value) for each in told.choices] == [(7, 0.6), (6, 0.6), (5, 0.4)]
    assert [each.equal for each in told.choices] == [False, True, False]
    assert (told.pick, told.tries, told.why) == (7, 16, None)
    # Asked again, it goes on with what it knows; some day that is enough.
    for search in range(2, MOST_SEARCHES + 5):
        again = await ask(0)
        assert again.advice is not None
        done = min(search, MOST_SEARCHES)
        assert (again.searches, again.advice.weighed[0].visits) == (done, 10 * done)
    for number in range(REMEMBERED + 10):
        await ask(number)
    assert len(hints.thoughts) == REMEMBERED
    return pool.asked


def test_a_question_is_searched_further_when_it_is_asked_again(tmp_path: Path) -> None:
    # Question 0 has had all its searches when the others come.
    assert asyncio.run(ask_twice_and_more(tmp_path)) == MOST_SEARCHES + REMEMBERED + 9


def test_a_bot_that_thinks_long_holds_up_no_quick_answer_and_waits_for_no_other_for_ever(tmp_path: Path) -> None:
    wanted = settings(tmp_path, budgets={"sleep": 30.0}, bot_processes=2, patience=0.3)
    with serving(wanted) as base:
        anna = Person(base, "Anna")
        anna.make("me", "sleep")
        quick = anna.make("me", "greedy")["id"]
        eventually(lambda: anna.position(quick)["waiting"] == [0])
        second = anna.make("me", "sleep")["id"]
        with anna.socket(second, 0) as line:
            assert line.hear("notice")["message"]["id"] == "server-bot-fell-back"
        assert anna.post(f"/api/tables/{quick}/hint", seat=0)["choices"][0]["value"] is None


def test_somebody_with_many_searches_delays_only_their_own(tmp_path: Path) -> None:
    """Anna hosts tables whose bots think for ever. They share one of the two places; Bruno has the other one."""
    wanted = settings(tmp_path, budgets={"sleep": 30.0}, bot_processes=3, patience=0.5)
    with serving(wanted) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        his, hers = bruno.make("me", "here:Bianca")["id"], anna.make("me", "here:Bianca")["id"]
        with bruno.socket(his, 0):
            for _ in range(3):
                anna.make("me", "sleep")
            game = finished(bruno)  # meanwhile Anna's first bot has begun to think
            assert anna.post(f"/api/tables/{hers}/hint", seat=0)["choices"][0]["value"] is None
            assert bruno.post(f"/api/tables/{his}/hint", seat=0)["choices"][0]["value"] == 0.7
            assert analysed(bruno, game)["chances"]


def test_an_analysis_has_the_chances_of_each_seat_and_the_costliest_decisions(anna: Person) -> None:
    id = finished(anna)
    told = analysed(anna, id)
    chances = told["chances"]
    assert [len(line) for line in chances] == [len(chances[0])] * 2
    assert chances[0][0] == [0, 0.7]
    result = anna.position(id)["result"]
    shares = [1 / result["ranks"].count(1) if rank == 1 else 0 for rank in result["ranks"]]
    assert [line[-1][1] for line in chances] == pytest.approx(shares, abs=0.001)
    costliest = told["swings"][0]
    assert (costliest["at"], costliest["seat"], costliest["value"], costliest["chance"]) == (0, 0, 0.1, 0.7)
    assert (costliest["label"]["args"]["oar"], costliest["best"]["args"]["oar"]) == (1, 7)
    assert 1 < len(told["swings"]) <= 8


def test_an_analysis_is_made_once_and_kept(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna = Person(base, "Anna")
        id = finished(anna)
        assert anna.get(f"/api/tables/{id}/analysis")["state"] == "none"
        told = analysed(anna, id)
        assert anna.post(f"/api/tables/{id}/analysis") == told
    with serving(settings(tmp_path, analyst="crash")) as base:
        assert Person(base).get(f"/api/tables/{id}/analysis") == told


def test_a_failed_analysis_can_be_restarted(tmp_path: Path) -> None:
    with serving(settings(tmp_path, analyst="fault")) as base:
        anna = Person(base, "Anna")
        id = finished(anna)
        assert anna.post(f"/api/tables/{id}/analysis")["state"] == "running"
        eventually(lambda: anna.get(f"/api/tables/{id}/analysis")["state"] == "none")
    with serving(settings(tmp_path, analyst="sleep")) as base:
        bruno = Person(base, "Bruno")
        assert bruno.post(f"/api/tables/{id}/analysis")["state"] == "running"
    with serving(settings(tmp_path)) as base:
        assert analysed(Person(base, "Carla"), id)["chances"]


def test_only_finished_games_are_analysed_and_private_ones_only_for_members(anna: Person, bruno: Person) -> None:
    running = anna.make("me", "here:Bianca", private=True)["id"]
    assert anna.refused(409, f"/api/tables/{running}/analysis") == "server-not-over"
    assert bruno.refused(403, f"/api/tables/{running}/analysis") == "server-private"
    assert Person(anna.base).refused(403, f"/api/tables/{running}/analysis") == "server-unknown-person"
    assert bruno.get(f"/api/tables/{running}/analysis", 403)["problem"]["id"] == "server-private"


def test_nobody_can_drown_the_server_in_analyses(tmp_path: Path) -> None:
    with serving(settings(tmp_path, analyst="sleep", analyses=1)) as base:
        anna = Person(base, "Anna")
        bruno = Person(base, "Bruno")
        first, second = finished(anna), finished(anna)
        anna.post(f"/api/tables/{first}/analysis")
        assert anna.post(f"/api/tables/{first}/analysis")["state"] == "running"
        assert bruno.refused(429, f"/api/tables/{second}/analysis") == "server-analyses-full"
        # Those who play do not wait for it.
        id = anna.make("me", "greedy")["id"]
        eventually(lambda: anna.position(id)["waiting"] == [0])


def test_one_person_has_one_analysis_at_a_time_and_others_get_theirs(tmp_path: Path) -> None:
    limited = settings(tmp_path, analyst="sleep", budgets={"sleep": 0.3})
    with serving(limited) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        first, second, third = finished(anna), finished(anna), finished(anna)
        assert anna.post(f"/api/tables/{first}/analysis")["state"] == "running"
        assert anna.refused(429, f"/api/tables/{second}/analysis") == "server-analysis-waiting"
        assert bruno.post(f"/api/tables/{third}/analysis")["state"] == "running"
        # Both go on by turns: neither waits until the other one is done.
        eventually(lambda: min(anna.get(f"/api/tables/{id}/analysis")["done"] for id in (first, third)) > 0)
        assert anna.post(f"/api/tables/{third}/analysis")["state"] == "running"


def test_when_an_analysis_has_ended_the_next_one_may_begin(anna: Person) -> None:
    for _ in range(2):
        assert analysed(anna, finished(anna))["chances"]


def test_when_too_many_searches_wait_people_are_asked_to_come_back_and_bots_answer_as_greedy(tmp_path: Path) -> None:
    crowded = settings(tmp_path, adviser="sleep", budgets={"sleep": 30.0}, bot_processes=2, bot_queue=0)
    with serving(crowded) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        his = bruno.make("me", "sleep")["id"]
        # While a whole game is played Bruno's bot has long begun to think, and nothing else may wait behind it.
        over = finished(anna)
        assert anna.refused(429, f"/api/tables/{over}/analysis") == "server-bots-busy"
        mine = anna.make("me", "here:Bianca")["id"]
        assert anna.refused(429, f"/api/tables/{mine}/hint", seat=0) == "server-bots-busy"
        assert anna.post(f"/api/tables/{mine}/hint", seat=0, quick=True)["pick"] == 7
        id = anna.make("me", "sleep")["id"]
        with anna.socket(id, 0) as line:
            line.hear("position", waiting=[0])
            anna.pick(id, 0)
            assert line.hear("notice")["message"]["id"] == "server-bot-fell-back"
        assert bruno.position(his)["waiting"] == [0, 1]


def test_an_address_may_ask_for_few_analyses(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, analyses=Rate(2, 0.001))
    with serving(settings(tmp_path, limits=limits)) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        id = finished(anna)
        for each in (anna, bruno):
            each.post(f"/api/tables/{id}/analysis")
        assert bruno.refused(429, f"/api/tables/{id}/analysis") == "server-too-fast"
        assert bruno.get(f"/api/tables/{id}/analysis")["state"] in ("running", "done")


def test_seats_take_levels_and_engines_but_no_programs(anna: Person) -> None:
    standard = load_offer("serenissima.server.offer:standard")
    assert standard.levels == ("easy", "medium", "hard", "expert", "master")
    assert "greedy" in standard.engines
    for level in ("pipe:true", "mcts:seconds=3600"):
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        assert anna.refused(400, "/api/tables", game="regatta", seats=seats) == "bot-unknown"


async def ask_priority(folder: Path) -> int:
    pool = BotPool(settings(folder))
    try:
        await pool.choose(SPEC, SPEC.new(2, {}, 1).dump(), "greedy", 0, "anna")
        process = pool.all[0].process
        assert process is not None
        return os.getpriority(os.PRIO_PROCESS, process.pid)
    finally:
        await pool.close()


def test_bot_processes_have_lower_priority_than_the_server(tmp_path: Path) -> None:
    assert asyncio.run(ask_priority(tmp_path)) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


def test_a_process_keeps_its_bots_but_not_for_ever() -> None:
    runner = JobRunner(load_offer("example_offer:offer"))
    position = SPEC.new(2, {}, 1).dump()
    first = Job("regatta", "search-0", 0, 1, position, task="advise")
    runner.run(first)
    kept = next(iter(runner.kept.values()))
    runner.run(first)
    assert next(iter(runner.kept.values())) is kept
    for number in range(KEPT):
        runner.run(Job("regatta", f"search-{number + 1}", 0, 1, position, task="advise"))
    assert len(runner.kept) == KEPT
    assert kept not in runner.kept.values()
    assert runner.run(Job("regatta", "fault", 0, 1, position)).error
    assert not runner.kept
