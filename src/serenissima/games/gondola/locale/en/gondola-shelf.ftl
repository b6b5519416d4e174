# What the first page says about the game.
gondola-shelf-title = Venice
gondola-shelf-credit = Turczi & Novac, 2020
gondola-shelf-line = Boats, missions and the price of intrigue
gondola-shelf-facts = 1 to 5 players · 90 min
gondola-shelf-about = Two boats each, one gondolier: glide along the canals, place assistants in the great houses, carry goods for missions, and watch how much intrigue you leave behind.
