"""The flat numbers of all answers: every decision of section 9 has its own."""

from serenissima.core.dice import from_seed
from serenissima.core.frame import kind_of
from serenissima.games.gondola import SPEC
from serenissima.games.gondola.actions import ACTIONS, FIRST_FLIP
from serenissima.games.gondola.picks import FLIP_FOR_COINS, FLIP_FOR_SCROLLS

TABLES = (
    (1, {}),
    (1, {"prologue_extra": 2}),
    (2, {}),
    (2, {"favour_cards": True}),
    (3, {"taxi": True}),
    (4, {"pass_start": True}),
    (5, {"activate_past_own_boat": True}),
)


def test_every_answer_has_a_number_of_its_own() -> None:
    meaning: dict[int, tuple[str, int]] = {}
    for seed, (seats, options) in enumerate(TABLES):
        s = SPEC.new(seats, options, seed)
        dice = from_seed(seed)
        while not s.is_over:
            seat = s.turn()
            question = s.question()
            assert question is not None
            kind = kind_of(question)
            picks = s.options(seat)
            for pick in picks:
                number = SPEC.action(kind, pick)
                assert 0 <= number < ACTIONS
                if pick < FLIP_FOR_COINS:
                    assert meaning.setdefault(number, (kind, pick)) == (kind, pick)
                    assert number < FIRST_FLIP
            s.act(seat, picks[dice.below(len(picks))])
    assert len({kind for kind, _ in meaning.values()}) >= 25


def test_the_use_of_a_favour_card_has_the_same_number_everywhere() -> None:
    for pick in (FLIP_FOR_COINS, FLIP_FOR_SCROLLS):
        assert SPEC.action("move", pick) == SPEC.action("meeting", pick) == FIRST_FLIP + pick - FLIP_FOR_COINS
