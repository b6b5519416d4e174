"""The structs of all requests, commands and answers; docs/protocol.md explains them."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from serenissima.core import messages
from serenissima.core.board import Kind
from serenissima.core.messages import Message, plain

SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Pick = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(max_length=2000)]
Code = Annotated[str, Meta(max_length=100)]
OptionValue = bool | int | str
OptionValues = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/OptionValues"})]
"""A list of values, or an object that describes more of them: see `WRITTEN` in openapi.py."""
SeatKind = Literal["person", "bot", "open"]
TableState = Literal["open", "running", "over"]


class Body(Struct, forbid_unknown_fields=True):
    """A request body. Unknown fields are refused, so that typing errors are found."""


# Requests over HTTP.


class NameBody(Body):
    name: Name


class CodeBody(Body):
    code: Code


class SubscriptionBody(Body, forbid_unknown_fields=False):
    """What a browser's `PushSubscription.toJSON()` contains."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: dict[str, Annotated[str, Meta(max_length=200)]]


NoticeEvent = Literal["turn", "full", "over", "undo", "mention", "clock"]
WebhookFormat = Literal["json", "discord", "slack", "matrix", "ntfy"]
Events = Annotated[list[NoticeEvent], Meta(max_length=6)]
Digest = Literal["none", "hourly", "daily"]
Label = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(max_length=8)]


class PushBody(Body, tag_field="kind", tag="push"):
    """This browser, also when no page is open."""

    subscription: SubscriptionBody
    events: Events
    digest: Digest = "none"
    language: Language = "en"
    label: Label = ""


class WebhookBody(Body, tag_field="kind", tag="webhook"):
    """A URL of yours; with `table`, one for everybody at a table that you host."""

    url: Annotated[str, Meta(max_length=500)]
    events: Events
    format: WebhookFormat = "json"
    table: Annotated[str, Meta(max_length=100)] | None = None
    digest: Digest = "none"
    language: Language = "en"
    label: Label = ""


class MailBody(Body, tag_field="kind", tag="mail"):
    """An e-mail address of yours. The first e-mail asks you to confirm it."""

    address: Annotated[str, Meta(max_length=254)]
    events: Events
    digest: Digest = "none"
    language: Language = "en"
    label: Label = ""


class ContactChange(Body):
    events: Events
    digest: Digest = "none"
    label: Label = ""


TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class QuietHours(Body):
    """When you want no notifications, every day: such as from 22:00 to 07:30 in Europe/Paris."""

    begin: TimeOfDay
    end: TimeOfDay
    zone: Annotated[str, Meta(max_length=64)]


class QuietBody(Body):
    quiet: QuietHours | None


class LogoutBody(Body):
    everywhere: bool = False


class MeSitter(Body, tag_field="kind", tag="me"):
    """You."""


class OpenSitter(Body, tag_field="kind", tag="open"):
    """Nobody yet: the seat can be claimed."""


class BotSitter(Body, tag_field="kind", tag="bot"):
    level: Annotated[str, Meta(max_length=32)] = "greedy"


class HereSitter(Body, tag_field="kind", tag="here"):
    """Another person at the same device as you."""

    name: Annotated[str, Meta(max_length=200)]


Sitter = MeSitter | OpenSitter | BotSitter | HereSitter


class NoClock(Body, tag_field="kind", tag="none"):
    """Players may think as long as they like."""


class BankClock(Body, tag_field="kind", tag="bank"):
    """Each seat has a number of seconds for the whole game, and gains some with every answer."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3600)] = 10


class DaysClock(Body, tag_field="kind", tag="days"):
    """Each answer may take this many days."""

    days: Annotated[int, Meta(ge=1, le=60)] = 3


Clock = NoClock | BankClock | DaysClock


class TableBody(Body):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Sitter], Meta(min_length=1, max_length=20)]
    options: dict[str, OptionValue] = {}
    private: bool = False
    clock: Clock = msgspec.field(default_factory=NoClock)
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


class AuthorBody(Body):
    author: Annotated[str, Meta(max_length=100)]
    yes: bool = True


# Commands over the socket. A `ref` is kept as the JSON that the client wrote, and is returned unparsed.

NO_REF: Final = Raw(b"null")


def no_ref() -> Raw:
    return NO_REF


class PickCommand(Struct, tag_field="type", tag="pick"):
    seat: SeatNumber
    number: Number
    pick: Pick
    ref: Raw = field(default_factory=no_ref)


class UndoCommand(Struct, tag_field="type", tag="undo"):
    seat: SeatNumber
    number: Number
    to: Number | None = None
    ref: Raw = field(default_factory=no_ref)


class AgreeCommand(Struct, tag_field="type", tag="agree"):
    yes: bool
    ref: Raw = field(default_factory=no_ref)


class ChatCommand(Struct, tag_field="type", tag="chat"):
    text: Text
    ref: Raw = field(default_factory=no_ref)


class LookCommand(Struct, tag_field="type", tag="look"):
    seat: Annotated[int, Meta(ge=-1, le=20)]
    ref: Raw = field(default_factory=no_ref)


class PingCommand(Struct, tag_field="type", tag="ping"):
    ref: Raw = field(default_factory=no_ref)


Command = PickCommand | UndoCommand | AgreeCommand | ChatCommand | LookCommand | PingCommand

read_command = msgspec.json.Decoder(Command).decode


# Answers.


class Seat(Struct):
    """Who sits where. `left` are the seconds on the clock; `stand_in` is the level of the bot that plays meanwhile.

    `absent` is the number of seconds since this person was last here. `reserved` is the number of seconds for which
    only its owner can claim a seat that was freed in mid-game; `kept_for_you` says that you are that owner.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    yours: bool
    here: bool
    connected: bool
    asked: bool
    stand_in: str | None
    left: float | None
    votes: int
    absent: float | None
    reserved: float | None
    kept_for_you: bool


class Reveal(Struct):
    """What the seed of a finished game was computed from."""

    server_seed: str
    words: list[str]
    seed: str


class Table(Struct):
    """A table without its game, as one person may see it.

    After a person has been away for `absence` seconds, the others may vote for a stand-in bot. Only the host gets the
    lists of chat authors who are `muted` or `removed`; for others they are empty.
    """

    id: str
    game: str
    options: dict[str, OptionValue]
    private: bool
    state: TableState
    clock: Clock
    host: bool
    invite: str | None
    number: int
    created: str
    changed: str
    spectators: int
    absence: float
    seats: list[Seat]
    commitment: str
    reveal: Reveal | None
    rematch: str | None
    muted: list[str]
    removed: list[str]


class Choice(Struct):
    """One option of a decision."""

    pick: int
    label: Message
    group: Message | None
    effect: Message | None


class Decision(Struct):
    """What a seat is asked. `answered` is its sealed pick, which it may still change.

    `choices` is null on a socket that already has them, because the question is still the same.
    """

    kind: str
    prompt: Message
    answered: int | None
    choices: list[Choice] | None


class Line(Struct):
    """A line of the log; one with a null `line` only moves pieces.

    `seat` is whom the event is about, `by` is whose answer caused it: −1 for the opening.
    """

    at: int
    kind: str
    seat: int
    args: tuple[int, ...]
    auto: bool
    line: Message | None
    by: int


class Result(Struct):
    scores: list[int]
    ranks: list[int]
    ending: str


class UndoRequest(Struct):
    """A seat asks the others to let it go back."""

    by: int
    to: int
    agreed: list[int]


class BoardElement(Struct):
    """One thing on a table that the game describes as data (core/board.py); what is not said is left out."""

    kind: Kind
    label: Message
    face: str | UnsetType = UNSET
    symbol: str | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    pick: int | UnsetType = UNSET
    down: bool | UnsetType = UNSET
    note: Message | UnsetType = UNSET
    columns: int | UnsetType = UNSET
    parts: list["BoardElement"] | UnsetType = UNSET


class Position(Struct, tag_field="type", tag="position"):
    """What one seat, or a spectator, may know. `view` and `board` are null on a socket that already has them.

    Only games that describe their table have a `board`.
    """

    table: str
    seat: int
    number: int
    at: int
    state: TableState
    view: dict[str, Any] | None
    waiting: list[int]
    decision: Decision | None
    undo: int
    undo_asked: UndoRequest | None
    log: list[Line]
    result: Result | None
    board: list[BoardElement] | UnsetType | None = UNSET
    ref: Any | UnsetType = UNSET


class TableMessage(Struct, tag_field="type", tag="table"):
    table: Table


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """A line of chat. `by` is a seat, or −1 for a spectator; `author` is the same in all lines of one person here.

    With −2 it is a note about the table: `message` says what happened and `at` how many picks were in force then.
    """

    number: int
    by: int
    name: str
    text: str
    when: str
    author: str | None
    message: Message | None
    at: int | None


class Refusal(Struct, tag_field="type", tag="refused"):
    ref: Any
    problem: Message
    number: int


class Notice(Struct, tag_field="type", tag="notice"):
    """Something that concerns the table at this moment."""

    message: Message


class Pong(Struct, tag_field="type", tag="pong"):
    ref: Any = None


ServerMessage = TableMessage | Position | ChatMessage | Refusal | Notice | Pong


class Problem(Struct):
    """Why a request was refused."""

    problem: Message


class Me(Struct):
    name: str
    known: bool
    tables: list[Table]


class Contact(Struct):
    """How you are reached. Addresses that contain a secret are shown in part."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    address: str
    table: str | None
    format: WebhookFormat
    events: list[NoticeEvent]
    digest: Digest
    label: str
    confirmed: bool
    working: bool
    secret: str | None
    """The key with which a webhook's requests are signed."""


class ContactList(Struct):
    """`push_key` is what a browser subscribes with; `mail` is whether this server sends e-mail."""

    push_key: str
    mail: bool
    quiet: QuietHours | None
    contacts: list[Contact]


class Delivered(Struct):
    """Whether a test arrived, and if not, why."""

    delivered: bool
    problem: Message | None


class RecoveryCode(Struct):
    code: str


class GameOption(Struct):
    name: str
    values: OptionValues
    default: OptionValue


class Credits(Struct):
    designers: list[str]
    year: int
    source: str


class Game(Struct):
    id: str
    title: str
    seats: tuple[int, int]
    options: list[GameOption]
    stage: str
    version: int
    credits: Credits
    levels: list[str]
    languages: list[str]
    """The languages in which the game has texts; in any other they are shown in English."""
    required: dict[str, dict[str, OptionValue]]
    """By the number of seats: options that the game requires for this number of players."""
    offered: dict[str, list[str]]
    """By the number of seats: the options to show. The others have no effect with this number of players."""
    presets: dict[str, dict[str, dict[str, OptionValue]]]
    """By the number of seats and by name: ready-made options, such as `first` for a first game."""


class TableList(Struct):
    tables: list[Table]


class Log(Struct):
    log: list[Line]


class Advice(Struct):
    """One piece of advice; `value` is the chance to win, null if nothing was searched.

    `equal`: the search cannot tell it from the first one.
    """

    pick: int
    label: Message
    value: float | None
    equal: bool = False


class Hint(Struct):
    """`why` says in a sentence what makes the first choice better than another, `tries` how often they were tried."""

    pick: int
    label: Message
    choices: list[Advice]
    why: Message | None = None
    tries: int = 0


class Swing(Struct):
    """A costly decision: what was picked, what would have been better, and the chances with both."""

    at: int
    seat: int
    label: Message
    value: float
    best: Message
    chance: float


class Analysis(Struct):
    """`chances` has pairs of move and chance to win for each seat, the last one after the end."""

    state: Literal["none", "running", "done"]
    done: int = 0
    total: int = 0
    chances: list[list[tuple[int, float]]] = []
    swings: list[Swing] = []


class Check(Struct):
    """Whether a pick is possible: null, or the reason why not."""

    problem: Message | None


class Chart(Struct):
    """The scores of each seat at some moments of the game."""

    at: list[int]
    scores: list[list[int]]


class Fairness(Struct):
    commitment: str
    server_seed: str
    words: list[str]


class RecordResult(Struct):
    scores: list[int]
    ranks: list[int]
    ending: str
    digest: str


class GameRecord(Struct):
    """The record of a game. While it runs there is no seed, and other seats' picks are null."""

    format: Literal["serenissima-record"]
    format_version: int
    game: str
    rules_version: int
    seats: int
    names: list[str]
    players: list[str]
    options: dict[str, OptionValue]
    entries: list[list[int | str | None]]
    snapshots: list[tuple[int, dict[str, Any]]]
    result: RecordResult | None
    seed: int | UnsetType = UNSET
    fairness: Fairness | UnsetType = UNSET


class Health(Struct):
    """This worker is alive."""

    status: Literal["ok"]
    version: str


class Ready(Struct):
    """This worker can serve tables; `tables` of them are in its memory."""

    status: Literal["ready"]
    version: str
    database: Literal["sqlite", "postgresql"]
    tables: int


def plain_message(value: object) -> Any:
    """Messages as JSON values."""
    if isinstance(value, Message):
        return plain(value)
    raise NotImplementedError(f"{type(value).__name__} has no JSON form")


encode = msgspec.json.Encoder(enc_hook=plain_message).encode


def already_encoded(json: bytes) -> Any:
    """JSON that stands for the struct it was encoded from; it is copied into the answer unchanged."""
    return msgspec.Raw(json)


def encoded_message(message: Message | None) -> bytes:
    """A message as JSON, cached in the message: games repeat many messages."""
    if message is None:
        return b"null"
    if not message.encoded:
        message.encoded = encode(message)
    return message.encoded


def encoded_choice(choice: messages.Choice) -> bytes:
    """A `Choice` as JSON, cached in the choice; assembled from its messages, five times as fast as encoding it."""
    if not choice.encoded:
        parts = (encoded_message(choice.label), encoded_message(choice.group), encoded_message(choice.effect))
        choice.encoded = b'{"pick":%d,"label":%b,"group":%b,"effect":%b}' % (choice.pick, *parts)
    return choice.encoded
