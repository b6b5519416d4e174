"""The settings of a server, and the default location of its data."""

import os
import re
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct, field

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.server.notifications.mail import ADDRESS, Mail

SETTINGS: Final = "serenissima.settings"
"""The key of the settings in the application's state."""
SITE: Final = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?|https?://\[[0-9a-fA-F:.]+\](:[0-9]{1,5})?")

HostAndPort = tuple[str, int]


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """A token bucket: `burst` at once, `per_second` in the long run."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much one person or one address may ask for. docs/hosting.md lists them."""

    body: int = 64 * 1024
    message: int = 16 * 1024
    headers: int = 32 * 1024
    """Maximum size of a request's headers, in bytes."""
    requests: Rate = Rate(240, 40)
    pages: Rate = Rate(1000, 100)
    """Requests from one address for pages and their files, and for the OpenAPI document."""
    changes: Rate = Rate(120, 20)
    identities: Rate = Rate(120, 1)
    thinking: Rate = Rate(20, 2)
    analyses: Rate = Rate(4, 1 / 60)
    picks: Rate = Rate(200, 50)
    chat: Rate = Rate(8, 0.5)
    """Chat lines of one person at one table."""
    spectator_chat: Rate = Rate(20, 1)
    """Chat lines of all spectators of one table together: they must not drown out the players."""
    running_tables: int = 50
    """How many open and running tables one person may host."""
    tables_per_hour: float = 60.0
    """How many tables an address may create per hour."""
    codes: Rate = Rate(20, 1 / 15)
    """Invitations and short codes that do not exist, tried from one address: nobody can find a table by guessing."""
    sockets: int = 40
    ref: int = 100
    """Maximum size of a command's `ref`, in bytes."""
    offences: Rate = Rate(100, 1)
    """Messages of one socket that are malformed or exceed `picks`; beyond that it is closed."""
    offences_of_address: Rate = Rate(300, 3)
    """The same for all sockets of an address; beyond that it is blocked."""
    block: float = 60.0
    """Seconds for which a blocked address may not open sockets."""
    mails_to_address: int = 40
    """Notifications by e-mail to one address per day; what is beyond waits."""
    mails_of_person: int = 100
    """The same for all addresses of one person."""
    confirmations: int = 3
    """E-mails per day that ask somebody to confirm an address: to one address, and on behalf of one person."""
    outbox: int = 256
    outbox_bytes: int = 1024 * 1024
    """What may wait for a client that does not read; beyond that its socket is closed."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """One server. docs/hosting.md lists what a settings file may contain."""

    database: str = ""
    offer: str = "serenissima.server.offer:standard"
    bot_delay: tuple[float, float] = (0.5, 1.1)
    """A bot answers after a random delay between these seconds, so that its pace does not reveal what it holds."""
    hidden_pace: float = 1.0
    """If its choices are hidden, a bot takes at least the usual time of its level, multiplied by this."""
    bot_processes: int = field(default_factory=lambda: max(3, (os.cpu_count() or 1) + 1))
    """How many bots of a worker may think at once. One process is reserved for levels that answer at once."""
    bot_queue: int = 200
    """How many searches of bots, hints and analyses may wait at once."""
    budgets: dict[str, float] = field(
        default_factory=lambda: {"random": 2.0, "greedy": 5.0, "easy": 5.0, "medium": 5.0}
    )
    """Maximum seconds for one answer of each level."""
    budget: float = 15.0
    """The same for all other levels: three times what the slowest of them uses."""
    patience: float = 10.0
    """After waiting this many seconds for its turn, a bot is replaced by greedy for this answer."""
    adviser: str = "mcts:seconds=1"
    """The bot that gives hints."""
    analyst: str = "mcts:seconds={seconds}"
    """The bot that judges the decisions of a finished game; `{seconds}` is its time for each."""
    analysis: float = 60.0
    """Target duration of an analysis in seconds; long games take longer."""
    analyses: int = 4
    """How many analyses may run at once."""
    analyses_per_person: int = 1
    """How many of them may be for one person."""
    limits: Limits = Limits()
    request_timeout: float = 10.0
    """Seconds in which a request must be complete, counted from the connection or its first byte."""
    keep_alive: int = 5
    """Seconds after an answer until an idle connection is closed."""
    stall_timeout: float = 60.0
    """Seconds until a connection is closed because its client reads nothing of the answer."""
    absence: float = 60.0
    """Seconds without a socket after which the others may vote for a stand-in bot."""
    seat_reserved_days: float = 7.0
    """A seat that the host freed in mid-game is reserved until this many days after its owner's last visit."""
    open_days: float = 14.0
    """A table whose game has not begun is deleted after this many days without a change."""
    finished_days: float = 365.0
    """A table is deleted when none of its players, nor its host, has been on this server for this many days."""
    bots_only_days: float = 7.0
    """A table with only bots is deleted after this many days without a change."""
    loaded_tables: int = 1000
    """How many tables are kept in memory."""
    idle_seconds: float = 60.0
    """A table that nobody has used for this long is unloaded; it is loaded again when needed."""
    sweep: float = 1.0
    """Seconds between two checks for expired clocks."""
    site: str = ""
    """The address at which people reach this server, such as https://tables.example, for links in notifications."""
    mail: Mail | None = None
    """The SMTP server for e-mail. It needs `site`."""
    notice_delay: float = 20.0
    """Seconds that something must have waited before anybody is notified of it."""
    notice_every: float = 5.0
    """Seconds between two searches for something to notify people of."""
    private_hosts: tuple[str, ...] = ()
    """Hosts in private networks that webhooks may call, with their ports, such as ntfy.lan:8080."""
    first_run: bool = True
    """Whether the very first visitor, if on this computer, is offered the choices that matter."""
    house_every: float = 1.0
    """Seconds between two looks for changes by `serenissima admin`."""
    log: Literal["debug", "info", "warning", "error"] = "warning"
    """The lowest level at which the server's own records are logged."""


def read_settings(file: str | None, database: str) -> Settings:
    """The settings in a TOML file, or the defaults without one."""
    if file is None:
        return Settings(database)
    try:
        found = msgspec.toml.decode(Path(file).read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadTable(message("server-bad-settings", file=file, detail=str(error))) from error
    check_settings(found)
    return msgspec.structs.replace(found, database=database)


def check_settings(settings: Settings) -> None:
    """Refuse settings that do not fit together."""
    if settings.mail is not None and not settings.site:
        raise BadTable(message("server-mail-needs-site"))
    if settings.mail is not None and not ADDRESS.fullmatch(settings.mail.sender):
        raise BadTable(message("server-bad-sender", given=settings.mail.sender))
    if settings.site and not SITE.fullmatch(settings.site):
        raise BadTable(message("server-bad-site", given=settings.site))
    private_hosts(settings)


def private_hosts(settings: Settings) -> frozenset[HostAndPort]:
    """The hosts and ports of the setting `private_hosts`."""
    return frozenset(map(host_and_port, settings.private_hosts))


def host_and_port(given: str) -> HostAndPort:
    """A host and its port, such as ntfy.lan:8080 or [fd00::1]:80; refused if there is no port."""
    try:
        parts = urlsplit(f"//{given}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port or parts.netloc != given or parts.username is not None:
        raise BadTable(message("server-bad-private-host", given=given))
    return host, port


def data_folder() -> Path:
    """The folder where this user's games are stored; created if missing."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "serenissima"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def database_url(given: str | None) -> str:
    """The URL of the database: given as a URL, as the path of an SQLite file, or not at all (the user's own file)."""
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
