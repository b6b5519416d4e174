"""Choices that the rulebook leaves to the player: slots of missions (A49), what pays for intrigue (3.10); and the step
that is skipped when all ten assistants are on the board (3.7.4).
"""

# ruff: noqa: N802 - the vectors have capital letters

import pytest
from gondola_scenario import MOOR, act, asked, building, effects, go, gondola, options, run, seat, stands, turn

from serenissima.core.dice import from_seed
from serenissima.core.errors import Illegal
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.data import BUILDING_KEYS
from serenissima.games.gondola.picks import ARCHIVE_NEW
from serenissima.games.gondola.policy.player import choose
from serenissima.games.gondola.prompts import prompt
from serenissima.games.gondola.scoring import STOP, WITH_COINS, WITH_SCROLLS, FinalScoring
from serenissima.games.gondola.state import Gondola
from serenissima.games.gondola.wording import effect, label
from serenissima.locale import LANGUAGES, Words


def completing(slots: list[int]) -> Gondola:
    s = gondola(boats={"A": ("church", "docks")}, cubes={"A": ("OOP",)}, missions={"A": [13]}, slots={"A": slots})
    turn(s, "A", 0)
    go(s, "e05", MOOR)
    act(s, 13)
    assert asked(s) == "mission-slot"
    return s


@pytest.mark.parametrize(
    ("slots", "picks"), [([], [0, 3]), ([1], [0, 1, 3]), ([1, 4], [0, 1, 2, 3]), ([1, 4, 9], [0, 1, 2, 3])]
)
def test_A49_a_free_slot_another_card_or_the_archive(slots: list[int], picks: list[int]) -> None:
    s = completing(slots)
    assert options(s) == picks
    with pytest.raises(Illegal):
        s.act(0, 4)
    for pick in picks:
        twin = s.clone()
        act(twin, pick)
        assert twin.completed(0) == len(slots) + 1
        assert (13 in twin.slots) == (pick != ARCHIVE_NEW)
        replaced = pick < len(slots)
        assert twin.archive[0] == ((13,) if pick == ARCHIVE_NEW else (slots[pick],) if replaced else ())


def test_E68b_an_archived_mission_counts_but_does_not_work() -> None:
    s = completing([])
    twin = s.clone()
    act(s, 0)
    act(twin, ARCHIVE_NEW)
    assert (s.powers[0] != 0, twin.powers[0]) == (True, 0)
    assert s.completed(0) == twin.completed(0) == 1


def test_A49_greedy_uses_a_free_slot() -> None:
    for slots in ([], [1], [1, 4]):
        assert choose(completing(slots), 0, from_seed(1)) == len(slots)


@pytest.mark.parametrize("slots", [[1], [1, 4, 9]])
def test_A49_in_words(slots: list[int]) -> None:
    s = completing(slots)
    for language in LANGUAGES:
        words = Words(language)
        said = [words.say(label(s, 0, pick)) for pick in options(s)]
        effects_said = [words.say(more) for pick in options(s) if (more := effect(s, 0, pick))]
        assert len(set(said)) == len(said) == len(effects_said)
        assert words.say(prompt(s, 0))


TEN = BUILDING_KEYS[:10]


def test_E38b_with_ten_on_the_board_no_assistant_advances_by_mooring() -> None:
    nine = dict.fromkeys(TEN[:9], 1)
    for placed, space in ((nine, 2), ({**nine, "court": 1}, 1)):
        s = gondola(boats={"A": ("mint", "court")}, assistants={"A": placed, "B": {"church": 2}}, gondolier={"A": 1})
        turn(s, "A", 0)
        go(s, "e05", MOOR)
        assert stands(s, "A", "church") == space
        assert stands(s, "B", "church") == (3 if space == 2 else 2)
        assert effects(s) == [1]


def test_E38c_cards_still_advance_one_of_ten() -> None:
    s = gondola(
        boats={"A": ("mint", "docks")}, assistants={"A": dict.fromkeys(TEN, 1)}, hands={"A": ["promote_workers"]}
    )
    turn(s, "A")
    act(s, options(s)[-1], building("church"))
    assert stands(s, "A", "church") == 2


def test_E79b_scrolls_or_coins_as_you_like() -> None:
    s = gondola(seats=2, tracks={"intrigue": {"A": 3, "B": 0}, "scrolls": {"A": 2}, "coins": {"A": 9}})
    run(s, FinalScoring())
    assert (s.turn(), options(s)) == (seat("A"), [STOP, WITH_SCROLLS, WITH_COINS])
    act(s, WITH_COINS)
    assert options(s) == [STOP, WITH_SCROLLS, WITH_COINS]
    act(s, WITH_SCROLLS)
    assert options(s) == [STOP, WITH_COINS]
    act(s, WITH_COINS)
    assert (s.intrigue[0], s.coins[0], s.scrolls[0], s.arrested) == (0, 1, 0, -1)


def test_E79b_greedy_pays_with_scrolls_first() -> None:
    s = gondola(seats=2, tracks={"intrigue": {"A": 2, "B": 0}, "scrolls": {"A": 2}, "coins": {"A": 9}})
    run(s, FinalScoring())
    assert choose(s, 0, from_seed(1)) == WITH_SCROLLS


def test_the_rules_have_a_new_version() -> None:
    assert SPEC.version >= 5
