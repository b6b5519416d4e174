terminal-final = Final ranking
terminal-place = Place
terminal-player = Player
terminal-score = Score
terminal-saved = The game is saved in { $file }.
terminal-left = The game is saved. Resume it with: { $command }
terminal-question = { $who }: { $prompt }
terminal-more = … and { $count ->
    [one] one more: “more” (m) shows it.
   *[other] { $count } more: “more” (m) shows them; type words to filter the list.
}
terminal-ask = Your choice ({ $least }–{ $most }):
terminal-ask-only = Your choice ({ $number }):
terminal-keys = or: rules (r) · hint (h) · undo (u) · log (l) · board (b) · save (s) · quit (q) · help (?) · words filter the list
terminal-key-help = help
terminal-key-rules = r rules
terminal-key-hint = h hint
terminal-key-undo = u undo
terminal-key-log = l log
terminal-key-board = b board
terminal-key-more = m more
terminal-key-save = s save
terminal-key-quit = q quit
terminal-help =
    Type the number of a choice. Where choices are grouped, the first number opens a group and the second one chooses;
    “2 5” does both at once. Words filter the list to the choices that contain them; an empty line shows all again.
    rules  the rules, by section               hint   the three best choices, by a bot that looks ahead
    board  show the position again             undo   take back your last choice, until something new is revealed
    log    everything that has happened        save   show where the game is saved (after every choice)
    quit   leave; you can resume the game later
terminal-help-board = On the board, “3:” stands in front of what you get by typing 3.
terminal-thinks = { $who } is thinking…
terminal-hints = Best choices, with the chance to win:
terminal-hint = { $label } — { $chance } %  [type { $number }]
terminal-hint-equal = { $label } (about as good) — { $chance } %  [type { $number }]
terminal-rules-more = “rules 3” shows section 3; “rules palace” shows every section that mentions palaces.
terminal-rules-none = The rules of this game are not available in the terminal yet.
terminal-hand-over = { $name }, it is your turn. Press Enter when nobody else can see the screen.
terminal-group = { $heading } ({ $count })
terminal-group-best = { $heading } ({ $count }) — at best { $best }
terminal-back = { $heading } — an empty line goes back
terminal-no-such-number = Please type a number from { $least } to { $most }.
terminal-only-number = Please type { $number }.
terminal-nothing-like = No choice contains “{ $typed }”.
terminal-narrowed = { $count ->
    [one] One choice contains “{ $typed }” — an empty line shows all again
   *[other] { $count } choices contain “{ $typed }” — an empty line shows all again
}
replay-position = Position { $at } of { $most }
replay-ask = [Enter] next · a number goes to that position · “-” back · q quit ({ $at }/{ $most })
menu-welcome = Welcome to Serenissima. Press Enter to accept the suggested answer.
menu-which = Which game?
menu-seats = How many players?
menu-people = How many of them are people at this computer?
menu-level = How strong are the bots?
menu-ask-number = { $question } ({ $least }–{ $most }, Enter for { $usual })
menu-facts = { $id } · { $least }–{ $most } players · { $designers }, { $year }
menu-option = Option
menu-values = [default] values
menu-meaning = Meaning
cli-interrupted = Interrupted.
board-failed = The board of “{ $game }” cannot be drawn ({ $error }). Its fields are shown instead.
cli-bad-option = “{ $given }” is not an option; write NAME=VALUE.
cli-option-twice = The option “{ $name }” was given twice.
cli-no-such-seat = There is no seat { $given }; use 0 (a spectator) to { $most }.
cli-verified-over = The record is valid: its { $picks } picks lead to the result it states (digest { $digest }).
cli-verified-running = The record is valid so far: { $picks } picks; the game is not over (digest { $digest }).
terminal-program-in-file = This file names a program as a player: { $given }. Programs named in a file are not started. Use --seats to say who plays on.
terminal-other-seats = The saved game has { $seats } seats, but --seats names { $given }.
