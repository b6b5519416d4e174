"""The board of Masters of Venice in characters: canal, shops, docks, players, and one's own hand."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima.core.spec import View
from serenissima.games.masters.data import CHARACTER_KEYS, GOOD_KEYS, PLACE_KEYS, STOCK_KEYS
from serenissima.locale import Words

STYLES = ("red", "green", "blue", "magenta", "yellow")
LETTERS = "ABCDE"
GOOD_STYLES = ("bright_black", "green", "yellow", "red", "bold", "yellow3")
HOLES = 20
BARS = 4


def draw(view: View, words: Words) -> RenderableType:
    """The position as a seat sees it, readable without colours."""
    parts: list[RenderableType] = [heading(view, words), canal(view, words)]
    if view["over"]:
        parts.append(result(view, words))
    parts += [shops(view, words), quays(view, words), players(view, words), *own(view, words)]
    return Group(*parts)


# Names.


def seat_text(words: Words, seat: int) -> Text:
    """A player as a letter of his colour, with his name."""
    return Text(f"{LETTERS[seat]} {words.names[seat]}", style=STYLES[seat])


def good(words: Words, number: int) -> str:
    return words(f"masters-good-{GOOD_KEYS[number]}")


def stock(words: Words, number: int) -> str:
    return words(f"masters-stock-{STOCK_KEYS[number]}")


def place(words: Words, number: int) -> str:
    return words(f"masters-place-{PLACE_KEYS[number]}")


def cubes(view: View, counts: list[int]) -> Text:
    """Cubes as letters of their goods: IIG."""
    text = Text()
    for number, count in enumerate(counts):
        text.append(view["goods"][number]["letter"] * count, style=GOOD_STYLES[number])
    return text if text.plain else Text("–", style="dim")


def grid(title: str, note: str = "") -> Table:
    return Table(
        title=Text(title, style="bold"),
        caption=note or None,
        title_justify="left",
        caption_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )


# Parts of the board.


def heading(view: View, words: Words) -> Text:
    if view["over"]:
        names = ", ".join(words.names[seat] for seat, rank in enumerate(view["ranks"]) if rank == 1)
        ending = words(f"masters-ending-{view['ending']}")
        return Text(f"{words('masters-board-over')} — {ending} {names}", style="bold")
    parts = [words("masters-board-round", space=view["space"], spaces=view["spaces"])]
    if view["location"] is not None:
        parts.append(place(words, view["location"]))
    else:
        parts.append(words(f"masters-board-phase-{view['phase']}"))
    if view["next_bid"]:
        parts.append(words("masters-board-next-bid", rounds=view["next_bid"]))
    return Text(" · ".join(parts), style="bold")


def canal(view: View, words: Words) -> Text:
    """The sixteen spaces: B for bidding, a rumour where one still lies, the gondola."""
    text = Text(words("masters-board-canal") + " ", style="bold")
    for space in range(1, view["spaces"] + 1):
        if space == view["space"]:
            text.append(f"▲{space} ", style="bold reverse")
        elif space in view["bid_spaces"]:
            text.append(f"B{space} ", style="dim" if space < view["space"] else "bold")
        else:
            text.append(f"{'·' if space < view['space'] else '?'}{space} ", style="dim")
    text.append(f"({words('masters-board-canal-note')})", style="dim")
    return text


def track(value: int, left: int) -> str:
    """A peg on its track of twenty holes, and the steps after which it passes the end."""
    filled = -(-(HOLES - left + 1) * BARS // HOLES)
    return f"{value:>3} " + "█" * filled + "░" * (BARS - filled) + f" ↑{left}"


def shops(view: View, words: Words) -> Table:
    table = grid(words("masters-board-shops"), words("masters-board-shops-note"))
    table.add_column(words("masters-board-shop"), no_wrap=True)
    for key in ("price", "share", "orders"):
        table.add_column(words(f"masters-board-{key}"), no_wrap=True)
    table.add_column(words("masters-board-bag"), justify="right")
    for seat in range(view["seats"]):
        table.add_column(Text(LETTERS[seat], style=STYLES[seat]), justify="right")
    table.add_column(words("masters-board-supply"), justify="right")
    for number, item in enumerate(view["goods"]):
        shop = view["shops"][number] if number < len(view["shops"]) else None
        label = Text(f"{item['letter']} {good(words, number)}", style=GOOD_STYLES[number])
        if shop is None:
            empty = [""] * (view["seats"] + 1)
            table.add_row(label, track(item["price"], item["to_control"]), "", "", str(item["bag"]), *empty)
            continue
        label.append(f" · {stock(words, number)}")
        table.add_row(
            label,
            track(shop["price"], shop["to_control"]),
            track(shop["share"], shop["to_split"]),
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
    """Shares of one player; a star for the majority."""
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
        table.add_column(stock(words, 5 + office))
        held = [int(item["cube"] == number) for number in range(len(view["goods"]))]
        row.append(cubes(view, held))
    table.add_column(words("masters-board-plaza"))
    tiles = [words("masters-board-plaza-tile", price=tile["price"], most=tile["most"]) for tile in view["plaza"]]
    row.append("\n".join(tiles) or "–")
    table.add_row(*row)
    return table


def players(view: View, words: Words) -> Table:
    marker = words(f"masters-board-marker-{view['marker']}")
    table = grid(words("masters-board-players"), f"{marker} · {words('masters-board-deck', count=view['deck'])}")
    table.add_column(words("masters-board-player"), no_wrap=True)
    for key in ("characters", "where", "cubes", "money", "points", "deliveries", "cards", "rumors", "favors"):
        table.add_column(words(f"masters-board-{key}"))
    for seat in view["order"] or range(view["seats"]):
        player = view["players"][seat]
        favors = player["favors"]
        shown = " ".join(str(20 + 10 * kind) for kind, count in enumerate(favors or []) for _ in range(count))
        table.add_row(
            seat_text(words, seat),
            ", ".join(words(f"masters-character-{CHARACTER_KEYS[number]}") for number in player["characters"]),
            "" if player["place"] is None else words(f"masters-short-{PLACE_KEYS[player['place']]}-name"),
            cubes(view, player["cubes"]),
            "?" if player["cash"] is None else str(player["cash"]),
            str(player["points"]),
            f"{len(player['delivered'])} (+{player['next_delivery']})",
            str(player["orders"]),
            str(player["rumors"]),
            shown or str(player["favor_count"]),
        )
    return table


def own(view: View, words: Words) -> list[RenderableType]:
    """Who is still to act, one's own orders, rumours and sealed answer, and the score as it stands."""
    lines: list[Text] = []
    for stop in view["forecast"]:
        names = ", ".join(words.names[seat] for seat in stop["seats"])
        lines.append(Text(f"{words('masters-board-forecast')} · {place(words, stop['place'])} — {names}"))
    lines += [order_line(order, words) for order in view["hand"] or []]
    held = [f"{count} × {stock(words, number)}" for number, count in enumerate(view["rumors"] or []) if count]
    if held:
        lines.append(Text(f"{words('masters-board-own-rumors')} — {', '.join(held)}"))
    estimate = view["estimate"]
    if estimate and not view["over"]:
        parts = {key: estimate[key] for key in ("points", "tax", "orders", "stock", "cash", "total")}
        lines.append(Text(words("masters-board-estimate", **parts), style="dim"))
    if view["pending"] is not None:
        if view["phase"] == "bid":
            lines.append(Text(words("masters-board-pending-bid", bid=view["pending"])))
        else:
            lines.append(Text(words("masters-board-pending-place", place=place(words, view["pending"]))))
    if view["waiting"]:
        names = ", ".join(words.names[seat] for seat in view["waiting"])
        lines.append(Text(words("masters-board-waiting", names=names)))
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
        numbers = [str(parts[key]) for key in ("points", "tax", "orders", "stock", "cash", "total")]
        table.add_row(str(view["ranks"][seat]), seat_text(words, seat), *numbers)
    return table
