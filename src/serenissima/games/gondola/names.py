"""The names of things, as messages shared by questions, options, refusals and log lines."""

from functools import cache

from serenissima.core.messages import Message, message
from serenissima.games.gondola.data import BUILDING_KEYS, COLOUR_KEYS, NOWHERE, amount
from serenissima.games.gondola.effects import DOGE_KEYS, INFLUENCE_KEYS, SMUGGLER_BUILDING, SMUGGLER_IGNORES
from serenissima.games.gondola.state import Gondola


def dashed(key: str) -> str:
    return key.replace("_", "-")


# Buildings.


@cache
def building_name(building: int) -> Message:
    """Market."""
    return Message(f"gondola-building-{dashed(BUILDING_KEYS[building])}")


@cache
def at_building(building: int) -> Message:
    """At the Market."""
    return Message(f"gondola-at-{dashed(BUILDING_KEYS[building])}")


@cache
def the_building(building: int) -> Message:
    """The Market."""
    return Message(f"gondola-the-{dashed(BUILDING_KEYS[building])}")


def dock_name(s: Gondola, dock: int) -> Message:
    """The building at a dock."""
    return building_name(s.tiles[dock])


def at_dock(s: Gondola, dock: int) -> Message:
    return at_building(s.tiles[dock])


def at_boat(s: Gondola, boat: int) -> Message:
    """Where a boat lies or, if it is under way, which dock it is passing."""
    return at_dock(s, s.at if s.where[boat] == NOWHERE else s.where[boat])


@cache
def effect_name(building: int, slot: int) -> Message:
    """Pay 1 coin: take any 2 cubes."""
    return Message(f"gondola-effect-{dashed(BUILDING_KEYS[building])}-{slot + 1}")


@cache
def pair_name(a: int, b: int) -> Message:
    """Market – Minor Council."""
    return message("gondola-pair", a=building_name(a), b=building_name(b))


def canal_name(s: Gondola, icon: int) -> Message:
    """Market – Minor Council, for the first canal with this cost icon."""
    a, b = s.chart.ends[s.chart.icon.index(icon)]
    return pair_name(s.tiles[a], s.tiles[b])


# Cards.


@cache
def mission_name(no: int) -> Message:
    return Message(f"gondola-mission-{no}")


@cache
def about_mission(no: int) -> Message:
    """The ability of a mission."""
    return Message(f"gondola-about-mission-{no}")


@cache
def card_name(kind: int) -> Message:
    """An influence card."""
    return Message(f"gondola-card-{dashed(INFLUENCE_KEYS[kind])}")


@cache
def about_card(kind: int) -> Message:
    return Message(f"gondola-about-card-{dashed(INFLUENCE_KEYS[kind])}")


@cache
def doge_card_name(card: int) -> Message:
    return Message(f"gondola-doge-{dashed(DOGE_KEYS[card])}")


@cache
def about_doge_card(card: int) -> Message:
    return Message(f"gondola-about-doge-{dashed(DOGE_KEYS[card])}")


@cache
def smuggler_name(card: int) -> Message:
    """Where a smuggler card leads."""
    return building_name(SMUGGLER_BUILDING[card])


@cache
def doge_boat_card_name(card: int) -> Message:
    """Where a smuggler card leads, and which Doge card it cancels; in solo games both matter."""
    place = SMUGGLER_IGNORES[card] + 1
    return message("gondola-smuggler", building=building_name(SMUGGLER_BUILDING[card]), place=place)


# Boats without a seat.


@cache
def smuggler_boat(boat: int) -> Message:
    """A or B."""
    return message("gondola-boat", letter="AB"[boat & 1])


@cache
def doge_boat(boat: int) -> Message:
    """A1, B1, A2 or B2: the letter of the deck and the colour."""
    return message("gondola-boat", letter="AB"[boat & 1] + str(boat >> 1))


def stranger_boat(s: Gondola, boat: int) -> Message:
    return doge_boat(boat) if s.seats == 1 else smuggler_boat(boat)


# Cubes and amounts.


@cache
def colour_name(colour: int) -> Message:
    return Message(f"gondola-cube-{COLOUR_KEYS[colour]}")


@cache
def cargo_name(cargo: int) -> Message:
    """2 ceramics, 1 silver; or nothing."""
    held = [
        message("gondola-cubes", count=amount(cargo, colour), cube=colour_name(colour))
        for colour in range(len(COLOUR_KEYS))
        if amount(cargo, colour)
    ]
    return message("gondola-cargo", cubes=held) if held else Message("gondola-cargo-none")


@cache
def counted(unit: str, n: int) -> Message:
    """2 coins; 1 scroll; 3 VP; 1 intrigue; 2 spaces; 4 cubes."""
    return message(f"gondola-n-{unit}", n=n)
