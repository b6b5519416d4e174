balance-offered = Offered
balance-taken = Taken
balance-uptake = Share
balance-seats = Seats
balance-won = Won
balance-interval = 95 %
balance-lift = × even
balance-scores = Mean score by seat: { $scores }
balance-note = Seats: how many took it at least once in a game, and how often they won. × even: that rate in even shares. Players who do more win more, so compare things of one kind with each other. °: reconstructed.
balance-drawn = { $count ->
    [one] One picture is in { $folder }.
   *[other] { $count } pictures are in { $folder }.
}
balance-plot-uptake = % taken of offered
balance-plot-taken = times taken
balance-plot-lift = wins in even shares (dotted: mean)
balance-kind-draft = Missions at the start: dealt, and kept; won by everyone who was dealt them
balance-kind-mission = Missions: held, and completed
balance-kind-building = Buildings: reached, and moored at
balance-kind-effect = Effects of buildings: used
balance-effect = { $building } { $effect }
balance-kind-influence = Influence cards: held, and played
balance-kind-overtime = Late Shift: where it was used
balance-kind-doge-card = Cards of the Doge: shown, and resolved
balance-kind-trigger = What triggered the end
balance-kind-arrest = Arrested, by the order of play (1: first player)
balance-trigger-council = the council track
balance-trigger-missions = the last mission
balance-kind-election = Elections by area: votes given, and first places
balance-kind-order-place = Elections by their position in the year: votes given, and first places
balance-kind-palace = Palaces built
balance-kind-advisor = Advisors won
balance-kind-target = Targets reached: palaces/districts
balance-kind-order = Guild Orders: seen, and delivered
balance-kind-character = Characters: taken
balance-kind-first-share = The share dealt at the start
balance-kind-favor = Favors: bought, and played
balance-kind-rumor = Rumors: taken, and played
balance-kind-place = Places: moved to
balance-kind-top-orders = The highest Orders value of any shop in a game
balance-orders = { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}
balance-kind-stash = Stashes: dealt
balance-kind-tile = Tiles: drawn, and built
balance-kind-deed = Turns: actions taken
balance-kind-pawn = Pawns at the end
balance-deed-extend = extend an island
balance-deed-bridge = build a bridge
balance-deed-capture = capture an island
balance-deed-discard = discard a tile
balance-deed-pass = pass
balance-pawn-centre = on a central island
balance-pawn-island = on another island
balance-pawn-nowhere = never placed
