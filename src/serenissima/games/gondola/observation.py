"""Venice in numbers."""

from collections.abc import Iterator
from typing import Any

from serenissima.core.spec import View
from serenissima.games.gondola.data import BUILDING_KEYS, COLOURS, SLOTS, SMUGGLER_CARDS, SPACES, TILES
from serenissima.games.gondola.data_files import MISSIONS
from serenissima.games.gondola.effects import DOGE_KEYS, INFLUENCE_KINDS
from serenissima.research.schema import Around, Count, Maybe, Number, OneOf, Part, Record, Row, UpTo, flag

CUBES = 7
SUPPLY = 20
MONEY = 20
POINTS = 100
TRACK = 20
ROUNDS = 60
INTRIGUE = 10
ASSISTANTS = 10
DECK = 30
BOATS = 2
CARDS = max(MISSIONS + 1, INFLUENCE_KINDS, 2 * SMUGGLER_CARDS)
CONSTANT = ("game", "seats", "chart", "mission_box", "options", "seat")
FOLLOWS = ("mission_cards", "smuggler_cards", "scores", "pending", "open")
AT_THE_END = ("over", "ranks", "ending", "arrested", "final")


class Stack(Part):
    """The boats at a dock: for each boat there, its place in the stack as a fraction of the whole fleet."""

    def __init__(self, boats: Around) -> None:
        self.boats = boats
        self.size = boats.size

    def names(self, at: str) -> Iterator[str]:
        return (f"{at}[{boat}]" for boat in self.boats.labels)

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        for height, boat in enumerate(value):
            out[at + self.boats.places[seat][boat]] = (height + 1) / self.size


class Deck(Part):
    """What is known of a face-down pile: the card on top, and which cards are anywhere in it."""

    def __init__(self, cards: int) -> None:
        self.top = OneOf(range(cards))
        self.inside = Count(range(cards))
        self.size = self.top.size + self.inside.size

    def names(self, at: str) -> Iterator[str]:
        yield from self.top.names(f"{at}.top")
        yield from self.inside.names(at)

    def write(self, value: Any, seat: int, out: list[float], at: int) -> None:
        self.top.write(value[-1] if value else None, seat, out, at)
        self.inside.write(value, seat, out, at + self.top.size)


def turn(dock: Part, boats: Around) -> Record:
    return Record(
        {
            "boat": boats.one(),
            "at": dock,
            "start": dock,
            "used_docks": Count(range(dock.size)),
            "first_step": flag(),
            "spy": OneOf(range(TILES)),
            "menu": dock,
            "reach": Count(range(SPACES)),
            "used": Count(range(SPACES)),
            "passing": flag(),
        }
    )


def player() -> Record:
    return Record(
        {
            "vp": Number(POINTS),
            "coins": Number(MONEY),
            "scrolls": Number(INTRIGUE),
            "intrigue": Number(INTRIGUE),
            "intrigue_cap": Number(INTRIGUE),
            "effective_intrigue": Number(INTRIGUE),
            "turn_index": Number(4),
            "assistants_left": Number(ASSISTANTS),
            "bridges_left": Number(2),
            "favour": OneOf(range(3)),
            "missions": Number(SLOTS),
            "influence": Number(6),
            "slots": Row(SLOTS, OneOf(range(1, MISSIONS + 1))),
            "archive": Count(range(MISSIONS + 1)),
            "completed": Number(6),
            "tax": Number(6),
        },
        without=("council",),
    )


def smugglers(view: View) -> Record:
    card = Count(range(2 * SMUGGLER_CARDS), key="card")
    return Record(
        {
            "decks": Row(2, Number(SMUGGLER_CARDS)),
            "discards": Row(2, card),
            "removed": Row(2, Number(SMUGGLER_CARDS)),
            "played": card,
            "assistants_left": Row(len(view["assistants_left"]), Number(ASSISTANTS)),
        },
        without=("sailing",),
    )


def doge(view: View) -> Record:
    return Record(
        {
            "vp": Number(POINTS),
            "scrolls": Number(INTRIGUE),
            "intrigue": Number(INTRIGUE),
            "row": UpTo(3, OneOf(DOGE_KEYS)),
            "deck": Number(DECK),
            "discard": Count(DOGE_KEYS),
            "removed": Number(DECK),
            "bridges_left": Row(len(view["bridges_left"]), Number(2)),
        },
        without=("position_vp",),
    )


def taxi(dock: Part, boats: Around) -> Record:
    return Record(
        {
            "passenger": dock,
            "aboard": boats.one(),
            "destination": OneOf(BUILDING_KEYS),
            "deck": Number(SMUGGLER_CARDS),
            "discard": Count(BUILDING_KEYS),
        }
    )


def modules(view: View, dock: Part, boats: Around) -> dict[str, Part]:
    """The parts that depend on the number of players or the options."""
    found: dict[str, Part] = {}
    if view["smugglers"] is not None:
        found["smugglers"] = smugglers(view["smugglers"])
    if view["doge"] is not None:
        found["doge"] = doge(view["doge"])
    if view["taxi"] is not None:
        found["taxi"] = taxi(dock, boats)
    return found


def schema(view: View) -> Record:
    count = view["seats"]
    fleet = len(view["boats"])
    seats = Around(count, count)
    colours = Around(count, fleet // BOATS)
    boats = Around(count, fleet // BOATS, BOATS)
    council = Around(count, len(view["council"]["spaces"]))
    dock = OneOf(range(len(view["docks"])))
    cubes = Row(COLOURS, Number(CUBES))
    boat = Record(
        {"dock": dock, "cubes": Maybe(cubes), "capacity": Number(CUBES, maybe=True), "gondolier": flag()},
        without=("colour", "owner"),
    )
    canal = Record({"bridge": colours.one(), "used": flag()}, without=("ends", "icon", "cost"))
    tile = Record({"spaces": Row(SPACES, colours.some())}, without=("tile", "dock"))
    end = Record(
        {
            "triggered": flag(),
            "round": Number(ROUNDS, maybe=True),
            "extra_turns": Number(2, maybe=True),
            "all_placed": seats.one(),
        },
        without=("finished",),
    )
    influence = Count(range(INFLUENCE_KINDS))
    extra = modules(view, dock, boats)
    return Record(
        {
            "round": Number(ROUNDS),
            "first_player": seats.one(),
            "active": seats.one(),
            "docks": Row(dock.size, Record({"building": OneOf(BUILDING_KEYS), "boats": Stack(boats)})),
            "canals": Row(len(view["canals"]), canal),
            "tiles": Row(TILES, tile),
            "boats": boats.row(boat),
            "players": seats.row(player()),
            "supply": Row(COLOURS, Number(SUPPLY)),
            "turn": turn(dock, boats),
            "meeting": Maybe(Record({"mover": seats.one(), "met": seats.one()})),
            "hold": Maybe(Record({"boat": boats.one(), "gained": cubes})),
            "council": Record(
                {"spaces": council.row(Number(TRACK)), "worth_now": council.row(Number(TRACK))},
                without=("end_marker", "rewards"),
            ),
            "end": end,
            "mission_deck": Number(DECK),
            "influence_deck": Number(DECK),
            "influence_discard": influence,
            "playing": OneOf(range(INFLUENCE_KINDS)),
            "drawn": Number(3),
            "at_risk": seats.one(),
            **extra,
            "missions": Count(range(MISSIONS + 1)),
            "influence": influence,
            "looking_at": Count(range(CARDS)),
            "mission_deck_known": Deck(MISSIONS + 1),
            "influence_deck_known": Deck(INFLUENCE_KINDS),
            "smuggler_decks_known": Row(2, Deck(2 * SMUGGLER_CARDS)),
            "hands_known": seats.row(influence),
            "mission_hands_known": seats.row(Count(range(MISSIONS + 1))),
            "answered": seats.some(),
            "waiting": seats.some(),
        },
        without=CONSTANT + FOLLOWS + AT_THE_END + tuple({"smugglers", "doge", "taxi"} - set(extra)),
    )
