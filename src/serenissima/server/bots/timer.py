"""The clock that paces the bots. Tests replace it to avoid waiting."""

import asyncio
import time
from typing import Final


class Timer:
    """Real time, in seconds from an arbitrary start."""

    def now(self) -> float:
        return time.monotonic()

    async def sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))


REAL_TIME: Final = Timer()
