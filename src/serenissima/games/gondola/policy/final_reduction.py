"""The final reduction of intrigue in Venice (3.10 step 3): who pays, and when it is pointless."""

from serenissima.games.gondola.data import FAVOUR_COINS, UNFLIPPED
from serenissima.games.gondola.picks import FLIP_FOR_COINS
from serenissima.games.gondola.scoring import STOP, at_risk, coin_price, scroll_price
from serenissima.games.gondola.state import Gondola


def reduction(s: Gondola, seat: int) -> int:
    """3.10 step 3: pay while that can avert the arrest; coins are worth little by now, scrolls nothing."""
    options = s.options(seat)
    if not escapes(s, seat):
        return STOP
    paying = [pick for pick in options if STOP < pick < FLIP_FOR_COINS]
    if paying:
        return paying[0]
    # Two scrolls buy one point, and so do five coins; a coin is left over.
    return FLIP_FOR_COINS if FLIP_FOR_COINS in options else STOP


def left_at_best(s: Gondola, seat: int) -> int:
    """The intrigue left after buying off as much as possible."""
    scrolls = s.scrolls[seat] // scroll_price(s, seat)
    coins = s.coins[seat]
    if s.favour[seat] == UNFLIPPED and s.rules.favour_in_scoring:
        coins += FAVOUR_COINS
    return max(0, s.intrigue[seat] - scrolls - coins // coin_price(s, seat))


def escapes(s: Gondola, seat: int) -> bool:
    """Whether paying is necessary and can help: down to zero, or below a rival who cannot follow."""
    own = left_at_best(s, seat)
    if s.seats == 1:
        return s.intrigue[0] >= s.intrigue[1] and (own == 0 or own < s.intrigue[1])
    if at_risk(s) != seat and not s.rules.reduce_once:
        return False
    if own == 0:
        return True
    for other in range(s.seats):
        if other != seat:
            left = left_at_best(s, other)
            if left > own or (left == own and s.turn_index(other) > s.turn_index(seat)):
                return True
    return False
