"""Whole routes of the active boat (10.1): what passing and mooring would bring, weighed without touching the position.

The rules are followed closely enough to compare routes: effects are taken in order while they gain something, meetings
are paid for the cheaper way. What comes out differently is seen at the next question, when the route is planned anew.
"""

from typing import Final, final

from serenissima.bots.greedy.gondola_worth import (
    ANYWHERE,
    BRIDGE_WORTH,
    DOGE_PUSHED,
    NOTHING,
    POINT,
    PUSHED,
    Outlook,
)
from serenissima.games.gondola.cargo import splits
from serenissima.games.gondola.data import (
    HAND_LIMIT,
    MAJOR_COUNCIL,
    MOST_SCROLLS,
    NOBODY,
    ONE,
    SPACES,
    TAXI_VP,
    TILES,
    covers,
    cubes,
)
from serenissima.games.gondola.drawing import mission_tax
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
    SMUGGLER_BUILDING,
    VP,
    VP_PER,
    Op,
)
from serenissima.games.gondola.missions import (
    BRIDGE_COST,
    COUNCIL_STEP,
    FOREIGN_BRIDGE,
    HONOURED,
    LATER_MISSION,
    MOORED_ON_4,
    PAID_SCROLL,
    SHARE,
)
from serenissima.games.gondola.missions import MISSION as MISSIONS
from serenissima.games.gondola.movement import MOOR
from serenissima.games.gondola.state import Gondola
from serenissima.games.gondola.waterways import alms, discount, may_activate_passing, price, toll, uses_discount

LONGEST: Final = 7
"""Canals of the longest route that is looked at."""
CUBES_SOLD: Final = 45
"""What is kept back of a VP for each cube given away at the Docks."""
CUBE_GAIN: Final = 25
RIVAL_MEETING: Final = 18
DOGE_MEETING: Final = 60


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


@final
class Routes:
    """All routes of one boat from where it is now."""

    def __init__(self, s: Gondola, outlook: Outlook, boat: int) -> None:
        self.s = s
        self.outlook = outlook
        self.seat = outlook.seat
        self.boat = boat
        self.powers: int = s.powers[outlook.seat]
        self.best: int = NOTHING
        self.best_pick: int = NOBODY
        self.best_passes: int = 0
        self.bridges_left: int = s.bridges_left[outlook.seat]

    def start(self, spent: int) -> Hold:
        """What the seat has now, less so many coins."""
        s = self.s
        seat = self.seat
        hold = Hold(
            s.coins[seat] - spent, s.scrolls[seat], s.intrigue[seat], s.cargo[self.boat], s.cargo[self.boat ^ 1]
        )
        hold.council = s.council[seat]
        hold.cards = len(s.hands[seat])
        hold.aboard = s.aboard == self.boat
        return hold

    def total(self, hold: Hold, dock: int) -> int:
        """What a hold is worth, with the boat lying at a dock."""
        outlook = self.outlook
        total = hold.gain + outlook.means(hold.coins, hold.scrolls, hold.intrigue)
        total += outlook.council(hold.council) + outlook.cards(hold.cards)
        beside = self.s.where[self.boat ^ 1] if dock != ANYWHERE else ANYWHERE
        return total + outlook.cargo(outlook.hand, hold.cargo, hold.other, dock, beside)

    # Searching.

    def plan(self, spent: int) -> None:
        """From the dock where the boat lies, before it moves."""
        s = self.s
        at = s.where[self.boat]
        docks = 0 if s.pass_start else 1 << at
        self.search(at, at, docks, 0, True, discount(s, self.seat), self.start(spent), 0, NOBODY, 0)

    def go_on(self, hold: Hold) -> None:
        """From the dock that the boat is passing."""
        s = self.s
        first = s.first == 1
        self.search(s.at, s.start, s.used_docks, s.used_icons, first, discount(s, self.seat), hold, 0, NOBODY, 0)

    def search(
        self,
        at: int,
        start: int,
        docks: int,
        icons: int,
        first: bool,
        off: int,
        hold: Hold,
        depth: int,
        pick: int,
        passes: int,
    ) -> None:
        """Every way on from here; the best end is kept with the first step that leads to it."""
        s = self.s
        beside = s.where[self.boat ^ 1]
        for canal, icon, far in s.chart.exits[at]:
            if icons >> icon & 1 or docks >> far & 1:
                continue
            cost = price(s, icon, first, off, s.bridges)
            if cost > hold.coins:
                continue
            there = hold.copy()
            there.coins += toll(s, self.seat, icon, s.bridges) - cost
            builder = s.bridges[icon]
            if builder not in (NOBODY, self.seat) and not FOREIGN_BRIDGE.at(self.powers):
                self.take_intrigue(there, 1)
            if beside != far and far != start:
                worth = self.moored(there.copy(), far)
                if worth > self.best:
                    self.best = worth
                    self.best_pick = pick if pick != NOBODY else 2 * canal + MOOR
                    self.best_passes = passes
            if depth + 1 < LONGEST:
                self.passed(there, far)
                left = 0 if uses_discount(s, icon, first, s.bridges) else off
                step = pick if pick != NOBODY else 2 * canal
                more = passes | 1 << far
                self.search(far, start, docks | 1 << far, icons | 1 << icon, False, left, there, depth + 1, step, more)

    def step(self, pick: int, hold: Hold) -> int:
        """The best that can follow from one legal step: 2 x canal, + 1 to moor."""
        s = self.s
        canal = pick >> 1
        icon = s.chart.icon[canal]
        ends = s.chart.ends[canal]
        far = ends[1] if ends[0] == s.at else ends[0]
        first = s.first == 1
        off = discount(s, self.seat)
        there = hold.copy()
        there.coins += toll(s, self.seat, icon, s.bridges) - price(s, icon, first, off, s.bridges)
        if s.bridges[icon] not in (NOBODY, self.seat) and not FOREIGN_BRIDGE.at(self.powers):
            self.take_intrigue(there, 1)
        if pick & MOOR:
            return self.moored(there, far)
        self.passed(there, far)
        left = 0 if uses_discount(s, icon, first, s.bridges) else off
        self.best = NOTHING
        docks = s.used_docks | 1 << far
        self.search(far, s.start, docks, s.used_icons | 1 << icon, False, left, there, 1, pick, 1 << far)
        return self.best

    # Passing and mooring.

    def take_intrigue(self, hold: Hold, count: int) -> None:
        cap = self.s.cap()
        hold.gain -= 2 * POINT * max(0, hold.intrigue + count - cap)
        hold.intrigue = min(cap, hold.intrigue + count)

    def passed(self, hold: Hold, dock: int) -> None:
        """3.6.3: meetings, own boat first; then the building."""
        s = self.s
        for other in s.stacks[dock]:
            if other == self.boat ^ 1:
                self.share_out(hold)
            elif other != self.boat:
                self.meet(hold, other)
        hold.coins += alms(s, self.seat, dock)
        if s.taxi and s.passenger == dock and s.aboard == NOBODY:
            hold.aboard = True
        reach = self.passing_reach(dock)
        if reach:
            self.activate(hold, s.tiles[dock], reach)

    def passing_reach(self, dock: int) -> int:
        """What may be activated in passing; the position may not know yet which boat is going to move."""
        s = self.s
        kept = s.boat
        s.boat = self.boat
        reach = may_activate_passing(s, self.seat, dock)
        s.boat = kept
        return reach

    def meet(self, hold: Hold, boat: int) -> None:
        """A scroll or an intrigue, whichever hurts less."""
        s = self.s
        outlook = self.outlook
        if hold.scrolls > 0:
            paid = PAID_SCROLL.added("coins", self.powers)
            kept = outlook.means(hold.coins + paid, hold.scrolls - 1, hold.intrigue)
            if kept >= outlook.means(hold.coins, hold.scrolls, hold.intrigue + 1):
                hold.scrolls -= 1
                hold.coins += paid
            else:
                self.take_intrigue(hold, 1)
        else:
            self.take_intrigue(hold, 1)
        if s.seats == 1:
            hold.gain += DOGE_MEETING if s.scrolls[1] == 0 else DOGE_MEETING // 3
        elif s.owner(boat) != NOBODY:
            hold.gain += RIVAL_MEETING

    def share_out(self, hold: Hold) -> None:
        """The own other boat: cubes are shared out as suits the missions best."""
        total = hold.cargo + hold.other
        if total == 0 or not self.outlook.hand:
            return
        best = NOTHING
        cargo = hold.cargo
        for pick in splits(self.s, self.boat, total):
            worth = self.outlook.cargo(self.outlook.hand, pick, total - pick, ANYWHERE, ANYWHERE)
            if worth > best:
                best = worth
                cargo = pick
        hold.cargo = cargo
        hold.other = total - cargo

    def moored(self, hold: Hold, dock: int) -> int:
        """3.7: what the end of a route is worth: VP given away, mission, assistant, building."""
        s = self.s
        outlook = self.outlook
        seat = self.seat
        stack = s.stacks[dock]
        building = s.tiles[dock]
        hold.gain -= self.given_away(stack)
        hold.gain += POINT * len(stack) * SHARE.added("vp", self.powers)
        if hold.aboard and SMUGGLER_BUILDING[s.destination] == building:
            hold.gain += POINT * TAXI_VP
        done = self.complete(hold, building)
        if building < TILES:
            space = s.space[seat * TILES + building]
            reached = self.advance(hold, building, space)
            self.activate(hold, building, (1 << reached) - 1)
        else:
            self.activate(hold, building, (1 << len(EFFECTS[building])) - 1)
        if not done:
            return self.total(hold, dock)
        hand = tuple([no for no in outlook.hand if no != done])
        total = hold.gain + outlook.means(hold.coins, hold.scrolls, hold.intrigue)
        total += outlook.council(hold.council) + outlook.cards(hold.cards)
        return total + outlook.cargo(hand, hold.cargo, hold.other, dock, s.where[self.boat ^ 1])

    def given_away(self, stack: tuple[int, ...]) -> int:
        """Sharing VP for boats that lay here before."""
        s = self.s
        given = 0
        for place in range(len(stack)):
            shared = len(stack) - place
            owner = s.owner(stack[place])
            if owner == self.seat:
                given -= POINT * shared
            elif owner != NOBODY or s.seats == 1:
                given += self.outlook.share * shared
        return given

    def complete(self, hold: Hold, building: int) -> int:
        """The best mission that can be completed here, paid and rewarded; 0 for none."""
        outlook = self.outlook
        best = 0
        most = 0
        for no in outlook.hand:
            record = MISSIONS[no]
            if record.building == building and hold.scrolls >= record.scrolls and covers(hold.cargo, record.cargo):
                if outlook.mission(no) > most:
                    most = outlook.mission(no)
                    best = no
        if best:
            record = MISSIONS[best]
            hold.cargo -= record.cargo
            hold.scrolls -= record.scrolls
            hold.coins += record.coins
            hold.gain += most - 34 * record.coins + 30 * record.scrolls
            hold.gain += POINT * LATER_MISSION.added("vp", self.powers)
        return best

    def advance(self, hold: Hold, tile: int, space: int) -> int:
        """The own assistant advances, or a new one comes; others are pushed. Returns the space reached."""
        s = self.s
        outlook = self.outlook
        if space == SPACES:
            hold.gain += POINT * MOORED_ON_4.added("vp", self.powers)
            return space
        if space == 0:
            if s.assistants[self.seat] == 0:
                return 0
            placed = s.placed(self.seat)
            hold.gain += outlook.staff(placed + 1) - outlook.staff(placed)
            if s.assistants[self.seat] == 1 and s.all_placed == NOBODY:
                hold.gain += 8 * POINT
        hold.gain += outlook.street(tile, space + 1) - outlook.street(tile, space)
        if space + 1 < SPACES:
            for colour in range(len(s.assistants)):
                if colour != self.seat and s.space[colour * TILES + tile] == space + 1:
                    hold.gain -= DOGE_PUSHED if s.seats == 1 else PUSHED
        return space + 1

    # Effects.

    def activate(self, hold: Hold, building: int, reach: int) -> None:
        """Effects in order, twice, as long as they gain something."""
        used = 0
        now = self.total(hold, ANYWHERE)
        for _ in (0, 1):
            for slot in range(len(EFFECTS[building])):
                if (reach & ~used) >> slot & 1:
                    tried = self.performed(hold, building, slot)
                    if tried is not None:
                        worth = self.total(tried, ANYWHERE)
                        if worth > now:
                            now = worth
                            used |= 1 << slot
                            hold.coins = tried.coins
                            hold.scrolls = tried.scrolls
                            hold.intrigue = tried.intrigue
                            hold.cargo = tried.cargo
                            hold.council = tried.council
                            hold.cards = tried.cards
                            hold.gain = tried.gain

    def performed(self, hold: Hold, building: int, slot: int) -> Hold | None:
        """What one effect would leave; None if it cannot be paid."""
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
        factor = HONOURED[building].most("factor", self.powers, 1) if slot == 0 else 1
        for op in effect.ops:
            self.perform(left, op, factor)
        if building == MAJOR_COUNCIL and slot == 0:
            left.council += COUNCIL_STEP.added("n", self.powers)
        return left

    def give_cubes(self, hold: Hold, count: int, coins: int) -> None:
        """Cubes for coins or VP: those that no mission misses."""
        given = 0
        while hold.cargo and (count == ANY_CUBES or given < count):
            best = NOTHING
            rest = hold.cargo
            for colour in (0, 1, 2):
                if covers(hold.cargo, ONE[colour]):
                    left = hold.cargo - ONE[colour]
                    worth = self.outlook.cargo(self.outlook.hand, left, hold.other, ANYWHERE, ANYWHERE)
                    if worth > best:
                        best = worth
                        rest = left
            if count == ANY_CUBES:
                before = self.outlook.cargo(self.outlook.hand, hold.cargo, hold.other, ANYWHERE, ANYWHERE)
                if given and before - best > POINT:
                    break
                hold.gain += POINT
            hold.cargo = rest
            given += 1
        hold.coins += coins

    def perform(self, hold: Hold, op: Op, factor: int) -> None:
        """One operation, as far as it can be foreseen."""
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
            outlook.threat += 4 * n
            hold.gain += now - outlook.danger(hold.coins, hold.scrolls, hold.intrigue)
            outlook.threat -= 4 * n
        elif code == COUNCIL:
            hold.council += n
        elif code == COUNCIL_PER:
            hold.council += n * len([1 for value in self.rivals_intrigue() if value < hold.intrigue])
        elif code == VP_PER:
            if op.what == PLAYERS_MORE_INTRIGUE:
                hold.gain += POINT * n * len([1 for value in self.rivals_intrigue() if value > hold.intrigue])
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
            hold.gain += max(2 * POINT, BRIDGE_WORTH * outlook.turns if self.bridges_left else 0)

    def rivals_intrigue(self) -> list[int]:
        intrigue = self.s.intrigue
        return [intrigue[party] for party in range(len(intrigue)) if party != self.seat]

    def load(self, hold: Hold, colour: int) -> None:
        """A cube, if there is one and room for it."""
        room = self.s.capacity(self.boat) - (2 if hold.aboard and self.s.aboard == NOBODY else 0)
        if self.s.stock(colour) > 0 and cubes(hold.cargo) < room:
            hold.cargo += ONE[colour]

    def best_colour(self, hold: Hold) -> int:
        best = 0
        most = NOTHING
        for colour in (0, 1, 2):
            if self.s.stock(colour) > 0:
                cargo = hold.cargo + ONE[colour]
                worth = self.outlook.cargo(self.outlook.hand, cargo, hold.other, ANYWHERE, ANYWHERE)
                if worth > most:
                    most = worth
                    best = colour
        return best

    def convert(self, hold: Hold) -> None:
        """The cargo becomes what the best mission wants, as far as it goes."""
        outlook = self.outlook
        size = cubes(hold.cargo)
        best = outlook.cargo(outlook.hand, hold.cargo, hold.other, ANYWHERE, ANYWHERE)
        for no in outlook.hand:
            wanted = MISSIONS[no].cargo
            if cubes(wanted) <= size:
                cargo = wanted + (size - cubes(wanted)) * ONE[0]
                worth = outlook.cargo(outlook.hand, cargo, hold.other, ANYWHERE, ANYWHERE)
                if worth > best:
                    best = worth
                    hold.cargo = cargo
