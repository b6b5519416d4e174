# Ce que la première page dit du jeu.
masters-shelf-title = Masters of Venice
masters-shelf-credit = Frank DiLorenzo, 2009
masters-shelf-line = Boutiques, parts et rumeurs
masters-shelf-facts = 2 à 5 joueurs · 100 min
masters-shelf-about = Cinq boutiques, une maison des guildes et un port : achetez des parts, honorez des contrats, répandez des rumeurs, et vendez avant que le prix ne tombe.
