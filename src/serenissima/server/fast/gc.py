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
    """Looks through what is new, puts aside what survives, and looks through the whole when nobody plays.

    A game keeps all its positions, so nearly everything that survives stays for long. Python would go through it again
    and again: a look at 50,000 objects took 36 ms, in which every table stood still. What is put aside (`gc.freeze`)
    costs nothing, but circles that die there wait for the next quiet moment, or an hour at the most.

    Picks leave no circles behind. So a look that finds next to nothing is the last one until the next sample is drawn:
    what comes between them is put aside unseen.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.first: float | None = None
        """Since when things have been put aside; None if nothing has been since the last look at the whole."""
        self.last = 0.0
        self.is_resting = False

    def settle(self) -> None:
        """What is loaded now stays for good. From here on garbage is looked for in this way.

        The thread that writes to SQLite is let in after half a millisecond instead of five: every pick waits for it.
        """
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 1000, 1000)
        gc.callbacks.append(self.put_aside)
        sys.setswitchinterval(0.0005)

    def put_aside(self, phase: str, found: dict[str, Any]) -> None:
        if phase == "stop":
            gc.freeze()
            self.last = self.now()
            self.first = self.last if self.first is None else self.first
            if found["collected"] < LITTLE:
                self.is_resting = True
                gc.disable()

    def draw_sample(self) -> None:
        """The next objects are looked through again."""
        if self.is_resting:
            self.is_resting = False
            gc.freeze()
            gc.enable()

    def look_through(self) -> None:
        """If it has been quiet for a while, or too long ago: look for garbage everywhere."""
        now = self.now()
        if self.first is None or (now - self.last < QUIET and now - self.first < LATEST):
            return
        gc.unfreeze()
        gc.collect()
        self.first = None


gc_tuning: Final = GcTuning()
