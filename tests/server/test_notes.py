"""Private notes, the next game that waits, and what nobody else learns about them."""

import json

from server_support import Person, play_out

SECRET = "I suspect that Bruno rows with the longest oar"


def test_a_note_is_the_same_on_all_devices_and_stays(anna: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    path = f"/api/tables/{id}/note"
    assert anna.get(path) == {"text": "", "version": 0, "changed": None}
    assert anna.post(path, text="first", version=0)["version"] == 1
    phone = Person(anna.base)
    phone.post("/api/me/devices/join", code=anna.post("/api/me/devices/code")["code"])
    assert phone.get(path)["text"] == "first"
    phone.post(path, text="from the phone", version=1)
    # The first device does not know of this, so it is told instead of undoing it.
    assert anna.refused(409, path, text="first, and more", version=1) == "server-note-changed"
    assert anna.get(path)["text"] == "from the phone"
    play_out(anna, id, [0])
    anna.post(path, text="after the game", version=2)
    assert phone.get(path)["text"] == "after the game"


def test_bad_notes_are_refused_and_change_nothing(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open", private=True)["id"]
    path = f"/api/tables/{id}/note"
    anna.post(path, text="x" * 4000, version=0)
    assert anna.refused(400, path, text="x" * 4001, version=1) == "server-note-too-long"
    assert anna.refused(400, path, text="x" * 30_000, version=1) == "server-malformed"
    assert anna.refused(400, path, text=7, version=1) == "server-malformed"
    assert anna.refused(400, path, text="y", version=-1) == "server-malformed"
    assert anna.refused(409, path, text="y", version=5) == "server-note-changed"
    assert bruno.refused(403, path, text="y", version=0) == "server-not-your-game"
    assert bruno.get(path, 403)["problem"]["id"] == "server-not-your-game"
    assert Person(anna.base).get(path, 403)["problem"]["id"] == "server-unknown-person"
    assert anna.get("/api/tables/nowhere/note", 404)["problem"]["id"] == "server-no-such-table"
    assert len(anna.get(path)["text"]) == 4000
    assert anna.post(path, text="a\0b", version=1)["text"] == "ab", "no database keeps this character"


def test_nobody_else_ever_gets_a_note(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open")["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1)
    path = f"/api/tables/{id}/note"
    anna.post(path, text=SECRET, version=0)
    bruno.post(path, text="mine", version=0)
    seen: list[object] = []

    def look() -> None:
        for person, seat in ((bruno, 1), (Person(anna.base), -1)):
            pages = ("", f"/position?seat={seat}", f"/log?seat={seat}", f"/record?seat={seat}")
            seen.extend(person.get(f"/api/tables/{id}{page}") for page in pages)
        seen.append(bruno.get("/api/me/games"))
        seen.append(bruno.get("/api/tables"))

    with bruno.socket(id, 1) as line:
        seen.append(line.hear("position"))
        anna.pick(id, 0)
        seen.append(line.hear("position", number=1))
    look()
    while anna.get(f"/api/tables/{id}")["state"] == "running":
        for person, seat in ((anna, 0), (bruno, 1)):
            if seat in anna.position(id)["waiting"]:
                person.pick(id, seat)
    look()
    seen.append(bruno.get(f"/api/tables/{id}/position?seat=0"))
    seen.append(bruno.get("/api/me/export"))
    assert SECRET not in json.dumps(seen)
    assert [game["note"] for game in anna.get("/api/me/export")["games"]] == [SECRET]


def test_the_next_game_that_waits(anna: Person, bruno: Person) -> None:
    assert anna.get("/api/me/waiting") == {"count": 0, "next": None}
    tables = []
    for clock in ({"kind": "none"}, {"kind": "days", "days": 3}, {"kind": "days", "days": 1}):
        id = anna.make("me", "open", clock=clock)["id"]
        bruno.post(f"/api/tables/{id}/claim", seat=1)
        tables.append(id)
    slow, three, one = tables
    assert anna.get("/api/me/waiting") == {"count": 3, "next": {"id": one, "game": "regatta"}}
    # Whoever goes on without an answer comes to all of them.
    visited = [one]
    for _ in range(3):
        visited.append(anna.get(f"/api/me/waiting?table={visited[-1]}")["next"]["id"])
    assert visited == [one, three, slow, one]
    anna.pick(one, 0)
    assert anna.get(f"/api/me/waiting?table={one}") == {"count": 2, "next": {"id": three, "game": "regatta"}}
    assert Person(anna.base).get("/api/me/waiting", 403)["problem"]["id"] == "server-unknown-person"
    assert anna.get("/api/me/waiting?table=" + "x" * 200, 400)["problem"]["id"] == "server-malformed"
