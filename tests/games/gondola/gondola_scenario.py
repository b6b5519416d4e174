"""Compact positions of Venice: `gondola(boats={"A": ("market", "court")})`, `turn(s, "A")`, `go(s, "e01", PASS)`.

Players are A to E in turn order; cubes are letters, as in "OOP"; buildings and canals have the names of the F15 board
of the test vectors (8.0), or of a row of four docks, LINE.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from serenissima.core.dice import from_seed
from serenissima.core.frame import Frame, kind_of
from serenissima.core.piles import Pile, face_down
from serenissima.core.spec import Value
from serenissima.core.state import UNANSWERED
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.data import (
    BUILDING_KEYS,
    NOBODY,
    ONE,
    TILES,
    UNFLIPPED,
    put,
)
from serenissima.games.gondola.data_files import DOCUMENTS
from serenissima.games.gondola.effects import INFLUENCE_KEYS
from serenissima.games.gondola.map import CHARTS, Chart
from serenissima.games.gondola.picks import DONE, FLIP_FOR_COINS
from serenissima.games.gondola.rules.opening import lay_communal, lay_tile
from serenissima.games.gondola.rules.start import empty_board
from serenissima.games.gondola.rules.turn import StartTurn
from serenissima.games.gondola.state import Gondola

SEATS = "ABCDE"
COLOURS = "OPS"
PASS = 0
MOOR = 1

COUNCIL = {
    "max_space": 20,
    "end_marker": {"2": 10, "3": 12, "4": 14, "5": 16},
    "rewards": {"2": [9, 2], "3": [10, 6, 3], "4": [11, 7, 4, 2], "5": [12, 8, 5, 3, 1]},
}
F15_CANALS = (
    ("market", "minor_council", 1),
    ("minor_council", "docks", 2),
    ("docks", "major_council", 1),
    ("major_council", "church", 2),
    ("church", "mint", 1),
    ("docks", "mint", 2),
    ("mint", "council_of_10", 1),
    ("council_of_10", "minor_council", 1),
    ("court", "library", 1),
    ("library", "storehouse", 2),
    ("senate", "docks", 1),
    ("consulate", "mint", 1),
    ("storehouse", "market", 2),
    ("court", "st_marks", 1),
    ("st_marks", "doges_palace", 1),
    ("doges_palace", "council_of_10", 2),
    ("monastery", "senate", 1),
    ("monastery", "consulate", 3),
    ("senate", "st_marks", 2),
    ("storehouse", "doges_palace", 1),
)
LINE_TILES = ("monastery", "library", "senate", "court")  # the docks P, Q, R and S


def chart(buildings: Sequence[str], canals: Sequence[tuple[str, str, int]]) -> int:
    """A board in which docks are named after the buildings that lie there; its number."""
    docks = []
    for key in buildings:
        communal = BUILDING_KEYS.index(key) >= TILES
        docks.append({"id": key, "kind": "communal" if communal else "tile_spot", "communal": key})
    rows = []
    for i, (a, b, cost) in enumerate(canals, 1):
        rows.append({"id": f"e{i:02}", "a": a, "b": b, "cost": cost, "icon": f"i{i}"})
    CHARTS.append(Chart({"docks": docks, "canals": rows, "council": COUNCIL}))
    return len(CHARTS) - 1


F15 = chart(BUILDING_KEYS, F15_CANALS)
LINE = chart(LINE_TILES, tuple((a, b, cost) for a, b, cost in zip(LINE_TILES, LINE_TILES[1:], (1, 2, 1), strict=False)))


def sample_chart() -> int:
    """The board of the data file, its docks named after the tiles of its sample layout."""
    board = DOCUMENTS["board"]
    names = {dock["id"]: dock["communal"] or board["sample_layout"][dock["id"]] for dock in board["docks"]}
    CHARTS.append(
        Chart(
            {
                "docks": [{**dock, "id": names[dock["id"]]} for dock in board["docks"]],
                "canals": [{**canal, "a": names[canal["a"]], "b": names[canal["b"]]} for canal in board["canals"]],
                "council": board["council"],
            }
        )
    )
    return len(CHARTS) - 1


SAMPLE = sample_chart()


def seat(letter: str) -> int:
    return SEATS.index(letter)


def building(key: str) -> int:
    return BUILDING_KEYS.index(key)


def cargo(letters: str) -> int:
    return sum(ONE[COLOURS.index(letter)] for letter in letters)


def letters(packed: int) -> str:
    return "O" * (packed & 15) + "P" * (packed >> 4 & 15) + "S" * (packed >> 8)


def fresh(seats: int = 3, seed: int = 1, **options: Value) -> Gondola:
    """A new game at its first decision."""
    s = SPEC.new(seats, options, seed)
    assert isinstance(s, Gondola)
    return s


def gondola(
    seats: int = 3,
    board: int = F15,
    boats: Mapping[str, Sequence[str]] | None = None,
    cubes: Mapping[str, Sequence[str]] | None = None,
    assistants: Mapping[str, Mapping[str, int]] | None = None,
    bridges: Mapping[str, str] | None = None,
    missions: Mapping[str, Sequence[int]] | None = None,
    slots: Mapping[str, Sequence[int]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    favour: str = "",
    gondolier: Mapping[str, int] | None = None,
    tracks: Mapping[str, Mapping[str, int]] | None = None,
    **options: Value,
) -> Gondola:
    """A position between two turns of round 1. Boats join their docks in the order given."""
    given = SPEC.read_options(options)
    s = SPEC.set_up(seats, given)
    assert isinstance(s, Gondola)
    bare = empty_board(seats, board)
    s.agenda.clear()
    s.chart_number, s.chart = bare.chart_number, bare.chart
    s.tiles, s.dock_of, s.stacks, s.bridges = bare.tiles, bare.dock_of, bare.stacks, bare.bridges
    lay_communal(s)
    for dock, key in enumerate(s.chart.dock_keys):
        if building(key) < TILES:
            lay_tile(s, dock, building(key))
    s.seats = seats
    s.sealed = [UNANSWERED] * seats
    s.dice = from_seed(1)
    s.round = 1
    s.mission_deck = face_down(tuple(range(20, 27)))
    s.influence_deck = face_down(s.discard)
    s.discard = ()
    s.doge_discard = ()
    s.coins = [10] * seats
    for owner, places in (boats or {}).items():
        for i, key in enumerate(places):
            moor(s, 2 * seat(owner) + i, key)
    for owner, holds in (cubes or {}).items():
        for i, held in enumerate(holds):
            s.load_cubes(2 * seat(owner) + i, cargo(held))
    for owner, spaces in (assistants or {}).items():
        for key, space in spaces.items():
            s.space[seat(owner) * TILES + building(key)] = space
            s.assistants[seat(owner)] -= 1
    for canal, owner in (bridges or {}).items():
        s.bridges = put(s.bridges, icon(s, canal), seat(owner))
        s.bridges_left = put(s.bridges_left, seat(owner), s.bridges_left[seat(owner)] - 1)
    for owner, cards in (missions or {}).items():
        s.missions[seat(owner)] = Pile(tuple(cards), (1 << seat(owner),) * len(cards))
    for owner, cards in (slots or {}).items():
        for i, card in enumerate(cards):
            s.slots = put(s.slots, seat(owner) * 3 + i, card)
    for owner, kinds in (hands or {}).items():
        held_cards = tuple(INFLUENCE_KEYS.index(kind) for kind in kinds)
        s.hands[seat(owner)] = Pile(held_cards, (1 << seat(owner),) * len(held_cards))
        for card in held_cards:
            s.influence_deck = s.influence_deck.without(card)
    for owner in favour:
        s.favour = put(s.favour, seat(owner), UNFLIPPED)
    for owner in SEATS[:seats]:
        s.gondolier[seat(owner)] = (gondolier or {}).get(owner, NOBODY)
    for track, values in (tracks or {}).items():
        row: list[int] = getattr(s, track)
        for owner, value in values.items():
            row[seat(owner)] = value
    s.derive()
    return s


def moor(s: Gondola, boat: int, key: str) -> None:
    """Put a boat at a dock, last of those there."""
    dock = s.dock_of[building(key)]
    s.stacks[dock] = (*s.stacks[dock], boat)
    s.where[boat] = dock


def run(s: Gondola, *frames: Frame[Any]) -> Gondola:
    """Carry out these paragraphs up to the next decision."""
    s.then(*frames)
    s.advance()
    return s


def turn(s: Gondola, player: str, boat: int | None = None) -> Gondola:
    """Begin a player's turn; with `boat` the gondolier chooses it, and no influence card is played."""
    run(s, StartTurn(seat(player)))
    if boat is not None:
        if asked(s) == "play-influence":
            act(s, 0)
        act(s, boat)
    return s


def asked(s: Gondola) -> str:
    """The kind of the open question."""
    question = s.question()
    return kind_of(question) if question is not None else ""


def options(s: Gondola) -> list[int]:
    """The legal answers, without the two uses of a Favour card."""
    return [pick for pick in s.options(s.turn()) if pick < FLIP_FOR_COINS]


def act(s: Gondola, *picks: int) -> Gondola:
    for pick in picks:
        s.act(s.turn(), pick)
    return s


def edge(s: Gondola, canal: str) -> int:
    return s.chart.canal_keys.index(canal)


def icon(s: Gondola, canal: str) -> int:
    return s.chart.icon[edge(s, canal)]


def go(s: Gondola, canal: str, stop: int) -> Gondola:
    return act(s, 2 * edge(s, canal) + stop)


def steps(s: Gondola) -> set[str]:
    """The steps on offer, such as {"e01 pass", "e01 moor"}."""
    assert asked(s) == "move"
    return {f"{s.chart.canal_keys[pick // 2]} {'moor' if pick % 2 else 'pass'}" for pick in options(s)}


def use(s: Gondola, *effects: int) -> Gondola:
    """Perform effects of the open menu by their number on the tile, answering each with its only sub-choice."""
    for effect in effects:
        assert asked(s) == "activate", asked(s)
        act(s, effect - 1)
    return s


def effects(s: Gondola) -> list[int]:
    """The numbers of the effects on offer; empty if no menu is open."""
    return [pick + 1 for pick in options(s) if pick < DONE] if asked(s) == "activate" else []


def done(s: Gondola) -> Gondola:
    return act(s, DONE) if asked(s) == "activate" else s


def no_mission(s: Gondola) -> Gondola:
    return act(s, 0) if asked(s) == "complete-mission" else s


def held(s: Gondola, player: str, boat: int) -> str:
    return letters(s.cargo[2 * seat(player) + boat])


def stands(s: Gondola, player: str, key: str) -> int:
    return s.space[seat(player) * TILES + building(key)]


def lies(s: Gondola, player: str, boat: int) -> str:
    return BUILDING_KEYS[s.tiles[s.where[2 * seat(player) + boat]]]


def row(s: Gondola, key: str) -> str:
    """The occupants of a tile in the notation of 8.4: 1/2/3/4."""
    spaces = []
    for space in range(1, 5):
        found = [SEATS[c] for c in range(len(s.assistants)) if s.space[c * TILES + building(key)] == space]
        spaces.append("".join(found) or "-")
    return "/".join(spaces)
