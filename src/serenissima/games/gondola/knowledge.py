"""Section 6: what a seat knows, and worlds that it cannot tell apart."""

from typing import Any, Final

from serenissima.core.dice import Dice
from serenissima.core.piles import Pile, redealt
from serenissima.games.gondola.data import (
    BUILDING_KEYS,
    COLOURS,
    FAVOUR_SCROLLS,
    MEETING_MODES,
    NOBODY,
    SLOTS,
    SPACES,
    TILES,
    UNFLIPPED,
    amount,
    put,
)
from serenissima.games.gondola.effects import DOGE_KEYS, SMUGGLER_BUILDING, SMUGGLER_IGNORES
from serenissima.games.gondola.missions import MISSION
from serenissima.games.gondola.rules.cargo import (
    Convert,
    CubePick,
    Discard,
    OwnSwap,
    SpendCubes,
    StocksGain,
    StocksSplit,
)
from serenissima.games.gondola.rules.drawing import KeepInfluence, KeepMission, mission_tax
from serenissima.games.gondola.rules.meetings import Meeting
from serenissima.games.gondola.rules.smugglers import Sail, SailOn, SmugglerCard, SmugglerWay
from serenissima.games.gondola.scoring import at_risk, coin_price, council_rewards, scroll_price
from serenissima.games.gondola.state import Gondola

Json = dict[str, Any]


# The view.


def public(s: Gondola) -> Json:
    """What everybody may know, with the figures of 10.2; docks, canals and boats by their numbers."""
    return {
        "game": "gondola",
        "seats": s.seats,
        "chart": s.chart_number,
        "round": s.round,
        "first_player": s.first_player,
        "active": seen(s.active),
        "docks": [dock_view(s, dock) for dock in range(len(s.tiles))],
        "canals": [canal_view(s, canal) for canal in range(len(s.chart.ends))],
        "tiles": [tile_view(s, tile) for tile in range(TILES)],
        "boats": [boat_view(s, boat) for boat in range(len(s.where))],
        "players": [player_view(s, seat) for seat in range(s.seats)],
        "supply": list(s.supply),
        "turn": turn_view(s),
        "meeting": meeting_view(s),
        "hold": hold_view(s),
        "council": council_view(s),
        "end": end_view(s),
        "mission_deck": len(s.mission_deck),
        "mission_box": len(s.mission_box),
        "influence_deck": len(s.influence_deck),
        "influence_discard": sorted(s.discard),
        "playing": seen(s.playing),
        "drawn": len(s.drawn),
        "at_risk": seen(at_risk(s)) if s.seats > 1 else None,
        "smugglers": smugglers_view(s) if s.seats <= 2 else None,
        "doge": doge_view(s) if s.seats == 1 else None,
        "taxi": taxi_view(s) if s.taxi else None,
        "options": options_view(s),
        "over": s.is_over,
        "scores": s.scores(),
        "ranks": s.ranks() if s.is_over else None,
        "ending": s.ending() if s.is_over else None,
        "arrested": seen(s.arrested),
        "final": [list(parts) for parts in s.final],
    }


def private(s: Gondola, seat: int) -> Json:
    """One's own hands, the cards one is looking at, and what one knows of the decks (top card last, None for backs)."""
    mine = seat >= 0
    missions = sorted(s.missions[seat].cards) if mine else []
    return {
        "seat": seat,
        "missions": missions if mine else None,
        "mission_cards": [mission_view(no) for no in (*missions, *seen_missions(s, seat))],
        "influence": sorted(s.hands[seat].cards) if mine else None,
        "looking_at": faces(s.drawn, seat),
        "mission_deck_known": faces(s.mission_deck, seat),
        "influence_deck_known": faces(s.influence_deck, seat),
        "smuggler_cards": [card_view(card) for card in seen_smugglers(s, seat)],
        "smuggler_decks_known": [faces(deck, seat) for deck in s.smuggler_decks],
        "hands_known": [faces(hand, seat) for hand in s.hands],
        "mission_hands_known": [faces(hand, seat) for hand in s.missions],
    }


def seen(number: int) -> int | None:
    return None if number == NOBODY else number


def faces(pile: Pile, seat: int) -> list[int | None]:
    return [seen(card) for card in pile.seen_by(seat)]


def colours(cargo: int) -> list[int]:
    return [amount(cargo, colour) for colour in range(COLOURS)]


def dock_view(s: Gondola, dock: int) -> Json:
    return {"building": BUILDING_KEYS[s.tiles[dock]] if s.tiles[dock] >= 0 else None, "boats": list(s.stacks[dock])}


def canal_view(s: Gondola, canal: int) -> Json:
    icon = s.chart.icon[canal]
    return {
        "ends": list(s.chart.ends[canal]),
        "icon": icon,
        "cost": s.chart.cost[icon],
        "bridge": seen(s.bridges[icon]),
        "used": s.used_icons >> icon & 1 == 1,
    }


def tile_view(s: Gondola, tile: int) -> Json:
    """A tile: where it lies and which colours stand on each of its four spaces."""
    return {
        "tile": BUILDING_KEYS[tile],
        "dock": seen(s.dock_of[tile]),
        "spaces": [
            [colour for colour in range(len(s.assistants)) if s.space[colour * TILES + tile] == space]
            for space in range(1, SPACES + 1)
        ],
    }


def boat_view(s: Gondola, boat: int) -> Json:
    owner = s.owner(boat)
    mine = owner != NOBODY
    return {
        "colour": boat >> 1,
        "owner": seen(owner),
        "dock": seen(s.where[boat]),
        "cubes": colours(s.cargo[boat]) if mine else None,
        "capacity": s.capacity(boat) if mine else None,
        "gondolier": mine and s.gondolier[owner] == boat & 1,
    }


def player_view(s: Gondola, seat: int) -> Json:
    return {
        "vp": s.vp[seat],
        "coins": s.coins[seat],
        "scrolls": s.scrolls[seat],
        "intrigue": s.intrigue[seat],
        "intrigue_cap": s.cap(),
        "effective_intrigue": effective_intrigue(s, seat),
        "council": s.council[seat],
        "turn_index": s.turn_index(seat),
        "assistants_left": s.assistants[seat],
        "bridges_left": s.bridges_left[seat],
        "favour": s.favour[seat],
        "missions": len(s.missions[seat]),
        "influence": len(s.hands[seat]),
        "slots": [no or None for no in s.slots[seat * SLOTS : seat * SLOTS + SLOTS]],
        "archive": list(s.archive[seat]),
        "completed": s.completed(seat),
        "tax": mission_tax(s, seat),
    }


def effective_intrigue(s: Gondola, seat: int) -> int:
    """Effective intrigue (10.1): what would be left if everything were spent on the final reduction."""
    scrolls = s.scrolls[seat]
    if s.favour[seat] == UNFLIPPED and s.favour_in_scoring:
        scrolls += FAVOUR_SCROLLS
    return max(0, s.intrigue[seat] - scrolls // scroll_price(s, seat) - s.coins[seat] // coin_price(s, seat))


def turn_view(s: Gondola) -> Json:
    return {
        "boat": seen(s.boat),
        "at": seen(s.at),
        "start": seen(s.start),
        "used_docks": [dock for dock in range(len(s.tiles)) if s.used_docks >> dock & 1],
        "first_step": s.first == 1,
        "spy": seen(s.spy),
        "menu": seen(s.menu),
        "reach": [slot for slot in range(SPACES) if s.reach >> slot & 1],
        "used": [slot for slot in range(SPACES) if s.used >> slot & 1],
        "passing": s.passing == 1,
    }


def meeting_view(s: Gondola) -> Json | None:
    """Who has to choose between a scroll and an intrigue just now: the one who moves, the one who is met, or both."""
    question = s.question()
    return {"mover": seen(question.mover), "met": seen(question.met)} if isinstance(question, Meeting) else None


def hold_view(s: Gondola) -> Json | None:
    """The boat whose cubes the open question is about, and the new cube that is shared out with them."""
    question = s.question()
    if isinstance(question, OwnSwap):
        return {"boat": s.boat, "gained": colours(0)}
    if isinstance(question, StocksSplit):
        return {"boat": question.boat, "gained": colours(question.gained)}
    if isinstance(question, (CubePick, Discard, SpendCubes, Convert, StocksGain)):
        return {"boat": question.boat, "gained": colours(0)}
    return None


def seen_missions(s: Gondola, seat: int) -> list[int]:
    """The missions of which one is going to be kept, for who may look at them."""
    if looks_at(s) != LOOKS_AT_MISSIONS:
        return []
    return [no for no in s.drawn.seen_by(seat) if no != NOBODY]


def seen_smugglers(s: Gondola, seat: int) -> list[int]:
    """The smuggler cards one is looking at, and those one knows on top of a deck."""
    piles = [*s.smuggler_decks, s.drawn] if looks_at(s) >= LOOKS_AT_SMUGGLERS else s.smuggler_decks
    return [card for pile in piles for card in pile.seen_by(seat) if card != NOBODY]


def mission_view(no: int) -> Json:
    """What a mission demands, and what it brings."""
    mission = MISSION[no]
    return {
        "no": no,
        "building": BUILDING_KEYS[mission.building],
        "cubes": colours(mission.cargo),
        "scrolls": mission.scrolls,
        "coins": mission.coins,
        "vp": mission.vp,
    }


def council_view(s: Gondola) -> Json:
    return {
        "spaces": list(s.council),
        "end_marker": s.chart.end_marker[s.seats] if s.seats > 1 else None,
        "rewards": list(s.chart.rewards[s.seats]),
        "worth_now": council_rewards(s.council, s.chart.rewards[s.seats]),
    }


def end_view(s: Gondola) -> Json:
    return {
        "triggered": s.end_round > 0 or s.extra_turns != NOBODY,
        "round": s.end_round or None,
        "extra_turns": seen(s.extra_turns),
        "all_placed": seen(s.all_placed),
        "finished": s.finished == 1,
    }


def card_view(card: int) -> Json:
    return {"card": card, "building": BUILDING_KEYS[SMUGGLER_BUILDING[card]], "ignores": SMUGGLER_IGNORES[card]}


def smugglers_view(s: Gondola) -> Json:
    return {
        "decks": [len(deck) for deck in s.smuggler_decks],
        "discards": [[card_view(card) for card in sorted(discard)] for discard in s.smuggler_discards],
        "removed": [len(box) for box in s.smuggler_box],
        "played": [card_view(card) for card in s.played],
        "assistants_left": list(s.assistants[s.seats :]),
        "sailing": sailing_view(s),
    }


def sailing_view(s: Gondola) -> Json | None:
    """The boat that is under way: where it is, where it will moor, and the ways among which one chooses.

    Each way has its pick and its canals in the order in which the boat takes them.
    """
    for frame in s.agenda[::-1]:
        if isinstance(frame, SmugglerWay):
            ways = [{"pick": pick, "canals": list(way)} for pick, way in sorted(frame.ways(s).items())]
            return {"boat": frame.boat, "at": frame.at, "goal": frame.dock, "ways": ways}
        if isinstance(frame, (Sail, SailOn)):
            return {"boat": frame.boat, "at": frame.at, "goal": frame.dock, "ways": []}
    return None


def doge_view(s: Gondola) -> Json:
    return {
        "vp": s.vp[1],
        "scrolls": s.scrolls[1],
        "intrigue": s.intrigue[1],
        "row": [DOGE_KEYS[card] if card != NOBODY else None for card in s.doge_row],
        "deck": len(s.doge_deck),
        "discard": [DOGE_KEYS[card] for card in sorted(s.doge_discard)],
        "removed": len(s.doge_box),
        "position_vp": list(s.position_vp),
        "bridges_left": list(s.bridges_left[1:]),
    }


def taxi_view(s: Gondola) -> Json:
    return {
        "passenger": seen(s.passenger),
        "aboard": seen(s.aboard),
        "destination": BUILDING_KEYS[SMUGGLER_BUILDING[s.destination]] if s.destination != NOBODY else None,
        "deck": len(s.taxi_deck),
        "discard": [BUILDING_KEYS[SMUGGLER_BUILDING[card]] for card in sorted(s.taxi_discard)],
    }


def options_view(s: Gondola) -> Json:
    return {
        "taxi": s.taxi,
        "finite_cubes": s.finite_cubes,
        "meeting_mode": MEETING_MODES[s.meeting_mode],
        "mission_end": "touched" if s.end_when_touched else "empty_after_return",
        "activate_past_own_boat": s.activate_past_own_boat,
        "pass_start": s.pass_start,
        "bribe_councillors": "fr" if s.french_councillors else "en",
        "overtime_communal": s.overtime_communal,
        "final_reduction": "once_in_turn_order" if s.reduce_once else "at_risk_loop",
        "favour_in_scoring": s.favour_in_scoring,
        "open_smuggler_draw": s.open_smuggler_draw,
        "doge_row_slide": s.doge_row_slides,
        "prologue_extra": s.prologue_extra,
        "prologue_assistants": s.prologue_assistants,
        "extra_turns": s.extra_turns_given,
    }


# Worlds.

# What lies in `drawn`: nothing, missions, influence cards, or cards of smuggler deck A or B.
LOOKS_AT_NOTHING: Final = 0
LOOKS_AT_MISSIONS: Final = 1
LOOKS_AT_INFLUENCE: Final = 2
LOOKS_AT_SMUGGLERS: Final = 3


def looks_at(s: Gondola) -> int:
    """What the open question lets somebody look at."""
    question = s.question()
    if isinstance(question, KeepMission):
        return LOOKS_AT_MISSIONS
    if isinstance(question, KeepInfluence):
        return LOOKS_AT_INFLUENCE
    if isinstance(question, SmugglerCard):
        return LOOKS_AT_SMUGGLERS + question.deck
    return LOOKS_AT_NOTHING


def redeal(s: Gondola, seat: int, dice: Dice) -> None:
    """Cards that `seat` does not know change places, each within its own deck, box and hands."""
    looks = looks_at(s)
    missions = [s.mission_deck, s.mission_box, *s.missions]
    influence = [s.influence_deck, *s.hands]
    smugglers = [[s.smuggler_decks[deck], s.smuggler_box[deck]] for deck in (0, 1)]
    if looks == LOOKS_AT_MISSIONS:
        missions.append(s.drawn)
    elif looks == LOOKS_AT_INFLUENCE:
        influence.append(s.drawn)
    elif looks >= LOOKS_AT_SMUGGLERS:
        smugglers[looks - LOOKS_AT_SMUGGLERS].append(s.drawn)
    dealt = redealt(missions, seat, dice)
    s.mission_deck = dealt[0]
    s.mission_box = dealt[1]
    s.missions = dealt[2 : 2 + s.seats]
    if looks == LOOKS_AT_MISSIONS:
        s.drawn = dealt[-1]
    dealt = redealt(influence, seat, dice)
    s.influence_deck = dealt[0]
    s.hands = dealt[1 : 1 + s.seats]
    if looks == LOOKS_AT_INFLUENCE:
        s.drawn = dealt[-1]
    for deck in (0, 1):
        dealt = redealt(smugglers[deck], seat, dice)
        s.smuggler_decks = put(s.smuggler_decks, deck, dealt[0])
        s.smuggler_box = put(s.smuggler_box, deck, dealt[1])
        if looks == LOOKS_AT_SMUGGLERS + deck:
            s.drawn = dealt[-1]
    dealt = redealt([s.doge_deck, s.doge_box], seat, dice)
    s.doge_deck = dealt[0]
    s.doge_box = dealt[1]
    s.taxi_deck = redealt([s.taxi_deck], seat, dice)[0]
