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
doge-web-do-ballots = Send ballots to { $area }
doge-web-do-stand = Stand the advisor { $area }
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

# The bar on the water
doge-web-bar = Your decision
doge-web-bar-take = Take the advisor
doge-web-bar-move = Move a house
doge-web-bar-take-short = Advisor
doge-web-bar-move-short = Move
doge-web-bar-abstain = Leave it neutral, move nothing
doge-web-bar-neither-short = None
doge-web-bar-stand = Click where to place it
doge-web-bar-origin = Click where the house comes from
doge-web-bar-goal = From { $area }: click where it goes

# Order of elections
doge-web-order-now = { $area }, voting now
doge-web-order-won = { $area }, won by { $names }
doge-web-order-none = { $area }, nobody voted
doge-web-order-hidden = hidden
doge-web-still-hidden = still hidden: { $areas }

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
doge-web-hand-sealed = Sealed. You can change it until all have chosen
doge-web-ballot = Ballot { $value }
doge-web-ballot-placed = Ballot { $value }, placed in { $area }
doge-web-unused = unused
doge-web-seal = { $count ->
    [one] Seal 1 ballot for { $area }
   *[other] Seal { $count } ballots for { $area }
}
doge-web-advisors = The nine advisors: home on the breast, robe and sign of who controls it, below where it stands
doge-web-advisor = Advisor of { $home }, controlled by { $name }, stands in { $place }; { $times ->
    [0] no known vote there before { $home } votes again
    [one] votes once there before { $home } votes again
   *[other] votes { $times } times there before { $home } votes again
}
doge-web-advisor-free = Advisor of { $home }, neutral, off the map
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
doge-web-row-turn = It votes as number { $place } this year
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
doge-web-place = The place looked at
doge-web-missing = Missing
doge-web-votes-head = Votes
doge-web-aid = possible votes
doge-web-aid-help = Shows the fewest and most votes that each family can have in an area
doge-web-past = past ballots
doge-web-past-title = Ballots of this year and of past years
doge-web-tab-place = Place
doge-web-tab-advisors = Advisors

# Progress and hints
doge-web-year = Year { $year }
doge-web-round = Round { $round } of { $rounds }
doge-web-election = Election { $number } of 7
doge-web-hint-ballots = Choose an area and ballots; sealed until all are ready.
doge-web-hint-advisor = Choose where to place the advisor, or move a house.
doge-web-hint-stand = Choose where to place the advisor.
doge-web-hint-move = Choose where the house comes from, then where it goes.
doge-web-hint-houses = { $count ->
    [one] 1 house is left in your supply.
   *[other] { $count } houses are left in your supply.
}
doge-web-hint-build = The houses paid go back to your supply; the palace stays for good.

# The end
doge-web-end-none = Nobody has reached a target.
doge-web-end-one = Only one family has reached a target.
doge-web-end-palaces = { $count } families have reached a target: the most palaces decide.
doge-web-end-houses = { $count } families are level on palaces: the most houses on the board decide.
doge-web-end-shared = Palaces and houses are equal: the office is shared.
doge-web-end-target = Target
doge-web-end-not = not reached
doge-web-end-board = Houses on the board
