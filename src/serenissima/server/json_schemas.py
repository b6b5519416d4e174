"""JSON Schemas of the protocol, for the OpenAPI document and for the client's types."""

from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET, Struct

from serenissima.core.messages import Message
from serenissima.server import protocol

REF: Final = "#/components/schemas/"
UNIONS: Final = ("OptionValue", "SeatKind", "TableState", "Sitter", "Clock", "Command", "ServerMessage")
"""Types in protocol.py that are not structs but get a name."""


def ref(name: str) -> dict[str, Any]:
    return {"$ref": REF + name}


WRITTEN: Final[dict[str, Any]] = {
    "Message": {
        "description": "Something to say: the id of a catalogue entry and its arguments.",
        "type": "object",
        "properties": {
            "id": {"type": "string"},
            "args": {"type": "object", "additionalProperties": ref("Argument")},
        },
        "required": ["id"],
    },
    "Argument": {
        "anyOf": [
            {"type": "integer"},
            {"type": "string"},
            ref("Message"),
            ref("SeatName"),
            {"type": "array", "items": ref("Message")},
        ]
    },
    "SeatName": {
        "description": "Stands for the name of the player in this seat.",
        "type": "object",
        "properties": {"seat": {"type": "integer"}},
        "required": ["seat"],
    },
    "OptionValues": {
        "anyOf": [{"type": "array", "items": ref("OptionValue")}, ref("NumberRange"), ref("NumberRow")],
    },
    "NumberRange": {
        "description": "A whole number between two bounds.",
        "type": "object",
        "properties": {"min": {"type": "integer"}, "max": {"type": "integer"}},
        "required": ["min", "max"],
    },
    "NumberRow": {
        "description": "`count` numbers of `each`, joined by commas; or one of `values`.",
        "type": "object",
        "properties": {
            "values": {"type": "array", "items": ref("OptionValue")},
            "each": {"type": "array", "items": {"type": "integer"}},
            "count": {"type": "integer"},
        },
        "required": ["values", "each", "count"],
    },
}
"""Schemas that no struct can describe: messages are core objects, and msgspec has no untagged unions."""


def schemas() -> dict[str, Any]:
    """The JSON Schema of every protocol type, by name."""
    structs = [each for each in vars(protocol).values() if is_struct(each)]
    unions = {name: getattr(protocol, name) for name in UNIONS}
    made, components = msgspec.json.schema_components(
        [*unions.values(), *structs], schema_hook=written_schema, ref_template=REF + "{name}"
    )
    for struct in structs:
        schema = components[struct.__name__]
        if is_sent(struct):
            schema["required"] = always_sent(struct, schema)
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    named = dict(zip(unions, made, strict=False))
    in_order = {struct.__name__: with_names(components[struct.__name__], named) for struct in structs}
    return {**WRITTEN, **named, **in_order}


def is_struct(value: object) -> bool:
    """Whether a value in protocol.py is one of its structs."""
    is_class = isinstance(value, type) and issubclass(value, Struct)
    return is_class and value.__module__ == protocol.__name__ and value is not protocol.Body


def is_sent(struct: type[Struct]) -> bool:
    """Whether the server sends this struct and never receives it."""
    return not issubclass(struct, protocol.Body) and struct not in get_args(protocol.Command)


def always_sent(struct: type[Struct], schema: dict[str, Any]) -> list[str]:
    """The fields that are in every answer: all except those that may be unset, whatever their defaults."""
    unset = {field.encode_name for field in msgspec.structs.fields(struct) if field.default is UNSET}
    return [name for name in schema["properties"] if name not in unset]


def written_schema(kind: type) -> dict[str, Any]:
    if kind is Message:
        return ref("Message")
    raise NotImplementedError(kind)


def with_names(schema: Any, named: dict[str, Any]) -> Any:
    """The schema with the named unions replaced by references."""
    if isinstance(schema, list):
        return [with_names(part, named) for part in schema]
    if not isinstance(schema, dict):
        return schema
    for name, union in named.items():
        if all(schema.get(key) == value for key, value in union.items()):
            rest = {key: value for key, value in schema.items() if key not in union}
            return {**ref(name), **rest}
    return {key: with_names(value, named) for key, value in schema.items()}
