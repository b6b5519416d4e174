"""The rules of a table: the options chosen before the game, as one immutable object.

In a dump, the options stand next to the position's attributes, not in an object of their own. Records hold dumps and
fingerprints from before there was such an object, and these must stay valid.
"""

import sys
from dataclasses import fields
from inspect import get_annotations
from typing import Any, Final

RULES: Final = "rules"
"""The attribute of a position that holds them."""

# Caches: the class of each position's rules, and the options in each such class.
RULES_OF: Final[dict[type, Any]] = {}
OPTIONS_IN: Final[dict[type, tuple[str, ...]]] = {}


def rules_of(position: type) -> Any:
    """The class of a game's `rules`: the type of their first value, or else of the annotation."""
    found = RULES_OF.get(position)
    if found is None:
        first = getattr(position(), RULES, None)
        found = annotated(position) if first is None else type(first)
        RULES_OF[position] = found
    return found


def annotated(position: type) -> Any:
    for ancestor in position.__mro__:
        declared = get_annotations(ancestor).get(RULES)
        if isinstance(declared, str):
            return getattr(sys.modules[ancestor.__module__], declared)
        if declared is not None:
            return declared
    raise TypeError(f"{position.__name__}.rules has no type")


def options_in(rules: type) -> tuple[str, ...]:
    """The names of the options in this class of rules."""
    found = OPTIONS_IN.get(rules)
    if found is None:
        found = tuple([field.name for field in fields(rules)])
        OPTIONS_IN[rules] = found
    return found


def check_rules(position: type, attributes: tuple[str, ...]) -> None:
    """Reject rules that can change, since all copies of a position share them, and options named like an attribute."""
    rules = rules_of(position)
    params = getattr(rules, "__dataclass_params__", None)
    if params is None or not params.frozen:
        raise TypeError(f"{position.__name__}.rules must be a frozen dataclass: all copies of a position share it")
    for name in options_in(rules):
        if name in attributes:
            raise TypeError(f"{position.__name__}.rules.{name}: the position also has an attribute of this name")
