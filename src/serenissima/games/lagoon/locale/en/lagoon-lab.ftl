# What `serenissima balance` counts.
lagoon-balance-kind-stash = Stashes: dealt
lagoon-balance-kind-tile = Tiles: drawn, and built
lagoon-balance-kind-action = Turns: actions taken
lagoon-balance-kind-pawn = Pawns at the end
lagoon-balance-action-extend = extend an island
lagoon-balance-action-bridge = build a bridge
lagoon-balance-action-capture = capture an island
lagoon-balance-action-discard = discard a tile
lagoon-balance-action-pass = pass
lagoon-balance-pawn-centre = on a central island
lagoon-balance-pawn-island = on another island
lagoon-balance-pawn-nowhere = never placed
