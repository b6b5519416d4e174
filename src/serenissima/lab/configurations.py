"""Configurations of a game: every number of seats with every single option changed, and some mixes."""

from collections.abc import Iterator
from dataclasses import dataclass

from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.core.spec import GameSpec, Number, Option, Options, Row, Value

MIXES = 4


@dataclass(frozen=True)
class Table:
    """A number of seats and a compatible set of options."""

    seats: int
    options: Options

    def name(self, spec: GameSpec) -> str:
        """Such as `3 seats, carry=false`."""
        changed = [
            f"{option.name}={str(self.options[option.name]).lower()}"
            for option in spec.options
            if self.options[option.name] != option.default
        ]
        return ", ".join([f"{self.seats} seats", *changed])


def sample_values(option: Option) -> list[Value]:
    """A few representative values of an option."""
    if isinstance(option, Number):
        return sorted({option.least, (option.least + option.most) // 2})
    values = list(option.values) if len(option.values) <= 6 else [option.values[i] for i in (1, 7, -1)]
    if isinstance(option, Row):
        values.append(",".join(str(option.each[i % len(option.each)]) for i in range(option.count)))
    return values


def fits(spec: GameSpec, seats: int, options: Options) -> bool:
    try:
        spec.check(seats, options)
    except BadTable:
        return False
    return True


def tables(spec: GameSpec) -> Iterator[Table]:
    """For each number of seats: the plain table, each option changed alone, and a few random mixes."""
    defaults: Options = {option.name: option.default for option in spec.options}
    changes = [{option.name: value} for option in spec.options for value in sample_values(option)]
    for seats in range(spec.seats[0], spec.seats[1] + 1):
        possible = [{}, *changes]
        plain = next(({**defaults, **change} for change in possible if fits(spec, seats, {**defaults, **change})), None)
        if plain is None:
            continue
        found: list[Options] = [plain]
        dice = from_seed(seats)
        mixes: list[Options] = [
            {name: value for change in changes if dice.below(4) == 0 for name, value in change.items()}
            for _ in range(MIXES)
        ]
        for change in [*changes, *mixes]:
            options = {**plain, **change}
            if options not in found and fits(spec, seats, options):
                found.append(options)
        for options in found:
            yield Table(seats, options)


def plain_table(spec: GameSpec, seats: int) -> Table:
    """The table with these seats and as few changed options as possible."""
    for table in tables(spec):
        if table.seats == seats:
            return table
    spec.new(seats, {}, 0)
    raise AssertionError("a table that nobody can sit at was accepted")
