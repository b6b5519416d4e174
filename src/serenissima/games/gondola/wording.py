"""Questions and options of Gondola as messages. Log lines: one message for each kind of event (lines.py)."""

from serenissima.core.event import Event
from serenissima.core.frame import kind_of
from serenissima.core.words import Message, message
from serenissima.games.gondola.activation import DONE, EMBARK, Activate, Branch, Overtime, TakeIntrigue
from serenissima.games.gondola.assistants import Foreman, Promote, SpyTarget, TrainAgain
from serenissima.games.gondola.bridges import BridgeSite
from serenissima.games.gondola.cargo import (
    DISCARD_STEP,
    NO_CUBE,
    Calm,
    Convert,
    CubePick,
    Discard,
    OwnSwap,
    SpendCubes,
    StocksGain,
    StocksSplit,
)
from serenissima.games.gondola.choice import FLIP_FOR_COINS, FLIP_FOR_SCROLLS
from serenissima.games.gondola.data import COLOURS, TILES
from serenissima.games.gondola.doge import DogeAssistant, DogeBridgeSite, DogeDemand, Levy
from serenissima.games.gondola.drawing import KeepInfluence, KeepMission
from serenissima.games.gondola.effects import BRIDGE, MISSION, OPS, VP
from serenissima.games.gondola.lines import log_line
from serenissima.games.gondola.meetings import PAY_CUBE, PAY_INTRIGUE, PAY_SCROLL, Meeting
from serenissima.games.gondola.mooring import ARCHIVE_NEW, NO_MISSION, CompleteMission, MissionSlot
from serenissima.games.gondola.movement import MOOR, Move
from serenissima.games.gondola.names import (
    building_name,
    canal_name,
    card_name,
    cargo_name,
    colour_name,
    dock_name,
    doge_boat_card_name,
    effect_name,
    mission_name,
    smuggler_name,
)
from serenissima.games.gondola.opening import MissionDraft, PrologueDock
from serenissima.games.gondola.scoring import FinalReduce, coin_price, scroll_price
from serenissima.games.gondola.smugglers import SmugglerBoat, SmugglerCard, SmugglerStep
from serenissima.games.gondola.state import Gondola
from serenissima.games.gondola.turn import NO_CARD, TRAPPED, Gondolier, PlayInfluence, gondolier_price
from serenissima.games.gondola.waterways import discount, price


def prompt(s: Gondola, seat: int) -> Message:
    """One message for each kind of decision."""
    question = s.question()
    assert question is not None
    return Message(f"gondola-ask-{kind_of(question)}")


def label(s: Gondola, seat: int, pick: int) -> Message:
    """An option in words; those of one decision all differ."""
    if pick == FLIP_FOR_COINS:
        return Message("gondola-flip-coins")
    if pick == FLIP_FOR_SCROLLS:
        return Message("gondola-flip-scrolls")
    question = s.question()
    if isinstance(question, Move):
        return move_label(s, seat, pick)
    if isinstance(question, Activate):
        if pick == DONE:
            return Message("gondola-done")
        return Message("gondola-embark") if pick == EMBARK else effect_name(s.menu, pick)
    if isinstance(question, (Meeting, DogeDemand)):
        return payment_label(s, seat, pick)
    if isinstance(question, Gondolier):
        if pick == TRAPPED:
            return Message("gondola-trapped")
        place = dock_name(s, s.where[2 * seat + pick])
        return message("gondola-take-boat", building=place, price=gondolier_price(s, seat, pick))
    if isinstance(question, (PrologueDock, Overtime)):
        return dock_name(s, pick)
    if isinstance(question, (Foreman, Promote, SpyTarget)):
        return building_name(pick)
    if isinstance(question, (Calm, TrainAgain, TakeIntrigue, Levy)):
        return Message(f"gondola-{kind_of(question)}-{'yes' if pick else 'no'}")
    if isinstance(question, (BridgeSite, DogeBridgeSite)):
        return canal_name(s, pick)
    if isinstance(question, FinalReduce):
        return reduction_label(s, seat, pick)
    cards = card_label(s, pick)
    return cards if cards is not None else cargo_label(s, pick)


def move_label(s: Gondola, seat: int, pick: int) -> Message:
    canal = pick >> 1
    icon = s.chart.icon[canal]
    a, b = s.chart.ends[canal]
    cost = price(s, icon, s.first == 1, discount(s, seat), s.bridges)
    id = "gondola-moor" if pick & MOOR else "gondola-pass"
    return message(id, building=dock_name(s, b if a == s.at else a), cost=cost)


def payment_label(s: Gondola, seat: int, pick: int) -> Message:
    if pick == PAY_SCROLL:
        return Message("gondola-pay-scroll")
    if pick == PAY_INTRIGUE:
        return Message("gondola-pay-intrigue")
    place = (pick - PAY_CUBE) // COLOURS + 1
    return message("gondola-pay-cube", cube=colour_name((pick - PAY_CUBE) % COLOURS), boat=place)


def reduction_label(s: Gondola, seat: int, pick: int) -> Message:
    if pick == 0:
        return Message("gondola-reduce-stop")
    if pick == 1:
        return message("gondola-reduce-scrolls", price=scroll_price(s, seat))
    return message("gondola-reduce-coins", price=coin_price(s, seat))


def card_label(s: Gondola, pick: int) -> Message | None:
    """Options that are cards, or what to do with one."""
    question = s.question()
    if isinstance(question, (MissionDraft, KeepMission)):
        return mission_name(pick)
    if isinstance(question, CompleteMission):
        return Message("gondola-no-mission") if pick == NO_MISSION else mission_name(pick)
    if isinstance(question, MissionSlot):
        if pick == ARCHIVE_NEW:
            return Message("gondola-archive-new")
        return message("gondola-replace", mission=mission_name(s.slots[question.seat * 3 + pick]))
    if isinstance(question, PlayInfluence):
        return Message("gondola-no-card") if pick == NO_CARD else card_name(pick - 1)
    if isinstance(question, KeepInfluence):
        return card_name(pick)
    if isinstance(question, SmugglerCard):
        return doge_boat_card_name(pick) if s.seats == 1 else smuggler_name(pick)
    if isinstance(question, SmugglerBoat):
        return message("gondola-doge-boat", colour=pick >> 1, building=dock_name(s, s.where[pick]))
    if isinstance(question, SmugglerStep):
        a, b = s.chart.ends[pick]
        return dock_name(s, b if a == question.at else a)
    if isinstance(question, DogeAssistant):
        return message("gondola-doge-worker", colour=pick // TILES, building=building_name(pick % TILES))
    if isinstance(question, Branch):
        op = OPS[question.op].parts[pick]
        if op.code == BRIDGE:
            return Message("gondola-branch-bridge")
        if op.code == MISSION:
            return Message("gondola-branch-mission")
        return message("gondola-branch-vp" if op.code == VP else "gondola-branch-vp-bridges", vp=op.n)
    return None


def cargo_label(s: Gondola, pick: int) -> Message:
    """Options that are cubes."""
    question = s.question()
    if isinstance(question, StocksGain):
        return Message("gondola-no-cube") if pick == NO_CUBE else colour_name(pick)
    if isinstance(question, (CubePick, Discard, SpendCubes, Convert)):
        return cargo_name(pick)
    if isinstance(question, OwnSwap):
        total = s.cargo[s.boat] + s.cargo[s.boat ^ 1]
        return message("gondola-split", here=cargo_name(pick), there=cargo_name(total - pick))
    if isinstance(question, StocksSplit):
        return split_label(s, question, pick)
    assert question is not None
    return Message(f"gondola-{kind_of(question)}-{pick}")


def split_label(s: Gondola, question: StocksSplit, pick: int) -> Message:
    total = s.cargo[question.boat] + s.cargo[question.boat ^ 1] + question.gained
    here = pick % DISCARD_STEP
    if pick < DISCARD_STEP:
        return message("gondola-split", here=cargo_name(here), there=cargo_name(total - here))
    colour = pick // DISCARD_STEP - 1
    there = total - here - (1, 16, 256)[colour]
    return message("gondola-split-lost", here=cargo_name(here), there=cargo_name(there), cube=colour_name(colour))


def group(s: Gondola, seat: int, pick: int) -> Message | None:
    return None


def effect(s: Gondola, seat: int, pick: int) -> Message | None:
    return None


def line(event: Event) -> Message | None:
    return log_line(event)
