"""The laws that every game obeys, checked on random games at every kind of table.

docs/check.md explains what each law finds, and what none of them can find.
"""

from serenissima.lab.laws.checker import Checker, check, check_position, digests, position_at
from serenissima.lab.laws.seat_knowledge import answered, knowledge_of
from serenissima.lab.laws.verdict import LAWS, LawBroken, PositionRef, Verdict

__all__ = [
    "LAWS",
    "Checker",
    "LawBroken",
    "PositionRef",
    "Verdict",
    "answered",
    "check",
    "check_position",
    "digests",
    "knowledge_of",
    "position_at",
]
