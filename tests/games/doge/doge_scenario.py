"""Compact positions of Doge: `doge(houses={"A": {"SM": 4}}, palaces={"SM": 2})`, then `elect(s, "SM", A="31")`."""

from collections.abc import Mapping

from serenissima.core.dice import from_seed
from serenissima.core.frame import kind_of
from serenissima.core.spec import Value
from serenissima.core.state import UNANSWERED
from serenissima.games.doge import SPEC
from serenissima.games.doge.data import AREA_KEYS, AREAS, DISTRICTS, SET_PILE, SETS, SLOTS, pile_of
from serenissima.games.doge.picks import NO_MOVE, move_pick
from serenissima.games.doge.rules import CLOSE_ELECTION, ELECTIONS, put_ballots
from serenissima.games.doge.state import Doge

FAMILIES = "ABCD"
CODES = [key.upper() for key in AREA_KEYS]
ADVISOR_CODES = [*CODES[:DISTRICTS], "Q1", "Q2", "Q3"]

NOTHING = NO_MOVE
BUILD = 1
DECLINE = 0


def area(code: str) -> int:
    return CODES.index(code)


def family(letter: str) -> int:
    return FAMILIES.index(letter)


def fresh(seats: int = 4, seed: int = 1, **options: Value) -> Doge:
    """A new game at its first decision."""
    s = SPEC.new(seats, options, seed)
    assert isinstance(s, Doge)
    return s


def doge(
    houses: Mapping[str, Mapping[str, int]] | None = None,
    palaces: Mapping[str, int | str] | None = None,
    shares: Mapping[str, list[int]] | None = None,
    advisors: Mapping[str, str] | None = None,
    supply: Mapping[str, int] | None = None,
    seats: int = 4,
    **options: Value,
) -> Doge:
    """A position between two elections, with nobody asked.

    Palaces by district, as a number (then they are the last family's) or as the letters of their owners, or by
    family as six numbers; advisors as {"CS": "B@SM", "Q1": "A@DO"}. A supply smaller than what the board leaves
    is filled up by houses in Santa Croce, which none of the tests that use it looks at.
    """
    s = fresh(seats, **options)
    s.agenda = []
    s.round = 0
    s.sealed = [UNANSWERED] * seats
    for letter, where in (houses or {}).items():
        for code, count in where.items():
            s.houses[family(letter) * DISTRICTS + area(code)] = count
            s.supply_houses[family(letter)] -= count
    for letter, count in (supply or {}).items():
        s.houses[family(letter) * DISTRICTS + area("SC")] += s.supply_houses[family(letter)] - count
        s.supply_houses[family(letter)] = count
    for code, owners in (palaces or {}).items():
        for letter in FAMILIES[s.families - 1] * owners if isinstance(owners, int) else owners:
            add_palace(s, family(letter), area(code))
    for letter, counts in (shares or {}).items():
        for district, count in enumerate(counts):
            for _ in range(count):
                add_palace(s, family(letter), district)
    for code, where in (advisors or {}).items():
        letter, place = where.split("@")
        s.stand(ADVISOR_CODES.index(code), family(letter), area(place))
    s.derive()
    assert not SPEC.broken(s), SPEC.broken(s)
    return s


def add_palace(s: Doge, owner: int, district: int) -> None:
    s.slots[s.slots.index(-1, district * SLOTS, (district + 1) * SLOTS)] = owner
    s.supply_palaces[owner] -= 1
    s.derive()


def lay(s: Doge, code: str, **ballots: str) -> None:
    """Ballots lie face down in an area: `lay(s, "SM", A="31", B="0")`."""
    for letter, values in ballots.items():
        put_ballots(s, family(letter), area(code), pile_of(tuple(int(value) for value in values)))


def elect(s: Doge, code: str, **ballots: str) -> Doge:
    """Only this one election, with these ballots; the game stops after its last decision."""
    lay(s, code, **ballots)
    s.election = s.order_now.index(area(code))
    s.then(ELECTIONS[area(code)])
    s.advance()
    return s


def elect_all(s: Doge, *codes: str) -> Doge:
    """The elections of a whole year in this order, with the ballots already in place."""
    s.order_now = tuple(area(code) for code in codes)
    assert sorted(s.order_now) == list(range(AREAS))
    s.election = 0
    s.then(ELECTIONS[s.order_now[0]], CLOSE_ELECTION)
    s.advance()
    return s


def act(s: Doge, letter: str, *picks: int) -> None:
    for pick in picks:
        s.act(family(letter), pick)


def asked(s: Doge) -> tuple[str, str]:
    """The kind of the open question and the letters of the players asked."""
    question = s.question()
    if question is None:
        return ("", "")
    return (kind_of(question), "".join(FAMILIES[seat] for seat in range(s.seats) if s.asked() >> seat & 1))


def options(s: Doge, letter: str) -> tuple[int, ...]:
    return s.options(family(letter))


def take(code: str) -> int:
    return area(code)


def move(origin: str, goal: str) -> int:
    return move_pick(area(origin), area(goal))


def ballots(code: str, values: str) -> int:
    return area(code) * SETS + SET_PILE.index(pile_of(tuple(int(value) for value in values)))


def h(s: Doge, letter: str, code: str) -> int:
    """Houses of a family in a district."""
    return s.houses[family(letter) * DISTRICTS + area(code)]


def pal(s: Doge, code: str) -> int:
    """Palaces in a district."""
    return s.built[area(code)]


def owners(s: Doge, code: str) -> str:
    """The owners of a district's palaces, slot by slot."""
    slots = s.slots[area(code) * SLOTS : (area(code) + 1) * SLOTS]
    return "".join(FAMILIES[owner] for owner in slots if owner >= 0)


def supply(s: Doge, letter: str) -> int:
    return s.supply_houses[family(letter)]


def rings(s: Doge, letter: str) -> int:
    return s.rings_in_use(family(letter))


def advisor(s: Doge, code: str) -> str:
    """Whose ring an advisor wears and where it stands, as `B@SM`; `neutral` if nobody's."""
    number = ADVISOR_CODES.index(code)
    if s.controller[number] < 0:
        assert s.stands[number] < 0
        return "neutral"
    return f"{FAMILIES[s.controller[number]]}@{CODES[s.stands[number]]}"


def play_randomly(s: Doge, seed: int, decisions: int = 1 << 30) -> int:
    """Random picks until the end, or this many decisions. Returns how many there were."""
    dice = from_seed(seed)
    count = 0
    while count < decisions and (seat := s.turn()) >= 0:
        choices = s.options(seat)
        s.act(seat, choices[dice.below(len(choices))])
        count += 1
    return count
