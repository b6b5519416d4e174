"""What the first-run page shows: how the server runs, and the commands that let others reach it."""

import shutil
import sys
from pathlib import Path
from shlex import quote
from typing import Final

from serenissima.server import protocol
from serenissima.server.guard import Scope
from serenissima.server.local_addresses import EVERYWHERE, is_loopback, own_hosts, url
from serenissima.server.settings import Settings, database_url, is_sqlite

PROGRAM: Final = "serenissima"
USUAL_PORT: Final = 8000
SETTINGS_FILE: Final = "serenissima.toml"
COPY: Final = "serenissima-backup"


def describe(scope: Scope, listens_on: str, settings: Settings) -> protocol.FirstRun:
    """How this server runs, and the exact commands for the other ways. It may look up names: call it in a thread."""
    port = int(scope["server"][1])
    is_file = is_sqlite(settings.database)
    database = settings.database.rpartition("@")[2].removeprefix("sqlite+aiosqlite:///")
    program, named = program_name(), database_option(settings.database, database)
    serve = f"{program} serve" + ("" if port == USUAL_PORT else f" --port {port}") + named
    is_local = is_loopback(listens_on)
    hosts = own_hosts() if is_local or listens_on in EVERYWHERE else [listens_on]
    return protocol.FirstRun(
        reach="computer" if is_local else "network",
        addresses=[url(host, port) for host in hosts],
        port=port,
        commands=protocol.FirstRunCommands(
            computer=serve,
            network=f"{serve} --host 0.0.0.0",
            internet=f"{serve} --settings {SETTINGS_FILE}",
            backup=f"{program} admin backup {COPY}{named}",
        ),
        database=database,
        is_file=is_file,
        site=settings.site,
        mail=settings.mail is not None,
    )


def program_name() -> str:
    """How the operator starts this program."""
    if shutil.which(PROGRAM):
        return PROGRAM
    started = Path(sys.argv[0])
    return quote(str(started)) if started.name == PROGRAM else f"{quote(sys.executable)} -m {PROGRAM}"


def database_option(address: str, shown: str) -> str:
    """The option that names this database, if it is not the usual one. It never shows a password."""
    if address == database_url(None):
        return ""
    return f" --database {quote(shown)}" if is_sqlite(address) else " --database postgresql://…"
