"""The effects of Venice's buildings as short symbols, so that a whole board fits on a screen."""

from serenissima.games.gondola.effects import (
    ANY_CUBES,
    BRIDGE,
    CHOICE,
    COINS,
    COMPLETED_MISSIONS,
    CONVERT,
    COUNCIL,
    COUNCIL_PER,
    CUBE,
    CUBES_ANY,
    CUBES_PAID,
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

COIN = "$"
SCROLL = "§"
BAD = "!"
POINT = "★"
ANY = "□"
CARD = "▤"
STEP = "↑"
ARCH = "∩"
CONTRACT = "M"
UNITS = {COINS: COIN, SCROLLS: SCROLL, VP: POINT, INTRIGUE: BAD, COUNCIL: STEP, CUBES_ANY: ANY}


def effect_code(effect: Effect, letters: str) -> str:
    """An effect: its price, ›, and its gain: 1$›2□."""
    paid = counted(effect.coins, COIN) + counted(effect.scrolls, SCROLL) + counted(effect.intrigue, BAD)
    if effect.cubes:
        paid += ANY + "+" if effect.cubes == ANY_CUBES else counted(effect.cubes, ANY)
    if effect.draws_mission:
        paid += COIN
    if effect.least_hand:
        paid += f"{effect.least_hand}{CARD}"
    gained = "".join([op_code(op, letters) for op in effect.ops])
    return f"{paid}›{gained}" if paid else gained


def counted(n: int, unit: str) -> str:
    """1 is left out where the symbol implies it: a scroll is §, two are 2§."""
    if n == 0:
        return ""
    return unit if n == 1 else f"{n}{unit}"


def op_code(op: Op, letters: str) -> str:
    """One gain."""
    if op.code in UNITS:
        return counted(op.n, UNITS[op.code])
    if op.code == CUBE:
        return letters[op.what]
    if op.code == LOSE_INTRIGUE:
        return "−" + counted(op.n, BAD)
    if op.code == OTHERS_INTRIGUE:
        return f"({counted(op.n, BAD)})"
    if op.code == COUNCIL_PER:
        return f"+{STEP}/<{BAD}"
    if op.code == VP_PER:
        per = {COMPLETED_MISSIONS: CONTRACT, CUBES_PAID: ANY}.get(op.what, f">{BAD}")
        return f"{counted(op.n, POINT)}/{per}"
    if op.code == CHOICE:
        return "|".join([op_code(part, letters) for part in op.parts])
    return {CONVERT: f"{ANY}⇄{ANY}", INFLUENCE: CARD, MISSION: CONTRACT, BRIDGE: ARCH}[op.code]
