"""Influence cards and missions in Venice: which to keep, and what they bring when played."""

from typing import Final

from serenissima.games.gondola.data import NOWHERE, SLOTS, SPACES, TILES, cubes
from serenissima.games.gondola.effects import INFLUENCE_KEYS
from serenissima.games.gondola.missions import MISSION as MISSIONS
from serenissima.games.gondola.picks import ARCHIVE_NEW, NO_MISSION
from serenissima.games.gondola.policy.average_values import STREET
from serenissima.games.gondola.policy.effects import Activations
from serenissima.games.gondola.policy.routes import Routes
from serenissima.games.gondola.policy.valuation import ABILITY, ANYWHERE, NOTHING, Outlook
from serenissima.games.gondola.rules.drawing import can_draw_mission
from serenissima.games.gondola.rules.offers import moored_reach, overtime_docks
from serenissima.games.gondola.rules.turn import gondolier_price
from serenissima.games.gondola.state import Gondola

KEPT_FIRST: Final = (
    "promote_workers",
    "bribe_councillors",
    "work_overtime",
    "trade_information",
    "give_testimony",
    "bribe_foreman",
    "bid_for_contracts",
    "hire_spy",
    "organise_stocks",
    "conduct_research",
    "build_bridge",
)


def commission_gain(s: Gondola, seat: int) -> int:
    """Bid for Contracts: a mission that nobody has seen yet, without tax."""
    return Outlook(s, seat).draw_mission() if can_draw_mission(s, seat) else 0


def first_of_kind(options: tuple[int, ...]) -> int:
    """The influence card to keep."""
    best = options[0]
    for kind in options:
        if KEPT_FIRST.index(INFLUENCE_KEYS[kind]) < KEPT_FIRST.index(INFLUENCE_KEYS[best]):
            best = kind
    return best


def spy_gain(s: Gondola, outlook: Outlook, tile: int) -> int:
    """How much more all four effects of a tile bring than those the seat's own assistant reaches."""
    return STREET[tile][SPACES] - STREET[tile][s.space[outlook.seat * TILES + tile]]


def best_spied(s: Gondola, seat: int, longest: int) -> int:
    """A tile on the best route of this turn where the spy adds most; any tile, if the route passes none."""
    outlook = Outlook(s, seat)
    passes = 0
    most = NOTHING
    for place in (0, 1):
        price = gondolier_price(s, seat, place)
        if price <= s.coins[seat]:
            routes = Routes(s, outlook, 2 * seat + place, longest)
            routes.plan(price)
            if routes.best > most:
                most = routes.best
                passes = routes.best_passes
    best = 0
    most = NOTHING
    for tile in range(TILES):
        dock = s.dock_of[tile]
        gain = spy_gain(s, outlook, tile)
        if not passes >> dock & 1 or s.where[2 * seat] == dock or s.where[2 * seat + 1] == dock:
            gain -= STREET[tile][SPACES]
        if gain > most:
            most = gain
            best = tile
    return best


def best_overtime(s: Gondola, seat: int) -> tuple[int, int]:
    """Work Overtime: the dock where a building brings most, and how much."""
    outlook = Outlook(s, seat)
    best = NOWHERE
    most = NOTHING
    for dock in overtime_docks(s, seat):
        boat = 2 * seat if s.where[2 * seat] == dock else 2 * seat + 1
        activations = Activations(s, outlook, boat)
        hold = activations.start(0)
        now = activations.total(hold, dock)
        activations.activate(hold, s.tiles[dock], moored_reach(s, seat, dock))
        gain = activations.total(hold, dock) - now
        if gain > most:
            most = gain
            best = dock
    return best, most


# Missions.


def least_wanted(s: Gondola, seat: int, options: tuple[int, ...]) -> int:
    """2.1.6: the mission without which the hand is worth most."""
    outlook = Outlook(s, seat)
    best = options[0]
    most = NOTHING
    for no in options:
        # Two missions for one cube each are easier than one for many.
        wanted = sum([cubes(MISSIONS[other].cargo) for other in outlook.hand if other != no])
        worth = outlook.cargo(0, 0, ANYWHERE, ANYWHERE, no) - 40 * wanted
        if worth > most:
            most = worth
            best = no
    return best


def best_mission(s: Gondola, seat: int, options: tuple[int, ...]) -> int:
    outlook = Outlook(s, seat)
    best = NO_MISSION
    most = 0
    for no in options:
        if no != NO_MISSION and outlook.mission(no) > most:
            most = outlook.mission(no)
            best = no
    return best


def weakest_slot(s: Gondola, seat: int, no: int) -> int:
    """3.7.3: a free slot; else the least useful ability makes room, or the new one is archived."""
    best = ARCHIVE_NEW
    least = ABILITY[no]
    for slot in range(SLOTS):
        old = s.slots[seat * SLOTS + slot]
        if not old:
            return slot
        worth = ABILITY[old]
        if worth < least:
            least = worth
            best = slot
    return best
