"""What Doge says, and to whom."""

import pytest
from doge_scenario import CODES, FAMILIES, act, ballots, doge, elect, fresh, take

from serenissima.core.event import Event
from serenissima.games.doge import SPEC
from serenissima.games.doge.data import QUARANTIA
from serenissima.locale import LANGUAGES, Words

NAMES = ("Anna", "Bernd", "Claudia", "Daniel")


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_numbers_of_seats_are_explained(language: str) -> None:
    words = Words(language)
    assert words("doge-needs-variant")
    assert words("doge-variant-for-two", given=3)


def test_consequences_in_words() -> None:
    words = Words("en", NAMES)
    s = doge(houses={"A": {"SP": 1, "DO": 2}}, advisors={"SP": "B@SM"})
    elect(s, "SP", A="31")
    move = next(pick for pick in s.options(0) if words.say(SPEC.label(s, 0, pick)).endswith("San Polo → Dorsoduro"))
    assert words.say(SPEC.effect(s, 0, move)) == (  # type: ignore[arg-type]
        "3 houses in Dorsoduro, palace possible for 3; none left in San Polo"
    )
    assert words.say(SPEC.effect(s, 0, s.options(0)[-1])) == (  # type: ignore[arg-type]
        "The advisor goes off the map; its ring goes back to Bernd"
    )
    act(s, FAMILIES[0], take("QU"))
    assert words.say(SPEC.effect(s, 0, 2)) == "3 houses in San Polo, palace possible for 3"  # type: ignore[arg-type]


def test_advisors_whose_home_votes_first_are_not_promised() -> None:
    words = Words("en", NAMES)
    s = fresh(3)
    first, second, third = [area for area in s.order_now if area != QUARANTIA][:3]
    s.stand(first, 0, second)
    s.stand(third, 0, second)
    s.derive()
    said = words.say(SPEC.effect(s, 0, ballots(CODES[second], "3")))  # type: ignore[arg-type]
    assert "4 votes" in said
    assert "with your advisor" in said


def test_log_of_an_election() -> None:
    sink: list[Event] = []
    s = doge(advisors={"CS": "D@SM"})
    s.sink = sink
    elect(s, "SM", A="31", B="2", D="0")
    words = Words("en", NAMES)
    lines = [words.say(line) for line in SPEC.lines(sink) if line]
    assert lines == [
        "Election in San Marco: Anna 4 votes (3+1), Bernd 2 votes (2), Daniel 1 vote (0, 1 advisor).",
        "Anna wins in San Marco, Bernd is runner-up.",
    ]


@pytest.mark.parametrize("allow_pass", [False, True])
def test_the_choices_of_a_placing_equal_those_built_one_by_one(allow_pass: bool) -> None:
    s = fresh(allow_pass=allow_pass)
    for letter in "ABCD":
        act(s, letter, ballots("SM", "31"))
    told = [(each.pick, each.label, each.group, each.effect) for each in SPEC.choices(s, 1)]
    assert told == [
        (pick, SPEC.label(s, 1, pick), SPEC.group(s, 1, pick), SPEC.effect(s, 1, pick)) for pick in s.options(1)
    ]


def test_only_the_owner_learns_the_values_of_their_ballots() -> None:
    sink: list[Event] = []
    s = fresh()
    s.sink = sink
    for letter in "ABCD":
        act(s, letter, ballots("SM", "3"))
    private = [event for event in sink if event.kind == "placed-values"]
    assert [event.audience for event in private] == [1, 2, 4, 8]
