"""The question, with what you need to know to answer it: which boat, where, whom you meet, how much is too much."""

from serenissima.core.frame import kind_of
from serenissima.core.messages import Message, SeatName, message
from serenissima.games.gondola.data import NOBODY, NOWHERE, SLOTS, cubes
from serenissima.games.gondola.effects import OPS
from serenissima.games.gondola.names import (
    at_boat,
    at_building,
    at_dock,
    card_name,
    cargo_name,
    counted,
    mission_name,
    stranger_boat,
)
from serenissima.games.gondola.picks import TRAPPED
from serenissima.games.gondola.rules.activation import Activate, Branch, Overtime, TakeIntrigue
from serenissima.games.gondola.rules.assistants import TrainAgain
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
from serenissima.games.gondola.rules.doge import DogeDemand, Levy
from serenissima.games.gondola.rules.drawing import KeepInfluence, KeepMission
from serenissima.games.gondola.rules.meetings import Meeting
from serenissima.games.gondola.rules.mooring import CompleteMission, MissionSlot
from serenissima.games.gondola.rules.movement import Move
from serenissima.games.gondola.rules.opening import PrologueDock
from serenissima.games.gondola.rules.smugglers import Sail, SailOn, SmugglerBoat, SmugglerCard, SmugglerWay
from serenissima.games.gondola.rules.turn import Gondolier, PlayInfluence, stay_price
from serenissima.games.gondola.scoring import FinalReduce
from serenissima.games.gondola.state import Gondola


def prompt(s: Gondola, seat: int) -> Message:
    """The open question in words."""
    question = s.question()
    assert question is not None
    if isinstance(question, Move):
        return prompt_of_move(s, seat)
    if isinstance(question, Activate):
        id = "gondola-ask-activate-passing" if s.passing else "gondola-ask-activate"
        return message(
            id,
            place=at_building(s.menu),
            cubes=cargo_name(s.cargo[question.boat]),
            coins=counted("coins", s.coins[seat]),
        )
    if isinstance(question, Meeting):
        return prompt_of_meeting(s, seat, question)
    if isinstance(question, Gondolier):
        return prompt_of_gondolier(s, seat, question)
    if isinstance(question, FinalReduce):
        return prompt_of_reduction(s, seat, question)
    found = prompt_of_cubes(s, question)
    if found is None:
        found = prompt_of_cards(s, seat, question)
    if found is None:
        found = prompt_of_others(s, seat, question)
    return found if found is not None else Message(f"gondola-ask-{kind_of(question)}")


# The turn.


def prompt_of_gondolier(s: Gondola, seat: int, question: Gondolier) -> Message:
    if question.choices(s) == [TRAPPED]:
        return Message("gondola-ask-gondolier-trapped")
    if s.gondolier[seat] == NOBODY:
        return Message("gondola-ask-gondolier-first")
    here = at_boat(s, 2 * seat + s.gondolier[seat])
    return message("gondola-ask-gondolier", place=here, price=stay_price(s, seat), coins=s.coins[seat])


def prompt_of_move(s: Gondola, seat: int) -> Message:
    id = "gondola-ask-move-first" if s.first else "gondola-ask-move"
    purse = counted("coins", s.coins[seat])
    return message(id, place=at_dock(s, s.at), cubes=cargo_name(s.cargo[s.boat]), coins=purse)


def prompt_of_meeting(s: Gondola, seat: int, meeting: Meeting) -> Message:
    """Who meets whom, and the seat's scrolls and intrigue."""
    scrolls = s.scrolls[seat]
    intrigue = s.intrigue[seat]
    cap = s.cap()
    if seat == meeting.mover:
        place = at_dock(s, s.at)
        if meeting.met >= 0:
            name = SeatName(meeting.met)
            return message(
                "gondola-ask-meeting-mover", other=name, place=place, scrolls=scrolls, intrigue=intrigue, cap=cap
            )
        kind = "gossip" if meeting.met != NOBODY else "doge" if s.seats == 1 else "smugglers"
        return message(f"gondola-ask-meeting-{kind}", place=place, scrolls=scrolls, intrigue=intrigue, cap=cap)
    if meeting.mover >= 0:
        return message(
            "gondola-ask-meeting-met",
            other=SeatName(meeting.mover),
            place=at_dock(s, s.at),
            scrolls=scrolls,
            intrigue=intrigue,
            cap=cap,
        )
    boat, dock = sailing(s)
    return message(
        "gondola-ask-meeting-by-doge" if s.seats == 1 else "gondola-ask-meeting-by-smugglers",
        boat=stranger_boat(s, boat),
        place=at_dock(s, dock),
        scrolls=scrolls,
        intrigue=intrigue,
        cap=cap,
    )


def sailing(s: Gondola) -> tuple[int, int]:
    """The boat of the smugglers or the Doge that is under way, and the dock it is passing."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, (Sail, SailOn)):
            return frame.boat, frame.at
    raise AssertionError("no boat is under way")


def prompt_of_reduction(s: Gondola, seat: int, question: FinalReduce) -> Message:
    scrolls = counted("scrolls", s.scrolls[seat])
    coins = counted("coins", s.coins[seat])
    if s.seats == 1:
        return message(
            "gondola-ask-reduce-solo", intrigue=s.intrigue[seat], doge=s.intrigue[1], scrolls=scrolls, coins=coins
        )
    id = "gondola-ask-reduce" if question.loop else "gondola-ask-reduce-once"
    return message(id, intrigue=s.intrigue[seat], scrolls=scrolls, coins=coins)


# Cubes.


def prompt_of_cubes(s: Gondola, question: object) -> Message | None:
    """Questions about cubes; None for others."""
    if isinstance(question, OwnSwap):
        total = s.cargo[s.boat] + s.cargo[s.boat ^ 1]
        return message("gondola-ask-own-swap", place=at_dock(s, s.at), cubes=cargo_name(total), room=s.capacity(s.boat))
    if isinstance(question, StocksSplit):
        total = s.cargo[question.boat] + s.cargo[question.boat ^ 1] + question.gained
        return message(
            "gondola-ask-stocks-split",
            cubes=cargo_name(total),
            here=at_boat(s, question.boat),
            there=at_boat(s, question.boat ^ 1),
        )
    if isinstance(question, StocksGain):
        id = "gondola-ask-stocks-crews" if question.may_decline else "gondola-ask-stocks-gain"
        return Message(id)
    if isinstance(question, CubePick):
        held = cargo_name(s.cargo[question.boat])
        room = s.capacity(question.boat)
        return message("gondola-ask-cube-pick", count=question.count, held=held, room=room)
    if isinstance(question, Discard):
        cargo = s.cargo[question.boat]
        over = cubes(cargo) - s.capacity(question.boat)
        return message(
            "gondola-ask-discard", place=at_boat(s, question.boat), held=cargo_name(cargo), over=counted("cubes", over)
        )
    if isinstance(question, Convert):
        return message("gondola-ask-convert", held=cargo_name(s.cargo[question.boat]))
    if isinstance(question, SpendCubes):
        held = cargo_name(s.cargo[question.boat])
        if question.count:
            return message("gondola-ask-sell-cubes", held=held, coins=counted("coins", question.coins))
        return message("gondola-ask-spend-cubes", held=held, vp=question.vp)
    return None


# Cards.


def prompt_of_cards(s: Gondola, seat: int, question: object) -> Message | None:
    """Questions about cards; None for others."""
    if isinstance(question, PlayInfluence):
        return message("gondola-ask-play-influence", count=len(s.hands[seat]))
    if isinstance(question, (KeepInfluence, KeepMission)):
        return message(f"gondola-ask-{kind_of(question)}", count=len(s.drawn))
    if isinstance(question, CompleteMission):
        if len(question.choices(s)) == 1:
            return Message("gondola-ask-complete-none")
        return message(
            "gondola-ask-complete-mission",
            place=at_dock(s, s.at),
            cubes=cargo_name(s.cargo[s.boat]),
            scrolls=counted("scrolls", s.scrolls[seat]),
        )
    if isinstance(question, MissionSlot):
        full = 0 not in s.slots[seat * SLOTS : seat * SLOTS + SLOTS]
        id = "gondola-ask-mission-slot" if full else "gondola-ask-mission-place"
        return message(id, mission=mission_name(question.no))
    if isinstance(question, SmugglerCard):
        letter = "AB"[question.deck]
        if s.seats == 1:
            return message("gondola-ask-doge-boat-card", deck=letter)
        boat = 2 * s.seats + question.deck
        if s.where[boat] == NOWHERE:
            return message("gondola-ask-smuggler-first", boat=letter)
        return message("gondola-ask-smuggler-card", boat=letter, place=at_boat(s, boat))
    if isinstance(question, Branch):
        if s.playing != NOBODY:
            return message("gondola-ask-branch-card", card=card_name(s.playing))
        return message("gondola-ask-branch", place=at_building(s.menu))
    return None


# Everything else.


def prompt_of_others(s: Gondola, seat: int, question: object) -> Message | None:
    """Assistants, bridges, smugglers, the Doge; None where the plain question is enough."""
    if isinstance(question, PrologueDock):
        return Message("gondola-ask-prologue-second" if question.place else "gondola-ask-prologue-first")
    if isinstance(question, Calm):
        return message("gondola-ask-calm", intrigue=s.intrigue[seat])
    if isinstance(question, TakeIntrigue):
        return message("gondola-ask-take-intrigue", space=s.council[seat], intrigue=s.intrigue[seat], cap=s.cap())
    if isinstance(question, TrainAgain):
        return message("gondola-ask-train-again", place=at_building(question.tile))
    if isinstance(question, BridgeSite):
        return message("gondola-ask-bridge-site", left=s.bridges_left[seat])
    if isinstance(question, Overtime):
        return message("gondola-ask-overtime", coins=counted("coins", s.coins[seat]))
    if isinstance(question, SmugglerBoat):
        return message("gondola-ask-smuggler-boat", place=at_building(question.building), deck="AB"[question.deck])
    if isinstance(question, SmugglerWay):
        boat = stranger_boat(s, question.boat)
        return message(
            "gondola-ask-smuggler-way", boat=boat, here=at_dock(s, question.at), goal=at_dock(s, question.dock)
        )
    if isinstance(question, DogeDemand):
        scrolls, intrigue = s.scrolls[seat], s.intrigue[seat]
        return message("gondola-ask-doge-demand", scrolls=scrolls, intrigue=intrigue, cap=s.cap())
    if isinstance(question, Levy):
        return message("gondola-ask-levy", price=counted("coins", OPS[question.op].n), coins=s.coins[seat])
    return None
