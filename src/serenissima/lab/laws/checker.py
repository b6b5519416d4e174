"""Plays random games at every kind of table and checks every position against the laws."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import serenissima.core
from serenissima import is_compiled
from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import Illegal
from serenissima.core.event import SPECTATOR, Event
from serenissima.core.frame import kind_of
from serenissima.core.spec import GameSpec, Value
from serenissima.core.state import State
from serenissima.game_errors import folder_of
from serenissima.games import ids
from serenissima.lab.configurations import Table, tables
from serenissima.lab.laws.actions import ActionNumbers
from serenissima.lab.laws.seat_knowledge import difference, knowledge_of, knowledge_of_all, plain_json, same, who
from serenissima.lab.laws.secrecy import Secrecy
from serenissima.lab.laws.verdict import LawBroken, PositionRef, Verdict, crash, demand
from serenissima.lab.laws.words import Sayable
from serenissima.lab.random_play import play_randomly

FORBIDDEN: Final = ("random", "time", "os")
STEPS_ON: Final = 12
"""How many decisions copies are played on before they are compared."""
GAMES_FOR_WORDS: Final = 20
"""After this many games most messages have been used: then all missing ones are reported."""
TRIES: Final = 12
"""How often a single position that somebody asks for is checked."""


class Checker(Secrecy):
    """Checks games and single positions against the laws; the first broken law raises LawBroken."""

    def __init__(self, spec: GameSpec) -> None:
        super().__init__(spec)
        self.numbers = ActionNumbers(spec)
        self.at: PositionRef | None = None
        self.sayable = Sayable(spec, lambda: self.at)
        self.playing: State | None = None
        self.matters: dict[str, bool] = {}
        """For each kind of chance node: whether two outcomes have led to different positions."""

    def game(self, table: Table, seed: int, words_later: bool = False) -> str:
        """Play and check one random game. Returns the digest of its end.

        With `words_later`, messages that cannot be rendered are only noted: a later game reports them all.
        """
        self.at = PositionRef(table, seed, 0)
        self.playing = None
        try:
            digest = self.watched(table, seed)
            if not words_later:
                self.all_is_sayable()
            return digest
        except LawBroken as broken:
            raise broken.found_at(self.spec, self.at) from broken.__cause__
        except Exception as error:
            raise self.crashed(error).found_at(self.spec, self.at) from error

    def all_is_sayable(self) -> None:
        """18 All messages so far exist in every language. Missing ones are reported together, not one by one."""
        if self.sayable.problems:
            self.at = self.sayable.first
            raise LawBroken(18, self.sayable.report())

    def crashed(self, error: Exception) -> LawBroken:
        """1 Nothing crashes; 3 unless the laws have damaged the position by playing on copies of it."""
        s, at = self.playing, self.at
        if s is not None and at is not None and s.number == at.number:
            with suppress(Exception):  # it may crash again
                true = position_at(self.spec, at.table.seats, at.table.options, at.seed, at.number).dump()
                if true != s.dump():
                    changed = difference(true, s.dump())
                    return LawBroken(3, f"what happened to copies has changed the position: {changed}")
        return crash(1, "the game crashes", error)

    def watched(self, table: Table, seed: int) -> str:
        spec = self.spec
        sink: list[Event] = []
        s = self.playing = spec.new(table.seats, table.options, seed, sink)
        plain_json(4, s.dump(), "the position")
        dice, probe = from_seed(2 * seed + 1), from_seed(3 * seed + 2)
        conserved = spec.conserved(s)
        picks: list[tuple[int, int]] = []
        copies: list[tuple[State, str]] = []
        self.events(s, sink)  # the events of the set-up
        self.verdict.tested[18] += self.sayable.events(sink, s.seats)
        while not s.is_over:
            self.keep(11, conserved, s)
            if probe.below(4 + len(picks) // 4) == 0:
                self.position(s, probe)
                copies.append((s.clone(), s.digest()))
            seat = s.turn()
            self.verdict.tested[1] += 1
            demand(1, seat >= 0, f"after {len(picks)} decisions nobody is asked and the game is not over")
            demand(1, len(picks) < spec.longest, f"the game is not over after {len(picks)} decisions (`longest`)")
            options = s.options(seat)
            pick = options[dice.below(len(options))]
            if probe.below(2 + len(picks) // 50) == 0:
                self.undo_is_safe(s, seat, pick, probe)
            sink.clear()
            s.act(seat, pick)
            picks.append((seat, pick))
            self.at = PositionRef(table, seed, len(picks))
            if probe.below(1 + (len(picks) - 1) // 20) == 0:
                self.events(s, sink)
            self.verdict.tested[18] += self.sayable.events(sink, s.seats)
        self.keep(11, conserved, s)
        self.recounted(s)
        self.ended(s)
        for copy, digest in copies:
            self.verdict.tested[3] += 1
            demand(3, copy.digest() == digest, "an earlier copy changed while the game went on")
        self.replayed(table, seed, picks, s)
        self.chance_is_shown(table, seed, picks, s)
        self.verdict.games += 1
        self.verdict.decisions += len(picks)
        return s.digest()

    def position(self, s: State, dice: Dice) -> None:
        """Run all checks of one position."""
        self.copies_stand_alone(s, dice)
        refused = self.options_are_right(s, dice)
        seen = knowledge_of_all(self.spec, s)
        self.saves_and_loads(s, seen, dice)
        for seat in range(SPECTATOR, s.seats):
            self.keeps_secrets(s, seat, seen[seat], dice)
        self.worlds_are_playable(s, dice)
        self.sealed_in_any_order(s, dice)
        self.recounted(s)
        self.verdict.tested[18] += self.sayable.question(s, refused)
        self.verdict.tested[19] += self.numbers.check(s)

    def options_are_right(self, s: State, dice: Dice) -> dict[int, list[int]]:
        """2 Options are sorted, unique and not empty; each can be taken; anything else changes nothing.

        Returns the picks of each seat that were refused.
        """
        digest = s.digest()
        asked = s.asked()
        refused: dict[int, list[int]] = {}
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
            refused[seat] = [pick for pick in wrong if pick not in options]
            for pick in refused[seat]:
                try:
                    s.act(seat, pick)
                except Illegal:
                    demand(2, s.digest() == digest, f"the refused pick {pick} of seat {seat} changed the position")
                else:
                    raise LawBroken(2, f"seat {seat} may answer {pick}, which is not among its options")
        return refused

    def copies_stand_alone(self, s: State, dice: Dice) -> None:
        """3 A clone equals the original, and what happens to one does not touch the other."""
        before = s.dump()
        twin = s.clone()
        self.verdict.tested[3] += 1
        same(3, before, twin.dump(), "a clone differs from its original")
        seat = dice.below(s.seats + 1) - 1
        same(
            3,
            knowledge_of(self.spec, s, seat),
            knowledge_of(self.spec, twin, seat),
            f"a clone looks different to {who(seat)}",
        )
        play_randomly(twin, dice, STEPS_ON)
        same(3, before, s.dump(), "play on a clone changed the original")

    def saves_and_loads(self, s: State, seen: list[dict[str, Any]], dice: Dice) -> None:
        """4 A saved and loaded position looks the same to everybody and plays on in the same way."""
        saved = plain_json(4, s.dump(), "the position")
        try:
            loaded = self.spec.load(saved)
        except Exception as error:
            raise crash(4, "a saved position cannot be loaded", error) from error
        self.verdict.tested[4] += 1
        same(4, s.dump(), loaded.dump(), "a loaded position differs from the saved one")
        for seat in range(SPECTATOR, s.seats):
            same(
                4,
                seen[seat],
                knowledge_of(self.spec, loaded, seat),
                f"a loaded position looks different to {who(seat)}",
            )
        twin, same_dice = s.clone(), dice.clone()
        play_randomly(twin, dice, STEPS_ON)
        play_randomly(loaded, same_dice, STEPS_ON)
        same(4, twin.dump(), loaded.dump(), "a loaded position plays on differently")

    def keep(self, law: int, conserved: dict[str, int], s: State) -> None:
        """11 Pieces are neither lost nor created, and the invariants of the rules hold."""
        now = self.spec.conserved(s)
        demand(law, now == conserved, f"pieces were {conserved} and are {now}")
        broken = self.spec.broken(s)
        demand(law, not broken, "; ".join(broken))
        self.verdict.tested[law] += bool(now)

    def recounted(self, s: State) -> None:
        """12 Scores equal a slow independent recount."""
        self.verdict.tested[12] += 1
        scores, recount = list(s.scores()), self.spec.recount(s)
        demand(12, scores == recount, f"scores are {scores}, a recount gives {recount}")

    def ended(self, s: State) -> None:
        """20 The ending is declared, everybody has a score and a place, and the places are those of a ranking.

        A solo player may be second: then the game has won.
        """
        self.verdict.tested[20] += 1
        ending, ranks = s.ending(), list(s.ranks())
        demand(20, ending in self.spec.endings, f"the game ends with {ending!r}, endings = {self.spec.endings}")
        demand(20, len(s.scores()) == s.seats, f"{s.seats} seats have the scores {list(s.scores())}")
        demand(20, len(ranks) == s.seats, f"{s.seats} seats have the places {ranks}")
        order = [1 + sum(other < own for other in ranks) for own in ranks]
        alone = s.seats == 1 and ranks[0] in (1, 2)
        demand(
            20, ranks == order or alone, f"the places are {ranks} and should be {order}: equals share the better one"
        )
        demand(20, s.turn() < 0 and not s.asked(), "the game is over and somebody is asked")

    def replayed(self, table: Table, seed: int, picks: list[tuple[int, int]], end: State) -> None:
        """5 Seed and picks give the same game again."""
        again = self.spec.new(table.seats, table.options, seed)
        for seat, pick in picks:
            again.act(seat, pick)
        self.verdict.tested[5] += 1
        same(5, end.dump(), again.dump(), "the same seed and picks give another end")

    def chance_is_shown(self, table: Table, seed: int, picks: list[tuple[int, int]], end: State) -> None:
        """21 With its chance nodes shown and settled by the same dice, the game is the same."""
        s = self.spec.new(table.seats, table.options, seed, chance=True)
        self.settle(s)
        for seat, pick in picks:
            s.act(seat, pick)
            self.settle(s)
        same(21, end.dump(), s.dump(), "the game is another one when its chance nodes are shown")

    def settle(self, s: State) -> None:
        """Resolve the chance nodes on top as `Deal.run` would."""
        while outcomes := s.chance():
            kind = kind_of(s.agenda[-1])
            self.verdict.tested[21] += 1
            if not self.matters.get(kind) and len(set(outcomes)) > 1:
                first, last = s.clone(), s.clone()
                first.settle(outcomes[0])
                last.settle(next(outcome for outcome in reversed(outcomes) if outcome != outcomes[0]))
                self.matters[kind] = first.digest() != last.digest()
            s.settle(outcomes[s.dice.below(len(outcomes))])

    def chance_matters(self) -> None:
        """21 For every kind of chance node, two outcomes have led to different positions."""
        for kind, matters in self.matters.items():
            demand(21, matters, f"every outcome of {kind} leads to the same position")

    def imports(self) -> None:
        """13 Neither the core nor the game imports chance, time or the machine."""
        folders = [Path(serenissima.core.__file__).parent, folder_of(self.spec)]
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
            env={**os.environ, "SERENISSIMA_PURE": "1"},
        )
        last = run.stderr.strip().splitlines()[-1:]
        demand(6, run.returncode == 0, f"the interpreted build fails: {''.join(last)}")
        for (table, seed), here, there in zip(games, mine, json.loads(run.stdout), strict=True):
            self.verdict.tested[6] += 1
            demand(6, here == there, f"compiled and interpreted differ: {table.name(self.spec)}, seed {seed}")


def digests(spec: GameSpec, games: list[tuple[Table, int]]) -> list[str]:
    """The digests of these random games."""
    ends: list[str] = []
    for table, seed in games:
        s = spec.new(table.seats, table.options, seed)
        play_randomly(s, from_seed(seed), spec.longest)
        ends.append(s.digest())
    return ends


def check(spec: GameSpec, games: int, seed: int = 0, progress: Callable[[], None] = lambda: None) -> Verdict:
    """Check a game against the laws: this many random games, spread over all its tables."""
    verdict = Verdict()
    seating = list(tables(spec))
    places = [(seating[i % len(seating)], seed + i) for i in range(games)]
    try:
        checker = Checker(spec)
        verdict = checker.verdict
        checker.imports()
        verdict.tested[18] += checker.sayable.table()
        for i, (table, number) in enumerate(places):
            checker.game(table, number, words_later=i + 1 < min(games, GAMES_FOR_WORDS))
            progress()
        checker.both_builds(places[: 2 * len(seating)])
        checker.secrets_moved()
        checker.chance_matters()
    except LawBroken as broken:
        verdict.broken = broken if broken.where else broken.found_at(spec, None)
    return verdict


def position_at(
    spec: GameSpec,
    seats: int,
    options: Mapping[str, Value],
    seed: int,
    number: int,
    sink: list[Event] | None = None,
) -> State:
    """The position after this many decisions of the random game that `check` plays with this seed."""
    s = spec.new(seats, options, seed, sink)
    dice = from_seed(2 * seed + 1)
    for _ in range(number):
        if s.is_over:
            break
        if sink is not None:
            sink.clear()
        play_randomly(s, dice, 1)
    return s


def check_position(spec: GameSpec, table: Table, seed: int, number: int) -> Verdict:
    """Check one position of a game of `check` against the laws, several times with different resampled worlds."""
    verdict = Verdict()
    place = PositionRef(table, seed, number)
    try:
        checker = Checker(spec)
        verdict = checker.verdict
        sink: list[Event] = []
        s = position_at(spec, table.seats, table.options, seed, number, sink)
        checker.events(s, sink)
        verdict.tested[18] += checker.sayable.events(sink, s.seats)
        s.sink = None
        for i in range(TRIES):
            probe = from_seed(3 * seed + 2 + i)
            if s.is_over:
                checker.recounted(s)
                checker.ended(s)
                continue
            checker.position(s, probe)
            for pick in s.options(s.turn()):
                checker.undo_is_safe(s, s.turn(), pick, probe)
        checker.all_is_sayable()
    except LawBroken as broken:
        verdict.broken = broken.found_at(spec, place)
    except Exception as error:
        verdict.broken = crash(1, "the game crashes", error).found_at(spec, place)
    return verdict
