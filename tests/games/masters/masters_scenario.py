"""Compact positions of Masters of Venice: `masters(cubes={"A": "GGG"})`, then `visit(s, "A", SHOPS)`.

Goods, and the shops that trade in them, are letters: Iron, Gems, graiN, Spice, Fabric, Lumber; players are A to E.
"""

from collections.abc import Mapping, Sequence

from serenissima.core.dice import from_seed
from serenissima.core.frame import kind_of
from serenissima.core.piles import Pile, face_down
from serenissima.core.spec import Value
from serenissima.core.state import UNANSWERED
from serenissima.games.masters import SPEC
from serenissima.games.masters.data import (
    CHARACTER_KEYS,
    CHURCH,
    GOOD_LETTERS,
    GOODS,
    MOST_SHARES,
    NOBODY,
    ORDER_CODES,
    SHOP_COUNT,
    STOCKS,
    TRADER_LIMIT,
)
from serenissima.games.masters.options import rules_for
from serenissima.games.masters.picks import (
    BUY_CUBES,
    BUY_GOODS,
    BUY_SHARES,
    COUNTS,
    DELIVER,
    MAJORITY,
    SELL_CUBES,
    SELL_GOODS,
    SELL_SHARES,
    STEAL,
    SWAP,
    favor_pick,
    rumor_pick,
)
from serenissima.games.masters.rules.commerce import NEXT_PLACE, slot_at
from serenissima.games.masters.state import Masters, empty_board

SEATS = "ABCDE"
STOCK_CODES = ("I", "G", "N", "S", "F", "North", "South")


def seat(letter: str) -> int:
    return SEATS.index(letter)


def good(letter: str) -> int:
    return GOOD_LETTERS.index(letter)


def stock(code: str) -> int:
    return STOCK_CODES.index(code)


def card(code: str) -> int:
    return ORDER_CODES.index(code)


def fresh(seats: int = 4, seed: int = 1, **options: Value) -> Masters:
    """A new game at its first decision."""
    s = SPEC.new(seats, options, seed)
    assert isinstance(s, Masters)
    return s


def masters(
    seats: int = 4,
    price: Mapping[str, int] | None = None,
    share: Mapping[str, int] | None = None,
    orders: Mapping[str, int] | None = None,
    cash: Mapping[str, int] | None = None,
    cubes: Mapping[str, str] | None = None,
    shares: Mapping[str, Mapping[str, int]] | None = None,
    docks: Mapping[int, str] | None = None,
    office: str = "--",
    bag: str | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    rumors: Mapping[str, str] | None = None,
    favors: Mapping[str, Sequence[int]] | None = None,
    characters: Mapping[str, str] | None = None,
    **options: Value,
) -> Masters:
    """A position in a commerce round with nobody asked; anything not given is as in the set-up, before any draw.

    Everybody has 1000 ducats; the last seat is Gondolieri with a used Marker, and all pawns stand at the Church.
    """
    s = empty_board(seats)
    s.rules = rules_for(SPEC.read_options(options))
    s.seats = seats
    s.sealed = [UNANSWERED] * seats
    s.dice = from_seed(1)
    s.space = 2
    s.place = [CHURCH] * seats
    s.marker = 0
    s.history = ((0,) * 16,)
    s.order = s.age = tuple(range(seats))
    s.cash = [1000] * seats
    for letter, value in (price or {}).items():
        s.price[good(letter)] = value
    for letter, value in (share or {}).items():
        s.share[good(letter)] = value
    for letter, value in (orders or {}).items():
        s.orders[good(letter)] = value
    for letter, value in (cash or {}).items():
        s.cash[seat(letter)] = value
    for letter, held in (cubes or {}).items():
        for code in held:
            s.cubes[seat(letter) * GOODS + good(code)] += 1
            s.bag[good(code)] -= 1
    for letter, owned in (shares or {}).items():
        for code, value in owned.items():
            s.shares[seat(letter) * STOCKS + stock(code)] += value
            s.supply[stock(code)] -= value
    for number, held in (docks or {}).items():
        for code in held:
            s.docks[(number - 1) * GOODS + good(code)] += 1
            s.bag[good(code)] -= 1
    s.office = tuple(-1 if code == "-" else good(code) for code in office)
    for code in office.replace("-", ""):
        s.bag[good(code)] -= 1
    if bag is not None:
        s.bag = [bag.count(letter) for letter in GOOD_LETTERS]
    held_cards = {letter: [card(code) for code in codes] for letter, codes in (hands or {}).items()}
    for letter, numbers in held_cards.items():
        s.hands[seat(letter)] = Pile(tuple(numbers), (1 << seat(letter),) * len(numbers))
    taken = {number for numbers in held_cards.values() for number in numbers}
    rest = [card(code) for code in deck] if deck is not None else [n for n in range(21) if n not in taken]
    s.deck = face_down(tuple(rest))
    for letter, held in (rumors or {}).items():
        for code in held:
            s.rumors[seat(letter) * SHOP_COUNT + good(code)] += 1
    s.unseen = tuple(
        3 - sum(s.rumors[other * SHOP_COUNT + shop] for other in range(seats)) for shop in range(SHOP_COUNT)
    )
    kinds = [0, 0, 1, 1, 2, 2]
    for letter, prices in (favors or {}).items():
        for cost in prices:
            s.favors[seat(letter) * 3 + cost // 10 - 2] += 1
            kinds.remove(cost // 10 - 2)
    s.plaza = tuple(kinds[:2])
    s.stack = face_down(tuple(kinds[2:]))
    holder = [NOBODY] * 6
    holder[0] = seats - 1
    for letter, key in (characters or {}).items():
        holder[CHARACTER_KEYS.index(key)] = seat(letter)
    s.holder = tuple(holder)
    s.derive()
    return s


# Doing.


def visit(s: Masters, letter: str, place: int) -> Masters:
    """A player's pawn comes to a place, and its slot begins there; nothing follows it."""
    s.place[seat(letter)] = place
    return follow(s, letter, place)


def follow(s: Masters, letter: str, place: int) -> Masters:
    """A player's slot at a place where the pawn need not be."""
    s.agenda = []
    s.forget_options()
    s.begin_slot()
    s.then(slot_at(seat(letter), place))
    s.advance()
    return s


def act(s: Masters, letter: str, *picks: int) -> None:
    for pick in picks:
        s.act(seat(letter), pick)


def options(s: Masters, letter: str) -> tuple[int, ...]:
    return s.options(seat(letter))


def asked(s: Masters) -> tuple[str, str]:
    """The kind of the open question and the letters of the players asked."""
    question = s.question()
    if question is None:
        return ("", "")
    return (kind_of(question), "".join(SEATS[n] for n in range(s.seats) if s.asked() >> n & 1))


def places(s: Masters, where: Mapping[str, int], order: str, clockwise: str | None = None) -> Masters:
    """Put the pawns where the dials said, and begin the action phase.

    `clockwise` gives the players around the table; without it they sit in alphabetical order.
    """
    around = clockwise or SEATS[: s.seats]
    s.order = tuple(around.index(letter) for letter in order)
    for letter, place in where.items():
        s.place[around.index(letter)] = place
    holder = list(s.holder)
    holder[0] = s.order[-1]
    s.holder = tuple(holder)
    s.agenda = []
    s.then(NEXT_PLACE)
    s.advance()
    return s


def turns(s: Masters, around: str, marker: tuple[str, str] | None = None) -> str:
    """Everybody passes. Returns who had slots, place by place: `Docks RBGK Church G`.

    `marker` is the kind of the window in which the Gondolieri uses the Marker, and the player who would be next.
    """
    found: list[list[object]] = []
    while (asking := s.turn()) >= 0:
        kind, _ = asked(s)
        if kind in ("jump", "go-first"):
            question = s.question()
            before = around[question.before] if kind == "jump" else ""  # type: ignore[union-attr]
            s.act(asking, int(marker == (kind, before)))
            continue
        question = s.question()
        place = question.place  # type: ignore[union-attr]
        if not found or found[-1][0] != place:
            found.append([place, ""])
        found[-1][1] = f"{found[-1][1]}{around[asking]}"
        s.act(asking, 0)
    return " ".join(f"{SPEC_PLACES[int(str(place))]} {seats}" for place, seats in found)


SPEC_PLACES = ("Market", "Shops", "Guild", "Docks", "Church", "North", "South", "Mercato")


def draws(s: Masters, letters: str) -> None:
    """Chance draws these cubes from the bag, one by one. Needs `s.shows_chance`."""
    for letter in letters:
        s.settle(good(letter))


def play_randomly(s: Masters, seed: int, decisions: int = 1 << 30) -> int:
    """Random picks until the end, or this many decisions. Returns how many there were."""
    dice = from_seed(seed)
    count = 0
    while count < decisions and (asking := s.turn()) >= 0:
        choices = s.options(asking)
        s.act(asking, choices[dice.below(len(choices))])
        count += 1
    return count


# Picks.


def from_dock(dock: int, held: str) -> int:
    """`held` is one good as often as it is bought."""
    return BUY_CUBES + ((dock - 1) * GOODS + good(held[0])) * COUNTS + len(held) - 1


def steal(dock: int, letter: str) -> int:
    return STEAL + (dock - 1) * GOODS + good(letter)


def sell(held: str) -> int:
    return SELL_CUBES + good(held[0]) * COUNTS + len(held) - 1


def lower(letter: str) -> int:
    return MAJORITY + good(letter) * 2


def raise_(letter: str) -> int:
    return MAJORITY + good(letter) * 2 + 1


def buy_shares(code: str, count: int) -> int:
    return BUY_SHARES + stock(code) * MOST_SHARES + count - 1


def sell_shares(code: str, count: int) -> int:
    return SELL_SHARES + stock(code) * MOST_SHARES + count - 1


def deliver(code: str) -> int:
    return DELIVER + card(code)


def buy_goods(held: str) -> int:
    return BUY_GOODS + good(held[0]) * TRADER_LIMIT + len(held) - 1


def sell_goods(held: str) -> int:
    return SELL_GOODS + good(held[0]) * TRADER_LIMIT + len(held) - 1


def swap(give: str, taken: str) -> int:
    return SWAP + good(give) * GOODS + good(taken)


def favor(cost: int, letter: str, count: int) -> int:
    return favor_pick(cost // 10 - 2, good(letter), count)


def rumor(letter: str, peg: int, up: int) -> int:
    return rumor_pick(good(letter), peg, up)


# Reading.


def pegs(s: Masters, letter: str) -> tuple[int, int, int]:
    """Price, share price and Orders of a shop."""
    number = good(letter)
    return (s.price[number], s.share[number], s.orders[number])


def cash(s: Masters, letter: str) -> int:
    return s.cash[seat(letter)]


def cubes(s: Masters, letter: str) -> str:
    held = s.cubes[seat(letter) * GOODS : (seat(letter) + 1) * GOODS]
    return "".join(code * count for code, count in zip(GOOD_LETTERS, held, strict=True))


def gains(s: Masters, before: Sequence[int]) -> list[int]:
    return [now - then for now, then in zip(s.cash, before, strict=True)]
