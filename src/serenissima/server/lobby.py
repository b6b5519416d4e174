"""The lobby: all tables of this server, who may do what at them, and the one place where changes are made."""

import asyncio
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from serenissima.core.errors import Problem
from serenissima.core.words import message
from serenissima.server import bodies, clocks
from serenissima.server.accounts import LETTERS, Person, clean_name
from serenissima.server.library import Library
from serenissima.server.live import Live, row_of
from serenissima.server.records import BOT, OPEN, OVER, PERSON, RUNNING, Change, Place, Seat
from serenissima.server.refusals import Refused
from serenissima.server.settings import Settings
from serenissima.server.store import Conflict, Store
from serenissima.table.fairness import game_seed
from serenissima.table.session import Session

STAND_IN = "greedy"
BOT_NAMES = ("Barbarigo", "Contarini", "Dandolo", "Foscari", "Grimani", "Loredan", "Mocenigo")


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Overtaken(Refused):
    """Another worker has changed the table in the same moment; here it has been forgotten and will be read anew."""

    def __init__(self) -> None:
        super().__init__(409, message("illegal-stale"))


class Held:
    """A table for as long as one holds it. Every pick passes here, so it is a class: a generator costs more."""

    __slots__ = ("id", "live", "lobby")

    def __init__(self, lobby: "Lobby", id: str) -> None:
        self.lobby = lobby
        self.id = id

    async def __aenter__(self) -> Live:
        tables = self.lobby.live
        live = tables.get(self.id)
        if live is None:
            live = tables[self.id] = Live(self.id)
        self.live = live
        await live.lock.acquire()
        if not live.is_loaded:
            try:
                await self.lobby.load(live)
            except BaseException:
                live.lock.release()
                raise
        return live

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        """What fails by surprise may have left the table half changed: then it is read anew."""
        live, lobby = self.live, self.lobby
        if error is not None and not isinstance(error, Problem):
            live.is_loaded = False
        live.lock.release()
        if error is None:
            lobby.live.move_to_end(self.id)
            if len(lobby.live) > lobby.settings.live_tables:
                lobby.evict()


class Lobby:
    """Everything that people do at tables, but for playing."""

    def __init__(self, store: Store, library: Library, settings: Settings) -> None:
        self.store = store
        self.library = library
        self.settings = settings
        self.now = settings.now
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.sockets: Counter[str] = Counter()
        """How many sockets each person or address has open."""
        self.on_change: Callable[[Live], None] = lambda _: None
        """Called, with the table's lock held, after every change: the bots look whether they are asked."""

    # Finding and keeping.

    def at(self, id: str) -> "Held":
        """A table with its lock held and its newest position loaded."""
        return Held(self, id)

    async def load(self, live: Live) -> None:
        stored = await self.store.load(live.id)
        if stored is None:
            if not live.watchers:
                self.live.pop(live.id, None)
            raise Refused(404, message("server-no-such-table"))
        try:
            live.take_over(stored, self.library.find(stored.place.game))
        except Problem as error:  # other rules, other options, other data
            raise Refused(409, error.message) from error

    def evict(self) -> None:
        """Forget the tables that nobody has looked at for longest."""
        for id, live in list(self.live.items()):
            if len(self.live) <= self.settings.live_tables:
                return
            if not live.watchers and not live.lock.locked() and live.driver is None:
                del self.live[id]
                self.store_snapshot(live)

    def store_snapshot(self, live: Live) -> "asyncio.Future[None] | None":
        """Keep the last position of a game that is put away, so that it can go on even under changed rules."""
        session = live.session
        if not live.is_loaded or session is None or live.place.state != RUNNING:
            return None
        newest = session.record.snapshot()
        if newest is not None and newest[0] == session.picks_in_force:
            return None
        session.take_snapshot()
        done = self.store.write(Change(live.id, snapshots=live.snapshot_rows(-1), numbers=live.numbers))
        done.add_done_callback(asyncio.Future.exception)
        return done

    async def keep(
        self, live: Live, change: Change, about_people: bool = False, wake: Callable[[], None] | None = None
    ) -> None:
        """Make a change durable, then let everybody see it, or `wake` those who are to see it at once.

        If it cannot be kept the table is read anew.
        """
        if about_people:
            live.place.version += 1
            live.place.changed = self.now()
            change.place = replace(live.place)
            change.seats = [replace(seat, votes=list(seat.votes)) for seat in live.seats]
            live.news += 1
        change.numbers = live.numbers
        try:
            await self.store.write(change)
        except BaseException as error:
            live.is_loaded = False
            live.wake()
            if isinstance(error, Conflict):
                raise Overtaken from error
            raise
        (wake or live.wake)()
        self.on_change(live)

    async def keep_people(self, live: Live) -> None:
        await self.keep(live, Change(live.id), about_people=True)

    # Making tables.

    async def make(self, person: Person, body: bodies.TableBody) -> Live:
        """A new table, with its promise of a secret seed."""
        spec = self.library.find(body.game)
        if body.game not in self.library.games:
            raise Refused(400, message("game-unknown", given=body.game, possible=", ".join(self.library.games)))
        options = spec.read_options(body.options)
        spec.new(len(body.seats), options, 0)
        if sum(sitter.kind == "me" for sitter in body.seats) > 1:
            raise Refused(400, message("server-me-twice"))
        clock: dict[str, Any] = {"kind": body.clock.kind}
        if body.clock.kind == "bank":
            clock |= {"seconds": body.clock.seconds, "increment": body.clock.increment}
        elif body.clock.kind == "days":
            clock |= {"days": body.clock.days}
        live = self.fresh(person.id, spec.id, spec.version, options, body.private, clock)
        live.spec = spec
        live.seats = [Seat(live.id, seat, OPEN) for seat in range(len(body.seats))]
        name = clean_name(body.name) if body.name else person.name
        for seat, sitter in enumerate(body.seats):
            self.sit(live, seat, sitter, person, name)
            if sitter.kind == "me":
                live.seats[seat].word = clean_word(body.word)
        await self.open(live)
        return live

    def fresh(
        self, host: str, game: str, version: int, options: dict[str, Any], private: bool, clock: dict[str, Any]
    ) -> Live:
        live = Live(new_id(16))
        now = self.now()
        secret = secrets.token_hex(32)
        live.place = Place(live.id, game, version, options, private, clock, host, new_id(20), secret, now, now)
        return live

    async def open(self, live: Live) -> None:
        """Put a new table up, and begin if nobody is missing."""
        async with live.lock:
            live.is_loaded = True
            self.live[live.id] = live
            change = Change(live.id, new=True)
            try:
                self.start_if_full(live, change)
                await self.keep(live, change, about_people=True)
            except BaseException:
                self.live.pop(live.id, None)
                raise

    def sit(self, live: Live, number: int, sitter: bodies.Sitter, person: Person, name: str) -> None:
        """Put somebody on a seat of a table that has not begun."""
        seat = live.seats[number]
        fresh = Seat(live.id, seat.seat, OPEN)
        if sitter.kind == "me":
            fresh = replace(fresh, kind=PERSON, identity=person.id, name=name)
        elif sitter.kind == "here":
            fresh = replace(fresh, kind=PERSON, identity=person.id, name=clean_name(sitter.name), here=True)
        elif sitter.kind == "bot":
            if sitter.level not in (*self.library.levels, *self.library.engines):
                raise Refused(400, message("bot-unknown", given=sitter.level, possible=", ".join(self.library.levels)))
            fresh = replace(fresh, kind=BOT, level=sitter.level, name=bot_name(number))
        live.seats[number] = fresh

    def start_if_full(self, live: Live, change: Change) -> None:
        if live.place.state == OPEN and all(seat.kind != OPEN for seat in live.seats):
            self.begin(live, change)

    def begin(self, live: Live, change: Change) -> None:
        """The dice are fixed by the promised secret and everybody's word, and the game begins."""
        place = live.place
        place.seed = str(game_seed(place.server_seed, [seat.word for seat in live.seats]))
        place.state = RUNNING
        live.session = Session(live.spec, live.new_record())
        live.session.answer_forced()
        live.new_question()
        clocks.begin(place.clock, live.seats)
        self.after_picks(live, change, 0, -1)

    def after_picks(self, live: Live, change: Change, first: int, answered: int) -> bool:
        """Gather what the session has added since entry `first`. Says whether the table's row has changed too."""
        session = live.game()
        now = self.now()
        new = session.record.entries[first:]
        change.entries = [row_of(live.id, first + i, entry, now) for i, entry in enumerate(new)]
        live.place.changed = now
        live.is_touched = True
        people = change.new
        if live.place.clock["kind"] != "none":
            clocks.press(live.place.clock, live.seats, session.state.waiting(), answered, now)
            live.place.due = clocks.due(live.seats)
            people = True
        if live.place.undo is not None:
            live.place.undo = None
            people = True
        if session.is_over and live.place.state == RUNNING:
            live.place.state = OVER
            live.place.due = None
            live.place.result = msgspec.to_builtins(session.record.result)
            people = True
        return people

    # Before the game.

    async def claim(self, person: Person, id: str, body: bodies.ClaimBody) -> Live:
        """Sit down on an open seat."""
        async with self.at(id) as live:
            live.admit(person.id, body.invite)
            seat = self.seat(live, body.seat)
            if seat.kind != OPEN or live.place.state == OVER:
                raise Refused(409, message("server-seat-taken"))
            word = clean_word(body.word)
            name = clean_name(body.name) if body.name else person.name
            seat.kind, seat.identity, seat.name = PERSON, person.id, name
            change = Change(id)
            if live.place.state == RUNNING:
                self.come_back(live, seat)
            else:
                seat.word = word
                self.start_if_full(live, change)
            await self.keep(live, change, about_people=True)
            return live

    async def leave(self, person: Person, id: str, number: int) -> Live:
        """Free one's own seat of a game that has not begun."""
        async with self.at(id) as live:
            live.own_seat(number, person.id)
            self.must_be_open(live)
            live.seats[number] = Seat(id, number, OPEN)
            await self.keep_people(live)
            return live

    async def free(self, person: Person, id: str, number: int) -> Live:
        """The host frees a seat before the game, or one that its owner has abandoned to a stand-in."""
        async with self.at(id) as live:
            self.must_host(live, person)
            seat = self.seat(live, number)
            if live.place.state == OPEN:
                live.seats[number] = Seat(id, number, OPEN)
            elif live.place.state == RUNNING and seat.kind == PERSON and seat.stand_in:
                live.seats[number] = replace(seat, kind=OPEN, identity=None, name="", here=False, votes=[])
            else:
                raise Refused(409, message("server-seat-not-abandoned"))
            await self.keep_people(live)
            return live

    async def reseat(self, person: Person, id: str, number: int, sitter: bodies.Sitter) -> Live:
        """The host changes a seat before the game."""
        async with self.at(id) as live:
            self.must_host(live, person)
            self.must_be_open(live)
            taken = self.seat(live, number)
            if taken.kind == PERSON and taken.identity != person.id:
                raise Refused(409, message("server-seat-taken"))
            self.sit(live, number, sitter, person, person.name)
            change = Change(id)
            self.start_if_full(live, change)
            await self.keep(live, change, about_people=True)
            return live

    async def start(self, person: Person, id: str) -> Live:
        """The host begins; bots take the seats that are still open."""
        async with self.at(id) as live:
            self.must_host(live, person)
            self.must_be_open(live)
            for seat in live.seats:
                if seat.kind == OPEN:
                    seat.kind, seat.level, seat.name = BOT, STAND_IN, bot_name(seat.seat)
            change = Change(id)
            self.begin(live, change)
            await self.keep(live, change, about_people=True)
            return live

    # Absence.

    async def resign(self, person: Person, id: str, number: int) -> Live:
        """A bot plays on for good."""
        async with self.at(id) as live:
            seat = live.own_seat(number, person.id)
            self.must_run(live)
            seat.kind, seat.level, seat.stand_in, seat.votes = BOT, STAND_IN, None, []
            self.tick(live)
            await self.keep_people(live)
            return live

    async def vote(self, person: Person, id: str, number: int) -> Live:
        """One of the others wants a bot to stand in for an absent seat; all others must want it."""
        async with self.at(id) as live:
            self.must_run(live)
            seat = self.seat(live, number)
            if seat.kind != PERSON or seat.stand_in or not live.waits_for(number):
                raise Refused(409, message("server-no-vote"))
            voters = live.people(seat.identity)
            if person.id not in voters:
                raise Refused(403, message("server-not-your-vote"))
            seat.votes = sorted({*seat.votes, person.id} & voters)
            if set(seat.votes) == voters:
                seat.stand_in, seat.votes = STAND_IN, []
                self.tick(live)
            await self.keep_people(live)
            return live

    async def come_again(self, person: Person, id: str, number: int) -> Live:
        """The owner takes his seat back from the stand-in."""
        async with self.at(id) as live:
            seat = live.own_seat(number, person.id)
            self.must_run(live)
            self.come_back(live, seat)
            await self.keep_people(live)
            return live

    def come_back(self, live: Live, seat: Seat) -> None:
        if seat.stand_in:
            seat.stand_in = None
            clocks.refill(live.place.clock, seat)
        seat.votes = []
        self.tick(live)

    def tick(self, live: Live) -> None:
        """Clocks follow when somebody else answers for a seat from now on."""
        clocks.press(live.place.clock, live.seats, live.game().state.waiting(), -1, self.now())
        live.place.due = clocks.due(live.seats)

    async def time_out(self, id: str) -> None:
        """A clock has run out: a bot stands in."""
        async with self.at(id) as live:
            now = self.now()
            late = [seat for seat in live.seats if clocks.is_out(seat, now)]
            if live.place.state != RUNNING or not late:
                return
            for seat in late:
                seat.stand_in = STAND_IN
            self.tick(live)
            await self.keep_people(live)

    # After the game.

    async def rematch(self, person: Person, id: str) -> Live:
        """The same people, game and options once more; whoever asks second gets the same new table."""
        async with self.at(id) as old:
            if not old.belongs(person.id):
                raise Refused(403, message("server-not-yours"))
            if old.place.state != OVER:
                raise Refused(409, message("server-not-over"))
            if old.place.rematch is None:
                place = old.place
                new = self.fresh(
                    place.host, place.game, old.spec.version, dict(place.options), place.private, dict(place.clock)
                )
                new.spec = old.spec
                new.seats = [
                    Seat(new.id, seat.seat, seat.kind, seat.identity, seat.name, seat.level, seat.here)
                    for seat in old.seats
                ]
                await self.open(new)
                place.rematch = new.id
                await self.keep_people(old)
            follows = old.place.rematch
        assert follows is not None
        async with self.at(follows) as live:
            return live

    # What must be so.

    def seat(self, live: Live, number: int) -> Seat:
        if not 0 <= number < len(live.seats):
            raise Refused(400, message("server-no-such-seat"))
        return live.seats[number]

    def must_host(self, live: Live, person: Person) -> None:
        if live.place.host != person.id:
            raise Refused(403, message("server-not-host"))

    def must_be_open(self, live: Live) -> None:
        if live.place.state != OPEN:
            raise Refused(409, message("server-begun"))

    def must_run(self, live: Live) -> None:
        if live.place.state != RUNNING:
            raise Refused(409, message("server-not-begun" if live.place.state == OPEN else "illegal-game-over"))


def bot_name(seat: int) -> str:
    """Bots bear the names of old families, which are the same in every language."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def clean_word(word: str | None) -> str:
    """The word that a seat adds to the shuffle."""
    wanted = (word or "").strip()
    if not wanted.isprintable() or "|" in wanted:
        raise Refused(400, message("server-bad-word"))
    return wanted
