"""Who can become Doge and who does (1.3, 3.5), and how the others rank (A33)."""

from typing import TYPE_CHECKING

from serenissima.games.doge.data import DISTRICTS, FEWEST_PALACES, PALACES, SLOTS, TARGETS

if TYPE_CHECKING:
    from serenissima.games.doge.state import Doge


def fulfils(palaces: int, districts: int) -> bool:
    """1.3, A26: whether this many palaces in this many districts make a Doge; more is never worse."""
    return any(palaces >= needed and districts >= spread for needed, spread in TARGETS)


def palaces_built(s: "Doge", family: int) -> int:
    return PALACES - s.supply_palaces[family]


def districts_owned(s: "Doge", family: int) -> int:
    """The number of districts where this family has a palace."""
    count = 0
    for district in range(DISTRICTS):
        if s.palaces[family * DISTRICTS + district]:
            count += 1
    return count


def houses_on_board(s: "Doge", family: int) -> int:
    first = family * DISTRICTS
    return sum(s.houses[first : first + DISTRICTS])


def qualifies(s: "Doge", family: int) -> bool:
    """3.5.1: whether this family has reached one of the three targets."""
    palaces = palaces_built(s, family)
    return palaces >= FEWEST_PALACES and fulfils(palaces, districts_owned(s, family))


def can_still_win(s: "Doge", family: int) -> bool:
    """A28: whether this family could still reach a target if nobody else ever built again."""
    owned = 0
    room = 0
    new: list[int] = []
    for district in range(DISTRICTS):
        free = SLOTS - s.built[district]
        if s.palaces[family * DISTRICTS + district]:
            owned += 1
            room += free
        elif free:
            new.append(free)
    new.sort(reverse=True)
    left = s.supply_palaces[family]
    palaces = palaces_built(s, family)
    for count in range(len(new) + 1):
        more = min(left, room)
        if more >= count and fulfils(palaces + more, owned + count):
            return True
        if count < len(new):
            room += new[count]
    return False


def standing(s: "Doge", seat: int) -> tuple[int, int, int, int]:
    """3.5.2, A27, A33: qualified, palaces, houses on the board and, by option, the advisors of qualified families."""
    qualified = qualifies(s, seat)
    advisors = s.rings_in_use(seat) if qualified and s.rules.advisors_break_ties else 0
    return (int(qualified), palaces_built(s, seat), houses_on_board(s, seat), advisors)


def standings(s: "Doge") -> list[int]:
    """The place of each seat; equals share a place. The Third Family has none (2.1)."""
    keys = [standing(s, seat) for seat in range(s.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]
