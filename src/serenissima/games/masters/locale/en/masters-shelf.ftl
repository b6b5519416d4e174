# What the first page says about the game.
masters-shelf-title = Masters of Venice
masters-shelf-credit = Frank DiLorenzo, 2009
masters-shelf-line = Shops, shares and rumours
masters-shelf-facts = 2 to 5 players · 100 min
masters-shelf-about = Five shops, a Guild Hall and a harbour: buy shares, fill orders, spread rumours, and sell before the price falls.
