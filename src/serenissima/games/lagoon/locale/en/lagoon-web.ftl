lagoon-web-map = Map of the lagoon
lagoon-web-tools = View of the map
lagoon-web-closer = Closer (+)
lagoon-web-farther = Farther away (−)
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
lagoon-web-tip = Sum { $sum } − { $distance ->
    [one] one bridge
   *[other] { $distance } bridges
} = { $value }
lagoon-web-missing = missing
lagoon-web-full = complete
lagoon-web-nobody = nobody
lagoon-web-worth = Worth now
lagoon-web-capture = Capture
lagoon-web-point = Point at an island to see what it is worth and how far it is from the centre.
lagoon-web-point-touch = Tap an island to see what it is worth and how far it is from the centre.
lagoon-web-tab-island = Island

lagoon-web-both = { $coins } coins { $gain }
lagoon-web-coin-first = Put a coin here. { $label }
lagoon-web-coin-add = Put a further coin here. { $label }
lagoon-web-coin-swap = Put the coin here instead. { $label }
lagoon-web-coin-remove = Take this coin back. { $label }
lagoon-web-coin-done = The coin lies here: build. { $label }

lagoon-web-hand = Your hand
lagoon-web-hand-empty = No tiles left.
lagoon-web-hand-discard = Fits nowhere: click to discard it.
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
lagoon-web-pawn-at = on island
lagoon-web-coins-left = Coins left: { $coins } of { $all }
lagoon-web-discards = Discarded
lagoon-web-spectator = You are watching: hands stay hidden.
lagoon-web-legend-extend = extend an island, with the points
lagoon-web-legend-new = new island, for a coin or two
lagoon-web-legend-centre = start tile of a centre island
lagoon-web-legend-no = not possible; click to see why

lagoon-web-seat-pawn-hand = in hand
lagoon-web-seat-pawn = island { $island } ({ $value })
lagoon-web-seat-tiles = { $hand } in hand, { $stash } in stash
lagoon-web-first = first

lagoon-web-bill-lying = Tiles lying on island { $island }
lagoon-web-bill-tile = The { $tile }
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
lagoon-web-bill-left = Leaves open to others: { $suits }
lagoon-web-bill-full = The island is then complete
lagoon-web-bill-draw = You draw a tile; undo stops here
lagoon-web-bill-score = Your score
lagoon-web-bill-score-coins = Your score; coins { $from } → { $to }
lagoon-web-bill-worth = Worth at the end, as it is now
lagoon-web-bill-grows = Can still grow by { $suits }
lagoon-web-bill-grown = Complete: the sum is final
lagoon-web-bill-discard = The tile leaves the game without points

lagoon-web-unseen = Tiles not yet seen
lagoon-web-unseen-help = One line for each stash, with those whose it can be.

lagoon-web-hint-build = Gold extends an island; dashed founds one for a coin.
lagoon-web-hint-extend = You have no coins: extend an island that lacks the suit.
lagoon-web-hint-discard = No tile fits, and there is no coin left for a bridge.
lagoon-web-hint-capture = Choose an island without a pawn. At the end you score its sum minus its distance.

lagoon-web-end = The last count
lagoon-web-end-score = Before
lagoon-web-end-island = Pawn on island
