"""`serve`: run the server for playing in the browser."""

from typing import Annotated

import typer

from serenissima.commands.arguments import MACHINE_LANGUAGE, Language
from serenissima.commands.console import speaking


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="An SQLite file or postgresql://…", show_default=False),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Number of processes; more than one needs PostgreSQL.")] = 1,
    browser: Annotated[bool, typer.Option(help="Open the page in your browser.")] = True,
    settings: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Limits and other settings (TOML; see docs/hosting.md).", show_default=False),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT", help="Serve Prometheus metrics at this address.", show_default=False),
    ] = None,
    first_run: Annotated[
        bool, typer.Option(help="Offer the choices that matter to the very first visitor, if on this computer.")
    ] = True,
    lang: Language = MACHINE_LANGUAGE,
) -> None:
    """Run the server for playing in the browser, with anyone you invite."""
    from serenissima.server import command  # imported here: it takes half a second

    with speaking(lang) as words:
        command.serve(host, port, database, workers, browser, words, settings, metrics, first_run)
