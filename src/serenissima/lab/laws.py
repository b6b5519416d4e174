"""The laws that every game obeys, whatever it is about; checked along random games at every kind of table."""

import ast
import inspect
import json
import os
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import serenissima.core
from serenissima import is_compiled
from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import Illegal
from serenissima.core.event import SPECTATOR, Event
from serenissima.core.frame import Sealed, kind_of
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.games import ids
from serenissima.lab.configurations import Table, tables
from serenissima.lab.play import play_on
from serenissima.table.session import forced_answer

# Law 15, that recorded games replay, needs records: tests/golden.
LAWS: Final = (*range(1, 15), 16)
FORBIDDEN: Final = ("random", "time", "os")
DRAWS: Final = 3
MET_OFTEN: Final = 20


class LawBroken(Exception):
    """A game does not obey a law: which, and where it was seen."""

    def __init__(self, law: int, detail: str) -> None:
        super().__init__(f"law {law}: {detail}")
        self.law = law
        self.detail = detail


@dataclass
class Verdict:
    """How often each law was put to the test, and where one was broken."""

    games: int = 0
    decisions: int = 0
    tested: Counter[int] = field(default_factory=Counter)
    broken: LawBroken | None = None
    not_compiled: bool = False


def demand(law: int, holds: bool, detail: str) -> None:
    if not holds:
        raise LawBroken(law, detail)


class Checker:
    """Plays random games of one title and holds every position against the laws."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.verdict = Verdict()
        self.met: Counter[str] = Counter()
        self.moved: Counter[str] = Counter()

    def game(self, table: Table, seed: int) -> str:
        """One random game under watch; returns the digest of its end."""
        spec = self.spec
        sink: list[Event] = []
        s = spec.new(table.seats, table.options, seed, sink)
        dice, probe = from_seed(2 * seed + 1), from_seed(3 * seed + 2)
        conserved = spec.conserved(s)
        picks: list[tuple[int, int]] = []
        copies: list[tuple[State, str]] = []
        while not s.is_over:
            self.keep(11, conserved, s)
            if probe.below(4 + len(picks) // 4) == 0:
                self.position(s, probe)
                copies.append((s.clone(), s.digest()))
            seat = s.turn()
            self.verdict.tested[1] += 1
            demand(1, seat >= 0, f"after {len(picks)} decisions nobody is asked and the game is not over")
            demand(1, len(picks) < spec.longest, f"the game is not over after {len(picks)} decisions")
            options = s.options(seat)
            pick = options[dice.below(len(options))]
            if probe.below(2 + len(picks) // 50) == 0:
                self.undo_is_safe(s, seat, pick, probe)
            sink.clear()
            s.act(seat, pick)
            if probe.below(1 + len(picks) // 20) == 0:
                self.events(s, sink)
            picks.append((seat, pick))
        self.keep(11, conserved, s)
        self.recounted(s)
        for copy, digest in copies:
            self.verdict.tested[3] += 1
            demand(3, copy.digest() == digest, "an earlier copy changed while the game went on")
        self.replayed(table, seed, picks, s.digest())
        self.verdict.games += 1
        self.verdict.decisions += len(picks)
        return s.digest()

    def position(self, s: State, dice: Dice) -> None:
        """All that can be asked of one position."""
        self.copies_stand_alone(s, dice)
        self.options_are_right(s, dice)
        self.saves_and_loads(s, dice)
        for seat in range(SPECTATOR, s.seats):
            self.keeps_secrets(s, seat, dice)
        self.worlds_are_playable(s, dice)
        self.sealed_in_any_order(s, dice)
        self.recounted(s)

    def options_are_right(self, s: State, dice: Dice) -> None:
        """2 Options are sorted, unique and not empty; each can be taken; anything else changes nothing."""
        digest = s.digest()
        asked = s.asked()
        for seat in range(-1, s.seats + 1):
            options = s.options(seat)
            self.verdict.tested[2] += 1
            if seat < 0 or not asked >> seat & 1:
                demand(2, options == (), f"seat {seat} is not asked and has options")
                wrong = [0, 1]
            else:
                demand(2, len(options) > 0, f"seat {seat} is asked and has no options")
                demand(2, list(options) == sorted(set(options)), f"options are not sorted and unique: {options}")
                demand(2, options[0] >= 0, f"a negative option: {options[0]}")
                wrong = [-1, -(1 << 40), 1 << 61, options[-1] + 1, options[dice.below(len(options))] + 1]
                for pick in {options[dice.below(len(options))] for _ in range(4)}:
                    twin = s.clone()
                    twin.act(seat, pick)
            for pick in wrong:
                if pick in options:
                    continue
                try:
                    s.act(seat, pick)
                except Illegal:
                    demand(2, s.digest() == digest, f"the refused pick {pick} of seat {seat} changed the position")
                else:
                    raise LawBroken(2, f"seat {seat} may answer {pick}, which is not among its options")

    def copies_stand_alone(self, s: State, dice: Dice) -> None:
        """3 A clone equals the original, and what happens to one does not touch the other."""
        digest = s.digest()
        twin = s.clone()
        self.verdict.tested[3] += 1
        demand(3, twin.digest() == digest, "a clone differs from its original")
        play_on(twin, dice, 12)
        demand(3, s.digest() == digest, "play on a clone changed the original")

    def saves_and_loads(self, s: State, dice: Dice) -> None:
        """4 A position survives being saved, and plays on equally."""
        loaded = self.spec.load(json.loads(json.dumps(s.dump())))
        self.verdict.tested[4] += 1
        demand(4, loaded.digest() == s.digest(), "a loaded position differs from the saved one")
        twin, same_dice = s.clone(), dice.clone()
        play_on(twin, dice, 12)
        play_on(loaded, same_dice, 12)
        demand(4, loaded.digest() == twin.digest(), "a loaded position plays on differently")

    def keeps_secrets(self, s: State, seat: int, dice: Dice) -> None:
        """7, 9 A seat cannot tell a resampled world from the true one, and what is hidden from it moves."""
        spec = self.spec
        seen = told(spec, s, seat)
        demand(7, json.loads(json.dumps(seen[0])) == seen[0], f"the view of seat {seat} is not plain JSON")
        hidden = spec.secrets(s, seat)
        self.met.update(f"{item} (from seat {seat})" for item in hidden)
        for _ in range(DRAWS):
            world = spec.resample(s, seat, dice)
            self.verdict.tested[7] += 1
            demand(7, told(spec, world, seat) == seen, f"seat {seat} can tell a resampled world from the true one")
            demand(9, world.dice.dump() != s.dice.dump(), "a resampled world has the true dice")
            self.moved.update(f"{item} (from seat {seat})" for item in hidden - spec.secrets(world, seat))
            self.verdict.tested[9] += len(hidden)

    def worlds_are_playable(self, s: State, dice: Dice) -> None:
        """8 A resampled world is as sound as the true one, and can be played to the end."""
        world = self.spec.resample(s, dice.below(s.seats + 1) - 1, dice)
        self.verdict.tested[8] += 1
        demand(8, self.spec.conserved(world) == self.spec.conserved(s), "a resampled world has other pieces")
        broken = self.spec.broken(world)
        demand(8, not broken, f"a resampled world is not sound: {'; '.join(broken)}")
        try:
            played = play_on(world, dice, self.spec.longest)
        except Exception as error:
            raise LawBroken(8, f"a resampled world cannot be played: {error!r}") from error
        demand(8, world.is_over, f"a resampled world is not over after {played} decisions")

    def secrets_moved(self) -> None:
        """9 Whatever was often hidden from somebody was somewhere else in at least one resampled world."""
        for secret, count in self.met.items():
            demand(
                9, count < MET_OFTEN or self.moved[secret] > 0, f"{secret} was hidden {count} times, and never moved"
            )

    def sealed_in_any_order(self, s: State, dice: Dice) -> None:
        """10 Sealed answers change nothing that can be seen; neither their order nor a change of mind matters."""
        asked = [seat for seat in range(s.seats) if s.waiting() >> seat & 1]
        if not isinstance(s.question(), Sealed) or len(asked) < 2:
            return
        answers = {seat: s.options(seat)[dice.below(len(s.options(seat)))] for seat in asked}
        forth, back, wavering = s.clone(), s.clone(), s.clone()
        for seat in asked:
            forth.act(seat, answers[seat])
        for seat in reversed(asked):
            back.act(seat, answers[seat])
        wavering.act(asked[0], s.options(asked[0])[0])
        for seat in range(SPECTATOR, s.seats):
            before, after = [(self.spec.public(x), self.spec.private(x, seat)) for x in (s, wavering)]
            demand(10, before == after, f"seat {seat} sees more of a sealed answer than that it was given")
        for seat in asked:
            wavering.act(seat, answers[seat])
        wavering.number -= 1
        self.verdict.tested[10] += 1
        demand(10, forth.digest() == back.digest(), "the order of sealed answers matters")
        demand(10, forth.digest() == wavering.digest(), "a changed answer leaves a trace")

    def keep(self, law: int, conserved: dict[str, int], s: State) -> None:
        """11 Pieces are neither lost nor made, and the invariants of the rules hold."""
        self.verdict.tested[law] += 1
        now = self.spec.conserved(s)
        demand(law, now == conserved, f"pieces were {conserved} and are {now}")
        broken = self.spec.broken(s)
        demand(law, not broken, "; ".join(broken))

    def recounted(self, s: State) -> None:
        """12 Scores equal a slow independent recount."""
        self.verdict.tested[12] += 1
        scores, recount = list(s.scores()), self.spec.recount(s)
        demand(12, scores == recount, f"scores are {scores}, a recount gives {recount}")

    def replayed(self, table: Table, seed: int, picks: list[tuple[int, int]], digest: str) -> None:
        """5 Seed and picks give the same game again."""
        again = self.spec.new(table.seats, table.options, seed)
        for seat, pick in picks:
            again.act(seat, pick)
        self.verdict.tested[5] += 1
        demand(5, again.digest() == digest, "the same seed and picks give another end")

    def events(self, s: State, events: list[Event]) -> None:
        """14 No event tells a seat what its view hides."""
        names = [(event, self.spec.named(event)) for event in events]
        if not any(named for _, named in names):
            return
        known = {seat: self.spec.known(self.spec.view(s, seat)) for seat in range(SPECTATOR, s.seats)}
        anybody = set().union(*known.values())
        for event, named in names:
            for seat in range(SPECTATOR, s.seats):
                if named and event.heard_by(seat):
                    self.verdict.tested[14] += 1
                    leaked = (named & anybody) - known[seat]
                    demand(14, not leaked, f"{event} tells seat {seat} of {', '.join(sorted(leaked))}")

    def undo_is_safe(self, s: State, seat: int, pick: int, dice: Dice) -> None:
        """16 A pick that its seat may undo alone has told that seat nothing new."""
        after = s.clone()
        learned = answered(self.spec, after, seat, pick)
        if after.revealed == s.revealed:
            self.same_in_all_worlds(s, seat, pick, learned, dice)

    def same_in_all_worlds(self, s: State, seat: int, pick: int, learned: Any, dice: Dice) -> None:
        """Compare what a pick has shown to its seat with what it shows in worlds that looked the same before."""
        for _ in range(DRAWS):
            world = self.spec.resample(s, seat, dice)
            self.verdict.tested[16] += 1
            if answered(self.spec, world.clone(), seat, pick) != learned:
                alike = told(self.spec, world, seat) == told(self.spec, s, seat)
                demand(7, alike, f"seat {seat} can tell a resampled world from the true one")
                kind = kind_of(s.agenda[-1])
                raise LawBroken(16, f"seat {seat} learns something by picking {pick} for {kind} and can undo it alone")

    def imports(self) -> None:
        """13 Neither the core nor the game imports chance, time or the machine."""
        folders = [Path(serenissima.core.__file__).parent, Path(inspect.getfile(type(self.spec))).parent]
        for file in [file for folder in folders for file in sorted(folder.rglob("*.py"))]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and node.module:
                    names = [node.module]
                for name in names:
                    self.verdict.tested[13] += 1
                    demand(13, name.split(".")[0] not in FORBIDDEN, f"{file.name} imports {name}")

    def both_builds(self, games: list[tuple[Table, int]]) -> None:
        """6 The compiled and the interpreted build play the same games."""
        if not is_compiled() or self.spec.id not in ids():
            self.verdict.not_compiled = True
            return
        mine = digests(self.spec, games)
        wanted = json.dumps([[table.seats, table.options, seed] for table, seed in games])
        run = subprocess.run(
            [sys.executable, "-m", "serenissima.lab.digests", self.spec.id],
            input=wanted,
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "SERENISSIMA_PURE": "1"},
        )
        for (table, seed), here, there in zip(games, mine, json.loads(run.stdout), strict=True):
            self.verdict.tested[6] += 1
            demand(6, here == there, f"compiled and interpreted differ: {table.name(self.spec)}, seed {seed}")


def told(spec: GameSpec, s: State, seat: int) -> Any:
    """Everything that a seat is told about a position: its view, its options, and their words."""
    options = s.options(seat)
    words: list[Any] = []
    if options:
        words = [spec.prompt(s, seat), *[(spec.label(s, seat, p), spec.effect(s, seat, p)) for p in options[:60]]]
    return spec.view(s, seat), options, s.waiting(), words


def answered(spec: GameSpec, s: State, seat: int, pick: int) -> Any:
    """Make this pick and the forced ones after it, as a session does; returns all that the seat is told by then."""
    heard: list[Event] = []
    s.sink = heard
    s.act(seat, pick)
    while forced := forced_answer(s):
        s.act(*forced)
    s.sink = None
    events = [(event.kind, event.seat, event.args, event.audience) for event in heard if event.heard_by(seat)]
    return events, told(spec, s, seat)


def digests(spec: GameSpec, games: list[tuple[Table, int]]) -> list[str]:
    """The ends of these random games."""
    ends: list[str] = []
    for table, seed in games:
        s = spec.new(table.seats, table.options, seed)
        play_on(s, from_seed(seed), spec.longest)
        ends.append(s.digest())
    return ends


def check(spec: GameSpec, games: int, seed: int = 0, progress: Callable[[], None] = lambda: None) -> Verdict:
    """Hold a game against the laws: this many random games, spread over all its tables."""
    checker = Checker(spec)
    seating = list(tables(spec))
    places = [(seating[i % len(seating)], seed + i) for i in range(games)]
    where = spec.title
    try:
        checker.imports()
        for table, number in places:
            where = f"{table.name(spec)}, seed {number}"
            checker.game(table, number)
            progress()
        where = spec.title
        checker.both_builds(places[: 2 * len(seating)])
        checker.secrets_moved()
    except LawBroken as broken:
        checker.verdict.broken = LawBroken(broken.law, f"{where}: {broken.detail}")
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        crash = f"the rules crash with {error!r} in {Path(place.filename).name}, line {place.lineno}"
        checker.verdict.broken = LawBroken(1, f"{where}: {crash}")
    return checker.verdict
