# La carte du client : les noms qu’elle porte, ce qu’elle dit à voix haute et ce qu’elle note aux quais.

gondola-map = Plan de Venise
gondola-map-area-cannaregio = Cannaregio
gondola-map-area-san-polo = San Polo
gondola-map-area-dorsoduro = Dorsoduro
gondola-map-area-san-marco = San Marco
gondola-map-area-castello = Castello
gondola-map-area-santa-croce = S. Croce
gondola-map-area-bacino = Bacino di San Marco
gondola-map-area-laguna-nord = Laguna Nord
gondola-map-area-laguna = Laguna
gondola-map-area-giudecca = Giudecca
gondola-map-area-murano = Murano
gondola-map-area-san-giorgio = S. Giorgio

# Noms courts pour les petites plaques du téléphone
gondola-map-short-market = Marché
gondola-map-short-monastery = Monastère
gondola-map-short-minor-council = Petit C.
gondola-map-short-storehouse = Entrepôt
gondola-map-short-docks = Quais
gondola-map-short-consulate = Consulat
gondola-map-short-library = Bibliothèque
gondola-map-short-senate = Sénat
gondola-map-short-church = Église
gondola-map-short-court = Tribunal
gondola-map-short-mint = Monnaie
gondola-map-short-council-of-10 = Les Dix
gondola-map-short-st-marks = St-Marc
gondola-map-short-doges-palace = Palais
gondola-map-short-major-council = Grand C.

# Dit à voix haute
gondola-map-empty = Un quai vide
gondola-map-space = Place { $space } : { $owners }
gondola-map-boats = Gondoles dans l’ordre d’arrivée : { $owners }
gondola-map-under-way = La gondole en route est ici
gondola-map-spy = L’espion est ici
gondola-map-passenger = Le passager attend ici
gondola-map-destination = Le passager veut venir ici
gondola-map-mission = Une de vos missions s’accomplit ici
gondola-map-doge = le Doge
gondola-map-smuggler = les contrebandiers
gondola-map-towards = Premier pas vers { $place } : { $step }

# Notes aux quais
gondola-map-price = { $coins ->
    [0] gratuit
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gondola-map-income = { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
gondola-map-intrigue = +{ $count } intrigue
gondola-map-meetings = { $count ->
    [one] { $count } croisement
   *[other] { $count } croisements
}
gondola-map-not-here = Cela ne peut pas se faire là. Ce qui brille peut être choisi.
gondola-map-too-far = Votre gondole ne peut pas y arriver lors de ce trajet.

# L’en-tête et la ligne sous une question
gondola-map-fact-prologue = Prologue
gondola-map-fact-round = Manche { $round }
gondola-map-fact-missions = { $count ->
    [one] { $count } mission restante
   *[other] { $count } missions restantes
}
gondola-map-hint-prologue-dock = Choisissez un quai doré.
gondola-map-hint-gondolier = Choisissez l’une de vos gondoles. Garder la même coûte des pièces.
gondola-map-hint-activate = Dans l’ordre de votre choix, chaque effet une fois.
gondola-map-hint-bridge-site = Choisissez un prix qui brille : votre pont y sera construit.
gondola-map-hint-spy-target = Choisissez une tuile : la passer à ce tour ouvre tous ses effets.

# Lignes de l’aperçu
gondola-map-row-coins = Pièces
gondola-map-row-scrolls = Parchemins
gondola-map-row-intrigue = Intrigue
gondola-map-row-vp = Points de victoire
gondola-map-row-council = Piste du Conseil
gondola-map-row-other-vp = Points de victoire de { $name }
gondola-map-row-other-intrigue = Intrigue de { $name }
gondola-map-row-doge-vp = Points de victoire du Doge
gondola-map-row-doge-intrigue = Intrigue du Doge
gondola-map-row-doge-scrolls = Parchemins du Doge
