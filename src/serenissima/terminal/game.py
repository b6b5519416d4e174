"""A game in the terminal: the position, the log, numbered options in words, undo, hint, save."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from serenissima.bots.advice import is_equal, why_of
from serenissima.bots.api import Advice, Perspective, advise, hinted, make_bot, make_searcher
from serenissima.bots.names import PIPE, known_names, read_name
from serenissima.bots.pipe import dismiss, introduce
from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable, Illegal
from serenissima.core.event import SPECTATOR
from serenissima.core.messages import Message, SeatName, message
from serenissima.core.spec import GameSpec
from serenissima.core.state import check_each_seat
from serenissima.locale import Words
from serenissima.table.record import Record, write
from serenissima.table.session import NOTHING_YET, Session
from serenissima.terminal.choices import GAP, Menu
from serenissima.terminal.layout import grid, numbered
from serenissima.terminal.rules import rules
from serenissima.terminal.screens import MANY, screen_of

HUMAN: Final = "human"
ADVISER: Final = "mcts:iterations=100"
NAMES: Final = ("Andrea", "Bianca", "Carlo", "Donata", "Elena", "Fausto", "Giulia", "Ivo")


class Left(Exception):
    """Somebody quits. The game is saved."""


def check_players(players: list[str]) -> None:
    """Refuse a seat that is neither a person nor a known bot."""
    for player in players:
        if player == HUMAN:
            continue
        try:
            read_name(player)
        except BadTable as problem:
            if problem.message.id != "bot-unknown":
                raise
            possible = ", ".join((HUMAN, *known_names()))
            raise BadTable(message("bot-unknown", given=player, possible=possible)) from None


def is_program(player: str) -> bool:
    return player != HUMAN and read_name(player).engine == PIPE


def seat_again(record: Record, players: list[str]) -> None:
    """Who continues a saved game: the players named now, or those in the file, which must not start programs."""
    if players:
        check_players(players)
        if len(players) != record.seats:
            raise BadTable(message("terminal-other-seats", seats=record.seats, given=len(players)))
        record.players = players
        return
    check_players(record.players)
    for player in record.players:
        if is_program(player):
            raise BadTable(message("terminal-program-in-file", given=player))


def say_own_names(spec: GameSpec, words: Words) -> None:
    """Use the names from the user's own data files."""
    words.say_instead(spec.data().get("words", {}).get(words.language, {}))


class TerminalGame:
    """One session with people at this terminal and bots in the other seats."""

    def __init__(self, session: Session, words: Words, console: Console, file: Path, read: Callable[[], str]) -> None:
        self.session = session
        self.words = words
        self.console = console
        self.file = file
        self.read = read
        self.board = screen_of(session.spec.id)
        say_own_names(session.spec, words)
        self.players = session.record.players
        self.bots = {
            seat: make_bot(level, session.spec.id) for seat, level in enumerate(self.players) if level != HUMAN
        }
        self.dice = from_seed(session.record.seed + 1)
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.shown_until = {seat: self.last_pick_of(seat) for seat in self.people}
        self.advised = (-1, SPECTATOR)
        """The question of the latest hint, by the number of picks before it and the seat; how often it was searched."""
        self.advice = Advice([])
        self.searches = 0

    def play(self) -> None:
        """Play until the game is over or somebody quits."""
        self.save()
        introduce(self.bots.values(), self.session.record.options)
        try:
            while not self.session.is_over:
                self.go_on()
                self.save()
            self.show_end()
        finally:
            dismiss(self.bots.values(), self.session.state)

    def go_on(self) -> None:
        """Continue until the seat that is asked has answered or undone something."""
        seat = self.session.state.turn()
        if seat not in self.bots:
            self.ask(seat)
            return
        pick = self.think(seat)
        if pick not in self.session.state.options(seat):
            raise BadTable(message("arena-failed-illegal", bot=self.players[seat], pick=repr(pick)[:80]))
        self.session.pick(seat, pick)
        if not self.people:
            self.tell_news(SPECTATOR)

    def think(self, seat: int) -> int:
        """The choice of the bot in this seat; meanwhile the terminal shows that it is thinking."""
        bot = self.bots[seat]
        if not self.console.is_terminal:
            return bot.choose(self.perspective(seat), self.dice)
        with self.console.status(Text(self.words("terminal-thinks", who=SeatName(seat)))):
            return bot.choose(self.perspective(seat), self.dice)

    def last_pick_of(self, seat: int) -> int:
        """The number of picks before this seat's last one: a returning player is shown what followed."""
        mine = [i for i, step in enumerate(self.session.steps) if step.seat == seat and not step.auto]
        return self.session.skipped + mine[-1] if mine else NOTHING_YET

    def perspective(self, seat: int) -> Perspective:
        return Perspective(self.session.spec, self.session.state, seat)

    def save(self) -> None:
        write(self.session.record, self.file)

    # Showing.

    def say(self, text: str, style: str = "") -> None:
        """Print text literally: names and typed text must not be read as markup."""
        self.console.print(Text(text), style=style)

    def show_position(self, seat: int, menu: Menu | None = None) -> None:
        """The position as this seat sees it; with a menu, its numbers stand on the board if that can show them."""
        view = self.session.view(seat)
        if menu is None or self.board.draw_numbered is None:
            self.console.print(self.board.draw(view, self.words))
        else:
            numbers = {choice.pick: menu.number_of(choice.pick) for choice in menu.choices}
            self.console.print(self.board.draw_numbered(view, self.words, numbers))

    def tell_news(self, seat: int) -> None:
        """Show this seat what has happened since it last looked."""
        session = self.session
        since = min(self.shown_until.get(seat, NOTHING_YET), session.picks_in_force)
        self.tell(session.lines(seat, since))
        self.shown_until[seat] = session.picks_in_force

    def tell(self, lines: list[Message]) -> None:
        for line in lines:
            self.say("  · " + self.words.say(line), "dim")

    def show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.tell_news(viewer)
        self.show_position(viewer)
        s = self.session.state
        words, names = self.words, self.session.record.names
        table = grid(words("terminal-final"))
        table.add_column(words("terminal-place"), justify="right")
        table.add_column(words("terminal-player"))
        table.add_column(words("terminal-score"), justify="right")
        ranks, scores = s.ranks(), s.scores()
        check_each_seat(ranks, len(names), "places")
        check_each_seat(scores, len(names), "scores")
        for rank, score, name in sorted(zip(ranks, [-x for x in scores], names, strict=True)):
            table.add_row(str(rank), name, str(-score))
        self.console.print(table)
        self.say(words(f"{self.session.spec.id}-ending-{s.ending()}"))
        self.say(words("terminal-saved", file=str(self.file)))

    # Asking.

    def ask(self, seat: int) -> None:
        """Show a person the news and the options, and carry out what is typed until it is a pick."""
        if seat != self.at_screen:
            self.hand_over(seat)
        self.tell_news(seat)
        self.menu = Menu(self.session, seat, self.words, self.board)
        self.show_position(seat, self.menu)
        self.show_question()
        while True:
            self.console.print(Text(self.ask_for_number()), end=" ")
            if self.carry_out(self.read().strip(), seat):
                return

    def ask_for_number(self) -> str:
        least, most = self.menu.least, self.menu.last
        if least == most:
            return self.words("terminal-ask-only", number=least)
        return self.words("terminal-ask", least=least, most=most)

    def carry_out(self, typed: str, seat: int) -> bool:
        """Carry out a typed line. Returns whether the position has changed."""
        name, _, rest = typed.partition(" ")
        command = self.commands().get(name.lower())
        if command == self.show_rules:
            return self.show_rules(seat, rest.strip())
        if command is not None and not rest:
            return command(seat)
        menu = self.menu
        pick = menu.choose(typed)
        if pick is not None:
            self.session.pick(seat, pick, menu.decision.number)
            return True
        if menu.moved:
            self.show_question()
        if menu.problem:
            self.say(menu.problem, "yellow")
        return False

    def commands(self) -> dict[str, Callable[[int], bool]]:
        """The commands that can be typed instead of a number; each returns whether the position has changed."""
        handlers = {
            "help": self.show_help,
            "rules": self.show_rules,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.show_log,
            "board": self.show_board,
            "more": self.show_more,
            "save": self.say_saved,
            "quit": self.leave,
        }
        keys: dict[str, Callable[[int], bool]] = {"?": self.show_help}
        for name, handler in handlers.items():
            for key in self.words(f"terminal-key-{name}").split():
                keys[key] = handler
        return keys

    def show_question(self) -> None:
        menu = self.menu
        self.console.print(Rule(style="dim"))
        sketch = self.board.sketch(menu.view, menu.numbered(), self.words)
        if sketch is not None:
            self.console.print(sketch)
        who = SeatName(menu.decision.seat)
        self.say(self.words("terminal-question", who=who, prompt=menu.decision.prompt), "bold")
        if menu.heading:
            self.say(menu.heading, "italic")
        lines = list(zip(menu.numbers, menu.lines(self.console.width), strict=False))
        if len(lines) > MANY:
            texts = [Text(f"{number:>3}  {line}") for number, line in lines]
            self.console.print(Columns(texts, column_first=True, padding=(0, GAP)))
        else:
            self.console.print(numbered(lines))
        if len(lines) < len(menu.numbers):
            self.say(self.words("terminal-more", count=len(menu.numbers) - len(lines)), "dim")
        self.say(self.words("terminal-keys"), "dim")

    def hand_over(self, seat: int) -> None:
        """Several people share the screen: clear it before handing over."""
        self.console.clear()
        self.say(self.words("terminal-hand-over", name=self.session.record.names[seat]))
        self.read()
        self.at_screen = seat

    # Commands.

    def show_help(self, seat: int) -> bool:
        self.say(self.words("terminal-help"))
        if self.board.draw_numbered is not None:
            self.say(self.words("terminal-help-board"))
        own = f"{self.session.spec.id}-terminal-help"
        if self.words.has(own):
            self.say(self.words(own))
        return False

    def show_rules(self, seat: int, asked: str = "") -> bool:
        self.console.print(rules(self.session.spec.id, asked, self.words))
        return False

    def hint(self, seat: int) -> bool:
        """Show what a bot that looks ahead finds best, given what this seat knows."""
        advice = self.advise(seat)
        best = hinted(advice.weighed)
        if not all(self.menu.number_of(each.pick) for each in best):
            self.menu.reset()
            self.show_question()
        self.say(self.words("terminal-hints"), "green")
        for each in best:
            label = self.session.spec.label(self.session.state, seat, each.pick)
            number, chance = self.menu.number_of(each.pick), round(100 * each.value)
            is_first = each.pick == best[0].pick
            said = "terminal-hint" if is_first or not is_equal(best[0], each) else "terminal-hint-equal"
            self.say(self.words(said, label=label, chance=chance, number=number), "green")
        why = why_of(self.session.spec, self.session.state, seat, advice)
        if why is not None:
            self.say(self.words.say(why), "green")
        return False

    def advise(self, seat: int) -> Advice:
        """Search this question. Asking again continues the search."""
        asked = (self.session.number, seat)
        known = self.advice.weighed if self.advised == asked else []
        self.searches = self.searches + 1 if known else 0
        adviser = make_searcher(ADVISER, self.session.spec.id)
        dice = from_seed(self.session.number + (self.searches << 32))
        self.advice = advise(self.perspective(seat), adviser, dice, known)
        self.advised = asked
        return self.advice

    def undo(self, seat: int) -> bool:
        try:
            self.session.undo(seat)
        except Illegal as problem:
            self.say(self.words.say(problem.message), "yellow")
            return False
        return True

    def show_log(self, seat: int) -> bool:
        self.tell(self.session.lines(seat))
        return False

    def show_board(self, seat: int) -> bool:
        self.show_position(seat, self.menu)
        return False

    def show_more(self, seat: int) -> bool:
        self.menu.is_whole = True
        self.show_question()
        return False

    def say_saved(self, seat: int) -> bool:
        self.save()
        self.say(self.words("terminal-saved", file=str(self.file)))
        return False

    def leave(self, seat: int) -> bool:
        raise Left
