# Panels of the page: player rows, hand, council, questions about cards and cubes.
gondola-web-tab-table = Table
gondola-web-panel = How things stand
gondola-web-nowhere = not placed yet
gondola-web-spectator = You are watching: hands are hidden.

# The header
gondola-web-fact-flag = End at { $space }: { $player } is { $steps } away
gondola-web-fact-rounds = { $left ->
    [0] last round
    [one] 1 more round
   *[other] { $left } more rounds
 }
gondola-web-fact-turns = { $left ->
    [0] last turn
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
gondola-web-seat-net = ({ $net } if paid off)
gondola-web-seat-council = Council: space { $space }, worth { $worth } VP now
gondola-web-seat-assistants = Assistants on the board: { $placed }, worth { $worth } VP now (from 7 half the council space counts at the end, from 9 all of it); left: { $left }
gondola-web-seat-bridges = Bridges left: { $count }
gondola-web-seat-influence = Influence cards in hand: { $count }
gondola-web-seat-missions = Missions in hand: { $count }, completed: { $done }
gondola-web-boat = Boat at { $building }: { $cubes }
gondola-web-boat-manned = Boat with the gondolier at { $building }: { $cubes }
gondola-web-favour = Favour
gondola-web-favour-unused = Favour card: 5 coins or 2 scrolls at any decision, once; 4 VP if kept to the end
gondola-web-favour-used = Favour card, used
gondola-web-archive = archive { $count }

# Who would be arrested, the council, the end
gondola-web-risk = { $name } would be arrested now.
gondola-web-arrested = { $name } has been arrested.
gondola-web-arrested-nobody = Nobody has been arrested.
gondola-web-risk-tag = would be arrested
gondola-web-risk-nobody = Nobody would be arrested now.
gondola-web-risk-none = Nobody has any intrigue.
gondola-web-risk-most = Intrigue { $intrigue }, the most of all.
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
gondola-web-smuggler-goes = The smuggler boat of this deck sails there by the cheapest way; an assistant of theirs advances.
gondola-web-smuggler-spares = A boat of the Doge sails there. His card { $place }, “{ $card }”, is ignored in this round.
gondola-web-doge = The Doge
gondola-web-doge-vp = VP of the Doge: { $doge }; yours: { $own }. You need more than he.
gondola-web-doge-intrigue = Intrigue of the Doge: { $doge }; yours: { $own }. At 8 he loses 2 VP and 4 intrigue.
gondola-web-doge-scrolls = Scrolls of the Doge: { $doge } of 5; yours: { $own }
gondola-web-doge-deck = cards left: { $count }
gondola-web-doge-spared = ignored in this round
gondola-web-doge-positions = His assistant scores where it arrives: space 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four } VP.
gondola-web-taxi = Passenger:
gondola-web-taxi-waits = waits at { $building }
gondola-web-taxi-aboard = with { $name }
gondola-web-taxi-none = none waits
gondola-web-taxi-reward = Whoever brings him there takes 3 VP or renews the Favour card; aboard he takes the room of 2 cubes. Cards left: { $count }

# The hand
gondola-web-holds = Your holds
gondola-web-gondolier = with the gondolier
gondola-web-at-rest = at rest
gondola-web-missions = Missions, { $count } of { $most } · the next costs a tax of { $tax }
gondola-web-no-missions = No mission in hand.
gondola-web-influence = Influence, { $count } · one at the start of a turn
gondola-web-no-influence = No influence card in hand.
gondola-web-card-not-now = Not possible now
gondola-web-mission-missing = missing: { $what }
gondola-web-mission-short = { $count } missing
gondola-web-mission-aboard = all aboard ({ $place })
gondola-web-mission-here = all there
gondola-web-return = Give back
gondola-web-complete = Complete
gondola-web-keep = Keep
gondola-web-keep-one = Keep one; the others go under the deck
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
gondola-web-meet-cube-does = from boat { $boat }, back to the supply
gondola-web-meet-sealed = chosen, still secret

# Cubes
gondola-web-hold-moving = Under way
gondola-web-hold-at = At { $building }
gondola-web-hold-out = Back to the supply
gondola-web-hold-spent = To give away
gondola-web-hold-move = { $cube }: to the next place
gondola-web-hold-drop = { $cube }: back to the supply
gondola-web-hold-spend = { $cube }: give away
gondola-web-hold-keep = { $cube }: keep after all
gondola-web-hold-recolour = { $cube }: change the colour
gondola-web-hold-help-share = Click a cube to move it to the other boat.
gondola-web-hold-help-mark = Click the cubes that leave the boat.
gondola-web-hold-help-convert = Click a cube to change its colour.
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
gondola-web-end-help = The player with the most intrigue above 0 is arrested and comes last; of equals the later in turn order. Then VP decide; of equals the later in turn order wins.
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
gondola-web-verified = proved
gondola-web-verified-help = A rulebook states what this says.
gondola-web-partly = partly proved
gondola-web-partly-help = A rulebook states a part of it; the rest is our reconstruction.
gondola-web-rebuilt = rebuilt
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
