"""Seats that do not exist: every request and command that takes a seat refuses them before anything is computed."""

from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec
import pytest
from server_support import Person, play_out
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serenissima.server import protocol
from serenissima.server.tables.presenter import Presenter

NO_SUCH_SEATS = [-(2**63), -2, 2, 5, 20, 21, 2**40]
"""For a table of two. −1 is the spectator's seat where one may watch."""
VALUES: dict[str, Any] = {"seat": 0, "number": 0, "pick": 1, "name": "Bianca", "question": "none", "answer": None}


def seat_requests(schema: dict[str, Any]) -> list[tuple[str, str, dict[str, Any] | None]]:
    """Method, path and a valid body of every request that takes a seat, by the server's own description."""
    found: list[tuple[str, str, dict[str, Any] | None]] = []
    for path, methods in schema["paths"].items():
        for method, described in methods.items():
            if any(each["name"] == "seat" for each in described.get("parameters", [])):
                found.append((method, path, None))
            content = described.get("requestBody", {}).get("content", {})
            for each in content.values():
                for kind in each["schema"].get("oneOf") or each["schema"].get("anyOf") or [each["schema"]]:
                    shape = schema["components"]["schemas"][kind["$ref"].rpartition("/")[2]]
                    if "seat" in shape["properties"]:
                        found.append((method, path, {name: VALUES[name] for name in shape["required"]}))
    return found


@pytest.fixture(autouse=True)
def computed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is presented to a seat that the table does not have."""
    seats: set[int] = set()

    def noting(present: Callable[..., Any]) -> Callable[..., Any]:
        def noted(self: Presenter, seat: int, *more: Any, **named: Any) -> Any:
            seats.add(seat)
            return present(self, seat, *more, **named)

        return noted

    for name in ("position", "log", "chart", "record"):
        monkeypatch.setattr(Presenter, name, noting(getattr(Presenter, name)))
    yield
    assert seats <= {-1, 0, 1}


def test_every_request_refuses_seats_that_do_not_exist(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    over = anna.make("me", "greedy")["id"]
    play_out(anna, over, [0])
    key = anna.post(f"/api/tables/{over}/share", share=True)["key"]
    requests = seat_requests(anna.get("/schema"))
    paths = {path.rpartition("/")[2] for _, path, _ in requests}
    assert {"position", "log", "chart", "record", "claim", "vote", "picks", "undo", "hint", "check", "name"} <= paths
    before = anna.position(id, 0)
    for method, path, body in requests:
        place = path.replace("{id}", id).replace("{key}", key)
        for seat in [*NO_SUCH_SEATS, *([-1] if body is not None else [])]:
            if body is None:
                answer = anna.http.request(method, f"{place}?seat={seat}")
            else:
                answer = anna.http.request(method, place, json={**body, "seat": seat})
            assert answer.status_code == 400, (path, seat, answer.text)
            assert answer.json()["problem"]["id"] in ("server-no-such-seat", "server-malformed")
    assert anna.position(id, 0) == before


def test_every_command_refuses_seats_that_do_not_exist(anna: Person) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    commands = [command for command in get_args(protocol.Command) if "seat" in command.__struct_fields__]
    assert len(commands) == 3
    with anna.socket(id, 0) as line:
        line.hear("position")
        for command in commands:
            tag = command.__struct_config__.tag
            body = {field.name: VALUES[field.name] for field in msgspec.structs.fields(command) if field.required}
            for seat in [*NO_SUCH_SEATS, *([] if tag == "look" else [-1])]:
                line.say(tag, **{**body, "seat": seat})
                assert line.hear("refused")["problem"]["id"] in ("server-no-such-seat", "server-malformed")
    assert anna.position(id, 0)["number"] == 0


@pytest.mark.parametrize("seat", NO_SUCH_SEATS)
def test_no_socket_opens_for_a_seat_that_does_not_exist(anna: Person, seat: int) -> None:
    id = anna.make("me", "here:Bianca")["id"]
    codes = []
    try:
        with anna.socket(id, seat) as line:
            line.hear("never")
    except ConnectionClosed as closed:
        codes.append(closed.rcvd.code if closed.rcvd else 0)
    except InvalidStatus as refused:
        codes.append(refused.response.status_code)
    assert codes in ([4400], [403])  # told why, or refused at the handshake
