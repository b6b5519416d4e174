# Clubs: their page, joining one, and what the organiser may change.
web-club = Club
web-clubs = Clubs
web-clubs-lead = Friends who keep their games together: history, ratings, head to head. No accounts; a secret link is enough.
web-club-yours = Your clubs
web-club-others-link = Other clubs
web-club-count = { $members ->
    [one] One member
   *[other] { $members } members
}
web-club-found = Found a club
web-club-found-button = Found the club
web-club-found-text = You get a link for your friends. Only people who join with it see the club.
web-club-name = Name of the club
web-club-invited = { $name } invites you. { $members ->
    [one] The club has one member.
   *[other] The club has { $members } members.
}
web-club-join = Join the club
web-club-join-text = The members see your name, and the results of club games that you play. You can leave at any time.
web-club-lead = { $members ->
    [one] One member
   *[other] { $members } members
}, { $games ->
    [0] no finished games yet
    [one] one game since { $since }
   *[other] { $games } games since { $since }
}.
web-club-private = Only members see this page.
web-club-link = Club link
web-club-link-text = Whoever has this link can join the club. Give it only to people who may see this page.
web-club-start = Start a club game
web-club-start-text = Members find the table on the club page and join without an invitation. Bots can take seats that stay open.
web-club-game = Club game
web-access-club = Club
web-access-club-text = Members find the table on the club page. Others need the link; the game then does not count for the club.
web-club-first = You are the only member so far
web-club-first-text = Send the club link to your friends. Then start a club game, and they find it here.

## Ratings
web-club-ratings = Ratings
web-club-bar = Each bar holds the true strength in about 19 of 20 cases
web-club-all = All
web-club-bot = Bot, { $level }
web-club-games = { $games ->
    [one] one game
   *[other] { $games } games
}
web-club-plus-minus = plus or minus { $error }
web-club-few = too few games
web-club-nobody-rated = Ratings begin with the third game.
web-club-others = { $count ->
    [one] one other
   *[other] { $count } others
}
web-club-overlap = The bars of { $names } overlap: the games so far do not settle who is strongest.
web-club-apart = The bar of { $name } lies above all others: { $name } is very likely the strongest.
web-club-wide = { $name } has played { $games } games, so that bar is wide.
web-club-no-ratings = Ratings appear here when club games are finished.
web-club-no-counted = None of the finished games counts yet.
web-club-show-all = Show all { $count }
web-club-less = Show fewer

## Head to head
web-club-versus = Head to head
web-club-versus-text = games in which the row finished ahead of the column, and behind
web-club-pair = { $ahead } ahead, { $behind } behind{ $level ->
    [0] {""}
   *[other] , { $level } level
}
web-club-level = { $count ->
    [one] One game ended level
   *[other] { $count } games ended level
}
web-club-never-met = have not met

## Games
web-club-running = Running
web-club-no-tables = No club game is running. Start one.
web-club-sit = Join
web-club-open = { $what }: { $game }, { $names }
web-club-history = History
web-club-all-games = all { $count } games
web-club-no-games = Finished club games are listed here, with their replays.
web-club-won = { $count ->
   *[other] won { $game }
}
web-club-score = { $name } { $score }
web-club-score-bot = { $name } (bot) { $score }
web-club-your-rating = your rating
web-club-not-counted = does not count

## Records
web-club-records = Records
web-club-record-games = Most games
web-club-record-wins = Most wins
web-club-record-streak = Longest run of wins
web-club-record-score = Highest score in { $game }

## Members
web-club-members = Members
web-club-organiser = organiser
web-club-since = since { $day }
web-club-leave = Leave the club
web-club-leave-text = Your name disappears from the lists of the club, but not from games that you have finished. To come back you need the club link.
web-club-leave-last = You are the last member. When you leave, nobody can open or join this club any more.
web-club-manage = Manage the club
web-club-rename = Rename
web-club-saved = Saved.
web-club-count-bots = Games with bots count
web-club-count-bots-text = Each level of bots then has a rating too. Bots do not learn, so they hold the scale in place.
web-club-rated-all = The ratings include all games that count.
web-club-begun = The ratings were begun anew: { $day }.
web-club-begin = Begin ratings anew
web-club-begin-text = The ratings then include only games that end from now on. History, head to head and records stay. You can undo this at any time.
web-club-count-all = Count all games again
web-club-new-link = Change the link
web-club-new-link-text = The old link no longer works. Members stay; people who want to join need the new link.
web-club-link-changed = Done. The club link is a new one.
web-club-remove = Remove { $name }
web-club-remove-text = { $name } can no longer see this page. The club link changes as well, because { $name } knows the old one.
web-club-remove-short = Remove
web-club-hand-over = Make { $name } the organiser
web-club-hand-over-text = { $name } then manages the club instead of you.
web-club-make-organiser = Make organiser
web-club-rule = A game counts if it was started as a club game, everybody was a member at the start and played on their own device, and no bot took part.
web-club-rule-bots = A game counts if it was started as a club game, and everybody was a member at the start and played on their own device. Games with bots count.
