"""`serenissima new-game`: writes the package of a new game that obeys every law from the start."""

import re
import sys
from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

from serenissima.core.errors import BadTable
from serenissima.core.messages import message
from serenissima.games import ID, OURS, installed
from serenissima.lab.file_errors import reporting_file_errors

PLACES: Final = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "init.py": "{id}/__init__.py",
    "state.py": "{id}/state.py",
    "rules.py": "{id}/rules.py",
    "knowledge.py": "{id}/knowledge.py",
    "wording.py": "{id}/wording.py",
    "audit.py": "{id}/audit.py",
    "board.py": "{id}/board.py",
    "RULES.md": "{id}/RULES.md",
    "en.ftl": "{id}/locale/en/{id}.ftl",
    "fr.ftl": "{id}/locale/fr/{id}.ftl",
    "test.py": "tests/test_{id}.py",
}
"""The templates, and where each of them goes."""
PLACEHOLDER: Final = re.compile(r"@(id|Name|Title)@")


def check_id(id: str) -> None:
    """Reject an id that cannot be the name of a game and its package."""
    if not ID.fullmatch(id):
        raise BadTable(message("new-game-bad-id", given=id))
    if iskeyword(id):
        raise BadTable(message("new-game-reserved", given=id))
    if id in installed() or id == OURS or id in sys.stdlib_module_names:
        raise BadTable(message("new-game-taken", given=id))


def write_game(id: str, folder: Path) -> list[Path]:
    """Write the package of a new game into `folder`/`id`. Returns the files written."""
    check_id(id)
    root = folder / id
    with reporting_file_errors(root):
        exists = root.exists() or root.is_symlink()
    if exists:
        raise BadTable(message("new-game-exists", folder=str(root)))
    if find_spec(id) is not None:
        raise BadTable(message("new-game-taken", given=id))
    words = id.split("_")
    values = {"id": id, "Name": "".join(map(str.capitalize, words)), "Title": " ".join(words).capitalize()}
    written: list[Path] = []
    for template, place in PLACES.items():
        text = files(__name__).joinpath("files", f"{template}.txt").read_text(encoding="utf-8")
        file = root / place.format(id=id)
        with reporting_file_errors(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(PLACEHOLDER.sub(lambda found: values[found[1]], text), encoding="utf-8")
        written.append(file)
    return written
