"""Garbage: what is put aside is not looked at while people play, and is found in the first quiet moment."""

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest
from server_support import FakeClock

from serenissima.server.tidy import LATEST, QUIET, Tidy


class Circle:
    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def tidy() -> Iterator[Tidy]:
    thresholds, interval, callbacks = gc.get_threshold(), sys.getswitchinterval(), list(gc.callbacks)
    made = Tidy(FakeClock())
    made.settle()
    yield made
    gc.callbacks[:] = callbacks
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(interval)
    gc.unfreeze()


def turn(tidy: Tidy, seconds: float) -> None:
    assert isinstance(tidy.now, FakeClock)
    tidy.now.time += seconds


@pytest.mark.usefixtures("tidy")
def test_what_dies_young_is_found_at_once() -> None:
    known = weakref.ref(Circle())
    gc.collect(0)
    assert known() is None


@pytest.mark.parametrize("busy", [False, True])
def test_what_dies_old_is_found_when_it_is_quiet_or_after_an_hour(tidy: Tidy, busy: bool) -> None:
    old = Circle()
    known = weakref.ref(old)
    gc.collect(0)
    del old
    gc.collect(0)
    tidy.look_through()
    assert known() is not None
    turn(tidy, LATEST if busy else QUIET)
    if busy:
        gc.collect(0)
    tidy.look_through()
    assert known() is None
    assert tidy.first is None
