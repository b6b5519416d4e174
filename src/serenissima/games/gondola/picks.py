"""Picks of Venice: as numbers, and as text.

Docks are numbered as on the board. Cubes are `C` ceramics, `T` cloth, `S` silver; a cargo is `CTT`, an empty
one `0`. Buildings and influence cards are named as in the data files.

| question                          | text                                                                     |
|-----------------------------------|--------------------------------------------------------------------------|
| step of the boat                  | `P 7` passes dock 7, `M 7` moors there                                   |
| gondolier                         | `1` or `2`: the boat that gets it; `-` trapped                           |
| a dock                            | `7`                                                                      |
| a canal                           | `3=7`: the docks at its ends                                             |
| a mission                         | `M12`; `-` none                                                          |
| the place of a mission            | `2`; `-` straight to the archive                                         |
| an influence card                 | `hire_spy`; `-` none                                                     |
| a building                        | `market`                                                                 |
| activation                        | `3`: the effect; `E` takes the passenger aboard, `-` done                |
| cubes                             | `CTT`; with the cube that is lost `CTT!S`; `-` none                      |
| payment at a meeting              | `SC` a scroll, `IN` intrigue, `2C` a ceramics cube of one's second boat  |
| a smuggler card, a strange boat   | `A01`; `~3`                                                              |
| the way of a strange boat         | `13`: the players' boats that it meets, two for each seat; `-` none      |
| an assistant of the Doge          | `1 market`: its colour and building                                      |
| final reduction                   | `S` for scrolls, `C` for coins, `-` no more                              |
| yes or no                         | `+`, `-`                                                                 |
| Favour card, at any question      | `FC` turns it for coins, `FS` for scrolls                                |
"""

from functools import cache
from typing import Final

from serenissima.core.pick_text import normal, number
from serenissima.core.spec import View
from serenissima.games.gondola.data import BUILDING_KEYS, COLOURS, DOCKS, SLOTS, SMUGGLER_CARDS, TILES, mixes
from serenissima.games.gondola.data_files import MISSIONS, records
from serenissima.games.gondola.effects import INFLUENCE_KEYS

# As numbers: those that are not simply the number of a dock, tile, mission, card or cargo.

# A Favour card can be turned at any question. Above every other pick, so that options stay sorted.
FLIP_FOR_COINS: Final = 1 << 20
FLIP_FOR_SCROLLS: Final = FLIP_FOR_COINS + 1
FLIPS: Final[tuple[int, ...]] = (FLIP_FOR_COINS, FLIP_FOR_SCROLLS)
# A step of the boat: 2 x canal, and MOOR if it moors at the other end. The gondolier: the boat, or TRAPPED.
MOOR: Final = 1
TRAPPED: Final = 2
# Cards and missions: 1 + the kind of an influence card, or NO_CARD; the number of a mission, or NO_MISSION.
NO_CARD: Final = 0
NO_MISSION: Final = 0
ARCHIVE_NEW: Final = SLOTS
# The menu: the place of an effect, or one of these.
DONE: Final = 4
EMBARK: Final = 5
# Payments; with mission 21 a cube, PAY_CUBE + 3 x (0 or 1 for the boat) + colour.
PAY_SCROLL: Final = 0
PAY_INTRIGUE: Final = 1
PAY_CUBE: Final = 2
# Cubes: a colour, or NO_CUBE. In splits, the number above the cargo is 1 + the colour of the cube to discard.
NO_CUBE: Final = 3
DISCARD_STEP: Final = 1 << 12
# Every possible cargo of a boat, which holds at most seven cubes (mission 6), in rising order.
LARGEST_HOLD: Final = 7
CARGOES: Final = sorted([cargo for size in range(LARGEST_HOLD + 1) for cargo in mixes(size, (7, 7, 7))])
PLAYERS_BOATS: Final = 4
"""Where smugglers or the Doge sail: two for each of at most two players."""

# As text.
NO: Final = "-"
YES: Final = "+"
CUBE_LETTERS: Final = "CTS"
EMPTY: Final = "0"
SMUGGLER_IDS: Final = tuple(str(record["id"]) for record in records("smugglers"))
FLIP_TEXTS: Final = {FLIP_FOR_COINS: "FC", FLIP_FOR_SCROLLS: "FS"}
SISTERS: Final = "abcdefgh"
CLIENT: Final = {
    "DONE": DONE,
    "EMBARK": EMBARK,
    "TRAPPED": TRAPPED,
    "PAY_SCROLL": PAY_SCROLL,
    "PAY_INTRIGUE": PAY_INTRIGUE,
    "PAY_CUBE": PAY_CUBE,
    "NO_CARD": NO_CARD,
    "NO_MISSION": NO_MISSION,
    "ARCHIVE_NEW": ARCHIVE_NEW,
    "NO_CUBE": NO_CUBE,
    "DISCARD_STEP": DISCARD_STEP,
    "FLIP_FOR_COINS": FLIP_FOR_COINS,
    "FLIP_FOR_SCROLLS": FLIP_FOR_SCROLLS,
}
"""What the client needs to know about pick numbers (tools/picks.py)."""
EXAMPLES: Final = {
    "spend-cubes": CARGOES[::9],
    "stocks-split": [(lost + 1) * DISCARD_STEP + CARGOES[10 * lost] for lost in range(COLOURS)],
    "stocks-gain": [0, 1, 2, NO_CUBE],
    "meeting": range(PAY_CUBE + 2 * COLOURS),
}
"""Sample picks with which the client's tests check its encoding against the rules."""


def text(kind: str, pick: int, view: View) -> str:
    """A pick as text."""
    return texts_of(kind, view).get(pick, str(pick))


def parse(kind: str, written: str, view: View) -> int:
    """The pick for a text."""
    for pick, each in texts_of(kind, view).items():
        if normal(each) == written:
            return pick
    return number(written)


def texts_of(kind: str, view: View) -> dict[int, str]:
    """The picks of a question and their texts, legal or not."""
    if kind == "move":
        return {**steps(view), **FLIP_TEXTS}
    if kind in ("bridge-site", "doge-bridge-site"):
        canals = [canal["icon"] for canal in view["canals"]]
        return {icon: canal_text(view, canals.index(icon)) for icon in {*canals}} | FLIP_TEXTS
    return constant(kind)


# Canals.


def steps(view: View) -> dict[int, str]:
    """Passing and mooring at the docks next to the boat; letters distinguish several canals to the same dock."""
    found: dict[int, str] = {}
    met: dict[int, int] = {}
    for canal, row in enumerate(view["canals"]):
        a, b = row["ends"]
        if view["turn"]["at"] in (a, b):
            dock = b if a == view["turn"]["at"] else a
            sister = SISTERS[met[dock]] if dock in met else ""
            met[dock] = met.get(dock, 0) + 1
            found |= {2 * canal: f"P {dock + 1}{sister}", 2 * canal + MOOR: f"M {dock + 1}{sister}"}
    return found


def canal_text(view: View, canal: int) -> str:
    """A canal by its ends; if several have the same ends, the later ones get letters."""
    ends = view["canals"][canal]["ends"]
    earlier = sum({*row["ends"]} == {*ends} for row in view["canals"][:canal])
    return f"{min(ends) + 1}={max(ends) + 1}{SISTERS[earlier] if earlier else ''}"


# Everything else.


@cache
def constant(kind: str) -> dict[int, str]:
    """The texts of picks that mean the same in every position."""
    return {**own(kind), **FLIP_TEXTS}


def own(kind: str) -> dict[int, str]:
    if kind in ("prologue-dock", "overtime"):
        return {dock: str(dock + 1) for dock in range(DOCKS)}
    if kind == "gondolier":
        return {0: "1", 1: "2", TRAPPED: NO}
    if kind in ("foreman", "promote", "spy-target"):
        return dict(enumerate(BUILDING_KEYS))
    if kind in ("mission-draft", "keep-mission", "complete-mission"):
        return {NO_MISSION: NO, **{no: f"M{no}" for no in range(1, MISSIONS + 1)}}
    if kind == "mission-slot":
        return {**{slot: str(slot + 1) for slot in range(SLOTS)}, ARCHIVE_NEW: NO}
    if kind == "play-influence":
        return {NO_CARD: NO, **dict(enumerate(INFLUENCE_KEYS, 1))}
    if kind == "keep-influence":
        return dict(enumerate(INFLUENCE_KEYS))
    if kind == "activate":
        return {**{effect: str(effect + 1) for effect in range(DONE)}, DONE: NO, EMBARK: "E"}
    if kind in ("meeting", "doge-demand"):
        cubes = {PAY_CUBE + i: f"{i // COLOURS + 1}{CUBE_LETTERS[i % COLOURS]}" for i in range(2 * COLOURS)}
        return {PAY_SCROLL: "SC", PAY_INTRIGUE: "IN", **cubes}
    if kind == "smuggler-card":
        return dict(zip(range(2 * SMUGGLER_CARDS), SMUGGLER_IDS, strict=True))
    if kind == "smuggler-way":
        return {met: way_text(met) for met in range(1 << PLAYERS_BOATS)}
    if kind == "smuggler-boat":
        return {boat: f"~{boat}" for boat in range(6)}
    if kind == "doge-assistant":
        return {pick: f"{pick // TILES} {BUILDING_KEYS[pick % TILES]}" for pick in range(3 * TILES)}
    if kind == "final-reduce":
        return {0: NO, 1: "S", 2: "C"}
    if kind in ("calm", "train-again", "take-intrigue", "levy"):
        return {0: NO, 1: YES}
    return own_cubes(kind)


def way_text(met: int) -> str:
    """The players' boats that are met on a way, numbered through from 1."""
    return "".join(str(boat + 1) for boat in range(PLAYERS_BOATS) if met >> boat & 1) or NO


def own_cubes(kind: str) -> dict[int, str]:
    if kind == "stocks-gain":
        return {**dict(enumerate(CUBE_LETTERS)), NO_CUBE: NO}
    cargoes = {cargo: cargo_text(cargo) for cargo in CARGOES}
    if kind in ("own-swap", "cube-pick", "discard", "convert", "spend-cubes"):
        return cargoes
    if kind == "stocks-split":
        lost = {
            (colour + 1) * DISCARD_STEP + cargo: f"{cargo_text(cargo)}!{CUBE_LETTERS[colour]}"
            for colour in range(COLOURS)
            for cargo in CARGOES
        }
        return {**cargoes, **lost}
    return {}


def cargo_text(cargo: int) -> str:
    """The cubes of a boat as letters: CTT."""
    return "".join(letter * (cargo >> 4 * colour & 15) for colour, letter in enumerate(CUBE_LETTERS)) or EMPTY
