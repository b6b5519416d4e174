"""The rules of Lagoon, paragraph by paragraph."""

from typing import Final, final

from mypy_extensions import i64

from serenissima.core.frame import Ask, Deal, Frame
from serenissima.core.messages import Argument, Message, SeatName
from serenissima.core.state import frames
from serenissima.games.lagoon.data import (
    ALL_HALVES,
    ALL_SUITS,
    CENTRES,
    COIN_CELLS,
    CORNER_CELLS,
    DIE,
    FACING_CELLS,
    HALVES,
    HAND_SIZE,
    LINE,
    LINKS,
    NEUTRAL,
    PINWHEEL,
    PINWHEEL_COINS,
    SQUARE,
    SQUARE_COINS,
    STATUS_BITS,
    SUIT,
    TILE_CELLS,
    halves_facing,
    halves_of,
    spot_x,
    spot_y,
    the_tile,
)
from serenissima.games.lagoon.picks import (
    BRIDGE,
    CAPTURE,
    EXTEND,
    MASK_SHIFT,
    PASS,
    bridge_pick,
    capture_pick,
    discard_pick,
    is_well_formed,
    pick_island,
    pick_kind,
    pick_mask,
    pick_spot,
    pick_type,
    short_form,
)
from serenissima.games.lagoon.scoring import bridging_gain, coins_needed, extension_gain, open_suits, pawn_points
from serenissima.games.lagoon.state import ISLAND, ISLAND_BITS, NOWHERE, Lagoon, facing_tile

# 3. Set-up.


def lay_start(s: Lagoon, kinds: tuple[int, ...], pinwheel: bool) -> None:
    """3.1 Four islands of one tile, linked in a ring by neutral coins."""
    spots = PINWHEEL if pinwheel else SQUARE
    cells = PINWHEEL_COINS if pinwheel else SQUARE_COINS
    for island in range(CENTRES):
        s.lay(kinds[island], spots[island], island, NEUTRAL)
    for island in range(CENTRES):
        s.span(island, (island + 1) % CENTRES, cells[island], NEUTRAL)


@final
class DealStash(Deal[Lagoon]):
    """4.2 DEAL: a seat gets one of the stashes that are left."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def outcomes(self, s: Lagoon) -> tuple[int, ...]:
        return tuple([row for row in range(len(s.row)) if row not in s.row])

    def settle(self, s: Lagoon, outcome: int) -> None:
        s.row[self.seat] = outcome
        if s.rules.stash_public:
            s.tell("stash", self.seat, outcome)


@final
class ShuffleStash(Deal[Lagoon]):
    """4.2 DEAL: a seat's stash is put in random order, tile by tile, the top last."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def outcomes(self, s: Lagoon) -> tuple[int, ...]:
        left = list(s.stash_tiles(s.row[self.seat]))
        for kind in s.stash[self.seat]:
            left.remove(kind)
        return tuple(left)

    def settle(self, s: Lagoon, outcome: int) -> None:
        s.stash[self.seat] = (*s.stash[self.seat], outcome)
        if len(s.stash[self.seat]) < len(s.stash_tiles(s.row[self.seat])):
            s.then(self)

    def run(self, s: Lagoon) -> None:
        """Shuffle the stash at once, with the same dice rolls as tile by tile. (Interpreted: set-up a third faster.)"""
        order = list(s.stash[self.seat])
        left = list(self.outcomes(s))
        s.revealed += len(left) - 1
        while left:
            order.append(left[s.dice.below(len(left))])
            left.remove(order[-1])
        s.stash[self.seat] = tuple(order)


@final
class RollDie(Deal[Lagoon]):
    """4.2 ROLL: a seat rolls for the first turn; null counts 0 (ruling 34)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def outcomes(self, s: Lagoon) -> tuple[int, ...]:
        return DIE

    def settle(self, s: Lagoon, outcome: int) -> None:
        s.rolls[self.seat] = outcome
        s.tell("roll", self.seat, outcome)


@final
class ChooseFirst(Frame[Lagoon]):
    """4.2 ROLL: the highest of these seats starts; seats tied for it roll again, and only they (ruling 29).

    Before anybody has rolled, all seats are tied, so all of them roll.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def ints(self) -> tuple[int, ...]:
        return (self.seats,)

    def run(self, s: Lagoon) -> None:
        rivals = [seat for seat in range(len(s.rolls)) if self.seats >> seat & 1]
        highest = max([s.rolls[seat] for seat in rivals])
        tied = [seat for seat in rivals if s.rolls[seat] == highest]
        if len(tied) == 1:
            s.first = tied[0]
            s.tell("first", s.first)
        else:
            s.then(*[RollDie(seat) for seat in tied], ChooseFirst(sum([1 << seat for seat in tied])))


@final
class TakeHands(Frame[Lagoon]):
    """4.2 DEAL: everybody draws two tiles, and the game begins."""

    def run(self, s: Lagoon) -> None:
        for seat in range(len(s.hand)):
            for _ in range(HAND_SIZE):
                draw(s, seat)
        s.then(Turn(s.first))


def draw(s: Lagoon, seat: int) -> None:
    """4.2 DRAW: the top tile of the player's own stash, if there is one."""
    if s.stash[seat]:
        kind = s.stash[seat][-1]
        s.stash[seat] = s.stash[seat][:-1]
        s.hand[seat] = (*s.hand[seat], kind)
        s.reveal()
        s.tell("draw", seat, len(s.stash[seat]))
        s.tell("drawn", seat, kind, audience=1 << seat)


# 4. The turn.


@final
class Turn(Ask[Lagoon]):
    """4.3 Build or capture; discard only if nothing can be built."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ints(self) -> tuple[int, ...]:
        return (self.seat,)

    def is_public(self, s: Lagoon) -> bool:
        return not s.hand[self.seat]

    def options(self, s: Lagoon, seat: int) -> tuple[int, ...]:
        picks = builds(s, seat)
        is_stuck = len(picks) == 0 and len(s.hand[seat]) > 0
        if s.pawn[seat] == NOWHERE and not (is_stuck and s.rules.stuck_must_discard):
            picks += captures(s)
        if is_stuck:
            for kind in distinct(s.hand[seat]):
                picks.append(discard_pick(kind))
        if not picks:
            picks.append(PASS)
        return tuple(picks)

    def take(self, s: Lagoon, seat: int, pick: int) -> None:
        s.turns += 1
        what = pick_type(pick)
        if what == CAPTURE:
            s.pawn[seat] = pick_island(pick)
            s.tell("capture", seat, pick_island(pick))
        elif pick == PASS:
            s.tell("pass", seat)
        else:
            if what == EXTEND:
                extend(s, seat, pick)
            elif what == BRIDGE:
                bridge(s, seat, pick)
            else:
                discard(s, seat, pick_kind(pick))
            draw(s, seat)  # Ruling 22: after a discard too.
        pass_on(s, seat)

    def refusal(self, s: Lagoon, seat: int, pick: int) -> Message:
        return why_not(s, seat, pick)


TURNS: Final[tuple[Turn, ...]] = (Turn(0), Turn(1), Turn(2), Turn(3))
CAPTURES: Final = tuple([capture_pick(island) for island in range(ISLAND + 1)])
"""Precomputed, because every turn needs them."""


def pass_on(s: Lagoon, seat: int) -> None:
    """4.2 NEXT: the next seat clockwise that has a tile or a pawn left; the end when nobody can do anything."""
    has_room = s.rules.centre_capture or len(s.free_islands()) > 0  # 4.6: there are more islands than pawns
    seats = len(s.hand)
    following = NOWHERE
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if s.hand[other] or s.pawn[other] == NOWHERE:
            if following == NOWHERE:
                following = other
            if s.hand[other] or has_room:
                s.then(TURNS[following])
                return
    s.then(FinalScoring())


@final
class FinalScoring(Frame[Lagoon]):
    """5.4 Each player scores the island under their pawn; the highest total wins, equals share."""

    def run(self, s: Lagoon) -> None:
        for seat in range(len(s.pawn)):
            s.bonus[seat] = pawn_points(s, seat)
        totals = s.scores()
        for seat in range(len(s.pawn)):
            if s.pawn[seat] == NOWHERE:
                s.tell("stranded", seat, totals[seat])
            else:
                s.tell("final", seat, s.pawn[seat], s.bonus[seat], totals[seat])
        best = max(totals)
        for seat in range(len(s.pawn)):
            if totals[seat] == best:
                s.tell("win", seat, best)


# 4.3 What a turn offers.


def distinct(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The distinct tiles of a hand, in rising order."""
    if len(hand) < HAND_SIZE or hand[0] == hand[1]:
        return hand[:1]
    return hand if hand[0] < hand[1] else (hand[1], hand[0])


def captures(s: Lagoon) -> list[int]:
    """4.3 The islands that a pawn may capture, as moves. (Taken out of a ready-made row, because every turn asks.)"""
    picks = list(CAPTURES[0 if s.rules.centre_capture else CENTRES : len(s.island_sum)])
    for island in s.pawn:
        if island >= CENTRES or (island != NOWHERE and s.rules.centre_capture):
            picks.remove(CAPTURES[island])
    return picks


def builds(s: Lagoon, seat: int) -> list[int]:
    """2.3, 2.4 Every legal build of this seat, in rising order, links in their canonical form only (8.3)."""
    picks: list[int] = []
    kinds = distinct(s.hand[seat])
    if not kinds:
        return picks
    one: i64 = kinds[0]
    two: i64 = kinds[-1]
    one_suit: i64 = 1 << SUIT[one]
    two_suit: i64 = 1 << SUIT[two] if one != two else ALL_SUITS  # a suit mask that no island lacks
    suits = s.island_suits
    entry: i64
    for entry in s.extensions:
        taken: i64 = suits[entry & ISLAND]
        if not taken & one_suit:
            picks.append((entry >> ISLAND_BITS) + one)
        if not taken & two_suit:
            picks.append((entry >> ISLAND_BITS) + two)
    coins = s.coins[seat]
    if coins:
        is_short = coins < s.rules.max_links
        move: i64
        for move in s.crossings:
            if is_short and LINKS[move >> MASK_SHIFT & ALL_HALVES] > coins:
                continue
            picks.append(move + one)
            if one != two:
                picks.append(move + two)
    return picks


# 4.3 What the actions do.


def play_tile(s: Lagoon, seat: int, kind: int) -> None:
    """Take a tile from the hand. If this seat once discarded, this may show that the tile kept then is still there."""
    at = s.hand[seat].index(kind)
    s.hand[seat] = s.hand[seat][:at] + s.hand[seat][at + 1 :]
    if s.shut[seat] >> SUIT[kind] & 1:
        s.shut[seat] = 0


def extend(s: Lagoon, seat: int, pick: int) -> None:
    """2.3, 5.2 A tile beside an island that lacks its suit."""
    island = s.status(pick_spot(pick)) >> STATUS_BITS
    gain = extension_gain(s, pick_kind(pick), island)
    play_tile(s, seat, pick_kind(pick))
    lay_build(s, seat, pick)
    s.score[seat] = s.floored(s.score[seat] + gain)
    s.tell("extend", seat, pick, island, gain)


def bridge(s: Lagoon, seat: int, pick: int) -> None:
    """2.4, 5.3 A tile as a new island, with a coin for each link."""
    gain = bridging_gain(s, pick_kind(pick), pick_spot(pick), pick_mask(pick))
    play_tile(s, seat, pick_kind(pick))
    s.coins[seat] -= coins_needed(pick_mask(pick))
    lay_build(s, seat, pick)
    s.score[seat] = s.floored(s.score[seat] + gain)
    s.tell("bridge", seat, pick, len(s.island_sum) - 1, gain)


def lay_build(s: Lagoon, seat: int, pick: int) -> None:
    """Put the tile and the coins of a legal build on the table."""
    spot = pick_spot(pick)
    status = s.status(spot)
    if pick_type(pick) == EXTEND:
        s.lay(pick_kind(pick), spot, status >> STATUS_BITS, seat)
        return
    island = len(s.island_sum)
    s.lay(pick_kind(pick), spot, island, seat)
    for half in halves_of(pick_mask(pick)):
        dx, dy = COIN_CELLS[half]
        s.span(island, s.tile_island[facing_tile(status, half)], spot + dy * LINE + dx, seat)
    if coins_needed(pick_mask(pick)) > 1:
        s.measure()


def discard(s: Lagoon, seat: int, kind: int) -> None:
    """4.3 A tile leaves the game, and everybody learns that no tile of this hand fitted anywhere (ruling 25)."""
    shut = ALL_SUITS & ~open_suits(s)
    before = s.shut[seat]
    play_tile(s, seat, kind)
    if s.rules.discard_public and s.shut[seat]:
        s.shut[seat] = before & shut
    else:
        s.shut[seat] = shut if s.hand[seat] else 0
    s.discards.append((seat, kind, shut))
    if s.rules.discard_public:
        s.tell("discard", seat, kind)
    else:
        s.tell("discard-hidden", seat)
        s.tell("discarded", seat, kind, audience=1 << seat)


# 8.3 Links in their canonical form.


def normalise(s: Lagoon, pick: int) -> int:
    """The same move with every link on the lower half of a side that faces one tile only."""
    if not is_well_formed(pick) or pick_type(pick) != BRIDGE:
        return pick
    spot = pick_spot(pick)
    mask = pick_mask(pick)
    for lower in range(0, HALVES, 2):
        if mask >> lower & 3 == 2:
            tile = tile_facing(s, spot, lower + 1)
            if tile != NOWHERE and tile == tile_facing(s, spot, lower):
                mask ^= 3 << lower
    return bridge_pick(pick_kind(pick), spot, mask)


# 2.3, 2.4 Why a move is refused: slow, in the order of the rules, and independent of the frontier.


def tile_at(s: Lagoon, x: int, y: int) -> int:
    """The tile that covers a cell, or NOWHERE."""
    for tile in range(len(s.tile_spot)):
        spot = s.tile_spot[tile]
        if 0 <= x - spot_x(spot) <= 1 and 0 <= y - spot_y(spot) <= 1:
            return tile
    return NOWHERE


def tiles_on(s: Lagoon, spot: int, cells: tuple[tuple[int, int], ...]) -> list[int]:
    """The tiles that cover some of these cells around a spot."""
    found = [tile_at(s, spot_x(spot) + dx, spot_y(spot) + dy) for dx, dy in cells]
    return [tile for tile in found if tile != NOWHERE]


def tile_facing(s: Lagoon, spot: int, half: int) -> int:
    """The tile across one half-edge of a spot, or NOWHERE."""
    dx, dy = FACING_CELLS[half]
    return tile_at(s, spot_x(spot) + dx, spot_y(spot) + dy)


def about_tile(s: Lagoon, id: str, tile: int) -> Message:
    """A reason that points at a tile on the table."""
    spot = s.tile_spot[tile]
    args: dict[str, Argument] = {"tile": the_tile(s.tile_kind[tile]), "island": s.tile_island[tile]}
    args["x"] = spot_x(spot)
    args["y"] = spot_y(spot)
    return Message(id, args)


def extension_problem(s: Lagoon, pick: int) -> Message | None:
    """2.3 The first condition of an extension that fails."""
    spot = pick_spot(pick)
    under = tiles_on(s, spot, TILE_CELLS)
    if under:
        return about_tile(s, "lagoon-refusal-overlap", under[0])
    beside = tiles_on(s, spot, COIN_CELLS)
    if not beside:
        return Message("lagoon-refusal-no-contact")
    island = s.tile_island[beside[0]]
    for tile in beside:
        if s.tile_island[tile] != island:
            return about_tile(s, "lagoon-refusal-join", tile)
    for tile in tiles_on(s, spot, CORNER_CELLS):
        if s.tile_island[tile] != island:
            return about_tile(s, "lagoon-refusal-corner", tile)
    suit = SUIT[pick_kind(pick)]
    for tile in range(len(s.tile_kind)):
        if s.tile_island[tile] == island and SUIT[s.tile_kind[tile]] == suit:
            return about_tile(s, "lagoon-refusal-suit", tile)
    return None


def bridging_problem(s: Lagoon, seat: int, pick: int) -> Message | None:
    """2.4 The first condition of a bridge build that fails."""
    spot = pick_spot(pick)
    halves = halves_of(pick_mask(pick))
    under = tiles_on(s, spot, TILE_CELLS)
    if under:
        return about_tile(s, "lagoon-refusal-overlap", under[0])
    touched = tiles_on(s, spot, COIN_CELLS + CORNER_CELLS)
    if touched:
        return about_tile(s, "lagoon-refusal-touch", touched[0])
    across = [tile_facing(s, spot, half) for half in halves]
    if not across or NOWHERE in across:
        return Message("lagoon-refusal-no-facing")
    if s.rules.aligned:
        for tile in across:
            there = s.tile_spot[tile]
            if len(halves_facing(spot_x(spot) - spot_x(there), spot_y(spot) - spot_y(there))) < 2:
                return about_tile(s, "lagoon-refusal-not-aligned", tile)
    islands = [s.tile_island[tile] for tile in across]
    for i in range(len(islands)):
        if islands[i] in islands[:i]:
            return about_tile(s, "lagoon-refusal-same-island", across[i])
    if len(islands) > s.rules.max_links:
        return Message("lagoon-refusal-too-many", {"most": s.rules.max_links})
    if len(islands) > s.coins[seat]:
        return Message("lagoon-refusal-no-coin", {"needed": len(islands), "coins": s.coins[seat]})
    return None


def build_problem(s: Lagoon, seat: int, pick: int) -> Message | None:
    """Why this tile cannot be built there, regardless of who holds it; None if it can."""
    if pick_type(pick) == EXTEND:
        return extension_problem(s, pick)
    return bridging_problem(s, seat, pick)


def capture_problem(s: Lagoon, seat: int, island: int) -> Message:
    """4.3 Why a pawn cannot be placed on this island."""
    if s.pawn[seat] != NOWHERE:
        return Message("lagoon-refusal-pawn-placed", {"island": s.pawn[seat]})
    if island >= len(s.island_sum):
        return Message("lagoon-refusal-no-island", {"island": island})
    if s.captor(island) != NOWHERE:
        return Message("lagoon-refusal-captured", {"island": island, "captor": SeatName(s.captor(island))})
    if island not in s.free_islands():
        return Message("lagoon-refusal-centre", {"island": island})
    return Message("lagoon-refusal-must-discard")


def why_not(s: Lagoon, seat: int, pick: int) -> Message:
    """The reason for refusing any number that is not an option, in plain words."""
    if not is_well_formed(pick):
        return Message("lagoon-refusal-no-move")
    if pick == PASS:
        return Message("lagoon-refusal-pass")
    what = pick_type(pick)
    if what == CAPTURE:
        return capture_problem(s, seat, pick_island(pick))
    kind = pick_kind(pick)
    if kind not in s.hand[seat]:
        return Message("lagoon-refusal-not-in-hand", {"tile": the_tile(kind)})
    if what in (EXTEND, BRIDGE):
        problem = build_problem(s, seat, pick)
        if problem is not None:
            return problem
        return Message("lagoon-refusal-other-half", {"move": short_form(normalise(s, pick))})
    return Message("lagoon-refusal-can-build")


Lagoon.FRAMES = frames(DealStash, ShuffleStash, RollDie, ChooseFirst, TakeHands, Turn, FinalScoring)
