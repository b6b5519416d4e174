"""The map: docks, canals, their prices, and the council track (board.json)."""

from typing import Final, final

from serenissima.games.gondola.data import BUILDING_KEYS, NO_BUILDING
from serenissima.games.gondola.data_files import DOCUMENTS, Record


@final
class Way:
    """A canal as seen from one of its docks: where it leads, and what is printed on it."""

    def __init__(self, canal: int, icon: int, far: int, cost: int) -> None:
        self.canal = canal
        self.icon = icon
        self.far = far
        self.cost = cost


def dock_mask(row: tuple[Way, ...], price: int) -> int:
    """The mask of docks to which these ways lead for at most `price`."""
    mask = 0
    for way in row:
        if way.cost <= price:
            mask |= 1 << way.far
    return mask


@final
class Chart:
    """One board. Canals with the same cost icon count as one for bridges and for "used this turn" (1.4)."""

    def __init__(self, board: Record) -> None:
        docks = board["docks"]
        canals = board["canals"]
        council = board["council"]
        keys = tuple([str(dock["id"]) for dock in docks])
        self.dock_keys: tuple[str, ...] = keys
        # The communal building printed at each dock; NO_BUILDING where a tile goes.
        self.printed: tuple[int, ...] = tuple(
            [BUILDING_KEYS.index(dock["communal"]) if dock["kind"] == "communal" else NO_BUILDING for dock in docks]
        )
        self.canal_keys: tuple[str, ...] = tuple([str(canal["id"]) for canal in canals])
        icons = tuple(dict.fromkeys([str(canal["icon"]) for canal in canals]))
        self.icons: int = len(icons)
        self.icon: tuple[int, ...] = tuple([icons.index(str(canal["icon"])) for canal in canals])
        ends: list[tuple[int, int]] = []
        costs = [0] * len(icons)
        ways: list[list[Way]] = [[] for _ in docks]
        for canal in canals:
            a = keys.index(canal["a"])
            b = keys.index(canal["b"])
            icon = icons.index(str(canal["icon"]))
            costs[icon] = canal["cost"]
            ways[a].append(Way(len(ends), icon, b, costs[icon]))
            ways[b].append(Way(len(ends), icon, a, costs[icon]))
            ends.append((a, b))
        self.ends: tuple[tuple[int, int], ...] = tuple(ends)
        self.cost: tuple[int, ...] = tuple(costs)
        # From each dock, in the order of the canals.
        self.ways: tuple[tuple[Way, ...], ...] = tuple([tuple(row) for row in ways])
        self.highest_price: int = max(costs)
        self.all_icons: int = (1 << len(icons)) - 1
        # The docks next to each dock that cost at most some price: by dock x (highest_price + 1) + price.
        self.near: tuple[int, ...] = tuple(
            [dock_mask(row, price) for row in self.ways for price in range(self.highest_price + 1)]
        )
        # Cache for smuggler boats: the cheapest ways to a dock, by bridged icons x 16 + dock.
        self.paths: dict[int, list[int]] = {}
        # And the paths themselves, with the docks between: by (bridged icons x 16 + dock) x 16 + where they begin.
        self.routes: dict[int, list[tuple[tuple[int, ...], int]]] = {}
        # Whether each canal has an icon of its own.
        self.plain: bool = len(icons) == len(canals)
        self.council_end: int = 1 << 30 if council["max_space"] is None else int(council["max_space"])
        self.end_marker: tuple[int, ...] = (0, 0, *[int(council["end_marker"][str(n)]) for n in (2, 3, 4, 5)])
        rewards = council["rewards"]
        by_seats = [tuple([int(vp) for vp in rewards[str(n)]]) for n in (2, 3, 4, 5)]
        # A solo player competes with the Doge's two markers: rewards as for three (1.3).
        self.rewards: tuple[tuple[int, ...], ...] = ((), by_seats[1], *by_seats)


# Positions refer to their chart by number, so that saved games can find it; tests add small ones.
CHARTS: Final[list[Chart]] = [Chart(DOCUMENTS["board"])]
