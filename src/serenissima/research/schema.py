"""Parts of a schema: how each field of a view becomes numbers, each with a name.

A part has a fixed size. It reads its value from the view (plain JSON values) and writes only what is not zero; missing
or unknown values stay zero. Seats are counted from the observing seat: it always comes first, then the next one
clockwise, and so on.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.core.spec import View
from serenissima.game_errors import place_in
from serenissima.games import find, game_part, in_a_line


class Part:
    """Some numbers with names."""

    size: int

    def names(self, at: str) -> Iterator[str]:
        """The name of each number; `at` is the path in the view."""
        raise NotImplementedError

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        """Write the numbers of this value, as seen from this seat, into zeros that start here."""
        raise NotImplementedError

    def unread(self, value: Any, at: str) -> Iterator[str]:
        """Paths in the value that the schema neither reads nor deliberately leaves out."""
        return iter(())


class Number(Part):
    """A whole number divided by its usual maximum. `maybe`: it may be unknown; a flag before it says if it is known."""

    def __init__(self, most: float, maybe: bool = False) -> None:
        self.most = most
        self.maybe = maybe
        self.size = 2 if maybe else 1

    def names(self, at: str) -> Iterator[str]:
        if self.maybe:
            yield f"{at}?"
        yield at

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        if self.maybe:
            if value is None:
                return
            out[at] = 1.0
            at += 1
        out[at] = value / self.most


class OneOf(Part):
    """One of a few values, one-hot encoded; all zeros for None."""

    def __init__(self, values: Iterable[object]) -> None:
        self.values = {value: i for i, value in enumerate(values)}
        self.size = len(self.values)

    def names(self, at: str) -> Iterator[str]:
        return (f"{at}={value}" for value in self.values)

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        if value is not None:
            out[at + self.values[value]] = 1.0


class Count(Part):
    """A list: how often each value occurs in it. With `key`, the value is that field of the entries."""

    def __init__(self, values: Iterable[object], key: str = "") -> None:
        self.values = {value: i for i, value in enumerate(values)}
        self.key = key
        self.size = len(self.values)

    def names(self, at: str) -> Iterator[str]:
        return (f"{at}#{value}" for value in self.values)

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        for entry in value or ():
            if entry is not None:
                out[at + self.values[entry[self.key] if self.key else entry]] += 1.0


class Row(Part):
    """A list of fixed length, or shorter while it is being dealt. `keys` are names for its places."""

    def __init__(self, length: int, part: Part, keys: Sequence[object] = ()) -> None:
        self.part = part
        self.keys = keys or range(length)
        self.size = length * part.size
        assert len(self.keys) == length

    def names(self, at: str) -> Iterator[str]:
        for key in self.keys:
            yield from self.part.names(f"{at}[{key}]")

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        part, step = self.part, self.part.size
        assert len(value) * step <= self.size
        for entry in value:
            part.write(entry, seat, out, at)
            at += step

    def unread(self, value: Any, at: str) -> Iterator[str]:
        for entry in value:
            yield from self.part.unread(entry, f"{at}[]")


class UpTo(Row):
    """A list with a maximum length; a flag before each entry says whether it is there."""

    def __init__(self, most: int, part: Part) -> None:
        super().__init__(most, Maybe(part))


class Maybe(Part):
    """A value that may be missing; a flag before it says whether it is there."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = 1 + part.size

    def names(self, at: str) -> Iterator[str]:
        yield f"{at}?"
        yield from self.part.names(at)

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        if value is not None:
            out[at] = 1.0
            self.part.write(value, seat, out, at + 1)

    def unread(self, value: Any, at: str) -> Iterator[str]:
        return iter(()) if value is None else self.part.unread(value, at)


class Record(Part):
    """An object. A part reads each field, unless it is in `without`: it never changes, or follows from others."""

    def __init__(self, fields: Mapping[str, Part], without: Iterable[str] = ()) -> None:
        self.fields = fields
        self.without = frozenset(without)
        self.writers: list[tuple[str, Callable[[Any, int, list[float], int], None], int]] = []
        self.size = 0
        for name, part in fields.items():
            self.writers.append((name, part.write, self.size))
            self.size += part.size

    def names(self, at: str) -> Iterator[str]:
        for name, part in self.fields.items():
            yield from part.names(f"{at}.{name}" if at else name)

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        for name, write, place in self.writers:
            write(value[name], seat, out, at + place)

    def unread(self, value: Any, at: str) -> Iterator[str]:
        for name, entry in value.items():
            if name in self.fields:
                yield from self.fields[name].unread(entry, f"{at}.{name}")
            elif name not in self.without:
                yield f"{at}.{name}"


class Around:
    """Who is at the table: the seats, rotated to begin with the observing seat, then colours without a seat.

    `each` seat or colour can have several pieces in sequence, such as two boats.
    """

    def __init__(self, seats: int, colours: int, each: int = 1) -> None:
        self.size = colours * each
        self.labels = [
            ("me" if colour == 0 else f"next{colour}" if colour < seats else f"other{colour}")
            + (f"/{piece}" if each > 1 else "")
            for colour in range(colours)
            for piece in range(each)
        ]
        self.places = [
            [
                ((colour - seat) % seats if colour < seats else colour) * each + piece
                for colour in range(colours)
                for piece in range(each)
            ]
            for seat in range(seats)
        ]
        """By observing seat: the place of each seat's or colour's piece."""

    def one(self) -> Part:
        """One of them, or nobody."""
        return Who(self, False)

    def some(self) -> Part:
        """A list of some of them."""
        return Who(self, True)

    def row(self, part: Part) -> Part:
        """A list with an entry for each of them."""
        return Turned(self, part)

    def answers(self, part: Part) -> Part:
        """Pairs of one of them and its pick, as `open` has them while seats answer in turn."""
        return Answers(self, part)


class Who(Part):
    """A one at the place of each seat or colour meant. None and negative numbers mean nobody at the table."""

    def __init__(self, around: Around, several: bool) -> None:
        self.around = around
        self.several = several
        self.size = around.size

    def names(self, at: str) -> Iterator[str]:
        return (f"{at}={label}" for label in self.around.labels)

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        places = self.around.places[seat]
        if self.several:
            for number in value:
                out[at + places[number]] = 1.0
        elif value is not None and value >= 0:
            out[at + places[value]] = 1.0


class Turned(Row):
    """A list with an entry for each seat or colour, rotated so that the observing seat comes first."""

    def __init__(self, around: Around, part: Part) -> None:
        super().__init__(around.size, part, around.labels)
        self.around = around

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        assert len(value) <= self.around.size
        part, step = self.part, self.part.size
        for place, entry in zip(self.around.places[seat], value, strict=False):
            part.write(entry, seat, out, at + place * step)


class Answers(Row):
    """Answers given openly: for each seat a flag that says whether it has answered, and its pick."""

    def __init__(self, around: Around, part: Part) -> None:
        super().__init__(around.size, Maybe(part), around.labels)
        self.around = around

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        for who, pick in value:
            self.part.write(pick, seat, out, at + self.around.places[seat][who] * self.part.size)

    def unread(self, value: Any, at: str) -> Iterator[str]:
        return iter(())


def flag() -> Number:
    """True is one, False is zero."""
    return Number(1)


def schema_of(game: str, view: View) -> Record | None:
    """A game's own schema for a table; None if it has none.

    `view` is what a seat sees there at the start: it provides what never changes.
    """
    observation: Any = game_part(game, "observation")
    if not hasattr(observation, "schema"):
        return None
    try:
        schema = observation.schema(view)
        if not isinstance(schema, Record):
            raise TypeError(f"schema() returns a {type(schema).__name__}, not a Record")
    except Exception as error:
        why = in_a_line(error) + (f", {place}" if (place := place_in(find(game), error)) else "")
        raise BadTable(message("game-part-failed", game=game, part="observation", error=why)) from error
    return schema
