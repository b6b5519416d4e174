"""3.7.5, section 4: the menu of a building, and what its effects and the influence cards do."""

from typing import Final, final

from serenissima.core.frame import Frame
from serenissima.core.messages import Message
from serenissima.games.gondola.data import (
    MAJOR_COUNCIL,
    NOWHERE,
    ONE,
)
from serenissima.games.gondola.effects import (
    ADVANCE_OWN,
    ANY_CUBES,
    BRIDGE,
    CHOICE,
    COINS,
    COMPLETED_MISSIONS,
    CONVERT,
    COUNCIL,
    COUNCIL_PER,
    CUBE,
    CUBES_ANY,
    CUBES_PAID,
    EFFECTS,
    INFLUENCE,
    INTRIGUE,
    LOSE_INTRIGUE,
    MAY,
    MISSION,
    OPS,
    OTHERS_INTRIGUE,
    OVERTIME,
    OWN_BRIDGES,
    PLAYERS_LESS_INTRIGUE,
    PLAYERS_MORE_INTRIGUE,
    SCROLLS,
    SPY,
    STOCKS,
    TO_FOUR,
    VP,
    VP_PER,
    Op,
)
from serenissima.games.gondola.missions import COUNCIL_STEP, HONOURED, OTHERS_EFFECT
from serenissima.games.gondola.picks import DONE, EMBARK
from serenissima.games.gondola.rules.assistants import Foreman, Promote, SpyTarget
from serenissima.games.gondola.rules.bridges import BridgeSite, bridge_sites
from serenissima.games.gondola.rules.cargo import Convert, CubePick, Overflow, SpendCubes, StocksGain, gain_cubes
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.drawing import (
    DrawMissions,
    can_draw_influence,
    can_draw_mission,
    draw_influence,
)
from serenissima.games.gondola.rules.offers import (
    effect_price,
    flip_would_help,
    may_embark,
    moored_reach,
    offered_effects,
    open_menu,
    overtime_docks,
)
from serenissima.games.gondola.rules.refusals import refuse_done, refuse_effect, refuse_mission_draw, refuse_overtime
from serenissima.games.gondola.rules.steps import BoatChoice, BoatStep
from serenissima.games.gondola.rules.waterways import completes, is_secure, supply_of
from serenissima.games.gondola.state import Gondola

# The picks for every mask of effects.
MENU_PICKS: Final[tuple[list[int], ...]] = tuple(
    [[pick for pick in range(EMBARK + 1) if mask >> pick & 1] for mask in range(1 << EMBARK + 1)]
)


# The menu.


@final
class Menu(BoatStep):
    """3.7.5: as long as an effect is available, its owner is asked for the next."""

    def run(self, s: Gondola) -> None:
        seat = self.seat
        boat = self.boat
        embarks = may_embark(s)
        if not embarks and s.reach & ~s.used == 0:
            s.reach = 0
            return
        secure = is_secure(s, s.coins[seat])
        offered = offered_effects(s, seat, boat, secure)
        if offered or embarks or flip_would_help(s, seat, boat):
            if secure:
                offered |= 1 << DONE
            if embarks:
                offered |= 1 << EMBARK
            s.then(Activate(seat, boat, offered))
        else:
            s.reach = 0


@final
class Activate(BoatChoice):
    """3.7.5: any effect within reach, each once and in any order (A4), or stop: `offered` is their mask."""

    def __init__(self, seat: int, boat: int, offered: int) -> None:
        super().__init__(seat, boat)
        self.offered = offered

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.offered)

    def choices(self, s: Gondola) -> list[int]:
        return MENU_PICKS[self.offered]

    def again(self) -> Frame[Gondola]:
        return Menu(self.seat, self.boat)

    def refused(self, s: Gondola, pick: int) -> Message:
        if pick == DONE:
            return refuse_done(s)
        if pick == EMBARK:
            return Message("gondola-refused-passenger")
        return refuse_effect(s, self.seat, self.boat, pick)

    def chosen(self, s: Gondola, pick: int) -> None:
        if pick == DONE:
            s.reach = 0
            return
        s.then(Menu(self.seat, self.boat))
        if pick == EMBARK:
            s.aboard = self.boat
            s.passenger = NOWHERE
            s.tell("embarked", self.seat)
            s.then(Overflow(self.seat, self.boat))
        else:
            s.used |= 1 << pick
            s.tell("effect", self.seat, s.menu, pick)
            perform(s, self.seat, self.boat, s.menu, pick)


def perform(s: Gondola, seat: int, boat: int, building: int, slot: int) -> None:
    """Perform a whole effect: pay, then gain in the written order."""
    effect = EFFECTS[building][slot]
    cost = effect_price(s, seat, building, effect)
    if cost:
        s.gain_coins(seat, -cost)
    if effect.scrolls:
        s.pay_scrolls(seat, effect.scrolls)
    if effect.intrigue:
        s.lose_intrigue(seat, effect.intrigue)
    if effect.cubes:
        each = sum([op.n for op in effect.ops if op.code == VP_PER and op.what == CUBES_PAID])
        count = 0 if effect.cubes == ANY_CUBES else effect.cubes
        s.then(SpendCubes(seat, boat, count, effect.gives_coins, each))
        return
    factor = 1
    if slot == 0:
        factor = HONOURED[building].most("factor", s.powers[seat], 1)
    if building == MAJOR_COUNCIL and effect.ops[0].code == COUNCIL:
        steps = sum([council_steps(s, seat, op) for op in effect.ops])
        s.step_council(seat, steps + COUNCIL_STEP.added("n", s.powers[seat]))
        return
    perform_ops(s, seat, boat, effect.ops, factor)


def council_steps(s: Gondola, seat: int, op: Op) -> int:
    """4.2: one step, and one more for each player with less intrigue (A34: measured now)."""
    return op.n * count_of(s, seat, op.what) if op.code == COUNCIL_PER else op.n


def count_of(s: Gondola, seat: int, what: int) -> int:
    """1.5: the counts that effects and cards name."""
    if what == COMPLETED_MISSIONS:
        return s.completed(seat)
    if what == OWN_BRIDGES:
        return s.bridges.count(seat)
    if what == PLAYERS_MORE_INTRIGUE:
        return s.with_more_intrigue(seat)
    assert what == PLAYERS_LESS_INTRIGUE
    return s.with_less_intrigue(seat)


# Operations.


def perform_ops(s: Gondola, seat: int, boat: int, ops: tuple[Op, ...], factor: int) -> None:
    """Operations in order. One that asks goes on the agenda, and so does everything after it."""
    for place in range(len(ops)):
        op = ops[place]
        if op.code == CUBE and place == len(ops) - 1:
            gain_cubes(s, seat, boat, ONE[op.what])
        elif op.asks:
            for later in reversed(ops[place:]):
                s.then(Perform(seat, boat, later.id))
            return
        else:
            perform_now(s, seat, op, factor)


def perform_now(s: Gondola, seat: int, op: Op, factor: int) -> None:
    """An operation that needs no answer."""
    code = op.code
    n = op.n
    if code == COINS:
        s.gain_coins(seat, n * factor)
    elif code == SCROLLS:
        s.gain_scrolls(seat, n * factor)
    elif code == VP:
        s.gain_vp(seat, n * factor)
    elif code == INTRIGUE:
        s.gain_intrigue(seat, n)
    elif code == LOSE_INTRIGUE:
        s.lose_intrigue(seat, n)
    elif code == OTHERS_INTRIGUE:
        for other in range(len(s.intrigue)):
            if other < s.seats and other != seat and OTHERS_EFFECT.at(s.powers[other]):
                s.tell("protected", other)
            elif other != seat:
                s.gain_intrigue(other, n)
    elif code == VP_PER:
        s.gain_vp(seat, n * count_of(s, seat, op.what))
    else:
        s.step_council(seat, council_steps(s, seat, op))


@final
class Perform(BoatStep):
    """One operation, deferred."""

    def __init__(self, seat: int, boat: int, op: int) -> None:
        super().__init__(seat, boat)
        self.op = op

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.op)

    def run(self, s: Gondola) -> None:
        op = OPS[self.op]
        seat = self.seat
        boat = self.boat
        code = op.code
        if not op.asks:
            perform_now(s, seat, op, 1)
        elif code == CUBE:
            gain_cubes(s, seat, boat, ONE[op.what])
        elif code == CUBES_ANY:
            s.then(CubePick(seat, boat, op.n))
        elif code == CONVERT:
            s.then(Convert(seat, boat))
        elif code == INFLUENCE:
            if can_draw_influence(s):
                draw_influence(s, seat, op.n)
        elif code == MISSION:
            s.then(DrawMissions(seat, op.n))
        elif code == BRIDGE:
            s.then(BridgeSite(seat))
        elif code == CHOICE:
            s.then(Branch(seat, boat, op.id))
        elif code == MAY:
            if may_take(s, seat):
                s.then(TakeIntrigue(seat, boat, op.id))
        elif code == STOCKS:
            s.then(StocksGain(seat, 2 * seat, 0))
        elif code == OVERTIME:
            s.then(Overtime(seat))
        elif code == TO_FOUR:
            s.then(Foreman(seat))
        elif code == ADVANCE_OWN:
            s.then(Promote(seat))
        else:
            assert code == SPY
            s.then(SpyTarget(seat))


class OperationChoice(BoatChoice):
    """A decision that an operation asks for."""

    def __init__(self, seat: int, boat: int, op: int) -> None:
        super().__init__(seat, boat)
        self.op = op

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.op)


@final
class Branch(OperationChoice):
    """One of several gains (Council of Ten, Bid for Contracts, Build a Bridge), by its place on the card."""

    def choices(self, s: Gondola) -> list[int]:
        branches = OPS[self.op].parts
        return [place for place in range(len(branches)) if self.is_open(s, branches[place])]

    def is_open(self, s: Gondola, op: Op) -> bool:
        if op.code == BRIDGE:
            return s.site_left(self.seat) and len(bridge_sites(s, self.seat)) > 0
        if op.code == MISSION:
            return can_draw_mission(s, self.seat)
        if s.passing == 0:
            return True
        return completes(s, s.coins[self.seat], s.cargo[s.boat], supply_of(s), s.bridges)

    def refused(self, s: Gondola, pick: int) -> Message:
        branches = OPS[self.op].parts
        if not 0 <= pick < len(branches):
            return Message("illegal-not-an-option")
        if branches[pick].code == MISSION:
            return refuse_mission_draw(s, self.seat)
        return Message("gondola-refused-no-bridge")

    def chosen(self, s: Gondola, pick: int) -> None:
        branch = OPS[self.op].parts[pick]
        s.tell("branch", self.seat, self.op, pick)
        s.then(Perform(self.seat, self.boat, branch.id))


def may_take(s: Gondola, seat: int) -> bool:
    """L1: in the French text only who has more intrigue than all others may go a second step."""
    return not s.rules.french_councillors or s.with_less_intrigue(seat) == len(s.intrigue) - 1


@final
class TakeIntrigue(OperationChoice):
    """Bribe Councillors: intrigue for another step, or not."""

    def choices(self, s: Gondola) -> list[int]:
        return [0, 1]

    def chosen(self, s: Gondola, pick: int) -> None:
        if pick:
            op = OPS[self.op]
            s.gain_intrigue(self.seat, op.n)
            perform_ops(s, self.seat, self.boat, op.parts, 1)


# Work Overtime.


@final
class Overtime(Choice):
    """Work Overtime: activate a building where one of your boats lies; no assistant advances."""

    def choices(self, s: Gondola) -> list[int]:
        return overtime_docks(s, self.seat)

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_overtime(s, self.seat, pick)

    def chosen(self, s: Gondola, pick: int) -> None:
        boat = 2 * self.seat if s.where[2 * self.seat] == pick else 2 * self.seat + 1
        s.tell("overtime", self.seat, s.tiles[pick])
        open_menu(s, s.tiles[pick], moored_reach(s, self.seat, pick), 0)
        s.then(Menu(self.seat, boat))
