"""Counts the lines of play from openings and from the middle of random games, for tests/golden.

tools/golden.py writes them to tests/golden/openings.json.
"""

import json

from serenissima.core.dice import from_seed
from serenissima.games import all_games
from serenissima.lab.configurations import plain_table
from serenissima.lab.perft import perft
from serenissima.lab.random_play import play_randomly

DEPTH = {0: 2, 13: 3, 17: 3, 22: 3}


def opening_counts() -> str:
    """The counts as JSON, one line for each position."""
    counted = []
    for spec in all_games():
        for seats in range(spec.seats[0], spec.seats[1] + 1):
            table = plain_table(spec, seats)
            for after, depth in DEPTH.items():
                s = spec.new(seats, table.options, 1)
                play_randomly(s, from_seed(1), after)
                counts = [1]
                while len(counts) <= depth and counts[-1] < 3_000:
                    counts.append(perft(s, len(counts)))
                counted.append({"game": spec.id, "seats": seats, "after": after, "counts": counts[1:]})
    rows = ",\n".join(json.dumps(row) for row in counted)
    return f"[\n{rows}\n]\n"
