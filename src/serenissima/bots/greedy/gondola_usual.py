"""What the effects of Gondola's buildings bring on the average, in hundredths of a VP: for plans beyond this turn."""

from typing import Final

from serenissima.games.gondola.data import SPACES, TILES
from serenissima.games.gondola.effects import (
    ANY_CUBES,
    BRIDGE,
    CHOICE,
    COINS,
    CONVERT,
    COUNCIL,
    COUNCIL_PER,
    CUBE,
    CUBES_ANY,
    EFFECTS,
    INFLUENCE,
    INTRIGUE,
    LOSE_INTRIGUE,
    MISSION,
    OTHERS_INTRIGUE,
    SCROLLS,
    VP,
    VP_PER,
    Effect,
    Op,
)

POINT: Final = 100
# Effects as they count in plans for later turns.
USUAL: Final = {
    COINS: 38,
    SCROLLS: 26,
    VP: POINT,
    INTRIGUE: -75,
    LOSE_INTRIGUE: 45,
    OTHERS_INTRIGUE: 45,
    COUNCIL: 110,
    COUNCIL_PER: 70,
    VP_PER: 120,
    CUBES_ANY: 42,
    INFLUENCE: 45,
}
USUAL_CUBE: Final = 42
USUAL_CONVERT: Final = 25
USUAL_BRIDGE: Final = 70
RARE: Final = 35
"""In percent, what an effect counts that wants a full hand of cards."""


def usual_op(op: Op) -> int:
    """What an operation brings on the average."""
    if op.code == CUBE:
        return USUAL_CUBE
    if op.code == CONVERT:
        return USUAL_CONVERT
    if op.code == BRIDGE:
        return USUAL_BRIDGE
    if op.code == MISSION:
        return USUAL_CUBE
    if op.code == CHOICE:
        return max([usual_op(part) for part in op.parts])
    return USUAL[op.code] * op.n


def usual_effect(effect: Effect) -> int:
    """What an effect brings on the average, its price paid."""
    worth = sum([usual_op(op) for op in effect.ops])
    worth -= effect.coins * USUAL[COINS] + effect.scrolls * USUAL[SCROLLS] - effect.intrigue * 30
    if effect.cubes == ANY_CUBES:
        worth += POINT // 2
    else:
        worth -= effect.cubes * USUAL_CUBE
    if effect.least_hand:
        worth = worth * RARE // 100
    return max(0, worth)


def streets() -> tuple[tuple[int, ...], ...]:
    """By tile and space: what one visit to an assistant there brings."""
    found: list[tuple[int, ...]] = []
    for tile in range(TILES):
        row = [0]
        for slot in range(SPACES):
            row.append(row[slot] + usual_effect(EFFECTS[tile][slot]))
        found.append(tuple(row))
    return tuple(found)


STREET: Final[tuple[tuple[int, ...], ...]] = streets()
