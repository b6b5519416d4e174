# The map of the client: names on it, what it says aloud, and what it notes at docks.

gondola-map = Map of Venice
gondola-map-area-cannaregio = Cannaregio
gondola-map-area-san-polo = San Polo
gondola-map-area-dorsoduro = Dorsoduro
gondola-map-area-san-marco = San Marco
gondola-map-area-castello = Castello
gondola-map-area-santa-croce = S. Croce
gondola-map-area-bacino = Bacino di San Marco
gondola-map-area-laguna-nord = Laguna Nord
gondola-map-area-laguna = Laguna
gondola-map-area-giudecca = Giudecca
gondola-map-area-murano = Murano
gondola-map-area-san-giorgio = S. Giorgio

# Short names for the small plates of the phone
gondola-map-short-market = Market
gondola-map-short-monastery = Monastery
gondola-map-short-minor-council = Minor C.
gondola-map-short-storehouse = Storehouse
gondola-map-short-docks = Docks
gondola-map-short-consulate = Consulate
gondola-map-short-library = Library
gondola-map-short-senate = Senate
gondola-map-short-church = Church
gondola-map-short-court = Court
gondola-map-short-mint = Mint
gondola-map-short-council-of-10 = The Ten
gondola-map-short-st-marks = St Mark’s
gondola-map-short-doges-palace = Palace
gondola-map-short-major-council = Major C.

# Said aloud
gondola-map-empty = An empty dock
gondola-map-space = Space { $space }: { $owners }
gondola-map-boats = Boats in order of arrival: { $owners }
gondola-map-under-way = The moving boat is here
gondola-map-spy = The spy is here
gondola-map-passenger = The passenger waits here
gondola-map-destination = The passenger wants to go here
gondola-map-mission = A mission of yours is completed here
gondola-map-doge = the Doge
gondola-map-smuggler = the smugglers
gondola-map-towards = First step towards { $place }: { $step }

# Notes at docks
gondola-map-price = { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}
gondola-map-income = { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
}
gondola-map-intrigue = +{ $count } intrigue
gondola-map-meetings = { $count ->
    [one] 1 meeting
   *[other] { $count } meetings
}
gondola-map-not-here = That cannot be done there. What glows can be chosen.
gondola-map-too-far = Your boat cannot get there on this trip.

# The header, and the line below a question
gondola-map-fact-prologue = Prologue
gondola-map-fact-round = Round { $round }
gondola-map-fact-missions = { $count ->
    [one] 1 mission left
   *[other] { $count } missions left
}
gondola-map-hint-prologue-dock = Choose a gold dock.
gondola-map-hint-gondolier = Choose one of your boats. Staying on the same boat costs coins.
gondola-map-hint-activate = In any order, each effect once.
gondola-map-hint-bridge-site = Choose a price that glows: your bridge goes there.
gondola-map-hint-spy-target = Choose a tile: if you pass it this turn, all its effects are open.

# Lines of the preview
gondola-map-row-coins = Coins
gondola-map-row-scrolls = Scrolls
gondola-map-row-intrigue = Intrigue
gondola-map-row-vp = Victory points
gondola-map-row-council = Council track
gondola-map-row-other-vp = Victory points of { $name }
gondola-map-row-other-intrigue = Intrigue of { $name }
gondola-map-row-doge-vp = The Doge’s victory points
gondola-map-row-doge-intrigue = The Doge’s intrigue
gondola-map-row-doge-scrolls = The Doge’s scrolls
