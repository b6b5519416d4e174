"""Events of Venice as log lines."""

from collections.abc import Sequence
from typing import Final

from serenissima.core.event import EVERYONE, Event, runs
from serenissima.core.messages import Message, SeatName, message
from serenissima.games.gondola.data import NOBODY
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

# Events that another line reports.
SILENT: Final = (
    *("arrived", "branch", "smuggler-moved", "doge-moved", "doge-boat-shown", "doge-worker-shown"),
    "mission-returned-seen",
)
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
OF_MISSIONS: Final = ("mission-completed", "mission-slotted", "mission-archived")
OF_CARGO: Final = ("cubes", "cubes-lost", "cubes-paid", "converted")
# Events that one line tells if they follow each other.
TOGETHER: Final = ("doge-card", "doge-ignored", "doge-passed", "smuggler-passed", "mission-seen", "influence-seen")
# Events whose line also tells what they bring to the same seat, and what that can be; the Doge's with "doge-" before.
ACTIONS: Final = ("effect", "influence-played", "favour-coins", "favour-scrolls", "mission-completed", "doge-plays")
RESULTS: Final = (
    *("coins", "scrolls", "scrolls-paid", "intrigue", "intrigue-lost", "vp", "council"),
    *("cubes", "cubes-lost", "cubes-paid", "cube-taken", "converted"),
)


def log_lines(events: Sequence[Event]) -> list[Message | None]:
    """The lines of what one pick has caused: an effect and its result, or several cards, share a line."""
    lines: list[Message | None] = []
    while len(lines) < len(events):
        event = events[len(lines)]
        rest = events[len(lines) + 1 :]
        if event.kind in ACTIONS and event.audience == EVERYONE:
            results: list[Message] = []
            for each in rest:
                result = result_of(event, each)
                if result is None:
                    break
                results.append(result)
            lines += [action_with(event, results) if results else log_line(event), *[None] * len(results)]
        elif event.kind in TOGETHER:
            run = runs([event, *rest], TOGETHER)[0]
            lines += [line_of_run(run), *[None] * (len(run) - 1)]
        else:
            lines.append(log_line(event))
    return lines


def action_with(event: Event, results: list[Message]) -> Message:
    """An action and what it brought."""
    kind = event.kind
    if kind == "doge-plays":
        return message("gondola-told-doge", card=doge_card_name(event.args[0]), results=results)
    name = SeatName(event.seat)
    if kind == "effect":
        return message("gondola-told-effect", player=name, place=at_building(event.args[0]), results=results)
    if kind == "influence-played":
        return message("gondola-told-card", player=name, card=card_name(event.args[0]), results=results)
    if kind == "mission-completed":
        return message("gondola-told-mission", player=name, mission=mission_name(event.args[0]), results=results)
    return message("gondola-told-favour", player=name, results=results)


def result_of(action: Event, event: Event) -> Message | None:
    """What an action gained for its player, without the name; None for anything else."""
    kind = event.kind
    if action.kind == "doge-plays":
        if kind == "doge-marker":
            return message("gondola-did-marker", now=event.args[1])
        if not kind.startswith("doge-"):
            return None
        kind = kind.removeprefix("doge-")
    if kind not in RESULTS or event.seat != action.seat or event.audience != EVERYONE:
        return None
    if kind in UNITS:
        n, now = event.args
        paid = "-paid" if kind == "coins" and n < 0 else ""
        return message(f"gondola-did-{kind}{paid}", what=counted(UNITS[kind], abs(n)), now=now)
    if kind == "cube-taken":
        return message("gondola-did-cube-taken", cube=colour_name(event.args[0]))
    return message(f"gondola-did-{kind}", cubes=cargo_name(event.args[1]))


def line_of_run(run: list[Event]) -> Message:
    """Several events of the same kind in one line, or a single one."""
    event = run[0]
    kind = event.kind
    id = f"gondola-log-{kind}"
    if kind in ("doge-card", "doge-ignored"):
        return message(id, cards=[doge_card_name(each.args[0]) for each in run])
    if kind == "influence-seen":
        return message(id, player=SeatName(event.seat), cards=[card_name(each.args[0]) for each in run])
    if kind == "mission-seen":
        return message(id, player=SeatName(event.seat), missions=[mission_name(each.args[0]) for each in run])
    boat = doge_boat(event.args[0]) if kind == "doge-passed" else smuggler_boat(event.args[0])
    return message(id, boat=boat, buildings=[the_building(each.args[3]) for each in run])


def log_line(event: Event) -> Message | None:
    """The line for an event, or None if another line reports it."""
    kind = event.kind
    if kind in SILENT:
        return None
    if kind in TOGETHER:
        return line_of_run([event])
    if kind.startswith(("doge-", "smuggler-")) or event.seat == NOBODY:
        return line_of_nobody(event)
    if kind in UNITS:
        return line_of_track(event)
    found = line_of_journey(event)
    return found if found is not None else line_of_action(event)


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


def line_of_action(event: Event) -> Message:
    """Cards, missions, cubes, assistants, bridges, the passenger, and the end."""
    kind = event.kind
    args = event.args
    name = SeatName(event.seat)
    id = f"gondola-log-{kind}"
    if kind == "effect":
        return message(id, player=name, building=building_name(args[0]), effect=effect_name(args[0], args[1]))
    if kind in OF_MISSIONS:
        return message(id, player=name, mission=mission_name(args[0]))
    if kind == "influence-played":
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
    if kind == "doge-plays":
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
    who, _, action = event.kind.partition("-")
    args = event.args
    id = f"gondola-log-{event.kind}"
    if action in ("arrived", "stays"):
        boat = doge_boat(args[0]) if who == "doge" else smuggler_boat(args[0])
        return message(id, boat=boat, place=at_building(args[-1]))
    if action in ("assistant", "pushed"):
        return message(id, place=at_building(args[0]), space=args[1])
    if action == "bridge":
        return message(id, canal=pair_name(args[1], args[2]))
    return None
