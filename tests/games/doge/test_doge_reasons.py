"""Questions after an election say how it went."""

import pytest
from doge_scenario import act, asked, doge, elect, take

from serenissima.games.doge import SPEC
from serenissima.games.doge.picks import NO_MOVE
from serenissima.games.doge.state import Doge
from serenissima.locale import LANGUAGES, Words

NAMES = ("Anna", "Bernd", "Claudia", "Daniel")


def said(s: Doge, letter: str, language: str = "en") -> str:
    seat = "ABCD".index(letter)
    assert s.waiting() >> seat & 1
    return Words(language, NAMES).say(SPEC.prompt(s, seat))


def test_the_reason_names_the_votes_of_winner_and_runner_up() -> None:
    s = elect(doge(), "SP", A="32", B="3", C="1")
    assert said(s, "A").startswith("You won in San Polo, 5 votes to 3. Do you take ")
    act(s, "A", take("SM"))
    assert said(s, "A") == "You won in San Polo, 5 votes to 3. How many houses do you place in San Polo, up to 2?"
    act(s, "A", 0)
    assert said(s, "B") == "You came second in San Polo, 3 votes to 5. Do you place a house in San Polo?"


def test_nobody_against_the_winner_and_ties() -> None:
    s = elect(doge(), "SP", A="1")
    assert said(s, "A").startswith("You won in San Polo unopposed, with 1 vote.")
    s = elect(doge(), "SP", A="3", C="21")
    assert said(s, "C").startswith("You tied for first place in San Polo with 3 votes.")
    s = elect(doge(), "SP", A="3", B="1", C="1")
    act(s, "A", NO_MOVE, 0)
    assert said(s, "B").startswith("You tied for second place in San Polo, 1 vote to 3.")


def test_the_two_advisors_of_the_quarantia_are_distinguished() -> None:
    s = elect(doge(), "QU", A="32", B="2")
    assert said(s, "A").startswith("You won in the Quarantia, 5 votes to 2. Your first advisor of two:")
    act(s, "A", take("SM"))
    assert said(s, "B").startswith("You came second in the Quarantia, 2 votes to 5. Do you take an advisor, or ")
    act(s, "B", take("SM"))
    assert said(s, "A").startswith("You won in the Quarantia, 5 votes to 2. Your second advisor of two:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_palace_is_offered_with_the_houses_there(language: str) -> None:
    s = elect(doge(houses={"A": {"SP": 4}}), "SP", A="3")
    act(s, "A", NO_MOVE, 2)
    assert asked(s)[0] == "may-build"
    text = said(s, "A", language)
    assert "6" in text
    assert "3" in text
