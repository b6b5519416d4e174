"""3.1, 3.3 to 3.5: rounds, turns, the influence card and the gondolier."""

from typing import final

from serenissima.core.frame import Frame
from serenissima.core.messages import Message
from serenissima.games.gondola.data import NOBODY, NOT_YET, NOWHERE, ROUNDS_AFTER_TRIGGER, STAY_PRICE
from serenissima.games.gondola.effects import INFLUENCE_CARDS
from serenissima.games.gondola.missions import INFLUENCE_PLAY, STAY, TURN_START
from serenissima.games.gondola.picks import NO_CARD, TRAPPED
from serenissima.games.gondola.rules.activation import Perform
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.doge import DogeCards, RefillRow
from serenissima.games.gondola.rules.movement import Move, begin_movement, could_leave
from serenissima.games.gondola.rules.offers import is_playable
from serenissima.games.gondola.rules.refusals import refuse_boat, refuse_card
from serenissima.games.gondola.rules.smugglers import DECK_A, DECK_B, DiscardSmugglers, DrawSmugglers
from serenissima.games.gondola.rules.steps import CountedStep, SeatStep
from serenissima.games.gondola.scoring import FinalScoring
from serenissima.games.gondola.state import Gondola


@final
class StartRound(Frame[Gondola]):
    """3.1: every round begins with the first player."""

    def run(self, s: Gondola) -> None:
        s.round += 1
        s.tell("round", NOBODY, s.round)
        if s.end_round:
            s.tell("rounds-left", NOBODY, s.end_round + ROUNDS_AFTER_TRIGGER - s.round)
        s.then(StartTurn(s.first_player))


@final
class StartTurn(SeatStep):
    """3.3: influence (T1), gondolier (T2) and movement (T3), which leads to mission and building."""

    def run(self, s: Gondola) -> None:
        seat = self.seat
        s.active = seat
        s.boat = NOBODY
        s.at = NOWHERE
        s.start = NOWHERE
        s.used_docks = 0
        s.used_icons = 0
        s.once = 0
        s.tell("turn", seat)
        powers = s.powers[seat]
        if TURN_START.at(powers) and s.with_less_intrigue(seat) == 0:
            s.gain_coins(seat, TURN_START.added("coins", powers))
        s.then(InfluenceStep(seat, INFLUENCE_PLAY.most("play", powers, 1)), Gondolier(seat), EndTurn(seat))


# T1.


@final
class InfluenceStep(CountedStep):
    """3.4: every player with influence cards is asked, playable or not: hands are hidden."""

    def run(self, s: Gondola) -> None:
        if self.left and len(s.hands[self.seat]):
            s.then(PlayInfluence(self.seat, self.left))


@final
class PlayInfluence(Choice):
    """3.4: one card, or none: 1 + its kind."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def is_public(self, s: Gondola) -> bool:
        return False

    def choices(self, s: Gondola) -> list[int]:
        kinds = sorted(set(s.hands[self.seat].cards))
        return [NO_CARD, *[1 + kind for kind in kinds if is_playable(s, self.seat, INFLUENCE_CARDS[kind])]]

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_card(s, self.seat, pick - 1)

    def chosen(self, s: Gondola, pick: int) -> None:
        if pick == NO_CARD:
            return
        seat = self.seat
        kind = pick - 1
        s.hands[seat] = s.hands[seat].without(kind)
        s.playing = kind
        s.reveal()
        s.tell("influence-played", seat, kind)
        operations = [Perform(seat, 2 * seat, op.id) for op in INFLUENCE_CARDS[kind]]
        s.then(*operations, DiscardPlayed(), InfluenceStep(seat, self.left - 1))


@final
class DiscardPlayed(Frame[Gondola]):
    """3.4: a card is discarded once it has fully resolved."""

    def run(self, s: Gondola) -> None:
        s.discard = (*s.discard, s.playing)
        s.playing = NOBODY


# T2.


def stay_price(s: Gondola, seat: int) -> int:
    """3.5: coins for keeping the gondolier where he is."""
    return STAY.least("coins", s.powers[seat], STAY_PRICE)


def gondolier_price(s: Gondola, seat: int, place: int) -> int:
    """3.5: the other boat is free, and so is either on the first turn."""
    return stay_price(s, seat) if s.gondolier[seat] == place else 0


@final
class Gondolier(Choice):
    """3.5: the boat that will be active; only one that can move. If neither can, the turn ends (A15)."""

    def choices(self, s: Gondola) -> list[int]:
        seat = self.seat
        found: list[int] = []
        for place in (0, 1):
            left = s.coins[seat] - gondolier_price(s, seat, place)
            if left >= 0 and could_leave(s, 2 * seat + place, left):
                found.append(place)
        return found if found else [TRAPPED]

    def refused(self, s: Gondola, pick: int) -> Message:
        return refuse_boat(s, self.seat, pick, gondolier_price(s, self.seat, pick))

    def chosen(self, s: Gondola, pick: int) -> None:
        seat = self.seat
        if pick == TRAPPED:
            if s.gondolier[seat] != NOBODY:
                s.gondolier[seat] ^= 1
            s.tell("trapped", seat)
            return
        cost = gondolier_price(s, seat, pick)
        if cost:
            s.gain_coins(seat, -cost)
        s.gondolier[seat] = pick
        s.tell("gondolier", seat, pick, s.tiles[s.where[2 * seat + pick]])
        begin_movement(s, 2 * seat + pick)
        s.then(Move(seat))


# T6.


@final
class EndTurn(SeatStep):
    """T6: the spy leaves; then the smugglers (two players) or the Doge (one) have their turn."""

    def run(self, s: Gondola) -> None:
        s.spy = NOWHERE
        s.passing = 0
        s.reach = 0
        if s.seats == 2:
            deck = s.turn_index(self.seat)  # 2.2: the first player owns deck A
            s.then(DrawSmugglers(self.seat, deck), DiscardSmugglers(), NextTurn(self.seat))
        elif s.seats == 1 and s.extra_turns == NOT_YET:
            s.then(
                DrawSmugglers(0, DECK_A),
                DrawSmugglers(0, DECK_B),
                DogeCards(),
                RefillRow(),
                DiscardSmugglers(),
                NextTurn(0),
            )
        else:
            s.then(NextTurn(self.seat))


@final
class NextTurn(SeatStep):
    """3.1, 3.9: the next player, the next round, or the end."""

    def run(self, s: Gondola) -> None:
        if s.turn_index(self.seat) + 1 < s.seats:
            s.then(StartTurn((self.seat + 1) % s.seats))
        elif is_last_round(s):
            s.then(FinalScoring())
        else:
            if s.extra_turns > 0:
                s.extra_turns -= 1
            s.then(StartRound())


def is_last_round(s: Gondola) -> bool:
    """3.9: two full rounds follow the round of the trigger; solo, as many turns as the table gives (5.2.2 D7)."""
    if s.seats == 1:
        return s.extra_turns == 0
    return s.end_round > 0 and s.round >= s.end_round + ROUNDS_AFTER_TRIGGER
