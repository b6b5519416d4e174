"""Writes the pick numbers that the client needs, from CLIENT in each game's picks.py.

python tools/picks.py           writes web/src/games/<game>/picks.generated.ts and picks.examples.json
python tools/picks.py --check   fails if one of these files is out of date

The examples (EXAMPLES in picks.py) are picks with their texts, by kind of question. With them the client's tests check
that it decodes picks as the rules do.
"""

import json
import sys
from pathlib import Path
from typing import Any

from generated_files import write_or_check

from serenissima.games import game_part, ids

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
NAME = "picks.generated.ts"
EXAMPLES = "picks.examples.json"
HEADER = "/** Generated from games/{game}/picks.py by tools/picks.py. Run that again; do not edit this. */\n"

Exported = int | str | tuple["Exported", ...]


def literal(value: Exported) -> str:
    """A number or text, or a row of them, as TypeScript."""
    return json.dumps(value, separators=(", ", ": ")).replace('"', "'")


def declaration(name: str, value: Exported) -> str:
    if not isinstance(value, tuple):
        return f"export const {name} = {literal(value)}\n"
    rows = "".join(f"  {literal(row)},\n" for row in value)
    return f"export const {name} = [\n{rows}] as const\n"


def generated(game: str) -> str:
    """The file of one game; empty if its client needs no numbers."""
    exported = getattr(game_part(game, "picks"), "CLIENT", {})
    return HEADER.format(game=game) + "\n" + "".join(map(declaration, exported, exported.values())) if exported else ""


def examples(game: str) -> str:
    """Picks and their texts; empty if the game has no examples."""
    part: Any = game_part(game, "picks")
    kinds = getattr(part, "EXAMPLES", {})
    rows = [f'"{kind}": {json.dumps({pick: part.text(kind, pick, {}) for pick in kinds[kind]})}' for kind in kinds]
    return "{\n  " + ",\n  ".join(rows) + "\n}\n" if rows else ""


def main() -> int:
    with_client = [game for game in ids() if (GAMES / game).is_dir()]
    files = {GAMES / game / NAME: generated(game) for game in with_client}
    files |= {GAMES / game / EXAMPLES: examples(game) for game in with_client}
    return write_or_check(files)


if __name__ == "__main__":
    sys.exit(main())
