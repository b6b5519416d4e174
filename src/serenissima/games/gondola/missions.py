"""1.6: the missions and their abilities, as tables of hooks read from missions.json.

Abilities are looked up by hook: `STAY.least("coins", powers, 3)` is 3, or less with a slotted mission that lowers it.
`powers` is the mask of a seat's slotted missions, one bit for each number.
"""

from typing import Final, final

from serenissima.games.gondola.data import BUILDING_KEYS, COLOUR_KEYS, ONE
from serenissima.games.gondola.data_files import Record, records


@final
class Mission:
    """A contract: where, for which cubes and scrolls, and what it brings."""

    def __init__(self, record: Record) -> None:
        self.no: int = record["no"]
        self.building: int = BUILDING_KEYS.index(record["building"])
        wanted: dict[str, int] = record["cubes"]
        self.cargo: int = sum([wanted[COLOUR_KEYS[colour]] * ONE[colour] for colour in range(len(COLOUR_KEYS))])
        self.scrolls: int = record["scrolls"]
        self.coins: int = record["coins"]
        self.vp: int = record["vp"]


def read_missions() -> tuple[Mission, ...]:
    found = [Mission(record) for record in records("missions")]
    return (found[0], *found)  # index 0 is unused: missions are numbered from 1


MISSION: Final[tuple[Mission, ...]] = read_missions()


@final
class Hook:
    """All abilities that respond to one event, optionally narrowed by a filter."""

    def __init__(self, hook: str, key: str, value: str) -> None:
        self.mask: int = 0
        self.rows: list[tuple[int, Record]] = []
        for record in records("missions"):
            for rule in record["ability"]["rules"]:
                if rule["hook"] == hook and (not key or rule.get(key) == value):
                    bit = 1 << int(record["no"])
                    self.mask |= bit
                    self.rows.append((bit, rule))
        self.tables: dict[str, tuple[tuple[int, int], ...]] = {}
        for name in ("coins", "scrolls", "vp", "n", "cubes", "draw", "play", "factor", "times", "cubes_any"):
            row = [(bit, int(rule[name])) for bit, rule in self.rows if name in rule]
            self.tables[name] = tuple(row)

    def at(self, powers: int) -> bool:
        """Whether any slotted mission responds."""
        return powers & self.mask != 0

    def added(self, name: str, powers: int) -> int:
        """The sum of what the slotted missions give."""
        total = 0
        if powers & self.mask:
            for bit, value in self.tables[name]:
                if powers & bit:
                    total += value
        return total

    def least(self, name: str, powers: int, usual: int) -> int:
        """The usual price, or the lowest that a slotted mission replaces it with."""
        found = usual
        if powers & self.mask:
            for bit, value in self.tables[name]:
                if powers & bit and value < found:
                    found = value
        return found

    def most(self, name: str, powers: int, usual: int) -> int:
        """The usual amount, or the highest that a slotted mission replaces it with."""
        found = usual
        if powers & self.mask:
            for bit, value in self.tables[name]:
                if powers & bit and value > found:
                    found = value
        return found


TURN_START: Final = Hook("on_turn_start", "", "")
STAY: Final = Hook("on_gondolier_stay", "", "")
CANAL_COST: Final = Hook("canal_cost", "", "")
OWN_BRIDGE: Final = Hook("on_pass_bridge", "whose", "own")
FOREIGN_BRIDGE: Final = Hook("on_pass_bridge", "whose", "other")
OWN_MEETING: Final = Hook("on_meet", "whose", "own")
GOSSIP: Final = Hook("on_meet", "as", "met")
GIFTS: Final = Hook("meeting_payment", "", "")
DEMAND_GIFTS: Final = Hook("doge_demand", "", "")
PAID_SCROLL: Final = Hook("on_pay", "what", "scroll")
SHARE: Final = Hook("on_share", "as", "arriver")
OTHERS_EFFECT: Final = Hook("on_gain", "source", "others_effect")
DOGE_CARD: Final = Hook("on_gain", "source", "doge_card_unconditional")
MISSION_TAX: Final = Hook("on_mission_draw", "", "")
LATER_MISSION: Final = Hook("on_mission_complete", "which", "later")
BRIDGE_COST: Final = Hook("bridge_cost", "", "")
BRIDGE_BUILT: Final = Hook("on_bridge_built", "", "")
COUNCIL_STEP: Final = Hook("council_step", "", "")
MOORED_ON_4: Final = Hook("on_assistant", "event", "moored_on_4")
PLACED: Final = Hook("on_assistant", "event", "placed_by_mooring")
INFLUENCE_DRAW: Final = Hook("on_influence", "event", "draw")
INFLUENCE_PLAY: Final = Hook("on_influence", "event", "play")
HOLD: Final = Hook("capacity", "", "")
REDUCTION: Final = Hook("final_scoring", "", "")
# By colour of the cube gained from a building, and by building.
CUBE_GAINED: Final = tuple([Hook("on_gain", "cube", colour) for colour in COLOUR_KEYS])
PASSED: Final = tuple([Hook("on_pass_dock", "building", building) for building in BUILDING_KEYS])
HONOURED: Final = tuple([Hook("on_activate", "building", building) for building in BUILDING_KEYS])
