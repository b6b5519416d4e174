"""What things are worth in Venice, in hundredths of a VP (10.1).

Arrest outweighs everything. It is judged by *effective* intrigue: what would be left after spending all scrolls and
coins on the final reduction, in quarters of a point, compared with the most endangered rival.
"""

from typing import Final, final

from serenissima.games.gondola.data import (
    ALL_PLACED_VP,
    ASSISTANTS,
    COINS_PER_VP,
    COLOURS,
    FAVOUR_VP,
    FULL_INFLUENCE,
    HALF_INFLUENCE,
    NOBODY,
    NOT_YET,
    ROUNDS_AFTER_TRIGGER,
    SLOTS,
    SPACES,
    TILES,
    UNFLIPPED,
    amount,
    cubes,
)
from serenissima.games.gondola.missions import MISSION as MISSIONS
from serenissima.games.gondola.policy.average_values import POINT, STREET
from serenissima.games.gondola.rules.smugglers import distances
from serenissima.games.gondola.scoring import coin_price, scroll_price
from serenissima.games.gondola.state import Gondola

QUARTERS: Final = 4
NOTHING: Final = -(1 << 30)
ANYWHERE: Final = -1

# Coins pay for movement; the first few matter most. At the end four make a VP.
PURSE_STEPS: Final[tuple[tuple[int, int], ...]] = ((5, 52), (10, 40), (16, 32))
LAST_COIN: Final = POINT // COINS_PER_VP
# Scrolls pay in meetings and for missions, and buy off intrigue.
SCROLL_STEPS: Final[tuple[int, ...]] = (40, 34, 28, 22, 16, 12, 8, 6, 4, 4)
NEEDED_SCROLL: Final = 25
NEAR_CAP: Final = 20
"""The cost of each of the last points below the cap, per turn to come: every meeting may cost VP there."""
CARD: Final = 95
"""An influence card that there is time to play."""
SPARE_CUBE: Final = 30
FULL_CUBE: Final = 6
"""A cube that no mission wants, and one that takes the last room."""
MISSION_DRAW: Final = 300
"""Another mission, if there is time for it; the tax is counted separately."""
BRIDGE_WORTH: Final = 11
"""A bridge of your own, per remaining turn."""
VISITS: Final = 17
"""How often your own assistant is visited in a turn, in percent."""
RIVAL_STREET: Final = 50
"""The weight of the rivals' assistants, in percent of your own."""
PUSHED: Final = 25
DOGE_PUSHED: Final = 40

ENDING: Final = 700
"""What triggering the end costs a player who would lose."""
SAFE_LEAD: Final = 12
PER_VP_AHEAD: Final = 30
"""What triggering it is worth for each VP by which a safe player leads beyond SAFE_LEAD, up to a limit."""
SURE: Final = 2500
PATIENCE: Final = 16
"""Rounds after which every safe player wants the game to end."""

ARREST: Final[tuple[int, ...]] = (0, 3000, 4500, 2800, 2400, 2200)
"""What an arrest costs, by number of players."""
CHANCE: Final[tuple[int, ...]] = (68, 55, 43, 33, 24, 16, 11, 7, 4, 2, 1)
"""The probability of completing a mission, in percent, by the number of cubes it lacks."""
HASTE: Final = 4
"""With fewer turns left than this, missions become doubtful."""
PER_COIN_AWAY: Final = 4
"""How much each coin of the way reduces a mission's worth, in percent; and the bonus for lying at its dock."""
AT_ITS_DOCK: Final = 14

# What an ability brings per turn to come, by mission number.
ABILITY: Final[tuple[int, ...]] = (
    *(0, 28, 35, 14, 35, 22, 16, 45, 40, 14, 16, 26, 22, 34, 12),
    *(50, 26, 22, 50, 45, 14, 26, 26, 20, 30, 20, 50),
)


def turns_after(s: Gondola, seat: int) -> int:
    """Turns this seat still has after the current one: known once the end has been triggered, otherwise a guess."""
    if s.seats == 1:
        if s.extra_turns != NOT_YET:
            return s.extra_turns
        return len(s.doge_deck) * 10 // 16 + s.rules.extra_turns_given
    if s.end_round:
        left = s.end_round + ROUNDS_AFTER_TRIGGER - s.round
        # A seat that has had its turn this round has one less to come.
        if s.active != NOBODY and s.turn_index(seat) > s.turn_index(s.active):
            left += 1
        return left
    council = s.chart.end_marker[s.seats] - largest(s.council, 0)
    missions = len(s.mission_deck) * 5 // s.seats
    return ROUNDS_AFTER_TRIGGER + max(1, min(council, missions))


def largest(values: list[int], least: int) -> int:
    """The largest of some values, but at least `least`."""
    found = least
    for value in values:
        if value > found:
            found = value
    return found


def missing(cargo: int, wanted: int) -> int:
    """The number of cubes that a cargo lacks for a mission."""
    lacking = 0
    for colour in range(COLOURS):
        lacking += max(0, amount(wanted, colour) - amount(cargo, colour))
    return lacking


def without_wanted(cargo: int, wanted: int) -> int:
    """What is left of a cargo when a mission has taken what it can use."""
    left = 0
    for colour in range(COLOURS):
        left += max(0, amount(cargo, colour) - amount(wanted, colour)) << 4 * colour
    return left


def softly(lead: int, width: int, most: int) -> int:
    """From 0 to `most`, half of it at a tie, flattening out with distance."""
    half = most // 2
    return half + half * lead // (width + abs(lead))


@final
class Outlook:
    """How one seat sees a position: the prices of everything it has or may get."""

    def __init__(self, s: Gondola, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.turns = turns_after(s, seat)
        self.hand: tuple[int, ...] = s.missions[seat].cards
        self.scroll_quarters: int = QUARTERS // scroll_price(s, seat)
        self.coin_quarters: int = QUARTERS // coin_price(s, seat)
        self.threat: int = self.most_endangered()
        self.share: int = POINT if s.seats < 3 else POINT * 13 // 10 // (s.seats - 1)
        self.wanted_scrolls: int = largest([MISSIONS[no].scrolls for no in self.hand], 0) if self.turns else 0
        self.rewards: list[int] = [self.mission(no) for no in self.hand]
        self.ways: list[list[int]] = [distances(s, s.dock_of[MISSIONS[no].building]) for no in self.hand]
        self.ending: int = self.end_now()
        self.known_means: dict[int, int] = {}
        self.known_cargo: dict[int, int] = {}
        self.known_council: dict[int, int] = {}

    # Purse, scrolls and the danger of arrest.

    def most_endangered(self) -> int:
        """Effective intrigue, in quarters, of the rival nearest to arrest; a tie is half a point either way."""
        s = self.s
        if s.seats == 1:
            return QUARTERS * s.intrigue[1] - 2  # the Doge cannot pay, and a tie is lost
        most = NOTHING
        for other in range(s.seats):
            if other != self.seat:
                scrolls = s.scrolls[other] * QUARTERS // scroll_price(s, other)
                left = QUARTERS * s.intrigue[other] - scrolls - s.coins[other] * QUARTERS // coin_price(s, other)
                left += 2 if s.turn_index(other) > s.turn_index(self.seat) else -2
                most = max(most, left)
        return most

    def danger(self, coins: int, scrolls: int, intrigue: int) -> int:
        """The cost of the danger of arrest. A player who can buy off everything is safe."""
        own = QUARTERS * intrigue - self.scroll_quarters * scrolls - self.coin_quarters * coins
        return softly(own - max(self.threat, 0), 3 + 2 * self.turns, ARREST[self.s.seats])

    def purse(self, coins: int) -> int:
        if self.turns == 0:
            return LAST_COIN * coins
        worth = 0
        start = 0
        for end, each in PURSE_STEPS:
            if coins <= start:
                break
            worth += (min(coins, end) - start) * each
            start = end
        return worth + LAST_COIN * max(0, coins - start)

    def scroll_case(self, scrolls: int) -> int:
        if self.turns == 0:
            return 0
        worth = NEEDED_SCROLL * min(scrolls, self.wanted_scrolls)
        for place in range(scrolls):
            worth += SCROLL_STEPS[place]
        return worth

    def means(self, coins: int, scrolls: int, intrigue: int) -> int:
        """Coins, scrolls and intrigue together."""
        key = (coins << 4 | scrolls) << 4 | intrigue
        if key in self.known_means:
            return self.known_means[key]
        worth = self.purse(coins) + self.scroll_case(scrolls) - self.danger(coins, scrolls, intrigue)
        # Intrigue is a loan (10.1): the part above the rivals' will be paid back in coins.
        owed = QUARTERS * intrigue - self.scroll_quarters * scrolls - max(self.threat, 0)
        worth -= LAST_COIN * max(0, owed)
        worth -= NEAR_CAP * min(self.turns, 4) * max(0, intrigue - self.s.cap() + 3)
        self.known_means[key] = worth
        return worth

    def end_now(self) -> int:
        """3.9: what triggering the end is worth: much for a safe leader, nothing good for anyone else."""
        s = self.s
        seat = self.seat
        if s.seats == 1 or s.end_round:
            return 0
        own = QUARTERS * s.intrigue[seat] - self.scroll_quarters * s.scrolls[seat]
        if own - self.coin_quarters * s.coins[seat] > max(self.threat, 0):
            return -ENDING
        lead = s.vp[seat] - largest([s.vp[other] for other in range(s.seats) if other != seat], NOTHING)
        tired = 2 * max(0, s.round - PATIENCE)
        return max(-ENDING, min(SURE, PER_VP_AHEAD * (lead - SAFE_LEAD + tired)))

    def cards(self, count: int) -> int:
        return CARD * min(count, self.turns)

    def draw_mission(self) -> int:
        """Another mission in hand; late ones are hardly ever completed."""
        worth = MISSION_DRAW * min(self.turns, 8) // 8 - 80 * len(self.hand)
        left = max(1, len(self.s.mission_deck))
        return worth + (self.ending if left == 1 else max(0, self.ending) // left)

    # Cubes and missions.

    def mission(self, no: int) -> int:
        """What completing a mission brings."""
        record = MISSIONS[no]
        worth = POINT * record.vp + 34 * record.coins - 30 * record.scrolls
        return worth + ABILITY[no] * self.turns

    def chance(self, lacking: int) -> int:
        """The probability of still completing a mission that lacks this many cubes, in percent."""
        if self.turns == 0:
            return 0
        return CHANCE[lacking + max(0, HASTE - self.turns)]

    def cargo(self, cargo: int, other: int, dock: int, other_dock: int, done: int = 0) -> int:
        """What the cubes of two boats are worth, once mission `done` is completed.

        Each other mission uses the boat that suits it best; the rest is spare.
        """
        key = ((cargo << 12 | other) << 8 | (dock + 1) << 4 | other_dock + 1) << 5 | done
        if key in self.known_cargo:
            return self.known_cargo[key]
        worth = 0
        first = cargo
        second = other
        for place in range(len(self.hand)):
            no = self.hand[place]
            if no == done:
                continue
            wanted = MISSIONS[no].cargo
            full = self.rewards[place]
            way = self.ways[place]
            here = full * (self.chance(missing(first, wanted)) - self.way_off(way, dock)) // 100
            there = full * (self.chance(missing(second, wanted)) - self.way_off(way, other_dock)) // 100
            if here >= there:
                worth += max(here, 0)
                first = without_wanted(first, wanted)
            else:
                worth += max(there, 0)
                second = without_wanted(second, wanted)
        if self.turns:
            worth += SPARE_CUBE * (min(cubes(first), 2) + min(cubes(second), 2))
            worth += FULL_CUBE * (max(0, cubes(first) - 2) + max(0, cubes(second) - 2))
        self.known_cargo[key] = worth
        return worth

    def way_off(self, way: list[int], dock: int) -> int:
        """How much the way to a mission's building reduces its worth, in percent."""
        if dock == ANYWHERE or self.turns == 0:
            return 0
        return PER_COIN_AWAY * way[dock] if way[dock] else AT_ITS_DOCK

    # Council and assistants.

    def influence(self, placed: int) -> int:
        """How much of the council space the assistants will make count, in percent (3.10 step 2)."""
        return (self.reaching(placed, HALF_INFLUENCE) + self.reaching(placed, FULL_INFLUENCE)) // 2

    def reaching(self, placed: int, goal: int) -> int:
        """The probability that `goal` assistants will be on the board, in percent."""
        lacking = goal - placed
        if lacking <= 0:
            return 100
        if lacking > self.turns:
            return 0
        return max(0, min(95, 95 - 16 * lacking + 5 * self.turns))

    def council(self, space: int) -> int:
        """A council space: the expected reward of its rank, and the assistants' influence."""
        if space in self.known_council:
            return self.known_council[space]
        s = self.s
        worth = space * self.influence(s.placed(self.seat))
        rewards = s.chart.rewards[s.seats]
        behind = 0
        for other in range(len(s.council)):
            if other != self.seat:
                behind += POINT - softly(space - s.council[other], 1 + self.turns // 2, POINT)
        rank = min(behind // POINT, len(rewards) - 1)
        part = behind - rank * POINT
        after = rewards[rank + 1] if rank + 1 < len(rewards) else 0
        reward = rewards[rank] * (POINT - part) + after * part
        # Space 0 scores nothing, but there is usually time to leave it.
        worth += reward if space else reward * min(90, 15 * self.turns) // 100
        marker = s.chart.end_marker[s.seats]
        if self.ending > 0:
            worth += self.ending * min(space, marker) // marker
        elif space >= marker:
            worth += self.ending
        self.known_council[space] = worth
        return worth

    def staff(self, placed: int) -> int:
        """Assistants on the board: the part of the council space they make count, and the race to the tenth."""
        space = self.s.council[self.seat] + min(6, self.turns * 2 // 3)
        worth = space * self.influence(placed)
        if self.s.all_placed == NOBODY and placed < ASSISTANTS:
            worth += ALL_PLACED_VP * self.reaching(placed, ASSISTANTS) // 2
        return worth

    def street(self, tile: int, space: int) -> int:
        """An own assistant on a space of a tile, for the turns to come."""
        return STREET[tile][space] * VISITS * self.turns // 100

    # The whole position.

    def worth(self) -> int:
        """Everything this seat has, minus what the rivals have."""
        s = self.s
        seat = self.seat
        total = POINT * s.vp[seat] + self.means(s.coins[seat], s.scrolls[seat], s.intrigue[seat])
        total += self.cargo(s.cargo[2 * seat], s.cargo[2 * seat + 1], s.where[2 * seat], s.where[2 * seat + 1])
        total += self.cards(len(s.hands[seat])) + self.council(s.council[seat]) + self.staff(s.placed(seat))
        total += BRIDGE_WORTH * self.turns * s.bridges.count(seat)
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            total += ABILITY[s.slots[slot]] * self.turns
        if s.favour[seat] == UNFLIPPED:
            total += POINT * FAVOUR_VP
        for tile in range(TILES):
            total += self.street(tile, s.space[seat * TILES + tile])
        return total - self.rivals()

    def parts(self) -> list[int]:
        """The parts of the worth: VP, purse and scrolls, intrigue, missions and cubes, influence cards, council,
        assistants and bridges, abilities and favour, and what the rivals have.
        """
        s = self.s
        seat = self.seat
        purse = self.purse(s.coins[seat]) + self.scroll_case(s.scrolls[seat])
        abilities = POINT * FAVOUR_VP if s.favour[seat] == UNFLIPPED else 0
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            abilities += ABILITY[s.slots[slot]] * self.turns
        assistants = self.staff(s.placed(seat)) + BRIDGE_WORTH * self.turns * s.bridges.count(seat)
        for tile in range(TILES):
            assistants += self.street(tile, s.space[seat * TILES + tile])
        return [
            POINT * s.vp[seat],
            purse,
            self.means(s.coins[seat], s.scrolls[seat], s.intrigue[seat]) - purse,
            self.cargo(s.cargo[2 * seat], s.cargo[2 * seat + 1], s.where[2 * seat], s.where[2 * seat + 1]),
            self.cards(len(s.hands[seat])),
            self.council(s.council[seat]),
            assistants,
            abilities,
            -self.rivals(),
        ]

    def rivals(self) -> int:
        s = self.s
        total = 0
        if s.seats == 1:
            for colour in (1, 2):
                for tile in range(TILES):
                    space = s.space[colour * TILES + tile]
                    if space:
                        total += 10 * self.turns * s.rules.position_vp[min(space, SPACES - 1)]
            return total + POINT * s.vp[1] + 20 * s.scrolls[1]
        for other in range(s.seats):
            if other != self.seat:
                total += POINT * s.vp[other]
                for tile in range(TILES):
                    total += self.street(tile, s.space[other * TILES + tile]) * RIVAL_STREET // 100
        return total * self.share // 100
