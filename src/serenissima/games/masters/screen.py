"""The board of Masters of Venice as text: canal, shops, docks, players, and your own hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima.core.spec import View
from serenissima.games.masters.data import CHARACTER_KEYS, GOOD_KEYS, OFFICE_NORTH, PLACE_KEYS, STOCK_KEYS
from serenissima.locale import Words
from serenissima.terminal.layout import Beside, grid

STYLES = ("red", "green", "blue", "magenta", "yellow")
LETTERS = "ABCDE"
GOOD_STYLES = ("bright_black", "green", "yellow", "red", "bold", "yellow3")
amounts = ("bid",)
many = 12  # a Rumor alone has six options, and would push the actions of the place off the screen
HOLES = 20
BARS = 4


def draw(view: View, words: Words) -> RenderableType:
    """The position as a seat sees it, readable without colour."""
    parts: list[RenderableType] = [heading(view, words), Beside(canal(view, words), canal_note(words), gap=2)]
    if view["over"]:
        parts.append(result(view, words))
    parts.append(Beside(shops(view, words, BARS), otherwise=lambda: shops(view, words, 0)))
    parts += [quays(view, words), Beside(players(view, words), otherwise=lambda: players(view, words, narrow=True))]
    parts += own(view, words)
    return Group(*parts)


# Names.


def seat_text(words: Words, seat: int) -> Text:
    """A player's letter in the seat's colour, with the player's name."""
    return Text(f"{LETTERS[seat]} {words.names[seat]}", style=STYLES[seat])


def good(words: Words, number: int) -> str:
    return words(f"masters-good-{GOOD_KEYS[number]}")


def stock(words: Words, number: int) -> str:
    return words(f"masters-stock-{STOCK_KEYS[number]}")


def place_name(words: Words, number: int) -> str:
    return words(f"masters-place-{PLACE_KEYS[number]}")


def short(words: Words, number: int) -> str:
    """A place in one word."""
    return words(f"masters-short-{PLACE_KEYS[number]}-name")


def names(words: Words, seats: list[int]) -> str:
    return ", ".join(words.names[seat] for seat in seats)


def cubes(view: View, counts: list[int]) -> Text:
    """Cubes as letters of their goods: IIG."""
    text = Text()
    for number, count in enumerate(counts):
        text.append(view["goods"][number]["letter"] * count, style=GOOD_STYLES[number])
    return text if text.plain else Text("–", style="dim")


def signed(number: int) -> str:
    return str(number).replace("-", "−")


# Parts of the board.


def heading(view: View, words: Words) -> Text:
    if view["over"]:
        winners = [seat for seat, rank in enumerate(view["ranks"]) if rank == 1]
        ending = words(f"masters-ending-{view['ending']}")
        return Text(f"{words('masters-board-over')} — {ending} {names(words, winners)}", style="bold")
    parts = [words("masters-board-round", space=view["space"], spaces=view["spaces"])]
    if view["location"] is not None:
        parts.append(place_name(words, view["location"]))
    else:
        parts.append(words(f"masters-board-phase-{view['phase']}"))
    if view["next_bid"]:
        parts.append(words("masters-board-next-bid", rounds=view["next_bid"]))
    return Text(" · ".join(parts), style="bold")


def canal(view: View, words: Words) -> Text:
    """The sixteen spaces: B for bidding, a rumour where one is left, the gondola."""
    text = Text(words("masters-board-canal") + " ", style="bold")
    for space in range(1, view["spaces"] + 1):
        if space == view["space"]:
            text.append(f"▲{space} ", style="bold reverse")
        elif space in view["bid_spaces"]:
            text.append(f"B{space} ", style="dim" if space < view["space"] else "bold")
        else:
            text.append(f"{'·' if space < view['space'] else '?'}{space} ", style="dim")
    text.rstrip()
    return text


def canal_note(words: Words) -> Text:
    return Text(words("masters-board-canal-note"), style="dim")


def track(value: int, left: int, bars: int) -> str:
    """A peg on its track of twenty holes, and how many steps take it past the end."""
    filled = -(-(HOLES - left + 1) * bars // HOLES)
    drawn = "█" * filled + "░" * (bars - filled) + " " if bars else ""
    return f"{value:>3} {drawn}↑{left}"


def shops(view: View, words: Words, bars: int) -> Table:
    table = grid(words("masters-board-shops"), words("masters-board-shops-note"))
    table.add_column(words("masters-board-shop"), no_wrap=True)
    for key in ("price", "share", "orders"):
        table.add_column(words(f"masters-board-{key}"), no_wrap=True)
    table.add_column(words("masters-board-bag"), justify="right", no_wrap=True)
    for seat in range(view["seats"]):
        table.add_column(Text(LETTERS[seat], style=STYLES[seat]), justify="right", no_wrap=True)
    table.add_column(words("masters-board-supply"), justify="right", no_wrap=True)
    for number, item in enumerate(view["goods"]):
        shop = view["shops"][number] if number < len(view["shops"]) else None
        label = Text(f"{item['letter']} {good(words, number)}", style=GOOD_STYLES[number])
        if shop is None:
            empty = [""] * (view["seats"] + 1)
            table.add_row(label, track(item["price"], item["to_control"], bars), "", "", str(item["bag"]), *empty)
            continue
        label.append(f" · {stock(words, number)}")
        table.add_row(
            label,
            track(shop["price"], shop["to_control"], bars),
            track(shop["share"], shop["to_split"], bars),
            f"{shop['orders']:>2}",
            str(item["bag"]),
            *[owned(shop, seat) for seat in range(view["seats"])],
            str(shop["supply"]),
        )
    for office, item in enumerate(view["offices"]):
        cells = [owned({**item, "majority": None}, seat) for seat in range(view["seats"])]
        share = str(item["share"])
        table.add_row(stock(words, 5 + office), "", f"{share:>3}", "", "", *cells, str(item["supply"]))
    return table


def owned(shop: Any, seat: int) -> str:
    """One player's shares; a star marks the majority."""
    count = shop["owned"][seat]
    return f"{count}{'★' if shop['majority'] == seat else ''}" if count else "·"


def quays(view: View, words: Words) -> Table:
    table = grid(words("masters-board-quays"))
    row: list[RenderableType] = []
    for number, dock in enumerate(view["docks"]):
        table.add_column(words("masters-board-dock", dock=number + 1))
        cell = cubes(view, dock["cubes"])
        if dock["cost"]:
            cell.append("\n" + words("masters-board-cost", cost=dock["cost"]), style="dim")
        row.append(cell)
    for office, item in enumerate(view["offices"]):
        table.add_column(short(words, OFFICE_NORTH + office))
        held = [int(item["cube"] == number) for number in range(len(view["goods"]))]
        row.append(cubes(view, held))
    table.add_column(words("masters-board-plaza"))
    tiles = [words("masters-board-plaza-tile", price=tile["price"], most=tile["most"]) for tile in view["plaza"]]
    row.append("\n".join(tiles) or "–")
    table.add_row(*row)
    return table


def players(view: View, words: Words, narrow: bool = False) -> Table:
    """In Turn Order. A narrow screen shows everything in hand in one column."""
    marker = words(f"masters-board-marker-{view['marker']}")
    table = grid(words("masters-board-players"), f"{marker} · {words('masters-board-deck', count=view['deck'])}")
    table.add_column(words("masters-board-player"), no_wrap=True)
    table.add_column(words("masters-board-characters"))
    in_hand = ("in-hand",) if narrow else ("cards", "rumors", "favors")
    for key in ("where", "cubes", "money", "points", "deliveries", *in_hand):
        table.add_column(words(f"masters-board-{key}"), no_wrap=True)
    for seat in view["order"] or range(view["seats"]):
        player = view["players"][seat]
        favors = player["favors"]
        shown = " ".join(str(20 + 10 * kind) for kind, count in enumerate(favors or []) for _ in range(count))
        held = [str(player["orders"]), str(player["rumors"]), shown or str(player["favor_count"])]
        table.add_row(
            seat_text(words, seat),
            ", ".join(words(f"masters-character-{CHARACTER_KEYS[number]}") for number in player["characters"]),
            "" if player["place"] is None else short(words, player["place"]),
            cubes(view, player["cubes"]),
            "?" if player["cash"] is None else str(player["cash"]),
            signed(player["points"]),
            f"{len(player['delivered'])} (+{player['next_delivery']})",
            *(["/".join(held)] if narrow else held),
        )
    return table


def own(view: View, words: Words) -> list[RenderableType]:
    """Who still has to act, your own orders, rumours and sealed answer, and the current score."""
    lines: list[Text] = []
    if view["forecast"]:
        stops = [f"{short(words, stop['place'])} {names(words, stop['seats'])}" for stop in view["forecast"]]
        lines.append(Text(words("masters-board-forecast", stops=" · ".join(stops))))
    lines += [order_line(order, words) for order in view["hand"] or []]
    held = [f"{count} × {stock(words, number)}" for number, count in enumerate(view["rumors"] or []) if count]
    if held:
        lines.append(Text(f"{words('masters-board-own-rumors')} — {', '.join(held)}"))
    estimate = view["estimate"]
    if estimate and not view["over"]:
        parts = {key: signed(estimate[key]) for key in ("points", "tax", "orders", "stock", "cash", "total")}
        lines.append(Text(words("masters-board-estimate", **parts), style="dim"))
    if view["pending"] is not None:
        if view["phase"] == "bid":
            lines.append(Text(words("masters-board-pending-bid", bid=view["pending"])))
        else:
            lines.append(Text(words("masters-board-pending-place", place=place_name(words, view["pending"]))))
    others = [seat for seat in view["waiting"] if seat != view["seat"]]
    if others:
        lines.append(Text(words("masters-board-waiting", names=names(words, others))))
    return list(lines)


def order_line(order: Any, words: Words) -> Text:
    """A Guild Order in hand, and what it lacks."""
    missing = [f"{count} × {good(words, number)}" for number, count in enumerate(order["missing"]) if count]
    short = [stock(words, shop) for shop, count in enumerate(order["orders_short"]) if count]
    if missing:
        state = words("masters-board-hand-missing", goods=", ".join(missing))
    elif short:
        state = words("masters-board-hand-orders", shops=", ".join(short))
    else:
        state = words("masters-board-hand-complete")
    return Text(f"{words('masters-board-hand')} · {order['code']} — {state}")


def result(view: View, words: Words) -> Table:
    """The final scoring, part by part."""
    table = grid(words("masters-board-result"))
    table.add_column(words("masters-board-rank"), justify="right")
    table.add_column(words("masters-board-player"), no_wrap=True)
    for key in ("track", "tax", "cards", "stock", "cash", "total"):
        table.add_column(words(f"masters-board-{key}"), justify="right")
    for seat in sorted(range(view["seats"]), key=lambda seat: view["ranks"][seat]):
        parts = view["breakdown"][seat]
        numbers = [signed(parts[key]) for key in ("points", "tax", "orders", "stock", "cash", "total")]
        table.add_row(str(view["ranks"][seat]), seat_text(words, seat), *numbers)
    return table
