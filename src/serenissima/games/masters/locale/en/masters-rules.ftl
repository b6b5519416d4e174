masters-rules-aim = Aim of the game
masters-rules-aim-text =
    You are merchants in Venice. You buy goods at the docks, sell them to five shops, trade in the shops’ shares, deliver to the Guild and spread rumours. After sixteen rounds money, shares and points are counted together: **100 ducats make a point**. The most points win.

    Four rounds are for bidding; the other twelve are rounds of commerce.
masters-rules-words = Terms
masters-rules-words-text =
    - Five **shops** each trade in one good: Blacksmith in iron, Jeweler in gems, Miller in grain, Spice Shop in spice, Tailor in fabric. **Lumber** has no shop; only the Guild and the Mercato take it.
    - Each shop has three **tracks**: the **price** of its good and the price of its **share**, both from 5 to 100 in steps of 5, and its **Orders**: how many cubes it will still buy.
    - There are 15 **cubes** of each good and 10 **shares** of each shop. The two **shipping offices** have 10 shares each, too; those cost 20 and always stay at 20.
    - The **majority** of a shop belongs to the player who has more of its shares than any other single player.
    - **Favours** add Orders to a shop. **Rumours** move one track of their shop by one step. Each works once.
    - A **Guild Order** is a card that asks for three cubes.
masters-rules-start = The start
masters-rules-start-text =
    Everybody has 150 ducats, one share of a shop drawn by lot, one Guild Order in secret, and a cube from the bag. Two cubes lie on every dock and one at each shipping office.

    All prices begin at 40 and fall by 5 for every cube that was drawn; shares begin at 40, Orders at 2. Twelve rumours lie face down on the canal, one on each space without bidding; three more stay in the box, and nobody has seen them.
masters-rules-bidding = Bidding
masters-rules-bidding-text =
    Everybody bids in secret, any multiple of 5 up to what they have, and **everybody pays** their bid. The bids set the **turn order** until the next bidding. Ties are broken by the number of shares in the two offices together, then in the Blacksmith, the Jeweler, the Miller, the Spice Shop and the Tailor; if all are equal, the younger player goes first.

    The **last** in the order becomes the **Gondolier**. The others take a character in turn order. After taking a character each player moves the Orders of one shop: **up by one for every 5 ducats** of the bid, or **down by one for every 10**. You choose the shop and the direction, not the amount.

    With two players everybody has two characters: the first player picks, then the last (who is also the Gondolier), then the first again.
masters-rules-characters = The characters
masters-rules-characters-text =
    - **Gondolier**: moves the gondola after every round and takes the rumour that lies there. Holds the Marker, with which to act early once.
    - **Guild Master**: draws two orders and keeps one; may then put one older order under the deck.
    - **Harbor Master**: may draw an extra cube from the bag when using a shipping office.
    - **Tax Collector**: whenever a dividend is paid to somebody, gets what one share earns, from the bank.
    - **Thief**: takes one cube for free from the chosen dock, each time at the Docks. The price does not move.
    - **Trader**: at the Mercato up to two cubes each way, plus one swap of one of your cubes for another good from the bag.
masters-rules-round = A round of commerce
masters-rules-round-text =
    Everybody chooses a place in secret, any except the one where their pawn is. All choices are revealed together.

    Then places open one by one: first that of the first player in turn order, then that of the next player whose place has not been open yet, and so on. Each place opens once. First its visitors act, in turn order.

    Stock Market, Shops, Guild Hall and Docks are **shared** (two heads on the plate): after the visitors all others act there as well, clockwise from the left of the last visitor. Their pawns stay where they are. **Church, shipping offices and Mercato** serve only their visitors.

    When it is your turn at a place you may pass, and you may play favours and rumours before and after what you do there.
masters-rules-docks = The Docks
masters-rules-docks-text =
    Buy as many cubes as you like and can pay for, all from **one** dock. Cubes of one kind bought together cost the same; afterwards the price of each good rises **5 for every cube**.

    Only the shipping offices refill the docks.
masters-rules-shops = The Shops
masters-rules-shops-text =
    Sell cubes of **one** good to its shop, at most as many as it has Orders. The shop pays **twice the price** for each. Then its Orders fall by one, its price rises by 5 and its share rises by 5 for every cube, and its owners get a dividend.

    In addition, once in every shop whose majority you hold, you may do one of two things: price −10 and one Order more, or price +10 and one Order less. Both tracks must have room for the whole movement. You need not sell anything for this.

    Example: iron at 35 and three Orders. Two cubes bring 2 × 70 = 140; then iron costs 45, one Order is left, the share has risen by 10, and every share earns 10.
masters-rules-market = The Stock Market
masters-rules-market-text =
    Buy up to three shares and sell up to three, in any combination, but not the same stock both ways.

    - Buying raises the share price by **5**, however many of that shop you buy at once.
    - Selling lowers it by **10 for each share** sold.
    - Shares of the shipping offices cost 20, bring 20 and never move.
masters-rules-guild = The Guild Hall
masters-rules-guild-text =
    Draw one order, and deliver as many as you can. To deliver you give the three cubes; each shop concerned must have as many Orders as you bring cubes of its good (lumber needs none). Prices and shares of these goods rise by 5 for every cube and Orders fall, but nobody gets a dividend.

    Your first delivery is worth **3 points, the second 4, the third 5, every later one 6**. For each point you give up you get 50 ducats instead.

    An order that you still hold at the end costs 2 points.

    Reconstructed: the rulebook known to us names 21 cards but describes only one, two lumber and one spice. The others follow a pattern in which all shops are alike.
masters-rules-church = The Church
masters-rules-church-text =
    Two favours are on offer. Buy one: for 20 ducats it adds up to 2 Orders to a shop, for 30 up to 3, for 40 up to 4. You may use it at once or in any later turn of yours. A used favour goes under the stack.
masters-rules-offices = The shipping offices
masters-rules-offices-text =
    Take the cube that waits there. Then a new cube is drawn for the office and four for the docks; you see all four and put one on each dock. **Prices fall by 5 for every cube drawn.** Finally each share of this office earns 10 ducats.
masters-rules-mercato = The Mercato
masters-rules-mercato-text =
    Buy one cube from the bag, sell one of another good back to it, or both, at the normal price. Bought or sold, the price rises by 5. Orders, shares and dividends are not affected. The bag must hold the good that you want.
masters-rules-dividends = Dividends
masters-rules-dividends-text =
    After a sale at a shop every share of it earns a tenth of the sale, which is first rounded to the nearest hundred: a sale of 50 to 145 pays 10 for each share, 150 to 245 pays 20, and so on; below 50 nothing. The seller’s own shares count.

    When a shipping office is used, every share of it earns 10. The bank pays it all.
masters-rules-limits = At the ends of the tracks
masters-rules-limits-text =
    - **Price control**: a price that would pass 100 is set to 40, after everything has been paid.
    - **Stock split**: a share that would pass 100 is halved, rounded up to a step, and every owner scores **1 point for each share**. Shares bought in the same deal count.
    - **At the bottom**: a price of 5 does not fall. If a cube of that good comes out of the bag, its shop gets one more Order instead.
    - Orders stay between 0 and 15; what goes beyond is lost.
    - The small red number at a track says how many steps are left until it passes 100.
masters-rules-marker = The Gondola Marker
masters-rules-marker-text =
    Once until the next bidding the Gondolier may use it, before any turn of another player, in one of two ways:

    - He takes his turn at his own place now, if it has not opened yet, alone. The place opens later without him.
    - At an open place where he still has a turn, his own or a shared one, he takes it now, ahead of the others.

    He never interrupts another player’s turn. The players who follow clockwise begin left of the last visitor who acted in his regular place; if the Gondolier was the only visitor and has already had his turn, left of him. Not used, the Marker is lost with the character.

    When you make a table you may choose other interpretations: his own place opens at once for everybody who belongs there, or he acts first; or he only takes his turn alone.
masters-rules-end = The end
masters-rules-end-text =
    After round 16, for each player in this order:

    - **Tax on goods**: you pay half of what your cubes are worth at current prices, rounded up to 5. If you cannot pay it all, you lose a point for every 100 ducats you are short, or part of 100.
    - **2 points less** for every undelivered order.
    - **Shares** at current prices: a point for every 100 ducats, rounded to the nearest.
    - **Money** that is left: the same.

    Most points win; then more money, then more valuable shares, then the victory is shared. Favours and rumours left over are worth nothing.
masters-rules-bid-cases = Special cases of the bidding
masters-rules-bid-cases-text =
    - The whole adjustment is made; what does not fit at the end of a track is lost. But something must move; a player who can move nothing is not asked.
    - A bid of 5 can only move Orders up.
    - Favours, rumours and the Marker cannot be used in a bidding round.
    - “Younger” is drawn by lot at the start and open to all. When you make a table you may have the seats decide.
masters-rules-trade-cases = Special cases of trade
masters-rules-trade-cases-text =
    - One purchase and one sale in each turn, each built up kind by kind. Playing a favour or a rumour closes both.
    - A delivery is impossible if a single Order is missing.
    - A shared place serves everybody even if its visitor passes.
    - A rumour can push a track over 100, with everything that follows. It cannot push a price of 5 down.
    - A majority cannot raise a price above 100 (there is an option for it).
    - When the bag runs short, the Harbor Master’s extra cube comes first, then the one for the office, then the docks; you decide which of them go without.
    - Two visitors of one office each use it fully, one after the other.
    - The goods tax comes before the money is counted. Points may fall below zero.
masters-rules-power-cases = Special cases of the characters
masters-rules-power-cases-text =
    - The Thief and the Guild Master may also use their powers where they act without having moved there. Favours and rumours may be played there, too.
    - The Thief’s cube counts as choosing the dock.
    - The Tax Collector gets one share’s worth for each payment, not for each player paid, and nothing if nobody is paid.
    - The Harbor Master’s cube is drawn blindly and may be declined.

    Options of the table change each of these. No option changes this one:

    - The Guild Master keeps exactly one of the two new cards.
masters-rules-hidden = What is hidden
masters-rules-hidden-text =
    Goods, shares, favours and delivered orders are open to all. **Money, Guild Orders and rumours in hand are hidden**; everybody sees only how many cards and rumours you hold. All payments appear in the log, but no totals. What is in the bag can be counted, so it is shown.

    Options make money open, or favours hidden.
masters-rules-canal = The canal
masters-rules-canal-text =
    Reconstructed: we know that there are sixteen spaces, four of them for bidding, including the first but not the last. We put the biddings on 1, 5, 9 and 13, which makes four equal parts. The end of the Orders track at 15 is reconstructed, too; an option changes it.
masters-rules-advice = A little advice
masters-rules-advice-text =
    - Buying three cubes raises their price by 15, and you then sell at twice that price. Buy after ships have been unloaded, sell after others have bought.
    - Orders are scarce. A bid buys them for 5 ducats each, a favour for 10.
    - If somebody will surely go to the Docks or the Shops, you may follow there anyway: use your own pawn for the Church, an office or the Mercato.
    - Delivering beats selling while the cubes cost less than 50 on average at the first card, 67 at the second, 83 at the third and 100 at later ones.
    - Buy shares in threes, of a shop whose goods are about to be sold. The earlier you buy shares of the offices, the more they pay.
    - Being the Gondolier is no punishment: you get three rumours and the Marker for free.
    - In the last rounds, do not draw orders or buy goods unless you know where they will go.
masters-rules-screen = Mouse and keyboard
masters-rules-screen-text =
    - What you can do glows in gold. One click proposes it and shows its consequences; a second click, Enter or the main button does it. Dashed rings show where a track would go.
    - At the Docks tick any number of crates of one dock; one button buys them all. At the Shops, the Stock Market and the Mercato click a number on the front of a shop.
    - Click a rumour or a favour in your hand, then an arrow or a number on a shop.
    - “Pass” and “Done here” work at once. Before that you can undo, until something hidden has been revealed.
    - Beside your goods you can set when to be asked about the Marker.
    - With the keyboard: Tab into the board, arrow keys to the nearest thing, Enter to choose; or number keys in the list of choices.

masters-guide-aim = Get rich in sixteen rounds
masters-guide-aim-text = You trade goods and shares. The shield shows points on the track; at the end every 100 ducats in money and in shares make one more. Others’ money stays hidden.
masters-guide-canal = Sixteen rounds
masters-guide-canal-text = The gondola moves one space each round. On the stars you bid for turn order, a character and Orders. The bubbles are rumours: the last player in turn order collects them.
masters-guide-shop = A shop
masters-guide-shop-text = Three tracks: the **price** of its good, the price of its **share**, and how many **Orders** it has. The shop pays twice the price, but only for as many cubes as it has Orders. Below: who owns shares; the crown marks the majority.
masters-guide-docks = The docks
masters-guide-docks-text = Here you buy goods, from one dock at a time. Every cube bought raises its price by 5; every cube that ships bring lowers it.
masters-guide-places = Eight places
masters-guide-places-text = Each round all choose a place in secret. The four with two heads serve **everybody** once somebody goes there. The other four serve only their visitors.
masters-guide-order = Who acts when
masters-guide-order-text = Places open in turn order. Here you see who is still to act where in this round, and who has the Gondola Marker.
masters-guide-hand = Your hand
masters-guide-hand-text = Guild Orders ask for three cubes and pay 3, 4, 5, then 6 points. Pale cubes are missing. Beside them your rumours and favours, your money, and your score if the game ended now.
masters-guide-act = What you do
masters-guide-act-text = What you cannot choose on the fronts and docks is here: the bid, characters, cards, and “Done here” when you have finished.
masters-guide-preview = Before you decide
masters-guide-preview-text = Point at anything in gold, or tap it, and read here what it brings: money, tracks, dividends for everybody. Now bid. A modest bid for the Orders you need is a good start.
