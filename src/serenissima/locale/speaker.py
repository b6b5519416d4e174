"""Who says the messages of one game."""

from collections.abc import Sequence

from serenissima.core.spec import GameSpec
from serenissima.locale import Words


def words_for(spec: GameSpec, language: str, names: Sequence[str]) -> Words:
    """The words of a game in one language, with the names of the seats and those that own data files give."""
    words = Words(language, names)
    words.say_instead(spec.data().get("words", {}).get(language, {}))
    return words
