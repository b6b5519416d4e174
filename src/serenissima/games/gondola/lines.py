"""Events of Gondola as lines of the log."""

from typing import Final

from serenissima.core.event import Event
from serenissima.core.words import Argument, Message, SeatName
from serenissima.games.gondola.names import (
    building_name,
    card_name,
    cargo_name,
    colour_name,
    doge_card_name,
    effect_name,
    mission_name,
    smuggler_name,
)

# Events that only move pieces or tracks which another line has told of, or whose line has to name a dock by its tile.
SILENT: Final = (
    "arrived",
    "smuggler-moved",
    "moved",
    "meeting",
    "branch",
    "passenger",
    "dropped",
    "swapped",
    "converted",
    "doge-council",
)
# Events that tell an amount and what the track shows then.
TRACKS: Final = (
    "intrigue",
    "intrigue-lost",
    "scrolls",
    "coins",
    "vp",
    "council",
    "doge-intrigue",
    "doge-intrigue-lost",
    "doge-scrolls",
    "doge-vp",
)


def log_line(event: Event) -> Message | None:
    """The line of an event, or None; where nobody at the table did it, it has another id."""
    kind = event.kind
    if kind in SILENT:
        return None
    args: dict[str, Argument] = {}
    if event.seat >= 0:
        args["player"] = SeatName(event.seat)
    numbers = event.args
    if kind in TRACKS:
        args["amount"] = numbers[0]
        args["now"] = numbers[1]
    elif kind == "effect":
        args["building"] = building_name(numbers[0])
        args["effect"] = effect_name(numbers[0], numbers[1])
    elif kind in ("mission-seen", "mission-returned-seen", "mission-completed", "mission-slotted", "mission-archived"):
        args["mission"] = mission_name(numbers[0])
    elif kind in ("influence-seen", "influence-played"):
        args["card"] = card_name(numbers[0])
    elif kind in ("cubes", "cubes-lost", "cubes-paid"):
        args["cubes"] = cargo_name(numbers[1])
    elif kind == "cube-taken":
        args["cube"] = colour_name(numbers[0])
    elif kind == "assistant":
        args["building"] = building_name(numbers[0])
        args["space"] = numbers[1]
    elif kind == "bridge":
        args["canal"] = numbers[0]
    elif kind in ("spy", "overtime", "destination"):
        args["building"] = building_name(numbers[0])
    elif kind == "smuggler-card":
        args["card"] = smuggler_name(numbers[0])
    elif kind in ("doge-card", "doge-plays"):
        args["card"] = doge_card_name(numbers[0])
    elif numbers:
        args["amount"] = numbers[0]
    if kind in ("assistant", "bridge", "meeting", "smuggler-card") and event.seat < 0:
        kind = "other-" + kind
    return Message(f"gondola-log-{kind}", args)
