"""1.4: the data files, the game's own or replacements from a folder: read, validated, fingerprinted.

`load` reads everything once, before any other module of the game is imported: they build their tables from it, and a
compiled module must not fail during import. Every error in a file is reported as a message.
"""

from importlib.resources.abc import Traversable
from typing import Any, Final

from serenissima.core.messages import message
from serenissima.datafiles import BadData, GameFiles, document, each_once, shown
from serenissima.datafiles import Record as Record
from serenissima.datafiles import wrong as badly_shaped
from serenissima.games.gondola.data import BUILDING_KEYS, DOCKS, SMUGGLER_CARDS, SPACES, TILES
from serenissima.games.gondola.data_schemas import INFLUENCE_IDS, SHAPES

FILES: Final = ("board", "buildings", "missions", "influence", "doge", "smugglers")
MISSIONS: Final = 26
DOGE_CARDS: Final = 27
# Decoration, not read by the rules: with another picture of the board or other names it is the same game.
DECORATION: Final = (
    *("name", "text", "area", "xy", "via", "water", "basis", "aspect", "curve", "land", "grand_canal", "sample_layout"),
    *("verified", "proved", "max_space_verified", "end_marker_verified", "rewards_verified"),
)


def wrong(why: str, where: str, **args: Any) -> BadData:
    return BadData(message(f"gondola-data-{why}", where=where, **args))


# Checking.


def check_board(board: Record) -> None:
    """Check that docks and canals fit together."""
    docks = [str(dock["id"]) for dock in board["docks"]]
    each_once(docks, docks, "board.json › docks")
    if len(docks) != DOCKS:
        raise wrong("docks", "board.json › docks", count=len(docks), expected=DOCKS)
    communal: list[str] = []
    for dock in board["docks"]:
        if dock["kind"] == "communal":
            if not dock.get("communal"):
                raise badly_shaped("missing-key", f"board.json › docks › {dock['id']}", key="communal")
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
            raise badly_shaped("not-one-of", f"{here} › kind", given=shown(record["kind"]), possible="tile, communal")
        slots = [effect["slot"] for effect in record["effects"]]
        if slots != (list(range(1, SPACES + 1)) if is_tile else ["a", "b"]):
            raise wrong("slots", here)
        for effect in record["effects"]:
            check_effect(effect, f"{here} › {effect['slot']}")


def check_effect(effect: Record, where: str) -> None:
    """Reject what the rules cannot carry out although each part of it is in the vocabulary."""
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
    """All files by name, checked, with their records sorted by number or fixed id."""
    documents: dict[str, Record] = {}
    lists: dict[str, list[Record]] = {}
    for name, file in files.items():
        documents[name] = document(file, SHAPES[name], f"{name}.json")
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


DATA: Final = GameFiles("gondola", FILES, read_files, DECORATION)
DOCUMENTS: Final = DATA.documents
load = DATA.load
records = DATA.records
mark_of = DATA.mark_of
