masters-title = Masters of Venice
masters-blurb = Merchants buy goods at the docks, sell them to five shops, trade in their shares, fill Guild Orders and spread rumours. After sixteen rounds the richest and most renowned of them becomes Master of Venice.

# Names
masters-name = { $name }
masters-nobody = nobody
masters-good-iron = iron
masters-good-gems = gems
masters-good-grain = grain
masters-good-spice = spice
masters-good-fabric = fabric
masters-good-lumber = lumber
masters-goods = { $count } × { $good }
masters-stock-blacksmith = Blacksmith
masters-stock-jeweler = Jeweler
masters-stock-miller = Miller
masters-stock-spice-shop = Spice Shop
masters-stock-tailor = Tailor
masters-stock-north = North Office
masters-stock-south = South Office
masters-of-good-iron = of iron
masters-of-good-gems = of gems
masters-of-good-grain = of grain
masters-of-good-spice = of spice
masters-of-good-fabric = of fabric
masters-of-good-lumber = of lumber
masters-of-stock-blacksmith = of the Blacksmith
masters-of-stock-jeweler = of the Jeweler
masters-of-stock-miller = of the Miller
masters-of-stock-spice-shop = of the Spice Shop
masters-of-stock-tailor = of the Tailor
masters-of-stock-north = of the North Office
masters-of-stock-south = of the South Office
masters-place-market = Stock Market
masters-place-shops = Shops
masters-place-guild-hall = Guild Hall
masters-place-docks = Docks
masters-place-church = Church
masters-place-north = North Office
masters-place-south = South Office
masters-place-mercato = Mercato
masters-short-market-name = Market
masters-short-shops-name = Shops
masters-short-guild-hall-name = Guild
masters-short-docks-name = Docks
masters-short-church-name = Church
masters-short-north-name = North
masters-short-south-name = South
masters-short-mercato-name = Mercato
masters-at-market = at the Stock Market
masters-at-shops = at the Shops
masters-at-guild-hall = at the Guild Hall
masters-at-docks = at the Docks
masters-at-church = at the Church
masters-at-north = at the North Office
masters-at-south = at the South Office
masters-at-mercato = at the Mercato
masters-character-gondolieri = Gondolier
masters-character-guild-master = Guild Master
masters-character-harbor-master = Harbor Master
masters-character-tax-collector = Tax Collector
masters-character-thief = Thief
masters-character-trader = Trader
masters-favor = favour for 1 to { $most } Orders
masters-peg-price = the price { $good }
masters-peg-share = the share price { $shop }
masters-peg-orders = the Orders { $shop }
masters-order = { $goods }

# Options of the table
masters-option-marker_mode = Gondola Marker
masters-option-marker_mode-help = What the Gondolier may do with the Marker: take his turn at his own place before anybody else, or act first at a shared place; open his own place for everybody who belongs there; or only take a turn alone.
masters-option-marker_mode-any_time = take his turn early, or act first
masters-option-marker_mode-location = open his place
masters-option-marker_mode-solo_turn = take a turn alone
masters-option-thief_scope = Where the Thief steals
masters-option-thief_scope-help = The Thief takes his cube from the dock he has chosen, or from any of the four.
masters-option-thief_scope-chosen_dock = from the dock he chose
masters-option-thief_scope-any_dock = from any dock
masters-option-powers_on_shared = Powers at shared places
masters-option-powers_on_shared-help = The Thief and the Guild Master may also use their powers where they act without having moved there.
masters-option-tiles_on_shared = Tiles at shared places
masters-option-tiles_on_shared-help = Favours and rumours may also be played where you act without having moved there.
masters-option-orders_max = Longest Orders track
masters-option-orders_max-help = How many Orders a shop can have; what goes beyond is lost.
masters-option-max_bid = Highest bid
masters-option-max_bid-help = Nobody may bid more ducats than this, even if they have more.
masters-option-max_bid-none = no limit
masters-option-adjust_after_all_picks = Orders after all characters
masters-option-adjust_after_all_picks-help = Everybody picks a character first; only then are Orders adjusted, in turn order.
masters-option-tax_mode = Tax Collector
masters-option-tax_mode-help = The Tax Collector gets one share’s dividend each time dividends are paid, or one for each player who is paid.
masters-option-tax_mode-per_event = one share per payment
masters-option-tax_mode-per_recipient = one share per player paid
masters-option-harbor_choice = Harbor Master chooses
masters-option-harbor_choice-help = The Harbor Master chooses the good of his extra cube instead of drawing it blindly.
masters-option-age_order = Who is younger
masters-option-age_order-help = The younger player wins a bid that nothing else decides.
masters-option-age_order-random = drawn by lot
masters-option-age_order-youngest_first = the first seat is the youngest
masters-option-age_order-oldest_first = the first seat is the oldest
masters-option-open_cash = Open money
masters-option-open_cash-help = Everybody sees how many ducats the others have.
masters-option-open_favors = Open favours
masters-option-open_favors-help = Everybody sees which favours the others hold.
masters-option-majority_may_break_100 = Majority above 100
masters-option-majority_may_break_100-help = A majority holder may raise a price beyond 100, so that the Doge sets it back to 40.
masters-option-data = Data files
masters-option-data-help = The Guild Orders, the canal and the tracks that this server plays with.

# Endings
masters-ending-winner = The last round is over, and Venice has a new master.
masters-ending-shared = Equal in points, money and shares, the best merchants share the victory.

# Questions
masters-ask-nothing = There is nothing for you to decide right now.
masters-ask-bid = How much do you bid? Everybody pays; you have { $cash } ducats.
masters-ask-character = { $place ->
    [1] You bid { $bid } and choose first: which character?
    [2] You bid { $bid } and choose second: which character?
    [3] You bid { $bid } and choose third: which character?
    [4] You bid { $bid } and choose fourth: which character?
   *[other] You bid { $bid } and choose as number { $place }: which character?
}
masters-ask-adjust = You bid { $bid }: at which shop do Orders rise by { $up }{ $down ->
    [0] {""}?
   *[other] {""}, or fall by { $down }?
}
masters-ask-move = Round { $space }: where do you go?
masters-ask-go-first = Next to open: { $place }. As Gondolier you may act early once before the next bidding: use the Marker to open { $own } first?
masters-ask-jump = { $name } acts next. As Gondolier you may act early once before the next bidding: use the Marker to act before { $name }, { $place }?
masters-ask-any-time = { $name } acts next { $place }. As Gondolier you may act early once before the next bidding: use the Marker now?
masters-ask-docks = At the Docks: what do you buy, all from one dock? You have { $cash } ducats.
masters-ask-shops = At the Shops: sell goods, or use a majority?
masters-ask-shops-sold = At the Shops: you have sold already, and you may sell to only one shop per turn. Anything else?
masters-ask-shops-no-goods = At the Shops: you have no goods that a shop buys. Anything else?
masters-ask-shops-no-orders = At the Shops: no Orders are left for your goods ({ $shops }). Anything else?
masters-ask-market = At the Stock Market: buy up to three shares, sell up to three. You have { $cash } ducats.
masters-ask-guild-hall = At the Guild Hall: draw an order, or deliver one for { $value } points?
masters-ask-church = At the Church: buy a favour? You have { $cash } ducats.
masters-ask-office = You are { $place }: do you unload the ships?
masters-ask-tiles = Nothing else to do { $place }: play a tile?
masters-ask-mercato = { $limit ->
    [one] At the Mercato: buy one cube, sell one of another good. You have { $cash } ducats.
   *[other] At the Mercato: buy up to { $limit } cubes, sell up to { $limit } of other goods, swap one. You have { $cash } ducats.
}
masters-ask-points = Your delivery is worth { $value } points: how many do you take? Each point you give up brings 50 ducats.
masters-ask-keep = You have drawn two orders as Guild Master: which one do you keep?
masters-ask-return = As Guild Master you may put one of your older orders under the deck: which one?
masters-ask-harbor = You are the Harbor Master: do you take an extra cube from the bag?
masters-ask-place = The ships have brought { $goods }: which cube goes to dock { $dock }?

# Options of a decision
masters-label-bid = { $bid ->
    [0] Nothing
   *[other] { $bid } ducats
}
masters-label-adjust = { $shop } ({ $good }): Orders { $before } → { $after }
masters-label-go-first = Use the Marker and open your place now
masters-label-jump = Use the Marker and act now
masters-label-ahead = Use the Marker: jump ahead { $place }
masters-label-own-turn = Use the Marker: take your turn { $place } now, alone
masters-label-no-marker = Keep the Marker
masters-label-points = { $points ->
    [0] No points
    [one] 1 point
   *[other] { $points } points
}{ $ducats ->
    [0] {""}
   *[other] {""} and { $ducats } ducats
}
masters-label-keep = Keep { $order }
masters-label-return = Return { $order }
masters-label-return-none = Keep all
masters-label-harbor = Draw a cube
masters-label-harbor-none = No extra cube
masters-label-no-cube = Nothing for this dock
masters-label-end = Done here
masters-label-pass = Pass
masters-label-favor = Favour: +{ $count } { $count ->
    [one] Order
   *[other] Orders
} for the { $shop }
masters-label-rumor-up = Rumour: raise { $peg }
masters-label-rumor-down = Rumour: lower { $peg }
masters-label-dock = Dock { $dock }: { $goods } for { $cost }
masters-label-steal = Dock { $dock }: steal { $good }
masters-label-majority-raise = { $shop }: price +10, Orders −1
masters-label-majority-lower = { $shop }: price −10, Orders +1
masters-label-sell = { $shop }: sell { $goods } for { $total }
masters-label-buy-shares = Buy { $count } { $count ->
    [one] share
   *[other] shares
} { $stock } for { $ducats }
masters-label-sell-shares = Sell { $count } { $count ->
    [one] share
   *[other] shares
} { $stock } for { $ducats }
masters-label-draw = Draw an order
masters-label-draw-two = Draw two orders and keep one
masters-label-deliver = Deliver { $order }
masters-label-buy-favor = Buy a { $favor } for { $cost }
masters-label-office = Unload and take the { $good }
masters-label-office-empty = Unload; there is no cube to take
masters-label-buy-goods = Buy { $goods } for { $ducats }
masters-label-sell-goods = Sell { $goods } for { $ducats }
masters-label-swap = Swap { $give } for { $taken }
masters-group-bid = { $least } to { $most }
masters-group-end = End
masters-group-favor = Favours
masters-group-rumor = Rumours
masters-group-dock = Dock { $dock }
masters-group-majority = Majorities
masters-group-buy = Buy
masters-group-sell = Sell
masters-group-swap = Swap

# Consequences
masters-effect = { $parts }
masters-effect-bid = { $up ->
    [0] No Orders
   *[other] Orders +{ $up }{ $down ->
        [0] {""}
       *[other] {""} or −{ $down }
    }
}; { $left } ducats left; ties go to you
masters-effect-bid-behind = { $up ->
    [0] No Orders
   *[other] Orders +{ $up }{ $down ->
        [0] {""}
       *[other] {""} or −{ $down }
    }
}; { $left } ducats left; ties go to: { $names }
masters-effect-draw = { $count ->
    [one] The last card of the deck
   *[other] { $count } cards are in the deck
}; an undelivered order costs 2 points at the end
masters-effect-office = A new cube for the office and one for each dock; prices fall for every cube drawn, and each share of the office earns 10
masters-effect-missing = Missing: { $goods }
masters-effect-complete = You have all three cubes
masters-effect-return = It goes under the deck and no longer costs 2 points at the end. { $goods }
masters-effect-return-none = An undelivered order costs 2 points at the end
masters-effect-harbor = Free: { $count ->
    [one] the last cube of the bag
   *[other] one of the { $count } cubes in the bag, at random
}; the price of its good falls
masters-effect-harbor-good = Free; the price of this good falls
masters-effect-harbor-none = You take no cube, and no price falls
masters-part-cash = your ducats { $before } → { $after }
masters-part-price = { $good } { $before } → { $after }
masters-part-share = share of the { $shop } { $before } → { $after }
masters-part-orders = Orders of the { $shop } { $before } → { $after }
masters-part-dividend = dividend for { $name } { $ducats }
masters-part-tax = tax for { $name } { $ducats }
masters-part-split = the { $shop } splits
masters-part-split-points = { $name } +{ $points } { $points ->
    [one] point
   *[other] points
}
masters-part-control = price control for { $good }
masters-part-majority = majority of the { $shop }: { $name }
masters-about-gondolieri = Moves the gondola and takes the rumours; may act early once with the Marker
masters-about-guild-master = Draws two orders and keeps one; may return an older one
masters-about-harbor-master = Takes an extra cube when using a shipping office
masters-about-tax-collector = Earns as much as one share whenever a dividend is paid
masters-about-thief = Takes a cube for free at the Docks
masters-about-trader = Two cubes each way at the Mercato, and one swap
masters-about-market = Buy and sell up to three shares; everybody may follow
masters-about-shops = Sell one good to its shop for twice the price, use majorities; everybody may follow
masters-about-guild-hall = Draw a Guild Order, deliver orders; everybody may follow
masters-about-docks = Buy cubes from one dock; everybody may follow
masters-about-church = Buy a favour; for visitors only
masters-about-north = Take the cube, unload the ships, pay the North Office’s dividend; for visitors only
masters-about-south = Take the cube, unload the ships, pay the South Office’s dividend; for visitors only
masters-about-mercato = Buy a cube and sell one at the normal price; for visitors only

# Refusals
masters-refused-bid-step = A bid is a multiple of 5 ducats.
masters-refused-bid-limit = You can bid { $most } ducats at most.
masters-refused-cash = That costs { $cost } ducats; you have { $cash }.
masters-refused-character = Choose one of the characters that are still available.
masters-refused-character-taken = { $character }: somebody has this character already.
masters-refused-adjust = Choose a shop, and whether its Orders rise or fall.
masters-refused-adjust-bid = Your bid of { $bid } is too small: each Order less costs { $cost } ducats.
masters-refused-adjust-end = The Orders of the { $shop } stand at { $orders } and cannot move that way.
masters-refused-stay = Your pawn stands { $place } already: it has to go somewhere else.
masters-refused-destination = Choose one of the eight places.
masters-refused-marker = Use the Marker now, or keep it.
masters-refused-tiles-shared = At this table favours and rumours are played only where your own pawn stands.
masters-refused-no-favor = You do not hold this tile: { $favor }.
masters-refused-orders-full = The { $shop } cannot take more Orders.
masters-refused-no-rumor = You hold no rumour about this shop.
masters-refused-peg = This track is at its end: { $peg }.
masters-refused-docks = Choose cubes that lie on a dock, or end.
masters-refused-one-dock = You have chosen dock { $dock }; only one dock per turn.
masters-refused-dock-has = Dock { $dock } has { $count } × { $good }.
masters-refused-steal = Only the Thief steals, once per turn at the Docks.
masters-refused-closed = You have played a tile in the meantime: this purchase or sale is closed.
masters-refused-twice = You have traded { $good } already in this turn.
masters-refused-shops = Use a majority, sell at a shop, or end.
masters-refused-majority = You do not hold the majority of the { $shop }.
masters-refused-majority-used = You have used your majority of the { $shop } in this round.
masters-refused-majority-room = Price and Orders of the { $shop } have no room for the whole movement.
masters-refused-sold = You have sold already; only one shop per turn.
masters-refused-cubes = You have { $count } × { $good }.
masters-refused-orders = The { $shop } has { $orders ->
    [0] no Orders
    [one] 1 Order
   *[other] { $orders } Orders
}.
masters-refused-market = Buy or sell shares, or end.
masters-refused-stock-twice = You have traded { $stock } already in this turn.
masters-refused-three = At most three shares are bought, and at most three sold, in one turn.
masters-refused-supply = { $stock }: { $count } in supply.
masters-refused-shares = { $stock }: you own { $count }.
masters-refused-guild = Draw a card, deliver an order that you hold, or end.
masters-refused-deck-empty = The deck of Guild Orders is empty.
masters-refused-drawn = You have drawn an order already in this turn.
masters-refused-draw-two = Only the Guild Master draws two orders, and only if there are two.
masters-refused-points = Take from none to { $value } points.
masters-refused-keep = Keep one of the two orders that you have just drawn.
masters-refused-return-new = { $order }: you have just drawn this order; only an older one can go back.
masters-refused-church = This favour is not on offer.
masters-refused-one-favor = Only one favour is bought per turn.
masters-refused-office = An office is used once per turn.
masters-refused-bag = The bag does not hold enough { $good }.
masters-refused-harbor = Take an extra cube, or none.
masters-refused-quay = No { $good } was drawn for the docks.
masters-refused-place = Choose one of the cubes drawn for the docks.
masters-refused-mercato = Buy, sell, swap different goods, or end.
masters-refused-mercato-limit = { $limit ->
    [one] At the Mercato one cube is bought and one sold at most.
   *[other] At the Mercato you buy at most { $limit } cubes and sell at most { $limit }.
}
masters-refused-swap = Only the Trader swaps, once per turn at the Mercato.

# The log
masters-line-round = Round { $space }.
masters-line-round-bid = Round { $space }: bidding.
masters-line-share-dealt = { $name } starts with a share { $shop }.
masters-line-order-seen = You draw the order { $order }.
masters-line-drawn = Drawn from the bag: { $good }.
masters-line-drawn-seat = Drawn from the bag for { $name }: { $good }.
masters-line-drawn-dock = Drawn from the bag for dock { $dock }: { $good }.
masters-line-drawn-office = Drawn from the bag { $place }: { $good }.
masters-line-drawn-all = Drawn from the bag: { $parts }.
masters-part-drawn-seat = { $name } ({ $goods })
masters-part-drawn-dock = dock { $dock } ({ $goods })
masters-part-drawn-office = { $place } ({ $goods })
masters-line-bids = Bids: { $bids }.
masters-part-bid = { $name } { $bid ->
    [0] nothing
   *[other] { $bid }
}
masters-line-moves = { $moves }.
masters-part-move = { $name } → { $place }
masters-line-bottom = Prices stop at 5: the Orders { $shop } rise to { $orders } instead.
masters-line-bid = { $name } bids { $bid ->
    [0] nothing
   *[other] { $bid }
}.
masters-line-character = { $name } becomes { $character }.
masters-line-adjusted = { $name } moves the Orders { $shop } from { $before } to { $after }.
masters-line-gondola = { $name } moves the gondola to space { $space }.
masters-line-rumor-taken = { $name } takes the rumour that lies there.
masters-line-rumor-seen = Your rumour is about the { $shop }.
masters-line-moved = { $name } → { $place }
masters-line-opens = Now open: { $place }.
masters-line-marker = { $name } uses the Gondola Marker.
masters-line-passed = { $name } passes { $place }.
masters-line-favor = { $name } plays a favour: the Orders { $shop } rise to { $orders }.
masters-line-favor-bought = { $name } buys a { $favor } for { $ducats }.
masters-line-rumor-up = { $name } spreads a rumour and raises { $peg }.
masters-line-rumor-down = { $name } spreads a rumour and lowers { $peg }.
masters-line-price-control = Price control: the price { $good } reached { $reached } and goes back to 40.
masters-line-split = The shares { $shop } split: their price falls from { $reached } to { $price }.
masters-line-split-points = { $name } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for the split.
masters-line-dividend = { $stock }: { $name } gets a dividend of { $ducats }.
masters-line-tax = { $stock }: { $name } collects a tax of { $ducats }.
masters-line-majority-now = { $name } now holds the majority { $shop }.
masters-line-majority-none = Nobody holds the majority { $shop } any more.
masters-line-majority-raise = { $name } uses the majority { $shop }: price +10, one Order fewer.
masters-line-majority-lower = { $name } uses the majority { $shop }: price −10, one Order more.
masters-line-bought = { $name } buys { $goods } from dock { $dock } for { $ducats }.
masters-line-stolen = { $name } steals { $good } from dock { $dock }.
masters-line-sold = { $name } sells { $goods } for { $ducats }.
masters-line-shares-bought = { $name } buys { $count } { $count ->
    [one] share
   *[other] shares
} { $stock } for { $ducats }.
masters-line-shares-sold = { $name } sells { $count } { $count ->
    [one] share
   *[other] shares
} { $stock } for { $ducats }.
masters-line-order-drawn = { $name } draws { $count ->
    [one] a Guild Order
   *[other] { $count } Guild Orders
}.
masters-line-order-kept = { $name } keeps one order and puts the other under the deck.
masters-line-order-returned = { $name } puts an older order under the deck.
masters-line-delivered = { $name } delivers { $order }.
masters-line-reward = { $name } takes { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}{ $ducats ->
    [0] {""}
   *[other] {""} and { $ducats } ducats
}.
masters-line-office = { $name } unloads the ships { $place } and takes the { $good }.
masters-line-office-empty = { $name } unloads the ships { $place }.
masters-line-placed = { $name } puts { $good } on dock { $dock }.
masters-line-goods-bought = { $name } buys { $goods } at the Mercato for { $ducats }.
masters-line-goods-sold = { $name } sells { $goods } at the Mercato for { $ducats }.
masters-line-swapped = { $name } swaps a cube: { $give } for { $taken }.
masters-line-final = { $name }: unpaid tax { $tax }, undelivered orders { $orders }, shares { $stock }, money { $cash }.
masters-line-total = { $name } ends with { $points } points.

# In the terminal
masters-terminal-help =
    A bid is typed as an amount: every 5 ducats of it add an Order to one shop, or every 10 take one away. Goods are
    letters on the board: IIG is two iron and one gems. Words such as “dock 2 iron” or “miller” narrow a list down.

masters-board-round = Round { $space } of { $spaces }
masters-board-next-bid = { $rounds ->
    [one] bidding next round
   *[other] next bidding in { $rounds } rounds
}
masters-board-over = The game is over
masters-board-phase-bid = bidding
masters-board-phase-characters = choosing characters
masters-board-phase-move = choosing places
masters-board-phase-action = acting
masters-board-canal = Canal
masters-board-canal-note = B bidding, ? rumour, ▲ gondola
masters-board-shops = Shops
masters-board-shop = Shop
masters-board-price = Price
masters-board-share = Share
masters-board-orders = Orders
masters-board-supply = Left
masters-board-bag = Bag
masters-board-shops-note = ★ majority; ↑ steps until the peg passes 100
masters-board-quays = Docks and offices
masters-board-dock = Dock { $dock }
masters-board-cost = costs { $cost }
masters-board-plaza = Plaza
masters-board-plaza-tile = { $price } (1–{ $most })
masters-board-deck = Guild deck: { $count }
masters-board-players = Players in turn order
masters-board-player = Player
masters-board-characters = Character
masters-board-where = Where
masters-board-cubes = Cubes
masters-board-money = Money
masters-board-points = Points
masters-board-deliveries = Deliv.
masters-board-cards = Ord.
masters-board-rumors = Rum.
masters-board-favors = Fav.
masters-board-in-hand = Hand (o/r/f)
masters-board-marker-fresh = Gondola Marker: available
masters-board-marker-used = Gondola Marker: used
masters-board-forecast = Still to act: { $stops }
masters-board-hand = Your orders
masters-board-hand-complete = ready to deliver
masters-board-hand-missing = missing { $goods }
masters-board-hand-orders = complete, but too few Orders at: { $shops }
masters-board-own-rumors = Your rumours
masters-board-estimate = If the game ended now: { $points } on the track, tax { $tax }, orders { $orders }, shares { $stock }, money { $cash } = { $total }
masters-board-pending-bid = Your sealed bid: { $bid }
masters-board-pending-place = Your sealed choice: { $place }
masters-board-waiting = Waiting for: { $names }
masters-board-result = Result
masters-board-rank = Place
masters-board-track = Track
masters-board-tax = Tax
masters-board-stock = Shares
masters-board-cash = Money
masters-board-total = Total
masters-why-points = brings you more points
masters-why-points-others = brings the others fewer points
masters-why-cash = leaves you more money
masters-why-cash-others = leaves the others less money
masters-why-shares = makes your shares worth more
masters-why-shares-others = makes the others’ shares worth less
masters-why-goods = lets you sell your goods for more
masters-why-goods-others = makes the others’ goods worth less
masters-why-orders = gets you further with Guild Orders
masters-why-orders-others = holds the others back with Guild Orders
masters-why-tiles = leaves you better tiles
masters-why-tiles-others = leaves the others worse tiles
masters-why-order = gets you a better character or place in the turn order
masters-why-order-others = leaves the others a worse character or place in the turn order

# Standing answers
masters-standing-marker = When you are asked about the Gondola Marker
masters-standing-marker-never = keep it
masters-standing-marker-only = keep it, except: { $place }
