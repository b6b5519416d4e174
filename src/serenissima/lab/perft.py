"""Perft counts: the number of lines of play after a few decisions. A changed count means a changed rule."""

from serenissima.core.state import State


def perft(s: State, depth: int) -> int:
    """The number of sequences of `depth` decisions from here, shorter ones if the game ends before."""
    seat = s.turn()
    if depth == 0 or seat < 0:
        return 1
    options = s.options(seat)
    if depth == 1:
        return len(options)
    count = 0
    for pick in options:
        world = s.clone()
        world.act(seat, pick)
        count += perft(world, depth - 1)
    return count
