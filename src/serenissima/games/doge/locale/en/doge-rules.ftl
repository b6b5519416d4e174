# Rules
doge-rules-aim = Aim of the game
doge-rules-aim-text =
    Every player leads one of the great families of Venice. Families place secret ballots in the six districts and in the Quarantia, win elections, and turn houses into palaces.

    A player who has reached one of three targets at the end of a year may become Doge:
    - **6 palaces**, one in each of the 6 districts,
    - **7 palaces** in at least 5 districts,
    - **8 palaces** in at least 4 districts.

    The game is for three or four players. There is no first player, and it does not matter which districts are neighbours.
doge-rules-pieces = Pieces
doge-rules-pieces-text =
    Each family has 15 houses, 8 palaces, 6 rings, seven ballots (0, 1, 1, 2, 2, 3, 3: twelve votes in all) and seven area cards, one per area.

    Each district has five slots for palaces. They are filled from left to right and cost **3, 4, 5, 6 and 7 houses**, no matter who builds. The Quarantia holds only votes and advisors, never houses or palaces.

    There are nine advisors: one at home in each district, three in the Quarantia. A controlled advisor wears its owner’s ring and stands somewhere on the map, but never at home. A neutral one is off the map.

    Two rows of cards show in which order the areas vote: this year’s row is open, next year’s begins face down.
doge-rules-year = A year
doge-rules-year-text =
    All families take back their seven ballots and seven area cards. Everything else stays as it is.

    - **Placing:** four rounds with three players, three rounds with four.
    - **Elections:** the seven areas vote one after the other, in the order of the cards. After each election the next card of next year’s row is turned up, so that seven elections are always known.
    - **End of the year:** the targets are checked, here and only here.
doge-rules-placing = Placing ballots
doge-rules-placing-text =
    In each round everybody secretly chooses **one area** whose card is still unused this year and **one to four ballots** from their hand. When all have chosen, areas and numbers of ballots are shown; the values stay face down.

    Players with ballots left must place at least one. A player without ballots sits out the rest of the year’s rounds. Ballots still in hand after the last round are lost for this year.
doge-rules-secret = What is secret
doge-rules-secret-text =
    Only you know the values of your face-down ballots and of your hand. Everybody sees how many ballots lie in each area, all houses, palaces, supplies, rings and advisors, and every ballot from the moment its area votes.

    Ballots that were never placed are not shown, but can be worked out at the end of the year. The aid **possible votes** does that counting for you: it shows the fewest and the most votes each family can have in an area.
doge-rules-counting = Counting votes
doge-rules-counting-text =
    All ballots in the area are turned over. Your votes are the sum of your ballots there plus **one for each advisor** of yours that stands there.

    - The most votes win. The next most are second.
    - Without a vote you take no part: a lone 0 counts for nothing, a 0 with an advisor counts 1.
    - Several with the most votes are tied for first place, and then nobody is second.
    - If nobody has a vote, nothing happens; the advisor of the area stays as it is.
doge-rules-district = Winning a district
doge-rules-district-text =
    A sole winner of a district does the following, in this order:

    - **Take the district’s advisor**: your ring goes on it, another’s ring goes back, and you place it in any other area. **Or leave it neutral**: it goes off the map, and you may move one of your houses out of this district or into it.
    - If a house was moved: you may build a palace where it arrived.
    - Place up to **two houses** from your supply in the district; then you may build there.

    After that the runner-up may place **one house** and build. If several are second, each of them may, at the same time and for the same price.
doge-rules-district-tie = A tie for first place in a district
doge-rules-district-tie-text =
    The district’s advisor becomes neutral, no matter whose it was. No house is moved. Each of the tied players may place up to two houses and build. They choose in secret at the same time, and pay the same price. Nobody else gets anything.
doge-rules-quarantia = Winning the Quarantia
doge-rules-quarantia-text =
    First all three advisors of the Quarantia become neutral, the winner’s own too. Then the winner, the runner-up and the winner once more each do one of two things:

    - take a neutral advisor of the Quarantia and place it in a district, or
    - leave one neutral and move one own house from any district to any other; then they may build where it arrived.

    If several are second, none of them gets an advisor; each may move a house. If several are tied for first place, no advisor is taken at all; each of them may move up to two houses, one after the other.
doge-rules-advisors = Advisors
doge-rules-advisors-text =
    An advisor gives its controller one vote in **every** election of the area where it stands, until its home votes again. So it can vote twice or more. A good place is one that votes soon and often before that: the preview and the row of advisors tell how often that is known to happen.

    Any number may stand in one area. You have six rings, so you control at most six advisors.
doge-rules-building = Building a palace
doge-rules-building-text =
    You may build in a district **only in the moment when a house of yours has just arrived there**, placed or moved. You need as many houses there as the next free slot costs, and a palace in your supply. The houses paid go back to your supply, the palace stays for good. Houses beyond the price remain.

    Each arrival allows one palace. You need not build. There is no limit of palaces per family in a district, except the five slots.
doge-rules-end = The end
doge-rules-end-text =
    At the end of a year all who have reached a target are compared: the most palaces win, then the most houses on the map. If still equal, they share the office of Doge. All seven elections are always played to the end first, so several families often reach a target in the same year.
doge-rules-placing-cases = Cases: placing and counting
doge-rules-placing-cases-text =
    The printed rules leave some questions open. This is how they are decided here.

    - Nobody may pass while holding ballots; the option “Passing” changes that. (A1)
    - Until all have chosen, not even the number of ballots is shown. (A2)
    - Numbers of ballots and all values once shown are public; memory is not meant to be tested. If the option “Full history of ballots” is switched off, only last year’s ballots stay visible. (A3)
    - All ballots of an area are opened, those of losers too; ballots in hand never. (A4)
    - Next year’s card is turned after all effects of an election; the option “Early order card” turns it before. (A5)
    - No votes at all: nothing changes, and the area’s advisors keep their rings and places. (A6)
    - Ballots stay open until the year ends; that has no effect. (A25)
    - Talk is free, deals are not binding, nothing changes hands. (A34)
doge-rules-advisor-cases = Cases: advisors and rings
doge-rules-advisor-cases-text =
    - You may leave the advisor neutral even without a house to move, and need not move one. (A7)
    - With six rings on other advisors you cannot take one more and have to leave it neutral, with the move. You may always keep an advisor that already wears your ring. In the Quarantia rings are counted after the three became neutral. (A8)
    - A taken advisor may stay where it stands. (A9)
    - It may stand in any area but its home, any number in one area, also where this year’s election is over. (A10)
    - Advisor first, houses second. (A11)
    - The winner of the Quarantia loses its advisors too, even their own. (A23)
    - Leaving an advisor neutral frees it from a rival, too. (A24)
    - Votes of an advisor are not used up. (A29)
doge-rules-house-cases = Cases: houses and palaces
doge-rules-house-cases-text =
    - Houses granted need not be placed. (A12)
    - Placing none gives no chance to build, even with enough houses there. (A13)
    - One palace per arrival; the option “Several palaces at once” allows more. (A14)
    - Houses may go into a full district. They can build nothing there, but can be moved away and count in a tie. (A15)
    - The same house may be moved twice. (A22)
    - A move with a district’s advisor left neutral has to begin or end in that district. (A30)
    - The two houses of a winner arrive together, and one check follows; the option “Palace check per house” checks after each. (A35)
doge-rules-tie-cases = Cases: ties
doge-rules-tie-cases-text =
    - Tied players decide in secret at the same time; the option “Tied players decide” lets them decide openly in turn. (A16)
    - More builders than free slots: none of them builds there and their houses stay. The option “More builders than slots” lets those with more houses there build. (A17)
    - Tied in the Quarantia: a palace may be built after each move. (A18)
    - Tied for second in the Quarantia: they move between the winner’s two turns. (A19)
    - No runner-up in the Quarantia: the winner still has two turns. (A20)
    - Tied players who move into the same district in the same step pay the same price. (A21)
    - Tied winners of a district only place houses, they do not move any. (A31)
    - If the winner has just built, those tied for second pay the new price. (A32)
doge-rules-end-cases = Cases: the end
doge-rules-end-cases-text =
    - “7 in 5” and “8 in 4” mean at least: 8 palaces in 5 districts are enough, too. (A26)
    - Equal in palaces and houses: a shared victory. The option “Last tie-break” lets advisors decide first. (A27)
    - If no family can reach a target any more, or after the last year allowed (60, unless the option “Last year” says otherwise), the game ends without a Doge. (A28)
    - Places behind the winner: target reached, then palaces, then houses on the map. (A33)
doge-rules-two = Two players: a house variant, not official
doge-rules-two-text =
    Doge is a game for three or four. This variant for two is our own and has not been tested much. A third colour, the **Third Family**, is run by chance. There are four rounds.

    - After both have chosen, it places 2, 2, 2 and finally 1 ballots, drawn blindly, in an area drawn from its unused cards. Nobody knows the values.
    - It is ranked like a player. When it wins, the advisor becomes neutral and it places two houses; as runner-up it places one. It always builds when it can.
    - It never controls an advisor, never moves a house and cannot become Doge.
doge-rules-hints = Playing well
doge-rules-hints-text =
    - Twelve votes a year in three or four areas make three or four each. An advisor is one vote more, often twice.
    - Being first in a district is cheap: 3 houses instead of 5 or 6. Building also raises the price for the others.
    - A single rival in an area? One small ballot gives you second place and a house.
    - Win early areas to send their advisors where votes are still to come.
    - Leave the advisor and move a house if it completes a palace now.
    - Number and place of ballots are seen, values are not: a 0 may look like a 3.
    - Keep two or three houses in supply. Twelve houses spread by twos build nothing.
    - Look at what the leader still lacks: contest it, or tie with them.

doge-rules-screen = On this screen
doge-rules-screen-text =
    In a placing round click an area, choose ballots from your hand, and confirm. You can change your mind until everybody has chosen.

    - Point at a district, an advisor or a card of the voting order to read what it is.
    - While an election is shown, a click or Space goes on at once. How fast things are shown is set by “Pace” in the menu.

# First game
doge-guide-aim = Palaces make a Doge
doge-guide-aim-text =
    Here is how far everybody has come. You need **6 palaces in 6 districts**, 7 in 5 or 8 in 4. It is checked at the end of each year. Next to it: houses in supply (+ on the map), rings, ballots in hand.
doge-guide-map = The seven areas
doge-guide-map-text =
    Six districts and the Quarantia vote once a year each. Whatever is edged in gold can be clicked now. Teal marks the area that is voting.
doge-guide-plate = A district
doge-guide-plate-text =
    The five arches are slots for palaces; the gold one is next, and its number is the price in houses. Below stand everybody’s houses, then the ballots. On the upper edge stand advisors.
doge-guide-ballots = Your ballots
doge-guide-ballots-text =
    In each round you place **one to four ballots in one area**: click the area, choose ballots, and confirm. The others see how many you placed, not their values. All seven come back next year.
doge-guide-order = Who votes when
doge-guide-order-text =
    After the placing rounds the areas vote in this order. Next year’s order is revealed card by card. Early winners can still send advisors to areas that vote later.
doge-guide-winner = What winning brings
doge-guide-winner-text =
    The winner of a district takes its advisor (or moves a house) and places up to two houses, the runner-up one. With enough houses you build at once. This corner always shows what a choice would do.
doge-guide-advisors = Advisors
doge-guide-advisors-text =
    Letters tell an advisor’s home, colour and sign who controls it. It gives one vote in every election where it stands, until its home votes again. Point at one to see both places on the map.
doge-guide-quarantia = The Quarantia
doge-guide-quarantia-text =
    No houses here. Its winner acts twice, the runner-up once: take one of its three advisors, or move a house between any two districts. Often that is the missing palace.
doge-guide-help = When in doubt
doge-guide-help-text =
    Here are the numbers of the area you look at, possible votes and past ballots. The book above holds the rules, the lamp suggests a move, and T shows the whole board as text. Good luck.
