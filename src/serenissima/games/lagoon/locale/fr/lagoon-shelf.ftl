# Ce que la première page dit du jeu.
lagoon-shelf-title = Lagoon
lagoon-shelf-subtitle = Venise pour le piecepack
lagoon-shelf-credit = Busch-Knudsen & Sommer, 2004
lagoon-shelf-line = Bâtir des îles, les relier par des pièces
lagoon-shelf-facts = 3 ou 4 joueurs · 30 min
lagoon-shelf-about = Les tuiles deviennent des îles, les pièces des ponts. Chaque tuile rapporte selon ce qu’elle relie, les îles loin du centre paient moins, et un seul pion réclame l’île en laquelle vous croyez.
