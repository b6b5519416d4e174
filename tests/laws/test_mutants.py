"""`check` finds faults: small ones are put into an example game, one at a time."""

from pathlib import Path

import pytest
from faults import BEYOND, FAULTS, Fault, Loader

from serenissima.lab.laws import Verdict, check

ROOT = Path(__file__).parents[2]
GAMES = 40


def verdict_on(fault: Fault | None, load: Loader) -> Verdict:
    return check(load(fault), GAMES)


def test_without_a_fault_every_law_but_that_of_the_builds_is_tested_and_obeyed(load: Loader) -> None:
    verdict = verdict_on(None, load)
    assert verdict.broken is None
    assert verdict.untested() == [6]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_fault_is_found(fault: Fault, load: Loader) -> None:
    broken = verdict_on(fault, load).broken
    assert broken is not None
    assert broken.law in fault.laws, broken


@pytest.mark.parametrize("fault", BEYOND, ids=lambda fault: fault.name)
def test_no_general_law_finds_this(fault: Fault, load: Loader) -> None:
    """If a law finds it one day, move the fault to the others."""
    assert verdict_on(fault, load).broken is None


def test_there_are_many_faults_and_those_beyond_are_documented() -> None:
    assert len(FAULTS) >= 40
    documented = (ROOT / "docs" / "check.md").read_text(encoding="utf-8").lower()
    assert [fault.name for fault in BEYOND if fault.name not in documented] == []
