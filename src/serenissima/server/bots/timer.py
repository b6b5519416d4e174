"""The time by which bots are paced. Tests replace it, so that they need not wait."""

import asyncio
import time
from typing import Final


class Timer:
    """Real time, in seconds from an arbitrary moment."""

    def now(self) -> float:
        return time.monotonic()

    async def sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))


REAL_TIME: Final = Timer()
