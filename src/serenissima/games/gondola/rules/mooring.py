"""3.7: arrival, sharing VP, the mission, the assistant, the building."""

from typing import final

from serenissima.core.frame import Frame
from serenissima.core.messages import Message
from serenissima.games.gondola.data import NOBODY, SLOTS, SPACES, TILES, covers, put
from serenissima.games.gondola.missions import LATER_MISSION, MISSION, MOORED_ON_4, PLACED, SHARE
from serenissima.games.gondola.picks import ARCHIVE_NEW, NO_MISSION
from serenissima.games.gondola.rules.activation import Menu
from serenissima.games.gondola.rules.assistants import TrainAgain, advance_assistant
from serenissima.games.gondola.rules.cargo import Overflow
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.offers import moored_reach, open_menu
from serenissima.games.gondola.rules.refusals import refuse_mission
from serenissima.games.gondola.rules.steps import BoatStep, SeatStep
from serenissima.games.gondola.rules.taxi import DropPassenger
from serenissima.games.gondola.state import Gondola


def arrive(s: Gondola, boat: int, dock: int) -> None:
    """3.7.1: each boat at the dock earns a VP for every boat that arrived after it.

    The Doge scores for his boats. A smuggler boat scores for the active player's opponent when another smuggler boat
    arrives (5.1 S4), and for nobody when a player does (A25).
    """
    stack = s.stacks[dock]
    count = len(stack)
    for place in range(count):
        shared = count - place
        owner = s.owner(stack[place])
        if owner != NOBODY:
            s.gain_vp(owner, shared, "shared")
        elif s.seats == 1:
            s.gain_vp(s.seats, shared, "shared")
        elif s.owner(boat) == NOBODY:
            s.gain_vp(1 - s.active, shared, "shared")
    s.stacks[dock] = (*stack, boat)
    s.where[boat] = dock
    if s.owner(boat) == NOBODY:
        s.tell_stranger("arrived", boat, dock, s.tiles[dock])
    else:
        s.tell("arrived", s.owner(boat), boat, dock, s.tiles[dock])


@final
class Moor(SeatStep):
    """3.7: the boat arrives; then passenger, mission (T4), assistant and building (T5)."""

    def run(self, s: Gondola) -> None:
        seat = self.seat
        strangers = len(s.stacks[s.at])
        arrive(s, s.boat, s.at)
        s.gain_vp(seat, strangers * SHARE.added("vp", s.powers[seat]))
        s.passing = 0
        frames: list[Frame[Gondola]] = []
        if s.aboard != NOBODY:
            frames.append(DropPassenger(seat))
        if len(s.missions[seat]):  # anyone holding missions is asked even if none can be completed: hands are hidden
            frames.append(CompleteMission(seat))
        s.then(*frames, AdvanceStep(seat, s.at), ActivateStep(seat, s.boat))


# T4.


def is_payable(s: Gondola, seat: int, no: int) -> bool:
    """3.7.3: at its building, with cubes of the active boat only."""
    mission = MISSION[no]
    return (
        mission.building == s.tiles[s.at]
        and s.scrolls[seat] >= mission.scrolls
        and covers(s.cargo[s.boat], mission.cargo)
    )


@final
class CompleteMission(Choice):
    """3.7.3: one mission whose whole cost can be paid, or none."""

    def is_public(self, s: Gondola) -> bool:
        return False

    def choices(self, s: Gondola) -> list[int]:
        return [NO_MISSION, *sorted([no for no in s.missions[self.seat].cards if is_payable(s, self.seat, no)])]

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_mission(s, self.seat, pick)

    def chosen(self, s: Gondola, pick: int) -> None:
        if pick == NO_MISSION:
            return
        seat = self.seat
        mission = MISSION[pick]
        s.reveal()
        s.missions[seat] = s.missions[seat].without(pick)
        s.tell("mission-completed", seat, pick)
        s.unload_cubes(s.boat, mission.cargo)
        s.tell("cubes-paid", seat, s.boat, mission.cargo)
        if mission.scrolls:
            s.pay_scrolls(seat, mission.scrolls)
        s.gain_coins(seat, mission.coins)
        s.gain_vp(seat, mission.vp + LATER_MISSION.added("vp", s.powers[seat]))
        s.then(MissionSlot(seat, pick))


def slot_mission(s: Gondola, seat: int, slot: int, no: int) -> None:
    """The ability works from now on; a mission already there is archived."""
    old = s.slots[seat * SLOTS + slot]
    if old:
        archive_mission(s, seat, old)
    s.slots = put(s.slots, seat * SLOTS + slot, no)
    s.derive()
    s.tell("mission-slotted", seat, no, slot)


def archive_mission(s: Gondola, seat: int, no: int) -> None:
    s.archive = put(s.archive, seat, (*s.archive[seat], no))
    s.tell("mission-archived", seat, no)


@final
class MissionSlot(Choice):
    """3.7.3: the new card goes into a free slot, replaces another card, or is archived (A49). Free slots are alike, so
    only the first is offered.
    """

    def __init__(self, seat: int, no: int) -> None:
        super().__init__(seat)
        self.no = no

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.no)

    def choices(self, s: Gondola) -> list[int]:
        slots = s.slots[self.seat * SLOTS : self.seat * SLOTS + SLOTS]
        free = slots.index(0) if 0 in slots else SLOTS
        return [slot for slot in range(SLOTS) if slots[slot] or slot == free] + [ARCHIVE_NEW]

    def chosen(self, s: Gondola, pick: int) -> None:
        if pick == ARCHIVE_NEW:
            archive_mission(s, self.seat, self.no)
        else:
            slot_mission(s, self.seat, pick, self.no)
            # A62: without mission 6 a boat may carry too much.
            s.then(Overflow(self.seat, 2 * self.seat), Overflow(self.seat, 2 * self.seat + 1))


# T5.


@final
class AdvanceStep(Frame[Gondola]):
    """3.7.4: at a tile your assistant advances, unless all ten are on the board (A78)."""

    def __init__(self, seat: int, dock: int) -> None:
        self.seat = seat
        self.dock = dock

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.dock)

    def run(self, s: Gondola) -> None:
        tile = s.tiles[self.dock]
        seat = self.seat
        if tile >= TILES:
            return
        powers = s.powers[seat]
        if s.space[seat * TILES + tile] == SPACES:
            s.gain_vp(seat, MOORED_ON_4.added("vp", powers))
        elif s.assistants[seat] and advance_assistant(s, seat, tile) and PLACED.at(powers):
            s.then(TrainAgain(seat, tile))


@final
class ActivateStep(BoatStep):
    """3.7.5: activate the building where the boat lies."""

    def run(self, s: Gondola) -> None:
        dock = s.where[self.boat]
        open_menu(s, s.tiles[dock], moored_reach(s, self.seat, dock), 0)
        s.then(Menu(self.seat, self.boat))
