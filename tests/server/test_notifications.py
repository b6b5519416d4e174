"""People are told what waits for them: once, and only if they are not here."""

from pathlib import Path
from typing import Any

import pytest
from notification_support import ALL, DAY, DELAY, SITE, Scene, scene
from server_support import Person, eventually, serving, settings

from serenissima.server.notifications.webhook_formats import SIGNATURE, TIMESTAMP, signature


@pytest.fixture(scope="module")
def base(here: Scene) -> str:
    return here.base


def test_a_player_is_notified_once_per_turn(here: Scene, anna: Person, bruno: Person) -> None:
    receiver, hook = here.hook(bruno)
    id = here.game(anna, bruno)
    here.pass_time(DELAY / 2)
    assert receiver.told() == [], "a quick game needs no notifications"
    here.pass_time()
    said = receiver.of("turn")
    assert (said["table"], said["game"], said["players"]) == (id, "regatta", ["Bruno"])
    assert said["text"] == "It is your turn."
    assert said["title"].endswith("Anna, Bruno")
    assert said["url"] == f"{SITE}/table/{id}", "never from the Host header"
    request = receiver.requests[0]
    stamp = request.headers[TIMESTAMP]
    assert request.headers[SIGNATURE] == signature(hook["secret"], int(stamp), request.body)

    bruno.pick(id, 1)
    anna.pick(id, 0)
    here.pass_time()
    here.pass_time()
    assert receiver.told() == ["turn", "turn"], "the turn has said that the table is full"
    assert len({each.json()["id"] for each in receiver.requests}) == 2

    # Somebody else's undo does not make it a new turn.
    anna.pick(id, 0)
    anna.post(f"/api/tables/{id}/undo", seat=0, number=anna.position(id, 0)["number"])
    anna.pick(id, 0)
    here.pass_time()
    assert receiver.told("turn") == ["turn", "turn"]


def test_players_who_do_not_begin_are_told_that_the_table_is_full(here: Scene, anna: Person, bruno: Person) -> None:
    receiver, _ = here.hook(bruno)
    table = anna.make("me", "open")
    here.pass_time()
    assert receiver.told() == []
    bruno.post(f"/api/tables/{table['id']}/claim", seat=1, invite=table["invite"])
    here.execute("UPDATE tables SET waiting = 1 WHERE id = ?", (table["id"],))  # here all are asked at once
    here.pass_time()
    here.pass_time()
    assert receiver.told() == ["full"]
    here.execute("UPDATE tables SET waiting = 3, version = version + 1 WHERE id = ?", (table["id"],))
    here.pass_time()
    assert receiver.told() == ["full", "turn"]


def test_the_queue_is_bounded(here: Scene, anna: Person, caplog: pytest.LogCaptureFixture) -> None:
    """Of sixty that wait for one contact, the ten oldest are dropped."""
    receiver, hook = here.hook(anna)
    due = here.clock.time + DAY
    content = '{"id": "%d", "event": "test"}'
    rows = [(f"waits{number}", hook["id"], content % number, due + number, False) for number in range(60)]
    here.execute("INSERT INTO deliveries (id, contact, notice, due, held) VALUES (?, ?, ?, ?, ?)", *rows)
    here.wait_for_rounds()
    assert "10 notifications were dropped" in caplog.text
    here.execute("UPDATE deliveries SET due = ?, held = 1 WHERE contact = ?", (here.clock.time, hook["id"]))
    here.wait_for_rounds()
    said = receiver.of("digest")["notices"]
    assert {int(notice["id"]) for notice in said} == set(range(10, 60))


def test_nobody_is_told_what_they_see(here: Scene, anna: Person, bruno: Person) -> None:
    """A player who has the table open needs no notification; one who leaves without an answer is told."""
    receiver, _ = here.hook(bruno)
    id = here.game(anna, bruno)
    with bruno.socket(id, 1) as line:
        line.hear("position")
        anna.post(f"/api/tables/{id}/chat", text="@Bruno ciao")
        anna.pick(id, 0)
        line.hear("chat")
        here.pass_time()
        assert receiver.told() == []
    eventually(lambda: receiver.told())
    here.wait_for_rounds()
    assert receiver.told() == ["turn"], "the chat was seen"
    with bruno.socket(id, 1) as line:
        line.hear("position")
        anna.post(f"/api/tables/{id}/chat", text="@Bruno addio")
        line.hear("chat", text="@Bruno addio")
        here.clock.time += 1
    here.pass_time()
    assert receiver.told() == ["turn"], "it was seen before they left"


def test_the_end_a_mention_and_a_request_to_undo(here: Scene, anna: Person, bruno: Person) -> None:
    receiver, _ = here.hook(bruno)
    id = here.game(anna, bruno)
    anna.post(f"/api/tables/{id}/chat", text="@bruno, ciao")
    anna.post(f"/api/tables/{id}/chat", text="@bruno, ciao")
    here.pass_time()
    assert receiver.told("mention") == ["mention"]
    anna.post(f"/api/tables/{id}/chat", text="@bruno!")
    here.pass_time()
    assert receiver.told("mention") == ["mention"], "not again so soon"
    here.pass_time(600)
    assert receiver.told("mention") == ["mention", "mention"]
    assert "ciao" not in str([request.body for request in receiver.requests])

    anna.pick(id, 0)
    bruno.pick(id, 1)
    for asked in (1, 2):  # every request is told once, however often the table changes meanwhile
        anna.post(f"/api/tables/{id}/undo", seat=0, number=anna.position(id, 0)["number"], to=0)
        here.pass_time()
        anna.post(f"/api/tables/{id}/agree", yes=True)
        here.pass_time()
        assert len(receiver.told("undo")) == asked
        bruno.post(f"/api/tables/{id}/agree", yes=False)
    while anna.position(id)["result"] is None:
        for person, seat in ((anna, 0), (bruno, 1)):
            if seat in person.position(id)["waiting"]:
                person.pick(id, seat)
    here.pass_time()
    here.pass_time()
    assert receiver.told("over") == ["over"]


def test_a_clock_that_runs_out_is_announced_once(here: Scene, anna: Person, bruno: Person) -> None:
    receiver, _ = here.hook(bruno)
    late, _ = here.hook(bruno, events=["turn"])
    here.game(anna, bruno, clock={"kind": "days", "days": 4})
    here.pass_time(2.9 * DAY)
    assert receiver.told() == ["turn"]
    here.pass_time(0.2 * DAY)
    here.pass_time(0.1 * DAY)
    assert receiver.told() == ["turn", "clock"]
    assert late.told() == ["turn"]


def test_a_low_clock_says_that_it_is_your_turn(here: Scene, anna: Person, bruno: Person) -> None:
    """At most one notification per turn, unless the clock runs low later."""
    receiver, _ = here.hook(bruno)
    only_turns, _ = here.hook(bruno, events=["turn"])
    here.game(anna, bruno, clock={"kind": "bank", "seconds": 100, "increment": 0})
    here.clock.time += 80
    here.wait_for_rounds()
    assert (receiver.told(), only_turns.told()) == (["clock"], ["turn"])


def test_what_happened_before_a_contact_was_added_is_not_told(here: Scene, anna: Person, bruno: Person) -> None:
    id = here.game(anna, bruno)
    anna.post(f"/api/tables/{id}/chat", text="@Bruno ciao")
    here.pass_time()
    receiver, _ = here.hook(bruno)
    here.pass_time()
    assert receiver.told() == []
    bruno.pick(id, 1)
    anna.pick(id, 0)
    here.pass_time()
    assert receiver.told() == ["turn"]


def test_one_webhook_for_a_whole_table(here: Scene, anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open")
    receiver, _ = here.hook(anna, table=table["id"])
    bruno.post(f"/api/tables/{table['id']}/claim", seat=1, invite=table["invite"])
    here.pass_time()
    assert receiver.told() == ["turn"]
    assert receiver.of("turn")["text"] == "Waiting for Anna, Bruno."
    url = receiver.address
    refused = {"kind": "webhook", "url": url, "events": ALL, "table": table["id"]}
    assert bruno.refused(403, "/api/me/contacts", **refused) == "server-not-host"
    assert anna.refused(404, "/api/me/contacts", **{**refused, "table": "none"}) == "server-no-such-table"


def test_quiet_hours_hold_everything_back(here: Scene, anna: Person, bruno: Person) -> None:
    """What is still so in the morning is told then, all at once."""
    receiver, _ = here.hook(bruno)
    minute = int(here.clock.time // 60 % 1440)
    times = {"begin": as_time(minute - 5), "end": as_time(minute + 60), "zone": "UTC"}
    assert bruno.post("/api/me/quiet", quiet=times)["quiet"] == times
    first, second, third = (here.game(anna, bruno) for _ in range(3))
    here.pass_time()
    here.pass_time(600)
    assert receiver.told() == []
    bruno.pick(first, 1)
    here.pass_time(3600)
    assert receiver.told() == ["digest"]
    said = receiver.of("digest")
    assert {notice["table"] for notice in said["notices"]} == {second, third}
    assert said["title"] == "Serenissima: 2 notifications"
    assert said["text"].count("It is your turn.") == 2

    assert bruno.post("/api/me/quiet", quiet=None)["quiet"] is None
    zone = {"begin": "22:00", "end": "07:00", "zone": "../etc/passwd"}
    assert bruno.refused(400, "/api/me/quiet", quiet=zone) == "server-bad-time-zone"
    assert bruno.refused(400, "/api/me/quiet", quiet={**times, "end": times["begin"]}) == "server-bad-quiet-hours"


def as_time(minute: int) -> str:
    return f"{minute // 60 % 24:02}:{minute % 60:02}"


def test_a_digest_gathers_what_happens_in_an_hour(here: Scene, anna: Person, bruno: Person) -> None:
    receiver, hook = here.hook(bruno, digest="hourly")
    here.game(anna, bruno)
    here.pass_time()
    here.game(anna, bruno)
    here.pass_time(1800)
    assert receiver.told() == []
    here.pass_time(1800)
    assert receiver.told() == ["digest"]
    assert len(receiver.of("digest")["notices"]) == 2
    here.game(anna, bruno)
    here.pass_time()
    here.pass_time(3600)
    assert receiver.told() == ["digest", "turn"], "one alone needs no digest"
    changed = bruno.post(f"/api/me/contacts/{hook['id']}", events=["over"], digest="daily", label="  my  phone ")
    assert [changed["contacts"][0][name] for name in ("events", "digest", "label")] == [["over"], "daily", "my phone"]


def test_a_failed_delivery_is_tried_again_later_and_later(here: Scene, anna: Person, bruno: Person) -> None:
    receiver, hook = here.hook(bruno, events=["turn"])
    receiver.status = 503
    games = [here.game(anna, bruno) for _ in range(2)]
    here.pass_time()
    assert len(receiver.requests) == 1, "the other game waits, too"
    for pause in (30, 90, 270, 810, 2430, 7290):
        before = len(receiver.requests)
        here.pass_time(pause - 5)
        assert len(receiver.requests) == before
        here.pass_time(5)
        assert len(receiver.requests) == before + 1
    assert {request.json()["id"] for request in receiver.requests} <= {f"{game}-turn-1:0" for game in games}
    assert bruno.get("/api/me/contacts")["contacts"][0]["working"]
    here.pass_time(21_600)
    assert not bruno.get("/api/me/contacts")["contacts"][0]["working"], "eight failures in nine hours are enough"
    here.game(anna, bruno)
    here.pass_time(DAY)
    assert len(receiver.requests) == 8

    receiver.status = 200
    assert bruno.post(f"/api/me/contacts/{hook['id']}/test") == {"delivered": True, "problem": None}
    here.game(anna, bruno)
    here.pass_time()
    here.wait_for_rounds()
    assert receiver.told()[8:] == ["test", "turn", "turn"], "the last two games still wait"


def test_a_receiver_that_is_gone_is_not_called_again(
    here: Scene, anna: Person, bruno: Person, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "serenissima")
    receiver, _ = here.hook(bruno, events=["turn"])
    receiver.status = 410
    here.game(anna, bruno)
    here.pass_time()
    assert "a webhook was not delivered: server-delivery-status 410" in caplog.text
    assert receiver.address.removeprefix("http://") not in caplog.text, "addresses are secret"
    assert not bruno.get("/api/me/contacts")["contacts"][0]["working"]
    here.game(anna, bruno)
    here.pass_time(DAY)
    assert len(receiver.requests) == 1


def test_what_is_no_longer_so_is_not_told(here: Scene, anna: Person, bruno: Person) -> None:
    receiver, _ = here.hook(bruno, events=["turn"])
    receiver.status = 503
    id = here.game(anna, bruno)
    here.pass_time()
    bruno.pick(id, 1)
    receiver.status = 200
    here.pass_time(30)
    assert len(receiver.requests) == 1


def test_contacts_are_limited_replaced_and_removed(here: Scene, anna: Person, bruno: Person) -> None:
    receiver, hook = here.hook(anna)
    assert bruno.refused(404, f"/api/me/contacts/{hook['id']}/remove") == "server-no-such-contact"
    assert bruno.refused(404, f"/api/me/contacts/{hook['id']}/test") == "server-no-such-contact"
    body: dict[str, Any] = {"kind": "webhook", "url": f"{receiver.address}/hook", "events": ALL}
    (again,) = anna.post("/api/me/contacts", 201, **body)["contacts"]
    assert (again["id"], again["secret"]) == (hook["id"], hook["secret"]), "the same address again"
    table = anna.make("me", "open")["id"]
    for _ in range(2):
        assert len(anna.post("/api/me/contacts", 201, **body, table=table)["contacts"]) == 2
    for number in range(18):
        anna.post("/api/me/contacts", 201, **{**body, "url": f"{receiver.address}/{number}"})
    assert (
        anna.refused(409, "/api/me/contacts", **{**body, "url": f"{receiver.address}/x"}) == "server-too-many-contacts"
    )
    assert len(anna.post(f"/api/me/contacts/{again['id']}/remove")["contacts"]) == 19
    assert Person(here.base).get("/api/me/contacts", 403)["problem"]["id"] == "server-unknown-person"


def test_what_belongs_to_a_deleted_table_is_deleted(here: Scene, anna: Person, bruno: Person) -> None:
    receiver, _ = here.hook(bruno)
    receiver.status = 503
    id = here.game(anna, bruno)
    here.hook(anna, table=id)
    never_begun = anna.make("me", "open")["id"]
    here.hook(anna, table=never_begun)
    here.pass_time()
    assert len(receiver.requests) == 1
    here.pass_time(15 * DAY)
    eventually(lambda: never_begun not in here.select("SELECT id FROM tables"))
    told_about = here.select('SELECT "table" FROM contacts')
    assert id in told_about
    assert never_begun not in told_about
    here.execute("UPDATE identities SET seen = -1e12")
    here.execute("UPDATE tables SET changed = -1e12 WHERE id = ?", (id,))
    here.pass_time(3601)
    eventually(lambda: id not in here.select("SELECT id FROM tables"))
    assert anna.get("/api/me/contacts")["contacts"] == []
    assert bruno.get("/api/me/contacts")["contacts"]


def test_a_killed_server_tells_it_after_its_restart(tmp_path: Path) -> None:
    with scene(tmp_path, notice_every=1000.0) as first:
        anna, bruno = first.person("Anna"), first.person("Bruno")
        receiver, _ = first.hook(bruno)
        first.game(anna, bruno)
        second = settings(tmp_path, notice_delay=0.0, notice_every=0.02, private_hosts=first.hosts)
        with serving(second, first.clock) as base:
            eventually(lambda: receiver.told("turn"))
            key = bruno.get("/api/me/contacts")["push_key"]
            assert Person(base, "Carla").get("/api/me/contacts")["push_key"] == key, "browsers have subscribed with it"
        assert receiver.of("turn")["url"] is None, "this server was not told its own address"
