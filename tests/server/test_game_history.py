"""My games: what is listed, in which order, filtered, hidden, and that a long list costs no more than a short one."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from postgres_support import Cluster
from server_support import FakeClock, Person, play_out, serving, settings
from sqlalchemy import event
from sqlalchemy.dialects import sqlite

from serenissima.server.offer import load_offer
from serenissima.server.people.history import (
    PAGE,
    Cursor,
    Filter,
    History,
    counts_query,
    finished_query,
    running_query,
    turns_query,
)
from serenissima.server.storage.store import Store
from serenissima.server.tables.repository import Tables

MANY = 1000


def games(person: Person, query: str = "") -> Any:
    return person.get(f"/api/me/games?{query}")


def ids(person: Person, query: str = "") -> list[str]:
    return [game["id"] for game in games(person, query)["games"]]


def finished(person: Person, *others: str) -> str:
    table = str(person.make("me", *others)["id"])
    play_out(person, table, [0])
    return table


def copy_games(file: Path, table: str, count: int) -> None:
    """Write copies of a finished game into the database, as if it had been played on many days."""
    with closing(sqlite3.connect(file)) as database, database:
        database.row_factory = sqlite3.Row
        row = dict(database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone())
        seats = [dict(seat) for seat in database.execute('SELECT * FROM seats WHERE "table" = ?', (table,))]
        for number in range(count):
            copy = {**row, "id": f"copy{number}", "invite": f"copy{number}", "ended": row["ended"] - 60 * (number // 2)}
            for name, each in [("tables", copy), *(("seats", {**seat, "table": copy["id"]}) for seat in seats)]:
                columns = ", ".join(f'"{column}"' for column in each)
                database.execute(
                    f"INSERT INTO {name} ({columns}) VALUES ({', '.join('?' * len(each))})", [*each.values()]
                )


def test_a_finished_game_is_listed_with_its_result(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "greedy")["id"]
    bruno.post(f"/api/tables/{table}/claim", seat=1)
    now = anna.position(table)
    while now["result"] is None:
        for seat, person in enumerate((anna, bruno)):
            if seat in now["waiting"]:
                person.pick(table, seat)
        now = anna.position(table)
    found = games(anna)
    assert found["counts"] == {"running": 0, "over": 1, "hidden": 0, "turns": 0}
    assert found["next"] is None
    (game,) = found["games"]
    assert (game["id"], game["game"], game["state"]) == (table, "regatta", "over")
    assert [seat["rank"] for seat in game["seats"]] == sorted(now["result"]["ranks"])
    by_seat = {seat["seat"]: seat for seat in game["seats"]}
    assert [by_seat[seat]["score"] for seat in range(3)] == now["result"]["scores"]
    assert [by_seat[seat]["yours"] for seat in range(3)] == [True, False, False]
    assert {by_seat[1]["name"], by_seat[0]["name"]} == {"Anna", "Bruno"}
    assert game["place"] == now["result"]["ranks"][0]
    assert game["ended"] >= game["created"]
    assert games(bruno)["games"][0]["place"] == now["result"]["ranks"][1]
    assert Person(anna.base, "Carla").get("/api/me/games")["games"] == []
    assert Person(anna.base).get("/api/me/games")["games"] == [], "somebody without an identity"


def test_games_that_wait_for_you_come_first_then_running_then_finished(anna: Person, bruno: Person) -> None:
    over = finished(anna, "greedy")
    mine = anna.make("me", "greedy")["id"]
    waiting = anna.make("me", "open")["id"]
    bruno.post(f"/api/tables/{waiting}/claim", seat=1)
    anna.pick(waiting, 0)
    open_table = anna.make("me", "open")["id"]
    found = games(anna)
    listed = [game["id"] for game in found["games"]]
    turns = [game["id"] for game in found["games"] if game["your_turn"]]
    assert mine in turns
    assert listed[: len(turns)] == turns
    assert set(listed[len(turns) : -1]) == {mine, waiting, open_table} - set(turns)
    assert listed[-1] == over
    assert found["counts"] == {"running": 3, "over": 1, "hidden": 0, "turns": len(turns)}
    assert ids(anna, "show=running") == listed[:-1]
    assert ids(anna, "show=over") == [over]


def test_filters_by_game_name_and_people(anna: Person, bruno: Person) -> None:
    alone = finished(anna, "greedy")
    here = anna.make("me", "here:Bianca")["id"]
    play_out(anna, here, [0, 1])
    both = anna.make("me", "open")["id"]
    bruno.post(f"/api/tables/{both}/claim", seat=1)
    assert set(ids(anna, "game=regatta")) == {alone, here, both}
    assert ids(anna, "game=chess") == []
    assert ids(anna, "name=RUN") == [both]
    assert ids(anna, "name=bianca") == [here]
    assert ids(anna, "name=Anna") == [], "one's own name is in all of them"
    assert ids(anna, "name=%25") == ids(anna, "name=_") == []
    assert set(ids(anna, "people=true")) == {here, both}
    assert games(anna, "name=bruno")["counts"]["over"] == 0


def test_hiding_a_game_is_for_oneself_and_can_be_undone(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "greedy")["id"]
    bruno.post(f"/api/tables/{table}/claim", seat=1)
    assert anna.refused(409, f"/api/tables/{table}/hide") == "server-hide-running"
    bruno.post(f"/api/tables/{table}/resign", seat=1)
    play_out(anna, table, [0])
    assert Person(anna.base, "Carla").refused(403, f"/api/tables/{table}/hide") == "server-not-your-game"
    assert Person(anna.base).refused(403, f"/api/tables/{table}/hide") == "server-unknown-person"
    assert anna.refused(404, "/api/tables/nowhere/hide") == "server-no-such-table"
    for _ in range(2):
        assert anna.post(f"/api/tables/{table}/hide")["hidden"] == 1
    assert ids(anna) == []
    assert ids(anna, "show=hidden") == [table]
    assert ids(bruno) == [table]
    anna.post(f"/api/tables/{table}/hide", hide=False)
    assert ids(anna) == [table]
    assert ids(anna, "show=hidden") == []


def test_the_date_of_a_game_is_its_end_whatever_happens_later(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path), clock) as base:
        anna = Person(base, "Anna")
        table = finished(anna, "greedy")
        ended = games(anna)["games"][0]["ended"]
        clock.time += 1000
        anna.post(f"/api/tables/{table}/rematch")
        (game,) = games(anna, "show=over")["games"]
        assert (game["ended"], game["rematch"] is not None) == (ended, True)


def test_the_chances_of_an_analysed_game_are_those_of_your_seat(anna: Person) -> None:
    table = finished(anna, "greedy")
    assert games(anna)["games"][0]["analysed"] is False
    anna.post(f"/api/tables/{table}/analysis")
    while (found := anna.get(f"/api/tables/{table}/analysis"))["state"] != "done":
        pass
    (game,) = games(anna)["games"]
    assert game["analysed"] is True
    assert game["chances"] == found["chances"][0]
    assert game["mistakes"] == [swing["at"] for swing in found["swings"] if swing["seat"] == 0]


def test_pages_follow_each_other_without_gaps_or_repeats(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna = Person(base, "Anna")
        copy_games(tmp_path / "test.sqlite3", finished(anna, "greedy"), 2 * PAGE + 4)
        listed: list[str] = []
        dates: list[str] = []
        after, pages = "", 0
        while after is not None:
            found = games(anna, f"after={after}")
            listed += [game["id"] for game in found["games"]]
            dates += [game["ended"] for game in found["games"]]
            after, pages = found["next"], pages + 1
        assert (len(listed), len(set(listed)), pages) == (2 * PAGE + 5, 2 * PAGE + 5, 3)
        assert dates == sorted(dates, reverse=True)
        for bad in ("x", "nan:copy1", "inf:copy1", ":", "1e999:a", "1.0:", "1.0:a%00", "٣.٣:a"):
            assert anna.get(f"/api/me/games?after={bad}", 400)["problem"]["id"] == "server-bad-page"
        assert anna.get("/api/me/games?show=everything", 400)["problem"]["id"] == "server-malformed"


def test_a_thousand_games_cost_as_many_queries_as_one_and_read_only_the_own_ones(tmp_path: Path) -> None:
    file = tmp_path / "test.sqlite3"
    chosen = settings(tmp_path)
    with serving(chosen) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        table = finished(anna, "greedy")
        finished(bruno, "greedy")
    with closing(sqlite3.connect(file)) as database:
        (identity,) = database.execute('SELECT identity FROM seats WHERE "table" = ? AND seat = 0', (table,)).fetchone()

    async def statements() -> list[str]:
        """The queries for the first page."""
        store = Store(chosen.database)
        await store.open()
        history = History(Tables(store, load_offer(chosen.offer), chosen, lambda: 0.0))
        asked: list[str] = []
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        found = await history.page(identity, Filter(), None)
        assert len(found.games) <= PAGE
        await store.close()
        return [each for each in asked if each.startswith("SELECT")]

    few = asyncio.run(statements())
    copy_games(file, table, MANY)
    many = asyncio.run(statements())
    assert len(many) <= len(few) + 1, "one for the next page"

    wanted = Filter(name="bru", people=True)
    queries = [
        running_query(identity, wanted),
        finished_query(identity, wanted, Cursor(1.0, "x")),
        counts_query(identity, wanted),
        turns_query(identity),
    ]
    with closing(sqlite3.connect(file)) as database:
        database.execute("ANALYZE")
        for query in queries:
            text = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
            steps = [step[3] for step in database.execute(f"EXPLAIN QUERY PLAN {text}")]
            scans = [step for step in steps if (step.startswith("SCAN") and "tables" in step) or step == "SCAN seats"]
            assert not scans, (text, steps)
            assert any("ix_seats_identity" in step for step in steps), steps


def test_the_list_is_the_same_on_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    with serving(settings(tmp_path, database=cluster.url)) as base:
        anna = Person(base, "Anna")
        over = finished(anna, "greedy")
        running = anna.make("me", "greedy")["id"]
        assert ids(anna) == [running, over]
        assert ids(anna, "name=bru&people=true") == []
        assert ids(anna, "name=%00greedy") == [], "no error for characters that the database refuses"
        assert ids(anna, "after=9999999999.0:a") == [over]
        assert games(anna)["counts"]["turns"] == 1
        anna.post(f"/api/tables/{over}/hide")
        assert ids(anna) == [running]
        assert ids(anna, "show=hidden") == [over]


@pytest.mark.parametrize("path", ["hide", "share"])
def test_malformed_bodies_are_refused(anna: Person, path: str) -> None:
    table = anna.make("me", "greedy")["id"]
    assert anna.refused(400, f"/api/tables/{table}/{path}", nonsense=1) == "server-malformed"
