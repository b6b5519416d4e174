"""Doge's wording: prompts, options and their consequences, log lines. Ids and arguments only."""

from collections.abc import Sequence
from functools import cache

from serenissima.core.event import Event
from serenissima.core.messages import Choice, Message, message
from serenissima.games.doge.data import (
    ALL_AREAS,
    AREAS,
    AREAS_IN,
    DISTRICTS,
    HOME,
    NOBODY,
    PILE_SIZE,
    PILE_SUM,
    QUARANTIA,
    SET_PILE,
    SETS,
    SETS_WITHIN,
)
from serenissima.games.doge.knowledge import votes_ahead, voting_advisors
from serenissima.games.doge.names import advisor_name, area_name, ballots, family_name, in_area
from serenissima.games.doge.picks import FIRST_MOVE, NO_MOVE, PASS, goal_of, origin_of
from serenissima.games.doge.rules import (
    AdvisorOrMove,
    BuildTogether,
    GrantAdvisor,
    MayBuild,
    MoveTogether,
    Place,
    PlaceBallots,
    PlaceTogether,
    QuarantiaAdvisorOrMove,
    has_ring_for,
)
from serenissima.games.doge.scoring import districts_owned, fulfils, palaces_built
from serenissima.games.doge.state import Doge, home_advisor, rounds_a_year
from serenissima.games.doge.vote_counting import THIRD_FAMILY_BIT, ranking

# Questions.


def prompt(s: Doge, seat: int) -> Message:
    """The question put to this seat."""
    frame = s.question()
    if isinstance(frame, PlaceBallots):
        hand = s.hand[seat]
        return message("doge-ask-ballots", round=s.round, rounds=rounds_a_year(s), hand=ballots(hand))
    if isinstance(frame, AdvisorOrMove):
        reason = reason_of(s, seat, frame.area)
        if has_ring_for(s, seat, home_advisor(frame.area)):
            return message("doge-ask-advisor", reason=reason, advisor=advisor_name(frame.area))
        return message("doge-ask-no-ring", reason=reason)
    if isinstance(frame, QuarantiaAdvisorOrMove):
        return message("doge-ask-quarantia", reason=reason_of(s, seat, QUARANTIA), which=which_advisor(s, seat))
    if isinstance(frame, (Place, PlaceTogether)):
        reason = reason_of(s, seat, frame.area)
        return message("doge-ask-houses", reason=reason, area=in_area(frame.area), most=frame.most)
    if isinstance(frame, MoveTogether):
        return message("doge-ask-move", reason=reason_of(s, seat, s.order_now[s.election]))
    if isinstance(frame, (MayBuild, BuildTogether)):
        district = building_site(frame, seat)
        there = s.houses[seat * DISTRICTS + district]
        return message("doge-ask-build", area=in_area(district), there=there, price=s.palace_cost(district))
    return Message("doge-ask-nothing")


def reason_of(s: Doge, seat: int, area: int) -> Message:
    """How this seat did in the election that has just been counted: place and votes, which everybody knows."""
    votes = s.tally[seat * AREAS + area]
    others = sorted([s.tally[family * AREAS + area] for family in range(s.families) if family != seat], reverse=True)
    best = others[0]
    if votes > best:
        if not best:
            return message("doge-reason-alone", area=in_area(area), votes=votes)
        return message("doge-reason-won", area=in_area(area), votes=votes, other=best)
    if votes == best:
        return message("doge-reason-tied", area=in_area(area), votes=votes)
    tied = others[1:].count(votes)
    id = "doge-reason-second-tied" if tied else "doge-reason-second"
    return message(id, area=in_area(area), votes=votes, other=best)


def which_advisor(s: Doge, seat: int) -> int:
    """The winner of the Quarantia takes two advisors: 1 for the first, 2 for the second; 0 for the runner-up."""
    first, _ = ranking(s, QUARANTIA)
    if first != 1 << seat:
        return 0
    return 1 if any(isinstance(frame, GrantAdvisor) and frame.families == first for frame in s.agenda) else 2


def building_site(frame: MayBuild | BuildTogether, seat: int) -> int:
    """The district in which this seat may build."""
    return frame.district if isinstance(frame, MayBuild) else frame.sites[seat]


# Options.


def choices(s: Doge, seat: int) -> list[Choice]:
    """All options in words."""
    if isinstance(s.question(), PlaceBallots):
        return ballot_choices(s, seat)
    return [choice(s, seat, pick) for pick in s.options(seat)]


def ballot_choices(s: Doge, seat: int) -> list[Choice]:
    """The same for ballots, area by area: one lookup for each area instead of 39."""
    hand = s.hand[seat]
    found: list[Choice] = []
    for area in AREAS_IN[ALL_AREAS & ~s.used[seat]]:
        found.extend(placings_in(area, voting_advisors(s, seat, area), hand))
    if s.rules.allow_pass:
        found.append(placing(PASS, 0, PILE_SIZE[hand]))
    return found


def label(s: Doge, seat: int, pick: int) -> Message:
    """One option in words."""
    return choice(s, seat, pick).label


def group(s: Doge, seat: int, pick: int) -> Message | None:
    """Ballots by area; otherwise by the kind of answer: an advisor, a move from some district, or neither."""
    return choice(s, seat, pick).group


def effect(s: Doge, seat: int, pick: int) -> Message | None:
    """What an option would do."""
    return choice(s, seat, pick).effect


def choice(s: Doge, seat: int, pick: int) -> Choice:
    """One option with all its texts."""
    frame = s.question()
    if isinstance(frame, PlaceBallots):
        advisors = 0 if pick == PASS else voting_advisors(s, seat, pick // SETS)
        return placing(pick, advisors, PILE_SIZE[s.hand[seat]])
    if isinstance(frame, (Place, PlaceTogether)):
        there = s.houses[seat * DISTRICTS + frame.area] + pick
        return settling(frame.area, pick, there, palace_prospect(s, seat, frame.area, there))
    if isinstance(frame, (MayBuild, BuildTogether)):
        return building(s, seat, building_site(frame, seat), pick)
    if pick == NO_MOVE:
        return staying(s, frame)
    if pick < FIRST_MOVE:
        home = frame.area if isinstance(frame, AdvisorOrMove) else QUARANTIA
        return taking(home, pick, votes_ahead(s, home, pick))
    origin, goal = origin_of(pick), goal_of(pick)
    left, there = s.houses[seat * DISTRICTS + origin] - 1, s.houses[seat * DISTRICTS + goal] + 1
    return moving(pick, left, there, palace_prospect(s, seat, goal, there), isinstance(frame, MoveTogether))


# A question about ballots has up to 273 options and goes to every seat in every round. The texts are cached: there
# are few combinations of ballots, votes and houses.


@cache
def placing(pick: int, advisors: int, hand: int) -> Choice:
    """Place ballots in an area where you have `advisors` advisors, with `hand` ballots in hand."""
    if pick == PASS:
        return Choice(pick, Message("doge-label-pass"), Message("doge-group-pass"), Message("doge-effect-pass"))
    area, pile = pick // SETS, SET_PILE[pick % SETS]
    votes, left = PILE_SUM[pile] + advisors, hand - PILE_SIZE[pile]
    return Choice(
        pick,
        message("doge-label-ballots", ballots=ballots(pile), area=area_name(area)),
        area_name(area),
        message("doge-effect-ballots", votes=votes, advisors=advisors, area=in_area(area), left=left),
    )


@cache
def placings_in(area: int, advisors: int, pile: int) -> tuple[Choice, ...]:
    """Every placing from this pile in one area."""
    return tuple([placing(area * SETS + chosen, advisors, PILE_SIZE[pile]) for chosen in SETS_WITHIN[pile]])


@cache
def settling(area: int, count: int, there: int, palace: Message) -> Choice:
    """Place `count` houses, for a total of `there`."""
    result = message("doge-effect-houses", area=in_area(area), there=there, palace=palace)
    return Choice(
        count,
        message("doge-label-houses", count=count),
        None,
        result if count else Message("doge-effect-no-houses"),
    )


@cache
def taking(home: int, area: int, times: int) -> Choice:
    """Take an advisor to stand in an area that votes `times` times before his home does."""
    return Choice(
        area,
        message("doge-label-take", area=in_area(area)),
        Message("doge-group-take"),
        message("doge-effect-take", times=times, area=in_area(area), home=area_name(home)),
    )


@cache
def moving(pick: int, left: int, there: int, palace: Message, is_tied: bool) -> Choice:
    """Move a house, leaving `left` in its district and `there` in the other. Tied players are offered no advisor."""
    origin, goal = origin_of(pick), goal_of(pick)
    return Choice(
        pick,
        message("doge-label-move", origin=area_name(origin), goal=area_name(goal)),
        Message("doge-group-move-only" if is_tied else "doge-group-move"),
        message("doge-effect-move", origin=in_area(origin), left=left, goal=in_area(goal), there=there, palace=palace),
    )


def staying(s: Doge, frame: object) -> Choice:
    """Neither an advisor nor a move."""
    group = Message("doge-group-neither")
    if isinstance(frame, MoveTogether):
        return Choice(NO_MOVE, Message("doge-label-no-move"), group, None)
    effect = Message("doge-effect-abstain")
    if isinstance(frame, AdvisorOrMove):
        owner = s.controller[home_advisor(frame.area)]
        if owner != NOBODY:
            effect = message("doge-effect-ring-back", name=family_name(s.seat_of(owner)))
    return Choice(NO_MOVE, Message("doge-label-abstain"), group, effect)


def building(s: Doge, seat: int, district: int, pick: int) -> Choice:
    """Build a palace, or not."""
    there = s.houses[seat * DISTRICTS + district]
    if not pick:
        effect = message("doge-effect-not-build", there=there, area=in_area(district))
        return Choice(pick, Message("doge-label-not-build"), None, effect)
    palaces = palaces_built(s, seat) + 1
    districts = districts_owned(s, seat) + (0 if s.palaces[seat * DISTRICTS + district] else 1)
    price = s.palace_cost(district)
    id = "doge-effect-build-wins" if fulfils(palaces, districts) else "doge-effect-build"
    effect = message(id, price=price, left=there - price, palaces=palaces, districts=districts)
    return Choice(pick, message("doge-label-build", price=price), None, effect)


def palace_prospect(s: Doge, seat: int, district: int, there: int) -> Message:
    """Whether `there` houses would allow a palace."""
    if s.is_full(district):
        return Message("doge-palace-full")
    if not s.supply_palaces[seat]:
        return Message("doge-palace-none-left")
    return prospect_at(s.palace_cost(district), there)


@cache
def prospect_at(price: int, there: int) -> Message:
    if there >= price:
        return message("doge-palace-possible", price=price)
    return message("doge-palace-missing", missing=price - there, price=price)


# The log.


def lines(events: Sequence[Event]) -> list[Message | None]:
    """What one pick has caused: an election is one line with everybody's votes."""
    found: list[Message | None] = []
    while len(found) < len(events):
        event = events[len(found)]
        counts: list[Message] = []
        if event.kind == "election":
            for each in events[len(found) + 1 :]:
                if each.kind != "votes" or each.audience != event.audience:
                    break
                counts.append(count_of(each))
        if counts:
            found.append(message("doge-line-counted", area=in_area(event.args[0]), counts=counts))
        else:
            found.append(line(event))
        found += [None] * len(counts)
    return found


def line(event: Event) -> Message | None:
    """An event as a line of the log."""
    kind = event.kind
    args = event.args
    if kind in ("year", "year-end"):
        return message(f"doge-line-{kind}", year=args[0])
    if kind == "result":
        return line_of_result(*args)
    if kind == "order-card":
        return message("doge-line-order-card", area=area_name(args[0]), place=args[1])
    if kind == "election":
        return message("doge-line-election", area=area_name(args[0]))
    if kind in ("contested", "none-qualified"):
        return message(f"doge-line-{kind}", area=in_area(args[0])) if args else Message(f"doge-line-{kind}")
    name = family_name(event.seat)
    if kind == "passed":
        return message("doge-line-passed", name=name)
    if kind == "placed":
        return message("doge-line-placed", name=name, area=in_area(args[0]), count=args[1])
    if kind == "placed-values":
        return message("doge-line-placed-values", area=in_area(args[0]), ballots=ballots(args[1]))
    if kind == "votes":
        return message("doge-line-votes", count=count_of(event))
    if kind == "neutral":
        return message("doge-line-neutral", name=name, advisor=advisor_name(HOME[args[0]]))
    if kind == "advisor":
        return message("doge-line-advisor", name=name, advisor=advisor_name(HOME[args[0]]), area=in_area(args[1]))
    if kind == "abstained":
        return message("doge-line-abstained", name=name, advisor=advisor_name(args[0]))
    if kind == "houses":
        return message("doge-line-houses", name=name, area=in_area(args[0]), count=args[1])
    if kind == "house-moved":
        return message("doge-line-house-moved", name=name, origin=area_name(args[0]), goal=area_name(args[1]))
    if kind == "palace":
        return message("doge-line-palace", name=name, area=in_area(args[0]), price=args[1])
    if kind == "declined":
        return message("doge-line-declined", name=name, area=in_area(args[0]))
    assert kind == "qualified", kind
    return message("doge-line-qualified", name=name, palaces=args[0], districts=args[1], houses=args[2])


def count_of(event: Event) -> Message:
    """How many votes each family has, and from what."""
    _, votes, pile, advisors = event.args
    name = family_name(event.seat)
    if not pile:
        return message("doge-count-advisors", name=name, votes=votes)
    id = "doge-count-both" if advisors else "doge-count-ballots"
    return message(id, name=name, votes=votes, ballots=ballots(pile), advisors=advisors)


def line_of_result(area: int, first: int, second: int) -> Message:
    winners = names_of(first)
    if not winners:
        return message("doge-line-no-votes", area=in_area(area))
    if len(winners) > 1:
        return message("doge-line-tied", names=winners, area=in_area(area))
    if not second:
        return message("doge-line-won", names=winners, area=in_area(area))
    runners_up = names_of(second)
    id = "doge-line-won-before" if len(runners_up) == 1 else "doge-line-won-before-tied"
    return message(id, names=winners, area=in_area(area), second=runners_up)


def names_of(families: int) -> list[Message]:
    """The names in a mask of families as events carry it."""
    seats = [seat for seat in range(AREAS) if families & ~THIRD_FAMILY_BIT & 1 << seat]
    if families & THIRD_FAMILY_BIT:
        seats.append(-1)
    return [message("doge-name", name=family_name(seat)) for seat in seats]
