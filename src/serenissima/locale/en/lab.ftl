law-1 = Random play ends within `longest` decisions, and nothing crashes
law-2 = Options are sorted, unique, never empty, and can be taken; anything else is refused and changes nothing
law-3 = Clones equal their originals and are independent of them
law-4 = Saved and loaded positions look the same to everybody and continue identically
law-5 = The same seed and picks give the same game
law-6 = The compiled and the interpreted build play the same games
law-7 = A seat cannot tell a resampled world from the true one
law-8 = Resampled worlds are valid and can be played to the end
law-9 = Hidden things move when worlds are resampled
law-10 = The order of sealed answers does not matter
law-11 = No piece is lost or created; the invariants of the rules hold
law-12 = Scores equal an independent recount
law-13 = Rules do not import randomness, time or the operating system
law-14 = No event, not even of the set-up, tells a seat what its view hides
law-16 = No pick that a seat can undo alone has told it anything new
law-17 = A question is public only if everybody can work out its options
law-18 = Every prompt, option, refusal and log line can be said in every language of the game
law-19 = Action numbers are below the bound and tell the picks of a decision apart
law-20 = The ending is declared, and the places are those of a ranking
law-21 = Chance nodes can be shown, and their outcomes matter
check-progress = Checking { $game }
check-title = { $game }: { $games } games, { $decisions } decisions
check-law = Law
check-tested = Tested
check-not-compiled = Law 6 was not tested: this is the interpreted build.
check-holds = { $game } obeys the laws.
check-nothing = nothing to check
check-nothing-note = { $count ->
    [one] There was nothing to check for law { $laws }. This law may still be broken.
   *[other] There was nothing to check for laws { $laws }. These laws may still be broken.
}
check-not-reached = not reached
check-broken = Law { $law } is broken
check-where = Where
check-expected = Expected
check-seen = Seen
check-source = Raised in
check-command = See it with
check-at-title = { $game }: { $where }
check-at-view = What { $who } sees
check-at-spectator = a spectator
check-at-asked = { $who } is asked ({ $kind }): { $prompt }
check-at-over = The game is over: { $ending }
check-at-last = The last decision told:
check-at-set-up = The set-up told:
check-at-holds = This position obeys the laws, as far as a single position can show it.
check-at-bad = “{ $given }” is not a position; write SEED:DECISION, such as 7:12.
check-at-seats = --seats says how many sit at the table of --at; without --at all tables are checked.
check-at-beyond = This game is over after { $most } decisions, so there is no decision { $given }.
arena-progress = { $game }
arena-title = { $games ->
    [one] { $game }: { $games } game, seats rotated
   *[other] { $game }: { $games } games, seats rotated
}
arena-percent = { $value } %
arena-whole-number = { $value }
arena-decimal-point = .
arena-bot = Bot
arena-games = Games
arena-rate = Won
arena-interval = 95 %
arena-rank = Rank
arena-score = Score
arena-margin = Margin
arena-rating = Rating ± 2σ
arena-rating-note = Rank, score and margin (to the best other bot) are means over all seats. Rating: OpenSkill, Plackett–Luce, ± 2σ of the model.
arena-pair = Head to head
arena-won = Won
arena-drawn = Drawn
arena-lost = Lost
arena-decided = Decided
arena-better = Better
arena-undecided = undecided
arena-seat = Seat
arena-at-table = { $seats ->
    [one] Alone at the table
   *[other] At a table of { $seats }
}
arena-first-player = First player: { $advantage } percentage points against an even share ({ $low } … { $high })
arena-length = Decisions per game: { $min } to { $max }, median { $median }
arena-end = { $count ->
    [one] Ended once ({ $share }): { $ending }
   *[other] Ended { $count } times ({ $share }): { $ending }
}
arena-failed = { $count ->
    [one] One game failed and does not count:
   *[other] { $count } games failed and do not count:
}
arena-failed-illegal = { $bot } chose { $pick }, which was not an option.
arena-failed-problem = { $bot }: { $why }
arena-failed-crash = { $bot } crashed. { $detail }
arena-failed-game = The game itself failed. { $detail }
arena-failed-slow = { $bot } took longer than { $seconds } s for one answer.
arena-failed-died = The process died ({ $status }) while { $bot } was asked. { $detail }
arena-failed-early = The process died ({ $status }) before any bot was asked ({ $bots }). { $detail }
arena-failed-unreadable = The result of the game cannot be read ({ $bots }). { $detail }
arena-failed-on-ray = The process died, or one answer took longer than { $seconds } s ({ $bots }).
arena-failed-lost = The process died ({ $bots }). { $detail }
arena-interrupted = Interrupted after { $done } of { $planned } games.
arena-go-on = Play the rest with the same command and --resume { $file }
arena-no-such-format = There is no format “{ $given }”. Possible: { $possible }.
arena-too-few-bots = The format { $format } needs at least two different bots.
arena-bad-seats = --seats { $given } is not a list of numbers of seats, such as 3 or 2,4.
lab-file = { $file } cannot be read or written: { $detail }
arena-file-foreign = { $file } is not an arena file; it was not changed.
arena-file-other = { $file } belongs to another match: its { $key } is { $there }, not { $here }.
arena-nothing-to-resume = There is no file { $file } to resume; --out starts a new one.
arena-out-and-resume = Use either --out or --resume: both continue the file they name.
arena-no-ray = Ray is not installed: pip install serenissima[ray]
arena-ray-where = --ray needs the address of a cluster, such as HOST:6379, or local.
arena-ray-silent = No Ray cluster answers at { $address }. { $detail }
arena-ray-lost = The Ray cluster at { $address } was lost. { $detail }
arena-standings = Standings
arena-no-matplotlib = A report needs Matplotlib: pip install serenissima[lab]
arena-reported = The report is in { $file }.
arena-format-table = all bots at one table
arena-format-round-robin = every bot against every other
arena-format-gauntlet = the first bot against each of the others
arena-report-subtitle = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $kind } · seats: { $seats } · seats rotated, the same deals for every rotation
arena-report-notes = Intervals of shares are Wilson intervals at 95 %. A win shared by several seats is split among them. Draws do not count in a head to head. A bot with several seats counts with its best one there.
arena-plot-ratings = Ratings
arena-plot-ratings-note = OpenSkill, Plackett–Luce; the bars are two standard deviations of the model.
arena-plot-pairs-note = A bar that does not cross the middle line means a difference at the 95 % level.
arena-plot-seats = Wins by seat and bot
arena-plot-seats-note = The dashed line is an even share.
arena-plot-first = Advantage of the first player
arena-plot-first-note = Percentage points above or below an even share, by order of play.
arena-plot-scores = Scores
arena-plot-scores-note = How often each score occurred; the line is the mean.
arena-plot-lengths = Length of games
arena-plot-ends = How the games ended
arena-plot-decided = % of decided games won by the first bot named
arena-plot-rate = % won
arena-plot-advantage = percentage points
arena-plot-score = score
arena-plot-length = decisions
arena-plot-share = % of games
arena-first-seat = No player starts in this game. Seat 1: { $advantage } percentage points against an even share ({ $low } … { $high })
arena-plot-seat = Advantage of seats
arena-plot-seat-note = Percentage points above or below an even share; no player starts in this game.
arena-plot-turn = Order of play (1: first player)
