"""Wording of Masters of Venice: prompts, options and their consequences. Ids and arguments only."""

from serenissima.core.event import Event
from serenissima.core.messages import Argument, Message, SeatName, message
from serenissima.games.masters import names
from serenissima.games.masters.data import (
    ANY_TIME,
    CHARACTER_KEYS,
    FAVOR_PRICE,
    GOODS,
    MOST_SHARES,
    NEEDS,
    NO_CUBE,
    OFFICE_NORTH,
    PLACE_KEYS,
    QUAY_ROW,
    SHOP_COUNT,
    TRADER_LIMIT,
)
from serenissima.games.masters.log_lines import line as line
from serenissima.games.masters.log_lines import lines as lines
from serenissima.games.masters.picks import (
    AT_RANDOM,
    BUY_FAVOR,
    BUY_GOODS,
    BUY_SHARES,
    COUNTS,
    DECLINE,
    DELIVER,
    DOWN,
    DRAW,
    DRAW_TWO,
    END,
    FIRST_PLACE_ACTION,
    FIRST_RUMOR,
    MAJORITY,
    NO_CARD,
    NO_CUBE_HERE,
    NO_MARKER,
    OWN_TURN,
    SELL_CUBES,
    SELL_GOODS,
    SELL_SHARES,
    STEAL,
    SWAP,
    UP,
    USE_MARKER,
)
from serenissima.games.masters.rules.bidding import (
    AdjustOrders,
    Bid,
    PickCharacter,
    adjusted_orders,
    adjustment,
    bid_rank,
)
from serenissima.games.masters.rules.commerce import ChooseMove, GoFirst, Jump, place_of_jump
from serenissima.games.masters.rules.guild import AtGuildHall, KeepOrder, PointsOrCash, ReturnOrder
from serenissima.games.masters.rules.shared_places import (
    AtDocks,
    AtMarket,
    AtShops,
    bought_count,
    bought_good,
    dock_of,
    sale_total,
)
from serenissima.games.masters.rules.single_places import AtChurch, AtOffice, HarborExtra, PlaceCube, mercato_limit
from serenissima.games.masters.rules.slots import (
    Slot,
    favor_count,
    favor_shop,
    rumor_direction,
    rumor_peg,
    rumor_shop,
)
from serenissima.games.masters.scoring import delivery_points
from serenissima.games.masters.state import BUSY, FAVOR_BOUGHT, OFFICE_USED, SOLD, Masters

# Questions.


def prompt(s: Masters, seat: int) -> Message:
    """The question put to this seat."""
    frame = s.question()
    cash = s.cash[seat]
    if isinstance(frame, Slot):
        return prompt_of_slot(s, seat, frame)
    if isinstance(frame, Bid):
        return message("masters-ask-bid", cash=cash)
    if isinstance(frame, PickCharacter):
        place = s.order.index(seat) + 1
        return message("masters-ask-character", bid=s.bids[seat], place=place)
    if isinstance(frame, AdjustOrders):
        bid = s.bids[seat]
        return message("masters-ask-adjust", bid=bid, up=adjustment(bid, UP), down=-adjustment(bid, DOWN))
    if isinstance(frame, ChooseMove):
        return message("masters-ask-move", space=s.space)
    if isinstance(frame, GoFirst):
        return message("masters-ask-go-first", place=names.place_name(frame.place), own=names.place_name(s.place[seat]))
    if isinstance(frame, Jump):
        if s.rules.marker_mode == ANY_TIME:
            return message("masters-ask-any-time", name=SeatName(frame.before), place=names.at_place(s.location))
        place = place_of_jump(s, seat, USE_MARKER)
        return message("masters-ask-jump", name=SeatName(frame.before), place=names.at_place(place))
    if isinstance(frame, PointsOrCash):
        return message("masters-ask-points", value=frame.value)
    if isinstance(frame, KeepOrder):
        return Message("masters-ask-keep")
    if isinstance(frame, ReturnOrder):
        return Message("masters-ask-return")
    if isinstance(frame, HarborExtra):
        return Message("masters-ask-harbor")
    if isinstance(frame, PlaceCube):
        waiting = s.docks[QUAY_ROW:]
        cubes = [names.goods_counted(good, waiting[good]) for good in range(GOODS) if waiting[good]]
        return message("masters-ask-place", dock=frame.dock + 1, goods=cubes)
    return Message("masters-ask-nothing")


def prompt_of_slot(s: Masters, seat: int, slot: Slot) -> Message:
    cash = s.cash[seat]
    if s.deeds & (OFFICE_USED | FAVOR_BOUGHT):
        return message("masters-ask-tiles", place=names.at_place(slot.place))
    if isinstance(slot, AtShops):
        return prompt_of_shops(s, seat)
    if isinstance(slot, AtGuildHall):
        return message("masters-ask-guild-hall", value=delivery_points(len(s.delivered[seat])))
    if isinstance(slot, AtOffice):
        return message("masters-ask-office", place=names.at_place(slot.place))
    if isinstance(slot, AtDocks):
        return message("masters-ask-docks", cash=cash)
    if isinstance(slot, AtMarket):
        return message("masters-ask-market", cash=cash)
    if isinstance(slot, AtChurch):
        return message("masters-ask-church", cash=cash)
    return message("masters-ask-mercato", cash=cash, limit=mercato_limit(s, seat))


def prompt_of_shops(s: Masters, seat: int) -> Message:
    """At the Shops, with the reason if nothing can be sold."""
    if s.deeds & SOLD:
        return Message("masters-ask-shops-sold")
    held = [shop for shop in range(SHOP_COUNT) if s.cubes[seat * GOODS + shop]]
    if not held:
        return Message("masters-ask-shops-no-goods")
    if not any(s.orders[shop] for shop in held):
        return message("masters-ask-shops-no-orders", shops=[names.stock_name(shop) for shop in held])
    return Message("masters-ask-shops")


# Options.


def label(s: Masters, seat: int, pick: int) -> Message:
    """One option in words."""
    frame = s.question()
    if isinstance(frame, Slot):
        return label_in_slot(s, frame, pick)
    if isinstance(frame, Bid):
        return message("masters-label-bid", bid=pick)
    if isinstance(frame, PickCharacter):
        return names.character_name(pick)
    if isinstance(frame, AdjustOrders):
        shop = pick // 2
        after = adjusted_orders(s, shop, s.bids[seat], pick % 2)
        at = {"shop": names.stock_name(shop), "good": names.good_name(shop)}
        return message("masters-label-adjust", **at, before=s.orders[shop], after=after)
    if isinstance(frame, ChooseMove):
        return names.place_name(pick)
    if isinstance(frame, GoFirst):
        return Message("masters-label-go-first" if pick == USE_MARKER else "masters-label-no-marker")
    if isinstance(frame, Jump):
        if pick == NO_MARKER:
            return Message("masters-label-no-marker")
        if s.rules.marker_mode != ANY_TIME:
            return Message("masters-label-jump")
        id = "masters-label-own-turn" if pick == OWN_TURN else "masters-label-ahead"
        return message(id, place=names.at_place(place_of_jump(s, seat, pick)))
    if isinstance(frame, PointsOrCash):
        return message("masters-label-points", points=pick, ducats=frame.ducats(pick))
    if isinstance(frame, KeepOrder):
        return message("masters-label-keep", order=names.order_name(pick))
    if isinstance(frame, ReturnOrder):
        if pick == NO_CARD:
            return Message("masters-label-return-none")
        return message("masters-label-return", order=names.order_name(pick))
    if isinstance(frame, HarborExtra):
        if pick == DECLINE:
            return Message("masters-label-harbor-none")
        return Message("masters-label-harbor") if pick == AT_RANDOM else names.good_name(pick)
    return Message("masters-label-no-cube") if pick == NO_CUBE_HERE else names.good_name(pick)


def label_in_slot(s: Masters, slot: Slot, pick: int) -> Message:
    if pick == END:
        return Message("masters-label-end" if s.deeds & BUSY else "masters-label-pass")
    if pick < FIRST_RUMOR:
        return message("masters-label-favor", count=favor_count(pick), shop=names.stock_name(favor_shop(pick)))
    if pick < FIRST_PLACE_ACTION:
        id = "masters-label-rumor-up" if rumor_direction(pick) == UP else "masters-label-rumor-down"
        return message(id, peg=names.peg_name(rumor_shop(pick), rumor_peg(pick)))
    if isinstance(slot, AtDocks):
        return label_at_docks(s, pick)
    if isinstance(slot, AtShops):
        return label_at_shops(s, pick)
    if isinstance(slot, AtMarket):
        return label_at_market(s, pick)
    if isinstance(slot, AtGuildHall):
        if pick >= DELIVER:
            return message("masters-label-deliver", order=names.order_name(pick - DELIVER))
        return Message("masters-label-draw" if pick == DRAW else "masters-label-draw-two")
    if isinstance(slot, AtChurch):
        kind = pick - BUY_FAVOR
        return message("masters-label-buy-favor", favor=names.favor_name(kind), cost=FAVOR_PRICE[kind])
    if isinstance(slot, AtOffice):
        cube = s.office[slot.place - OFFICE_NORTH]
        if cube == NO_CUBE:
            return Message("masters-label-office-empty")
        return message("masters-label-office", good=names.good_name(cube))
    return label_at_mercato(s, pick)


def label_at_docks(s: Masters, pick: int) -> Message:
    if pick >= STEAL:
        dock, good = divmod(pick - STEAL, GOODS)
        return message("masters-label-steal", dock=dock + 1, good=names.good_name(good))
    good, count = bought_good(pick), bought_count(pick)
    goods = names.goods_counted(good, count)
    return message("masters-label-dock", dock=dock_of(pick) + 1, goods=goods, cost=count * s.price[good])


def label_at_shops(s: Masters, pick: int) -> Message:
    if pick < SELL_CUBES:
        shop, direction = divmod(pick - MAJORITY, 2)
        id = "masters-label-majority-raise" if direction == UP else "masters-label-majority-lower"
        return message(id, shop=names.stock_name(shop))
    shop, more = divmod(pick - SELL_CUBES, COUNTS)
    total = sale_total(s, shop, more + 1)
    return message(
        "masters-label-sell", goods=names.goods_counted(shop, more + 1), shop=names.stock_name(shop), total=total
    )


def label_at_market(s: Masters, pick: int) -> Message:
    buying = pick < SELL_SHARES
    stock, more = divmod(pick - (BUY_SHARES if buying else SELL_SHARES), MOST_SHARES)
    id = "masters-label-buy-shares" if buying else "masters-label-sell-shares"
    return message(id, count=more + 1, stock=names.of_stock(stock), ducats=(more + 1) * s.share[stock])


def label_at_mercato(s: Masters, pick: int) -> Message:
    if pick >= SWAP:
        give, taken = divmod(pick - SWAP, GOODS)
        return message("masters-label-swap", give=names.good_name(give), taken=names.good_name(taken))
    buying = pick < SELL_GOODS
    good, more = divmod(pick - (BUY_GOODS if buying else SELL_GOODS), TRADER_LIMIT)
    id = "masters-label-buy-goods" if buying else "masters-label-sell-goods"
    return message(id, goods=names.goods_counted(good, more + 1), ducats=(more + 1) * s.price[good])


def group(s: Masters, seat: int, pick: int) -> Message | None:
    """Headings for long lists: bids by hundreds, tiles apart from actions, buying apart from selling."""
    frame = s.question()
    if isinstance(frame, Bid):
        return message("masters-group-bid", least=pick // 100 * 100, most=pick // 100 * 100 + 95)
    if not isinstance(frame, Slot):
        return None
    if pick < FIRST_PLACE_ACTION:
        return Message(f"masters-group-{'end' if pick == END else 'favor' if pick < FIRST_RUMOR else 'rumor'}")
    if isinstance(frame, AtDocks):
        return message("masters-group-dock", dock=(pick - STEAL) // GOODS + 1 if pick >= STEAL else dock_of(pick) + 1)
    if isinstance(frame, AtShops):
        return Message("masters-group-majority" if pick < SELL_CUBES else "masters-group-sell")
    if isinstance(frame, AtMarket):
        return Message("masters-group-buy" if pick < SELL_SHARES else "masters-group-sell")
    if isinstance(frame, (AtGuildHall, AtChurch, AtOffice)):
        return names.place_name(frame.place)
    if pick >= SWAP:
        return Message("masters-group-swap")
    return Message("masters-group-buy" if pick < SELL_GOODS else "masters-group-sell")


# Consequences.


def effect(s: Masters, seat: int, pick: int) -> Message | None:
    """What an option would do, as far as this seat can know."""
    frame = s.question()
    if isinstance(frame, Slot):
        return effect_in_slot(s, seat, frame, pick)
    if isinstance(frame, Bid):
        return effect_of_bid(s, seat, pick)
    if isinstance(frame, PickCharacter):
        return Message(f"masters-about-{CHARACTER_KEYS[pick]}")
    if isinstance(frame, ChooseMove):
        return Message(f"masters-about-{PLACE_KEYS[pick]}")
    if isinstance(frame, KeepOrder):
        return missing_goods(s, seat, pick)
    if isinstance(frame, ReturnOrder):
        if pick == NO_CARD:
            return Message("masters-effect-return-none")
        return message("masters-effect-return", goods=missing_goods(s, seat, pick))
    if isinstance(frame, HarborExtra):
        if pick == DECLINE:
            return Message("masters-effect-harbor-none")
        if pick == AT_RANDOM:
            return message("masters-effect-harbor", count=s.cubes_in_bag())
        return Message("masters-effect-harbor-good")
    return None


def effect_in_slot(s: Masters, seat: int, slot: Slot, pick: int) -> Message | None:
    if pick == END:
        return None
    if isinstance(slot, AtGuildHall) and pick in (DRAW, DRAW_TWO):
        return message("masters-effect-draw", count=len(s.deck.cards))
    if isinstance(slot, AtOffice) and pick >= FIRST_PLACE_ACTION:
        return Message("masters-effect-office")
    return consequences(s, seat, pick)


def consequences(s: Masters, seat: int, pick: int) -> Message | None:
    """Money, pegs, dividends, splits and price controls of an action without chance: tried on a copy and compared."""
    events: list[Event] = []
    twin = s.clone()
    twin.sink = events
    twin.act(seat, pick)
    parts: list[Message] = []
    if twin.cash[seat] != s.cash[seat]:
        parts.append(message("masters-part-cash", before=s.cash[seat], after=twin.cash[seat]))
    for good in range(GOODS):
        if twin.price[good] != s.price[good]:
            change = {"before": s.price[good], "after": twin.price[good]}
            parts.append(message("masters-part-price", good=names.good_name(good), **change))
    for shop in range(SHOP_COUNT):
        if twin.share[shop] != s.share[shop]:
            change = {"before": s.share[shop], "after": twin.share[shop]}
            parts.append(message("masters-part-share", shop=names.stock_name(shop), **change))
        if twin.orders[shop] != s.orders[shop]:
            change = {"before": s.orders[shop], "after": twin.orders[shop]}
            parts.append(message("masters-part-orders", shop=names.stock_name(shop), **change))
    parts += [part for event in events if (part := part_of(event))]
    return message("masters-effect", parts=parts) if parts else None


def part_of(event: Event) -> Message | None:
    """What an event adds to a consequence."""
    args = event.args
    if event.kind in ("dividend", "tax"):
        return message(f"masters-part-{event.kind}", name=SeatName(event.seat), ducats=args[1])
    if event.kind == "split-points":
        return message("masters-part-split-points", name=SeatName(event.seat), points=args[1])
    if event.kind == "split":
        return message("masters-part-split", shop=names.stock_name(args[0]))
    if event.kind == "price-control":
        return message("masters-part-control", good=names.good_name(args[0]))
    if event.kind == "majority-now":
        name: Argument = SeatName(event.seat) if event.seat >= 0 else Message("masters-nobody")
        return message("masters-part-majority", shop=names.stock_name(args[0]), name=name)
    return None


def effect_of_bid(s: Masters, seat: int, pick: int) -> Message:
    """3.2: what the bid buys at a shop, and who would still be ahead with an equal bid."""
    twin = s.clone()
    twin.bids = (0,) * s.seats
    own = bid_rank(twin, seat)
    ahead = [message("masters-name", name=SeatName(other)) for other in range(s.seats) if bid_rank(twin, other) > own]
    id = "masters-effect-bid-behind" if ahead else "masters-effect-bid"
    up, down = adjustment(pick, UP), -adjustment(pick, DOWN)
    if ahead:
        return message(id, up=up, down=down, left=s.cash[seat] - pick, names=ahead)
    return message(id, up=up, down=down, left=s.cash[seat] - pick)


def missing_goods(s: Masters, seat: int, card: int) -> Message:
    """Which cubes a Guild Order still lacks."""
    lacking = [
        names.goods_counted(good, NEEDS[card * GOODS + good] - s.cubes[seat * GOODS + good])
        for good in range(GOODS)
        if NEEDS[card * GOODS + good] > s.cubes[seat * GOODS + good]
    ]
    return message("masters-effect-missing", goods=lacking) if lacking else Message("masters-effect-complete")
