"""What Doge has to say: prompts, options and their consequences, lines of the log. Ids and arguments only."""

from typing import Final

from serenissima.core.event import Event
from serenissima.core.words import Message, message
from serenissima.games.doge.counting import TOLD_THIRD_FAMILY
from serenissima.games.doge.data import (
    AREAS,
    DISTRICTS,
    FIRST_MOVE,
    HOME,
    NO_MOVE,
    NOBODY,
    PASS,
    PILE_SIZE,
    PILE_SUM,
    QUARANTIA,
    SET_PILE,
    SETS,
    goal_of,
    origin_of,
)
from serenissima.games.doge.knowledge import votes_ahead
from serenissima.games.doge.names import advisor_name, area_name, ballots, family_name, in_area
from serenissima.games.doge.rules import (
    AdvisorOrMove,
    BuildInTurn,
    BuildTogether,
    MayBuild,
    MoveInTurn,
    MoveTogether,
    Place,
    PlaceBallots,
    PlaceInTurn,
    PlaceTogether,
    QuarantiaAdvisorOrMove,
    arrival,
    has_ring_for,
)
from serenissima.games.doge.scoring import districts_owned, fulfils, palaces_built
from serenissima.games.doge.state import Doge, home_advisor, rounds_a_year

# Questions.


def prompt(s: Doge, seat: int) -> Message:
    """What is asked of this seat."""
    frame = s.question()
    if isinstance(frame, PlaceBallots):
        hand = s.hand[seat]
        return message("doge-ask-ballots", round=s.round, rounds=rounds_a_year(s), hand=ballots(hand))
    if isinstance(frame, AdvisorOrMove):
        if has_ring_for(s, seat, home_advisor(frame.area)):
            return message("doge-ask-advisor", area=in_area(frame.area), advisor=advisor_name(frame.area))
        return message("doge-ask-no-ring", area=in_area(frame.area))
    if isinstance(frame, QuarantiaAdvisorOrMove):
        return Message("doge-ask-quarantia")
    if isinstance(frame, (Place, PlaceTogether, PlaceInTurn)):
        return message("doge-ask-houses", area=in_area(frame.area), most=frame.most)
    if isinstance(frame, (MoveTogether, MoveInTurn)):
        return Message("doge-ask-move")
    if isinstance(frame, (MayBuild, BuildTogether, BuildInTurn)):
        district = building_site(frame, seat)
        return message("doge-ask-build", area=in_area(district), price=s.palace_cost(district))
    return Message("doge-ask-nothing")


def building_site(frame: MayBuild | BuildTogether | BuildInTurn, seat: int) -> int:
    """The district in which this seat is asked whether it builds."""
    return frame.district if isinstance(frame, MayBuild) else arrival(frame.where, seat) - 1


# Options.


def label(s: Doge, seat: int, pick: int) -> Message:
    """One option in words."""
    frame = s.question()
    if isinstance(frame, PlaceBallots):
        if pick == PASS:
            return Message("doge-label-pass")
        return BALLOT_LABELS[pick]
    if isinstance(frame, (Place, PlaceTogether, PlaceInTurn)):
        return message("doge-label-houses", count=pick)
    if isinstance(frame, (MayBuild, BuildTogether, BuildInTurn)):
        if not pick:
            return Message("doge-label-not-build")
        return message("doge-label-build", price=s.palace_cost(building_site(frame, seat)))
    if pick == NO_MOVE:
        return Message("doge-label-no-move" if isinstance(frame, (MoveTogether, MoveInTurn)) else "doge-label-abstain")
    if pick < FIRST_MOVE:
        return message("doge-label-take", area=in_area(pick))
    return message("doge-label-move", origin=area_name(origin_of(pick)), goal=area_name(goal_of(pick)))


def group(s: Doge, seat: int, pick: int) -> Message | None:
    """Ballots by area; the rest by what it comes to: an advisor, a move from some district, or neither."""
    frame = s.question()
    if isinstance(frame, PlaceBallots):
        return Message("doge-group-pass") if pick == PASS else area_name(pick // SETS)
    if isinstance(frame, (AdvisorOrMove, QuarantiaAdvisorOrMove, MoveTogether, MoveInTurn)):
        if pick < FIRST_MOVE:
            return Message("doge-group-take")
        return Message("doge-group-move" if pick < NO_MOVE else "doge-group-neither")
    return None


def effect(s: Doge, seat: int, pick: int) -> Message | None:
    """What an option would do."""
    frame = s.question()
    if isinstance(frame, PlaceBallots):
        return effect_of_ballots(s, seat, pick)
    if isinstance(frame, (Place, PlaceTogether, PlaceInTurn)):
        if not pick:
            return Message("doge-effect-no-houses")
        there = s.houses[seat * DISTRICTS + frame.area] + pick
        palace = palace_prospect(s, seat, frame.area, there)
        return message("doge-effect-houses", area=in_area(frame.area), there=there, palace=palace)
    if isinstance(frame, (MayBuild, BuildTogether, BuildInTurn)):
        return effect_of_building(s, seat, building_site(frame, seat), pick)
    if pick == NO_MOVE:
        return None if isinstance(frame, (MoveTogether, MoveInTurn)) else effect_of_abstaining(s, frame)
    if pick < FIRST_MOVE:
        home = frame.area if isinstance(frame, AdvisorOrMove) else QUARANTIA
        times = votes_ahead(s, home, pick)
        return message("doge-effect-take", times=times, area=in_area(pick), home=area_name(home))
    origin, goal = origin_of(pick), goal_of(pick)
    there = s.houses[seat * DISTRICTS + goal] + 1
    return message(
        "doge-effect-move",
        origin=in_area(origin),
        left=s.houses[seat * DISTRICTS + origin] - 1,
        goal=in_area(goal),
        there=there,
        palace=palace_prospect(s, seat, goal, there),
    )


def effect_of_ballots(s: Doge, seat: int, pick: int) -> Message:
    if pick == PASS:
        return Message("doge-effect-pass")
    area = pick // SETS
    pile = SET_PILE[pick % SETS]
    advisors = s.advisors_in(seat, area)
    votes = PILE_SUM[pile] + advisors
    left = PILE_SIZE[s.hand[seat]] - PILE_SIZE[pile]
    key = ((area * 32 + votes) * 16 + advisors) * 8 + left
    if key not in BALLOT_EFFECTS:
        BALLOT_EFFECTS[key] = message(
            "doge-effect-ballots", votes=votes, advisors=advisors, area=in_area(area), left=left
        )
    return BALLOT_EFFECTS[key]


# A question about ballots has up to 273 options, said to every seat in every round: made once, and kept.
BALLOT_LABELS: Final = [
    message("doge-label-ballots", ballots=ballots(SET_PILE[pick % SETS]), area=area_name(pick // SETS))
    for pick in range(PASS)
]
BALLOT_EFFECTS: Final[dict[int, Message]] = {}


def effect_of_abstaining(s: Doge, frame: object) -> Message:
    if isinstance(frame, AdvisorOrMove):
        owner = s.controller[home_advisor(frame.area)]
        if owner != NOBODY:
            return message("doge-effect-ring-back", name=family_name(s.seat_of(owner)))
    return Message("doge-effect-abstain")


def effect_of_building(s: Doge, seat: int, district: int, pick: int) -> Message:
    there = s.houses[seat * DISTRICTS + district]
    if not pick:
        return message("doge-effect-not-build", there=there, area=in_area(district))
    palaces = palaces_built(s, seat) + 1
    districts = districts_owned(s, seat) + (0 if s.palaces[seat * DISTRICTS + district] else 1)
    price = s.palace_cost(district)
    id = "doge-effect-build-wins" if fulfils(palaces, districts) else "doge-effect-build"
    return message(id, price=price, left=there - price, palaces=palaces, districts=districts)


def palace_prospect(s: Doge, seat: int, district: int, there: int) -> Message:
    """Whether so many houses there would allow a palace."""
    if s.is_full(district):
        return Message("doge-palace-full")
    if not s.supply_palaces[seat]:
        return Message("doge-palace-none-left")
    price = s.palace_cost(district)
    if there >= price:
        return message("doge-palace-possible", price=price)
    return message("doge-palace-missing", missing=price - there, price=price)


# The log.


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
        return line_of_votes(event)
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


def line_of_votes(event: Event) -> Message:
    """Who has how many votes, and from what."""
    _, votes, pile, advisors = event.args
    name = family_name(event.seat)
    if not pile:
        return message("doge-line-votes-advisors", name=name, votes=votes)
    id = "doge-line-votes-both" if advisors else "doge-line-votes-ballots"
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


def names_of(told: int) -> list[Message]:
    """The names in a mask of families as events carry it."""
    seats = [seat for seat in range(AREAS) if told & ~TOLD_THIRD_FAMILY & 1 << seat]
    if told & TOLD_THIRD_FAMILY:
        seats.append(-1)
    return [message("doge-name", name=family_name(seat)) for seat in seats]
