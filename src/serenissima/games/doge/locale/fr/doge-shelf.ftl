# Ce que la première page dit du jeu.
doge-shelf-title = Doge
doge-shelf-credit = Leo Colovini, 2000
doge-shelf-line = Bulletins secrets pour six quartiers
doge-shelf-facts = 2 à 4 joueurs · 70 min
doge-shelf-about = Les familles nobles veulent voir l’un des leurs devenir doge. Sept fois par an, Venise vote : les bulletins se déposent en secret, les conseillers joignent leur voix, et qui l’emporte dans un quartier y fait venir des maisons, jusqu’à ce qu’elles deviennent des palais.
doge-shelf-variant-2 = À deux : une variante maison avec une troisième famille. La règle du jeu est faite pour 3 ou 4.
