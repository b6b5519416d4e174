"""A schema for any game: how a view becomes numbers if the game has no `observation` module.

It first plays a few random games at the table with fixed seeds. Their views determine the schema, so every process gets
the same schema for the same game, seats and options.

- A number is divided by the largest one seen; a flag before it says whether it is there. True is one.
- A text is one-hot encoded among all texts seen in that place.
- A list that always has one entry for each seat is rotated so that the observing seat comes first. Any other list is as
long as the longest one seen, with a flag before each entry that says whether it is there.
- Anything not seen in these games, such as a longer list or another text, is ignored: it stays zero.

You can learn from this, but it is large and knows nothing of what the numbers mean: a schema of your own does better.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from serenissima.core.dice import from_seed
from serenissima.core.spec import GameSpec, Value
from serenissima.research.schema import Around, Part, Record

GAMES: Final = 3
MOST_POSITIONS: Final = 200
"""How many views of each game are examined."""
MOST_ENTRIES: Final = 64
MOST_TEXTS: Final = 32
DEEPEST: Final = 6


class Seen:
    """All values seen in one place of the views."""

    def __init__(self) -> None:
        self.largest = 0.0
        self.is_number = False
        self.texts: set[str] = set()
        self.lengths: set[int] = set()
        self.entries: Seen | None = None
        self.fields: dict[str, Seen] = {}

    def look(self, value: Any, depth: int = 0) -> None:
        if isinstance(value, (bool, int, float)):
            self.is_number = True
            self.largest = max(self.largest, abs(float(value)))
        elif isinstance(value, str):
            self.texts.add(value)
        elif depth < DEEPEST and isinstance(value, (list, tuple)):
            self.lengths.add(len(value))
            self.entries = self.entries or Seen()
            for entry in value[:MOST_ENTRIES]:
                self.entries.look(entry, depth + 1)
        elif depth < DEEPEST and isinstance(value, dict):
            for name, entry in value.items():
                self.fields.setdefault(str(name), Seen()).look(entry, depth + 1)

    def part(self, seats: int) -> Part:
        """The numbers for what was seen here; if there were values of several kinds, for each kind."""
        parts: list[Part] = []
        if self.is_number:
            parts.append(AnyNumber(max(1.0, self.largest)))
        if 0 < len(self.texts) <= MOST_TEXTS:
            parts.append(AnyText(self.texts))
        if self.entries is not None:
            entry = self.entries.part(seats)
            if self.lengths == {seats}:
                parts.append(AnySeats(seats, entry))
            elif entry.size:
                parts.append(AnyList(min(MOST_ENTRIES, max(self.lengths)), entry))
        if self.fields:
            parts.append(AnyRecord({name: self.fields[name].part(seats) for name in sorted(self.fields)}))
        return parts[0] if len(parts) == 1 else AllOf(parts)


class AnyNumber(Part):
    """A flag for whether there is a number, and the number divided by the largest one seen."""

    size = 2

    def __init__(self, most: float) -> None:
        self.most = most

    def names(self, at: str) -> Iterator[str]:
        yield f"{at}?"
        yield at

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        if isinstance(value, (bool, int, float)):
            out[at] = 1.0
            out[at + 1] = value / self.most


class AnyText(Part):
    """A text, one-hot encoded."""

    def __init__(self, texts: set[str]) -> None:
        self.places = {text: place for place, text in enumerate(sorted(texts))}
        self.size = len(self.places)

    def names(self, at: str) -> Iterator[str]:
        return (f"{at}={text}" for text in self.places)

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        if isinstance(value, str) and value in self.places:
            out[at + self.places[value]] = 1.0


class AnyList(Part):
    """A list: a flag for each entry, and the entry."""

    def __init__(self, length: int, part: Part) -> None:
        self.length = length
        self.part = part
        self.flag = 0 if isinstance(part, AnyNumber) else 1  # a number already has a flag
        self.size = length * (self.flag + part.size)

    def names(self, at: str) -> Iterator[str]:
        for place in range(self.length):
            if self.flag:
                yield f"{at}[{place}]?"
            yield from self.part.names(f"{at}[{place}]")

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        if isinstance(value, (list, tuple)):
            for entry in value[: self.length]:
                if self.flag:
                    out[at] = 1.0
                self.part.write(entry, seat, out, at + self.flag)
                at += self.flag + self.part.size


class AnySeats(Part):
    """An entry for each seat, the observing seat first."""

    def __init__(self, seats: int, part: Part) -> None:
        self.around = Around(seats, seats)
        self.part = part
        self.size = seats * part.size

    def names(self, at: str) -> Iterator[str]:
        for label in self.around.labels:
            yield from self.part.names(f"{at}[{label}]")

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        if isinstance(value, (list, tuple)):
            for place, entry in zip(self.around.places[max(0, seat)], value, strict=False):
                self.part.write(entry, seat, out, at + place * self.part.size)


class AnyRecord(Record):
    """An object; fields never seen before are ignored, and missing ones stay zero."""

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        if isinstance(value, dict):
            for name, write, place in self.writers:
                if name in value:
                    write(value[name], seat, out, at + place)


class AllOf(Part):
    """Values of several kinds in one place."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts)

    def names(self, at: str) -> Iterator[str]:
        for part in self.parts:
            yield from part.names(at)

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        for part in self.parts:
            part.write(value, seat, out, at)
            at += part.size


def general_schema(spec: GameSpec, seats: int, options: Mapping[str, Value]) -> Record:
    """The schema of this table, derived from random games."""
    seen = Seen()
    for seed in range(GAMES):
        s = spec.new(seats, options, seed)
        dice = from_seed(seed)
        for _ in range(MOST_POSITIONS):
            for seat in range(seats):
                seen.look(spec.view(s, seat))
            turn = s.turn()
            if turn < 0:
                break
            picks = s.options(turn)
            s.act(turn, picks[dice.below(len(picks))])
    return AnyRecord({name: seen.fields[name].part(seats) for name in sorted(seen.fields)})
