"""Every game obeys the laws at every table; and each law can be broken, or it would be worth nothing."""

from functools import cache
from typing import Any, cast

import pytest

from regatta.rules import Regatta
from regatta.spec import SPEC as REGATTA
from regatta.spec import RegattaSpec
from serenissima.core.dice import Dice
from serenissima.core.event import Event
from serenissima.core.messages import Message
from serenissima.core.piles import Pile
from serenissima.core.spec import GameSpec, View
from serenissima.core.state import State
from serenissima.games import all_games
from serenissima.lab.configurations import Table, tables
from serenissima.lab.laws import LAWS, Checker, check

GAMES = [REGATTA, *all_games()]
TABLES = [pytest.param(spec, table, id=f"{spec.id}-{table.name(spec)}") for spec in GAMES for table in tables(spec)]


@cache
def checker_of(spec: GameSpec) -> Checker:
    """One for all tables of a game, as in `check`: it reads the catalogues once."""
    return Checker(spec)


@pytest.mark.parametrize(("spec", "table"), TABLES)
def test_every_table_obeys_the_laws(spec: GameSpec, table: Table, seeds: range) -> None:
    checker = checker_of(spec)
    for seed in seeds:
        checker.game(table, seed)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_many_games_and_both_builds(spec: GameSpec) -> None:
    steps: list[int] = []
    verdict = check(spec, 30, seed=1000, progress=lambda: steps.append(1))
    assert verdict.broken is None
    assert len(steps) == verdict.games == 30
    untested = {law for law in LAWS if not verdict.tested[law]}
    assert untested <= {6, 10, 14, 18}  # no second build, sealed choice, event that names a secret, or catalogue


class LawBreaker(Regatta):
    """Regatta with faults that can be switched on."""

    fault = ""

    def clone(self) -> "Regatta":
        twin = LawBreaker()
        twin.load(self.dump())
        twin.fault = self.fault
        if self.fault == "shared list":
            twin.points = self.points
        return twin

    def act(self, seat: int, pick: int) -> None:
        before = self.revealed
        super().act(seat, pick)
        if self.fault == "undo after the answers were shown":
            self.revealed = before


class BreakerSpec(RegattaSpec):
    """The example game with one fault."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        if fault == "too long":
            self.longest = 5

    def set_up(self, seats: int, options: dict[str, Any]) -> State:
        s = super().set_up(seats, options)
        return self.faulty(cast(Regatta, s))

    def faulty(self, s: Regatta) -> State:
        if self.fault in ("shared list", "undo after the answers were shown"):
            breaker = LawBreaker()
            breaker.load(s.dump())
            breaker.fault = self.fault
            return breaker
        return s

    def load(self, data: dict[str, Any]) -> State:
        if self.fault == "forgets a field":
            data = {**data, "stakes": []}
        s = Regatta()
        s.load(data)
        return self.faulty(s)

    def view(self, s: State, seat: int) -> View:
        view = super().view(s, seat)
        if self.fault == "sees the course":
            view["course"] = list(cast(Regatta, s).course.cards)
        if self.fault == "view of tuples":
            view["stakes"] = cast(Regatta, s).stakes
        return view

    def resample(self, s: State, seat: int, dice: Dice) -> State:
        if self.fault == "keeps the dice":
            return s.clone()
        world = cast(Regatta, super().resample(s, seat, dice))
        if self.fault == "course stays":
            world.course = cast(Regatta, s).course
        if self.fault in ("worlds lose prizes", "worlds are unsound"):
            seen = world.course.seen_by(seat)
            world.course = Pile(tuple(max(0, prize) for prize in seen), world.course.known_to)
        if self.fault == "no oars left":
            world.oars = [()] * s.seats if s.sealed.count(-1) == s.seats - 1 else world.oars
        return world

    def prompt(self, s: State, seat: int) -> Message:
        if self.fault == "crashes":
            raise ZeroDivisionError
        return super().prompt(s, seat)

    def conserved(self, s: State) -> dict[str, int]:
        if self.fault == "pieces appear":
            return {"points": sum(cast(Regatta, s).points)}
        if self.fault == "worlds lose prizes":
            return {"no prize": cast(Regatta, s).course.cards.count(0)}
        return super().conserved(s)

    def broken(self, s: State) -> list[str]:
        if self.fault == "worlds are unsound" and 0 in cast(Regatta, s).course.cards:
            return ["a prize of nothing"]
        return super().broken(s)

    def recount(self, s: State) -> list[int]:
        counted = super().recount(s)
        return [points + 1 for points in counted] if self.fault == "scores differ" else counted

    def named(self, event: Event) -> set[str]:
        if self.fault == "events tell" and event.kind == "prize":
            return {"the answer"}
        return set()

    def known(self, view: View) -> set[str]:
        if self.fault == "events tell":
            return {"the answer"} if view["seat"] == 0 else set()
        return super().known(view)


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        ("too long", 1),
        ("crashes", 1),
        ("shared list", 3),
        ("forgets a field", 4),
        ("sees the course", 7),
        ("view of tuples", 7),
        ("no oars left", 7),
        ("worlds lose prizes", 8),
        ("worlds are unsound", 8),
        ("keeps the dice", 9),
        ("course stays", 9),
        ("pieces appear", 11),
        ("scores differ", 12),
        ("events tell", 14),
        ("undo after the answers were shown", 16),
    ],
)
def test_each_law_can_be_broken(fault: str, law: int) -> None:
    broken = check(BreakerSpec(fault), 60).broken
    assert broken is not None
    assert broken.law == law


def test_without_faults_the_law_breaker_is_law_abiding() -> None:
    assert check(BreakerSpec(""), 20).broken is None
