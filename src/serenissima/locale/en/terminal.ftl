terminal-final = Final ranking
terminal-place = Place
terminal-player = Player
terminal-score = Score
terminal-saved = The game is saved in { $file }.
terminal-left = The game is saved. Go on with: serenissima play --resume { $file }
terminal-question = { $who }: { $prompt }
terminal-many = Type some words of an option to narrow the list down and see what each would do.
terminal-ask = Your choice (1–{ $most }):
terminal-keys = or: hint (h) · undo (u) · log (l) · board (b) · save (s) · quit (q) · help (?) · any words narrow the list
terminal-key-help = help
terminal-key-hint = h hint
terminal-key-undo = u undo
terminal-key-log = l log
terminal-key-board = b board
terminal-key-save = s save
terminal-key-quit = q quit
terminal-help =
    Type the number of an option. Where options are grouped, the first number opens a group and the second chooses;
    “2 5” does both at once. Words narrow the list down to the options that contain them; an empty line shows all again.
    hint   what the greedy bot would do        undo   take back your last pick, as long as nothing new became known
    log    everything that happened            board  the position once more
    save   say where the game is saved         quit   leave; the game is saved and can be resumed
terminal-hint = The greedy bot would choose: { $label }
terminal-hand-over = { $name }, it is your turn. Press Enter when nobody else looks at the screen.
terminal-group = { $heading } ({ $count })
terminal-back = { $heading } — an empty line goes back
terminal-no-such-number = Please type a number from 1 to { $most }.
terminal-nothing-like = No option contains “{ $typed }”.
terminal-narrowed = { $count ->
    [one] One option contains “{ $typed }” — an empty line shows all again
   *[other] { $count } options contain “{ $typed }” — an empty line shows all again
}
replay-position = Position { $at } of { $most }
replay-ask = [Enter] goes on · a number goes there · “-” goes back · q leaves ({ $at }/{ $most })
menu-welcome = Welcome to the table. Press Enter to take the proposed answer.
menu-which = Which game?
menu-seats = How many players?
menu-people = How many of them are people at this screen?
menu-level = How strong are the bots?
menu-ask-number = { $question } ({ $least }–{ $most }, Enter for { $usual })
menu-number-wrong = Please type a number from { $least } to { $most }.
menu-facts = { $id } · { $least }–{ $most } players · { $designers }, { $year }
menu-option = Option
menu-values = [default] values
menu-meaning = Meaning
cli-interrupted = Interrupted.
cli-bad-option = “{ $given }” is not an option; write NAME=VALUE.
cli-option-twice = The option “{ $name }” was given twice.
cli-no-such-seat = There is no seat { $given }; possible are 0 (an onlooker) to { $most }.
cli-verified-over = The record holds: { $picks } picks lead to the result it states (digest { $digest }).
cli-verified-running = The record holds so far: { $picks } picks, the game is not over (digest { $digest }).
