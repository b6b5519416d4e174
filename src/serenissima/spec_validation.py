"""Whether the SPEC of somebody else's game can be used: every field is there and of the right kind.

Menus, the server's list of games and the lab read these fields of all games at once, so that a wrong one would take
the other games down too.
"""

from typing import Final

from serenissima.core.errors import Problem
from serenissima.core.spec import Credits, Game, GameSpec, Option
from serenissima.core.state import State

KINDS: Final[dict[str, str]] = {
    "title": "str",
    "version": "int",
    "stage": "str",
    "options": "tuple[Option, ...]",
    "credits": "Credits(tuple[str, ...], int, str)",
    "endings": "tuple[str, ...]",
    "longest": "int",
    "actions": "int",
    "unbounded": "tuple[str, ...]",
}
"""The fields of a GameSpec other than `id` and `seats`, and what each must be."""
MODULES: Final[dict[str, tuple[str, ...]]] = {
    "knowledge": ("public", "private", "redeal"),
    "wording": ("prompt", "label", "group", "effect", "line"),
    "audit": ("conserved", "broken", "recount", "named", "known"),
}
"""The modules of a Game, and the functions that each must have."""


def is_pair(seats: object) -> bool:
    """Whether this is the least and the most."""
    return isinstance(seats, tuple) and len(seats) == 2 and all(is_a("int", number) for number in seats)


def missing_fields(spec: GameSpec) -> list[str]:
    """The fields that a SPEC does not have; `wording.group` for a function that a module lacks."""
    missing = [name for name in GameSpec.__annotations__ if not hasattr(spec, name)]
    if isinstance(spec, Game):
        missing += [name for name in ("position", *MODULES) if not hasattr(spec, name)]
        for name, functions in MODULES.items():
            module = getattr(spec, name, None)
            if module is not None:
                missing += [f"{name}.{each}" for each in functions if not callable(getattr(module, each, None))]
    return missing


def bad_field(spec: GameSpec) -> tuple[str, str, str] | None:
    """The first field of the wrong kind, with what it must be and what it is; None if all are right."""
    for name, kind in KINDS.items():
        value = getattr(spec, name)
        if not is_a(kind, value):
            return name, kind, shown(value)
    for option in spec.options:
        if problem := bad_option(option):
            return f"options: {option.name}", problem, shown(option.default)
    if isinstance(spec, Game):
        position: object = spec.position
        if not isinstance(position, type) or not issubclass(position, State):
            return "position", "type[State]", shown(position)
        for name in MODULES:
            if getattr(spec, name) is None:
                return name, "module", "None"
    return None


def is_a(kind: str, value: object) -> bool:
    """Whether a value is of this kind; True is not a number here."""
    if kind == "int":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "str":
        return isinstance(value, str)
    if kind == "tuple[str, ...]":
        return isinstance(value, tuple) and all(isinstance(each, str) for each in value)
    if kind == "tuple[Option, ...]":
        return isinstance(value, tuple) and all(isinstance(each, Option) for each in value)
    return (
        isinstance(value, Credits)
        and is_a("tuple[str, ...]", value.designers)
        and is_a("int", value.year)
        and is_a("str", value.source)
    )


def bad_option(option: Option) -> str:
    """What the default of an option must be; empty if it is one of its values."""
    if not isinstance(option.name, str) or not isinstance(option.values, tuple):
        return "Option(str, …, tuple)"
    try:
        return "" if option.read(option.default) == option.default else option.possible()
    except Problem:
        return option.possible()


def shown(value: object) -> str:
    """A value in a few characters."""
    name = getattr(value, "__name__", "")
    text = name if isinstance(name, str) and name else " ".join(repr(value).split())
    return text if len(text) <= 40 else text[:39] + "…"
