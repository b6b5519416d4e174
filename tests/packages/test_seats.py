"""Up to eight players at a table: names, colours, symbols."""

import re
from pathlib import Path

from serenissima.games import MOST_SEATS
from serenissima.server.tables.seats import BOT_NAMES
from serenissima.terminal.game import NAMES

WEB = Path(__file__).parents[2] / "web" / "src"


def test_everybody_has_a_name() -> None:
    assert len(set(NAMES)) >= MOST_SEATS
    assert len(set(BOT_NAMES)) >= MOST_SEATS


def test_every_seat_has_its_own_colours_symbol_and_hatching() -> None:
    tokens = (WEB / "lib" / "tokens.css").read_text(encoding="utf-8")
    symbols = (WEB / "art" / "symbols.ts").read_text(encoding="utf-8")
    assert f"SEATS = {MOST_SEATS}" in (WEB / "art" / "seats.ts").read_text(encoding="utf-8")
    for name in ("--p{}", "--p{}-on", "--p{}-t"):
        found = [re.findall(rf"{name.format(seat)}: (#\w+);", tokens) for seat in range(1, MOST_SEATS + 1)]
        assert all(len(colours) == 2 for colours in found), "one by day, one by night"
        if name == "--p{}":
            assert len({tuple(colours) for colours in found}) == MOST_SEATS
    charges = re.findall(r"^  c\d: '(.+)',$", symbols, re.MULTILINE)
    assert len(set(charges)) == MOST_SEATS
    hatching = symbols.partition("HATCHING = [")[2].partition("]")[0].strip().splitlines()
    assert len(set(hatching)) == MOST_SEATS


def test_day_and_night_colours_can_be_told_apart_by_their_lightness_or_hue() -> None:
    """No two seats have nearly the same colour, even without red and green told apart."""
    tokens = (WEB / "lib" / "tokens.css").read_text(encoding="utf-8")
    found = [re.findall(rf"--p{seat}: #(\w+);", tokens) for seat in range(1, MOST_SEATS + 1)]
    for time in (0, 1):
        seen = [deutan(colours[time]) for colours in found]
        pairs = [(a, b) for i, a in enumerate(seen) for b in seen[i + 1 :]]
        assert min(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5 for a, b in pairs) > 40


def deutan(colour: str) -> tuple[float, float, float]:
    """Roughly what somebody without green receptors sees: red and green become one (Viénot, Brettel & Mollon 1999)."""
    r, g, b = (int(colour[i : i + 2], 16) for i in (0, 2, 4))
    return (0.29275 * r + 0.70725 * g, 0.29275 * r + 0.70725 * g, -0.02234 * r + 0.02234 * g + b)
