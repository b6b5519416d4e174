"""3.6: the active boat moves canal by canal."""

from typing import final

from serenissima.core.frame import Frame
from serenissima.core.messages import Message
from serenissima.games.gondola.data import NOBODY
from serenissima.games.gondola.missions import CANAL_COST, FOREIGN_BRIDGE, OWN_MEETING, PASSED
from serenissima.games.gondola.picks import MOOR
from serenissima.games.gondola.rules.activation import Menu
from serenissima.games.gondola.rules.cargo import OwnSwap, StocksGain
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.meetings import Meet
from serenissima.games.gondola.rules.mooring import Moor
from serenissima.games.gondola.rules.offers import may_embark, open_menu
from serenissima.games.gondola.rules.refusals import refuse_step
from serenissima.games.gondola.rules.waterways import (
    alms,
    completes,
    discount,
    leaves_easily,
    may_activate_passing,
    need,
    price,
    supply_of,
    toll,
    uses_discount,
)
from serenissima.games.gondola.state import Gondola


def begin_movement(s: Gondola, boat: int) -> None:
    """3.6: start at the boat's dock with nothing used yet; the start counts as used (A3)."""
    s.boat = boat
    s.at = s.where[boat]
    s.start = s.at
    s.used_docks = 0 if s.rules.pass_start else 1 << s.at
    s.used_icons = 0
    s.first = 1
    s.passing = 0


def sail(s: Gondola, icon: int, far: int) -> None:
    """3.6.1: go along a canal to the dock at its far end. Neither can be used again; nor can mission 2's discount."""
    if uses_discount(s, icon, s.first == 1, s.bridges):
        s.once |= CANAL_COST.mask
    s.used_icons |= 1 << icon
    s.used_docks |= 1 << far
    s.first = 0
    s.at = far


@final
class Voyage:
    """How far the active boat has come, and the menu that is open on its way; kept to try a step and take it back."""

    def __init__(self, s: Gondola) -> None:
        self.boat = s.boat
        self.at = s.at
        self.start = s.start
        self.used_docks = s.used_docks
        self.used_icons = s.used_icons
        self.first = s.first
        self.once = s.once
        self.menu = s.menu
        self.reach = s.reach
        self.used = s.used
        self.passing = s.passing

    def restore(self, s: Gondola) -> None:
        s.boat = self.boat
        s.at = self.at
        s.start = self.start
        s.used_docks = self.used_docks
        s.used_icons = self.used_icons
        s.first = self.first
        s.once = self.once
        s.menu = self.menu
        s.reach = self.reach
        s.used = self.used
        s.passing = self.passing


def moves(s: Gondola, coins: int) -> list[int]:
    """3.6.1: every legal step of the active boat with this purse: 2 x canal, + 1 to moor."""
    found: list[int] = []
    seat = s.active
    first = s.first == 1
    off = discount(s, seat)
    other = s.where[s.boat ^ 1]
    for way in s.chart.ways[s.at]:
        icon = way.icon
        far = way.far
        if s.used_icons >> icon & 1 or s.used_docks >> far & 1:
            continue
        cost = 0
        if not first and s.bridges[icon] == NOBODY:
            cost = max(0, way.cost - off)
        if cost > coins:
            continue
        left = coins - cost
        docks = s.used_docks | 1 << far
        if leaves_easily(s, far, docks, left) or can_pass(
            s, icon, far, left + toll(s, seat, icon, s.bridges) + alms(s, seat, far), off, first
        ):
            found.append(2 * way.canal)
        if far != other and far != s.start:
            found.append(2 * way.canal + MOOR)
    return found


def can_pass(s: Gondola, icon: int, far: int, coins: int, off: int, first: bool) -> bool:
    """3.6.2: whether the boat could finish its movement after passing `far` with this purse."""
    docks = s.used_docks | 1 << far
    icons = s.used_icons | 1 << icon
    rest = 0 if uses_discount(s, icon, first, s.bridges) else off
    if coins >= need(s, far, docks, icons, False, rest, s.bridges, coins):
        return True
    reach = may_activate_passing(s, s.active, far)
    if reach == 0:
        return False
    here = Voyage(s)
    sail(s, icon, far)
    open_menu(s, s.tiles[far], reach, 1)
    possible = completes(s, coins, s.cargo[s.boat], supply_of(s), s.bridges)
    here.restore(s)
    return possible


def could_leave(s: Gondola, boat: int, coins: int) -> bool:
    """3.5: whether this boat would have a legal move with this purse."""
    other = s.where[boat ^ 1]
    for way in s.chart.ways[s.where[boat]]:
        if way.far != other:
            return True  # the first step is free, which nearly always settles it
    here = Voyage(s)
    begin_movement(s, boat)
    possible = len(moves(s, coins)) > 0
    here.restore(s)
    return possible


@final
class Move(Choice):
    """3.6.1: along one canal, then pass or moor."""

    def choices(self, s: Gondola) -> list[int]:
        return moves(s, s.coins[self.seat])

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_step(s, self.seat, pick >> 1, pick & MOOR == MOOR)

    def chosen(self, s: Gondola, pick: int) -> None:
        seat = self.seat
        canal = pick >> 1
        icon = s.chart.icon[canal]
        ends = s.chart.ends[canal]
        far = ends[1] if ends[0] == s.at else ends[0]
        first = s.first == 1
        cost = price(s, icon, first, discount(s, seat), s.bridges)
        if first:
            s.leave_dock(s.boat)
        sail(s, icon, far)
        s.coins[seat] -= cost
        s.tell("moored" if pick & MOOR else "passed", seat, canal, far, s.tiles[far], cost)
        cross_bridge(s, seat, icon)
        if pick & MOOR:
            s.then(Moor(seat))
        else:
            pass_dock(s, seat, far)


def cross_bridge(s: Gondola, seat: int, icon: int) -> None:
    """3.6.1: coins for the builder, an intrigue for anybody else (missions 3 and 17)."""
    builder = s.bridges[icon]
    if builder == NOBODY:
        return
    s.tell("bridge-crossed", seat, s.owner(2 * builder))
    income = toll(s, seat, icon, s.bridges)
    if income:
        s.gain_coins(seat, income)
    if builder != seat and not FOREIGN_BRIDGE.at(s.powers[seat]):
        s.gain_intrigue(seat, 1)


def pass_dock(s: Gondola, seat: int, dock: int) -> None:
    """3.6.3: meetings, own boat first and then in order of arrival (A5); then the building; then move on."""
    frames: list[Frame[Gondola]] = []
    twin = s.boat ^ 1
    building = s.tiles[dock]
    open_menu(s, building, may_activate_passing(s, seat, dock), 1)
    if twin in s.stacks[dock]:
        if OWN_MEETING.at(s.powers[seat]):
            frames.append(StocksGain(seat, s.boat, 1))
        elif s.cargo[s.boat] + s.cargo[twin]:
            frames.append(OwnSwap(seat))
    frames += [Meet(seat, other) for other in s.stacks[dock] if other != twin]
    if PASSED[building].at(s.powers[seat]):
        frames.append(Alms(seat, building))
    if s.reach or may_embark(s):
        frames.append(Menu(seat, s.boat))
    s.then(*frames, Move(seat))


@final
class Alms(Frame[Gondola]):
    """Mission 25: what passing a communal building brings."""

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.building)

    def run(self, s: Gondola) -> None:
        hook = PASSED[self.building]
        powers = s.powers[self.seat]
        coins = hook.added("coins", powers)
        scrolls = hook.added("scrolls", powers)
        if coins:
            s.gain_coins(self.seat, coins)
        if scrolls:
            s.gain_scrolls(self.seat, scrolls)
