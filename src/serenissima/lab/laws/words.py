"""Law 18: everything that a game says can be said in every language that it offers."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from serenissima.core.event import Event
from serenissima.core.messages import Argument, Message, SeatName
from serenissima.core.spec import GameSpec, Option
from serenissima.core.state import State
from serenissima.lab.laws.verdict import demand, folder_of
from serenissima.locale import texts

FEW_VALUES = 9
"""An option with more values than that is described as a whole, not value by value."""


@cache
def parsed(text: str) -> Resource:
    return FluentResource(text)


class Catalogue:
    """The words of one game in one language, and of the program; without falling back on another language."""

    def __init__(self, spec: GameSpec, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.instead: dict[str, str] = spec.data().get("words", {}).get(language, {})
        for text in texts(files("serenissima.locale"), language):
            self.bundle.add_resource(parsed(text))
        for text in texts(folder_of(spec) / "locale", language):
            resource = parsed(text)
            junk = [(entry.content or "").strip() for entry in resource.body if isinstance(entry, Junk)]
            demand(18, not junk, f"the {language} catalogue has an entry that cannot be read: {junk[:1]}")
            self.bundle.add_resource(resource)

    def problem(self, message: Message) -> str:
        """Why this message cannot be said, leaving its own arguments aside; empty if it can."""
        if message.id in self.instead:
            return ""
        if not self.bundle.has_message(message.id):
            return f"the {self.language} catalogue has no message {message.id}"
        pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            return f"the {self.language} message {message.id} has no text"
        args = {name: value if isinstance(value, int) else "…" for name, value in message.args.items()}
        text, problems = self.bundle.format_pattern(pattern, args)
        if problems:
            return f"the {self.language} message {message.id} cannot be said: {problems[0]}"
        return "" if str(text).strip() else f"the {self.language} message {message.id} is empty"


def languages(spec: GameSpec) -> list[str]:
    """The languages that a game offers: the folders with catalogues beside its sources."""
    folder = folder_of(spec) / "locale"
    return sorted(found.name for found in folder.iterdir() if texts(folder, found.name)) if folder.is_dir() else []


class Sayable:
    """Says each message once for each set of arguments: what stands in them does not matter to Fluent."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.catalogues = [Catalogue(spec, language) for language in languages(spec)]
        self.known: set[Any] = set()

    def check(self, message: Message | None, seats: int) -> int:
        """18 This message can be said in every language; returns in how many."""
        if message is None or not self.catalogues:
            return 0
        self.look_into(message, seats)
        return len(self.catalogues)

    def look_into(self, value: Argument, seats: int) -> None:
        if isinstance(value, SeatName):
            demand(18, 0 <= value.seat < seats, f"a message names seat {value.seat} of {seats}")
        elif isinstance(value, list):
            for message in value:
                self.look_into(message, seats)
        elif isinstance(value, Message):
            for part in value.args.values():
                if not isinstance(part, (int, str)):
                    self.look_into(part, seats)
            shape = (value.id, *[(name, isinstance(part, int)) for name, part in value.args.items()])
            if shape not in self.known:
                for catalogue in self.catalogues:
                    problem = catalogue.problem(value)
                    demand(18, not problem, problem)
                self.known.add(shape)

    def table(self) -> int:
        """18 The title, the blurb, the options and the endings of the game can be said."""
        id, said = self.spec.id, 0
        needed = [f"{id}-title", f"{id}-blurb", *[f"{id}-ending-{ending}" for ending in self.spec.endings]]
        for option in self.spec.options:
            needed += [f"{id}-option-{option.name}", f"{id}-option-{option.name}-help"]
            if type(option) is Option and len(option.values) < FEW_VALUES:
                needed += [f"{id}-option-{option.name}-{value}" for value in option.values if type(value) is str]
        for wanted in needed:
            said += self.check(Message(wanted), 0)
        return said

    def question(self, s: State, refused: dict[int, list[int]]) -> int:
        """18 Prompts, options and refusals of all seats can be said, and no two options of a seat read the same."""
        if not self.catalogues:
            return 0
        said = 0
        for seat in range(s.seats):
            if s.options(seat):
                said += self.check(self.spec.prompt(s, seat), s.seats)
            labels: dict[str, int] = {}
            for choice in self.spec.choices(s, seat):
                for message in (choice.label, choice.group, choice.effect):
                    said += self.check(message, s.seats)
                text = repr(choice.label)
                twice = f"the options {labels.get(text)} and {choice.pick} of seat {seat} read the same: {text}"
                demand(18, text not in labels, twice)
                labels[text] = choice.pick
            for pick in refused.get(seat, []):
                said += self.check(s.refusal(seat, pick), s.seats)
        return said

    def events(self, events: list[Event], seats: int) -> int:
        """18 Every event can be told as a line of the log."""
        return sum(self.check(line, seats) for line in self.spec.lines(events))
