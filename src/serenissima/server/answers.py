"""What all handlers of requests need: who is asking, ids in paths, answers as JSON."""

from typing import Annotated, Any

from litestar import Response
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import PathParameter

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.people.identity import Person

Visitor = NamedDependency[Person | None]
Id = Annotated[str, PathParameter(min_length=1, max_length=100)]


def require_person(person: Person | None) -> Person:
    """The person; somebody without an identity is refused."""
    if person is None:
        raise Refused(403, message("server-unknown-person"))
    return person


def json_response(content: object, status: int = 200) -> Response[Any]:
    """A JSON answer by our own encoder, which also handles messages."""
    return Response(protocol.encode(content), media_type=MediaType.JSON, status_code=status)
