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
web-home-lead = Invite friends with a link, or start now against bots. No account needed.
web-home-back = Welcome back. Your name and your games are tied to this browser.
web-home-back-name = Welcome back, { $name }. Your name and your games are tied to this browser.
web-as-last-time = as last time
web-play-on = Play
web-open-table = Open
web-invite-code = Enter a code
web-join = Join a table
web-choose-game = Choose { $game }
web-facts = { $least } to { $most } players
web-english-only = This game has no texts in your language. It is shown in English.
web-about = About
web-about-game = About { $game }
web-set-table = New table
web-players = Players
web-bots = Bots
web-hot-seat = Pass one device around
web-invite = Invite by link
web-start-bots = Start against bots
web-start-alone = Start a solo game
web-my-tables = Your games
web-more-games = All your games ({ $count } running)
web-public-tables = Public tables
web-promise = Shuffles can be verified · works by keyboard · runs on your own server
web-table-waiting = { $open ->
    [0] All seats are taken
    [one] One open seat
   *[other] { $open } open seats
}
web-table-over = over
web-table-your-turn = your turn
web-table-turn = { $name } to move
web-table-choosing = several players are choosing
web-table-with = with { $names }
web-table-alone = nobody else yet
web-table-move = move { $n }
web-guest = Guest
web-player-n = Player { $n }

## All pages
web-skip = Skip to the content
web-nav = Pages
web-help = Help
web-settings = Settings
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-to-home = All games
web-missing = Nothing here
web-missing-text = This page does not exist, or has been removed.
web-loading = One moment…
web-close = Close
web-cancel = Cancel
web-save = Save
web-back = Back
web-next = Next
web-copy = Copy
web-copied = Copied
web-problem-offline = The server does not answer. Please try again in a moment.
web-problem-unknown = Something went wrong. Nothing was changed. Please try again.

## A game's page
web-credits = Designed by { $designers } ({ $year }). Source of the rules: { $source }.
web-credits-ours = Text and pictures here are our own.
web-rules-read = Read the rules
web-your-name = Your name
web-seat-n = Seat { $n }
web-name-of = Name of player { $n }
web-sitter-open = open seat, by invitation
web-sitter-here = person on this device
web-sitter-bot = bot, { $level }
web-clock = Clock
web-clock-none = none
web-clock-quick = 10 min + 10 s
web-clock-slow = 30 min + 30 s
web-listed = List publicly
web-listed-text = Anyone on this server can find the table, take an open seat and watch. Otherwise only people with the link can.
web-preset = Rules
web-preset-rulebook = rulebook
web-preset-rulebook-help = The rules as printed, with our rulings where they are silent.
web-preset-first = first game
web-preset-first-help = A little simpler, for learning the game.
web-preset-even = even game
web-preset-even-help = Adjusted so that every seat has about the same chance to win.
web-preset-own = your own
web-preset-own-help = Options that you have chosen yourself.
web-option-changed = changed
web-options = { $changed ->
    [0] All rule options ({ $count })
    [one] All rule options ({ $count }, one changed)
   *[other] All rule options ({ $count }, { $changed } changed)
}
web-make-table = Make the table
web-start = Start
web-rules = Rules
web-rules-own-words = In our own words. Where the rulebook leaves a question open, our answer is marked as a ruling.

## Before the game
web-lobby-invite = Invite your friends
web-lobby-join = Join this table
web-lobby-full = Ready to start
web-lobby-lead = { $game } for { $seats } players. { $open ->
    [0] Every seat is taken.
    [one] One seat is open.
   *[other] { $open } seats are open.
}
web-lobby-text = The game starts when the last seat is taken.
web-seats = Seats
web-seat-free = Open seat
web-seat-waiting = waiting for a friend
web-changes = Latest changes
web-tag-host = host
web-tag-you-host = you, host
web-tag-here = here
web-put-here = On this device
web-level-of = Level of { $name }
web-remove-short = Remove
web-remove-of = Remove { $name }
web-the-game = The game
web-until-start = can be changed until the start
web-host-decides = the host decides
web-clock-days-text = You can close the page between moves. Allow notifications to be told when it is your turn.
web-rules-summary = { $changed ->
    [0] { $preset }
    [one] { $preset }, one change
   *[other] { $preset }, { $changed } changes
}
web-access = Who can come
web-access-link = Only with the link
web-access-listed = Listed for everyone
web-access-link-text = Strangers cannot see this table or take a seat.
web-begin = Start
web-begin-full = When all seats are taken
web-begin-host = When the host says so
web-start-table = { $open ->
    [0] Start the game
    [one] Start, a bot takes the open seat
   *[other] Start, bots take the { $open } open seats
}
web-start-or-full = Or wait. The game starts when the last seat is taken.
web-start-or-wait = The game starts only when you press Start.
web-wait-host = { $name } starts the game.
web-wait-some-host = The host starts the game.
web-become-host = The host is away: become the host
web-invite-title = Send this to your friends
web-invite-link = Send this link to the people you want to play with
web-short-code = Short code
web-code-text = Type it on the first page, or point a camera at the picture.
web-code-local = The code and the picture work on this computer only, too.
web-qr = QR code of the link
web-share = Share…
web-share-link = Share link
web-copy-watch = Link to watch
web-local-only = This link works on this computer only.
web-local-how = To let others in your network join, start Serenissima with
web-local-then = Then the address is { $address }.
web-local-open = You have opened this page on the computer that it runs on.
web-local-others = Others in your network use { $address }, as the link below does.
web-join-text = Enter the code of six characters that you were given, or paste the whole link.
web-join-started = This table has started
web-join-watch = You can watch it.
web-watch = Watch
web-word = A word for the shuffle (optional)
web-word-text = Your word becomes part of the seed for the shuffle. Nobody, not even the server, can then have arranged it in advance.
web-seat-open = open
web-sit = Sit here
web-level = Level of the bots
web-put-bot = Add a bot
web-leave = Leave
web-free-seat = Free the seat
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
web-preview = What it does
web-preview-point = Point at a choice to see what it does
web-preview-point-touch = Tap a choice to see what it does
web-preview-idle = Point at anything on the board to see what it is
web-preview-idle-touch = Tap anything on the board to see what it is
web-preview-last = What happened last
web-chosen = chosen
web-choices = Your choices
web-choices-change = Change your choice
web-choices-keys = or press 1–9
web-choice-sealed = sealed
web-no-choices = Nothing to choose now.
web-filter = Filter the choices
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
web-vote-text = { $name } is away. If all the other players agree, a bot plays this seat until { $name } comes back. Everyone at the table sees who voted.
web-vote-do = Vote for a bot
web-free-title = Free the seat of { $name }?
web-free-text = The bot plays on. For a few days only { $name } can return to this seat. After that, any spectator can take it.
web-kept = The host has freed your seat. It is still reserved for you; a bot plays it meanwhile.
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
web-waits-nobody = One moment…
web-waits-hint = Meanwhile, look around the board or read the rules and the log.
web-waits-seconds = { $seconds } s
web-watching = You are watching.
web-ask-hint = Choose what is outlined in gold, then confirm.
web-only-choice = There is only one choice. It is made automatically.
web-sealed-waits = Sealed. { $names } { $count ->
    [one] is
   *[other] are
} still choosing
web-sealed = You chose: { $label }.
web-sealed-change = You may still change it.
web-connection-lost = Connection lost. Reconnecting… Your game is safe.
web-table-offline = offline
web-hint = Hint
web-hint-best = Best choices
web-hint-equal = About equally good
web-hint-thinking = thinking…
web-hint-chance = chance to win · { $tries } tries
web-undo = Undo
web-reset = Reset turn
web-ask-undo = Ask to undo
web-undo-asked = { $name } asks to take a move back.
web-undo-asked-for = { $name } asks to take a move back: { $what }
web-undo-waiting = The others are asked whether you may take your move back.
web-agree = Agree
web-refuse = Refuse
web-stand-in = A bot is playing for you.
web-come-back = Take the seat back
web-pass-device = { $name }, it is your turn
web-pass-device-text = Pass the device on. Nobody else should see the screen now.
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
web-keys = Keys: 1–9 choose, Enter confirms, Space skips to the next move, Backspace undoes, H hint, ? rules, L log, C chat, T board as text, N next game that waits for you.
web-resign = Resign
web-resign-sure = Resign? A bot will finish the game for you.
web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-hits = { $count ->
    [one] found once
   *[other] found { $count } times
}
web-rules-nothing = Nothing found.
web-rules-none = The rules of this game are not available here yet.
web-rules-ruling = our ruling
web-rules-rebuilt = reconstructed

## Following a game
web-tab-place = This place
web-choices-more = +{ $count } more
web-choices-less = Show fewer
web-choose-first = Make a choice first
web-choose-wait = Wait for your turn
web-place-rules = Read the rule
web-legend = Symbols
web-bot-short = bot
web-recap-who = { $name }:
web-recap-none = Nothing yet.
web-recap-again = Show { $name }’s turn again
web-recap-up = Show earlier turns
web-recap-down = Show later turns
web-shown = { $name }’s turn
web-shown-again = Once more: { $name }’s turn
web-shown-next = Next
web-shown-end = Back to the game
web-key-return = Enter
web-key-space = Space
web-pace = Pace
web-pace-text = How fast other players’ moves are shown
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
web-analysis-open = Analysis
web-analysis-none = This game has not been analysed yet. It takes a few minutes.
web-analysis-none-shared = This game has not been analysed. Only its players can have that done.
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
web-sound-text = Soft sounds for moves and when it is your turn
web-notify = Notifications
web-notify-text = Show a system notification when it is your turn and the page is hidden
web-calm = Reduce motion
web-calm-text = Pieces appear in place instead of moving across the board
web-ask-first = Confirm every choice
web-ask-first-text = The first click proposes, the second confirms
web-identity = Your identity
web-identity-text = There are no accounts: a cookie identifies this browser. With a recovery code you can continue your games in another browser, or after logging out.
web-name-saved = Your name is saved.
web-code-make = Make a recovery code
web-code-once = Write it down: it is shown once, works once and replaces older codes. Using it logs you out everywhere else.
web-code-have = I have a recovery code
web-code-use = Use it
web-logout = Log out
web-logout-text = This browser will forget who you are. Without a recovery code you cannot come back to your games and seats.
web-logout-everywhere = Log out everywhere
web-logout-everywhere-text = Every browser that knows you, including this one, will forget who you are. Without a recovery code you cannot come back to your games and seats.
web-logged-out = You are logged out.
web-recovered = Welcome back, { $name }.

## Verifying
web-verify-title = Fair shuffles
web-verify-lead = Check on your own device that nobody changed the shuffles of a game.
web-verify-which = Link or id of the table
web-verify-later = The game is not over yet. The server’s commitment is below; its secret is revealed at the end and can then be checked here.
web-verify-step-1 = 1. The server kept its commitment
web-verify-commitment = Commitment, published with the table (SHA-256 of the secret)
web-verify-secret = The secret, revealed after the end
web-verify-hash = Its SHA-256, computed by your browser
web-verify-kept = They match: this is the secret the server committed to.
web-verify-broken = They differ: this is not the secret the server committed to.
web-verify-step-2 = 2. The seed follows from the secret and your words
web-verify-words = Words of the players
web-verify-no-word = no word
web-verify-follows = The resulting seed, computed by your browser
web-verify-used = The seed the game was played with
web-verify-seed-right = They match: the shuffle was seeded as agreed.
web-verify-seed-wrong = They differ: the game was played with another seed.
web-verify-step-3 = 3. Deals and moves follow from the seed
web-verify-record = Download the game and let the program replay it, move by move:
web-verify-proves = What this proves
web-verify-proves-text =
    It proves that every shuffle was fixed before the first move and was not changed afterwards. If you added a word of your own when you sat down, it also proves that the server could not choose the shuffles.

    It does **not** prove that whoever runs the server never looked at them. For that, you have to trust the host or run the server yourself.

## Help
web-help-play = A game in two clicks
web-help-play-text = Choose a poster on the first page, then **Start against bots**. **About** opens the page of a game: its rules, who plays, the clock and all rule options.
web-help-friends = With friends
web-help-friends-text =
    With **Invite by link** you create a table with open seats. Send the link: everyone who opens it can take a seat, without an account. The game starts once all seats are taken, or when you start it with bots.

    Several people can share one device: the screen stays covered until the next player takes over.
web-help-board = On the board
web-help-board-text =
    Everything you can do now has a gold outline. Point at it to see what it does, click to propose it, then confirm with the button that names the action. You can switch off the confirmation in the settings.

    If something is not possible, click it to see why. The same choices are listed as buttons beside the board.
web-help-undo = Undo
web-help-undo-text = You can undo your own moves until something new is revealed or somebody else has played. After that, **Ask to undo** in the menu asks the others. Bots always agree; a bot that stands in for somebody cannot.
web-help-clocks = Clocks
web-help-clocks-text = A table has no clock, a number of minutes plus some seconds for each move, or a number of days per move. When a player’s time runs out, a bot plays for them until they come back. When a player has been away for a minute and the others are waiting, they can also vote for a bot.
web-help-bots = Bots
web-help-bots-text = Bots see only what a person in their seat would see. There are five levels, from easy, which answers at once, to master, which thinks for up to five seconds about each decision; a turn of Venice has many decisions. **Hint** shows the three choices that a bot finds best after a second, with the chance to win it gives them, knowing only what you know. After the game, **Analyse** does the same for every decision.
web-help-fair = Fair shuffles
web-help-fair-text = The server commits to a secret before the game and reveals it afterwards. **Verify shuffles** checks it on your own device.
web-help-access = Accessibility
web-help-access-text = Everything works with the keyboard and with a screen reader. Seats differ by pattern and symbol, not only by colour. **Board as text** shows the position as tables.
web-help-keys = Keys at the table
web-keyname-enter = Enter
web-keyname-backspace = Backspace
web-keyname-escape = Esc
web-key-skip = show the next move at once
web-key-tab = go to the board, then to the choices
web-key-arrows = move between places on the board, and between choices
web-key-numbers = choose one of the first nine choices
web-key-enter = choose; press again to confirm
web-key-backspace = undo
web-key-escape = withdraw the proposal
web-key-hint = hint
web-key-rules = rules
web-key-log = log
web-key-chat = chat
web-key-text = board as text

## Your games
web-my-games = My games
web-my-games-turns = My games, your turn in { $count }
web-my-games-lead = Everything you have played on this server.
web-my-games-state = State
web-my-games-all = All { $count }
web-my-games-running = Running { $count }
web-my-games-over = Finished { $count }
web-my-games-hidden = Hidden { $count }
web-my-games-game = Game
web-my-games-every = All games
web-my-games-people = With people
web-my-games-name = A player’s name
web-my-games-running-title = Running
web-my-games-over-title = Finished
web-my-games-hidden-title = Hidden
web-my-games-won = won
web-my-games-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
web-my-games-no-clock = No clock
web-my-games-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}
web-my-games-replay = Replay
web-my-games-share = Share
web-my-games-again = Rematch
web-my-games-more = More
web-my-games-hide = Hide
web-my-games-show = Show in the list again
web-my-games-link = Link to this game
web-my-games-link-text = Anybody with the link can see the replay and the analysis, without an invitation. They see the players’ names, but not the chat.
web-my-games-withdraw = Withdraw the link
web-my-games-not-analysed = not analysed yet
web-my-games-watched = analysed
web-my-games-chances = Your chance to win: between { $lowest } and { $highest }. { $mistakes ->
    [0] No costly mistake.
    [one] One costly mistake.
   *[other] { $mistakes } costly mistakes.
}
web-my-games-earlier = Show earlier games
web-my-games-none = No game fits these filters.
web-my-games-empty = Your games will be listed here.
web-my-games-start = Choose a game
web-my-games-retry = Try again

## Your devices
web-devices = Your devices
web-devices-text = Use the same name and games on your phone and your computer. A code adds one device; the others stay logged in.
web-device-here = This device
web-device-other = Another device
web-device-added = added { $day }
web-device-add = Add a device
web-device-once = Enter this code in the settings on the other device. It works once, within { $minutes } minutes.
web-device-link = Or open this link there
web-device-code = Code from another device
web-device-use = Add this device
web-device-use-text = This browser will no longer be “{ $name }”. If you still want the games of that name, make a recovery code first.
web-device-joined = This device now belongs to { $name }.
web-device-remove = Log out
web-device-remove-text = That device can no longer play or chat as you.
web-export = Download all my data

## Deleting yourself
web-delete = Delete me
web-delete-text = Removes your name, your devices and your settings from this server. Games with other people stay for them, under a neutral name.
web-delete-open = Delete me…
web-delete-title = Delete { $name }?
web-delete-running = Games that are running: a bot plays your seat to the end, as if you had resigned.
web-delete-waiting = Tables that have not started: your seat becomes open. If you are the host, the next player takes over.
web-delete-over = Finished games with others stay in their lists. You are called “former player” there.
web-delete-alone = Games that nobody else played are deleted.
web-delete-chat = Everything you wrote in chats is deleted. What others wrote stays.
web-delete-yours = Your devices, recovery code, notifications, quiet hours and shared links stop working at once.
web-delete-final = Nobody can undo this, not even the operator of the server.
web-delete-act = Delete me for good
web-deleted = You have been deleted. This browser has forgotten you, too.

## The house rules
web-table-closed = closed by the operator
web-closed = This table is closed
web-closed-hint = You can look at the board, read the log and download the record.
web-closed-record = Download the record
web-not-a-creator = On this server only people whom the operator has chosen create tables. You can join with an invitation.
web-device-scan = Scan this with your phone, or enter the code in its settings:
web-device-qr = QR code that adds a device
web-device-arrived = A device was just added. If that was not you, log it out here.
web-device-question = Continue as { $name } on this device?
web-device-question-text = You will see and play the games of { $name } here. { $name }’s other devices stay logged in.
web-device-go = Yes, continue as { $name }
web-device-replace = Leave { $old }, continue as { $name }
web-device-joined-text = Your games are the same on all your devices. In the settings you can log out each of them.
web-device-yours = This device already belongs to { $name }.
web-device-failed = This device was not added
web-device-stolen = If you did not use the code yourself, somebody else may have: look at the list of devices in the settings of your other device, and log out what you do not know.

## The first visitor of a new server
web-first = Your server is running
web-first-lead = Nobody has been here yet. A few choices matter before friends come; you can change all of them later.
web-first-skip = Just play
web-first-reach = Who can reach it
web-first-now = now
web-first-computer = Only this computer
web-first-computer-text = For playing against bots, or with friends who share this computer. Nothing else is needed.
web-first-network = My home network
web-first-network-text = Friends on the same Wi-Fi join from their phones. Your computer’s firewall may ask whether to allow it. Stop the server with Ctrl+C and start it with this command:
web-first-internet = The internet
web-first-internet-text = You need a name for the server, TLS, and a proxy such as nginx in front of it; hosting.md describes each step on Debian. Write this line, with your own address, into serenissima.toml, and start the server with this command:
web-first-command = Command
web-first-house = House rules
web-first-name = Name of the server, shown on the first page
web-first-creators = Who may create tables
web-first-everybody = Everybody who can reach the server
web-first-listed = Only people on this computer, and those you allow in a terminal (admin access allow)
web-first-notify = Notifications
web-first-notify-text = Push messages and webhooks work without settings, push only over https. For e-mail, add these lines to serenissima.toml, with your own mail server:
web-first-mail-on = Push messages, webhooks and e-mail are set up.
web-first-data = Your data
web-first-file = All games and people are in one file:
web-first-postgres = All games and people are in PostgreSQL:
web-first-backup = Copies everything, also while the server runs
web-first-save = Save and play
web-first-later = Later you change this with
