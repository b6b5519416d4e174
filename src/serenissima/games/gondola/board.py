"""The map: docks, canals, what they cost, and the council track (board.json)."""

from typing import Final, final

from serenissima.games.gondola.data import BUILDING_KEYS, DOCKS, NOBODY, TILES
from serenissima.games.gondola.files import DOCUMENTS, Record, each_once, wrong


def printed_at(dock: Record) -> int:
    """The communal building printed at a dock; NOBODY where a tile will lie."""
    if dock["kind"] != "communal":
        return NOBODY
    if not dock.get("communal"):
        raise wrong("missing-key", f"board.json › docks › {dock['id']}", key="communal")
    return BUILDING_KEYS.index(dock["communal"])


@final
class Way:
    """A canal as seen from one of its docks: where it leads, and what is printed on it."""

    def __init__(self, canal: int, icon: int, far: int, cost: int) -> None:
        self.canal = canal
        self.icon = icon
        self.far = far
        self.cost = cost


def dock_mask(row: tuple[Way, ...], price: int) -> int:
    """The docks to which these ways lead at no more than a price."""
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
        each_once(list(keys), list(keys), "board.json › docks")
        self.dock_keys: tuple[str, ...] = keys
        self.printed: tuple[int, ...] = tuple([printed_at(dock) for dock in docks])
        self.canal_keys: tuple[str, ...] = tuple([str(canal["id"]) for canal in canals])
        each_once(list(self.canal_keys), list(self.canal_keys), "board.json › canals")
        icons = tuple(dict.fromkeys([str(canal["icon"]) for canal in canals]))
        self.icons: int = len(icons)
        self.icon: tuple[int, ...] = tuple([icons.index(str(canal["icon"])) for canal in canals])
        ends: list[tuple[int, int]] = []
        costs = [NOBODY] * len(icons)
        exits: list[list[tuple[int, int, int]]] = [[] for _ in docks]
        for canal in canals:
            where = f"board.json › canals › {canal['id']}"
            for end in ("a", "b"):
                if canal[end] not in keys:
                    raise wrong("no-dock", where, dock=str(canal[end]))
            a = keys.index(canal["a"])
            b = keys.index(canal["b"])
            if a == b:
                raise wrong("same-dock", where)
            icon = icons.index(str(canal["icon"]))
            if costs[icon] not in (NOBODY, canal["cost"]):
                raise wrong("icon", where)
            costs[icon] = canal["cost"]
            exits[a].append((len(ends), icon, b))
            exits[b].append((len(ends), icon, a))
            ends.append((a, b))
        self.ends: tuple[tuple[int, int], ...] = tuple(ends)
        self.cost: tuple[int, ...] = tuple(costs)
        # From each dock: (canal, icon, dock at the other end).
        self.exits: tuple[tuple[tuple[int, int, int], ...], ...] = tuple([tuple(row) for row in exits])
        # The same with costs, in the order of the canals. (Half the time of unpacking triples.)
        self.ways: tuple[tuple[Way, ...], ...] = tuple(
            [tuple([Way(canal, icon, far, costs[icon]) for canal, icon, far in row]) for row in exits]
        )
        self.dearest: int = max(costs)
        self.cheapest: int = min(costs)
        self.all_icons: int = (1 << len(icons)) - 1
        # The docks that lie next to each dock at no more than some price: by dock x (dearest + 1) + price.
        self.near: tuple[int, ...] = tuple(
            [dock_mask(row, price) for row in self.ways for price in range(self.dearest + 1)]
        )
        # What smugglers have asked before: the cheapest ways to a dock, by bridged icons x 16 + dock.
        self.paths: dict[int, list[int]] = {}
        # Whether each canal has an icon of its own.
        self.plain: bool = len(icons) == len(canals)
        if not self.is_connected():
            raise wrong("unconnected", "board.json › canals")
        self.council_end: int = 1 << 30 if council["max_space"] is None else int(council["max_space"])
        self.end_marker: tuple[int, ...] = (0, 0, *[int(council["end_marker"][str(n)]) for n in (2, 3, 4, 5)])
        rewards = council["rewards"]
        by_seats = [tuple([int(vp) for vp in rewards[str(n)]]) for n in (2, 3, 4, 5)]
        # One player meets the two markers of the Doge: rewards as for three (1.3).
        self.rewards: tuple[tuple[int, ...], ...] = ((), by_seats[1], *by_seats)

    def is_connected(self) -> bool:
        reached = {0}
        edge = [0]
        while edge:
            for _, _, far in self.exits[edge.pop()]:
                if far not in reached:
                    reached.add(far)
                    edge.append(far)
        return len(reached) == len(self.exits)


def standard_chart() -> Chart:
    """The board of the data file: twelve places for tiles and the three communal buildings."""
    chart = Chart(DOCUMENTS["board"])
    if len(chart.printed) != DOCKS:
        raise wrong("docks", "board.json › docks", count=len(chart.printed), expected=DOCKS)
    communal = [BUILDING_KEYS[building] for building in chart.printed if building != NOBODY]
    each_once(communal, list(BUILDING_KEYS[TILES:]), "board.json › docks › communal")
    return chart


# Positions name their chart by its number, so that a saved game finds it again; tests add small ones.
CHARTS: Final[list[Chart]] = [standard_chart()]
