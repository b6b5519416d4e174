"""Arguments and options that several commands take."""

import os
from pathlib import Path
from typing import Annotated

import typer

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import Value
from serenissima.locale import LANGUAGES


def default_language() -> str:
    """The machine's language, if there are texts in it."""
    wanted = os.environ.get("SERENISSIMA_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]


MACHINE_LANGUAGE = default_language()
A_DAY = 24 * 60 * 60
Game = Annotated[str, typer.Argument(help="The game: `serenissima games` lists them.", show_default=False)]
Language = Annotated[
    str, typer.Option("--lang", help="en or fr; by default the machine's language.", show_default=False)
]
Seed = Annotated[int, typer.Option(help="The seed of the dice; the same seed gives the same deals.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; repeat for several.", show_default=False),
]
Jobs = Annotated[int, typer.Option(min=0, help="Number of processes; 0 for all cores.")]
Limit = Annotated[float, typer.Option(min=0, max=A_DAY, help="Time limit for one answer in seconds; 0 for none.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record saved by `play`.", show_default=False)]


def read_pairs(pairs: list[str] | None) -> dict[str, Value]:
    """Options typed as `NAME=VALUE`."""
    read: dict[str, Value] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadTable(message("cli-bad-option", given=pair))
        if name in read:
            raise BadTable(message("cli-option-twice", name=name))
        read[name] = value
    return read
