"""Where nobody plays in person, bots play only while somebody watches."""

from pathlib import Path

import pytest
from server_support import FakeClock, Person, eventually, serving, settings


def rounds_elsewhere(person: Person, rounds: int) -> None:
    """Play some rounds against a bot at another table; in that time a table that is not paused would go on."""
    id = person.make("me", "greedy")["id"]
    for _ in range(rounds):
        eventually(lambda: 0 in person.position(id)["waiting"])
        person.pick(id, 0)


def test_bots_among_themselves_wait_for_somebody_to_watch(anna: Person) -> None:
    id = anna.make("greedy", "random")["id"]
    rounds_elsewhere(anna, 3)
    assert anna.position(id)["number"] == 0
    with Person(anna.base).socket(id) as line:
        assert line.hear("position", waiting=[])["result"] is not None


def test_when_the_last_spectator_leaves_the_game_pauses_and_the_next_one_resumes_it(tmp_path: Path) -> None:
    with serving(settings(tmp_path, bot_delay=(0.1, 0.1))) as base:
        anna = Person(base, "Anna")
        id = anna.make("greedy", "random")["id"]
        with anna.socket(id) as line:
            line.hear("position", number=2)
        eventually(lambda: anna.get(f"/api/tables/{id}")["spectators"] == 0)
        left = anna.position(id)["number"]
        rounds_elsewhere(anna, 3)
        paused = anna.position(id)["number"]
        assert paused <= left + 2, "only the answers to the open question may still come"
        rounds_elsewhere(anna, 2)
        assert anna.position(id)["number"] == paused
        with Person(base).socket(id) as line:
            line.hear("position", waiting=[])
        assert anna.get(f"/api/tables/{id}")["state"] == "over"


@pytest.mark.parametrize("way", ["resign", "time out"])
def test_a_table_without_people_in_person_pauses_until_somebody_watches(tmp_path: Path, way: str) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path), clock) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        id = anna.make("me", "greedy", clock={"kind": "bank", "seconds": 60})["id"]
        eventually(lambda: anna.position(id)["waiting"] == [0])
        if way == "resign":
            anna.post(f"/api/tables/{id}/resign", seat=0)
        else:
            clock.time += 61
            eventually(lambda: anna.get(f"/api/tables/{id}")["seats"][0]["stand_in"])
        number = anna.position(id)["number"]
        rounds_elsewhere(bruno, 3)
        assert anna.position(id)["number"] == number
        with bruno.socket(id) as line:
            line.hear("position", waiting=[])


def test_bots_play_on_for_somebody_who_is_away(anna: Person) -> None:
    """In a game by correspondence nobody has a socket open."""
    id = anna.make("me", "greedy")["id"]
    anna.pick(id, 0)
    eventually(lambda: anna.position(id)["waiting"] == [0])
