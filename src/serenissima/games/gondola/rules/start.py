"""Section 2: the opened box, with everything in its supply and nothing dealt or drawn yet."""

from serenissima.core.piles import Pile
from serenissima.games.gondola.data import (
    ASSISTANTS,
    BRIDGES,
    BUILDINGS,
    COINS_PER_PLACE,
    COLOURS,
    CUBES,
    NO_FAVOUR,
    NOBODY,
    NOWHERE,
    SLOTS,
    START_COINS,
    START_SCROLLS,
    TILES,
)
from serenissima.games.gondola.data_files import MISSIONS
from serenissima.games.gondola.effects import INFLUENCE_DECK
from serenissima.games.gondola.map import CHARTS
from serenissima.games.gondola.state import NO_CARDS, Gondola


def empty_board(seats: int, chart_number: int = 0) -> Gondola:
    """2: everything in its supply, nothing dealt or drawn yet."""
    s = Gondola()
    s.chart_number = chart_number
    s.chart = CHARTS[chart_number]
    colours = seats if seats > 2 else 3
    parties = seats + (1 if seats == 1 else 0)
    docks = len(s.chart.printed)
    s.tiles = s.chart.printed
    s.dock_of = (NOWHERE,) * BUILDINGS
    s.vp = [0] * parties
    s.coins = [START_COINS] * seats
    s.scrolls = [START_SCROLLS] * parties
    s.intrigue = [0] * parties
    s.council = [0] * (3 if seats == 1 else seats)
    s.where = [NOWHERE] * (2 * colours)
    s.cargo = [0] * (2 * seats)
    s.supply = [CUBES] * COLOURS
    s.stacks = [()] * docks
    s.space = [0] * (colours * TILES)
    s.assistants = [ASSISTANTS] * colours
    s.bridges = (NOBODY,) * s.chart.icons
    s.bridges_left = (BRIDGES,) * colours
    s.gondolier = [NOBODY] * seats
    s.favour = (NO_FAVOUR,) * seats
    s.missions = [NO_CARDS] * seats
    s.slots = (0,) * (seats * SLOTS)
    s.archive = ((),) * seats
    s.mission_box = Pile(tuple(range(1, MISSIONS + 1)), (0,) * MISSIONS)
    s.hands = [NO_CARDS] * seats
    s.discard = INFLUENCE_DECK
    s.smuggler_decks = (NO_CARDS, NO_CARDS)
    s.smuggler_discards = ((), ())
    s.smuggler_box = (NO_CARDS, NO_CARDS)
    s.derive()
    return s


def first_coins(s: Gondola) -> None:
    """2.1: two more coins for each player who is earlier in turn order."""
    for seat in range(s.seats):
        s.coins[seat] = START_COINS + COINS_PER_PLACE * s.turn_index(seat)
