"""Lagoon: stashes, tiles drawn and built, actions by turn, and where the pawns stand at the end."""

from collections.abc import Sequence
from typing import Final

from serenissima.core.event import Event
from serenissima.core.messages import Message
from serenissima.core.state import State
from serenissima.games.lagoon.data import CENTRES, ROWS, kind_name, tile_words
from serenissima.games.lagoon.data import KINDS as TILES
from serenissima.games.lagoon.picks import pick_kind
from serenissima.games.lagoon.state import NOWHERE, Lagoon
from serenissima.lab.balance_facts import Counts, Fact, Kind

ACTIONS: Final = ("extend", "bridge", "capture", "discard", "pass")
PAWNS: Final = ("centre", "island", "nowhere")


def of_action(action: int) -> Message:
    return Message(f"lagoon-balance-action-{ACTIONS[action]}")


def of_pawn(place: int) -> Message:
    return Message(f"lagoon-balance-pawn-{PAWNS[place]}")


KINDS: Final = (
    Kind(
        "stash",
        tuple(" ".join(kind_name(tile) for tile in row) for row in ROWS),
        offers=False,
        reconstructed=frozenset(range(len(ROWS))),
    ),
    Kind("tile", tuple(kind_name(tile) for tile in range(TILES)), tile_words),
    Kind("action", ACTIONS, of_action, offers=False),
    Kind("pawn", PAWNS, of_pawn, offers=False),
)


def facts(s: State, events: Sequence[Event]) -> list[Fact]:
    assert isinstance(s, Lagoon)
    counts = Counts()
    for event in events:
        if event.kind == "drawn":
            counts.offer("tile", event.args[0], event.seat)
        elif event.kind in ("extend", "bridge"):
            counts.take("tile", pick_kind(event.args[0]), event.seat)
        action = "discard" if event.kind == "discard-hidden" else event.kind
        if action in ACTIONS:
            counts.take("action", ACTIONS.index(action), event.seat)
    for seat in range(s.seats):
        counts.take("stash", s.row[seat], seat)
        counts.take("pawn", PAWNS.index(where(s.pawn[seat])), seat)
    return counts.facts()


def where(island: int) -> str:
    """The four start islands are the centre."""
    return "nowhere" if island == NOWHERE else "centre" if island < CENTRES else "island"
