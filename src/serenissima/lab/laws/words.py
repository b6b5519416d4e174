"""Law 18: everything a game says has words in every language it offers."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from serenissima.core.event import Event
from serenissima.core.messages import Argument, Message, SeatName
from serenissima.core.spec import GameSpec, Option
from serenissima.core.state import State
from serenissima.game_errors import folder_of
from serenissima.lab.laws.verdict import PositionRef, demand
from serenissima.locale import texts

MOST_TOLD = 40
"""The most missing messages that a violation names."""
FEW_VALUES = 9
"""An option with more values than this is described as a whole, not value by value."""


MISSING = "missing"


@cache
def parsed(text: str) -> Resource:
    return FluentResource(text)


class Catalogue:
    """The words of one game, and of the program, in one language, without falling back on another."""

    def __init__(self, spec: GameSpec, language: str) -> None:
        self.language = language
        folder = folder_of(spec) / "locale" / language
        files_there = sorted(file.name for file in folder.glob("*.ftl"))
        self.file = f"locale/{language}/{files_there[0] if len(files_there) == 1 else '*.ftl'}"
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
        """Why this message cannot be rendered, ignoring its arguments: MISSING if there is none; empty if it can."""
        if message.id in self.instead:
            return ""
        if not self.bundle.has_message(message.id):
            return MISSING
        pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            return f"the {self.language} message {message.id} has no text"
        args = {name: value if isinstance(value, int) else "…" for name, value in message.args.items()}
        text, problems = self.bundle.format_pattern(pattern, args)
        if problems:
            return f"the {self.language} message {message.id} cannot be said: {problems[0]}"
        return "" if str(text).strip() else f"the {self.language} message {message.id} is empty"


def languages(spec: GameSpec) -> list[str]:
    """The languages a game offers: the folders with catalogues next to its sources."""
    folder = folder_of(spec) / "locale"
    return sorted(found.name for found in folder.iterdir() if texts(folder, found.name)) if folder.is_dir() else []


class Sayable:
    """Renders each message once for each set of arguments: whether that works does not depend on their values."""

    def __init__(self, spec: GameSpec, place: Callable[[], PositionRef | None] = lambda: None) -> None:
        self.spec = spec
        self.place = place
        self.first: PositionRef | None = None
        """Where the first problem was found; None if it concerns the whole game."""
        self.problems: dict[tuple[str, str], list[str]] = {}
        """The ids of messages by catalogue and problem."""
        self.catalogues = [Catalogue(spec, language) for language in languages(spec)]
        self.known: set[Any] = set()

    def check(self, message: Message | None, seats: int) -> int:
        """18 This message can be rendered in every language. Returns in how many."""
        if message is None:
            return 0
        demand(18, isinstance(message, Message), f"{message!r} is not a Message")
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
                    if problem := catalogue.problem(value):
                        self.note(catalogue, problem, value.id)
                self.known.add(shape)

    def note(self, catalogue: Catalogue, problem: str, id: str) -> None:
        if not self.problems:
            self.first = self.place()
        ids = self.problems.setdefault((catalogue.file, problem), [])
        if id not in ids:
            ids.append(id)

    def report(self) -> str:
        """All problems so far: for each catalogue the messages that it lacks, then those that cannot be said."""
        parts = []
        for (file, problem), ids in self.problems.items():
            more = f" and {len(ids) - MOST_TOLD} more" if len(ids) > MOST_TOLD else ""
            parts.append(f"{file} has no message {', '.join(ids[:MOST_TOLD])}{more}" if problem == MISSING else problem)
        return "; ".join(parts)

    def table(self) -> int:
        """18 The title, blurb, options and endings of the game can be rendered."""
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
        """18 Prompts, options and refusals of all seats can be rendered, and no two options of a seat read the same."""
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
        """18 Every event can be rendered as a line of the log."""
        return sum(self.check(line, seats) for line in self.spec.lines(events))
