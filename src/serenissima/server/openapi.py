"""The OpenAPI document of the HTTP part of the protocol, served at /schema."""

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

WORDS: Final = {
    "type": "object",
    "properties": {"id": {"type": "string"}, "args": {"type": "object"}},
    "required": ["id", "args"],
}
PROBLEM: Final = {"type": "object", "properties": {"problem": WORDS}, "required": ["problem"]}
REFUSALS: Final = {
    "400": "What was sent is malformed, or not possible",
    "403": "Not for this person",
    "404": "There is no such thing",
    "409": "Not now",
    "429": "Too fast",
}


class OpenApiDocument(JsonRenderPlugin):
    """Every request can be refused, always in the same shape; the framework would describe its own."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        content = {"application/json": {"schema": PROBLEM}}
        refusals = {status: {"description": why, "content": content} for status, why in REFUSALS.items()}
        paths = {
            path: {method: {**asked, "responses": {**asked["responses"], **refusals}} for method, asked in at.items()}
            for path, at in openapi_schema["paths"].items()
        }
        return super().render(request, {**openapi_schema, "paths": paths})
