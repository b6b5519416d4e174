regatta-title = Regatta
regatta-blurb = Race for seven prizes: everybody stakes an oar in secret, and the longest one wins.

regatta-option-carry = Carry prizes over
regatta-option-carry-help = After a dead heat the prize is raced for together with the next one. Otherwise nobody gets it.

regatta-stake = Choose the oar to stake for the prize of { $prize }.
regatta-oar = Oar { $oar }

regatta-prize = The next prize is worth { $amount }.
regatta-staked = { $seat } stakes oar { $amount }.
regatta-won = { $seat } wins { $amount ->
    [one] one point
   *[other] { $amount } points
 }.
regatta-dead-heat = Dead heat: nobody wins the prize.

regatta-ending-course-rowed = All prizes have been raced for.

regatta-rules-aim = Aim
regatta-rules-aim-text = Win prizes worth the most points in seven races.
regatta-rules-race = A race
regatta-rules-race-text = The next prize is turned up. All players choose one of their oars in secret. The longest oar wins the prize, and every staked oar is gone. If several oars are the longest, nobody wins: the prize is raced for together with the next one, unless you play without the option “Carry prizes over”.
