"""The rules of Doge as frames, in the order of a game year: placing, elections, palaces, the end of the year."""

from typing import Final, final

from serenissima.core.event import NO_SEAT
from serenissima.core.frame import TOGETHER, Ask, Deal, Frame, Sealed
from serenissima.core.messages import Message
from serenissima.core.state import frames
from serenissima.games.doge.data import (
    ADVISORS,
    ALL_AREAS,
    AREAS,
    AREAS_IN,
    DISTRICTS,
    MOST_FAMILIES,
    NOBODY,
    PILE_SIZE,
    PILE_VALUES,
    PILES,
    QUARANTIA,
    RINGS,
    RUNNER_UP_HOUSES,
    SET_PILE,
    SETS,
    SETS_WITHIN,
    SLOTS,
    THIRD_FAMILY,
    THIRD_FAMILY_BALLOTS,
    VALUE_PILE,
    WINNER_HOUSES,
    contains_pile,
)
from serenissima.games.doge.names import area_name, in_area
from serenissima.games.doge.picks import (
    FIRST_MOVE,
    MOVES,
    NO_MOVE,
    PASS,
    TAKES_AND_MOVES,
    UP_TO,
    YES_OR_NO,
    goal_of,
    origin_of,
)
from serenissima.games.doge.scoring import (
    can_still_win,
    districts_owned,
    houses_on_board,
    palaces_built,
    qualifies,
)
from serenissima.games.doge.state import DOGE_FOUND, OUT_OF_REACH, YEAR_CAP, Doge, home_advisor, rounds_a_year
from serenissima.games.doge.vote_counting import ALONE, count_votes, ranking, tell_result, turn_order_card

THIS_YEAR: Final = 0
NEXT_YEAR: Final = 1
# How BuildTogether is saved.
SITE_BITS: Final = 3
SITE_MASK: Final = 7
NOWHERE: Final = -1

# 2 and 3.5.4: the voting order.


@final
class DealOrder(Deal[Doge]):
    """2.3: deal a shuffled set of voting-order cards one by one; the last card leaves nothing to chance."""

    def __init__(self, year: int) -> None:
        self.year = year

    def ints(self) -> tuple[int, ...]:
        return (self.year,)

    def row(self, s: Doge) -> tuple[int, ...]:
        return s.order_now if self.year == THIS_YEAR else s.order_next

    def outcomes(self, s: Doge) -> tuple[int, ...]:
        left = ALL_AREAS
        for area in self.row(s):
            left &= ~(1 << area)
        return AREAS_IN[left]

    def settle(self, s: Doge, outcome: int) -> None:
        row = (*self.row(s), outcome)
        if len(row) < AREAS - 1:
            s.then(self)
        else:
            row = (*row, sum(AREAS_IN[ALL_AREAS]) - sum(row))
        self.lay_out(s, row)

    def lay_out(self, s: Doge, row: tuple[int, ...]) -> None:
        if self.year == THIS_YEAR:
            s.order_now = row
        else:
            s.order_next = row

    def run(self, s: Doge) -> None:
        # The same random draws, and as many of them, as dealing card by card; it only skips the agenda.
        left = list(self.outcomes(s))
        row = list(self.row(s))
        while len(left) > 1:
            row.append(left.pop(s.dice.below(len(left))))
            if len(left) > 1:
                s.reveal()
        self.lay_out(s, (*row, *left))


# 3.1 and 3.2: a new year, and the placing of ballots.


@final
class YearStart(Frame[Doge]):
    """3.1: everybody takes back ballots and cards; everything on the board stays."""

    def run(self, s: Doge) -> None:
        s.year += 1
        s.take_back_ballots()
        s.tell("year", NO_SEAT, s.year)
        s.then(PlacingRound(1))


@final
class PlacingRound(Frame[Doge]):
    """3.2: a round of placing for all who still have ballots; after the last round come the elections."""

    def __init__(self, round: int) -> None:
        self.round = round

    def ints(self) -> tuple[int, ...]:
        return (self.round,)

    def run(self, s: Doge) -> None:
        if self.round > rounds_a_year(s):
            s.round = 0
            call_election(s)
            return
        s.round = self.round
        s.then(PlacingRound(self.round + 1))
        if s.families > s.seats:
            s.then(ThirdFamilyCard(THIRD_FAMILY_BALLOTS[self.round - 1]))
        holders = 0
        for seat in range(s.seats):
            if s.hand[seat]:
                holders |= 1 << seat
        if holders:
            s.then(PlaceBallots(holders))


def placings(s: Doge, seat: int) -> tuple[int, ...]:
    """3.2: an unused area with one to four ballots from the hand; passing is an option of the table (A1)."""
    place = s.hand[seat] << AREAS | s.used[seat]
    found = PLACINGS[place]
    if not found:
        sets = SETS_WITHIN[s.hand[seat]]
        found = tuple([area * SETS + chosen for area in AREAS_IN[ALL_AREAS & ~s.used[seat]] for chosen in sets])
        PLACINGS[place] = found
    return (*found, PASS) if s.rules.allow_pass else found


# The placings for each hand and mask of used cards, cached on first use (up to 273 numbers each).
PLACINGS: Final[list[tuple[int, ...]]] = [()] * (PILES << AREAS)


def put_ballots(s: Doge, family: int, area: int, pile: int) -> None:
    """Ballots go face down from the hand to an area."""
    s.hand[family] -= pile
    s.placed[family * AREAS + area] += pile
    s.used[family] |= 1 << area


@final
class PlaceBallots(Sealed[Doge]):
    """3.2: all choose in secret; then areas and numbers are shown, and the values stay hidden."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def ints(self) -> tuple[int, ...]:
        return (self.seats,)

    def options(self, s: Doge, seat: int) -> tuple[int, ...]:
        return placings(s, seat)

    def is_public(self, s: Doge) -> bool:
        return False

    def run(self, s: Doge) -> None:
        for seat in range(s.seats):
            if self.seats >> seat & 1:
                pick = s.sealed[seat]
                if pick == PASS:
                    s.tell("passed", seat)
                    continue
                area = pick // SETS
                pile = SET_PILE[pick % SETS]
                put_ballots(s, seat, area, pile)
                if s.sink is not None:
                    s.tell("placed", seat, area, PILE_SIZE[pile])
                    s.tell("placed-values", seat, area, pile, audience=1 << seat)

    def refusal(self, s: Doge, seat: int, pick: int) -> Message:
        if pick == PASS:
            return Message("doge-refused-pass")
        if not 0 <= pick < PASS:
            return Message("doge-refused-ballots")
        if s.used[seat] >> pick // SETS & 1:
            return Message("doge-refused-area-used", {"area": area_name(pick // SETS)})
        if not contains_pile(s.hand[seat], SET_PILE[pick % SETS]):
            return Message("doge-refused-not-in-hand")
        return Message("doge-refused-ballots")


@final
class ThirdFamilyCard(Deal[Doge]):
    """2.1: the Third Family turns up one of its unused cards and puts ballots there that nobody has seen."""

    def __init__(self, ballots: int) -> None:
        self.ballots = ballots

    def ints(self) -> tuple[int, ...]:
        return (self.ballots,)

    def outcomes(self, s: Doge) -> tuple[int, ...]:
        return AREAS_IN[ALL_AREAS & ~s.used[THIRD_FAMILY]]

    def settle(self, s: Doge, outcome: int) -> None:
        s.tell("placed", NO_SEAT, outcome, self.ballots)
        s.then(ThirdFamilyBallots(outcome, self.ballots))


@final
class ThirdFamilyBallots(Deal[Doge]):
    """2.1: the ballots are drawn blindly, one by one."""

    def __init__(self, area: int, left: int) -> None:
        self.area = area
        self.left = left

    def ints(self) -> tuple[int, ...]:
        return (self.area, self.left)

    def outcomes(self, s: Doge) -> tuple[int, ...]:
        return PILE_VALUES[s.hand[THIRD_FAMILY]]

    def settle(self, s: Doge, outcome: int) -> None:
        put_ballots(s, THIRD_FAMILY, self.area, VALUE_PILE[outcome])
        if self.left > 1:
            s.then(ThirdFamilyBallots(self.area, self.left - 1))


# 3.3: the elections.


def call_election(s: Doge) -> None:
    """3.3: the next area in the voting order holds its election; after the seventh the year is over."""
    if s.election == AREAS:
        s.then(YearEnd())
    else:
        s.then(ELECTIONS[s.order_now[s.election]], CLOSE_ELECTION)


@final
class CloseElection(Frame[Doge]):
    """3.3.5: the area's card is set aside, and the next card of next year's order is turned up (A5)."""

    def run(self, s: Doge) -> None:
        if not s.rules.reveal_before_effects:
            turn_order_card(s)
        s.election += 1
        call_election(s)


@final
class ElectDistrict(Frame[Doge]):
    """3.3.2, 3.3.3: the winner gets the advisor and two houses, the runner-up one; tied winners place two each."""

    def __init__(self, area: int) -> None:
        self.area = area

    def ints(self) -> tuple[int, ...]:
        return (self.area,)

    def run(self, s: Doge) -> None:
        area = self.area
        count_votes(s, area)
        first, second = ranking(s, area)
        tell_result(s, area, first, second)
        if not first:
            return  # nobody voted: nothing changes, the advisor stays (A6)
        houses = houses_for(s, first, area, WINNER_HOUSES)
        houses_after = houses_for(s, second, area, RUNNER_UP_HOUSES)
        winner = ALONE[first]
        if 0 <= winner < s.seats:
            s.then(ADVISOR_OR_MOVE[area][winner], houses, houses_after)
        else:
            neutralise(s, home_advisor(area))  # tied winners, or the Third Family alone (2.1)
            s.then(houses, houses_after)


@final
class ElectQuarantia(Frame[Doge]):
    """3.3.4: its three advisors become neutral; winner, runner-up and again the winner take one or move a house."""

    def run(self, s: Doge) -> None:
        count_votes(s, QUARANTIA)
        first, second = ranking(s, QUARANTIA)
        tell_result(s, QUARANTIA, first, second)
        if not first:
            return
        for advisor in range(DISTRICTS, ADVISORS):
            neutralise(s, advisor)
        if ALONE[first] != NOBODY:
            s.then(GrantAdvisor(first), GrantAdvisor(second), GrantAdvisor(first))
        else:
            s.then(GrantMove(first), GrantMove(first))  # with a palace check after each move (A18)


# Frames are immutable, so one for each area is enough.
ELECTIONS: Final[list[Frame[Doge]]] = [*[ElectDistrict(district) for district in range(DISTRICTS)], ElectQuarantia()]
CLOSE_ELECTION: Final = CloseElection()


def neutralise(s: Doge, advisor: int) -> None:
    if s.controller[advisor] != NOBODY:
        if s.sink is not None:
            s.tell("neutral", s.seat_of(s.controller[advisor]), advisor)
        s.neutralise(advisor)


def has_ring_for(s: Doge, seat: int, advisor: int) -> bool:
    """A8: each family has six rings; one that this advisor already wears does not count."""
    return s.rings_in_use(seat) < RINGS or s.controller[advisor] == seat


@final
class AdvisorOrMove(Ask[Doge]):
    """3.3.2 D1: the winner takes the district's advisor, or makes it neutral and may move a house from or to there."""

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.area)

    def options(self, s: Doge, seat: int) -> tuple[int, ...]:
        choices = TAKES_AND_MOVES if has_ring_for(s, seat, home_advisor(self.area)) else MOVES
        return choices[self.area][s.housed(seat)]

    def take(self, s: Doge, seat: int, pick: int) -> None:
        advisor = home_advisor(self.area)
        if pick < FIRST_MOVE:
            s.stand(advisor, seat, pick)
            s.tell("advisor", seat, advisor, pick)
            return
        neutralise(s, advisor)
        s.tell("abstained", seat, self.area)
        if pick != NO_MOVE:
            goal = goal_of(pick)
            s.move_house(seat, origin_of(pick), goal)
            palace_check(s, seat, goal)

    def refusal(self, s: Doge, seat: int, pick: int) -> Message:
        if pick == self.area:
            return Message("doge-refused-home", {"area": area_name(self.area)})
        if 0 <= pick < FIRST_MOVE:
            return Message("doge-refused-rings")
        if FIRST_MOVE <= pick < NO_MOVE and self.area not in (origin_of(pick), goal_of(pick)):
            return Message("doge-refused-move-elsewhere", {"area": area_name(self.area)})
        return refused_move(pick)


# By area and seat. (Frames are immutable: sharing them spares each election creating three.)
ADVISOR_OR_MOVE: Final = [[AdvisorOrMove(seat, area) for seat in range(MOST_FAMILIES)] for area in range(DISTRICTS)]


@final
class GrantAdvisor(Frame[Doge]):
    """3.3.4: one step of the Quarantia. Several runners-up may move a house each instead (A19)."""

    def __init__(self, families: int) -> None:
        self.families = families

    def ints(self) -> tuple[int, ...]:
        return (self.families,)

    def run(self, s: Doge) -> None:
        seat = ALONE[self.families]
        if seat == NOBODY:
            s.then(GrantMove(self.families))
        elif seat < s.seats:  # the Third Family leaves its advisor neutral (2.1)
            s.then(QuarantiaAdvisorOrMove(seat))


@final
class QuarantiaAdvisorOrMove(Ask[Doge]):
    """3.3.4 Q1-Q3: take a neutral advisor of the Quarantia, or leave it and move a house between any two districts."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Doge, seat: int) -> tuple[int, ...]:
        choices = TAKES_AND_MOVES if s.rings_in_use(seat) < RINGS else MOVES
        return choices[QUARANTIA][s.housed(seat)]

    def take(self, s: Doge, seat: int, pick: int) -> None:
        if pick < FIRST_MOVE:
            advisor = neutral_quarantia_advisor(s)
            s.stand(advisor, seat, pick)
            s.tell("advisor", seat, advisor, pick)
            return
        s.tell("abstained", seat, QUARANTIA)
        if pick != NO_MOVE:
            goal = goal_of(pick)
            s.move_house(seat, origin_of(pick), goal)
            palace_check(s, seat, goal)

    def refusal(self, s: Doge, seat: int, pick: int) -> Message:
        if pick == QUARANTIA:
            return Message("doge-refused-home", {"area": area_name(QUARANTIA)})
        if 0 <= pick < FIRST_MOVE:
            return Message("doge-refused-rings")
        return refused_move(pick)


def neutral_quarantia_advisor(s: Doge) -> int:
    """A neutral advisor of the Quarantia. The three are alike; at each of the three steps at least one is neutral."""
    advisor = DISTRICTS
    while s.controller[advisor] != NOBODY:
        advisor += 1
    return advisor


def refused_move(pick: int) -> Message:
    """Why this move of a house is illegal: there is no house to move, or the pick is not a move."""
    if FIRST_MOVE <= pick < NO_MOVE:
        return Message("doge-refused-no-house", {"area": in_area(origin_of(pick))})
    return Message("doge-refused-move")


# Houses and moves for one family or for several tied ones.


def first_of_the_tied(s: Doge) -> int:
    """A16: tied players decide in secret; by option openly in seat order, beginning one seat further every year."""
    return (s.year - 1) % s.seats if s.rules.in_turn else TOGETHER


def houses_for(s: Doge, families: int, area: int, most: int) -> Frame[Doge]:
    """3.3.2 D2, D3: a single player is simply asked."""
    seat = ALONE[families]
    if 0 <= seat < s.seats and not s.rules.check_per_house:
        return PLACE[most][area][seat]
    return GrantHouses(families, area, most)


@final
class GrantHouses(Frame[Doge]):
    """3.3.2 D3, 3.3.3 T1: up to `most` houses for each of these families; by option one by one (A35)."""

    def __init__(self, families: int, area: int, most: int) -> None:
        self.families = families
        self.area = area
        self.most = most

    def ints(self) -> tuple[int, ...]:
        return (self.families, self.area, self.most)

    def run(self, s: Doge) -> None:
        if self.most > 1 and s.rules.check_per_house:
            s.then(GrantHouses(self.families, self.area, 1), GrantHouses(self.families, self.area, self.most - 1))
            return
        seats = self.families & ((1 << s.seats) - 1)
        if seats != self.families and not seats:
            arrived = nowhere()
            third_family_places(s, self.area, self.most, arrived)
            palace_checks(s, arrived)
        elif ALONE[self.families] != NOBODY:
            s.then(PLACE[self.most][self.area][ALONE[self.families]])
        elif seats:
            s.then(PlaceTogether(seats, self.families, self.area, self.most, first_of_the_tied(s)))


def houses_to_place(s: Doge, family: int, most: int) -> tuple[int, ...]:
    """A12: from none up to the grant, as far as the supply goes."""
    return UP_TO[min(most, s.supply_houses[family])]


def third_family_places(s: Doge, area: int, most: int, arrived: list[int]) -> None:
    """2.1: the Third Family places what it can."""
    count = min(most, s.supply_houses[THIRD_FAMILY])
    if count:
        s.bring_houses(THIRD_FAMILY, area, count)
        arrived[THIRD_FAMILY] = area


def refused_houses(s: Doge, seat: int, pick: int, most: int) -> Message:
    if 0 <= pick <= most:
        return Message("doge-refused-supply", {"count": s.supply_houses[seat]})
    return Message("doge-refused-houses", {"most": most})


@final
class Place(Ask[Doge]):
    """3.3.2 D2, D3: up to `most` houses from the supply; then, if any arrived, a palace may be built."""

    def __init__(self, seat: int, area: int, most: int) -> None:
        self.seat = seat
        self.area = area
        self.most = most

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.area, self.most)

    def options(self, s: Doge, seat: int) -> tuple[int, ...]:
        return houses_to_place(s, seat, self.most)

    def take(self, s: Doge, seat: int, pick: int) -> None:
        if pick:
            s.bring_houses(seat, self.area, pick)
            palace_check(s, seat, self.area)

    def refusal(self, s: Doge, seat: int, pick: int) -> Message:
        return refused_houses(s, seat, pick, self.most)


# By number of houses, area and seat.
PLACE: Final = [
    [[Place(seat, area, most) for seat in range(MOST_FAMILIES)] for area in range(DISTRICTS)]
    for most in range(WINNER_HOUSES + 1)
]


@final
class PlaceTogether(Sealed[Doge]):
    """3.3.3 T1, 3.3.2 D3: tied families place houses, and all of them arrive before anyone builds (3.4.2)."""

    def __init__(self, seats: int, families: int, area: int, most: int, first: int = TOGETHER) -> None:
        self.seats = seats
        self.families = families
        self.area = area
        self.most = most
        self.first = first

    def ints(self) -> tuple[int, ...]:
        return (self.seats, self.families, self.area, self.most, self.first)

    def options(self, s: Doge, seat: int) -> tuple[int, ...]:
        return houses_to_place(s, seat, self.most)

    def take(self, s: Doge, seat: int, pick: int) -> None:
        if pick:
            s.bring_houses(seat, self.area, pick)

    def finish(self, s: Doge) -> None:
        arrived = nowhere()
        for seat in range(s.seats):
            if self.seats >> seat & 1 and s.sealed[seat]:
                arrived[seat] = self.area
        if self.seats != self.families:
            third_family_places(s, self.area, self.most, arrived)
        palace_checks(s, arrived)

    def refusal(self, s: Doge, seat: int, pick: int) -> Message:
        return refused_houses(s, seat, pick, self.most)


@final
class GrantMove(Frame[Doge]):
    """3.3.4: each of these tied families may move a house between any two districts; the Third Family never does."""

    def __init__(self, families: int) -> None:
        self.families = families

    def ints(self) -> tuple[int, ...]:
        return (self.families,)

    def run(self, s: Doge) -> None:
        seats = self.families & ((1 << s.seats) - 1)
        if seats:
            s.then(MoveTogether(seats, first_of_the_tied(s)))


@final
class MoveTogether(Sealed[Doge]):
    """3.3.4: tied families move a house each, and then build at the same time (A21)."""

    def __init__(self, seats: int, first: int = TOGETHER) -> None:
        self.seats = seats
        self.first = first

    def ints(self) -> tuple[int, ...]:
        return (self.seats, self.first)

    def options(self, s: Doge, seat: int) -> tuple[int, ...]:
        return MOVES[QUARANTIA][s.housed(seat)]

    def take(self, s: Doge, seat: int, pick: int) -> None:
        if pick != NO_MOVE:
            s.move_house(seat, origin_of(pick), goal_of(pick))

    def finish(self, s: Doge) -> None:
        arrived = nowhere()
        for seat in range(s.seats):
            pick = s.sealed[seat]
            if self.seats >> seat & 1 and pick != NO_MOVE:
                arrived[seat] = goal_of(pick)
        palace_checks(s, arrived)

    def refusal(self, s: Doge, seat: int, pick: int) -> Message:
        return refused_move(pick)


# 3.4: palaces.


def palace_check(s: Doge, seat: int, district: int) -> None:
    """3.4.1: a house has just arrived; if the conditions hold, its owner may build."""
    if s.may_build(seat, district):
        s.then(MayBuild(seat, district))


# For several families at once, a list says in which district a house of each has just arrived, or where it may build.


def nowhere() -> list[int]:
    """For each family, no district."""
    return [NOWHERE] * MOST_FAMILIES


def palace_checks(s: Doge, arrived: list[int]) -> None:
    """3.4.2: houses of several families have just arrived; the families that qualify decide."""
    sites = nowhere()
    seats = 0
    for family in range(s.families):
        district = arrived[family]
        if district != NOWHERE and s.may_build(family, district):
            sites[family] = district
            if family < s.seats:
                seats |= 1 << family
    if seats:
        s.then(BuildTogether(seats, packed(sites), first_of_the_tied(s)))
    elif sites[THIRD_FAMILY] != NOWHERE:
        raise_palaces(s, sites)  # the Third Family always builds when it can (2.1)


def packed(sites: list[int]) -> int:
    """The districts in one number, as a saved frame holds them: three bits for each family, 0 for NOWHERE."""
    number = 0
    for family in range(MOST_FAMILIES):
        number |= (sites[family] + 1) << SITE_BITS * family
    return number


def unpacked(number: int) -> list[int]:
    return [(number >> SITE_BITS * family & SITE_MASK) - 1 for family in range(MOST_FAMILIES)]


@final
class MayBuild(Ask[Doge]):
    """3.4.1: build for the price of the next slot, or not; only one palace, unless the table allows more (A14)."""

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def ints(self) -> tuple[int, ...]:
        return (self.seat, self.district)

    def options(self, s: Doge, seat: int) -> tuple[int, ...]:
        return YES_OR_NO

    def take(self, s: Doge, seat: int, pick: int) -> None:
        if pick:
            s.build(seat, self.district, s.palace_cost(self.district))
            if s.rules.multi_build:
                palace_check(s, seat, self.district)
        else:
            s.tell("declined", seat, self.district)


@final
class BuildTogether(Sealed[Doge]):
    """3.4.2: tied families decide whether to build, all at the price before anyone has built."""

    def __init__(self, seats: int, sites: int, first: int = TOGETHER) -> None:
        self.seats = seats
        self.sites = unpacked(sites)
        self.first = first

    def ints(self) -> tuple[int, ...]:
        return (self.seats, packed(self.sites), self.first)

    def options(self, s: Doge, seat: int) -> tuple[int, ...]:
        return YES_OR_NO

    def take(self, s: Doge, seat: int, pick: int) -> None:
        if not pick:
            s.tell("declined", seat, self.sites[seat])

    def finish(self, s: Doge) -> None:
        sites = self.sites.copy()
        for seat in range(s.seats):
            if self.seats >> seat & 1 and not s.sealed[seat]:
                sites[seat] = NOWHERE
        raise_palaces(s, sites)


def raise_palaces(s: Doge, sites: list[int]) -> None:
    """3.4.2: everyone who builds in a district pays the same price, in seat order. For too many builders see A17."""
    raised = nowhere()
    for district in range(DISTRICTS):
        builders = 0
        count = 0
        for family in range(s.families):
            if sites[family] == district:
                builders |= 1 << family
                count += 1
        if count > SLOTS - s.built[district]:
            s.tell("contested", -1, district)
            builders = with_most_houses(s, builders, district) if s.rules.most_houses_build else 0
        price = s.palace_cost(district)
        for family in range(s.families):
            if builders >> family & 1:
                s.build(family, district, price)
                raised[family] = district
    if s.rules.multi_build:
        palace_checks(s, raised)


def with_most_houses(s: Doge, builders: int, district: int) -> int:
    """A17, option: free slots go to the families with most houses there; equals that would have to share get none."""
    chosen = 0
    free = SLOTS - s.built[district]
    while builders:
        most = max([s.houses[f * DISTRICTS + district] for f in range(s.families) if builders >> f & 1])
        equals = 0
        count = 0
        for family in range(s.families):
            if builders >> family & 1 and s.houses[family * DISTRICTS + district] == most:
                equals |= 1 << family
                count += 1
        if count > free:
            break
        chosen |= equals
        builders &= ~equals
        free -= count
    return chosen


# 3.5: the end of the year.


@final
class YearEnd(Frame[Doge]):
    """3.5: who has reached a target? If nobody, next year's order moves up and the used cards are shuffled."""

    def run(self, s: Doge) -> None:
        s.history = (*s.history, tuple(s.placed))
        s.tell("year-end", NO_SEAT, s.year)
        qualified = 0
        hopeful = False
        for seat in range(s.seats):
            if qualifies(s, seat):
                qualified += 1
                s.tell("qualified", seat, palaces_built(s, seat), districts_owned(s, seat), houses_on_board(s, seat))
            elif not hopeful:
                hopeful = can_still_win(s, seat)
        if qualified:
            s.outcome = DOGE_FOUND
            return
        s.tell("none-qualified")
        if not hopeful:
            s.outcome = OUT_OF_REACH  # A28
        elif s.year >= s.rules.year_cap:
            s.outcome = YEAR_CAP  # A28
        else:
            s.order_now = s.order_next
            s.order_next = ()
            s.next_revealed = 0
            s.election = 0
            s.then(DealOrder(NEXT_YEAR), YearStart())


Doge.FRAMES = frames(
    DealOrder,
    YearStart,
    PlacingRound,
    PlaceBallots,
    ThirdFamilyCard,
    ThirdFamilyBallots,
    CloseElection,
    ElectDistrict,
    ElectQuarantia,
    AdvisorOrMove,
    GrantAdvisor,
    QuarantiaAdvisorOrMove,
    GrantHouses,
    Place,
    PlaceTogether,
    GrantMove,
    MoveTogether,
    MayBuild,
    BuildTogether,
    YearEnd,
)
