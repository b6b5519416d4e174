"""The words of the program: Fluent catalogues, one folder per language, shared by terminal, server and browser."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from serenissima.core.words import Argument, Message, SeatName

LANGUAGES: Final = ("en", "fr")


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of one language."""
    found = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


class Words:
    """Says messages in one language, with the names of those who sit at the table."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self.bundle = bundle(language)

    def __call__(self, id: str, /, **args: Argument) -> str:
        return self.say(Message(id, args))

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, message: Message) -> str:
        """The message as a sentence. A missing entry or argument is a defect and raises KeyError."""
        pattern = self.bundle.get_message(message.id).value
        assert pattern is not None
        args = {name: self.plain(value) for name, value in message.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{message.id}: {errors[0]}")
        return str(text)

    def plain(self, value: Argument) -> int | str:
        """An argument as Fluent takes it."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, SeatName):
            return self.names[value.seat]
        if isinstance(value, list):
            return ", ".join(self.say(part) for part in value)
        return value
