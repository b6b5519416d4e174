"""Slow, independent checks of positions, events and views, for the laws that test every game."""

from typing import Any

from serenissima.core.event import Event
from serenissima.core.spec import View
from serenissima.games.gondola.data_files import DOCUMENTS
from serenissima.games.gondola.state import Gondola


def conserved(s: Gondola) -> dict[str, int]:
    """1.1: nothing enters or leaves the box during a game."""
    found = {}
    for colour, name in enumerate(("orange", "purple", "silver")):
        found[name] = s.supply[colour] + sum(cargo >> 4 * colour & 15 for cargo in s.cargo)
    looking = type(s.question()).__name__
    drawn = len(s.drawn)
    found["missions"] = (
        len(s.mission_deck)
        + len(s.mission_box)
        + sum(len(hand) for hand in s.missions)
        + sum(no > 0 for no in s.slots)
        + sum(len(cards) for cards in s.archive)
        + (drawn if looking == "KeepMission" else 0)
        + (1 if looking == "MissionSlot" else 0)
    )
    found["influence"] = (
        len(s.influence_deck)
        + len(s.discard)
        + sum(len(hand) for hand in s.hands)
        + (1 if s.playing >= 0 else 0)
        + (drawn if looking == "KeepInfluence" else 0)
    )
    found["assistants"] = sum(s.assistants) + sum(space > 0 for space in s.space)
    found["bridges"] = sum(s.bridges_left) + sum(owner >= 0 for owner in s.bridges)
    found["smugglers"] = (
        sum(len(deck) for deck in (*s.smuggler_decks, *s.smuggler_box))
        + sum(len(discard) for discard in s.smuggler_discards)
        + len(s.played)
        + (drawn if looking == "SmugglerCard" else 0)
    )
    found["doge"] = len(s.doge_deck) + len(s.doge_discard) + len(s.doge_box) + sum(card >= 0 for card in s.doge_row)
    found["taxi"] = len(s.taxi_deck) + len(s.taxi_discard) + (s.destination >= 0)
    return found


def broken(s: Gondola) -> list[str]:
    """The invariants of section 9 that this position breaks."""
    found = []
    cap = 8 if s.seats <= 3 else 10
    for seat in range(s.seats):
        if not 0 <= s.scrolls[seat] <= 10:
            found.append(f"scrolls of seat {seat}")
        if not 0 <= s.intrigue[seat] <= cap:
            found.append(f"intrigue of seat {seat}")
        if s.vp[seat] < 0 or s.coins[seat] < 0:
            found.append(f"VP or coins of seat {seat}")
        if len(s.missions[seat]) > 3:
            found.append(f"hand of seat {seat}")
        if s.where[2 * seat] >= 0 and s.where[2 * seat] == s.where[2 * seat + 1]:
            found.append(f"both boats of seat {seat} at one dock")
    if s.rules.finite_cubes and min(s.supply) < 0:
        found.append("supply of cubes")
    overloaded = type(s.question()).__name__ in ("Discard", "Calm")
    for boat, cargo in enumerate(s.cargo):
        held = (cargo & 15) + (cargo >> 4 & 15) + (cargo >> 8)
        seat = boat // 2
        most = 7 if 6 in s.slots[seat * 3 : seat * 3 + 3] else 5
        if held > most - (2 if s.aboard == boat else 0) and not overloaded:
            found.append(f"cubes in boat {boat}")
    colours = len(s.assistants)
    for tile in range(12):
        single = [s.space[colour * 12 + tile] for colour in range(colours) if 0 < s.space[colour * 12 + tile] < 4]
        if len(set(single)) < len(single):
            found.append(f"two assistants on one space of tile {tile}")
    for colour in range(colours):
        if s.assistants[colour] + sum(s.space[colour * 12 + tile] > 0 for tile in range(12)) != 10:
            found.append(f"assistants of colour {colour}")
        if s.bridges_left[colour] + s.bridges.count(colour) != 2:
            found.append(f"bridges of colour {colour}")
    lying = sorted(boat for stack in s.stacks for boat in stack)
    if lying != [boat for boat, dock in enumerate(s.where) if dock >= 0]:
        found.append("stacks of boats")
    if any(s.where[boat] != dock for dock, stack in enumerate(s.stacks) for boat in stack):
        found.append("a boat lies elsewhere than its stack")
    if s.seats == 1 and not (0 <= s.scrolls[1] <= 5 and 0 <= s.intrigue[1] < 8 and s.vp[1] >= 0):
        found.append("tracks of the Doge")
    return found


def recount(data: dict[str, Any]) -> list[int]:
    """The VP track; at the end, its last value before final scoring plus everything that 3.10 adds, counted again."""
    seats = data["seats"]
    if not data["finished"]:
        return list(data["vp"][:seats])
    scores = []
    for seat in range(seats):
        own = data["council"][seat]
        ranked = sorted(data["council"], reverse=True)
        rewards = DOCUMENTS["board"]["council"]["rewards"][str(3 if seats == 1 else seats)]
        ranks = [rank for rank, space in enumerate(ranked) if space == own]
        share = sum(rewards[rank] for rank in ranks if rank < len(rewards)) // len(ranks) if own else 0
        placed = sum(space > 0 for space in data["space"][seat * 12 : seat * 12 + 12])
        influence = own if placed >= 9 else -(-own // 2) if placed >= 7 else 0
        favour = 4 if data["favour"][seat] == 1 else 0
        scores.append(data["final"][seat][0] + share + influence + data["coins"][seat] // 4 + favour)
    return scores


def named(event: Event) -> set[str]:
    """The hidden cards that an event shows to its audience."""
    if event.kind in ("mission-seen", "mission-completed"):
        return {f"mission-{event.seat}-{event.args[0]}"}
    if event.kind == "mission-returned-seen":
        return {f"mission-under-deck-{event.args[0]}"}
    if event.kind == "influence-seen":
        return {f"influence-{event.seat}-{event.args[0]}"}
    return set()


def known(view: View) -> set[str]:
    """The hidden things that a view shows: hands, cards being looked at, sealed answers, known cards in decks."""
    found = set()
    for seat, hand in enumerate(view["mission_hands_known"]):
        found |= {f"mission-{seat}-{card}" for card in hand if card is not None}
    for seat, player in enumerate(view["players"]):
        found |= {f"mission-{seat}-{card}" for card in [*player["slots"], *player["archive"]] if card is not None}
    for seat, hand in enumerate(view["hands_known"]):
        found |= {f"influence-{seat}-{card}" for card in hand if card is not None}
    for place, card in enumerate(view["mission_deck_known"]):
        if card is not None:
            found |= {f"mission-deck-{place}-{card}", f"mission-under-deck-{card}"}
    for place, card in enumerate(view["influence_deck_known"]):
        if card is not None:
            found.add(f"influence-deck-{place}-{card}")
    for deck, cards in enumerate(view["smuggler_decks_known"]):
        found |= {f"smuggler-{deck}-{place}-{card}" for place, card in enumerate(cards) if card is not None}
    if view["pending"] is not None:
        found.add(f"sealed-{view['seat']}-{view['pending']}")
    return found


def known_to_nobody(s: Gondola) -> set[str]:
    """The cards on top of face-down piles that nobody has seen."""
    piles = {
        "mission": s.mission_deck,
        "influence": s.influence_deck,
        "doge": s.doge_deck,
        "taxi": s.taxi_deck,
        "smuggler-a": s.smuggler_decks[0],
        "smuggler-b": s.smuggler_decks[1],
        "mission-box": s.mission_box,
    }
    return {f"top-{name}-{pile.cards[-1]}" for name, pile in piles.items() if len(pile) > 1 and pile.known_to[-1] == 0}
