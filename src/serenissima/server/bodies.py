"""The shapes of everything that is sent and received; docs/protocol.md explains them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from serenissima.core.words import Choice, Message, plain

SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Pick = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(max_length=2000)]
Code = Annotated[str, Meta(max_length=100)]


class Body(Struct, forbid_unknown_fields=True):
    """Something received: what we do not know we refuse, so that typing errors are found."""


# Received over HTTP.


class NameBody(Body):
    name: Name


class CodeBody(Body):
    code: Code


class Sitter(Body):
    """Who is to sit somewhere."""

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


# Received over the socket.


class PickSent(Struct, tag_field="type", tag="pick"):
    seat: SeatNumber
    number: Number
    pick: Pick
    ref: Any = None


class UndoSent(Struct, tag_field="type", tag="undo"):
    seat: SeatNumber
    number: Number
    to: Number | None = None
    ref: Any = None


class AgreeSent(Struct, tag_field="type", tag="agree"):
    yes: bool
    ref: Any = None


class ChatSent(Struct, tag_field="type", tag="chat"):
    text: Text
    ref: Any = None


class LookSent(Struct, tag_field="type", tag="look"):
    seat: Annotated[int, Meta(ge=-1, le=20)]
    ref: Any = None


class PingSent(Struct, tag_field="type", tag="ping"):
    ref: Any = None


Sent = PickSent | UndoSent | AgreeSent | ChatSent | LookSent | PingSent

read_sent = msgspec.json.Decoder(Sent).decode


# Told. A message is an object {"id", "args"}; see `plain_message`.

Words = Any


class SeatTold(Struct):
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


class TableTold(Struct):
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
    seats: list[SeatTold]
    commitment: str
    reveal: Reveal | None
    rematch: str | None


class ChoiceTold(Struct):
    pick: int
    label: Words
    group: Words
    effect: Words


class DecisionTold(Struct):
    kind: str
    prompt: Words
    answered: int | None
    choices: list[ChoiceTold] | None


class LineTold(Struct):
    at: int
    kind: str
    seat: int
    args: tuple[int, ...]
    auto: bool
    line: Words


class ResultTold(Struct):
    scores: list[int]
    ranks: list[int]
    ending: str


class UndoTold(Struct):
    by: int
    to: int
    agreed: list[int]


class Position(Struct):
    """What one seat, or an onlooker, may know."""

    table: str
    seat: int
    number: int
    at: int
    state: str
    view: dict[str, Any] | None
    waiting: list[int]
    decision: DecisionTold | None
    undo: int
    undo_asked: UndoTold | None
    log: list[LineTold]
    result: ResultTold | None
    type: Literal["position"] = "position"
    ref: Any | UnsetType = UNSET


class TableMessage(Struct, tag_field="type", tag="table"):
    table: TableTold


class ChatTold(Struct, tag_field="type", tag="chat"):
    number: int
    by: int
    name: str
    text: str
    when: str


class RefusedTold(Struct, tag_field="type", tag="refused"):
    ref: Any
    problem: Words
    number: int


class NoticeTold(Struct, tag_field="type", tag="notice"):
    message: Words


class PongTold(Struct, tag_field="type", tag="pong"):
    ref: Any = None


class ProblemTold(Struct):
    problem: Words


class Me(Struct):
    name: str
    known: bool
    tables: list[TableTold]


class CodeTold(Struct):
    code: str


class OptionTold(Struct):
    name: str
    values: Any
    default: bool | int | str


class CreditsTold(Struct):
    designers: list[str]
    year: int
    source: str


class GameTold(Struct):
    id: str
    title: str
    seats: list[int]
    options: list[OptionTold]
    stage: str
    version: int
    credits: CreditsTold
    levels: list[str]


class TablesTold(Struct):
    tables: list[TableTold]


class LogTold(Struct):
    log: list[LineTold]


class AdviceTold(Struct):
    pick: int
    label: Words
    value: float | None


class HintTold(Struct):
    pick: int
    label: Words
    choices: list[AdviceTold]


class SwingTold(Struct):
    at: int
    seat: int
    label: Words
    value: float
    best: Words
    chance: float


class AnalysisTold(Struct):
    state: Literal["none", "running", "done"]
    done: int = 0
    total: int = 0
    chances: list[list[tuple[int, float]]] = []
    swings: list[SwingTold] = []


class CheckTold(Struct):
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
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


encode = msgspec.json.Encoder(enc_hook=plain_message).encode


def message_sent(told: Message | None) -> bytes:
    """A message as it is sent, kept with it: some messages are said again and again."""
    if told is None:
        return b"null"
    if not told.sent:
        told.sent = encode(told)
    return told.sent


def choice_sent(told: Choice) -> bytes:
    """A `ChoiceTold` as it is sent, kept with the choice; put together from its messages, five times as fast."""
    label, group, effect = message_sent(told.label), message_sent(told.group), message_sent(told.effect)
    told.sent = b'{"pick":%d,"label":%b,"group":%b,"effect":%b}' % (told.pick, label, group, effect)
    return told.sent
