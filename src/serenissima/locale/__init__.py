"""The words of the program and of the games: Fluent catalogues, shared by terminal, server and browser."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import Resource

from serenissima.core.messages import Argument, Message, SeatName
from serenissima.games import game_folder
from serenissima.games import ids as game_ids

LANGUAGES: Final = ("en", "fr")
BELOW_ZERO: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen before a number below zero, where a minus belongs."""


def texts(folder: Traversable, language: str) -> list[str]:
    """The catalogues of one language in a folder of catalogues, in the order of their names."""
    found = folder.joinpath(language)
    if not found.is_dir():
        return []
    files = sorted((file for file in found.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files]


@cache
def all_texts(language: str) -> list[str]:
    """All catalogues of one language: those of the program, then those of each game."""
    games = [text for game in game_ids() for text in texts(game_folder(game).joinpath("locale"), language)]
    return [*texts(files(__name__), language), *games]


@cache
def catalogues(language: str) -> list[Resource]:
    return [FluentResource(text) for text in all_texts(language)]


@cache
def bundle(language: str) -> FluentBundle:
    """The words of one language, ready to be said."""
    found = FluentBundle([language], use_isolating=False)
    for catalogue in catalogues(language):
        found.add_resource(catalogue)
    return found


@cache
def ids(language: str) -> list[str]:
    """Every message id, in the order of the catalogues."""
    entries = [entry for catalogue in catalogues(language) for entry in catalogue.body]
    return [entry.id.name for entry in entries if isinstance(entry, Entry)]


class Words:
    """Says messages in one language, with the names of those who sit at the table."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self.bundle = bundle(language)
        self.instead: Mapping[str, str] = {}

    def __call__(self, id: str, /, **args: Argument) -> str:
        return self.say(Message(id, args))

    def has(self, id: str) -> bool:
        return id in self.instead or bool(self.bundle.has_message(id))

    def ids(self, prefix: str) -> list[str]:
        """The ids that begin like this, in the order of the catalogues."""
        return [id for id in ids(self.language) if id.startswith(prefix)]

    def say_instead(self, texts: Mapping[str, str]) -> None:
        """From now on these messages are said in place of those of the catalogues."""
        self.instead = texts

    def say(self, message: Message) -> str:
        """The message as a sentence. A missing entry or argument is a defect and raises KeyError."""
        if message.id in self.instead:
            return self.instead[message.id]
        pattern = self.bundle.get_message(message.id).value
        assert pattern is not None
        args = {name: self.plain(value) for name, value in message.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{message.id}: {errors[0]}")
        return BELOW_ZERO.sub("−", str(text))

    def plain(self, value: Argument) -> int | str:
        """An argument as Fluent takes it."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, SeatName):
            return self.names[value.seat]
        if isinstance(value, list):
            return ", ".join(self.say(part) for part in value)
        return value
