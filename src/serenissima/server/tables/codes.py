"""Short codes: people type them to join a table before the start."""

import secrets
from typing import Final

from serenissima.server.storage.store import Store

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without 0, O, 1 and I, which look alike."""
LENGTH: Final = 6


async def new_code(store: Store) -> str:
    """A code that no open table has."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if await store.with_code(code) is None:
            return code


def is_short(given: str) -> bool:
    """Whether this is as long as a short code, and not an invitation, which has twenty characters."""
    return len(plain(given)) == LENGTH


def plain(given: str) -> str:
    """A code as it is stored: people may type it with blanks, hyphens and small letters."""
    return "".join(given.split()).replace("-", "").upper()
