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
masters-web-peg-orders = orders
masters-web-news-split = Stock split
masters-web-news-control = Price control
masters-web-news-bottom = One order more
masters-web-news-majority = Majority changes

# The board for those who hear it
masters-web-shop-says = { $shop }: { $good } costs { $price }, a share { $share }, { $orders } orders. { $supply } shares left; owners: { $owners }; majority: { $majority }. { $control } steps to price control, { $split } to a split.
masters-web-guild-says = Guild Hall: lumber costs { $price }, { $control } steps to price control. { $count } orders in the deck.
masters-web-dock-says = Dock { $dock }: { $goods }. All of it costs { $cost }.
masters-web-office-says = { $office }: a share is worth { $share }. { $supply } left; owners: { $owners }.
masters-web-bag-says = { $count } cubes in the bag: { $goods }.
masters-web-stand-here = Here stand: { $names }.
masters-web-crate = { $count } × { $good } from dock { $dock }, not possible now

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
masters-web-sell-detail = you have { $count }, { $orders ->
    [0] no orders
    [one] 1 order
   *[other] { $orders } orders
}
masters-web-supply = { $count } left
masters-web-owned = you have { $count }
masters-web-in-bag = { $count } in the bag
masters-web-majority = Your majority: { $shop }
masters-web-majority-up = price +10, orders −1
masters-web-majority-down = price −10, orders +1
masters-web-swap = Swap { $good } for
masters-web-swap-give = Swap
masters-web-swap-for = for
masters-web-rumor = Rumour: { $shop }
masters-web-price-up = price ▲
masters-web-price-down = price ▼
masters-web-share-up = share ▲
masters-web-share-down = share ▼
masters-web-orders-up = orders ▲
masters-web-orders-down = orders ▼
masters-web-favor = Favour, 1 to { $most } orders
masters-web-favor-at = Favour, 1 to { $most }: { $shop }
masters-web-favor-short = 1 to { $most } orders
masters-web-plus = +{ $count }
masters-web-orders-now = { $count ->
    [0] no orders now
    [one] 1 order now
   *[other] { $count } orders now
}
masters-web-orders-of = Orders: { $shop }
masters-web-from-to = { $before } → { $after }
masters-web-take = Take
masters-web-take-points = Points or ducats
masters-web-harbor = Harbor Master
masters-web-place = For dock { $dock }:

# The bar on the shore
masters-web-bar = What else you can do
masters-web-bar-adjust = Press an arrow at the orders of one shop.
masters-web-bar-move = Press one of the places on the quay. All choices are opened together.
masters-web-bar-docks = Press crates of one dock; the second of a kind takes two.
masters-web-bar-steal = Press the crate that you take for nothing.
masters-web-bar-shops = Press how many you sell. Arrows are for your majorities.
masters-web-bar-market = Press how many shares you buy or sell.
masters-web-bar-mercato = Press how many cubes you buy or sell.
masters-web-bar-rumor = Press an arrow: which track moves a step, and where to.
masters-web-bar-favor = Press how many orders a shop gets.
masters-web-put-back = Put back
masters-web-mode-buy = Buy
masters-web-mode-steal = Steal one
masters-web-nothing-asked = Nothing to do at the moment.
masters-web-on-board = Press one of the places on the board.
masters-web-show-all = Show all

# Bidding
masters-web-bid = Your bid
masters-web-bid-less = Bid 5 less
masters-web-bid-more = Bid 5 more
masters-web-bid-orders = then move one shop’s Orders up { $up } or down { $down }
masters-web-bid-left = { $ducats } ducats left
masters-web-bid-behind = at equal bids ahead of you:
masters-web-bid-first = at equal bids you go first
masters-web-bid-seal = Seal a bid of { $bid }
masters-web-bid-seal-short = Seal { $bid }
masters-web-bid-change = Change it to { $bid }

# Order of play and the Marker
masters-web-strip = Order of play
masters-web-order = Turn order
masters-web-no-order = The bids decide the turn order.
masters-web-forecast = Still to act
masters-web-forecast-short = Next
masters-web-forecast-says = { $place }: { $names }
masters-web-marker = Gondola Marker
masters-web-marker-fresh = fresh
masters-web-marker-used = used
masters-web-marker-help = Once until the next bidding, the Gondolier may act before others.
masters-web-marker-short = Marker
masters-web-standing-ask-short = ask
masters-web-standing-never-short = keep
masters-web-standing = When to ask you about the Marker
masters-web-standing-ask = ask me each time
masters-web-standing-never = keep it, do not ask
masters-web-standing-only = ask only: { $place }
masters-web-keep-on = Keep it and stop asking

# The hand
masters-web-hand = Guild orders · next one { $value } points
masters-web-order-missing = { $count ->
    [one] 1 cube missing
   *[other] { $count } cubes missing
}
masters-web-order-short = complete; Orders short:
masters-web-order-completes = complete with this
masters-web-hand-empty = No orders in hand.
masters-web-tiles = Rumours and favours
masters-web-no-tiles = None.
masters-web-own = Yours
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
masters-web-seat-orders = { $count } guild orders in hand, { $done } delivered; the next one is worth { $value } points
masters-web-seat-rumors = { $count } rumours
masters-web-seat-favors = { $count } favours
masters-web-seat-cash = { $ducats } ducats

# To look up
masters-web-ledger = Ledger
masters-web-ledger-prices = Prices so far
masters-web-ledger-characters = Characters
masters-web-chart-price = Prices of goods
masters-web-chart-share = Share prices
masters-web-chart-orders = Orders
masters-web-tab-counter = Do
masters-web-tab-ledger = Ledger
masters-web-text-owners = Owners
masters-web-text-majority = Majority

# Consequences
masters-web-row-cash = Your ducats
masters-web-row-price = Price: { $good }
masters-web-row-share = Share: { $shop }
masters-web-row-orders = Orders: { $shop }
masters-web-row-dividend = Dividends
masters-web-row-tax = Tax Collector
masters-web-row-split = { $shop }: stock split
masters-web-row-points = Points for { $name }
masters-web-row-control = Price control: { $good }
masters-web-row-majority = Majority of the { $shop }: { $name }

# What is asked
masters-web-hint-bid = The last in turn order becomes the Gondolier.
masters-web-hint-pick-character = It is yours until the next bidding.
masters-web-hint-adjust-orders = A shop buys only as many goods as it has orders.
masters-web-hint-choose-move = Secret. Places with two heads serve everybody, once somebody goes there.
masters-web-hint-go-first = It works once until the next bidding.
masters-web-hint-jump = It works once until the next bidding.
masters-web-hint-points-or-cash = At the end 100 ducats make a point.
masters-web-hint-place-cube = One cube for each dock.
masters-web-hint-slot = One thing after another; undo until you are done.

# The end
masters-web-end = The final count
masters-web-end-track = Points on the track
masters-web-end-tax = Tax that could not be paid
masters-web-end-tax-note = tax { $tax } on { $value }
masters-web-end-orders = Undelivered orders
masters-web-end-stock = Shares
masters-web-end-cash = Money after tax
masters-web-ducats = { $ducats } ducats
