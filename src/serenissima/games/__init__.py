"""The installed games and their parts.

A game is a package: its SPEC, plus optional modules that replace the general ones, such as `policy` or `screen`. Every
game, including our own four, is found through the entry point group `serenissima.games`. A third-party package that
cannot be loaded or takes the id of another game is left out without affecting the others; `left_out` says why.
"""

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from serenissima.core.errors import BadTable, Problem
from serenissima.core.messages import Message, message
from serenissima.core.spec import GameSpec
from serenissima.spec_validation import bad_field, is_pair, missing_fields

GROUP: Final = "serenissima.games"
OURS: Final = "serenissima"
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,31}")
"""The form of a game's id, which appears in addresses, message ids and file names."""
MOST_SEATS: Final = 8
"""There are names, colours and symbols for this many seats."""


def is_ours(entry: EntryPoint) -> bool:
    return entry.value.startswith(f"{OURS}.")


def package_name(entry: EntryPoint) -> str:
    """What to uninstall to be rid of a game: `regatta-game`."""
    return entry.dist.name if entry.dist is not None else entry.value


@cache
def all_entries() -> dict[str, list[EntryPoint]]:
    """All entry points by the id of the game: our games first, then those of other packages, by name."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(
        entry_points(group=GROUP), key=lambda entry: (not is_ours(entry), entry.name, package_name(entry))
    ):
        found.setdefault(entry.name, []).append(entry)
    return found


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry point of each game by its id. Our games keep their ids, whatever else is installed."""
    return {id: entries[0] for id, entries in all_entries().items()}


@cache
def broken() -> dict[str, Message]:
    """The third-party games that cannot be used, each with the reason."""
    found: dict[str, Message] = {}
    for id, entry in installed().items():
        if not is_ours(entry):
            try:
                loaded(id)
            except Problem as problem:
                found[id] = problem.message
    return found


@cache
def left_out() -> tuple[Message, ...]:
    """Why third-party packages are not used, or not entirely."""
    taken = [
        message("game-id-taken", game=id, package=package_name(entry))
        for id, entries in all_entries().items()
        if is_ours(entries[0])
        for entry in entries
        if not is_ours(entry)
    ]
    return (*broken().values(), *taken)


@cache
def ids() -> tuple[str, ...]:
    """The ids of all usable games."""
    return tuple(id for id in installed() if id not in broken())


@cache
def find(id: str) -> GameSpec:
    """The game with this id."""
    if id not in installed():
        raise BadTable(message("game-unknown", given=id, possible=", ".join(ids())))
    return loaded(id)


@cache
def loaded(id: str) -> GameSpec:
    """The SPEC of an installed game. A package that cannot be used raises a Problem that says why."""
    entry = installed()[id]
    if len(all_entries()[id]) > 1 and not is_ours(entry):
        packages = ", ".join(package_name(each) for each in all_entries()[id])
        raise BadTable(message("game-installed-twice", game=id, packages=packages))
    try:
        spec = entry.load()
    except Problem:
        raise
    except (Exception, SystemExit) as error:
        if is_ours(entry):
            raise
        raise BadTable(message("game-no-import", game=id, place=entry.value, error=in_a_line(error))) from error
    if not isinstance(spec, GameSpec):
        raise BadTable(message("game-no-spec", game=id, place=entry.value, found=type(spec).__name__))
    if not ID.fullmatch(id) or getattr(spec, "id", None) != id:
        raise BadTable(message("game-other-id", game=id, place=entry.value, found=str(getattr(spec, "id", "—"))))
    if not is_ours(entry):
        try:
            check_fields(entry, spec)
        except Problem:
            raise
        except (Exception, SystemExit) as error:
            raise BadTable(message("game-no-import", game=id, place=entry.value, error=in_a_line(error))) from error
    return spec


def check_fields(entry: EntryPoint, spec: GameSpec) -> None:
    """Refuse a game of somebody else whose SPEC lacks a field or has one of the wrong kind."""
    missing = missing_fields(spec)
    if not missing and not is_pair(spec.seats):
        missing = ["seats"]
    if missing:
        raise BadTable(message("game-lacks", game=entry.name, place=entry.value, missing=", ".join(missing)))
    least, most = spec.seats
    if not 1 <= least <= most <= MOST_SEATS:
        raise BadTable(message("game-bad-seats", game=entry.name, least=least, most=most, limit=MOST_SEATS))
    bad = bad_field(spec)
    if bad is not None:
        field, wanted, found = bad
        raise BadTable(
            message("game-bad-field", game=entry.name, place=entry.value, field=field, wanted=wanted, found=found)
        )
    for seats in range(least, most + 1):
        spec.read_options(spec.required_options(seats))
    spec.data().get("words")


def in_a_line(error: BaseException) -> str:
    """An error on one line, for a reader who knows Python."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def all_games() -> list[GameSpec]:
    """All usable games."""
    return [find(id) for id in ids()]


def package_of(entry: EntryPoint) -> str | None:
    """The package that contains a game's parts; None for a game that is a single module."""
    try:
        module = find_spec(entry.module)
    except Exception:
        if is_ours(entry):
            raise
        return None  # `loaded` reports the reason
    if module is None:
        return None
    return entry.module if module.submodule_search_locations is not None else entry.module.rpartition(".")[0] or None


@cache
def game_part(game: str, name: str) -> ModuleType | None:
    """A part of a game, such as its `policy` or `screen`; None if the game has no such part or is not installed."""
    entry = installed().get(game)
    package = package_of(entry) if entry is not None else None
    if entry is None or package is None or find_spec(f"{package}.{name}") is None:
        return None
    try:
        return import_module(f"{package}.{name}")
    except Problem:
        raise
    except (Exception, SystemExit) as error:
        if is_ours(entry):
            raise
        raise BadTable(message("game-part-broken", game=game, part=name, error=in_a_line(error))) from error


def game_folder(game: str) -> Path | None:
    """The folder of an installed game, with its texts; None for one that is a single module or not installed.

    This does not load the game itself, whose data may have errors.
    """
    entry = installed().get(game)
    package = package_of(entry) if entry is not None else None
    found = find_spec(package) if package else None
    return Path(found.origin).parent if found is not None and found.origin is not None else None
