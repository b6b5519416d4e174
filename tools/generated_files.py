"""What the tools that generate files have in common: `--check` fails if a file is out of date, else it is written."""

import sys
from pathlib import Path


def write_or_check(wanted: dict[Path, str]) -> int:
    """The exit status. A file whose wanted text is empty need not exist."""
    outdated = [file for file, text in wanted.items() if current(file) != text]
    for file in outdated:
        if "--check" in sys.argv[1:]:
            tool = Path(sys.argv[0]).name
            print(f"{file.parent.name}/{file.name} is out of date: run python tools/{tool}", file=sys.stderr)
        else:
            file.write_text(wanted[file], encoding="utf-8")
    return int("--check" in sys.argv[1:] and len(outdated) > 0)


def current(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""
