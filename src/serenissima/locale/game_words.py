"""The words with which a game speaks at one table."""

from collections.abc import Sequence

from serenissima.core.spec import GameSpec
from serenissima.locale import Words


def words_for(spec: GameSpec, language: str, names: Sequence[str]) -> Words:
    """The words of a game in one language, with the seats' names and the texts of own data files."""
    words = Words(language, names)
    words.say_instead(spec.data().get("words", {}).get(language, {}))
    return words
