"""Slow, independent checks of positions, events and views, for the laws that test every game."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from serenissima.core.event import Event
from serenissima.core.spec import View
from serenissima.games.doge.data import AREAS, DISTRICTS, HOME, NOBODY, OFF_THE_MAP, PILE_VALUES, RINGS, SLOTS
from serenissima.games.doge.state import Doge

BALLOTS = Counter({0: 1, 1: 2, 2: 2, 3: 2})


def conserved(s: Doge) -> dict[str, int]:
    """1.1, 1.2: nothing enters or leaves the box during a game."""
    ballots = [len(PILE_VALUES[pile]) for pile in s.hand + s.placed]
    return {
        "houses": sum(s.supply_houses) + sum(s.houses),
        "palaces": sum(s.supply_palaces) + sum(owner != NOBODY for owner in s.slots),
        "ballots": sum(ballots),
        "advisors": len(s.controller),
    }


def broken(s: Doge) -> list[str]:
    """The invariants of 1.4 that this position breaks."""
    found = []
    for family in range(s.families):
        houses = s.houses[family * DISTRICTS : (family + 1) * DISTRICTS]
        if min(houses) < 0 or s.supply_houses[family] < 0 or s.supply_houses[family] + sum(houses) != 15:
            found.append(f"houses of family {family}")
        if s.supply_palaces[family] < 0 or s.supply_palaces[family] + s.slots.count(family) != 8:
            found.append(f"palaces of family {family}")
        if s.controller.count(family) > RINGS:
            found.append(f"rings of family {family}")
        placed = s.placed[family * AREAS : (family + 1) * AREAS]
        ballots = Counter(value for pile in (s.hand[family], *placed) for value in PILE_VALUES[pile])
        if ballots != BALLOTS:
            found.append(f"ballots of family {family}")
        if any(bool(pile) != bool(s.used[family] >> area & 1) for area, pile in enumerate(placed)):
            found.append(f"cards of family {family}")
        for district in range(DISTRICTS):
            slots = s.slots[district * SLOTS : (district + 1) * SLOTS]
            if s.palaces[family * DISTRICTS + district] != slots.count(family):
                found.append(f"count of palaces of family {family} in {district}")
    for district in range(DISTRICTS):
        slots = s.slots[district * SLOTS : (district + 1) * SLOTS]
        filled = [owner != NOBODY for owner in slots]
        if filled != sorted(filled, reverse=True) or s.built[district] != sum(filled):
            found.append(f"slots of district {district}")
    for advisor, home in enumerate(HOME):
        if (s.controller[advisor] == NOBODY) != (s.stands[advisor] == OFF_THE_MAP) or s.stands[advisor] == home:
            found.append(f"advisor {advisor}")
    return found


def recount(data: dict[str, Any]) -> list[int]:
    """The scores, counted from the dumped slots alone."""
    return [sum(owner == seat for owner in data["slots"]) for seat in range(data["seats"])]


def named(event: Event) -> set[str]:
    """The ballots that an event shows. The Third Family has no seat; its ballots are numbered 2."""
    if event.kind == "placed-values":
        area, pile = event.args
        return {ballots_id(event.seat, area, PILE_VALUES[pile])}
    if event.kind == "votes" and event.args[2]:
        area, _, pile, _ = event.args
        return {ballots_id(event.seat if event.seat >= 0 else 2, area, PILE_VALUES[pile])}
    return set()


def known(view: View) -> set[str]:
    """The hidden things that a view shows: the seat's own ballots and sealed answers, and ballots opened since."""
    found = set()
    for poll in view["polls"]:
        for family, ballots in enumerate(poll["ballots"]):
            if ballots["values"]:
                found.add(ballots_id(family, poll["area"], ballots["values"]))
    for area, own in enumerate(view["own"] or []):
        if own["values"]:
            found.add(ballots_id(view["seat"], area, own["values"]))
    for year in view["history"]:
        for family, areas in enumerate(year["ballots"]):
            found |= {ballots_id(family, area, opened(ballots)) for area, ballots in enumerate(areas) if ballots}
    if view["hand"] and any(poll["ballots"][view["seat"]]["count"] and not poll["opened"] for poll in view["polls"]):
        # With no ballots face down on the board, everybody can work out the hand by subtraction (section 4).
        found.add(f"hand-{view['seat']}-" + digits(view["hand"]))
    if view["pending"] is not None:
        found.add(f"sealed-{view['seat']}-{view['pending']}")
    return found


@cache
def opened(ballots: str) -> tuple[int, ...]:
    """The values of opened ballots as the history writes them: 3+1."""
    return tuple(sorted(int(value) for value in ballots.split("+")))


def known_to_nobody(s: Doge) -> set[str]:
    """The order cards that are still face down, and unopened ballots of the Third Family (2.1)."""
    found = {f"order-{place}-{area}" for place, area in enumerate(s.order_next) if place >= s.next_revealed}
    for family in range(s.seats, s.families):
        for area, pile in enumerate(s.placed[family * AREAS : (family + 1) * AREAS]):
            if pile and not s.opened >> area & 1:
                found.add(ballots_id(family, area, PILE_VALUES[pile]))
    return found


def ballots_id(family: int, area: int, values: Sequence[int]) -> str:
    return f"ballots-{family}-{area}-" + digits(values)


def digits(values: Sequence[int]) -> str:
    return "".join(str(value) for value in values)
