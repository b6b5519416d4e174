"""Writes out, in state.py of each of our games, what follows from the attributes that `__init__` declares.

python tools/fields.py           writes FIELDS, __slots__ and clone between the two marks
python tools/fields.py --check   fails if one of them is out of date

An attribute in DERIVED is copied but not saved. `clone` calls `before_clone` first if the position has that method.
docs/adr/0014 says why this is written out.
"""

import ast
import sys
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "serenissima" / "games"
BEGIN = "    # Generated from __init__ by tools/fields.py. Run that again after a change; do not edit this.\n"
END = "    # End of the generated part.\n"
COPIED = ("list", "dict")


def position_in(tree: ast.Module) -> ast.ClassDef | None:
    """The class of the positions: the one that extends State."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and [ast.unparse(base) for base in node.bases] == ["State"]:
            return node
    return None


def methods(position: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in position.body if isinstance(node, ast.FunctionDef)}


def declared(position: ast.ClassDef) -> dict[str, str]:
    """The attributes that `__init__` declares, each with its type as written there."""
    found: dict[str, str] = {}
    for node in methods(position)["__init__"].body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            found[node.target.attr] = ast.unparse(node.annotation)
    return found


def derived(position: ast.ClassDef) -> tuple[str, ...]:
    """The attributes named in DERIVED."""
    for node in position.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "DERIVED" and node.value is not None:
            return tuple(ast.literal_eval(node.value))
    return ()


def generated(position: ast.ClassDef) -> str:
    """The lines between the two marks."""
    attributes = declared(position)
    not_saved = derived(position)
    unknown = [name for name in not_saved if name not in attributes]
    if unknown:
        raise ValueError(f"{position.name}.DERIVED: {', '.join(unknown)} not declared in __init__")
    saved = [f'        "{name}",' for name in attributes if name not in not_saved]
    copies = [
        f"        twin.{name} = self.{name}{'.copy()' if type.partition('[')[0] in COPIED else ''}"
        for name, type in attributes.items()
    ]
    before = ["        self.before_clone()"] if "before_clone" in methods(position) else []
    return "\n".join(
        [
            "    FIELDS: ClassVar[tuple[str, ...]] = (",
            *saved,
            "    )",
            "    __slots__ = (*FIELDS, *DERIVED)" if not_saved else "    __slots__ = FIELDS",
            "",
            f'    def clone(self) -> "{position.name}":',
            *before,
            f"        twin = {position.name}()",
            "        self.copy_core_to(twin)",
            *copies,
            "        return twin",
            "",
            "",
        ]
    )


def updated(source: str) -> str:
    """The module with its generated part up to date; unchanged if it has none."""
    position = position_in(ast.parse(source))
    if position is None or BEGIN not in source:
        return source
    before, _, rest = source.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"{position.name}: the generated part has no end")
    return before + BEGIN + generated(position) + END + after


def main() -> int:
    outdated = False
    for file in sorted(GAMES.glob("*/state.py")):
        source = file.read_text(encoding="utf-8")
        wanted = updated(source)
        if source == wanted:
            continue
        if "--check" in sys.argv[1:]:
            print(f"{file.parent.name}/{file.name} is out of date: run python tools/fields.py", file=sys.stderr)
            outdated = True
        else:
            file.write_text(wanted, encoding="utf-8")
    return int(outdated)


if __name__ == "__main__":
    sys.exit(main())
