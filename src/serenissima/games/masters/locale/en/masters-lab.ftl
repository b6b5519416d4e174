# What `serenissima balance` counts.
masters-balance-kind-order = Guild Orders: seen, and delivered
masters-balance-kind-character = Characters: taken
masters-balance-kind-first-share = The share dealt at the start
masters-balance-kind-favor = Favours: bought, and played
masters-balance-kind-rumor = Rumours: taken, and played
masters-balance-kind-place = Places: moved to
masters-balance-kind-top-orders = The highest Orders value of any shop in a game
masters-balance-orders = { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}
