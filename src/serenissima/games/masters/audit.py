"""Slow, independent checks of positions, events and views, for the laws that test every game."""

from collections import Counter
from typing import Any

from serenissima.core.event import Event
from serenissima.core.spec import View
from serenissima.games.masters.data import BID_SPACES, GOOD_LETTERS, NOBODY, ORDER_CODES
from serenissima.games.masters.state import Masters

# 1.1, 1.3: the number of each good, stock, Guild Order, Rumor, Favor.
IN_THE_BOX = {"cubes": 15, "shares": 10, "order": 1, "rumors": 3, "favors": 2, "characters": 6}


def rows(flat: list[int], width: int) -> list[list[int]]:
    """A flat list as one row for each seat."""
    return [flat[first : first + width] for first in range(0, len(flat), width)]


def conserved(s: Masters) -> dict[str, int]:
    """8.3: cubes of each good, shares of each stock, cards, Rumors, Favors, characters."""
    counts: dict[str, int] = {}
    for good, letter in enumerate(GOOD_LETTERS):
        held = sum(row[good] for row in rows(s.cubes, 6)) + sum(row[good] for row in rows(s.docks, 6))
        counts[f"cubes-{letter}"] = s.bag[good] + held + s.office.count(good)
    for stock in range(7):
        counts[f"shares-{stock}"] = s.supply[stock] + sum(row[stock] for row in rows(s.shares, 7))
    cards = [*s.deck.cards, *[card for hand in s.hands for card in hand.cards]]
    cards += [card for row in s.delivered for card in row]
    for card in range(len(ORDER_CODES)):
        counts[f"order-{card}"] = cards.count(card)
    for shop in range(5):
        counts[f"rumors-{shop}"] = s.unseen[shop] + s.spread[shop] + sum(row[shop] for row in rows(s.rumors, 5))
    favors = Counter([*s.plaza, *s.stack.cards])
    for kind in range(3):
        counts[f"favors-{kind}"] = favors[kind] + sum(row[kind] for row in rows(s.favors, 3))
    counts["characters"] = len([holder for holder in s.holder if -1 <= holder < s.seats])
    return counts


def broken(s: Masters) -> list[str]:
    """The invariants of 8.3, 1.2 and of single chapters that this position breaks."""
    found = [f"price of {good}" for good, price in enumerate(s.price) if not is_on_track(price)]
    found += [f"share of {shop}" for shop, price in enumerate(s.share[:5]) if not is_on_track(price)]
    found += [f"orders of {shop}" for shop, orders in enumerate(s.orders) if not 0 <= orders <= s.rules.orders_max]
    found += [f"cash of {seat}" for seat, cash in enumerate(s.cash) if cash < 0 or cash % 5]
    if s.share[5:] != [20, 20]:
        found.append("office shares")
    pieces = [s.bag, s.docks, s.cubes, s.supply, s.shares, s.rumors, s.unseen, s.spread, s.favors]
    if any(min(row) < 0 for row in pieces):
        found.append("a negative number of pieces")
    found += [piece for piece, count in conserved(s).items() if count != IN_THE_BOX[piece.split("-")[0]]]
    for shop in range(5):
        owned = [row[shop] for row in rows(s.shares, 7)]
        most = max(owned)
        holder = owned.index(most) if most and owned.count(most) == 1 else NOBODY
        if s.majority[shop] != holder:
            found.append(f"majority of {shop}")
    if len(s.plaza) < 2 and s.stack.cards:
        found.append("plaza")
    if len(s.history) != s.space - (0 if s.finished else 1):
        found.append("rounds played")
    if s.order and sorted(s.order) != list(range(s.seats)):
        found.append("turn order")
    taken = [space for space in range(1, s.space + 1) if space not in BID_SPACES]
    if 15 - sum(s.unseen) != len(taken):
        found.append("rumors taken")
    return found + broken_characters(s) + broken_round(s) + broken_slot(s)


def is_on_track(price: int) -> bool:
    return 5 <= price <= 100 and price % 5 == 0


def broken_characters(s: Masters) -> list[str]:
    """3.2: outside bidding rounds every player has one character, two with two players; the last has the Gondolieri."""
    if s.space in BID_SPACES:
        return []
    each = 2 if s.seats == 2 else 1
    found = [f"characters of {seat}" for seat in range(s.seats) if s.holder.count(seat) != each]
    if s.holder[0] != s.order[-1]:
        found.append("gondolieri")
    return found


def broken_round(s: Masters) -> list[str]:
    """3.4: a player who acted at a single place stands there, and only places with a pawn have opened."""
    if s.space in BID_SPACES or s.location < 0:
        return []
    found = [f"{place} opened without a pawn" for place in range(8) if s.opened >> place & 1 and place not in s.place]
    if not s.opened >> s.location & 1:
        found.append(f"{s.location} is not open")
    if s.location >= 4:
        found += [
            f"slot of {seat}" for seat, place in enumerate(s.place) if s.acted >> seat & 1 and place != s.location
        ]
    return found


def broken_slot(s: Masters) -> list[str]:
    """3.5: no good or stock traded both ways, and never more than three each way except at the Docks."""
    found = ["bought and sold"] if s.bought & s.sold else []
    if s.dock < 0 and max(s.buys, s.sells) > 3:
        found.append("too much traded")
    return found


def recount(data: dict[str, Any]) -> list[int]:
    """The scores, counted from the dumped position alone."""
    if not data["finished"]:
        return list(data["points"])
    scores = []
    for seat, points in enumerate(data["points"]):
        goods = sum(n * p for n, p in zip(rows(data["cubes"], 6)[seat], data["price"], strict=True))
        tax = goods / 2
        while tax % 5:
            tax += 0.5
        cash = data["cash"][seat] - tax
        while cash < 0:
            points -= 1
            cash = min(0, cash + 100)
        points -= 2 * len(data["hands"][seat]["cards"])
        stock = sum(n * p for n, p in zip(rows(data["shares"], 7)[seat], data["share"], strict=True))
        for ducats in (stock, cash):
            hundreds, rest = divmod(ducats, 100)
            points += int(hundreds) + (1 if rest >= 50 else 0)
        scores.append(points)
    return scores


# Secrets.


def named(event: Event) -> set[str]:
    """The hidden things that an event reveals: a card or a Rumor that somebody now holds."""
    if event.kind == "order-seen":
        return {f"order-{event.seat}-{event.args[0]}"}
    if event.kind == "rumor-seen":
        return {f"rumor-{event.seat}-{event.args[0]}"}
    return set()


def known(view: View) -> set[str]:
    """The hidden things that a view shows: each seat's money, cards, Rumors and Favors, and its sealed answer."""
    found = set()
    for player in view["players"]:
        seat = player["seat"]
        found |= {f"order-{seat}-{card}" for card in player["known_orders"]}
        if player["cash"] is not None:
            found.add(f"cash-{seat}-{player['cash']}")
        for kind in ("rumor", "favor"):
            held = player["known_rumors" if kind == "rumor" else "favors"] or []
            found |= {f"{kind}-{seat}-{number}" for number, count in enumerate(held) if count}
    if view["pending"] is not None:
        found.add(f"sealed-{view['seat']}-{view['pending']}")
    return found
