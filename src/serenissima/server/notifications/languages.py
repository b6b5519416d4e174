"""Loading the words of a language without holding up the tables: reading all catalogues takes up to a second."""

import asyncio
import threading
from typing import Final

from serenissima.locale import LANGUAGES, bundle

loading: Final = threading.Lock()
loaded: Final[set[str]] = set()


async def load_language(language: str) -> None:
    """Read the catalogues of a language, and of English in case a text is missing, in a thread."""
    if language not in loaded:
        await asyncio.to_thread(load, language)


def load(language: str) -> None:
    with loading:
        for each in (language, LANGUAGES[0]):
            bundle(each)
            loaded.add(each)
