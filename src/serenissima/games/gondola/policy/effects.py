"""What the effects of a building would leave a seat with in Venice, computed without touching the position."""

from typing import Final, final

from serenissima.games.gondola.data import (
    CAP_VP,
    COLOURS,
    HAND_LIMIT,
    MAJOR_COUNCIL,
    MOST_SCROLLS,
    NOBODY,
    ONE,
    PASSENGER_ROOM,
    covers,
    cubes,
)
from serenissima.games.gondola.effects import (
    ANY_CUBES,
    BRIDGE,
    CHOICE,
    COINS,
    CONVERT,
    COUNCIL,
    COUNCIL_PER,
    CUBE,
    CUBES_ANY,
    EFFECTS,
    INFLUENCE,
    INTRIGUE,
    LOSE_INTRIGUE,
    MISSION,
    OTHERS_INTRIGUE,
    PLAYERS_MORE_INTRIGUE,
    SCROLLS,
    VP,
    VP_PER,
    Effect,
    Op,
)
from serenissima.games.gondola.missions import BRIDGE_COST, COUNCIL_STEP, HONOURED
from serenissima.games.gondola.missions import MISSION as MISSIONS
from serenissima.games.gondola.policy.average_values import POINT
from serenissima.games.gondola.policy.valuation import ANYWHERE, BRIDGE_WORTH, NOTHING, QUARTERS, Outlook
from serenissima.games.gondola.rules.drawing import mission_tax
from serenissima.games.gondola.state import Gondola

CHOICE_VP: Final = 2
"""Council of Ten: VP taken instead of a bridge."""
WELCOME: Final = (COINS, SCROLLS, VP, CUBE, LOSE_INTRIGUE, VP_PER, COUNCIL, COUNCIL_PER, INFLUENCE, OTHERS_INTRIGUE)


def is_welcome(effect: Effect) -> bool:
    """Whether an effect is free and can only help, so that it needs no weighing."""
    paid = effect.coins + effect.scrolls + effect.intrigue + effect.least_hand
    return paid == 0 and effect.cubes == 0 and all(op.code in WELCOME for op in effect.ops)


ALWAYS: Final[tuple[tuple[bool, ...], ...]] = tuple(
    [tuple([is_welcome(effect) for effect in effects]) for effects in EFFECTS]
)


@final
class Hold:
    """What a seat would have at some point of a route."""

    def __init__(self, coins: int, scrolls: int, intrigue: int, cargo: int, other: int) -> None:
        self.coins = coins
        self.scrolls = scrolls
        self.intrigue = intrigue
        self.cargo = cargo
        self.other = other
        self.council = 0
        self.cards = 0
        self.gain = 0
        self.aboard = False

    def copy(self) -> "Hold":
        twin = Hold(self.coins, self.scrolls, self.intrigue, self.cargo, self.other)
        twin.council = self.council
        twin.cards = self.cards
        twin.gain = self.gain
        twin.aboard = self.aboard
        return twin

    def take_over(self, other: "Hold") -> None:
        self.coins = other.coins
        self.scrolls = other.scrolls
        self.intrigue = other.intrigue
        self.cargo = other.cargo
        self.council = other.council
        self.cards = other.cards
        self.gain = other.gain


@final
class Activations:
    """What one boat can do at buildings."""

    def __init__(self, s: Gondola, outlook: Outlook, boat: int) -> None:
        self.s = s
        self.outlook = outlook
        self.seat = outlook.seat
        self.boat = boat
        self.powers: int = s.powers[outlook.seat]
        self.bridges_left: int = s.bridges_left[outlook.seat]
        self.room: int = s.capacity(boat)
        self.free: bool = s.aboard == NOBODY
        intrigue = s.intrigue
        self.rivals: list[int] = [intrigue[party] for party in range(len(intrigue)) if party != outlook.seat]

    def start(self, spent: int) -> Hold:
        """What the seat has now, minus `spent` coins."""
        s = self.s
        seat = self.seat
        hold = Hold(
            s.coins[seat] - spent, s.scrolls[seat], s.intrigue[seat], s.cargo[self.boat], s.cargo[self.boat ^ 1]
        )
        hold.council = s.council[seat]
        hold.cards = len(s.hands[seat])
        hold.aboard = s.aboard == self.boat
        return hold

    def total(self, hold: Hold, dock: int, done: int = 0) -> int:
        """The worth of a hold with the boat at a dock, after completing one mission."""
        outlook = self.outlook
        total = hold.gain + outlook.means(hold.coins, hold.scrolls, hold.intrigue)
        total += outlook.council(hold.council) + outlook.cards(hold.cards)
        beside = self.s.where[self.boat ^ 1] if dock != ANYWHERE else ANYWHERE
        return total + outlook.cargo(hold.cargo, hold.other, dock, beside, done)

    def take_intrigue(self, hold: Hold, count: int) -> None:
        cap = self.s.cap()
        hold.gain -= CAP_VP * POINT * max(0, hold.intrigue + count - cap)
        hold.intrigue = min(cap, hold.intrigue + count)

    # Effects.

    def activate(self, hold: Hold, building: int, reach: int) -> None:
        """Perform effects in order, twice, as long as they gain something."""
        used = 0
        for _ in range(2):
            now = NOTHING
            for slot in range(len(EFFECTS[building])):
                if (reach & ~used) >> slot & 1:
                    if ALWAYS[building][slot]:
                        self.gain(hold, building, slot)
                        used |= 1 << slot
                        now = NOTHING
                        continue
                    tried = self.performed(hold, building, slot)
                    if tried is not None:
                        if now == NOTHING:
                            now = self.total(hold, ANYWHERE)
                        worth = self.total(tried, ANYWHERE)
                        if worth > now:
                            now = worth
                            used |= 1 << slot
                            hold.take_over(tried)
            if reach == used:
                return

    def performed(self, hold: Hold, building: int, slot: int) -> Hold | None:
        """The hold after one effect; None if it cannot be paid for."""
        s = self.s
        effect = EFFECTS[building][slot]
        cost = effect.coins
        if effect.draws_mission:
            if len(self.outlook.hand) >= HAND_LIMIT or len(s.mission_deck) == 0:
                return None
            cost += mission_tax(s, self.seat)
        elif effect.gives_bridge and building == MAJOR_COUNCIL:
            cost = BRIDGE_COST.least("coins", self.powers, cost)
        if hold.coins < cost or hold.scrolls < effect.scrolls or hold.intrigue < effect.intrigue:
            return None
        if hold.cards < effect.least_hand or (effect.needs_bridge and self.bridges_left == 0):
            return None
        left = hold.copy()
        left.coins -= cost
        left.scrolls -= effect.scrolls
        left.intrigue -= effect.intrigue
        if effect.cubes:
            if hold.cargo == 0:
                return None
            self.give_cubes(left, effect.cubes, effect.gives_coins)
            return left
        self.gain(left, building, slot)
        return left

    def gain(self, hold: Hold, building: int, slot: int) -> None:
        """Add what an effect gives, once it is paid for."""
        factor = HONOURED[building].most("factor", self.powers, 1) if slot == 0 else 1
        for op in EFFECTS[building][slot].ops:
            self.perform(hold, op, factor)
        if building == MAJOR_COUNCIL and slot == 0:
            hold.council += COUNCIL_STEP.added("n", self.powers)

    def give_cubes(self, hold: Hold, count: int, coins: int) -> None:
        """Give cubes for coins or VP, those that no mission needs."""
        given = 0
        while hold.cargo and (count == ANY_CUBES or given < count):
            best = NOTHING
            rest = hold.cargo
            for colour in range(COLOURS):
                if covers(hold.cargo, ONE[colour]):
                    left = hold.cargo - ONE[colour]
                    worth = self.outlook.cargo(left, hold.other, ANYWHERE, ANYWHERE)
                    if worth > best:
                        best = worth
                        rest = left
            if count == ANY_CUBES:
                before = self.outlook.cargo(hold.cargo, hold.other, ANYWHERE, ANYWHERE)
                if given and before - best > POINT:
                    break
                hold.gain += POINT
            hold.cargo = rest
            given += 1
        hold.coins += coins

    def perform(self, hold: Hold, op: Op, factor: int) -> None:
        """Perform one operation, as far as it can be foreseen."""
        outlook = self.outlook
        code = op.code
        n = op.n
        if code == COINS:
            hold.coins += n * factor
        elif code == SCROLLS:
            hold.scrolls = min(MOST_SCROLLS, hold.scrolls + n * factor)
        elif code == VP:
            hold.gain += POINT * n * factor
        elif code == INTRIGUE:
            self.take_intrigue(hold, n)
        elif code == LOSE_INTRIGUE:
            hold.intrigue = max(0, hold.intrigue - n)
        elif code == OTHERS_INTRIGUE:
            now = outlook.danger(hold.coins, hold.scrolls, hold.intrigue)
            outlook.threat += QUARTERS * n
            hold.gain += now - outlook.danger(hold.coins, hold.scrolls, hold.intrigue)
            outlook.threat -= QUARTERS * n
        elif code == COUNCIL:
            hold.council += n
        elif code == COUNCIL_PER:
            hold.council += n * len([1 for value in self.rivals if value < hold.intrigue])
        elif code == VP_PER:
            if op.what == PLAYERS_MORE_INTRIGUE:
                hold.gain += POINT * n * len([1 for value in self.rivals if value > hold.intrigue])
            else:
                hold.gain += POINT * n * self.s.completed(self.seat)
        elif code == CUBE:
            self.load(hold, op.what)
        elif code == CUBES_ANY:
            for _ in range(n):
                self.load(hold, self.best_colour(hold))
        elif code == CONVERT:
            self.convert(hold)
        elif code == INFLUENCE:
            hold.cards += 1
        elif code == MISSION:
            hold.gain += outlook.draw_mission()
        elif code == BRIDGE:
            hold.gain += BRIDGE_WORTH * outlook.turns
        elif code == CHOICE:
            hold.gain += max(CHOICE_VP * POINT, BRIDGE_WORTH * outlook.turns if self.bridges_left else 0)

    def load(self, hold: Hold, colour: int) -> None:
        """Load a cube, if there is one and room for it."""
        room = self.room - (PASSENGER_ROOM if hold.aboard and self.free else 0)
        if self.s.stock(colour) > 0 and cubes(hold.cargo) < room:
            hold.cargo += ONE[colour]

    def best_colour(self, hold: Hold) -> int:
        best = 0
        most = NOTHING
        for colour in range(COLOURS):
            if self.s.stock(colour) > 0:
                cargo = hold.cargo + ONE[colour]
                worth = self.outlook.cargo(cargo, hold.other, ANYWHERE, ANYWHERE)
                if worth > most:
                    most = worth
                    best = colour
        return best

    def convert(self, hold: Hold) -> None:
        """Convert the cargo into what the best mission wants, as far as possible."""
        outlook = self.outlook
        size = cubes(hold.cargo)
        best = outlook.cargo(hold.cargo, hold.other, ANYWHERE, ANYWHERE)
        for no in outlook.hand:
            wanted = MISSIONS[no].cargo
            if cubes(wanted) <= size:
                cargo = wanted + (size - cubes(wanted)) * ONE[0]
                worth = outlook.cargo(cargo, hold.other, ANYWHERE, ANYWHERE)
                if worth > best:
                    best = worth
                    hold.cargo = cargo
