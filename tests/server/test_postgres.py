"""The same server on PostgreSQL: two workers at one table, notices between them, a restart of the database."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from club_support import found_club
from postgres_support import Cluster
from server_support import Person, eventually, play_out, serving, settings


def elsewhere(person: Person, base: str) -> Person:
    """The same person at another worker."""
    other = Person(base)
    other.http.cookies = person.http.cookies
    return other


def test_two_workers_share_a_table_and_outlive_a_restart_of_the_database(cluster: Cluster, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database=cluster.url)
    with serving(chosen) as one, serving(chosen) as two:
        anna, bruno = Person(one, "Anna"), Person(two, "Bruno")
        assert anna.get("/api/ready")["database"] == "postgresql"

        # A whole game with a bot.
        alone = anna.make("me", "greedy")["id"]
        play_out(anna, alone, [0])

        # A table at one worker is joined at the other, and each sees what the other does.
        id = anna.make("me", "open")["id"]
        with anna.socket(id, 0) as a:
            a.hear("table")
            bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno")
            assert a.hear("position")["waiting"] == [0, 1]
            with bruno.socket(id, 1) as b:
                b.hear("position")
                a.say("pick", seat=0, number=0, pick=7, ref=1)
                a.hear("position", ref=1)
                assert b.hear("position", number=1)["waiting"] == [1]

                # Who is connected at the other worker is shown here too, and is not absent.
                assert connected(anna, id, [True, True])
                assert anna.get(f"/api/tables/{id}")["seats"][1]["absent"] is None
                assert connected(bruno, id, [True, True])
                b.say("chat", text="ciao")
                assert a.hear("chat")["text"] == "ciao"

                # The database is restarted: notices come again, and nothing is lost.
                cluster.restart()
                eventually(lambda: bruno.http.get("/api/ready").status_code == 200)
                eventually(lambda: anna.http.get("/api/ready").status_code == 200)
                bruno.pick(id, 1, 6)
                assert a.hear("position", number=2)["view"]["points"][0] > 0

        assert connected(anna, id, [False, False])

        # The same seat answers at both workers at once: one is taken, the other is refused as stale.
        twin = elsewhere(anna, two)
        for _ in range(3):
            race(anna, twin, id)
            bruno.pick(id, 1)


def connected(person: Person, id: str, wanted: list[bool]) -> bool:
    """Whether the seats are, before long, shown as connected or not."""
    return bool(eventually(lambda: [seat["connected"] for seat in person.get(f"/api/tables/{id}")["seats"]] == wanted))


def race(here: Person, there: Person, id: str) -> None:
    """Two different answers to the same question in the same moment."""
    number = there.position(id, 0)["number"]  # Bruno plays there; here it comes by a notice
    eventually(lambda: here.position(id, 0)["number"] == number)
    picks = [choice["pick"] for choice in here.position(id, 0)["decision"]["choices"]][:2]
    statuses: list[int] = []

    def answer(person: Person, pick: int) -> None:
        body = {"seat": 0, "number": number, "pick": pick}
        statuses.append(person.http.post(f"/api/tables/{id}/picks", json=body).status_code)

    both = [threading.Thread(target=answer, args=pair) for pair in zip((here, there), picks, strict=True)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert sorted(statuses) == [200, 409]
    eventually(lambda: there.position(id, 0)["number"] == here.position(id, 0)["number"] == number + 1)


def test_two_devices_of_a_person_insert_the_same_row_at_once(cluster: Cluster, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database=cluster.url)
    with serving(chosen) as one, serving(chosen) as two, ThreadPoolExecutor(2) as pool:
        anna = Person(one, "Anna")
        people = anna, elsewhere(anna, two)
        table = anna.make("me", "greedy")["id"]
        play_out(anna, table, [0])
        for _ in range(8):
            for path in (f"/api/tables/{table}/share", f"/api/tables/{table}/hide", "/api/me/devices/code"):
                answers = list(pool.map(lambda person, path=path: person.http.post(path, json={}), people))
                assert [answer.status_code for answer in answers] == [200, 200], path
            anna.post(f"/api/tables/{table}/share", share=False)
            anna.post(f"/api/tables/{table}/hide", hide=False)


def test_a_text_that_cannot_be_stored_is_not_an_outage(
    cluster: Cluster, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(settings(tmp_path, database=cluster.url)) as base:
        anna = Person(base, "Anna")
        club = found_club(anna)["id"]
        for path in ("/api/tables/%00", "/api/clubs/%00", "/api/invites/%00", "/api/invites/%00AAAAA"):
            assert anna.get(path, 400)["problem"]["id"] == "server-unstorable", path
        for path, body in (
            (f"/api/clubs/{club}/remove", {"member": "\0"}),
            ("/api/clubs/%00/leave", {}),
            ("/api/tables", {"game": "regatta", "seats": [{"kind": "me"}, {"kind": "open"}], "club": "\0"}),
        ):
            assert anna.refused(400, path, **body) == "server-unstorable", path
    assert "cannot be reached" not in caplog.text
