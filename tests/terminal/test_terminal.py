"""A person at the terminal: whole games by typing, in both languages; hints, undo, leaving and coming back."""

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from serenissima.core.dice import from_seed
from serenissima.games import find
from serenissima.locale import LANGUAGES, Words
from serenissima.table.record import read
from serenissima.table.session import Session
from serenissima.terminal.game import NAMES, Left, Menu, TerminalGame
from serenissima.terminal.replay import Replay

Typist = Callable[[], str]


def table(
    tmp_path: Path, game: str, players: list[str], typist: Typist, language: str = "en", seed: int = 1
) -> TerminalGame:
    spec = find(game)
    session = Session.start(spec, players, {}, seed, NAMES[: len(players)])
    console = Console(file=StringIO(), width=100)
    words = Words(language, session.record.names)
    return TerminalGame(session, words, console, tmp_path / "game.json", typist)


def output(game: TerminalGame) -> str:
    assert isinstance(game.console.file, StringIO)
    return game.console.file.getvalue()


def numbers(seed: int) -> Typist:
    """Types any number that may stand in the menu; a wrong one is only asked for again."""
    dice = from_seed(seed)
    return lambda: f"{dice.below(7) + 1} {dice.below(12) + 1}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("doge", 3), ("lagoon", 3)])
def test_a_whole_game_by_typing_numbers(tmp_path: Path, game: str, seats: int, language: str) -> None:
    played = table(tmp_path, game, ["human"] + ["greedy"] * (seats - 1), numbers(1), language)
    played.play()
    assert played.session.is_over
    assert read(played.file).result is not None
    shown = output(played)
    assert played.words("terminal-final") in shown
    if language == "fr":
        assert not re.search(r"\b(the|and|your|with|house|houses|island|votes in|choose|turn)\b", shown)


def test_commands_in_the_middle_of_a_game(tmp_path: Path) -> None:
    lines = iter(["?", "h", "l", "b", "s", "u", "nothing like this", "", "999", "marco 3", "1"])

    def typist() -> str:
        typed = next(lines, None)
        if typed is None:
            raise Left
        return typed

    game = table(tmp_path, "doge", ["human", "greedy", "greedy"], typist)
    with pytest.raises(Left):
        game.play()
    shown = output(game)
    for id in ("terminal-keys", "illegal-undo"):
        assert game.words(id)[:40] in " ".join(shown.split())
    assert "The greedy bot would choose" in shown
    assert "No option contains" in shown
    assert game.session.number == 3  # the person's ballots and those of the two bots


def test_a_left_game_is_resumed_where_it_was(tmp_path: Path) -> None:
    moves = iter(["1 1", "2 2", "3 3"])

    def typist() -> str:
        typed = next(moves, None)
        if typed is None:
            raise KeyboardInterrupt
        return typed

    game = table(tmp_path, "lagoon", ["human", "random", "random"], typist)
    with pytest.raises(KeyboardInterrupt):
        game.play()
    record = read(game.file)
    again = Session.resume(find("lagoon"), record)
    assert again.state.digest() == game.session.state.digest()
    assert again.number >= 6


def test_people_who_share_a_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    game = table(tmp_path, "doge", ["human", "human", "greedy"], numbers(2))
    with pytest.raises(Left):
        limited(game, 40).play()
    assert output(game).count("Press Enter when nobody else looks") > 2


def limited(game: TerminalGame, lines: int) -> TerminalGame:
    """The typist gets up after so many lines."""
    left = [lines]
    type_on = game.read

    def typist() -> str:
        left[0] -= 1
        if left[0] < 0:
            raise Left
        return type_on()

    game.read = typist
    return game


def test_bots_play_alone(tmp_path: Path) -> None:
    game = table(tmp_path, "lagoon", ["random"] * 3, numbers(0))
    game.play()
    assert game.session.is_over


def test_a_menu_opens_groups_narrows_down_and_goes_back() -> None:
    session = Session.start(find("doge"), ["human"] * 3, {}, 1)
    decision = session.decision(0)
    assert decision is not None
    menu = Menu(decision, Words("en", NAMES))
    assert len(menu.shown) == 7
    assert menu.choose("4") is None
    assert len(menu.shown) == 39
    assert menu.choose("") is None
    assert len(menu.shown) == 7
    assert menu.choose("castello") is None
    assert len(menu.shown) == 39
    assert menu.choose("1") == decision.choices[39].pick
    menu.reset()
    assert menu.choose("2.1") == decision.choices[39].pick


def test_stepping_through_a_record(tmp_path: Path) -> None:
    game = table(tmp_path, "lagoon", ["random"] * 3, numbers(0))
    game.play()
    console = Console(file=StringIO(), width=100)
    typed = iter(["", "", "-", "20", "nonsense", "9999", ""])
    Replay(game.session, -1, Words("fr", NAMES), console).run(lambda: next(typed))
    assert isinstance(console.file, StringIO)
    assert f"Position 27 sur {len(game.session.steps)}" in console.file.getvalue()
