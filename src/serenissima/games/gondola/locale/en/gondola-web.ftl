# Panels of the page: player rows, hand, council, questions about cards and cubes.
gondola-web-panel = How things stand
gondola-web-nowhere = not placed yet
gondola-web-spectator = You are watching: hands are hidden.

# The header
gondola-web-fact-flag = End at { $space }: { $player } is { $steps } away
gondola-web-fact-rounds = { $left ->
    [0] Last round
    [one] 1 more round
   *[other] { $left } more rounds
 }
gondola-web-fact-turns = { $left ->
    [0] Last turn
    [one] 1 more turn
   *[other] { $left } more turns
 }
gondola-web-fact-doge = The Doge: { $vp } VP, cards left: { $cards }
gondola-web-fact-risk = At risk: { $player }
gondola-web-fact-safe = Nobody at risk

# Player rows
gondola-web-seat-coins = Coins: { $count }
gondola-web-seat-scrolls = Scrolls: { $count } of 10
gondola-web-seat-intrigue = Intrigue: { $count } of { $cap }; { $net } if all scrolls and coins were spent against it at the end
gondola-web-seat-net = net { $net }
gondola-web-seat-council = Council: space { $space }, worth { $worth } VP now
gondola-web-seat-assistants = Assistants on the board: { $placed }, worth { $worth } VP now (from 7 half the council space counts at the end, from 9 all of it); left: { $left }
gondola-web-seat-bridges = Bridges left: { $count }
gondola-web-seat-influence = Influence cards in hand: { $count }
gondola-web-seat-missions = Missions in hand: { $count }, completed: { $done }
gondola-web-favour = Favour
gondola-web-favour-unused = Favour card: 5 coins or 2 scrolls at any decision, once; 4 VP if kept to the end
gondola-web-favour-used = Favour card, used

# Who would be arrested, the council, the end
gondola-web-risk = { $name } would be arrested now.
gondola-web-arrested = { $name } has been arrested.
gondola-web-arrested-nobody = Nobody has been arrested.
gondola-web-risk-nobody = Nobody would be arrested now.
gondola-web-risk-none = Nobody has any intrigue.
gondola-web-risk-most = Intrigue { $intrigue }, the most of all players.
gondola-web-risk-tie = Intrigue { $intrigue }, as much as { $names }, but later in turn order.
gondola-web-risk-left = Scrolls and coins spent at the end could bring it down to { $net }.
gondola-web-risk-doge = Your intrigue { $own } is not below the Doge’s { $doge }.
gondola-web-risk-below-doge = Your intrigue { $own } is below the Doge’s { $doge }.
gondola-web-council = Council track
gondola-web-council-rewards = rewards { $rewards }
gondola-web-track-says = { $name }: space { $space }, worth { $worth } VP now.
gondola-web-track-end = Reaching space { $space } starts the end.
gondola-web-clock-open = The end: at the last mission ({ $missions } left) or the flag ({ $steps } away)
gondola-web-clock-rounds = { $left ->
    [0] The last round is being played.
    [one] After this round one more is played.
   *[other] After this round { $left } more are played.
 }
gondola-web-clock-doge = The end starts when the Doge’s row cannot be filled. Cards left: { $cards }
gondola-web-clock-turns = { $left ->
    [0] This is the last turn.
   *[other] Turns left after this one: { $left }
 }
gondola-web-deck-missions = Missions in the deck: { $count }
gondola-web-deck-influence = Influence cards in the deck: { $count }, discarded: { $discard }
gondola-web-deck-supply = Cubes in the supply

# Smugglers, the Doge, the taxi
gondola-web-smugglers = Smugglers
gondola-web-smugglers-assistants = assistants left: { $count }
gondola-web-smugglers-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
gondola-web-smugglers-top = on top: { $building }
gondola-web-smugglers-boats = · at { $places }
gondola-web-smugglers-gone = played: { $buildings }
gondola-web-smuggler-choose = Play one; the other goes back on top
gondola-web-smuggler-goes = The smuggler boat of this deck sails there by the cheapest route; one of their assistants advances.
gondola-web-smuggler-spares = His card { $place }, “{ $card }”, is ignored.
gondola-web-doge = The Doge
gondola-web-doge-vp = VP of the Doge: { $doge }; yours: { $own }. You need more than he has.
gondola-web-doge-intrigue = Intrigue of the Doge: { $doge }; yours: { $own }. At 8 he loses 2 VP and 4 intrigue.
gondola-web-doge-scrolls = Scrolls of the Doge: { $doge } of 5; yours: { $own }
gondola-web-doge-deck = cards left: { $count }
gondola-web-doge-spared = ignored in this round
gondola-web-doge-positions = His assistant scores where it arrives: space 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four } VP.
gondola-web-taxi = Passenger:
gondola-web-taxi-waits = waits at { $building }
gondola-web-taxi-aboard = with { $name }
gondola-web-taxi-none = none waits
gondola-web-taxi-reward = The player who brings him there takes 3 VP or renews the Favour card; aboard he takes the room of 2 cubes. Cards left: { $count }

# The hand
gondola-web-holds = Your holds
gondola-web-gondolier = with the gondolier
gondola-web-at-rest = at rest
gondola-web-missions = Missions, { $count } of { $most } · next tax { $tax }
gondola-web-no-missions = No mission in hand.
gondola-web-influence = Influence, { $count } · one before you move
gondola-web-no-influence = No influence card in hand.
gondola-web-card-not-now = Not possible now
gondola-web-mission-missing = missing: { $what }
gondola-web-mission-short = { $count } missing
gondola-web-mission-aboard = all aboard ({ $place })
gondola-web-mission-here = all there
gondola-web-return = Give back
gondola-web-complete = Complete
gondola-web-keep = Keep
gondola-web-keep-one = Keep one; the rest goes under the deck
gondola-web-slot = Where does the new card go?
gondola-web-slot-archive = goes to the archive
gondola-web-scrolls = { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
 }
gondola-web-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
gondola-web-vp = { $count } VP

# Meetings
gondola-web-meet-pass = You pass a boat of { $name }
gondola-web-meet-met = { $name } passes your boat
gondola-web-meet-smuggler = A meeting with the smugglers
gondola-web-meet-doge = A meeting with a boat of the Doge
gondola-web-meet-demand = The Doge demands
gondola-web-meet-secret = Both choose in secret; then both are shown at once.
gondola-web-meet-in-turn = One after the other chooses, and sees what has been chosen.
gondola-web-meet-scroll = Pay a scroll
gondola-web-meet-scroll-does = Scrolls { $before } → { $after }
gondola-web-meet-intrigue = Take an intrigue
gondola-web-meet-intrigue-does = Intrigue { $before } → { $after } of { $cap }
gondola-web-meet-intrigue-full = Already { $cap } of { $cap }: −{ $vp } VP
gondola-web-meet-cube-does = from the boat { $place }, back to the supply
gondola-web-meet-sealed = chosen, still secret

# Cubes
gondola-web-hold-moving = Under way
gondola-web-hold-at = At { $building }
gondola-web-hold-row = { $place }: { $cubes }
gondola-web-hold-out = Back to the supply
gondola-web-hold-spent = To give away
gondola-web-hold-move = { $cube }: to the next place
gondola-web-hold-drop = { $cube }: back to the supply
gondola-web-hold-spend = { $cube }: give away
gondola-web-hold-keep = { $cube }: keep after all
gondola-web-hold-recolour = { $cube }: change the colour
gondola-web-hold-help-share = Choose a cube to move it to the other boat.
gondola-web-hold-help-mark = Choose the cubes that leave the boat.
gondola-web-hold-help-convert = Choose a cube to change its colour.
gondola-web-hold-done = Confirm
gondola-web-deal = Cubes to take
gondola-web-deal-supply = In the supply:

# The end
gondola-web-end = Final scoring
gondola-web-end-before = VP in the game
gondola-web-end-council = Council
gondola-web-end-assistants = Assistants’ influence
gondola-web-end-wealth = Wealth, 1 VP for 4 coins
gondola-web-end-favour = Favour card
gondola-web-end-total = Total
gondola-web-end-intrigue = Intrigue left
gondola-web-end-order = Place in turn order
gondola-web-end-arrested = arrested
gondola-web-end-help = The player with the most intrigue above 0 is arrested and comes last; if tied, the later in turn order. Then VP decide; if tied, the later in turn order wins.
gondola-web-end-free = Free at the end: less intrigue than the Doge, or none ({ $own } against { $doge })
gondola-web-end-richer = More VP than the Doge ({ $own } against { $doge })
gondola-web-end-holds = fulfilled
gondola-web-end-fails = not fulfilled

# Reference
gondola-web-reference = Cards and buildings
gondola-web-reference-missions = Missions ({ $count })
gondola-web-reference-cards = Influence cards, two of each
gondola-web-reference-buildings = Buildings
gondola-web-reference-doge = Cards of the Doge
gondola-web-reference-done = completed
gondola-web-verified = verified
gondola-web-verified-help = A rulebook states what this says.
gondola-web-partly = partly verified
gondola-web-partly-help = A rulebook states a part of it; the rest is our reconstruction.
gondola-web-rebuilt = reconstructed
gondola-web-rebuilt-help = The original stands only in a picture; this is our reconstruction.

# The board as text
gondola-web-text-round = Round { $round }.
gondola-web-text-docks = Docks and buildings
gondola-web-text-building = Building
gondola-web-text-space = Space { $space }
gondola-web-text-boats = Boats
gondola-web-text-communal = communal building
gondola-web-text-canals = Canals
gondola-web-text-canal = Canal between
gondola-web-text-cost = Price
gondola-web-text-bridge = Bridge of
gondola-web-text-players = Players
gondola-web-text-player = Player
gondola-web-text-vp = VP
gondola-web-text-coins = Coins
gondola-web-text-scrolls = Scrolls
gondola-web-text-intrigue = Intrigue
gondola-web-text-council = Council
gondola-web-text-assistants = Assistants placed
gondola-web-text-bridges = Bridges left
gondola-web-text-cards = Hand
gondola-web-text-active = Active missions
gondola-web-text-archive = Archive
gondola-web-text-hand = { $missions } missions, { $influence } influence
gondola-web-text-gondolier = * with the gondolier
gondola-web-text-mission = { $mission }: { $building }, { $cubes }, scrolls { $scrolls }; brings coins { $coins }, VP { $vp }
gondola-web-text-doge = VP { $vp }, scrolls { $scrolls }, intrigue { $intrigue }, council { $council }; cards left { $deck }

# Tabs, dangers, the preview
gondola-web-tab-council = Council
gondola-web-tab-supply = Supply
gondola-web-danger = arrest
gondola-web-yours = yours
gondola-web-not-yet = not yet
gondola-web-used = used
gondola-web-free = free
gondola-web-stops = stops there
gondola-web-list = { $items }
gondola-web-more-effects = { $count ->
    [one] 1 more effect, on others
   *[other] { $count } more effects, on others
 }
gondola-web-more-not-yet = { $count ->
    [one] 1 more effect, not open to you yet
   *[other] { $count } more effects, not open to you yet
 }
gondola-web-gives = What you get { $place }
gondola-web-steps = { $from ->
    [0] a new assistant on space { $to }
   *[other] your assistant steps { $from } → { $to }
 }
gondola-web-stands = your assistant is on space { $space }
gondola-web-absent = no assistant of yours
gondola-web-if-passed = If you only pass: { $parts }
gondola-web-if-passed-nothing = If you only pass, nothing happens here.
gondola-web-meet-them = { $scrolls ->
    [one] { $name } has 1 scroll and { $intrigue } intrigue.
   *[other] { $name } has { $scrolls } scrolls and { $intrigue } intrigue.
 }
gondola-web-meet-final = The payment cannot be taken back.

# A way of several canals
gondola-web-trip-steps = { $steps } steps
gondola-web-trip-canals = Canals { $prices }
gondola-web-trip-bridges = { $count ->
    [one] A bridge of somebody else on the way
   *[other] { $count } bridges of others on the way
 }
gondola-web-trip-use = { $most ->
    [one] Use { $building } in passing: effect 1
   *[other] Use { $building } in passing: effects 1 to { $most }
 }
gondola-web-trip-meet = You meet { $name } { $place }: scroll or intrigue
gondola-web-trip-own = Your boats meet { $place } and may exchange cubes
gondola-web-trip-assistant = Your assistant there
gondola-web-trip-pushed = { $name }: assistant pushed
gondola-web-trip-shared = { $name } scores: a boat is moored there
gondola-web-trip-mission = You can complete { $mission }
gondola-web-trip-mission-lacks = { $mission }: { $cubes } missing aboard
gondola-web-title-far = To { $the } in { $steps } steps
gondola-web-title-moor = Moor { $place }
gondola-web-title-pass = Pass { $building }
gondola-web-title-share = Cubes afterwards
gondola-web-title-effect = { $building }, effect { $number }
gondola-web-go-all = Go all the way
gondola-web-go-first = First step only
gondola-web-choose-effect = Choose an effect
gondola-web-ask-move = Your boat is { $place }. Where does it go?
gondola-web-ask-move-short = Where to from { $the }?
gondola-web-ask-far = All the way to { $the }, or only the first step?
gondola-web-ask-moor = Moor { $place }, or pass and go on?
gondola-web-ask-use = Moored { $place }: what do you use?
gondola-web-ask-passing = In passing, { $place }: what do you use?
gondola-web-pay-which = { $scroll ->
    [0] what do you pay?
   *[other] pay a scroll, or take an intrigue?
 }
gondola-web-ask-meet = You meet { $name }: { gondola-web-pay-which }
gondola-web-ask-met = { $name } meets your boat: { gondola-web-pay-which }
gondola-web-ask-meet-doge = You meet the Doge: { gondola-web-pay-which }
gondola-web-ask-met-doge = The Doge meets your boat: { gondola-web-pay-which }
gondola-web-ask-met-smugglers = Smugglers meet your boat: { gondola-web-pay-which }
gondola-web-ask-gossip = Loose Tongues: pay a scroll or take an intrigue once more?
gondola-web-ask-meet-smugglers = You meet smugglers: { gondola-web-pay-which }
gondola-web-ask-own-swap = Your boats meet { $place }. How do you share the cubes?
gondola-web-ask-stocks-split = How do you share the cubes between your boats?
gondola-web-ask-discard = The boat { $place } is too full: put back { $over }.
gondola-web-ask-convert = What do the cubes of this boat become?
gondola-web-hint-move = { $coins ->
    [one] Choose a lit dock, near or far. You have 1 coin.
   *[other] Choose a lit dock, near or far. You have { $coins } coins.
 }
gondola-web-hint-move-first = { $coins ->
    [one] Choose a lit dock. First canal free; you have 1 coin.
   *[other] Choose a lit dock. First canal free; you have { $coins } coins.
 }
gondola-web-hint-gondolier-first = Choose one of your boats.

gondola-web-hint-no-mission = Go on without a mission, or use your Favour card first.

# What a button does
gondola-web-do-gondolier = Take the boat { $place }{ $price ->
    [0] {""} (free)
    [one] {""} (1 coin)
   *[other] {""} ({ $price } coins)
 }
gondola-web-do-share = Share the cubes this way
gondola-web-do-same-holds = Leave the cubes where they are
gondola-web-do-same-colours = Leave the colours as they are
gondola-web-do-prologue-dock = Place the boat: { $what }
gondola-web-do-keep-mission = Keep { $what }
gondola-web-do-complete-mission = Complete { $what }
gondola-web-do-keep-influence = Keep { $what }
gondola-web-do-play-influence = Play { $what }
gondola-web-do-bridge-site = Build the bridge: { $what }
gondola-web-do-doge-bridge-site = The Doge builds: { $what }
gondola-web-do-spy-target = Send the spy: { $what }
gondola-web-do-foreman = To space 4: { $what }
gondola-web-do-promote = Advance one space: { $what }
gondola-web-do-overtime = Use { $what }
gondola-web-do-cube-pick = Take { $what }
gondola-web-do-stocks-gain = Take 1 × { $what }
gondola-web-do-discard = Put back { $what }
gondola-web-do-spend-cubes = Give { $what }
gondola-web-do-convert = Change them to { $what }
gondola-web-do-smuggler-card = Play { $what }
gondola-web-do-smuggler-boat = Send: { $what }
gondola-web-do-doge-assistant = Advance: { $what }

# Things on the map in words
gondola-web-about-tile = { $space ->
    [0] Moor here to place an assistant; it opens the effects up to its space.
   *[other] Your assistant is on space { $space }: in passing you may use the effects up to it. Mooring advances it first.
 }
gondola-web-about-communal = A communal building: any player who moors here may use its effects. It has no assistants, and passing gives nothing.
gondola-web-about-empty = There is no building at this dock.
gondola-web-about-boats = { $count ->
    [one] { $owners }: passing means a meeting, mooring gives them 1 VP
   *[other] { $owners }: passing means meetings, mooring gives them VP
 }
gondola-web-about-mission-here = Your mission { $mission } is completed here.
gondola-web-about-spy = The spy is here: passing it in this turn opens all four effects.
gondola-web-about-price = { $coins ->
    [one] This canal costs 1 coin. The first canal of a turn is free; no canal is used twice in a turn.
   *[other] This canal costs { $coins } coins. The first canal of a turn is free; no canal is used twice in a turn.
 }
gondola-web-about-bridge-own = Your bridge: the canal is free, and passing under it brings you a coin.
gondola-web-about-bridge = A bridge of { $name }: the canal is free, but passing under it gives you 1 intrigue.
gondola-web-about-council = Advance at the Minor and the Major Council. At the end the ranks bring { $rewards } VP.
gondola-web-canal-bridge-short = a bridge
gondola-web-council-line = { $name }: space { $space }
gondola-web-use-next = { $coins ->
    [0] The next dock; the canal is free.
    [one] The next dock, for 1 coin.
   *[other] The next dock, for { $coins } coins.
 }
gondola-web-use-far = { $coins ->
    [one] { $steps } steps away, for 1 coin in all.
   *[other] { $steps } steps away, for { $coins } coins in all.
 }
gondola-web-use-here = Your boat is here now.
gondola-web-use-been = Your boat has been here in this turn.
gondola-web-use-choose = Can be chosen now.
gondola-web-use-bridge = A bridge can be built here now.
gondola-web-use-canal-used = Your boat has used this canal in this turn.
gondola-web-boat-of = Boat of { $name }
gondola-web-boat-smuggler = Smuggler boat { $letter }
gondola-web-boat-doge = The Doge’s boat { $letter }
gondola-web-boat-about = At rest: { $place }. Boats that pass it meet it.
gondola-web-boat-about-manned = With the gondolier: { $place }. Boats that pass it meet it.
gondola-web-boat-about-stranger = { $place }. It carries nothing; a player who passes it pays a scroll or takes an intrigue.
gondola-web-boat-load = { $count } of { $room } aboard: { $cubes }
gondola-web-boat-order = Number { $place } of { $count } in order of arrival
gondola-web-boat-passenger = The passenger is aboard.
gondola-web-mission-cost = { $building }: { $cubes }{ $scrolls ->
    [0] {""}
    [one] {""} and 1 scroll
   *[other] {""} and { $scrolls } scrolls
 }
gondola-web-mission-gain = Brings { $vp } VP{ $coins ->
    [0] {""}
    [one] {""} and 1 coin
   *[other] {""} and { $coins } coins
 }
gondola-web-mission-ready = Everything is aboard: moor there to complete it.
gondola-web-mission-lacks = Still missing in one boat: { $cubes }{ $scrolls ->
    [0] {""}
    [one] {""} and 1 scroll
   *[other] {""} and { $scrolls } scrolls
 }
gondola-web-mission-then = From then on: { $ability }
gondola-web-card-when = Influence cards are played at the start of your turn, before the gondolier moves.

# A turn in one line, and what everybody should notice
gondola-web-recap = { $parts }
gondola-web-recap-you = { $parts }; you: { $you }
gondola-web-recap-only-you = you: { $you }
gondola-web-recap-way = { $from } → { $to }
gondola-web-recap-to = to { $to }
gondola-web-recap-placed = { $count ->
    [one] boat { $places }
   *[other] boats { $places }
 }
gondola-web-recap-boat = { $letter } → { $to }
gondola-web-recap-smugglers = smugglers { $letter } → { $to }
gondola-web-recap-met = met { $names }
gondola-web-recap-met-once = { $name }
gondola-web-recap-met-often = { $name } ×{ $times }
gondola-web-recap-mission = completed { $mission }
gondola-web-recap-bridge = a bridge
gondola-web-recap-vp = +{ $count } VP
gondola-web-recap-vp-lost = −{ $count } VP
gondola-web-recap-council = council +{ $count }
gondola-web-recap-scrolls = { $count ->
    [one] +1 scroll
   *[other] +{ $count } scrolls
 }
gondola-web-recap-scrolls-paid = { $count ->
    [one] −1 scroll
   *[other] −{ $count } scrolls
 }
gondola-web-recap-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
 }
gondola-web-recap-cubes = { $cubes }
gondola-web-recap-cubes-paid = gave { $cubes }
gondola-web-recap-intrigue = +{ $count } intrigue
gondola-web-recap-intrigue-lost = −{ $count } intrigue
gondola-web-recap-influence = { $count ->
    [one] influence card
   *[other] { $count } influence cards
 }
gondola-web-recap-drew = drew a mission
gondola-web-recap-pushed = assistant pushed on
gondola-web-moment-round = Round { $round }
gondola-web-moment-last = The last round
gondola-web-moment-end = The end is near
gondola-web-moment-arrest = { $player } is arrested

# The Doge alone
gondola-web-doge-row = The Doge’s cards of this round
gondola-web-doge-boats = The Doge’s boats
gondola-web-doge-council = The Doge’s council markers: spaces { $spaces }
gondola-web-doge-assistants = The Doge’s assistants on the board: { $count }
gondola-web-deck-influence-new = Influence cards in the deck: 0; { $count } discarded ones are shuffled when one is drawn

# Legend
gondola-web-legend-coin = Coins: pay for canals, bridges and missions
gondola-web-legend-scroll = Scrolls: pay in meetings, for missions, or against intrigue at the end
gondola-web-legend-intrigue = Intrigue: the player with the most at the end is arrested
gondola-web-legend-vp = Victory points (VP)
gondola-web-legend-council = Council track
gondola-web-legend-assistant = Your assistants: they open the effects of a tile up to their space
gondola-web-legend-people = Other players: “↯” gives each of them 1 intrigue; “/” or “+” counts players with more or less intrigue than you
gondola-web-legend-bridge = Bridges: your own bring a coin, others’ an intrigue
gondola-web-legend-mission = Missions: bring cubes to a building; “/” on a plate counts your completed ones
gondola-web-legend-influence = Influence cards; “4+” needs four in hand
gondola-web-legend-ceramics = A ceramics cube
gondola-web-legend-cloth = A cloth cube
gondola-web-legend-silver = A silver cube
gondola-web-legend-anycube = Cubes of any colour; “−n” means as many as you like, “⇄” changes colours
gondola-web-legend-boat = A boat at rest
gondola-web-legend-oar = The boat with the gondolier
gondola-web-legend-eye = The spy
gondola-web-legend-flag = The end marker, or where the passenger wants to go

# Where the boat can go, among the choices
gondola-web-chip-split = { $here }
gondola-web-chip-split-lost = { $here } · back: 1 × { $cube }
gondola-web-chips-next = Next
gondola-web-chips-far = Far
gondola-web-chips-else = Else
