"""The command `serenissima`: registers the commands in commands/."""

import sys
from typing import Annotated

import typer

from serenissima import __version__
from serenissima.commands import (
    admin,
    analyse,
    arena,
    balance,
    bench,
    check,
    fit,
    games,
    new_game,
    play,
    replay,
    serve,
    soak,
    verify,
)

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Play and study the Venice board games. `play` opens a menu; `serenissima COMMAND --help` says more.",
)
# In the order in which --help lists them.
app.command()(games.games)
app.command()(play.play)
app.command()(serve.serve)
app.add_typer(admin.app, name="admin")
app.command()(replay.replay)
app.command()(verify.verify)
app.command()(analyse.analyse)
app.command()(check.check)
app.command()(bench.bench)
app.command()(soak.soak)
app.command()(arena.arena)
app.command()(balance.balance)
app.command()(fit.fit)
app.command()(new_game.new_game)


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
