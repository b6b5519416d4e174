"""Parts of the notation of picks that several games use: texts in their normal form, and numbers."""

import re
from typing import Final

LONGEST_NUMBER: Final = 18
AROUND_PLUS: Final = re.compile(r" ?\+ ?")


def normal(written: str) -> str:
    """A text as it is compared: capitals, single spaces, none around a plus, a hyphen for the minus sign."""
    return AROUND_PLUS.sub("+", " ".join(written.replace("−", "-").upper().split()))


def number(written: str) -> int:
    """A whole number as text; ValueError for anything else."""
    if not written.isascii() or not written.removeprefix("-").isdigit() or len(written) > LONGEST_NUMBER:
        raise ValueError(written)
    return int(written)
