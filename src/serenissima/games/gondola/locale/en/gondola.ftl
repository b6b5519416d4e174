gondola-title = Venice
gondola-blurb = Two boats and one gondolier: train assistants, complete missions, rise in the council, and do not be the one the Inquisition arrests at the end.

# Names
gondola-building-market = Market
gondola-building-monastery = Monastery
gondola-building-minor-council = Minor Council
gondola-building-storehouse = Storehouse
gondola-building-docks = Docks
gondola-building-consulate = Consulate
gondola-building-library = Library
gondola-building-senate = Senate
gondola-building-church = Church
gondola-building-court = Court
gondola-building-mint = Mint
gondola-building-council-of-10 = Council of Ten
gondola-building-st-marks = St Mark’s Square
gondola-building-doges-palace = Doge’s Palace
gondola-building-major-council = Major Council
gondola-at-market = at the Market
gondola-at-monastery = at the Monastery
gondola-at-minor-council = at the Minor Council
gondola-at-storehouse = at the Storehouse
gondola-at-docks = at the Docks
gondola-at-consulate = at the Consulate
gondola-at-library = at the Library
gondola-at-senate = at the Senate
gondola-at-church = at the Church
gondola-at-court = at the Court
gondola-at-mint = at the Mint
gondola-at-council-of-10 = at the Council of Ten
gondola-at-st-marks = at St Mark’s Square
gondola-at-doges-palace = at the Doge’s Palace
gondola-at-major-council = at the Major Council
gondola-the-market = the Market
gondola-the-monastery = the Monastery
gondola-the-minor-council = the Minor Council
gondola-the-storehouse = the Storehouse
gondola-the-docks = the Docks
gondola-the-consulate = the Consulate
gondola-the-library = the Library
gondola-the-senate = the Senate
gondola-the-church = the Church
gondola-the-court = the Court
gondola-the-mint = the Mint
gondola-the-council-of-10 = the Council of Ten
gondola-the-st-marks = St Mark’s Square
gondola-the-doges-palace = the Doge’s Palace
gondola-the-major-council = the Major Council
gondola-effect-market-1 = 1 · Take 1 ceramics cube
gondola-effect-market-2 = 2 · Pay 1 coin: take any 2 cubes
gondola-effect-market-3 = 3 · Sell 1 cube of this boat for 4 coins
gondola-effect-market-4 = 4 · Pay 5 coins: +5 VP
gondola-effect-monastery-1 = 1 · Take 1 ceramics cube
gondola-effect-monastery-2 = 2 · +2 scrolls
gondola-effect-monastery-3 = 3 · Influence card: look at 2, keep 1
gondola-effect-monastery-4 = 4 · +2 VP
gondola-effect-minor-council-1 = 1 · Take 1 ceramics cube
gondola-effect-minor-council-2 = 2 · Council track +1
gondola-effect-minor-council-3 = 3 · Lose 1 intrigue
gondola-effect-minor-council-4 = 4 · +1 VP per completed mission
gondola-effect-storehouse-1 = 1 · Take 1 ceramics cube
gondola-effect-storehouse-2 = 2 · Change the colour of any cubes of this boat
gondola-effect-storehouse-3 = 3 · +3 coins
gondola-effect-storehouse-4 = 4 · +2 VP
gondola-effect-docks-1 = 1 · Take 1 cloth cube
gondola-effect-docks-2 = 2 · +2 coins
gondola-effect-docks-3 = 3 · +1 coin and +1 VP
gondola-effect-docks-4 = 4 · Spend cubes of this boat: +1 VP each
gondola-effect-consulate-1 = 1 · Take 1 cloth cube
gondola-effect-consulate-2 = 2 · Pay 1 coin and take 1 intrigue: influence card
gondola-effect-consulate-3 = 3 · +1 VP
gondola-effect-consulate-4 = 4 · +4 VP with 4 or more influence cards in hand
gondola-effect-library-1 = 1 · Take 1 cloth cube
gondola-effect-library-2 = 2 · +2 scrolls
gondola-effect-library-3 = 3 · Lose 2 intrigue
gondola-effect-library-4 = 4 · +2 scrolls and +1 VP
gondola-effect-senate-1 = 1 · Take 1 cloth cube
gondola-effect-senate-2 = 2 · Take 1 intrigue and +2 scrolls
gondola-effect-senate-3 = 3 · +1 scroll; everybody else takes 1 intrigue
gondola-effect-senate-4 = 4 · +3 VP
gondola-effect-church-1 = 1 · Take 1 silver cube
gondola-effect-church-2 = 2 · Lose 1 intrigue
gondola-effect-church-3 = 3 · Hand in 1 intrigue: +1 VP
gondola-effect-church-4 = 4 · Hand in 1 intrigue: +2 VP
gondola-effect-court-1 = 1 · Take 1 silver cube
gondola-effect-court-2 = 2 · Everybody else takes 1 intrigue
gondola-effect-court-3 = 3 · Influence card: look at 2, keep 1
gondola-effect-court-4 = 4 · Pay 3 scrolls: +5 VP
gondola-effect-mint-1 = 1 · Take 1 silver cube
gondola-effect-mint-2 = 2 · Take 1 intrigue and +4 coins
gondola-effect-mint-3 = 3 · Take 1 intrigue and +4 coins
gondola-effect-mint-4 = 4 · +2 coins and +1 VP
gondola-effect-council-of-10-1 = 1 · Take 1 silver cube
gondola-effect-council-of-10-2 = 2 · +1 VP per player with more intrigue than you
gondola-effect-council-of-10-3 = 3 · Build a bridge for free, or +2 VP
gondola-effect-council-of-10-4 = 4 · Lose 3 intrigue
gondola-effect-st-marks-1 = 1 · +2 coins
gondola-effect-st-marks-2 = 2 · Pay the tax, look at 2 missions, keep 1
gondola-effect-doges-palace-1 = 1 · +1 scroll and +1 VP
gondola-effect-doges-palace-2 = 2 · Pay the tax, look at 2 missions, keep 1
gondola-effect-major-council-1 = 1 · Council track +1, and +1 more per player with less intrigue than you
gondola-effect-major-council-2 = 2 · Pay 4 coins: build a bridge
gondola-mission-1 = Trusted Oarsman
gondola-about-mission-1 = Keeping the gondolier on the same boat costs you only 1 coin.
gondola-mission-2 = Pilot’s Chart
gondola-about-mission-2 = The first canal you have to pay for in a turn costs 1 coin less.
gondola-mission-3 = Freedom of the Bridges
gondola-about-mission-3 = Other players’ bridges give you 1 coin instead of intrigue.
gondola-mission-4 = Exempt from Dues
gondola-about-mission-4 = You pay no tax when drawing missions.
gondola-mission-5 = Meeting of the Crews
gondola-about-mission-5 = When you pass your own other boat, you may take 1 cube of any colour into either boat.
gondola-mission-6 = Wider Hulls
gondola-about-mission-6 = Each of your boats carries up to 7 cubes.
gondola-mission-7 = Welcome Company
gondola-about-mission-7 = When you moor, you gain 1 VP for each boat already at the dock that is not yours.
gondola-mission-8 = A Growing Name
gondola-about-mission-8 = Every mission you complete from now on gives 2 more VP.
gondola-mission-9 = Well-Placed Friends
gondola-about-mission-9 = When you draw an influence card, you look at 3 and keep 1.
gondola-mission-10 = Two Irons in the Fire
gondola-about-mission-10 = You may play two influence cards at the start of your turn.
gondola-mission-11 = Potter’s Commission
gondola-about-mission-11 = Once per turn: ceramics from a building also bring you 1 coin.
gondola-mission-12 = Weaver’s Letters
gondola-about-mission-12 = Once per turn: cloth from a building also brings you 1 scroll.
gondola-mission-13 = Silver Candlesticks
gondola-about-mission-13 = Once per turn: with silver from a building you may lose 1 intrigue.
gondola-mission-14 = Loose Tongues
gondola-about-mission-14 = A player who passes your boat in their own turn must pay a scroll or take an intrigue one more time.
gondola-mission-15 = Golden Tongue
gondola-about-mission-15 = At the Major Council you advance 1 more space.
gondola-mission-16 = Master of Stone
gondola-about-mission-16 = Bridges at the Major Council cost 2 coins; every bridge you build gives 2 VP.
gondola-mission-17 = Toll Rights
gondola-about-mission-17 = Your own bridges give you 3 coins instead of 1.
gondola-mission-18 = Veteran Staff
gondola-about-mission-18 = Mooring at a tile where your assistant already stands on space 4 gives you 2 VP.
gondola-mission-19 = Quick Learners
gondola-about-mission-19 = A new assistant placed by mooring may advance one more space at once.
gondola-mission-20 = Above Suspicion
gondola-about-mission-20 = Other players’ effects cannot give you intrigue (meetings and bridges still do).
gondola-mission-21 = Small Gifts
gondola-about-mission-21 = Where you must pay a scroll or take an intrigue, you may pay 1 cube from either boat instead of the scroll.
gondola-mission-22 = Clean Hands
gondola-about-mission-22 = At the start of your turn, if nobody has less intrigue than you: +1 coin.
gondola-mission-23 = Paid Silence
gondola-about-mission-23 = Each scroll you pay in a meeting brings you 1 coin.
gondola-mission-24 = Civic Honours
gondola-about-mission-24 = The coins of St Mark’s Square and the scroll and VP of the Doge’s Palace are doubled for you.
gondola-mission-25 = Alms in Passing
gondola-about-mission-25 = Passing St Mark’s Square: +1 coin; passing the Doge’s Palace: +1 scroll.
gondola-mission-26 = A Cheap Pardon
gondola-about-mission-26 = At the end you pay off each intrigue for 1 scroll or 2 coins.
gondola-card-bribe-foreman = A Purse for the Foreman
gondola-about-card-bribe-foreman = Move one of your assistants straight to space 4 of its tile without pushing anybody. Then take 3 intrigue.
gondola-card-organise-stocks = Sort the Holds
gondola-about-card-organise-stocks = Take 1 cube of any colour, then redistribute all cubes between your two boats, wherever they are.
gondola-card-work-overtime = Late Shift
gondola-about-card-work-overtime = Use one building where one of your boats is moored. The assistant there does not advance.
gondola-card-bid-for-contracts = Seek a Commission
gondola-about-card-bid-for-contracts = Draw 1 mission without tax, or +2 VP.
gondola-card-bribe-councillors = Whispers in the Chamber
gondola-about-card-bribe-councillors = Council track +1; you may take 1 intrigue for another +1.
gondola-card-conduct-research = Night in the Archives
gondola-about-card-conduct-research = +3 scrolls.
gondola-card-trade-information = Swap Secrets
gondola-about-card-trade-information = +2 coins and an influence card (look at 2, keep 1).
gondola-card-give-testimony = Speak Before the Judges
gondola-about-card-give-testimony = Lose 3 intrigue.
gondola-card-build-bridge = Raise a Bridge
gondola-about-card-build-bridge = Build a bridge for free, or +2 VP for each of your bridges on the board.
gondola-card-hire-spy = Borrowed Eyes
gondola-about-card-hire-spy = Put the spy on a tile: if your boat passes it this turn, you may use all four effects there instead of those of your assistant.
gondola-card-promote-workers = A Step Up
gondola-about-card-promote-workers = One of your assistants advances one space and pushes as usual. You do not use the building.
gondola-doge-tribute = Tribute
gondola-about-doge-tribute = The Doge gains 8 VP.
gondola-doge-feast = Banquet at the Palace
gondola-about-doge-feast = The Doge gains 3 VP, then takes 1 intrigue (he cannot pay a scroll instead).
gondola-doge-archive = Secret Archive
gondola-about-doge-archive = The Doge gains 2 scrolls (up to 5).
gondola-doge-closed-doors = Behind Closed Doors
gondola-about-doge-closed-doors = His rear council marker advances 1 space, or 2 if you have less intrigue than he has.
gondola-doge-senators = Loyal Senators
gondola-about-doge-senators = His leading council marker advances 1 space.
gondola-doge-both-houses = Both Chambers
gondola-about-doge-both-houses = Both his council markers advance 1 space.
gondola-doge-public-works = Public Works
gondola-about-doge-public-works = He builds a bridge over the most expensive open canal at the dock of your active boat. With no bridge left he gains 2 VP.
gondola-doge-denunciation = The Lion’s Mouth
gondola-about-doge-denunciation = You take 1 intrigue; you cannot pay a scroll instead.
gondola-doge-interrogation = Questioning
gondola-about-doge-interrogation = Twice: pay 1 scroll or take 1 intrigue.
gondola-doge-pardon = He Pardons Himself
gondola-about-doge-pardon = The Doge loses up to 2 intrigue and gains 1 VP for each point he cannot lose.
gondola-doge-patronage = Old Retainers
gondola-about-doge-patronage = The Doge gains 1 VP for each of his assistants on a space 4, up to 4.
gondola-doge-overseers = New Overseers
gondola-about-doge-overseers = His least advanced assistant advances 1 space, and he scores that space.
gondola-doge-escort = Ducal Escort
gondola-about-doge-escort = The Doge gains 1 VP for each of your boats that shares a dock with one of his; if none does, 1 scroll.
gondola-doge-levy = Special Levy
gondola-about-doge-levy = Pay 2 coins, or the Doge gains 2 VP.
gondola-cube-orange = ceramics
gondola-cube-purple = cloth
gondola-cube-silver = silver
gondola-cubes = { $count } × { $cube }
gondola-cargo = { $cubes }
gondola-cargo-none = no cubes
gondola-pair = { $a } – { $b }
gondola-boat = { $letter }
gondola-n-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
gondola-n-scrolls = { $n ->
    [one] 1 scroll
   *[other] { $n } scrolls
}
gondola-n-vp = { $n } VP
gondola-n-intrigue = { $n } intrigue
gondola-n-spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
gondola-n-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
gondola-smuggler = { $building } (ignores Doge card { $place })

# Questions
gondola-ask-mission-draft = Which of your three missions goes under the deck?
gondola-ask-prologue-first = Where do you place your first boat? You may use the building there at once.
gondola-ask-prologue-second = Where do you place your second boat? Not at the dock of the first.
gondola-ask-play-influence = Before you move: play an influence card? ({ $count } in hand)
gondola-ask-gondolier-first = Which of your boats does the gondolier take? The first time, either is free.
gondola-ask-gondolier = The gondolier is { $place }. Changing boats is free; staying costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
} (you have { $coins }).
gondola-ask-gondolier-trapped = Neither of your boats can move: the gondolier changes boats, and your turn ends.
gondola-ask-move-first = Your boat lies { $place } with { $cubes }; you have { $coins }. The first canal is free: where to?
gondola-ask-move = Your boat is { $place } with { $cubes }; you have { $coins }. Where to next?
gondola-ask-own-swap = You pass your other boat { $place }. Share the cubes ({ $cubes }): which does the moving boat carry, up to { $room }?
gondola-ask-meeting-mover = You pass a boat of { $other } { $place }: { $scrolls ->
    [0] you have no scroll to pay; take an intrigue ({ $intrigue } of { $cap })?
   *[other] pay a scroll (you have { $scrolls }) or take an intrigue ({ $intrigue } of { $cap })?
}
gondola-ask-meeting-met = { $other } passes your boat { $place }: { $scrolls ->
    [0] you have no scroll to pay; take an intrigue ({ $intrigue } of { $cap })?
   *[other] pay a scroll (you have { $scrolls }) or take an intrigue ({ $intrigue } of { $cap })?
}
gondola-ask-meeting-gossip = Loose Tongues { $place }: pay once more. { $scrolls ->
    [0] you have no scroll to pay; take an intrigue ({ $intrigue } of { $cap })?
   *[other] pay a scroll (you have { $scrolls }) or take an intrigue ({ $intrigue } of { $cap })?
}
gondola-ask-meeting-smugglers = You pass a smuggler boat { $place }: { $scrolls ->
    [0] you have no scroll to pay; take an intrigue ({ $intrigue } of { $cap })?
   *[other] pay a scroll (you have { $scrolls }) or take an intrigue ({ $intrigue } of { $cap })?
}
gondola-ask-meeting-doge = You pass a boat of the Doge { $place }: { $scrolls ->
    [0] you have no scroll to pay; take an intrigue ({ $intrigue } of { $cap })?
   *[other] pay a scroll (you have { $scrolls }) or take an intrigue ({ $intrigue } of { $cap })?
}
gondola-ask-meeting-by-smugglers = Smuggler boat { $boat } passes yours { $place }: { $scrolls ->
    [0] you have no scroll to pay; take an intrigue ({ $intrigue } of { $cap })?
   *[other] pay a scroll (you have { $scrolls }) or take an intrigue ({ $intrigue } of { $cap })?
}
gondola-ask-meeting-by-doge = The Doge’s boat { $boat } passes yours { $place }: { $scrolls ->
    [0] you have no scroll to pay; take an intrigue ({ $intrigue } of { $cap })?
   *[other] pay a scroll (you have { $scrolls }) or take an intrigue ({ $intrigue } of { $cap })?
}
gondola-ask-activate-passing = In passing { $place }, with { $cubes } and { $coins }: what do you use?
gondola-ask-activate = Moored { $place } with { $cubes } and { $coins }: what do you use?
gondola-ask-cube-pick = Which { $count } cubes do you take? The boat carries { $held } and has room for { $room }.
gondola-ask-discard = The boat { $place } carries { $held }: which do you put back ({ $over } too many)?
gondola-ask-convert = The boat carries { $held }: what do these cubes become?
gondola-ask-sell-cubes = The boat carries { $held }: which cube do you sell for { $coins }?
gondola-ask-spend-cubes = The boat carries { $held }: which cubes do you give, for { $vp } VP each?
gondola-ask-stocks-gain = Which cube do you take? Then you redistribute all cubes between your boats.
gondola-ask-stocks-crews = Your crews meet: which cube do you take, if any? Then you redistribute all cubes.
gondola-ask-stocks-split = Share the cubes ({ $cubes }): which does the boat { $here } carry? The rest goes to the boat { $there }.
gondola-ask-calm = Silver Candlesticks: lose 1 of your { $intrigue } intrigue?
gondola-ask-keep-influence = { $count } influence cards: which one do you keep? The rest goes under the deck.
gondola-ask-keep-mission = { $count } missions: which one do you keep? The rest goes under the deck.
gondola-ask-complete-mission = Moored { $place } with { $cubes } and { $scrolls }: complete a mission?
gondola-ask-complete-none = You cannot complete a mission here.
gondola-ask-mission-place = Where does { $mission } go?
gondola-ask-mission-slot = Your three slots are full. Which ability makes room for { $mission }?
gondola-ask-branch-card = { $card }: which of the two?
gondola-ask-branch = You are { $place }: which of the two?
gondola-ask-take-intrigue = You are on space { $space } of the council track. Take 1 intrigue (now { $intrigue } of { $cap }) to advance one more space?
gondola-ask-overtime = Which building do you use in the late shift? You have { $coins }.
gondola-ask-foreman = Which of your assistants goes straight to space 4? You take 3 intrigue.
gondola-ask-promote = Which of your assistants advances one space?
gondola-ask-train-again = Your new assistant { $place } learns quickly: advance to space 2?
gondola-ask-spy-target = Where does the spy wait? If your boat passes that building this turn, all four effects are yours.
gondola-ask-bridge-site = Over which canal do you build? You have { $left ->
    [one] one bridge
   *[other] { $left } bridges
} left.
gondola-ask-reduce = With { $intrigue } intrigue you would be arrested. Pay off a point? You have { $scrolls } and { $coins }.
gondola-ask-reduce-once = Pay off one of your { $intrigue } intrigue? You are asked only once. You have { $scrolls } and { $coins }.
gondola-ask-reduce-solo = Pay off 1 intrigue? You have { $intrigue }, the Doge { $doge }; you need less than he has. ({ $scrolls }, { $coins })
gondola-ask-smuggler-first = Where does smuggler boat { $boat } begin? The other card goes back on top of your deck.
gondola-ask-smuggler-card = Smuggler boat { $boat } lies { $place }: where does it go? The other card goes back on top of your deck.
gondola-ask-doge-boat-card = Deck { $deck }: which card do you play for the Doge? The other goes back on top.
gondola-ask-smuggler-boat = Which of the Doge’s two { $deck } boats is to moor { $place }?
gondola-ask-smuggler-way = Boat { $boat } is { $here } and will moor { $goal }. Its cheapest routes meet different boats: which one?
gondola-ask-doge-bridge-site = Over which of the most expensive canals does the Doge build?
gondola-ask-doge-assistant = Which of the Doge’s least advanced assistants advances?
gondola-ask-doge-demand = The Doge’s card questions you: { $scrolls ->
    [0] you have no scroll to pay; take an intrigue ({ $intrigue } of { $cap })?
   *[other] pay a scroll (you have { $scrolls }) or take an intrigue ({ $intrigue } of { $cap })?
}
gondola-ask-levy = The Doge demands { $price }. Do you pay? You have { $coins }.
gondola-ask-taxi-reward = The passenger has arrived: which reward do you take?

# Options
gondola-flip-coins = Favour card: 5 coins
gondola-flip-scrolls = Favour card: 2 scrolls
gondola-pass = Pass { $building }{ $cost ->
    [0] {""} (free)
    [one] {""} (1 coin)
   *[other] {""} ({ $cost } coins)
}
gondola-moor = Moor { $place }{ $cost ->
    [0] {""} (free)
    [one] {""} (1 coin)
   *[other] {""} ({ $cost } coins)
}
gondola-done = Done here
gondola-go-on = Go on
gondola-embark = Take the passenger aboard
gondola-trapped = End the turn
gondola-take-boat = The boat { $place }{ $price ->
    [0] {""} (free)
    [one] {""} (1 coin)
   *[other] {""} ({ $price } coins)
}
gondola-pay-scroll = Pay a scroll
gondola-pay-intrigue = Take an intrigue
gondola-pay-cube = Give 1 × { $cube } from the boat { $place }
gondola-reduce-stop = Stop here
gondola-reduce = 1 intrigue less for { $price }
gondola-no-mission = No mission
gondola-no-card = No card
gondola-no-cube = No cube
gondola-return = Give back: { $mission }
gondola-archive-new = Archive it at once
gondola-free-slot = Into a free slot
gondola-replace = In place of { $mission }
gondola-doge-boat = Boat { $boat } ({ $place })
gondola-way = Via { $docks }
gondola-way-straight = Directly
gondola-branch-bridge = Build a bridge
gondola-branch-mission = Draw a mission
gondola-branch-vp = { $vp }
gondola-branch-vp-bridges = { $vp } for each bridge of yours
gondola-split = Here: { $here } · other boat: { $there }
gondola-split-lost = Here: { $here } · other boat: { $there } · back: 1 × { $cube }
gondola-calm-yes = Lose 1 intrigue
gondola-calm-no = Keep the intrigue
gondola-train-again-yes = Advance to space 2
gondola-train-again-no = Stay on space 1
gondola-take-intrigue-yes = Take 1 intrigue and advance
gondola-take-intrigue-no = Stop here
gondola-levy-yes = Pay
gondola-levy-no = Do not pay: the Doge gains VP
gondola-taxi-reward-0 = 3 VP
gondola-taxi-reward-1 = Turn the Favour card back
gondola-taxi-reward-2 = Use the Favour card for 5 coins and keep it
gondola-taxi-reward-3 = Use the Favour card for 2 scrolls and keep it
gondola-doge-worker = Assistant { $colour } ({ $place })
gondola-group-favour = Favour card
gondola-group-pass = Pass and go on
gondola-group-moor = Moor
gondola-group-cost = Canals of { $coins }
gondola-group-here = { $cubes } here
gondola-group-spend = Give { $cubes }
gondola-group-tiles = Tiles
gondola-group-communal = Communal buildings

# Consequences
gondola-effect = { $parts }
gondola-effect-card = { $about } ({ $parts })
gondola-effect-mission = Deliver { $price } { $place } for { $gain }. Then: { $ability }
gondola-effect-mission-free = { $parts }. In a free slot, from now on: { $ability }
gondola-effect-mission-full = { $parts }. Three abilities are at work; one has to make room for: { $ability }
gondola-effect-archived = It counts as completed; its ability never works.
gondola-effect-slotted = From now on: { $gained }
gondola-effect-replaced = From now on: { $gained } No longer: { $lost }
gondola-part-coins = coins { $before } → { $after }
gondola-part-scrolls = scrolls { $before } → { $after }
gondola-part-intrigue = intrigue { $before } → { $after }
gondola-part-vp = VP { $before } → { $after }
gondola-part-council = council { $before } → { $after }
gondola-part-other-vp = { $name }: VP { $before } → { $after }
gondola-part-other-intrigue = { $name }: intrigue { $before } → { $after }
gondola-part-doge-vp = the Doge: VP { $before } → { $after }
gondola-part-doge-intrigue = the Doge: intrigue { $before } → { $after }
gondola-part-doge-scrolls = the Doge: scrolls { $before } → { $after }
gondola-part-cargo = then aboard: { $cubes }
gondola-part-carries = aboard: { $cubes }
gondola-part-overflow = too full: { $cubes } must go back
gondola-part-assistant = your assistant on space { $space }
gondola-part-pushed-own = your assistant is pushed to space { $space }
gondola-part-pushed = { $name }: assistant pushed to space { $space }
gondola-part-assistant-doge = the Doge’s assistant on space { $space }
gondola-part-assistant-smugglers = the smugglers’ assistant on space { $space }
gondola-part-influence = { $count ->
    [one] 1 influence card
   *[other] look at { $count } influence cards, keep 1
}
gondola-part-missions = { $count ->
    [one] 1 mission
   *[other] look at { $count } missions, keep 1
} ({ $left } left in the deck)
gondola-part-doge-card = a Doge card leaves the game
gondola-part-end = triggers the end of the game
gondola-part-risk-you = then you would be arrested
gondola-part-risk = then { $name } would be arrested
gondola-part-risk-none = then nobody would be arrested
gondola-part-free = then you would stay free
gondola-part-bridge-own = under your bridge
gondola-part-bridge-other = under a bridge of { $name }
gondola-part-bridge-doge = under a bridge of the Doge
gondola-part-meet-own = your boats may exchange cubes
gondola-part-meet = you meet { $name }
gondola-part-meet-boat = you meet boat { $boat }
gondola-part-met = it meets { $name } { $place }
gondola-part-met-own = it meets your boat { $place }
gondola-part-met-nobody = it meets nobody
gondola-part-ways = you choose among several cheapest routes
gondola-part-if-boat = boat { $boat } ({ $parts })
gondola-part-nothing = nothing else changes
gondola-part-use = open to you: { $effects }
gondola-part-no-use = nothing to use: your other boat lies there
gondola-part-passenger = the passenger may come aboard
gondola-part-delivered = the passenger has arrived
gondola-part-dropped = the passenger gets off
gondola-part-mission = you can complete { $mission }
gondola-part-favour = the card will not bring { $vp } at the end
gondola-part-toll = { $coins } each time you pass
gondola-part-ignored = ignored: { $card }
gondola-part-played = then the Doge plays { $card }: { $about }

# Refusals
gondola-refused-favour = You hold no unused Favour card.
gondola-refused-away = This canal does not begin where your boat is, { $place }.
gondola-refused-canal-used = Your boat has already used this canal this turn.
gondola-refused-start = { $building }: your boat set out from there this turn.
gondola-refused-dock-used = { $building }: your boat has already been there this turn.
gondola-refused-dear = This canal costs { $cost }, and you have { $coins }.
gondola-refused-own-boat = Your other boat lies { $place }: you can pass it, not moor there.
gondola-refused-no-way = { $building }: after passing it you could not pay your way to a place to moor.
gondola-refused-boat = Choose one of your two boats.
gondola-refused-stay = Staying on the same boat costs { $cost }, and you have { $coins }.
gondola-refused-stuck = This boat could not reach any place to moor.
gondola-refused-together = Your first boat is there: your boats never share a dock.
gondola-refused-no-effect = { $building } has no such effect.
gondola-refused-effect-used = You have already used effect { $number }; each works once.
gondola-refused-reach = { $space ->
    [0] Effect { $number } is not open to you here.
   *[other] Effect { $number } is beyond your assistant, who stands on space { $space }.
}
gondola-refused-stranded = You could not go on afterwards: the next canal needs { $coins }.
gondola-refused-must-earn = You have to earn your way first: the next canal needs { $coins }.
gondola-refused-coins = It costs { $cost }, and you have { $coins }.
gondola-refused-scrolls = It costs { $cost }, and you have { $scrolls }.
gondola-refused-no-intrigue = You have no intrigue to lose.
gondola-refused-hand = It needs { $least } influence cards in hand, and you have { $count }.
gondola-refused-supply = The supply has no such cubes left.
gondola-refused-no-cubes = Your boat { $place } carries no cubes.
gondola-refused-no-influence = There is no influence card left to draw.
gondola-refused-missions = You already hold { $most } uncompleted missions.
gondola-refused-no-missions = The mission deck is empty.
gondola-refused-no-bridge = You have no bridge left, or no canal is free for it.
gondola-refused-passenger = The passenger boards only a boat that passes where he waits.
gondola-refused-overtime-boat = None of your boats lies there.
gondola-refused-overtime-communal = At this table the card does not work at communal buildings.
gondola-refused-idle = Nothing could be used { $place } now.
gondola-refused-card = You do not hold this influence card.
gondola-refused-promotable = None of your assistants stands below space 4.
gondola-refused-overtime = Nothing could be used where your boats lie.
gondola-refused-no-assistant = You have no assistant there.
gondola-refused-top = Your assistant stands on space 4 already.
gondola-refused-spy = The spy goes to one of the twelve tiles.
gondola-refused-mission = You do not hold this mission.
gondola-refused-elsewhere = { $mission } is completed elsewhere: { $place }.
gondola-refused-cubes = { $mission }: this boat lacks { $cubes }.
gondola-refused-mission-scrolls = { $mission } costs { $cost }, and you have { $scrolls }.
gondola-refused-drawn = Choose one of the cards you are looking at.
gondola-refused-no-scroll = You have no scroll to pay.
gondola-refused-gift = A scroll or an intrigue: only the ability of Small Gifts lets you pay with cubes.
gondola-refused-no-cube = There is no such cube in that boat.
gondola-refused-needed-cube = Your boat needs this cube to pay its way on.
gondola-refused-discard = Exactly { $cubes } of { $held } must go back.
gondola-refused-take = Take { $cubes } that the supply holds; on the way, such that your boat can go on.
gondola-refused-spend = The boat carries { $held }: choose among these.
gondola-refused-convert = Choose { $cubes } that the supply can provide; on the way, such that your boat can go on.
gondola-refused-split = All cubes must find room, { $here } here and { $there } in the other boat; on the way, the boat must be able to go on.
gondola-refused-bridged = This canal has a bridge already.
gondola-refused-site = No bridge can be built there now.
gondola-refused-doge-boat = Only the Doge’s two boats { $deck } can be sent.
gondola-refused-cheapest = The boat takes one of the cheapest routes.
gondola-refused-dearest = The Doge builds over one of the most expensive canals.
gondola-refused-lowest = The Doge’s least advanced assistants come first.
gondola-refused-renew = Your Favour card is unused: use it for coins or scrolls, then it is yours again.
gondola-refused-flipped = Your Favour card is used: you can only turn it back.

# Log
gondola-log-first-player = { $player } plays first.
gondola-log-round = Round { $amount }.
gondola-log-rounds-left = { $amount ->
    [0] This is the last round.
    [one] One more round follows this one.
   *[other] { $amount } more rounds follow this one.
}
gondola-log-turn = { $player } to move.
gondola-log-boat-placed = { $player } places a boat { $place }.
gondola-log-gondolier = { $player }: the gondolier takes the boat { $place }.
gondola-log-trapped = { $player } cannot move either boat.
gondola-log-passed = { $player } passes { $building }{ $cost ->
    [0] {""}.
    [one] {""} for 1 coin.
   *[other] {""} for { $cost } coins.
}
gondola-log-moored = { $player } moors { $place }{ $cost ->
    [0] {""}.
    [one] {""} for 1 coin.
   *[other] {""} for { $cost } coins.
}
gondola-log-crossed-own = { $player } passes under one of their own bridges.
gondola-log-crossed-other = { $player } passes under a bridge of { $owner }.
gondola-log-crossed-doge = { $player } passes under a bridge of the Doge.
gondola-log-meeting = { $player } meets a boat of { $other }.
gondola-log-meets-smugglers = { $player } meets a smuggler boat.
gondola-log-meets-doge = { $player } meets a boat of the Doge.
gondola-log-met-by-smugglers = A smuggler boat meets a boat of { $player }.
gondola-log-met-by-doge = A boat of the Doge meets a boat of { $player }.
gondola-log-gossip = Loose tongues: { $player } has to pay once more.
gondola-log-protected = { $player } is above suspicion and takes no intrigue.
gondola-log-effect = { $player }, { $building } { $effect }.
gondola-log-coins = { $player } gets { $what } (now { $now }).
gondola-log-coins-paid = { $player } pays { $what } (now { $now }).
gondola-log-scrolls = { $player } gets { $what } (now { $now }).
gondola-log-scrolls-paid = { $player } pays { $what } (now { $now }).
gondola-log-intrigue = { $player } takes { $what } (now { $now }).
gondola-log-intrigue-lost = { $player } loses { $what } (now { $now }).
gondola-log-vp = { $player } gets { $what } (now { $now }).
gondola-log-vp-lost = { $player } has no room for more intrigue and loses { $what } (now { $now }).
gondola-log-shared = { $player } gets { $what } for boats that moored later at the same dock (now { $now }).
gondola-log-council = { $player } advances { $what } in the council (now { $now }).
gondola-log-cubes = { $player } takes { $cubes }.
gondola-log-cubes-lost = { $player } puts back { $cubes }.
gondola-log-cubes-paid = { $player } gives { $cubes }.
gondola-log-cube-taken = { $player } takes 1 × { $cube }.
gondola-log-converted = { $player } now carries { $cubes }.
gondola-log-swapped = { $player } shares out the cubes: { $here } in one boat, { $there } in the other.
gondola-log-assistant = { $player }: assistant { $place } on space { $space }.
gondola-log-pushed = { $player }: the assistant { $place } is pushed to space { $space }.
gondola-log-all-placed = { $player } is the first with ten assistants on the board.
gondola-log-bridge = { $player } builds a bridge: { $canal }.
gondola-log-spy = { $player } sends the spy: { $place }.
gondola-log-overtime = { $player } works a late shift { $place }.
gondola-log-mission-seen = { $player } now holds { $missions }.
gondola-log-mission-drawn = { $player } keeps a mission and puts any other under the deck.
gondola-log-mission-returned = { $player } puts a mission under the deck.
gondola-log-mission-completed = { $player } completes { $mission }.
gondola-log-mission-slotted = { $player } now has the ability of { $mission }.
gondola-log-mission-archived = { $player } archives { $mission }.
gondola-log-influence-drawn = { $player } keeps an influence card.
gondola-log-influence-seen = { $player } now holds { $cards }.
gondola-log-influence-played = { $player } plays { $card }.
gondola-log-influence-shuffled = The influence cards are reshuffled.
gondola-log-favour-coins = { $player } uses the Favour card for coins.
gondola-log-favour-scrolls = { $player } uses the Favour card for scrolls.
gondola-log-embarked = { $player } takes the passenger aboard.
gondola-log-dropped = { $player } sets the passenger down { $place }.
gondola-log-delivered-0 = { $player } has brought the passenger to the destination and takes VP.
gondola-log-delivered-1 = { $player } has brought the passenger to the destination and turns the Favour card back.
gondola-log-delivered-2 = { $player } has brought the passenger to the destination, uses the Favour card for coins and keeps it.
gondola-log-delivered-3 = { $player } has brought the passenger to the destination, uses the Favour card for scrolls and keeps it.
gondola-log-passenger = A passenger waits { $place }.
gondola-log-destination = The passenger’s destination: { $building }.
gondola-log-smuggler-card = { $player } plays a smuggler card: { $card }.
gondola-log-smuggler-passed = Smuggler boat { $boat } passes { $buildings }.
gondola-log-smuggler-arrived = Smuggler boat { $boat } moors { $place }.
gondola-log-smuggler-stays = Smuggler boat { $boat } stays { $place }.
gondola-log-smuggler-assistant = Smugglers’ assistant { $place } on space { $space }.
gondola-log-smuggler-pushed = The smugglers’ assistant { $place } is pushed to space { $space }.
gondola-log-smugglers-shuffled = Smuggler deck { $deck } is reshuffled.
gondola-log-doge-boat-card = Card for the Doge: { $card }.
gondola-log-doge-passed = The Doge’s boat { $boat } passes { $buildings }.
gondola-log-doge-arrived = The Doge’s boat { $boat } moors { $place }.
gondola-log-doge-stays = The Doge’s boat { $boat } stays { $place }.
gondola-log-doge-assistant = The Doge’s assistant { $place } on space { $space }.
gondola-log-doge-pushed = The Doge’s assistant { $place } is pushed to space { $space }.
gondola-log-doge-position = The Doge gets { $what } for its space (now { $now }).
gondola-log-doge-shared = The Doge gets { $what } for boats that moored later at the same dock (now { $now }).
gondola-log-doge-bridge = The Doge builds a bridge: { $canal }.
gondola-log-doge-vp = The Doge gets { $what } (now { $now }).
gondola-log-doge-vp-lost = Too much intrigue: the Doge loses { $what } (now { $now }).
gondola-log-doge-scrolls = The Doge gets { $what } (now { $now }).
gondola-log-doge-scrolls-paid = The Doge pays { $what } (now { $now }).
gondola-log-doge-intrigue = The Doge takes { $what } (now { $now }).
gondola-log-doge-intrigue-lost = The Doge loses { $what } (now { $now }).
gondola-log-doge-marker = A council marker of the Doge advances to space { $now }.
gondola-log-doge-card = Revealed in the Doge’s row: { $cards }.
gondola-log-doge-ignored = The Doge ignores { $cards }.
gondola-log-doge-plays = The Doge plays { $card }.
gondola-log-doge-card-removed = A Doge card leaves the game unseen.
gondola-log-doge-end = The Doge’s row cannot be filled any more. { $amount ->
    [0] The scoring follows at once.
    [one] You have one more turn.
   *[other] You have { $amount } more turns.
}
gondola-log-end-council = { $player } has reached the end marker in the council: this round and two more.
gondola-log-end-missions = The last mission is drawn: this round and two more.
gondola-log-final-scoring = Final scoring.
gondola-log-score-council = { $player } gets { $what } for the place in the council (now { $now }).
gondola-log-score-assistants = { $player } gets { $what } for the assistants’ influence (now { $now }).
gondola-log-score-wealth = { $player } gets { $what } for coins left over (now { $now }).
gondola-log-score-favour = { $player } gets { $what } for the unused Favour card (now { $now }).
gondola-log-doge-score-council = The Doge gets { $what } for his places in the council (now { $now }).
gondola-log-reduction-stopped = { $player } stops paying off intrigue.
gondola-log-arrested = The Inquisition arrests { $player }, whose intrigue is { $amount }.
gondola-log-nobody-arrested = Nobody is arrested.
gondola-log-total = { $player } ends with { $amount } VP.
gondola-log-doge-total = The Doge ends with { $amount } VP.

# An action and its results in one line
gondola-told-effect = { $player } { $place }: { $results }.
gondola-told-card = { $player } plays { $card }: { $results }.
gondola-told-favour = { $player } uses the Favour card: { $results }.
gondola-told-mission = { $player } completes { $mission }: { $results }.
gondola-told-doge = The Doge plays { $card }: { $results }.
gondola-did-coins = gets { $what } (now { $now })
gondola-did-coins-paid = pays { $what } (now { $now })
gondola-did-scrolls = gets { $what } (now { $now })
gondola-did-scrolls-paid = pays { $what } (now { $now })
gondola-did-intrigue = takes { $what } (now { $now })
gondola-did-intrigue-lost = loses { $what } (now { $now })
gondola-did-vp = gets { $what } (now { $now })
gondola-did-council = advances { $what } in the council (now { $now })
gondola-did-cubes = takes { $cubes }
gondola-did-cubes-lost = puts back { $cubes }
gondola-did-cubes-paid = gives { $cubes }
gondola-did-cube-taken = takes 1 × { $cube }
gondola-did-converted = now carries { $cubes }
gondola-did-marker = moves a council marker to space { $now }

# The table
gondola-bad-taxi = Taxi Service is for three to five players, not for { $seats }.
gondola-bad-handicap = With Taxi Service everybody needs a Favour card: none can be withheld.
gondola-bad-smugglers = Smuggler cards are drawn with two players, not with { $seats }.
gondola-bad-solo = The option “{ $name }” belongs to the game against the Doge, not to { $seats } players.
gondola-ending-winner = Nobody was arrested; the player with the most VP wins.
gondola-ending-arrest = The Inquisition made an arrest; of the others, the player with the most VP wins.
gondola-ending-solo-won = You have more VP than the Doge and are free: you win.
gondola-ending-solo-arrested = You have at least as much intrigue as the Doge: you are arrested.
gondola-ending-solo-poorer = The Doge has at least as many VP as you: he wins.
gondola-option-favour_cards = Favour cards
gondola-option-favour_cards-help = Everybody may once take 5 coins or 2 scrolls; unused cards are worth 4 VP.
gondola-option-favour_withheld = Seats without a Favour card
gondola-option-favour_withheld-help = Ticked seats play without a Favour card. In text: a row of five, such as 1,0,0,0,0.
gondola-option-favour_withheld-nobody = none
gondola-option-taxi = Taxi Service
gondola-option-taxi-help = A passenger waits to be taken to his destination (3 to 5 players; with Favour cards).
gondola-option-finite_cubes = Limited cubes
gondola-option-finite_cubes-help = 22 cubes of each colour; when they are gone, none can be taken.
gondola-option-meeting_mode = Meetings
gondola-option-meeting_mode-help = Both choose in secret, or one after the other.
gondola-option-mission_end = Last mission
gondola-option-mission_end-help = The end comes when the deck is empty after a draw, or as soon as its last card is looked at.
gondola-option-activate_past_own_boat = Use buildings past your own boat
gondola-option-activate_past_own_boat-help = You may use a tile in passing even where your other boat lies.
gondola-option-pass_start = Pass the start
gondola-option-pass_start-help = A loop may cross the dock where it began, once.
gondola-option-bribe_councillors = Whispers in the Chamber
gondola-option-bribe_councillors-help = The second step is open to all (English text) or only to the player with the most intrigue (French text).
gondola-option-overtime_communal = Late Shift at communal buildings
gondola-option-overtime_communal-help = Late Shift also works at communal buildings.
gondola-option-final_reduction = Final reduction
gondola-option-final_reduction-help = The player who would be arrested pays or stops; or everybody once in turn order.
gondola-option-favour_in_scoring = Favour in the scoring
gondola-option-favour_in_scoring-help = Favour cards may still be used in the final reduction.
gondola-option-open_smuggler_draw = Open smuggler cards
gondola-option-open_smuggler_draw-help = With two players both see the smuggler cards that are drawn.
gondola-option-doge_row_slide = Doge’s row slides
gondola-option-doge_row_slide-help = Cards that stay move to the left before the row is filled.
gondola-option-solo_start_missions = Missions at the start
gondola-option-solo_start_missions-help = Alone you begin with two of three missions.
gondola-option-difficulty = Difficulty
gondola-option-difficulty-help = How strong the Doge is; the switches below change single points of it.
gondola-option-difficulty-gentle = gentle
gondola-option-difficulty-normal = normal
gondola-option-difficulty-stern = stern
gondola-option-difficulty-merciless = merciless
gondola-option-prologue_extra = More assistants of the Doge
gondola-option-prologue_extra-help = Further cards from each deck give the Doge assistants in the prologue.
gondola-option-prologue_assistants = The Doge’s first assistants
gondola-option-prologue_assistants-help = The boats of the Doge place assistants in the prologue.
gondola-option-doge_council_start = The Doge in the council
gondola-option-doge_council_start-help = Where both his markers begin.
gondola-option-position_vp = VP for the Doge’s assistants
gondola-option-position_vp-help = What he scores on spaces 1 to 4.
gondola-option-position_vp-0-1-2-4 = 0, 1, 2 and 4
gondola-option-position_vp-1-1-2-4 = 1, 1, 2 and 4
gondola-option-position_vp-0-1-2-3 = 0, 1, 2 and 3
gondola-option-data = Data files
gondola-option-data-help = The board and the cards that this server plays with.
gondola-option-doge_scrolls = The Doge’s scrolls
gondola-option-doge_scrolls-help = How many scrolls he begins with.
gondola-option-extra_turns = Extra turns
gondola-option-extra_turns-help = How many turns you take after the end is triggered.
gondola-option-meeting_mode-simultaneous = in secret
gondola-option-meeting_mode-mover_first = the moving player first
gondola-option-meeting_mode-met_first = the met player first
gondola-option-mission_end-empty_after_return = empty after the draw
gondola-option-mission_end-touched = last card looked at
gondola-option-bribe_councillors-en = open to all
gondola-option-bribe_councillors-fr = only with most intrigue
gondola-option-final_reduction-at_risk_loop = who is at risk
gondola-option-final_reduction-once_in_turn_order = once in turn order
gondola-why-points = brings you more VP
gondola-why-points-others = brings the others fewer VP
gondola-why-purse = leaves you more coins and scrolls
gondola-why-purse-others = leaves the others fewer coins and scrolls
gondola-why-arrest = lowers your risk of arrest
gondola-why-arrest-others = raises the others’ risk of arrest
gondola-why-missions = gets you closer to completing missions
gondola-why-missions-others = keeps the others further from completing missions
gondola-why-cards = leaves you more influence cards
gondola-why-cards-others = leaves the others fewer influence cards
gondola-why-council = promises you more from the council
gondola-why-council-others = promises the others less from the council
gondola-why-assistants = makes better use of your assistants and bridges
gondola-why-assistants-others = gives the others less use of their assistants and bridges
gondola-why-abilities = gives you more use of your abilities
gondola-why-abilities-others = gives the others less use of their abilities
gondola-why-rivals = leaves your rivals with less
gondola-why-rivals-others = weakens the others against their rivals
gondola-why-doge = leaves the Doge with less
gondola-why-doge-others = weakens the others against the Doge

# Standing answers
gondola-standing-meeting = When somebody meets one of your boats
gondola-standing-meeting-scroll = give a scroll
gondola-standing-meeting-intrigue = take an intrigue
