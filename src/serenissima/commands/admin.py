"""`admin`: look after a server from the command line. `admin access` and `admin announce` have files of their own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from serenissima.commands import admin_access, admin_announcements
from serenissima.commands.admin_output import Database, grid_of, moment, print_json, say
from serenissima.commands.arguments import MACHINE_LANGUAGE, AsJson, Language
from serenissima.commands.console import console, errors, speaking
from serenissima.locale import Words

app = typer.Typer(
    no_args_is_help=True,
    help="""Look after a server, also while it runs: a change takes effect within seconds, without a restart.

    Name the database with --database as for `serve`; without it, it is your own. Add --json for programs.
    """,
)
for others in (admin_access, admin_announcements):
    app.add_typer(others.app, name=others.NAME)

Most = Annotated[int, typer.Option("--most", min=1, help="How many to list.")]
State = Annotated[str | None, typer.Option(help="Only these: open, running or over.", show_default=False)]


@app.command()
def tables(
    state: State = None,
    most: Most = 50,
    database: Database = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """List the tables that were used last: game, players, number of picks. Hands and picks are not shown."""
    from serenissima.server.admin import overview
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        if state not in (None, "open", "running", "over"):
            raise typer.BadParameter("open, running, over", param_hint="--state")
        found = overview.list_tables(database_url(database), state, most)
        if as_json:
            print_json([line._asdict() for line in found])
            return
        grid = grid_of(words, "id", "game", "state", "players", "picks", "changed")
        for line in found:
            told = words("admin-state-closed" if line.closed else f"admin-state-{line.state}")
            told += f", {words('admin-private')}" if line.is_private else ""
            grid.add_row(line.id, line.game, told, ", ".join(line.players), str(line.picks), moment(line.changed))
        console.print(grid)


@app.command()
def people(
    most: Most = 50, database: Database = None, lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False
) -> None:
    """List the people who were here last, with the number of their tables."""
    from serenissima.server.admin import overview
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        found = overview.list_people(database_url(database), most)
        if as_json:
            print_json([line._asdict() for line in found])
            return
        grid = grid_of(words, "name", "tables", "seen", "id")
        for line in found:
            grid.add_row(line.name, str(line.tables), moment(line.seen), line.id)
        console.print(grid)


@app.command()
def usage(database: Database = None, lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False) -> None:
    """Say how large the database is and what is in it."""
    from serenissima.server.admin import overview
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        found = overview.measure(database_url(database))
        if as_json:
            print_json(found)
            return
        size = f"{found.pop('bytes') / 1e6:,.1f} MB"
        say(words("admin-usage", database=found.pop("database"), size=size))
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        for name, count in found.items():
            grid.add_row(words(f"admin-{name.replace('_', '-')}"), str(count))
        console.print(grid)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; it must not exist.", show_default=False)],
    database: Database = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Copy the database, also while the server runs. The copy contains everything, including hidden cards."""
    from serenissima.server.admin.backup import back_up
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        with copying(words) as progress:
            back_up(database_url(database), file, progress)
        if as_json:
            print_json({"file": str(file), "bytes": file.stat().st_size})
        else:
            say(words("admin-backed-up", file=str(file)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `backup`.", show_default=False)],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Replace the database by a copy. Stop the server first."""
    from serenissima.server.admin.backup import restore as put_back
    from serenissima.server.admin.database import name_of
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        url = database_url(database)
        if not yes and not typer.confirm(words("admin-restore-sure", database=name_of(url))):
            raise typer.Exit(1)
        with copying(words) as progress:
            old = put_back(url, file, progress)
        if as_json:
            print_json({"file": str(file), "old": None if old is None else str(old)})
            return
        say(words("admin-restored", file=str(file)))
        if old is not None:
            say(words("admin-old-kept", file=str(old)))


TableId = Annotated[str, typer.Argument(metavar="TABLE", help="Its id: `admin tables` lists it.", show_default=False)]


@app.command()
def close(
    table: TableId,
    reason: Annotated[
        str, typer.Option("--reason", metavar="TEXT", help="Why. Everybody at the table reads it.", show_default=False)
    ],
    database: Database = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Close a table whose game is not over: nobody can play, join or chat there any more.

    Nothing is deleted. Players still see the table, read the reason, and can look at the log and download the record.
    `admin reopen` lets them go on; their clocks have stood still.
    """
    from serenissima.server.admin.closing import close_table
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        close_table(database_url(database), table, reason)
        if as_json:
            print_json({"table": table, "closed": reason})
        else:
            say(words("admin-closed", given=table))


@app.command()
def reopen(
    table: TableId, database: Database = None, lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False
) -> None:
    """Let people go on at a table that was closed."""
    from serenissima.server.admin.closing import reopen_table
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        reopen_table(database_url(database), table)
        if as_json:
            print_json({"table": table, "closed": None})
        else:
            say(words("admin-reopened", given=table))


@app.command()
def configure(
    name: Annotated[
        str | None, typer.Option(help="The name of this server, shown on its first page.", show_default=False)
    ] = None,
    creators: Annotated[
        str | None,
        typer.Option(help="Who may create tables: everybody, or listed (`admin access allow`).", show_default=False),
    ] = None,
    database: Database = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Show or change what the first-run page asks: the server's name, and who may create tables."""
    from serenissima.server.admin import access
    from serenissima.server.settings import database_url

    with speaking(lang) as words:
        if creators not in (None, "everybody", "listed"):
            raise typer.BadParameter("everybody, listed", param_hint="--creators")
        url = database_url(database)
        is_question = name is None and creators is None
        found = access.choices_of(url) if is_question else access.configure(url, name, cast(Any, creators))
        if as_json:
            print_json({"name": found.name, "creators": found.creators})
        else:
            say(words("admin-server-name", name=found.name or "–"))
            say(words(f"admin-creators-{found.creators}"))


@contextmanager
def copying(words: Words) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on stderr, if that is a terminal; yields a function that is told how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_interactive) as bar:
        task = bar.add_task(words("admin-copying"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
