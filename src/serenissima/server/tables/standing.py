"""Standing answers: what a player who is away has told the server to answer, and what was answered for them.

They are kept with the seat, in `SeatRow.standing`, and are nobody else's business: storing them changes nothing that
others can see. The driver of the bots gives the answers, at the pace of a bot, so that they look like any other pick.

`answers` has for each question the answer's id, how long it stands, and the entry's number at which it was given;
`given` what was answered (the picks in force after it, question and answer); `away` the picks in force before somebody
else, the server or a stand-in, first answered for the seat since its owner's last own answer.
"""

import logging
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from serenissima.core.frame import kind_of
from serenissima.core.messages import message
from serenissima.core.standing import StandingAnswer, StandingQuestion, pick_of
from serenissima.games import game_part
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Person
from serenissima.server.storage.rows import PERSON, SeatRow
from serenissima.table.record import AUTO, UNDO

if TYPE_CHECKING:
    from serenissima.server.tables.repository import Tables
    from serenissima.server.tables.table import Table

MOST_GIVEN: Final = 60
"""How many given answers are remembered for each seat."""
UNTIL_TURN: Final = "turn"

log = logging.getLogger("serenissima")


class Given(NamedTuple):
    """An answer that the server gives for a seat."""

    question: str
    answer: str
    pick: int


@cache
def questions_of(game: str) -> dict[str, StandingQuestion]:
    """What can have a standing answer in a game. A mistake in a game of somebody else must not end its tables."""
    try:
        return {question.id: question for question in getattr(game_part(game, "standing"), "QUESTIONS", ())}
    except Exception:
        log.exception("the standing answers of %s cannot be read", game)
        return {}


def find(game: str, question: str, answer: str) -> tuple[StandingQuestion, StandingAnswer] | None:
    """A stored answer, if the game still has it."""
    asked = questions_of(game).get(question)
    found = asked.answer(answer) if asked else None
    return (asked, found) if asked and found else None


def answer_for(table: "Table", seat: SeatRow) -> Given | None:
    """What to answer for a seat now; None if its owner has to be asked."""
    stored = seat.standing.get("answers")
    if not stored or seat.kind != PERSON or seat.stand_in or not table.waits_for(seat.seat):
        return None
    s = table.game().state
    question = s.question()
    assert question is not None
    try:
        for id, wanted in stored.items():
            found = find(table.spec.id, id, wanted["answer"])
            if found is None or kind_of(question) not in found[0].kinds:
                continue
            asked, answer = found
            pick = pick_of(answer, s.options(seat.seat))
            if pick is not None and asked.applies(s, seat.seat) and answer.applies(s, seat.seat):
                return Given(id, answer.id, pick)
    except Exception:
        log.exception("a standing answer of %s fails", table.spec.id)
    return None


def note_given(seat: SeatRow, before: int, given: Given | None) -> bool:
    """Somebody else has answered for a person. Returns whether the seat's row has changed."""
    if seat.kind != PERSON or (given is None and "away" in seat.standing):
        return False
    changed = {"away": before, **seat.standing}
    if given is not None:
        answer = {"at": before + 1, "question": given.question, "answer": given.answer}
        changed["given"] = [*seat.standing.get("given", []), answer][-MOST_GIVEN:]
    seat.standing = changed
    return True


def note_own_answer(table: "Table", seat: SeatRow, asked_at: int) -> bool:
    """The owner has answered the question asked at this number: what stood until their next turn ends.

    It is another turn if somebody else has answered something between. Returns whether the seat's row has changed.
    """
    if not seat.standing:
        return False
    entries = table.game().record.entries
    kept = {
        id: each
        for id, each in seat.standing.get("answers", {}).items()
        if each["until"] != UNTIL_TURN
        or all(entry[0] in (seat.seat, UNDO) or entry[-1] == AUTO for entry in entries[each["number"] : asked_at])
    }
    changed = {name: value for name, value in seat.standing.items() if name != "away"}
    changed["answers"] = kept
    if changed == seat.standing:
        return False
    seat.standing = changed
    return True


def note_undo(table: "Table", to: int, by: int | None) -> bool:
    """The picks after the first `to` were undone. If the owner did it, what was answered there is asked again."""
    is_changed = False
    for seat in table.seats:
        given = seat.standing.get("given", [])
        undone = {each["question"] for each in given if each["at"] > to}
        if undone:
            changed = {**seat.standing, "given": [each for each in given if each["at"] <= to]}
            if seat.seat == by:
                answers = seat.standing.get("answers", {})
                changed["answers"] = {id: each for id, each in answers.items() if id not in undone}
            seat.standing = changed
            is_changed = True
        if seat.standing.get("away", -1) >= to:
            seat.standing = {name: value for name, value in seat.standing.items() if name != "away"}
            is_changed = True
    return is_changed


class StandingAnswers:
    """What owners see and change. Call it with the table's lock held."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables

    def describe(self, table: "Table", person: Person, number: int) -> protocol.StandingList:
        seat = table.own_seat(number, person.id)
        stored = seat.standing.get("answers", {})
        questions = [
            protocol.StandingQuestion(
                id=question.id,
                label=question.label,
                answers=[protocol.StandingAnswer(each.id, each.label) for each in question.answers],
                answer=stored[id]["answer"] if id in stored else None,
                until=stored[id]["until"] if id in stored else None,
            )
            for id, question in questions_of(table.spec.id).items()
        ]
        given = [
            protocol.GivenAnswer(each["at"], found[0].label, found[1].label)
            for each in seat.standing.get("given", [])
            if (found := find(table.spec.id, each["question"], each["answer"]))
        ]
        return protocol.StandingList(questions, given, last_own_answer(table, seat))

    async def change(self, table: "Table", person: Person, body: protocol.StandingBody) -> None:
        """Leave a standing answer, or withdraw it."""
        seat = table.own_seat(body.seat, person.id)
        session = table.game()
        if session.is_over:
            raise Refused(409, message("illegal-game-over"))
        answers = dict(seat.standing.get("answers", {}))
        answers.pop(body.question, None)
        if body.answer is not None:
            if find(table.spec.id, body.question, body.answer) is None:
                raise Refused(400, message("server-no-such-standing"))
            answers[body.question] = {"answer": body.answer, "until": body.until, "number": session.number}
        seat.standing = {**seat.standing, "answers": answers}
        await self.tables.save(table, is_private=True)


def last_own_answer(table: "Table", seat: SeatRow) -> int:
    """How many picks were in force after the owner's latest own answer; 0 if there is none."""
    session = table.game()
    last = min(int(seat.standing.get("away", session.picks_in_force)), session.picks_in_force)
    for at in range(last, session.skipped, -1):
        step = session.steps[at - session.skipped - 1]
        if step.seat == seat.seat and not step.auto:
            return at
    return 0
