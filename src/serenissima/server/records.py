"""What the store keeps about a table, as plain objects."""

from dataclasses import dataclass, field
from typing import Any, Final

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"

PICK: Final = 0
FORCED: Final = 1
UNDONE: Final = 2

Row = dict[str, Any]


@dataclass
class Seat:
    """Who sits where. `identity` is whose seat it is; a bot may stand in for him."""

    table: str
    seat: int
    kind: str
    identity: str | None = None
    name: str = ""
    level: str | None = None
    here: bool = False
    word: str = ""
    stand_in: str | None = None
    remaining: float | None = None
    asked_since: float | None = None
    votes: list[str] = field(default_factory=list)

    @property
    def player(self) -> str | None:
        """The level of the bot that answers for this seat; None if a person does, or nobody."""
        return self.stand_in or self.level if self.kind == BOT or self.stand_in else None


@dataclass
class Place:
    """A table without its game: what was agreed, and how far things are."""

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
    state: str = OPEN
    version: int = 0
    seed: str | None = None
    due: float | None = None
    undo: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None


@dataclass
class Said:
    """One line of chat. `seat` is -1 for an onlooker."""

    table: str
    number: int
    seat: int
    name: str
    text: str
    time: float


@dataclass
class Change:
    """What has to become durable together before anybody is told."""

    table: str
    entries: list[Row] = field(default_factory=list)
    snapshots: list[Row] = field(default_factory=list)
    void_after: int | None = None
    """After an undo: snapshots with more picks than this are void."""
    place: Place | None = None
    seats: list[Seat] = field(default_factory=list)
    chat: list[Row] = field(default_factory=list)
    new: bool = False
    numbers: tuple[int, int, int] = (0, 0, 0)
    """How many entries, versions and lines of chat there are afterwards, for the bus."""
