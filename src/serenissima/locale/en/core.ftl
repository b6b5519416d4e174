illegal-not-an-option = That is not possible here.
illegal-not-asked = It is not your turn to decide.
illegal-game-over = The game is over.
illegal-notation = “{ $given }” is not a pick here. Picks look like this: { $some }.
illegal-no-pick = There is no pick to take back yet.
illegal-not-an-outcome = That is not a possible outcome of chance.
game-unknown = There is no game “{ $given }”. The games are: { $possible }.
game-no-import = The game “{ $game }” is left out: { $place } cannot be loaded ({ $error }).
game-no-spec = The game “{ $game }” is left out: { $place } is not a GameSpec but a { $found }.
game-other-id = The game “{ $game }” is left out: { $place } has the id “{ $found }”. Both must be the same, in lower case, such as “regatta”.
game-installed-twice = The game “{ $game }” is left out: several installed packages have a game with this id ({ $packages }). Uninstall all but one of them.
game-id-taken = The game “{ $game }” of the package { $package } is left out: Serenissima itself has a game with this id.
game-lacks = The game “{ $game }” is left out: { $place } does not say { $missing }.
game-bad-seats = The game “{ $game }” is left out: it is for { $least } to { $most } players; a table has at least 1 and at most { $limit } seats.
game-bad-field = The game “{ $game }” is left out: in { $place } the field “{ $field }” must be { $wanted } and is { $found }.
game-part-broken = The part “{ $part }” of the game “{ $game }” cannot be loaded ({ $error }).
game-part-lacks = The part “{ $part }” of the game “{ $game }” has no { $missing }.
game-part-failed = The part “{ $part }” of the game “{ $game }” failed ({ $error }).
game-failed = The game “{ $game }” failed: { $error } ({ $place }). `serenissima check { $game }` may show more; with SERENISSIMA_TRACEBACK=1 you see the traceback.
game-failed-somewhere = Something went wrong with the game “{ $game }”: { $error }. `serenissima check { $game }` may show more; with SERENISSIMA_TRACEBACK=1 you see the traceback.
game-english-only = { $game } has no texts in your language. It is shown in English.
seats-out-of-range = { $game } is played by { $least } to { $most } players, not by { $given }.
no-such-seat = There is no seat { $given } at this table: the seats are 0 to { $last }.
names-other-count = The number of names ({ $given }) is not that of the seats ({ $seats }).
language-unknown = “{ $given }” is not a language of this table. The languages are: { $possible }.
option-unknown = { $game } has no option “{ $name }”. Its options are: { $possible }.
option-bad-value = The option “{ $name }” cannot be “{ $given }”. Possible values: { $possible }.
