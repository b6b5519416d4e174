"""Clubs: who may read and change them, which games count, and that nothing leaks to others."""

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from club_support import club_game, finish, found_club, member_id, page
from no_limits import NO_LIMITS
from postgres_support import Cluster
from server_support import FakeClock, Person, eventually, serving, settings
from sqlalchemy import create_engine, event, select, text
from test_game_history import copy_games
from websockets.exceptions import ConnectionClosed

from serenissima.server.clubs.games import Club, ClubGames
from serenissima.server.clubs.membership import MOST_CLUBS, MOST_MEMBERS, drop_member, forget_in_clubs, locked
from serenissima.server.clubs.page import ClubPages
from serenissima.server.offer import load_offer
from serenissima.server.people.identity import Person as Identity
from serenissima.server.settings import Rate
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store
from serenissima.server.tables.repository import Tables

MANY_GAMES = 1000
MANY_MEMBERS = 100


@pytest.fixture
def carla(base: str) -> Person:
    return Person(base, "Carla")


def names(club: Any) -> list[str]:
    return [each["name"] for each in club["members"]]


# Coming and going.


def test_a_club_is_founded_and_joined_by_its_link(anna: Person, bruno: Person) -> None:
    club = anna.post("/api/clubs", 201, name="  The   Tuesday club ")
    assert (club["name"], names(club), club["organiser"]) == ("The Tuesday club", ["Anna"], True)
    assert len(club["key"]) >= 26
    told = bruno.get(f"/api/club-links/{club['key']}")
    assert told == {"name": "The Tuesday club", "members": 1, "organiser": "Anna", "id": None}
    joined = bruno.post(f"/api/club-links/{club['key']}/join")
    assert (names(joined), joined["organiser"]) == (["Anna", "Bruno"], False)
    assert bruno.post(f"/api/club-links/{club['key']}/join")["members"] == joined["members"], "once is enough"
    assert bruno.get(f"/api/club-links/{club['key']}")["id"] == club["id"]
    listed = bruno.get("/api/clubs")["clubs"]
    assert listed == [{"id": club["id"], "name": "The Tuesday club", "members": 2}]
    assert Person(anna.base).get("/api/clubs") == {"clubs": []}


@pytest.mark.parametrize("name", [" ", "x" * 41, "a\x00b", "a\u202eb"])
def test_a_bad_name_is_refused_and_changes_nothing(anna: Person, name: str) -> None:
    assert anna.refused(400, "/api/clubs", name=name) == "server-bad-club-name"
    assert anna.get("/api/clubs")["clubs"] == []
    club = found_club(anna)
    assert anna.refused(400, f"/api/clubs/{club['id']}/change", name=name, bots=True) == "server-bad-club-name"
    assert page(anna, club["id"]) == club


def test_somebody_without_a_name_can_neither_found_nor_join(anna: Person) -> None:
    club = found_club(anna)
    stranger = Person(anna.base)
    assert stranger.refused(403, "/api/clubs", name="x") == "server-unknown-person"
    assert stranger.refused(403, f"/api/club-links/{club['key']}/join") == "server-unknown-person"
    assert stranger.get(f"/api/club-links/{club['key']}")["members"] == 1


def test_leaving_takes_the_name_off_the_lists_but_not_out_of_the_games(anna: Person, bruno: Person) -> None:
    club = found_club(anna, bruno)["id"]
    club_game(club, anna, bruno)
    assert bruno.post(f"/api/clubs/{club}/leave") == {"clubs": []}
    assert bruno.get(f"/api/clubs/{club}", 404)["problem"]["id"] == "server-no-such-club"
    left = page(anna, club)
    assert names(left) == ["Anna"]
    assert left["pairs"] == []
    (game,) = anna.get(f"/api/clubs/{club}/games")["games"]
    assert {seat["name"] for seat in game["seats"]} == {"Anna", "Bruno"}
    assert {seat["member"] for seat in game["seats"]} == {None, member_id(anna, club)}


def test_whoever_has_been_there_longest_follows_an_organiser_who_leaves(
    anna: Person, bruno: Person, carla: Person
) -> None:
    club = found_club(anna, bruno, carla)
    anna.post(f"/api/clubs/{club['id']}/leave")
    assert page(bruno, club["id"])["organiser"]
    assert not page(carla, club["id"])["organiser"]
    bruno.post(f"/api/clubs/{club['id']}/leave")
    carla.post(f"/api/clubs/{club['id']}/leave")
    assert anna.refused(404, f"/api/club-links/{club['key']}/join") == "server-no-such-club-link"
    assert anna.get(f"/api/club-links/{club['key']}", 404), "nobody is there any more"


def test_the_organiser_passes_the_club_on(anna: Person, bruno: Person) -> None:
    club = found_club(anna, bruno)["id"]
    changed = anna.post(f"/api/clubs/{club}/organiser", member=member_id(bruno, club))
    assert not changed["organiser"]
    assert page(bruno, club)["organiser"]
    assert anna.refused(403, f"/api/clubs/{club}/link") == "server-not-organiser"


def test_only_the_organiser_changes_the_club(anna: Person, bruno: Person, carla: Person) -> None:
    club = found_club(anna, bruno)
    id, own = club["id"], member_id(anna, club["id"])
    requests: list[tuple[str, dict[str, Any]]] = [
        ("change", {"name": "Other", "bots": True, "rated": False}),
        ("link", {}),
        ("remove", {"member": own}),
        ("organiser", {"member": own}),
    ]
    for path, body in requests:
        assert bruno.refused(403, f"/api/clubs/{id}/{path}", **body) == "server-not-organiser"
        assert carla.refused(404, f"/api/clubs/{id}/{path}", **body) == "server-no-such-club"
        assert Person(anna.base).refused(403, f"/api/clubs/{id}/{path}", **body) == "server-unknown-person"
    assert page(anna, id) == club, "nothing has changed"
    assert anna.refused(404, f"/api/clubs/{id}/remove", member="nobody") == "server-no-such-member"
    assert anna.refused(404, f"/api/clubs/{id}/organiser", member="nobody") == "server-no-such-member"
    assert anna.refused(409, f"/api/clubs/{id}/remove", member=own) == "server-club-yourself"
    changed = anna.post(f"/api/clubs/{id}/change", name="Other")
    assert (changed["name"], changed["bots"], changed["rated"]) == ("Other", False, None)


def test_a_new_link_voids_the_old_one(anna: Person, bruno: Person) -> None:
    club = found_club(anna)
    changed = anna.post(f"/api/clubs/{club['id']}/link")
    assert changed["key"] != club["key"]
    assert bruno.get(f"/api/club-links/{club['key']}", 404)["problem"]["id"] == "server-no-such-club-link"
    assert bruno.refused(404, f"/api/club-links/{club['key']}/join") == "server-no-such-club-link"
    bruno.post(f"/api/club-links/{changed['key']}/join")


def test_a_removed_member_reads_nothing_and_does_not_return_with_the_old_link(
    anna: Person, bruno: Person, carla: Person
) -> None:
    club = found_club(anna, bruno, carla)
    id = club["id"]
    waiting = anna.make("me", "open", club=id)["id"]
    running = anna.make("me", "open", "random", club=id)["id"]
    carla.post(f"/api/tables/{running}/claim", seat=1)
    over = club_game(id, anna, carla)
    with bruno.socket(running) as watching:
        watching.hear("position")
        changed = anna.post(f"/api/clubs/{id}/remove", member=member_id(bruno, id))
        assert names(changed) == ["Anna", "Carla"]
        with pytest.raises(ConnectionClosed) as closed:
            watching.hear("position", number=-1)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    for path in (f"/api/clubs/{id}", f"/api/clubs/{id}/games"):
        assert bruno.get(path, 404)["problem"]["id"] == "server-no-such-club"
    for table in (waiting, running, over):
        for path in ("", "/position", "/log", "/record"):
            assert bruno.get(f"/api/tables/{table}{path}", 403)["problem"]["id"] == "server-private"
    assert bruno.refused(403, f"/api/tables/{waiting}/claim", seat=1) == "server-private"
    assert bruno.refused(404, f"/api/club-links/{club['key']}/join") == "server-no-such-club-link"
    assert bruno.refused(404, "/api/tables", game="regatta", seats=[{"kind": "me"}, {"kind": "open"}], club=id) == (
        "server-no-such-club"
    )
    assert changed["key"] != club["key"]
    bruno.post(f"/api/club-links/{changed['key']}/join")  # a member has passed the new link on
    assert bruno.get(f"/api/tables/{waiting}")["id"] == waiting


def test_clubs_and_their_members_are_limited(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        club = found_club(anna)
        for _ in range(MOST_CLUBS - 1):
            anna.post("/api/clubs", 201, name="More")
        assert anna.refused(409, "/api/clubs", name="Too many") == "server-too-many-clubs"
        other = found_club(bruno)
        assert anna.refused(409, f"/api/club-links/{other['key']}/join") == "server-too-many-clubs"
        with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database, database:
            for number in range(MOST_MEMBERS - 1):
                add_person(database, club["id"], number)
        assert bruno.refused(409, f"/api/club-links/{club['key']}/join") == "server-club-full"


def add_person(database: sqlite3.Connection, club: str, number: int) -> None:
    database.execute("INSERT INTO identities VALUES (?, ?, NULL, 1, 1)", (f"person{number}", f"Person {number}"))
    database.execute("INSERT INTO club_members VALUES (?, ?, ?, 1)", (club, f"person{number}", f"member{number}"))


# Games.


def test_members_find_a_club_game_and_join_without_an_invitation(anna: Person, bruno: Person, carla: Person) -> None:
    club = found_club(anna, bruno)["id"]
    made = anna.make("me", "open", club=club, private=False)
    assert made["private"]
    assert made["club"] == club
    (listed,) = page(bruno, club)["tables"]
    assert (listed["id"], listed["state"], listed["invite"], listed["code"]) == (made["id"], "open", None, None)
    assert carla.get(f"/api/tables/{made['id']}", 403)["problem"]["id"] == "server-private"
    assert bruno.get(f"/api/tables/{made['id']}")["invite"] is None, "who has no seat needs no invitation for others"
    bruno.post(f"/api/tables/{made['id']}/claim", seat=1)
    assert anna.refused(409, f"/api/tables/{anna.make('me', 'open', club=club)['id']}/setup", private=False) == (
        "server-club-private"
    )
    finish(made["id"], anna, bruno)
    assert carla.get(f"/api/tables/{made['id']}/record", 403)
    tables = [table["id"] for table in page(bruno, club)["tables"]]
    assert made["id"] not in tables
    (game,) = bruno.get(f"/api/clubs/{club}/games")["games"]
    assert (game["id"], game["counts"], game["change"]) == (made["id"], True, None)
    watcher = Person(anna.base, "Dario")
    watcher.post(f"/api/club-links/{page(anna, club)['key']}/join")
    assert watcher.get(f"/api/tables/{made['id']}/record")["result"] is not None, "members read finished games"


def test_a_rematch_stays_in_the_club_while_its_host_does(anna: Person, bruno: Person) -> None:
    club = found_club(anna, bruno)["id"]
    first, second = club_game(club, anna, bruno), club_game(club, anna, bruno)
    assert anna.post(f"/api/tables/{first}/rematch")["club"] == club
    bruno.post(f"/api/clubs/{club}/leave")
    again = bruno.post(f"/api/tables/{second}/rematch")
    assert (again["club"], again["private"]) == (None, True)


def test_only_games_whose_people_are_all_members_count(anna: Person, bruno: Person, carla: Person) -> None:
    club = found_club(anna, bruno)["id"]
    with_guest = anna.make("me", "open", club=club)
    carla.post(f"/api/tables/{with_guest['id']}/claim", seat=1, invite=with_guest["invite"])
    finish(with_guest["id"], anna, carla)
    together = anna.make("me", "here:Bianca", club=club)["id"]
    with_bot = club_game(club, anna, bruno, bots=1)
    outside = anna.make("me", "open")
    bruno.post(f"/api/tables/{outside['id']}/claim", seat=1)
    finish(outside["id"], anna, bruno)
    counted = club_game(club, anna, bruno)
    while anna.position(together)["result"] is None:
        anna.pick(together, anna.position(together)["waiting"][0])
    counts = {game["id"]: game["counts"] for game in anna.get(f"/api/clubs/{club}/games")["games"]}
    assert counts == {with_guest["id"]: False, together: False, with_bot: False, counted: True}
    assert (page(anna, club)["games"], page(anna, club)["counted"]) == (4, 1)
    assert anna.post(f"/api/clubs/{club}/change", bots=True)["counted"] == 2
    # Who joins later does not make earlier games count.
    carla.post(f"/api/club-links/{page(anna, club)['key']}/join")
    assert page(anna, club)["counted"] == 2


def test_a_seat_that_goes_to_somebody_else_makes_the_game_not_count(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path, absence=0.0, seat_reserved_days=0.0), clock) as base:
        anna, bruno, carla = Person(base, "Anna"), Person(base, "Bruno"), Person(base, "Carla")
        club = found_club(anna, bruno, carla)["id"]
        table = anna.make("me", "open", club=club)["id"]
        bruno.post(f"/api/tables/{table}/claim", seat=1)
        clock.time += 10
        anna.post(f"/api/tables/{table}/vote", seat=1)
        anna.post(f"/api/tables/{table}/free", seat=1)
        clock.time += 10
        carla.post(f"/api/tables/{table}/claim", seat=1)
        finish(table, anna, carla)
        (game,) = anna.get(f"/api/clubs/{club}/games")["games"]
        assert not game["counts"]


def test_a_game_in_which_somebody_had_two_seats_does_not_count(anna: Person, bruno: Person) -> None:
    club = found_club(anna, bruno)["id"]
    table = anna.make("me", "open", "open", club=club)["id"]
    for seat in (1, 2):
        bruno.post(f"/api/tables/{table}/claim", seat=seat)
    finish(table, anna, bruno, bruno)
    now = page(anna, club)
    assert (now["games"], now["counted"], now["pairs"]) == (1, 0, [])


def test_who_resigns_is_rated_by_the_result_of_the_seat(anna: Person, bruno: Person) -> None:
    club = found_club(anna, bruno)["id"]
    table = anna.make("me", "open", club=club)["id"]
    bruno.post(f"/api/tables/{table}/claim", seat=1)
    bruno.post(f"/api/tables/{table}/resign", seat=1)
    finish(table, anna)
    now = page(anna, club)
    assert now["counted"] == 1, "the bot only plays on for somebody"
    assert {each["name"]: each["games"] for each in now["members"]} == {"Anna": 1, "Bruno": 1}


def test_ratings_head_to_head_and_records_follow_from_the_games(anna: Person, bruno: Person, carla: Person) -> None:
    club = found_club(anna, bruno, carla)["id"]
    tables = [club_game(club, anna, bruno) for _ in range(3)]
    results = [anna.position(table)["result"] for table in tables]
    ids = {name: member_id(person, club) for name, person in (("Anna", anna), ("Bruno", bruno))}
    now = page(carla, club)
    ahead = sum(result["ranks"][0] < result["ranks"][1] for result in results)
    behind = sum(result["ranks"][0] > result["ranks"][1] for result in results)
    (pair,) = now["pairs"]
    if pair["member"] == ids["Bruno"]:
        ahead, behind = behind, ahead
    assert (pair["ahead"], pair["behind"], pair["level"]) == (ahead, behind, 3 - ahead - behind)
    assert {each["member"] for each in now["ratings"][0]["ratings"]} == set(ids.values()), "Carla has not played"
    assert [each["game"] for each in now["ratings"]] == [None, "regatta"]
    for rating in now["ratings"][0]["ratings"]:
        assert rating["games"] == 3
        assert 0 < rating["error"] < 700
    values = [each["value"] for each in now["ratings"][0]["ratings"]]
    assert values == sorted(values, reverse=True)
    best = max(score for result in results for score in result["scores"])
    records = {(each["kind"], each["game"]): each for each in now["records"]}
    assert records["score", "regatta"]["value"] == best
    assert records["games", None]["value"] == 3
    # Begun anew, everybody has too few games; undone, everything is as before.
    begun = anna.post(f"/api/clubs/{club}/change", rated=False)
    assert begun["rated"] is not None
    assert begun["ratings"][0] == {"game": None, "games": 0, "ratings": []}
    assert begun["pairs"] == now["pairs"]
    again = anna.post(f"/api/clubs/{club}/change", rated=True)
    assert again["ratings"] == now["ratings"]
    fourth = club_game(club, anna, bruno)
    (latest, *_) = anna.get(f"/api/clubs/{club}/games")["games"]
    assert latest["id"] == fourth
    before, after = (
        next(each["value"] for each in found["ratings"][0]["ratings"] if each["member"] == ids["Anna"])
        for found in (now, page(anna, club))
    )
    assert latest["change"] == after - before


def test_history_has_pages_and_a_filter(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        club = found_club(anna, bruno)["id"]
        table = club_game(club, anna, bruno)
        copy_games(tmp_path / "test.sqlite3", table, 70)
        seen: list[str] = []
        after = ""
        while True:
            found = bruno.get(f"/api/clubs/{club}/games?after={after}")
            seen += [game["id"] for game in found["games"]]
            if found["next"] is None:
                break
            after = found["next"]
        assert len(seen) == len(set(seen)) == 71
        assert bruno.get(f"/api/clubs/{club}/games?game=doge")["games"] == []
        assert bruno.get(f"/api/clubs/{club}/games?after=nonsense", 400)["problem"]["id"] == "server-bad-page"


# What others see.


def test_a_club_page_holds_no_secrets_of_its_members(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as base:
        anna, bruno, carla = Person(base, "Anna"), Person(base, "Bruno"), Person(base, "Carla")
        club = found_club(anna, bruno, carla)["id"]
        anna.post("/api/me/code")
        over = club_game(club, anna, bruno)
        running = anna.make("me", "open", club=club)
        bruno.post(f"/api/tables/{running['id']}/claim", seat=1)
        anna.pick(running["id"], 0)  # sealed: nobody else may know it
        waiting = anna.make("me", "open", club=club)
        told = json.dumps([page(carla, club), carla.get(f"/api/clubs/{club}/games"), carla.get("/api/clubs")])
        with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database:
            secrets = [id for (id,) in database.execute("SELECT id FROM identities")]
            for column in ("hash", "identity"):
                secrets += [value for (value,) in database.execute(f"SELECT {column} FROM tokens")]
            secrets += [value for (value,) in database.execute("SELECT recovery FROM identities") if value]
            for column in ("invite", "author_key", "code"):
                secrets += [value for (value,) in database.execute(f"SELECT {column} FROM tables")]
            unfinished = "SELECT server_seed FROM tables WHERE state != 'over'"
            secrets += [seed for (seed,) in database.execute(unfinished)]
            secrets += [seed for (seed,) in database.execute("SELECT seed FROM tables WHERE state = 'running'")]
        secrets += [*anna.http.cookies.values(), *bruno.http.cookies.values(), *carla.http.cookies.values()]
        assert running["invite"] in secrets
        assert waiting["code"] in secrets
        assert not [secret for secret in secrets if secret in told]
        assert over in told
        # What is shown of a running game is what its page shows to a spectator.
        listed = next(table for table in page(carla, club)["tables"] if table["id"] == running["id"])
        seen = carla.get(f"/api/tables/{running['id']}")
        for table in (listed, seen):
            for seat in table["seats"]:
                seat["absent"] = None
        assert listed == seen


def test_a_stranger_learns_nothing_about_a_club(anna: Person, bruno: Person, carla: Person) -> None:
    club = found_club(anna, bruno)
    table = club_game(club["id"], anna, bruno)
    key = anna.post(f"/api/tables/{table}/share")["key"]
    for stranger in (carla, Person(anna.base)):
        status = 404 if stranger is carla else 403
        for path in (f"/api/clubs/{club['id']}", f"/api/clubs/{club['id']}/games"):
            stranger.get(path, status)
        for wrong in ("x", "x" * 26, club["id"], club["key"][:-1], club["key"].upper(), "%00", "a%20b"):
            assert stranger.get(f"/api/club-links/{wrong}", 404)["problem"]["id"] == "server-no-such-club-link"
        assert stranger.get(f"/api/shared/{key}")["club"] is None
        assert stranger.get("/api/clubs") == {"clubs": []}
    assert carla.get("/api/clubs/nowhere", 404) == carla.get(f"/api/clubs/{club['id']}", 404), "no difference"


def test_founding_clubs_is_limited_like_making_identities(tmp_path: Path) -> None:
    few = msgspec.structs.replace(NO_LIMITS, identities=Rate(3, 0.001))
    with serving(settings(tmp_path, limits=few)) as base:
        anna = Person(base, "Anna")
        anna.post("/api/clubs", 201, name="One")
        anna.post("/api/clubs", 201, name="Two")
        assert anna.refused(429, "/api/clubs", name="Three") == "server-too-fast"


def test_the_export_names_the_clubs(anna: Person) -> None:
    club = found_club(anna)
    exported = anna.get("/api/me/export")
    assert [(each["name"], each["organiser"]) for each in exported["clubs"]] == [("The Tuesday club", True)]
    assert club["key"] not in json.dumps(exported)


def test_a_deleted_person_is_in_no_club_and_the_games_stay_what_they_were(anna: Person, bruno: Person) -> None:
    club = found_club(anna, bruno)["id"]
    for _ in range(3):
        club_game(club, anna, bruno)
    running = anna.make("me", "open", club=club)["id"]
    bruno.post(f"/api/tables/{running}/claim", seat=1)
    before = page(bruno, club)
    own = next(each for each in before["ratings"][0]["ratings"] if each["member"] == member_id(bruno, club))
    anna.post("/api/me/delete", name="Anna")
    now = page(bruno, club)
    assert (names(now), now["organiser"], now["counted"]) == (["Bruno"], True, 3)
    (rating,) = now["ratings"][0]["ratings"]
    assert (rating["member"], rating["games"]) == (own["member"], 3)
    while bruno.position(running)["result"] is None:
        if 1 in bruno.position(running)["waiting"]:
            bruno.pick(running, 1)
    assert page(bruno, club)["counted"] == 4, "the bot played on for somebody"


# Large clubs, and PostgreSQL.


def test_a_hundred_members_and_a_thousand_games_cost_as_many_queries_as_one(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    file = tmp_path / "test.sqlite3"
    with serving(chosen) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        club = found_club(anna, bruno)["id"]
        table = club_game(club, anna, bruno)
    with closing(sqlite3.connect(file)) as database:
        (identity,) = database.execute("SELECT id FROM identities WHERE name = 'Anna'").fetchone()
    person = Identity("", identity, "Anna", 0.0)

    async def statements() -> tuple[int, int]:
        """The number of queries for the page and the history: the first time, and again."""
        store = Store(chosen.database)
        await store.open()
        pages = ClubPages(Tables(store, load_offer(chosen.offer), chosen, lambda: 0.0), ClubGames(store))
        asked: list[str] = []
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        counts: list[int] = []
        for _ in range(2):
            asked.clear()
            await pages.page(club, person)
            await pages.history(club, person, None, None)
            counts.append(sum(each.startswith("SELECT") for each in asked))
        await store.close()
        return counts[0], counts[1]

    few = asyncio.run(statements())
    with closing(sqlite3.connect(file)) as database, database:
        for number in range(MANY_MEMBERS):
            add_person(database, club, number)
    copy_games(file, table, MANY_GAMES)
    many = asyncio.run(statements())
    assert many == few
    assert few[1] == few[0] - 2, "the second time, the games are not read again"


def test_an_older_database_gets_clubs_and_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "test.sqlite3"
    with serving(settings(tmp_path)) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        club_game(found_club(anna, bruno)["id"], anna, bruno)
        plain = anna.make("me", "open")["id"]
        config = Config()
        config.set_main_option("script_location", "serenissima.server.storage:migrations")
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0010-1")
        connection.commit()
    engine.dispose()
    with serving(settings(tmp_path)) as base:
        anna.base = base
        again = Person(base)
        again.http.cookies = anna.http.cookies
        assert again.get(f"/api/tables/{plain}")["club"] is None
        assert again.get("/api/clubs") == {"clubs": []}


def test_the_organiser_is_deleted_while_the_heir_leaves(cluster: Cluster, tmp_path: Path) -> None:
    """On PostgreSQL two workers can do this at once. The club must not fall to somebody who has left."""
    with serving(settings(tmp_path, database=cluster.url)) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        club = found_club(anna, bruno)["id"]
    engine = create_engine(cluster.url)
    c, m = schema.clubs.c, schema.club_members.c
    with engine.connect() as connection:
        found = connection.execute(select(m.identity).where(m.club == club).order_by(m.joined)).scalars()
        organiser, heir = found
    with engine.connect() as leaving, ThreadPoolExecutor(1) as pool:
        assert locked(leaving, club, heir) is not None
        drop_member(leaving, club, heir)

        def erase() -> None:
            with engine.begin() as connection:
                forget_in_clubs(connection, organiser)

        erased = pool.submit(erase)
        waits = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        with engine.connect() as watching:
            eventually(lambda: watching.execute(waits).scalar() == 1)
        leaving.commit()
        erased.result(20)
    with engine.connect() as connection:
        assert connection.execute(select(c.organiser).where(c.id == club)).scalar() is None
    engine.dispose()


def test_two_workers_on_postgresql_agree_on_who_is_a_member(cluster: Cluster, tmp_path: Path) -> None:
    clock = FakeClock()
    chosen = settings(tmp_path, database=cluster.url)
    with serving(chosen, clock) as one, serving(chosen, clock) as two:
        anna, bruno, carla = Person(one, "Anna"), Person(two, "Bruno"), Person(one, "Carla")
        club = found_club(anna, bruno, carla)["id"]
        for _ in range(3):
            club_game(club, anna, bruno)
            clock.time += 100
        assert page(anna, club)["ratings"] == page(bruno, club)["ratings"]
        assert page(anna, club)["ratings"][0]["ratings"][0]["value"] is not None
        games = [game["id"] for game in anna.get(f"/api/clubs/{club}/games")["games"]]
        assert [game["id"] for game in bruno.get(f"/api/clubs/{club}/games")["games"]] == games
        table = anna.make("me", "open", club=club)["id"]
        assert bruno.get(f"/api/tables/{table}")["id"] == table
        anna.post(f"/api/clubs/{club}/remove", member=member_id(bruno, club))
        assert bruno.get(f"/api/clubs/{club}", 404)
        clock.time += 11
        eventually(lambda: bruno.http.get(f"/api/tables/{table}").status_code == 403)


def test_games_added_to_kept_results_give_what_a_new_calculation_gives(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    file = tmp_path / "test.sqlite3"
    with serving(chosen) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        id = found_club(anna, bruno)["id"]
        tables = [club_game(id, anna, bruno) for _ in range(5)]

    def set_club(*games: str) -> None:
        """Only these games belong to the club so far."""
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE tables SET club = NULL")
            for game in games:
                row = (id, float(tables.index(game)), game)
                database.execute("UPDATE tables SET club = ?, ended = ? WHERE id = ?", row)

    async def check() -> None:
        store = Store(chosen.database)
        await store.open()
        club = Club(id, "", "", "", False, None, 0.0)
        games = ClubGames(store)
        one, two, three, four, five = tables
        # A new one, several, one that is gone, one that is stored late, and none.
        for some in ([one], [one, two], tables, [one, three, five], [one, three, four, five], [two], []):
            set_club(*some)
            _, kept = await games.results(club)
            _, fresh = await ClubGames(store).results(club)
            assert kept.counted == fresh.counted == len(some)
            assert (kept.pairs, kept.best, kept.changes) == (fresh.pairs, fresh.best, fresh.changes)
            assert kept.overall.played == fresh.overall.played
            for person in fresh.overall.played:
                assert kept.overall.ratings.of(person) == fresh.overall.ratings.of(person)
        await store.close()

    asyncio.run(check())
