"""4.3: building bridges."""

from typing import final

from serenissima.core.messages import Message
from serenissima.games.gondola.data import NOBODY, put
from serenissima.games.gondola.missions import BRIDGE_BUILT
from serenissima.games.gondola.rules.choice import Choice
from serenissima.games.gondola.rules.waterways import completes, is_secure, supply_of
from serenissima.games.gondola.state import Gondola


def bridge_sites(s: Gondola, seat: int) -> list[int]:
    """Canals without a bridge, anywhere; while a boat passes, only those that let it finish (3.6.2)."""
    found = [icon for icon in range(s.chart.icons) if s.bridges[icon] == NOBODY]
    coins = s.coins[seat]
    if s.bridges_left[seat] == 0:
        return []
    if is_secure(s, coins):  # a bridge never makes a way more expensive
        return found
    stocks = supply_of(s)
    cargo = s.cargo[s.boat]
    return [icon for icon in found if completes(s, coins, cargo, stocks, put(s.bridges, icon, seat))]


def build_bridge(s: Gondola, colour: int, icon: int) -> None:
    s.bridges = put(s.bridges, icon, colour)
    s.bridged |= 1 << icon
    s.bridges_left = put(s.bridges_left, colour, s.bridges_left[colour] - 1)
    a, b = s.chart.ends[s.chart.icon.index(icon)]
    if colour < s.seats:
        s.tell("bridge", colour, icon, s.tiles[a], s.tiles[b], colour)
    else:
        s.tell_stranger("bridge", icon, s.tiles[a], s.tiles[b], colour)


@final
class BridgeSite(Choice):
    """4.3: any canal that has no bridge, even one used this turn (A45)."""

    def choices(self, s: Gondola) -> list[int]:
        return bridge_sites(s, self.seat)

    def refused(self, s: Gondola, pick: int) -> Message:
        if 0 <= pick < s.chart.icons and s.bridges[pick] != NOBODY:
            return Message("gondola-refused-bridged")
        return Message("gondola-refused-site")

    def chosen(self, s: Gondola, pick: int) -> None:
        build_bridge(s, self.seat, pick)
        s.gain_vp(self.seat, BRIDGE_BUILT.added("vp", s.powers[self.seat]))
