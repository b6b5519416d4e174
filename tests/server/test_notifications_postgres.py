"""Notifications on PostgreSQL: every query once, and people who are at another worker."""

from pathlib import Path
from typing import Any

from notification_support import ALL, DELAY, scene
from postgres_support import Cluster
from server_support import Person, eventually, serving, settings


def test_everything_is_told_on_postgresql_and_people_at_another_worker_are_here(
    cluster: Cluster, tmp_path: Path
) -> None:
    with scene(tmp_path, database=cluster.url) as one:
        other = settings(tmp_path, database=cluster.url, notice_every=1000.0, private_hosts=one.hosts)
        with serving(other, one.clock) as two:
            anna, bruno = Person(one.base, "Anna"), Person(two, "Bruno")
            assert anna.get("/api/me/contacts")["push_key"] == bruno.get("/api/me/contacts")["push_key"]

            # Contacts: the same address again replaces the first, for a person and for a table.
            id = one.game(anna, bruno)
            receiver = one.sink.receiver()
            body: dict[str, Any] = {"kind": "webhook", "url": receiver.address, "events": ALL}
            for _ in range(2):
                assert len(anna.post("/api/me/contacts", 201, **body)["contacts"]) == 1
            for _ in range(2):
                assert len(anna.post("/api/me/contacts", 201, **body, table=id)["contacts"]) == 2

            # Bruno has the table open at the other worker.
            told, contact = one.hook(bruno)
            anna.pick(id, 0)
            with bruno.socket(id, 1) as line:
                line.hear("position")
                eventually(lambda: anna.get(f"/api/tables/{id}")["seats"][1]["connected"])
                one.pass_time()
                assert told.told() == []
            eventually(lambda: told.told("turn"))
            assert "turn" in receiver.told()

            # Mentions, undo and the end.
            bruno.pick(id, 1)
            anna.post(f"/api/tables/{id}/chat", text="@Bruno ciao")
            anna.post(f"/api/tables/{id}/undo", seat=0, number=anna.position(id, 0)["number"], to=0)
            one.pass_time()
            one.wait_for_rounds()
            assert {"mention", "undo"} <= set(told.told())
            bruno.post(f"/api/tables/{id}/agree", yes=False)

            # Quiet hours, a digest, and a receiver that fails.
            minute = int(one.clock.time // 60 % 1440)
            begin, end = (f"{at // 60 % 24:02}:{at % 60:02}" for at in (minute, minute + 60))
            bruno.post("/api/me/quiet", quiet={"begin": begin, "end": end, "zone": "UTC"})
            bruno.post(f"/api/me/contacts/{contact['id']}", events=["turn"], digest="hourly")
            before = len(told.requests)
            games = {one.game(anna, bruno) for _ in range(2)}
            one.pass_time()
            told.status = 500
            one.pass_time(3700)
            one.pass_time(30 - DELAY)
            assert len(told.requests) == before + 1
            told.status = 200
            one.pass_time()
            assert {notice["table"] for notice in told.of("digest")["notices"]} >= games

            # E-mail, with its limits.
            same = Person(one.base)
            same.http.cookies = bruno.http.cookies
            bruno = same
            bruno.post("/api/me/contacts", 201, kind="mail", address="bruno@mail.example", events=["turn"])
            eventually(lambda: one.box.to("bruno@mail.example"))
            for _ in range(2):
                bruno.post("/api/me/contacts", 201, kind="mail", address="bruno@mail.example", events=["turn"])
            again = {"kind": "mail", "address": "bruno@mail.example", "events": ALL}
            assert bruno.refused(429, "/api/me/contacts", **again) == "server-too-many-mails"
            one.pass_time(8 * 86_400)
            eventually(lambda: [each["kind"] for each in bruno.get("/api/me/contacts")["contacts"]] == ["webhook"])
