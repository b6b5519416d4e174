"""Tables are loaded when somebody needs them, follow what other workers do, and are forgotten again."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from refusals import refused
from server_support import FakeClock, Person, eventually, serving, settings

from serenissima.server import protocol
from serenissima.server.admin.closing import close_table, reopen_table
from serenissima.server.admin.database import changing
from serenissima.server.errors import Refused
from serenissima.server.offer import load_offer
from serenissima.server.people.identity import Identities
from serenissima.server.storage.rows import Change, Numbers, Row
from serenissima.server.storage.store import Store, Unavailable
from serenissima.server.storage.writer import Conflict
from serenissima.server.tables import repository
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats
from serenissima.server.tables.table import Table, row_of


class Worker:
    """What one worker has in memory of a database that several share."""

    def __init__(self, folder: Path, now: Callable[[], float]) -> None:
        chosen = settings(folder)
        self.store = Store(chosen.database)
        self.tables = Tables(self.store, load_offer(chosen.offer), chosen, now, self)  # type: ignore[arg-type]
        self.seats = Seats(self.tables)
        self.actions = Actions(self.tables, self.seats)
        self.reads = 0

    async def entries_since(self, numbers: dict[str, int]) -> dict[str, list[Row]]:
        """As the bus reads them."""
        self.reads += 1
        found: dict[str, list[Row]] = {}
        for id, first in numbers.items():
            stored = await self.store.load(id)
            assert stored is not None
            found[id] = [row for row in stored.entries if row["number"] >= first]
        return found


def with_workers(tmp_path: Path, test: Callable[[Worker, Worker], Awaitable[None]]) -> None:
    """Run a test with two workers on one database."""

    async def run() -> None:
        clock = FakeClock()
        one, two = Worker(tmp_path, clock), Worker(tmp_path, clock)
        await one.store.open()
        await two.store.open()
        try:
            await test(one, two)
        finally:
            await one.store.close()
            await two.store.close()

    asyncio.run(run())


async def two_people(worker: Worker) -> tuple[str, Any, Any]:
    """A running game of two, with the people who play it."""
    identities = Identities(worker.store, worker.tables.now)
    anna, _ = await identities.make("Anna")
    bruno, _ = await identities.make("Bruno")
    wanted = {"game": "regatta", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = await worker.seats.make(anna, msgspec.convert(wanted, protocol.TableBody))
    async with worker.tables.at(table.id) as table:
        await worker.seats.claim(table, bruno, protocol.ClaimBody(1))
    return table.id, anna, bruno


async def pick(worker: Worker, id: str, person: Any, seat: int, number: int, pick: int) -> None:
    async with worker.tables.at(id) as table:
        await worker.tables.retry(table, lambda: worker.actions.pick(table, person, seat, number, pick))


def test_another_workers_picks_are_played_here_without_loading_the_game_again(tmp_path: Path) -> None:
    async def follow(one: Worker, two: Worker) -> None:
        id, anna, bruno = await two_people(one)
        async with two.tables.at(id) as there:
            session = there.session
        await pick(one, id, anna, 0, 0, 7)
        await pick(one, id, bruno, 1, 0, 6)
        two.tables.note_numbers(id, one.tables.loaded[id].numbers)
        async with two.tables.at(id) as there:
            assert there.session is session
            assert there.number == 2
            async with one.tables.at(id) as here:
                assert here.game().state.digest() == there.game().state.digest()
                position = protocol.encode(here.present.position(0, -1))
                assert position == protocol.encode(there.present.position(0, -1))

    with_workers(tmp_path, follow)


def test_a_game_that_another_worker_has_just_begun_has_begun_here_too(tmp_path: Path) -> None:
    async def begin(one: Worker, two: Worker) -> None:
        identities = Identities(one.store, one.tables.now)
        anna, _ = await identities.make("Anna")
        bruno, _ = await identities.make("Bruno")
        wanted = {"game": "regatta", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await one.seats.make(anna, msgspec.convert(wanted, protocol.TableBody))
        async with two.tables.at(made.id, bruno) as there:
            await two.seats.claim(there, bruno, protocol.ClaimBody(1))
            assert there.session is not None
        async with one.tables.at(made.id, anna) as here:  # no notification has come
            assert here.game().number == 0

    with_workers(tmp_path, begin)


def test_a_notice_that_comes_while_a_table_is_being_loaded_is_not_lost(tmp_path: Path) -> None:
    async def load_late(one: Worker, two: Worker) -> None:
        id, anna, _ = await two_people(one)
        read = two.store.load
        is_read, may_go_on = asyncio.Event(), asyncio.Event()

        async def slowly(wanted: str) -> Any:
            stored = await read(wanted)
            is_read.set()
            await may_go_on.wait()
            return stored

        two.store.load = slowly  # type: ignore[method-assign]

        async def look() -> int:
            async with two.tables.at(id) as table:
                return table.number

        looking = asyncio.create_task(look())
        await is_read.wait()
        await pick(one, id, anna, 0, 0, 7)
        two.store.load = read  # type: ignore[method-assign]
        two.tables.note_numbers(id, one.tables.loaded[id].numbers)
        may_go_on.set()
        assert await looking == 1

    with_workers(tmp_path, load_late)


class RecordingSubscriber:
    """A socket that notes what it could show each time it is woken."""

    identity = None
    seat = -1

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shown: list[int] = []

    def wake(self) -> None:
        if self.table.is_loaded:
            self.shown.append(self.table.number)

    def tell(self, message: object) -> None:
        raise AssertionError(message)


async def catch_up(worker: Worker, subscriber: RecordingSubscriber) -> None:
    """Let a worker catch up with the others until the subscriber could show the first pick."""
    catching_up = asyncio.create_task(worker.tables.catch_up_forever())
    async with asyncio.timeout(20):
        while 1 not in subscriber.shown:
            await asyncio.sleep(0.01)
    catching_up.cancel()


def test_a_socket_receives_a_pick_stored_while_the_table_was_loading(tmp_path: Path) -> None:
    async def load_late(one: Worker, two: Worker) -> None:
        id, anna, _ = await two_people(one)
        async with two.tables.at(id) as table:
            subscriber = RecordingSubscriber(table)
            table.subscribers.add(subscriber)
        two.tables.doubt_everything()
        async with table.lock:
            await two.tables.load(table)  # as a socket does; the pick is stored after this read and before its end
            table.is_loaded = False
            await pick(one, id, anna, 0, 0, 7)
            two.tables.note_numbers(id, one.tables.loaded[id].numbers)
            table.is_loaded = True
        await catch_up(two, subscriber)

    with_workers(tmp_path, load_late)


def test_a_worker_retries_when_it_cannot_read_the_entries_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repository, "CATCH_UP_AGAIN", 0.01)

    async def read_late(one: Worker, two: Worker) -> None:
        id, anna, _ = await two_people(one)
        async with two.tables.at(id) as table:
            subscriber = RecordingSubscriber(table)
            table.subscribers.add(subscriber)
        read, tries = two.entries_since, 0

        async def away(numbers: dict[str, int]) -> dict[str, list[Row]]:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise Unavailable
            return await read(numbers)

        two.entries_since = away  # type: ignore[method-assign]
        await pick(one, id, anna, 0, 0, 7)
        two.tables.note_numbers(id, one.tables.loaded[id].numbers)
        await catch_up(two, subscriber)

    with_workers(tmp_path, read_late)


def test_a_conflict_is_tried_again_and_costs_nobody_else_anything(tmp_path: Path) -> None:
    async def conflict(one: Worker, two: Worker) -> None:
        id, anna, bruno = await two_people(one)
        other, carla, _ = await two_people(two)
        async with two.tables.at(id):
            pass
        await pick(one, id, anna, 0, 0, 7)
        # The second worker has not heard of it; its answer is for the same sealed question, and is tried again.
        await asyncio.gather(pick(two, id, bruno, 1, 0, 6), pick(two, other, carla, 0, 0, 5))
        assert two.tables.loaded[id].number == 2
        assert two.tables.loaded[other].number == 1

    with_workers(tmp_path, conflict)


def test_a_table_that_was_closed_meanwhile_takes_no_pick_after_a_conflict(tmp_path: Path) -> None:
    async def close(one: Worker, two: Worker) -> None:
        id, anna, bruno = await two_people(one)
        async with two.tables.at(id) as table:
            await pick(one, id, anna, 0, 0, 7)
            await asyncio.to_thread(close_table, one.store.url, id, "Test")
            told = one.tables.loaded[id].numbers
            two.tables.note_numbers(id, Numbers(told.entries, told.version + 1, told.chat + 1))
            with refused(Refused, "server-closed"):
                await two.tables.act(table, lambda: two.actions.pick(table, bruno, 1, 0, 6))
            assert table.number == 1
        await asyncio.to_thread(reopen_table, one.store.url, id)
        assert await one.store.bots_due(time.time()) == [id], "a bot may be asked: the server looks"

    with_workers(tmp_path, close)


def test_whoever_writes_has_locked_an_sqlite_database_before_reading_it(tmp_path: Path) -> None:
    def is_locked() -> bool:
        with closing(sqlite3.connect(tmp_path / "test.sqlite3", timeout=0)) as other:
            try:
                other.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                return True
            return False

    async def write(one: Worker, _: Worker) -> None:
        found: list[bool] = []
        await one.store.write(lambda _: found.append(is_locked()))
        assert found == [True]
        assert not is_locked()

        def administer() -> None:
            with changing(one.store.url):
                found.append(is_locked())

        await asyncio.to_thread(administer)
        assert found == [True, True]
        assert not is_locked()

    with_workers(tmp_path, write)


def test_a_database_that_somebody_else_locks_for_long_counts_as_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serenissima.server.storage.store.PRAGMAS", ("journal_mode=WAL", "busy_timeout=10"))

    async def wait(one: Worker, _: Worker) -> None:
        with closing(sqlite3.connect(tmp_path / "test.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable):
                await one.store.write(lambda _: None)
            other.execute("ROLLBACK")
        await one.store.write(lambda _: None)

    with_workers(tmp_path, wait)


def test_in_a_batch_only_the_change_that_came_too_late_fails(tmp_path: Path) -> None:
    async def batch(one: Worker, _: Worker) -> None:
        id, _, _ = await two_people(one)
        other, _, _ = await two_people(one)

        def change(table: str, number: int) -> Change:
            head = {"id": table, "number": number + 1, "waiting": 1, "bot_due": None, "changed": 0.0}
            base = Numbers(number, 0, 0)
            return Change(table, entries=[row_of(table, number, [0, 7], 0.0)], head=head, base=base)

        writes = [one.store.write(change(id, 3)), one.store.write(change(other, 0))]
        late, written = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(late, Conflict)
        assert written is None
        stored = [await one.store.load(table) for table in (id, other)]
        assert [len(found.entries) for found in stored if found] == [0, 1]

    with_workers(tmp_path, batch)


def test_a_sealed_answer_may_quote_its_questions_number_after_a_reload(tmp_path: Path) -> None:
    async def reload(one: Worker, two: Worker) -> None:
        id, anna, bruno = await two_people(one)
        await pick(one, id, anna, 0, 0, 3)
        await pick(one, id, anna, 0, 1, 4)  # she changes her mind
        await pick(two, id, bruno, 1, 0, 6)  # he has seen the question before either
        assert two.tables.loaded[id].question_number == 3

    with_workers(tmp_path, reload)


async def say(worker: Worker, id: str, person: Any, text: str) -> None:
    async with worker.tables.at(id) as table:
        await worker.tables.retry(table, lambda: worker.actions.chat.say(table, person, text, None))


async def stored_numbers(worker: Worker, id: str) -> tuple[int, int, int, int]:
    """What the row says, and how much there is."""
    stored = await worker.store.load(id)
    assert stored is not None
    lines = await worker.store.chat(id, 0)
    return stored.row.number, len(stored.entries), stored.row.chat_count, len(lines)


def test_chat_at_one_worker_does_not_undo_picks_of_another(tmp_path: Path) -> None:
    async def cross(one: Worker, two: Worker) -> None:
        id, anna, bruno = await two_people(one)
        async with two.tables.at(id):
            pass
        notes = len(await one.store.chat(id, 0))
        await pick(one, id, anna, 0, 0, 7)
        await say(two, id, bruno, "ciao")  # the second worker has not heard of the pick
        assert await stored_numbers(two, id) == (1, 1, notes + 1, notes + 1)
        await pick(one, id, bruno, 1, 0, 6)  # and the first one not of the line
        assert await stored_numbers(one, id) == (2, 2, notes + 1, notes + 1)
        await say(one, id, anna, "salve")
        assert await stored_numbers(one, id) == (2, 2, notes + 2, notes + 2)

    with_workers(tmp_path, cross)


def test_a_change_of_seats_is_made_again_on_the_newer_game(tmp_path: Path) -> None:
    async def cross(one: Worker, two: Worker) -> None:
        id, anna, bruno = await two_people(one)
        async with two.tables.at(id):
            pass
        await pick(one, id, anna, 0, 0, 7)
        async with two.tables.at(id) as table:
            await two.tables.retry(table, lambda: two.seats.resign(table, bruno, 1))
            assert (table.number, table.row.number) == (1, 1)
        assert (await stored_numbers(two, id))[:2] == (1, 1)

    with_workers(tmp_path, cross)


def test_a_mistaken_notification_does_not_block_a_table(tmp_path: Path) -> None:
    async def mislead(one: Worker, _: Worker) -> None:
        id, anna, _ = await two_people(one)
        one.tables.note_numbers(id, Numbers(5, 0, 0))
        await asyncio.wait_for(pick(one, id, anna, 0, 0, 7), 10)
        assert one.tables.loaded[id].number == 1

    with_workers(tmp_path, mislead)


def test_a_worker_that_is_behind_stores_no_snapshot(tmp_path: Path) -> None:
    async def undo(one: Worker, two: Worker) -> None:
        id, anna, _ = await two_people(one)
        await pick(one, id, anna, 0, 0, 7)
        async with two.tables.at(id):
            pass
        async with one.tables.at(id) as table:
            await one.actions.undo(table, anna, 0, 1, None)
        two.tables.forget(two.tables.loaded[id])
        await two.store.write(lambda _: None)  # whatever was queued before is done
        stored = await one.store.load(id)
        assert stored is not None
        assert stored.snapshot is None or stored.snapshot["picks"] == 0

    with_workers(tmp_path, undo)


def test_numbers_are_compared_one_by_one() -> None:
    assert Numbers(1, 5, 0).is_behind(Numbers(2, 0, 0))
    assert not Numbers(2, 5, 1).is_behind(Numbers(2, 4, 0))
    assert Numbers(1, 5, 0).newest(Numbers(2, 0, 3)) == Numbers(2, 5, 3)


def test_an_idle_table_is_forgotten_and_comes_back(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path, idle_seconds=60.0), clock) as base:
        anna = Person(base, "Anna")
        id = anna.make("me", "here:Bianca")["id"]
        anna.pick(id, 0, 7)
        assert anna.get("/api/ready")["tables"] == 1
        clock.time += 61
        eventually(lambda: anna.get("/api/ready")["tables"] == 0)
        listed = anna.get("/api/tables")["tables"][0]
        assert (listed["number"], [seat["asked"] for seat in listed["seats"]]) == (1, [False, True])
        assert anna.get("/api/ready")["tables"] == 0, "a list needs no games"
        anna.pick(id, 1, 6)
        assert anna.position(id)["number"] == 2


@pytest.mark.parametrize("watched", [False, True])
def test_a_table_that_is_watched_is_not_forgotten(tmp_path: Path, watched: bool) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path, idle_seconds=60.0), clock) as base:
        anna = Person(base, "Anna")
        first, second = anna.make("me", "here:Bianca")["id"], anna.make("me", "here:Bianca")["id"]
        with anna.socket(first if watched else second, 0):
            clock.time += 61
            eventually(lambda: anna.get("/api/ready")["tables"] == 1)
