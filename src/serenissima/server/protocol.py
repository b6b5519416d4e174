"""The shapes of all requests, commands and answers; docs/protocol.md explains them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from serenissima.core import words
from serenissima.core.words import Message, plain

SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Pick = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(max_length=2000)]
Code = Annotated[str, Meta(max_length=100)]


class Body(Struct, forbid_unknown_fields=True):
    """A request body. Unknown fields are refused, so that typing errors are found."""


# Requests over HTTP.


class NameBody(Body):
    name: Name


class CodeBody(Body):
    code: Code


class Sitter(Body):
    """Who takes a seat of a new table."""

    kind: Literal["me", "open", "bot", "here"]
    level: Annotated[str, Meta(max_length=32)] = "greedy"
    name: Annotated[str, Meta(max_length=200)] = ""


class Clock(Body):
    """How long people may think."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3600)] = 10
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class TableBody(Body):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Sitter], Meta(min_length=1, max_length=20)]
    options: dict[str, bool | int | str] = {}
    private: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    name: Annotated[str, Meta(max_length=200)] | None = None
    word: Annotated[str, Meta(max_length=100)] | None = None


class ClaimBody(Body):
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)] | None = None
    invite: Code | None = None
    word: Annotated[str, Meta(max_length=100)] | None = None


class SeatBody(Body):
    seat: SeatNumber


class HintBody(Body):
    seat: SeatNumber
    quick: bool = False


class SitterBody(Body):
    seat: SeatNumber
    sitter: Sitter


class PickBody(Body):
    seat: SeatNumber
    number: Number
    pick: Pick


class CheckBody(Body):
    seat: SeatNumber
    pick: Pick


class UndoBody(Body):
    seat: SeatNumber
    number: Number
    to: Number | None = None


class AgreeBody(Body):
    yes: bool


class TextBody(Body):
    text: Text


# Commands over the socket.


class PickCommand(Struct, tag_field="type", tag="pick"):
    seat: SeatNumber
    number: Number
    pick: Pick
    ref: Any = None


class UndoCommand(Struct, tag_field="type", tag="undo"):
    seat: SeatNumber
    number: Number
    to: Number | None = None
    ref: Any = None


class AgreeCommand(Struct, tag_field="type", tag="agree"):
    yes: bool
    ref: Any = None


class ChatCommand(Struct, tag_field="type", tag="chat"):
    text: Text
    ref: Any = None


class LookCommand(Struct, tag_field="type", tag="look"):
    seat: Annotated[int, Meta(ge=-1, le=20)]
    ref: Any = None


class PingCommand(Struct, tag_field="type", tag="ping"):
    ref: Any = None


Command = PickCommand | UndoCommand | AgreeCommand | ChatCommand | LookCommand | PingCommand

read_command = msgspec.json.Decoder(Command).decode


# Answers. A message is an object {"id", "args"}; see `plain_message`.

Words = Any


class Seat(Struct):
    seat: int
    kind: str
    name: str
    level: str | None
    yours: bool
    here: bool
    connected: bool
    asked: bool
    stand_in: str | None
    left: float | None
    votes: int


class Reveal(Struct):
    server_seed: str
    words: list[str]
    seed: str


class Table(Struct):
    id: str
    game: str
    options: dict[str, bool | int | str]
    private: bool
    state: str
    clock: dict[str, Any]
    host: bool
    invite: str | None
    number: int
    created: str
    changed: str
    spectators: int
    seats: list[Seat]
    commitment: str
    reveal: Reveal | None
    rematch: str | None


class Choice(Struct):
    pick: int
    label: Words
    group: Words
    effect: Words


class Decision(Struct):
    kind: str
    prompt: Words
    answered: int | None
    choices: list[Choice] | None


class LogLine(Struct):
    at: int
    kind: str
    seat: int
    args: tuple[int, ...]
    auto: bool
    line: Words


class Result(Struct):
    scores: list[int]
    ranks: list[int]
    ending: str


class UndoRequest(Struct):
    by: int
    to: int
    agreed: list[int]


class Position(Struct):
    """What one seat, or a spectator, may know."""

    table: str
    seat: int
    number: int
    at: int
    state: str
    view: dict[str, Any] | None
    waiting: list[int]
    decision: Decision | None
    undo: int
    undo_asked: UndoRequest | None
    log: list[LogLine]
    result: Result | None
    type: Literal["position"] = "position"
    ref: Any | UnsetType = UNSET


class TableMessage(Struct, tag_field="type", tag="table"):
    table: Table


class ChatMessage(Struct, tag_field="type", tag="chat"):
    number: int
    by: int
    name: str
    text: str
    when: str


class Refusal(Struct, tag_field="type", tag="refused"):
    ref: Any
    problem: Words
    number: int


class Notice(Struct, tag_field="type", tag="notice"):
    message: Words


class Pong(Struct, tag_field="type", tag="pong"):
    ref: Any = None


class Problem(Struct):
    problem: Words


class Me(Struct):
    name: str
    known: bool
    tables: list[Table]


class RecoveryCode(Struct):
    code: str


class Option(Struct):
    name: str
    values: Any
    default: bool | int | str


class Credits(Struct):
    designers: list[str]
    year: int
    source: str


class Game(Struct):
    id: str
    title: str
    seats: list[int]
    options: list[Option]
    stage: str
    version: int
    credits: Credits
    levels: list[str]


class TableList(Struct):
    tables: list[Table]


class Log(Struct):
    log: list[LogLine]


class Advice(Struct):
    pick: int
    label: Words
    value: float | None


class Hint(Struct):
    pick: int
    label: Words
    choices: list[Advice]


class Swing(Struct):
    at: int
    seat: int
    label: Words
    value: float
    best: Words
    chance: float


class Analysis(Struct):
    state: Literal["none", "running", "done"]
    done: int = 0
    total: int = 0
    chances: list[list[tuple[int, float]]] = []
    swings: list[Swing] = []


class Check(Struct):
    problem: Words


class Chart(Struct):
    at: list[int]
    scores: list[list[int]]


class Health(Struct):
    status: str
    version: str
    database: str
    tables: int


def plain_message(value: object) -> Any:
    """Messages as JSON values."""
    if isinstance(value, Message):
        return plain(value)
    raise NotImplementedError(f"{type(value).__name__} has no JSON form")


encode = msgspec.json.Encoder(enc_hook=plain_message).encode


def already_encoded(json: bytes) -> Any:
    """JSON that stands for the struct it was encoded from and is copied into the answer as it is."""
    return msgspec.Raw(json)


def encoded_message(message: Message | None) -> bytes:
    """A message as JSON, cached with it: games say some things again and again."""
    if message is None:
        return b"null"
    if not message.encoded:
        message.encoded = encode(message)
    return message.encoded


def encoded_choice(choice: words.Choice) -> bytes:
    """A `Choice` as JSON, cached with it; assembled from its messages, five times as fast as encoding it."""
    if not choice.encoded:
        parts = (encoded_message(choice.label), encoded_message(choice.group), encoded_message(choice.effect))
        choice.encoded = b'{"pick":%d,"label":%b,"group":%b,"effect":%b}' % (choice.pick, *parts)
    return choice.encoded
