"""Everything that Lagoon can say exists in both languages."""

import pytest
from lagoon_scenario import FIXTURES, STUCK, code, lagoon

from serenissima.core.dice import from_seed
from serenissima.core.event import Event
from serenissima.core.state import State
from serenissima.games.lagoon import SPEC
from serenissima.games.lagoon.picks import capture_pick, discard_pick, from_short_form
from serenissima.lab.random_play import play_randomly
from serenissima.locale import LANGUAGES, Words

NAMES = ("Ada", "Bo", "Cy", "Di")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, NAMES)


def say_everything(s: State, seat: int, words: Words) -> list[str]:
    """Prompt, labels, groups and effects of a decision; all labels differ."""
    said = [words.say(SPEC.label(s, seat, pick)) for pick in s.options(seat)]
    assert len(set(said)) == len(said)
    for pick in s.options(seat):
        words.say(SPEC.group(s, seat, pick))
        effect = SPEC.effect(s, seat, pick)
        if effect is not None:
            said.append(words.say(effect))
    return [words.say(SPEC.prompt(s, seat)), *said]


def test_everything_but_draws_is_told() -> None:
    sink: list[Event] = []
    s = SPEC.new(4, {"discard_public": False}, 4, sink)
    play_randomly(s, from_seed(4), SPEC.longest)
    assert s.is_over
    assert all((SPEC.line(event) is None) == (event.kind == "draw") for event in sink)


def test_rare_turns_are_told(words: Words) -> None:
    stuck = lagoon(*STUCK, hands={0: "M4 M5"}, coins={0: 0})
    bare = lagoon(*STUCK, hands={0: "M4 M5"}, coins={0: 0}, pawns={0: 1}, discard_public=False)
    passing = lagoon(hands={1: "M1"}, centre_capture=False)
    full = lagoon(*FIXTURES["F5"], hands={0: "S0"})
    prompts = set()
    for s in (stuck, bare, passing, full, lagoon()):
        prompts.add(say_everything(s, 0, words)[0])
        assert s.sink is None
        s.sink = []
        s.act(0, s.options(0)[-1])
        for event in s.sink:
            line = SPEC.line(event)
            assert event.kind == "draw" or line is not None
            if line is not None:
                words.say(line)
    assert len(prompts) == 5
    for event in (Event("stranded", 2, (5,), -1), Event("discarded", 1, (3,), 2), Event("discard", 1, (3,), -1)):
        line = SPEC.line(event)
        assert line is not None
        words.say(line)


def test_labels_read_like_moves() -> None:
    s = lagoon(*FIXTURES["F1"], hands={0: "M4 C4"})
    words = Words("en", NAMES)
    assert words.say(SPEC.label(s, 0, from_short_form("E C4 (0,-4)"))) == "Extend island 0 with Crowns 4 at (0,−4): +9"
    assert (
        words.say(SPEC.label(s, 0, from_short_form("B M4 (3,-3) {4,6}")))
        == "Build Moons 4 at (3,−3) with bridges to Crowns null (island 1), Suns 5 (island 0): +8"
    )
    assert words.say(SPEC.label(s, 0, from_short_form("C 0"))) == "Capture island 0 (now +5)"


REFUSALS = {
    "E M1 (2,0)": "overlap",
    "E S5 (-2,-2)": "no-contact",
    "E S5 (1,-2)": "corner",
    "E M5 (0,-2)": "suit",
    "B C5 (0,-2) {4}": "touch",
    "B C5 (-2,-3) {4}": "no-facing",
    "B C5 (0,-3) {4,5}": "same-island",
    "B C5 (0,-3) {4}": "no-coin",
    "B C5 (0,-3) {5}": "no-coin",
}


@pytest.mark.parametrize("move", REFUSALS)
def test_refused_builds_say_why(move: str, words: Words) -> None:
    s = lagoon(hands={0: move.split()[1]}, coins={0: 0})
    refusal = s.refusal(0, from_short_form(move))
    assert refusal.id == f"lagoon-refusal-{REFUSALS[move]}"
    assert words.say(refusal)


def test_other_refusals_say_why(words: Words) -> None:
    s = lagoon(*FIXTURES["F1"], hands={0: "C4"}, pawns={0: 1, 1: 2})
    expected = {
        from_short_form("E C4 (2,-2)"): "join",
        from_short_form("B C4 (0,-5) {5}"): "other-half",
        from_short_form("E S5 (0,-2)"): "not-in-hand",
        discard_pick(10): "can-build",
        capture_pick(3): "pawn-placed",
        from_short_form("P"): "pass",
    }
    for pick, reason in expected.items():
        assert s.refusal(0, pick).id == f"lagoon-refusal-{reason}"
        words.say(s.refusal(0, pick))
    other = lagoon(hands={0: "C4"}, pawns={1: 2}, centre_capture=False)
    for pick, reason in {capture_pick(2): "captured", capture_pick(9): "no-island", capture_pick(0): "centre"}.items():
        assert other.refusal(0, pick).id == f"lagoon-refusal-{reason}"
        words.say(other.refusal(0, pick))
    many = lagoon(*FIXTURES["F4"], hands={0: "M4"})
    assert code(many, from_short_form("B M4 (3,-3) {0,4,6}")) == "TOO_MANY"
    words.say(many.refusal(0, from_short_form("B M4 (3,-3) {0,4,6}")))
    aligned = lagoon(hands={0: "C5"}, bridge_offsets="aligned")
    words.say(aligned.refusal(0, from_short_form("B C5 (1,-3) {5}")))
    must = lagoon(*STUCK, hands={0: "M4"}, coins={0: 0}, stuck_must_discard=True)
    words.say(must.refusal(0, capture_pick(0)))


def test_garbage_is_refused_in_words(words: Words) -> None:
    s = lagoon(hands={0: "C4"})
    dice = from_seed(1)
    garbage = [-1, -(1 << 40), 1 << 61, 1 << 31, 31, 3 << 29 | 24, *[dice.below(1 << 29) * 4 for _ in range(300)]]
    for pick in garbage:
        assert words.say(s.refusal(0, pick))
