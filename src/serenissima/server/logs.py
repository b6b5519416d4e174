"""Logs: one line per record, with the request or connection and the table it belongs to.

Hidden information does not belong in a log: no seeds, hands, picks, invitations, cookies or recovery codes.
"""

import itertools
import logging
import re
import secrets
from contextvars import ContextVar
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)s %(name)s [%(event)s %(table)s] %(message)s"
NONE: Final = "-"
TABLE_PATH: Final = re.compile(r"/(?:api/tables|table)/([a-z0-9]{1,32})(?:/|$)")

event_id: ContextVar[str] = ContextVar("event_id", default=NONE)
"""The id of the request or connection that is being served."""
table_id: ContextVar[str] = ContextVar("table_id", default=NONE)

process_name: Final = secrets.token_hex(3)
counter: Final = itertools.count(1)


def begin_event(path: str) -> None:
    """Start a new request or connection in this task, for the table in its path."""
    event_id.set(f"{process_name}-{next(counter):x}")
    found = TABLE_PATH.match(path)
    table_id.set(found[1] if found else NONE)


def continue_event(event: str, table: str) -> None:
    """Continue an earlier connection in this task."""
    event_id.set(event)
    table_id.set(table)


class Context(logging.Filter):
    """Adds the ids to each record."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.event = event_id.get()
        record.table = table_id.get()
        return True


class OneLine(logging.Formatter):
    """A record with its traceback on one line: line breaks are written as \\n."""

    def format(self, record: logging.LogRecord) -> str:
        return super().format(record).replace("\r", "").replace("\n", "\\n")


def log_handler() -> logging.Handler:
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine(FORMAT))
    handler.addFilter(Context())
    return handler


def set_up_logs(level: str) -> None:
    """Log to stderr. The level applies to our own records only: libraries log query values at debug level."""
    logging.basicConfig(level=logging.WARNING, handlers=[log_handler()], force=True)
    logging.getLogger("serenissima").setLevel(level.upper())
