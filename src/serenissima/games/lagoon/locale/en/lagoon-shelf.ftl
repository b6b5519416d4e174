# What the first page says about the game.
lagoon-shelf-title = Lagoon
lagoon-shelf-subtitle = Venice for the piecepack
lagoon-shelf-credit = Busch-Knudsen & Sommer, 2004
lagoon-shelf-line = Build islands, bridge them with coins
lagoon-shelf-facts = 3 or 4 players · 30 min
lagoon-shelf-about = Tiles become islands, coins become bridges. Every tile pays for what it joins, islands far from the centre pay less, and one pawn claims the island you believe in.
