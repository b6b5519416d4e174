"""Garbage collection: frozen objects are not scanned while people play, but as soon as the server is quiet."""

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest
from server_support import FakeClock

from serenissima.server.fast.gc import LATEST, LITTLE, QUIET, YOUNG, GcTuning


class Circle:
    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def tuning() -> Iterator[GcTuning]:
    thresholds, interval, callbacks = gc.get_threshold(), sys.getswitchinterval(), list(gc.callbacks)
    made = GcTuning(FakeClock())
    made.settle()
    yield made
    gc.callbacks[:] = callbacks
    gc.enable()
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(interval)
    gc.unfreeze()


def turn(tuning: GcTuning, seconds: float) -> None:
    assert isinstance(tuning.now, FakeClock)
    tuning.now.time += seconds


@pytest.mark.usefixtures("tuning")
def test_young_garbage_is_collected_at_once() -> None:
    known = weakref.ref(Circle())
    gc.collect(0)
    assert known() is None


@pytest.mark.parametrize("busy", [False, True])
def test_old_garbage_is_collected_when_the_server_is_quiet_or_after_an_hour(tuning: GcTuning, busy: bool) -> None:
    old = Circle()
    known = weakref.ref(old)
    gc.collect(0)
    del old
    gc.collect(0)
    tuning.collect_fully()
    assert known() is not None
    turn(tuning, LATEST if busy else QUIET)
    if busy:
        gc.collect(0)
    tuning.collect_fully()
    assert known() is None
    assert tuning.first is None


def test_after_a_clean_collection_survivors_are_frozen_until_the_next_sample(tuning: GcTuning) -> None:
    gc.collect(0)
    gc.collect(0)
    assert not gc.isenabled()
    aside = gc.get_freeze_count()
    kept = [[] for _ in range(2 * YOUNG)]
    assert gc.get_freeze_count() == aside
    tuning.draw_sample()
    assert gc.isenabled()
    assert gc.get_freeze_count() >= aside + len(kept)


def test_garbage_in_a_sample_triggers_a_full_collection(tuning: GcTuning) -> None:
    tuning.draw_sample()
    known = [weakref.ref(Circle()) for _ in range(LITTLE)]
    gc.collect(0)
    assert gc.isenabled()
    assert not any(circle() for circle in known)
