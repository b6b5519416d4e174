# Le plan
doge-web-map = Plan de Venise : les six quartiers et la Quarantia
doge-web-water-laguna = Lagune
doge-web-water-bacino = Bassin de Saint-Marc
doge-web-full = complet
doge-web-price = palais { $price }
doge-web-need = il manque { $count }
doge-web-enough = assez
doge-web-no-palace = plus de palais
doge-web-no-houses = aucune maison
doge-web-no-ballots = aucun bulletin
doge-web-no-votes = aucune voix
doge-web-chamber = Seulement des voix et des conseillers
doge-web-used = carte jouée
doge-web-used-short = jouée

# Ce que fait un clic
doge-web-do-ballots = Déposer des bulletins : { $area ->
    [Quarantia] la Quarantia
   *[other] { $area }
}
doge-web-do-origin = Prendre une maison de { $area }
doge-web-do-goal = Déplacer la maison vers { $area }
doge-web-do-houses = { $count ->
    [one] Poser 1 maison { $area }
   *[other] Poser { $count } maisons { $area }
}
doge-web-do-build = Bâtir un palais { $area }

# Les lieux, pour qui écoute
doge-web-say-voting = Vote en cours
doge-web-say-palaces = Palais : { $names }
doge-web-say-full = Les cinq emplacements sont pris
doge-web-say-price = Le prochain palais coûte { $price } maisons
doge-web-say-count = { $name } : { $count }
doge-web-say-houses = Maisons : { $houses }
doge-web-say-votes = { $name } { $votes } voix avec { $ballots }
doge-web-say-ballots = Bulletins cachés : { $ballots }
doge-web-say-advisor = de { $home } pour { $name }
doge-web-say-advisors = Conseillers : { $advisors }

# Ordre des élections
doge-web-order-now = { $area }, vote en cours
doge-web-order-none = { $area }, personne n’a voté
doge-web-order-hidden = caché

# La main
doge-web-hand = { $count ->
    [one] Vos bulletins · 1 non déposé
   *[other] Vos bulletins · { $count } non déposés
}
doge-web-hand-empty = Vos bulletins · tous déposés
doge-web-hand-both = Choisissez ici 1 à 4 bulletins et un lieu sur le plan
doge-web-hand-area = { $ballots } : choisissez un lieu sur le plan
doge-web-hand-ballots = { $area } : choisissez 1 à 4 bulletins
doge-web-hand-too-many = Quatre bulletins au plus pour un même lieu
doge-web-hand-made = { $area } : { $ballots }, scellés dès que vous confirmez
doge-web-hand-sealed = Scellés. Vous pouvez les changer tant que tous n’ont pas choisi
doge-web-ballot = Bulletin { $value }
doge-web-ballot-placed = Bulletin { $value }, déposé : { $area }
doge-web-unused = en main
doge-web-seal = { $count ->
    [one] Sceller 1 bulletin pour
   *[other] Sceller { $count } bulletins pour
} { $area ->
    [Quarantia] la Quarantia
   *[other] { $area }
}
doge-web-advisors = Les neuf conseillers et où ils se tiennent
doge-web-advisor = Conseiller de { $home ->
    [Quarantia] la Quarantia
   *[other] { $home }
}, contrôlé par { $name }, posté à { $place ->
    [Quarantia] la Quarantia
   *[other] { $place }
} ; { $times ->
    [0] aucun vote connu avant que son foyer vote de nouveau
    [one] vote une fois avant que son foyer vote de nouveau
   *[other] vote { $times } fois avant que son foyer vote de nouveau
}
doge-web-advisor-free = Conseiller de { $home ->
    [Quarantia] la Quarantia
   *[other] { $home }
}, neutre, hors du plan
doge-web-free = neutre
doge-web-times = { $times ->
    [0] 0 vote
    [one] 1 vote
   *[other] { $times } votes
}

# Joueurs
doge-web-target = { $palaces } palais dans { $districts } quartiers : { $missing ->
    [0] atteint
    [one] encore 1 palais au moins
   *[other] encore { $missing } palais au moins
}
doge-web-districts = { $count ->
    [one] Palais dans 1 quartier
   *[other] Palais dans { $count } quartiers
}
doge-web-houses = { $supply } maisons en réserve, { $board } sur le plan
doge-web-rings = { $count ->
    [one] { $count } anneau libre
   *[other] { $count } anneaux libres
}
doge-web-ballots = { $count ->
    [one] { $count } bulletin en main
   *[other] { $count } bulletins en main
}
doge-web-sealed = { $count ->
    [one] 1 bulletin scellé
   *[other] { $count } bulletins scellés
}
doge-web-ballots-used = { $count ->
    [one] { $count } bulletin en main
   *[other] { $count } bulletins en main
} ; cartes jouées : { $areas }
doge-web-out = hors d’atteinte

# Aperçu
doge-web-votes = { $votes } voix
doge-web-votes-between = { $least } à { $most } voix
doge-web-row-pass = Vous gardez vos bulletins pour un tour suivant
doge-web-row-votes = { $advisors ->
    [0] Bulletins { $ballots }
    [one] Bulletins { $ballots } et 1 conseiller
   *[other] Bulletins { $ballots } et { $advisors } conseillers
}
doge-web-row-leaving = { $count ->
    [one] Votre conseiller sera peut-être reparti d’ici là
   *[other] Vos { $count } conseillers seront peut-être repartis d’ici là
}
doge-web-at-most = { $votes } au plus
doge-web-row-turn = Élection { $place } sur 7 de l’année
doge-web-row-hand = main { $before } → { $after }
doge-web-row-win = { $count ->
    [0] Si vous gagnez : plus de maison à poser { $area }
    [one] Si vous gagnez : 1 maison { $area }
   *[other] Si vous gagnez : jusqu’à { $count } maisons { $area }
}
doge-web-row-win-quarantia = Si vous gagnez : deux conseillers ou déplacements
doge-web-row-rival = { $name } : { $count ->
    [0] conseillers seuls
    [1] 1 bulletin
   *[other] { $count } bulletins
}
doge-web-row-supply = Votre réserve reste telle quelle
doge-web-row-supply-change = réserve { $before } → { $after }
doge-web-row-houses = Maisons, { $area } : { $before } → { $after }
doge-web-row-short = Pas assez pour un palais, qui en coûte { $price }
doge-web-short = manque { $count }
doge-web-row-possible = { $fresh ->
    [0] Palais possible { $area } pour { $price } maisons
   *[other] Palais possible { $area } pour { $price } maisons : un nouveau quartier
}
doge-web-row-move = { $origin } { $originChange } ; { $goal } { $goalChange }
doge-web-row-leaves = Le conseiller reste neutre, hors du plan
doge-web-row-qu-neutral = Un conseiller de la Quarantia reste neutre
doge-web-row-ring-back = { $name } reprend son anneau au conseiller de { $home }
doge-web-row-rings = anneaux { $before } → { $after }
doge-web-row-stands = Votre conseiller se poste { $area }
doge-web-row-times = { $times ->
    [0] aucun vote connu
    [one] +1 voix
   *[other] +{ $times } voix
}
doge-web-row-ring-on = Il porte votre anneau
doge-web-row-palaces = Un palais à vous { $area }
doge-web-row-districts = Quartiers avec un palais à vous
doge-web-row-pay = Maisons, { $area } : { $before } → { $after }
doge-web-row-next-price = Le palais suivant y coûtera plus cher
doge-web-row-last-year = Objectif atteint : la partie finit avec l’année

# Le lieu regardé
doge-web-missing = Manque
doge-web-votes-head = Voix
doge-web-aid = voix possibles
doge-web-aid-help = Montre, pour chaque famille, le minimum et le maximum de voix en un lieu
doge-web-past = bulletins passés
doge-web-past-title = Bulletins de cette année et des années passées
doge-web-tab-advisors = Conseillers

# Avancement et indications
doge-web-year = Année { $year }
doge-web-round = Tour { $round } sur { $rounds }
doge-web-election = Élection { $number } sur 7
doge-web-hint-advisor = Choisissez où placer le conseiller, ou déplacez une maison.
doge-web-hint-stand = Choisissez où placer le conseiller.
doge-web-hint-origin = Choisissez un quartier où vous avez une maison.
doge-web-hint-goal = Choisissez le quartier où elle va.
doge-web-hint-houses = { $count ->
    [one] Il reste { $count } maison dans votre réserve.
   *[other] Il reste { $count } maisons dans votre réserve.
}
doge-web-hint-build = Les maisons payées reviennent en réserve ; le palais reste pour toujours.

# La fin
doge-web-end-none = Personne n’a atteint d’objectif.
doge-web-end-one = Une seule famille a atteint un objectif.
doge-web-end-palaces = { $count } familles ont atteint un objectif : le plus de palais l’emporte.
doge-web-end-houses = { $count } familles sont à égalité de palais : le plus de maisons sur le plan l’emporte.
doge-web-end-shared = Palais et maisons sont égaux : la charge est partagée.
doge-web-end-target = Objectif
doge-web-end-not = non atteint

# Les étapes d’une question
doge-web-ask-send = Déposez des bulletins dans un seul lieu
doge-web-ask-ballots = { $area } : quels bulletins ?
doge-web-ask-area = Bulletins { $ballots } : dans quel lieu ?
doge-web-ask-seal = { $area } : { $ballots }. Les sceller ?
doge-web-ask-origin = Quelle maison déplacez-vous ?
doge-web-ask-goal = De { $area } : où va la maison ?
doge-web-ask-advisor = Vous remportez { $area }, { $mine } à { $other }. Prendre son conseiller, ou { $moves ->
    [0] le laisser neutre ?
   *[other] déplacer une maison ?
}
doge-web-ask-quarantia = Vous remportez la { $area }, { $mine } à { $other }. Prendre un conseiller, ou { $moves ->
    [0] le laisser neutre ?
   *[other] déplacer une maison ?
}
doge-web-ask-quarantia-again = Votre deuxième action à la { $area } : prendre un conseiller, ou { $moves ->
    [0] le laisser neutre ?
   *[other] déplacer une maison ?
}
doge-web-ask-houses-first = Vous remportez { $area }, { $mine } à { $other }. { $most ->
    [one] Poser une maison ?
   *[other] Combien de maisons ?
}
doge-web-ask-houses-second = Vous êtes deuxième à { $area }, { $mine } à { $other }. { $most ->
    [one] Poser une maison ?
   *[other] Combien de maisons ?
}
doge-web-ask-houses-tied = Égalité à { $area }, { $mine } à { $other }. { $most ->
    [one] Poser une maison ?
   *[other] Combien de maisons ?
}
doge-web-bar-take = Prendre le conseiller
doge-web-bar-move = Déplacer une maison
doge-web-do-stand = Placer le conseiller { $area }
doge-web-do-move = Déplacer la maison vers { $area }
doge-web-do-no-house = Ne poser aucune maison
doge-web-title-advisor = Conseiller : { $area }
doge-web-way = { $origin } → { $goal }
doge-web-plain = { $text }
doge-web-hint-ballots = Choisissez un lieu sur le plan et 1 à 4 bulletins ; ils restent secrets jusqu’à ce que tous soient prêts.
doge-web-not-now = La question en cours ne porte pas là-dessus.

# Une élection
doge-web-votes-now = { $area ->
    [Quarantia] La Quarantia
   *[other] { $area }
} vote
doge-web-wins = { $name } l’emporte
doge-web-you-win = Vous l’emportez
doge-web-you = Vous
doge-web-tied = Égalité
doge-web-third-short = 3e Famille
doge-web-gain-alone = { $name } : 2 maisons au plus
doge-web-gain-first = { $name } : max. 2
doge-web-gain-none = { $name } : plus de maisons
doge-web-gain-second = { $name } : max. 1
doge-web-gain-seconds = 2es ex æquo : 1 chacun
doge-web-gain-tied = à égalité : 2 maisons au plus chacun
doge-web-gain-quarantia = { $name } : 2 actions
doge-web-recap-title = Depuis vos bulletins
doge-web-recap-placed = { $count ->
    [one] { $count } bulletin
   *[other] { $count } bulletins
} { $area }
doge-web-recap-passed = passe
doge-web-recap = { $area } { $votes }{ $taken ->
    [0] { "" }
   *[other] , conseiller à { $advisor ->
        [Quarantia] la Quarantia
       *[other] { $advisor }
    }
}{ $houses ->
    [0] { "" }
    [one] , { $houses } maison
   *[other] , { $houses } maisons
}{ $palaces ->
    [0] { "" }
    [one] , palais
   *[other] , { $palaces } palais
}{ $mine ->
    [0] { "" }
   *[other] { "" } ; vous { $mine }
}
doge-web-year-text = Les bulletins reviennent dans toutes les mains.
doge-web-aim = Victoire : { $targets }
doge-web-aim-one = { $first ->
    [0] { $palaces } dans { $districts }
   *[other] { $palaces } palais dans { $districts } quartiers
}

# Ce que sont les choses
doge-web-tab-place = Chiffres
doge-web-place = Le lieu en chiffres
doge-web-order-place = { $area }, élection { $place }
doge-web-order-won = { $area }, remporté par { $names }, { $votes }
doge-web-order-hidden-title = Carte cachée
doge-web-hidden-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
doge-web-about-order = La carte { $area } : élection { $place } sur 7 cette année. Ses bulletins restent secrets jusque-là.
doge-web-about-next = Élection { $place } de l’an prochain.
doge-web-about-next-all = L’an prochain, d’après les cartes visibles : { $areas }
doge-web-about-hidden = Une carte de l’ordre de l’an prochain, encore cachée. On en retourne une après chaque élection. Encore cachées : { $areas }.
doge-web-about-turn = Élection { $place } cette année
doge-web-about-result = Résultat de l’élection de cette année : { $votes }
doge-web-about-price = Le prochain palais y coûte { $price } maisons.
doge-web-about-need = Le prochain palais y coûte { $price } maisons ; { $missing ->
    [0] vous en avez assez.
   *[other] il vous en manque { $missing }.
}
doge-web-about-quarantia = Le Conseil des Quarante. Qui remporte son élection agit deux fois, le deuxième une fois : prendre un de ses conseillers, ou déplacer une maison. On n’y bâtit rien.
doge-web-about-ballot = Un bulletin secret qui vaut { $value } voix. Les sept vous reviennent au début de chaque année.
doge-web-about-advisor-free = Le conseiller de { $home ->
    [Quarantia] la Quarantia
   *[other] { $home }
} est neutre et hors du plan. Qui y remporte l’élection peut le prendre.
doge-web-about-advisor-votes = Ajoute 1 voix à qui le contrôle, à chaque élection du lieu où il se tient.
doge-web-about-advisor-wins = Qui remporte { $home ->
    [Quarantia] la Quarantia
   *[other] { $home }
} peut le prendre et lui mettre un anneau ; il ne se tient jamais chez lui.
doge-web-advisor-title = Conseiller de { $home ->
    [Quarantia] la Quarantia
   *[other] { $home }
}
doge-web-place-line = { $palaces ->
    [0] { "" }
    [one] { $palaces } palais,{ " " }
   *[other] { $palaces } palais,{ " " }
}{ $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}{ $known ->
    [0] { $count ->
        [0] { "" }
        [one] , { $count } bulletin scellé
       *[other] , { $count } bulletins scellés
    }
   *[other] { $count ->
        [0] { "" }
       *[other] , bulletins { $ballots }
    }
}{ $advisors ->
    [0] { "" }
    [one] , { $advisors } conseiller
   *[other] , { $advisors } conseillers
}
doge-web-place-votes = { $count ->
    [0] { $advisors ->
        [one] 1 conseiller
       *[other] { $advisors } conseillers
    }
   *[other] { $known ->
        [0] { $count ->
            [one] 1 bulletin scellé
           *[other] { $count } bulletins scellés
        }
       *[other] Bulletins { $ballots }
    }{ $advisors ->
        [0] { "" }
        [one] , 1 conseiller
       *[other] , { $advisors } conseillers
    }
}
doge-web-votes-tag = { $votes } voix
doge-web-of-six = { $count } sur 6
doge-web-legend-palace = palais : reste pour toujours et compte pour la victoire
doge-web-legend-price = arche numérotée : prix d’un palais en maisons ; la dorée est la prochaine
doge-web-legend-house = maison : paie les palais
doge-web-legend-need = nombre à côté du nom : maisons qui vous manquent encore pour un palais
doge-web-legend-ballot = bulletin : 0 à 3 voix, secret jusqu’à l’élection
doge-web-legend-advisor = conseiller : 1 voix là où il se tient
doge-web-legend-letters = CA Cannaregio, CS Castello, DO Dorsoduro, SM San Marco, SP San Polo, SC Santa Croce, QU Quarantia : d’où vient un conseiller, quel lieu vote
doge-web-legend-ring = anneau : à qui est le conseiller ; six par famille

# La fin d’une année
doge-web-year-over = L’année { $year } est finie
doge-web-year-won = Gagnées
doge-web-year-close = Commencer l’année { $year }
doge-web-ask-quarantia-second = Vous êtes deuxième à la { $area }, { $mine } à { $other }. Prendre un conseiller, ou { $moves ->
    [0] le laisser neutre ?
   *[other] déplacer une maison ?
}
doge-web-shown-ballots = Dépôt des bulletins
doge-web-shown-count = { $counts }
doge-web-shown-votes = { $name } { $votes }
doge-web-shown-after = { $area ->
    [Quarantia] La Quarantia
   *[other] { $area }
} a voté
doge-web-recap-tied = { $area } { $votes } : { $names }{ $mine ->
    [0] { "" }
   *[other] { "" } ; vous { $mine }
}
doge-web-year-tied = Égalités
doge-web-year-houses = Maisons sur le plan
doge-web-chips-areas = Lieu
doge-web-chips-ballots = Bulletins pour { $area ->
    [Quarantia] la Quarantia
   *[other] { $area }
}
doge-web-chips-other = Autre lieu
doge-web-chip-ballots = { $ballots }{ $advisors ->
    [0] { "" }
   *[other] { "" } (+{ $advisors })
} = { $votes }
doge-web-chip-stand = { $area }{ $times ->
    [0] { "" }
   *[other] { "" } · +{ $times }
}
doge-web-chip-move = { $origin } → { $goal } · { $there }{ $price ->
    [0] { "" }
   *[other] { "" } sur { $price }
}
doge-web-chip-move-palace = { $origin } → { $goal } · palais
doge-web-chip-houses = { $count ->
    [one] 1 maison
   *[other] { $count } maisons
} · { $before } → { $after }{ $price ->
    [0] { "" }
   *[other] { "" } sur { $price }
}
doge-web-chip-build = Bâtir pour { $price } · palais { $before } → { $after }
doge-web-chip-neutral = Le laisser neutre
doge-web-hint-ballots-ballots = Choisissez maintenant 1 à 4 bulletins de votre main.
doge-web-hint-ballots-area = Choisissez maintenant un lieu sur le plan.
doge-web-hint-ballots-made = Secrets jusqu’au vote de { $area ->
    [Quarantia] la Quarantia
   *[other] { $area }
}.
doge-web-gain-quarantia-second = { $name } : 1 action
doge-web-gain-quarantia-tied = à égalité : 2 déplacements au plus chacun
doge-web-unit-election = élection
doge-web-unit-year = année
doge-web-end-won = { $name } devient Doge
doge-web-end-you = Vous devenez Doge
doge-web-end-share = { $names } se partagent la charge de Doge
doge-web-variant = variante maison à deux
