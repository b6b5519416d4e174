"""The box of Doge (1.1-1.3), and tables derived from it."""

from typing import Final

# Lookup tables are typed as tuples of any length: mypyc would rebuild a tuple of fixed length on every lookup
# (a sixth of all instructions in a game).

# Areas (1.2): six districts, then the Quarantia.
AREA_KEYS: Final = ("ca", "cs", "do", "sm", "sp", "sc", "qu")
DISTRICTS: Final = 6
QUARANTIA: Final = 6
AREAS: Final = 7

# Pieces of each family (1.1) and places on the board (1.2).
MOST_FAMILIES: Final = 4
HOUSES: Final = 15
PALACES: Final = 8
RINGS: Final = 6
SLOTS: Final = 5
FIRST_PRICE: Final = 3

# The home of each of the nine advisors: one per district, three from the Quarantia.
HOME: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 6, 6)
ADVISORS: Final = 9
NOBODY: Final = -1
OFF_THE_MAP: Final = -1
NO_AREA: Final = -1
CANNOT_BUILD: Final = -1

# 1.3: placing rounds a year, by the number of seats (two seats: the house variant 2.1).
ROUNDS: Final[tuple[int, ...]] = (0, 0, 4, 4, 3)
WINNER_HOUSES: Final = 2
RUNNER_UP_HOUSES: Final = 1
THIRD_FAMILY: Final = 2
THIRD_FAMILY_BALLOTS: Final[tuple[int, ...]] = (2, 2, 2, 1)

# 1.3: each target is (palaces, number of districts); reaching one of them makes a Doge.
TARGETS: Final[tuple[tuple[int, int], ...]] = ((6, 6), (7, 5), (8, 4))
FEWEST_PALACES: Final = 6

# Ballots. A pile of ballots is one number, n0 + 2 n1 + 6 n2 + 18 n3 for n0 zeros up to n3 threes. There is one 0
# and two of each other value, so nothing ever carries: + joins two piles and - takes a part out.
VALUE_PILE: Final[tuple[int, ...]] = (1, 2, 6, 18)
ALL_BALLOTS: Final = 53
PILES: Final = 54
BALLOTS: Final = 7
MOST_BALLOTS: Final = 4
EMPTY: Final = 0


def values_of(pile: int) -> tuple[int, ...]:
    """The ballots of a pile, in rising order."""
    counts = (pile % 2, pile // 2 % 3, pile // 6 % 3, pile // 18)
    values: list[int] = []
    for value in range(4):
        values += [value] * counts[value]
    return tuple(values)


PILE_VALUES: Final[tuple[tuple[int, ...], ...]] = tuple([values_of(pile) for pile in range(PILES)])
PILE_SUM: Final[tuple[int, ...]] = tuple([sum(values) for values in PILE_VALUES])
PILE_SIZE: Final[tuple[int, ...]] = tuple([len(values) for values in PILE_VALUES])


def pile_of(values: tuple[int, ...]) -> int:
    """The pile of these ballots."""
    return sum([VALUE_PILE[value] for value in values])


def contains_pile(pile: int, part: int) -> bool:
    """Whether `part` can be taken out of `pile`."""
    return (
        part % 2 <= pile % 2
        and part // 2 % 3 <= pile // 2 % 3
        and part // 6 % 3 <= pile // 6 % 3
        and part // 18 <= pile // 18
    )


def by_size_then_values(pile: int) -> tuple[int, tuple[int, ...]]:
    return (PILE_SIZE[pile], PILE_VALUES[pile])


# 8.1: the 39 sets of one to four ballots, numbered as in 8.3; SET_PILE gives the pile of each.
SET_PILE: Final[tuple[int, ...]] = tuple(
    sorted([pile for pile in range(PILES) if 1 <= PILE_SIZE[pile] <= MOST_BALLOTS], key=by_size_then_values)
)
SETS: Final = 39

# The sets that can be taken out of each pile.
SETS_WITHIN: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([chosen for chosen in range(SETS) if contains_pile(pile, SET_PILE[chosen])]) for pile in range(PILES)]
)

# The areas in each mask of areas.
AREAS_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([area for area in range(AREAS) if mask >> area & 1]) for mask in range(1 << AREAS)]
)
ALL_AREAS: Final = 127
