"""The options of a decision as numbered lines; long lists in two steps, or filtered by words."""

import unicodedata
from math import ceil
from typing import Final

from serenissima.core.messages import Choice
from serenissima.core.pick_text import normal
from serenissima.locale import Words
from serenissima.notation import notation_of
from serenissima.table.session import Session
from serenissima.terminal.screens import MANY, Screen

GAP: Final = 3
NUMBER_WIDTH: Final = 5
EDGES: Final = " ,;:.!?()«»“”—\u202f\u00a0"


def plain(text: str) -> str:
    """Normalise typed text: lower case, no accents, a hyphen for the minus sign."""
    letters = unicodedata.normalize("NFD", text.lower().replace("−", "-").replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def is_number(typed: str) -> bool:
    return typed.isascii() and typed.removeprefix("-").isdigit()


def room(lines: list[str], width: int) -> int:
    """How many lines of this length fit on the screen: in columns, or fewer if each takes several rows."""
    longest = max(len(line) for line in lines) + NUMBER_WIDTH
    columns = (width + GAP) // (longest + GAP)
    return MANY * columns if columns else MANY // ceil(longest / width)


class Menu:
    """What the screen shows of a decision, and what a typed line means there.

    After `choose`, `moved` says whether the lines have changed, and `problem` what was wrong.
    """

    def __init__(self, session: Session, seat: int, words: Words, board: Screen) -> None:
        decision = session.decision(seat)
        assert decision is not None
        self.session = session
        self.decision = decision
        self.words = words
        self.board = board
        self.view = session.view(seat)
        # If options pay at once, the best paid come first: then the top of a long list is worth reading.
        self.choices = sorted(decision.choices, key=lambda choice: -(board.worth(choice) or 0))
        self.are_amounts = decision.kind in board.amounts
        self.first = 0 if self.are_counts() else 1
        self.problem = ""
        self.moved = False
        self.reset()

    def are_counts(self) -> bool:
        """Whether the options are amounts (none, 1, 2, …): then each is numbered by its amount."""
        labels = [self.words.say(choice.label) for choice in self.choices]
        return len(labels) > 1 and all(label.split()[0] == str(i) for i, label in enumerate(labels) if i)

    def reset(self) -> None:
        """Show all options, or their groups if there are many."""
        self.heading = ""
        self.opened = ""
        self.is_whole = False
        self.filtered = self.choices
        self.groups = self.grouped() if len(self.filtered) > self.board.many and not self.are_amounts else []

    def grouped(self) -> list[list[Choice]]:
        """The options by heading, if that shortens the list."""
        groups: dict[str, list[Choice]] = {}
        for choice in self.decision.choices:
            if choice.group is None:
                return []
            groups.setdefault(self.words.say(choice.group), [])
        for choice in self.filtered:
            groups[self.group_words(choice)].append(choice)
        return list(groups.values()) if len(groups) > 1 else []

    # Showing.

    @property
    def numbers(self) -> list[int]:
        """The number to type for each line: its place in the list, or its amount."""
        if self.are_amounts:
            return [choice.pick for choice in self.filtered]
        return list(range(self.first, self.first + len(self.groups or self.filtered)))

    @property
    def least(self) -> int:
        """The lowest number that can be typed."""
        return self.numbers[0]

    @property
    def last(self) -> int:
        """The highest number that can be typed."""
        return self.numbers[-1]

    def numbered(self) -> list[tuple[int, Choice]]:
        """The options on the screen with their numbers; empty while only groups are shown."""
        return [] if self.groups else list(zip(self.numbers, self.filtered, strict=True))

    def lines(self, width: int) -> list[str]:
        """What the screen shows: the options with their effects if there is room, otherwise as many as fit."""
        if self.groups:
            return [self.group_line(group) for group in self.groups]
        full = [self.line(choice) for choice in self.filtered]
        if len(full) <= max(MANY, room(full, width)):
            return full
        short = [self.label(choice) for choice in self.filtered]
        if self.is_whole or len(short) <= room(short, width):
            return short
        shown = full if room(full, width) >= MANY else short
        return shown[: room(shown, width)]

    def group_line(self, group: list[Choice]) -> str:
        """A heading and the number of options below it; a single option is shown itself."""
        if len(group) == 1:
            return self.line(group[0])
        heading, best = self.group_words(group[0]), self.board.worth(group[0])
        if best is None:
            return self.words("terminal-group", heading=heading, count=len(group))
        worth = f"+{best}" if best >= 0 else f"−{-best}"
        return self.words("terminal-group-best", heading=heading, count=len(group), best=worth)

    def line(self, choice: Choice) -> str:
        label = self.label(choice)
        return label if choice.effect is None else f"{label} — {self.words.say(choice.effect)}"

    def label(self, choice: Choice) -> str:
        """The option in words, without its heading."""
        label = self.words.say(choice.label)
        rest = label.removeprefix(self.opened).lstrip(EDGES)
        return rest if self.opened and rest else label

    def group_words(self, choice: Choice) -> str:
        return "" if choice.group is None else self.words.say(choice.group)

    def number_of(self, pick: int) -> str:
        """What to type for this pick; empty if it is not among the options shown."""
        for i, group in enumerate(self.groups, 1):
            for j, choice in enumerate(group, 1):
                if choice.pick == pick:
                    return f"{i} {j}" if len(group) > 1 else str(i)
        return next((str(number) for number, choice in self.numbered() if choice.pick == pick), "")

    # Choosing.

    def choose(self, typed: str) -> int | None:
        """The pick that was meant, if it is clear; otherwise the menu shows the remaining options."""
        self.problem = ""
        self.moved = False
        parts = typed.replace(".", " ").split()
        if not parts:
            self.reset()
            self.moved = True
            return None
        if not all(is_number(part) for part in parts):
            self.narrow(typed)
            return None
        for part in parts:
            pick = self.number(part)
            if pick is not None or self.problem:
                return pick
        return None

    def number(self, typed: str) -> int | None:
        """The option with this number; a group is opened."""
        number = int(typed) if len(typed) < NUMBER_WIDTH else -1
        if self.are_amounts:
            if number in [choice.pick for choice in self.choices]:
                return number
            self.problem = self.words.say(self.session.state.refusal(self.decision.seat, number))
            return None
        if number not in self.numbers:
            self.problem = type_a_number(self.words, self.least, self.last)
            return None
        if not self.groups:
            return self.filtered[number - self.first].pick
        if len(self.groups[number - 1]) == 1:
            return self.groups[number - 1][0].pick
        self.filtered = self.groups[number - 1]
        self.opened = self.group_words(self.filtered[0])
        self.heading = self.words("terminal-back", heading=self.opened)
        self.groups = []
        self.is_whole = False
        self.moved = True
        return None

    def narrow(self, typed: str) -> None:
        """Show only the matching options, or say why there are none."""
        meant = self.board.means(plain(typed), self.decision.kind, self.view) or self.written(typed)
        found = [choice for choice in self.choices if choice.pick in meant] if meant else self.containing(typed)
        if found:
            self.filtered = found
            self.opened = ""
            self.groups = []
            self.is_whole = False
            self.heading = self.words("terminal-narrowed", typed=typed, count=len(found))
            self.moved = True
        elif meant:
            reasons = [self.words.say(self.session.state.refusal(self.decision.seat, pick)) for pick in meant]
            self.problem = " ".join(dict.fromkeys(reasons))
        else:
            self.problem = self.words("terminal-nothing-like", typed=typed)

    def written(self, typed: str) -> list[int]:
        """The option whose notation was typed, if there is one."""
        notation, kind = notation_of(self.session.spec.id), self.decision.kind
        wanted = normal(typed)
        picks = [choice.pick for choice in self.choices]
        return [pick for pick in picks if normal(notation.text(kind, pick, self.view)) == wanted]

    def containing(self, typed: str) -> list[Choice]:
        """The options that contain everything typed: as whole words if any match, otherwise anywhere."""
        self.opened = ""
        parts = plain(typed).split()
        texts = [(choice, plain(f"{self.group_words(choice)} {self.line(choice)}")) for choice in self.choices]
        whole = [choice for choice, text in texts if {*parts} <= {word.strip(EDGES) for word in text.split()}]
        return whole or [choice for choice, text in texts if all(part in text for part in parts)]


def type_a_number(words: Words, least: int, most: int) -> str:
    """What can be typed, for somebody who has typed something else."""
    if least == most:
        return words("terminal-only-number", number=least)
    return words("terminal-no-such-number", least=least, most=most)
