"""A bot in Python that needs nothing from Serenissima: it places all the houses and palaces it can, and votes anywhere.

serenissima arena doge --bot "pipe:python3 eager.py" --bot random --games 40
"""

import json
import random
import sys

BUILDING = {"place", "place-together", "may-build", "build-together"}


def choose(decision: dict) -> int:
    """Your bot goes here. `decision["view"]` is everything your seat may know."""
    picks = [option["pick"] for option in decision["options"]]
    if decision["kind"] in BUILDING:
        return max(picks)
    return random.Random(decision["seed"]).choice(picks)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decision":
        print(json.dumps({"pick": choose(message)}), flush=True)
    elif message["type"] == "end":
        print("the ranks are", message["ranks"], file=sys.stderr)
