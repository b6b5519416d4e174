"""What the effects of Venice's buildings bring on average, in hundredths of a VP: for plans beyond this turn."""

from typing import Final

from serenissima.games.gondola import effects
from serenissima.games.gondola.data import SPACES, TILES
from serenissima.games.gondola.effects import Effect, Op

POINT: Final = 100
# Effects as they count in plans for later turns.
USUAL: Final = {
    effects.COINS: 38,
    effects.SCROLLS: 26,
    effects.VP: POINT,
    effects.INTRIGUE: -75,
    effects.LOSE_INTRIGUE: 45,
    effects.OTHERS_INTRIGUE: 45,
    effects.COUNCIL: 110,
    effects.COUNCIL_PER: 70,
    effects.VP_PER: 120,
    effects.CUBES_ANY: 42,
    effects.INFLUENCE: 45,
}
USUAL_CUBE: Final = 42
USUAL_CONVERT: Final = 25
USUAL_BRIDGE: Final = 70
RARE: Final = 35
"""The weight of an effect that needs a full hand of cards, in percent."""


def usual_op(op: Op) -> int:
    """What an operation brings on average."""
    if op.code == effects.CUBE:
        return USUAL_CUBE
    if op.code == effects.CONVERT:
        return USUAL_CONVERT
    if op.code == effects.BRIDGE:
        return USUAL_BRIDGE
    if op.code == effects.MISSION:
        return USUAL_CUBE
    if op.code == effects.CHOICE:
        return max([usual_op(part) for part in op.parts])
    return USUAL[op.code] * op.n


def usual_effect(effect: Effect) -> int:
    """What an effect brings on average, net of its price."""
    worth = sum([usual_op(op) for op in effect.ops])
    worth -= effect.coins * USUAL[effects.COINS] + effect.scrolls * USUAL[effects.SCROLLS] - effect.intrigue * 30
    if effect.cubes == effects.ANY_CUBES:
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
            row.append(row[slot] + usual_effect(effects.EFFECTS[tile][slot]))
        found.append(tuple(row))
    return tuple(found)


STREET: Final[tuple[tuple[int, ...], ...]] = streets()
