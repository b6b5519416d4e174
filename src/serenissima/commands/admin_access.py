"""`admin access`: who may come in."""

from dataclasses import asdict
from typing import Annotated, Any, Final

import typer
from rich.markup import escape

from serenissima.commands.admin_output import Database, grid_of, moment, print_json, say
from serenissima.commands.arguments import MACHINE_LANGUAGE, AsJson, Language
from serenissima.commands.console import console, speaking

NAME: Final = "access"
app = typer.Typer(
    no_args_is_help=True,
    help="""Decide who may come in, by network or by person. It takes effect within seconds; open pages are told.

    A rule about a person comes before rules about networks; of several networks the smallest one decides. The
    computer on which the server runs always gets in. The server stores no address of a visitor, only what you enter.

    A private server: allow some networks or people, then `admin access only-listed on`.
    """,
)

Who = Annotated[
    str,
    typer.Argument(
        metavar="WHO",
        help="An address (203.0.113.7), a network (192.168.1.0/24), or a person's id from `admin people`.",
        show_default=False,
    ),
]
Note = Annotated[str, typer.Option(help="Why, for yourself.", show_default=False)]


def add(action: Any, who: str, note: str, database: str | None, lang: str, as_json: bool) -> None:
    from serenissima.server.admin.access import add_rule
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        rule = add_rule(database_url(database), action, who, note)
        if as_json:
            print_json(asdict(rule))
        else:
            say(words(f"admin-rule-{rule.action}", who=rule.subject))


@app.command()
def allow(
    who: Who, note: Note = "", database: Database = None, lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False
) -> None:
    """Put a person or a network on the list of those who may come in, whatever else is denied."""
    add("allow", who, note, database, lang, as_json)


@app.command()
def deny(
    who: Who, note: Note = "", database: Database = None, lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False
) -> None:
    """Keep a person or a network out. Games of a person who is denied stay as they are."""
    add("deny", who, note, database, lang, as_json)


@app.command()
def forget(who: Who, database: Database = None, lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False) -> None:
    """Remove a person or a network from the lists."""
    from serenissima.server.admin.access import forget_rule
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        forget_rule(database_url(database), who)
        if as_json:
            print_json({"forgotten": who})
        else:
            say(words("admin-rule-forgotten", who=who))


@app.command("only-listed")
def only_listed(
    state: Annotated[str, typer.Argument(metavar="on|off", show_default=False)],
    database: Database = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Let in only people and networks on the list (on), or everybody who is not denied (off)."""
    from serenissima.server.admin.access import configure
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        if state not in ("on", "off"):
            raise typer.BadParameter("on, off", param_hint="STATE")
        found = configure(database_url(database), only_listed=state == "on")
        if as_json:
            print_json({"only_listed": found.only_listed})
        else:
            say(words("admin-only-listed" if found.only_listed else "admin-everybody"))


@app.command("list")
def list_all(database: Database = None, lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False) -> None:
    """List the rules."""
    from serenissima.server.admin.access import choices_of
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        found = choices_of(database_url(database))
        if as_json:
            print_json({"only_listed": found.only_listed, "rules": [asdict(rule) for rule in found.rules]})
            return
        say(words("admin-only-listed" if found.only_listed else "admin-everybody"))
        grid = grid_of(words, "rule", "who", "note", "since")
        for rule in found.rules:
            grid.add_row(words(f"admin-{rule.action}"), rule.subject, escape(rule.note), moment(rule.created))
        console.print(grid)
