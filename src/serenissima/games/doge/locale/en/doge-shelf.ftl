# What the first page says about the game.
doge-shelf-title = Doge
doge-shelf-credit = Leo Colovini, 2000
doge-shelf-line = Secret ballots for six districts
doge-shelf-facts = 2 to 4 players · 70 min
doge-shelf-about = Noble families want to see one of their own become Doge. Seven times a year Venice votes: ballots go down in secret, advisors add their voices, and the winner of a district brings houses there, until they become palaces.
doge-shelf-variant-2 = Two players: a house variant of ours with a third family. The rulebook is for 3 or 4.
