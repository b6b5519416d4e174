"""Masters of Venice in numbers."""

from serenissima.core.spec import View
from serenissima.games.masters.data import (
    CARDS,
    CHARACTER_KEYS,
    DOCK_COUNT,
    FAVOR_KINDS,
    GOOD_KEYS,
    GOODS,
    OFFICES,
    PLACES,
    SHOP_COUNT,
    SPACES,
    STOCKS,
)
from serenissima.research.schema import Around, Count, Maybe, Number, OneOf, Record, Row, UpTo

PRICE = 100
MONEY = 500
CUBES = 15
SHARES = 10
ORDERS = 15
HAND = 7
RUMORS = 12
POINTS = 10
CONSTANT = ("game", "seats", "spaces", "bid_spaces", "orders_max", "places", "options", "seat")
FOLLOWS = ("rounds_left", "forecast", "hand", "rumors", "cash", "scores", "pending", "open")
PAST = ("history",)
AT_THE_END = ("over", "ranks", "ending", "breakdown")


def schema(view: View) -> Record:
    seats = Around(view["seats"], view["seats"])
    place = OneOf(range(PLACES))
    good = Record({"price": Number(PRICE), "bag": Number(CUBES)}, without=("key", "letter", "to_control"))
    shop = Record(
        {
            "share": Number(PRICE),
            "orders": Number(ORDERS),
            "supply": Number(SHARES),
            "owned": seats.row(Number(SHARES)),
            "majority": seats.one(),
        },
        without=("key", "price", "to_split", "to_control"),
    )
    office = Record(
        {
            "cube": OneOf(range(GOODS)),
            "share": Number(PRICE),
            "supply": Number(SHARES),
            "owned": seats.row(Number(SHARES)),
        },
        without=("key",),
    )
    dock = Record({"cubes": Row(GOODS, Number(CUBES), GOOD_KEYS), "cost": Number(MONEY)})
    slot = Record(
        {
            "seat": seats.one(),
            "place": place,
            "dock": OneOf(range(DOCK_COUNT)),
            "bought": Count(range(STOCKS)),
            "sold": Count(range(STOCKS)),
            "buys": Number(STOCKS),
            "sells": Number(STOCKS),
        }
    )
    window = Record({"seat": seats.one(), "place": place, "before": seats.one(), "own": place})
    player = Record(
        {
            "cubes": Row(GOODS, Number(CUBES), GOOD_KEYS),
            "stock_value": Number(MONEY),
            "cash": Number(MONEY, maybe=True),
            "points": Number(POINTS),
            "place": place,
            "orders": Number(HAND),
            "known_orders": Count(range(CARDS)),
            "delivered": Count(range(CARDS)),
            "rumors": Number(RUMORS),
            "known_rumors": Maybe(Row(SHOP_COUNT, Number(RUMORS))),
            "favor_count": Number(FAVOR_KINDS),
            "favors": Maybe(Row(FAVOR_KINDS, Number(FAVOR_KINDS))),
        },
        without=("seat", "you", "shares", "characters", "next_delivery"),
    )
    estimate = Record(
        {part: Number(POINTS) for part in ("tax", "orders", "stock", "cash", "total")},
        without=("points", "goods_value", "goods_tax", "stock_value", "cash_after_tax"),
    )
    return Record(
        {
            "phase": OneOf(("bid", "characters", "move", "action", "over")),
            "space": Number(SPACES),
            "next_bid": Number(4, maybe=True),
            "rumors_on_canal": Number(RUMORS),
            "goods": Row(GOODS, good, GOOD_KEYS),
            "shops": Row(SHOP_COUNT, shop),
            "offices": Row(OFFICES, office),
            "docks": Row(DOCK_COUNT, dock),
            "quay": Row(GOODS, Number(CUBES), GOOD_KEYS),
            "order": UpTo(view["seats"], seats.one()),
            "age": Row(view["seats"], seats.one()),
            "bids": Maybe(seats.row(Number(MONEY))),
            "characters": Row(len(CHARACTER_KEYS), Record({"holder": seats.one()}, without=("key",)), CHARACTER_KEYS),
            "marker": OneOf(("fresh", "used")),
            "opened": Count(range(PLACES)),
            "location": place,
            "slot": Maybe(slot),
            "window": Maybe(window),
            "deck": Number(CARDS),
            "plaza": Count(range(FAVOR_KINDS), key="kind"),
            "stack": Number(SHOP_COUNT),
            "spread": Row(SHOP_COUNT, Number(RUMORS)),
            "players": seats.row(player),
            "estimate": estimate,
            "answered": seats.some(),
            "waiting": seats.some(),
        },
        without=CONSTANT + FOLLOWS + PAST + AT_THE_END,
    )
