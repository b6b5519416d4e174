"""Playing: answers, second thoughts and talk. Everything passes the table's lock and the database."""

import asyncio
import logging
import random
from contextlib import suppress
from typing import Any, Final

from serenissima.core.errors import Illegal, Problem
from serenissima.core.frame import Question, Sealed
from serenissima.core.state import UNANSWERED
from serenissima.core.words import message
from serenissima.server import bodies
from serenissima.server.accounts import Person
from serenissima.server.live import Live, seats_in
from serenissima.server.lobby import STAND_IN, Lobby, Overtaken
from serenissima.server.records import PERSON, RUNNING, Change
from serenissima.server.refusals import Refused
from serenissima.server.settings import Settings
from serenissima.server.workers import Workers
from serenissima.table.record import UNDO
from serenissima.table.session import Session

TEXT_LENGTH: Final = 500
RETRY_AFTER: Final = 2.0
ATTEMPTS: Final = 4

log = logging.getLogger("serenissima.tables")


class Play:
    """What those who sit at a table do in the game."""

    def __init__(self, lobby: Lobby, workers: Workers, settings: Settings) -> None:
        self.lobby = lobby
        self.workers = workers
        self.settings = settings
        self.tasks: set[asyncio.Task[None]] = set()
        self.chance = random.Random()
        lobby.on_change = self.wake_bots

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # People.

    async def pick(self, person: Person, id: str, seat: int, number: int, pick: int) -> Live:
        """An answer of a person. If another worker was faster it is held against the new position once more."""
        for _ in range(ATTEMPTS):
            with suppress(Overtaken):
                return await self.answer_of(person, id, seat, number, pick)
        raise Overtaken

    async def answer_of(self, person: Person, id: str, seat: int, number: int, pick: int) -> Live:
        """The owner's answer also takes his seat back from a stand-in."""
        async with self.lobby.at(id) as live:
            sitter = live.own_seat(seat, person.id)
            if not live.is_fresh(seat, number):
                raise Illegal(message("illegal-stale"))
            back = sitter.stand_in is not None or bool(sitter.votes)
            await self.apply(live, seat, pick, back)
            return live

    async def apply(self, live: Live, seat: int, pick: int, back: bool = False) -> None:
        session = live.game()
        first, before = session.number, session.state.question()
        kept = len(session.record.snapshots)
        session.pick(seat, pick)
        is_open = is_still_open(session, before, seat, first)
        if not is_open:
            live.new_question()
        change = Change(live.id)
        if back:
            self.lobby.come_back(live, live.seats[seat])
        people = self.lobby.after_picks(live, change, first, seat)
        if len(session.record.snapshots) > kept:
            change.snapshots = live.snapshot_rows(kept)
        # That somebody has answered in secret is news that can wait for more: it takes half as many positions. So can,
        # when there is much to do, whatever does not ask anything of those who see it.
        wake = live.wake_soon if is_open else live.wake_asked if self.lobby.store.is_busy else live.wake
        await self.lobby.keep(live, change, people or back, wake)
        for watcher in tuple(live.watchers):
            if watcher.seat == seat:
                watcher.wake()

    async def undo(self, person: Person, id: str, seat: int, number: int, to: int | None) -> Live:
        """Take back one's own picks at once; what lies further back only if all other people agree."""
        async with self.lobby.at(id) as live:
            live.own_seat(seat, person.id)
            self.lobby.must_run(live)
            session = live.game()
            if number != session.number:
                raise Illegal(message("illegal-stale"))
            points = session.undo_points(seat)
            if to is None:
                if not points:
                    raise Illegal(message("illegal-undo"))
                to = points[0]
            if to in points:
                await self.go_back(live, to)
                return live
            if not session.skipped <= to < session.picks_in_force:
                raise Illegal(message("illegal-undo"))
            live.place.undo = {"by": seat, "to": to, "agreed": self.seats_of(live, person.id)}
            await self.settle_request(live)
            return live

    async def agree(self, person: Person, id: str, yes: bool) -> Live:
        """Answer a request to go back."""
        async with self.lobby.at(id) as live:
            mine = self.seats_of(live, person.id)
            if not mine:
                raise Refused(403, message("server-not-your-seat"))
            if live.place.undo is None:
                raise Refused(409, message("server-nothing-asked"))
            if yes:
                live.place.undo["agreed"] = sorted({*live.place.undo["agreed"], *mine})
                await self.settle_request(live)
            else:
                live.place.undo = None
                await self.lobby.keep_people(live)
            return live

    def seats_of(self, live: Live, identity: str) -> list[int]:
        return [seat.seat for seat in live.seats if live.owns(seat.seat, identity)]

    async def settle_request(self, live: Live) -> None:
        """Go back if all agree; bots and those for whom one stands in always do."""
        asked = live.place.undo
        assert asked is not None
        needed = {seat.seat for seat in live.seats if seat.kind == PERSON and not seat.stand_in}
        if needed <= set(asked["agreed"]):
            await self.go_back(live, asked["to"])
        else:
            await self.lobby.keep_people(live)

    async def go_back(self, live: Live, to: int) -> None:
        session = live.game()
        first = session.number
        session.back_to(to)
        live.new_question()
        del live.lines_by_pick[to - session.skipped + 1 :]
        change = Change(live.id, void_after=to)
        people = self.lobby.after_picks(live, change, first, -1)
        await self.lobby.keep(live, change, people)

    async def chat(self, person: Person, id: str, text: str, invite: str | None) -> Live:
        """Say something to all who look on."""
        wanted = " ".join(text.split())
        if not 1 <= len(wanted) <= TEXT_LENGTH or not wanted.isprintable():
            raise Refused(400, message("server-bad-text", most=TEXT_LENGTH))
        async with self.lobby.at(id) as live:
            live.admit(person.id, invite)
            mine = self.seats_of(live, person.id)
            name = live.seats[mine[0]].name if mine else person.name
            row = {"table": id, "number": live.lines, "seat": mine[0] if mine else -1, "name": name}
            live.lines += 1
            await self.lobby.keep(live, Change(id, chat=[{**row, "text": wanted, "time": self.lobby.now()}]))
            return live

    async def check(self, person: Person, id: str, seat: int, pick: int) -> bodies.CheckTold:
        """Whether a pick is possible, and if not why."""
        async with self.lobby.at(id) as live:
            live.own_seat(seat, person.id)
            s = live.game().state
            return bodies.CheckTold(None if pick in s.options(seat) else s.refusal(seat, pick))

    # Bots.

    def asked_bots(self, live: Live) -> list[int]:
        """The seats that are asked now and are answered by a bot."""
        if live.place.state != RUNNING or live.session is None:
            return []
        return [seat for seat in seats_in(live.session.state.waiting()) if live.seats[seat].player]

    def wake_bots(self, live: Live) -> None:
        """If a bot is asked and none is at it yet: let it think."""
        if live.driver is None and self.asked_bots(live):
            live.driver = asyncio.create_task(self.drive(live))
            self.tasks.add(live.driver)
            live.driver.add_done_callback(self.tasks.discard)

    async def drive(self, live: Live) -> None:
        """Answer for bots until a person is asked. Whatever goes wrong is tried again, and never in a tight circle."""
        try:
            while await self.answer(live):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bots at table %s", live.id)
            await asyncio.sleep(RETRY_AFTER)
        finally:
            live.driver = None
        with suppress(Problem):
            async with self.lobby.at(live.id):
                self.wake_bots(live)

    async def answer(self, live: Live) -> bool:
        """One round of answers. Those of a sealed choice are all found first and then given in seat order.

        So neither the order nor the moment of an answer tells what it is; the delay is drawn evenly beforehand. The
        first one runs while they think, each further one from the answer before: long thought does not eat it up.
        """
        async with self.lobby.at(live.id):
            asked = self.asked_bots(live)
            if not asked:
                return False
            session = live.game()
            number = session.number
            position = session.state.dump()
            levels = {seat: live.seats[seat].player or STAND_IN for seat in asked}
        loop = asyncio.get_running_loop()
        begun = loop.time()
        found = await asyncio.gather(*(self.workers.choose(live.spec, position, levels[seat], seat) for seat in asked))
        for seat, (pick, level) in zip(asked, found, strict=True):
            moment = begun + self.chance.uniform(*self.settings.bot_delay)
            await asyncio.sleep(max(0.0, moment - loop.time()))
            async with self.lobby.at(live.id):
                session = live.game()
                if seat not in self.asked_bots(live) or not self.is_same_question(live, seat, number):
                    return True
                try:
                    await self.apply(live, seat, pick)
                except Overtaken:
                    return True
                if level != levels[seat]:
                    self.say_fallback(live, seat, levels[seat], level)
            begun = loop.time()
        return True

    def is_same_question(self, live: Live, seat: int, number: int) -> bool:
        """Whether nothing but sealed answers has been added since a bot began to think."""
        entries = live.game().record.entries
        return live.first_number <= number and all(entry[0] not in (seat, UNDO) for entry in entries[number:])

    def say_fallback(self, live: Live, seat: int, wanted: str, level: str) -> None:
        """A bot has failed, and another one answered for it: the table is told."""
        told = message(
            "server-bot-fell-back", seat=seat + 1, wanted=message(f"bot-{wanted}"), level=message(f"bot-{level}")
        )
        for watcher in tuple(live.watchers):
            watcher.tell(bodies.NoticeTold(told))


def is_still_open(session: Session, before: Question[Any] | None, seat: int, first: int) -> bool:
    """Whether a sealed answer has left its question open: it lies there, and nothing else has happened."""
    return (
        session.number == first + 1
        and session.state.question() is before
        and isinstance(before, Sealed)
        and session.state.sealed[seat] != UNANSWERED
    )
