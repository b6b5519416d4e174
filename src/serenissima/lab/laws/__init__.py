"""The laws that every game obeys, checked on random games at every kind of table.

docs/check.md explains what each law finds, and what none of them can find.
"""

from serenissima.lab.laws.checker import Checker, check, check_position, digests, position_at
from serenissima.lab.laws.seat_knowledge import answered, told
from serenissima.lab.laws.verdict import LAWS, LawBroken, Place, Verdict

__all__ = [
    "LAWS",
    "Checker",
    "LawBroken",
    "Place",
    "Verdict",
    "answered",
    "check",
    "check_position",
    "digests",
    "position_at",
    "told",
]
