"""After the end a game can be viewed from every seat; before that, only from your own."""

from server_support import Person, play_out


def test_every_seat_is_open_after_the_end(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "greedy", "random", private=True)
    id = table["id"]
    with_invite = f"&invite={table['invite']}"
    for path in ("position", "log"):
        anna.get(f"/api/tables/{id}/{path}?seat=1", 403)
        bruno.get(f"/api/tables/{id}/{path}?seat=0{with_invite}", 403)
    play_out(anna, id, [0])
    for path in ("position", "log"):
        anna.get(f"/api/tables/{id}/{path}?seat=1")
        bruno.get(f"/api/tables/{id}/{path}?seat=0", 403)
        bruno.get(f"/api/tables/{id}/{path}?seat=0{with_invite}")
        bruno.get(f"/api/tables/{id}/{path}?seat=7{with_invite}", 400)
    earlier = bruno.get(f"/api/tables/{id}/position?seat=0&at=0{with_invite}")
    assert earlier["view"] == anna.position(id, 0, at=0)["view"]


def test_looking_back_from_a_seat_does_not_play_it(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    play_out(anna, id, [0])
    assert bruno.refused(403, f"/api/tables/{id}/undo", seat=0, number=1) == "server-not-your-seat"
    with bruno.socket(id, 0) as line:
        assert line.hear("refused")["problem"]["id"] == "server-not-your-seat"
