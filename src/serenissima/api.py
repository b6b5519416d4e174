"""The public API: what `import serenissima` offers.

>>> import serenissima
>>> position = serenissima.new("doge", seats=3, seed=7)
>>> position.seat, position.kind
(0, 'place-ballots')
>>> position.options[:4]
('CA 0', 'CA 1', 'CA 2', 'CA 3')
>>> position.pick("SM 3+1")
>>> position.seat
1

`print(position)` shows the board. docs/api.md is a tour of five minutes.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Final, SupportsIndex

from serenissima.core.dice import from_seed
from serenissima.core.errors import BadRecord as BadRecord
from serenissima.core.errors import BadTable as BadTable
from serenissima.core.errors import Illegal as Illegal
from serenissima.core.errors import Problem as Problem
from serenissima.core.event import SPECTATOR as SPECTATOR
from serenissima.core.messages import Message, message
from serenissima.core.spec import GameSpec, Value, View
from serenissima.core.state import State
from serenissima.games import all_games, find
from serenissima.notation import kind_asked, pick_text, pick_texts, read_pick
from serenissima.table import record as records
from serenissima.table.record import Record, Result
from serenissima.table.session import NOTHING_YET, Session

# Bots, words and screens are imported where they are used, so that a program that needs only the rules starts faster.
if TYPE_CHECKING:
    from serenissima.bots.perspective import Bot as Chooser
    from serenissima.locale import Words

ENGLISH: Final = "en"
HUMAN: Final = "human"
USUAL_SEATS: Final = 3
BOARD_WIDTH: Final = 100
JUDGE: Final = "mcts:iterations=200"


# Games.


def games() -> tuple[GameSpec, ...]:
    """All installed games. It is called as `serenissima.games()`.

    >>> import serenissima
    >>> [(game.id, game.title) for game in serenissima.games()][0]
    ('doge', 'Doge')
    """
    with in_words():
        return tuple(all_games())


def game(id: str) -> GameSpec:
    """The game with this id.

    >>> doge = game("doge")
    >>> doge.title, doge.seats, [option.name for option in doge.options][:2]
    ('Doge', (2, 4), ['allow_pass', 'show_history'])
    """
    with in_words():
        return find(a_text(id, "the id of a game"))


def new(
    game: str | GameSpec,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int | None = None,
    names: Sequence[str] = (),
    language: str = ENGLISH,
) -> "Position":
    """A new game. `seats` defaults to three, or the nearest possible number; `seed` to a random one.

    >>> new("masters", seats=4, seed=1)
    <Position of masters: 4 seats, 0 picks, waiting for 0, 1, 2, 3>
    """
    with in_words(language):
        spec = a_game(game)
        usual = min(max(USUAL_SEATS, spec.seats[0]), spec.seats[1])
        count = usual if seats is None else a_number(seats, "seats")
        least, most = spec.seats
        if not least <= count <= most:
            raise BadTable(message("seats-out-of-range", game=spec.title, given=count, least=least, most=most))
        return begin(spec, [HUMAN] * count, options, seed, names, language)


def begin(
    spec: GameSpec,
    players: Sequence[str],
    options: Mapping[str, Value] | None,
    seed: int | None,
    names: Sequence[str],
    language: str,
) -> "Position":
    seats = len(players)
    if not isinstance(options, Mapping | None):
        raise TypeError(f"options must be a dict of names and values, not {options!r}")
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise TypeError(f"names must be a list with a text for each seat, not {names!r}")
    if names and len(names) != seats:
        raise BadTable(message("names-other-count", given=len(names), seats=seats))
    chosen = int.from_bytes(os.urandom(16), "big") if seed is None else a_number(seed, "the seed")
    known = list(names) or [f"seat {seat}" for seat in range(seats)]
    wanted = {**spec.required_options(seats), **(options or {})}
    return Position(Session.start(spec, players, wanted, chosen, known), language)


def a_game(game: str | GameSpec) -> GameSpec:
    """A game, given as its spec or by its id."""
    return game if isinstance(game, GameSpec) else find(a_text(game, "a game or its id"))


def a_text(value: str, what: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{what} must be a text, not {value!r}")
    return value


def a_number(value: SupportsIndex, what: str) -> int:
    """A whole number, which True and False are not."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise TypeError(f"{what} must be a whole number, not {value!r}")
    return index(value)


# Positions.


@dataclass(frozen=True)
class Played:
    """One pick of a game: who made it, its number and text, and whether it was forced and made automatically."""

    seat: int
    pick: int
    text: str
    automatic: bool


class Position:
    """A game at one of its positions. `pick` and `undo` change it.

    It holds the complete state, so that your program can play all seats. What it prints, says and lists is what one
    seat may know: the seat that must answer, or the one you name. `str(position)` is the board as a spectator sees it,
    safe to show to everybody; `board(seat)` adds what that seat knows.

    >>> position = new("lagoon", seats=3, seed=42)
    >>> position.pick(position.options[0])
    >>> position
    <Position of lagoon: 3 seats, 1 pick, waiting for 2>
    >>> position.undo()
    >>> position.number
    0
    """

    def __init__(self, session: Session, language: str = ENGLISH) -> None:
        if language != ENGLISH:
            with in_words():
                words_in(language)
        self.session = session
        self.language = language

    # What it is.

    @property
    def game(self) -> GameSpec:
        return self.session.spec

    @property
    def seats(self) -> int:
        return self.session.record.seats

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.session.record.names)

    @property
    def record(self) -> Record:
        """The game from its seed to its latest pick, as `save` writes it."""
        return self.session.record

    @property
    def state(self) -> State:
        """The complete state, for rules and search (docs/concepts.md). Change it only through `pick`."""
        return self.session.state

    @property
    def number(self) -> int:
        """How many picks led here, automatic ones included."""
        return self.session.picks_in_force

    def copy(self) -> "Position":
        """The same game at the same position, to try something out.

        >>> position = new("doge", seed=1)
        >>> other = position.copy()
        >>> other.pick("QU 2")
        >>> position.number, other.number
        (0, 1)
        """
        again = records.from_json(records.to_json(self.record), "")
        return Position(Session.resume(self.game, again), self.language)

    # Who is asked what.

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to answer: several where all choose in secret, none when the game is over."""
        mask = self.state.waiting()
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    @property
    def seat(self) -> int | None:
        """The first of them; None when the game is over."""
        return next(iter(self.waiting), None)

    @property
    def kind(self) -> str:
        """The kind of the open question, such as `place-ballots`; empty when the game is over."""
        return kind_asked(self.state)

    @property
    def question(self) -> str:
        """The question put to `seat`, in words; empty when the game is over."""
        seat = self.seat
        return "" if seat is None else self.words.say(self.game.prompt(self.state, seat))

    @property
    def options(self) -> tuple[str, ...]:
        """What `seat` may pick, as text.

        >>> new("masters", seats=3, seed=5).options[:3]
        ('0', '5', '10')
        """
        seat = self.seat
        if seat is None:
            return ()
        return tuple(pick_texts(self.game, self.state, seat, self.state.options(seat)))

    def choices(self, seat: int | None = None) -> dict[str, str]:
        """The same for this seat, each with what it means in words; empty if the seat is not asked.

        >>> new("doge", seed=1).choices()["SM 3+1"]
        'San Marco: 3+1'
        """
        who = self.seat if seat is None else self.viewer(seat)
        if who is None or not self.session.is_asked(who):
            return {}
        picks = self.state.options(who)
        texts = pick_texts(self.game, self.state, who, picks)
        labels = [self.words.say(self.game.label(self.state, who, pick)) for pick in picks]
        return dict(zip(texts, labels, strict=True))

    # Answering.

    def pick(self, pick: str | int, seat: int | None = None) -> None:
        """Answer for `seat` (by default the first that must answer), by text or by number.

        An illegal pick raises Illegal and changes nothing.

        >>> position = new("doge", seed=1)
        >>> position.pick("SM 3+1")
        >>> position.pick("do 2", seat=2)  # a sealed question: in any order
        >>> position.pick("CA 3+3+3")
        Traceback (most recent call last):
        serenissima.core.errors.Illegal: “CA 3+3+3” is not a pick here. Picks look like this: CA 0, CA 1, CA 2.
        """
        with in_words(self.language, self.names):
            who = self.seat if seat is None else seat
            if who is None:
                raise Illegal(Message("illegal-game-over"))
            must_sit(self, who)
            self.session.pick(who, self.read(pick, who))

    def read(self, pick: str | int, seat: int) -> int:
        """The number of a pick given as text or number."""
        if not isinstance(pick, str):
            return a_number(pick, "a pick that is not a text")
        if not self.session.is_asked(seat):
            raise Illegal(Message("illegal-not-asked"))
        return read_pick(self.game, self.state, seat, pick)

    def undo(self) -> None:
        """Take back the latest pick, with the automatic ones that followed it. At your own table nobody has to agree.

        >>> position = new("doge", seed=1)
        >>> position.undo()
        Traceback (most recent call last):
        serenissima.core.errors.Illegal: There is no pick to take back yet.
        """
        with in_words(self.language, self.names):
            own = [i for i, step in enumerate(self.session.steps) if not step.auto]
            if not own:
                raise Illegal(Message("illegal-no-pick"))
            self.session.back_to(self.session.skipped + own[-1])

    # The end.

    @property
    def is_over(self) -> bool:
        return self.session.is_over

    @property
    def result(self) -> Result | None:
        """Scores, ranks (1 for each winner) and how the game ended; None while it is in progress."""
        s = self.state
        return Result(list(s.scores()), list(s.ranks()), s.ending(), s.digest()) if self.is_over else None

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The final scores; None while the game is in progress, because some scores are secret until the end."""
        return None if self.result is None else tuple(self.result.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game is in progress."""
        ranks = [] if self.result is None else self.result.ranks
        return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)

    # Showing.

    @cached_property
    def words(self) -> "Words":
        from serenissima.locale.game_words import words_for

        return words_for(self.game, self.language, self.names)

    def view(self, seat: int = SPECTATOR) -> View:
        """What this seat may know, as JSON values; by default what a spectator may.

        >>> position = new("doge", seed=1)
        >>> position.view()["hand"], position.view(0)["hand"]
        (None, [0, 1, 1, 2, 2, 3, 3])
        """
        return self.session.view(self.viewer(seat))

    def viewer(self, seat: int) -> int:
        """A seat of this table, or SPECTATOR."""
        with in_words(self.language, self.names):
            if a_number(seat, "a seat") != SPECTATOR and not 0 <= seat < self.seats:
                raise BadTable(message("no-such-seat", given=seat, last=self.seats - 1))
        return seat

    def board(self, seat: int = SPECTATOR, width: int = BOARD_WIDTH) -> str:
        """The board as text, as this seat sees it, at most `width` columns wide."""
        from io import StringIO

        from rich.console import Console

        from serenissima.terminal.screens import screen_of

        page = StringIO()
        console = Console(file=page, width=width, color_system=None, force_terminal=False, legacy_windows=False)
        console.print(screen_of(self.game.id).draw(self.view(seat), self.words))
        return "\n".join(line.rstrip() for line in page.getvalue().splitlines())

    def log(self, seat: int = SPECTATOR, since: int = NOTHING_YET) -> list[str]:
        """What happened after the first `since` picks, in words, as this seat may hear it.

        >>> new("lagoon", seed=42).log()[0]
        'seat 0 rolls an ace.'
        """
        return [self.words.say(line) for line in self.session.lines(self.viewer(seat), since)]

    def history(self) -> list[Played]:
        """The picks in force, each with its text.

        >>> position = new("doge", seed=1)
        >>> position.pick("SM 3+1")
        >>> position.history()
        [Played(seat=0, pick=126, text='SM 3+1', automatic=False)]
        """
        return [
            Played(step.seat, step.pick, pick_text(self.game, before, step.seat, step.pick), step.auto)
            for step, before in zip(list(self.session.steps), self.session.positions(), strict=False)
        ]

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        picks = "1 pick" if self.number == 1 else f"{self.number} picks"
        rest = "over" if self.is_over else f"waiting for {', '.join(map(str, self.waiting))}"
        return f"<Position of {self.game.id}: {self.seats} seats, {picks}, {rest}>"


# Bots.


@dataclass(frozen=True)
class Suggestion:
    """A pick that a bot considered: its text and the chance to win with it, from 0 to 1."""

    text: str
    chance: float


class Bot:
    """A bot by its name, for every game. It sees what its seat sees and nothing else.

    >>> position = new("lagoon", seed=42)
    >>> position.pick(bot("greedy").choose(position))
    >>> bot("rollout:iterations=30").suggest(position)[0].text in position.options
    True
    """

    def __init__(self, name: str, seed: int = 0) -> None:
        from serenissima.bots.names import read_name

        read_name(a_text(name, "the name of a bot"))
        self.name = name
        self.dice = from_seed(a_number(seed, "the seed"))
        self.players: dict[str, Chooser] = {}

    def player(self, game: str) -> "Chooser":
        """The bot for one game. It is kept, so that a searching bot can reuse what it has found."""
        from serenissima.bots.api import make_bot

        if game not in self.players:
            self.players[game] = make_bot(self.name, game)
        return self.players[game]

    def choose(self, position: Position, seat: int | None = None) -> str:
        """The bot's pick for this seat (by default the first that must answer), as text."""
        from serenissima.bots.perspective import Perspective
        from serenissima.bots.pipe import attended

        with in_words(position.language, position.names):
            who = asked_seat(position, seat)
            player = self.player(position.game.id)
            with attended([player], position.state, position.record.options):
                pick = player.choose(Perspective(position.game, position.state, who), self.dice)
            return pick_text(position.game, position.state, who, pick)

    def suggest(self, position: Position, seat: int | None = None) -> list[Suggestion]:
        """The best picks and the chance to win with each. Only searching bots (`rollout`, `mcts`) can do this."""
        from serenissima.bots.api import Perspective, hinted, make_searcher

        with in_words(position.language, position.names):
            who = asked_seat(position, seat)
            searcher = make_searcher(self.name, position.game.id)
            found = hinted(searcher.weigh(Perspective(position.game, position.state, who), self.dice))
            texts = pick_texts(position.game, position.state, who, [each.pick for each in found])
            return [Suggestion(text, each.value) for text, each in zip(texts, found, strict=True)]

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def must_sit(position: Position, seat: int) -> None:
    """Refuse a seat that this table does not have."""
    if not 0 <= a_number(seat, "a seat") < position.seats:
        raise Illegal(message("no-such-seat", given=seat, last=position.seats - 1))


def asked_seat(position: Position, seat: int | None) -> int:
    """The seat meant, if it must answer."""
    who = position.seat if seat is None else seat
    if who is None:
        raise Illegal(Message("illegal-game-over"))
    must_sit(position, who)
    if not position.session.is_asked(who):
        raise Illegal(Message("illegal-not-asked"))
    return who


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name: a level (`easy` to `master`), or an engine with its budget (`mcts:iterations=500`).

    >>> bot("expert")
    <Bot expert>
    >>> bot("deep-blue")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    serenissima.core.errors.BadTable: “deep-blue” ...
    """
    with in_words():
        return Bot(name, seed)


def play(
    game: str | GameSpec,
    bots: "Sequence[str | Bot | Chooser]",
    options: Mapping[str, Value] | None = None,
    seed: int | None = None,
    names: Sequence[str] = (),
    language: str = ENGLISH,
) -> Position:
    """A whole game of bots, one for each seat: names, or objects of your own (docs/add-a-bot.md).

    >>> finished = play("lagoon", ["greedy", "random", "random"], seed=42)
    >>> finished.is_over, finished.winners
    (True, (0,))
    """
    from serenissima.bots.api import Perspective, make_bot
    from serenissima.bots.pipe import attended

    with in_words(language):
        spec = a_game(game)
        if isinstance(bots, str):
            raise TypeError(f"bots must be a list with one for each seat, not {bots!r}")
        for each in bots:
            if not isinstance(each, str) and not callable(getattr(each, "choose", None)):
                raise TypeError(f"a bot must be a name or an object with a method choose, not {each!r}")
        named = [each.name if isinstance(each, Bot) else each for each in bots]
        players = [make_bot(each, spec.id) if isinstance(each, str) else each for each in named]
        levels = [each if isinstance(each, str) else type(each).__name__ for each in named]
        position = begin(spec, levels, options, seed, names, language)
        dice = from_seed(position.record.seed + 1)
        with attended(players, position.state, position.record.options):
            while not position.is_over:
                seat = position.state.turn()
                position.session.pick(seat, players[seat].choose(Perspective(spec, position.state, seat), dice))
        return position


# Records.


def load(path: str | Path, language: str = ENGLISH) -> Position:
    """A saved game, at its last position."""
    with in_words(language):
        record = records.read(Path(path))
        return Position(Session.resume(find(record.game), record), language)


def save(game: Position | Record, path: str | Path) -> None:
    """Save a game; `load`, `serenissima replay` and `serenissima play --resume` read it.

    >>> from tempfile import TemporaryDirectory
    >>> position = new("doge", seed=1)
    >>> position.pick("SM 3+1")
    >>> with TemporaryDirectory() as folder:
    ...     save(position, f"{folder}/doge.json")
    ...     load(f"{folder}/doge.json")
    <Position of doge: 3 seats, 1 pick, waiting for 1, 2>
    """
    with in_words():
        records.write(a_record(game), Path(path))


def a_record(game: Position | Record) -> Record:
    record = game.record if isinstance(game, Position) else game
    if not isinstance(record, Record):
        raise TypeError(f"a Position or a Record is needed, not {game!r}; `load` reads a file")
    return record


@dataclass(frozen=True)
class Judged:
    """One decision: after how many picks it came, who picked what, the best pick, and the chances to win with both."""

    at: int
    seat: int
    pick: str
    best: str
    value: float
    chance: float

    @property
    def loss(self) -> float:
        """How much of the chance to win this pick gave away."""
        return self.chance - self.value


def analyse(game: Position | Record, bot: str = JUDGE, seed: int = 0) -> list[Judged]:
    """Judge every decision of a game by a search that knows what the seat knew.

    >>> position = new("lagoon", seed=42)
    >>> position.pick(position.options[0])
    >>> [judged] = analyse(position, "rollout:iterations=50")
    >>> judged.at, judged.seat, judged.best in new("lagoon", seed=42).options
    (0, 1, True)
    """
    from serenissima.bots.api import make_searcher
    from serenissima.lab.analysis import analyse as judge_all

    with in_words():
        record = a_record(game)
        session = Session.resume(find(record.game), record)
        judged = []
        searcher = make_searcher(a_text(bot, "the name of a bot"), record.game)
        for each in judge_all(session, searcher, a_number(seed, "the seed")):
            pick, best = pick_texts(session.spec, session.before(each.at), each.seat, (each.pick, each.best))
            judged.append(Judged(each.at, each.seat, pick, best, each.value, each.chance))
        return judged


# Words.


def words_in(language: str, names: Sequence[str] = ()) -> "Words":
    """A renderer for messages in this language, with the names of the seats."""
    from serenissima.locale import LANGUAGES, Words

    if language not in LANGUAGES:
        raise BadTable(message("language-unknown", given=str(language), possible=", ".join(LANGUAGES)))
    return Words(language, names)


@contextmanager
def in_words(language: str = ENGLISH, names: Sequence[str] = ()) -> Iterator[None]:
    """Problems that pass through here speak this language and know the names of the seats."""
    try:
        yield
    except Problem as problem:
        spoken = ENGLISH if problem.message.id == "language-unknown" else language
        problem.sentence = words_in(spoken, names).say(problem.message)
        raise
