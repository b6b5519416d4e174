"""One flat number for every answer to every kind of decision (the list in section 9), for learners."""

from typing import Final

from serenissima.games.gondola.data import COLOURS, DOCKS, SLOTS, SMUGGLER_CARDS, TILES
from serenissima.games.gondola.data_files import MISSIONS
from serenissima.games.gondola.effects import INFLUENCE_KINDS, OPS
from serenissima.games.gondola.map import CHARTS
from serenissima.games.gondola.picks import CARGOES, DISCARD_STEP, FLIP_FOR_COINS, FLIPS, PLAYERS_BOATS

CARGO_NUMBER: Final = {cargo: number for number, cargo in enumerate(CARGOES)}

OF_CARGO: Final = ("own-swap", "stocks-split", "cube-pick", "discard", "convert", "spend-cubes")
PAYMENTS: Final = 2 + 2 * COLOURS
# How many numbers each kind of decision needs.
SIZES: Final = (
    ("mission-draft", MISSIONS + 1),
    ("prologue-dock", DOCKS),
    ("play-influence", INFLUENCE_KINDS + 1),
    ("foreman", TILES),
    ("promote", TILES),
    ("spy-target", TILES),
    ("overtime", DOCKS),
    ("stocks-gain", COLOURS + 1),
    ("stocks-split", (COLOURS + 1) * len(CARGOES)),
    ("branch", max(len(op.parts) for op in OPS)),
    ("take-intrigue", 2),
    ("bridge-site", CHARTS[0].icons),
    ("gondolier", 3),
    ("move", 2 * len(CHARTS[0].ends)),
    ("own-swap", len(CARGOES)),
    ("meeting", PAYMENTS),
    ("activate", 6),
    ("cube-pick", len(CARGOES)),
    ("discard", len(CARGOES)),
    ("convert", len(CARGOES)),
    ("spend-cubes", len(CARGOES)),
    ("keep-influence", INFLUENCE_KINDS),
    ("keep-mission", MISSIONS + 1),
    ("complete-mission", MISSIONS + 1),
    ("mission-slot", SLOTS + 1),
    ("smuggler-card", 2 * SMUGGLER_CARDS),
    ("smuggler-boat", 6),
    ("calm", 2),
    ("train-again", 2),
    ("doge-bridge-site", CHARTS[0].icons),
    ("doge-assistant", 3 * TILES),
    ("doge-demand", PAYMENTS),
    ("levy", 2),
    ("smuggler-way", 1 << PLAYERS_BOATS),
    ("final-reduce", 3),
    ("taxi-reward", 4),
)
FIRST: Final = {kind: sum([size for _, size in SIZES[:i]]) for i, (kind, _) in enumerate(SIZES)}
FIRST_FLIP: Final = sum([size for _, size in SIZES])
ACTIONS: Final = FIRST_FLIP + len(FLIPS)


def action(kind: str, pick: int) -> int:
    """The kinds laid end to end; last the two uses of a Favour card, the same at every decision."""
    if pick >= FLIP_FOR_COINS:
        return FIRST_FLIP + pick - FLIP_FOR_COINS
    if kind in OF_CARGO:
        return FIRST[kind] + pick // DISCARD_STEP * len(CARGOES) + CARGO_NUMBER[pick % DISCARD_STEP]
    return FIRST[kind] + pick
