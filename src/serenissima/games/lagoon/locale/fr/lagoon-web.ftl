lagoon-web-map = Carte de la lagune
lagoon-web-tools = Vue de la carte
lagoon-web-closer = Plus près (+)
lagoon-web-farther = Plus loin (−)
lagoon-web-fit = Montrer toute la ville (F)
lagoon-web-values = Montrer la valeur de chaque île (V)

lagoon-web-island = Île { $island }
lagoon-web-centre = au centre
lagoon-web-island-name = Île { $island }{ $centre ->
    [yes] , au centre
   *[no] { "" }
}. Somme { $sum }, à { $distance ->
    [0] zéro pont
    [one] un pont
   *[other] { $distance } ponts
} du centre, vaut { $value } pour l’instant.
lagoon-web-island-missing = Il y manque : { $suits }.
lagoon-web-island-full = Les quatre couleurs y sont.
lagoon-web-island-captured = Capturée par { $seat }.
lagoon-web-island-offered = Vous pouvez la capturer.
lagoon-web-changed = A changé depuis votre dernier tour.
lagoon-web-tip = Somme { $sum } − { $distance ->
    [0] 0 pont
    [one] un pont
   *[other] { $distance } ponts
} = { $value }
lagoon-web-missing = il manque
lagoon-web-full = complète
lagoon-web-nobody = personne
lagoon-web-worth = Vaut
lagoon-web-capture = Capturer
lagoon-web-point = Pointez une île pour voir ce qu’elle vaut et à quelle distance du centre elle se trouve.
lagoon-web-point-touch = Touchez une île pour voir ce qu’elle vaut et à quelle distance du centre elle se trouve.
lagoon-web-tab-island = Île

lagoon-web-both = { $coins } pièces { $gain }
lagoon-web-coin-first = Poser une pièce ici. { $label }
lagoon-web-coin-add = Poser ici une pièce de plus. { $label }
lagoon-web-coin-swap = Poser plutôt la pièce ici. { $label }
lagoon-web-coin-remove = Reprendre cette pièce. { $label }
lagoon-web-coin-done = La pièce est posée ici : construire. { $label }

lagoon-web-hand = Votre main
lagoon-web-hand-empty = Plus de tuiles.
lagoon-web-hand-discard = Ne va nulle part : cliquez pour la défausser.
lagoon-web-hand-places = { $places ->
    [0] Aucune place pour elle.
    [one] Une place pour elle.
   *[other] { $places } places pour elle.
}
lagoon-web-pawn = Votre pion
lagoon-web-pawn-take = Prendre le pion pour capturer une île : { $islands ->
    [0] aucune n’est libre
    [one] une est libre
   *[other] { $islands } sont libres
}
lagoon-web-pawn-at = sur l’île
lagoon-web-coins-left = Pièces restantes : { $coins } sur { $all }
lagoon-web-discards = Défausse
lagoon-web-spectator = Vous êtes spectateur : les mains restent cachées.
lagoon-web-legend-extend = agrandir une île, avec les points
lagoon-web-legend-new = nouvelle île, pour une ou deux pièces
lagoon-web-legend-centre = tuile de départ d’une île du centre
lagoon-web-legend-no = impossible ; cliquez pour savoir pourquoi

lagoon-web-seat-pawn-hand = en main
lagoon-web-seat-pawn = île { $island } ({ $value })
lagoon-web-seat-tiles = { $hand } en main, { $stash } en réserve
lagoon-web-first = premier

lagoon-web-bill-lying = Tuiles déjà sur l’île { $island }
lagoon-web-bill-tile = La tuile : { $tile }
lagoon-web-bill-across = { $coin ->
    [1] Première pièce
    [2] Deuxième pièce
   *[other] Troisième pièce
} : en face, { $tile }, île { $island }
lagoon-web-bill-distance = À { $distance ->
    [one] un pont
   *[other] { $distance } ponts
} du centre
lagoon-web-bill-own-island = Vous avez capturé cette île : elle vaut
lagoon-web-bill-their-island = { $seat } a capturé cette île : elle vaut
lagoon-web-bill-left = Laisse aux autres : { $suits }
lagoon-web-bill-full = L’île sera complète
lagoon-web-bill-draw = Vous piochez ; plus d’annulation au-delà
lagoon-web-bill-score = Votre score
lagoon-web-bill-score-coins = Votre score ; pièces { $from } → { $to }
lagoon-web-bill-worth = Vaudrait à la fin, en l’état
lagoon-web-bill-grows = Peut encore recevoir : { $suits }
lagoon-web-bill-grown = Complète : la somme est définitive
lagoon-web-bill-discard = La tuile quitte la partie sans points

lagoon-web-unseen = Tuiles pas encore vues
lagoon-web-unseen-help = Une ligne par réserve, avec ceux à qui elle peut appartenir.

lagoon-web-hint-build = En or, agrandir une île ; en pointillé, en fonder une.
lagoon-web-hint-extend = Vous n’avez plus de pièces : agrandissez une île où manque la couleur.
lagoon-web-hint-discard = Aucune tuile ne convient, et il ne reste pas de pièce pour un pont.
lagoon-web-hint-capture = Choisissez une île sans pion. À la fin, vous marquez sa somme moins sa distance.

lagoon-web-end = Le dernier décompte
lagoon-web-end-score = Avant
lagoon-web-end-island = Pion sur l’île
