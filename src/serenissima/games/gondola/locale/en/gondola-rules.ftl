gondola-rules-aim = What it is about
gondola-rules-aim-text =
    You have two boats in Venice and one gondolier to row them. Turn by turn one of your boats sets out, passes some buildings and moors at one; your assistants there learn their trade, fill your holds and your purse. Cubes become missions, missions become abilities, and a seat in the council becomes **VP** (victory points).

    But when you sail you meet others, and each time you either pay with **scrolls** or let rumours grow: **intrigue**. At the end the Inquisition arrests the player with the most intrigue, who cannot win, however many VP they have. Among the others **the most VP win**; if tied, the player later in turn order.

    - **Cubes**: ceramics (orange), cloth (purple) and silver, 22 of each. A boat carries **5**.
    - **Scrolls**: from 0 to 10; you begin with 1. What goes beyond 10 is lost.
    - **Intrigue**: from 0 to 8 with one to three players, to 10 with four or five. Each point beyond the top costs **2 VP** instead.
    - **Coins**: 6 for the first player, 2 more for each who comes later.
    - **Assistants**: ten of your own, at most one on each tile. **Bridges**: two.

    {""}**The start.** The twelve tiles are laid at random. Everybody gets three missions and puts one under the deck. In the **prologue** all place their first boats in turn order, then their second ones in reverse order, never both at one dock. A boat that is placed counts as moored: those who lie there before get VP, your assistant advances, the building serves you. Missions and influence cards wait until the game begins.
gondola-rules-turn = Your turn
gondola-rules-turn-text =
    - **Influence card**: you may play one.
    - **Gondolier**: he changes to your other boat for free, or stays for **3 coins**. In your first turn he takes whichever boat you like.
    - **Journey**: the boat moves canal by canal and moors.
    - **Mission**: you may complete one at the building where you have moored.
    - **Building**: your assistant there advances, then you use its effects.

    If neither of your boats can move, the gondolier changes boats and the turn is over.

    {""}**Favour card** (if the table plays with them): once, at any decision of yours, take **5 coins or 2 scrolls**. Kept to the end it is worth 4 VP.
gondola-rules-move = The journey
gondola-rules-move-text =
    Each step goes along one canal to the next dock. There you either **pass** and go on, or **moor** and stop. You choose before each step.

    - The **first canal is free**; each further one costs what its coin says.
    - A canal with a **bridge** is free, too. Under your own bridge you get **1 coin**; under anybody else’s you take **1 intrigue**, and no scroll helps.
    - No canal and no dock twice in a turn; the dock where you began counts as used.
    - You cannot moor where your other boat lies, but you can pass it.
    - You can pass only if you can also pay your way to some mooring. What the building earns you in passing counts, if it is enough; then you have to take it.

    {""}**In passing** you use a tile’s effects if you have an assistant there and your other boat does not lie there. St Mark’s Square, the Doge’s Palace and the Major Council serve only boats that moor.
gondola-rules-meet = Meetings
gondola-rules-meet-text =
    If you **pass** a dock where boats lie, you meet each of them in the order of their arrival; your own other boat comes first. Leaving your first dock and mooring are no meetings.

    - **Your own boat**: share out the cubes of both boats as you like.
    - **Another player’s boat**: you and its owner each choose in secret to pay **1 scroll** or take **1 intrigue**. Then both choices are shown. A player without a scroll takes the intrigue, unless a Favour card brings scrolls first or mission 21 lets a cube pay.
gondola-rules-moor = Mooring and assistants
gondola-rules-moor-text =
    {""}**Sharing a dock.** Each boat that already lies there earns its owner 1 VP for every boat that now lies after it: with two boats before you, the first owner gets 2 VP and the second 1. You get nothing.

    {""}**Assistants.** A tile has four spaces. When you moor there, your assistant advances one space; if you have none there, a new one enters space 1. An assistant that stands in the way is **pushed** one space on, and may push the next. Space 4 holds any number, the others one each. Being pushed brings nothing else.

    The first player to have **all ten** assistants on the board gets **8 VP** at once. With all ten on the board yours no longer advance when you moor.

    {""}**Effects.** You may use every effect from 1 up to your assistant’s space: each once, in any order, completely or not at all. Only the cubes of this boat count. If it then carries too much, you put cubes of your choice back.
gondola-rules-buildings = The buildings
gondola-rules-buildings-text =
    - **Market**: 1 ceramics · pay 1 coin: any 2 cubes · sell 1 cube for 4 coins · pay 5 coins: 5 VP.
    - **Monastery**: 1 ceramics · 2 scrolls · influence card · 2 VP.
    - **Minor Council**: 1 ceramics · 1 space in the council · lose 1 intrigue · 1 VP for each mission you have completed.
    - **Storehouse**: 1 ceramics · change the colours of any cubes aboard · 3 coins · 2 VP.
    - **Docks**: 1 cloth · 2 coins · 1 coin and 1 VP · give any cubes: 1 VP each.
    - **Consulate**: 1 cloth · pay 1 coin and take 1 intrigue: influence card · 1 VP · 4 VP if you hold at least four influence cards.
    - **Library**: 1 cloth · 2 scrolls · lose 2 intrigue · 2 scrolls and 1 VP.
    - **Senate**: 1 cloth · take 1 intrigue and 2 scrolls · 1 scroll, and everybody else takes 1 intrigue · 3 VP.
    - **Church**: 1 silver · lose 1 intrigue · hand in 1 intrigue: 1 VP · hand in 1 intrigue: 2 VP.
    - **Court**: 1 silver · everybody else takes 1 intrigue · influence card · pay 3 scrolls: 5 VP.
    - **Mint**: 1 silver · take 1 intrigue and 4 coins · the same again · 2 coins and 1 VP.
    - **Council of Ten**: 1 silver · 1 VP for each player with more intrigue than you · build a bridge, or 2 VP · lose 3 intrigue.

    Three buildings are printed on the board and have no assistants; when you moor there, both effects are open to you.

    - **St Mark’s Square**: 2 coins · draw a mission.
    - **Doge’s Palace**: 1 scroll and 1 VP · draw a mission.
    - **Major Council**: 1 space in the council, and 1 more for each player with **less** intrigue than you · pay 4 coins: build a bridge.

    {""}**Bridges** go over any canal that has none, anywhere on the map, even one you have used this turn. They stay for good.
gondola-rules-missions = Missions
gondola-rules-missions-text =
    A mission names a building, cubes and perhaps scrolls. After mooring there you may complete **one** mission a turn: give the cubes, all from the boat that has just moored, and the scrolls; take the coins and the VP. The card then goes to one of your **three slots**, and its ability works from now on, even in the rest of this turn. If you like it replaces a card in a slot, which is then archived, or is archived itself. Archived missions count as completed, but their abilities are gone.

    {""}**Drawing missions.** At St Mark’s Square and the Doge’s Palace you pay a **tax** of 1 coin for each mission card you have, in hand or completed, look at two and keep one; the other goes under the deck. The coins of St Mark’s Square may pay it. Nobody holds more than **three** uncompleted missions.

    The table’s sheet “Cards and buildings” lists all 26 with places, prices and rewards; the next section has their abilities. Most are our own reconstruction.
gondola-rules-abilities = What missions bring for good
gondola-rules-abilities-text =
    Each ability works from the moment its card lies in a slot. If several answer one event, those without a choice come first. A boat that is not yours belongs to another player, to the smugglers or to the Doge. The numbers are those of the cards.

    - 1 · **{ gondola-mission-1 }**: { gondola-about-mission-1 }
    - 2 · **{ gondola-mission-2 }**: { gondola-about-mission-2 }
    - 3 · **{ gondola-mission-3 }**: { gondola-about-mission-3 }
    - 4 · **{ gondola-mission-4 }**: { gondola-about-mission-4 }
    - 5 · **{ gondola-mission-5 }**: { gondola-about-mission-5 }
    - 6 · **{ gondola-mission-6 }**: { gondola-about-mission-6 }
    - 7 · **{ gondola-mission-7 }**: { gondola-about-mission-7 }
    - 8 · **{ gondola-mission-8 }**: { gondola-about-mission-8 }
    - 9 · **{ gondola-mission-9 }**: { gondola-about-mission-9 }
    - 10 · **{ gondola-mission-10 }**: { gondola-about-mission-10 }
    - 11 · **{ gondola-mission-11 }**: { gondola-about-mission-11 }
    - 12 · **{ gondola-mission-12 }**: { gondola-about-mission-12 }
    - 13 · **{ gondola-mission-13 }**: { gondola-about-mission-13 }
    - 14 · **{ gondola-mission-14 }**: { gondola-about-mission-14 }
    - 15 · **{ gondola-mission-15 }**: { gondola-about-mission-15 }
    - 16 · **{ gondola-mission-16 }**: { gondola-about-mission-16 }
    - 17 · **{ gondola-mission-17 }**: { gondola-about-mission-17 }
    - 18 · **{ gondola-mission-18 }**: { gondola-about-mission-18 }
    - 19 · **{ gondola-mission-19 }**: { gondola-about-mission-19 }
    - 20 · **{ gondola-mission-20 }**: { gondola-about-mission-20 }
    - 21 · **{ gondola-mission-21 }**: { gondola-about-mission-21 }
    - 22 · **{ gondola-mission-22 }**: { gondola-about-mission-22 }
    - 23 · **{ gondola-mission-23 }**: { gondola-about-mission-23 }
    - 24 · **{ gondola-mission-24 }**: { gondola-about-mission-24 }
    - 25 · **{ gondola-mission-25 }**: { gondola-about-mission-25 }
    - 26 · **{ gondola-mission-26 }**: { gondola-about-mission-26 }
gondola-rules-council = The council
gondola-rules-council-text =
    Steps in the council come from the Minor Council, the Major Council and one influence card. At the end the best places bring VP:

    - two players: 9 and 2,
    - three: 10, 5 and 2,
    - four: 11, 7, 4 and 2,
    - five: 12, 8, 5, 3 and 1.

    Players on one space share the rewards of their places, rounded down. Space 0 brings nothing.

    {""}**The assistants’ influence**: with 7 or 8 assistants on the board you also get half the number of your council space, rounded up; with 9 or 10 all of it.

    The pair for two players is verified by the rulebook’s example; the other rows and the end of the track at space 20 are reconstructed.
gondola-rules-influence = Influence cards
gondola-rules-influence-text =
    For an influence card you look at two and keep one; the other goes under the deck. There are eleven kinds, two of each, and no limit to your hand. You play them at the start of your turns.

    - **A Purse for the Foreman**: one of your assistants goes straight to space 4 and pushes nobody; then take 3 intrigue.
    - **Sort the Holds**: take 1 cube of any colour and share out the cubes of your two boats, wherever they lie.
    - **Late Shift**: use the effects of one building where one of your boats lies; nobody advances.
    - **Seek a Commission**: draw 1 mission without tax, or 2 VP.
    - **Whispers in the Chamber**: 1 space in the council; you may take 1 intrigue for 1 more.
    - **Night in the Archives**: 3 scrolls.
    - **Swap Secrets**: 2 coins and an influence card.
    - **Speak Before the Judges**: lose 3 intrigue.
    - **Raise a Bridge**: build a bridge for free, or 2 VP for each of your bridges on the board.
    - **Borrowed Eyes**: send the spy to a tile. If your boat passes it in this turn, all four effects are open to you there, in place of your assistant’s.
    - **A Step Up**: one of your assistants advances one space and pushes as usual.
gondola-rules-intrigue = Intrigue and arrest
gondola-rules-intrigue-text =
    Intrigue is a loan. In the Major Council it helps to have more of it than others; at the end it can cost you the game.

    You take it in meetings, under other people’s bridges, at the Mint, the Senate and the Consulate, with A Purse for the Foreman and, if you like, with Whispers in the Chamber; by what others do at Court and Senate; and alone by cards of the Doge. You lose it at the Church, the Library, the Minor Council, the Council of Ten and with Speak Before the Judges; some abilities take it away, too.

    {""}**At the end** it can be bought off: **2 scrolls or 4 coins** for each point. Only the player who would be arrested is asked, again and again, until somebody stops paying or has nothing left; among equals the one latest in turn order is in danger. The player who then has the most, and more than 0, is **arrested**. There is never more than one, and with no intrigue at all nobody is.

    The table always shows who would be arrested now, and how much intrigue each player would have left after spending everything.
gondola-rules-end = The end and the scoring
gondola-rules-end-text =
    The end is triggered when somebody reaches the **end marker** in the council (space 10, 12, 14 or 16 with two, three, four or five players) or when the **mission deck is empty** after a draw. The round is played to its end, and **two more rounds** follow.

    Then, in this order:

    - VP for the places in the council,
    - VP for the assistants’ influence,
    - intrigue is bought off,
    - 1 VP for every 4 coins left; scrolls are worth nothing,
    - 4 VP for an unused Favour card,
    - the Inquisition makes its arrest,
    - the most VP win; if tied, the later in turn order. The arrested player is last.
gondola-rules-two = Two players: smugglers
gondola-rules-two-text =
    Two smuggler boats, A and B, sail along. The first player has card deck A, the second deck B, twelve cards each. After each of your turns you look at the two top cards of your deck, play one and put the other back on top; nobody else sees it.

    - The boat goes to the building on the card by a **cheapest route**; bridged canals cost nothing, and the first step is not free. If several routes cost the same, you choose. The first time it is simply placed there; if it lies there already, it stays.
    - Each player’s boat that it passes on the way is met: its owner alone pays a scroll or takes an intrigue, even if it is your own.
    - Where it moors, boats that lie there earn VP as usual. What would fall to the other smuggler boat goes to your opponent.
    - Then a smuggler assistant advances there and pushes as usual.
    - If you pass a smuggler boat, you alone pay. If you moor at one, it earns nothing for anybody, but takes its place in the order.

    The last card of a deck must be played; then the deck is reshuffled. Smugglers have no intrigue and no seat in the council, and their last move follows the last turn of the game.

    {""}**With two players an arrest decides the game**: the player who stays free wins, whatever the VP. At equal intrigue the second player is arrested.
gondola-rules-solo = Alone against the Doge
gondola-rules-solo-text =
    The Doge has two colours of assistants and bridges and four boats: A1 and B1 in one colour, A2 and B2 in the other. He has his own VP, scrolls (0 to 5, 2 at first) and intrigue, and two council markers. **You win if you have more VP than he has** and are not arrested.

    {""}**Prologue.** You place a boat, four cards place his boats with an assistant each, you place your second boat. Three Doge cards lie open in a row.

    After each of your turns:

    - From deck A you look at two cards, play one and put the other back on top. You choose which of his two A boats goes there, by a cheapest route. If it passes your boats, you pay a scroll or take an intrigue; the Doge pays nothing, unless mission 14 makes him.
    - His assistant of that colour advances there, and he gets VP for its space: 0, 1, 2 or 4.
    - The same with deck B.
    - Each of the two cards shows a number: **the Doge card in that place is ignored** this time. The others are played from left to right and replaced.

    Whenever **you** pass one of his boats, you pay as usual and he gives a scroll or takes an intrigue. What you do to “everybody else” meets him. At **8 intrigue** he loses 2 VP and 4 intrigue. Where players with more or less intrigue are counted, he is one of them. Each time you draw missions, a card of his deck leaves the game unseen.

    {""}**The end** comes when his row cannot be filled any more. You have one more turn. The three council markers score as with three players, both of his for him; your assistants’ influence counts; you may buy off intrigue. If you then have intrigue, and at least as much as the Doge, you are arrested and have lost. Otherwise coins count as usual, and you need **more** VP than he has.

    {""}**Harder or easier**: further assistants for him at the start, none at all, a head start in the council, other VP for his spaces, more or fewer scrolls, no extra turn or two.
gondola-rules-doge-cards = The Doge’s cards
gondola-rules-doge-cards-text =
    Only when you play alone. The number says how many copies there are. Whatever needs no choice from you happens by itself.

    - 3 × **{ gondola-doge-tribute }**: { gondola-about-doge-tribute }
    - 2 × **{ gondola-doge-feast }**: { gondola-about-doge-feast }
    - 3 × **{ gondola-doge-archive }**: { gondola-about-doge-archive }
    - 3 × **{ gondola-doge-closed-doors }**: { gondola-about-doge-closed-doors }
    - 2 × **{ gondola-doge-senators }**: { gondola-about-doge-senators }
    - 2 × **{ gondola-doge-both-houses }**: { gondola-about-doge-both-houses }
    - 2 × **{ gondola-doge-public-works }**: { gondola-about-doge-public-works }
    - 2 × **{ gondola-doge-denunciation }**: { gondola-about-doge-denunciation }
    - 2 × **{ gondola-doge-interrogation }**: { gondola-about-doge-interrogation }
    - 2 × **{ gondola-doge-pardon }**: { gondola-about-doge-pardon }
    - 1 × **{ gondola-doge-patronage }**: { gondola-about-doge-patronage }
    - 1 × **{ gondola-doge-overseers }**: { gondola-about-doge-overseers }
    - 1 × **{ gondola-doge-escort }**: { gondola-about-doge-escort }
    - 1 × **{ gondola-doge-levy }**: { gondola-about-doge-levy }
gondola-rules-taxi = Taxi Service
gondola-rules-taxi-text =
    For three to five players; everybody gets a Favour card. A passenger waits at one building and wants to go to another; both are drawn from a smuggler deck and open to all.

    - A player who **passes** the dock where he waits may take him aboard: before, between or after the effects used there, even where nothing can be used. Not at the start of a journey and not when mooring.
    - Aboard he takes the room of **2 cubes**. If the boat is too full, you put cubes back.
    - Where the boat moors he gets off, always, before the mission and the building.
    - If that is his destination, you take **3 VP**, or turn your Favour card back; one that is still unused may be used first. Then his next destination is drawn.

    When all cards are used up they are reshuffled, and the passenger waits somewhere else.
gondola-rules-rulings = Doubtful cases
gondola-rules-rulings-text =
    Where the rulebooks are silent or disagree we play like this. What has a switch at the table is marked ⚙.

    - A tile where your own other boat lies cannot be used in passing, though one printed example does it. ⚙
    - The mission deck counts as empty when it is so after the unwanted card went back. ⚙
    - The dock where your journey began cannot be passed again. ⚙
    - Both sides of a meeting choose at the same time. ⚙
    - A scroll that you do not have cannot be lost instead of taking intrigue.
    - In the final reduction only the one in danger decides, step by step. ⚙
    - The spy works only in passing, on one tile, in place of your assistant.
    - Whispers in the Chamber: everybody may take the second step (the French text allows it only to the player with the most intrigue). ⚙
    - Late Shift works at communal buildings, too. ⚙
    - A smuggler boat that lies at its destination stays and earns nothing; the assistant advances all the same.
    - Drawn smuggler cards are secret. ⚙
    - Cubes are limited to what the box holds. ⚙
    - Favour cards may be used as the met player. If one is used in a meeting, both sides choose again.
    - Favour cards may be used in the final reduction. ⚙
    - Losing intrigue at 0 is not offered; handing it in needs the point.
    - A completed mission may go into any slot, or be archived at once.
    - A player who has all ten assistants on the board skips the step in which they advance; cards still move them, and others push them.
    - New Doge cards are laid in the empty places; nothing moves up. ⚙
    - Alone you begin with two missions of three. ⚙ One of the Doge’s boats of each colour belongs to each deck.
    - The passenger gets off before a mission is completed.
gondola-rules-data = What is verified and what is reconstructed
gondola-rules-data-text =
    Much of this game stands only in pictures that we do not have. What the rulebooks say in words is as printed; the rest is **our own reconstruction**, made to fit every example. Each card carries its mark in the table’s sheet “Cards and buildings”.

    - **Buildings**: all 15 verified.
    - **Influence cards**: 10 of 11 verified; the wording of Late Shift is ours. All names are our own.
    - **Missions**: the places, prices and rewards of numbers 11 and 13 are verified, and the place of number 15; for numbers 3, 7, 14, 20 and 21 the rules tell what kind of ability they have. Everything else is reconstructed, at least in part, on all 26.
    - **Map**: 24 canals, all reconstructed; the printed examples show six of them with neighbours and prices, and four more with neighbours.
    - **Council**: end marker and rewards for two players verified; the other rewards and the last space reconstructed.
    - **Smuggler cards**: all 24 reconstructed. **Doge cards**: all 27 reconstructed; two of their kinds are named in the rules.

    If you own the game, you can play with its own numbers: the data files can be replaced by a folder of your own.
gondola-guide-aim = Rich, esteemed, and at liberty
gondola-guide-aim-text = Everybody wants the most VP, the number at each name. But the one with the most intrigue at the end is arrested and cannot win. Keep an eye on both.
gondola-guide-map = Venice
gondola-guide-map-text = Fifteen docks, each at a building. The coins on the canals are what a boat pays to go that way; its first canal in a turn is free. Bridges make a canal free for all, but only their builders are welcome there.
gondola-guide-boats = Two boats, one gondolier
gondola-guide-boats-text = Here you see where they lie and what they carry. One of them moves each turn: changing boats is free; staying on the same boat costs 3 coins. A boat at a dock earns VP when others moor there later.
gondola-guide-building = A building
gondola-guide-building-text = Four effects, four spaces. Mooring here moves your assistant one space on, and you use all effects up to that space. Passing works, too, with an assistant who is already there.
gondola-guide-moor = Pass or moor
gondola-guide-moor-text = Choose a dock that glows, then whether you pass or moor. You see beforehand what it costs, whom you meet and what it brings. Meeting others costs a scroll or an intrigue.
gondola-guide-missions = Missions
gondola-guide-missions-text = Bring the cubes to the building that is named, all in one boat. You get VP and coins, and an ability for the rest of the game. Three abilities can work at a time.
gondola-guide-hand = Influence cards
gondola-guide-hand-text = Before you move you may play one card. Others see only how many you hold.
gondola-guide-council = The council
gondola-guide-council-text = The higher, the more VP at the end. With seven or eight assistants on the board half your space counts once more, with nine or ten all of it. Reaching the flag triggers the end, and so does drawing the last mission.
gondola-guide-intrigue = The Inquisition
gondola-guide-intrigue-text = Here you see who would be arrested if the game ended now. At the end 2 scrolls or 4 coins buy off a point; so scrolls in hand are safety.
gondola-guide-help = All the rest
gondola-guide-help-text = The book above holds the rules, with a search and our rulings; the lamp suggests a move, and T shows the whole board as text. Within your turn you can take steps back as long as nothing hidden has been shown. Good luck on the canals!
