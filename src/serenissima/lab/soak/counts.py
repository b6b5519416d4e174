"""What a soak test counts, and which counts are failures."""

from dataclasses import dataclass, field, fields
from statistics import median
from typing import Any, Final

from serenissima.core.messages import Message

FAILURES: Final = (
    "lost",
    "duplicated",
    "gaps",
    "unplayable",
    "corrupt",
    "stalled",
    "errors",
    "differing",
    "bloated",
    "broken",
)
"""The counts that must be zero."""


@dataclass
class Counts:
    """One phase of a soak test."""

    phase: str
    seconds: float = 0.0
    tables: int = 0
    acknowledged: int = 0
    """Picks and undos that the server has acknowledged."""
    over_http: int = 0
    """How many of them were sent over HTTP; the others went over sockets."""
    lost: int = 0
    """Acknowledged, but not in the database."""
    duplicated: int = 0
    """In the database, but not sent, refused, or sent less often."""
    gaps: int = 0
    """Tables whose entries are not numbered 0, 1, 2 …"""
    unplayable: int = 0
    """Tables whose entries or finished game do not replay to the stated result."""
    replayed: int = 0
    finished: int = 0
    """Finished games whose records were downloaded and verified."""
    stalled: int = 0
    """Tables stalled at the end although somebody was asked and everything was up."""
    longest_pause: float = 0.0
    """The longest time in seconds that a table was stalled while everything was up."""
    errors: int = 0
    """5xx answers, sockets closed for such a reason, and refusals that report a server error."""
    unavailable: int = 0
    """The same during a database outage, if they say so (503)."""
    refused: int = 0
    """4xx answers and refusals: mostly of picks that came too late."""
    cut_off: int = 0
    """Lost connections, and requests whose outcome is unknown."""
    kills: int = 0
    database_restarts: int = 0
    restarts: list[float] = field(default_factory=list)
    """Seconds from each start of a server until it answered."""
    integrity_checks: int = 0
    corrupt: int = 0
    """Checks that found the SQLite file damaged."""
    differing: int = 0
    """Seats that were shown different positions by two workers when nobody played."""
    compared: int = 0
    hostile: int = 0
    """Messages sent by a flooding or non-reading socket."""
    hostile_closed: int = 0
    """How often the server has closed such a socket."""
    health: list[float] = field(default_factory=list)
    """Seconds that each request to /api/health took."""
    memory_before: int = 0
    memory_most: int = 0
    bloated: int = 0
    """1 if sockets that do not read made the server's memory grow too much."""
    broken: int = 0
    """1 if the phase could not be completed."""
    log_bytes: int = 0
    tracebacks: int = 0
    notes: list[Message] = field(default_factory=list)
    """Notes that help to find the reason of a failure."""

    @property
    def failures(self) -> dict[str, int]:
        return {name: getattr(self, name) for name in FAILURES if getattr(self, name)}

    def summary(self) -> dict[str, Any]:
        """The numbers."""
        found = {each.name: getattr(self, each.name) for each in fields(self)}
        restarts, health, _ = (found.pop(name) for name in ("restarts", "health", "notes"))
        return {
            **found,
            "seconds": round(self.seconds, 1),
            "longest_pause": round(self.longest_pause, 1),
            "restart_median_s": round(median(restarts), 2) if restarts else None,
            "restart_most_s": round(max(restarts), 2) if restarts else None,
            "health_most_s": round(max(health), 3) if health else None,
        }
