"""Stepping through a recorded game."""

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from serenissima.locale import Words
from serenissima.table.session import Session
from serenissima.terminal.boards import board_of
from serenissima.terminal.game import say_own_names


class Replay:
    """A finished or interrupted game, position by position, as one seat or a spectator saw it."""

    def __init__(self, session: Session, seat: int, words: Words, console: Console) -> None:
        self.session = session
        self.seat = seat
        self.words = words
        self.console = console
        self.draw = board_of(session.spec.id).draw
        say_own_names(session.spec, words)

    def run(self, read: Callable[[], str]) -> None:
        """Enter goes on, a number goes there, a minus goes back, the key for leaving leaves."""
        steps = self.session.steps
        leave = self.words("terminal-key-quit").split()
        at = 0
        while True:
            self.show(at)
            self.console.print(self.words("replay-ask", at=at, most=len(steps)), end=" ", highlight=False)
            typed = read().strip().lower()
            if typed in leave or (not typed and at == len(steps)):
                return
            if typed.isascii() and typed.isdigit() and len(typed) < 9:
                at = min(int(typed), len(steps))
            elif typed == "-":
                at = max(0, at - 1)
            elif not typed:
                at += 1

    def show(self, at: int) -> None:
        """The position after `at` picks, and what the last of them caused."""
        steps = self.session.steps
        s = self.session.state if at == len(steps) else steps[at].before
        events = steps[at - 1].events if at else self.session.opening
        self.console.print(Rule(self.words("replay-position", at=at, most=len(steps))))
        self.console.print(self.draw(self.session.spec.view(s, self.seat), self.words))
        for event in events:
            line = self.session.spec.line(event) if event.heard_by(self.seat) else None
            if line is not None:
                self.console.print(Text("  · " + self.words.say(line)))
