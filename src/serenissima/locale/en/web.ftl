# Words of the browser client that belong to no single game.

## The shelf
web-brand = Serenissima
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-level-master = master
web-level-random = random
web-level-greedy = medium
web-level-rollout = hard
web-level-mcts = expert

## First page
web-home-title = { $count ->
    [4] Four games of Venice
   *[other] Games of Venice
}
web-home-turns = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
}
web-home-lead = Play with friends by a link, or now against bots. No account.
web-home-back = Welcome back. Your name and your games are tied to this browser.
web-as-last-time = as last time
web-play-on = Play
web-open-table = Open
web-invite-code = Invite code
web-join = Join a table
web-choose-game = Choose { $game }
web-facts = { $least } to { $most } players
web-english-only = This game has no texts in this language: they are shown in English.
web-about = About
web-about-game = About { $game }
web-set-table = Set the table
web-players = Players
web-bots = Bots
web-hot-seat = Pass one device around
web-invite = Invite by link
web-start-bots = Start against bots
web-my-tables = Your games
web-more-tables = More of your games
web-public-tables = Public tables
web-promise = Shuffles can be verified · works by keyboard · runs on your own server
web-table-waiting = { $open ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $open } seats are free
}
web-table-over = over
web-table-your-turn = your turn
web-table-turn = { $name } to move
web-table-choosing = several are choosing
web-table-with = with { $names }
web-table-alone = nobody else yet
web-guest = Guest
web-player-n = Player { $n }

## All pages
web-skip = Skip to the content
web-nav = Pages
web-help = Help
web-settings = Settings
web-theme-to-light = Switch to day
web-theme-to-dark = Switch to night
web-to-home = All games
web-missing = Nothing here
web-missing-text = This page does not exist, or no longer.
web-loading = One moment …
web-close = Close
web-cancel = Cancel
web-save = Save
web-back = Back
web-next = Next
web-copy = Copy
web-copied = Copied
web-problem-offline = The server does not answer. Please try again in a moment.
web-problem-unknown = Something went wrong. Nothing has been changed; please try again.

## A game's page
web-credits = Designed by { $designers } ({ $year }). Source of the rules: { $source }.
web-credits-ours = Words and pictures here are our own.
web-rules-read = Read the rules
web-your-name = Your name
web-seat-n = Seat { $n }
web-name-of = Name of player { $n }
web-sitter-open = open seat, by link
web-sitter-here = a person at this device
web-sitter-bot = bot, { $level }
web-clock = Clock
web-clock-none = none
web-clock-quick = 10 min + 10 s
web-clock-slow = 30 min + 30 s
web-clock-days = 3 days a move
web-private = Private table
web-private-text = Only those with the link can see it or watch.
web-preset = Rules
web-preset-rulebook = rulebook
web-preset-rulebook-help = As the rulebook says, with our rulings where it is silent.
web-preset-first = first game
web-preset-first-help = A little simpler, for people who are learning the game.
web-preset-even = even game
web-preset-even-help = Changed so that everybody has about the same chance to win.
web-preset-own = your own
web-preset-own-help = Options of your own choice.
web-option-changed = changed
web-options = { $changed ->
    [0] All rule options ({ $count })
    [one] All rule options ({ $count }, one changed)
   *[other] All rule options ({ $count }, { $changed } changed)
}
web-make-table = Make the table
web-start = Start
web-rules = Rules
web-rules-own-words = In our own words. Where the rulebook leaves a question open, our ruling is marked.

## Before the game
web-lobby = { $game }: waiting for players
web-lobby-text = The game starts by itself as soon as no seat is open.
web-invite-link = Send this link to those who should sit here
web-word = A word for the shuffle (optional)
web-word-text = The word becomes part of the seed of the dice: nobody, not even the server, can then have fixed the shuffle beforehand.
web-seat-open = open
web-seat-here = is here
web-sit = Sit here
web-level = Level of the bots
web-put-bot = Add a bot
web-leave = Leave
web-open-seat = Open the seat
web-free-seat = Free the seat
web-start-now = Start now, bots take the rest
web-commitment = The server has already committed to its half of the shuffle. After the game you can check it against this fingerprint:

## The table
web-title-turn = ● Your turn · { $game }
web-title-game = { $game } · Serenissima
web-title-replay = Replay · { $game }
web-menu = Menu
web-sound = Sound
web-you = you
web-bot = bot, { $level }
web-side = Preview, choices, players and log
web-sheet = Choices, hand and log
web-preview = What it would do
web-preview-point = Point at a choice to see what it does
web-preview-point-touch = Tap a choice to see what it does
web-preview-last = What happened last
web-chosen = chosen
web-choices = Your choices
web-choices-change = Change your choice
web-choices-keys = also by keys 1–9
web-choice-sealed = sealed
web-no-choices = Nothing to choose now.
web-filter = Narrow the list
web-filter-nothing = No choice contains these words.
web-tab-choices = Choices
web-tab-hand = Hand
web-tag-to-move = to move
web-tag-choosing = choosing
web-tag-ready = ready
web-tag-away = away
web-tag-stand-in = bot stands in
web-tag-vote = { $votes ->
    [0] away: let a bot play
   *[other] away: let a bot play ({ $votes })
}
web-tag-reserved = reserved
web-away = { $name } is away.
web-vote-title = Let a bot play for { $name }?
web-vote-text = { $name } is away. If everybody else who plays agrees, a bot plays this seat until { $name } comes back. Everyone at the table is told who voted.
web-vote-do = Vote for a bot
web-free-title = Free the seat of { $name }?
web-free-text = The bot plays on. For some days only { $name } can come back to this seat; after that anybody who watches can take it.
web-kept = The host has freed your seat. It is kept for you; a bot plays it meanwhile.
web-player-card = Show all players
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-more = Show { $count } older lines
web-log-replay = Show this move
web-log-replay-n = Show move { $n }
web-since = Since your last turn
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-hide = Hide for me
web-chat-hide-name = Hide what { $name } writes
web-chat-show-hidden = { $count ->
    [one] Show the hidden lines of one person
   *[other] Show the hidden lines of { $count } people
}
web-chat-more = What to do about { $name }
web-chat-mute = Mute
web-chat-unmute = Unmute
web-chat-muted = muted
web-chat-remove = Remove
web-chat-readmit = Let back in
web-chat-removed = removed
web-mute-title = Mute { $name }?
web-mute-text = { $name } can no longer write in this chat. Everyone at the table is told. You can undo this in the chat.
web-remove-title = Remove { $name } from the table?
web-remove-text = { $name } can no longer watch this table or write in its chat. Everyone at the table is told. You can undo this in the chat.
web-waits-one = { $name } is deciding
web-waits-many = Still choosing: { $names }
web-waits-nobody = One moment …
web-waits-hint = Meanwhile you can look around, read the rules or the log.
web-waits-seconds = { $seconds } s
web-watching = You are watching.
web-ask-hint = What is outlined in gold can be chosen, on the board or in the list; then confirm.
web-only-choice = There is only one choice; it is taken for you.
web-sealed-waits = Sealed. { $names } { $count ->
    [one] is
   *[other] are
} still choosing
web-sealed = You chose: { $label }.
web-sealed-change = You may still change it.
web-connection-lost = The connection is lost; trying again. Nothing is lost.
web-offline = offline
web-hint = Hint
web-hint-best = Best choices
web-hint-equal = About equally good
web-hint-thinking = thinking …
web-hint-chance = chance to win · { $tries } tries
web-undo = Undo
web-reset = Reset turn
web-ask-undo = Ask to undo
web-undo-asked = { $name } asks to take a move back.
web-undo-waiting = The others are asked whether the move may be taken back.
web-agree = Agree
web-refuse = Refuse
web-stand-in = A bot is playing for you.
web-come-back = Take the seat back
web-pass-device = { $name }, it is your turn
web-pass-device-text = Pass the device on. Nobody else should look at the screen now.
web-pass-device-go = I am { $name }
web-text-view = Board as text
web-guide = First-game guide
web-guide-step = { $at } of { $of }
web-guide-end = Skip
web-guide-play = Play
web-guide-offer = Your first game of { $game }? A short guide shows the board.
web-guide-show = Show me
web-guide-later = Not now
web-record = Download game
web-watch-link = Spectator link
web-watch-private = Spectator link (private)
web-keys = Keys: 1–9 choose, Enter confirms, Space shows the next move, Backspace takes back, H hint, ? rules, L log, C chat, T board as text.
web-resign = Resign
web-resign-sure = A bot will play your seat to the end. Resign?
web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-nothing = Nothing found.
web-rules-none = The rules of this game are not written down here yet.
web-rules-ruling = our ruling
web-rules-rebuilt = reconstructed

## Following a game
web-tab-place = This place
web-choices-more = +{ $count } more
web-choices-less = Show fewer
web-choose-first = Choose first
web-choose-wait = Wait for your turn
web-place-rules = Read the rule
web-legend = Symbols
web-bot-short = bot
web-recap-who = { $name }:
web-recap-none = Nothing yet.
web-recap-again = Show { $name }’s turn again
web-shown = { $name }’s turn
web-shown-again = Once more: { $name }’s turn
web-shown-next = Next
web-shown-end = Back to the game
web-key-return = Enter
web-key-space = Space
web-pace = Pace
web-pace-text = How fast you see what others do
web-pace-instant = Instant
web-pace-fast = Fast
web-pace-normal = Normal
web-pace-slow = Slow
web-pace-step = Step by step

## The end
web-end = The end
web-end-look = Close and look at the board
web-show-end = Result
web-end-you = You have won
web-end-nobody = Nobody has won
web-end-won = { $name } has won
web-end-shared = { $names } share the victory
web-place = Place
web-player = Player
web-score = Score
web-chart = The race
web-chart-moves = { $count } moves
web-analyse = Analyse
web-analysis = What could have been
web-analysis-progress = { $done } of { $total } decisions judged.
web-analysis-left = { $minutes ->
    [one] Less than a minute left.
   *[other] About { $minutes } minutes left.
}
web-analysis-later = You may close this and come back.
web-analysis-failed = The game could not be analysed; please try again later.
web-analysis-chances = Chance to win
web-analysis-text = Each decision was searched with what its player knew at the time.
web-analysis-rings = A ring marks a costly mistake; the costliest are listed first. Small differences mean little.
web-analysis-swings = What would have been better there
web-analysis-move = move { $at }
web-analysis-played = Played: { $label } ({ $chance })
web-analysis-better = Better: { $label } ({ $chance })
web-analysis-no-swings = No single decision decided this game: none gave much away.
web-rematch = Same table again
web-rematch-go = To the next game
web-verify = Verify shuffles

## Replay
web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-move = Move
web-replay-at = { $at } of { $last }
web-replay-link = Link to this move
web-replay-leave = To the table
web-replay-unit = Step by
web-replay-unit-move = move
web-replay-unit-turn = turn
web-replay-unit-round = round
web-replay-speed = Speed
web-replay-times = × { $times }
web-replay-eyes = Seen by
web-replay-eyes-nobody = a spectator
web-replay-mistake = { $name }, move { $n }: a costly choice

## Settings
web-language = Language
web-theme = Theme
web-theme-auto = system
web-theme-light = light
web-theme-dark = dark
web-sound-text = Soft sounds for moves and for your turn
web-notify = Notifications
web-notify-text = Show a system notification when it is your turn and the page is hidden
web-calm = Reduce motion
web-calm-text = Pieces appear in place instead of travelling
web-ask-first = Confirm every choice
web-ask-first-text = A first click proposes, a second one confirms
web-identity = Who you are
web-identity-text = There are no accounts: this browser is known by a cookie. With a recovery code you can continue your games in another browser, or after you have logged out.
web-name-saved = Your name is saved.
web-code-make = Make a recovery code
web-code-once = Write it down: it is shown only once, works once, and replaces older codes. Using it logs you out everywhere else.
web-code-have = I have a recovery code
web-code-use = Use it
web-logout = Log out
web-logout-text = This browser forgets who you are. Without a recovery code you cannot come back to your games and seats.
web-logout-everywhere = Log out everywhere
web-logout-everywhere-text = All browsers in which you are known forget who you are, this one included. Without a recovery code you cannot come back to your games and seats.
web-logged-out = You are logged out.
web-recovered = Welcome back, { $name }.

## Verifying
web-verify-title = Fair shuffles
web-verify-lead = Check on your own device that nobody changed the draws of a game.
web-verify-which = Link or id of the table
web-verify-later = The game is not over. What was promised is below; the secret is shown after the end, and can then be checked here.
web-verify-step-1 = 1. The server kept its promise
web-verify-commitment = Promised when the table was made (SHA-256 of the secret)
web-verify-secret = The secret, revealed after the end
web-verify-hash = Its SHA-256, computed by your browser
web-verify-kept = They agree: the secret is the one that was promised.
web-verify-broken = They differ: the secret is not the one that was promised.
web-verify-step-2 = 2. The seed follows from the secret and your words
web-verify-words = Words of the seats
web-verify-no-word = no word
web-verify-follows = The seed that follows, computed by your browser
web-verify-used = The seed with which the game was played
web-verify-seed-right = They agree: the dice were seeded as agreed.
web-verify-seed-wrong = They differ: the game was played with another seed.
web-verify-step-3 = 3. Deals and moves follow from the seed
web-verify-record = Download the record and let the program play it again, move by move:
web-verify-proves = What this proves
web-verify-proves-text =
    It proves that all draws were fixed before the first move and were not changed afterwards; and if you added a word of your own when you sat down, that the server could not choose them.

    It does **not** prove that whoever runs the server never looked at them. For that you have to trust the host, or run the server yourself.

## Help
web-help-play = A game in two clicks
web-help-play-text = On the first page choose a poster, then **Start against bots**. The page of a game has all options, clocks and kinds of seats.
web-help-friends = With friends
web-help-friends-text =
    With **Invite by link** you make a table with open seats. Send the link; whoever opens it can sit down, without an account. The game starts when all seats are taken, or when the host starts it with bots.

    Several people at one device take turns: the screen is covered until the next one says that it is theirs.
web-help-board = On the board
web-help-board-text =
    What you may do has a gold outline. Point at it to see what it would do; click to propose it, and confirm with the button that names the deed. In the settings you can do without the second step.

    If something is not possible, a click says why. The same choices stand as buttons beside the board.
web-help-undo = Taking back
web-help-undo-text = You may take back your own moves as long as nothing new became known and nobody else has played. Beyond that the menu lets you ask the others. Bots always agree; a bot that stands in for somebody cannot.
web-help-clocks = Time
web-help-clocks-text = A table has no clock, a bank of minutes with an increment, or days per move. When somebody’s time is out, a bot plays the seat until its owner comes back. When somebody has been away for a minute and the others wait, they can vote for a bot, too.
web-help-bots = Bots
web-help-bots-text = Bots see only what a person on their seat would see. They come in five levels, from easy, which answers at once, to master, which thinks for up to five seconds about each decision; a turn of Venice has many of them. **Hint** shows the three choices that a bot finds best after a second, with the chance to win it gives them, knowing only what you know. After the end, **Analyse** does so for every decision of the game.
web-help-fair = Fair shuffles
web-help-fair-text = The server promises its secret before the game and shows it afterwards; the page **Verify shuffles** checks the promise on your own device.
web-help-access = For all eyes and hands
web-help-access-text = Everything works by keyboard and with a screen reader. Seats differ by hatching and sign, not by colour alone. **Board as text** shows the position as tables.
web-help-keys = Keys at the table
web-key-tab = to the board, then through the choices
web-key-arrows = between places on the board and between choices
web-key-numbers = the first nine choices
web-key-enter = choose; again to confirm
web-key-backspace = undo
web-key-escape = take the proposal back
web-key-hint = hint
web-key-rules = rules
web-key-log = log
web-key-chat = chat
web-key-text = board as text
