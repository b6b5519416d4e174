"""What a seat knows (section 4): its view of the position, and the worlds it cannot tell apart."""

from typing import Any

from serenissima.core.dice import Dice, shuffled
from serenissima.games.doge.data import (
    ADVISORS,
    ALL_AREAS,
    AREA_KEYS,
    AREAS,
    AREAS_IN,
    DISTRICTS,
    HOME,
    NOBODY,
    OFF_THE_MAP,
    PILE_SIZE,
    PILE_SUM,
    PILE_VALUES,
    RINGS,
    SLOTS,
    TARGETS,
    pile_of,
)
from serenissima.games.doge.names import ballots
from serenissima.games.doge.scoring import (
    can_still_win,
    districts_owned,
    houses_on_board,
    palaces_built,
    qualifies,
)
from serenissima.games.doge.state import UNCOUNTED, Doge, rounds_a_year

Json = dict[str, Any]

# The view.


def public(s: Doge) -> Json:
    """What everybody may know, with the facts of 7.2. Areas and advisors are numbers, as in picks."""
    voting = s.area_voting()
    return {
        "game": "doge",
        "seats": s.seats,
        "families": s.families,
        "areas": [key.upper() for key in AREA_KEYS],
        "year": s.year,
        "year_cap": s.rules.year_cap,
        "phase": "over" if s.is_over else "placing" if s.round else "elections",
        "round": s.round,
        "rounds": rounds_a_year(s),
        "election": s.election,
        "voting": None if s.round or voting < 0 else voting,
        "order_now": list(s.order_now),
        "order_next": [s.order_next[i] if i < s.next_revealed else None for i in range(len(s.order_next))],
        "order_hidden": list(hidden_areas(s)),
        "coming": list(s.coming()),
        "players": [player_view(s, family) for family in range(s.families)],
        "districts": [district_view(s, district) for district in range(DISTRICTS)],
        "polls": polls(s),
        "advisors": [advisor_view(s, advisor) for advisor in range(ADVISORS)],
        "history": history_view(s),
        "options": {
            "allow_pass": s.rules.allow_pass,
            "show_history": s.rules.show_history,
            "reveal_before_effects": s.rules.reveal_before_effects,
            "multi_build": s.rules.multi_build,
            "tie_decisions": "sequential" if s.rules.in_turn else "simultaneous",
            "contested_slots": "most_houses" if s.rules.most_houses_build else "none",
            "final_tie": "advisors" if s.rules.advisors_break_ties else "shared",
            "year_cap": s.rules.year_cap,
            "check_per_house": s.rules.check_per_house,
            "two_player_variant": s.families > s.seats,
        },
        "over": s.is_over,
        "scores": s.scores(),
        "ranks": s.ranks() if s.is_over else None,
        "ending": s.ending() if s.is_over else None,
        "doges": doges(s),
    }


def private(s: Doge, seat: int) -> Json:
    """The seat's own ballots, in hand and on the map, with the votes they are worth there."""
    if seat < 0:
        return {"seat": seat, "own": None, "hand": None}
    return {
        "seat": seat,
        "own": [
            {"values": list(PILE_VALUES[s.placed[seat * AREAS + area]]), "votes": own_votes(s, seat, area)}
            for area in range(AREAS)
        ],
        "hand": list(PILE_VALUES[s.hand[seat]]),
    }


def doges(s: Doge) -> list[int]:
    """The winner or winners of a finished game; empty if it ended without a Doge."""
    if not s.is_over:
        return []
    ranks = s.ranks()
    return [seat for seat in range(s.seats) if ranks[seat] == 1 and qualifies(s, seat)]


def hidden_areas(s: Doge) -> tuple[int, ...]:
    """The areas of next year's order that are still face down; everybody knows which they are, but not their order."""
    left = ALL_AREAS
    for area in s.order_next[: s.next_revealed]:
        left &= ~(1 << area)
    return AREAS_IN[left]


def player_view(s: Doge, family: int) -> Json:
    palaces = palaces_built(s, family)
    districts = districts_owned(s, family)
    return {
        "family": family,
        "third": family >= s.seats,
        "supply_houses": s.supply_houses[family],
        "board_houses": houses_on_board(s, family),
        "supply_palaces": s.supply_palaces[family],
        "palaces": palaces,
        "districts": districts,
        "rings_left": RINGS - s.rings_in_use(family),
        "advisors": s.rings_in_use(family),
        "ballots_left": PILE_SIZE[s.hand[family]],
        "used_areas": list(AREAS_IN[s.used[family]]),
        "targets": [
            {
                "palaces": needed,
                "districts": spread,
                "missing_palaces": max(0, needed - palaces),
                "missing_districts": max(0, spread - districts),
            }
            for needed, spread in TARGETS
        ],
        "qualifies": family < s.seats and qualifies(s, family),
        "can_win": family < s.seats and (qualifies(s, family) or can_still_win(s, family)),
    }


def district_view(s: Doge, district: int) -> Json:
    slots = s.slots[district * SLOTS : district * SLOTS + SLOTS]
    missing = [s.missing_houses(family, district) for family in range(s.families)]
    return {
        "area": district,
        "cost": None if s.is_full(district) else s.palace_cost(district),
        "slots": [None if owner == NOBODY else owner for owner in slots],
        "houses": [s.houses[family * DISTRICTS + district] for family in range(s.families)],
        "palaces": [s.palaces[family * DISTRICTS + district] for family in range(s.families)],
        "missing": [None if count < 0 else count for count in missing],
    }


def polls(s: Doge) -> list[Json]:
    """Every area as a place of votes."""
    unseen = [PILE_VALUES[s.hidden_pile(family)] for family in range(s.families)]
    return [poll_view(s, area, unseen) for area in range(AREAS)]


def poll_view(s: Doge, area: int, unseen: list[tuple[int, ...]]) -> Json:
    """An area as a place of votes: each family's ballots (with values if opened), advisors and votes.

    `unseen` has each family's ballots that nobody has opened, lowest first.
    """
    opened = s.opened >> area & 1 == 1
    advisors = [advisor for advisor in range(ADVISORS) if s.stands[advisor] == area]
    votes = [votes_between(s, family, area, unseen[family]) for family in range(s.families)]
    return {
        "area": area,
        "opened": opened,
        "ballots": [
            {
                "count": PILE_SIZE[s.placed[family * AREAS + area]],
                "values": list(PILE_VALUES[s.placed[family * AREAS + area]]) if opened else None,
            }
            for family in range(s.families)
        ],
        "advisors": advisors,
        "votes": [s.tally[family * AREAS + area] for family in range(s.families)] if opened else None,
        "least": [least for least, _ in votes],
        "most": [most for _, most in votes],
    }


def votes_between(s: Doge, family: int, area: int, unseen: tuple[int, ...]) -> tuple[int, int]:
    """Section 4: the fewest and most votes this family can have in this area, as far as everybody can know."""
    votes = s.tally[family * AREAS + area]
    if votes == UNCOUNTED:
        votes = s.advisors_in(family, area)
        count = PILE_SIZE[s.placed[family * AREAS + area]]
        if count:
            return (votes + sum(unseen[:count]), votes + sum(unseen[len(unseen) - count :]))
    return (votes, votes)


def own_votes(s: Doge, seat: int, area: int) -> int:
    """A seat's votes in an area: counted, or before that as the seat itself knows them."""
    votes = s.tally[seat * AREAS + area]
    return votes if votes != UNCOUNTED else s.advisors_in(seat, area) + PILE_SUM[s.placed[seat * AREAS + area]]


def advisor_view(s: Doge, advisor: int) -> Json:
    place = s.stands[advisor]
    return {
        "advisor": advisor,
        "home": HOME[advisor],
        "controller": None if s.controller[advisor] == NOBODY else s.controller[advisor],
        "place": None if place == OFF_THE_MAP else place,
        "votes_ahead": votes_ahead(s, HOME[advisor], place),
    }


def votes_ahead(s: Doge, home: int, place: int) -> int:
    """Known elections in `place` before the advisor from `home` is up for decision again (7.1.4, A29)."""
    count = 0
    for area in s.coming():
        if area == home:
            break
        if area == place:
            count += 1
    return count


def voting_advisors(s: Doge, family: int, area: int) -> int:
    """Advisors of a family that will vote in an area: those whose own home does not vote first."""
    return sum(
        1
        for advisor in range(ADVISORS)
        if s.stands[advisor] == area and s.controller[advisor] == family and votes_ahead(s, HOME[advisor], area)
    )


def history_view(s: Doge) -> list[Json]:
    """The ballots opened in past years, by family and area; only last year's if the table keeps no history (A3).

    It outgrows the rest of the view, so ballots are written in their short form: "3+1".
    """
    first = 0 if s.rules.show_history else max(0, len(s.history) - 1)
    return [
        {
            "year": year + 1,
            "ballots": [
                [ballots(s.history[year][family * AREAS + area]) for area in range(AREAS)]
                for family in range(s.families)
            ],
        }
        for year in range(first, len(s.history))
    ]


# Worlds.


def redeal(s: Doge, seat: int, dice: Dice) -> None:
    """Shuffle the others' ballots that nobody has seen, and the hidden cards of next year's voting order."""
    hidden = len(s.order_next) - s.next_revealed
    s.order_next = s.order_next[: s.next_revealed] + shuffled(hidden_areas(s), dice)[:hidden]
    for family in range(s.families):
        if family != seat:
            redraw_ballots(s, family, dice)


def redraw_ballots(s: Doge, family: int, dice: Dice) -> None:
    """Shuffle the ballots that nobody has seen this year; the number in each place stays the same."""
    values = shuffled(PILE_VALUES[s.hidden_pile(family)], dice)
    first = 0
    for area in range(AREAS):
        if not s.opened >> area & 1:
            pile = s.placed[family * AREAS + area]
            if pile:
                last = first + PILE_SIZE[pile]
                s.placed[family * AREAS + area] = pile_of(values[first:last])
                first = last
    s.hand[family] = pile_of(values[first:])
