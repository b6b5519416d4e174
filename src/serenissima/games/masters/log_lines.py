"""Log lines: what happened, as message ids and arguments."""

from collections.abc import Sequence

from serenissima.core.event import Event
from serenissima.core.messages import Argument, Message, SeatName, message
from serenissima.games.masters import names
from serenissima.games.masters.data import BID_SPACES, NO_CUBE, OFFICE_NORTH
from serenissima.games.masters.picks import UP
from serenissima.games.masters.rules.opening import FIRST_DOCK, FIRST_OFFICE, QUAY

# Events whose arguments are a good and a number of cubes, or a stock and a number of shares, and their price.
OF_GOODS = ("bought", "sold", "goods-bought", "goods-sold")
OF_SHARES = ("shares-bought", "shares-sold")
OF_NOBODY = ("round", "opens", "drawn", "bottom", "price-control", "split", "majority-now")
# Consecutive events that share one line, of one player or of several.
TOGETHER = ("drawn", "bid", "moved")


def lines(events: Sequence[Event]) -> list[Message | None]:
    """What one pick has caused: all cubes out of the bag, all bids and all moves of a round are a line each."""
    found: list[Message | None] = []
    while len(found) < len(events):
        first = events[len(found)]
        run = [first]
        for event in events[len(found) + 1 :]:
            if first.kind not in TOGETHER or (event.kind, event.audience) != (first.kind, first.audience):
                break
            run.append(event)
        found += [line_of_run(run) if len(run) > 1 else line(first), *[None] * (len(run) - 1)]
    return found


def line_of_run(run: Sequence[Event]) -> Message:
    """Several draws, bids or moves in one line."""
    kind = run[0].kind
    if kind == "drawn":
        return message("masters-line-drawn-all", parts=drawn_parts(run))
    if kind == "bid":
        bids = [message("masters-part-bid", name=SeatName(event.seat), bid=event.args[0]) for event in run]
        return message("masters-line-bids", bids=bids)
    moves = [
        message("masters-part-move", name=SeatName(event.seat), place=names.place_name(event.args[0])) for event in run
    ]
    return message("masters-line-moves", moves=moves)


def drawn_parts(run: Sequence[Event]) -> list[Message]:
    """The cubes that came out of the bag, by where they go."""
    goods: dict[int, dict[int, int]] = {}
    for event in run:
        good, target = event.args[:2]
        there = goods.setdefault(target, {})
        there[good] = there.get(good, 0) + 1
    parts: list[Message] = []
    for target, counts in goods.items():
        cubes: list[Message] = [
            names.goods_counted(good, count) if count > 1 else names.good_name(good) for good, count in counts.items()
        ]
        if target == QUAY:
            parts += cubes
        elif target >= FIRST_OFFICE:
            place = names.at_place(OFFICE_NORTH + target - FIRST_OFFICE)
            parts.append(message("masters-part-drawn-office", place=place, goods=cubes))
        elif target >= FIRST_DOCK:
            parts.append(message("masters-part-drawn-dock", dock=target - FIRST_DOCK + 1, goods=cubes))
        else:
            parts.append(message("masters-part-drawn-seat", name=SeatName(target), goods=cubes))
    return parts


def line(event: Event) -> Message | None:
    """An event as a line of the log."""
    kind, args = event.kind, event.args
    if kind in OF_NOBODY:
        return line_of_nobody(event)
    id = f"masters-line-{kind}"
    name = SeatName(event.seat)
    if kind in OF_GOODS:
        dock = {"dock": args[3] + 1} if kind == "bought" else {}
        return message(id, name=name, goods=names.goods_counted(args[0], args[1]), ducats=args[2], **dock)
    if kind in OF_SHARES:
        return message(id, name=name, stock=names.of_stock(args[0]), count=args[1], ducats=args[2])
    if kind in ("dividend", "tax"):
        return message(id, name=name, stock=names.stock_name(args[0]), ducats=args[1])
    if kind in ("rumor-taken", "marker", "order-kept", "order-returned"):
        return message(id, name=name)
    if kind == "final":
        return message(id, name=name, tax=args[0], orders=args[1], stock=args[2], cash=args[3])
    found = line_of_tile(id, name, kind, args) or line_of_place(id, name, kind, args)
    assert found is not None, kind
    return found


def line_of_nobody(event: Event) -> Message:
    """A change on the board that no player made."""
    kind, args = event.kind, event.args
    id = f"masters-line-{kind}"
    if kind == "round":
        return message("masters-line-round-bid" if args[0] in BID_SPACES else id, space=args[0])
    if kind == "opens":
        return message(id, place=names.place_name(args[0]))
    if kind == "drawn":
        return line_of_draw(args[0], args[1])
    if kind == "bottom":
        return message(id, shop=names.of_stock(args[0]), orders=args[1])
    if kind == "price-control":
        return message(id, good=names.of_good(args[0]), reached=args[1])
    if kind == "split":
        return message(id, shop=names.of_stock(args[0]), reached=args[1], price=args[2])
    if event.seat < 0:
        return message("masters-line-majority-none", shop=names.of_stock(args[0]))
    return message(id, shop=names.of_stock(args[0]), name=SeatName(event.seat))


def line_of_draw(good: int, target: int) -> Message:
    """Where a cube from the bag goes."""
    if target == QUAY:
        return message("masters-line-drawn", good=names.good_name(good))
    if target >= FIRST_OFFICE:
        place = names.at_place(OFFICE_NORTH + target - FIRST_OFFICE)
        return message("masters-line-drawn-office", good=names.good_name(good), place=place)
    if target >= FIRST_DOCK:
        return message("masters-line-drawn-dock", good=names.good_name(good), dock=target - FIRST_DOCK + 1)
    return message("masters-line-drawn-seat", good=names.good_name(good), name=SeatName(target))


def line_of_tile(id: str, name: Argument, kind: str, args: tuple[int, ...]) -> Message | None:
    """Tiles, cards and points."""
    if kind == "favor":
        return message(id, name=name, shop=names.of_stock(args[1]), orders=args[2])
    if kind == "favor-bought":
        return message(id, name=name, favor=names.favor_name(args[0]), ducats=args[1])
    if kind == "rumor":
        direction = "up" if args[2] == UP else "down"
        return message(f"masters-line-rumor-{direction}", name=name, peg=names.peg_name(args[0], args[1]))
    if kind == "rumor-seen":
        return message(id, shop=names.stock_name(args[0]))
    if kind == "order-seen":
        return message(id, order=names.order_name(args[0]))
    if kind == "order-drawn":
        return message(id, name=name, count=args[0])
    if kind == "delivered":
        return message(id, name=name, order=names.order_name(args[0]))
    if kind == "reward":
        return message(id, name=name, points=args[0], ducats=args[1])
    if kind == "split-points":
        return message(id, name=name, points=args[1])
    if kind == "total":
        return message(id, name=name, points=args[0])
    return None


def line_of_place(id: str, name: Argument, kind: str, args: tuple[int, ...]) -> Message | None:
    """Bids, moves, and actions at places."""
    if kind == "bid":
        return message(id, name=name, bid=args[0])
    if kind == "character":
        return message(id, name=name, character=names.character_name(args[0]))
    if kind == "adjusted":
        return message(id, name=name, shop=names.of_stock(args[0]), before=args[1], after=args[2])
    if kind == "gondola":
        return message(id, name=name, space=args[0])
    if kind in ("moved", "passed"):
        place = names.place_name(args[0]) if kind == "moved" else names.at_place(args[0])
        return message(id, name=name, place=place)
    if kind == "share-dealt":
        return message(id, name=name, shop=names.of_stock(args[0]))
    if kind == "stolen":
        return message(id, name=name, good=names.good_name(args[0]), dock=args[1] + 1)
    if kind == "majority":
        direction = "raise" if args[1] == UP else "lower"
        return message(f"masters-line-majority-{direction}", name=name, shop=names.of_stock(args[0]))
    if kind == "office":
        place = names.at_place(OFFICE_NORTH + args[0])
        if args[1] == NO_CUBE:
            return message("masters-line-office-empty", name=name, place=place)
        return message(id, name=name, place=place, good=names.good_name(args[1]))
    if kind == "placed":
        return message(id, name=name, good=names.good_name(args[0]), dock=args[1] + 1)
    if kind == "swapped":
        return message(id, name=name, give=names.good_name(args[0]), taken=names.good_name(args[1]))
    return None
