"""Why an answer is illegal, in the words of the rules: for steps, effects, payments, cards and missions."""

from serenissima.core.messages import Message, message
from serenissima.games.gondola.data import HAND_LIMIT, NO_COLOUR, TILES, amount
from serenissima.games.gondola.effects import (
    ADVANCE_OWN,
    EFFECTS,
    INFLUENCE_CARDS,
    INFLUENCE_KINDS,
    OVERTIME,
    TO_FOUR,
    Effect,
)
from serenissima.games.gondola.missions import MISSION
from serenissima.games.gondola.names import (
    at_building,
    at_dock,
    building_name,
    cargo_name,
    counted,
    mission_name,
)
from serenissima.games.gondola.rules.assistants import promotable
from serenissima.games.gondola.rules.drawing import can_draw_influence
from serenissima.games.gondola.rules.offers import effect_price, is_offered, overtime_docks
from serenissima.games.gondola.rules.waterways import discount, need_now, price
from serenissima.games.gondola.state import Gondola


def not_an_option() -> Message:
    return Message("illegal-not-an-option")


# Movement.


def refuse_step(s: Gondola, seat: int, canal: int, moors: bool) -> Message:
    """3.6.1: the rule that a step breaks."""
    if not 0 <= canal < len(s.chart.ends) or s.at not in s.chart.ends[canal]:
        return message("gondola-refused-away", place=at_dock(s, s.at))
    a, b = s.chart.ends[canal]
    far = b if a == s.at else a
    icon = s.chart.icon[canal]
    if s.used_icons >> icon & 1:
        return Message("gondola-refused-canal-used")
    if far == s.start and (moors or not s.rules.pass_start):
        return message("gondola-refused-start", building=building_name(s.tiles[far]))
    if s.used_docks >> far & 1:
        return message("gondola-refused-dock-used", building=building_name(s.tiles[far]))
    cost = price(s, icon, s.first == 1, discount(s, seat), s.bridges)
    if cost > s.coins[seat]:
        return message("gondola-refused-dear", cost=counted("coins", cost), coins=s.coins[seat])
    if moors:
        return message("gondola-refused-own-boat", place=at_dock(s, far))
    return message("gondola-refused-no-way", building=building_name(s.tiles[far]))


def refuse_boat(s: Gondola, seat: int, place: int, cost: int) -> Message:
    """3.5: the gondolier's choice."""
    if place not in (0, 1):
        return Message("gondola-refused-boat")
    if cost > s.coins[seat]:
        return message("gondola-refused-stay", cost=counted("coins", cost), coins=s.coins[seat])
    return Message("gondola-refused-stuck")


# Buildings.


def refuse_effect(s: Gondola, seat: int, boat: int, slot: int) -> Message:
    """3.7.5, 4.1, 4.2: why an effect of the open menu cannot be performed."""
    effects = EFFECTS[s.menu]
    if not 0 <= slot < len(effects):
        return message("gondola-refused-no-effect", building=building_name(s.menu))
    if s.used >> slot & 1:
        return message("gondola-refused-effect-used", number=slot + 1)
    if not s.reach >> slot & 1:
        space = s.space[seat * TILES + s.menu] if s.menu < TILES else 0
        return message("gondola-refused-reach", number=slot + 1, space=space)
    if not is_offered(s, seat, boat, s.menu, slot, s.coins[seat], s.scrolls[seat]):
        return lacking(s, seat, boat, effects[slot])
    return message("gondola-refused-stranded", coins=counted("coins", need_now(s, s.bridges, 0)))


def lacking(s: Gondola, seat: int, boat: int, effect: Effect) -> Message:
    """What an effect requires that the seat lacks."""
    cost = effect_price(s, seat, s.menu, effect)
    if s.coins[seat] < cost:
        return message("gondola-refused-coins", cost=counted("coins", cost), coins=s.coins[seat])
    if s.scrolls[seat] < effect.scrolls:
        return message("gondola-refused-scrolls", cost=counted("scrolls", effect.scrolls), scrolls=s.scrolls[seat])
    if s.intrigue[seat] < effect.intrigue or effect.only_loses:
        return Message("gondola-refused-no-intrigue")
    if len(s.hands[seat]) < effect.least_hand:
        return message("gondola-refused-hand", least=effect.least_hand, count=len(s.hands[seat]))
    if effect.gives_cube != NO_COLOUR or effect.gives_cubes:
        return Message("gondola-refused-supply")
    if effect.cubes or effect.converts:
        return message("gondola-refused-no-cubes", place=at_dock(s, s.where[boat] if s.where[boat] >= 0 else s.at))
    if effect.draws_influence and not can_draw_influence(s):
        return Message("gondola-refused-no-influence")
    if effect.draws_mission:
        return refuse_mission_draw(s, seat)
    return Message("gondola-refused-no-bridge")


def refuse_mission_draw(s: Gondola, seat: int) -> Message:
    """3.8: the hand is full, or there is no card."""
    if len(s.missions[seat]) >= HAND_LIMIT:
        return message("gondola-refused-missions", most=HAND_LIMIT)
    return Message("gondola-refused-no-missions")


def refuse_done(s: Gondola) -> Message:
    """3.6.2: the boat still has to earn its way on here."""
    return message("gondola-refused-must-earn", coins=counted("coins", need_now(s, s.bridges, 0)))


def refuse_overtime(s: Gondola, seat: int, dock: int) -> Message:
    if dock not in (s.where[2 * seat], s.where[2 * seat + 1]):
        return Message("gondola-refused-overtime-boat")
    if s.tiles[dock] >= TILES and not s.rules.overtime_communal:
        return Message("gondola-refused-overtime-communal")
    return message("gondola-refused-idle", place=at_dock(s, dock))


# Cards.


def refuse_card(s: Gondola, seat: int, kind: int) -> Message:
    """3.4, 4.4: not in hand, or useless now."""
    if not 0 <= kind < INFLUENCE_KINDS or kind not in s.hands[seat].cards:
        return Message("gondola-refused-card")
    for op in INFLUENCE_CARDS[kind]:
        if op.code in (TO_FOUR, ADVANCE_OWN) and not promotable(s, seat):
            return Message("gondola-refused-promotable")
        if op.code == OVERTIME and not overtime_docks(s, seat):
            return Message("gondola-refused-overtime")
    return not_an_option()


def refuse_mission(s: Gondola, seat: int, no: int) -> Message:
    """3.7.3: not in hand, another building, or what is missing."""
    if not 0 < no < len(MISSION) or no not in s.missions[seat].cards:
        return Message("gondola-refused-mission")
    mission = MISSION[no]
    name = mission_name(no)
    if mission.building != s.tiles[s.at]:
        return message("gondola-refused-elsewhere", mission=name, place=at_building(mission.building))
    missing = lacking_cubes(s.cargo[s.boat], mission.cargo)
    if missing:
        return message("gondola-refused-cubes", mission=name, cubes=cargo_name(missing))
    return message(
        "gondola-refused-mission-scrolls",
        mission=name,
        cost=counted("scrolls", mission.scrolls),
        scrolls=s.scrolls[seat],
    )


def lacking_cubes(held: int, wanted: int) -> int:
    """The cubes that `held` lacks for `wanted`."""
    return sum([max(0, amount(wanted, colour) - amount(held, colour)) << 4 * colour for colour in range(3)])
