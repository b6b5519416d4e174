"""A greedy player of Venice (10.1): it plans the whole route of this turn and takes what is worth most at its end."""

from typing import Final

from serenissima.bots.candidates import and_others, best_of, in_order
from serenissima.core.dice import Dice
from serenissima.core.frame import Ask, Sealed
from serenissima.core.state import UNANSWERED
from serenissima.games.gondola.data import CAPACITY, NO_PICK, PASSENGER_ROOM, TILES, cubes
from serenissima.games.gondola.effects import (
    CHOICE,
    EFFECTS,
    INFLUENCE_CARDS,
    MISSION,
    OPS,
    OVERTIME,
    SPY,
)
from serenissima.games.gondola.missions import MISSION as MISSIONS
from serenissima.games.gondola.picks import DONE, EMBARK, FLIP_FOR_COINS, NO_CARD
from serenissima.games.gondola.policy.average_values import STREET
from serenissima.games.gondola.policy.cards import (
    best_mission,
    best_overtime,
    best_spied,
    commission_gain,
    first_of_kind,
    least_wanted,
    spy_gain,
    weakest_slot,
)
from serenissima.games.gondola.policy.cubes import is_about_cubes, stow
from serenissima.games.gondola.policy.effects import ALWAYS, Activations
from serenissima.games.gondola.policy.final_reduction import reduction
from serenissima.games.gondola.policy.routes import FAR, NEAR, Routes
from serenissima.games.gondola.policy.valuation import ANYWHERE, NOTHING, Outlook
from serenissima.games.gondola.rules.activation import Activate, Branch, Overtime
from serenissima.games.gondola.rules.assistants import SpyTarget
from serenissima.games.gondola.rules.bridges import BridgeSite
from serenissima.games.gondola.rules.doge import DogeBridgeSite
from serenissima.games.gondola.rules.drawing import KeepInfluence
from serenissima.games.gondola.rules.mooring import CompleteMission, MissionSlot
from serenissima.games.gondola.rules.movement import Move
from serenissima.games.gondola.rules.opening import MissionDraft, PrologueDock
from serenissima.games.gondola.rules.smugglers import DrawSmugglers
from serenissima.games.gondola.rules.taxi import TaxiReward
from serenissima.games.gondola.rules.turn import EndTurn, Gondolier, PlayInfluence, gondolier_price
from serenissima.games.gondola.scoring import FinalReduce
from serenissima.games.gondola.state import Gondola

AHEAD: Final = 2
"""How many follow-up questions to an answer are weighed along with it."""
WORTHWHILE: Final = 15
"""The least gain worth playing an influence card for."""
VP_INSTEAD: Final = 200
"""What the cards give in place of a mission or a bridge."""
OVERFULL_CUBE: Final = 60
"""The cost of each cube given up to make room for the passenger."""


def choose(s: Gondola, seat: int, dice: Dice) -> int:  # noqa: ARG001 - all policies have the same signature
    """The pick of a sensible player who looks no further than this turn."""
    return answer(s, seat, FAR)


def choose_quickly(s: Gondola, seat: int, dice: Dice) -> int:  # noqa: ARG001 - all policies have the same signature
    """The same for rollouts: long routes are seldom best, and searching them takes most of the time."""
    return answer(s, seat, NEAR)


def answer(s: Gondola, seat: int, longest: int) -> int:
    """The pick of a player who looks at routes of at most `longest` canals."""
    options = s.options(seat)
    question = s.question()
    if isinstance(question, FinalReduce):
        return reduction(s, seat)
    if options[-1] >= FLIP_FOR_COINS:
        flip = worthwhile_flip(s, seat, options)
        if flip != NO_PICK:
            return flip
        options = options[:-2]
    if len(options) == 1:
        return options[0]
    if isinstance(question, Gondolier):
        return best_boat(s, seat, options, longest)
    if isinstance(question, Move):
        return best_of(options, step_worths(s, seat, options, longest))
    if isinstance(question, PlayInfluence):
        return best_card_to_play(s, seat, options, longest)
    if isinstance(question, Activate):
        if EMBARK in options and is_fare(s, seat, longest):
            return EMBARK
        look = best_effect if longest == FAR else promising_effect
        return look(s, seat, question.boat, options)
    if isinstance(question, PrologueDock):
        return best_of(options, berth_worths(s, seat, 2 * seat + question.place, options))
    return small_answer(s, seat, options, AHEAD)


def candidates(s: Gondola, seat: int, dice: Dice) -> list[int]:
    """Picks worth a closer look, best first; for questions with many options, all of them in that order."""
    options = s.options(seat)
    question = s.question()
    if options[-1] < FLIP_FOR_COINS:
        if isinstance(question, Move):
            return in_order(options, step_worths(s, seat, options, FAR))
        if isinstance(question, PrologueDock):
            return in_order(options, berth_worths(s, seat, 2 * seat + question.place, options))
        if isinstance(question, (BridgeSite, DogeBridgeSite)):
            return in_order(options, site_worths(s, seat, options, isinstance(question, BridgeSite)))
    return and_others(choose(s, seat, dice), options, dice)


# Weighing by trying.


def small_answer(s: Gondola, seat: int, options: tuple[int, ...], ahead: int) -> int:
    """Answer a question that needs no route."""
    question = s.question()
    if is_about_cubes(question):
        return stow(s, seat, options)
    if isinstance(question, MissionDraft):
        return least_wanted(s, seat, options)
    if isinstance(question, CompleteMission):
        return best_mission(s, seat, options)
    if isinstance(question, MissionSlot):
        return weakest_slot(s, seat, question.no)
    if isinstance(question, KeepInfluence):
        return first_of_kind(options)
    if isinstance(question, (BridgeSite, DogeBridgeSite)):
        return best_of(options, site_worths(s, seat, options, isinstance(question, BridgeSite)))
    if isinstance(question, SpyTarget):
        return best_spied(s, seat, FAR)
    if isinstance(question, Overtime):
        return best_overtime(s, seat)[0]
    if isinstance(question, Branch) and OPS[question.op].parts[options[0]].code == MISSION:
        return options[0] if commission_gain(s, seat) > VP_INSTEAD else options[1]
    best = options[0]
    most = NOTHING
    for pick in options:
        worth = worth_after(s, seat, pick, ahead)
        if worth > most:
            most = worth
            best = pick
    return best


def worth_after(s: Gondola, seat: int, pick: int, ahead: int) -> int:
    """The worth of the position after an answer and the small questions that follow from it."""
    twin = s.clone()
    # Ignore what follows the turn, and the smuggler cards, which nobody has seen yet.
    twin.agenda = [frame for frame in twin.agenda if not isinstance(frame, (EndTurn, DrawSmugglers))]
    twin.act(seat, pick)
    if ahead:
        settle(twin, seat, ahead - 1)
    return Outlook(twin, seat).worth()


def settle(s: Gondola, seat: int, ahead: int) -> None:
    """Answer what follows at once, up to the next step of a turn or another player's question."""
    for _ in range(8):
        question = s.question()
        if isinstance(question, Sealed):
            while s.question() is question:
                other = s.turn()
                s.act(other, s.options(other)[0])
        elif isinstance(question, Ask) and question.seat == seat:
            if isinstance(question, (Activate, Move, Gondolier, PlayInfluence, CompleteMission, FinalReduce)):
                return
            options = s.options(seat)
            if options[-1] >= FLIP_FOR_COINS and not isinstance(question, TaxiReward):
                options = options[:-2]
            s.act(seat, small_answer(s, seat, options, ahead) if len(options) > 1 else options[0])
        else:
            return


def worthwhile_flip(s: Gondola, seat: int, options: tuple[int, ...]) -> int:
    """The Favour card is worth four VP unflipped: flip it only for something better."""
    best = NO_PICK
    most = Outlook(s, seat).worth()
    for pick in options[-2:]:
        twin = s.clone()
        twin.act(seat, pick)
        for other in range(s.seats):  # in a meeting, the card is flipped only after the other side has chosen
            if twin.asked() >> other & 1 and other != seat and twin.sealed[seat] != UNANSWERED:
                twin.act(other, twin.options(other)[0])
        worth = Outlook(twin, seat).worth()
        if worth > most:
            most = worth
            best = pick
    return best


# Routes.


def best_boat(s: Gondola, seat: int, options: tuple[int, ...], longest: int) -> int:
    """3.5: the boat with the better route, including the price of staying."""
    outlook = Outlook(s, seat)
    best = options[0]
    most = NOTHING
    for place in options:
        routes = Routes(s, outlook, 2 * seat + place, longest)
        routes.plan(gondolier_price(s, seat, place))
        if routes.best > most:
            most = routes.best
            best = place
    return best


def step_worths(s: Gondola, seat: int, options: tuple[int, ...], longest: int) -> list[int]:
    """3.6.1: the best that can follow from each first step of a route."""
    routes = Routes(s, Outlook(s, seat), s.boat, longest)
    hold = routes.activations.start(0)
    return [routes.step(pick, hold) for pick in options]


def berth_worths(s: Gondola, seat: int, boat: int, options: tuple[int, ...]) -> list[int]:
    """3.2: what a boat gains at once at each dock, and how much its cubes are wanted."""
    routes = Routes(s, Outlook(s, seat), boat, 1)
    hold = routes.activations.start(0)
    return [routes.moored(hold.copy(), dock) for dock in options]


def best_effect(s: Gondola, seat: int, boat: int, options: tuple[int, ...]) -> int:
    """3.7.5: the effect that gains most now, until none gains anything."""
    outlook = Outlook(s, seat)
    now = outlook.worth()
    best = DONE if DONE in options else NO_PICK
    most = now if best == DONE else NOTHING
    for slot in options:
        if slot >= DONE:
            continue
        if EFFECTS[s.menu][slot].draws_mission:
            activations = Activations(s, outlook, boat)
            before = activations.start(0)
            after = activations.performed(before, s.menu, slot)
            worth = (
                now if after is None else now + activations.total(after, ANYWHERE) - activations.total(before, ANYWHERE)
            )
        else:
            worth = worth_after(s, seat, slot, AHEAD)
        if worth > most:
            most = worth
            best = slot
    return best


def promising_effect(s: Gondola, seat: int, boat: int, options: tuple[int, ...]) -> int:
    """A quicker version: first effects that can only help, then the rest by the hold they would leave."""
    activations = Activations(s, Outlook(s, seat), boat)
    before = activations.start(0)
    now = activations.total(before, ANYWHERE)
    best = DONE if DONE in options else NO_PICK
    most = now if best == DONE else NOTHING
    for slot in options:
        if slot >= DONE:
            continue
        if ALWAYS[s.menu][slot]:
            return slot
        after = activations.performed(before, s.menu, slot)
        worth = now if after is None else activations.total(after, ANYWHERE)
        if worth > most:
            most = worth
            best = slot
    return best


def is_fare(s: Gondola, seat: int, longest: int) -> bool:
    """5.3: whether the best continuation is better with the passenger aboard."""
    outlook = Outlook(s, seat)
    alone = Routes(s, outlook, s.boat, longest)
    alone.go_on(alone.activations.start(0))
    both = Routes(s, outlook, s.boat, longest)
    hold = both.activations.start(0)
    hold.aboard = True
    hold.gain -= OVERFULL_CUBE * max(0, cubes(hold.cargo) + PASSENGER_ROOM - CAPACITY)
    both.go_on(hold)
    return both.best > alone.best


# Influence cards.


def best_card_to_play(s: Gondola, seat: int, options: tuple[int, ...], longest: int) -> int:
    """3.4: the card that gains most, if it gains more than it is worth in hand."""
    outlook = Outlook(s, seat)
    now = outlook.worth()
    held = len(s.hands[seat])
    card = outlook.cards(held) - outlook.cards(held - 1)
    best = NO_CARD
    most = WORTHWHILE
    for pick in options:
        if pick == NO_CARD:
            continue
        code = INFLUENCE_CARDS[pick - 1][0].code
        if code == SPY:
            gain = spy_gain(s, outlook, best_spied(s, seat, longest)) - card
        elif code == OVERTIME:
            gain = best_overtime(s, seat)[1] - card
        elif code == CHOICE and INFLUENCE_CARDS[pick - 1][0].parts[0].code == MISSION:
            gain = max(VP_INSTEAD, commission_gain(s, seat)) - card
        else:
            gain = worth_after(s, seat, pick, AHEAD) - now
        if gain > most:
            most = gain
            best = pick
    return best


# Bridges.


def site_worths(s: Gondola, seat: int, options: tuple[int, ...], is_own: bool) -> list[int]:
    """10.1: near own assistants, where passing is expensive; a bridge of the Doge where this seat passes least."""
    return [site_worth(s, seat, icon) if is_own else -site_worth(s, seat, icon) for icon in options]


def site_worth(s: Gondola, seat: int, icon: int) -> int:
    """How useful a bridge is there: expensive canals between buildings that this seat visits."""
    worth = 12 * s.chart.cost[icon]
    for dock in s.chart.ends[s.chart.icon.index(icon)]:
        building = s.tiles[dock]
        if building < TILES:
            worth += STREET[building][s.space[seat * TILES + building]] // 10
        else:
            worth += 12
        worth += 15 * len([1 for no in s.missions[seat].cards if MISSIONS[no].building == building])
        if s.passing == 1 and dock == s.at and not s.used_icons >> icon & 1:
            worth += 25
    return worth
