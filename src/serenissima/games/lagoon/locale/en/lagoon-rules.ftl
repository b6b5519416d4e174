lagoon-rules-aim = Aim of the game
lagoon-rules-aim-text =
    Together you build a city in the lagoon, tile by tile. The player who lays a tile is paid for it at once: a tile that makes an island larger pays the whole island, a tile that founds a new one pays itself and what lies across its bridge. Islands far from the centre pay less.

    Each player also has one pawn, which captures one island for good. At the end its worth is added. The highest total wins; equal totals share the win.
lagoon-rules-words = Words used
lagoon-rules-words-text =
    - A **tile** has a suit (Moons, Crowns, Suns, Arms) and a value: null counts 0, ace counts 1, the others count their number. It may be turned as you like.
    - An **island** is a group of tiles that lie side by side. It has a number, written in the corner of its first tile.
    - The four **centre islands** are there from the start; their first tiles wear a gold ring.
    - A **bridge** is a coin in the canal between two islands. The colour only says who paid for it: everybody may use every bridge.
    - The **distance** of an island is the number of bridges on the shortest way to a centre island.
    - All tiles lie on a grid of **half tiles**: beside each other fully or shifted by exactly half a tile. Canals with a bridge are half a tile wide.
lagoon-rules-start = The start
lagoon-rules-start-text =
    Four tiles of value null, one of each suit, lie in a square with canals half a tile wide: Moons in the north-west, then clockwise Crowns, Suns and Arms. Four neutral coins link them in a ring.

    The picture of the start is lost in the copies of the rulebook known to us. Square, nulls and the order of the suits are our reading: they agree with every sentence of the text. When you create the table you may choose other start values, another order or the pinwheel figure.

    Everybody rolls a die; the highest begins, and only those tied for it roll again. Then play goes round clockwise.
lagoon-rules-stashes = Stashes and hands
lagoon-rules-stashes-text =
    Each player is dealt one stash of eight tiles, shuffled face down, and draws two of them into the hand. With three players the fourth stash stays in the box.

    The tiles of each stash are known to all; which stash belongs to whom is not told, but follows from the tiles laid: apart from the aces every kind of tile belongs to one stash only. The list “Tiles not yet seen” keeps track for you.

    - null of Moons, ace of Arms, 2 of Crowns, 3 of Suns, 4 of Moons, 5 of Arms, ace of Suns, 2 of Crowns
    - null of Crowns, ace of Suns, 2 of Moons, 3 of Arms, 4 of Crowns, 5 of Suns, ace of Arms, 2 of Moons
    - null of Suns, ace of Crowns, 2 of Arms, 3 of Moons, 4 of Suns, 5 of Crowns, ace of Moons, 2 of Arms
    - null of Arms, ace of Moons, 2 of Suns, 3 of Crowns, 4 of Arms, 5 of Moons, ace of Crowns, 2 of Suns

    Rebuilt: the table of the rulebook prints a suit without a number in its first column. We read it as a null tile, because only then every stash holds two tiles of each suit. An option leaves the nulls out. Which of two card symbols means Crowns and which Arms is a guess that does not change play.
lagoon-rules-turn = Your turn
lagoon-rules-turn-text =
    Do one of two things: **build** with one of your two tiles, or **capture** an island with your pawn.

    Building means extending an island or founding a new one. After it you draw a tile, if your stash has any. After a capture you draw nothing.

    Everybody has nine turns: eight tiles and one pawn (eight turns if an option leaves the nulls out). You cannot pass, except where an option forbids capturing the centre: then a player who has no tile and finds no island for the pawn passes.
lagoon-rules-extend = Extending an island
lagoon-rules-extend-text =
    Lay the tile with a full side, or half a side, against an island that does **not yet have its suit**. So an island never has more than four tiles.

    The tile may touch no other island, not even at a corner. Corners of the island that you extend do no harm.

    You score the **sum of all tiles** of the island, the new one included, **minus its distance**.

    Example: on an island at distance 1 lie the 4 of Suns and the 2 of Moons. The 3 of Crowns pays 4 + 2 + 3 − 1 = 8.
lagoon-rules-found = Founding an island
lagoon-rules-found-text =
    Lay the tile half a tile away from another one, parallel to it, and put one of your four coins into the canal between them. The tile becomes a new island. It may touch **nothing**, neither by a side nor at a corner, not even the island from which you bridge.

    You score the **value of the new tile plus the value of the tile across the bridge, minus the distance** of the new island, with the new bridge counted.

    Example: the 5 of Moons, bridged to the 4 of Crowns on a centre island, pays 5 + 4 − 1 = 8.

    Suits do not matter here, nor does it matter whether the other island is complete or captured.
lagoon-rules-coin = Where the coin lies
lagoon-rules-coin-text =
    The coin lies against one half of a side of the new tile; the tile that covers the place straight across is the one that counts. If both halves of a side face the same tile, it makes no difference which you take. If they face two tiles of one island, your choice decides which value you score.

    The pictures of bridging are lost. We allow the new tile to lie exactly opposite or shifted by half a tile, because half tiles are the measure of everything else; an option allows only exactly opposite.
lagoon-rules-double = Two bridges at once
lagoon-rules-double-text =
    If the new tile faces two **different** islands, you may put a coin towards each of them. Both tiles across count, and the shorter way counts as the distance. It takes two coins.

    A second bridge can also bring other islands closer to the centre: distances are measured again each time.
lagoon-rules-distance = Distance
lagoon-rules-distance-text =
    Count the bridges on the shortest way to the nearest centre island; centre islands have distance 0. Only new bridges can change it.
lagoon-rules-capture = Capturing
lagoon-rules-capture-text =
    Instead of building, put your pawn on an island that has no pawn yet. It stays there to the end.

    Others may still extend a captured island and build bridges to it: it then becomes worth more to you, but pays them as well.

    At the end you score the sum of your island minus its distance, as if it had just been extended.
lagoon-rules-discard = Discarding
lagoon-rules-discard-text =
    If you cannot build with either of your tiles, and only then, you discard one of them face up, score nothing and draw. If you still have your pawn you may capture instead.

    A player with a coin can always build: there is room for a new island at the edge of the city.
lagoon-rules-end = End of the game
lagoon-rules-end-text =
    The game ends when all tiles are laid or discarded and all pawns are placed: after 36 turns with four players, after 27 with three (without the nulls 32 and 24). A player with no tiles left must place the pawn.

    Each player scores the island under their pawn. The highest total wins; there is no tie-break.
lagoon-rules-touch = What counts as touching?
lagoon-rules-touch-text =
    Tiles touch if they share a piece of side or a corner point. A canal half a tile wide is not touching: a new island may lie that close to others without a bridge to them.

    When you found an island, “touching nothing” includes the island at the other end of the bridge.
lagoon-rules-links = How many bridges?
lagoon-rules-links-text =
    Two islands are never linked by two bridges: both coins of one build must lead to different islands. One new tile gets at most two bridges (an option allows three).

    A bridge always comes with a new tile: none can be added later or together with an extension.
lagoon-rules-points = Can points be negative?
lagoon-rules-points-text =
    Yes. A small tile far from the centre can cost points, and a score can fall below zero. The map shows such places in red, and the preview warns you. An option stops scores at zero.

    A double bridge subtracts only the shortest way, not both bridges. The worth of a captured island is reduced by its distance too (an option leaves that out).
lagoon-rules-pawns = Questions about pawns
lagoon-rules-pawns-text =
    Centre islands may be captured like all others (an option forbids it). A captured island is not protected in any way. A pawn cannot be moved or taken back.
lagoon-rules-stuck = Questions about discarding
lagoon-rules-stuck-text =
    You are free to choose among all possible builds; nobody has to use the tile that fits best. A discard counts as your turn, and you do draw after it. If you cannot build but still have the pawn, you may choose between discarding and capturing (an option obliges you to discard).
lagoon-rules-hidden = What is known to whom?
lagoon-rules-hidden-text =
    All see the map, scores, coins, pawns, the number of tiles in hands and stashes, and the discards. Hands are secret, and so is the order of the stashes. Who has which stash is not announced (an option announces it).
lagoon-rules-advice = Advice for the first games
lagoon-rules-advice-text =
    - An island is a common pot: the third and the fourth tile pay most. Do not bring an island to three tiles if the next player probably holds the missing suit.
    - Bridge from high tiles near the centre. Coins are there to be used: plan to spend all four.
    - One tile can close many places for others, because nothing may touch two islands.
    - Do not capture last: the best islands are gone then. But an island that can still grow grows under your pawn.
lagoon-rules-screen = Mouse and keys
lagoon-rules-screen-text =
    - Click a tile of your hand, then a gold plate (extend) or a dashed plate (new island). The number is what you score. A second click, or Enter, builds.
    - For two bridges at once click the place, then the second circle. Two small coins on a plate say that a second bridge would pay.
    - Click your pawn, then an island. Point at an island, or at its name in the log, to light it up with its way to the centre.
    - Click anywhere else on the water to learn why the tile cannot lie there.
    - Drag, pinch or turn the wheel to look around; F shows the whole city, + and − zoom in and out, V shows the value of every island.
    - With the keyboard: Tab into the map, arrows to the nearest place, Enter to choose; arrows move the map while nothing on it has the focus.

lagoon-guide-map = The lagoon
lagoon-guide-map-text = Here the city grows. Everybody builds on the same islands, and each tile pays its builder at once. Drag the water to look around.
lagoon-guide-centre = The centre
lagoon-guide-centre-text = Four islands with a gold ring are the centre. What lies farther away pays one point less for each bridge in between. The small number is the island’s name.
lagoon-guide-hand = Your hand
lagoon-guide-hand-text = You hold two tiles and lay one of them in most turns; once you place your pawn instead. Click a tile to see on the map where it may go.
lagoon-guide-extend = Gold: extend an island
lagoon-guide-extend-text = Gold plates make an island larger. It must not yet have the suit of your tile. You score all its tiles together, minus its distance: that is the number on the plate.
lagoon-guide-new = Dashed: found an island
lagoon-guide-new-text = Dashed plates found a new island half a tile away, for a coin. You score your tile and the one across the bridge, minus the distance. Click one, and you can choose where the coin lies, or add a second.
lagoon-guide-coins = Your coins
lagoon-guide-coins-text = You have four coins for the whole game, and what is left over is worth nothing.
lagoon-guide-pawn = Your pawn
lagoon-guide-pawn-text = Once in the game, instead of building, you capture an island with it. At the end you score what that island is worth. Too early and it is still small; too late and others have the best.
lagoon-guide-tools = Looking closer
lagoon-guide-tools-text = Zoom in and out here. On a large screen the eye shows what every island is worth now; on a phone, tap an island. Have a good journey.
