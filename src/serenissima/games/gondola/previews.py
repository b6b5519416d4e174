"""What an option would do, as far as its seat can know: tried on a copy, up to the next card or answer."""

from typing import Final

from serenissima.core.frame import Ask, Deal, Question
from serenissima.core.messages import Message, SeatName, message
from serenissima.games.gondola.data import FAVOUR_VP, NOBODY, NOWHERE, SMUGGLER_CARDS, TILES, cubes
from serenissima.games.gondola.effects import EFFECTS, SMUGGLER_BUILDING
from serenissima.games.gondola.names import (
    at_boat,
    cargo_name,
    counted,
    doge_boat,
    effect_name,
    mission_name,
    stranger_boat,
)
from serenissima.games.gondola.picks import FLIP_FOR_COINS, MOOR
from serenissima.games.gondola.rules.choice import flip
from serenissima.games.gondola.rules.drawing import DrawInfluence, DrawMissions
from serenissima.games.gondola.rules.meetings import Meeting, pay
from serenissima.games.gondola.rules.mooring import CompleteMission, arrive, is_payable
from serenissima.games.gondola.rules.offers import moored_reach
from serenissima.games.gondola.rules.smugglers import DrawSmugglers, SmugglerAssistant, ways_between
from serenissima.games.gondola.rules.taxi import NewDestination, TaxiReward
from serenissima.games.gondola.rules.waterways import may_activate_passing
from serenissima.games.gondola.scoring import at_risk
from serenissima.games.gondola.state import Gondola

# Where the preview ends: answers, chance and hidden cards. Those that do not affect what follows are skipped.
UNFORESEEN: Final = (Question, Deal, DrawInfluence, DrawMissions, DrawSmugglers)
PASSED_OVER: Final = (CompleteMission, TaxiReward, NewDestination)


# Previewing.


def foreseen(s: Gondola, seat: int, pick: int) -> Gondola:
    """The position after this answer and everything that follows from it without cards, dice or further answers.

    Only frames that the answer itself puts on the agenda are carried out, not those already waiting there.
    """
    twin = s.clone()
    question = twin.agenda.pop()
    twin.agenda = []
    twin.forget_options()
    if isinstance(question, Meeting):
        if pick >= FLIP_FOR_COINS:
            flip(twin, seat, pick)
        else:
            pay(twin, seat, pick, True)
        return twin
    if isinstance(question, Ask):
        question.take(twin, seat, pick)
        carry_on(twin)
    return twin


def carry_on(twin: Gondola) -> None:
    while twin.agenda:
        frame = twin.agenda[-1]
        if isinstance(frame, PASSED_OVER):
            twin.agenda.pop()
            continue
        if isinstance(frame, UNFORESEEN):
            return
        twin.agenda.pop()
        frame.run(twin)


def outlook(s: Gondola, seat: int, pick: int) -> list[Message]:
    """Everything that this answer changes, in parts."""
    return changes(s, foreseen(s, seat, pick), seat)


def changes(s: Gondola, twin: Gondola, seat: int, is_pushed: bool = False) -> list[Message]:
    """The differences between a position and its preview."""
    parts = own_tracks(s, twin, seat)
    parts += tracks_of_others(s, twin, seat)
    parts += cargo_parts(s, twin, seat)
    parts += assistant_parts(s, twin, seat, is_pushed)
    parts += draw_parts(twin)
    if twin.end_round and not s.end_round:
        parts.append(Message("gondola-part-end"))
    risk = risk_part(s, twin, seat)
    if risk is not None:
        parts.append(risk)
    return parts


def own_tracks(s: Gondola, twin: Gondola, seat: int) -> list[Message]:
    parts: list[Message] = []
    rows = (
        ("coins", s.coins[seat], twin.coins[seat]),
        ("scrolls", s.scrolls[seat], twin.scrolls[seat]),
        ("intrigue", s.intrigue[seat], twin.intrigue[seat]),
        ("vp", s.vp[seat], twin.vp[seat]),
        ("council", s.council[seat], twin.council[seat]),
    )
    for name, before, after in rows:
        if before != after:
            parts.append(message(f"gondola-part-{name}", before=before, after=after))
    return parts


def tracks_of_others(s: Gondola, twin: Gondola, seat: int) -> list[Message]:
    """VP and intrigue that others get; the Doge's tracks."""
    parts: list[Message] = []
    for other in range(len(s.vp)):
        if other == seat:
            continue
        rows = (("vp", s.vp[other], twin.vp[other]), ("intrigue", s.intrigue[other], twin.intrigue[other]))
        for name, before, after in rows:
            if before == after:
                continue
            if other < s.seats:
                parts.append(message(f"gondola-part-other-{name}", name=SeatName(other), before=before, after=after))
            else:
                parts.append(message(f"gondola-part-doge-{name}", before=before, after=after))
    if s.seats == 1 and s.scrolls[1] != twin.scrolls[1]:
        parts.append(message("gondola-part-doge-scrolls", before=s.scrolls[1], after=twin.scrolls[1]))
    return parts


def cargo_parts(s: Gondola, twin: Gondola, seat: int) -> list[Message]:
    """What the seat's boats would then carry, and how much is too much."""
    parts: list[Message] = []
    for boat in (2 * seat, 2 * seat + 1):
        cargo = twin.cargo[boat]
        if cargo != s.cargo[boat]:
            parts.append(message("gondola-part-cargo", cubes=cargo_name(cargo)))
        over = cubes(cargo) - twin.capacity(boat)
        if over > 0 and cubes(s.cargo[boat]) <= s.capacity(boat):
            parts.append(message("gondola-part-overflow", cubes=counted("cubes", over)))
    return parts


def assistant_parts(s: Gondola, twin: Gondola, seat: int, is_pushed: bool) -> list[Message]:
    """Assistants that advance or are pushed."""
    parts: list[Message] = []
    for place in range(len(s.space)):
        space = twin.space[place]
        if space == s.space[place]:
            continue
        colour = place // TILES
        if colour == seat:
            # Your assistants advance only in your own turn; otherwise they are pushed.
            id = "gondola-part-pushed-own" if is_pushed else "gondola-part-assistant"
            parts.append(message(id, space=space))
        elif colour < s.seats:
            parts.append(message("gondola-part-pushed", name=SeatName(colour), space=space))
        else:
            kind = "doge" if s.seats == 1 else "smugglers"
            parts.append(message(f"gondola-part-assistant-{kind}", space=space))
    return parts


def draw_parts(twin: Gondola) -> list[Message]:
    """Cards that come next, face down; taking the last mission ends the game."""
    parts: list[Message] = []
    frame = twin.agenda[-1] if twin.agenda else None
    if isinstance(frame, DrawInfluence):
        cards = len(twin.influence_deck) + len(twin.discard)
        parts.append(message("gondola-part-influence", count=min(frame.left, cards)))
    elif isinstance(frame, DrawMissions):
        count = min(frame.count, len(twin.mission_deck))
        parts.append(message("gondola-part-missions", count=count, left=len(twin.mission_deck) - 1))
        touched = twin.rules.end_when_touched and count == len(twin.mission_deck)
        if twin.seats > 1 and twin.end_round == 0 and (touched or len(twin.mission_deck) == 1):
            parts.append(Message("gondola-part-end"))
        if twin.seats == 1 and len(twin.doge_deck):
            parts.append(Message("gondola-part-doge-card"))
    return parts


def risk_part(s: Gondola, twin: Gondola, seat: int) -> Message | None:
    """Whether this seat becomes, or ceases to be, the one that the Inquisition would arrest."""
    if s.seats == 1:
        return None
    before, after = at_risk(s), at_risk(twin)
    if before == after or seat not in (before, after):
        return None
    return arrest_part(after, seat)


def arrest_part(who: int, seat: int) -> Message:
    if who == seat:
        return Message("gondola-part-risk-you")
    return Message("gondola-part-risk-none") if who == NOBODY else message("gondola-part-risk", name=SeatName(who))


# Movement.


def move_parts(s: Gondola, seat: int, pick: int) -> list[Message]:
    """One step: bridge, meetings and what passing allows; or what mooring brings."""
    canal = pick >> 1
    a, b = s.chart.ends[canal]
    dock = b if a == s.at else a
    parts = bridge_parts(s, seat, s.bridges[s.chart.icon[canal]])
    twin = foreseen(s, seat, pick)
    parts += changes(s, twin, seat)
    if pick & MOOR:
        return parts + mooring_parts(s, twin, seat, dock)
    return parts + passing_parts(s, seat, dock)


def bridge_parts(s: Gondola, seat: int, builder: int) -> list[Message]:
    if builder == NOBODY:
        return []
    if builder == seat:
        return [Message("gondola-part-bridge-own")]
    if builder < s.seats:
        return [message("gondola-part-bridge-other", name=SeatName(builder))]
    return [Message("gondola-part-bridge-doge")]


def passing_parts(s: Gondola, seat: int, dock: int) -> list[Message]:
    """The meetings there, and the effects that may be used."""
    parts = meeting_parts(s, s.stacks[dock], s.boat ^ 1)
    reach = may_activate_passing(s, seat, dock)
    if reach:
        parts.append(reach_part(s.tiles[dock], reach))
    elif s.where[s.boat ^ 1] == dock and s.tiles[dock] < TILES and s.space[seat * TILES + s.tiles[dock]]:
        parts.append(Message("gondola-part-no-use"))
    if s.rules.taxi and s.passenger == dock and s.aboard == NOBODY:
        parts.append(Message("gondola-part-passenger"))
    return parts


def meeting_parts(s: Gondola, stack: tuple[int, ...], own: int) -> list[Message]:
    """The boats at a dock that is passed."""
    parts: list[Message] = []
    for boat in stack:
        if boat == own:
            parts.append(Message("gondola-part-meet-own"))
        elif boat >> 1 < s.seats:
            parts.append(message("gondola-part-meet", name=SeatName(boat >> 1)))
        else:
            parts.append(message("gondola-part-meet-boat", boat=stranger_boat(s, boat)))
    return parts


def mooring_parts(s: Gondola, twin: Gondola, seat: int, dock: int) -> list[Message]:
    """The effects that will be available, missions that could be completed, the passenger."""
    parts: list[Message] = []
    reach = moored_reach(twin, seat, dock)
    if reach:
        parts.append(reach_part(s.tiles[dock], reach))
    ready = [no for no in sorted(s.missions[seat].cards) if is_payable(twin, seat, no)]
    parts += [message("gondola-part-mission", mission=mission_name(no)) for no in ready]
    if s.rules.taxi and s.aboard == s.boat:
        arrives = SMUGGLER_BUILDING[s.destination] == s.tiles[dock]
        parts.append(Message("gondola-part-delivered" if arrives else "gondola-part-dropped"))
    return parts


def reach_part(building: int, reach: int) -> Message:
    """The effects that may be used, in their own words."""
    slots = [slot for slot in range(len(EFFECTS[building])) if reach >> slot & 1]
    return message("gondola-part-use", effects=[effect_name(building, slot) for slot in slots])


def prologue_parts(s: Gondola, seat: int, dock: int) -> list[Message]:
    """What a boat placed here brings."""
    twin = foreseen(s, seat, dock)
    parts = changes(s, twin, seat)
    reach = moored_reach(twin, seat, dock)
    return [*parts, reach_part(s.tiles[dock], reach)] if reach else parts


def boat_parts(s: Gondola, seat: int, pick: int) -> list[Message]:
    """The cargo of the boat that would get the gondolier, and the coins that are left."""
    cargo = message("gondola-part-carries", cubes=cargo_name(s.cargo[2 * seat + pick]))
    return [cargo, *changes(s, foreseen(s, seat, pick), seat)]


def overtime_parts(s: Gondola, seat: int, dock: int) -> list[Message]:
    boat = 2 * seat if s.where[2 * seat] == dock else 2 * seat + 1
    reach = moored_reach(s, seat, dock)
    return [reach_part(s.tiles[dock], reach), message("gondola-part-carries", cubes=cargo_name(s.cargo[boat]))]


# Boats of smugglers and of the Doge.


def card_parts(s: Gondola, seat: int, card: int) -> list[Message]:
    """What a smuggler card brings about: with two players by its own boat, alone by either of two."""
    deck = card // SMUGGLER_CARDS
    building = SMUGGLER_BUILDING[card]
    if s.seats > 1:
        return boat_sent_parts(s, seat, 2 * s.seats + deck, building)
    either = [(boat, boat_sent_parts(s, seat, boat, building)) for boat in (2 + deck, 4 + deck)]
    return [
        message("gondola-part-if-boat", boat=doge_boat(boat), parts=parts or [Message("gondola-part-nothing")])
        for boat, parts in either
    ]


def boat_sent_parts(s: Gondola, seat: int, boat: int, building: int) -> list[Message]:
    """Whom the boat meets on its way, and what its arrival brings."""
    dock = s.dock_of[building]
    at = s.where[boat]
    if at in (NOWHERE, dock):
        return sent_parts(s, seat, boat, building)
    ways = list(ways_between(s, at, dock, 1 << at))
    if len(ways) == 1:
        return [*met_parts(s, seat, ways[0]), *sent_parts(s, seat, boat, building)]
    return [Message("gondola-part-ways"), *sent_parts(s, seat, boat, building)]


def met_parts(s: Gondola, seat: int, met: int) -> list[Message]:
    """Whose boats a boat of smugglers or of the Doge meets on a way."""
    parts: list[Message] = []
    for boat in range(2 * s.seats):
        if met >> boat & 1:
            place = at_boat(s, boat)
            if boat >> 1 == seat:
                parts.append(message("gondola-part-met-own", place=place))
            else:
                parts.append(message("gondola-part-met", name=SeatName(boat >> 1), place=place))
    return parts or [Message("gondola-part-met-nobody")]


def sent_parts(s: Gondola, seat: int, boat: int, building: int) -> list[Message]:
    """What a boat of smugglers or of the Doge brings about where it arrives: shared VP, assistants, the Doge's VP."""
    twin = s.clone()
    twin.agenda = []
    twin.forget_options()
    dock = twin.dock_of[building]
    if twin.where[boat] != dock:
        if twin.where[boat] != NOWHERE:
            twin.leave_dock(boat)
        arrive(twin, boat, dock)
    SmugglerAssistant(boat >> 1, building).run(twin)
    return changes(s, twin, seat, is_pushed=True)


# The end.


def reduction_parts(s: Gondola, seat: int, pick: int) -> list[Message]:
    """What is paid, and who would then be arrested; in solo games, whether the Doge would have you arrested."""
    twin = foreseen(s, seat, pick)
    parts = own_tracks(s, twin, seat)
    if s.seats > 1:
        return [*parts, arrest_part(at_risk(twin), seat)]
    caught = 0 < twin.intrigue[0] >= twin.intrigue[1]
    return [*parts, Message("gondola-part-risk-you" if caught else "gondola-part-free")]


def flip_parts(s: Gondola, seat: int, pick: int) -> list[Message]:
    """5 coins or 2 scrolls now, and the VP given up."""
    twin = foreseen(s, seat, pick)
    return [*own_tracks(s, twin, seat), message("gondola-part-favour", vp=counted("vp", FAVOUR_VP))]
