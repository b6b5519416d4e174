"""Writes the protocol's types for the client, from the structs in server/protocol.py.

python tools/protocol_types.py           writes web/src/lib/protocol.generated.ts
python tools/protocol_types.py --check   fails if that file is out of date
"""

import sys
from pathlib import Path
from typing import Any

from generated_files import write_or_check

from serenissima.server.json_schemas import REF, schemas
from serenissima.server.protocol import VERSION

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.generated.ts"
HEADER = """\
/** Generated from src/serenissima/server/protocol.py by tools/protocol_types.py. Run that again; do not edit this. */
"""
WIDTH = 120
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return PLAIN[kind] if kind else "unknown"


def array_of(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    item = schema["items"]
    is_union = "anyOf" in item or "enum" in item
    return f"({type_of(item)})[]" if is_union else f"{type_of(item)}[]"


def comment(text: str | None) -> str:
    if not text:
        return ""
    lines = text.split("\n")
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def declaration(name: str, schema: dict[str, Any]) -> str:
    """The exported type of one shape."""
    about = comment(schema.get("description"))
    if "properties" in schema:
        required = schema.get("required", ())
        fields = "".join(
            f"  {field}{'' if field in required else '?'}: {type_of(kind)}\n"
            for field, kind in schema["properties"].items()
        )
        return f"{about}export interface {name} {{\n{fields}}}\n"
    line = f"export type {name} = {type_of(schema)}"
    if len(line) > WIDTH:
        line = f"export type {name} =\n  | " + type_of(schema).replace(" | ", "\n  | ")
    return f"{about}{line}\n"


def generate() -> str:
    version = (
        f"/** A server that speaks another version refuses this client. */\nexport const PROTOCOL_VERSION = {VERSION}\n"
    )
    return "\n".join([HEADER, version, *(declaration(name, schema) for name, schema in schemas().items())])


if __name__ == "__main__":
    sys.exit(write_or_check({TARGET: generate()}))
