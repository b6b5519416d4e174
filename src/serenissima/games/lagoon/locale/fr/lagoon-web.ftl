lagoon-web-map = Carte de la lagune
lagoon-web-tools = Vue de la carte
lagoon-web-closer = Agrandir (+)
lagoon-web-farther = Réduire (−)
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
lagoon-web-full = complète
lagoon-web-nobody = personne
lagoon-web-worth = Valeur actuelle
lagoon-web-capture = Capturer
lagoon-web-point = Survolez une île pour voir ce qu’elle vaut et à quelle distance du centre elle se trouve.
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
lagoon-web-hand-discard = Aucun emplacement possible : cliquez pour la défausser.
lagoon-web-hand-places = { $places ->
    [0] Aucun emplacement possible.
    [one] Un emplacement possible.
   *[other] { $places } emplacements possibles.
}
lagoon-web-pawn = Votre pion
lagoon-web-pawn-take = Prendre le pion pour capturer une île : { $islands ->
    [0] aucune n’est libre
    [one] une est libre
   *[other] { $islands } sont libres
}
lagoon-web-pawn-taken = Choisissez une île sur la carte : { $islands ->
    [one] une est libre
   *[other] { $islands } sont libres
}
lagoon-web-pawn-at = sur l’île
lagoon-web-coins-left = Pièces restantes : { $coins } sur { $all }
lagoon-web-discards = Défausse
lagoon-web-spectator = Vous êtes spectateur : les mains restent cachées.
lagoon-web-legend-extend = agrandir une île, avec les points
lagoon-web-legend-new = fonder une île, pour une ou deux pièces

lagoon-web-seat-pawn-hand = en main
lagoon-web-seat-pawn = île { $island } ({ $value })

lagoon-web-bill-lying = Tuiles déjà sur l’île { $island }
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
lagoon-web-bill-left = Il y manquera encore : { $suits }
lagoon-web-bill-full = L’île sera complète
lagoon-web-bill-draw = Vous piochez une tuile : plus d’annulation ensuite
lagoon-web-bill-worth = Valeur actuelle, marquée à la fin
lagoon-web-bill-grows = Peut encore recevoir : { $suits }
lagoon-web-bill-grown = Complète : la somme est définitive
lagoon-web-bill-discard = La tuile quitte la partie sans points

lagoon-web-unseen = Tuiles non encore vues
lagoon-web-unseen-help = Une ligne par réserve, avec les joueurs à qui elle peut appartenir.

lagoon-web-end = Le décompte final
lagoon-web-end-score = Avant
lagoon-web-end-island = Pion sur l’île

# Les tuiles par leur nom
lagoon-web-tile = { $value ->
    [0] nul
    [1] as
   *[other] { $value }
} { $suit ->
    [0] de Lunes
    [1] de Couronnes
    [2] de Soleils
   *[3] d’Armes
}
lagoon-web-tile-the = { $value ->
    [0] le nul
    [1] l’as
   *[other] le { $value }
} { $suit ->
    [0] de Lunes
    [1] de Couronnes
    [2] de Soleils
   *[3] d’Armes
}
lagoon-web-tile-first = { $value ->
    [0] Le nul
    [1] L’as
   *[other] Le { $value }
} { $suit ->
    [0] de Lunes
    [1] de Couronnes
    [2] de Soleils
   *[3] d’Armes
}
lagoon-web-number = { $number }

# Choix
lagoon-web-do-extend = Agrandir l’île { $island } { $side ->
    [east] à l’est
    [south-east] au sud-est
    [south] au sud
    [south-west] au sud-ouest
    [west] à l’ouest
    [north-west] au nord-ouest
    [north] au nord
   *[north-east] au nord-est
} avec { $tile } : { $gain }
lagoon-web-do-new = Fonder une île avec { $tile } et { $coins ->
    [one] un pont vers l’île { $islands }
   *[other] des ponts vers les îles { $islands }
} : { $gain }
lagoon-web-do-capture = Capturer l’île { $island }, qui vaut { $value }
lagoon-web-do-discard = Défausser { $tile }
lagoon-web-chip-extend = Île { $island }, { $side ->
    [east] est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
    [west] ouest
    [north-west] nord-ouest
    [north] nord
   *[north-east] nord-est
} : { $gain }
lagoon-web-chip-new = { $coins ->
    [one] Pont vers { $islands }
   *[other] Ponts vers { $islands }
} : { $gain }
lagoon-web-chip-capture = Île { $island } : { $value }
lagoon-web-title-extend = Agrandir l’île { $island } : { $gain }
lagoon-web-title-new = Nouvelle île avec { $tile } : { $gain }
lagoon-web-title-capture = Capturer l’île { $island }
lagoon-web-do-build = Construire ici pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Questions
lagoon-web-ask-build = Où posez-vous { $tile } ?
lagoon-web-ask-capture = Quelle île capturez-vous ?
lagoon-web-ask-coin = Quel canal franchir ? Choisissez une pièce.
lagoon-web-hint-coin = Chaque pièce en pointillé à côté de la tuile est un pont, avec ses points.
lagoon-web-hint-build = Doré : agrandir. Pointillé : fonder une île (1 pièce).
lagoon-web-hint-extend = Vous n’avez plus de pièces : agrandissez une île où manque cette couleur.
lagoon-web-hint-discard = Aucune tuile ne convient, et il ne reste pas de pièce pour un pont.
lagoon-web-hint-capture = Choisissez une île sans pion. À la fin, vous marquez sa somme moins sa distance.
lagoon-web-moment-last = Dernière manche
lagoon-web-moment-last-text = Chacun joue encore un tour.

# Une ligne par tour
lagoon-web-recap-extend = agrandit { $island } avec { $tile }, { $gain }
lagoon-web-recap-new = fonde { $island } avec { $tile }, { $gain }
lagoon-web-recap-capture = capture { $island }

# Ce que sont les choses
lagoon-web-minimap = Toute la ville en petit : touchez pour y aller
lagoon-web-further = { $places ->
    [one] Un emplacement hors de vue, à { $gain }
   *[other] { $places } emplacements hors de vue, le meilleur à { $gain }
} : { $places ->
    [one] le montrer
   *[other] les montrer
}
lagoon-web-bridge = Pont entre les îles { $one } et { $other }
lagoon-web-about-bridge = { $seat } a posé une pièce ici : un pont sur le chemin du centre.
lagoon-web-about-bridge-start = Un des ponts entre les îles du centre. Ils n’ajoutent pas de distance.
lagoon-web-about-centre = Une des quatre îles du centre. Rien n’est retranché pour sa distance.
lagoon-web-about-island = Qui l’agrandit marque sa somme, moins ses ponts jusqu’au centre.
lagoon-web-about-worth = Ce qu’elle vaut
lagoon-web-island-yours = Votre pion est ici : vous la marquez à la fin.
lagoon-web-island-taken = { $seat } l’a capturée ; une île ne porte qu’un pion.
lagoon-web-island-not-now = Elle ne peut pas être capturée maintenant.
lagoon-web-pawn-elsewhere = Votre pion est déjà sur l’île { $island }.
lagoon-web-about-pawn = Au lieu de construire, vous pouvez poser votre pion sur une île, une fois dans la partie. À la fin, vous marquez cette île.
lagoon-web-about-coins = Une pièce fait un pont vers une nouvelle île. Vous ne la récupérez pas.
lagoon-web-about-tile = Elle ajoute { $value } à une île où il manque { $suits }, ou en fonde une de l’autre côté d’un pont.
lagoon-web-tile-places = { $places ->
    [one] Un emplacement possible : { $gain }.
   *[other] { $places } emplacements possibles, le meilleur à { $gain }.
}
lagoon-web-tile-nowhere = Elle ne peut être posée nulle part pour l’instant.
lagoon-web-not-your-turn = Ce n’est pas votre tour.
lagoon-web-show-values = Montrer les valeurs sur la carte
lagoon-web-first = premier
lagoon-web-seat-tiles = { $hand } + { $stash }
lagoon-web-seat-tiles-say = { $hand } tuiles en main, { $stash } en réserve
lagoon-web-legend-pawn = pion : son propriétaire marque l’île à la fin
lagoon-web-legend-bridge = pièce : un pont, de la couleur du joueur qui l’a payé
lagoon-web-legend-points = points

# Aperçu
lagoon-web-bill-score = Votre score
lagoon-web-bill-coins = Vos pièces
