"""3.12: what everything is worth after the last round, and who has won."""

from typing import TYPE_CHECKING

from serenissima.games.masters.data import (
    DUCATS_PER_POINT,
    GOODS,
    GUILD_POINTS,
    STEP,
    STOCKS,
    UNDELIVERED,
)

if TYPE_CHECKING:
    from serenissima.games.masters.state import Masters


def nearest_hundred(ducats: int) -> int:
    """Ducats in whole points, rounded to the nearest."""
    return (ducats + DUCATS_PER_POINT // 2) // DUCATS_PER_POINT


def goods_value(s: "Masters", seat: int) -> int:
    """All cubes of a seat at their present prices."""
    value = 0
    for good in range(GOODS):
        value += s.cubes[seat * GOODS + good] * s.price[good]
    return value


def goods_tax(value: int) -> int:
    """3.12 A: half of the goods' value, rounded up to what coins can pay (A-23)."""
    return -(-value // (2 * STEP)) * STEP


def debt_points(owed: int) -> int:
    """3.12 A: points lost for a tax that cannot be paid, one for each hundred or part of it (A-25)."""
    return -(-owed // DUCATS_PER_POINT)


def stock_value(s: "Masters", seat: int) -> int:
    """3.12 C: all shares of a seat at their present prices."""
    value = 0
    for stock in range(STOCKS):
        value += s.shares[seat * STOCKS + stock] * s.share[stock]
    return value


def delivery_points(delivered: int) -> int:
    """1.5: the points for the next delivery after this many."""
    return GUILD_POINTS[min(delivered, len(GUILD_POINTS) - 1)]


def cash_after_tax(s: "Masters", seat: int) -> int:
    return max(0, s.cash[seat] - goods_tax(goods_value(s, seat)))


def final_parts(s: "Masters", seat: int) -> tuple[int, int, int, int]:
    """3.12 A to D in points: unpaid tax, undelivered orders, shares, cash."""
    owed = max(0, goods_tax(goods_value(s, seat)) - s.cash[seat])
    return (
        -debt_points(owed),
        -UNDELIVERED * len(s.hands[seat].cards),
        nearest_hundred(stock_value(s, seat)),
        nearest_hundred(cash_after_tax(s, seat)),
    )


def final_score(s: "Masters", seat: int) -> int:
    """Points if the game ended now."""
    tax, orders, stock, cash = final_parts(s, seat)
    return s.points[seat] + tax + orders + stock + cash


def standings(s: "Masters") -> list[int]:
    """3.12: points, then cash after tax, then the value of shares; equals share a place."""
    keys = [(final_score(s, seat), cash_after_tax(s, seat), stock_value(s, seat)) for seat in range(s.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]
