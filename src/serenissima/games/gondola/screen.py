"""Venice's board as text: docks with their buildings, boats and canals; players; your own hand."""

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima.core.spec import View
from serenissima.games.gondola.data import BUILDING_KEYS, SPACES, TILES, UNFLIPPED
from serenissima.games.gondola.effects import EFFECTS, INFLUENCE_KEYS
from serenissima.games.gondola.screen_effects import CARD, COIN, SCROLL, effect_code
from serenissima.locale import Words
from serenissima.terminal.layout import Beside, grid

STYLES = ("red", "green", "blue", "magenta", "yellow")
LETTERS = "ABCDE"
CUBE_STYLES = ("dark_orange", "purple", "bright_black")
STEP = re.compile(r"([pma])[a-z]*\s*(\d+)")
MOOR = 1
NO_PICK = -1


def draw(view: View, words: Words) -> RenderableType:
    """The position as a seat sees it, readable without colour."""
    parts: list[RenderableType] = [heading(view, words)]
    if view["over"]:
        parts.append(result(view, words))
    parts += [Beside(docks(view, words), otherwise=lambda: docks(view, words, narrow=True)), legend(words)]
    rewards = "/".join(str(vp) for vp in view["council"]["rewards"])
    note = Text(words("gondola-board-players-note", rewards=rewards), style="dim")
    parts += [players(view, words), note]
    parts += situation(view, words)
    parts += own(view, words)
    return Group(*parts)


def means(typed: str, kind: str, view: View) -> list[int]:
    """`p 7` passes dock 7, `m 7` (in French also `a 7`) moors there."""
    step = STEP.fullmatch(typed)
    if kind != "move" or not step:
        return []
    ends = {view["turn"]["at"], int(step[2]) - 1}
    moors = 0 if step[1] == "p" else MOOR
    found = [2 * number + moors for number, canal in enumerate(view["canals"]) if {*canal["ends"]} == ends]
    return found or [NO_PICK]


# Names.


def dashed(key: str) -> str:
    return key.replace("_", "-")


def building(words: Words, key: str) -> str:
    return words(f"gondola-building-{dashed(key)}")


def colour_mark(view: View, colour: int) -> Text:
    """A player as a letter; the smugglers or the Doge as ~, with a number for each of the Doge's two colours."""
    if colour < view["seats"]:
        return Text(LETTERS[colour], style=STYLES[colour])
    return Text(f"~{colour}" if view["seats"] == 1 else "~", style="bold")


def boat_mark(view: View, words: Words, number: int) -> Text:
    """A boat: its player, a star for the gondolier, its cubes; a boat without a seat has the letter of its deck."""
    boat = view["boats"][number]
    if boat["owner"] is None:
        colour = str(boat["colour"]) if view["seats"] == 1 else ""
        return Text(f"~{'AB'[number & 1]}{colour}", style="bold")
    text = colour_mark(view, boat["colour"])
    if boat["gondolier"]:
        text.append("*")
    return text.append(":").append_text(cubes(words, boat["cubes"])) if any(boat["cubes"]) else text


def cubes(words: Words, counts: list[int]) -> Text:
    """Cubes as the letters of their goods: cct."""
    text = Text()
    for letter, count, style in zip(words("gondola-board-cubes"), counts, CUBE_STYLES, strict=True):
        text.append(letter * count, style=style)
    return text


def player(words: Words, seat: int) -> Text:
    return Text(f"{LETTERS[seat]} {words.names[seat]}", style=STYLES[seat])


def names(words: Words, seats: list[int]) -> str:
    return ", ".join(words.names[seat] for seat in seats)


def joined(parts: list[Text], gap: str = " ") -> Text:
    return Text(gap).join(parts)


# Parts of the board.


def untitled() -> Table:
    """A table without a title: a whole position and its question should fit on a screen of forty lines."""
    table = grid("")
    table.title = None
    return table


def heading(view: View, words: Words) -> Text:
    if view["over"]:
        ending = words(f"gondola-ending-{view['ending']}")
        return Text(f"{words('gondola-board-over')} — {ending}", style="bold")
    parts = [words("gondola-board-round", round=view["round"]) if view["round"] else words("gondola-board-prologue")]
    end = view["end"]
    if view["doge"]:
        if end["triggered"]:
            parts.append(words("gondola-board-extra-turns", count=end["extra_turns"]))
        else:
            parts.append(words("gondola-board-doge-deck", count=view["doge"]["deck"]))
    elif end["triggered"]:
        parts.append(words("gondola-board-last-round", round=end["round"] + 2))
    else:
        marker = view["council"]["end_marker"]
        left = marker - max(view["council"]["spaces"])
        parts.append(words("gondola-board-end-council", left=left, marker=marker))
        parts.append(words("gondola-board-end-missions", count=view["mission_deck"]))
    return Text(" · ".join(parts), style="bold")


def docks(view: View, words: Words, narrow: bool = False) -> Table:
    """Every dock: its building with the effects and assistants of its spaces, the boats, and where canals lead.

    On a narrow screen the spaces show only the assistants.
    """
    table = untitled()
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(words("gondola-board-building"), no_wrap=True)
    for space in range(1, SPACES + 1):
        table.add_column(str(space), no_wrap=True)
    table.add_column(words("gondola-board-boats"))
    table.add_column(words("gondola-board-canals"), no_wrap=True)
    spaces = {tile["tile"]: tile["spaces"] for tile in view["tiles"]}
    wanted = {card["building"] for card in view["mission_cards"]}
    for number, dock in enumerate(view["docks"]):
        key = dock["building"]
        if key is None:
            continue
        boats = [boat_mark(view, words, boat) for boat in dock["boats"]]
        moving = view["turn"]["boat"]
        if moving is not None and view["turn"]["at"] == number and moving not in dock["boats"]:
            boats.append(Text("▶").append_text(boat_mark(view, words, moving)))
        table.add_row(
            Text(str(number + 1), style="dim" if number in view["turn"]["used_docks"] else ""),
            dock_label(view, words, number, key, key in wanted),
            *[space_cell(view, words, key, slot, spaces.get(key), narrow) for slot in range(SPACES)],
            joined(boats),
            canals(view, number),
        )
    return table


def dock_label(view: View, words: Words, number: int, key: str, is_wanted: bool) -> Text:
    """The building, marked if one of your missions, the spy or the passenger concerns it."""
    text = Text(words(f"gondola-map-short-{dashed(key)}"), style="bold" if is_wanted else "")
    if is_wanted:
        text.append(" M")
    spy = view["turn"]["spy"]
    if spy is not None and BUILDING_KEYS[spy] == key:
        text.append(" ◉")
    taxi = view["taxi"]
    if taxi and taxi["passenger"] == number:
        text.append(" ☺")
    if taxi and taxi["destination"] == key:
        text.append(" ⚑")
    return text


def space_cell(view: View, words: Words, key: str, slot: int, spaces: list[list[int]] | None, narrow: bool) -> Text:
    """What a space does, and who stands on it; bold as far as your own assistant reaches."""
    number = BUILDING_KEYS.index(key)
    if slot >= len(EFFECTS[number]):
        return Text()
    reached = number >= TILES
    standing: list[int] = []
    if spaces is not None:
        standing = spaces[slot]
        reached = any(view["seat"] in colours for colours in spaces[slot:])
    marks = [colour_mark(view, colour) for colour in standing]
    if narrow:
        return joined(marks)
    text = Text(effect_code(EFFECTS[number][slot], words("gondola-board-cubes")), style="" if reached else "dim")
    return joined([text, *marks])


def canals(view: View, dock: int) -> Text:
    """The docks next to this one with the price of the canal; 0 and a letter for a bridge."""
    found: list[Text] = []
    for canal in view["canals"]:
        if dock in canal["ends"]:
            a, b = canal["ends"]
            text = Text(f"{(b if a == dock else a) + 1}:", style="dim" if canal["used"] else "")
            if canal["bridge"] is None:
                text.append(str(canal["cost"]))
            else:
                text.append("0").append_text(colour_mark(view, canal["bridge"]))
            found.append(text)
    return joined(found)


def legend(words: Words) -> Text:
    return Text(words("gondola-board-legend"), style="dim")


def players(view: View, words: Words) -> Table:
    """In turn order. ! is intrigue, and what would be left of it after spending all scrolls and coins at the end."""
    table = untitled()
    table.add_column(words("gondola-board-player"), no_wrap=True)
    for key in ("vp", "coins", "scrolls", "intrigue", "council", "assistants", "bridges", "missions", "cards"):
        table.add_column(words(f"gondola-board-{key}"), justify="right", no_wrap=True)
    for seat in sorted(range(view["seats"]), key=lambda seat: view["players"][seat]["turn_index"]):
        add_player(table, view, words, seat)
    if view["doge"]:
        doge = view["doge"]
        spaces = view["council"]["spaces"][1:]
        worth = view["council"]["worth_now"][1:]
        table.add_row(
            Text(words("gondola-board-doge"), style="bold"),
            str(doge["vp"]),
            "",
            str(doge["scrolls"]),
            f"{doge['intrigue']}/8",
            f"{spaces[0]}, {spaces[1]} (+{sum(worth)})",
            "/".join(str(10 - left) for left in view["smugglers"]["assistants_left"]),
            str(sum(doge["bridges_left"])),
            "",
            "",
        )
    return table


def add_player(table: Table, view: View, words: Words, seat: int) -> None:
    own = view["players"][seat]
    label = player(words, seat)
    if view["active"] == seat and not view["over"]:
        label = Text("▸ ").append_text(label)
    if view["at_risk"] == seat and not view["over"]:
        label.append(" ⚠", style="bold red")
    if own["favour"] == UNFLIPPED:
        label.append(" F")
    table.add_row(
        label,
        str(own["vp"]),
        str(own["coins"]),
        str(own["scrolls"]),
        f"{own['intrigue']}/{own['intrigue_cap']} →{own['effective_intrigue']}",
        f"{own['council']} (+{view['council']['worth_now'][seat]})",
        f"{10 - own['assistants_left']}/10",
        str(own["bridges_left"]),
        f"{own['missions']}+{own['completed']}✓",
        str(own["influence"]),
    )


def situation(view: View, words: Words) -> list[RenderableType]:
    """Abilities, the Doge's row, smugglers, the passenger; who would be arrested now."""
    if view["over"]:
        return []
    lines: list[RenderableType] = []
    found: list[str] = []
    for seat, one in enumerate(view["players"]):
        slots = [words(f"gondola-mission-{no}") for no in one["slots"] if no]
        if slots:
            found.append(f"{LETTERS[seat]} {', '.join(slots)}")
    if found:
        lines.append(Text(words("gondola-board-abilities", list=" · ".join(found))))
    if view["doge"]:
        for place, key in enumerate(view["doge"]["row"]):
            if key is not None:
                name = words(f"gondola-doge-{dashed(key)}")
                lines.append(Text(f"{place + 1} {name} — {words(f'gondola-about-doge-{dashed(key)}')}"))
    if view["smugglers"]:
        lines += smugglers(view, words)
    taxi = view["taxi"]
    if taxi:
        waiting = words("gondola-board-aboard")
        if taxi["passenger"] is not None:
            waiting = building(words, view["docks"][taxi["passenger"]]["building"])
        lines.append(Text(words("gondola-board-taxi", place=waiting, destination=building(words, taxi["destination"]))))
    risk = view["at_risk"]
    if risk is not None:
        lines.append(Text(words("gondola-board-at-risk", name=words.names[risk]), style="bold"))
    elif view["doge"] and 0 < view["players"][0]["intrigue"] >= view["doge"]["intrigue"]:
        lines.append(Text(words("gondola-board-doge-risk"), style="bold"))
    return lines


def smugglers(view: View, words: Words) -> list[RenderableType]:
    left = view["smugglers"]["decks"]
    parts = [words("gondola-board-smugglers", a=left[0], b=left[1])]
    played = [card_text(view, words, card) for card in view["smugglers"]["played"]]
    if played:
        parts.append(words("gondola-board-smugglers-played", cards=", ".join(played)))
    known = [card_text(view, words, card) for card in view["smuggler_cards"]]
    if known:
        parts.append(words("gondola-board-smugglers-known", cards=", ".join(known)))
    return [Text(" · ".join(parts))]


def card_text(view: View, words: Words, card: Any) -> str:
    """A smuggler card; in solo games also the place in the Doge's row that it cancels."""
    name = building(words, card["building"])
    return f"{name} ⊘{card['ignores'] + 1}" if view["doge"] else name


# Your own hand.


def own(view: View, words: Words) -> list[RenderableType]:
    """Missions with what each boat lacks, influence cards, and who still has to answer."""
    lines: list[RenderableType] = []
    if not view["over"]:
        lines += [mission_line(view, words, card) for card in view["mission_cards"]]
        if view["influence"]:
            lines.append(influence_line(view, words))
    others = [seat for seat in view["waiting"] if seat != view["seat"]]
    if others:
        lines.append(Text(words("gondola-board-waiting", names=names(words, others))))
    return lines


def mission_line(view: View, words: Words, card: Any) -> Text:
    """Where a mission leads, what it costs and brings, and what each of your two boats lacks for it."""
    name = words(f"gondola-mission-{card['no']}")
    text = Text(words("gondola-board-mission", name=name, building=building(words, card["building"])) + " ")
    text.append_text(cubes(words, card["cubes"]))
    if card["scrolls"]:
        text.append(f" {card['scrolls']}{SCROLL}")
    text.append(f" › {card['vp']}★ {card['coins']}{COIN}")
    seat = view["seat"]
    if card["no"] in (view["missions"] or []):
        lacking: list[Text] = []
        for boat in view["boats"][2 * seat : 2 * seat + 2]:
            short = [max(0, want - have) for want, have in zip(card["cubes"], boat["cubes"], strict=True)]
            lacking.append(cubes(words, short) if any(short) else Text("✓"))
        text.append(f" · {words('gondola-board-lacking')} ").append_text(joined(lacking, " / "))
    return text


def influence_line(view: View, words: Words) -> Text:
    cards = [words(f"gondola-card-{dashed(INFLUENCE_KEYS[kind])}") for kind in view["influence"]]
    return Text(f"{CARD} {', '.join(cards)}")


def result(view: View, words: Words) -> RenderableType:
    """The final scoring in the order of its steps."""
    table = grid(words("gondola-board-result"))
    table.add_column(words("gondola-board-rank"), justify="right")
    table.add_column(words("gondola-board-player"), no_wrap=True)
    for key in ("before", "council", "influence", "wealth", "favour", "vp", "intrigue"):
        table.add_column(words(f"gondola-board-{key}"), justify="right")
    for seat in sorted(range(view["seats"]), key=lambda seat: view["ranks"][seat]):
        label = player(words, seat)
        if view["arrested"] == seat:
            label.append(f" ({words('gondola-board-arrested')})", style="bold")
        parts = [str(part) for part in view["final"][seat]]
        own = view["players"][seat]
        table.add_row(str(view["ranks"][seat]), label, *parts, str(own["vp"]), str(own["intrigue"]))
    if view["doge"]:
        doge = view["doge"]
        label = Text(words("gondola-board-doge"), style="bold")
        table.add_row("", label, "", "", "", "", "", str(doge["vp"]), str(doge["intrigue"]))
    return Beside(table)
