"""Questions at the Shops say why nothing can be sold; questions about the Marker say what it is."""

import pytest
from masters_scenario import act, fresh, masters, sell, visit

from serenissima.core.frame import kind_of
from serenissima.games.masters import SPEC
from serenissima.games.masters.data import SHOPS
from serenissima.games.masters.state import Masters
from serenissima.locale import LANGUAGES, Words

NAMES = ("Anna", "Bernd", "Claudia", "Daniel")


def said(s: Masters, seat: int = 0, language: str = "en") -> str:
    return Words(language, NAMES).say(SPEC.prompt(s, seat))


def test_why_nothing_can_be_sold() -> None:
    none = visit(masters(), "A", SHOPS)
    assert said(none).startswith("At the Shops: you have no goods that a shop buys.")
    unwanted = visit(masters(cubes={"A": "GG"}, orders={"G": 0}), "A", SHOPS)
    assert said(unwanted).startswith("At the Shops: no Orders are left for your goods (")
    wanted = visit(masters(cubes={"A": "GGN"}, orders={"G": 2, "N": 2}), "A", SHOPS)
    assert said(wanted) == "At the Shops: sell goods, or use a majority?"
    act(wanted, "A", sell("G"))
    assert said(wanted).startswith("At the Shops: you have sold already, and you may sell to only one shop per turn.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marker_is_explained_and_bids_give_the_order(language: str) -> None:
    s = fresh(3)
    for seat, bid in enumerate((100, 50, 0)):
        s.act(seat, bid)
    question = s.question()
    assert question is not None
    assert kind_of(question) == "pick-character"
    assert "100" in said(s, s.turn(), language)
    met = False
    for _ in range(400):
        question = s.question()
        if question is None:
            break
        seat = s.turn()
        if kind_of(question) in ("jump", "go-first"):
            met = True
            assert "Gondolier" in said(s, seat, language)
        s.act(seat, s.options(seat)[0])
    assert met
