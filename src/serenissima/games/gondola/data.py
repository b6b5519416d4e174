"""The pieces and numbers of Venice (section 1). What only pictures show is in `data/*.json` (data_files.py)."""

from typing import Final, TypeVar

# 1.2 Constants.
NOBODY: Final = -1
NOWHERE: Final = -1
NO_BUILDING: Final = -1
NO_COLOUR: Final = -1
NO_PICK: Final = -1
NOT_YET: Final = -1
MOST_SCROLLS: Final = 10
START_SCROLLS: Final = 1
START_COINS: Final = 6
COINS_PER_PLACE: Final = 2
CAP_VP: Final = 2
STAY_PRICE: Final = 3
TOLL: Final = 1
ASSISTANTS: Final = 10
BRIDGES: Final = 2
SPACES: Final = 4
ALL_PLACED_VP: Final = 8
HAND_LIMIT: Final = 3
SLOTS: Final = 3
CAPACITY: Final = 5
PASSENGER_ROOM: Final = 2
CUBES: Final = 22
FAVOUR_COINS: Final = 5
FAVOUR_SCROLLS: Final = 2
FAVOUR_VP: Final = 4
REDUCE_SCROLLS: Final = 2
REDUCE_COINS: Final = 4
COINS_PER_VP: Final = 4
HALF_INFLUENCE: Final = 7
FULL_INFLUENCE: Final = 9
ROUNDS_AFTER_TRIGGER: Final = 2
DOGE_MOST_SCROLLS: Final = 5
DOGE_CAP: Final = 8
DOGE_CAP_VP: Final = 2
DOGE_CAP_INTRIGUE: Final = 4
DOGE_REMOVED: Final = 2
DOGE_ROW: Final = 3
SMUGGLERS_REMOVED: Final = 3
SMUGGLER_CARDS: Final = 12
TAXI_VP: Final = 3

# 1.3 By player count, starting at one.
INTRIGUE_CAP: Final[tuple[int, ...]] = (0, 8, 8, 8, 10, 10)
MISSION_DECK: Final[tuple[int, ...]] = (0, 26, 9, 13, 17, 20)

# Cube colours. A boat's cargo is one number: orange + 16 x purple + 256 x silver.
COLOUR_KEYS: Final = ("orange", "purple", "silver")
COLOURS: Final = 3
ORANGE: Final = 0
ONE: Final[tuple[int, ...]] = (1, 16, 256)

# Buildings: the twelve tiles, then the three communal ones.
BUILDING_KEYS: Final = (
    "market",
    "monastery",
    "minor_council",
    "storehouse",
    "docks",
    "consulate",
    "library",
    "senate",
    "church",
    "court",
    "mint",
    "council_of_10",
    "st_marks",
    "doges_palace",
    "major_council",
)
TILES: Final = 12
BUILDINGS: Final = 15
DOCKS: Final = 15
MAJOR_COUNCIL: Final = 14

# The Favour card.
NO_FAVOUR: Final = 0
UNFLIPPED: Final = 1
FLIPPED: Final = 2

# Options of the table (7.3).
SIMULTANEOUS: Final = 0
MOVER_FIRST: Final = 1
MET_FIRST: Final = 2
MEETING_MODES: Final = ("simultaneous", "mover_first", "met_first")

T = TypeVar("T")


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with one value replaced."""
    return (*row[:place], value, *row[place + 1 :])


# Cargo.


def cubes(cargo: int) -> int:
    """The number of cubes."""
    return (cargo & 15) + (cargo >> 4 & 15) + (cargo >> 8)


def amount(cargo: int, colour: int) -> int:
    """The number of cubes of one colour."""
    return cargo >> 4 * colour & 15


def covers(cargo: int, wanted: int) -> bool:
    """Whether the cargo has at least the wanted cubes of each colour."""
    return (cargo & 15) >= (wanted & 15) and (cargo >> 4 & 15) >= (wanted >> 4 & 15) and (cargo >> 8) >= (wanted >> 8)


def parts(cargo: int, size: int) -> list[int]:
    """Every way to take `size` cubes from a cargo, in rising order."""
    found: list[int] = []
    for silver in range(min(size, cargo >> 8) + 1):
        for purple in range(min(size - silver, cargo >> 4 & 15) + 1):
            orange = size - silver - purple
            if orange <= cargo & 15:
                found.append(orange + 16 * purple + 256 * silver)
    return found


def mixes(size: int, most: tuple[int, int, int]) -> list[int]:
    """Every cargo of `size` cubes within the `most` of each colour, in rising order."""
    found: list[int] = []
    for silver in range(min(size, most[2]) + 1):
        for purple in range(min(size - silver, most[1]) + 1):
            orange = size - silver - purple
            if orange <= most[0]:
                found.append(orange + 16 * purple + 256 * silver)
    return found
