# The map
doge-web-map = Map of Venice: the six districts and the Quarantia
doge-web-water-laguna = Laguna
doge-web-water-bacino = Bacino di San Marco
doge-web-full = full
doge-web-price = palace { $price }
doge-web-need = you need { $count }
doge-web-enough = enough
doge-web-no-palace = no palace
doge-web-no-houses = no houses
doge-web-no-ballots = no ballots
doge-web-no-votes = no votes
doge-web-chamber = Only votes and advisors stand here
doge-web-used = card used
doge-web-used-short = used

# What a click does
doge-web-do-ballots = Send ballots to { $area ->
    [Quarantia] the Quarantia
   *[other] { $area }
}
doge-web-do-origin = Move a house out of { $area }
doge-web-do-goal = Move the house to { $area }
doge-web-do-houses = { $count ->
    [one] Place 1 house { $area }
   *[other] Place { $count } houses { $area }
}
doge-web-do-build = Build a palace { $area }

# Plates for those who listen
doge-web-say-voting = Voting now
doge-web-say-palaces = Palaces: { $names }
doge-web-say-full = All five slots are taken
doge-web-say-price = The next palace costs { $price } houses
doge-web-say-count = { $name } { $count }
doge-web-say-houses = Houses: { $houses }
doge-web-say-votes = { $name } { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} with { $ballots }
doge-web-say-ballots = Face-down ballots: { $ballots }
doge-web-say-advisor = from { $home } for { $name }
doge-web-say-advisors = Advisors: { $advisors }

# Order of elections
doge-web-order-now = { $area }, voting now
doge-web-order-none = { $area }, nobody voted
doge-web-order-hidden = hidden

# The hand
doge-web-hand = { $count ->
    [one] Your ballots · 1 not placed
   *[other] Your ballots · { $count } not placed
}
doge-web-hand-empty = Your ballots · all placed
doge-web-hand-both = Choose 1 to 4 ballots here and an area on the map
doge-web-hand-area = { $ballots }: now choose an area on the map
doge-web-hand-ballots = { $area }: now choose 1 to 4 ballots
doge-web-hand-too-many = At most four ballots can go to one area
doge-web-hand-made = { $area }: { $ballots }, sealed when you confirm
doge-web-hand-sealed = Sealed. You can change them until all have chosen
doge-web-ballot = Ballot { $value }
doge-web-ballot-placed = Ballot { $value }, placed in { $area }
doge-web-unused = unused
doge-web-seal = { $count ->
    [one] Seal 1 ballot for
   *[other] Seal { $count } ballots for
} { $area ->
    [Quarantia] the Quarantia
   *[other] { $area }
}
doge-web-advisors = The nine advisors and where they stand
doge-web-advisor = Advisor of { $home ->
    [Quarantia] the Quarantia
   *[other] { $home }
}, controlled by { $name }, stands in { $place ->
    [Quarantia] the Quarantia
   *[other] { $place }
}; { $times ->
    [0] no known vote there before its home votes again
    [one] votes once there before its home votes again
   *[other] votes { $times } times there before its home votes again
}
doge-web-advisor-free = Advisor of { $home ->
    [Quarantia] the Quarantia
   *[other] { $home }
}, neutral, off the map
doge-web-free = neutral
doge-web-times = { $times ->
    [0] no vote
    [one] 1 vote
   *[other] { $times } votes
}

# Players
doge-web-target = { $palaces } palaces in { $districts } districts: { $missing ->
    [0] reached
    [one] 1 more palace at least
   *[other] { $missing } more palaces at least
}
doge-web-districts = { $count ->
    [one] Palaces in 1 district
   *[other] Palaces in { $count } districts
}
doge-web-houses = { $supply } houses in supply, { $board } on the map
doge-web-rings = { $count ->
    [one] 1 ring left
   *[other] { $count } rings left
}
doge-web-ballots = { $count ->
    [one] 1 ballot in hand
   *[other] { $count } ballots in hand
}
doge-web-sealed = { $count ->
    [one] 1 sealed ballot
   *[other] { $count } sealed ballots
}
doge-web-ballots-used = { $count ->
    [one] 1 ballot in hand
   *[other] { $count } ballots in hand
}; cards used: { $areas }
doge-web-out = out of reach

# Preview
doge-web-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
doge-web-votes-between = { $least } to { $most } votes
doge-web-row-pass = You keep your ballots for a later round
doge-web-row-votes = { $advisors ->
    [0] Ballots { $ballots }
    [one] Ballots { $ballots } and 1 advisor
   *[other] Ballots { $ballots } and { $advisors } advisors
}
doge-web-row-leaving = { $count ->
    [one] Your advisor there may be gone by then
   *[other] Your { $count } advisors there may be gone by then
}
doge-web-at-most = at most { $votes }
doge-web-row-turn = It votes in election { $place } of 7
doge-web-row-hand = hand { $before } → { $after }
doge-web-row-win = { $count ->
    [0] If you win: no house left to place { $area }
    [one] If you win: 1 house { $area }
   *[other] If you win: up to { $count } houses { $area }
}
doge-web-row-win-quarantia = If you win: take advisors or move houses, twice
doge-web-row-rival = { $name }: { $count ->
    [0] advisors only
    [one] 1 ballot
   *[other] { $count } ballots
}
doge-web-row-supply = Your supply stays as it is
doge-web-row-supply-change = supply { $before } → { $after }
doge-web-row-houses = Houses in { $area }: { $before } → { $after }
doge-web-row-short = Not yet enough for a palace, which costs { $price }
doge-web-short = { $count } short
doge-web-row-possible = { $fresh ->
    [0] Palace possible { $area } for { $price } houses
   *[other] Palace possible { $area } for { $price } houses: a new district
}
doge-web-row-move = { $origin } { $originChange }, { $goal } { $goalChange }
doge-web-row-leaves = The advisor stays neutral, off the map
doge-web-row-qu-neutral = One advisor of the Quarantia stays neutral
doge-web-row-ring-back = { $name } takes back the ring from the advisor of { $home }
doge-web-row-rings = rings { $before } → { $after }
doge-web-row-stands = Your advisor stands { $area }
doge-web-row-times = { $times ->
    [0] no vote known
    [one] +1 vote
   *[other] +{ $times } votes
}
doge-web-row-ring-on = Your ring goes on it
doge-web-row-palaces = A palace for you { $area }
doge-web-row-districts = Districts with a palace of yours
doge-web-row-pay = Houses in { $area }: { $before } → { $after }
doge-web-row-next-price = The next palace there costs more
doge-web-row-last-year = You reach a target: the game ends with this year

# The place looked at
doge-web-missing = Missing
doge-web-votes-head = Votes
doge-web-aid = possible votes
doge-web-aid-help = Shows the fewest and most votes that each family can have in an area
doge-web-past = past ballots
doge-web-past-title = Ballots of this year and of past years
doge-web-tab-advisors = Advisors

# Progress and hints
doge-web-year = Year { $year }
doge-web-round = Round { $round } of { $rounds }
doge-web-election = Election { $number } of 7
doge-web-hint-advisor = Choose where to place the advisor, or move a house.
doge-web-hint-stand = Choose where to place the advisor.
doge-web-hint-origin = Choose a district in which you have a house.
doge-web-hint-goal = Choose the district it moves to.
doge-web-hint-houses = { $count ->
    [one] 1 house is left in your supply.
   *[other] { $count } houses are left in your supply.
}
doge-web-hint-build = The houses paid go back to your supply; the palace stays for good.

# The end
doge-web-end-none = Nobody has reached a target.
doge-web-end-one = Only one family has reached a target.
doge-web-end-palaces = { $count } families have reached a target: the most palaces decide.
doge-web-end-houses = { $count } families are level on palaces: the most houses on the map decide.
doge-web-end-shared = Palaces and houses are equal: the office is shared.
doge-web-end-target = Target
doge-web-end-not = not reached

# Steps of a question
doge-web-ask-send = Send ballots to one area
doge-web-ask-ballots = { $area }: which ballots?
doge-web-ask-area = Ballots { $ballots }: to which area?
doge-web-ask-seal = { $area }: { $ballots }. Seal them?
doge-web-ask-origin = Which house do you move?
doge-web-ask-goal = From { $area }: where does the house go?
doge-web-ask-advisor = You won { $area }, { $mine } to { $other }. Take its advisor, or { $moves ->
    [0] leave it neutral?
   *[other] move a house?
}
doge-web-ask-quarantia = You won the { $area }, { $mine } to { $other }. Take an advisor, or { $moves ->
    [0] leave it neutral?
   *[other] move a house?
}
doge-web-ask-quarantia-again = Your second action in the { $area }: take an advisor, or { $moves ->
    [0] leave it neutral?
   *[other] move a house?
}
doge-web-ask-houses-first = You won { $area }, { $mine } to { $other }. { $most ->
    [one] Place a house?
   *[other] Place how many houses?
}
doge-web-ask-houses-second = You came second in { $area }, { $mine } to { $other }. { $most ->
    [one] Place a house?
   *[other] Place how many houses?
}
doge-web-ask-houses-tied = You tied in { $area }, { $mine } to { $other }. { $most ->
    [one] Place a house?
   *[other] Place how many houses?
}
doge-web-bar-take = Take the advisor
doge-web-bar-move = Move a house
doge-web-do-stand = Place the advisor { $area }
doge-web-do-move = Move the house to { $area }
doge-web-do-no-house = Place no house
doge-web-title-advisor = Advisor to { $area }
doge-web-way = { $origin } → { $goal }
doge-web-plain = { $text }
doge-web-hint-ballots = Choose an area on the map and 1 to 4 ballots; they stay secret until all are ready.
doge-web-not-now = It plays no part in this question.

# An election
doge-web-votes-now = { $area ->
    [Quarantia] The Quarantia
   *[other] { $area }
} votes
doge-web-wins = { $name } wins
doge-web-you-win = You win
doge-web-you = You
doge-web-tied = Tie
doge-web-third-short = Third Family
doge-web-gain-alone = { $name }: up to 2 houses
doge-web-gain-first = { $name }: up to 2
doge-web-gain-none = { $name }: no houses left
doge-web-gain-second = { $name }: up to 1
doge-web-gain-seconds = tied 2nd: 1 each
doge-web-gain-tied = tied families: up to 2 houses each
doge-web-gain-quarantia = { $name }: 2 actions
doge-web-recap-title = Since your ballots
doge-web-recap-placed = { $count ->
    [one] 1 ballot
   *[other] { $count } ballots
} { $area }
doge-web-recap-passed = passes
doge-web-recap = { $area } { $votes }{ $taken ->
    [0] { "" }
   *[other] , advisor to { $advisor ->
        [Quarantia] the Quarantia
       *[other] { $advisor }
    }
}{ $houses ->
    [0] { "" }
    [one] , 1 house
   *[other] , { $houses } houses
}{ $palaces ->
    [0] { "" }
    [one] , palace
   *[other] , { $palaces } palaces
}{ $mine ->
    [0] { "" }
   *[other] ; you { $mine }
}
doge-web-year-text = Ballots return to every hand.
doge-web-aim = Win with { $targets }
doge-web-aim-one = { $first ->
    [0] { $palaces } in { $districts }
   *[other] { $palaces } palaces in { $districts } districts
}

# What things are
doge-web-tab-place = Numbers
doge-web-place = The area in numbers
doge-web-order-place = { $area }, election { $place }
doge-web-order-won = { $area }, won by { $names }, { $votes }
doge-web-order-hidden-title = Hidden card
doge-web-hidden-count = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
doge-web-about-order = The { $area } card: election { $place } of 7 this year. Its ballots stay secret until then.
doge-web-about-next = Election { $place } of next year.
doge-web-about-next-all = Next year, as far as known: { $areas }
doge-web-about-hidden = A card of next year’s order, still face down. One is turned up after each election. Still hidden: { $areas }.
doge-web-about-turn = Election { $place } this year
doge-web-about-result = Result of this year’s election: { $votes }
doge-web-about-price = The next palace here costs { $price } houses.
doge-web-about-need = The next palace here costs { $price } houses; { $missing ->
    [0] you have enough.
   *[other] you need { $missing } more.
}
doge-web-about-quarantia = The Council of Forty. The winner of its election acts twice, the runner-up once: take one of its advisors, or move a house. Nothing is built here.
doge-web-about-ballot = A secret ballot worth { $value ->
    [one] 1 vote
   *[other] { $value } votes
}. You get all seven back at the start of each year.
doge-web-about-advisor-free = The advisor of { $home ->
    [Quarantia] the Quarantia
   *[other] { $home }
} is neutral and off the map. The winner there may take it.
doge-web-about-advisor-votes = Adds 1 vote to its controller in every election where it stands.
doge-web-about-advisor-wins = The winner in { $home ->
    [Quarantia] the Quarantia
   *[other] { $home }
} may take it with a ring; it never stands at home.
doge-web-advisor-title = Advisor of { $home ->
    [Quarantia] the Quarantia
   *[other] { $home }
}
doge-web-place-line = { $palaces ->
    [0] { "" }
    [one] 1 palace,{ " " }
   *[other] { $palaces } palaces,{ " " }
}{ $houses ->
    [one] 1 house
   *[other] { $houses } houses
}{ $known ->
    [0] { $count ->
        [0] { "" }
        [one] , 1 sealed ballot
       *[other] , { $count } sealed ballots
    }
   *[other] { $count ->
        [0] { "" }
       *[other] , ballots { $ballots }
    }
}{ $advisors ->
    [0] { "" }
    [one] , 1 advisor
   *[other] , { $advisors } advisors
}
doge-web-place-votes = { $count ->
    [0] { $advisors ->
        [one] 1 advisor
       *[other] { $advisors } advisors
    }
   *[other] { $known ->
        [0] { $count ->
            [one] 1 sealed ballot
           *[other] { $count } sealed ballots
        }
       *[other] Ballots { $ballots }
    }{ $advisors ->
        [0] { "" }
        [one] , 1 advisor
       *[other] , { $advisors } advisors
    }
}
doge-web-votes-tag = { $votes } { $votes ->
    [1] vote
   *[other] votes
}
doge-web-of-six = { $count } of 6
doge-web-legend-palace = palace: stays for good and counts for victory
doge-web-legend-price = arch with a number: what a palace costs in houses; the gold one is built next
doge-web-legend-house = house: pays for palaces
doge-web-legend-need = number beside the name: houses you still need for a palace there
doge-web-legend-ballot = ballot: 0 to 3 votes, secret until the election
doge-web-legend-advisor = advisor: 1 vote where it stands
doge-web-legend-letters = CA Cannaregio, CS Castello, DO Dorsoduro, SM San Marco, SP San Polo, SC Santa Croce, QU Quarantia: where an advisor comes from, which area votes
doge-web-legend-ring = ring: marks whose advisor it is; each family has six

# The end of a year
doge-web-year-over = Year { $year } is over
doge-web-year-won = Won
doge-web-year-close = Start year { $year }
doge-web-ask-quarantia-second = You came second in the { $area }, { $mine } to { $other }. Take an advisor, or { $moves ->
    [0] leave it neutral?
   *[other] move a house?
}
doge-web-shown-ballots = Ballots are being placed
doge-web-shown-count = { $counts }
doge-web-shown-votes = { $name } { $votes }
doge-web-shown-after = { $area ->
    [Quarantia] The Quarantia
   *[other] { $area }
} has voted
doge-web-recap-tied = { $area } { $votes }: { $names }{ $mine ->
    [0] { "" }
   *[other] ; you { $mine }
}
doge-web-year-tied = Tied
doge-web-year-houses = Houses on the map
doge-web-chips-areas = Area
doge-web-chips-ballots = Ballots for { $area ->
    [Quarantia] the Quarantia
   *[other] { $area }
}
doge-web-chips-other = Other area
doge-web-chip-ballots = { $ballots }{ $advisors ->
    [0] { "" }
   *[other] { "" } (+{ $advisors })
} = { $votes }
doge-web-chip-stand = { $area }{ $times ->
    [0] { "" }
   *[other] { "" } · +{ $times }
}
doge-web-chip-move = { $origin } → { $goal } · { $there }{ $price ->
    [0] { "" }
   *[other] { "" } of { $price }
}
doge-web-chip-move-palace = { $origin } → { $goal } · palace
doge-web-chip-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
} · { $before } → { $after }{ $price ->
    [0] { "" }
   *[other] { "" } of { $price }
}
doge-web-chip-build = Build for { $price } · palaces { $before } → { $after }
doge-web-chip-neutral = Leave it neutral
doge-web-hint-ballots-ballots = Now choose 1 to 4 ballots from your hand.
doge-web-hint-ballots-area = Now choose an area on the map.
doge-web-hint-ballots-made = Secret until { $area ->
    [Quarantia] the Quarantia
   *[other] { $area }
} votes.
doge-web-gain-quarantia-second = { $name }: 1 action
doge-web-gain-quarantia-tied = tied: up to 2 moves each
doge-web-unit-election = election
doge-web-unit-year = year
doge-web-end-won = { $name } is Doge
doge-web-end-you = You are Doge
doge-web-end-share = { $names } share the office of Doge
doge-web-variant = house variant for two
