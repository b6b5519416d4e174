"""3.3, 3.4 and 3.6: the commerce round: secret moves, the order of places and players, and the Gondola Marker."""

from typing import Final, final

from serenissima.core.event import NO_SEAT
from serenissima.core.frame import Ask, Frame, Sealed
from serenissima.core.messages import Message
from serenissima.games.masters.data import (
    ANY_TIME,
    CHURCH,
    DOCKS,
    GUILD_HALL,
    MARKET,
    MERCATO,
    NOBODY,
    NOWHERE,
    OPENS_PLACE,
    PLACES,
    SHOPS,
    SOLO_TURN,
    is_shared,
)
from serenissima.games.masters.names import at_place
from serenissima.games.masters.picks import ALONE, ANYWHERE, EACH, EITHER, ELSEWHERE, NO_MARKER, OWN_TURN, USE_MARKER
from serenissima.games.masters.rules.guild import AtGuildHall
from serenissima.games.masters.rules.shared_places import AtDocks, AtMarket, AtShops
from serenissima.games.masters.rules.single_places import AtChurch, AtMercato, AtOffice
from serenissima.games.masters.rules.slots import Slot
from serenissima.games.masters.state import Masters

# 3.3 The move.


def destinations(s: Masters, seat: int) -> tuple[int, ...]:
    """3.3 C1: anywhere except where the pawn stands."""
    return ELSEWHERE[s.place[seat]] if s.place[seat] != NOWHERE else ANYWHERE


@final
class ChooseMove(Sealed[Masters]):
    """3.3: all choose a destination in secret; then the pawns move, and the places open one after the other."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def ints(self) -> tuple[int, ...]:
        return (self.seats,)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        return destinations(s, seat)

    def run(self, s: Masters) -> None:
        for seat in s.order:
            s.place[seat] = s.sealed[seat]
            s.tell("moved", seat, s.place[seat])
        s.then(NEXT_PLACE)

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        if pick == s.place[seat]:
            return Message("masters-refused-stay", {"place": at_place(pick)})
        return Message("masters-refused-destination")


# 3.4 Which place, which player.


def next_place(s: Masters) -> int:
    """3.4: the place of the first player in Turn Order that has not opened yet."""
    for seat in s.order:
        if not s.opened >> s.place[seat] & 1:
            return s.place[seat]
    return NOWHERE


def next_player(s: Masters) -> int:
    """3.4: visitors in Turn Order; then at a shared place the others, clockwise from the last visitor's left."""
    place = s.location
    if s.leader != NOBODY and not s.acted >> s.leader & 1:
        return s.leader
    for seat in s.order:
        if s.place[seat] == place and not s.acted >> seat & 1:
            return seat
    if is_shared(place):
        seats = len(s.place)
        for step in range(1, seats):
            seat = (s.anchor + step) % seats
            if not s.acted >> seat & 1:
                return seat
    return NOBODY


@final
class NextPlace(Frame[Masters]):
    """3.4: open the next place, unless the Gondolieri wants his own first; when none is left the round is over."""

    def run(self, s: Masters) -> None:
        place = next_place(s)
        s.location = NOWHERE
        if place == NOWHERE:
            return
        if may_go_first(s, place):
            s.then(GoFirst(s.gondolieri(), place))
        else:
            open_place(s, place, NOBODY)


def open_place(s: Masters, place: int, leader: int) -> None:
    """3.4: a place opens, once in a round. A player who already acted there alone (A-01) has had his slot."""
    s.opened |= 1 << place
    s.location = place
    s.acted = 0
    s.anchor = NOBODY
    s.leader = leader
    if s.ahead and s.place[s.gondolieri()] == place:
        s.acted = 1 << s.gondolieri()
        s.anchor = s.gondolieri()
    s.tell("opens", NO_SEAT, place)
    s.then(NEXT_PLAYER)


@final
class NextPlayer(Frame[Masters]):
    """3.4: the next slot at the open place, unless the Gondolieri takes his before it."""

    def run(self, s: Masters) -> None:
        seat = next_player(s)
        if seat == NOBODY:
            s.then(NEXT_PLACE)
        elif may_jump(s, seat):
            s.then(Jump(s.gondolieri(), seat))
        else:
            begin_turn(s, seat)


def begin_turn(s: Masters, seat: int) -> None:
    """A slot in regular order; the clockwise round starts from the last visitor."""
    s.acted |= 1 << seat
    if s.visits(seat, s.location):
        s.anchor = seat
    s.begin_slot()
    s.then(slot_at(seat, s.location), NEXT_PLAYER)


def slot_at(seat: int, place: int) -> Slot:
    """3.5: what a player does at a place."""
    return SLOTS[seat * PLACES + place]


def new_slot(seat: int, place: int) -> Slot:
    if place == MARKET:
        return AtMarket(seat)
    if place == SHOPS:
        return AtShops(seat)
    if place == GUILD_HALL:
        return AtGuildHall(seat)
    if place == DOCKS:
        return AtDocks(seat)
    if place == CHURCH:
        return AtChurch(seat)
    if place == MERCATO:
        return AtMercato(seat)
    return AtOffice(seat, place)


NEXT_PLACE: Final = NextPlace()
NEXT_PLAYER: Final = NextPlayer()
# Frames are immutable, so one for each seat and place is enough.
SLOTS: Final[list[Slot]] = [new_slot(seat, place) for seat in range(5) for place in range(PLACES)]

# 3.6 The Gondola Marker.


def may_go_first(s: Masters, place: int) -> bool:
    """3.6 W1, by option: only if his own place is still closed and is not the one about to open."""
    if not s.marker or s.rules.marker_mode != OPENS_PLACE:
        return False
    own = s.place[s.gondolieri()]
    return own != place and not s.opened >> own & 1


def may_act_alone(s: Masters) -> bool:
    """3.6 W1: whether the Gondolieri may have his turn at his own place, which has not been open yet."""
    return s.rules.marker_mode != OPENS_PLACE and not s.opened >> s.place[s.gondolieri()] & 1


def may_act_here(s: Masters) -> bool:
    """3.6 W2: whether the Gondolieri still has a slot at the open place; with a solo turn, only as a visitor."""
    master = s.gondolieri()
    if s.acted >> master & 1:
        return False
    return s.place[master] == s.location or (s.rules.marker_mode != SOLO_TURN and is_shared(s.location))


def may_jump(s: Masters, seat: int) -> bool:
    """3.6: before another player's slot, if the Gondolieri has a slot to take before it (A-01)."""
    if not s.marker or seat == s.gondolieri():
        return False
    return may_act_here(s) or may_act_alone(s)


def use_marker(s: Masters) -> None:
    s.marker = 0
    s.tell("marker", s.gondolieri())


@final
class GoFirst(Ask[Masters]):
    """3.6 W1: the Gondolieri's place opens before all others, and he goes first there."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        return EITHER

    def take(self, s: Masters, seat: int, pick: int) -> None:
        if pick == USE_MARKER:
            use_marker(s)
            open_place(s, s.place[seat], seat)
        else:
            open_place(s, self.place, NOBODY)

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        return Message("masters-refused-marker")


def place_of_jump(s: Masters, seat: int, pick: int) -> int:
    """Where the Gondolieri acts with the Marker."""
    alone = pick == OWN_TURN or s.rules.marker_mode == SOLO_TURN
    return s.place[seat] if alone else s.location


@final
class Jump(Ask[Masters]):
    """3.6: before this player, the Gondolieri takes his slot at the open place, or his turn at his own place; a jumper
    never becomes the anchor (A-41). With a solo turn only one of the two exists, and it is USE_MARKER.
    """

    def __init__(self, seat: int, before: int) -> None:
        self.seat = seat
        self.before = before

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.before)

    def options(self, s: Masters, seat: int) -> tuple[int, ...]:
        if s.rules.marker_mode != ANY_TIME or not may_act_alone(s):
            return EITHER
        return EACH if may_act_here(s) else ALONE

    def take(self, s: Masters, seat: int, pick: int) -> None:
        if pick == NO_MARKER:
            begin_turn(s, self.before)
            return
        use_marker(s)
        place = place_of_jump(s, seat, pick)
        if place == s.location:
            s.acted |= 1 << seat
        else:
            s.ahead = 1
        s.begin_slot()
        s.then(slot_at(seat, place), NEXT_PLAYER)

    def refusal(self, s: Masters, seat: int, pick: int) -> Message:
        return Message("masters-refused-marker")
