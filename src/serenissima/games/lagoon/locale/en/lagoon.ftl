lagoon-title = Lagoon — Venice for the piecepack
lagoon-blurb = Enlarge the islands of Venice tile by tile, bridge the canals with your coins, and capture the most valuable island in time.

lagoon-option-stash_nulls = Nulls in the stashes
lagoon-option-stash_nulls-help = With the null tiles a stash holds eight tiles, without them seven.
lagoon-option-start_value = Value of the start tiles
lagoon-option-start_value-help = The value of all four tiles that lie in the centre at the start.
lagoon-option-start_values = Mixed start tiles
lagoon-option-start_values-help = Four values clockwise from the north-west, such as 0,3,4,5; they replace the common value.
lagoon-option-start_values-unset = not mixed
lagoon-option-start_suits = Suits of the start tiles
lagoon-option-start_suits-help = The suits of the four start tiles, clockwise from the north-west (M Moons, C Crowns, S Suns, A Arms).
lagoon-option-start_layout = Start figure
lagoon-option-start_layout-help = How the four start islands lie to each other.
lagoon-option-start_layout-square = square
lagoon-option-start_layout-pinwheel = pinwheel
lagoon-option-bridge_offsets = Tiles across a bridge
lagoon-option-bridge_offsets-help = Whether a tile across a bridge may be shifted by half a tile or must lie exactly opposite.
lagoon-option-bridge_offsets-half = half a tile allowed
lagoon-option-bridge_offsets-aligned = exactly opposite
lagoon-option-max_links = Bridges per build
lagoon-option-max_links-help = How many bridges one new tile may receive at most.
lagoon-option-final_distance = Distance counts at the end
lagoon-option-final_distance-help = Whether the distance from the centre is subtracted from captured islands too.
lagoon-option-score_floor = Lowest score
lagoon-option-score_floor-help = Whether a score may fall below zero.
lagoon-option-score_floor-none = none
lagoon-option-score_floor-zero = zero
lagoon-option-centre_capture = Centre islands can be captured
lagoon-option-centre_capture-help = If not, pawns may only be placed on islands that were founded during the game.
lagoon-option-stuck_must_discard = Stuck players must discard
lagoon-option-stuck_must_discard-help = Whether a player who cannot build must discard, or may capture an island instead.
lagoon-option-discard_public = Discards face up
lagoon-option-discard_public-help = Whether everybody sees which tile is discarded.
lagoon-option-stash_public = Stashes announced
lagoon-option-stash_public-help = Whether everybody is told which stash each player was dealt.

lagoon-ending-complete = All tiles are laid and all pawns are placed: the islands under the pawns have been counted.
lagoon-ending-stranded = All tiles are laid, and no island was left for the last pawns: the captured islands have been counted.

lagoon-suit = { $suit ->
    [0] Moons
    [1] Crowns
    [2] Suns
   *[3] Arms
}
lagoon-tile = { $suit ->
    [0] Moons
    [1] Crowns
    [2] Suns
   *[3] Arms
} { $value ->
    [0] null
    [1] ace
   *[other] { $value }
}
    .web = { $value ->
        [0] null
        [1] ace
       *[other] { $value }
    } of { $suit ->
        [0] Moons
        [1] Crowns
        [2] Suns
       *[3] Arms
    }
lagoon-the-tile = { $suit ->
    [0] Moons
    [1] Crowns
    [2] Suns
   *[3] Arms
} { $value ->
    [0] null
    [1] ace
   *[other] { $value }
}
    .web = the { $value ->
        [0] null
        [1] ace
       *[other] { $value }
    } of { $suit ->
        [0] Moons
        [1] Crowns
        [2] Suns
       *[3] Arms
    }
lagoon-island = island { $island }
lagoon-link = { $tile } ({ $island })
    .web = { $island }

lagoon-prompt-turn = Build with one of your tiles ({ $tiles }); you have { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
} left.
    .web = Build with one of your tiles
lagoon-prompt-turn-pawn = Build with one of your tiles ({ $tiles }), with { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
} left, or capture an island.
    .web = Build with a tile, or capture an island
lagoon-prompt-stuck = You cannot build: discard one of your tiles ({ $tiles }).
    .web = You cannot build: discard a tile
lagoon-prompt-stuck-pawn = You cannot build: discard one of your tiles ({ $tiles }) or capture an island.
    .web = You cannot build: discard a tile or capture an island
lagoon-prompt-pawn = Your tiles are used up: place your pawn.
lagoon-prompt-pass = No island is free for your pawn: you have to pass.

lagoon-label-extend = Extend { $island } with { $tile } at { $place }: { $gain }
    .web = Extend { $island } on the { $side } side with { $tile }: { $gain }
lagoon-label-bridge = Build { $tile } at { $place } with { $coins ->
    [one] a bridge
   *[other] bridges
} to { $links }: { $gain }
    .web = Found an island with { $tile }, with { $coins ->
        [one] a bridge
       *[other] bridges
    } to { $links }: { $gain }
lagoon-label-capture = Capture { $island } (now { $value })
lagoon-label-discard = Discard { $tile }
lagoon-label-pass = Pass

lagoon-effect-extend = Sum { $sum }, distance { $distance }. Then still missing there: { $missing }.
lagoon-effect-extend-full = Sum { $sum }, distance { $distance }. The island is then complete.
lagoon-effect-bridge = Tile { $value }, across { $across }, distance { $distance }. Coins left: { $coins }.
lagoon-effect-loss = Careful: this build costs you { $points ->
    [one] one point
   *[other] { $points } points
}.
lagoon-effect-capture = Sum { $sum }, distance { $distance }. Still missing there: { $missing }.
lagoon-effect-capture-full = Sum { $sum }, distance { $distance }. The island is complete.

lagoon-log-stash = { $seat } gets the stash of { $row ->
    [0] Moons
    [1] Crowns
    [2] Suns
   *[3] Arms
}.
lagoon-log-roll = { $seat } rolls { $value ->
    [0] a null
    [1] an ace
   *[other] a { $value }
}.
lagoon-log-first = { $seat } goes first.
lagoon-log-drawn = You draw { $tile }.
lagoon-log-drawn-all = You draw { $tiles }.
lagoon-log-extend = { $seat } extends { $island } with { $tile } at { $place }: { $gain } [{ $text }]
    .web = { $seat } extends { $island } with { $tile }: { $gain }
lagoon-log-bridge = { $seat } founds { $island } with { $tile } at { $place } and { $coins ->
    [one] one bridge
   *[other] { $coins } bridges
}: { $gain } [{ $text }]
    .web = { $seat } founds { $island } with { $tile } and { $coins ->
        [one] one bridge
       *[other] { $coins } bridges
    }: { $gain }
lagoon-log-capture = { $seat } captures { $island }.
lagoon-log-pass = { $seat } finds no free island and passes.
lagoon-log-discard = { $seat } cannot build and discards { $tile }.
lagoon-log-discard-hidden = { $seat } cannot build and discards a tile face down.
lagoon-log-discarded = You discarded { $tile }.
lagoon-log-final = { $seat } scores { $bonus } for { $island } and ends with { $total }.
lagoon-log-stranded = { $seat } never placed the pawn and ends with { $total }.
lagoon-log-win = { $seat } wins with { $total }.

lagoon-refusal-no-move = That is not a move of this game.
lagoon-refusal-pass = You cannot pass while you can do anything else.
lagoon-refusal-not-in-hand = You do not hold { $tile }.
lagoon-refusal-can-build = You may only discard when you cannot build.
lagoon-refusal-other-half = That is the same move as { $move }: both halves of a side face the same tile.
lagoon-refusal-overlap = The tile would overlap { $tile } at ({ $x },{ $y }).
    .web = The tile would overlap { $tile }.
lagoon-refusal-no-contact = The tile would not lie alongside any island.
lagoon-refusal-join = The tile would join two islands: it also touches { $tile } at ({ $x },{ $y }) on island { $island }.
    .web = The tile would join two islands: it also touches { $tile } on island { $island }.
lagoon-refusal-corner = A corner would touch another island: { $tile } at ({ $x },{ $y }) on island { $island }.
    .web = A corner would touch another island: { $tile } on island { $island }.
lagoon-refusal-suit = Island { $island } already has that suit: { $tile } at ({ $x },{ $y }).
    .web = Island { $island } already has that suit: { $tile }.
lagoon-refusal-touch = A tile across a bridge may not touch anything, but this would touch { $tile } at ({ $x },{ $y }).
    .web = A tile across a bridge may not touch anything, but this would touch { $tile }.
lagoon-refusal-no-facing = There must be a tile across every bridge, exactly half a tile away.
lagoon-refusal-not-aligned = The tile must lie exactly opposite { $tile } at ({ $x },{ $y }).
    .web = The tile must lie exactly opposite { $tile }.
lagoon-refusal-same-island = Two bridges may not lead to the same island: { $tile } at ({ $x },{ $y }) is on island { $island } too.
    .web = Two bridges may not lead to the same island: { $tile } is on island { $island } too.
lagoon-refusal-too-many = One tile may receive at most { $most } bridges.
lagoon-refusal-no-coin = That needs { $needed ->
    [one] one coin
   *[other] { $needed } coins
}, and you have { $coins ->
    [0] none
   *[other] { $coins }
} left.
lagoon-refusal-pawn-placed = Your pawn already stands on island { $island }.
lagoon-refusal-no-island = There is no island { $island }.
lagoon-refusal-captured = Island { $island } is already captured by { $captor }.
lagoon-refusal-centre = The centre islands cannot be captured in this game.
lagoon-refusal-must-discard = You cannot build, so you must discard a tile first.

lagoon-board-islands = Islands
lagoon-board-you = (you)
lagoon-board-seats = Players
lagoon-board-island = Island
lagoon-board-tiles = Tiles
lagoon-board-sum = Sum
lagoon-board-distance = Bridges away
lagoon-board-value = Value
lagoon-board-missing = Missing
lagoon-board-route = Way to the centre
lagoon-board-pawn = Pawn
lagoon-board-player = Player
lagoon-board-score = Score
lagoon-board-coins = Coins
lagoon-board-hand = Hand
lagoon-board-stash = Stash
lagoon-board-bonus = Island points
lagoon-board-total = Total
lagoon-board-turn = Turn { $turn } of { $turns }
lagoon-board-first = First player: { $seat }
lagoon-board-your-hand = Your hand: { $tiles }
lagoon-board-empty = empty
lagoon-board-discards = Discarded: { $tiles }
lagoon-board-hidden = face down
lagoon-board-unseen = Not yet seen of the stash of { $row ->
    [0] Moons
    [1] Crowns
    [2] Suns
   *[3] Arms
} ({ $owners }): { $tiles }
lagoon-board-legend = Tiles: suit (M Moons, C Crowns, S Suns, A Arms) and value, below them the number of the island (* centre) and ♟ with the letter of the player who captured it. Bridges: = and the letter of the player, =o at the start.

lagoon-board-far = Bridges
lagoon-board-way = To centre
lagoon-board-sketch = Each number marks the upper left quarter of the tile; where there are several ways to build, it is the best.
lagoon-terminal-help =
    In short: “a5 0,-2” shows what can be done with Arms 5 at (0,−2), or says why it cannot lie there; “c 4” is the
    capture of island 4. A place is the upper left quarter of the tile: first the column, then the line of the map.

lagoon-group-extend = Extend with { $tile }
lagoon-group-bridge = New island with { $tile }
lagoon-group-capture = Captures
lagoon-group-discard = Discards
lagoon-why-score = scores more for you
lagoon-why-score-others = lets the others score less
lagoon-why-coins = leaves you better supplied with coins
lagoon-why-coins-others = leaves the others short of coins
lagoon-why-pawn = promises your pawn a better island
lagoon-why-pawn-others = leaves the others’ pawns worse islands
lagoon-why-fits = leaves better places for your tiles
lagoon-why-fits-others = leaves worse places for the others’ tiles
