"""Choosing what to play: the list of games, and the menu that opens when no game was named."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serenissima.bots.names import LEVELS
from serenissima.core.spec import GameSpec, Option, Value
from serenissima.games import all_games
from serenissima.locale import Words
from serenissima.terminal.choices import type_a_number
from serenissima.terminal.layout import numbered

Read = Callable[[], str]

USUAL_LEVEL: Final = "medium"


def save_folder() -> Path:
    """The default folder for saved games; created if missing."""
    base = os.environ.get("XDG_STATE_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "state") / "serenissima"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def describe(spec: GameSpec) -> dict[str, Any]:
    """A game for programs."""
    return {
        "id": spec.id,
        "title": spec.title,
        "seats": list(spec.seats),
        "options": [
            {"name": option.name, "values": option.shape(), "default": option.default} for option in spec.options
        ],
        "stage": spec.stage,
        "version": spec.version,
    }


def title_of(spec: GameSpec, words: Words) -> str:
    """What people call a game."""
    return words.optional(f"{spec.id}-title", spec.title)


def game_card(spec: GameSpec, words: Words) -> RenderableType:
    """A game for people."""
    least, most = spec.seats
    about = Text(words.optional(f"{spec.id}-blurb", spec.title))
    designers = ", ".join(spec.credits.designers)
    facts = words("menu-facts", id=spec.id, least=least, most=most, designers=designers, year=str(spec.credits.year))
    options = Table(box=None, padding=(0, 2, 0, 0), show_header=True, header_style="dim")
    for column in ("menu-option", "menu-values", "menu-meaning"):
        options.add_column(Text(words(column)), overflow="fold")
    for option in [option for option in spec.options if option.is_choice]:
        help = words.optional(f"{spec.id}-option-{option.name}-help", "")
        options.add_row(option.name, Text(option_values(option)), Text(help))
    parts = Group(about, Text(facts, style="dim"), Text(), options)
    return Panel(parts, title=Text(title_of(spec, words)), title_align="left")


def option_values(option: Option) -> str:
    """The values, with the default first, in brackets."""
    default = str(option.default).lower()
    return ", ".join([f"[{default}]", *[value for value in option.possible().split(", ") if value != default]])


def ask(console: Console, words: Words, read: Read) -> tuple[str, list[str], dict[str, Value]]:
    """Ask for the game, the number of seats and the opponents; all options keep their defaults."""
    console.print(Panel(words("menu-welcome"), title="Serenissima", title_align="left"))
    specs = all_games()
    titles = [f"{title_of(spec, words)} — {words.optional(f'{spec.id}-blurb', spec.id)}" for spec in specs]
    console.print(numbered(list(enumerate(titles, 1))))
    spec = specs[ask_number(console, words, read, words("menu-which"), 1, len(specs), 1) - 1]
    seats = ask_number(console, words, read, words("menu-seats"), *spec.seats, max(3, spec.seats[0]))
    people = ask_number(console, words, read, words("menu-people"), 0, seats, 1)
    players = ["human"] * people
    if people < seats:
        levels = list(LEVELS)
        console.print(numbered(list(enumerate([words(f"bot-{level}") for level in levels], 1))))
        usual = levels.index(USUAL_LEVEL) + 1
        level = levels[ask_number(console, words, read, words("menu-level"), 1, len(levels), usual) - 1]
        players += [level] * (seats - people)
    return spec.id, players, dict(spec.required_options(seats))


def ask_number(console: Console, words: Words, read: Read, question: str, least: int, most: int, usual: int) -> int:
    while True:
        console.print(words("menu-ask-number", question=question, least=least, most=most, usual=usual), end=" ")
        typed = read().strip()
        if not typed:
            return usual
        if typed.isascii() and typed.isdigit() and len(typed) < 6 and least <= int(typed) <= most:
            return int(typed)
        console.print(type_a_number(words, least, most), style="yellow")
