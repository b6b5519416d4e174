doge-title = Doge
doge-blurb = Les grandes familles de Venise déposent leurs bulletins en secret, gagnent quartiers et conseillers, et changent leurs maisons en palais jusqu’à ce que l’une d’elles donne un Doge à la ville.

# Lieux
doge-area-ca = Cannaregio
doge-area-cs = Castello
doge-area-do = Dorsoduro
doge-area-sm = San Marco
doge-area-sp = San Polo
doge-area-sc = Santa Croce
doge-area-qu = Quarantia
doge-in-ca = à Cannaregio
doge-in-cs = à Castello
doge-in-do = à Dorsoduro
doge-in-sm = à San Marco
doge-in-sp = à San Polo
doge-in-sc = à Santa Croce
doge-in-qu = à la Quarantia
doge-advisor-ca = le conseiller de Cannaregio
doge-advisor-cs = le conseiller de Castello
doge-advisor-do = le conseiller de Dorsoduro
doge-advisor-sm = le conseiller de San Marco
doge-advisor-sp = le conseiller de San Polo
doge-advisor-sc = le conseiller de Santa Croce
doge-advisor-qu = un conseiller de la Quarantia
doge-third-family = Troisième Famille
doge-name = { $name }

# Options de la table
doge-needs-variant = Doge se joue à trois ou à quatre. À deux, il faut l’option two_player_variant : une Troisième Famille est alors menée par le programme.
doge-variant-for-two = L’option two_player_variant est faite pour deux joueurs, pas pour { $given }.
doge-option-allow_pass = Passer son tour
doge-option-allow_pass-help = Un joueur qui a encore des bulletins peut sauter un tour de dépôt.
doge-option-show_history = Historique complet des bulletins
doge-option-show_history-help = On peut revoir les bulletins dévoilés toutes les années passées, et pas seulement ceux de l’an dernier.
doge-option-reveal_before_effects = Carte d’ordre anticipée
doge-option-reveal_before_effects-help = La carte suivante de l’ordre de l’an prochain est retournée juste après le décompte, avant les décisions des vainqueurs.
doge-option-multi_build = Plusieurs palais d’affilée
doge-option-multi_build-help = Qui garde assez de maisons après avoir bâti peut aussitôt bâtir de nouveau, au prix suivant.
doge-option-tie_decisions = Décisions des ex æquo
doge-option-tie_decisions-help = Les joueurs à égalité choisissent en secret et en même temps, ou bien ouvertement l’un après l’autre.
doge-option-tie_decisions-simultaneous = en secret, en même temps
doge-option-tie_decisions-sequential = l’un après l’autre
doge-option-contested_slots = Trop de bâtisseurs
doge-option-contested_slots-help = Ce qui se passe quand plus de joueurs à égalité veulent bâtir dans un quartier qu’il n’y reste d’emplacements.
doge-option-contested_slots-none = personne ne bâtit
doge-option-contested_slots-most_houses = ceux qui y ont le plus de maisons bâtissent
doge-option-final_tie = Dernier départage
doge-option-final_tie-help = Ce qui départage les joueurs qualifiés à égalité de palais et de maisons sur le plan.
doge-option-final_tie-shared = ils partagent la victoire
doge-option-final_tie-advisors = le plus de conseillers, sinon partage
doge-option-year_cap = Dernière année
doge-option-year_cap-help = Passé ce nombre d’années, la partie s’arrête sans Doge.
doge-option-check_per_house = Palais après chaque maison
doge-option-check_per_house-help = Les deux maisons du vainqueur arrivent une à une, et l’on peut bâtir un palais après chacune.
doge-option-two_player_variant = À deux (variante maison)
doge-option-two_player_variant-help = Deux joueurs face à une Troisième Famille neutre menée par le hasard ; ce n’est pas une règle officielle.

# Fins de partie
doge-ending-doge = Un nouveau Doge est élu.
doge-ending-shared = À égalité de palais et de maisons, les meilleures familles se partagent la charge de Doge.
doge-ending-out-of-reach = Plus aucune famille ne peut atteindre un objectif : la partie s’achève sans Doge.
doge-ending-year-cap = La dernière année est écoulée et aucune famille n’a atteint d’objectif : la partie s’achève sans Doge.

# Questions
doge-ask-nothing = Rien ne vous est demandé pour l’instant.
doge-ask-ballots = Tour { $round } sur { $rounds } : déposez des bulletins dans un seul lieu. En main : { $hand }.
    .web = Déposez des bulletins dans un seul lieu
doge-ask-advisor = { $reason }. Prenez-vous { $advisor }, ou le laissez-vous neutre, en déplaçant peut-être une maison ?
    .web = { $reason } : prendre le conseiller, ou le laisser neutre ?
doge-ask-no-ring = { $reason }, mais vos six anneaux sont pris : le conseiller devient neutre. Déplacez-vous une maison ?
    .web = { $reason }, mais vos anneaux sont pris. Déplacer une maison ?
doge-ask-quarantia = { $reason }. { $which ->
    [1] Le premier de vos deux conseillers : le prenez-vous, ou le laissez-vous neutre, en déplaçant peut-être une maison ?
    [2] Le second de vos deux conseillers : le prenez-vous, ou le laissez-vous neutre, en déplaçant peut-être une maison ?
   *[other] Prenez-vous un conseiller, ou le laissez-vous neutre, en déplaçant peut-être une maison ?
}
    .web = { $reason } : { $which ->
        [1] prendre le premier de vos deux conseillers, ou le laisser neutre ?
        [2] prendre le second de vos deux conseillers, ou le laisser neutre ?
       *[other] prendre un conseiller, ou le laisser neutre ?
    }
doge-ask-houses = { $reason }. { $most ->
    [one] Posez-vous une maison { $area } ?
   *[other] Combien de maisons posez-vous { $area } ({ $most } au plus) ?
}
    .web = { $reason } : { $most ->
        [one] poser une maison ?
       *[other] combien de maisons ({ $most } au plus) ?
    }
doge-ask-move = { $reason }. Déplacez-vous une maison d’un quartier à un autre ?
    .web = { $reason } : déplacer une maison ?
doge-ask-build = Vous avez { $there } maisons { $area } : bâtissez-vous un palais pour { $price } d’entre elles ?
doge-reason-won = Vous l’emportez { $area }, { $votes } voix contre { $other }
doge-reason-alone = Vous l’emportez { $area } sans adversaire, avec { $votes } voix
doge-reason-tied = Vous êtes à égalité en tête { $area }, avec { $votes } voix
doge-reason-second = Vous êtes deuxième { $area }, { $votes } voix contre { $other }
doge-reason-second-tied = Vous êtes à égalité à la deuxième place { $area }, { $votes } voix contre { $other }

# Choix
doge-label-ballots = { $area } : { $ballots }
doge-label-pass = Sauter ce tour
doge-label-take = Placer le conseiller { $area }
doge-label-move = Déplacer une maison : { $origin } → { $goal }
doge-label-abstain = Laisser le conseiller neutre et ne rien déplacer
doge-label-no-move = Ne rien déplacer
doge-label-houses = { $count ->
    [0] Aucune maison
    [one] 1 maison
   *[other] { $count } maisons
}
doge-label-build = Bâtir pour { $price } maisons
doge-label-not-build = Ne pas bâtir

doge-group-pass = Passer
doge-group-take = Prendre le conseiller
doge-group-move = Le laisser neutre et déplacer une maison
doge-group-move-only = Déplacer une maison
doge-group-neither = Ne rien faire

# Conséquences
doge-effect-ballots = { $votes } voix { $area }{ $advisors ->
    [0] { "" }
    [one] { "" } avec votre conseiller
   *[other] { "" } avec vos { $advisors } conseillers
} ; { $left ->
    [0] plus aucun bulletin en main
    [one] 1 bulletin en main
   *[other] { $left } bulletins en main
}
doge-effect-pass = Vous gardez vos bulletins pour un tour suivant
doge-effect-take = { $times ->
    [0] D’après les cartes visibles, il ne votera pas { $area } avant le prochain vote { $home ->
        [Quarantia] de la Quarantia
       *[other] de { $home }
    }
    [one] Il vote une fois { $area } avant le prochain vote { $home ->
        [Quarantia] de la Quarantia
       *[other] de { $home }
    }
   *[other] Il vote { $times } fois { $area } avant le prochain vote { $home ->
        [Quarantia] de la Quarantia
       *[other] de { $home }
    }
}
doge-effect-abstain = Le conseiller reste hors du plan
doge-effect-ring-back = Le conseiller quitte le plan ; son anneau revient à { $name }
doge-effect-houses = { $there ->
    [one] 1 maison
   *[other] { $there } maisons
} { $area }, { $palace }
doge-effect-no-houses = Votre réserve reste telle quelle
doge-effect-move = { $there ->
    [one] 1 maison
   *[other] { $there } maisons
} { $goal }, { $palace } ; { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
} { $origin }
doge-effect-build = { $price } maisons reviennent en réserve, { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
} sur place ; en tout { $palaces } palais dans { $districts ->
    [one] 1 quartier
   *[other] { $districts } quartiers
}
doge-effect-build-wins = { $price } maisons reviennent en réserve, { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
} sur place ; en tout { $palaces } palais dans { $districts } quartiers : un objectif est atteint, cette année est la dernière
doge-effect-not-build = Vos { $there } maisons restent { $area }
doge-palace-possible = palais possible pour { $price }
doge-palace-missing = il en manque { $missing } pour un palais ({ $price })
doge-palace-full = plus d’emplacement libre
doge-palace-none-left = plus de palais en réserve

# Refus
doge-refused-pass = Il vous reste des bulletins : vous devez en déposer au moins un.
doge-refused-ballots = Choisissez un lieu et de un à quatre de vos bulletins.
doge-refused-area-used = Vous avez déjà joué votre carte { $area } cette année.
doge-refused-not-in-hand = Vous n’avez plus ces bulletins en main cette année.
doge-refused-home = Un conseiller ne se tient jamais chez lui ({ $area }).
doge-refused-rings = Vos six anneaux sont pris : vous ne pouvez pas prendre d’autre conseiller.
doge-refused-move-elsewhere = La maison doit venir de { $area } ou y aller.
doge-refused-no-house = Vous n’avez pas de maison à déplacer { $area }.
doge-refused-move = Choisissez le quartier d’où part la maison et un autre où elle va.
doge-refused-supply = { $count ->
    [0] Il ne vous reste aucune maison en réserve.
    [one] Il ne vous reste qu’une maison en réserve.
   *[other] Il ne vous reste que { $count } maisons en réserve.
}
doge-refused-houses = { $most ->
    [one] Vous pouvez poser une maison ou aucune.
   *[other] Vous pouvez poser jusqu’à { $most } maisons.
}

# Journal
doge-line-year = L’année { $year } commence.
doge-line-passed = { $name } passe.
doge-line-placed = { $name } dépose { $count ->
    [one] 1 bulletin
   *[other] { $count } bulletins
} { $area }.
doge-line-placed-values = Vos bulletins { $area } : { $ballots }.
doge-line-election = Élection : { $area }.
doge-line-counted = Élection { $area } : { $counts }.
doge-line-votes = { $count }.
doge-count-ballots = { $name } { $votes } voix ({ $ballots })
doge-count-advisors = { $name } { $votes } voix { $votes ->
    [one] d’un conseiller
   *[other] de conseillers
}
doge-count-both = { $name } { $votes } voix ({ $ballots }, { $advisors ->
    [one] 1 conseiller
   *[other] { $advisors } conseillers
})
doge-line-no-votes = Aucune voix { $area } : rien ne change.
doge-line-tied = Égalité en tête { $area } : { $names }.
doge-line-won = { $names } l’emporte { $area } ; il n’y a pas de deuxième.
doge-line-won-before = { $names } l’emporte { $area }, devant { $second }.
doge-line-won-before-tied = { $names } l’emporte { $area } ; à égalité derrière : { $second }.
doge-line-neutral = { $name } perd { $advisor }, qui devient neutre.
doge-line-advisor = { $name } prend { $advisor } et le poste { $area }.
doge-line-abstained = { $name } laisse { $advisor } neutre.
doge-line-houses = { $name } pose { $count ->
    [one] 1 maison
   *[other] { $count } maisons
} { $area }.
doge-line-house-moved = { $name } déplace une maison : { $origin } → { $goal }.
doge-line-palace = { $name } bâtit un palais { $area } pour { $price } maisons.
doge-line-declined = { $name } ne bâtit pas { $area }.
doge-line-contested = Plus de bâtisseurs que d’emplacements libres { $area }.
doge-line-order-card = Élection numéro { $place } de l’an prochain : { $area }.
doge-line-year-end = L’année { $year } s’achève.
doge-line-qualified = { $name } atteint un objectif : { $palaces } palais dans { $districts } quartiers, { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
} sur le plan.
doge-line-none-qualified = Personne n’a atteint d’objectif.

# Plateau
doge-board-placing = Année { $year } · tour { $round } sur { $rounds }
doge-board-election = Année { $year } · élection { $number } sur 7 : { $area }
doge-board-between = Année { $year }
doge-board-over = Partie terminée la { $year ->
    [1] 1re
   *[other] { $year }e
} année
doge-board-order = Ordre des votes
doge-board-order-now = Cette année
doge-board-order-next = L’an prochain
doge-board-order-hidden = cachés : { $areas }
doge-board-districts = Quartiers
doge-board-district = Quartier
doge-board-palaces = Palais
doge-board-cost = Prix
doge-board-houses-note = Maisons de chacun ; entre parenthèses, celles qui manquent pour un palais. Palais : les initiales des propriétaires, puis les prix.
doge-board-polls = Urnes
doge-board-advisors-there = Conseillers
doge-board-polls-note = □ bulletin caché, entre parenthèses les voix possibles ; = voix comptées, ♟ d’un conseiller. Conseiller : foyer/maître.
doge-board-advisors = Conseillers
doge-board-home = Foyer
doge-board-controller = Maître
doge-board-place = Posté à
doge-board-votes-ahead = Votes à venir
doge-board-players = Familles
doge-board-player = Famille
doge-board-you = (vous)
doge-board-houses = Maisons
doge-board-rings = Anneaux
doge-board-ballots = Bulletins
doge-board-used = Cartes
doge-board-target = { $palaces } dans { $districts }
doge-board-target-note = Maisons : en réserve + posées. Cartes : lieux joués cette année. Objectifs (palais en quartiers) : ce qui manque, palais/quartiers. ★ atteint. ✗ plus aucune chance.
doge-board-hand = Votre main : { $ballots }
doge-board-hand-empty = Votre main est vide.
doge-board-chosen = Votre choix scellé : { $ballots } { $area }
doge-board-chosen-other = Votre choix est scellé.
doge-board-chosen-pass = Votre choix scellé : passer
doge-board-waiting = On attend : { $names }
doge-board-doges = Doge : { $names }
doge-board-no-doge = Pas de Doge.
doge-terminal-help =
    En abrégé : « sm » montre tout ce qui touche San Marco, « sm 3+1 » veut dire ces bulletins-là, « ca do » une maison
    déplacée de Cannaregio à Dorsoduro. Si quelque chose est impossible, on vous dit pourquoi.
doge-why-target = vous rapproche d’un objectif de victoire
doge-why-target-others = éloigne les autres d’un objectif de victoire
doge-why-votes = vous rapporte plus de maisons avec les votes déjà placés
doge-why-votes-others = rapporte aux autres moins de maisons avec les votes déjà placés
doge-why-quarantia = vous rapporte davantage à la Quarantia
doge-why-quarantia-others = rapporte moins aux autres à la Quarantia
doge-why-advisors = vous laisse des conseillers plus utiles
doge-why-advisors-others = laisse aux autres des conseillers moins utiles
doge-why-hand = vous laisse de meilleurs bulletins pour la suite
doge-why-hand-others = laisse aux autres de moins bons bulletins pour la suite

# Réponses permanentes
doge-standing-place = Quand vous pouvez placer des maisons
doge-standing-place-all = autant que possible
doge-standing-place-none = aucune
doge-standing-move = Quand des familles à égalité peuvent déplacer une maison
doge-standing-move-stay = n’en déplacer aucune
doge-standing-build = Quand vous pouvez construire un palais
doge-standing-build-never = ne pas construire
doge-standing-build-always = construire
