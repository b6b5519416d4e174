"""1.4: the data files, the game's own or those of a folder that was named in their place: read, checked, marked.

`load` reads everything once, before any other module of the game is imported: they build their tables from it, and a
compiled module must not fail while it is imported. Whatever is wrong with a file is said as a message.
"""

import json
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from serenissima import own_data
from serenissima.core.errors import Problem
from serenissima.core.messages import message
from serenissima.games.gondola.data import BUILDING_KEYS, DOCKS, SMUGGLER_CARDS, SPACES, TILES
from serenissima.games.gondola.shapes import (
    COUNT,
    FLAG,
    FRACTION,
    INFLUENCE_IDS,
    KEY,
    POINT,
    SHAPES,
    TEXT,
    WHOLE,
    Kinds,
)

Record = dict[str, Any]

FILES: Final = ("board", "buildings", "missions", "influence", "doge", "smugglers")
MISSIONS: Final = 26
DOGE_CARDS: Final = 27
STANDARD: Final = "standard"
# What is only looked at: a game played with another picture of the board or other names is the same game.
DECORATION: Final = (
    *("name", "text", "area", "xy", "via", "water", "basis", "aspect", "curve", "land", "grand_canal", "sample_layout"),
    *("verified", "proved", "max_space_verified", "end_marker_verified", "rewards_verified"),
)
KEY_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")


class BadData(Problem):
    """A data file that cannot be used: which place in it, and why."""


def wrong(why: str, where: str, **args: Any) -> BadData:
    return BadData(message(f"gondola-data-{why}", where=where, **args))


# Reading.


def text_of(file: Traversable, where: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise wrong("unreadable", where, detail=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise wrong("not-utf8", where) from error


def document(file: Traversable, name: str, where: str) -> Record:
    """One file, in the shape that is expected of it."""
    try:
        content = json.loads(text_of(file, where))
    except (ValueError, RecursionError) as error:
        raise wrong("not-json", where, detail=str(error)) from error
    fit(content, SHAPES[name], where)
    return dict(content)


def standard_sources() -> dict[str, Traversable]:
    """The game's own files."""
    folder = resources.files("serenissima.games.gondola").joinpath("data")
    return {name: folder.joinpath(f"{name}.json") for name in FILES}


def sources() -> dict[str, Traversable]:
    """The files of the folder that was named, and the game's own for those that are not there."""
    found = standard_sources()
    folder = own_data("gondola")
    if folder is None:
        return found
    possible = ", ".join([f"{name}.json" for name in FILES])
    if not folder.is_dir():
        raise wrong("no-folder", str(folder))
    own = sorted([file.name for file in folder.iterdir() if file.name.endswith(".json")])
    if not own:
        raise wrong("no-files", str(folder), possible=possible)
    for file_name in own:
        name = file_name.removesuffix(".json")
        if name not in found:
            raise wrong("unknown-file", str(folder / file_name), possible=possible)
        found[name] = folder / file_name
    return found


def digest(documents: dict[str, Record]) -> str:
    """A short mark of all that the rules read: the same for files that differ in their looks only."""
    played = json.dumps(without_decoration(documents), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(played.encode()).hexdigest()[:12]


def without_decoration(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_decoration(inner) for key, inner in value.items() if key not in DECORATION}
    if isinstance(value, list):
        return [without_decoration(inner) for inner in value]
    return value


# Checking.


def fit(value: Any, shape: Any, where: str) -> None:
    """Refuse what does not have this shape."""
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
        raise wrong(f"not-{shape.replace(' ', '-')}", where, given=shown(value))


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
    """A record whose shape one of its keys decides; `known` are the keys that have decided before."""
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
    if shape == "whole or null":
        return value is None or is_plain(value, WHOLE)
    return True


def name_of(entry: Any, place: int) -> str:
    """What an entry of a list is called: its id or number if it has one, else its place."""
    if isinstance(entry, dict):
        for key in ("id", "no"):
            if isinstance(entry.get(key), (str, int)):
                return str(entry[key])
    return str(place)


def shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:60]


def each_once(found: list[Any], expected: list[Any], where: str) -> None:
    """Refuse doubles and gaps."""
    for value in found:
        if found.count(value) > 1:
            raise wrong("twice", where, given=str(value))
    missing = [str(value) for value in expected if value not in found]
    if missing:
        raise wrong("missing", where, missing=", ".join(missing))
    extra = [str(value) for value in found if value not in expected]
    if extra:
        raise wrong("too-many", where, extra=", ".join(extra))


def check_board(board: Record) -> None:
    """Docks and canals that belong together."""
    docks = [str(dock["id"]) for dock in board["docks"]]
    each_once(docks, docks, "board.json › docks")
    if len(docks) != DOCKS:
        raise wrong("docks", "board.json › docks", count=len(docks), expected=DOCKS)
    communal: list[str] = []
    for dock in board["docks"]:
        if dock["kind"] == "communal":
            if not dock.get("communal"):
                raise wrong("missing-key", f"board.json › docks › {dock['id']}", key="communal")
            communal.append(dock["communal"])
    each_once(communal, list(BUILDING_KEYS[TILES:]), "board.json › docks › communal")
    canals = [str(canal["id"]) for canal in board["canals"]]
    each_once(canals, canals, "board.json › canals")
    costs: dict[str, int] = {}
    for canal in board["canals"]:
        where = f"board.json › canals › {canal['id']}"
        for end in ("a", "b"):
            if canal[end] not in docks:
                raise wrong("no-dock", where, dock=str(canal[end]))
        if canal["a"] == canal["b"]:
            raise wrong("same-dock", where)
        if costs.setdefault(canal["icon"], canal["cost"]) != canal["cost"]:
            raise wrong("icon", where)
    reached = {docks[0]}
    for _ in docks:
        for canal in board["canals"]:
            if canal["a"] in reached or canal["b"] in reached:
                reached |= {canal["a"], canal["b"]}
    if len(reached) < len(docks):
        raise wrong("unconnected", "board.json › canals")


def check_buildings(records: list[Record], where: str) -> None:
    each_once([record["id"] for record in records], list(BUILDING_KEYS), where)
    for record in records:
        here = f"{where} › {record['id']}"
        is_tile = BUILDING_KEYS.index(record["id"]) < TILES
        if (record["kind"] == "tile") != is_tile:
            raise wrong("not-one-of", f"{here} › kind", given=shown(record["kind"]), possible="tile, communal")
        slots = [effect["slot"] for effect in record["effects"]]
        if slots != (list(range(1, SPACES + 1)) if is_tile else ["a", "b"]):
            raise wrong("slots", here)
        for effect in record["effects"]:
            check_effect(effect, f"{here} › {effect['slot']}")


def check_effect(effect: Record, where: str) -> None:
    """What the rules cannot carry out although each part of it is in the vocabulary."""
    get = effect["get"]
    if not get:
        raise wrong("no-gain", where)
    per_cube = get.get("vp_per", {}).get("count") == "cubes_paid"
    if "cubes_any" in effect["pay"]:
        if not set(get) <= {"coins", "vp_per"} or ("vp_per" in get and not per_cube):
            raise wrong("cubes-paid", where)
    elif per_cube:
        raise wrong("cubes-not-paid", where)
    for branch in get.get("choice", ()):
        if len(branch) != 1:
            raise wrong("branch", where)


def check_missions(records: list[Record], where: str) -> None:
    each_once([record["no"] for record in records], list(range(1, MISSIONS + 1)), where)
    for record in records:
        here = f"{where} › {record['no']}"
        if not 1 <= sum(record["cubes"].values()) <= 5:
            raise wrong("cubes", here)
        ability = record["ability"]
        once = any(rule["hook"] == "canal_cost" or rule.get("source") == "building" for rule in ability["rules"])
        if once != (ability["limit"] == "turn"):
            raise wrong("limit", f"{here} › ability")


def check_smugglers(records: list[Record], where: str) -> None:
    each_once([record["id"] for record in records], [record["id"] for record in records], where)
    for deck in ("A", "B"):
        count = len([record for record in records if record["deck"] == deck])
        if count != SMUGGLER_CARDS:
            raise wrong("deck", where, deck=deck, count=count, expected=SMUGGLER_CARDS)


def read_files(files: dict[str, Traversable]) -> dict[str, Record]:
    """All files by their names, checked, their records in the order of their numbers or fixed ids."""
    documents: dict[str, Record] = {}
    lists: dict[str, list[Record]] = {}
    for name, file in files.items():
        documents[name] = document(file, name, f"{name}.json")
        lists[name] = documents[name].get(name, [])
    check_board(documents["board"])
    check_buildings(lists["buildings"], "buildings.json")
    check_missions(lists["missions"], "missions.json")
    each_once([record["id"] for record in lists["influence"]], list(INFLUENCE_IDS), "influence.json")
    each_once([record["no"] for record in lists["doge"]], list(range(1, DOGE_CARDS + 1)), "doge.json")
    check_smugglers(lists["smugglers"], "smugglers.json")
    lists["buildings"].sort(key=lambda record: BUILDING_KEYS.index(record["id"]))
    lists["missions"].sort(key=lambda record: int(record["no"]))
    lists["influence"].sort(key=lambda record: INFLUENCE_IDS.index(record["id"]))
    lists["doge"].sort(key=lambda record: int(record["no"]))
    lists["smugglers"].sort(key=lambda record: str(record["deck"]))
    return documents


def mark_of(documents: dict[str, Record]) -> str:
    """Which data this is: the game's own, or the digest of what was put in its place."""
    if own_data("gondola") is None:
        return STANDARD
    own = digest(documents)
    return STANDARD if own == digest(read_files(standard_sources())) else f"own-{own}"


DOCUMENTS: Final[dict[str, Record]] = {}
"""Every file by its name; filled by `load`."""


def load() -> None:
    """Read the files, if that has not been done."""
    if not DOCUMENTS:
        DOCUMENTS.update(read_files(sources()))


def records(name: str) -> list[Record]:
    """The records of a file that holds one list, named like the file."""
    found = DOCUMENTS[name][name]
    assert isinstance(found, list)
    return found
