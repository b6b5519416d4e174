"""What was changed at a table before the start, for everybody who waits there."""

from typing import Any, Final

from serenissima.core.messages import Message, plain
from serenissima.server.storage.rows import OPEN, TableRow

KEPT: Final = 6


def log_change(row: TableRow, said: Message, now: float) -> None:
    """Add a line. It replaces the line before if that is about the same thing: only the outcome matters."""
    if row.state != OPEN:
        return
    kept = row.setup_log
    if kept and topic(kept[-1]["message"]) == topic(plain(said)):
        kept = kept[:-1]
    row.setup_log = [*kept, {"message": plain(said), "time": now}][-KEPT:]


def topic(said: dict[str, Any]) -> tuple[Any, ...]:
    args = said.get("args", {})
    return said["id"], args.get("name"), args.get("seat")
