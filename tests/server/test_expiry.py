"""Tables that nobody needs any more are deleted, with everything that belongs to them, and no others."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from postgres_support import Cluster
from server_support import FakeClock, Line, Person, eventually, play_out, serving, settings

from serenissima.server.storage import schema

DAY = 86_400.0


class House:
    """A server with a clock that tests can set, and two people who come back when they are told to."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.file = folder / "test.sqlite3"
        self.clock = FakeClock()
        self.stack = stack
        self.base = stack.enter_context(serving(settings(folder), self.clock))
        self.anna, self.bruno = Person(self.base, "Anna"), Person(self.base, "Bruno")

    def pass_days(self, days: float) -> None:
        self.clock.time += days * DAY

    def tables(self) -> set[str]:
        with closing(sqlite3.connect(self.file)) as database:
            return {id for (id,) in database.execute("SELECT id FROM tables")}

    def clubs(self) -> int:
        with closing(sqlite3.connect(self.file)) as database:
            return int(database.execute("SELECT count(*) FROM clubs").fetchone()[0])

    def watch(self, table: str) -> Line:
        line = self.stack.enter_context(Person(self.base).socket(table))
        line.hear("table")
        return line

    def stays(self, table: str) -> bool:
        """Whether a table is still there after the server has looked for expired ones once more."""
        doomed = Person(self.base, "Carla").make("me", "open")["id"]
        with closing(sqlite3.connect(self.file)) as database, database:
            database.execute("UPDATE tables SET changed = 0 WHERE id = ?", (doomed,))
        self.clock.time += 3600
        eventually(lambda: doomed not in self.tables())
        return table in self.tables()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with ExitStack() as stack:
        yield House(tmp_path, stack)


def finished(person: Person, *others: str) -> str:
    table = str(person.make("me", *others)["id"])
    play_out(person, table, [0])
    return table


def test_a_table_that_never_began_is_deleted_after_two_weeks(house: House) -> None:
    table = house.anna.make("me", "open")["id"]
    house.pass_days(13.9)
    assert house.stays(table)
    house.bruno.post(f"/api/tables/{table}/chat", text="soon")
    line = house.watch(table)
    house.pass_days(0.1)
    eventually(lambda: table not in house.tables())
    assert line.hear("refused")["problem"]["id"] == "server-no-such-table"
    assert house.anna.get(f"/api/tables/{table}", 404)["problem"]["id"] == "server-no-such-table"
    assert house.anna.get("/api/me")["tables"] == []


def test_a_finished_table_is_kept_while_its_players_return(house: House) -> None:
    table = house.anna.make("me", "open", "greedy")["id"]
    house.bruno.post(f"/api/tables/{table}/claim", seat=1)
    house.bruno.post(f"/api/tables/{table}/resign", seat=1)
    play_out(house.anna, table, [0])
    house.anna.post(f"/api/tables/{table}/chat", text="grazie")
    house.pass_days(364)
    assert house.stays(table)
    house.bruno.get("/api/me")
    house.pass_days(364)
    assert house.stays(table)
    house.pass_days(2)
    eventually(lambda: table not in house.tables())
    with closing(sqlite3.connect(house.file)) as database:
        for each in (schema.seats, schema.entries, schema.snapshots, schema.chat, schema.analyses):
            (count,) = database.execute(f'SELECT count(*) FROM {each.name} WHERE "table" = ?', (table,)).fetchone()
            assert count == 0, each.name


def test_tables_of_bots_are_deleted_after_a_week(house: House) -> None:
    paused = house.anna.make("greedy", "greedy")["id"]
    over = house.anna.make("greedy", "random")["id"]
    house.watch(over).hear("position", state="over")
    played = finished(house.anna, "greedy")
    running = house.anna.make("me", "greedy")["id"]
    house.pass_days(6.9)
    assert house.stays(paused)
    assert house.stays(over)
    house.pass_days(0.2)
    eventually(lambda: not {paused, over} & house.tables())
    assert {played, running} <= house.tables()


def test_a_visit_is_noted_once_a_day(house: House) -> None:
    def seen() -> float:
        with closing(sqlite3.connect(house.file)) as database:
            return float(database.execute("SELECT seen FROM identities WHERE name = 'Anna'").fetchone()[0])

    first = house.clock.time
    house.clock.time += DAY - 1
    house.anna.get("/api/me")
    house.clock.time += 1
    house.bruno.get("/api/me")
    assert seen() == first
    house.anna.get("/api/me")
    eventually(lambda: seen() == first + DAY)


def test_two_workers_on_postgresql_delete_expired_tables(cluster: Cluster, tmp_path: Path) -> None:
    clock = FakeClock()
    chosen = settings(tmp_path, database=cluster.url)
    with serving(chosen, clock) as one, serving(chosen, clock) as two:
        anna = Person(one, "Anna")
        doomed = [anna.make("me", "open")["id"] for _ in range(25)]
        stays = anna.make("me", "greedy")["id"]
        clock.time += 14 * DAY + 1
        eventually(lambda: [table["id"] for table in anna.get("/api/me")["tables"]] == [stays])
        assert Person(two).get(f"/api/tables/{doomed[0]}", 404)


def test_a_game_of_a_club_stays_while_a_member_comes_back_and_an_empty_club_does_not(house: House) -> None:
    club = house.anna.post("/api/clubs", 201, name="Club")
    carla = Person(house.base, "Carla")
    carla.post(f"/api/club-links/{club['key']}/join")
    table = str(house.anna.make("me", "greedy", club=club["id"])["id"])
    play_out(house.anna, table, [0])
    house.pass_days(300)
    carla.get("/api/me")
    house.pass_days(300)
    assert house.stays(table)
    for member in (house.anna, carla):
        member.post(f"/api/clubs/{club['id']}/leave")
    assert house.stays(table), "its player has just been here"
    assert house.clubs() == 1, "the game refers to it"
    house.pass_days(400)
    assert not house.stays(table)
    eventually(lambda: house.clubs() == 0)
