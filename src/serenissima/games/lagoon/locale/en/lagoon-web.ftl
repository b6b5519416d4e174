lagoon-web-map = Map of the lagoon
lagoon-web-tools = View of the map
lagoon-web-closer = Zoom in (+)
lagoon-web-farther = Zoom out (−)
lagoon-web-fit = Show the whole city (F)
lagoon-web-values = Show the value of every island (V)

lagoon-web-island = Island { $island }
lagoon-web-centre = centre
lagoon-web-island-name = Island { $island }{ $centre ->
    [yes] , centre
   *[no] { "" }
}. Sum { $sum }, { $distance ->
    [0] no bridge
    [one] one bridge
   *[other] { $distance } bridges
} away from the centre, worth { $value } now.
lagoon-web-island-missing = Still missing: { $suits }.
lagoon-web-island-full = All four suits are there.
lagoon-web-island-captured = Captured by { $seat }.
lagoon-web-island-offered = You may capture it.
lagoon-web-changed = Changed since your last turn.
lagoon-web-full = complete
lagoon-web-nobody = nobody
lagoon-web-worth = Worth now
lagoon-web-capture = Capture
lagoon-web-point = Point at an island to see what it is worth and how far it is from the centre.
lagoon-web-point-touch = Tap an island to see what it is worth and how far it is from the centre.
lagoon-web-tab-island = Island

lagoon-web-both = { $coins } coins { $gain }
lagoon-web-coin-first = Put a coin here. { $label }
lagoon-web-coin-add = Put one more coin here. { $label }
lagoon-web-coin-swap = Put the coin here instead. { $label }
lagoon-web-coin-remove = Take this coin back. { $label }
lagoon-web-coin-done = The coin lies here: build. { $label }

lagoon-web-hand = Your hand
lagoon-web-hand-empty = No tiles left.
lagoon-web-hand-discard = It fits nowhere: click to discard it.
lagoon-web-hand-places = { $places ->
    [0] No place for it.
    [one] One place for it.
   *[other] { $places } places for it.
}
lagoon-web-pawn = Your pawn
lagoon-web-pawn-take = Take up the pawn to capture an island: { $islands ->
    [0] none is free
    [one] one is free
   *[other] { $islands } are free
}
lagoon-web-pawn-taken = Choose an island on the map: { $islands ->
    [one] one is free
   *[other] { $islands } are free
}
lagoon-web-pawn-at = on island
lagoon-web-coins-left = Coins left: { $coins } of { $all }
lagoon-web-discards = Discarded
lagoon-web-spectator = You are watching: hands stay hidden.
lagoon-web-legend-extend = extend an island, with the points
lagoon-web-legend-new = found an island, for a coin or two

lagoon-web-seat-pawn-hand = in hand
lagoon-web-seat-pawn = island { $island } ({ $value })

lagoon-web-bill-lying = Tiles lying on island { $island }
lagoon-web-bill-across = { $coin ->
    [1] First coin
    [2] Second coin
   *[other] Third coin
}: { $tile } lies across, island { $island }
lagoon-web-bill-distance = { $distance ->
    [one] One bridge
   *[other] { $distance } bridges
} away from the centre
lagoon-web-bill-own-island = You have captured this island: worth
lagoon-web-bill-their-island = { $seat } has captured this island: worth
lagoon-web-bill-left = Then still missing there: { $suits }
lagoon-web-bill-full = The island is then complete
lagoon-web-bill-draw = You draw a tile: no undo after that
lagoon-web-bill-worth = Worth now; you score it at the end
lagoon-web-bill-grows = Can still grow by { $suits }
lagoon-web-bill-grown = Complete: the sum is final
lagoon-web-bill-discard = The tile leaves the game without points

lagoon-web-unseen = Tiles not yet seen
lagoon-web-unseen-help = One line for each stash, with the players whose stash it can be.

lagoon-web-end = The final count
lagoon-web-end-score = Before
lagoon-web-end-island = Pawn on island

# Tiles by name
lagoon-web-tile = { $value ->
    [0] null
    [1] ace
   *[other] { $value }
} of { $suit ->
    [0] Moons
    [1] Crowns
    [2] Suns
   *[3] Arms
}
lagoon-web-tile-the = the { $value ->
    [0] null
    [1] ace
   *[other] { $value }
} of { $suit ->
    [0] Moons
    [1] Crowns
    [2] Suns
   *[3] Arms
}
lagoon-web-tile-first = The { $value ->
    [0] null
    [1] ace
   *[other] { $value }
} of { $suit ->
    [0] Moons
    [1] Crowns
    [2] Suns
   *[3] Arms
}
lagoon-web-number = { $number }

# Choices
lagoon-web-do-extend = Extend island { $island } on the { $side } side with { $tile }: { $gain }
lagoon-web-do-new = Found an island with { $tile } and { $coins ->
    [one] a bridge to island { $islands }
   *[other] bridges to islands { $islands }
}: { $gain }
lagoon-web-do-capture = Capture island { $island }, now worth { $value }
lagoon-web-do-discard = Discard { $tile }
lagoon-web-chip-extend = Island { $island }, { $side }: { $gain }
lagoon-web-chip-new = { $coins ->
    [one] Bridge to { $islands }
   *[other] Bridges to { $islands }
}: { $gain }
lagoon-web-chip-capture = Island { $island }: { $value }
lagoon-web-title-extend = Extend island { $island }: { $gain }
lagoon-web-title-new = New island with { $tile }: { $gain }
lagoon-web-title-capture = Capture island { $island }
lagoon-web-do-build = Build here for { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Questions
lagoon-web-ask-build = Where do you build { $tile }?
lagoon-web-ask-capture = Which island do you capture?
lagoon-web-ask-coin = Which canal do you bridge? Choose a coin.
lagoon-web-hint-coin = Each dashed coin beside the tile is one bridge, with its points.
lagoon-web-hint-build = Gold: extend an island. Dashed: found one, for a coin.
lagoon-web-hint-extend = You have no coins left: extend an island that lacks this suit.
lagoon-web-hint-discard = No tile fits, and you have no coin for a bridge.
lagoon-web-hint-capture = Choose an island without a pawn. At the end you score its sum minus its distance.
lagoon-web-moment-last = Last round
lagoon-web-moment-last-text = Each player has one more turn.

# One line per turn
lagoon-web-recap-extend = extends { $island } with { $tile }, { $gain }
lagoon-web-recap-new = founds { $island } with { $tile }, { $gain }
lagoon-web-recap-capture = captures { $island }

# What things are
lagoon-web-minimap = The whole city in small: tap to go there
lagoon-web-further = { $places ->
    [one] One place out of sight, for { $gain }
   *[other] { $places } places out of sight, the best for { $gain }
}: show { $places ->
    [one] it
   *[other] them
}
lagoon-web-bridge = Bridge between islands { $one } and { $other }
lagoon-web-about-bridge = { $seat } put a coin here: one bridge on the way to the centre.
lagoon-web-about-bridge-start = One of the bridges between the islands of the centre. They cost no distance.
lagoon-web-about-centre = One of the four islands of the centre. Nothing is subtracted for its distance.
lagoon-web-about-island = The player who extends it scores its sum, minus its bridges to the centre.
lagoon-web-about-worth = What it is worth
lagoon-web-island-yours = Your pawn stands here: you score it at the end.
lagoon-web-island-taken = { $seat } has captured it; an island holds one pawn only.
lagoon-web-island-not-now = It cannot be captured now.
lagoon-web-pawn-elsewhere = Your pawn already stands on island { $island }.
lagoon-web-about-pawn = Instead of building you may put your pawn on an island, once in the game. At the end you score that island.
lagoon-web-about-coins = A coin makes a bridge to a new island. You do not get it back.
lagoon-web-about-tile = It adds { $value } to an island that lacks { $suits }, or founds a new one across a bridge.
lagoon-web-tile-places = { $places ->
    [one] One place for it: { $gain }.
   *[other] { $places } places for it, the best for { $gain }.
}
lagoon-web-tile-nowhere = It fits nowhere now.
lagoon-web-not-your-turn = It is not your turn.
lagoon-web-show-values = Show values on the map
lagoon-web-first = first
lagoon-web-seat-tiles = { $hand } + { $stash }
lagoon-web-seat-tiles-say = { $hand } tiles in hand, { $stash } in the stash
lagoon-web-legend-pawn = pawn: its owner scores the island at the end
lagoon-web-legend-bridge = coin: a bridge, in the colour of the player who paid
lagoon-web-legend-points = points

# Preview
lagoon-web-bill-score = Your score
lagoon-web-bill-coins = Your coins
