"""The words of the program and the games: Fluent catalogues, shared by terminal, server and browser."""

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
"""The hyphen before a negative number, where a minus sign belongs."""


def texts(folder: Traversable, language: str) -> list[str]:
    """The catalogues of one language in a folder, in order of name."""
    found = folder.joinpath(language)
    if not found.is_dir():
        return []
    files = sorted((file for file in found.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_bytes().decode(errors="replace") for file in files]


@cache
def game_texts(game: str, language: str) -> list[str]:
    """The catalogues of one game in one language; empty if it has none."""
    folder = game_folder(game)
    return texts(folder.joinpath("locale"), language) if folder is not None else []


def game_languages(game: str) -> tuple[str, ...]:
    """The languages in which a game has texts."""
    return tuple(language for language in LANGUAGES if game_texts(game, language))


@cache
def all_texts(language: str) -> list[str]:
    """All catalogues of one language: the program's, then each game's."""
    return [*texts(files(__name__), language), *[text for game in game_ids() for text in game_texts(game, language)]]


@cache
def catalogues(language: str) -> list[Resource]:
    return [FluentResource(text) for text in all_texts(language)]


@cache
def bundle(language: str) -> FluentBundle:
    """The words of one language, ready for rendering."""
    found = FluentBundle([language], use_isolating=False)
    for catalogue in catalogues(language):
        found.add_resource(catalogue)
    return found


@cache
def ids(language: str) -> list[str]:
    """Every message id, in the order of the catalogues."""
    entries = [entry for catalogue in catalogues(language) for entry in catalogue.body]
    return [entry.id.name for entry in entries if isinstance(entry, Entry)]


def readable(message: Message) -> str:
    """The id of a message that is in no catalogue, in words: `regatta-row-ahead` is “Row ahead”."""
    game, _, rest = message.id.partition("-")
    text = (rest if rest and game in game_ids() else message.id).replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


class Words:
    """Renders messages in one language, with the players' names.

    A missing entry or argument is a defect and raises KeyError, unless the words are `lenient`: a third-party game may
    have only English texts, or no catalogue at all, and can still be played.
    """

    def __init__(self, language: str, names: Sequence[str] = (), lenient: bool = False) -> None:
        self.language = language
        self.names = names
        self.lenient = lenient
        self.bundle = bundle(language)
        self.instead: Mapping[str, str] = {}

    def __call__(self, id: str, /, **args: Argument) -> str:
        return self.say(Message(id, args))

    def has(self, id: str) -> bool:
        return id in self.instead or bool(self.bundle.has_message(id))

    def ids(self, prefix: str) -> list[str]:
        """The ids with this prefix, in the order of the catalogues."""
        return [id for id in ids(self.language) if id.startswith(prefix)]

    def say_instead(self, texts: Mapping[str, str]) -> None:
        """From now on, use these messages in place of the catalogues'."""
        self.instead = texts

    def optional(self, id: str, otherwise: str) -> str:
        """A text that a game need not have; without it, another one."""
        known = self.has(id) or (self.lenient and bool(bundle(LANGUAGES[0]).has_message(id)))
        return self.say(Message(id)) if known else otherwise

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        if message.id in self.instead:
            return self.instead[message.id]
        args = {name: self.plain(value) for name, value in message.args.items()}
        for found in (self.bundle, bundle(LANGUAGES[0])) if self.lenient else (self.bundle,):
            if found.has_message(message.id) or not self.lenient:
                pattern = found.get_message(message.id).value
                assert pattern is not None
                text, errors = found.format_pattern(pattern, args)
                if errors and not self.lenient:
                    raise KeyError(f"{message.id}: {errors[0]}")
                return BELOW_ZERO.sub("−", str(text))
        said = ", ".join(str(value) for value in args.values())
        return f"{readable(message)}: {said}" if said else readable(message)

    def plain(self, value: Argument) -> int | str:
        """An argument as Fluent takes it."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, SeatName):
            return self.names[value.seat] if value.seat < len(self.names) or not self.lenient else str(value.seat + 1)
        if isinstance(value, list):
            return ", ".join(self.say(part) for part in value)
        return value
