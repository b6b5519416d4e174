"""Rate limits: token buckets for sockets, people and addresses."""

import time
from collections import OrderedDict
from typing import Final

from serenissima.server.settings import Rate

REMEMBERED: Final = 20_000
"""Number of people or addresses with a bucket; the least recently used are dropped."""


class Bucket:
    """A token bucket: `burst` at once, `per_second` in the long run."""

    __slots__ = ("filled", "level", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.filled) * self.rate.per_second)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def give_back(self) -> None:
        """Undo a `take`: what was done does not count."""
        self.level = min(self.rate.burst, self.level + 1)

    def wait(self) -> int:
        """The seconds until the next attempt can succeed."""
        return max(1, round((1 - self.level) / self.rate.per_second))


class Buckets:
    """One bucket for each person or address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket


class Offences:
    """Counts malformed and excess messages per address; blocks an address that sends too many of them."""

    def __init__(self, rate: Rate, block: float) -> None:
        self.buckets = Buckets(rate)
        self.block = block
        self.blocked: OrderedDict[str, float] = OrderedDict()
        """Until when each blocked address may not open sockets, oldest first."""

    def count(self, address: str) -> bool:
        """Count one offence. False if the address has now exceeded its limit."""
        if self.buckets.of(address).take():
            return True
        self.blocked[address] = time.monotonic() + self.block
        self.blocked.move_to_end(address)
        if len(self.blocked) > REMEMBERED:
            self.blocked.popitem(last=False)
        return False

    def seconds_left(self, address: str) -> int:
        """The seconds for which the address is still blocked; 0 if it is not."""
        until = self.blocked.get(address)
        if until is None:
            return 0
        left = until - time.monotonic()
        if left <= 0:
            del self.blocked[address]
            return 0
        return max(1, round(left))
