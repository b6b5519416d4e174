# Ce que la première page dit du jeu.
gondola-shelf-title = Venice
gondola-shelf-credit = Turczi & Novac, 2020
gondola-shelf-line = Gondoles, missions et le prix des intrigues
gondola-shelf-facts = 1 à 5 joueurs · 90 min
gondola-shelf-about = Deux gondoles chacun, un seul gondolier : glissez le long des canaux, placez des assistants dans les grandes maisons, transportez des marchandises, et gardez un œil sur les intrigues que vous semez.
