"""Undo: your own last picks at once, earlier ones only if everybody agrees, and never after the end of the game."""

from pathlib import Path

from server_support import FakeClock, Person, eventually, play_out, serving, settings


def test_your_own_last_pick_is_undone_at_once(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    after = anna.pick(id, 0, 3)
    assert after["undo"] == 1
    back = anna.post(f"/api/tables/{id}/undo", seat=0, number=1)
    assert (back["at"], back["number"], back["decision"]["answered"], back["undo"]) == (0, 2, None, 0)
    assert anna.refused(409, f"/api/tables/{id}/undo", seat=0, number=2) == "illegal-undo"
    assert anna.refused(409, f"/api/tables/{id}/undo", seat=0, number=1) == "illegal-stale"


def test_going_back_further_needs_everybody(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open", "greedy")["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno")
    with anna.socket(id, 0) as a, bruno.socket(id, 1) as b:
        for person, seat in ((anna, 0), (bruno, 1)):
            person.pick(id, seat, 1)
        a.hear("position", at=3)
        now = anna.position(id, 0)
        while now["at"] < 4:
            now = anna.position(id, 0)
        number = now["number"]
        a.say("undo", seat=0, number=number, to=0, ref=1)
        assert a.hear("position", ref=1)["undo_asked"] == {"by": 0, "to": 0, "agreed": [0]}
        assert b.hear("position", undo_asked={"by": 0, "to": 0, "agreed": [0]})["at"] == 4
        b.say("agree", yes=False)
        assert a.hear("position")["undo_asked"] is None
        a.say("undo", seat=0, number=number, to=0, ref=2)
        a.hear("position", ref=2)
        b.say("agree", yes=True)
        assert a.hear("position", at=0)["undo_asked"] is None
        b.say("agree", yes=True, ref=3)
        assert b.hear("refused", ref=3)["problem"]["id"] == "server-nothing-asked"
    assert Person(anna.base, "Carla").refused(403, f"/api/tables/{id}/agree", yes=True) == "server-not-your-seat"


def test_bots_agree(anna: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    anna.pick(id, 0, 1)
    while (now := anna.position(id, 0))["at"] < 3:
        pass
    back = anna.post(f"/api/tables/{id}/undo", seat=0, number=now["number"], to=0)
    assert back["at"] in (0, 1)
    assert anna.refused(409, f"/api/tables/{id}/undo", seat=0, number=back["number"], to=99) in (
        "illegal-undo",
        "illegal-stale",
    )


def test_a_stand_in_does_not_agree_for_its_owner(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path), clock) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        id = anna.make("me", "open", clock={"kind": "bank", "seconds": 100, "increment": 10})["id"]
        bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno")
        anna.pick(id, 0)
        clock.time += 101
        eventually(lambda: anna.position(id)["at"] == 3)  # it has answered two questions
        now = anna.position(id, 0)
        asked = anna.post(f"/api/tables/{id}/undo", seat=0, number=now["number"], to=0)
        assert (asked["at"], asked["undo_asked"]["agreed"]) == (3, [0])
        bruno.post(f"/api/tables/{id}/agree", yes=True)
        assert anna.position(id, 0)["at"] in (0, 1)  # the stand-in may have answered again


def test_a_finished_game_cannot_be_undone(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    play_out(anna, id, [0, 1])
    number = anna.position(id, 0)["number"]
    assert anna.refused(409, f"/api/tables/{id}/undo", seat=1, number=number) == "illegal-game-over"
    assert anna.refused(409, f"/api/tables/{id}/undo", seat=1, number=number - 1) == "illegal-stale"
