"""What tests know about single games: constants in `tests/games/<game>/<game>_cases.py`.

Most are optional: tests treat a game without them like any other. `needed` is for those a game must state.
"""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

GAMES = Path(__file__).parent / "games"


@cache
def cases(game: str) -> ModuleType | None:
    file = GAMES / game / f"{game}_cases.py"
    spec = spec_from_file_location(f"{game}_cases", file)
    if spec is None or spec.loader is None or not file.exists():
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def case(game: str, name: str, default: Any = None) -> Any:
    """What the cases of this game say under this name."""
    return getattr(cases(game), name, default)


def needed(game: str, name: str) -> Any:
    """The same for what every game must state, if only as None."""
    found = cases(game)
    assert found is not None, f"tests/games/{game}/{game}_cases.py is missing"
    assert hasattr(found, name), f"{game}_cases.py does not state {name}"
    return getattr(found, name)
