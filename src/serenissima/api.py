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
from pathlib import Path
from typing import TYPE_CHECKING, Final

from serenissima.core.dice import from_seed
from serenissima.core.errors import BadRecord, BadTable, Illegal, Problem
from serenissima.core.event import SPECTATOR
from serenissima.core.messages import Message
from serenissima.core.spec import GameSpec, Value, View
from serenissima.core.state import State
from serenissima.games import all_games, find
from serenissima.notation import kind_asked, pick_text, pick_texts, read_pick
from serenissima.table import record as records
from serenissima.table.record import Record, Result
from serenissima.table.session import NOTHING_YET, Session

# Bots, words and screens are imported where they are used: a program that only plays by the rules starts faster.
if TYPE_CHECKING:
    from serenissima.bots.perspective import Bot as Chooser
    from serenissima.locale import Words

__all__ = [
    "SPECTATOR",
    "BadRecord",
    "BadTable",
    "Bot",
    "Illegal",
    "Judged",
    "Played",
    "Position",
    "Problem",
    "Suggestion",
    "analyse",
    "bot",
    "game",
    "load",
    "new",
    "play",
    "save",
]

ENGLISH: Final = "en"
HUMAN: Final = "human"
USUAL_SEATS: Final = 3
BOARD_WIDTH: Final = 100
JUDGE: Final = "mcts:iterations=200"


# Games.


def games() -> tuple[GameSpec, ...]:
    """All installed games. It is called as `serenissima.games()`.

    >>> import serenissima
    >>> [game.id for game in serenissima.games()][:4]
    ['doge', 'gondola', 'lagoon', 'masters']
    """
    return tuple(all_games())


def game(id: str) -> GameSpec:
    """The game with this id.

    >>> doge = game("doge")
    >>> doge.title, doge.seats, [option.name for option in doge.options][:2]
    ('Doge', (2, 4), ['allow_pass', 'show_history'])
    """
    with in_words():
        return find(id)


def new(
    game: str | GameSpec,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int | None = None,
    names: Sequence[str] = (),
    language: str = ENGLISH,
) -> "Position":
    """A new game. Without `seats` there are three, or the number nearest to it; without `seed` the cards fall anew.

    >>> new("masters", seats=4, seed=1)
    <Position of masters: 4 seats, 0 picks, waiting for 0, 1, 2, 3>
    """
    with in_words(language):
        spec = find(game) if isinstance(game, str) else game
        count = min(max(USUAL_SEATS, spec.seats[0]), spec.seats[1]) if seats is None else seats
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
    if not options:
        from serenissima.lab.configurations import plain_table

        options = plain_table(spec, seats).options
    if names and len(names) != seats:
        raise ValueError(f"{len(names)} names for {seats} seats")
    chosen = int.from_bytes(os.urandom(16), "big") if seed is None else seed
    known = list(names) or [f"seat {seat}" for seat in range(seats)]
    return Position(Session.start(spec, players, options, chosen, known), language)


# Positions.


@dataclass(frozen=True)
class Played:
    """One pick of a game: who made it, its number and its text, and whether it was forced and made by the table."""

    seat: int
    pick: int
    text: str
    automatic: bool


class Position:
    """A game at one of its positions. `pick` and `undo` change it.

    It knows the whole truth, so that your program can play all seats. What it prints, says and lists is what one seat
    may know: the seat that is asked, or the one you name. `str(position)` is the board as a spectator sees it, safe to
    show to everybody; `board(seat)` adds what that seat knows.

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
            speaker(language)
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
        """The whole truth, for rules and search (docs/concepts.md). Change it through `pick` only."""
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
        """The seats whose answer is missing: several where all choose in secret, none when the game is over."""
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
        """What is asked of `seat`, in words; empty when the game is over."""
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
        who = self.seat if seat is None else seat
        if who is None or not self.session.is_asked(who):
            return {}
        picks = self.state.options(who)
        texts = pick_texts(self.game, self.state, who, picks)
        labels = [self.words.say(self.game.label(self.state, who, pick)) for pick in picks]
        return dict(zip(texts, labels, strict=True))

    # Answering.

    def pick(self, pick: str | int, seat: int | None = None) -> None:
        """Answer for `seat`, else for the first seat that is waited for; by text or by number.

        What the rules do not allow raises Illegal and changes nothing.

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
            self.session.pick(who, self.read(pick, who))

    def read(self, pick: str | int, seat: int) -> int:
        """The number of a pick that is given as text or as a number."""
        if isinstance(pick, int):
            return pick
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
        """Scores, ranks (1 for each winner) and the way in which the game ended; None while it is played."""
        s = self.state
        return Result(list(s.scores()), list(s.ranks()), s.ending(), s.digest()) if self.is_over else None

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The final scores; None while the game is played, for some scores are secret until then."""
        return None if self.result is None else tuple(self.result.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game is played."""
        ranks = [] if self.result is None else self.result.ranks
        return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)

    # Showing.

    @cached_property
    def words(self) -> "Words":
        from serenissima.locale.speaker import words_for

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
        if not SPECTATOR <= seat < self.seats:
            raise IndexError(f"seat {seat}: the seats are 0 to {self.seats - 1}, and SPECTATOR is {SPECTATOR}")
        return seat

    def board(self, seat: int = SPECTATOR, width: int = BOARD_WIDTH) -> str:
        """The board in characters as this seat sees it, at most `width` columns wide."""
        from io import StringIO

        from rich.console import Console

        from serenissima.terminal.screens import board_of

        page = StringIO()
        console = Console(file=page, width=width, color_system=None, force_terminal=False, legacy_windows=False)
        console.print(board_of(self.game.id).draw(self.view(seat), self.words))
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
    """A pick that a bot thought about: its text and the chance to win with it, from 0 to 1."""

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

        read_name(name)
        self.name = name
        self.dice = from_seed(seed)
        self.players: dict[str, Chooser] = {}

    def player(self, game: str) -> "Chooser":
        """The bot for one game; one that searches remembers what it found out."""
        from serenissima.bots.api import make_bot

        if game not in self.players:
            self.players[game] = make_bot(self.name, game)
        return self.players[game]

    def choose(self, position: Position, seat: int | None = None) -> str:
        """What the bot picks for this seat, else for the first seat that is waited for, as text."""
        from serenissima.bots.perspective import Perspective
        from serenissima.bots.pipe import attended

        with in_words(position.language, position.names):
            who = asked_seat(position, seat)
            player = self.player(position.game.id)
            with attended([player], position.state, position.record.options):
                pick = player.choose(Perspective(position.game, position.state, who), self.dice)
            return pick_text(position.game, position.state, who, pick)

    def suggest(self, position: Position, seat: int | None = None) -> list[Suggestion]:
        """The best picks and the chance to win with each; only bots that search (`rollout`, `mcts`) can tell."""
        from serenissima.bots.api import Perspective, hinted, make_searcher

        with in_words(position.language, position.names):
            who = asked_seat(position, seat)
            searcher = make_searcher(self.name, position.game.id)
            found = hinted(searcher.weigh(Perspective(position.game, position.state, who), self.dice))
            texts = pick_texts(position.game, position.state, who, [each.pick for each in found])
            return [Suggestion(text, each.value) for text, each in zip(texts, found, strict=True)]

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def asked_seat(position: Position, seat: int | None) -> int:
    """The seat that is meant, if it is asked."""
    who = position.seat if seat is None else seat
    if who is None:
        raise Illegal(Message("illegal-game-over"))
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
        spec = find(game) if isinstance(game, str) else game
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
        records.write(game.record if isinstance(game, Position) else game, Path(path))


@dataclass(frozen=True)
class Judged:
    """One decision: after how many picks it came, who picked what, what was best, and the chances to win with both."""

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
        record = game.record if isinstance(game, Position) else game
        session = Session.resume(find(record.game), record)
        judged = []
        for each in judge_all(session, make_searcher(bot, record.game), seed):
            pick, best = pick_texts(session.spec, session.before(each.at), each.seat, (each.pick, each.best))
            judged.append(Judged(each.at, each.seat, pick, best, each.value, each.chance))
        return judged


# Words.


def speaker(language: str, names: Sequence[str] = ()) -> "Words":
    """Who says messages in this language, with the names of the seats."""
    from serenissima.locale import LANGUAGES, Words

    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not a language of this table; possible: {', '.join(LANGUAGES)}")
    return Words(language, names)


@contextmanager
def in_words(language: str = ENGLISH, names: Sequence[str] = ()) -> Iterator[None]:
    """Problems that pass through here say in words what is wrong."""
    try:
        yield
    except Problem as problem:
        problem.args = (speaker(language, names).say(problem.message),)
        raise
