"""3.6.1, 3.6.2: what canals cost and bring, and the guarantee that a boat which passes can finish its movement."""

from typing import Final

from serenissima.games.gondola.data import NOBODY, ORANGE, TILES, TOLL, cubes, put
from serenissima.games.gondola.effects import EFFECTS, Effect
from serenissima.games.gondola.missions import CANAL_COST, CUBE_GAINED, FOREIGN_BRIDGE, OWN_BRIDGE, PASSED
from serenissima.games.gondola.state import Gondola

TOO_MUCH: Final = 1 << 20


def discount(s: Gondola, seat: int) -> int:
    """Mission 2: coins off the first canal that has a price, if it is not used up this turn."""
    unused = s.powers[seat] & ~s.once
    return CANAL_COST.added("coins", unused)


def price(s: Gondola, icon: int, first: bool, off: int, bridges: tuple[int, ...]) -> int:
    """The first canal and bridged ones cost nothing, others what is printed, less a discount."""
    if first or bridges[icon] != NOBODY:
        return 0
    return max(0, s.chart.cost[icon] - off)


def uses_discount(s: Gondola, icon: int, first: bool, bridges: tuple[int, ...]) -> bool:
    """Whether this canal is one to which a discount applies."""
    return not first and bridges[icon] == NOBODY and s.chart.cost[icon] > 0


def toll(s: Gondola, seat: int, icon: int, bridges: tuple[int, ...]) -> int:
    """Coins that a bridge brings to who passes it: its builder, or with mission 3 anybody else."""
    builder = bridges[icon]
    if builder == NOBODY:
        return 0
    powers = s.powers[seat]
    if builder == seat:
        return OWN_BRIDGE.most("coins", powers, TOLL)
    return FOREIGN_BRIDGE.added("coins", powers)


def alms(s: Gondola, seat: int, dock: int) -> int:
    """Mission 25: coins for passing this dock."""
    return PASSED[s.tiles[dock]].added("coins", s.powers[seat])


def can_moor(s: Gondola, dock: int) -> bool:
    """3.6.1 rule 3: not where the own other boat lies, nor where the turn began."""
    return s.where[s.boat ^ 1] != dock and dock != s.start


def need(
    s: Gondola, at: int, docks: int, icons: int, first: bool, off: int, bridges: tuple[int, ...], enough: int
) -> int:
    """3.6.2: the fewest coins with which the active boat can leave `at` and finish.

    The search stops at the first way that costs no more than `enough`: mostly only that is asked.
    """
    best = TOO_MUCH
    seat = s.active
    for _, icon, far in s.chart.exits[at]:
        if icons >> icon & 1 or docks >> far & 1:
            continue
        cost = price(s, icon, first, off, bridges)
        if cost >= best:
            continue
        if can_moor(s, far):
            best = cost
        else:
            left = 0 if uses_discount(s, icon, first, bridges) else off
            income = toll(s, seat, icon, bridges) + alms(s, seat, far)
            rest = need(s, far, docks | 1 << far, icons | 1 << icon, False, left, bridges, enough + income - cost)
            best = min(best, max(cost, cost - income + rest))
        if best <= enough:
            return best
    return best


def need_now(s: Gondola, bridges: tuple[int, ...], enough: int) -> int:
    """What the active boat needs to leave the dock it is passing, with these bridges on the board."""
    return need(s, s.at, s.used_docks, s.used_icons, s.first == 1, discount(s, s.active), bridges, enough)


def can_leave(s: Gondola, coins: int) -> bool:
    """Whether the active boat could leave the dock it is passing with this purse, and finish."""
    return coins >= need_now(s, s.bridges, coins)


def may_activate_passing(s: Gondola, seat: int, dock: int) -> int:
    """3.6.3: the effects within reach when the active boat passes: a mask, 0 for none (A1, A9)."""
    building = s.tiles[dock]
    if building >= TILES or (s.where[s.boat ^ 1] == dock and not s.activate_past_own_boat):
        return 0
    if s.spy == building:
        return 15
    return (1 << s.space[seat * TILES + building]) - 1


def completes(s: Gondola, coins: int, cargo: int, supply: tuple[int, int, int], bridges: tuple[int, ...]) -> bool:
    """Whether a passing boat could still finish with this purse, cargo, supply and these bridges.

    It must be able to pay the next canal now, or after some sequence of effects of the open menu.
    """
    if s.passing == 0:
        return True
    target = need_now(s, bridges, coins)
    if coins >= target:
        return True
    if s.reach & ~s.used == 0:
        return False
    own = supply[ORANGE]
    building = s.menu
    first = EFFECTS[building][0]
    if first.gives_cube != NOBODY:
        own = supply[first.gives_cube]
    bonus = CUBE_GAINED[ORANGE].added("coins", s.powers[s.active] & ~s.once)
    total = supply[0] + supply[1] + supply[2]
    return reaches(s, coins, cubes(cargo), own, total, bonus, s.used, target, bridges)


def reaches(
    s: Gondola,
    coins: int,
    held: int,
    own: int,
    total: int,
    bonus: int,
    used: int,
    target: int,
    bridges: tuple[int, ...],
) -> bool:
    """Whether some order of unused effects brings the purse to the target. Errs on the side of refusing.

    `own` is the supply of the tile's colour, `total` that of all; `bonus` what mission 11 still pays for orange.
    """
    if coins >= target:
        return True
    effects = EFFECTS[s.menu]
    room = s.capacity(s.boat)
    for slot in range(len(effects)):
        if used >> slot & 1 or not s.reach >> slot & 1:
            continue
        effect = effects[slot]
        if not effect.helps or effect.coins > coins or effect.cubes > held:
            continue
        if effect.gives_bridge:
            if bridge_helps(s, coins - effect.coins, bridges):
                return True
            continue
        purse = coins - effect.coins + effect.gives_coins
        hold = held - effect.cubes
        own_left = own
        total_left = total
        paid = bonus
        if effect.gives_cube != NOBODY:
            if own < 1:
                continue
            own_left -= 1
            total_left -= 1
            hold = min(room, hold + 1)
            if effect.gives_cube == ORANGE:
                purse += bonus
                paid = 0
        if effect.gives_cubes:
            if total < effect.gives_cubes:
                continue
            own_left -= max(0, effect.gives_cubes - (total - own))
            total_left -= effect.gives_cubes
            hold = min(room, hold + effect.gives_cubes)
        if reaches(s, purse, hold, own_left, total_left, paid, used | 1 << slot, target, bridges):
            return True
    return False


def bridge_helps(s: Gondola, coins: int, bridges: tuple[int, ...]) -> bool:
    """Whether an own bridge somewhere makes the way on affordable."""
    seat = s.active
    if s.bridges_left[seat] == 0:
        return False
    for _, icon, _ in s.chart.exits[s.at]:
        if bridges[icon] == NOBODY and coins >= need_now(s, put(bridges, icon, seat), coins):
            return True
    return False


def supply_of(s: Gondola) -> tuple[int, int, int]:
    return (s.stock(0), s.stock(1), s.stock(2))


def completes_after(s: Gondola, effect: Effect, slot: int) -> bool:
    """3.6.2: whether an effect of the passing menu leaves a way to finish."""
    if s.passing == 0:
        return True
    seat = s.active
    coins = s.coins[seat] - effect.coins + effect.gives_coins
    target = need_now(s, s.bridges, coins)
    if coins >= target:
        return True
    if effect.gives_bridge and bridge_helps(s, s.coins[seat] - effect.coins, s.bridges):
        return True
    held = cubes(s.cargo[s.boat]) - max(0, effect.cubes)
    stocks = supply_of(s)
    first = EFFECTS[s.menu][0]
    own = stocks[first.gives_cube] if first.gives_cube != NOBODY else 0
    total = stocks[0] + stocks[1] + stocks[2]
    bonus = CUBE_GAINED[ORANGE].added("coins", s.powers[seat] & ~s.once)
    if effect.gives_cube != NOBODY:
        own -= 1
        total -= 1
        held = min(s.capacity(s.boat), held + 1)
        if effect.gives_cube == ORANGE:
            coins += bonus
            bonus = 0
    if effect.gives_cubes:
        own -= max(0, effect.gives_cubes - (total - own))
        total -= effect.gives_cubes
        held = min(s.capacity(s.boat), held + effect.gives_cubes)
    return reaches(s, coins, held, own, total, bonus, s.used | 1 << slot, target, s.bridges)
