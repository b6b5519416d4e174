"""The map: docks, canals, what they cost, and the council track (board.json)."""

from typing import Final, final

from serenissima.games.gondola.data import (
    BUILDING_KEYS,
    DOCKS,
    NOBODY,
    TILES,
    Record,
    demand,
    document,
    number,
)


@final
class Chart:
    """One board. Canals with the same cost icon count as one for bridges and for "used this turn" (1.4)."""

    def __init__(self, board: Record) -> None:
        docks = board["docks"]
        canals = board["canals"]
        council = board["council"]
        keys = tuple([str(dock["id"]) for dock in docks])
        demand(len(set(keys)) == len(keys), "board.json", "two docks have the same id")
        self.dock_keys: tuple[str, ...] = keys
        # The communal building printed at each dock; NOBODY where a tile will lie.
        self.printed: tuple[int, ...] = tuple(
            [BUILDING_KEYS.index(dock["communal"]) if dock["kind"] == "communal" else NOBODY for dock in docks]
        )
        self.canal_keys: tuple[str, ...] = tuple([str(canal["id"]) for canal in canals])
        demand(len(set(self.canal_keys)) == len(canals), "board.json", "two canals have the same id")
        icons = tuple(dict.fromkeys([str(canal["icon"]) for canal in canals]))
        self.icons: int = len(icons)
        self.icon: tuple[int, ...] = tuple([icons.index(str(canal["icon"])) for canal in canals])
        ends: list[tuple[int, int]] = []
        costs = [NOBODY] * len(icons)
        exits: list[list[tuple[int, int, int]]] = [[] for _ in docks]
        for canal in canals:
            where = f"board.json, canal {canal['id']}"
            demand(canal["a"] in keys and canal["b"] in keys, where, "it ends at a dock that does not exist")
            a = keys.index(canal["a"])
            b = keys.index(canal["b"])
            demand(a != b, where, "it leads from a dock to itself")
            cost = number(canal, "cost", where)
            icon = icons.index(str(canal["icon"]))
            demand(costs[icon] in (NOBODY, cost), where, "canals that share an icon must cost the same")
            costs[icon] = cost
            exits[a].append((len(ends), icon, b))
            exits[b].append((len(ends), icon, a))
            ends.append((a, b))
        self.ends: tuple[tuple[int, int], ...] = tuple(ends)
        self.cost: tuple[int, ...] = tuple(costs)
        # From each dock: (canal, icon, dock at the other end).
        self.exits: tuple[tuple[tuple[int, int, int], ...], ...] = tuple([tuple(row) for row in exits])
        demand(self.is_connected(), "board.json", "not every dock can be reached")
        self.council_end: int = 1 << 30 if council["max_space"] is None else number(council, "max_space", "council")
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
    chart = Chart(document("board"))
    demand(len(chart.printed) == DOCKS, "board.json", f"{DOCKS} docks are expected")
    communal = sorted([building for building in chart.printed if building != NOBODY])
    demand(communal == [TILES, TILES + 1, TILES + 2], "board.json", "each communal building must occur once")
    return chart


# Positions name their chart by its number, so that a saved game finds it again; tests add small ones.
CHARTS: Final[list[Chart]] = [standard_chart()]
