"""Names of bots: an engine with its budget, or a level offered to players."""

import re
from dataclasses import dataclass
from math import isnan
from typing import Final

from serenissima.core.errors import BadTable
from serenissima.core.messages import message

LEVELS: Final[dict[str, str]] = {
    "easy": "greedy:noise=0.5",
    "medium": "greedy",
    "hard": "rollout:seconds=0.2",
    "expert": "mcts:seconds=1",
    "master": "mcts:seconds=5",
}
"""The levels that players choose from, and the engine behind each."""

PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "random": (),
    "greedy": ("noise",),
    "rollout": ("iterations", "seconds"),
    "mcts": ("iterations", "seconds"),
}
PIPE: Final = "pipe"
MOST_ITERATIONS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0
PARAMETER: Final = re.compile(r"\s*\w+=")


@dataclass(frozen=True)
class BotName:
    """A parsed name."""

    engine: str
    noise: float = 0.0
    iterations: int = 0
    seconds: float = 0.0
    command: str = ""


def split_names(listed: str) -> list[str]:
    """The names in a list such as `a,b:x=1,y=2,c`; a part like `y=2` belongs to the bot before it."""
    names: list[str] = []
    for part in listed.split(",") if listed else []:
        if names and ":" in names[-1] and PARAMETER.match(part):
            names[-1] += "," + part.strip()
        else:
            names.append(part.strip())
    return names


def read_name(given: str) -> BotName:
    """Parse a name such as `mcts:seconds=2`, `expert` or `pipe:./my-bot` into engine and budget."""
    if (text := given.encode(errors="backslashreplace").decode()) != given:
        raise BadTable(message("bot-no-text", given=text))
    name = given.strip()
    name = LEVELS.get(name, name)
    engine, _, rest = name.partition(":")
    if engine == PIPE and rest.strip():
        return BotName(PIPE, command=rest.strip())
    if engine not in PARAMETERS:
        raise BadTable(message("bot-unknown", given=given, possible=", ".join(known_names())))
    found: dict[str, float] = {}
    for part in rest.split(",") if rest else []:
        key, _, value = part.partition("=")
        key = key.strip()
        if key not in PARAMETERS[engine]:
            possible = ", ".join(PARAMETERS[engine]) or "—"
            raise BadTable(message("bot-parameter", given=key, name=engine, possible=possible))
        found[key] = number(value, key, given)
    noise = found.get("noise", 0.0)
    iterations = found.get("iterations", 0.0)
    seconds = found.get("seconds", 0.0)
    if not 0 <= noise <= 1 or not 0 <= iterations <= MOST_ITERATIONS or not 0 <= seconds <= MOST_SECONDS:
        raise BadTable(message("bot-budget", given=given))
    if any(value == 0 for key, value in found.items() if key != "noise") or iterations != int(iterations):
        raise BadTable(message("bot-budget", given=given))
    return BotName(engine, noise=noise, iterations=int(iterations), seconds=seconds)


def number(value: str, key: str, given: str) -> float:
    """A parameter as a plain number."""
    try:
        found = float(value)
    except ValueError:
        raise BadTable(message("bot-budget", given=given)) from None
    if isnan(found) or (key == "iterations" and not value.strip().isdigit()):
        raise BadTable(message("bot-budget", given=given))
    return found


def known_names() -> tuple[str, ...]:
    """All names without parameters."""
    return (*PARAMETERS, *LEVELS, f"{PIPE}:…")
