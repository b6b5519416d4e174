"""Standing answers: given for people who are away, as real picks, and never seen by anybody else."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from postgres_support import Cluster
from server_support import Person, eventually, serving, settings

from serenissima.core.standing import pick_of
from serenissima.games import all_games, find
from serenissima.server.settings import Settings
from serenissima.server.storage.rows import PERSON, RUNNING, SeatRow, TableRow
from serenissima.server.tables.standing import answer_for, questions_of
from serenissima.server.tables.table import Table
from serenissima.table.session import Session

OFFER = "serenissima.server.offer:standard"
PLACES = ("place", "place-together")
GAMES = 12


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings(tmp_path_factory.mktemp("standing"), offer=OFFER)) as address:
        yield address


def standing(person: Person, table: str, seat: int = 0) -> Any:
    return person.get(f"/api/tables/{table}/standing?seat={seat}")


def leave(person: Person, table: str, question: str, answer: str | None, until: str = "withdrawn") -> Any:
    return person.post(f"/api/tables/{table}/standing", seat=0, question=question, answer=answer, until=until)


def game_of_two(anna: Person, bruno: Person, game: str = "doge") -> str:
    table = anna.make("me", "open", "random", game=game)
    bruno.post(f"/api/tables/{table['id']}/claim", seat=1)
    return str(table["id"])


def play(table: str, people: list[Person], without: tuple[str, ...], until: Any, seed: int = 1) -> None:
    """Answer for both at random, except for Anna's questions of the kinds `without`, until something is so."""
    rng = random.Random(seed)
    for _ in range(2000):
        if until():
            return
        for seat, person in enumerate(people):
            here = person.position(table, seat)
            assert here["result"] is None, "the game is over too early"
            asked = here["decision"]
            if asked is None or seat not in here["waiting"] or (seat == 0 and asked["kind"] in without):
                continue
            pick = rng.choice(asked["choices"])["pick"]
            answer = person.http.post(
                f"/api/tables/{table}/picks", json={"seat": seat, "number": here["number"], "pick": pick}
            )
            assert answer.status_code in (200, 409), answer.text  # 409: somebody else was faster
    raise AssertionError("it never came to pass")


def test_an_answer_is_given_as_a_real_pick_and_only_its_owner_learns_why(base: str) -> None:
    anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
    table = game_of_two(anna, bruno)
    questions = {each["id"]: each for each in standing(anna, table)["questions"]}
    assert set(questions) == {"place", "move", "build"}
    assert [each["id"] for each in questions["place"]["answers"]] == ["all", "none"]
    told = leave(anna, table, "place", "all")
    assert {each["id"]: each["answer"] for each in told["questions"]} == {"place": "all", "move": None, "build": None}
    play(table, [anna, bruno], PLACES, lambda: standing(anna, table)["given"])
    given = standing(anna, table)["given"][0]
    assert (given["question"]["id"], given["answer"]["id"]) == ("doge-standing-place", "doge-standing-place-all")
    record = anna.get(f"/api/tables/{table}/record?seat=0")
    mine = [entry for entry in record["entries"] if entry[0] == 0]
    assert all(len(entry) == 2 or entry[2] == "auto" for entry in mine), "it is recorded like any other pick"
    told = leave(anna, table, "place", None)
    assert [each["answer"] for each in told["questions"]] == [None, None, None]
    assert len(told["given"]) >= 1


def test_nobody_else_can_see_that_there_is_one(base: str) -> None:
    anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
    table = game_of_two(anna, bruno)
    with bruno.socket(table, 1) as line:
        line.hear("position", waiting=[0, 1])
        before = bruno.get(f"/api/tables/{table}")
        line.say("ping", ref="quiet")
        line.hear("pong")
        leave(anna, table, "place", "all")
        leave(anna, table, "build", "never", "turn")
        leave(anna, table, "build", None)
        line.say("ping", ref="still quiet")
        assert json.loads(line.line.recv(timeout=10)) == {"type": "pong", "ref": "still quiet"}
        after = bruno.get(f"/api/tables/{table}")
        for shown in (before, after):
            for seat in shown["seats"]:
                seat.pop("absent"), seat.pop("connected")
        assert after == before, "not even the time of the last change"
        play(table, [anna, bruno], PLACES, lambda: standing(anna, table)["given"])
        at = standing(anna, table)["given"][0]["at"]
        heard = line.hear("position", at=at)
    assert [game["standing"] for game in anna.get("/api/me/export")["games"]] == [{"place": "all"}]
    seen = [heard, bruno.get(f"/api/tables/{table}"), bruno.get("/api/me/games")]
    assert [game["standing"] for game in bruno.get("/api/me/export")["games"]] == [{}]
    seen += [bruno.get(f"/api/tables/{table}/{what}?seat=1") for what in ("position", "log", "record")]
    assert "standing" not in json.dumps(seen)
    assert bruno.get(f"/api/tables/{table}/standing?seat=0", 403)["problem"]["id"] == "server-not-your-seat"
    assert standing(bruno, table, 1)["given"] == []


def test_until_the_next_turn(base: str) -> None:
    anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
    table = game_of_two(anna, bruno)
    leave(anna, table, "place", "all", "turn")
    leave(anna, table, "build", "never")

    def left() -> dict[str, str]:
        return {each["id"]: each["answer"] for each in standing(anna, table)["questions"] if each["answer"]}

    anna.pick(table, 0)
    assert left() == {"place": "all", "build": "never"}, "it was left in this very turn"
    bruno.pick(table, 1)
    eventually(lambda: anna.position(table, 0)["decision"] and 0 in anna.position(table, 0)["waiting"])
    answered = standing(anna, table)["answered"]
    here = anna.position(table, 0)
    if here["decision"]["kind"] not in PLACES:
        anna.pick(table, 0)
        assert left() == {"build": "never"}
        assert standing(anna, table)["answered"] > answered


def test_bad_requests_are_refused_and_change_nothing(base: str) -> None:
    anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
    table = game_of_two(anna, bruno)
    path = f"/api/tables/{table}/standing"
    assert anna.refused(400, path, seat=0, question="place", answer="sometimes") == "server-no-such-standing"
    assert anna.refused(400, path, seat=0, question="weather", answer="all") == "server-no-such-standing"
    assert anna.refused(400, path, seat=0, question="place", answer="all", until="ever") == "server-malformed"
    assert anna.refused(403, path, seat=1, question="place", answer="all") == "server-not-your-seat"
    assert bruno.refused(403, path, seat=0, question="place", answer=None) == "server-not-your-seat"
    assert Person(base).refused(403, path, seat=0, question="place", answer=None) == "server-unknown-person"
    assert anna.get(f"/api/tables/{table}/standing?seat=25", 400)["problem"]["id"] == "server-malformed"
    assert all(each["answer"] is None for each in standing(anna, table)["questions"])
    path = f"/api/tables/{anna.make('me', 'open', 'open', game='doge')['id']}/standing"
    assert anna.refused(409, path, seat=0, question="place", answer="all") == "server-not-begun"


def test_a_game_without_standing_answers_has_none(base: str) -> None:
    anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
    table = game_of_two(anna, bruno, "lagoon")
    assert standing(anna, table) == {"questions": [], "given": [], "answered": 0}
    path = f"/api/tables/{table}/standing"
    assert anna.refused(400, path, seat=0, question="place", answer="all") == "server-no-such-standing"
    assert questions_of("regatta") == {}


def goes_on_after_a_restart(first: Settings, second: Settings) -> None:
    with serving(first) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        table = game_of_two(anna, bruno)
        leave(anna, table, "place", "none")
        cookies = [anna.http.cookies, bruno.http.cookies]
    with serving(second) as base:
        people = [Person(base), Person(base)]
        for person, jar in zip(people, cookies, strict=True):
            person.http.cookies = jar
        play(table, people, PLACES, lambda: standing(people[0], table)["given"], seed=2)


def test_standing_answers_survive_a_restart(tmp_path: Path) -> None:
    goes_on_after_a_restart(settings(tmp_path, offer=OFFER), settings(tmp_path, offer=OFFER))


def test_two_workers_know_the_same_standing_answers(cluster: Cluster, tmp_path: Path) -> None:
    """One worker stores it, the other one gives it; what others see of the table stays the same at both."""
    chosen = settings(tmp_path, database=cluster.url, offer=OFFER)
    with serving(chosen) as one, serving(chosen) as two:
        anna, bruno = Person(one, "Anna"), Person(two, "Bruno")
        table = game_of_two(anna, bruno)
        with bruno.socket(table, 1) as line:
            line.hear("position")
            number = bruno.get(f"/api/tables/{table}")
            leave(anna, table, "place", "all")
            play(table, [anna, bruno], PLACES, lambda: standing(anna, table)["given"], seed=3)
        assert number["id"] == table


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_what_a_game_offers_exists(spec: Any) -> None:
    """Every kind is a question of the game, ids are unique, and an answer that is not on offer is not given."""
    for question in questions_of(spec.id).values():
        assert len({answer.id for answer in question.answers}) == len(question.answers)
        for answer in question.answers:
            assert pick_of(answer, (999,)) in (None, 999)
    assert find(spec.id) is spec


def running_table(spec: Any, seats: int, seed: int) -> Table:
    """A game of people, in memory only."""
    table = Table("table")
    table.spec = spec
    table.row = TableRow("table", spec.id, spec.version, {}, True, {"kind": "none"}, "host", "invite", "", 0.0, 0.0)
    table.row.state, table.row.seed = RUNNING, str(seed)
    table.seats = [SeatRow("table", seat, PERSON, f"person {seat}", f"Person {seat}") for seat in range(seats)]
    table.session = Session(spec, table.new_record())
    table.session.answer_forced()
    return table


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_answer_that_a_game_offers_is_given_and_taken(spec: Any) -> None:
    """Seat 0 has each of them in turn, until all have been played."""
    questions = questions_of(spec.id)
    missing = {(id, answer.id) for id, question in questions.items() for answer in question.answers}
    for seed in range(GAMES):
        rng = random.Random(seed)
        table = running_table(spec, max(spec.seats), seed)
        session = table.game()
        while missing and not session.is_over:
            seat = rng.choice([each.seat for each in table.seats if table.waits_for(each.seat)])
            own = table.seats[seat]
            pick = rng.choice(session.state.options(seat))
            for question, answer in sorted(missing) if seat == 0 else ():
                own.standing = {"answers": {question: {"answer": answer, "until": "withdrawn", "number": 0}}}
                given = answer_for(table, own)
                if given is not None:
                    assert given[:2] == (question, answer)
                    pick = given.pick
                    missing.remove((question, answer))
                    break
            session.pick(seat, pick)
            session.answer_forced()
    assert not missing, f"never given in {GAMES} games"
