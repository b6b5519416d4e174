"""3.6.3: meetings between boats, with a secret choice on both sides."""

from typing import Final, final

from serenissima.core.frame import TOGETHER, Frame, Sealed
from serenissima.core.messages import Message
from serenissima.core.state import UNANSWERED
from serenissima.games.gondola.data import COLOURS, MET_FIRST, MOVER_FIRST, NOBODY, ONE, UNFLIPPED, amount
from serenissima.games.gondola.missions import GIFTS, GOSSIP, PAID_SCROLL, Hook
from serenissima.games.gondola.picks import FLIP_FOR_COINS, FLIP_FOR_SCROLLS, FLIPS, PAY_CUBE, PAY_INTRIGUE, PAY_SCROLL
from serenissima.games.gondola.rules.choice import flip
from serenissima.games.gondola.rules.waterways import completes, supply_of, with_cubes
from serenissima.games.gondola.state import Gondola

NO_PARTY: Final = -2


def payments(s: Gondola, seat: int, gifts: Hook) -> list[int]:
    """A scroll if there is one, an intrigue, or with mission 21 a cube of either boat."""
    found: list[int] = []
    if s.scrolls[seat] > 0:
        found.append(PAY_SCROLL)
    found.append(PAY_INTRIGUE)
    if gifts.at(s.powers[seat]):
        for place in (0, 1):
            boat = 2 * seat + place
            found += [
                PAY_CUBE + COLOURS * place + colour
                for colour in range(COLOURS)
                if amount(s.cargo[boat], colour) and keeps_afloat(s, boat, colour)
            ]
    return found


def keeps_afloat(s: Gondola, boat: int, colour: int) -> bool:
    """3.6.2: a passing boat may not give away the cube that has to pay its way on."""
    if boat != s.boat or s.passing == 0 or s.reach == 0:
        return True
    cube = ONE[colour]
    stocks = with_cubes(supply_of(s), cube)
    return completes(s, s.coins[s.active], s.cargo[boat] - cube, stocks, s.bridges)


def has_choice(s: Gondola, seat: int) -> bool:
    """3.6.3: whether there is anything to choose, perhaps after a flip."""
    if s.favour[seat] == UNFLIPPED or s.scrolls[seat] > 0:
        return True
    return GIFTS.at(s.powers[seat]) and len(payments(s, seat, GIFTS)) > 1


def refuse_pay(s: Gondola, seat: int, payment: int, gifts: Hook) -> Message:
    """Why this seat cannot pay this."""
    if payment == PAY_SCROLL:
        return Message("gondola-refused-no-scroll")
    if not gifts.at(s.powers[seat]):
        return Message("gondola-refused-gift")
    place, colour = divmod(payment - PAY_CUBE, COLOURS)
    if place not in (0, 1) or not amount(s.cargo[2 * seat + place], colour):
        return Message("gondola-refused-no-cube")
    return Message("gondola-refused-needed-cube")


def pay(s: Gondola, seat: int, payment: int, in_meeting: bool) -> None:
    """A scroll, an intrigue or a cube; mission 23 pays for scrolls given in meetings."""
    if payment == PAY_SCROLL:
        s.pay_scrolls(seat, 1)
        coins = PAID_SCROLL.added("coins", s.powers[seat])
        if in_meeting and coins:
            s.gain_coins(seat, coins)
    elif payment == PAY_INTRIGUE:
        s.gain_intrigue(seat, 1)
    else:
        boat = 2 * seat + (payment - PAY_CUBE) // COLOURS
        cube = ONE[(payment - PAY_CUBE) % COLOURS]
        s.unload_cubes(boat, cube)
        s.tell("cubes-paid", seat, boat, cube)


@final
class Meet(Frame[Gondola]):
    """A moving boat passes a docked one. `mover` is NOBODY for boats of smugglers and the Doge."""

    def __init__(self, mover: int, boat: int) -> None:
        self.mover = mover
        self.boat = boat

    def ints(self) -> tuple[int, ...]:
        return (self.mover, self.boat)

    def run(self, s: Gondola) -> None:
        owner = s.owner(self.boat)
        if self.mover == NOBODY:
            s.tell("met-by-doge" if s.seats == 1 else "met-by-smugglers", owner, self.boat)
        elif owner == NOBODY:
            s.tell("meets-doge" if s.seats == 1 else "meets-smugglers", self.mover, self.boat)
        else:
            s.tell("meeting", self.mover, self.boat, owner)
        if s.seats == 1 and (self.mover != NOBODY or GOSSIP.at(s.powers[0])):
            s.then(DogePays())
        open_meeting(s, self.mover, owner)


def open_meeting(s: Gondola, mover: int, met: int) -> None:
    """Ask each party that has a choice: both at once, or by option one after the other (A6)."""
    seats = 0
    for party in (mover, met):
        if party >= 0 and has_choice(s, party):
            seats |= 1 << party
    first = mover if s.rules.meeting_mode == MOVER_FIRST else met if s.rules.meeting_mode == MET_FIRST else TOGETHER
    meeting = Meeting(seats, mover, met, max(first, TOGETHER))
    if seats:
        s.then(meeting)
    else:
        meeting.settle(s)


@final
class Meeting(Sealed[Gondola]):
    """Both parties choose a scroll or an intrigue; a party without a choice is not asked and takes an intrigue.

    A party without a seat is NOBODY; `met` is NO_PARTY when the mover alone chooses once more (mission 14).
    """

    def __init__(self, seats: int, mover: int, met: int, first: int) -> None:
        self.seats = seats
        self.mover = mover
        self.met = met
        self.first = first

    def ints(self) -> tuple[int, ...]:
        return (self.seats, self.mover, self.met, self.first)

    def options(self, s: Gondola, seat: int) -> tuple[int, ...]:
        found = payments(s, seat, GIFTS)
        if s.favour[seat] == UNFLIPPED:
            found += [FLIP_FOR_COINS, FLIP_FOR_SCROLLS]
        return tuple(found)

    def refusal(self, s: Gondola, seat: int, pick: int) -> Message:
        return Message("gondola-refused-favour") if pick in FLIPS else refuse_pay(s, seat, pick, GIFTS)

    def take(self, s: Gondola, seat: int, pick: int) -> None:
        if pick >= FLIP_FOR_COINS:
            flip(s, seat, pick)
            s.sealed[seat] = UNANSWERED  # the same question is asked again
        elif not self.is_sealed():
            pay(s, seat, pick, True)  # openly: the next to choose sees it

    def finish(self, s: Gondola) -> None:
        for seat in range(s.seats):
            if self.seats >> seat & 1 and s.sealed[seat] == UNANSWERED:
                open_meeting(s, self.mover, self.met)  # A65: everyone has seen the flip, so both choose again
                return
        self.settle(s)

    def settle(self, s: Gondola) -> None:
        """Every party that has not paid yet pays; a player who met one with mission 14 chooses once more."""
        for party in (self.mover, self.met):
            if party >= 0 and not self.seats >> party & 1:
                pay(s, party, PAY_INTRIGUE, True)
            elif party >= 0 and self.is_sealed():
                pay(s, party, s.sealed[party], True)
        if self.mover >= 0 and self.met >= 0 and GOSSIP.at(s.powers[self.met]):
            s.then(*[Gossip(self.mover)] * GOSSIP.added("times", s.powers[self.met]))


@final
class Gossip(Frame[Gondola]):
    """Mission 14: after the meeting the mover alone chooses once more (A63)."""

    def __init__(self, mover: int) -> None:
        self.mover = mover

    def ints(self) -> tuple[int, ...]:
        return (self.mover,)

    def run(self, s: Gondola) -> None:
        s.tell("gossip", self.mover)
        open_meeting(s, self.mover, NO_PARTY)


@final
class DogePays(Frame[Gondola]):
    """5.2.2: the Doge pays a scroll if he has one, and takes an intrigue if not."""

    def run(self, s: Gondola) -> None:
        doge = s.seats
        if s.scrolls[doge] > 0:
            s.pay_scrolls(doge, 1)
        else:
            s.gain_intrigue(doge, 1)
