"""Stepping through a recorded game."""

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from serenissima.locale import Words
from serenissima.table.session import Session
from serenissima.terminal.game import say_own_names
from serenissima.terminal.screens import screen_of


class Replay:
    """A finished or interrupted game, position by position, as one seat or a spectator saw it."""

    def __init__(self, session: Session, seat: int, words: Words, console: Console) -> None:
        self.session = session
        self.seat = seat
        self.words = words
        self.console = console
        self.draw = screen_of(session.spec.id).draw
        say_own_names(session.spec, words)

    def run(self, read: Callable[[], str]) -> None:
        """Enter goes forward, a number goes to that position, a minus goes back, and the quit key quits."""
        most = len(self.session.steps)
        leave = self.words("terminal-key-quit").split()
        at = 0
        while True:
            self.show(at)
            self.console.print(self.words("replay-ask", at=at, most=most), end=" ", highlight=False)
            typed = read().strip().lower()
            if typed in leave or (not typed and at == most):
                return
            if typed.isascii() and typed.isdigit() and len(typed) < 9:
                at = min(int(typed), most)
            elif typed == "-":
                at = max(0, at - 1)
            elif not typed:
                at += 1

    def show(self, at: int) -> None:
        """The position after `at` picks, and what the last of them caused."""
        session = self.session
        number = session.skipped + at
        events = next(session.events_by_pick(number - 1, number))[-1] if at else session.opening()
        self.console.print(Rule(self.words("replay-position", at=at, most=len(session.steps))))
        self.console.print(self.draw(session.spec.view(session.before(number), self.seat), self.words))
        for line in session.spec.lines([event for event in events if event.heard_by(self.seat)]):
            if line is not None:
                self.console.print(Text("  · " + self.words.say(line)))
