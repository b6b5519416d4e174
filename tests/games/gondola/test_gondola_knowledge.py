"""Section 6: views and resampled worlds keep secrets; saved games are read again."""

import json

import pytest
from gondola_scenario import act, fresh, gondola, options, run, turn

from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.core.event import SPECTATOR, Event
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.rules.drawing import DrawInfluence
from serenissima.games.gondola.rules.smugglers import DrawSmugglers


def test_hands_are_shown_to_their_owners_alone() -> None:
    s = fresh(3)
    own = SPEC.view(s, 0)
    assert own["missions"] == sorted(s.missions[0].cards)
    assert own["mission_hands_known"][1] == [None] * 3
    assert SPEC.view(s, SPECTATOR)["missions"] is None
    assert SPEC.view(s, SPECTATOR)["mission_hands_known"][0] == [None] * 3


def test_a_returned_mission_is_known_only_to_the_player_who_returned_it() -> None:
    s = fresh(3)
    returned = [s.options(seat)[0] for seat in range(3)]
    for seat in range(3):
        s.act(seat, returned[seat])
    for seat in range(3):
        known = [card for card in SPEC.view(s, seat)["mission_deck_known"] if card is not None]
        assert known == [returned[seat]]
    assert s.mission_deck.cards[0] == returned[s.seat_at(2)]  # the last player's card is at the bottom


def test_resampling_for_others_moves_cards_being_looked_at() -> None:
    s = run(gondola(boats={"A": ("docks", "court")}), DrawInfluence(0, 2))
    assert SPEC.view(s, 0)["looking_at"] == list(s.drawn.cards)
    assert SPEC.view(s, 1)["looking_at"] == [None, None]
    worlds = {SPEC.resample(s, 1, from_seed(seed)).drawn.cards for seed in range(20)}
    assert len(worlds) > 1
    assert SPEC.resample(s, 0, from_seed(1)).drawn.cards == s.drawn.cards


def test_smuggler_cards_are_secret_unless_the_table_says_otherwise() -> None:
    for is_open, seen in ((False, [None, None]), (True, None)):
        s = fresh(2, open_smuggler_draw=is_open)
        for seat in (0, 1):
            s.act(seat, s.options(seat)[0])
        run(s, DrawSmugglers(0, 0))
        assert SPEC.view(s, 1)["looking_at"] == (seen or list(s.drawn.cards))
        assert len(options(s)) == 2


def test_events_name_no_card_to_others() -> None:
    events: list[Event] = []
    SPEC.new(3, {}, 1, events)
    seen = [event for event in events if event.kind == "mission-seen"]
    assert len(seen) == 9
    assert all(event.audience == 1 << event.seat for event in seen)


def test_a_saved_turn_is_read_again() -> None:
    s = turn(gondola(boats={"A": ("docks", "court")}, slots={"A": [6]}), "A", 0)
    again = SPEC.load(json.loads(json.dumps(s.dump())))
    assert again.digest() == s.digest()
    assert again.capacity(0) == 7
    act(s, options(s)[0])
    act(again, options(again)[0])
    assert again.digest() == s.digest()


@pytest.mark.parametrize(
    ("seats", "given"), [(2, {"taxi": True}), (3, {"open_smuggler_draw": True}), (2, {"extra_turns": 2})]
)
def test_options_belong_to_numbers_of_players(seats: int, given: dict[str, bool | int]) -> None:
    with pytest.raises(BadTable):
        SPEC.new(seats, given, 1)
