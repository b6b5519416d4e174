"""Events of Gondola as log lines."""

from typing import Final

from serenissima.core.event import Event
from serenissima.core.messages import Message, SeatName, message
from serenissima.games.gondola.data import NOBODY
from serenissima.games.gondola.effects import SMUGGLER_BUILDING
from serenissima.games.gondola.names import (
    at_building,
    building_name,
    card_name,
    cargo_name,
    colour_name,
    counted,
    doge_boat,
    doge_boat_card_name,
    doge_card_name,
    effect_name,
    mission_name,
    pair_name,
    smuggler_boat,
    smuggler_name,
    the_building,
)

# Events that only move pieces, which another line reports.
SILENT: Final = ("arrived", "branch", "smuggler-moved", "doge-moved")
# Events with an amount and the new value of the track, and their unit; the Doge's have "doge-" in front.
UNITS: Final = {
    "coins": "coins",
    "scrolls": "scrolls",
    "scrolls-paid": "scrolls",
    "intrigue": "intrigue",
    "intrigue-lost": "intrigue",
    "council": "spaces",
    "vp": "vp",
    "vp-lost": "vp",
    "shared": "vp",
    "position": "vp",
    "score-council": "vp",
    "score-assistants": "vp",
    "score-wealth": "vp",
    "score-favour": "vp",
}
OF_MISSIONS: Final = (
    "mission-seen",
    "mission-returned-seen",
    "mission-completed",
    "mission-slotted",
    "mission-archived",
)
OF_CARGO: Final = ("cubes", "cubes-lost", "cubes-paid", "converted")


def log_line(event: Event) -> Message | None:
    """The line for an event, or None if it only moves a piece."""
    kind = event.kind
    if kind in SILENT:
        return None
    if kind.startswith(("doge-", "smuggler-")) or event.seat == NOBODY:
        return line_of_nobody(event)
    if kind in UNITS:
        return line_of_track(event)
    found = line_of_journey(event)
    return found if found is not None else line_of_deed(event)


def line_of_track(event: Event) -> Message:
    """Something gained, lost or paid, and the new total."""
    name = SeatName(event.seat)
    n, now = event.args
    kind = event.kind
    if kind == "coins" and n < 0:
        return message("gondola-log-coins-paid", player=name, what=counted("coins", -n), now=now)
    return message(f"gondola-log-{kind}", player=name, what=counted(UNITS[kind], n), now=now)


def line_of_journey(event: Event) -> Message | None:
    """Movement, bridges and meetings; None for anything else."""
    kind = event.kind
    args = event.args
    name = SeatName(event.seat)
    id = f"gondola-log-{kind}"
    if kind == "passed":
        return message(id, player=name, building=the_building(args[2]), cost=args[3])
    if kind == "moored":
        return message(id, player=name, place=at_building(args[2]), cost=args[3])
    if kind in ("gondolier", "dropped"):
        return message(id, player=name, place=at_building(args[1]))
    if kind == "boat-placed":
        return message(id, player=name, place=at_building(args[2]))
    if kind == "bridge-crossed":
        if args[0] == event.seat:
            return message("gondola-log-crossed-own", player=name)
        if args[0] == NOBODY:
            return message("gondola-log-crossed-doge", player=name)
        return message("gondola-log-crossed-other", player=name, owner=SeatName(args[0]))
    if kind == "meeting":
        return message(id, player=name, other=SeatName(args[1]))
    if kind in ("meets-smugglers", "met-by-smugglers"):
        return message(id, player=name)
    if kind in ("meets-doge", "met-by-doge"):
        return message(id, player=name)
    return None


def line_of_deed(event: Event) -> Message:
    """Cards, missions, cubes, assistants, bridges, the passenger, and the end."""
    kind = event.kind
    args = event.args
    name = SeatName(event.seat)
    id = f"gondola-log-{kind}"
    if kind == "effect":
        return message(id, player=name, building=building_name(args[0]), effect=effect_name(args[0], args[1]))
    if kind in OF_MISSIONS:
        return message(id, player=name, mission=mission_name(args[0]))
    if kind in ("influence-seen", "influence-played"):
        return message(id, player=name, card=card_name(args[0]))
    if kind in OF_CARGO:
        return message(id, player=name, cubes=cargo_name(args[1]))
    if kind == "swapped":
        return message(id, player=name, here=cargo_name(args[1]), there=cargo_name(args[2]))
    if kind == "cube-taken":
        return message(id, player=name, cube=colour_name(args[0]))
    if kind in ("assistant", "pushed"):
        return message(id, player=name, place=at_building(args[0]), space=args[1])
    if kind == "bridge":
        return message(id, player=name, canal=pair_name(args[1], args[2]))
    if kind in ("spy", "overtime"):
        return message(id, player=name, place=at_building(args[0]))
    if kind == "delivered":
        return message(f"gondola-log-delivered-{args[0]}", player=name)
    if kind in ("arrested", "total"):
        return message(id, player=name, amount=args[0])
    return message(id, player=name)


def line_of_nobody(event: Event) -> Message:
    """What the smugglers, the Doge, the passenger or the game itself do."""
    kind = event.kind
    args = event.args
    id = f"gondola-log-{kind}"
    if kind == "smuggler-card":
        return message(id, player=SeatName(event.seat), card=smuggler_name(args[0]))
    if kind == "doge-boat-card":
        return message(id, player=SeatName(event.seat), card=doge_boat_card_name(args[0]))
    if kind in ("doge-boat-shown", "doge-worker-shown"):
        return message(id, place=at_building(SMUGGLER_BUILDING[args[0]]))
    if kind in ("doge-card", "doge-plays", "doge-ignored"):
        return message(id, card=doge_card_name(args[0]))
    if kind == "smugglers-shuffled":
        return message(id, deck="AB"[args[0]])
    if kind == "passenger":
        return message(id, place=at_building(args[1]))
    if kind == "destination":
        return message(id, building=building_name(args[0]))
    if kind.startswith("doge-") and kind[5:] in UNITS:
        return message(id, what=counted(UNITS[kind[5:]], args[0]), now=args[1])
    if kind == "doge-marker":
        return message(id, now=args[1])
    found = line_of_stranger(event)
    if found is not None:
        return found
    return message(id, amount=args[0]) if args else Message(id)


def line_of_stranger(event: Event) -> Message | None:
    """Boats, assistants and bridges of the smugglers and the Doge; None for anything else."""
    who, _, deed = event.kind.partition("-")
    args = event.args
    id = f"gondola-log-{event.kind}"
    if deed in ("arrived", "passed", "stays"):
        boat = doge_boat(args[0]) if who == "doge" else smuggler_boat(args[0])
        if deed == "passed":
            return message(id, boat=boat, building=the_building(args[3]))
        return message(id, boat=boat, place=at_building(args[-1]))
    if deed in ("assistant", "pushed"):
        return message(id, place=at_building(args[0]), space=args[1])
    if deed == "bridge":
        return message(id, canal=pair_name(args[1], args[2]))
    return None
