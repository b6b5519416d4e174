"""1.5: what buildings, influence cards and Doge cards do, as sequences of small operations read from the data files."""

from typing import Final, final

from serenissima.games.gondola.data import BUILDING_KEYS, COLOUR_KEYS, NO_COLOUR
from serenissima.games.gondola.data_files import Record, records

# Operations.
COINS: Final = 0
SCROLLS: Final = 1
VP: Final = 2
INTRIGUE: Final = 3
LOSE_INTRIGUE: Final = 4
OTHERS_INTRIGUE: Final = 5
COUNCIL: Final = 6
COUNCIL_PER: Final = 7
VP_PER: Final = 8
CUBE: Final = 9
CUBES_ANY: Final = 10
CONVERT: Final = 11
INFLUENCE: Final = 12
MISSION: Final = 13
BRIDGE: Final = 14
CHOICE: Final = 15
MAY: Final = 16
STOCKS: Final = 17
OVERTIME: Final = 18
TO_FOUR: Final = 19
ADVANCE_OWN: Final = 20
SPY: Final = 21
DOGE_VP: Final = 22
DOGE_SCROLLS: Final = 23
DOGE_VP_PER: Final = 24
DOGE_INTRIGUE: Final = 25
DOGE_LOSE_INTRIGUE: Final = 26
DOGE_COUNCIL: Final = 27
DOGE_BRIDGE: Final = 28
DOGE_ASSISTANT: Final = 29
YOU_INTRIGUE: Final = 30
YOU_DEMAND: Final = 31
YOU_PAY_OR: Final = 32
# Those that can be carried out at once. All others need an answer or a card before the next may follow.
AT_ONCE: Final = (
    COINS,
    SCROLLS,
    VP,
    INTRIGUE,
    LOSE_INTRIGUE,
    OTHERS_INTRIGUE,
    COUNCIL,
    COUNCIL_PER,
    VP_PER,
)

# Counts.
COUNT_KEYS: Final = (
    "completed_missions",
    "cubes_paid",
    "own_bridges",
    "players_more_intrigue",
    "players_less_intrigue",
    "doge_assistants_on_4",
    "your_boats_with_doge_boat",
)
COMPLETED_MISSIONS: Final = 0
CUBES_PAID: Final = 1
OWN_BRIDGES: Final = 2
PLAYERS_MORE_INTRIGUE: Final = 3
PLAYERS_LESS_INTRIGUE: Final = 4
DOGE_ASSISTANTS_ON_4: Final = 5
YOUR_BOATS_WITH_DOGE_BOAT: Final = 6

# Which council marker of the Doge moves.
MARKER_KEYS: Final = ("rear", "lead", "both")
LEAD: Final = 1
BOTH: Final = 2

# How many cubes an effect takes: none, a fixed number, or ANY_CUBES for any number from one up.
ANY_CUBES: Final = -1
# The second number of an operation that has none.
UNUSED: Final = -1


@final
class Op:
    """One operation: its code, an amount, a second number (count, colour, marker, tax …), and nested operations.

    `id` is its index in OPS, by which frames refer to it.
    """

    def __init__(self, code: int, n: int, what: int, parts: "tuple[Op, ...]") -> None:
        self.code = code
        self.n = n
        self.what = what
        self.parts = parts
        self.asks = code not in AT_ONCE
        self.id = len(OPS)
        OPS.append(self)


OPS: Final[list[Op]] = []


@final
class Effect:
    """One effect of a building: its condition and price, then its operations in the written order."""

    def __init__(self, record: Record) -> None:
        pay = record["pay"]
        self.coins: int = int(pay.get("coins", 0))
        self.scrolls: int = int(pay.get("scrolls", 0))
        self.intrigue: int = int(pay.get("intrigue", 0))
        cubes = pay.get("cubes_any", 0)
        self.cubes: int = ANY_CUBES if cubes == "1+" else int(cubes)
        self.least_hand: int = int(record.get("if", {}).get("influence_hand_min", 0))
        self.ops: tuple[Op, ...] = gains(record["get"])
        # What the completion guarantee (3.6.2) considers.
        self.gives_coins: int = sum([op.n for op in self.ops if op.code == COINS])
        self.gives_cube: int = NO_COLOUR
        self.gives_cubes: int = 0
        self.gives_bridge: bool = False
        self.draws_influence: bool = False
        self.draws_mission: bool = False
        for op in self.ops:
            if op.code == CUBE:
                self.gives_cube = op.what
            elif op.code == CUBES_ANY:
                self.gives_cubes = op.n
            elif op.code == BRIDGE:
                self.gives_bridge = True
            elif op.code == CHOICE:
                self.gives_bridge = any(part.code == BRIDGE for part in op.parts)
            elif op.code == INFLUENCE:
                self.draws_influence = True
            elif op.code == MISSION:
                self.draws_mission = True
        self.needs_bridge: bool = BRIDGE in [op.code for op in self.ops]
        self.converts: bool = CONVERT in [op.code for op in self.ops]
        # Whether it can bring the purse closer to the price of the next canal, if only by changing the supply of cubes.
        # Effects that cost scrolls, intrigue or a hand of cards never count: no building pays coins for these.
        self.helps: bool = (
            self.scrolls + self.intrigue + self.least_hand == 0
            and not self.draws_influence
            and (
                self.gives_coins + self.gives_cubes > 0
                or self.gives_cube != NO_COLOUR
                or self.gives_bridge
                or self.converts
                or self.cubes != 0
            )
        )
        # Whether it brings coins and takes nothing that the boat might need while passing.
        self.pays: bool = (
            self.helps
            and self.gives_coins > 0
            and self.coins + self.cubes + self.gives_cubes == 0
            and self.gives_cube == NO_COLOUR
        )
        # Whether it only says "lose intrigue", which is hidden at 0 (A47).
        self.only_loses: bool = all(op.code == LOSE_INTRIGUE for op in self.ops)
        # Whether it can always be performed.
        self.is_free: bool = (
            self.coins + self.scrolls + self.intrigue + self.cubes + self.least_hand + self.gives_cubes == 0
            and self.gives_cube == NO_COLOUR
            and not (self.only_loses or self.converts or self.needs_bridge)
            and not (self.draws_influence or self.draws_mission)
        )


PLAIN: Final = {
    "coins": COINS,
    "scrolls": SCROLLS,
    "vp": VP,
    "intrigue": INTRIGUE,
    "lose_intrigue": LOSE_INTRIGUE,
    "others_intrigue": OTHERS_INTRIGUE,
    "cubes_any": CUBES_ANY,
    "council": COUNCIL,
    "bridge": BRIDGE,
}


def gains(get: Record) -> tuple[Op, ...]:
    """The keys of `get` as operations."""
    found: list[Op] = []
    for key, value in get.items():
        if key in PLAIN:
            found.append(Op(PLAIN[key], int(value), UNUSED, ()))
        elif key == "cube":
            found.append(Op(CUBE, 1, COLOUR_KEYS.index(value), ()))
        elif key == "convert":
            found.append(Op(CONVERT, 0, UNUSED, ()))
        elif key == "council_per":
            found.append(Op(COUNCIL_PER, int(value["steps"]), COUNT_KEYS.index(value["count"]), ()))
        elif key == "vp_per":
            found.append(Op(VP_PER, int(value["vp"]), COUNT_KEYS.index(value["count"]), ()))
        elif key == "mission":
            found.append(Op(MISSION, int(value["draw"]), int(value["tax"]), ()))
        elif key == "choice":
            found.append(Op(CHOICE, 0, UNUSED, tuple([gains(branch)[0] for branch in value])))
        else:
            assert key == "influence"
            found.append(Op(INFLUENCE, 2, UNUSED, ()))
    return tuple(found)


def read_buildings() -> tuple[tuple[Effect, ...], ...]:
    """The effects of each building: four on a tile, two on a communal building."""
    return tuple([tuple([Effect(effect) for effect in record["effects"]]) for record in records("buildings")])


EFFECTS: Final[tuple[tuple[Effect, ...], ...]] = read_buildings()


# Influence cards.


def card_op(record: Record) -> tuple[Op, ...]:
    """One operation of an influence card; a gain of several things becomes several operations."""
    kind = record["op"]
    if kind == "gain":
        return gains({key: value for key, value in record.items() if key != "op"})
    if kind == "gain_per":
        return (Op(VP_PER, int(record["vp"]), COUNT_KEYS.index(record["count"]), ()),)
    if kind in ("lose_intrigue", "council"):
        return (Op(PLAIN[kind], int(record["n"]), UNUSED, ()),)
    if kind == "influence":
        return (Op(INFLUENCE, int(record["draw"]), UNUSED, ()),)
    if kind == "mission":
        return (Op(MISSION, int(record["draw"]), int(record["tax"]), ()),)
    if kind == "bridge":
        return (Op(BRIDGE, 1, UNUSED, ()),)
    if kind == "choice":
        return (Op(CHOICE, 0, UNUSED, tuple([card_op(branch)[0] for branch in record["of"]])),)
    if kind == "may":
        inside = [op for part in record["then"] for op in card_op(part)]
        return (Op(MAY, int(record["pay"]["take_intrigue"]), UNUSED, tuple(inside)),)
    if kind == "stocks":
        return (Op(STOCKS, int(record["cubes_any"]), UNUSED, ()),)
    if kind == "activate_at_boat":
        return (Op(OVERTIME, 1, UNUSED, ()),)
    if kind == "assistant_to_4":
        return (Op(TO_FOUR, 1, UNUSED, ()),)
    if kind == "advance_own":
        return (Op(ADVANCE_OWN, int(record["n"]), UNUSED, ()),)
    assert kind == "spy"
    return (Op(SPY, int(record["spaces"]), UNUSED, ()),)


def read_influence() -> tuple[tuple[Op, ...], ...]:
    return tuple([tuple([op for part in record["effect"] for op in card_op(part)]) for record in records("influence")])


INFLUENCE_KEYS: Final[tuple[str, ...]] = tuple([str(record["id"]) for record in records("influence")])
INFLUENCE_COPIES: Final[tuple[int, ...]] = tuple([int(record["copies"]) for record in records("influence")])
INFLUENCE_CARDS: Final[tuple[tuple[Op, ...], ...]] = read_influence()
INFLUENCE_KINDS: Final[int] = len(INFLUENCE_CARDS)
INFLUENCE_DECK: Final[tuple[int, ...]] = tuple(
    [kind for kind in range(INFLUENCE_KINDS) for _ in range(INFLUENCE_COPIES[kind])]
)


# Doge cards.


def doge_op(record: Record) -> tuple[Op, ...]:
    """One operation of a Doge card."""
    kind = record["op"]
    otherwise = [op for key in ("if_zero", "none_left", "else") for part in record.get(key, ()) for op in doge_op(part)]
    inside = tuple(otherwise)
    if kind == "doge_gain":
        found: list[Op] = []
        if "vp" in record:
            found.append(Op(DOGE_VP, int(record["vp"]), UNUSED, ()))
        if "scrolls" in record:
            found.append(Op(DOGE_SCROLLS, int(record["scrolls"]), UNUSED, ()))
        return tuple(found)
    if kind == "doge_gain_per":
        return (Op(DOGE_VP_PER, int(record.get("max", 1 << 20)), COUNT_KEYS.index(record["count"]), inside),)
    if kind == "doge_intrigue":
        return (Op(DOGE_INTRIGUE, int(record["n"]), UNUSED, ()),)
    if kind == "doge_lose_intrigue":
        return (Op(DOGE_LOSE_INTRIGUE, int(record["n"]), int(record["vp_per_missing"]), ()),)
    if kind == "doge_council":
        bonus = record.get("bonus", {"n": 0})
        more = (Op(DOGE_COUNCIL, int(bonus["n"]), UNUSED, ()),)
        return (Op(DOGE_COUNCIL, int(record["n"]), MARKER_KEYS.index(record["marker"]), more),)
    if kind == "doge_bridge":
        return (Op(DOGE_BRIDGE, 1, UNUSED, inside),)
    if kind == "doge_assistant":
        return (Op(DOGE_ASSISTANT, int(record["advance"]), UNUSED, ()),)
    if kind == "you_intrigue":
        return (Op(YOU_INTRIGUE, int(record["n"]), UNUSED, ()),)
    if kind == "you_scroll_or_intrigue":
        return (Op(YOU_DEMAND, int(record["times"]), UNUSED, ()),)
    assert kind == "you_pay_or"
    return (Op(YOU_PAY_OR, int(record["coins"]), UNUSED, inside),)


def read_doge() -> tuple[tuple[Op, ...], ...]:
    return tuple([tuple([op for part in record["ops"] for op in doge_op(part)]) for record in records("doge")])


DOGE_CARDS: Final[tuple[tuple[Op, ...], ...]] = read_doge()
DOGE_KEYS: Final[tuple[str, ...]] = tuple([str(record["id"]) for record in records("doge")])


# Smuggler cards: deck A, then deck B. The building on each, and the place in the row of Doge cards (0, 1 or 2) that
# it cancels.

SMUGGLER_BUILDING: Final[tuple[int, ...]] = tuple(
    [BUILDING_KEYS.index(record["building"]) for record in records("smugglers")]
)
SMUGGLER_IGNORES: Final[tuple[int, ...]] = tuple([int(record["ignore"]) - 1 for record in records("smugglers")])
