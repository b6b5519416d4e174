"""The client's types are those of server/protocol.py."""

import subprocess
import sys
from pathlib import Path

from serenissima.core.messages import SeatName, message
from serenissima.server import protocol
from serenissima.server.json_schemas import schemas

TOOL = Path(__file__).parents[2] / "tools" / "protocol_types.py"


def test_the_generated_types_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_reference_has_its_schema() -> None:
    known = schemas()
    named = set(references(known))
    assert named <= set(known)
    assert {"Message", "Argument", "Sitter", "Clock", "SeatKind"} <= named


def test_fields_that_are_always_sent_are_required() -> None:
    known = schemas()
    assert "done" in known["Analysis"]["required"], "it has a default, but is sent all the same"
    assert "ref" not in known["Position"]["required"], "only the answer to a command has it"
    assert known["TableBody"]["required"] == ["game", "seats"]


def test_messages_are_encoded_as_their_schema_says() -> None:
    said = message("a", who=SeatName(2), votes=4, what=message("b"), all=[message("c")])
    assert protocol.encode(protocol.Problem(said)) == (
        b'{"problem":{"id":"a","args":{"who":{"seat":2},"votes":4,"what":{"id":"b"},"all":[{"id":"c"}]}}}'
    )


def references(schema: object) -> list[str]:
    """The names of all shapes that a schema refers to."""
    if isinstance(schema, list):
        return [name for part in schema for name in references(part)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"].rpartition("/")[2]] if "$ref" in schema else []
    return own + [name for part in schema.values() for name in references(part)]
