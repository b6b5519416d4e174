"""Writes out, in state.py of each of our games, what follows from the attributes that `__init__` declares.

python tools/fields.py           writes FIELDS, __slots__ and clone between the two marks
python tools/fields.py --check   fails if one of them is out of date

An attribute in DERIVED is copied but not saved. `clone` calls `before_clone` first if the position has that method.
docs/adr/0014 says why this is written out.
"""

import ast
import sys
from pathlib import Path

from generated_files import write_or_check

GAMES = Path(__file__).parents[1] / "src" / "serenissima" / "games"
BEGIN = "    # Generated from __init__ by tools/fields.py. Run that again after a change; do not edit this.\n"
END = "    # End of the generated part.\n"
COPIED = ("list", "dict", "set", "deque")
SHARED = ("int", "bool", "float", "str", "bytes", "tuple", "frozenset", "Pile", "Rules", "Chart")
"""Immutable types: a clone shares the value."""


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
    copies = [f"        twin.{name} = {copied(position, name, type)}" for name, type in attributes.items()]
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


def copied(position: ast.ClassDef, name: str, type: str) -> str:
    """The value of an attribute in a clone."""
    written = ast.parse(type, mode="eval").body
    outer = ast.unparse(written.value if isinstance(written, ast.Subscript) else written)
    if outer not in COPIED + SHARED:
        raise ValueError(
            f"{position.name}.{name}: this tool does not know whether a clone may share a {type}; "
            "add the type to COPIED or SHARED in tools/fields.py"
        )
    return f"self.{name}.copy()" if outer in COPIED else f"self.{name}"


def updated(source: str) -> str:
    """The module with its generated part up to date."""
    position = position_in(ast.parse(source))
    if position is None:
        raise ValueError("no class extends State")
    before, begin, rest = source.partition(BEGIN)
    if not begin:
        raise ValueError(f"{position.name}: there is no generated part; add both marks: {BEGIN.strip()} {END.strip()}")
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"{position.name}: the generated part has no end")
    return before + BEGIN + generated(position) + END + after


def main() -> int:
    wanted: dict[Path, str] = {}
    problems: list[str] = []
    for file in sorted(GAMES.glob("*/state.py")):
        try:
            wanted[file] = updated(file.read_text(encoding="utf-8"))
        except ValueError as error:
            problems.append(f"{file.parent.name}/{file.name}: {error}")
    for problem in problems:
        print(problem, file=sys.stderr)
    return write_or_check(wanted) or int(len(problems) > 0)


if __name__ == "__main__":
    sys.exit(main())
