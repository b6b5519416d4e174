"""Garbage collection tuned for a server: short collections, and a full one when the server is quiet (ADR 7)."""

import gc
import sys
import time
from collections.abc import Callable
from typing import Any, Final

YOUNG: Final = 5_000
LITTLE: Final = 50
QUIET: Final = 30.0
LATEST: Final = 3600.0


class GcTuning:
    """Collects new objects, freezes the survivors, and runs a full collection when the server is idle.

    A game keeps all its positions, so nearly everything that survives lives long. Python would scan it again and again:
    a collection over 50,000 objects took 36 ms, during which every table paused. Frozen objects (`gc.freeze`) cost
    nothing, but cycles that become garbage after that wait for the next idle moment, or an hour at most.

    Picks leave no cycles behind. So after a collection that finds next to nothing, objects are frozen unexamined until
    the next sample is taken.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.first: float | None = None
        """When objects were first frozen since the last full collection; None if none have been."""
        self.last = 0.0
        self.is_resting = False

    def settle(self) -> None:
        """Freeze what is loaded now, and start collecting in this way.

        Thread switches happen after half a millisecond instead of five: every pick waits for the database thread.
        """
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 1000, 1000)
        gc.callbacks.append(self.freeze_survivors)
        sys.setswitchinterval(0.0005)

    def freeze_survivors(self, phase: str, found: dict[str, Any]) -> None:
        if phase == "stop":
            gc.freeze()
            self.last = self.now()
            self.first = self.last if self.first is None else self.first
            if found["collected"] < LITTLE:
                self.is_resting = True
                gc.disable()

    def draw_sample(self) -> None:
        """Examine the next objects again."""
        if self.is_resting:
            self.is_resting = False
            gc.freeze()
            gc.enable()

    def collect_fully(self) -> None:
        """Run a full collection if the server has been idle for a while, or if the last one was too long ago."""
        now = self.now()
        if self.first is None or (now - self.last < QUIET and now - self.first < LATEST):
            return
        gc.unfreeze()
        gc.collect()
        self.first = None


gc_tuning: Final = GcTuning()
