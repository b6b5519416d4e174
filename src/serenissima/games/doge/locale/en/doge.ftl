doge-title = Doge
doge-blurb = The great families of Venice place their ballots in secret, win districts and advisors, and turn houses into palaces until one of them becomes Doge.

# Areas
doge-area-ca = Cannaregio
doge-area-cs = Castello
doge-area-do = Dorsoduro
doge-area-sm = San Marco
doge-area-sp = San Polo
doge-area-sc = Santa Croce
doge-area-qu = Quarantia
doge-in-ca = in Cannaregio
doge-in-cs = in Castello
doge-in-do = in Dorsoduro
doge-in-sm = in San Marco
doge-in-sp = in San Polo
doge-in-sc = in Santa Croce
doge-in-qu = in the Quarantia
doge-advisor-ca = the advisor of Cannaregio
doge-advisor-cs = the advisor of Castello
doge-advisor-do = the advisor of Dorsoduro
doge-advisor-sm = the advisor of San Marco
doge-advisor-sp = the advisor of San Polo
doge-advisor-sc = the advisor of Santa Croce
doge-advisor-qu = an advisor of the Quarantia
doge-third-family = Third Family
doge-name = { $name }

# Options of the table
doge-needs-variant = Doge is a game for three or four. Two can play with the option two_player_variant, against a Third Family run by the program.
doge-variant-for-two = The option two_player_variant is for two players, not for { $given }.
doge-option-allow_pass = Passing
doge-option-allow_pass-help = A player who still has ballots may sit out a placing round.
doge-option-show_history = Full history of ballots
doge-option-show_history-help = Ballots opened in any past year can be looked up, not only last year’s.
doge-option-reveal_before_effects = Early order card
doge-option-reveal_before_effects-help = The next card of next year’s voting order is turned up right after the count, before winners decide.
doge-option-multi_build = Several palaces at once
doge-option-multi_build-help = A player who still has enough houses after building may build again at once, at the next price.
doge-option-tie_decisions = Tied players decide
doge-option-tie_decisions-help = Whether tied players choose in secret at the same time, or openly one after the other.
doge-option-tie_decisions-simultaneous = in secret, at the same time
doge-option-tie_decisions-sequential = one after the other
doge-option-contested_slots = More builders than slots
doge-option-contested_slots-help = What happens when more tied players want to build in a district than it has free slots.
doge-option-contested_slots-none = nobody builds
doge-option-contested_slots-most_houses = those with more houses there build
doge-option-final_tie = Last tie-break
doge-option-final_tie-help = What decides between qualified players with equal palaces and equal houses on the map.
doge-option-final_tie-shared = they share the victory
doge-option-final_tie-advisors = more advisors, then shared
doge-option-year_cap = Last year
doge-option-year_cap-help = The game ends without a Doge after this many years.
doge-option-check_per_house = Palace check per house
doge-option-check_per_house-help = The two houses of a winner arrive one by one, and a palace may be built after each.
doge-option-two_player_variant = Two players (house variant)
doge-option-two_player_variant-help = Two players against a neutral Third Family run by chance; not an official rule.

# Endings
doge-ending-doge = A new Doge is elected.
doge-ending-shared = Equal in palaces and houses, the best families share the office of Doge.
doge-ending-out-of-reach = No family can reach a target any more: the game ends without a Doge.
doge-ending-year-cap = The last year is over, and no family has reached a target: the game ends without a Doge.

# Questions
doge-ask-nothing = Nothing is asked of you now.
doge-ask-ballots = Round { $round } of { $rounds }: send ballots to one area. In your hand: { $hand }.
    .web = Send ballots to one area
doge-ask-advisor = { $reason }. Do you take { $advisor }, or leave it neutral and perhaps move a house?
    .web = { $reason }: take its advisor, or leave it neutral?
doge-ask-no-ring = { $reason }, but all six of your rings are in use: the advisor becomes neutral. Do you move a house?
    .web = { $reason }, but all your rings are in use. Move a house?
doge-ask-quarantia = { $reason }. { $which ->
    [1] Your first advisor of two: do you take it, or leave it neutral and perhaps move a house?
    [2] Your second advisor of two: do you take it, or leave it neutral and perhaps move a house?
   *[other] Do you take an advisor, or leave it neutral and perhaps move a house?
}
    .web = { $reason }: { $which ->
        [1] take your first advisor of two, or leave it neutral?
        [2] take your second advisor of two, or leave it neutral?
       *[other] take an advisor, or leave it neutral?
    }
doge-ask-houses = { $reason }. { $most ->
    [one] Do you place a house { $area }?
   *[other] How many houses do you place { $area }, up to { $most }?
}
    .web = { $reason }: { $most ->
        [one] place a house?
       *[other] how many houses, up to { $most }?
    }
doge-ask-move = { $reason }. Do you move a house from one district to another?
    .web = { $reason }: move a house?
doge-ask-build = You have { $there } houses { $area }: do you build a palace for { $price } of them?
doge-reason-won = You won { $area }, { $votes } votes to { $other }
doge-reason-alone = You won { $area } unopposed, with { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
doge-reason-tied = You tied for first place { $area } with { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
doge-reason-second = You came second { $area }, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} to { $other }
doge-reason-second-tied = You tied for second place { $area }, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} to { $other }

# Options of a question
doge-label-ballots = { $area }: { $ballots }
doge-label-pass = Pass this round
doge-label-take = Place the advisor { $area }
doge-label-move = Move a house: { $origin } → { $goal }
doge-label-abstain = Leave the advisor neutral and move nothing
doge-label-no-move = Move nothing
doge-label-houses = { $count ->
    [0] No house
    [one] 1 house
   *[other] { $count } houses
}
doge-label-build = Build for { $price } houses
doge-label-not-build = Do not build

doge-group-pass = Passing
doge-group-take = Take the advisor
doge-group-move = Leave it neutral and move a house
doge-group-move-only = Move a house
doge-group-neither = Do nothing

# Consequences
doge-effect-ballots = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} { $area }{ $advisors ->
    [0] { "" }
    [one] { "" } with your advisor
   *[other] { "" } with your { $advisors } advisors
}; { $left ->
    [0] no ballots left
    [one] 1 ballot left
   *[other] { $left } ballots left
}
doge-effect-pass = You keep your ballots for a later round
doge-effect-take = { $times ->
    [0] As far as is known, it will not vote { $area } before { $home ->
        [Quarantia] the Quarantia
       *[other] { $home }
    } votes again
    [one] It votes once { $area } before { $home ->
        [Quarantia] the Quarantia
       *[other] { $home }
    } votes again
   *[other] It votes { $times } times { $area } before { $home ->
        [Quarantia] the Quarantia
       *[other] { $home }
    } votes again
}
doge-effect-abstain = The advisor stays off the map
doge-effect-ring-back = The advisor goes off the map; its ring goes back to { $name }
doge-effect-houses = { $there ->
    [one] 1 house
   *[other] { $there } houses
} { $area }, { $palace }
doge-effect-no-houses = Your supply stays as it is
doge-effect-move = { $there ->
    [one] 1 house
   *[other] { $there } houses
} { $goal }, { $palace }; { $left ->
    [0] none
   *[other] { $left }
} left { $origin }
doge-effect-build = { $price } houses return to your supply, { $left ->
    [0] none stays
    [one] 1 stays
   *[other] { $left } stay
}; then { $palaces ->
    [one] 1 palace
   *[other] { $palaces } palaces
} in { $districts ->
    [one] 1 district
   *[other] { $districts } districts
}
doge-effect-build-wins = { $price } houses return to your supply, { $left ->
    [0] none stays
    [one] 1 stays
   *[other] { $left } stay
}; then { $palaces } palaces in { $districts } districts: a target is reached, this is the last year
doge-effect-not-build = Your { $there } houses stay { $area }
doge-palace-possible = palace possible for { $price }
doge-palace-missing = { $missing } short of a palace ({ $price })
doge-palace-full = no slot free
doge-palace-none-left = no palace left in your supply

# Refusals
doge-refused-pass = You still have ballots, so you have to place at least one.
doge-refused-ballots = Choose one area and one to four of your ballots.
doge-refused-area-used = You have already used your card of { $area } this year.
doge-refused-not-in-hand = You do not have these ballots in hand any more this year.
doge-refused-home = An advisor never stands in its home, { $area }.
doge-refused-rings = All six of your rings are in use: you cannot take another advisor.
doge-refused-move-elsewhere = The house has to come from { $area } or go there.
doge-refused-no-house = You have no house { $area } to move.
doge-refused-move = Choose one of the districts to move a house from, and another to move it to.
doge-refused-supply = { $count ->
    [0] You have no houses left in your supply.
    [one] You have only 1 house left in your supply.
   *[other] You have only { $count } houses left in your supply.
}
doge-refused-houses = { $most ->
    [one] You may place one house or none.
   *[other] You may place up to { $most } houses.
}

# Log
doge-line-year = Year { $year } begins.
doge-line-passed = { $name } passes.
doge-line-placed = { $name } places { $count ->
    [one] 1 ballot
   *[other] { $count } ballots
} { $area }.
doge-line-placed-values = Your ballots { $area }: { $ballots }.
doge-line-election = Election: { $area }.
doge-line-counted = Election { $area }: { $counts }.
doge-line-votes = { $count }.
doge-count-ballots = { $name } { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} ({ $ballots })
doge-count-advisors = { $name } { $votes ->
    [one] 1 vote by an advisor
   *[other] { $votes } votes by advisors
}
doge-count-both = { $name } { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} ({ $ballots }, { $advisors ->
    [one] 1 advisor
   *[other] { $advisors } advisors
})
doge-line-no-votes = No votes { $area }: nothing changes.
doge-line-tied = Tie for first place { $area }: { $names }.
doge-line-won = { $names } wins { $area }; there is no runner-up.
doge-line-won-before = { $names } wins { $area }, { $second } is runner-up.
doge-line-won-before-tied = { $names } wins { $area }; tied for second place: { $second }.
doge-line-neutral = { $name } loses { $advisor }, who becomes neutral.
doge-line-advisor = { $name } takes { $advisor } and places it { $area }.
doge-line-abstained = { $name } leaves { $advisor } neutral.
doge-line-houses = { $name } places { $count ->
    [one] 1 house
   *[other] { $count } houses
} { $area }.
doge-line-house-moved = { $name } moves a house from { $origin } to { $goal }.
doge-line-palace = { $name } builds a palace { $area } for { $price } houses.
doge-line-declined = { $name } builds no palace { $area }.
doge-line-contested = More builders than free slots { $area }.
doge-line-order-card = Next year’s election number { $place }: { $area }.
doge-line-year-end = Year { $year } ends.
doge-line-qualified = { $name } has reached a target: { $palaces } palaces in { $districts } districts, { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} on the map.
doge-line-none-qualified = Nobody has reached a target.

# Board
doge-board-placing = Year { $year } · round { $round } of { $rounds }
doge-board-election = Year { $year } · election { $number } of 7: { $area }
doge-board-between = Year { $year }
doge-board-over = The game ended in year { $year }
doge-board-order = Voting order
doge-board-order-now = This year
doge-board-order-next = Next year
doge-board-order-hidden = hidden: { $areas }
doge-board-districts = Districts
doge-board-district = District
doge-board-palaces = Palaces
doge-board-cost = Cost
doge-board-houses-note = Houses of each, in brackets those missing for a palace. Palaces: initials of the owners, then prices.
doge-board-polls = Polls
doge-board-advisors-there = Advisors
doge-board-polls-note = □ hidden ballot, in brackets the possible votes; = votes counted, ♟ by an advisor. Advisor: home/controller.
doge-board-advisors = Advisors
doge-board-home = Home
doge-board-controller = Controller
doge-board-place = Stands in
doge-board-votes-ahead = Votes ahead
doge-board-players = Families
doge-board-player = Family
doge-board-you = (you)
doge-board-houses = Houses
doge-board-rings = Rings
doge-board-ballots = Ballots
doge-board-used = Cards
doge-board-target = { $palaces } in { $districts }
doge-board-target-note = Houses: in supply + on the map. Cards: areas used this year. Targets (palaces in districts): what is missing, palaces/districts. ★ reached. ✗ no chance left.
doge-board-hand = Your hand: { $ballots }
doge-board-hand-empty = Your hand is empty.
doge-board-chosen = Your sealed choice: { $ballots } { $area }
doge-board-chosen-other = Your choice is sealed.
doge-board-chosen-pass = Your sealed choice: pass
doge-board-waiting = Waiting for: { $names }
doge-board-doges = Doge: { $names }
doge-board-no-doge = No Doge.
doge-terminal-help =
    In short: “sm” shows everything about San Marco, “sm 3+1” places those ballots there, “ca do” moves a house from
    Cannaregio to Dorsoduro. If something is not possible, you are told why.
doge-why-target = brings you closer to a victory target
doge-why-target-others = keeps the others further from a victory target
doge-why-votes = gets you more houses from the votes already placed
doge-why-votes-others = gets the others fewer houses from the votes already placed
doge-why-quarantia = gets you more from the Quarantia
doge-why-quarantia-others = gets the others less from the Quarantia
doge-why-advisors = leaves you with more useful advisors
doge-why-advisors-others = leaves the others with less useful advisors
doge-why-hand = leaves you better ballots for later
doge-why-hand-others = leaves the others worse ballots for later

# Standing answers
doge-standing-place = When you may place houses
doge-standing-place-all = as many as possible
doge-standing-place-none = none
doge-standing-move = When tied families may move a house
doge-standing-move-stay = move none
doge-standing-build = When you may build a palace
doge-standing-build-never = do not build
doge-standing-build-always = build
