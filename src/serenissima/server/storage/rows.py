"""The rows of the database as plain objects, and the change that writes several of them together."""

import secrets
from dataclasses import dataclass, field
from typing import Any, Final

from serenissima.server.protocol import SeatKind, TableState

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"

SYSTEM: Final = -2
"""The seat of notes: chat lines about what happened at the table, said by nobody."""

PICK: Final = 0
FORCED: Final = 1
UNDONE: Final = 2

Row = dict[str, Any]


@dataclass
class SeatRow:
    """One seat. `identity` owns it; a bot may stand in for that person.

    A seat that was freed in mid-game is open, but keeps its owner until somebody else claims it, which is not
    possible before `reserved_until`.
    """

    table: str
    seat: int
    kind: SeatKind
    identity: str | None = None
    name: str = ""
    level: str | None = None
    here: bool = False
    word: str = ""
    stand_in: str | None = None
    remaining: float | None = None
    asked_since: float | None = None
    votes: list[str] = field(default_factory=list)
    reserved_until: float | None = None
    holidays: list[Row] = field(default_factory=list)
    """When the clock of this seat stands because of its owner: `begin`, `end`, and as dates `first` and `last`."""
    standing: Row = field(default_factory=dict)
    """Secret: what its owner wants to be answered meanwhile (standing.py)."""

    @property
    def player(self) -> str | None:
        """The level of the bot that answers for this seat; None if a person answers, or nobody."""
        return self.stand_in or self.level if self.kind == BOT or self.stand_in else None

    def reserved_for(self, now: float) -> float | None:
        """The seconds for which only its owner can still claim this open seat; None if anybody can."""
        if self.kind != OPEN or self.reserved_until is None or self.reserved_until <= now:
            return None
        return round(self.reserved_until - now, 1)

    def is_kept_for(self, identity: str | None) -> bool:
        """Whether this seat was freed and somebody can take it back."""
        return self.kind == OPEN and identity is not None and self.identity == identity


@dataclass
class TableRow:
    """A table without its picks: game, options, people's agreements, state."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    private: bool
    clock: dict[str, Any]
    host: str
    invite: str
    server_seed: str
    created: float
    changed: float
    state: TableState = OPEN
    version: int = 0
    """Counts the changes to this row and its seats."""
    number: int = 0
    """The number of entries."""
    chat_count: int = 0
    waiting: int = 0
    """The mask of the seats whose answer is missing."""
    bot_due: float | None = None
    """Since when a bot has been due to answer; None if none is, or if the game is paused."""
    seed: str | None = None
    due: float | None = None
    undo: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    ended: float | None = None
    author_key: str = field(default_factory=lambda: secrets.token_hex(16))
    """Secret. Used to derive people's author ids in the chat of this table."""
    muted: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    """Author ids of the people whom the host has muted, and of those the host has removed."""
    code: str | None = None
    """Short code. It opens the table until the start; afterwards another table may have the same one."""
    auto_start: bool = True
    """Whether the game begins as soon as the last open seat is claimed."""
    setup_log: list[dict[str, Any]] = field(default_factory=list)
    """The latest changes before the start: a message as JSON values, and when."""
    club: str | None = None
    """The club it was set up for."""
    counts: bool = False
    """Whether it counts for the club: everybody was a member at the start, and no seat went to somebody else."""
    closed: dict[str, Any] | None = None
    """Why the operator has closed the table, and when; its state stays what it was."""


@dataclass
class ChatRow:
    """One line of chat. `seat` is -1 for a spectator. If it is SYSTEM, `text` is a message as JSON (chat_lines.py)."""

    table: str
    number: int
    seat: int
    name: str
    text: str
    time: float
    author: str | None = None


@dataclass(frozen=True)
class Numbers:
    """The counters of a table. Each only grows, so that workers can tell who is behind."""

    entries: int
    version: int
    chat: int

    def is_behind(self, other: "Numbers") -> bool:
        return self.entries < other.entries or self.version < other.version or self.chat < other.chat

    def newest(self, other: "Numbers") -> "Numbers":
        return Numbers(max(self.entries, other.entries), max(self.version, other.version), max(self.chat, other.chat))


NO_NUMBERS: Final = Numbers(0, 0, 0)


@dataclass
class Change:
    """What is written in one transaction before anybody is notified."""

    table: str
    entries: list[Row] = field(default_factory=list)
    snapshots: list[Row] = field(default_factory=list)
    void_after: int | None = None
    """After an undo: delete the snapshots with more picks than this."""
    row: TableRow | None = None
    seats: list[SeatRow] = field(default_factory=list)
    chat: list[Row] = field(default_factory=list)
    new: bool = False
    head: Row | None = None
    """The columns derived from the game, if the change does not write the whole row."""
    base: Numbers = NO_NUMBERS
    """The table's counters when the change was made. What it writes must not have changed since."""
    numbers: Numbers | None = None
    """The table's counters afterwards, for the other workers; None if they need not know."""
