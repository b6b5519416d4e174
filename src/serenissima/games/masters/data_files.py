"""7: the data files (Guild Orders, canal, tracks): the game's own, or replacements from a folder.

`load` reads everything once, before any other module of the game is imported: they build their tables from it, and a
compiled module must not fail during import. Every error in a file is reported as a message.
"""

from importlib.resources.abc import Traversable
from typing import Any, Final

from serenissima.core.messages import message
from serenissima.datafiles import COUNT, FLAG, TEXT, BadData, GameFiles, Record, document, each_once

FILES: Final = ("orders", "canal", "tracks")
GOOD_LETTERS: Final = "IGNSFL"
CARDS: Final = 21
CARD_CUBES: Final = 3
SPACES: Final = 16
BIDDING_SPACES: Final = 4
TRACKS: Final = ("orders",)
SHORTEST_TRACK: Final = 5
LONGEST_TRACK: Final = 30

SHAPES: Final[dict[str, Any]] = {
    "orders": {"schema": (1,), "orders": [{"no": COUNT, "cubes": TEXT, "verified": FLAG}]},
    "canal": {"schema": (1,), "canal": [{"no": COUNT, "bid": FLAG, "verified": FLAG}]},
    "tracks": {"schema": (1,), "tracks": [{"id": TRACKS, "last": COUNT, "verified": FLAG}]},
}
# Decoration, not read by the rules: marking a card as confirmed does not make it another card.
DECORATION: Final = ("verified",)


def wrong(why: str, where: str, **args: Any) -> BadData:
    return BadData(message(f"masters-data-{why}", where=where, **args))


def check_orders(records: list[Record], where: str) -> None:
    """7.2: 21 cards of three cubes; two cards may be alike."""
    each_once([record["no"] for record in records], list(range(1, CARDS + 1)), where)
    for record in records:
        cubes = str(record["cubes"])
        if len(cubes) != CARD_CUBES or not set(cubes) <= set(GOOD_LETTERS):
            raise wrong("cubes", f"{where} › {record['no']} › cubes", given=cubes, possible=", ".join(GOOD_LETTERS))


def check_canal(records: list[Record], where: str) -> None:
    """7.3: 16 spaces, four of them for bidding, including the first but not the last."""
    each_once([record["no"] for record in records], list(range(1, SPACES + 1)), where)
    bidding_spaces = len([record for record in records if record["bid"]])
    if bidding_spaces != BIDDING_SPACES:
        raise wrong("bidding-spaces", where, count=bidding_spaces, expected=BIDDING_SPACES)
    for record in records:
        if record["bid"] != (record["no"] == 1) and record["no"] in (1, SPACES):
            raise wrong("first-and-last", where)


def check_tracks(records: list[Record], where: str) -> None:
    """1.2: the Orders track needs room for the Orders at the start, and a length that a screen can show."""
    each_once([record["id"] for record in records], list(TRACKS), where)
    for record in records:
        if not SHORTEST_TRACK <= record["last"] <= LONGEST_TRACK:
            here = f"{where} › {record['id']} › last"
            raise wrong("track", here, given=record["last"], least=SHORTEST_TRACK, most=LONGEST_TRACK)


def read_files(files: dict[str, Traversable]) -> dict[str, Record]:
    """All files by name, checked, with their records sorted by number."""
    documents = {name: document(file, SHAPES[name], f"{name}.json") for name, file in files.items()}
    check_orders(documents["orders"]["orders"], "orders.json")
    check_canal(documents["canal"]["canal"], "canal.json")
    check_tracks(documents["tracks"]["tracks"], "tracks.json")
    for name in ("orders", "canal"):
        documents[name][name].sort(key=lambda record: int(record["no"]))
    return documents


DATA: Final = GameFiles("masters", FILES, read_files, DECORATION)
DOCUMENTS: Final = DATA.documents
load = DATA.load
records = DATA.records
mark_of = DATA.mark_of
