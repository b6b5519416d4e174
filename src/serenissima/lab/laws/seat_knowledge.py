"""What a seat knows about a position, and how two such descriptions differ."""

import json
from typing import Any, Final

from serenissima.core.event import SPECTATOR, Event
from serenissima.core.messages import Message
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.lab.laws.verdict import LawBroken
from serenissima.table.session import forced_answer

MOST_OPTIONS: Final = 60
LONGEST_TEXT: Final = 60


def knowledge_of(spec: GameSpec, s: State, seat: int) -> dict[str, Any]:
    """Everything that a seat knows about a position: its view, its options, and their words."""
    options = s.options(seat)
    words: dict[str, Any] = {}
    if options:
        words["prompt"] = spec.prompt(s, seat)
        words["choices"] = [
            (pick, spec.label(s, seat, pick), spec.group(s, seat, pick), spec.effect(s, seat, pick))
            for pick in options[:MOST_OPTIONS]
        ]
    return {"view": spec.view(s, seat), "options": options, "waiting": s.waiting(), **words}


def knowledge_of_all(spec: GameSpec, s: State) -> list[dict[str, Any]]:
    """The same for each seat, and last for a spectator."""
    return [knowledge_of(spec, s, seat) for seat in (*range(s.seats), SPECTATOR)]


def answered(spec: GameSpec, s: State, seat: int, pick: int) -> dict[str, Any]:
    """Make this pick and the forced ones after it, as a session does. Returns everything the seat knows by then."""
    events: list[Event] = []
    s.sink = events
    s.act(seat, pick)
    while forced := forced_answer(s):
        s.act(*forced)
    s.sink = None
    known = [(event.kind, event.seat, event.args, event.audience) for event in events if event.heard_by(seat)]
    return {"events": known, **knowledge_of(spec, s, seat)}


def who(seat: int) -> str:
    """Whose knowledge a sentence is about."""
    return "spectators" if seat == SPECTATOR else f"seat {seat}"


def plain_json(law: int, value: Any, what: str) -> Any:
    """Demand that this can be saved or sent as JSON; returns what arrives."""
    try:
        return json.loads(json.dumps(value))
    except (TypeError, ValueError):
        raise LawBroken(law, f"{what} is not plain JSON: {not_json(value) or shortened(value)}") from None


def not_json(value: Any, path: str = "") -> str:
    """The first place that is not JSON, such as `hands[1]: {3, 4}`; empty if there is none."""
    if isinstance(value, dict):
        inner = [(f"{path}.{key}" if path else str(key), each) for key, each in value.items()]
    elif isinstance(value, (list, tuple)):
        inner = [(f"{path}[{i}]", each) for i, each in enumerate(value)]
    else:
        is_plain = value is None or isinstance(value, (bool, int, float, str))
        return "" if is_plain else f"{path}: {shortened(value)} is of the type {type(value).__name__}"
    return next((found for name, each in inner if (found := not_json(each, name))), "")


def same(law: int, one: Any, other: Any, otherwise: str) -> None:
    """Demand that two descriptions, positions or counts are equal; report where they differ."""
    if one != other:
        raise LawBroken(law, f"{otherwise}: {difference(one, other)}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first difference between two descriptions, such as `view.hands[1]: [3, 4] and [3, 7]`; empty if none."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        inner = [(f"{path}.{key}" if path else str(key), one[key], other[key]) for key in one]
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        inner = [(f"{path}[{i}]", *pair) for i, pair in enumerate(zip(one, other, strict=True))]
    elif isinstance(one, Message) and isinstance(other, Message) and one.id == other.id:
        inner = [(f"{path} {one.id}", one.args, other.args)]
    else:
        inner = []
    found = next((found for part in inner if (found := difference(part[1], part[2], part[0]))), "")
    return found or ("" if one == other else f"{path}: {shortened(one)} and {shortened(other)}")


def shortened(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"
