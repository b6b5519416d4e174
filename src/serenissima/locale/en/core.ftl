illegal-not-an-option = That is not possible here.
illegal-not-asked = It is not your turn to decide.
illegal-game-over = The game is over.
illegal-not-an-outcome = That is not a possible outcome of chance.
game-unknown = There is no game “{ $given }”. The games are: { $possible }.
seats-out-of-range = { $game } is played by { $least } to { $most } players, not by { $given }.
option-unknown = { $game } has no option “{ $name }”. Its options are: { $possible }.
option-bad-value = The option “{ $name }” cannot be “{ $given }”. Possible values: { $possible }.
