"""The OpenAPI document of the HTTP part of the protocol, served at /schema.

The framework finds paths, parameters and the types of bodies. We add the schemas, because it does not know how our
encoder writes messages, and the refusals, because every request can be refused in the same format.
"""

from collections.abc import Iterator
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from serenissima.server.json_schemas import ref, schemas
from serenissima.server.people.identity import COOKIE

Part = dict[str, Any]

REFUSALS: Final = {
    400: "Malformed, or not possible",
    403: "Not for this person, or not from this page",
    404: "No such table, game or invitation",
    409: "Not now: the game or the table has moved on",
    412: "X-Serenissima-Protocol names another version of the protocol",
    413: "The body is too large",
    429: "Too many requests",
    431: "The headers are too large",
    500: "A defect of the server",
    503: "The database cannot be reached",
}
RETRY: Final = (429, 503)
RETRY_AFTER: Final = {
    "description": "After how many seconds it is worth trying again",
    "required": True,
    "schema": {"type": "integer", "minimum": 1},
}
MARK: Final = {
    "name": "X-Serenissima",
    "in": "header",
    "required": True,
    "description": "Pages of other sites cannot set it: it marks requests that change something as ours",
    "schema": {"type": "string", "enum": ["1"]},
}
PARAMETER: Final = ("name", "in", "required", "schema")
NEEDS_COOKIE: Final[list[Part]] = [{COOKIE: []}]
TAKES_COOKIE: Final[list[Part]] = [{}, {COOKIE: []}]
WITHOUT_COOKIE: Final = (
    "/api/me",
    "/api/me/recover",
    "/api/me/devices/join",
    "/api/me/devices/look",
    "/api/server/first-run",
)
WITHOUT_DATABASE: Final = ("/api/health", "/api/games", "/api/games/{game}/data")
"""Paths that answer while the database is down, as long as no cookie has to be looked up."""


class OpenApiDocument(JsonRenderPlugin):
    """Serves the document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Part) -> bytes:
        return super().render(request, document(openapi_schema))


def document(found: Part) -> Part:
    """The complete document, based on what the framework has found."""
    paths = {
        path: {method: operation(path, method, described) for method, described in methods.items()}
        for path, methods in found["paths"].items()
    }
    cookie = {"type": "apiKey", "in": "cookie", "name": COOKIE}
    components = {"schemas": schemas(), "securitySchemes": {COOKIE: cookie}}
    return {**found, "paths": paths, "components": components}


def operation(path: str, method: str, described: Part) -> Part:
    """One request: its parameters, who may make it, and all its answers."""
    changes = method != "get"
    parameters = [{key: each[key] for key in PARAMETER} for each in described.get("parameters", [])]
    answers = {status: answer for status, answer in described["responses"].items() if status.startswith("2")}
    for status in refusals(path, changes, bool(parameters)):
        answers[str(status)] = refusal(status)
    return {
        "summary": described["description"],
        "operationId": described["operationId"],
        **({"requestBody": described["requestBody"]} if "requestBody" in described else {}),
        "parameters": [*parameters, *([MARK] if changes else [])],
        "security": NEEDS_COOKIE if changes and path not in WITHOUT_COOKIE else TAKES_COOKIE,
        "responses": answers,
    }


def refusals(path: str, changes: bool, has_parameters: bool) -> Iterator[int]:
    """The statuses with which a request can be refused."""
    if changes or has_parameters:
        yield 400
    yield 403  # whom the operator does not let in, for a start
    if "{" in path or (path in ("/api/me/contacts", "/api/tables") and changes):
        yield 404
    opened = ("/api/tables/{", "/api/invites/", "/api/shared/", "/api/server/first-run")
    if changes or path.startswith(opened):
        yield 409
    yield 412
    if changes:
        yield 413
    yield 429
    yield 431
    yield 500
    if path not in WITHOUT_DATABASE:
        yield 503


def refusal(status: int) -> Part:
    content = {"application/json": {"schema": ref("Problem")}}
    headers = {"headers": {"Retry-After": RETRY_AFTER}} if status in RETRY else {}
    return {"description": REFUSALS[status], **headers, "content": content}
