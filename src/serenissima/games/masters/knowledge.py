"""Section 5: who knows what: the view of a seat, and the worlds it cannot tell apart."""

from typing import Any, Final

from serenissima.core.dice import Dice, shuffled
from serenissima.core.piles import Pile, redealt
from serenissima.games.masters.data import (
    BID_SPACES,
    CHARACTER_KEYS,
    CHARACTERS,
    DOCK_COUNT,
    FAVOR_KINDS,
    FAVOR_MOST,
    FAVOR_PRICE,
    GOOD_KEYS,
    GOOD_LETTERS,
    GOODS,
    HIGHEST,
    MARKER_MODES,
    NEEDS,
    NO_CUBE,
    NOBODY,
    NORTH_STOCK,
    NOWHERE,
    OFFICES,
    ORDER_CODES,
    PLACE_KEYS,
    PLACES,
    QUAY_ROW,
    SHOP_COUNT,
    SPACES,
    STEP,
    STOCK_KEYS,
    STOCKS,
    UNLIMITED,
    is_shared,
)
from serenissima.games.masters.rules.bidding import Bid
from serenissima.games.masters.rules.commerce import ChooseMove, GoFirst, Jump, may_act_alone, next_place
from serenissima.games.masters.rules.guild import can_deliver
from serenissima.games.masters.rules.slots import Slot
from serenissima.games.masters.scoring import (
    cash_after_tax,
    delivery_points,
    final_parts,
    final_score,
    goods_tax,
    goods_value,
    stock_value,
)
from serenissima.games.masters.state import Masters

Json = dict[str, Any]

# The view.


def public(s: Masters) -> Json:
    """What everybody may know, with the figures of 9.2. Goods, stocks, places are numbers, as in picks."""
    return {
        "game": "masters",
        "seats": s.seats,
        "phase": phase(s),
        "space": s.space,
        "spaces": SPACES,
        "bid_spaces": list(BID_SPACES),
        "rounds_left": SPACES - s.space,
        "next_bid": next_bid(s),
        "rumors_on_canal": len([space for space in range(s.space + 1, SPACES + 1) if space not in BID_SPACES]),
        "goods": [good_view(s, good) for good in range(GOODS)],
        "shops": [shop_view(s, shop) for shop in range(SHOP_COUNT)],
        "offices": [office_view(s, office) for office in range(OFFICES)],
        "docks": [dock_view(s, dock) for dock in range(DOCK_COUNT)],
        "quay": s.docks[QUAY_ROW:],
        "orders_max": s.rules.orders_max,
        "places": list(PLACE_KEYS),
        "order": list(s.order),
        "age": list(s.age),
        "bids": list(s.bids) if s.order else None,
        "characters": [
            {"key": CHARACTER_KEYS[character], "holder": nobody_is_none(s.holder[character])}
            for character in range(CHARACTERS)
        ],
        "marker": "fresh" if s.marker else "used",
        "opened": [place for place in range(PLACES) if s.opened >> place & 1],
        "location": None if s.location == NOWHERE else s.location,
        "slot": slot_view(s),
        "window": window_view(s),
        "forecast": [{"place": place, "seats": seats} for place, seats in forecast(s)],
        "deck": len(s.deck.cards),
        "plaza": [favor_view(kind) for kind in s.plaza],
        "stack": len(s.stack.cards),
        "spread": list(s.spread),
        "history": [history_view(row) for row in s.history],
        "options": options_view(s),
        "over": s.is_over,
        "scores": s.scores(),
        "ranks": s.ranks() if s.finished else None,
        "ending": s.ending() if s.finished else None,
        "breakdown": [breakdown(s, other) for other in range(s.seats)] if s.finished else None,
    }


def private(s: Masters, seat: int) -> Json:
    """The seat's own cards, Rumors and money, and how the players look from this seat."""
    return {
        "seat": seat,
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "hand": [order_view(s, seat, card) for card in sorted(s.hands[seat].cards)] if seat >= 0 else None,
        "rumors": s.rumors[seat * SHOP_COUNT : (seat + 1) * SHOP_COUNT] if seat >= 0 else None,
        "cash": s.cash[seat] if seat >= 0 else None,
        "estimate": breakdown(s, seat) if seat >= 0 else None,
    }


def nobody_is_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def phase(s: Masters) -> str:
    """Bidding, moving, acting or over."""
    if s.finished:
        return "over"
    if s.space in BID_SPACES:
        return "bid" if isinstance(s.question(), Bid) else "characters"
    return "move" if isinstance(s.question(), ChooseMove) else "action"


def next_bid(s: Masters) -> int | None:
    """Rounds until the next bidding; None if there is no other."""
    later = [space - s.space for space in BID_SPACES if space > s.space]
    return later[0] if later else None


def steps_to_top(value: int) -> int:
    """Steps after which a peg passes 100: price control, or a split."""
    return (HIGHEST - value) // STEP + 1


def good_view(s: Masters, good: int) -> Json:
    return {
        "key": GOOD_KEYS[good],
        "letter": GOOD_LETTERS[good],
        "price": s.price[good],
        "bag": s.bag[good],
        "to_control": steps_to_top(s.price[good]),
    }


def shop_view(s: Masters, shop: int) -> Json:
    return {
        "key": STOCK_KEYS[shop],
        "price": s.price[shop],
        "share": s.share[shop],
        "orders": s.orders[shop],
        "supply": s.supply[shop],
        "owned": [s.shares[seat * STOCKS + shop] for seat in range(s.seats)],
        "majority": nobody_is_none(s.majority[shop]),
        "to_split": steps_to_top(s.share[shop]),
        "to_control": steps_to_top(s.price[shop]),
    }


def office_view(s: Masters, office: int) -> Json:
    stock = NORTH_STOCK + office
    return {
        "key": STOCK_KEYS[stock],
        "cube": None if s.office[office] == NO_CUBE else s.office[office],
        "share": s.share[stock],
        "supply": s.supply[stock],
        "owned": [s.shares[seat * STOCKS + stock] for seat in range(s.seats)],
    }


def dock_view(s: Masters, dock: int) -> Json:
    cubes = s.docks[dock * GOODS : (dock + 1) * GOODS]
    return {"cubes": cubes, "cost": sum([cubes[good] * s.price[good] for good in range(GOODS)])}


def favor_view(kind: int) -> Json:
    return {"kind": kind, "price": FAVOR_PRICE[kind], "most": FAVOR_MOST[kind]}


def order_view(s: Masters, seat: int, card: int) -> Json:
    """A Guild Order in hand: what it requires, which cubes are missing, and where Orders are."""
    needs = list(NEEDS[card * GOODS : (card + 1) * GOODS])
    return {
        "card": card,
        "code": ORDER_CODES[card],
        "needs": needs,
        "missing": [max(0, needs[good] - s.cubes[seat * GOODS + good]) for good in range(GOODS)],
        "orders_short": [max(0, needs[shop] - s.orders[shop]) for shop in range(SHOP_COUNT)],
        "deliverable": can_deliver(s, seat, card),
    }


def player_view(s: Masters, seat: int, viewer: int) -> Json:
    """What a seat shows to another: money and Favors by option, cards and Rumors only by number."""
    own = seat == viewer or s.finished
    favors = s.favors[seat * FAVOR_KINDS : (seat + 1) * FAVOR_KINDS]
    rumors = s.rumors[seat * SHOP_COUNT : (seat + 1) * SHOP_COUNT]
    hand = s.hands[seat]
    return {
        "seat": seat,
        "you": seat == viewer,
        "cubes": s.cubes[seat * GOODS : (seat + 1) * GOODS],
        "shares": s.shares[seat * STOCKS : (seat + 1) * STOCKS],
        "stock_value": stock_value(s, seat),
        "cash": s.cash[seat] if own or s.rules.open_cash else None,
        "points": s.points[seat],
        "place": None if s.place[seat] == NOWHERE else s.place[seat],
        "characters": [character for character in range(CHARACTERS) if s.holder[character] == seat],
        "orders": len(hand.cards),
        "known_orders": sorted(hand.cards if own else [card for card in hand.seen_by(viewer) if card >= 0]),
        "delivered": list(s.delivered[seat]),
        "next_delivery": delivery_points(len(s.delivered[seat])),
        "rumors": sum(rumors),
        "known_rumors": rumors if own else None,
        "favor_count": sum(favors),
        "favors": favors if own or s.rules.open_favors else None,
    }


def breakdown(s: Masters, seat: int) -> Json:
    """3.12: the score if the game ended now, part by part."""
    tax, orders, stock, cash = final_parts(s, seat)
    return {
        "points": s.points[seat],
        "goods_value": goods_value(s, seat),
        "goods_tax": goods_tax(goods_value(s, seat)),
        "tax": tax,
        "orders": orders,
        "stock_value": stock_value(s, seat),
        "stock": stock,
        "cash_after_tax": cash_after_tax(s, seat),
        "cash": cash,
        "total": final_score(s, seat),
    }


def slot_view(s: Masters) -> Json | None:
    """The slot in progress: whose, where, and what has been traded in it."""
    for i in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[i]
        if isinstance(frame, Slot):
            return {
                "seat": frame.seat,
                "place": frame.place,
                "dock": None if s.dock == NOWHERE else s.dock,
                "bought": [number for number in range(STOCKS) if s.bought >> number & 1],
                "sold": [number for number in range(STOCKS) if s.sold >> number & 1],
                "buys": s.buys,
                "sells": s.sells,
            }
    return None


def window_view(s: Masters) -> Json | None:
    """The moment when the Gondolieri may use the Marker: before a place opens, or before a player's slot."""
    question = s.question()
    if isinstance(question, GoFirst):
        return {"seat": question.seat, "place": question.place, "before": None, "own": s.place[question.seat]}
    if isinstance(question, Jump):
        own = s.place[question.seat] if may_act_alone(s) else None
        return {"seat": question.seat, "place": s.location, "before": question.before, "own": own}
    return None


def forecast(s: Masters) -> list[tuple[int, list[int]]]:
    """9.2: who will still act where this round, if the Marker stays unused."""
    if phase(s) != "action":
        return []
    found: list[tuple[int, list[int]]] = []
    if s.location != NOWHERE:
        rest = in_order(s, s.location, s.acted, s.anchor, s.leader)
        if rest:
            found.append((s.location, rest))
    twin = s.clone()
    place = next_place(twin)
    while place != NOWHERE:
        twin.opened |= 1 << place
        gone = 0
        anchor = NOBODY
        if s.ahead and s.place[s.gondolieri()] == place:
            gone = 1 << s.gondolieri()
            anchor = s.gondolieri()
        found.append((place, in_order(s, place, gone, anchor, NOBODY)))
        place = next_place(twin)
    return found


def in_order(s: Masters, place: int, acted: int, anchor: int, leader: int) -> list[int]:
    """3.4: visitors in Turn Order, then at a shared place the others clockwise."""
    left = [leader] if leader != NOBODY and not acted >> leader & 1 else []
    left += [seat for seat in s.order if s.place[seat] == place and seat not in left and not acted >> seat & 1]
    if left:
        anchor = left[-1]
    if is_shared(place):
        around = [(anchor + step) % s.seats for step in range(1, s.seats)]
        left += [seat for seat in around if seat not in left and not acted >> seat & 1]
    return left


def history_view(row: tuple[int, ...]) -> Json:
    """All pegs at the end of a round."""
    return {
        "price": list(row[:GOODS]),
        "share": list(row[GOODS : GOODS + SHOP_COUNT]),
        "orders": list(row[GOODS + SHOP_COUNT :]),
    }


def options_view(s: Masters) -> Json:
    return {
        "marker_mode": MARKER_MODES[s.rules.marker_mode],
        "thief_scope": "any_dock" if s.rules.any_dock else "chosen_dock",
        "powers_on_shared": s.rules.powers_on_shared,
        "tiles_on_shared": s.rules.tiles_on_shared,
        "orders_max": s.rules.orders_max,
        "max_bid": "none" if s.rules.max_bid == UNLIMITED else s.rules.max_bid,
        "adjust_after_all_picks": s.rules.adjust_after_all_picks,
        "tax_mode": "per_recipient" if s.rules.tax_per_recipient else "per_event",
        "harbor_choice": s.rules.harbor_choice,
        "open_cash": s.rules.open_cash,
        "open_favors": s.rules.open_favors,
        "majority_may_break_100": s.rules.majority_may_break_100,
    }


# Worlds.

MEMORY: Final = 4
"""A player who watches the public payments knows the others' money to within about a quarter."""
LEAST_DOUBT: Final = 25


def redeal(s: Masters, seat: int, dice: Dice) -> None:
    """Shuffle the others' cards, Rumors and money, and the deck. At the end nothing is hidden any more."""
    if s.finished:
        return
    piles = redealt([s.deck, *s.hands], seat, dice)
    s.deck = piles[0]
    s.hands = piles[1:]
    redeal_rumors(s, seat, dice)
    redeal_favors(s, seat, dice)
    if not s.rules.open_cash:
        for other in range(s.seats):
            if other != seat:
                s.cash[other] = remembered(s.cash[other], dice)


def remembered(cash: int, dice: Dice) -> int:
    """A-28: every payment is public, so nobody is far wrong about the others' money, and nobody is quite sure."""
    doubt = max(LEAST_DOUBT, cash // MEMORY) // STEP
    return max(0, cash + STEP * (dice.below(2 * doubt + 1) - doubt))


def redeal_rumors(s: Masters, seat: int, dice: Dice) -> None:
    """Shuffle the tiles in other players' hands, on the canal and in the box; the numbers stay the same."""
    tiles: list[int] = []
    for shop in range(SHOP_COUNT):
        tiles += [shop] * s.unseen[shop]
    sizes: list[int] = []
    for other in range(s.seats):
        held = s.rumors[other * SHOP_COUNT : (other + 1) * SHOP_COUNT]
        sizes.append(0 if other == seat else sum(held))
        if other != seat:
            for shop in range(SHOP_COUNT):
                tiles += [shop] * held[shop]
    fresh = list(shuffled(tuple(tiles), dice))
    for other in range(s.seats):
        if other != seat:
            for shop in range(SHOP_COUNT):
                s.rumors[other * SHOP_COUNT + shop] = 0
            for _ in range(sizes[other]):
                s.rumors[other * SHOP_COUNT + fresh.pop()] += 1
    s.unseen = tuple([fresh.count(shop) for shop in range(SHOP_COUNT)])


def redeal_favors(s: Masters, seat: int, dice: Dice) -> None:
    """Shuffle the face-down stack and, by option, what others hold (A-29); used tiles at the bottom are known."""
    hands: list[Pile] = []
    for other in range(s.seats):
        tiles: list[int] = []
        for kind in range(FAVOR_KINDS):
            tiles += [kind] * s.favors[other * FAVOR_KINDS + kind]
        seen = -1 if s.rules.open_favors or other == seat else 0
        hands.append(Pile(tuple(tiles), (seen,) * len(tiles)))
    piles = redealt([s.stack, *hands], seat, dice)
    s.stack = piles[0]
    for other in range(s.seats):
        for kind in range(FAVOR_KINDS):
            s.favors[other * FAVOR_KINDS + kind] = piles[1 + other].cards.count(kind)
