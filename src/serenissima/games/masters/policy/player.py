"""A greedy player of Masters of Venice (9.1): it values everything in ducats and does what gains most."""

from typing import Final

from serenissima.bots.candidates import and_others
from serenissima.core.dice import Dice
from serenissima.games.masters.data import (
    BID_SPACES,
    DOCK_COUNT,
    GOODS,
    GUILD_MASTER,
    NOWHERE,
    SHOP_COUNT,
    SHOPS,
    SPACES,
    STEP,
    STOCKS,
    TAX_COLLECTOR,
    THIEF,
    TRADER,
    is_shared,
)
from serenissima.games.masters.picks import (
    DECLINE,
    END,
    FIRST_PLACE_ACTION,
    NO_CARD,
    NO_CUBE_HERE,
    NO_MARKER,
    SELL_CUBES,
    USE_MARKER,
)
from serenissima.games.masters.policy.valuation import (
    NOTHING,
    RESERVE,
    SOON,
    Outlook,
    action_gain,
    rounds_after,
    tile_gain,
)
from serenissima.games.masters.rules.bidding import AdjustOrders, Bid, PickCharacter, adjusted_orders
from serenissima.games.masters.rules.commerce import ChooseMove, GoFirst, Jump, place_of_jump, slot_at
from serenissima.games.masters.rules.guild import KeepOrder, PointsOrCash, ReturnOrder
from serenissima.games.masters.rules.single_places import HarborExtra, PlaceCube
from serenissima.games.masters.rules.slots import Slot
from serenissima.games.masters.state import Masters

WORTHWHILE: Final = 5
"""The least gain worth spending a tile on."""
HURRY: Final = 60
"""The gain that justifies using the Marker; half of it in the last round of a period."""
USUAL_BID: Final = 50
ORDERS_WANTED: Final = 4
BID_PART: Final = 3
"""Never bid more than the cash divided by this."""
OTHERS_OPEN: Final = 15
"""The probability that a given other player opens a shared place, in percent."""
CHARACTER_WORTH: Final[tuple[int, ...]] = (0, 45, 20, 80, 55, 40)


def choose(s: Masters, seat: int, dice: Dice) -> int:
    """The pick of a sensible player who looks no further than this action."""
    question = s.question()
    if isinstance(question, Slot):
        return best_action(s, seat, question.place)
    if isinstance(question, ChooseMove):
        return best_place(s, seat, dice)
    if isinstance(question, Jump):
        return best_jump(s, seat)
    if isinstance(question, GoFirst):
        return USE_MARKER if is_urgent(s, seat, s.place[seat]) else NO_MARKER
    if isinstance(question, Bid):
        return best_bid(s, seat, dice)
    if isinstance(question, PickCharacter):
        return best_character(s, seat)
    if isinstance(question, AdjustOrders):
        return best_adjustment(s, seat)
    if isinstance(question, PointsOrCash):
        return points_to_take(s, seat, question.value)
    if isinstance(question, (KeepOrder, ReturnOrder)):
        return best_card(s, seat, isinstance(question, KeepOrder))
    if isinstance(question, PlaceCube):
        return best_cube_for(s, seat, question.dock)
    if isinstance(question, HarborExtra):
        return best_extra(s, seat)
    return s.options(seat)[0]


def candidates(s: Masters, seat: int, dice: Dice) -> list[int]:
    """Picks worth a closer look, best first."""
    return and_others(choose(s, seat, dice), s.options(seat), dice)


# Slots.


def best_action(s: Masters, seat: int, place: int) -> int:
    """Tiles and majorities that gain something come first, because they improve the trades after them."""
    outlook = Outlook(s, seat)
    if place == SHOPS:
        outlook.sale = SOON  # when tiles are weighed, the sale in this slot is still to come
    now = outlook.worth()
    best = END
    most = 0
    first = END
    most_first = WORTHWHILE
    trading = Outlook(s, seat)
    traded = trading.worth()
    for pick in s.options(seat):
        if pick == END:
            continue
        if pick < FIRST_PLACE_ACTION or (place == SHOPS and pick < SELL_CUBES):
            gain = tile_gain(s, seat, outlook, now, pick)
            if gain > most_first:
                most_first = gain
                first = pick
        else:
            gain = action_gain(s, seat, place, trading, traded, pick)
            if gain > most:
                most = gain
                best = pick
    return first if first != END else best


def best_gain(s: Masters, seat: int, place: int, outlook: Outlook, now: int) -> int:
    """The gain of the best action at a place, in a new slot."""
    most = 0
    for pick in slot_at(seat, place).options(s, seat):
        if pick >= FIRST_PLACE_ACTION and not (place == SHOPS and pick < SELL_CUBES):
            most = max(most, action_gain(s, seat, place, outlook, now, pick))
    return most


# Moves and the Marker.


def best_place(s: Masters, seat: int, dice: Dice) -> int:
    """9.1.4: where a visit adds most; places that others will open anyway count less."""
    twin = s.clone()
    twin.begin_slot()
    outlook = Outlook(s, seat)
    now = outlook.worth()
    best = NOWHERE
    most = NOTHING
    for place in s.options(seat):
        twin.place[seat] = place
        gain = best_gain(twin, seat, place, outlook, now)
        if is_shared(place):
            gain -= gain * OTHERS_OPEN * (len(s.cash) - 1) // 100
        gain = gain * 4 + dice.below(20)
        if gain > most:
            most = gain
            best = place
    return best


def is_urgent(s: Masters, seat: int, place: int) -> bool:
    """9.1.12: the Marker is for a rich dock or for Orders that run out, and in the last round for anything."""
    twin = s.clone()
    twin.begin_slot()
    outlook = Outlook(s, seat)
    limit = HURRY // 2 if s.space + 1 in BID_SPACES or s.space == SPACES else HURRY
    return best_gain(twin, seat, place, outlook, outlook.worth()) >= limit


def best_jump(s: Masters, seat: int) -> int:
    """The first urgent use of the Marker: at the open place, then at the seat's own."""
    for pick in s.options(seat):
        if pick != NO_MARKER and is_urgent(s, seat, place_of_jump(s, seat, pick)):
            return pick
    return NO_MARKER


# Bidding.


def best_bid(s: Masters, seat: int, dice: Dice) -> int:
    """9.1.6: a bid is partly a purchase of Orders; the rest pays for Turn Order and a character."""
    outlook = Outlook(s, seat)
    wanted = 0
    for shop in range(SHOP_COUNT):
        wanted = max(wanted, outlook.cubes[shop] - outlook.orders[shop])
    bid = USUAL_BID + STEP * min(wanted + 1, ORDERS_WANTED) + STEP * dice.below(2)
    options = s.options(seat)
    limit = min(options[-1], s.cash[seat] // BID_PART)
    return min(bid, limit) // STEP * STEP


def best_character(s: Masters, seat: int) -> int:
    """9.1.11."""
    best = NOWHERE
    most = NOTHING
    for character in s.options(seat):
        worth = CHARACTER_WORTH[character]
        if character == GUILD_MASTER and rounds_after(s) < 4:
            worth = 0
        if character == TRADER:
            worth += 4 * sum(s.cubes[seat * GOODS : (seat + 1) * GOODS])
        if character == THIEF and rounds_after(s) < 4:
            worth -= 20
        if character == TAX_COLLECTOR:
            worth += 5 * (len(s.cash) - 2)
        if worth > most:
            most = worth
            best = character
    return best


def best_adjustment(s: Masters, seat: int) -> int:
    """Orders where the seat's own goods are waiting; failing that, where it holds most shares and cubes are cheap."""
    outlook = Outlook(s, seat)
    now = outlook.worth()
    best = NOWHERE
    most = NOTHING
    for pick in s.options(seat):
        shop = pick // 2
        change = adjusted_orders(s, shop, s.bids[seat], pick % 2) - s.orders[shop]
        gain = 4 * (outlook.with_pegs(shop, 0, change) - now)
        gain += change * (4 * s.shares[seat * STOCKS + shop] + 2 * outlook.cubes[shop])
        for other in range(len(s.cash)):
            if other != seat:
                gain -= change * s.cubes[other * GOODS + shop]
        if gain > most:
            most = gain
            best = pick
    return best


# Smaller questions.


def points_to_take(s: Masters, seat: int, value: int) -> int:
    """9.1.3: all points, unless money is short and there is time to double it."""
    return value - 1 if s.cash[seat] < RESERVE // 2 and rounds_after(s) >= 6 else value


def best_card(s: Masters, seat: int, must_choose: bool) -> int:
    """The Guild Master keeps the order that suits his goods better, and returns an old one that he cannot fill."""
    outlook = Outlook(s, seat)
    kept = s.options(seat)
    best = kept[0]
    most = NOTHING
    if not must_choose:
        best = NO_CARD
        most = outlook.worth()
    for card in kept:
        if card == NO_CARD:
            continue
        outlook.cards.remove(card)
        worth = outlook.worth()
        outlook.cards.append(card)
        if worth > most:
            most = worth
            best = card
    if must_choose:
        return kept[0] if best == kept[1] else kept[1]
    return best


def best_cube_for(s: Masters, seat: int, dock: int) -> int:
    """Put the good this seat wants most where most of it lies already, others elsewhere."""
    outlook = Outlook(s, seat)
    now = outlook.worth()
    wanted = [outlook.with_cubes(good, 1, 0) - now - s.price[good] for good in range(GOODS)]
    rich = dock
    most = NOTHING
    for other in range(dock, DOCK_COUNT):
        value = 0
        for good in range(GOODS):
            value += s.docks[other * GOODS + good] * wanted[good]
        if value > most:
            most = value
            rich = other
    best = NO_CUBE_HERE
    most = NOTHING
    for good in s.options(seat):
        if good != NO_CUBE_HERE:
            value = wanted[good] if rich == dock else -wanted[good]
            if value > most:
                most = value
                best = good
    return best


def best_extra(s: Masters, seat: int) -> int:
    """A free cube is welcome while there is time to use it."""
    options = s.options(seat)
    if rounds_after(s) == 0:
        return DECLINE
    if not s.rules.harbor_choice:
        return options[0]
    outlook = Outlook(s, seat)
    best = options[0]
    most = NOTHING
    for good in options:
        if good != DECLINE:
            worth = outlook.with_cubes(good, 1, 0)
            if worth > most:
                most = worth
                best = good
    return best
