"""The structs of all requests, commands and answers; docs/protocol.md explains them."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from serenissima.core import messages
from serenissima.core.board import Kind
from serenissima.core.messages import Message, plain

VERSION: Final = 1
"""Of the protocol. A client that says that it speaks another one is refused: raise it with every change that an older
client would not understand, or that would make it show something wrong."""

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


ZoneName = Annotated[str, Meta(max_length=64)]
TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class QuietHours(Body):
    """When you want no notifications, every day: such as from 22:00 to 07:30 in Europe/Paris."""

    begin: TimeOfDay
    end: TimeOfDay
    zone: ZoneName


class HolidayBody(Body):
    """Whole days in your time zone, the first and the last included."""

    first: Day
    last: Day
    zone: ZoneName


class NoteBody(Body):
    """Your private note about a table. `version` is that of the text which this one replaces; 0 for the first."""

    text: Annotated[str, Meta(max_length=20_000)]
    version: Number


class StandingBody(Body):
    """What to answer for you until your next `turn`, or until it is `withdrawn`; a null `answer` withdraws it."""

    seat: SeatNumber
    question: Annotated[str, Meta(max_length=32)]
    answer: Annotated[str, Meta(max_length=32)] | None
    until: Literal["turn", "withdrawn"] = "withdrawn"


class QuietBody(Body):
    quiet: QuietHours | None


class HideBody(Body):
    hide: bool = True


class ShareBody(Body):
    share: bool = True


class ClubBody(Body):
    name: Name


class ClubChange(Body):
    """What the organiser changes; what is null stays as it is.

    With `rated` false, the ratings forget all games that have ended so far; with true, they count all games again.
    """

    name: Name | None = None
    bots: bool | None = None
    rated: bool | None = None


class MemberBody(Body):
    member: Annotated[str, Meta(max_length=100)]


class LogoutBody(Body):
    everywhere: bool = False


class DeleteBody(Body):
    """`name` is your own, so that nobody is deleted by accident."""

    name: Name


class FirstRunBody(Body):
    """The choices of the first-run page that a running server takes over. `creators`: who may create tables."""

    name: Annotated[str, Meta(max_length=200)] = ""
    creators: Literal["everybody", "listed"] = "everybody"


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


Weekday = Annotated[int, Meta(ge=0, le=6)]


class DaysClock(Body, tag_field="kind", tag="days"):
    """Each answer may take this many days. No time passes on the weekdays in `off`, 0 for Monday, in this time zone."""

    days: Annotated[int, Meta(ge=1, le=60)] = 3
    off: Annotated[list[Weekday], Meta(max_length=6)] = []
    zone: ZoneName = "UTC"


Clock = NoClock | BankClock | DaysClock


class TableBody(Body):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Sitter], Meta(min_length=1, max_length=20)]
    options: dict[str, OptionValue] = {}
    private: bool = False
    clock: Clock = msgspec.field(default_factory=NoClock)
    name: Annotated[str, Meta(max_length=200)] | None = None
    word: Annotated[str, Meta(max_length=100)] | None = None
    auto_start: bool = True
    club: Annotated[str, Meta(max_length=100)] | None = None


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


class SeatChange(Body):
    seat: SeatNumber
    sitter: Sitter


class SetupBody(Body):
    """What the host changes before the start; what is null stays as it is."""

    seats: Annotated[list[SeatChange], Meta(max_length=20)] = []
    count: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: dict[str, OptionValue] | None = None
    clock: Clock | None = None
    private: bool | None = None
    auto_start: bool | None = None


class SeatNameBody(Body):
    seat: SeatNumber
    name: Name


class StartBody(Body):
    """`level` is that of the bots in the seats that are still open."""

    level: Annotated[str, Meta(max_length=32)] = "greedy"


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


class HolidayDates(Struct):
    """The first and the last day of a holiday."""

    first: str
    last: str


class Seat(Struct):
    """Who sits where. `left` are the seconds on the clock; `stand_in` is the level of the bot that plays meanwhile.

    With days per move those at the table also learn when a running clock `ends`, in seconds from now with days off;
    its next `pause`, from and to, in seconds from now; and the person's `holiday`, if there is one now or later.

    `absent` is the number of seconds since this person was last here. `reserved` is the number of seconds for which
    only its owner can claim a seat that was freed in mid-game; `kept_for_you` says that you are that owner. `host`
    marks the seat of the host.
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
    ends: float | None
    pause: tuple[float, float] | None
    holiday: HolidayDates | None
    votes: int
    absent: float | None
    reserved: float | None
    kept_for_you: bool
    host: bool


class Reveal(Struct):
    """What the seed of a finished game was computed from."""

    server_seed: str
    words: list[str]
    seed: str


class SetupChange(Struct):
    """Something that was changed before the start, and when."""

    message: Message
    when: str


class Closed(Struct):
    """Why the operator of the server has closed a table, in the operator's words, and since when."""

    reason: str
    since: str


class Table(Struct):
    """A table without its game, as one person may see it.

    After a person has been away for `absence` seconds, the others may vote for a stand-in bot. Only the host gets the
    lists of chat authors who are `muted` or `removed`; for others they are empty. Before the start, the host and the
    players get the short `code`, and everybody gets the latest `changes`. `club` is the id of the club that it
    was set up for. A table that is `closed` can only be looked at.
    """

    id: str
    game: str
    options: dict[str, OptionValue]
    private: bool
    state: TableState
    clock: Clock
    host: bool
    invite: str | None
    code: str | None
    auto_start: bool
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
    changes: list[SetupChange]
    club: str | None
    closed: Closed | None


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


class GameSeat(Struct):
    """Who played in a game of your list. After the end `score` and `rank` are set; a rank of 1 has won."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    yours: bool
    asked: bool
    score: int | None
    rank: int | None


class MyGame(Struct):
    """A game in your list. Its `seats` are in their order at the table; after the end, in order of finish.

    `place` is the best rank of your seats. `share` is the key of your link to this game, if you have made one.
    `chances` are pairs of move and your chance to win, and `mistakes` the moves that cost you most, if it is analysed.
    """

    id: str
    game: str
    state: TableState
    clock: Clock
    created: str
    changed: str
    ended: str | None
    number: int
    your_turn: bool
    place: int | None
    seats: list[GameSeat]
    hidden: bool
    share: str | None
    rematch: str | None
    closed: bool
    analysed: bool
    chances: list[tuple[int, float]]
    mistakes: list[int]


class GameCounts(Struct):
    """How many of your games fit the filters; `turns` counts all running games that wait for you."""

    running: int
    over: int
    hidden: int
    turns: int


class GameList(Struct):
    """Your games: running ones first, those that wait for you before others; then finished ones, latest first.

    If there are more finished ones, `next` is the `after` of the request for them.
    """

    games: list[MyGame]
    counts: GameCounts
    next: str | None


class Share(Struct):
    """The key of your link to a finished game: it opens the page /shared/KEY. Null if there is none."""

    key: str | None


class ClubSummary(Struct):
    """A club of yours."""

    id: str
    name: str
    members: int


class ClubList(Struct):
    clubs: list[ClubSummary]


class ClubInvitation(Struct):
    """What the link of a club tells somebody who may join. `id` is the club's, if you are a member already."""

    name: str
    members: int
    organiser: str
    id: str | None


class Member(Struct):
    """A member of a club. The id means nothing outside of it. `games` and `wins` are those that count."""

    id: str
    name: str
    joined: str
    you: bool
    organiser: bool
    games: int
    wins: int


class ClubRating(Struct):
    """The rating of a member, or of a `level` of bots. With too few `games`, `value` and `error` are null.

    The true strength is between `value` − `error` and `value` + `error` in 19 of 20 cases, if the model is right.
    """

    member: str | None
    level: str | None
    games: int
    value: int | None
    error: int | None


class ClubRatings(Struct):
    """The ratings in one game, best first; in all of them together if `game` is null."""

    game: str | None
    games: int
    ratings: list[ClubRating]


class HeadToHead(Struct):
    """In how many games one member finished ahead of another, behind, or level."""

    member: str
    other: str
    ahead: int
    behind: int
    level: int


RecordKind = Literal["games", "wins", "streak", "score"]


class ClubRecord(Struct):
    """A record and who holds it. `table` is the game where it was set, if it was set in one game."""

    kind: RecordKind
    game: str | None
    members: list[str]
    value: int
    table: str | None


class Club(Struct):
    """A club, for its members. `key` is the end of the link with which others join.

    `tables` have not ended yet. `games` is the number of finished games, `counted` that of those that count. `rated` is
    when the ratings were begun anew, null if they include all games that count.
    """

    id: str
    name: str
    key: str
    created: str
    organiser: bool
    bots: bool
    rated: str | None
    games: int
    counted: int
    members: list[Member]
    tables: list[Table]
    ratings: list[ClubRatings]
    pairs: list[HeadToHead]
    records: list[ClubRecord]


class ClubSeat(Struct):
    """Who played in a finished game of a club. `member` is null for bots, guests and people who have left."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    member: str | None
    yours: bool
    score: int
    rank: int


class ClubGame(Struct):
    """A finished game of a club; `seats` are in order of finish. `change` is that of your rating, if you are rated."""

    id: str
    game: str
    ended: str
    counts: bool
    change: int | None
    seats: list[ClubSeat]


class ClubGames(Struct):
    """Finished games, latest first. If there are more, `next` is the `after` of the request for them."""

    games: list[ClubGame]
    next: str | None


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


class Waiting(Struct):
    """How many other games wait for you, and which comes `next`; null if none does."""

    count: int
    next: "WaitingGame | None"


class WaitingGame(Struct):
    id: str
    game: str


class StandingAnswer(Struct):
    id: str
    label: Message


class StandingQuestion(Struct):
    """A kind of question that can be answered in advance; `answer` and `until` are yours, if you have left one."""

    id: str
    label: Message
    answers: list[StandingAnswer]
    answer: str | None
    until: Literal["turn", "withdrawn"] | None


class GivenAnswer(Struct):
    """What was answered for you with the pick after which `at` picks are in force."""

    at: int
    question: Message
    answer: Message


class StandingList(Struct):
    """Your standing answers at a table. `answered` is how many picks were in force after your latest own answer."""

    questions: list[StandingQuestion]
    given: list[GivenAnswer]
    answered: int


class Note(Struct):
    """Your private note about a table; `version` counts its changes."""

    text: str
    version: int
    changed: str | None


class Holiday(Struct):
    id: str
    first: str
    last: str
    zone: str


class HolidayList(Struct):
    """Your holidays that are not over; how many days a year you may have at `most`; and how many are `taken`."""

    holidays: list[Holiday]
    most: int
    taken: dict[str, int]


class Delivered(Struct):
    """Whether a test arrived, and if not, why."""

    delivered: bool
    problem: Message | None


class RecoveryCode(Struct):
    code: str


class DeviceCode(Struct):
    """A code that adds one device to your identity, and for how many seconds it works."""

    code: str
    seconds: int


class Device(Struct):
    """A browser in which you are known; `here` is this one."""

    id: str
    added: str
    here: bool


class DeviceList(Struct):
    devices: list[Device]


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


class Addresses(Struct):
    """Where others reach this server. If not `open`, only this computer does, until it is started with `--host`."""

    open: bool
    addresses: list[str]


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


class OwnLine(Struct):
    """What you wrote in a chat."""

    text: str
    when: str


class ExportedGame(Struct):
    """A game of yours with its record: complete after the end, otherwise with what your seat may know.

    The record has no snapshots. It is null if the game has not begun, or if this server can no longer read it.
    """

    game: MyGame
    record: GameRecord | None
    chat: list[OwnLine]
    note: str
    standing: dict[str, str]
    """Your standing answers by question."""


class ExportedClub(Struct):
    """A club of which you are a member."""

    name: str
    joined: str
    organiser: bool


class DeviceOwner(Struct):
    """Whose code adds a device. `yours`: this browser belongs to the same person already."""

    name: str
    yours: bool


class Export(Struct):
    """Everything that this server stores about you, without secrets."""

    format: Literal["serenissima-export"]
    format_version: int
    name: str
    created: str
    seen: str
    devices: list[Device]
    contacts: list[Contact]
    quiet: QuietHours | None
    clubs: list[ExportedClub]
    holidays: list[Holiday]
    games: list[ExportedGame]


class Announcement(Struct):
    """What the operator tells everybody, by language; `until` is null if it stays until it is withdrawn."""

    id: str
    texts: dict[str, str]
    until: str | None


class ServerInfo(Struct):
    """This server. `may_create`: whether you may create tables. `first_run`: whether nobody has ever been here."""

    name: str
    announcements: list[Announcement]
    may_create: bool
    first_run: bool


class FirstRunCommands(Struct):
    """What to enter in a terminal so that others reach the server, and to back it up."""

    computer: str
    network: str
    internet: str
    backup: str


class FirstRun(Struct):
    """How this server runs. `reach` is who can reach it now; `is_file` whether its database is a file."""

    reach: Literal["computer", "network"]
    addresses: list[str]
    port: int
    commands: FirstRunCommands
    database: str
    is_file: bool
    site: str
    mail: bool


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
