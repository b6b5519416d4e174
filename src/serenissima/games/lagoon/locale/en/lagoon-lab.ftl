# What `serenissima balance` counts.
lagoon-balance-kind-stash = Stashes: dealt
lagoon-balance-kind-tile = Tiles: drawn, and built
lagoon-balance-kind-deed = Turns: actions taken
lagoon-balance-kind-pawn = Pawns at the end
lagoon-balance-deed-extend = extend an island
lagoon-balance-deed-bridge = build a bridge
lagoon-balance-deed-capture = capture an island
lagoon-balance-deed-discard = discard a tile
lagoon-balance-deed-pass = pass
lagoon-balance-pawn-centre = on a central island
lagoon-balance-pawn-island = on another island
lagoon-balance-pawn-nowhere = never placed
