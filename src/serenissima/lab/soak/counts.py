"""What a soak test counts, and which of it is a failure."""

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
    """Picks and undos that the server has said are safe."""
    over_http: int = 0
    """Those of them that were sent over HTTP; the others were sent over sockets."""
    lost: int = 0
    """Acknowledged, and not in the database."""
    duplicated: int = 0
    """In the database, and not sent, or refused, or more often than sent."""
    gaps: int = 0
    """Tables whose entries are not numbered 0, 1, 2 …"""
    unplayable: int = 0
    """Tables whose entries or whose finished game cannot be replayed to what they say."""
    replayed: int = 0
    finished: int = 0
    """Games that came to their end; their records were downloaded and verified."""
    stalled: int = 0
    """Tables that stood still at the end though somebody was asked and everything was up."""
    longest_pause: float = 0.0
    """The longest time in seconds that a table stood still while everything was up."""
    errors: int = 0
    """Answers 5xx, sockets closed for such a reason, and refusals that name trouble in the server."""
    unavailable: int = 0
    """The same while the database was away, as long as they say so (503)."""
    refused: int = 0
    """Answers 4xx and refusals: mostly of picks that came too late."""
    cut_off: int = 0
    """Connections that were lost, and requests whose end is not known."""
    kills: int = 0
    database_restarts: int = 0
    restarts: list[float] = field(default_factory=list)
    """The seconds from each start of a server until it answered."""
    integrity_checks: int = 0
    corrupt: int = 0
    """Checks in which SQLite found its file damaged."""
    differing: int = 0
    """Seats to which two workers showed different positions when nobody played."""
    compared: int = 0
    hostile: int = 0
    """Messages that a flooding or deaf socket has sent."""
    hostile_closed: int = 0
    """How often the server has closed such a socket."""
    health: list[float] = field(default_factory=list)
    """How many seconds each look at /api/health took."""
    memory_before: int = 0
    memory_most: int = 0
    bloated: int = 0
    """1 if sockets that do not read made the server grow beyond all measure."""
    broken: int = 0
    """1 if the phase could not be played to its end."""
    log_bytes: int = 0
    tracebacks: int = 0
    notes: list[Message] = field(default_factory=list)
    """What helps to find the reason of a failure."""

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
