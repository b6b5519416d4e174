"""The names of things, as messages that questions, options and log lines share."""

from serenissima.core.words import Message, message
from serenissima.games.gondola.data import BUILDING_KEYS, COLOUR_KEYS, amount
from serenissima.games.gondola.effects import DOGE_KEYS, INFLUENCE_KEYS, SMUGGLER_BUILDING, SMUGGLER_IGNORES
from serenissima.games.gondola.state import Gondola


def dashed(key: str) -> str:
    return key.replace("_", "-")


def building_name(building: int) -> Message:
    """Market."""
    return Message(f"gondola-building-{dashed(BUILDING_KEYS[building])}")


def dock_name(s: Gondola, dock: int) -> Message:
    """The building that lies at a dock."""
    return building_name(s.tiles[dock])


def effect_name(building: int, slot: int) -> Message:
    """Pay 1 coin: take any 2 cubes."""
    return Message(f"gondola-effect-{dashed(BUILDING_KEYS[building])}-{slot + 1}")


def mission_name(no: int) -> Message:
    return Message(f"gondola-mission-{no}")


def card_name(kind: int) -> Message:
    """An influence card."""
    return Message(f"gondola-card-{dashed(INFLUENCE_KEYS[kind])}")


def doge_card_name(card: int) -> Message:
    return Message(f"gondola-doge-{dashed(DOGE_KEYS[card])}")


def smuggler_name(card: int) -> Message:
    """Where a smuggler card leads, and which Doge card it makes ignored."""
    place = SMUGGLER_IGNORES[card] + 1
    return message("gondola-smuggler", building=building_name(SMUGGLER_BUILDING[card]), place=place)


def colour_name(colour: int) -> Message:
    return Message(f"gondola-cube-{COLOUR_KEYS[colour]}")


def cargo_name(cargo: int) -> Message:
    """2 ceramics, 1 silver; or nothing."""
    held = [
        message("gondola-cubes", count=amount(cargo, colour), cube=colour_name(colour))
        for colour in range(len(COLOUR_KEYS))
        if amount(cargo, colour)
    ]
    return message("gondola-cargo", cubes=held) if held else Message("gondola-cargo-none")


def canal_name(s: Gondola, icon: int) -> Message:
    """Market – Minor Council, by the first canal that has this cost icon."""
    a, b = s.chart.ends[s.chart.icon.index(icon)]
    return message("gondola-canal", a=dock_name(s, a), b=dock_name(s, b), cost=s.chart.cost[icon])
