"""The command `serenissima`: registers the commands in commands/."""

import sys
from typing import Annotated

import typer

from serenissima import __version__
from serenissima.commands import authoring, measuring, playing, records, studying

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Play and study the Venice board games. `play` opens a menu; `serenissima COMMAND --help` says more.",
)
# In the order in which --help lists them.
app.command()(playing.games)
app.command()(playing.play)
app.command()(playing.serve)
app.command()(records.replay)
app.command()(records.verify)
app.command()(records.analyse)
app.command()(authoring.check)
app.command()(measuring.bench)
app.command()(measuring.soak)
app.command()(studying.arena)
app.command()(studying.balance)
app.command()(studying.fit)
app.command()(authoring.new_game)


def version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def options(
    show: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The options of the command itself."""


def main() -> None:
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
