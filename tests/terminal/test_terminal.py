"""A person at the terminal: whole games by typing, in both languages; hints, undo, leaving and coming back."""

import re
from collections.abc import Callable
from io import StringIO
from itertools import count
from pathlib import Path

import pytest
from recording_bot import RecordingBot, kinds
from rich.console import Console

from serenissima.core.dice import from_seed
from serenissima.core.spec import Value
from serenissima.games import find, ids
from serenissima.locale import LANGUAGES, Words
from serenissima.table.record import UNDO, read
from serenissima.table.session import Session
from serenissima.terminal.game import NAMES, Left, TerminalGame
from serenissima.terminal.replay import Replay
from serenissima.terminal.rules import rules

Typist = Callable[[], str]


def table(
    tmp_path: Path, game: str, players: list[str], typist: Typist, language: str = "en", seed: int = 1, **options: Value
) -> TerminalGame:
    spec = find(game)
    session = Session.start(spec, players, options, seed, NAMES[: len(players)])
    console = Console(file=StringIO(), width=100)
    words = Words(language, session.record.names)
    return TerminalGame(session, words, console, tmp_path / "game.json", typist)


def output(game: TerminalGame) -> str:
    assert isinstance(game.console.file, StringIO)
    return game.console.file.getvalue()


def typing(*lines: str) -> Typist:
    """Types these lines, then leaves."""
    left = iter(lines)

    def typist() -> str:
        typed = next(left, None)
        if typed is None:
            raise Left
        return typed

    return typist


def numbers(seed: int) -> Typist:
    """Types any number that may be in the menu; a wrong one is simply asked for again."""
    dice = from_seed(seed)
    return lambda: f"{dice.below(7) + 1} {dice.below(12) + 1}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [(game, 3) for game in ids()])
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
    lines = ["?", "h", "l", "b", "s", "u", "nothing like this", "[/red]", "", "999", "9" * 40, "-1", "marco 3", "1"]
    game = table(tmp_path, "doge", ["human", "greedy", "greedy"], typing(*lines))
    with pytest.raises(Left):
        game.play()
    shown = output(game)
    for id in ("terminal-keys", "illegal-undo"):
        assert game.words(id)[:40] in " ".join(shown.split())
    assert "Best choices, with the chance to win" in shown
    assert "No choice contains “[/red]”" in shown
    assert shown.count("Please type a number from 1 to 7.") == 3
    assert game.session.number == 3  # the person's ballots and those of the two bots


@pytest.mark.parametrize("game", ids())
def test_the_number_named_by_a_hint_is_the_recommended_option(tmp_path: Path, game: str) -> None:
    played = table(tmp_path, game, ["human", "greedy", "greedy"], typing("h"))
    with pytest.raises(Left):
        played.play()
    told = " ".join(output(played).split()).partition(played.words("terminal-hints"))[2]
    found = re.findall(r"(\S.*?) — (\d+) % \[type ([\d ]+)\]", told)
    assert len(found) == min(3, len(played.session.state.options(0)))
    chances = [int(chance) for _, chance, _ in found]
    assert chances == sorted(chances, reverse=True)
    for label, _, typed in found:
        played.menu.reset()
        pick = played.menu.choose(typed)
        assert pick is not None
        said = played.words.say(played.session.spec.label(played.session.state, 0, pick))
        assert said == label.removesuffix(" (about as good)")


def test_a_hint_that_is_asked_for_again_is_searched_further(tmp_path: Path) -> None:
    played = table(tmp_path, "lagoon", ["human", "greedy", "greedy"], typing("h", "h", "h"))
    with pytest.raises(Left):
        played.play()
    assert played.searches == 2
    assert sum(each.visits for each in played.advice.weighed) == 300


def test_new_events_are_printed_once(tmp_path: Path) -> None:
    game = table(tmp_path, "doge", ["human", "greedy", "greedy"], typing("4 1", "1 1", "1 1"))
    with pytest.raises(Left):
        game.play()
    shown = output(game)
    assert shown.count("Year 1 begins.") == 1
    assert shown.count("Andrea places 1 ballot in San Marco.") == 1


def test_a_returning_player_sees_what_followed_their_last_pick(tmp_path: Path) -> None:
    game = table(tmp_path, "doge", ["human", "greedy", "greedy"], typing("4 1", "1 1"))
    with pytest.raises(Left):
        game.play()
    session = Session.resume(find("doge"), read(game.file))
    again = TerminalGame(session, game.words, Console(file=StringIO(), width=100), game.file, typing())
    with pytest.raises(Left):
        again.play()
    shown = output(again)
    assert "Andrea places 1 ballot in Cannaregio." in shown
    assert "Year 1 begins." not in shown
    assert "Andrea places 1 ballot in San Marco." not in shown


@pytest.mark.parametrize(("language", "key"), [("en", "rules"), ("fr", "règles")])
@pytest.mark.parametrize("game", ids())
def test_the_rules_by_sections(tmp_path: Path, game: str, language: str, key: str) -> None:
    played = table(tmp_path, game, ["human"] * 3, typing("", key, f"{key} 2", f"{key} 999", "r BRIDGE"), language)
    with pytest.raises(Left):
        played.play()
    shown = output(played)
    first, second = [id for id in played.words.ids(f"{game}-rules-") if not id.endswith("-text")][:2]
    assert shown.count(played.words(first)) >= 4
    assert shown.count(played.words(second)) >= 3
    assert "**" not in shown
    assert not played.words.has(f"{game}-rules-screen") or played.words(f"{game}-rules-screen") not in shown


def test_a_game_without_written_rules_says_so() -> None:
    console = Console(file=StringIO(), width=100)
    console.print(rules("chess", "", Words("en")))
    assert isinstance(console.file, StringIO)
    assert "not available in the terminal yet" in console.file.getvalue()


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
    assert output(game).count("Press Enter when nobody else can see") > 2


def limited(game: TerminalGame, lines: int) -> TerminalGame:
    """The typist leaves after this many lines."""
    left = [lines]
    type_on = game.read

    def typist() -> str:
        left[0] -= 1
        if left[0] < 0:
            raise Left
        return type_on()

    game.read = typist
    return game


def test_each_player_on_a_shared_screen_sees_their_own_news(tmp_path: Path) -> None:
    lines = ["", "1 2", "", "2 3", "", "3 4", "", "4 5"]
    game = table(tmp_path, "doge", ["human", "human", "greedy"], typing(*lines))
    with pytest.raises(Left):
        game.play()
    told = [line for line in output(game).split("\n") if "Your ballots" in line]
    assert told == ["  · Your ballots in Cannaregio: 1.", "  · Your ballots in Castello: 2."]


def test_bots_play_alone(tmp_path: Path) -> None:
    game = table(tmp_path, "lagoon", ["random"] * 3, numbers(0))
    game.play()
    assert game.session.is_over


def test_a_program_receives_the_game_from_hello_to_end_despite_undo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = RecordingBot(tmp_path, monkeypatch)
    type_number = numbers(3)
    typed = count()

    def typist() -> str:
        return "u" if next(typed) % 4 == 3 else type_number()

    game = table(tmp_path, "doge", ["human", "random", program.name], typist, year_cap=1)
    game.play()
    assert any(entry[0] == UNDO for entry in game.session.record.entries)
    (lines,) = program.received()
    assert kinds(lines) == ["hello", "decision", "end", "closed"]
    assert lines[0]["options"] == game.session.record.options
    assert lines[-2]["scores"] == game.session.state.scores()


def test_a_program_ends_when_somebody_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = RecordingBot(tmp_path, monkeypatch)
    game = table(tmp_path, "doge", [program.name, "human", "random"], typing())
    with pytest.raises(Left):
        game.play()
    assert [kinds(lines) for lines in program.received()] == [["hello", "decision", "closed"]]


def test_stepping_through_a_record(tmp_path: Path) -> None:
    game = table(tmp_path, "lagoon", ["random"] * 3, numbers(0))
    game.play()
    console = Console(file=StringIO(), width=100)
    typed = iter(["", "", "-", "20", "nonsense", "9999", ""])
    Replay(game.session, -1, Words("fr", NAMES), console).run(lambda: next(typed))
    assert isinstance(console.file, StringIO)
    assert f"Position 27 sur {len(game.session.steps)}" in console.file.getvalue()


def test_no_line_begins_with_a_mark_that_belongs_to_the_word_before() -> None:
    console = Console(file=StringIO())
    for columns in range(30, 50):
        console.width = columns
        console.print("Posez-vous une maison\u202f? Oui\u202f: deux\u202f; «\u202fdeux\u202f»\u202f!")
        console.print(rules("doge", "", Words("fr")))
    assert isinstance(console.file, StringIO)
    lines = [line.strip() for line in console.file.getvalue().split("\n")]
    assert not [line for line in lines if line.startswith((":", ";", "!", "?", "»"))]
