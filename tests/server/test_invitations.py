"""Invitations: short codes, what the host changes before the start, who becomes host, and people who guess."""

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from alembic import command
from alembic.config import Config
from no_limits import NO_LIMITS
from server_support import FakeClock, Person, eventually, play_out, serving, settings
from sqlalchemy import create_engine

from serenissima.server.local_addresses import addresses, is_local, own_hosts
from serenissima.server.protocol import Addresses
from serenissima.server.settings import Rate
from serenissima.server.tables.codes import LETTERS
from serenissima.server.tables.invitations import network

DAYS = {"kind": "days", "days": 3, "off": [], "zone": "UTC"}


def setup(person: Person, table: str, **changes: Any) -> Any:
    return person.post(f"/api/tables/{table}/setup", **changes)


def sitter(seat: int, kind: str, **more: Any) -> list[dict[str, Any]]:
    return [{"seat": seat, "sitter": {"kind": kind, **more}}]


def lines(table: Any) -> list[str]:
    return [change["message"]["id"].removeprefix("server-setup-") for change in table["changes"]]


def without_absence(table: Any) -> Any:
    return {**table, "seats": [{**seat, "absent": None} for seat in table["seats"]]}


# Short codes.


def test_a_code_has_six_characters_that_do_not_look_alike(anna: Person) -> None:
    codes = {anna.make("me", "open", private=True)["code"] for _ in range(20)}
    assert len(codes) == 20
    assert all(len(code) == 6 and set(code) <= set(LETTERS) for code in codes)
    assert not set(LETTERS) & set("0O1I")


def test_a_friend_joins_with_the_short_code(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", private=True)
    code = table["code"]
    for typed in (code, code.lower(), f"{code[:3]} {code[3:]}", f" {code[:2]}-{code[2:].lower()} "):
        found = bruno.get(f"/api/invites/{typed}")
        assert (found["id"], found["invite"], found["code"]) == (table["id"], table["invite"], None)
    joined = bruno.post(f"/api/tables/{table['id']}/claim", seat=1, invite=found["invite"])
    assert joined["state"] == "running"


def test_the_code_is_not_an_invitation_for_a_table_whose_id_is_known(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", private=True)
    bruno.get(f"/api/tables/{table['id']}?invite={table['code']}", 403)
    path = f"/api/tables/{table['id']}/claim"
    assert bruno.refused(403, path, seat=1, invite=table["code"]) == "server-private"


def test_only_those_at_the_table_see_its_code(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "open")
    assert table["code"] is not None
    assert bruno.get(f"/api/tables/{table['id']}")["code"] is None
    assert bruno.post(f"/api/tables/{table['id']}/claim", seat=1)["code"] == table["code"]


def test_the_code_ends_with_the_start(anna: Person, bruno: Person) -> None:
    private, public = anna.make("me", "open", private=True), anna.make("me", "open")
    for table in (private, public):
        begun = anna.post(f"/api/tables/{table['id']}/start")
        assert (begun["state"], begun["code"], begun["changes"]) == ("running", None, [])
    assert bruno.get(f"/api/invites/{private['code']}", 409)["problem"]["id"] == "server-code-ended"
    # A public table can be watched, and those who play there find it.
    watched = bruno.get(f"/api/invites/{public['code']}")
    assert (watched["id"], watched["state"], watched["invite"]) == (public["id"], "running", None)
    assert anna.get(f"/api/invites/{private['code']}")["id"] == private["id"]
    # The link to watch goes on working.
    assert bruno.get(f"/api/invites/{private['invite']}")["id"] == private["id"]


def test_wrong_codes_are_told_apart_from_wrong_links(anna: Person) -> None:
    assert anna.get("/api/invites/ZZZZZZ", 404)["problem"]["id"] == "server-no-such-code"
    for wrong in ("ZZZ", "nothing", "z" * 20, "%20%20", "ZZZZZ%C3%89%C3%89", "%F0%9F%90%9F"):
        assert anna.get(f"/api/invites/{wrong}", 404)["problem"]["id"] == "server-no-such-invite"


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    few = Rate(5, 1 / 1000)
    with serving(settings(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, codes=few))) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        code = anna.make("me", "open", private=True)["code"]
        for _ in range(20):  # right ones do not count
            bruno.get(f"/api/invites/{code}")
        for guess in range(5):
            bruno.get(f"/api/invites/AAAAA{LETTERS[guess]}", 404)
        answer = httpx.get(f"{base}/api/invites/{code}")
        assert (answer.status_code, answer.json()["problem"]["id"]) == (429, "server-codes-too-fast")
        assert int(answer.headers["retry-after"]) > 1
        anna.get("/api/tables")  # everything else goes on


def test_one_person_has_one_ipv6_network() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("192.0.2.1") != network("192.0.2.2")
    assert network("testclient") == "testclient"


def test_open_tables_of_an_older_release_get_codes(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    config = Config()
    config.set_main_option("script_location", "serenissima.server.storage:migrations")
    with create_engine(f"sqlite:///{file}").connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0007")
        connection.commit()
    with sqlite3.connect(file) as database:
        database.execute("INSERT INTO identities VALUES ('i', 'Old', NULL, 1, 1)")
        known = "id, version, game, rules_version, options, private, state, clock, host, invite, server_seed, created"
        more = "changed, number, chat_count, waiting, author_key, muted, removed"
        for number, state in enumerate(("open", "open", "running")):
            row = (f"t{number}", 1, "regatta", 1, "{}", 0, state, '{"kind": "none"}', "i", f"old{number}" * 5, "00", 1)
            database.execute(
                f"INSERT INTO tables ({known}, {more}) VALUES ({','.join('?' * 19)})",
                (*row, 1, 0, 0, 0, "k", "[]", "[]"),
            )
            for seat in range(2):
                database.execute(
                    'INSERT INTO seats ("table", seat, kind, name, here, word, votes) '
                    "VALUES (?, ?, 'open', '', 0, '', '[]')",
                    (f"t{number}", seat),
                )
    database.close()
    clock = FakeClock()
    clock.time = 2.0
    with serving(settings(tmp_path, database=f"sqlite+aiosqlite:///{file}"), clock) as base:
        with sqlite3.connect(file) as database:
            codes = dict(database.execute("SELECT id, code FROM tables").fetchall())
        database.close()
        assert codes["t2"] is None
        assert len({codes["t0"], codes["t1"]}) == 2
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        found = anna.get(f"/api/invites/{codes['t0']}")
        assert (found["id"], found["auto_start"], found["changes"]) == ("t0", True, [])
        anna.post("/api/tables/t0/claim", seat=0)
        assert bruno.post("/api/tables/t0/claim", seat=1)["state"] == "running"


# Changing a table before the start.


def test_the_host_changes_everything_until_the_start_and_guests_see_it(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "open", private=True, name="Anna B")
    id = table["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1, invite=table["invite"])
    with bruno.socket(id, 1) as line:
        line.hear("table")
        setup(anna, id, clock=DAYS)
        seen = line.hear("table")["table"]
        assert (seen["clock"], lines(seen)[-1]) == (DAYS, "clock")
        told = seen["changes"][-1]["message"]["args"]
        assert told == {"name": "Anna B", "clock": {"id": "server-clock-days", "args": {"days": 3}}}
        setup(anna, id, private=False, options={"carry": False}, auto_start=False)
        seen = line.hear("table")["table"]
        assert (seen["private"], seen["options"], seen["auto_start"]) == (False, {"carry": False}, False)
        assert lines(seen)[-3:] == ["options", "listed", "wait"]
        setup(anna, id, seats=sitter(2, "bot", level="random"))
        seen = line.hear("table")["table"]
        assert (seen["seats"][2]["kind"], seen["seats"][2]["level"]) == ("bot", "random")
        setup(anna, id, seats=sitter(2, "here", name="Carla"))
        assert line.hear("table")["table"]["seats"][2]["name"] == "Carla"
        anna.post(f"/api/tables/{id}/name", seat=2, name="Chiara")
        assert line.hear("table")["table"]["seats"][2]["name"] == "Chiara"
        assert anna.post(f"/api/tables/{id}/start")["state"] == "running"
    assert anna.refused(409, f"/api/tables/{id}/setup", clock=DAYS) == "server-begun"
    assert anna.refused(409, f"/api/tables/{id}/name", seat=0, name="Late") == "server-begun"


def test_nothing_changes_if_one_part_is_impossible(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open", "open")["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1)
    before = without_absence(anna.get(f"/api/tables/{id}"))
    path = f"/api/tables/{id}/setup"
    assert anna.refused(400, path, clock=DAYS, options={"carry": "perhaps"}) == "option-bad-value"
    assert anna.refused(400, path, clock=DAYS, options={"sails": 1}) == "option-unknown"
    for seat in (3, 9, 20):
        assert anna.refused(400, path, private=True, seats=sitter(seat, "open")) == "server-no-such-seat"
    for seat in (-(2**63), -1, 21, 2**40):
        assert anna.refused(400, path, private=True, seats=sitter(seat, "open")) == "server-malformed"
    assert anna.refused(409, path, private=True, seats=sitter(1, "bot")) == "server-seat-taken"
    assert anna.refused(400, path, private=True, seats=sitter(2, "me")) == "server-me-twice"
    assert anna.refused(400, path, private=True, seats=sitter(2, "bot", level="genius")) == "bot-unknown"
    assert anna.refused(400, path, private=True, seats=sitter(2, "here", name=" ")) == "server-bad-name"
    assert anna.refused(400, path, private=True, count=6) == "seats-out-of-range"
    assert anna.refused(400, path, clock={"kind": "bank", "seconds": 1}) == "server-malformed"
    assert anna.refused(400, path, colour="red") == "server-malformed"
    assert without_absence(anna.get(f"/api/tables/{id}")) == before


def test_strangers_and_guests_cannot_change_a_table(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open", "open")["id"]
    path = f"/api/tables/{id}"
    for is_seated in (False, True):
        assert bruno.refused(403, f"{path}/setup", private=True) == "server-not-host"
        assert bruno.refused(403, f"{path}/start") == "server-not-host"
        assert bruno.refused(403, f"{path}/name", seat=0, name="Bruno") == "server-not-your-seat"
        if not is_seated:
            bruno.post(f"{path}/claim", seat=1)
    assert Person(anna.base, "Carla").refused(403, f"{path}/host") == "server-not-yours"
    assert Person(anna.base).refused(403, f"{path}/setup", private=True) == "server-unknown-person"


def test_the_number_of_seats_changes_and_people_stay(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "greedy", "open", "open")["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=3, name="Bruno")
    with bruno.socket(id, 3) as line:
        line.hear("table")
        assert len(setup(anna, id, count=5)["seats"]) == 5
        fewer = setup(anna, id, count=3)
        assert [seat["kind"] for seat in fewer["seats"]] == ["person", "bot", "person"]
        assert [seat["seat"] for seat in fewer["seats"]] == [0, 1, 2]
        assert fewer["seats"][2]["connected"]
        two = setup(anna, id, count=2)
        assert [seat["name"] for seat in two["seats"]] == ["Anna", "Bruno"]
        assert anna.refused(409, f"/api/tables/{id}/setup", count=1) == "server-too-few-seats"
        anna.post(f"/api/tables/{id}/start")
        assert line.hear("position", seat=1)["decision"] is not None


def test_a_person_is_not_removed_with_a_seat(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open", "open")["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1)
    setup(anna, id, seats=sitter(2, "here", name="Carla"))
    assert anna.refused(409, f"/api/tables/{id}/setup", count=2) == "server-too-few-seats"


def test_the_last_claim_starts_the_game_unless_the_host_wants_to(anna: Person, bruno: Person) -> None:
    waits = anna.make("me", "open", auto_start=False)["id"]
    assert bruno.post(f"/api/tables/{waits}/claim", seat=1)["state"] == "open"
    assert anna.post(f"/api/tables/{waits}/start")["state"] == "running"
    begins = anna.make("me", "open", "open")["id"]
    # What the host changes never starts the game.
    assert setup(anna, begins, seats=sitter(1, "bot") + sitter(2, "bot"))["state"] == "open"
    setup(anna, begins, seats=sitter(2, "open"))
    assert bruno.post(f"/api/tables/{begins}/claim", seat=2)["state"] == "running"


def test_bots_of_the_wanted_level_take_the_free_seats(anna: Person) -> None:
    id = anna.make("me", "open", "open")["id"]
    assert anna.refused(400, f"/api/tables/{id}/start", level="genius") == "bot-unknown"
    assert [seat["level"] for seat in anna.post(f"/api/tables/{id}/start", level="random")["seats"]] == [
        None,
        "random",
        "random",
    ]


def test_a_private_table_is_listed_as_soon_as_the_host_says_so(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open", private=True)["id"]

    def listed() -> list[str]:
        return [table["id"] for table in bruno.get("/api/tables")["tables"]]

    assert id not in listed()
    setup(anna, id, private=False)
    assert id in listed()
    setup(anna, id, private=True)
    assert id not in listed()
    bruno.get(f"/api/tables/{id}", 403)


def test_repeated_changes_of_one_thing_are_one_line(anna: Person) -> None:
    id = anna.make("me", "open", "open")["id"]
    for clock in (DAYS, {"kind": "bank", "seconds": 600, "increment": 10}, {"kind": "none"}):
        table = setup(anna, id, clock=clock)
    assert lines(table) == ["clock"]
    for level in ("random", "greedy") * 5:
        table = setup(anna, id, seats=sitter(1, "bot", level=level) + sitter(2, "bot", level=level))
    assert len(lines(table)) == 6
    assert lines(setup(anna, id, clock={"kind": "none"}))[-1] == "bot", "it was so already"


# The host.


def test_the_next_person_becomes_host_when_the_host_leaves(anna: Person, bruno: Person) -> None:
    id = anna.make("open", "me", "here:Nonna", "open", private=True)["id"]
    invite = anna.get(f"/api/tables/{id}")["invite"]
    bruno.post(f"/api/tables/{id}/claim", seat=3, invite=invite)
    left = anna.post(f"/api/tables/{id}/leave", seat=1)
    assert not left["host"]
    assert [seat["kind"] for seat in left["seats"]] == ["open", "open", "open", "person"]
    assert lines(left)[-2:] == ["left", "host"]
    mine = bruno.get(f"/api/tables/{id}")
    assert mine["host"]
    assert mine["seats"][3]["host"]
    assert anna.refused(403, f"/api/tables/{id}/setup", private=False) == "server-not-host"
    setup(bruno, id, clock=DAYS)
    # Somebody at the same device is not another person, and the last person stays host.
    bruno.post(f"/api/tables/{id}/leave", seat=3)
    assert bruno.get(f"/api/tables/{id}")["host"]


def test_somebody_else_can_take_over_from_a_host_who_is_away(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path, absence=60.0), clock) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        id = anna.make("me", "open", "open")["id"]
        bruno.post(f"/api/tables/{id}/claim", seat=1)
        # Bruno stays, so that the server does not forget the table and since when Anna is away.
        with bruno.socket(id, 1) as his:
            his.hear("table")
            with anna.socket(id, 0) as line:
                line.hear("table")
                clock.time += 100
                assert bruno.refused(409, f"/api/tables/{id}/host") == "server-host-here"
            eventually(lambda: not bruno.get(f"/api/tables/{id}")["seats"][0]["connected"])
            assert bruno.refused(409, f"/api/tables/{id}/host") == "server-host-here"
            clock.time += 61
            taken = bruno.post(f"/api/tables/{id}/host")
        assert (taken["host"], lines(taken)[-1]) == (True, "host")
        assert not anna.get(f"/api/tables/{id}")["host"]
        assert anna.get(f"/api/tables/{id}")["seats"][0]["yours"]


# Rematch.


def test_a_rematch_with_people_waits_for_its_host(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "greedy", private=True)
    id = table["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1, invite=table["invite"], name="Bruno")
    with anna.socket(id, 0) as line:
        while anna.position(id)["result"] is None:
            for person, seat in ((anna, 0), (bruno, 1)):
                if seat in person.position(id)["waiting"]:
                    person.pick(id, seat)
        again = bruno.post(f"/api/tables/{id}/rematch")
        assert (again["state"], again["host"], again["private"]) == ("open", True, True)
        assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "bot"]
        assert len(again["code"]) == 6
        # The others are told at the old table, and sit at the new one already.
        while line.hear("table")["table"]["rematch"] != again["id"]:
            pass
    assert anna.get(f"/api/tables/{again['id']}")["seats"][0]["yours"]
    assert again["id"] in [each["id"] for each in anna.get("/api/me")["tables"]]
    assert bruno.post(f"/api/tables/{again['id']}/start")["state"] == "running"


def test_a_rematch_against_bots_begins_at_once(anna: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    play_out(anna, id, [0])
    assert anna.post(f"/api/tables/{id}/rematch")["state"] == "running"


def test_who_has_resigned_has_a_seat_in_the_rematch(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open", "greedy")["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1)
    bruno.post(f"/api/tables/{id}/resign", seat=1)
    play_out(anna, id, [0])
    again = bruno.post(f"/api/tables/{id}/rematch")
    assert (again["state"], again["host"]) == ("open", True)
    assert [(seat["kind"], seat["level"]) for seat in again["seats"]] == [
        ("person", None),
        ("person", None),
        ("bot", "greedy"),
    ]
    assert again["seats"][1]["yours"]


# The addresses of this computer.


def scope(client: str = "127.0.0.1", host: str = "127.0.0.1:8000", **headers: str) -> dict[str, Any]:
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (client, 1), "server": ("127.0.0.1", 8000), "headers": [(b"host", host.encode()), *given]}


@pytest.mark.parametrize(
    "known",
    [scope(), scope(host="localhost"), scope(host="LOCALHOST:80"), scope("::1", "[::1]:8000"), scope("::1", "[::1]")],
)
def test_a_browser_on_this_computer_is_local(known: dict[str, Any]) -> None:
    assert is_local(known)


@pytest.mark.parametrize(
    "strange",
    [
        scope("192.168.1.7"),
        scope(host="tables.example"),
        scope(host="127.0.0.1.tables.example"),
        scope(host=""),
        scope(x_forwarded_for="127.0.0.1"),
        scope(x_real_ip="127.0.0.1"),
        scope(forwarded="for=127.0.0.1"),
        scope("2001:db8::1", "[::1]"),
    ],
)
def test_nobody_else_is(strange: dict[str, Any]) -> None:
    assert not is_local(strange)


def test_addresses_depend_on_where_the_server_listens() -> None:
    own = [f"http://{host}:8000" for host in own_hosts()]
    for listens_on in ("127.0.0.1", "::1", "localhost"):
        assert addresses(scope(), listens_on, "") == Addresses(False, own)
    assert addresses(scope(), "0.0.0.0", "").open
    assert addresses(scope(), "192.168.1.20", "").addresses == ["http://192.168.1.20:8000"]
    assert addresses(scope(), "0.0.0.0", "https://tables.example").addresses == ["https://tables.example"]
    assert not any("127." in each for each in own)


def test_addresses_are_told_on_this_computer_only(anna: Person) -> None:
    assert anna.get("/api/addresses")["open"] is False
    for headers in ({"Host": "tables.example"}, {"X-Forwarded-For": "192.0.2.1"}):
        answer = anna.http.get("/api/addresses", headers=headers)
        assert (answer.status_code, answer.json()["problem"]["id"]) == (403, "server-only-local")
