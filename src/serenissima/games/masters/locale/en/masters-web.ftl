masters-web-map = The waterfront
masters-web-canal = Canal of rounds: space { $space } of { $spaces }; { $next ->
    [0] no more bidding
    [one] bidding next round
   *[other] bidding in { $next } rounds
}; { $rumors } rumours still lie there.
masters-web-canal-next = { $name } takes the next one.
masters-web-bid-space = bid
masters-web-market = Stock Market
masters-web-guild-hall = Guild Hall
masters-web-left = { $count } left
masters-web-deck = { $count } left
masters-web-values = 3 · 4 · 5 · 6 points
masters-web-all = all { $ducats }
masters-web-bag = In the bag
masters-web-none = nothing
masters-web-peg-price = price
masters-web-peg-share = share
masters-web-peg-orders = Orders
masters-web-news-split = Stock split
masters-web-news-control = Price control
masters-web-news-bottom = +1 Order
masters-web-news-majority = Majority changes

# The board for those who hear it
masters-web-shop-says = { $shop }: { $good } costs { $price }, a share { $share }, { $orders } Orders. { $supply } shares left; owners: { $owners }; majority: { $majority }. { $control } steps to price control, { $split } to a split.
masters-web-guild-says = Guild Hall: lumber costs { $price }, { $control } steps to price control. { $count } Guild Orders in the deck.
masters-web-dock-says = Dock { $dock }: { $goods }. All of it costs { $cost }.
masters-web-office-says = { $office }: a share is worth { $share }. { $supply } left; owners: { $owners }.
masters-web-bag-says = { $count } cubes in the bag: { $goods }.
masters-web-stand-here = Here: { $names }.

# Dealing
masters-web-deal = { $count } · { $ducats }
masters-web-deal-buy = buy
masters-web-deal-sell = sell
masters-web-deal-add = add
masters-web-each = { $ducats } ducats each
masters-web-dock-good = Dock { $dock }: { $good }
masters-web-steal = steal
masters-web-sell = Sell: { $what }
masters-web-buy = Buy: { $what }
masters-web-buy-now = Buy
masters-web-sell-detail = you have { $count }; the shop has { $orders ->
    [0] no Orders
    [one] 1 Order
   *[other] { $orders } Orders
}
masters-web-supply = { $count } left
masters-web-owned = you have { $count }
masters-web-in-bag = { $count } in the bag
masters-web-majority = Your majority: { $shop }
masters-web-majority-up = price +10, Orders −1
masters-web-majority-down = price −10, Orders +1
masters-web-swap = Swap { $good } for
masters-web-rumor = Rumour: { $shop }
masters-web-price-up = price ▲
masters-web-price-down = price ▼
masters-web-share-up = share ▲
masters-web-share-down = share ▼
masters-web-orders-up = Orders ▲
masters-web-orders-down = Orders ▼
masters-web-favor = Favour, 1 to { $most } Orders
masters-web-favor-at = Favour, 1 to { $most }: { $shop }
masters-web-favor-short = 1 to { $most } Orders
masters-web-plus = +{ $count }
masters-web-orders-now = { $count ->
    [0] no Orders now
    [one] 1 Order now
   *[other] { $count } Orders now
}
masters-web-orders-of = Orders: { $shop }
masters-web-from-to = { $before } → { $after }
masters-web-take = Take
masters-web-take-points = Points or ducats
masters-web-harbor = Harbor Master
masters-web-place = For dock { $dock }:

# The bar on the shore
masters-web-put-back = Put back
masters-web-mode-steal = Steal one
masters-web-nothing-asked = Nothing to do at the moment.
masters-web-show-all = Show all

# Bidding
masters-web-bid = Your bid
masters-web-bid-less = Bid 5 less
masters-web-bid-more = Bid 5 more
masters-web-bid-change = Change it to { $bid }

# Order of play and the Marker
masters-web-marker = Gondola Marker
masters-web-marker-fresh = available
masters-web-marker-used = used
masters-web-marker-help = Once until the next bidding, the Gondolier may act before others.
masters-web-standing = When to ask you about the Marker
masters-web-standing-ask = ask me each time
masters-web-standing-never = keep it, do not ask
masters-web-standing-only = ask only: { $place }
masters-web-keep-on = Keep it and stop asking

# The hand
masters-web-hand = Guild Orders · next one { $value } points
masters-web-order-completes = complete with this
masters-web-hand-empty = No orders in hand.
masters-web-tiles = Rumours and favours
masters-web-no-tiles = None.
masters-web-own = You own
masters-web-estimate = If the game ended now
masters-web-estimate-track = track
masters-web-estimate-tax = tax
masters-web-estimate-orders = orders
masters-web-estimate-stock = shares
masters-web-estimate-cash = money
masters-web-estimate-total = points
masters-web-tax-says = Your goods are worth { $value }; half of it, { $tax }, is paid as tax.
masters-web-stock-says = Your shares are worth { $ducats } ducats.
masters-web-cash-says = { $ducats } ducats after tax.
masters-web-spectator = You are watching: orders, rumours and money stay hidden until the end.

# Players
masters-web-seat-cubes = Goods: { $goods }
masters-web-seat-shares = { $count } shares, worth { $ducats } ducats
masters-web-seat-orders = { $count } Guild Orders in hand, { $done } delivered; the next one is worth { $value } points
masters-web-seat-rumors = { $count } rumours
masters-web-seat-favors = { $count } favours
masters-web-seat-cash = { $ducats } ducats

# To look up
masters-web-chart-price = Prices of goods
masters-web-chart-share = Share prices
masters-web-chart-orders = Orders
masters-web-text-owners = Owners
masters-web-text-majority = Majority
masters-web-text-entry = { $name }: { $text }
masters-web-text-also = {""}; {""}

# Consequences
masters-web-row-cash = Your ducats
masters-web-row-price = Price: { $good }
masters-web-row-share = Share: { $shop }
masters-web-row-orders = Orders: { $shop }
masters-web-row-dividend = Dividends
masters-web-row-tax = Tax Collector
masters-web-row-split = { $shop }: stock split
masters-web-row-points = Points for { $name }
masters-web-row-own-points = Your points
masters-web-row-deliver = Points, or 50 ducats for each point you give up
masters-web-row-dock = Price of everything on dock { $dock }
masters-web-row-control = Price control: { $good }
masters-web-row-majority = Majority of the { $shop }: { $name }

# What is asked
masters-web-hint-bid = Last in turn order becomes the Gondolier and takes the rumours.
masters-web-hint-pick-character = It is yours until the next bidding.
masters-web-hint-adjust-orders = A shop buys only as many goods as it has Orders.
masters-web-hint-choose-move = Your choice stays secret. Places with two heads serve everybody once somebody goes there.
masters-web-hint-points-or-cash = At the end 100 ducats make a point.
masters-web-hint-place-cube = One cube for each dock.
masters-web-hint-keep-order = The other one goes under the deck.
masters-web-hint-return-order = An undelivered order costs 2 points at the end.
masters-web-hint-harbor-extra = It costs nothing and is yours at once.
masters-web-hint-slot = Do things one by one; you can undo until you are done.

# The end
masters-web-end = The final count
masters-web-end-track = Points on the track
masters-web-end-tax = Unpaid tax
masters-web-end-tax-note = tax { $tax } on { $value }
masters-web-end-orders = Undelivered orders
masters-web-end-stock = Shares
masters-web-end-cash = Money after tax
masters-web-ducats = { $ducats } ducats

# Crates
masters-web-crate = { $good } crate, dock { $dock }, { $ducats } ducats
masters-web-crate-money = { $good }: { $ducats } ducats short
masters-web-ticked = { $count } ticked · { $ducats }
masters-web-ticked-short = { $count } for { $ducats }
masters-web-cleared = Your ticks at the other dock were cleared: only one dock per turn.
masters-web-followers = Then these players buy from what is left
masters-web-others = Other
masters-web-row-purchase = { $parts }: { $ducats } in all
masters-web-row-crates = { $count } × { $good } at { $ducats }
masters-web-row-order = Order “{ $order }”
masters-web-row-order-whole = Order “{ $order }” is complete
masters-web-row-order-short = But too few Orders at: { $shops }
masters-web-row-order-opens = The Guild Hall opens later in this round
masters-web-row-order-later = Deliver it at the Guild Hall, which does not open later in this round
masters-web-table = Prices and shares, before and after
masters-web-list = { $parts }
masters-web-next-points = your next: { $points } points
masters-web-next-points-short = next: { $points } points
masters-web-bag-count = Still in the bag: { $count }
masters-web-bag-short = Bag: { $count }

# The quay
masters-web-stop-closed = closed
masters-web-stop-now = now
masters-web-stop-later = later
masters-web-stop-nobody = nobody

# What is asked, step by step
masters-web-ask-rumor = Your rumour about the { $shop }: which track moves, and which way?
masters-web-ask-favor = Your favour: which shop gets how many Orders?
masters-web-ask-steal = You are the Thief: which crate do you take for free?
masters-web-ask-more = Dock { $dock }: more crates, or buy what is ticked?
masters-web-ask-swap = Swap your { $good }: for what?
masters-web-ask-jump = { $name } acts next { $place }. Use the Marker to act first?
masters-web-ask-go-first = Play goes on { $place }. Use the Marker to act first { $own }?
masters-web-hint-marker = { $rounds ->
    [0] It is free, but works only once until the end of the game. Keep it, and the usual order stays.
    [one] It is free, but works only once until the bidding next round. Keep it, and the usual order stays.
   *[other] It is free, but works only once until the bidding in { $rounds } rounds. Keep it, and the usual order stays.
}
masters-web-hint-docks = Tick as many crates of one dock as you like and pay once{ $after ->
    [0] {""}.
    [one] {""}. One player follows.
   *[other] {""}. { $after } players follow.
}
masters-web-hint-shops = Choose on the front of one shop how many to sell. Arrows use your majorities.
masters-web-hint-market = Choose on the fronts how many shares to buy or sell: up to three each way.
masters-web-hint-mercato = Choose on the fronts how many cubes to buy or sell, at the normal price.
masters-web-hint-steal = It costs nothing, and the price does not move.
masters-web-sale-no-goods = You have no goods that a shop buys.
masters-web-sale-no-orders = The shops for your goods have no Orders.
masters-web-only-end = Nothing else can be done here.

# Buttons and titles
masters-web-do-bid = { $bid ->
    [0] Bid nothing
   *[other] Bid { $bid } and pay it
}
masters-web-do-character = Become { $character }
masters-web-do-adjust = { $shop }: set Orders to { $orders }
masters-web-do-move = Go there: { $place }
masters-web-do-crates = { $count ->
    [one] Buy 1 crate for { $ducats }
   *[other] Buy { $count } crates for { $ducats }
}
masters-web-do-steal = Steal { $good }
masters-web-do-sell = Sell { $count } × { $good } for { $ducats }
masters-web-do-place = Put { $good } on dock { $dock }
masters-web-do-keep = Keep it
masters-web-do-ahead = Act first { $place }
masters-web-do-own-turn = Take your turn { $place } now
masters-web-do-nothing = Buy nothing
masters-web-go = Go
masters-web-first-at-docks = Tick crates
masters-web-first-tile = Choose a tile
masters-web-first-steal = Choose a crate
masters-web-first-at-shops = Choose what to sell
masters-web-first-at-market = Choose shares
masters-web-first-at-guild-hall = Draw or deliver
masters-web-first-at-church = Choose a favour
masters-web-first-at-office = Unload the ships?
masters-web-first-at-mercato = Choose goods
masters-web-title-crates = { $count ->
    [one] Dock { $dock }: 1 crate
   *[other] Dock { $dock }: { $count } crates
}
masters-web-title-steal = Dock { $dock }: steal { $good }
masters-web-title-sell = Sell { $count } × { $good }
masters-web-title-majority = Majority: { $shop }
masters-web-title-buy = Buy { $count } × { $what }
masters-web-title-sell-shares = Sell { $count } × { $what }
masters-web-title-favor = { $shop }: +{ $count } { $count ->
    [one] Order
   *[other] Orders
}
masters-web-title-buy-favor = Buy a favour
masters-web-title-unload = Unload the ships
masters-web-title-deliver = Deliver an order
masters-web-title-place = A cube for dock { $dock }
masters-web-favor-chip = 1 to { $most } Orders · { $ducats }
masters-web-deliver-chip = deliver
masters-web-keep-chip = keep
masters-web-return-chip = return
masters-web-points-chip = { $ducats ->
    [0] { $points } points
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    } + { $ducats } ducats
}

# Bids
masters-web-bid-all = all { $ducats }
masters-web-bid-quick = Quick bids
masters-web-bid-orders = Orders at one shop of your choice
masters-web-bid-behind = Ties go to
masters-web-bid-first = Ties go to you
masters-web-bid-says = All bids are revealed together, and everybody pays. The highest bidder goes first and chooses a character first. Every 5 ducats add an Order at one shop, or every 10 take one away.

# Recap and moments
masters-web-recap = This round: bids and moves
masters-web-recap-line = { $parts }
masters-web-recap-bid = bid { $ducats }
masters-web-recap-to = → { $place }
masters-web-recap-marker = used the Marker
masters-web-recap-bought = +{ $count } { $good }
masters-web-recap-stolen = stole { $good }
masters-web-recap-sold = sold { $count } × { $good } for { $ducats }
masters-web-recap-swapped = swapped { $give } for { $taken }
masters-web-recap-shares-bought = +{ $count } { $shop } { $count ->
    [one] share
   *[other] shares
}
masters-web-recap-shares-sold = sold { $count } { $shop } { $count ->
    [one] share
   *[other] shares
}
masters-web-recap-drawn = drew an order
masters-web-recap-delivered = delivered for { $points } points
masters-web-recap-favor = bought a favour
masters-web-recap-rumor = rumour: { $shop }
masters-web-recap-used = majority: { $shop }
masters-web-recap-unloaded = unloaded ships
masters-web-recap-passed = passed
masters-web-recap-for-you = you get { $ducats }
masters-web-recap-majority = the { $shop } majority is yours
masters-web-recap-shares-fall = your { $shop } shares −{ $ducats }
masters-web-moment-bids = The bids are revealed
masters-web-moment-bid = { $name } { $ducats }
masters-web-moment-moves = The places are revealed
masters-web-moment-move = { $name } → { $place }
masters-web-moment-last = The last round
masters-web-moment-last-text = Then money and shares are counted.
masters-web-moment-bidding = Bidding
masters-web-moment-bidding-text = For turn order, characters and Orders.
masters-web-moment-split = The { $shop } splits its shares
masters-web-moment-control = Price control: { $good } costs 40 again

# Things in words
masters-web-about-shop = Sells nothing, but buys { $good } for twice the price: one cube for each Order it has.
masters-web-about-shop-heading = Its tracks now
masters-web-about-price = price of { $good }; the shop pays { $twice }
masters-web-about-control = { $steps ->
    [one] 1 step to 100
   *[other] { $steps } steps to 100
}
masters-web-about-share = for a share; { $count } left to buy
masters-web-about-split = { $steps ->
    [one] 1 step to a split
   *[other] { $steps } steps to a split
}
masters-web-about-orders = Orders: how many cubes it will still buy
masters-web-about-shares = { $name }: { $count ->
    [one] 1 share
   *[other] { $count } shares
}
masters-web-about-majority-tag = majority
masters-web-about-hall = Here you draw and deliver Guild Orders. Lumber has a price, but no shop buys it: only Guild Orders and the Mercato take it.
masters-web-about-lumber = price of lumber
masters-web-about-deck = Guild Orders left in the deck
masters-web-about-next = delivered by you; the next one pays { $points } points
masters-web-use-sell = You can sell up to { $count } here, for { $ducats } each.
masters-web-use-none-held = You have no { $good }.
masters-web-use-no-orders = This shop has no Orders.
masters-web-use-no-lumber = No shop buys lumber.
masters-web-use-no-shares = The Guild Hall has no shares.
masters-web-use-shares = Choose how many shares to buy or sell.
masters-web-use-mercato = Choose how many cubes to buy or sell.
masters-web-use-adjust = Choose an arrow to move its Orders.
masters-web-track-price = Price: { $good }, { $value }
masters-web-track-share = Share: { $shop }, { $value }
masters-web-track-orders = Orders: { $shop }, { $value }
masters-web-track-heading = What moves it
masters-web-track-price-1 = Up 5 for each cube bought at the Docks or sold to the shop
masters-web-track-price-2 = Down 5 for each cube that ships bring
masters-web-track-price-3 = Rumours move it by 5, the holder of the majority by 10
masters-web-track-price-left = { $steps ->
    [one] One more step passes 100: then it falls to 40
   *[other] { $steps } more steps pass 100: then it falls to 40
}
masters-web-track-share-1 = Up 5 when shares are bought, however many
masters-web-track-share-2 = Down 10 for each share sold
masters-web-track-share-3 = Up 5 for each cube sold to the shop; rumours move it by 5
masters-web-track-share-left = { $steps ->
    [one] One more step passes 100: the share splits and owners score
   *[other] { $steps } more steps pass 100: the share splits and owners score
}
masters-web-track-orders-1 = Down by one for each cube sold to the shop or delivered
masters-web-track-orders-2 = Up or down after a bid, by favours and rumours
masters-web-track-orders-3 = One more when the price cannot fall below 5
masters-web-about-dock = Each cube costs the price of its good; all of them together { $ducats }. Each one bought then raises its price by 5.
masters-web-about-dock-empty = No crates here now. Ships bring new ones when an office is used.
masters-web-about-dock-heading = What lies here
masters-web-about-crates = { $good }, { $ducats } each
masters-web-about-short = { $ducats } short
masters-web-use-dock = Tick crates to buy them; you have { $ducats } ducats.
masters-web-use-dock-not = Crates are bought at the Docks, when it is your turn there.
masters-web-about-office = Its shares are always worth { $share } and pay 10 each time its ships are unloaded.
masters-web-about-office-heading = Its shares
masters-web-about-office-left = shares left to buy at the Stock Market
masters-web-place-market = Buy up to three shares and sell up to three. Once somebody goes there, everybody may follow.
masters-web-place-shops = Sell goods of one kind to their shop for twice the price, and use each majority once. Everybody may follow.
masters-web-place-guild-hall = Draw a Guild Order, and deliver those for which you have the cubes and the shops have Orders. Everybody may follow.
masters-web-place-docks = Buy any number of crates from one dock. Everybody may follow.
masters-web-place-church = Buy one favour, which later adds Orders to a shop. Only for visitors.
masters-web-place-north = Take the cube, have the ships unloaded and pay the dividend of the North Office. Only for visitors.
masters-web-place-south = Take the cube, have the ships unloaded and pay the dividend of the South Office. Only for visitors.
masters-web-place-mercato = Buy and sell a cube at the normal price, from the bag and into it. Only for visitors.
masters-web-about-order-heading = Who acts here in this round
masters-web-about-here-heading = Who and what is here
masters-web-about-stands = { $count ->
    [one] stands here
   *[other] stand here
}
masters-web-about-past = { $count ->
    [one] has acted already
   *[other] have acted already
}
masters-web-about-now = acts now
masters-web-about-later = still to act, in this order
masters-web-about-cube = A visitor takes this cube: { $good }
masters-web-about-favor = a favour for 1 to { $most } Orders
masters-web-use-move-shared = You can go there. If others do, you may act there without going yourself.
masters-web-use-move = You can go there. Only visitors act there.
masters-web-about-stop-closed = It has already been open in this round.
masters-web-about-stop-now = Open now: place { $number } of this round.
masters-web-about-stop-later = It opens later, as place { $number } of this round.
masters-web-about-stop-none = Nobody went there: it stays closed in this round.
masters-web-order-title = Guild Order
masters-web-about-order = Delivered at the Guild Hall it pays { $points } points, or 50 ducats for each point you give up. Undelivered it costs 2 points at the end.
masters-web-about-order-needs = What it asks for
masters-web-order-ready = You can deliver it at the Guild Hall.
masters-web-order-have = { $there } of { $count }
masters-web-about-marker = Once until the next bidding its holder may take a turn before somebody else. Using it costs nothing.
masters-web-about-marker-heading = The Marker
masters-web-about-marker-holder = { $name }, the Gondolier, has it
masters-web-about-marker-1 = Use it: you act now, before the player who is next
masters-web-about-marker-2 = Keep it: the order stays as it is, and you will be asked again
masters-web-about-marker-3 = { $rounds ->
    [0] It does not become available again
    [one] It is available again after the bidding next round
   *[other] It is available again after the bidding in { $rounds } rounds
}
masters-web-about-canal = The canal of rounds
masters-web-about-canal-text = The gondola stands on { $space } of { $spaces } and moves one space each round.
masters-web-about-canal-bid = { $rounds ->
    [one] Stars: bidding; the next one comes next round
   *[other] Stars: bidding; the next one comes in { $rounds } rounds
}
masters-web-about-canal-no-bid = Stars: bidding; there is no more
masters-web-about-canal-rumor = Bubbles: rumours, for the Gondolier who arrives there
masters-web-about-bag = Cubes that ships may bring, and that the Mercato sells.
masters-web-about-rumor = Played in your turn, it moves one track of the { $shop } by one step, up or down.
masters-web-about-favor-held = Played in your turn, it adds 1 to { $most } Orders to a shop.
masters-web-legend-coin = ducats; every 100 make a point at the end
masters-web-legend-vp = points
masters-web-legend-share = shares
masters-web-legend-order = Guild Orders; on a front, the shop’s Orders
masters-web-legend-rumor = rumours: move a track by one step
masters-web-legend-favor = favours: add Orders to a shop
masters-web-legend-crown = the majority of a shop’s shares
masters-web-legend-flag = the Gondola Marker
masters-web-legend-people = a place that everybody may use

# Players and tabs
masters-web-seat-turn = Place { $turn } in turn order
masters-web-seat-marker = Has the Gondola Marker
masters-web-seat-bid = Bid { $ducats } ducats
masters-web-estimate-short = If it ended now
masters-web-tab-goods = Goods
masters-web-tab-shares = Shares
masters-web-tab-prices = Prices
masters-web-tab-characters = Characters
masters-web-short-bid = Your bid? You have { $ducats } ducats.
masters-web-short-at-docks = Docks: which crates? You have { $ducats } ducats.
masters-web-short-at-market = Buy or sell shares? You have { $ducats } ducats.
masters-web-short-at-mercato = Buy or sell cubes? You have { $ducats } ducats.
masters-web-short-at-church = Buy a favour? You have { $ducats } ducats.
masters-web-short-jump = { $name } is next. Use the Marker?
masters-web-short-go-first = Use the Marker to act first?
