"""Options of Venice in words, and what they would do. Questions are in prompts.py, the log in log_lines.py."""

from collections.abc import Sequence

from serenissima.core.event import Event
from serenissima.core.frame import kind_of
from serenissima.core.messages import Message, message
from serenissima.games.gondola.data import COLOURS, DOGE_ROW, SLOTS, TILES, TOLL, cubes
from serenissima.games.gondola.effects import BRIDGE, MISSION, OPS, SMUGGLER_IGNORES, VP
from serenissima.games.gondola.log_lines import log_line, log_lines
from serenissima.games.gondola.missions import MISSION as MISSION_CARD
from serenissima.games.gondola.missions import OWN_BRIDGE
from serenissima.games.gondola.names import (
    about_card,
    about_doge_card,
    about_mission,
    at_boat,
    at_building,
    at_dock,
    building_name,
    canal_name,
    card_name,
    cargo_name,
    colour_name,
    counted,
    dock_name,
    doge_boat,
    doge_boat_card_name,
    doge_card_name,
    effect_name,
    mission_name,
    smuggler_name,
    the_building,
)
from serenissima.games.gondola.picks import (
    ARCHIVE_NEW,
    DISCARD_STEP,
    DONE,
    EMBARK,
    FLIP_FOR_COINS,
    FLIP_FOR_SCROLLS,
    MOOR,
    NO_CARD,
    NO_CUBE,
    NO_MISSION,
    PAY_CUBE,
    PAY_INTRIGUE,
    PAY_SCROLL,
    TRAPPED,
)
from serenissima.games.gondola.previews import (
    boat_parts,
    boat_sent_parts,
    card_parts,
    flip_parts,
    met_parts,
    move_parts,
    outlook,
    overtime_parts,
    prologue_parts,
    reduction_parts,
    sent_parts,
)
from serenissima.games.gondola.prompts import prompt as prompt
from serenissima.games.gondola.rules.activation import Activate, Branch, Overtime, TakeIntrigue
from serenissima.games.gondola.rules.assistants import Foreman, Promote, SpyTarget, TrainAgain
from serenissima.games.gondola.rules.bridges import BridgeSite
from serenissima.games.gondola.rules.cargo import (
    Calm,
    Convert,
    CubePick,
    Discard,
    OwnSwap,
    SpendCubes,
    StocksGain,
    StocksSplit,
)
from serenissima.games.gondola.rules.doge import DogeAssistant, DogeBridgeSite, DogeDemand, Levy
from serenissima.games.gondola.rules.drawing import KeepInfluence, KeepMission
from serenissima.games.gondola.rules.meetings import Meeting
from serenissima.games.gondola.rules.mooring import CompleteMission, MissionSlot
from serenissima.games.gondola.rules.movement import Move
from serenissima.games.gondola.rules.opening import MissionDraft, PrologueDock
from serenissima.games.gondola.rules.smugglers import SmugglerBoat, SmugglerCard, SmugglerWay
from serenissima.games.gondola.rules.turn import Gondolier, PlayInfluence, gondolier_price
from serenissima.games.gondola.rules.waterways import discount, price
from serenissima.games.gondola.scoring import FinalReduce, coin_price, scroll_price
from serenissima.games.gondola.state import Gondola


def label(s: Gondola, seat: int, pick: int) -> Message:
    """An option in words; the labels of one decision are all different."""
    if pick == FLIP_FOR_COINS:
        return Message("gondola-flip-coins")
    if pick == FLIP_FOR_SCROLLS:
        return Message("gondola-flip-scrolls")
    question = s.question()
    if isinstance(question, Move):
        return move_label(s, seat, pick)
    if isinstance(question, Activate):
        if pick == DONE:
            return Message("gondola-go-on" if s.passing else "gondola-done")
        return Message("gondola-embark") if pick == EMBARK else effect_name(s.menu, pick)
    if isinstance(question, (Meeting, DogeDemand)):
        return payment_label(s, seat, pick)
    if isinstance(question, Gondolier):
        if pick == TRAPPED:
            return Message("gondola-trapped")
        place = at_dock(s, s.where[2 * seat + pick])
        return message("gondola-take-boat", place=place, price=gondolier_price(s, seat, pick))
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
    dock = b if a == s.at else a
    if pick & MOOR:
        return message("gondola-moor", place=at_dock(s, dock), cost=cost)
    return message("gondola-pass", building=the_building(s.tiles[dock]), cost=cost)


def payment_label(s: Gondola, seat: int, pick: int) -> Message:
    if pick == PAY_SCROLL:
        return Message("gondola-pay-scroll")
    if pick == PAY_INTRIGUE:
        return Message("gondola-pay-intrigue")
    boat = 2 * seat + (pick - PAY_CUBE) // COLOURS
    return message("gondola-pay-cube", cube=colour_name((pick - PAY_CUBE) % COLOURS), place=at_boat(s, boat))


def reduction_label(s: Gondola, seat: int, pick: int) -> Message:
    if pick == 0:
        return Message("gondola-reduce-stop")
    if pick == 1:
        return message("gondola-reduce", price=counted("scrolls", scroll_price(s, seat)))
    return message("gondola-reduce", price=counted("coins", coin_price(s, seat)))


def card_label(s: Gondola, pick: int) -> Message | None:
    """Options that are cards, or ways to use one."""
    question = s.question()
    if isinstance(question, MissionDraft):
        return message("gondola-return", mission=mission_name(pick))
    if isinstance(question, KeepMission):
        return mission_name(pick)
    if isinstance(question, CompleteMission):
        return Message("gondola-no-mission") if pick == NO_MISSION else mission_name(pick)
    if isinstance(question, MissionSlot):
        if pick == ARCHIVE_NEW:
            return Message("gondola-archive-new")
        old = s.slots[question.seat * SLOTS + pick]
        return message("gondola-replace", mission=mission_name(old)) if old else Message("gondola-free-slot")
    if isinstance(question, PlayInfluence):
        return Message("gondola-no-card") if pick == NO_CARD else card_name(pick - 1)
    if isinstance(question, KeepInfluence):
        return card_name(pick)
    if isinstance(question, SmugglerCard):
        return doge_boat_card_name(pick) if s.seats == 1 else smuggler_name(pick)
    if isinstance(question, SmugglerBoat):
        return message("gondola-doge-boat", boat=doge_boat(pick), place=at_boat(s, pick))
    if isinstance(question, SmugglerWay):
        return way_label(s, question, pick)
    if isinstance(question, DogeAssistant):
        return message("gondola-doge-worker", colour=pick // TILES, place=at_building(pick % TILES))
    if isinstance(question, Branch):
        op = OPS[question.op].parts[pick]
        if op.code == BRIDGE:
            return Message("gondola-branch-bridge")
        if op.code == MISSION:
            return Message("gondola-branch-mission")
        return message("gondola-branch-vp" if op.code == VP else "gondola-branch-vp-bridges", vp=counted("vp", op.n))
    return None


def way_label(s: Gondola, question: SmugglerWay, pick: int) -> Message:
    """The docks that the boat passes."""
    passed: list[Message] = []
    at = question.at
    for canal in question.ways(s)[pick][:-1]:
        a, b = s.chart.ends[canal]
        at = b if a == at else a
        passed.append(the_building(s.tiles[at]))
    return message("gondola-way", docks=passed) if passed else Message("gondola-way-straight")


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
    """Headings for long lists: steps by pass and moor, cubes by how many lie here, canals by price."""
    if pick >= FLIP_FOR_COINS:
        return Message("gondola-group-favour")
    question = s.question()
    if isinstance(question, Move):
        return Message("gondola-group-moor" if pick & MOOR else "gondola-group-pass")
    if isinstance(question, (BridgeSite, DogeBridgeSite)):
        return message("gondola-group-cost", coins=counted("coins", s.chart.cost[pick]))
    if isinstance(question, (OwnSwap, StocksSplit)):
        return message("gondola-group-here", cubes=counted("cubes", cubes(pick % DISCARD_STEP)))
    if isinstance(question, SpendCubes) and question.count == 0:
        return message("gondola-group-spend", cubes=counted("cubes", cubes(pick)))
    if isinstance(question, PrologueDock):
        return Message("gondola-group-tiles" if s.tiles[pick] < TILES else "gondola-group-communal")
    return None


# Consequences.


def effect(s: Gondola, seat: int, pick: int) -> Message | None:
    """What an option would do, as far as this seat can know."""
    question = s.question()
    if pick >= FLIP_FOR_COINS:
        return said(flip_parts(s, seat, pick))
    if isinstance(question, Move):
        return said(move_parts(s, seat, pick))
    if isinstance(question, PrologueDock):
        return said(prologue_parts(s, seat, pick))
    if isinstance(question, Gondolier):
        return None if pick == TRAPPED else said(boat_parts(s, seat, pick))
    if isinstance(question, FinalReduce):
        return said(reduction_parts(s, seat, pick))
    if isinstance(question, Overtime):
        return said(overtime_parts(s, seat, pick))
    if isinstance(question, (OwnSwap, StocksSplit, StocksGain, Convert, Discard)):
        return None  # the label is enough
    if isinstance(question, (MissionDraft, KeepMission, CompleteMission, MissionSlot)):
        return effect_of_mission(s, seat, pick)
    return effect_of_card(s, seat, pick)


def said(parts: list[Message]) -> Message | None:
    return message("gondola-effect", parts=parts) if parts else None


def effect_of_mission(s: Gondola, seat: int, pick: int) -> Message | None:
    """Where a mission is completed, its price, and what it brings for good."""
    question = s.question()
    if isinstance(question, MissionSlot):
        if pick == ARCHIVE_NEW:
            return Message("gondola-effect-archived")
        old = s.slots[seat * SLOTS + pick]
        if not old:
            return message("gondola-effect-slotted", gained=about_mission(question.no))
        return message("gondola-effect-replaced", gained=about_mission(question.no), lost=about_mission(old))
    if isinstance(question, CompleteMission):
        if pick == NO_MISSION:
            return None
        full = 0 not in s.slots[seat * SLOTS : seat * SLOTS + SLOTS]
        id = "gondola-effect-mission-full" if full else "gondola-effect-mission-free"
        return message(id, parts=outlook(s, seat, pick), ability=about_mission(pick))
    mission = MISSION_CARD[pick]
    scrolls = [counted("scrolls", mission.scrolls)] if mission.scrolls else []
    return message(
        "gondola-effect-mission",
        place=at_building(mission.building),
        price=[cargo_name(mission.cargo), *scrolls],
        gain=[counted("vp", mission.vp), counted("coins", mission.coins)],
        ability=about_mission(pick),
    )


def effect_of_card(s: Gondola, seat: int, pick: int) -> Message | None:
    """Cards say what they do; the rest is tried on a copy."""
    question = s.question()
    if isinstance(question, KeepInfluence):
        return about_card(pick)
    if isinstance(question, PlayInfluence):
        if pick == NO_CARD:
            return None
        parts = outlook(s, seat, pick)
        about = about_card(pick - 1)
        return message("gondola-effect-card", about=about, parts=parts) if parts else about
    if isinstance(question, SmugglerCard):
        return said([*icon_parts(s, pick), *card_parts(s, seat, pick)])
    if isinstance(question, SmugglerBoat):
        return said(boat_sent_parts(s, seat, pick, question.building))
    if isinstance(question, SmugglerWay):
        met = met_parts(s, seat, pick)
        return said([*met, *sent_parts(s, seat, question.boat, s.tiles[question.dock])])
    if isinstance(question, BridgeSite):
        return said([*outlook(s, seat, pick), message("gondola-part-toll", coins=counted("coins", toll_of(s, seat)))])
    return said(outlook(s, seat, pick))


def icon_parts(s: Gondola, card: int) -> list[Message]:
    """Alone: the Doge card that will be ignored, and after the second smuggler card those that will be played."""
    if s.seats > 1:
        return []
    ignored = [SMUGGLER_IGNORES[played] for played in (*s.played, card)]
    icon = message("gondola-part-ignored", card=doge_card_name(s.doge_row[SMUGGLER_IGNORES[card]]))
    if not s.played:
        return [icon]
    plays = [
        message("gondola-part-played", card=doge_card_name(s.doge_row[place]), about=about_doge_card(s.doge_row[place]))
        for place in range(DOGE_ROW)
        if place not in ignored
    ]
    return [icon, *plays]


def toll_of(s: Gondola, seat: int) -> int:
    """What each crossing of your own bridge brings."""
    return OWN_BRIDGE.most("coins", s.powers[seat], TOLL)


def line(event: Event) -> Message | None:
    return log_line(event)


def lines(events: Sequence[Event]) -> list[Message | None]:
    return log_lines(events)
