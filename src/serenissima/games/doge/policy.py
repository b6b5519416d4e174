"""A greedy player of Doge (7.1): it counts the houses to the nearest target and spends votes where they matter.

Worths are whole numbers in tenths of a house; the expected worth of an election is a float in the same unit.
"""

from typing import Final

from serenissima.bots.candidates import MOST, and_others
from serenissima.bots.search.guide import SearchSettings
from serenissima.core.dice import Dice
from serenissima.games.doge.data import (
    ADVISORS,
    AREAS,
    BALLOTS,
    DISTRICTS,
    HOME,
    MOST_BALLOTS,
    NOBODY,
    PALACES,
    PILE_SIZE,
    PILE_SUM,
    PILE_VALUES,
    PILES,
    QUARANTIA,
    RUNNER_UP_HOUSES,
    SET_PILE,
    SETS,
    SETS_WITHIN,
    SLOTS,
    TARGETS,
    WINNER_HOUSES,
)
from serenissima.games.doge.picks import FIRST_MOVE, NO_MOVE, goal_of, origin_of
from serenissima.games.doge.rules import (
    AdvisorOrMove,
    BuildTogether,
    MayBuild,
    PlaceBallots,
    QuarantiaAdvisorOrMove,
)
from serenissima.games.doge.state import Doge, rounds_a_year

SEARCH: Final = SearchSettings(16, 10, 0.25)

HOUSE: Final = 10
PALACE: Final = 12
"""The extra worth of a finished palace over the houses it cost."""
HOUSE_ON_BOARD: Final = 1
SCARCE_SUPPLY: Final = 3
ADVISOR_VOTE: Final = 6
"""The worth of an advisor's vote in an election whose ballots are not placed yet."""
UNREACHABLE: Final = 900
MOST_SUM: Final = 12
MOST_VOTES: Final = 8
"""The most votes ever planned for one area."""
NO_CHOICE: Final = -1


def choose(s: Doge, seat: int, dice: Dice) -> int:
    """The pick of a sensible player who looks no further than this decision."""
    frame = s.question()
    if isinstance(frame, PlaceBallots):
        return choose_ballots(s, seat, dice)
    if isinstance(frame, (MayBuild, BuildTogether)):
        district = frame.district if isinstance(frame, MayBuild) else frame.sites[seat]
        return 1 if worth_after_building(s, seat, district) >= worth(s, seat) else 0
    if isinstance(frame, AdvisorOrMove):
        return choose_advisor_or_move(s, seat, frame.area)
    if isinstance(frame, QuarantiaAdvisorOrMove):
        return choose_advisor_or_move(s, seat, QUARANTIA)
    options = s.options(seat)
    if options[0] == 0:
        return choose_houses(s, seat, options[len(options) - 1], s.area_voting())
    return best_move(s, seat, options)


def candidates(s: Doge, seat: int, dice: Dice) -> list[int]:
    """Picks worth a closer look, best first."""
    first = choose(s, seat, dice)
    if not isinstance(s.question(), PlaceBallots):
        return and_others(first, s.options(seat), dice)
    found = [first]
    for pick in promising_ballots(s, seat, dice):
        if pick != first and len(found) < MOST:
            found.append(pick)
    return found


# What a position is worth (7.1.10).


def worth(s: Doge, seat: int) -> int:
    """Progress towards the nearest target in houses, plus a little for any house on the board."""
    spare = s.supply_houses[seat]
    scarce = 0 if spare >= SCARCE_SUPPLY else 3 * (SCARCE_SUPPLY - spare)
    return -distance(s, seat) - HOUSE_ON_BOARD * spare - scarce - 2 * s.supply_palaces[seat]


def distance(s: Doge, seat: int) -> int:
    """7.1.10: how many houses the nearest of the three targets still takes, at current prices."""
    new: list[int] = []
    steps: list[int] = []
    owned = 0
    for district in range(DISTRICTS):
        built = s.built[district]
        place = seat * DISTRICTS + district
        has_palace = s.palaces[place] > 0
        if has_palace:
            owned += 1
        if built < SLOTS:
            price = s.palace_cost(district)
            short = price - s.houses[place]
            step = (short * HOUSE if short > 0 else 0) + PALACE
            steps.append(step)
            if not has_palace:
                new.append(step)
            if built < SLOTS - 1:
                second = short + price + 1 if short < 0 else price + 1
                steps.append((second * HOUSE if second > 0 else 0) + PALACE)
    new.sort()
    steps.sort()
    left = s.supply_palaces[seat]
    best = UNREACHABLE
    for needed, spread in TARGETS:
        wider = max(0, spread - owned)
        more = max(needed - PALACES + left, wider)
        if more <= left and wider <= len(new) and more <= len(steps):
            best = min(best, plan_cost(new, steps, wider, more))
    return best


def plan_cost(new: list[int], steps: list[int], wider: int, more: int) -> int:
    """The lowest cost of `more` palaces, `wider` of them in new districts."""
    cost = 0
    skipped = 0
    for i in range(wider):
        cost += new[i]
    rest = more - wider
    i = 0
    while rest and i < len(steps):
        # The cheapest steps into new districts are already paid for.
        if skipped < wider and steps[i] == new[skipped]:
            skipped += 1
        else:
            cost += steps[i]
            rest -= 1
        i += 1
    return UNREACHABLE if rest else cost


def worth_after_building(s: Doge, seat: int, district: int) -> int:
    """The worth if this seat builds there now."""
    place = seat * DISTRICTS + district
    price = s.palace_cost(district)
    s.houses[place] -= price
    s.supply_houses[seat] += price
    s.built[district] += 1
    s.palaces[place] += 1
    s.supply_palaces[seat] -= 1
    found = worth(s, seat)
    s.houses[place] += price
    s.supply_houses[seat] -= price
    s.built[district] -= 1
    s.palaces[place] -= 1
    s.supply_palaces[seat] += 1
    return found


def worth_on_arrival(s: Doge, seat: int, district: int) -> int:
    """The worth once a house has arrived there: with a palace, if that is better."""
    found = worth(s, seat)
    if s.may_build(seat, district):
        found = max(found, worth_after_building(s, seat, district))
    return found


def worth_with_houses(s: Doge, seat: int, district: int, count: int) -> int:
    """The worth with `count` more houses from the supply."""
    count = min(count, s.supply_houses[seat])
    if not count:
        return worth(s, seat)
    place = seat * DISTRICTS + district
    s.houses[place] += count
    s.supply_houses[seat] -= count
    found = worth_on_arrival(s, seat, district)
    s.houses[place] -= count
    s.supply_houses[seat] += count
    return found


def worth_after_move(s: Doge, seat: int, origin: int, goal: int) -> int:
    """The worth after moving one house."""
    s.houses[seat * DISTRICTS + origin] -= 1
    s.houses[seat * DISTRICTS + goal] += 1
    found = worth_on_arrival(s, seat, goal)
    s.houses[seat * DISTRICTS + origin] += 1
    s.houses[seat * DISTRICTS + goal] -= 1
    return found


# Houses, moves, advisors.


def choose_houses(s: Doge, seat: int, most: int, area: int) -> int:
    best = 0
    best_worth = worth(s, seat)
    for count in range(1, most + 1):
        found = worth_with_houses(s, seat, area, count)
        if found > best_worth:
            best = count
            best_worth = found
    return best


def best_move(s: Doge, seat: int, options: tuple[int, ...]) -> int:
    """The move that gains most, or none."""
    best = NO_MOVE
    best_worth = worth(s, seat)
    for pick in options:
        if FIRST_MOVE <= pick < NO_MOVE:
            found = worth_after_move(s, seat, origin_of(pick), goal_of(pick))
            if found > best_worth:
                best = pick
                best_worth = found
    return best


def choose_advisor_or_move(s: Doge, seat: int, home: int) -> int:
    """7.1.8: the best move if it gains more than the advisor's best place."""
    options = s.options(seat)
    best = best_move(s, seat, options)
    before = worth(s, seat)
    gain = 0.0
    if best != NO_MOVE:
        gain = float(worth_after_move(s, seat, origin_of(best), goal_of(best)) - before)
    for pick in options:
        if pick >= FIRST_MOVE:
            break
        found = worth_of_advisor(s, seat, home, pick)
        if found > gain:
            best = pick
            gain = found
    return best


def worth_of_advisor(s: Doge, seat: int, home: int, place: int) -> float:
    """7.1.4: how much its votes change the elections in `place` before `home` is decided again."""
    this_year = AREAS - s.election - 1
    total = 0.0
    known = True
    for position, area in enumerate(s.coming()):
        if area == home:
            known = False
            break
        if area == place:
            if position < this_year:
                prospect = prospects(s, seat, area, 0)
                votes = votes_now(s, seat, area)
                total += prospect[votes + 1] - prospect[votes]
            else:
                total += ADVISOR_VOTE
    return total + ADVISOR_VOTE / 2 if known else total


# Elections: the chances of winning, and what there is to win.


def sum_chances() -> list[list[float]]:
    """For each pile and number of ballots drawn blindly from it: the probability of each sum or less."""
    table: list[list[float]] = []
    for pile in range(PILES):
        ways = [[0] * (MOST_SUM + 1) for _ in range(MOST_BALLOTS + 1)]
        ways[0][0] = 1
        for value in PILE_VALUES[pile]:
            for count in range(MOST_BALLOTS, 0, -1):
                for total in range(MOST_SUM, value - 1, -1):
                    ways[count][total] += ways[count - 1][total - value]
        for count in range(MOST_BALLOTS + 1):
            all_ways = max(1, sum(ways[count]))
            table.append([sum(ways[count][: total + 1]) / all_ways for total in range(MOST_SUM + 1)])
    return table


SUM_CHANCES: Final = sum_chances()


def votes_now(s: Doge, seat: int, area: int) -> int:
    """This seat's votes there so far, capped at the range of `prospects`."""
    return min(MOST_SUM, PILE_SUM[s.placed[seat * AREAS + area]] + lasting_advisors(s, seat, area))


def lasting_advisors(s: Doge, seat: int, area: int) -> int:
    """This seat's advisors there whose home is not decided before this area votes."""
    count = 0
    for advisor in range(ADVISORS):
        if s.stands[advisor] == area and s.controller[advisor] == seat:
            lasts = True
            for next_area in s.order_now[s.election :]:
                if next_area == area:
                    break
                if next_area == HOME[advisor]:
                    lasts = False
                    break
            if lasts:
                count += 1
    return count


def chances(s: Doge, family: int, area: int, rounds: int) -> list[float]:
    """For each number of votes: the probability that this family has at most that many there."""
    hidden = s.hidden_pile(family)
    count = PILE_SIZE[s.placed[family * AREAS + area]]
    comes = 1.0
    if not count:
        left = PILE_SIZE[s.hand[family]]
        coming = min(rounds, left)
        if coming:
            unused = AREAS - PILE_SIZE_OF_MASK[s.used[family]]
            comes = coming / unused
            count = min(MOST_BALLOTS, (left + coming - 1) // coming)
    sums = SUM_CHANCES[hidden * (MOST_BALLOTS + 1) + count]
    advisors = s.advisors_in(family, area)
    found = [0.0] * (MOST_SUM + 1)
    for votes in range(advisors, MOST_SUM + 1):
        found[votes] = 1.0 - comes + comes * sums[votes - advisors]
    return found


PILE_SIZE_OF_MASK: Final[tuple[int, ...]] = tuple([bin(mask).count("1") for mask in range(1 << AREAS)])


def prospects(s: Doge, seat: int, area: int, rounds: int) -> list[float]:
    """The worth of this area's election to this seat, for each number of votes from 0 to 12."""
    first, tied, second = stakes(s, seat, area)
    others = [chances(s, family, area, rounds) for family in range(s.families) if family != seat]
    found = [0.0] * (MOST_SUM + 2)
    for votes in range(1, MOST_SUM + 1):
        below = 1.0
        not_above = 1.0
        for other in others:
            below *= other[votes - 1]
            not_above *= other[votes]
        one_above = 0.0
        for i in range(len(others)):
            chance = 1.0 - others[i][votes]
            for j in range(len(others)):
                if j != i:
                    chance *= others[j][votes]
            one_above += chance
        found[votes] = below * first + (not_above - below) * tied + one_above * second
    found[MOST_SUM + 1] = found[MOST_SUM]
    return found


def stakes(s: Doge, seat: int, area: int) -> tuple[float, float, float]:
    """The worth of winning this area, of a tie for first place, and of second place."""
    before = worth(s, seat)
    if area == QUARANTIA:
        move = max(0, worth_of_best_move(s, seat) - before)
        grant = max(move, ADVISOR_VOTE)
        return (grant + max(ADVISOR_VOTE, move / 2), 1.5 * move, grant)
    two = worth_with_houses(s, seat, area, WINNER_HOUSES) - before
    one = worth_with_houses(s, seat, area, RUNNER_UP_HOUSES) - before
    rival = 0 if s.controller[area] in (seat, NOBODY) else ADVISOR_VOTE / 3
    return (max(0, two) + ADVISOR_VOTE + rival, max(0, two) + rival, max(0, one))


def worth_of_best_move(s: Doge, seat: int) -> int:
    """The worth after the best move between any two districts."""
    best = worth(s, seat)
    for origin in range(DISTRICTS):
        if s.houses[seat * DISTRICTS + origin]:
            for goal in range(DISTRICTS):
                if goal != origin and s.missing_houses(seat, goal) > 0:
                    best = max(best, worth_after_move(s, seat, origin, goal))
    return best


# Placing ballots.


def choose_ballots(s: Doge, seat: int, dice: Dice) -> int:
    """7.1.1: divide the remaining votes among the remaining areas and rounds, and place one of these shares now."""
    rounds = rounds_a_year(s) - s.round + 1
    hand = s.hand[seat]
    areas: list[int] = []
    values: list[list[float]] = []
    for area in range(AREAS):
        if not s.used[seat] >> area & 1:
            areas.append(area)
            values.append(gains(s, seat, area, rounds, dice))
    plan = best_shares(values, min(rounds, PILE_SIZE[hand]), PILE_SUM[hand])
    chosen = NO_CHOICE
    most = 0.0
    for i in range(len(areas)):
        if plan[i] and values[i][plan[i]] > most:
            chosen = i
            most = values[i][plan[i]]
    if chosen == NO_CHOICE:
        chosen = dice.below(len(areas))
    return areas[chosen] * SETS + ballots_for(hand, plan[chosen], rounds - 1, dice)


def promising_ballots(s: Doge, seat: int, dice: Dice) -> list[int]:
    """All placings, ranked by gain for the votes they cost; one for each area and number of votes."""
    rounds = rounds_a_year(s) - s.round + 1
    hand = s.hand[seat]
    usual = PILE_SUM[hand] / rounds
    ranked: list[tuple[float, int]] = []
    for area in range(AREAS):
        if not s.used[seat] >> area & 1:
            value = gains(s, seat, area, rounds, dice)
            price = value[MOST_VOTES] / (MOST_VOTES + usual)
            seen = 0
            for chosen in SETS_WITHIN[hand]:
                votes = min(MOST_VOTES, PILE_SUM[SET_PILE[chosen]])
                if not seen >> votes & 1:
                    seen |= 1 << votes
                    pick = area * SETS + ballots_for(hand, votes, rounds - 1, dice)
                    ranked.append((price * votes - value[votes], pick))
    ranked.sort()
    return [pick for _, pick in ranked]


def gains(s: Doge, seat: int, area: int, rounds: int, dice: Dice) -> list[float]:
    """The gain from 0 to 8 votes by ballots in this area, with some noise so that the plan cannot be predicted."""
    prospect = prospects(s, seat, area, rounds)
    votes = lasting_advisors(s, seat, area)
    shaken = (90 + dice.below(21)) / 100
    return [shaken * (prospect[min(MOST_SUM, votes + more)] - prospect[votes]) for more in range(MOST_VOTES + 1)]


def best_shares(values: list[list[float]], rounds: int, votes: int) -> list[int]:
    """How many votes to give to each area for the greatest sum, using at most one area for each remaining round."""
    width = votes + 1
    size = (rounds + 1) * width
    best = [0.0] * size
    shares: list[list[int]] = []
    for value in values:
        better = best.copy()
        share = [0] * size
        for used in range(1, rounds + 1):
            for spent in range(1, width):
                place = used * width + spent
                top = better[place]
                for more in range(1, min(spent, MOST_VOTES) + 1):
                    found = best[place - width - more] + value[more]
                    if found > top:
                        top = found
                        share[place] = more
                better[place] = top
        best = better
        shares.append(share)
    plan = [0] * len(values)
    place = size - 1
    for i in range(len(values) - 1, -1, -1):
        more = shares[i][place]
        if more:
            plan[i] = more
            place -= width + more
    return plan


def ballots_for(hand: int, votes: int, rounds_after: int, dice: Dice) -> int:
    """A set of ballots with about this sum that leaves enough ballots for later rounds, but not too many."""
    best = 0
    least = 1 << 30
    for chosen in SETS_WITHIN[hand]:
        pile = SET_PILE[chosen]
        left = PILE_SIZE[hand] - PILE_SIZE[pile]
        miss = votes - PILE_SUM[pile]
        fault = 40 * miss if miss > 0 else -30 * miss
        if left < rounds_after:
            fault += 10
        if left > 3 * rounds_after:
            fault += 10 * (left - 3 * rounds_after)
        fault += dice.below(BALLOTS)
        if fault < least:
            best = chosen
            least = fault
    return best
