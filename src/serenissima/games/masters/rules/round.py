"""3.1: the sixteen rounds along the canal.

The chapters: opening, bidding, commerce, slots, and the places: shared_places, guild, single_places.
"""

from typing import final

from serenissima.core.event import NO_SEAT
from serenissima.core.frame import Deal, Frame
from serenissima.core.state import frames
from serenissima.games.masters.data import BID_SPACES, SHOP_COUNT, SPACES
from serenissima.games.masters.rules.bidding import (
    Adjustment,
    AdjustOrders,
    Bid,
    PickCharacter,
    ReturnCharacters,
)
from serenissima.games.masters.rules.commerce import ChooseMove, GoFirst, Jump, NextPlace, NextPlayer
from serenissima.games.masters.rules.guild import AtGuildHall, KeepOrder, PointsOrCash, ReturnOrder
from serenissima.games.masters.rules.opening import DealAge, DealFavors, DealOrders, DealShare, DrawCube, FirstCubes
from serenissima.games.masters.rules.shared_places import AtDocks, AtMarket, AtShops
from serenissima.games.masters.rules.single_places import (
    AtChurch,
    AtMercato,
    AtOffice,
    HarborExtra,
    OfficeDividend,
    PlaceCube,
    Quay,
    Unload,
)
from serenissima.games.masters.scoring import final_parts, final_score
from serenissima.games.masters.state import Masters, put


@final
class StartRound(Frame[Masters]):
    """3.1: a BID space is for bidding, every other space for commerce."""

    def run(self, s: Masters) -> None:
        s.tell("round", NO_SEAT, s.space)
        s.opened = 0
        s.ahead = 0
        everybody = (1 << s.seats) - 1
        if s.space in BID_SPACES:
            s.then(ReturnCharacters(), Bid(everybody), EndRound())
        else:
            s.then(ChooseMove(everybody), EndRound())


@final
class EndRound(Frame[Masters]):
    """3.1: the Gondolieri advances the gondola and takes the Rumor there; after the last space the game is over.

    After a bidding round, the new Gondolieri does this.
    """

    def run(self, s: Masters) -> None:
        s.history = (*s.history, (*s.price, *s.share[:SHOP_COUNT], *s.orders))
        if s.space == SPACES:
            final_scoring(s)
            return
        s.space += 1
        s.tell("gondola", s.gondolieri(), s.space)
        if s.space in BID_SPACES:
            s.then(StartRound())
        else:
            s.then(TakeRumor(s.gondolieri()), StartRound())


@final
class TakeRumor(Deal[Masters]):
    """3.1: nobody has seen the tiles on the canal or in the box, so the tile is drawn only when it is taken."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def outcomes(self, s: Masters) -> tuple[int, ...]:
        found: list[int] = []
        for shop in range(SHOP_COUNT):
            found += [shop] * s.unseen[shop]
        return tuple(found)

    def settle(self, s: Masters, outcome: int) -> None:
        s.unseen = put(s.unseen, outcome, s.unseen[outcome] - 1)
        s.rumors[self.seat * SHOP_COUNT + outcome] += 1
        s.tell("rumor-taken", self.seat)
        s.tell("rumor-seen", self.seat, outcome, audience=1 << self.seat)


def final_scoring(s: Masters) -> None:
    """3.12: nothing is hidden any more, and everything is counted."""
    s.finished = 1
    s.reveal()
    for seat in range(s.seats):
        s.tell("final", seat, *final_parts(s, seat))
        s.tell("total", seat, final_score(s, seat))


Masters.FRAMES = frames(
    DealAge,
    DealShare,
    DealFavors,
    DealOrders,
    FirstCubes,
    DrawCube,
    StartRound,
    EndRound,
    TakeRumor,
    ReturnCharacters,
    Bid,
    PickCharacter,
    Adjustment,
    AdjustOrders,
    ChooseMove,
    NextPlace,
    NextPlayer,
    GoFirst,
    Jump,
    AtDocks,
    AtShops,
    AtMarket,
    AtGuildHall,
    AtChurch,
    AtOffice,
    AtMercato,
    PointsOrCash,
    KeepOrder,
    ReturnOrder,
    HarborExtra,
    Unload,
    Quay,
    PlaceCube,
    OfficeDividend,
)
