"""Decisions about cubes: gaining, overflow (3.7.5), selling, converting, and distributing them between two boats."""

from typing import final

from serenissima.core.frame import Frame
from serenissima.core.messages import Message, message
from serenissima.games.gondola.data import COLOURS, ONE, amount, cubes, mixes, parts
from serenissima.games.gondola.missions import CUBE_GAINED
from serenissima.games.gondola.names import cargo_name, counted
from serenissima.games.gondola.picks import DISCARD_STEP, NO_CUBE
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.steps import BoatChoice, BoatStep
from serenissima.games.gondola.rules.waterways import (
    completes,
    is_secure,
    orange_bonus,
    supply_of,
    with_cubes,
    without_cubes,
)
from serenissima.games.gondola.state import Gondola


def gain_cubes(s: Gondola, seat: int, boat: int, cargo: int) -> None:
    """A building gives cubes: abilities respond (missions 11, 12, 13), then the overflow is discarded."""
    s.load_cubes(boat, cargo)
    s.tell("cubes", seat, boat, cargo)
    if cubes(s.cargo[boat]) > s.capacity(boat):
        asks: list[Frame[Gondola]] = [Discard(seat, boat)]
    else:
        asks = []
    for colour in range(COLOURS):
        if amount(cargo, colour):
            answers = s.powers[seat] & CUBE_GAINED[colour].mask & ~s.once
            if answers:
                hook = CUBE_GAINED[colour]
                coins = hook.added("coins", answers)
                scrolls = hook.added("scrolls", answers)
                if coins:
                    s.gain_coins(seat, coins)
                if scrolls:
                    s.gain_scrolls(seat, scrolls)
                if coins or scrolls:
                    s.once |= answers
                elif s.intrigue[seat] > 0:
                    asks.append(Calm(seat, colour))
    if asks:
        s.then(*asks)


@final
class Calm(Choice):
    """Mission 13: on taking silver from a building, you may lose intrigue, once a turn."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.colour)

    def choices(self, s: Gondola) -> list[int]:
        return [0, 1]

    def chosen(self, s: Gondola, pick: int) -> None:
        if pick:
            hook = CUBE_GAINED[self.colour]
            answers = s.powers[self.seat] & hook.mask & ~s.once
            s.once |= answers
            s.lose_intrigue(self.seat, hook.added("n", answers))


@final
class Overflow(BoatStep):
    """3.7.5: what a boat cannot carry goes back to the supply; its owner chooses."""

    def run(self, s: Gondola) -> None:
        if cubes(s.cargo[self.boat]) > s.capacity(self.boat):
            s.then(Discard(self.seat, self.boat))


@final
class Discard(BoatChoice):
    """3.7.5: discard old or new cubes, down to capacity."""

    def choices(self, s: Gondola) -> list[int]:
        cargo = s.cargo[self.boat]
        found = parts(cargo, cubes(cargo) - s.capacity(self.boat))
        coins = s.coins[self.seat]
        if is_secure(s, coins):
            return found
        stocks = supply_of(s)
        return [pick for pick in found if completes(s, coins, cargo - pick, with_cubes(stocks, pick), s.bridges)]

    def refused(self, s: Gondola, pick: int) -> Message:
        cargo = s.cargo[self.boat]
        over = counted("cubes", cubes(cargo) - s.capacity(self.boat))
        return message("gondola-refused-discard", cubes=over, held=cargo_name(cargo))

    def chosen(self, s: Gondola, pick: int) -> None:
        s.unload_cubes(self.boat, pick)
        s.tell("cubes-lost", self.seat, self.boat, pick)


@final
class CubePick(BoatChoice):
    """Market 2: any two cubes in the supply."""

    def __init__(self, seat: int, boat: int, count: int) -> None:
        super().__init__(seat, boat)
        self.count = count

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.count)

    def choices(self, s: Gondola) -> list[int]:
        stocks = supply_of(s)
        found = mixes(self.count, stocks)
        if is_secure(s, s.coins[self.seat]):
            return found
        return [pick for pick in found if self.leaves_a_way(s, pick, without_cubes(stocks, pick))]

    def leaves_a_way(self, s: Gondola, pick: int, stocks: tuple[int, int, int]) -> bool:
        """3.6.2, for the colours taken: considers the supply left, what mission 11 pays, and what may be discarded."""
        coins = s.coins[self.seat]
        bonus = orange_bonus(s) if pick & 15 else 0
        held = s.cargo[self.boat] + pick
        for lost in parts(held, max(0, cubes(held) - s.capacity(self.boat))):
            if completes(s, coins + bonus, held - lost, with_cubes(stocks, lost), s.bridges):
                return True
        return False

    def refused(self, s: Gondola, pick: int) -> Message:
        return message("gondola-refused-take", cubes=counted("cubes", self.count))

    def chosen(self, s: Gondola, pick: int) -> None:
        gain_cubes(s, self.seat, self.boat, pick)


@final
class SpendCubes(BoatChoice):
    """Market 3, Docks 4: cubes of this boat, `count` of them or (0) any number from one up."""

    def __init__(self, seat: int, boat: int, count: int, coins: int, vp: int) -> None:
        super().__init__(seat, boat)
        self.count = count
        self.coins = coins
        self.vp = vp

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.count, self.coins, self.vp)

    def choices(self, s: Gondola) -> list[int]:
        cargo = s.cargo[self.boat]
        found: list[int] = []
        if self.count:
            found = parts(cargo, self.count)
        else:
            for size in range(1, cubes(cargo) + 1):
                found += parts(cargo, size)
            found.sort()
        coins = s.coins[self.seat] + self.coins
        if is_secure(s, coins):
            return found
        stocks = supply_of(s)
        return [pick for pick in found if completes(s, coins, cargo - pick, with_cubes(stocks, pick), s.bridges)]

    def refused(self, s: Gondola, pick: int) -> Message:
        return message("gondola-refused-spend", held=cargo_name(s.cargo[self.boat]))

    def chosen(self, s: Gondola, pick: int) -> None:
        s.unload_cubes(self.boat, pick)
        s.tell("cubes-paid", self.seat, self.boat, pick)
        if self.coins:
            s.gain_coins(self.seat, self.coins)
        s.gain_vp(self.seat, self.vp * cubes(pick))


@final
class Convert(BoatChoice):
    """Storehouse 2: the cargo changes into any of the same size that the supply can provide."""

    def choices(self, s: Gondola) -> list[int]:
        cargo = s.cargo[self.boat]
        stocks = with_cubes(supply_of(s), cargo)
        found = mixes(cubes(cargo), stocks)
        coins = s.coins[self.seat]
        if is_secure(s, coins):
            return found
        return [pick for pick in found if completes(s, coins, pick, without_cubes(stocks, pick), s.bridges)]

    def refused(self, s: Gondola, pick: int) -> Message:
        return message("gondola-refused-convert", cubes=counted("cubes", cubes(s.cargo[self.boat])))

    def chosen(self, s: Gondola, pick: int) -> None:
        s.unload_cubes(self.boat, s.cargo[self.boat])
        s.load_cubes(self.boat, pick)
        s.tell("converted", self.seat, self.boat, pick)


# Two boats.


def splits(s: Gondola, boat: int, total: int) -> list[int]:
    """Every cargo of `boat` when `total` is divided between it and its twin, within the capacity of both."""
    room = s.capacity(boat)
    beside = s.capacity(boat ^ 1)
    count = cubes(total)
    found: list[int] = []
    for size in range(max(0, count - beside), min(room, count) + 1):
        found += parts(total, size)
    return sorted(found)


def refuse_split(s: Gondola, boat: int) -> Message:
    """All cubes must find room, and a boat under way must be able to move on."""
    return message("gondola-refused-split", here=s.capacity(boat), there=s.capacity(boat ^ 1))


@final
class OwnSwap(Choice):
    """3.6.3: when you pass your own other boat, you may redistribute the cubes of the two."""

    def choices(self, s: Gondola) -> list[int]:
        total = s.cargo[s.boat] + s.cargo[s.boat ^ 1]
        found = splits(s, s.boat, total)
        coins = s.coins[self.seat]
        if s.reach == 0 or is_secure(s, coins):
            return found
        stocks = supply_of(s)
        return [pick for pick in found if completes(s, coins, pick, stocks, s.bridges)]

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_split(s, s.boat)

    def chosen(self, s: Gondola, pick: int) -> None:
        total = s.cargo[s.boat] + s.cargo[s.boat ^ 1]
        s.cargo[s.boat] = pick
        s.cargo[s.boat ^ 1] = total - pick
        s.tell("swapped", self.seat, s.boat, pick, total - pick)


@final
class StocksGain(BoatChoice):
    """Organise Stocks, and mission 5, where you may decline: one cube of any colour."""

    def __init__(self, seat: int, boat: int, may_decline: int) -> None:
        super().__init__(seat, boat)
        self.may_decline = may_decline

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.may_decline)

    def choices(self, s: Gondola) -> list[int]:
        found = [colour for colour in range(COLOURS) if s.stock(colour) > 0]
        if self.may_decline or not found:
            found.append(NO_CUBE)
        return found

    def refused(self, s: Gondola, pick: int) -> Message:
        return Message("gondola-refused-supply")

    def chosen(self, s: Gondola, pick: int) -> None:
        if pick == NO_CUBE:
            if s.cargo[self.boat] + s.cargo[self.boat ^ 1]:
                s.then(StocksSplit(self.seat, self.boat, 0))
        else:
            s.tell("cube-taken", self.seat, pick)
            s.then(StocksSplit(self.seat, self.boat, ONE[pick]))


@final
class StocksSplit(BoatChoice):
    """All cubes of both boats and the new one are redistributed; if there is no room, one cube is discarded."""

    def __init__(self, seat: int, boat: int, gained: int) -> None:
        super().__init__(seat, boat)
        self.gained = gained

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.boat, self.gained)

    def choices(self, s: Gondola) -> list[int]:
        boat = self.boat
        total = s.cargo[boat] + s.cargo[boat ^ 1] + self.gained
        found: list[int] = []
        if cubes(total) <= s.capacity(boat) + s.capacity(boat ^ 1):
            found = splits(s, boat, total)
        else:
            for colour in range(COLOURS):
                if amount(total, colour):
                    step = (colour + 1) * DISCARD_STEP
                    found += [step + split for split in splits(s, boat, total - ONE[colour])]
        coins = s.coins[self.seat]
        if s.reach == 0 or is_secure(s, coins):
            return found
        return [pick for pick in found if completes(s, coins, pick % DISCARD_STEP, self.stocks(s, pick), s.bridges)]

    def stocks(self, s: Gondola, pick: int) -> tuple[int, int, int]:
        """The supply after this pick."""
        stocks = without_cubes(supply_of(s), self.gained)
        return with_cubes(stocks, ONE[pick // DISCARD_STEP - 1]) if pick >= DISCARD_STEP else stocks

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_split(s, self.boat)

    def chosen(self, s: Gondola, pick: int) -> None:
        boat = self.boat
        s.load_cubes(boat, self.gained)
        total = s.cargo[boat] + s.cargo[boat ^ 1]
        s.cargo[boat] = total
        s.cargo[boat ^ 1] = 0
        if pick >= DISCARD_STEP:
            lost = ONE[pick // DISCARD_STEP - 1]
            s.unload_cubes(boat, lost)
            s.tell("cubes-lost", self.seat, boat, lost)
            total -= lost
        cargo = pick % DISCARD_STEP
        s.cargo[boat] = cargo
        s.cargo[boat ^ 1] = total - cargo
        s.tell("swapped", self.seat, boat, cargo, total - cargo)
