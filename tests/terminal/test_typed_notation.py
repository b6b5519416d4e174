"""What the API and the golden games write can be typed at the terminal."""

import pytest

from serenissima.games import find, ids
from serenissima.locale import Words
from serenissima.notation import pick_texts
from serenissima.table.session import Session
from serenissima.terminal.choices import Menu
from serenissima.terminal.screens import screen_of


@pytest.mark.parametrize("game", ids())
def test_the_notation_of_an_option_finds_it(game: str) -> None:
    session = Session.start(find(game), ["human"] * 3, {}, 1)
    seat = session.state.turn()
    picks = session.state.options(seat)
    texts = pick_texts(session.spec, session.state, seat, picks)
    for pick, text in zip(picks[::20], texts[::20], strict=True):
        menu = Menu(session, seat, Words("fr", session.record.names), screen_of(game))
        found = menu.choose(text.lower())
        assert found == pick if text.isdigit() else pick in [choice.pick for choice in menu.filtered]


def test_an_action_in_masters_can_be_typed_in_short() -> None:
    session = Session.start(find("masters"), ["human"] * 3, {}, 1)
    for bid in (0, 0, 0):
        session.pick(session.state.turn(), bid)
    seat = session.state.turn()
    menu = Menu(session, seat, Words("en", session.record.names), screen_of("masters"))
    assert menu.choose("th") is None
    assert len(menu.filtered) == 1
    assert menu.choose("1") == 4
