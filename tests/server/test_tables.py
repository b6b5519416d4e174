"""Tables by the protocol: making, claiming, playing, refusing, and the powers of the host."""

import httpx
import pytest
from server_support import Person, eventually, play_out


def test_a_table_against_bots_begins_at_once_and_is_played_to_the_end(anna: Person) -> None:
    table = anna.make("me", "greedy", "random")
    assert table["state"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    play_out(anna, table["id"], [0])
    over = anna.get(f"/api/tables/{table['id']}")
    assert over["state"] == "over"
    assert over["reveal"]["words"] == ["", "", ""]
    end = anna.position(table["id"], 0)
    assert end["decision"] is None
    assert len(end["result"]["scores"]) == 3


def test_a_friend_joins_with_the_invitation(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", private=True)
    id = table["id"]
    assert table["state"] == "open"
    bruno.get(f"/api/tables/{id}", 403)
    assert bruno.refused(403, f"/api/tables/{id}/claim", seat=1, name="Bruno") == "server-private"
    invited = bruno.get(f"/api/invites/{table['invite']}")
    assert (invited["id"], invited["invite"]) == (id, None)
    joined = bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno", invite=table["invite"], word="acqua alta")
    assert joined["state"] == "running"
    assert joined["seats"][1]["yours"]
    assert not joined["host"]
    assert bruno.get("/api/me")["tables"][0]["id"] == id
    assert bruno.refused(409, f"/api/tables/{id}/claim", seat=1, invite=table["invite"]) == "server-seat-taken"


def test_private_tables_are_neither_listed_nor_shown_to_strangers(anna: Person, bruno: Person) -> None:
    private = anna.make("me", "greedy", private=True)
    public = anna.make("me", "greedy")
    listed = [table["id"] for table in bruno.get("/api/tables")["tables"]]
    assert public["id"] in listed
    assert private["id"] not in listed
    for path in ("", "/position", "/log", "/chart", "/record"):
        bruno.get(f"/api/tables/{private['id']}{path}", 403)
        bruno.get(f"/api/tables/{public['id']}{path}")
        bruno.get(f"/api/tables/{private['id']}{path}?invite={private['invite']}")
    with bruno.socket(private["id"]) as line:
        assert line.hear("refused")["problem"]["id"] == "server-private"


def test_the_seats_of_others_are_neither_seen_nor_played(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    bruno.get(f"/api/tables/{id}/position?seat=0", 403)
    bruno.get(f"/api/tables/{id}/log?seat=0", 403)
    bruno.get(f"/api/tables/{id}/record?seat=0", 403)
    anna.get(f"/api/tables/{id}/position?seat=1", 403)
    number = anna.position(id, 0)["number"]
    assert bruno.refused(403, f"/api/tables/{id}/picks", seat=0, number=number, pick=1) == "server-not-your-seat"
    assert anna.refused(403, f"/api/tables/{id}/picks", seat=1, number=number, pick=1) == "server-not-your-seat"
    assert anna.refused(400, f"/api/tables/{id}/picks", seat=9, number=number, pick=1) == "server-no-such-seat"
    for path in ("hint", "check", "undo", "resign", "return"):
        body = {"seat": 0, **({"pick": 1} if path == "check" else {"number": number} if path == "undo" else {})}
        assert bruno.refused(403, f"/api/tables/{id}/{path}", **body) == "server-not-your-seat"


def test_illegal_stale_and_repeated_picks_are_refused_and_change_nothing(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    before = anna.position(id, 0)
    assert anna.refused(400, f"/api/tables/{id}/picks", seat=0, number=0, pick=99) == "illegal-not-an-option"
    assert anna.refused(409, f"/api/tables/{id}/picks", seat=0, number=5, pick=1) == "illegal-stale"
    assert anna.position(id, 0) == before
    anna.pick(id, 0, 3)
    assert anna.refused(409, f"/api/tables/{id}/picks", seat=0, number=0, pick=3) == "illegal-stale"
    assert anna.position(id, 0)["decision"]["answered"] == 3


def test_a_sealed_answer_may_quote_any_number_since_the_question_was_put(anna: Person) -> None:
    id = anna.make("me", "here:Bianca", "here:Carlo")["id"]
    anna.post(f"/api/tables/{id}/picks", seat=1, number=0, pick=2)
    anna.post(f"/api/tables/{id}/picks", seat=0, number=0, pick=3)
    changed = anna.post(f"/api/tables/{id}/picks", seat=0, number=2, pick=4)
    assert (changed["number"], changed["decision"]["answered"]) == (3, 4)
    assert anna.refused(409, f"/api/tables/{id}/picks", seat=0, number=0, pick=5) == "illegal-stale"
    after = anna.post(f"/api/tables/{id}/picks", seat=2, number=1, pick=7)
    assert after["decision"]["answered"] is None
    assert anna.refused(409, f"/api/tables/{id}/picks", seat=0, number=3, pick=1) == "illegal-stale"


def test_checks_and_hints_change_nothing(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    before = anna.position(id, 0)
    assert anna.post(f"/api/tables/{id}/check", seat=0, pick=1) == {"problem": None}
    assert anna.post(f"/api/tables/{id}/check", seat=0, pick=9)["problem"]["id"] == "illegal-not-an-option"
    assert anna.post(f"/api/tables/{id}/hint", seat=0)["pick"] == 7
    assert anna.position(id, 0) == before


def test_the_host_arranges_the_seats_and_begins(anna: Person, bruno: Person) -> None:
    id = anna.make("me", "open", "open", "greedy")["id"]
    assert bruno.refused(403, f"/api/tables/{id}/start") == "server-not-host"
    bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno")
    opened = [{"seat": 1, "sitter": {"kind": "open"}}]
    assert anna.refused(409, f"/api/tables/{id}/setup", seats=opened) == "server-seat-taken"
    anna.post(f"/api/tables/{id}/free", seat=1)
    bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno")
    left = bruno.post(f"/api/tables/{id}/leave", seat=1)
    assert left["seats"][1]["kind"] == "open"
    anna.post(f"/api/tables/{id}/setup", seats=[{"seat": 1, "sitter": {"kind": "here", "name": "Bianca"}}])
    begun = anna.post(f"/api/tables/{id}/start")
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person", "bot", "bot"]
    assert anna.refused(409, f"/api/tables/{id}/start") == "server-begun"
    assert anna.refused(409, f"/api/tables/{id}/leave", seat=0) == "server-begun"
    assert anna.refused(409, f"/api/tables/{id}/free", seat=2) == "server-seat-not-abandoned"


def test_positions_and_lines_of_the_past(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    first = anna.position(id, 0)
    for _ in range(3):
        anna.pick(id, 0)
        anna.pick(id, 1)
    assert anna.position(id, 0, at=0)["view"]["oars"] == first["view"]["oars"]
    assert anna.position(id, 0, at=2)["at"] == 2
    anna.get(f"/api/tables/{id}/position?seat=0&at=7", 400)
    log = anna.get(f"/api/tables/{id}/log?seat=0")["log"]
    assert log[0] == first["log"][0] == {**log[0], "at": 0, "kind": "prize"}
    assert anna.position(id, 0, since=4)["log"] == [line for line in log if line["at"] > 4]


def test_a_rematch_seats_the_same_people(anna: Person, bruno: Person) -> None:
    table = anna.make("me", "open", "greedy", options={"carry": False})
    id = table["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno")
    assert anna.refused(409, f"/api/tables/{id}/rematch") == "server-not-over"
    while anna.position(id)["result"] is None:
        for person, seat in ((anna, 0), (bruno, 1)):
            if seat in person.position(id)["waiting"]:
                person.pick(id, seat)
    again = bruno.post(f"/api/tables/{id}/rematch")
    assert anna.post(f"/api/tables/{id}/rematch")["id"] == again["id"] != id
    assert [seat["name"] for seat in again["seats"]][:2] == ["Anna", "Bruno"]
    assert again["options"] == {"carry": False}
    assert again["commitment"] != table["commitment"]
    assert anna.get(f"/api/tables/{id}")["rematch"] == again["id"]
    assert Person(anna.base, "Carla").refused(403, f"/api/tables/{id}/rematch") == "server-not-yours"


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": [{"kind": "me"}]}, "seats-out-of-range"),
        ({"seats": [{"kind": "me"}] * 2}, "server-me-twice"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "bot-unknown"),
        ({"seats": [{"kind": "me"}, {"kind": "here", "name": ""}]}, "server-bad-name"),
        ({"seats": [{"kind": "me"}, {"kind": "here"}]}, "server-malformed"),
        ({"seats": [{"kind": "me", "level": "greedy"}, {"kind": "bot"}]}, "server-malformed"),
        ({"seats": [{"kind": "king"}, {"kind": "me"}]}, "server-malformed"),
        ({"options": {"carry": "perhaps"}}, "option-bad-value"),
        ({"options": {"sails": 3}}, "option-unknown"),
        ({"clock": {"kind": "bank", "seconds": 1}}, "server-malformed"),
        ({"surprise": 1}, "server-malformed"),
        ({"name": "\x07"}, "server-bad-name"),
        ({"word": "a|b"}, "server-bad-word"),
    ],
)
def test_impossible_tables_are_refused(anna: Person, body: dict[str, object], why: str) -> None:
    plain = {"game": "regatta", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert anna.refused(400, "/api/tables", **{**plain, **body}) == why
    assert anna.get("/api/me")["tables"] == []


def test_unknown_addresses_are_not_found(anna: Person) -> None:
    for path in ("/api/tables/nowhere", "/api/invites/nothing", "/api/nonsense", "/assets/none.js", "/locale/xx.ftl"):
        assert anna.get(path, 404)["problem"]["id"].startswith("server-no-such")
    assert anna.refused(404, "/api/tables/nowhere/picks", seat=0, number=0, pick=0) == "server-no-such-table"


def test_games_and_words(anna: Person) -> None:
    game = anna.get("/api/games")[0]
    assert (game["id"], game["seats"], game["options"][0]["default"]) == ("regatta", [2, 5], True)
    words = anna.http.get("/locale/fr.ftl")
    assert "server-private" in words.text
    assert anna.http.get("/locale/fr.ftl", headers={"If-None-Match": words.headers["etag"]}).status_code == 304
    assert anna.get("/api/nowhere", 404) == {"problem": {"id": "server-no-such-page"}}


def test_nobody_waits_for_a_bot_that_has_resigned_for_its_owner(anna: Person) -> None:
    id = anna.make("me", "greedy")["id"]
    resigned = anna.post(f"/api/tables/{id}/resign", seat=0)
    assert (resigned["seats"][0]["kind"], resigned["seats"][0]["level"]) == ("bot", "greedy")
    with anna.socket(id):
        eventually(lambda: anna.get(f"/api/tables/{id}")["state"] == "over")
    assert anna.refused(403, f"/api/tables/{id}/return", seat=0) == "server-not-your-seat"


def test_names_and_texts_are_data(anna: Person) -> None:
    anna.post("/api/me", name="<b>Anna</b>")
    page = httpx.get(f"{anna.base}/api/me", cookies=anna.http.cookies)
    assert page.headers["content-type"].startswith("application/json")
    assert page.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in page.headers["content-security-policy"]
