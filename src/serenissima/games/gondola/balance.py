"""Venice: missions, buildings and their effects, influence cards, the Doge's cards, what ended the game, arrests."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from serenissima.core.event import Event
from serenissima.core.messages import Message, message
from serenissima.core.state import State
from serenissima.games.gondola.data import BUILDING_KEYS, NOBODY
from serenissima.games.gondola.data_files import records
from serenissima.games.gondola.effects import DOGE_KEYS, INFLUENCE_KEYS
from serenissima.games.gondola.names import building_name, card_name, doge_card_name, effect_name, mission_name
from serenissima.games.gondola.state import Gondola
from serenissima.lab.balance_facts import Counts, Fact, Kind

TRIGGERS: Final = ("council", "missions")
TURNS: Final = ("1", "2", "3", "4", "5")
EFFECTS: Final = tuple(
    (building, slot) for building, record in enumerate(records("buildings")) for slot in range(len(record["effects"]))
)
DOGE_NAMES: Final = tuple(dict.fromkeys(DOGE_KEYS))
"""There are several copies of most of the Doge's cards; they are counted together."""


def guessed(file: str) -> frozenset[int]:
    """The positions of the records in a data file that nobody could compare with the real components."""
    return frozenset(place for place, record in enumerate(records(file)) if not record["verified"])


def copies_guessed() -> frozenset[int]:
    return frozenset(DOGE_NAMES.index(DOGE_KEYS[card]) for card in guessed("doge"))


def of_mission(place: int) -> Message:
    """Missions are numbered from 1 in print."""
    return mission_name(place + 1)


def of_effect(place: int) -> Message:
    building, slot = EFFECTS[place]
    return message("gondola-balance-effect", building=building_name(building), effect=effect_name(building, slot))


def of_doge_card(place: int) -> Message:
    return doge_card_name(DOGE_KEYS.index(DOGE_NAMES[place]))


def of_trigger(place: int) -> Message:
    return Message(f"gondola-balance-trigger-{TRIGGERS[place]}")


MISSION_KEYS: Final = tuple(str(record["no"]) for record in records("missions"))
KINDS: Final = (
    Kind("draft", MISSION_KEYS, of_mission, by_lot=True, reconstructed=guessed("missions")),
    Kind("mission", MISSION_KEYS, of_mission, reconstructed=guessed("missions")),
    Kind("building", BUILDING_KEYS, building_name),
    Kind("effect", tuple(f"{BUILDING_KEYS[b]}-{slot + 1}" for b, slot in EFFECTS), of_effect, offers=False),
    Kind("influence", INFLUENCE_KEYS, card_name, reconstructed=guessed("influence")),
    Kind("overtime", BUILDING_KEYS, building_name, offers=False),
    Kind("doge-card", DOGE_NAMES, of_doge_card, reconstructed=copies_guessed()),
    Kind("trigger", TRIGGERS, of_trigger, offers=False),
    Kind("arrest", TURNS, offers=False),
)


def facts(s: State, events: Sequence[Event]) -> list[Fact]:
    assert isinstance(s, Gondola)
    counts = Counts()
    count_missions(counts, events)
    for event in events:
        count_event(counts, event)
    if s.arrested != NOBODY:
        counts.take("arrest", s.turn_index(s.arrested), s.arrested)
    return counts.facts()


def count_missions(counts: Counts, events: Sequence[Event]) -> None:
    """A mission counts once it is kept: of those dealt at the start one goes back, of those drawn later one stays."""
    held = partial(counts.offer, "mission")
    is_drawn = False
    dealt: set[tuple[int, int]] = set()
    for event in events:
        if event.kind == "mission-drawn":
            is_drawn = True
        elif event.kind == "mission-seen" and is_drawn:
            held(event.args[0] - 1, event.seat)
            is_drawn = False
        elif event.kind == "mission-seen":
            counts.offer("draft", event.args[0] - 1, event.seat)
            dealt.add((event.args[0] - 1, event.seat))
        elif event.kind == "mission-returned-seen":
            dealt.remove((event.args[0] - 1, event.seat))
        elif event.kind == "mission-completed":
            counts.take("mission", event.args[0] - 1, event.seat)
    for mission, seat in dealt:
        counts.take("draft", mission, seat)
        held(mission, seat)


def count_event(counts: Counts, event: Event) -> None:
    kind, seat, args = event.kind, event.seat, event.args
    if kind in ("moored", "passed"):
        building = args[2]
        counts.offer("building", building, seat)
        if kind == "moored":
            counts.take("building", building, seat)
    elif kind == "effect":
        counts.take("effect", EFFECTS.index((args[0], args[1])), seat)
    elif kind == "influence-seen":
        counts.offer("influence", args[0], seat)
    elif kind == "influence-played":
        counts.take("influence", args[0], seat)
    elif kind == "overtime":
        counts.take("overtime", args[0], seat)
    elif kind == "doge-card":  # only solo players meet them
        counts.offer("doge-card", DOGE_NAMES.index(DOGE_KEYS[args[0]]), 0)
    elif kind == "doge-plays":
        counts.take("doge-card", DOGE_NAMES.index(DOGE_KEYS[args[0]]), 0)
    elif kind == "end-council":
        counts.take("trigger", TRIGGERS.index("council"), seat)
    elif kind == "end-missions":
        counts.take("trigger", TRIGGERS.index("missions"), NOBODY)
