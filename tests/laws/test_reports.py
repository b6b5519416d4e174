"""What `check` says helps the author of the game: all missing messages at once, and only lines of their own code."""

from io import StringIO

from faults import ENGLISH, FRENCH, Fault, Loader
from rich.console import Console

from serenissima.lab.laws import LawBroken, check
from serenissima.lab.laws.seat_knowledge import not_json
from serenissima.locale import Words
from serenissima.terminal.reports import verdict_table


def broken_by(load: Loader, *fault: str) -> LawBroken:
    broken = check(load(Fault("", *fault)), 20).broken
    assert broken is not None
    return broken


def test_all_missing_messages_are_named_with_their_file(load: Loader) -> None:
    looking = "palazzo-look = Regarder\npalazzo-trust = Ne pas regarder\n"
    broken = broken_by(load, FRENCH, looking, "")
    assert broken.law == 18
    assert broken.detail == "locale/fr/palazzo.ftl has no message palazzo-trust, palazzo-look"
    assert broken.place is not None
    broken = broken_by(load, ENGLISH, "palazzo-blurb =", "palazzo-about =")
    assert "locale/en/palazzo.ftl has no message palazzo-blurb" in broken.detail
    assert broken.place is None


def test_a_view_that_is_not_json_is_not_a_crash(load: Loader) -> None:
    broken = broken_by(load, "knowledge.py", '"active":', '"odd": {1, 2}, "active":')
    assert broken.law == 7
    assert "the view of spectators is not plain JSON: odd: {1, 2} is of the type set" in broken.detail
    assert not broken.source


def test_a_forgotten_frame_is_named(load: Loader) -> None:
    broken = broken_by(load, "rules.py", "Consult, Sell)\n", "Sell)\n")
    assert "is not in FRAMES" in broken.detail
    assert not broken.source


def test_laws_that_were_not_reached_say_so(load: Loader) -> None:
    spec = load(
        Fault("", "rules.py", "from typing import Final, final", "import random\nfrom typing import Final, final")
    )
    verdict = check(spec, 2)
    page = StringIO()
    Console(file=page, width=200).print(verdict_table(spec, verdict, Words("en")))
    assert "not reached" in page.getvalue()


def test_where_json_ends() -> None:
    assert not_json({"a": [1, (2, None)], "b": {"c": "d"}}) == ""
    assert not_json({"a": [1, {2}]}) == "a[1]: {2} is of the type set"
