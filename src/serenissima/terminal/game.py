"""A game at the terminal: the position, the log, numbered options in words, undo, hint, save."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serenissima.bots.api import LEVELS, Perspective, make_bot
from serenissima.core.dice import Dice, from_seed
from serenissima.core.errors import BadTable, Illegal
from serenissima.core.event import SPECTATOR, Event
from serenissima.core.words import SeatName, message
from serenissima.locale import Words
from serenissima.table.record import write
from serenissima.table.session import Choice, Decision, Session
from serenissima.terminal.boards import board_of

HUMAN: Final = "human"
NAMES: Final = ("Andrea", "Bianca", "Carlo", "Donata", "Elena")
MANY: Final = 24


class Left(Exception):
    """Somebody gets up from the table. The game is saved."""


def check_players(players: list[str]) -> None:
    """Refuse a seat that is neither a person nor a bot we have."""
    for player in players:
        if player not in (HUMAN, *LEVELS):
            raise BadTable(message("bot-unknown", given=player, possible=", ".join((HUMAN, *LEVELS))))


class TerminalGame:
    """One session with people at this terminal and bots at the other seats."""

    def __init__(self, session: Session, words: Words, console: Console, file: Path, read: Callable[[], str]) -> None:
        self.session = session
        self.words = words
        self.console = console
        self.file = file
        self.read = read
        self.draw = board_of(session.spec.id)
        self.players = session.record.players
        self.bots = {
            seat: make_bot(level, session.spec.id) for seat, level in enumerate(self.players) if level != HUMAN
        }
        self.dice = from_seed(session.record.seed + 1)
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.told = session.picks_in_force if session.record.entries else 0

    def play(self) -> None:
        """Until the game is over or somebody leaves."""
        self.save()
        while not self.session.is_over:
            seat = self.session.state.turn()
            if seat in self.bots:
                self.session.pick(seat, self.bots[seat].choose(self.perspective(seat), self.dice))
                if not self.people:
                    self.tell_news(SPECTATOR)
            else:
                self.ask(seat)
            self.save()
        self.show_end()

    def perspective(self, seat: int) -> Perspective:
        return Perspective(self.session.spec, self.session.state, seat)

    def save(self) -> None:
        write(self.session.record, self.file)

    # Showing.

    def show_position(self, seat: int) -> None:
        self.console.print(self.draw(self.session.view(seat), self.words))

    def tell_news(self, seat: int) -> None:
        """The log since it was last shown."""
        self.told = min(self.told, self.session.picks_in_force)
        self.tell(self.session.log(seat, self.told - self.session.skipped if self.told else 0))
        self.told = self.session.picks_in_force

    def tell(self, events: list[Event]) -> None:
        for event in events:
            line = self.session.spec.line(event)
            if line is not None:
                self.console.print(Text("  · " + self.words.say(line)), style="dim", highlight=False)

    def show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.tell_news(viewer)
        self.show_position(viewer)
        s = self.session.state
        words, names = self.words, self.session.record.names
        table = Table(title=words("terminal-final"))
        table.add_column(words("terminal-place"), justify="right")
        table.add_column(words("terminal-player"))
        table.add_column(words("terminal-score"), justify="right")
        for rank, score, name in sorted(zip(s.ranks(), [-x for x in s.scores()], names, strict=True)):
            table.add_row(str(rank), name, str(-score))
        self.console.print(table)
        self.console.print(words(f"{self.session.spec.id}-ending-{s.ending()}"))
        self.console.print(words("terminal-saved", file=str(self.file)))

    # Asking.

    def ask(self, seat: int) -> None:
        """Show a person what has happened and what can be done, and carry out what is typed, until it is a pick."""
        if seat != self.at_screen:
            self.hand_over(seat)
        self.tell_news(seat)
        self.show_position(seat)
        decision = self.session.decision(seat)
        assert decision is not None
        menu = Menu(decision, self.words)
        self.show_question(menu)
        while True:
            self.console.print(self.words("terminal-ask", most=len(menu.shown)), end=" ")
            typed = self.read().strip()
            command = self.commands().get(typed.lower())
            if command is not None:
                if command(seat):
                    return
                continue
            pick = menu.choose(typed)
            if pick is not None:
                try:
                    self.session.pick(seat, pick, decision.number)
                except Illegal as problem:
                    self.console.print(self.words.say(problem.message), style="red")
                    continue
                return
            self.show_question(menu)

    def commands(self) -> dict[str, Callable[[int], bool]]:
        """What can be typed besides a number; each says whether the position has changed."""
        handlers = {
            "help": self.show_help,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.show_log,
            "board": self.show_board,
            "save": self.say_saved,
            "quit": self.leave,
        }
        keys: dict[str, Callable[[int], bool]] = {"?": self.show_help}
        for name, handler in handlers.items():
            for key in self.words(f"terminal-key-{name}").split():
                keys[key] = handler
        return keys

    def show_question(self, menu: "Menu") -> None:
        self.console.print(Rule(style="dim"))
        who = SeatName(menu.decision.seat)
        self.console.print(Text(self.words("terminal-question", who=who, prompt=menu.decision.prompt), style="bold"))
        if menu.heading:
            self.console.print(Text(menu.heading, style="italic"))
        lines = [Text(f"{i + 1:>3}  {line}") for i, line in enumerate(menu.lines())]
        if len(lines) > MANY:
            self.console.print(Columns(lines, column_first=True, padding=(0, 3)))
            self.console.print(self.words("terminal-many"), style="dim", highlight=False)
        else:
            for line in lines:
                self.console.print(line)
        self.console.print(self.words("terminal-keys"), style="dim", highlight=False)

    def hand_over(self, seat: int) -> None:
        """Several people share the screen: clear it before the next one looks."""
        self.console.clear()
        self.console.print(self.words("terminal-hand-over", name=self.session.record.names[seat]))
        self.read()
        self.at_screen = seat

    # Commands.

    def show_help(self, seat: int) -> bool:
        self.console.print(self.words("terminal-help"), highlight=False)
        return False

    def hint(self, seat: int) -> bool:
        """What the greedy bot would do with what this seat knows."""
        pick = make_bot("greedy", self.session.spec.id).choose(self.perspective(seat), hint_dice(self.session))
        label = self.session.spec.label(self.session.state, seat, pick)
        self.console.print(self.words("terminal-hint", label=label), style="green")
        return False

    def undo(self, seat: int) -> bool:
        try:
            self.session.undo(seat)
        except Illegal as problem:
            self.console.print(self.words.say(problem.message), style="yellow")
            return False
        return True

    def show_log(self, seat: int) -> bool:
        self.tell(self.session.log(seat))
        return False

    def show_board(self, seat: int) -> bool:
        self.show_position(seat)
        return False

    def say_saved(self, seat: int) -> bool:
        self.save()
        self.console.print(self.words("terminal-saved", file=str(self.file)))
        return False

    def leave(self, seat: int) -> bool:
        raise Left


def hint_dice(session: Session) -> Dice:
    """The same position gives the same hint."""
    return from_seed(session.number)


class Menu:
    """The options of a decision as numbered lines; many of them in two steps, or narrowed down by words."""

    def __init__(self, decision: Decision, words: Words) -> None:
        self.decision = decision
        self.words = words
        self.heading = ""
        self.shown: list[Choice] | list[list[Choice]] = []
        self.reset()

    def reset(self) -> None:
        """All options, or their groups if they are many."""
        self.heading = ""
        self.filtered = list(self.decision.choices)
        self.groups = self.grouped() if len(self.filtered) > MANY else []
        self.shown = self.groups or self.filtered

    def grouped(self) -> list[list[Choice]]:
        """The options under their headings, if that makes the list shorter."""
        groups: dict[str, list[Choice]] = {}
        for choice in self.filtered:
            if choice.group is None:
                return []
            groups.setdefault(self.words.say(choice.group), []).append(choice)
        return list(groups.values()) if len(groups) > 1 else []

    def lines(self) -> list[str]:
        if self.groups:
            return [self.group_line(group) for group in self.groups]
        if len(self.filtered) > MANY:
            return [self.words.say(choice.label) for choice in self.filtered]
        return [self.line(choice) for choice in self.filtered]

    def group_line(self, group: list[Choice]) -> str:
        heading = group[0].group
        assert heading is not None
        return self.words("terminal-group", heading=heading, count=len(group))

    def line(self, choice: Choice) -> str:
        label = self.words.say(choice.label)
        return label if choice.effect is None else f"{label} — {self.words.say(choice.effect)}"

    def choose(self, typed: str) -> int | None:
        """The pick that was meant, if it is clear; otherwise the menu shows what is left to choose from."""
        if not typed:
            self.reset()
            return None
        if all(part.isdigit() and part.isascii() and len(part) < 6 for part in typed.replace(".", " ").split()):
            for part in typed.replace(".", " ").split():
                pick = self.number(int(part))
                if pick is not None:
                    return pick
            return None
        return self.narrow(typed)

    def number(self, number: int) -> int | None:
        if not 1 <= number <= len(self.shown):
            self.heading = self.words("terminal-no-such-number", most=len(self.shown))
            return None
        if not self.groups:
            return self.filtered[number - 1].pick
        self.filtered = self.groups[number - 1]
        heading = self.filtered[0].group
        assert heading is not None
        self.heading = self.words("terminal-back", heading=heading)
        self.groups = []
        self.shown = self.filtered
        return None

    def narrow(self, typed: str) -> int | None:
        """Only the options whose words contain all that was typed."""
        parts = typed.lower().split()
        found = [
            choice
            for choice in self.decision.choices
            if all(part in f"{self.group_words(choice)} {self.line(choice)}".lower() for part in parts)
        ]
        if not found:
            self.heading = self.words("terminal-nothing-like", typed=typed)
            return None
        self.filtered = found
        self.groups = []
        self.shown = found
        self.heading = self.words("terminal-narrowed", typed=typed, count=len(found))
        return None

    def group_words(self, choice: Choice) -> str:
        return "" if choice.group is None else self.words.say(choice.group)
