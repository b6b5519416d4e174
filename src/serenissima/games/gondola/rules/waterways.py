"""3.6.1, 3.6.2: what canals cost and bring, and the guarantee that a passing boat can finish its movement."""

from typing import Final

from serenissima.games.gondola.data import NO_COLOUR, NOBODY, ONE, ORANGE, TILES, TOLL, cubes, mixes, parts, put
from serenissima.games.gondola.effects import ANY_CUBES, EFFECTS, Effect
from serenissima.games.gondola.missions import CANAL_COST, CUBE_GAINED, FOREIGN_BRIDGE, OWN_BRIDGE, PASSED
from serenissima.games.gondola.state import Gondola

TOO_MUCH: Final = 1 << 20
NO_CUBES: Final = [0]

# The cubes of each colour in the supply.
Stocks = tuple[int, int, int]


# Prices.


def discount(s: Gondola, seat: int) -> int:
    """Mission 2: coins off the first canal that has a price, unless already used this turn."""
    unused = s.powers[seat] & ~s.once
    return CANAL_COST.added("coins", unused)


def price(s: Gondola, icon: int, first: bool, off: int, bridges: tuple[int, ...]) -> int:
    """The first canal and bridged ones are free, others cost the printed price minus a discount."""
    if first or bridges[icon] != NOBODY:
        return 0
    return max(0, s.chart.cost[icon] - off)


def uses_discount(s: Gondola, icon: int, first: bool, bridges: tuple[int, ...]) -> bool:
    """Whether a discount applies to this canal."""
    return not first and bridges[icon] == NOBODY and s.chart.cost[icon] > 0


def toll(s: Gondola, seat: int, icon: int, bridges: tuple[int, ...]) -> int:
    """Coins that a bridge pays the player who passes it: its builder, or with mission 3 anybody else."""
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


# Finishing.


def leaves_easily(s: Gondola, at: int, docks: int, coins: int) -> bool:
    """Whether the purse pays the printed price of a canal from `at` to a dock where the boat may moor.

    Discounts and bridges only make it cheaper, so a yes is certain and usually spares the search.
    """
    chart = s.chart
    if coins < 0 or not chart.plain:
        return False
    barred = docks | 1 << s.start
    other = s.where[s.boat ^ 1]
    if other >= 0:
        barred |= 1 << other
    return chart.near[at * (chart.highest_price + 1) + min(coins, chart.highest_price)] & ~barred != 0


def need(
    s: Gondola, at: int, docks: int, icons: int, first: bool, off: int, bridges: tuple[int, ...], enough: int
) -> int:
    """3.6.2: the fewest coins with which the active boat can leave `at` and finish.

    The search stops at the first way that costs at most `enough`: usually that is the only question.
    """
    best = TOO_MUCH
    other = s.where[s.boat ^ 1]
    for way in s.chart.ways[at]:
        icon = way.icon
        far = way.far
        if icons >> icon & 1 or docks >> far & 1:
            continue
        cost = 0
        has_price = not first and way.cost > 0 and bridges[icon] == NOBODY
        if has_price:
            cost = max(0, way.cost - off)
        if cost >= best:
            continue
        if far != other and far != s.start:
            best = cost
        else:
            income = toll(s, s.active, icon, bridges) + alms(s, s.active, far)
            left = 0 if has_price else off
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
    return leaves_easily(s, s.at, s.used_docks, coins) or coins >= need_now(s, s.bridges, coins)


def is_secure(s: Gondola, coins: int) -> bool:
    """Whether no choice now, short of spending coins, could keep the active boat from finishing."""
    return s.passing == 0 or can_leave(s, coins)


def may_activate_passing(s: Gondola, seat: int, dock: int) -> int:
    """3.6.3: the mask of effects within reach when the active boat passes, 0 for none (A1, A9)."""
    building = s.tiles[dock]
    if building >= TILES or (s.where[s.boat ^ 1] == dock and not s.rules.activate_past_own_boat):
        return 0
    if s.spy == building:
        return 15
    return (1 << s.space[seat * TILES + building]) - 1


# Income from the menu that is open while passing.


def supply_of(s: Gondola) -> Stocks:
    return (s.stock(0), s.stock(1), s.stock(2))


def with_cubes(stocks: Stocks, cargo: int) -> Stocks:
    """The supply after these cubes have come back."""
    return (stocks[0] + (cargo & 15), stocks[1] + (cargo >> 4 & 15), stocks[2] + (cargo >> 8))


def without_cubes(stocks: Stocks, cargo: int) -> Stocks:
    """The supply after these cubes are taken out."""
    return (stocks[0] - (cargo & 15), stocks[1] - (cargo >> 4 & 15), stocks[2] - (cargo >> 8))


def orange_bonus(s: Gondola) -> int:
    """Mission 11: coins that the next orange cube from a building still brings this turn."""
    return CUBE_GAINED[ORANGE].added("coins", s.powers[s.active] & ~s.once)


def completes(s: Gondola, coins: int, cargo: int, stocks: Stocks, bridges: tuple[int, ...]) -> bool:
    """3.6.2: whether a passing boat could still finish with this purse, cargo, supply and these bridges.

    It must be able to pay for the next canal now, or after some sequence of effects in the open menu.
    """
    if s.passing == 0 or leaves_easily(s, s.at, s.used_docks, coins):
        return True
    target = need_now(s, bridges, coins)
    return coins >= target or reaches(s, coins, cargo, stocks, orange_bonus(s), s.used, target, bridges)


def completes_after(s: Gondola, effect: Effect, slot: int) -> bool:
    """3.6.2: whether an effect in the passing menu leaves a way to finish."""
    coins = s.coins[s.active]
    if leaves_easily(s, s.at, s.used_docks, coins - effect.coins):
        return True
    target = need_now(s, s.bridges, coins - effect.coins)
    cargo = s.cargo[s.boat]
    return performed(s, effect, coins, cargo, supply_of(s), orange_bonus(s), s.used | 1 << slot, target, s.bridges)


def reaches(
    s: Gondola,
    coins: int,
    cargo: int,
    stocks: Stocks,
    bonus: int,
    used: int,
    target: int,
    bridges: tuple[int, ...],
) -> bool:
    """Whether some order of unused effects, with some choice of cubes, brings the purse to the target."""
    if coins >= target:
        return True
    effects = EFFECTS[s.menu]
    left = s.reach & ~used
    most = coins + bonus
    builds = False
    for slot in range(len(effects)):
        if left >> slot & 1:
            effect = effects[slot]
            if effect.pays:  # free of charge, so it may as well come first
                coins += effect.gives_coins
                left &= ~(1 << slot)
            most += effect.gives_coins
            builds = builds or effect.gives_bridge
    if coins >= target:
        return True
    if most < target and not builds:
        return False
    used = s.reach & ~left
    for slot in range(len(effects) - 1, -1, -1):  # the last effects bring most
        if left >> slot & 1 and effects[slot].helps:
            if performed(s, effects[slot], coins, cargo, stocks, bonus, used | 1 << slot, target, bridges):
                return True
    return False


def performed(
    s: Gondola,
    effect: Effect,
    coins: int,
    cargo: int,
    stocks: Stocks,
    bonus: int,
    used: int,
    target: int,
    bridges: tuple[int, ...],
) -> bool:
    """Whether the purse can reach the target after this effect."""
    if coins < effect.coins:
        return False
    purse = coins - effect.coins + effect.gives_coins
    if effect.gives_bridge and bridge_helps(s, purse, cargo, stocks, bonus, used, bridges):
        return True
    room = s.capacity(s.boat)
    for paid in payable_cubes(effect, cargo):
        after_paying = with_cubes(stocks, paid)
        for gained in gainable_cubes(effect, paid, after_paying):
            held = cargo - paid + gained
            extra = bonus if gained & 15 and not effect.converts else 0
            for lost in parts(held, max(0, cubes(held) - room)):
                supply = with_cubes(without_cubes(after_paying, gained), lost)
                if reaches(s, purse + extra, held - lost, supply, bonus - extra, used, target, bridges):
                    return True
    return False


def payable_cubes(effect: Effect, cargo: int) -> list[int]:
    """The cubes that an effect can take from a cargo; a conversion takes all of them."""
    if effect.converts:
        return [cargo]
    if effect.cubes == ANY_CUBES:
        return [part for size in range(1, cubes(cargo) + 1) for part in parts(cargo, size)]
    return parts(cargo, effect.cubes)


def gainable_cubes(effect: Effect, paid: int, stocks: Stocks) -> list[int]:
    """The cubes it can bring from this supply."""
    if effect.gives_cube != NO_COLOUR:
        return [ONE[effect.gives_cube]] if stocks[effect.gives_cube] > 0 else []
    if effect.converts:
        return mixes(cubes(paid), stocks)
    return mixes(effect.gives_cubes, stocks) if effect.gives_cubes else NO_CUBES


def bridge_helps(
    s: Gondola, coins: int, cargo: int, stocks: Stocks, bonus: int, used: int, bridges: tuple[int, ...]
) -> bool:
    """Whether building a bridge somewhere makes the way on affordable, perhaps with the remaining effects."""
    seat = s.active
    if s.bridges_left[seat] == 0:
        return False
    for icon in range(s.chart.icons):
        if bridges[icon] == NOBODY:
            built = put(bridges, icon, seat)
            target = need_now(s, built, coins)
            if reaches(s, coins, cargo, stocks, bonus, used, target, built):
                return True
    return False
