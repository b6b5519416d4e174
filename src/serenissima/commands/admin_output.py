"""What all `admin` commands share: naming the database, and printing for people and for programs."""

import json
from datetime import datetime
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from serenissima.commands.console import console
from serenissima.locale import Words

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="As for `serve`: an SQLite file or postgresql://…", show_default=False),
]


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def say(text: str) -> None:
    """Print a sentence as it is."""
    console.print(text, highlight=False, markup=False)


def grid_of(words: Words, *columns: str) -> Table:
    grid = Table(box=SIMPLE_HEAD)
    for column in columns:
        grid.add_column(words(f"admin-column-{column}"), justify="right" if column in ("picks", "tables") else "left")
    return grid


def moment(time: float) -> str:
    return f"{datetime.fromtimestamp(time):%Y-%m-%d %H:%M}"
