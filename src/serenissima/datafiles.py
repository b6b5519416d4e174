"""A game's data files: its own, or replacements from a folder. They are read, validated and fingerprinted here.

Values that only a rulebook's pictures show are data, not code, so anyone who owns the game can enter the true values
(docs/own-data.md). A shape is a dict of keys (optional ones end in `?`), a list holding the shape of each entry, a
tuple of the possible values, one of the plain shapes below, or `Kinds`: shapes distinguished by the value of one key.
Every error in a file is reported as a message.
"""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, final

from serenissima.core.errors import BadTable, Problem
from serenissima.core.messages import message
from serenissima.core.spec import Option, Value
from serenissima.environment import own_data_variable

Record = dict[str, Any]

STANDARD: Final = "standard"
KEY_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")

WHOLE: Final = "whole"  # a whole number, at least 0
WHOLE_OR_NULL: Final = "whole-or-null"
COUNT: Final = "count"  # a whole number, at least 1
FRACTION: Final = "fraction"  # any number, such as a coordinate on the map
TEXT: Final = "text"
KEY: Final = "key"  # lower-case letters, digits and underscores: part of a message id
FLAG: Final = "flag"
POINT: Final = "point"  # two numbers


@final
class Kinds:
    """Records of several shapes: the value of `key` decides which one applies."""

    def __init__(self, key: str, shapes: dict[Any, Any]) -> None:
        self.key = key
        self.shapes = shapes


class BadData(Problem):
    """A data file that cannot be used: where in the file, and why."""


def wrong(why: str, where: str, **args: Any) -> BadData:
    return BadData(message(f"data-{why}", where=where, **args))


class DataFiles(Option):
    """The data files that a game is played with. It is not a choice: a table can only use the files installed here."""

    def __init__(self, game: str, mark: str) -> None:
        super().__init__("data", mark, (mark,))
        self.variable = own_data_variable(game)

    def problem(self, given: Value) -> BadTable:
        return BadTable(message("data-other", given=str(given), here=str(self.default), variable=self.variable))


# Reading.


def text_of(file: Traversable, where: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise wrong("unreadable", where, detail=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise wrong("not-utf8", where) from error


def document(file: Traversable, shape: Any, where: str) -> Record:
    """Read one file and check its shape."""
    try:
        content = json.loads(text_of(file, where))
    except (ValueError, RecursionError) as error:
        raise wrong("not-json", where, detail=str(error)) from error
    fit(content, shape, where)
    return dict(content)


# Fingerprints.


def digest(documents: dict[str, Record], decoration: Sequence[str]) -> str:
    """A short fingerprint of everything the rules read. Files that differ only in `decoration` have the same one."""
    played = json.dumps(without(documents, decoration), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(played.encode()).hexdigest()[:12]


def without(value: Any, decoration: Sequence[str]) -> Any:
    if isinstance(value, dict):
        return {key: without(inner, decoration) for key, inner in value.items() if key not in decoration}
    if isinstance(value, list):
        return [without(inner, decoration) for inner in value]
    return value


# The files of a game.


class GameFiles:
    """The data files of one game. `read` reads and checks them; what `decoration` names is only looked at."""

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        read: Callable[[dict[str, Traversable]], dict[str, Record]],
        decoration: Sequence[str],
    ) -> None:
        self.game = game
        self.names = names
        self.read = read
        self.decoration = decoration
        self.folder: Path | None = None
        """Where own files are that replace the game's."""
        self.documents: dict[str, Record] = {}
        """Every file by its name; filled by `load`."""

    def load(self, folder: Path | None) -> None:
        """Read the files, with those in this folder in place of the game's, unless that has been done."""
        if not self.documents:
            self.folder = folder
            self.documents.update(self.read(self.sources()))

    def records(self, name: str) -> list[Record]:
        """The records of a file that holds one list, named like the file."""
        found = self.documents[name][name]
        assert isinstance(found, list)
        return found

    def standard_sources(self) -> dict[str, Traversable]:
        """The files that come with the game."""
        folder = resources.files(f"serenissima.games.{self.game}").joinpath("data")
        return {name: folder.joinpath(f"{name}.json") for name in self.names}

    def sources(self) -> dict[str, Traversable]:
        """The files in the folder of own data; where one is missing, the one that comes with the game."""
        found = self.standard_sources()
        folder = self.folder
        if folder is None:
            return found
        variable = own_data_variable(self.game)
        possible = ", ".join([f"{name}.json" for name in self.names])
        if not folder.is_dir():
            raise wrong("no-folder", str(folder), variable=variable)
        own = sorted([file.name for file in folder.iterdir() if file.name.endswith(".json")])
        if not own:
            raise wrong("no-files", str(folder), possible=possible, variable=variable)
        for file_name in own:
            name = file_name.removesuffix(".json")
            if name not in found:
                raise wrong("unknown-file", str(folder / file_name), possible=possible)
            found[name] = folder / file_name
        return found

    def digest(self, documents: dict[str, Record]) -> str:
        """A short fingerprint of everything the rules read."""
        return digest(documents, self.decoration)

    def mark_of(self, documents: dict[str, Record]) -> str:
        """Which data this is: `standard`, or the digest of the replacements."""
        if self.folder is None:
            return STANDARD
        own = self.digest(documents)
        return STANDARD if own == self.digest(self.read(self.standard_sources())) else f"own-{own}"


# Checking.


def fit(value: Any, shape: Any, where: str) -> None:
    """Raise BadData unless the value has this shape."""
    if isinstance(shape, Kinds):
        fit_kind(value, shape, {}, where)
    elif isinstance(shape, dict):
        fit_record(value, shape, where)
    elif isinstance(shape, list):
        if not isinstance(value, list):
            raise wrong("not-list", where)
        for place, entry in enumerate(value, 1):
            fit(entry, shape[0], f"{where} › {name_of(entry, place)}")
    elif isinstance(shape, tuple):
        if not any(type(possible) is type(value) and possible == value for possible in shape):
            raise wrong("not-one-of", where, given=shown(value), possible=", ".join([shown(one) for one in shape]))
    elif not is_plain(value, shape):
        raise wrong(f"not-{shape}", where, given=shown(value))


def fit_record(value: Any, shape: dict[str, Any], where: str) -> None:
    if not isinstance(value, dict):
        raise wrong("not-record", where)
    names = [key.removesuffix("?") for key in shape]
    for key in value:
        if key not in names:
            raise wrong("unknown-key", where, key=str(key), possible=", ".join(names))
    for key, inner in shape.items():
        name = key.removesuffix("?")
        if name in value:
            fit(value[name], inner, f"{where} › {name}")
        elif not key.endswith("?"):
            raise wrong("missing-key", where, key=name)


def fit_kind(value: Any, shape: Kinds, known: dict[str, Any], where: str) -> None:
    """Check a record whose shape depends on one of its keys; `known` are the keys that earlier levels decided on."""
    if not isinstance(value, dict):
        raise wrong("not-record", where)
    if shape.key not in value:
        raise wrong("missing-key", where, key=shape.key)
    kind = value[shape.key]
    if not isinstance(kind, str) or kind not in shape.shapes:
        possible = ", ".join(shape.shapes)
        raise wrong("not-one-of", f"{where} › {shape.key}", given=shown(kind), possible=possible)
    known = {**known, shape.key: (kind,)}
    inner = shape.shapes[kind]
    if isinstance(inner, Kinds):
        fit_kind(value, inner, known, where)
    else:
        fit_record(value, {**known, **inner}, where)


def is_plain(value: Any, shape: str) -> bool:
    if shape == FLAG:
        return isinstance(value, bool)
    if shape == TEXT:
        return isinstance(value, str) and value.strip() != "" and min(value) >= " "
    if shape == KEY:
        return isinstance(value, str) and value != "" and KEY_LETTERS.issuperset(value)
    if shape == FRACTION:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if shape == POINT:
        return isinstance(value, list) and len(value) == 2 and all(is_plain(number, FRACTION) for number in value)
    if shape == COUNT:
        return isinstance(value, int) and not isinstance(value, bool) and 1 <= value < 1000
    if shape == WHOLE:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1000
    if shape == WHOLE_OR_NULL:
        return value is None or is_plain(value, WHOLE)
    return True


def name_of(entry: Any, place: int) -> str:
    """The name of a list entry in error messages: its id or number if it has one, else its position."""
    if isinstance(entry, dict):
        for key in ("id", "no"):
            if isinstance(entry.get(key), (str, int)):
                return str(entry[key])
    return str(place)


def shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:60]


def each_once(found: list[Any], expected: list[Any], where: str) -> None:
    """Reject duplicates and gaps."""
    for value in found:
        if found.count(value) > 1:
            raise wrong("twice", where, given=str(value))
    missing = [str(value) for value in expected if value not in found]
    if missing:
        raise wrong("missing", where, missing=", ".join(missing))
    extra = [str(value) for value in found if value not in expected]
    if extra:
        raise wrong("too-many", where, extra=", ".join(extra))
