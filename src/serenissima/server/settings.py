"""What can be set about a server, and where its data lies if nobody says."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from serenissima.core.errors import BadTable
from serenissima.core.words import message


@dataclass(frozen=True)
class Rate:
    """A token bucket: so many at once, so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """How much one person or one address may ask for."""

    body: int = 64 * 1024
    message: int = 16 * 1024
    requests: Rate = Rate(240, 40)
    changes: Rate = Rate(120, 20)
    identities: Rate = Rate(120, 1)
    thinking: Rate = Rate(20, 2)
    analyses: Rate = Rate(4, 1 / 60)
    picks: Rate = Rate(200, 50)
    sockets: int = 40


@dataclass(frozen=True)
class Settings:
    """One server. The defaults are those of a person who plays at home."""

    database: str
    library: str = "serenissima.server.library:standard"
    bot_delay: tuple[float, float] = (0.5, 1.1)
    """The seconds after which a bot answers, drawn evenly, whatever the answer is: thinking tells nothing."""
    bot_processes: int = field(default_factory=lambda: max(2, os.cpu_count() or 1))
    """At most so many think at once. One of them is kept for those who answer at first sight."""
    budgets: dict[str, float] = field(
        default_factory=lambda: {"random": 2.0, "greedy": 5.0, "easy": 5.0, "medium": 5.0}
    )
    """The most seconds for one answer of each level; the last resort needs none."""
    budget: float = 15.0
    """That of all other levels: what the longest thinks by itself, and as much again and more."""
    patience: float = 10.0
    """The seconds after which a bot that finds no free process answers at first sight."""
    adviser: str = "mcts:seconds=1"
    """Who gives hints."""
    analyst: str = "mcts:seconds={seconds}"
    """Who judges the decisions of a finished game, in so many seconds each."""
    analysis: float = 60.0
    """The seconds that an analysis should take; long games take longer."""
    analyses: int = 4
    """How many analyses may be under way or wait for their turn."""
    limits: Limits = Limits()
    live_tables: int = 1000
    """How many tables are kept in memory."""
    sweep: float = 1.0
    """Seconds between two looks for clocks that have run out."""
    now: Callable[[], float] = time.time


def data_folder() -> Path:
    """Where the games of this user are kept; made if it is missing."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "serenissima"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def database_url(given: str | None) -> str:
    """The database meant: a URL, the path of an SQLite file, or nothing for the user's own."""
    if not given:
        return f"sqlite+aiosqlite:///{data_folder() / 'tables.sqlite3'}"
    scheme, colon, rest = given.partition("://")
    if not colon:
        return f"sqlite+aiosqlite:///{Path(given).absolute()}"
    if scheme.split("+")[0] == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    if scheme.split("+")[0] in ("postgresql", "postgres"):
        return f"postgresql+psycopg://{rest}"
    raise BadTable(message("server-bad-database", given=scheme))


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")
