"""3.10, 5.2.3: final scoring, with the at-risk loop."""

from typing import Final, final

from serenissima.core.frame import Frame
from serenissima.core.messages import Message, message
from serenissima.games.gondola.data import (
    COINS_PER_VP,
    FAVOUR_VP,
    FULL_INFLUENCE,
    HALF_INFLUENCE,
    NOBODY,
    REDUCE_COINS,
    REDUCE_SCROLLS,
    UNFLIPPED,
)
from serenissima.games.gondola.missions import REDUCTION
from serenissima.games.gondola.names import counted
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.steps import SeatStep
from serenissima.games.gondola.state import Gondola

STOP: Final = 0
WITH_SCROLLS: Final = 1
WITH_COINS: Final = 2


def council_rewards(spaces: list[int], rewards: tuple[int, ...]) -> list[int]:
    """3.10 step 1: players on the same space share the rewards of their ranks, rounded down; space 0 scores nothing."""
    found: list[int] = []
    for space in spaces:
        if space == 0:
            found.append(0)
            continue
        ahead = len([other for other in spaces if other > space])
        level = spaces.count(space)
        pot = sum(rewards[ahead : ahead + level])
        found.append(pot // level)
    return found


def assistants_influence(placed: int, council: int) -> int:
    """3.10 step 2: with 7 or 8 assistants half the council space, rounded up; with 9 or 10 all of it."""
    if placed >= FULL_INFLUENCE:
        return council
    return (council + 1) // 2 if placed >= HALF_INFLUENCE else 0


def at_risk(s: Gondola) -> int:
    """3.10 steps 3 and 6: who would be arrested now: most intrigue above 0; of equals, the latest in turn order."""
    found = NOBODY
    most = 0
    for index in range(s.seats):
        seat = s.seat_at(index)
        if s.intrigue[seat] > 0 and s.intrigue[seat] >= most:
            most = s.intrigue[seat]
            found = seat
    return found


def scroll_price(s: Gondola, seat: int) -> int:
    """Scrolls for one point of intrigue (mission 26: less)."""
    return REDUCTION.least("scrolls", s.powers[seat], REDUCE_SCROLLS)


def coin_price(s: Gondola, seat: int) -> int:
    """Coins for one point of intrigue (mission 26: less)."""
    return REDUCTION.least("coins", s.powers[seat], REDUCE_COINS)


def may_flip(s: Gondola, seat: int) -> bool:
    return s.rules.favour_in_scoring and s.favour[seat] == UNFLIPPED


def can_reduce(s: Gondola, seat: int) -> bool:
    """Whether there is anything to decide."""
    if s.intrigue[seat] == 0:
        return False
    return s.scrolls[seat] >= scroll_price(s, seat) or s.coins[seat] >= coin_price(s, seat) or may_flip(s, seat)


@final
class FinalScoring(Frame[Gondola]):
    """Steps 1 and 2: the council and the assistants' influence; then intrigue is bought off."""

    def run(self, s: Gondola) -> None:
        s.tell("final-scoring")
        before = s.vp[: s.seats]
        rewards = council_rewards(s.council, s.chart.rewards[s.seats])
        influence: list[int] = []
        for seat in range(s.seats):
            influence.append(assistants_influence(s.placed(seat), s.council[seat]))
            s.gain_vp(seat, rewards[seat], "score-council")
            s.gain_vp(seat, influence[seat], "score-assistants")
        if s.seats == 1:
            s.gain_vp(s.seats, rewards[1] + rewards[2], "score-council")
        s.final = tuple([(before[seat], rewards[seat], influence[seat]) for seat in range(s.seats)])
        if s.rules.reduce_once or s.seats == 1:
            s.then(*[ReduceInTurn(s.seat_at(index)) for index in range(s.seats)], Reckoning())
        else:
            s.then(AtRisk(), Reckoning())


@final
class AtRisk(Frame[Gondola]):
    """Step 3: only the player at risk can gain by paying, so only he is asked, until he stops or cannot pay."""

    def run(self, s: Gondola) -> None:
        seat = at_risk(s)
        if seat != NOBODY and can_reduce(s, seat):
            s.then(FinalReduce(seat, 1))


@final
class ReduceInTurn(SeatStep):
    """A8, and the solo game: each player once, in turn order, as much as he likes."""

    def run(self, s: Gondola) -> None:
        if can_reduce(s, self.seat):
            s.then(FinalReduce(self.seat, 0))


@final
class FinalReduce(Choice):
    """Step 3: scrolls or coins for a point of intrigue, at the player's choice; or stop."""

    def __init__(self, seat: int, loop: int) -> None:
        super().__init__(seat)
        self.loop = loop

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.loop)

    def choices(self, s: Gondola) -> list[int]:
        seat = self.seat
        picks = [STOP]
        if s.scrolls[seat] >= scroll_price(s, seat):
            picks.append(WITH_SCROLLS)
        if s.coins[seat] >= coin_price(s, seat):
            picks.append(WITH_COINS)
        return picks

    def options(self, s: Gondola, seat: int) -> tuple[int, ...]:
        return super().options(s, seat) if may_flip(s, seat) else tuple(self.choices(s))

    def refused(self, s: Gondola, pick: int) -> Message:
        seat = self.seat
        if pick == WITH_SCROLLS:
            price = counted("scrolls", scroll_price(s, seat))
            return message("gondola-refused-scrolls", cost=price, scrolls=s.scrolls[seat])
        return message("gondola-refused-coins", cost=counted("coins", coin_price(s, seat)), coins=s.coins[seat])

    def chosen(self, s: Gondola, pick: int) -> None:
        seat = self.seat
        if pick == STOP:
            s.tell("reduction-stopped", seat)
            return
        if pick == WITH_SCROLLS:
            s.pay_scrolls(seat, scroll_price(s, seat))
        else:
            s.gain_coins(seat, -coin_price(s, seat))
        s.lose_intrigue(seat, 1)
        s.then(AtRisk() if self.loop else ReduceInTurn(seat))


@final
class Reckoning(Frame[Gondola]):
    """Steps 4 to 6: wealth, Favour cards, arrest; in solo games the Doge's intrigue decides the arrest (5.2.3)."""

    def run(self, s: Gondola) -> None:
        parts: list[tuple[int, ...]] = []
        for seat in range(s.seats):
            wealth = s.coins[seat] // COINS_PER_VP
            favour = FAVOUR_VP if s.favour[seat] == UNFLIPPED else 0
            s.gain_vp(seat, wealth, "score-wealth")
            s.gain_vp(seat, favour, "score-favour")
            parts.append((*s.final[seat], wealth, favour))
        s.final = tuple(parts)
        if s.seats > 1:
            s.arrested = at_risk(s)
        elif 0 < s.intrigue[0] >= s.intrigue[1]:
            s.arrested = 0
        s.finished = 1
        if s.arrested != NOBODY:
            s.tell("arrested", s.arrested, s.intrigue[s.arrested])
        else:
            s.tell("nobody-arrested")
        for seat in range(s.seats):
            s.tell("total", seat, s.vp[seat])
        if s.seats == 1:
            s.tell("doge-total", NOBODY, s.vp[1])
