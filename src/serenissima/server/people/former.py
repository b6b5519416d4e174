"""The neutral names of people who have deleted themselves, at the tables where others still see their seats."""

import re
from collections.abc import Collection
from typing import Final

from serenissima.core.messages import Message, message
from serenissima.locale import Words

FORMER: Final = "former player"
"""As it is stored and as records have it; clients say it in their own language."""
NUMBERED: Final = re.compile(rf"{FORMER}(?: ([2-9]|[1-9][0-9]))?", re.IGNORECASE)


def former_name(taken: Collection[str]) -> str:
    """A neutral name that nobody has yet at a table: the second one gets a number."""
    number = 1
    while (name := FORMER if number == 1 else f"{FORMER} {number}") in taken:
        number += 1
    return name


def is_former(name: str) -> bool:
    """Whether a name is one of these; nobody else may take it."""
    return NUMBERED.fullmatch(name) is not None


def former_message(name: str) -> Message:
    """Such a name as a message."""
    found = NUMBERED.fullmatch(name)
    return message("server-former-player", number=int((found and found[1]) or 1))


def shown_name(words: Words, name: str) -> str:
    """A name in the reader's language."""
    return words.say(former_message(name)) if is_former(name) else name
