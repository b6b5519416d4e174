"""Whole routes of the active boat (10.1): what passing and mooring would bring, computed without touching the position.

The rules are followed closely enough to compare routes: effects are taken in order while they gain something, and
meetings are paid the cheaper way. If things turn out differently, the next question plans a new route.
"""

from typing import Final, final

from serenissima.games.gondola.data import ALL_PLACED_VP, NOBODY, SPACES, TAXI_VP, TILES, covers
from serenissima.games.gondola.effects import EFFECTS, SMUGGLER_BUILDING
from serenissima.games.gondola.missions import FOREIGN_BRIDGE, LATER_MISSION, MOORED_ON_4, PAID_SCROLL, SHARE
from serenissima.games.gondola.missions import MISSION as MISSIONS
from serenissima.games.gondola.picks import MOOR
from serenissima.games.gondola.policy.average_values import POINT
from serenissima.games.gondola.policy.effects import Activations, Hold
from serenissima.games.gondola.policy.valuation import ANYWHERE, DOGE_PUSHED, NOTHING, PUSHED, Outlook
from serenissima.games.gondola.rules.cargo import splits
from serenissima.games.gondola.rules.waterways import alms, discount, may_activate_passing, price, toll, uses_discount
from serenissima.games.gondola.state import Gondola

FAR: Final = 6
NEAR: Final = 3
"""The longest routes considered, in canals: normally, and in rollouts."""
RIVAL_MEETING: Final = 18
DOGE_MEETING: Final = 60


@final
class Routes:
    """All routes of one boat from where it is now, up to a number of canals."""

    def __init__(self, s: Gondola, outlook: Outlook, boat: int, longest: int) -> None:
        self.s = s
        self.outlook = outlook
        self.seat = outlook.seat
        self.boat = boat
        self.longest = longest
        self.powers: int = s.powers[outlook.seat]
        self.best: int = NOTHING
        self.best_passes: int = 0
        self.activations = Activations(s, outlook, boat)
        # What may be activated when passing each dock. The position may not know yet which boat is going to move.
        kept = s.boat
        s.boat = boat
        self.reach: list[int] = [may_activate_passing(s, outlook.seat, dock) for dock in range(len(s.tiles))]
        s.boat = kept

    # Searching.

    def plan(self, spent: int) -> None:
        """Search from the dock where the boat lies, before it moves."""
        s = self.s
        at = s.where[self.boat]
        docks = 0 if s.rules.pass_start else 1 << at
        self.search(at, at, docks, 0, True, discount(s, self.seat), self.activations.start(spent), 0, 0)

    def go_on(self, hold: Hold) -> None:
        """Search from the dock that the boat is passing."""
        s = self.s
        first = s.first == 1
        self.search(s.at, s.start, s.used_docks, s.used_icons, first, discount(s, self.seat), hold, 0, 0)

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
        passes: int,
    ) -> None:
        """Try every continuation from here; keep the best end and the docks that are passed on the way."""
        s = self.s
        beside = s.where[self.boat ^ 1]
        for way in s.chart.ways[at]:
            icon = way.icon
            far = way.far
            if icons >> icon & 1 or docks >> far & 1:
                continue
            cost = price(s, icon, first, off, s.bridges)
            if cost > hold.coins:
                continue
            there = hold.copy()
            there.coins += toll(s, self.seat, icon, s.bridges) - cost
            builder = s.bridges[icon]
            if builder not in (NOBODY, self.seat) and not FOREIGN_BRIDGE.at(self.powers):
                self.activations.take_intrigue(there, 1)
            if beside != far and far != start:
                worth = self.moored(there.copy(), far)
                if worth > self.best:
                    self.best = worth
                    self.best_passes = passes
            if depth + 1 < self.longest:
                self.passed(there, far)
                left = 0 if uses_discount(s, icon, first, s.bridges) else off
                more = passes | 1 << far
                self.search(far, start, docks | 1 << far, icons | 1 << icon, False, left, there, depth + 1, more)

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
            self.activations.take_intrigue(there, 1)
        if pick & MOOR:
            return self.moored(there, far)
        self.passed(there, far)
        left = 0 if uses_discount(s, icon, first, s.bridges) else off
        self.best = NOTHING
        docks = s.used_docks | 1 << far
        self.search(far, s.start, docks, s.used_icons | 1 << icon, False, left, there, 1, 1 << far)
        return self.best

    # Passing and mooring.

    def passed(self, hold: Hold, dock: int) -> None:
        """3.6.3: meetings, own boat first; then the building."""
        s = self.s
        for other in s.stacks[dock]:
            if other == self.boat ^ 1:
                self.share_out(hold)
            elif other != self.boat:
                self.meet(hold, other)
        hold.coins += alms(s, self.seat, dock)
        if s.rules.taxi and s.passenger == dock and s.aboard == NOBODY:
            hold.aboard = True
        if self.reach[dock]:
            self.activations.activate(hold, s.tiles[dock], self.reach[dock])

    def meet(self, hold: Hold, boat: int) -> None:
        """Pay a scroll or an intrigue, whichever hurts less."""
        s = self.s
        outlook = self.outlook
        if hold.scrolls > 0:
            paid = PAID_SCROLL.added("coins", self.powers)
            kept = outlook.means(hold.coins + paid, hold.scrolls - 1, hold.intrigue)
            if kept >= outlook.means(hold.coins, hold.scrolls, hold.intrigue + 1):
                hold.scrolls -= 1
                hold.coins += paid
            else:
                self.activations.take_intrigue(hold, 1)
        else:
            self.activations.take_intrigue(hold, 1)
        if s.seats == 1:
            hold.gain += DOGE_MEETING if s.scrolls[1] == 0 else DOGE_MEETING // 3
        elif s.owner(boat) != NOBODY:
            hold.gain += RIVAL_MEETING

    def share_out(self, hold: Hold) -> None:
        """At the seat's other boat: distribute cubes as suits the missions best."""
        total = hold.cargo + hold.other
        if total == 0 or not self.outlook.hand:
            return
        best = NOTHING
        cargo = hold.cargo
        for pick in splits(self.s, self.boat, total):
            worth = self.outlook.cargo(pick, total - pick, ANYWHERE, ANYWHERE)
            if worth > best:
                best = worth
                cargo = pick
        hold.cargo = cargo
        hold.other = total - cargo

    def moored(self, hold: Hold, dock: int) -> int:
        """3.7: what the end of a route is worth: VP given away, mission, assistant, building."""
        s = self.s
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
            self.activations.activate(hold, building, (1 << reached) - 1)
        else:
            self.activations.activate(hold, building, (1 << len(EFFECTS[building])) - 1)
        return self.activations.total(hold, dock, done)

    def given_away(self, stack: tuple[int, ...]) -> int:
        """Sharing VP for boats that arrived here earlier."""
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
        """Complete the best mission possible here, with cost and reward; 0 for none."""
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
        """Advance the seat's assistant, or place a new one, pushing others. Returns the space reached."""
        s = self.s
        outlook = self.outlook
        if space == SPACES:
            hold.gain += POINT * MOORED_ON_4.added("vp", self.powers)
            return space
        if s.assistants[self.seat] == 0:
            return space
        if space == 0:
            placed = s.placed(self.seat)
            hold.gain += outlook.staff(placed + 1) - outlook.staff(placed)
            if s.assistants[self.seat] == 1 and s.all_placed == NOBODY:
                hold.gain += ALL_PLACED_VP * POINT
        hold.gain += outlook.street(tile, space + 1) - outlook.street(tile, space)
        if space + 1 < SPACES:
            for colour in range(len(s.assistants)):
                if colour != self.seat and s.space[colour * TILES + tile] == space + 1:
                    hold.gain -= DOGE_PUSHED if s.seats == 1 else PUSHED
        return space + 1
