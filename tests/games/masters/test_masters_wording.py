"""What Masters of Venice says: every action and every refusal, consequences, the log, the board."""

from collections.abc import Iterator
from io import StringIO

from masters_scenario import buy_shares, masters, places, sell, visit
from rich.console import Console

from serenissima.core.event import Event
from serenissima.core.messages import Message
from serenissima.core.state import State
from serenissima.games.masters import SPEC
from serenissima.games.masters.data import (
    CHURCH,
    DOCKS,
    GUILD_HALL,
    MARKET,
    MERCATO,
    OFFICE_NORTH,
    PLACES,
    SHOPS,
)
from serenissima.games.masters.rules.bidding import Bid
from serenissima.games.masters.screen import draw
from serenissima.locale import LANGUAGES, Words

TO_BE_READ = [
    "Round 2 of 16 · Shops · next bidding in 3 rounds",
    "G gems · Jeweler 95 ████ ↑2 40 ██░░ ↑13 7 15 2★ · · · 8",
    "NSS",
    "A Anna Shops LL 1000 0 0 (+3) 1 1 0",
    "D Daniel Gondolier Church – ? 0 0 (+3) 0 0 0",
    "Still to act: Shops Bernd, Claudia, Daniel · Docks Bernd, Claudia, Daniel, Anna · Church Daniel",
    "Your orders · LLS — missing 1 × spice",
    "Your rumours — 1 × Tailor",
]
NAMES = ("Anna", "Bernd", "Claudia", "Daniel", "Emil")


def messages(s: State, seat: int) -> Iterator[Message | None]:
    """Everything that can be said about a seat's decision, with a reason for every illegal pick."""
    picks = s.options(seat)
    for pick in range(-2, 530):
        if pick in picks:
            yield from (SPEC.label(s, seat, pick), SPEC.effect(s, seat, pick), SPEC.group(s, seat, pick))
        else:
            yield s.refusal(seat, pick)


def test_every_action_and_every_refusal() -> None:
    """Positions in which everything is possible at once, and those in which nothing is."""
    rich = masters(
        cubes={"A": "IIGGNNSSFFLLL"},
        docks={1: "IG", 2: "NS", 3: "FL"},
        shares={"A": {"I": 2, "G": 3, "North": 1}, "B": {"I": 1, "N": 1}},
        share={"I": 100, "G": 95},
        price={"I": 100, "G": 95},
        office="N-",
        hands={"A": ["LLL", "IGS"]},
        rumors={"A": "IGNSF"},
        favors={"A": [20, 30, 40]},
    )
    poor = masters(cash=dict.fromkeys("ABCD", 0), orders=dict.fromkeys("IGNSF", 0), bag="", hands={"A": ["LLL"]})
    found: dict[str, Message] = {}
    sink: list[Event] = []
    for character in range(1, 6):
        for s in (rich, poor):
            s.holder = tuple(0 if number == character else -1 for number in range(6))
            for place in range(PLACES):
                visit(s, "A", place)
                found |= {message.id: message for message in messages(s, 0) if message}
                for pick in s.options(0):
                    twin = s.clone()
                    twin.sink = sink
                    twin.act(0, pick)
                    if pick >= 100 and twin.options(0):
                        found |= {message.id: message for message in messages(twin, 0) if message}
    found |= {message.id: message for event in sink if (message := SPEC.line(event))}
    assert len(found) > 90
    for language in LANGUAGES:
        words = Words(language, NAMES[:4])
        assert all(words.say(message) for message in found.values())


def test_places_have_their_own_questions() -> None:
    words = Words("en", NAMES[:4])
    prompts = set()
    for place in (DOCKS, SHOPS, MARKET, GUILD_HALL, CHURCH, OFFICE_NORTH, MERCATO):
        s = visit(masters(), "A", place)
        prompts.add(words.say(SPEC.prompt(s, 0)))
    assert len(prompts) == 7


def test_consequences_in_words() -> None:
    words = Words("en", NAMES[:4])
    s = masters(
        price={"G": 30},
        share={"G": 95},
        orders={"G": 5},
        cubes={"C": "GGGG"},
        shares={"A": {"G": 3}, "B": {"G": 1}},
        cash={"C": 100},
    )
    visit(s, "C", SHOPS)
    effect = SPEC.effect(s, 2, sell("GGGG"))
    assert effect is not None
    assert words.say(effect) == (
        "your ducats 100 → 340, gems 30 → 50, share of the Jeweler 95 → 60, Orders of the Jeweler 5 → 1, "
        "dividend for Anna 60, dividend for Bernd 20, the Jeweler splits, Anna +3 points, Bernd +1 point"
    )
    visit(s, "C", MARKET)
    effect = SPEC.effect(s, 2, buy_shares("N", 1))
    assert effect is not None
    assert words.say(effect) == "your ducats 100 → 60, share of the Miller 40 → 45, majority of the Miller: Claudia"


def test_a_bid_in_words() -> None:
    words = Words("en", NAMES[:4])
    s = masters(shares={"B": {"North": 1}})
    s.space = 1
    s.then(Bid(15))
    effect = SPEC.effect(s, 0, 25)
    assert effect is not None
    assert words.say(effect) == "Orders +5 or −2; 975 ducats left; ties go to: Bernd"


def test_log_of_a_sale() -> None:
    sink: list[Event] = []
    s = masters(price={"G": 95}, cubes={"C": "G"}, shares={"A": {"G": 1}}, characters={"D": "tax-collector"})
    visit(s, "C", SHOPS)
    s.sink = sink
    s.act(2, sell("G"))
    words = Words("en", NAMES[:4])
    assert [words.say(line) for event in sink if (line := SPEC.line(event))] == [
        "Claudia sells 1 × gems for 190.",
        "Jeweler: Anna gets a dividend of 20.",
        "Jeweler: Daniel collects a tax of 20.",
    ]


def test_the_board_in_words() -> None:
    """The figures of 9.2 can be read from it, without colour."""
    s = masters(
        price={"G": 95},
        orders={"G": 7},
        cubes={"A": "LL"},
        shares={"A": {"G": 2}},
        docks={2: "SSN"},
        hands={"A": ["LLS"]},
        rumors={"A": "F"},
    )
    places(s, {"A": SHOPS, "B": DOCKS, "C": DOCKS, "D": CHURCH}, "ABCD")
    page = StringIO()
    Console(width=100, file=page).print(draw(SPEC.view(s, 0), Words("en", NAMES[:4])))
    rows = [" ".join(row.split()) for row in page.getvalue().splitlines()]
    for wanted in TO_BE_READ:
        assert any(wanted in row for row in rows), (wanted, rows)
