"""People who are away: votes, stand-ins, freed seats, and what the others at the table are told about it."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from server_support import FakeClock, Line, Person, eventually, serving, settings

DAY = 86_400.0
BANK = {"kind": "bank", "seconds": 100, "increment": 10}


class House:
    """A server with a clock that tests can set, and three people."""

    def __init__(self, base: str, clock: FakeClock, watched: ExitStack) -> None:
        self.clock = clock
        self.watched = watched
        self.anna, self.bruno, self.carla = Person(base, "Anna"), Person(base, "Bruno"), Person(base, "Carla")

    def table(self, seats: int = 2, **more: Any) -> str:
        """Anna's table, with Bruno and perhaps Carla. Anna stays, so that the server does not forget the table."""
        id = str(self.anna.make("me", *["open"] * (seats - 1), **more)["id"])
        for seat, person in enumerate((self.bruno, self.carla)[: seats - 1], start=1):
            person.post(f"/api/tables/{id}/claim", seat=seat)
        self.watched.enter_context(self.anna.socket(id, 0)).hear("position")
        return id

    def vote_out(self, id: str) -> None:
        """Bruno is away, and a bot plays for him."""
        self.clock.time += 60
        assert self.anna.post(f"/api/tables/{id}/vote", seat=1)["seats"][1]["stand_in"] == "greedy"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    clock = FakeClock()
    with serving(settings(tmp_path), clock) as base, ExitStack() as watched:
        yield House(base, clock, watched)


def notes(line: Line, count: int) -> list[tuple[str, dict[str, Any]]]:
    """The next notes about the table: message id and arguments."""
    found = []
    while len(found) < count:
        told = line.hear("chat", by=-2)
        assert (told["name"], told["text"]) == ("", "")
        found.append((told["message"]["id"], told["message"].get("args", {})))
    return found


def test_all_others_vote_for_a_stand_in(house: House) -> None:
    anna, bruno, carla = house.anna, house.bruno, house.carla
    id = house.table(3)
    house.clock.time += 60
    assert carla.refused(403, f"/api/tables/{id}/vote", seat=2) == "server-not-your-vote"
    assert anna.post(f"/api/tables/{id}/vote", seat=2)["seats"][2]["votes"] == 1
    assert anna.post(f"/api/tables/{id}/vote", seat=2)["seats"][2]["stand_in"] is None
    assert anna.refused(409, f"/api/tables/{id}/free", seat=2) == "server-seat-not-abandoned"
    assert bruno.post(f"/api/tables/{id}/vote", seat=2)["seats"][2]["stand_in"] == "greedy"
    eventually(lambda: anna.position(id)["waiting"] == [0, 1])
    assert anna.refused(409, f"/api/tables/{id}/vote", seat=2) == "server-no-vote"
    now = carla.position(id, 2)
    changed = carla.post(f"/api/tables/{id}/picks", seat=2, number=now["number"], pick=1)
    assert changed["decision"]["answered"] == 1
    assert anna.get(f"/api/tables/{id}")["seats"][2]["stand_in"] is None
    with anna.socket(id, 0) as line:
        assert notes(line, 2) == [
            ("server-note-voted", {"name": "Carla", "voters": "Anna, Bruno"}),
            ("server-note-returned", {"name": "Carla"}),
        ]


def test_present_and_recently_present_players_cannot_be_voted_out(house: House) -> None:
    anna, bruno = house.anna, house.bruno
    id = house.table()
    with bruno.socket(id, 1) as line:
        line.hear("position")
        house.clock.time += 1000
        problem = anna.post(f"/api/tables/{id}/vote", 409, seat=1)["problem"]
        assert problem == {"id": "server-still-here", "args": {"name": "Bruno", "seconds": 60}}
        assert anna.get(f"/api/tables/{id}")["seats"][1]["absent"] is None
    eventually(lambda: anna.get(f"/api/tables/{id}")["seats"][1]["absent"] == 0.0)
    house.clock.time += 59
    table = anna.get(f"/api/tables/{id}")
    assert (table["seats"][1]["absent"], table["absence"]) == (59.0, 60.0)
    assert anna.post(f"/api/tables/{id}/vote", 409, seat=1)["problem"]["args"]["seconds"] == 1
    bruno.position(id, 1)  # a player without a socket counts as present when they ask for something
    house.clock.time += 1
    assert anna.refused(409, f"/api/tables/{id}/vote", seat=1) == "server-still-here"
    assert anna.get(f"/api/tables/{id}")["seats"][1]["votes"] == 0
    house.vote_out(id)


def test_votes_are_void_when_the_absent_person_returns(house: House) -> None:
    id = house.table(3)
    house.clock.time += 60
    assert house.anna.post(f"/api/tables/{id}/vote", seat=2)["seats"][2]["votes"] == 1
    with house.carla.socket(id, 2) as line:
        assert line.hear("table")["table"]["seats"][2]["votes"] == 0
    eventually(lambda: house.anna.get(f"/api/tables/{id}")["seats"][2]["absent"] == 0.0)
    house.clock.time += 60
    assert house.bruno.post(f"/api/tables/{id}/vote", seat=2)["seats"][2]["stand_in"] is None


def test_nobody_is_voted_out_of_a_game_with_days_per_move(house: House) -> None:
    id = house.table(clock={"kind": "days", "days": 3})
    house.clock.time += 2 * DAY
    assert house.anna.refused(409, f"/api/tables/{id}/vote", seat=1) == "server-has-days"


def test_everybody_is_notified_who_plays_for_whom(house: House) -> None:
    anna, bruno, clock = house.anna, house.bruno, house.clock
    id = house.table(clock=BANK)
    anna.pick(id, 0)
    with house.carla.socket(id) as line:
        clock.time += 101
        assert notes(line, 1) == [("server-note-time-out", {"name": "Bruno"})]
        bruno.post(f"/api/tables/{id}/return", seat=1)
        assert notes(line, 1) == [("server-note-returned", {"name": "Bruno"})]
        bruno.post(f"/api/tables/{id}/return", seat=1)
        bruno.post(f"/api/tables/{id}/resign", seat=1)
        assert notes(line, 1) == [("server-note-resigned", {"name": "Bruno"})]
        number = eventually(lambda: (now := anna.position(id, 0))["at"] == 3 and now["number"])
        anna.post(f"/api/tables/{id}/undo", seat=0, number=number, to=1)
        assert line.hear("chat")["message"] == {"id": "server-note-undo", "args": {"name": "Anna", "move": 1}}
    with bruno.socket(id) as later:
        assert [id for id, _ in notes(later, 4)][::3] == ["server-note-time-out", "server-note-undo"]


def test_chat_messages_are_not_notes(house: House) -> None:
    id = house.table()
    house.anna.post(f"/api/tables/{id}/chat", text='{"message": {"id": "server-note-resigned"}, "at": 0}')
    with house.bruno.socket(id, 1) as line:
        told = line.hear("chat")
        assert (told["by"], told["message"], told["at"]) == (0, None, None)
        assert told["text"].startswith("{")


def test_a_note_says_at_which_move_it_happened(house: House) -> None:
    id = house.table()
    house.anna.pick(id, 0)
    house.vote_out(id)
    with house.anna.socket(id, 0) as line:
        assert line.hear("chat")["at"] == 1


def test_a_freed_seat_is_reserved_for_its_owner(house: House) -> None:
    anna, bruno, carla, clock = house.anna, house.bruno, house.carla, house.clock
    id = house.table()
    assert anna.refused(409, f"/api/tables/{id}/free", seat=1) == "server-seat-not-abandoned"
    house.vote_out(id)
    freed = anna.post(f"/api/tables/{id}/free", seat=1)["seats"][1]
    assert (freed["kind"], freed["name"], freed["stand_in"], freed["kept_for_you"]) == (
        "open",
        "Bruno",
        "greedy",
        False,
    )
    assert freed["reserved"] == 7 * DAY - 60
    assert bruno.get(f"/api/tables/{id}")["seats"][1]["kept_for_you"]
    bruno.get(f"/api/tables/{id}/position?seat=1", 403)
    problem = carla.post(f"/api/tables/{id}/claim", 409, seat=1)["problem"]
    assert problem == {"id": "server-seat-reserved", "args": {"name": "Bruno", "days": 7}}
    assert carla.refused(403, f"/api/tables/{id}/return", seat=1) == "server-not-your-seat"
    carla.get(f"/api/tables/{id}/position?seat=1", 403)
    back = bruno.post(f"/api/tables/{id}/return", seat=1)["seats"][1]
    assert (back["kind"], back["yours"], back["stand_in"], back["reserved"]) == ("person", True, None, None)
    clock.time += 60
    anna.post(f"/api/tables/{id}/vote", seat=1)
    anna.post(f"/api/tables/{id}/free", seat=1)
    assert bruno.post(f"/api/tables/{id}/claim", seat=1)["seats"][1]["yours"]
    with anna.socket(id, 0) as line:
        assert [id for id, _ in notes(line, 6)] == [
            "server-note-voted",
            "server-note-freed",
            "server-note-returned",
        ] * 2


def test_after_a_week_others_may_claim_a_freed_seat(house: House) -> None:
    anna, bruno, carla, clock = house.anna, house.bruno, house.carla, house.clock
    id = house.table()
    house.vote_out(id)
    anna.post(f"/api/tables/{id}/free", seat=1)
    clock.time += 7 * DAY - 61
    assert carla.refused(409, f"/api/tables/{id}/claim", seat=1) == "server-seat-reserved"
    clock.time += 1
    joined = carla.post(f"/api/tables/{id}/claim", seat=1, name="Carla")["seats"][1]
    assert (joined["name"], joined["yours"], joined["stand_in"]) == ("Carla", True, None)
    bruno.get(f"/api/tables/{id}/position?seat=1", 403)
    assert bruno.refused(403, f"/api/tables/{id}/return", seat=1) == "server-not-your-seat"
    assert bruno.refused(409, f"/api/tables/{id}/claim", seat=1) == "server-seat-taken"
    with anna.socket(id, 0) as line:
        assert notes(line, 3)[2] == ("server-note-claimed", {"name": "Carla", "before": "Bruno"})


def test_the_owner_of_a_freed_seat_must_agree_to_an_undo(house: House) -> None:
    anna, clock = house.anna, house.clock
    id = house.table()
    anna.pick(id, 0)
    house.vote_out(id)
    anna.post(f"/api/tables/{id}/free", seat=1)
    number = eventually(lambda: (now := anna.position(id, 0))["at"] == 3 and now["number"])
    assert anna.post(f"/api/tables/{id}/undo", seat=0, number=number, to=0)["undo_asked"]["agreed"] == [0]
    clock.time += 7 * DAY
    assert anna.post(f"/api/tables/{id}/undo", seat=0, number=number, to=0)["undo_asked"] is None


def test_a_freed_seat_is_open_in_the_rematch(house: House) -> None:
    anna = house.anna
    id = house.table()
    house.vote_out(id)
    anna.post(f"/api/tables/{id}/free", seat=1)
    while (now := anna.position(id, 0))["result"] is None:
        if now["decision"] and now["decision"]["answered"] is None:
            anna.pick(id, 0)
    again = anna.post(f"/api/tables/{id}/rematch")
    assert (again["state"], again["seats"][1]["kind"], again["seats"][1]["name"]) == ("open", "open", "")
    assert house.bruno.get(f"/api/tables/{again['id']}")["seats"][1]["kept_for_you"] is False
