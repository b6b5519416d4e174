"""`admin announce`: tell everybody something, on all pages."""

from dataclasses import asdict
from typing import Annotated, Final

import typer
from rich.markup import escape

from serenissima.commands.admin_output import Database, grid_of, moment, print_json, say
from serenissima.commands.arguments import MACHINE_LANGUAGE, AsJson, Language
from serenissima.commands.console import console, speaking

NAME: Final = "announce"
app = typer.Typer(
    no_args_is_help=True,
    help="""Tell everybody something, on all pages, within a minute.

    Example: serenissima admin announce add "Restart at 8 pm" --fr "Redémarrage à 20 h" --hours 3
    """,
)


@app.command()
def add(
    text: Annotated[str, typer.Argument(help="The text in English, or in the only language.", show_default=False)],
    fr: Annotated[str, typer.Option("--fr", help="The same in French.", show_default=False)] = "",
    hours: Annotated[
        float | None,
        typer.Option(min=0.01, help="For how long; without it, until it is withdrawn.", show_default=False),
    ] = None,
    database: Database = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Add an announcement. Everybody can close it for themselves."""
    from serenissima.server.admin.announcing import announce
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        made = announce(database_url(database), {"en": text, "fr": fr}, hours)
        if as_json:
            print_json(asdict(made))
        else:
            say(words("admin-announced", given=made.id))


@app.command("list")
def list_all(database: Database = None, lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False) -> None:
    """List what everybody reads now."""
    from serenissima.server.admin.announcing import list_announcements
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        found = list_announcements(database_url(database))
        if as_json:
            print_json([asdict(each) for each in found])
            return
        grid = grid_of(words, "id", "text", "until")
        for each in found:
            until = words("admin-until-withdrawn") if each.until is None else moment(each.until)
            grid.add_row(each.id, escape(" / ".join(each.texts.values())), until)
        console.print(grid)


@app.command()
def withdraw(
    id: Annotated[str | None, typer.Argument(help="From the list; without it, all.", show_default=False)] = None,
    database: Database = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Withdraw an announcement, or all of them."""
    from serenissima.server.admin import announcing
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        count = announcing.withdraw(database_url(database), id)
        if as_json:
            print_json({"withdrawn": count})
        else:
            say(words("admin-withdrawn", count=count))
