"""4.1, 4.2, 4.4: what a building or an influence card offers: prices, conditions, and the assistant's reach."""

from serenissima.games.gondola.data import (
    FAVOUR_COINS,
    FAVOUR_SCROLLS,
    MAJOR_COUNCIL,
    NO_COLOUR,
    NOBODY,
    TILES,
    UNFLIPPED,
    cubes,
)
from serenissima.games.gondola.effects import ADVANCE_OWN, EFFECTS, OVERTIME, TO_FOUR, Effect, Op
from serenissima.games.gondola.missions import BRIDGE_COST
from serenissima.games.gondola.rules.assistants import promotable
from serenissima.games.gondola.rules.drawing import can_draw_influence, can_draw_mission, mission_tax
from serenissima.games.gondola.rules.waterways import completes_after
from serenissima.games.gondola.state import Gondola


def effect_price(s: Gondola, seat: int, building: int, effect: Effect) -> int:
    """The price in coins; mission 16 builds for less at the Major Council, and a mission costs its tax."""
    if effect.gives_bridge and building == MAJOR_COUNCIL:
        return BRIDGE_COST.least("coins", s.powers[seat], effect.coins)
    if effect.draws_mission:
        return effect.coins + mission_tax(s, seat)
    return effect.coins


def is_offered(s: Gondola, seat: int, boat: int, building: int, slot: int, coins: int, scrolls: int) -> bool:
    """4.1, 4.2: whether an effect can be performed with this many coins and scrolls."""
    effect = EFFECTS[building][slot]
    if effect.is_free:
        return True
    if scrolls < effect.scrolls or s.intrigue[seat] < effect.intrigue:
        return False
    if coins < effect_price(s, seat, building, effect) or len(s.hands[seat]) < effect.least_hand:
        return False
    if effect.gives_cube != NO_COLOUR and s.stock(effect.gives_cube) < 1:
        return False
    if effect.gives_cubes and s.stock(0) + s.stock(1) + s.stock(2) < effect.gives_cubes:
        return False
    if effect.cubes and cubes(s.cargo[boat]) < max(1, effect.cubes):
        return False
    if effect.only_loses and s.intrigue[seat] == 0:  # A47
        return False
    if effect.draws_influence and not can_draw_influence(s):
        return False
    if effect.draws_mission and not can_draw_mission(s, seat):
        return False
    if effect.needs_bridge and not s.site_left(seat):
        return False
    return not (effect.converts and s.cargo[boat] == 0)


def offered_effects(s: Gondola, seat: int, boat: int, secure: bool) -> int:
    """The mask of effects in the open menu that may be performed now; while passing, those that let the boat finish.

    `secure` says that the purse can pay the way on as it is.
    """
    found = 0
    building = s.menu
    coins = s.coins[seat]
    scrolls = s.scrolls[seat]
    left = s.reach & ~s.used
    slot = 0
    while left >> slot:
        if left >> slot & 1 and is_offered(s, seat, boat, building, slot, coins, scrolls):
            effect = EFFECTS[building][slot]
            if (secure and (effect.coins == 0 or s.passing == 0)) or completes_after(s, effect, slot):
                found |= 1 << slot
        slot += 1
    return found


def may_embark(s: Gondola) -> bool:
    """5.3: the passenger waits at a dock that is being passed (A42)."""
    return s.rules.taxi and s.passing == 1 and s.passenger == s.at and s.aboard == NOBODY


def flip_would_help(s: Gondola, seat: int, boat: int) -> bool:
    """3.3: whether the coins or scrolls of an unflipped Favour card would make an effect available."""
    if s.favour[seat] != UNFLIPPED:
        return False
    for slot in range(len(EFFECTS[s.menu])):
        if (s.reach & ~s.used) >> slot & 1:
            coins = s.coins[seat]
            scrolls = s.scrolls[seat]
            if is_offered(s, seat, boat, s.menu, slot, coins + FAVOUR_COINS, scrolls):
                return True
            if is_offered(s, seat, boat, s.menu, slot, coins, scrolls + FAVOUR_SCROLLS):
                return True
    return False


def moored_reach(s: Gondola, seat: int, dock: int) -> int:
    """The effects available to a seat whose boat lies here: up to its assistant's space, all at a communal building."""
    building = s.tiles[dock]
    if building >= TILES:
        return (1 << len(EFFECTS[building])) - 1
    return (1 << s.space[seat * TILES + building]) - 1


def open_menu(s: Gondola, building: int, reach: int, passing: int) -> None:
    s.menu = building
    s.reach = reach
    s.used = 0
    s.passing = passing


# Influence cards.


def overtime_docks(s: Gondola, seat: int) -> list[int]:
    """A11: the docks of your boats where the building would do something."""
    found: list[int] = []
    for boat in (2 * seat, 2 * seat + 1):
        dock = s.where[boat]
        building = s.tiles[dock]
        if building >= TILES and not s.rules.overtime_communal:
            continue
        reach = moored_reach(s, seat, dock)
        coins = s.coins[seat]
        scrolls = s.scrolls[seat]
        for slot in range(len(EFFECTS[building])):
            if reach >> slot & 1 and is_offered(s, seat, boat, building, slot, coins, scrolls):
                found.append(dock)
                break
    return sorted(found)


def is_playable(s: Gondola, seat: int, ops: tuple[Op, ...]) -> bool:
    """4.4: whether an influence card could do what it says."""
    for op in ops:
        if op.code in (TO_FOUR, ADVANCE_OWN) and not promotable(s, seat):
            return False
        if op.code == OVERTIME and not overtime_docks(s, seat):
            return False
    return True
