"""The options of a table are one immutable object: copies share it, saved positions say it."""

import json
from dataclasses import FrozenInstanceError, dataclass, fields, replace
from itertools import islice
from typing import Any

import pytest

from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.games import all_games
from serenissima.lab.configurations import tables


@dataclass(frozen=True)
class Rules:
    prizes: tuple[int, ...]
    long: bool = False


class Cup(State):
    rules: "Rules"
    points: list[int]


class Short(State):
    FIELDS = ("rules",)

    def __init__(self) -> None:
        super().__init__()
        self.rules = Rules((1, 2))


def cup(rules: Rules) -> Cup:
    s = Cup()
    s.seats = 2
    s.sealed = [-1, -1]
    s.rules = rules
    s.points = [0, 0]
    return s


def through_json(s: State) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(s.dump()))
    return data


def test_a_saved_position_says_its_options_beside_the_rest() -> None:
    s = cup(Rules((3, 1), long=True))
    data = through_json(s)
    assert (data["prizes"], data["long"], data["points"]) == ([3, 1], True, [0, 0])
    assert "rules" not in data
    loaded = Cup()
    loaded.load(data)
    assert (loaded.rules, loaded.digest()) == (s.rules, s.digest())


def test_positions_with_other_options_have_other_fingerprints() -> None:
    s = cup(Rules(()))
    assert s.digest() == cup(Rules(())).digest() != cup(replace(s.rules, long=True)).digest()


def test_a_position_that_names_its_fields_and_has_nothing_but_rules() -> None:
    s = Short()
    s.rules = Rules((5,))
    loaded = Short()
    loaded.load(through_json(s))
    assert loaded.rules == Rules((5,))
    assert s.clone().rules is s.rules


def test_rules_that_can_change_are_refused() -> None:
    @dataclass
    class Loose:
        long: bool = False

    class Race(State):
        rules: Loose = Loose()

    class Plain(State):
        rules: int = 3

    for position in (Race, Plain):
        with pytest.raises(TypeError, match=rf"{position.__name__}\.rules must be a frozen dataclass"):
            position().clone()


@pytest.mark.parametrize("name", ["points", "number"])
def test_an_option_cannot_have_the_name_of_an_attribute(name: str) -> None:
    class Race(State):
        points: list[int]

    Race.__annotations__["rules"] = dataclass(frozen=True)(type("Twice", (), {"__annotations__": {name: int}}))
    with pytest.raises(TypeError, match=rf"Race\.rules\.{name}: the position also has an attribute of this name"):
        Race().dump()


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_all_copies_of_a_position_share_the_options_of_their_table(spec: GameSpec) -> None:
    seen = set()
    for number, table in enumerate(islice(tables(spec), 0, None, 3)):
        s: Any = spec.new(table.seats, table.options, number)
        for twin in (s.clone(), State.clone(s), spec.resample(s, 0, from_seed(number))):
            assert twin.rules is s.rules
        loaded: Any = spec.load(through_json(s))
        assert (loaded.rules, hash(loaded.rules)) == (s.rules, hash(s.rules))
        seen.add(s.rules)
        for field in fields(s.rules):
            with pytest.raises(FrozenInstanceError):
                setattr(s.rules, field.name, getattr(s.rules, field.name))
    assert len(seen) > 5
