"""Doge's board as text: orders, districts, polls, advisors, families."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima.core.spec import View
from serenissima.games.doge.data import AREA_KEYS, DISTRICTS, FIRST_PRICE, SETS
from serenissima.games.doge.picks import FIRST_MOVE, NO_MOVE, PASS, ballots_text, goal_of, move_pick, origin_of
from serenissima.locale import Words
from serenissima.terminal.layout import Beside, grid

STYLES = ("blue", "red", "yellow", "green")
LETTERS = ("A", "B", "C", "D")
THIRD_LETTER = "T"
NO_PICK = -1  # never legal; its refusal says what is


def draw(view: View, words: Words) -> RenderableType:
    """The position as a seat sees it, readable without colour."""
    return Group(
        heading(view, words),
        Beside(orders(view, words), advisors(view, words)),
        Beside(districts(view, words), polls(view, words)),
        players(view, words),
        *own(view, words),
    )


# Short input.


def means(typed: str, kind: str, _view: View) -> list[int]:
    """`sm` matches everything in San Marco, `sm 3+1` those ballots there, `ca do` the move of a house."""
    first, _, rest = typed.partition(" ")
    if first not in AREA_KEYS:
        return []
    place = AREA_KEYS.index(first)
    if kind == "place-ballots":
        values = sorted(rest.replace("+", " ").split(), reverse=True)
        sets = [chosen for chosen in range(SETS) if not values or ballots_text(chosen).split("+") == values]
        return [place * SETS + chosen for chosen in sets] or [NO_PICK]
    if not kind.endswith(("-or-move", "move-together")):
        return []
    if not rest:
        moved = [pick for pick in range(FIRST_MOVE, NO_MOVE) if place in (origin_of(pick), goal_of(pick))]
        return [place, *moved]
    if rest not in AREA_KEYS[:DISTRICTS] or rest == first or place >= DISTRICTS:
        return []
    return [move_pick(place, AREA_KEYS.index(rest))]


# Names.


def letter(view: View, family: int) -> Text:
    """A family's letter, in its colour."""
    third = view["players"][family]["third"]
    return Text(THIRD_LETTER if third else LETTERS[family], style=STYLES[family])


def name(view: View, words: Words, family: int) -> str:
    return words("doge-third-family") if view["players"][family]["third"] else words.names[family]


def area(words: Words, number: int) -> str:
    return words(f"doge-area-{AREA_KEYS[number]}")


def in_area(words: Words, number: int) -> str:
    return words(f"doge-in-{AREA_KEYS[number]}")


def family_columns(table: Table, view: View, words: Words) -> None:
    for family in range(view["families"]):
        initial = letter(view, family)
        initial.append(" " + name(view, words, family))
        table.add_column(initial, no_wrap=True, overflow="ellipsis", min_width=7)


# Parts of the board.


def heading(view: View, words: Words) -> Text:
    year = view["year"]
    if view["over"]:
        text = words("doge-board-over", year=year) + " — " + words(f"doge-ending-{view['ending']}")
        names = ", ".join(name(view, words, seat) for seat in view["doges"])
        text += " " + (words("doge-board-doges", names=names) if names else words("doge-board-no-doge"))
    elif view["phase"] == "placing":
        text = words("doge-board-placing", year=year, round=view["round"], rounds=view["rounds"])
    elif view["voting"] is not None:
        place = area(words, view["voting"])
        text = words("doge-board-election", year=year, number=view["election"] + 1, area=place)
    else:
        text = words("doge-board-between", year=year)
    return Text(text, style="bold")


def orders(view: View, words: Words) -> Table:
    """Both rows of order cards: ✓ voted, ▶ voting now or next, ? face down."""
    hidden = ", ".join(view["areas"][number] for number in view["order_hidden"])
    table = grid(words("doge-board-order"), words("doge-board-order-hidden", areas=hidden) if hidden else "")
    table.show_header = False
    marks = []
    for place, number in enumerate(view["order_now"]):
        mark = "✓" if place < view["election"] else "▶" if place == view["election"] else " "
        marks.append(Text(mark + view["areas"][number], style="bold reverse" if mark == "▶" else ""))
    table.add_row(words("doge-board-order-now"), *marks)
    cards = [" ?" if number is None else " " + view["areas"][number] for number in view["order_next"]]
    table.add_row(words("doge-board-order-next"), *cards)
    return table


def districts(view: View, words: Words) -> Table:
    table = grid(words("doge-board-districts"), words("doge-board-houses-note"))
    table.add_column(words("doge-board-district"), no_wrap=True)
    table.add_column(words("doge-board-palaces"), no_wrap=True)
    table.add_column(words("doge-board-cost"))
    family_columns(table, view, words)
    for district in view["districts"]:
        slots = Text()
        for place, owner in enumerate(district["slots"]):
            slots.append_text(Text(str(FIRST_PRICE + place), style="dim") if owner is None else letter(view, owner))
            slots.append(" ")
        cost = "—" if district["cost"] is None else str(district["cost"])
        houses = [
            str(count) + ("" if missing is None else f" ({missing})")
            for count, missing in zip(district["houses"], district["missing"], strict=True)
        ]
        code = view["areas"][district["area"]]
        table.add_row(f"{code} {area(words, district['area'])}", slots, cost, *houses)
    return table


def polls(view: View, words: Words) -> Table:
    table = grid(words("doge-board-polls"), words("doge-board-polls-note"))
    table.add_column("", no_wrap=True)
    family_columns(table, view, words)
    table.add_column(words("doge-board-advisors-there"))
    for poll in view["polls"]:
        votes = [ballots_cell(view, poll, family) for family in range(view["families"])]
        standing = Text(" ").join([advisor_tag(view, number) for number in poll["advisors"]])
        table.add_row(view["areas"][poll["area"]], *votes, standing)
    return table


def ballots_cell(view: View, poll: Any, family: int) -> str:
    """One family's ballots in an area: opened values and votes, or backs (values for your own) and possible votes."""
    ballots = poll["ballots"][family]
    own = view["own"][poll["area"]] if family == view["seat"] else None
    known = own["values"] if own else ballots["values"] or []
    values = "+".join(str(value) for value in reversed(known))
    if poll["opened"]:
        votes = poll["votes"][family]
        advisors = (votes or 0) - sum(known)
        return "+".join([*([values] if values else []), *["♟"] * advisors]) + f" = {votes}" if values or votes else "·"
    least, most = (own["votes"], own["votes"]) if own else (poll["least"][family], poll["most"][family])
    shown = values or "□" * ballots["count"]
    if not shown and not most:
        return ""
    return f"{shown} ({least})".lstrip() if least == most else f"{shown} ({least}–{most})".lstrip()


def advisor_tag(view: View, number: int) -> Text:
    advisor = view["advisors"][number]
    tag = Text(view["areas"][advisor["home"]] + "/")
    tag.append_text(letter(view, advisor["controller"]))
    return tag


def advisors(view: View, words: Words) -> Table:
    """All nine: home, owner, place, and how many known elections come before the home decides again."""
    table = grid(words("doge-board-advisors"))
    table.add_column(words("doge-board-home"))
    rows: list[list[RenderableType]] = [[words("doge-board-controller")], [words("doge-board-place")]]
    rows.append([words("doge-board-votes-ahead")])
    for advisor in view["advisors"]:
        table.add_column(view["areas"][advisor["home"]], min_width=2)
        free = advisor["controller"] is None
        rows[0].append("—" if free else letter(view, advisor["controller"]))
        rows[1].append("—" if free else view["areas"][advisor["place"]])
        rows[2].append("" if free else str(advisor["votes_ahead"]))
    for row in rows:
        table.add_row(*row)
    return table


def players(view: View, words: Words) -> Table:
    table = grid(words("doge-board-players"), words("doge-board-target-note"))
    table.add_column(words("doge-board-player"), no_wrap=True)
    for key in ("palaces", "houses", "rings", "ballots", "used"):
        table.add_column(words(f"doge-board-{key}"))
    for target in view["players"][0]["targets"]:
        table.add_column(words("doge-board-target", palaces=target["palaces"], districts=target["districts"]))
    for player in view["players"]:
        family = player["family"]
        label = letter(view, family)
        mark = " ★" if player["qualifies"] else "" if player["can_win"] or player["third"] else " ✗"
        label.append(" " + name(view, words, family) + mark)
        if family == view["seat"]:
            label.append(" " + words("doge-board-you"))
        if player["third"]:
            progress = ["" for _ in player["targets"]]
        else:
            progress = [progress_cell(target) for target in player["targets"]]
        table.add_row(
            label,
            f"{player['palaces']}/{player['palaces'] + player['supply_palaces']}",
            f"{player['supply_houses']}+{player['board_houses']}",
            str(player["rings_left"]),
            str(player["ballots_left"]),
            " ".join(view["areas"][number] for number in player["used_areas"]),
            *progress,
        )
    return table


def progress_cell(target: Any) -> str:
    missing = (target["missing_palaces"], target["missing_districts"])
    return "★" if missing == (0, 0) else "/".join(f"−{count}" if count else "0" for count in missing)


def own(view: View, words: Words) -> list[RenderableType]:
    """Your own hand and sealed choice, and who still has to choose."""
    lines = []
    if view["hand"] is not None and not view["over"]:
        hand = " ".join(str(value) for value in reversed(view["hand"]))
        lines.append(words("doge-board-hand", ballots=hand) if hand else words("doge-board-hand-empty"))
    pending = view["pending"]
    if pending is not None:
        if view["phase"] != "placing":
            lines.append(words("doge-board-chosen-other"))
        elif pending == PASS:
            lines.append(words("doge-board-chosen-pass"))
        else:
            values = ballots_text(pending % SETS)
            lines.append(words("doge-board-chosen", ballots=values, area=in_area(words, pending // SETS)))
    others = [seat for seat in view["waiting"] if seat != view["seat"]]
    if others:
        names = ", ".join(name(view, words, seat) for seat in others)
        lines.append(words("doge-board-waiting", names=names))
    return [Text(line) for line in lines]
