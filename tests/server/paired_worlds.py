"""Two worlds that a seat cannot tell apart, played side by side, with everything that the seat is sent."""

import asyncio
import copy
import random
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any, Final, NamedTuple, cast

import msgspec
from no_limits import NO_LIMITS, PLENTY

from serenissima.core.dice import from_seed
from serenissima.core.event import SPECTATOR
from serenissima.core.frame import kind_of
from serenissima.core.spec import GameSpec, Options, View
from serenissima.core.state import State
from serenissima.server import protocol
from serenissima.server.offer import Offer
from serenissima.server.people.identity import Person
from serenissima.server.rate_limits import Offences
from serenissima.server.settings import Settings
from serenissima.server.sockets import TableSocket
from serenissima.server.storage.rows import OVER, PERSON, RUNNING, Change, ChatRow, SeatRow, TableRow
from serenissima.server.storage.store import Store
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats
from serenissima.table.history import History, act
from serenissima.table.session import Session, forced_answer

ID: Final = "table"
SECRET: Final = "c0ffee" * 8
SETTINGS: Final = Settings(limits=NO_LIMITS)
OFFENCES: Final = Offences(PLENTY, 0.0)
WINDOW: Final = 16
"""Picks for which two worlds are played side by side, if nothing tells them apart before."""
TRIES: Final = 6
"""Answers of somebody else that are tried in the second world."""


class Recorder:
    """The client's end of a socket: it notes what it is sent."""

    def __init__(self) -> None:
        self.is_writable = True
        self.sent: list[bytes] = []

    def write(self, text: bytes) -> None:
        self.sent.append(text)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"closed: {code} {reason}")

    def hold(self) -> None:
        pass

    def resume(self) -> None:
        pass

    def start(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.create_task(job)


class Memory:
    """A database that stores everything at once."""

    is_busy = False

    def __init__(self) -> None:
        self.lines: list[ChatRow] = []

    async def write(self, change: Change) -> None:
        self.lines += [ChatRow(**row) for row in change.chat]

    async def chat(self, _: str, first: int) -> list[ChatRow]:
        return self.lines[first:]


def person_at(seat: int) -> Person:
    return Person("", str(seat), f"P{seat}", 0.0)


class World:
    """One game at one worker, with the socket of one seat. It begins where a session stands."""

    def __init__(self, session: Session, state: State, seat: int) -> None:
        spec, record = session.spec, session.record
        self.spec = spec
        self.seat = seat
        self.session = copy.copy(session)
        self.session.record = msgspec.structs.replace(record, entries=list(record.entries), snapshots=[])
        self.session.state = state
        self.session.history = History(state)
        self.session.history.asked_at = session.history.asked_at - len(session.steps)
        self.session.is_rescued, self.session.skipped = True, session.picks_in_force
        self.store = Memory()
        self.tables = Tables(cast(Store, self.store), cast(Offer, None), SETTINGS, lambda: 0.0)
        self.actions = Actions(self.tables, Seats(self.tables))
        table = self.table = self.tables.loaded[ID] = self.tables.new(ID)
        clock, secret = {"kind": "none"}, SECRET
        table.row = TableRow(ID, spec.id, spec.version, record.options, False, clock, "0", "code", secret, 0.0, 0.0)
        table.row.state, table.row.seed = OVER if state.is_over else RUNNING, str(record.seed)
        table.seats = [SeatRow(ID, each, PERSON, str(each), f"P{each}") for each in range(record.seats)]
        table.spec, table.session, table.is_loaded = spec, self.session, True
        table.note_head(0.0)
        self.client = Recorder()
        person = None if seat == SPECTATOR else person_at(seat)
        since = session.picks_in_force
        self.socket = TableSocket(
            self.client, "", self.tables, self.actions, OFFENCES, person, table, seat, None, since
        )
        table.notify()

    # What people do.

    async def pick(self, seat: int, number: int, pick: int) -> None:
        if seat == self.seat:
            await self.say(type="pick", seat=seat, number=number, pick=pick, ref=number)
        else:
            async with self.tables.at(ID) as table:
                await self.actions.pick(table, person_at(seat), seat, number, pick)

    async def undo(self, seat: int, to: int | None) -> None:
        number = self.session.number
        if seat == self.seat:
            await self.say(type="undo", seat=seat, number=number, to=to, ref=number)
        else:
            async with self.tables.at(ID) as table:
                await self.actions.undo(table, person_at(seat), seat, number, to)

    async def agree(self, seat: int) -> None:
        if seat == self.seat:
            await self.say(type="agree", yes=True, ref=0)
        else:
            async with self.tables.at(ID) as table:
                await self.actions.agree(table, person_at(seat), True)

    async def say(self, **command: object) -> None:
        self.socket.receive(msgspec.json.encode(command).decode())
        await settled()

    def listen(self, is_listening: bool) -> None:
        """Let the client take what it is sent, or not."""
        self.client.is_writable = is_listening
        if is_listening:
            self.socket.writable()

    # What the seat is told.

    async def sent(self) -> list[bytes]:
        """What the seat's socket was sent since the last look."""
        await settled()
        sent, self.client.sent = self.client.sent, []
        return sent

    def told(self) -> bytes:
        """What the seat is told over all other ways: position, log, chart, record, table, refusals."""
        seat, session, present = self.seat, self.session, self.table.present
        latest = range(max(session.skipped, session.picks_in_force - 2), session.picks_in_force)
        return protocol.encode(
            [
                present.position(seat, -1),
                [present.position(seat, None, at) for at in latest],
                present.log(seat, -1, session.picks_in_force),
                present.chart(seat),
                present.record(seat),
                protocol.TableMessage(present.summary(None if seat == SPECTATOR else str(seat), 0.0)),
                [] if seat == SPECTATOR else [self.refusal(pick) for pick in (-7, 0, 10**6)],
            ]
        )

    def refusal(self, pick: int) -> object:
        return self.actions.check(self.table, person_at(self.seat), self.seat, pick)


async def settled() -> None:
    """Let everything happen that is due: nothing here waits for time or for a database."""
    for _ in range(6):
        await asyncio.sleep(0)


class Outcome(NamedTuple):
    """What a seat may know of a pick and of the position after it."""

    heard: Sequence[object]
    waiting: int
    is_over: bool
    view: View


def outcome(spec: GameSpec, s: State, seat: int, pick: int, knower: int) -> Outcome:
    """What `knower` would learn by this pick of `seat`. The position stays as it is."""
    after = s.clone()
    events = list(act(after, seat, pick))
    while forced := forced_answer(after):
        events += act(after, *forced)
    heard = [(event.kind, event.seat, event.args) for event in events if event.heard_by(knower)]
    return Outcome(heard, after.waiting(), after.is_over, spec.view(after, knower))


class PairedGame:
    """A whole random game. At any moment one seat follows it in the true world and in one it cannot tell from it.

    Everybody else answers differently in the second world wherever that seat cannot see it. As long as what the seat
    may know is the same in both worlds, so must be every byte that it is sent.
    """

    def __init__(self, spec: GameSpec, seats: int, options: Options, seed: int, gap: int = 0) -> None:
        self.spec = spec
        self.gap = gap
        """Picks of the game that are passed over after each comparison, where the whole would take too long."""
        self.session = Session.start(spec, ["human"] * seats, options, seed)
        self.chance = random.Random(seed)
        self.dice = from_seed(seed)
        self.tally: Counter[str] = Counter()
        self.shown: Counter[str] = Counter()
        """How often a seat's own answer to each kind of question showed it something new."""
        self.bytes: list[bytes] = []
        """Everything that was sent in the true world before the end."""
        self.end = b""
        """What everybody is told after it."""

    async def play(self) -> None:
        seats = self.session.record.seats
        turn = self.chance.randrange(seats + 1)
        while not self.session.is_over:
            await self.play_window((turn % (seats + 1)) - 1)
            turn += 1
            for _ in range(self.gap):
                self.pass_over()
        self.end = World(self.session, self.session.state, SPECTATOR).told()

    def pass_over(self) -> None:
        if not self.session.is_over:
            seat = self.session.state.turn()
            self.session.pick(seat, self.chance.choice(self.session.state.options(seat)))

    async def play_window(self, seat: int) -> None:
        session, spec = self.session, self.spec
        one = World(session, session.state.clone(), seat)
        two = World(session, spec.resample(session.state, seat, self.dice), seat)
        self.session = one.session
        worlds = (one, two)
        self.compare_told(one, two)
        await self.compare_sent(one, two)
        for _ in range(WINDOW):
            if not await self.step(*worlds):
                return
            await self.compare_sent(one, two)
            if one.session.is_over:
                return
        for world in worlds:
            world.table.notify_everybody()
            world.listen(True)
        await self.compare_sent(one, two)
        self.compare_told(one, two)

    def compare_told(self, one: World, two: World) -> None:
        told = one.told()
        assert told == two.told()
        self.bytes.append(told)
        self.tally["told"] += 1

    async def compare_sent(self, one: World, two: World) -> None:
        sent = await one.sent()
        assert sent == await two.sent()
        self.tally["sent"] += len(sent)
        if not one.session.is_over:
            self.bytes += sent

    # One thing that somebody does.

    async def step(self, one: World, two: World) -> bool:
        """Says whether the seat still cannot tell the worlds apart."""
        seats = self.chance.sample(range(self.session.record.seats), self.session.record.seats)
        what = self.chance.randrange(24)
        if what == 0:
            return await self.undo(one, two, seats)
        if what == 1:
            return await self.undo_by_agreement(one, two, seats)
        if what <= 3:
            is_listening = not one.client.is_writable
            for world in (one, two):
                world.listen(is_listening)
        return await self.pick(one, two)

    async def pick(self, one: World, two: World) -> bool:
        s = one.session.state
        # A player who has answered in secret may change their mind.
        possible = s.asked() if self.chance.random() < 0.1 else s.waiting()
        seat = self.chance.choice([seat for seat in range(s.seats) if possible >> seat & 1])
        first = self.chance.choice(s.options(seat))
        known = outcome(self.spec, s, seat, first, one.seat)
        kind = kind_of(cast(Any, s.question()))
        number = one.session.question_number if self.chance.random() < 0.5 else one.session.number
        number = number if one.table.is_current(seat, number) else one.session.number
        if seat == one.seat:
            return await self.pick_alike(one, two, number, first, known, kind)
        second = self.unseen_answer(two, seat, first, known)
        await one.pick(seat, number, first)
        if second is None:
            return False
        self.tally["hidden"] += second != first
        await two.pick(seat, number, second)
        self.hurry(one, two)
        return True

    async def pick_alike(self, one: World, two: World, number: int, pick: int, known: Outcome, kind: str) -> bool:
        """The seat itself answers. If that shows it something, it must not be able to take it back alone."""
        assert one.session.state.options(one.seat) == two.session.state.options(one.seat)
        learned = outcome(self.spec, two.session.state, one.seat, pick, one.seat)
        for world in (one, two):
            await world.pick(one.seat, number, pick)
        self.hurry(one, two)
        if learned == known:
            return True
        self.shown[kind] += 1
        for world in (one, two):
            world.listen(True)
            for position in [msgspec.json.decode(text) for text in await world.sent()]:
                if position["type"] == "position" and position["number"] > number:
                    assert position["undo"] == 0, f"what {kind} has shown can be taken back"
        return False

    def unseen_answer(self, world: World, seat: int, first: int, known: Outcome) -> int | None:
        """An answer, if possible another one than the first, after which the seat that watches knows the same."""
        options = world.session.state.options(seat)
        others = [pick for pick in options if pick != first]
        tried = self.chance.sample(others, min(TRIES, len(others)))
        for pick in [*tried, *([first] if first in options else [])]:
            if outcome(self.spec, world.session.state, seat, pick, world.seat) == known:
                return pick
        return None

    def hurry(self, one: World, two: World) -> None:
        """Answers in secret are told a moment later, several in one go; here the moment is any."""
        if self.chance.random() < 0.5:
            for world in (one, two):
                world.table.notify_everybody()

    async def undo(self, one: World, two: World, seats: Sequence[int]) -> bool:
        """Somebody takes back a pick alone."""
        for seat in seats:
            points = one.session.undo_points(seat)
            if points and points == two.session.undo_points(seat):
                for world in (one, two):
                    await world.undo(seat, points[0])
                self.tally["undone"] += 1
                break
        return self.is_the_same(one, two)

    async def undo_by_agreement(self, one: World, two: World, seats: Sequence[int]) -> bool:
        """Somebody asks to go back, and everybody agrees."""
        seat, to = seats[0], one.session.skipped
        points = [*one.session.undo_points(seat), *two.session.undo_points(seat)]
        if one.session.picks_in_force == to or to in points:
            return True
        for world in (one, two):
            await world.undo(seat, to)
            for other in seats[1:]:
                await world.agree(other)
        self.tally["agreed"] += 1
        return self.is_the_same(one, two)

    def is_the_same(self, one: World, two: World) -> bool:
        """Whether the seat may know the same in both worlds."""
        views = [self.spec.view(world.session.state, world.seat) for world in (one, two)]
        return views[0] == views[1] and one.session.state.waiting() == two.session.state.waiting()
