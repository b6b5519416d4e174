"""What is told before a boat of the Doge or of smugglers is sent: meetings, VP, pushed assistants, Doge cards."""

from dataclasses import replace

from gondola_scenario import act, asked, building, gondola, options, run

from serenissima.core.piles import face_down
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.data import SMUGGLER_CARDS
from serenissima.games.gondola.effects import SMUGGLER_BUILDING
from serenissima.games.gondola.rules.smugglers import DrawSmugglers
from serenissima.games.gondola.state import Gondola
from serenissima.locale import Words

WORDS = Words("en", ["Anna", "Bruno"])


def alone() -> Gondola:
    """The Doge's boats A1 and A2 at the Docks and the Market; yours at the Mint, with an assistant at the Church."""
    s = gondola(seats=1, boats={"A": ("mint", "court")}, assistants={"A": {"church": 1}})
    s.active = s.gondolier[0] = 0
    s.rules = replace(s.rules, position_vp=(0, 1, 2, 4))
    s.doge_row = (0, 3, 5)
    for boat, key in ((2, "docks"), (3, "senate"), (4, "market"), (5, "senate")):
        dock = s.dock_of[building(key)]
        s.stacks[dock] = (*s.stacks[dock], boat)
        s.where[boat] = dock
    return s


def card(key: str, deck: int = 0) -> int:
    first = deck * SMUGGLER_CARDS
    return next(card for card in range(first, first + SMUGGLER_CARDS) if SMUGGLER_BUILDING[card] == building(key))


def draw(s: Gondola, *keys: str) -> Gondola:
    s.smuggler_decks = (face_down(tuple(card(key) for key in keys)), s.smuggler_decks[1])
    return run(s, DrawSmugglers(0, 0))


def effect(s: Gondola, pick: int) -> str:
    found = SPEC.effect(s, 0, pick)
    assert found is not None
    return WORDS.say(found)


def test_a_card_tells_what_either_boat_would_do() -> None:
    s = draw(alone(), "church", "library")
    assert asked(s) == "smuggler-card"
    text = effect(s, card("church"))
    assert text.startswith("ignored: ")
    first, second = text.partition("boat A1 (")[2].split("boat A2 (")
    assert first == (
        "you choose among several cheapest routes, your assistant is pushed to space 2, "
        "the Doge’s assistant on space 1), "
    )
    assert second == (
        "it meets your boat at the Mint, your assistant is pushed to space 2, the Doge’s assistant on space 1)"
    )


def test_a_boat_and_its_way_tell_the_same() -> None:
    s = draw(alone(), "council_of_10", "library")
    act(s, card("council_of_10"))
    assert (asked(s), options(s)) == ("smuggler-boat", [2, 4])
    assert "you choose among several cheapest routes" in effect(s, 2)
    act(s, 2)
    assert asked(s) == "smuggler-way"
    assert [effect(s, pick).partition(",")[0] for pick in options(s)] == [
        "it meets nobody",
        "it meets your boat at the Mint",
    ]
    labels = [WORDS.say(SPEC.label(s, 0, pick)) for pick in options(s)]
    assert labels == ["Via the Minor Council", "Via the Mint"]


def test_the_second_card_tells_which_doge_cards_are_played_and_what_they_do() -> None:
    s = alone()
    s.played = (card("library", 1),)
    text = effect(draw(s, "church", "library"), card("church"))
    assert "then the Doge plays " in text


def test_nothing_is_carried_out() -> None:
    s = draw(alone(), "church", "library")
    before = s.digest()
    for pick in options(s):
        effect(s, pick)
    assert s.digest() == before
