lagoon-title = Lagoon — Venise pour le piecepack
lagoon-blurb = Agrandissez les îles de Venise tuile après tuile, franchissez les canaux avec vos pièces et emparez-vous à temps de l’île la plus précieuse.

lagoon-option-stash_nulls = Tuiles nulles dans les réserves
lagoon-option-stash_nulls-help = Avec les tuiles nulles, une réserve compte huit tuiles ; sans elles, sept.
lagoon-option-start_value = Valeur des tuiles de départ
lagoon-option-start_value-help = La valeur des quatre tuiles placées au centre au début de la partie.
lagoon-option-start_values = Tuiles de départ variées
lagoon-option-start_values-help = Quatre valeurs dans le sens horaire à partir du nord-ouest, par exemple 0,3,4,5 ; elles remplacent la valeur commune.
lagoon-option-start_values-unset = non variées
lagoon-option-start_suits = Couleurs des tuiles de départ
lagoon-option-start_suits-help = Les couleurs des quatre tuiles de départ, dans le sens horaire à partir du nord-ouest (M Lunes, C Couronnes, S Soleils, A Armes).
lagoon-option-start_layout = Figure de départ
lagoon-option-start_layout-help = La disposition des quatre îles de départ.
lagoon-option-start_layout-square = carré
lagoon-option-start_layout-pinwheel = moulinet
lagoon-option-bridge_offsets = Décalage au-delà d’un pont
lagoon-option-bridge_offsets-help = Une tuile reliée par un pont peut être décalée d’une demi-tuile, ou doit se trouver exactement en face.
lagoon-option-bridge_offsets-half = demi-tuile permise
lagoon-option-bridge_offsets-aligned = exactement en face
lagoon-option-max_links = Ponts par construction
lagoon-option-max_links-help = Le nombre maximal de ponts qu’une nouvelle tuile peut recevoir.
lagoon-option-final_distance = Distance déduite à la fin
lagoon-option-final_distance-help = La distance au centre est-elle aussi déduite des îles capturées ?
lagoon-option-score_floor = Score minimal
lagoon-option-score_floor-help = Un score peut-il descendre sous zéro ?
lagoon-option-score_floor-none = aucun
lagoon-option-score_floor-zero = zéro
lagoon-option-centre_capture = Îles du centre capturables
lagoon-option-centre_capture-help = Sinon, les pions ne vont que sur les îles fondées pendant la partie.
lagoon-option-stuck_must_discard = Défausse obligatoire si bloqué
lagoon-option-stuck_must_discard-help = Un joueur qui ne peut pas construire doit-il se défausser, sans pouvoir capturer à la place ?
lagoon-option-discard_public = Défausses face visible
lagoon-option-discard_public-help = Tout le monde voit-il quelle tuile est défaussée ?
lagoon-option-stash_public = Réserves annoncées
lagoon-option-stash_public-help = Tout le monde sait-il quelle réserve chaque joueur a reçue ?

lagoon-ending-complete = Toutes les tuiles sont posées et tous les pions placés : les îles sous les pions ont été comptées.
lagoon-ending-stranded = Toutes les tuiles sont posées et il ne restait plus d’île pour les derniers pions : les îles capturées ont été comptées.

lagoon-suit = { $suit ->
    [0] Lunes
    [1] Couronnes
    [2] Soleils
   *[3] Armes
}
lagoon-tile = { $value ->
    [0] nul
    [1] as
   *[other] { $value }
} { $suit ->
    [0] de Lunes
    [1] de Couronnes
    [2] de Soleils
   *[3] d’Armes
}
lagoon-the-tile = { $value ->
    [0] nul
    [1] as
   *[other] { $value }
} { $suit ->
    [0] de Lunes
    [1] de Couronnes
    [2] de Soleils
   *[3] d’Armes
}
    .web = { $value ->
        [0] le nul
        [1] l’as
       *[other] le { $value }
    } { $suit ->
        [0] de Lunes
        [1] de Couronnes
        [2] de Soleils
       *[3] d’Armes
    }
lagoon-island = l’île { $island }
lagoon-link = { $tile } ({ $island })
    .web = { $island }

lagoon-prompt-turn = Construisez avec l’une de vos tuiles ({ $tiles }) ; il vous reste { $coins ->
    [0] zéro pièce
    [one] une pièce
   *[other] { $coins } pièces
}.
    .web = Construisez avec l’une de vos tuiles
lagoon-prompt-turn-pawn = Construisez avec l’une de vos tuiles ({ $tiles } ; { $coins ->
    [0] plus de pièces
    [one] une pièce
   *[other] { $coins } pièces
}) ou capturez une île.
    .web = Construisez avec une tuile, ou capturez une île
lagoon-prompt-stuck = Vous ne pouvez pas construire : défaussez l’une de vos tuiles ({ $tiles }).
    .web = Vous ne pouvez pas construire : défaussez une tuile
lagoon-prompt-stuck-pawn = Vous ne pouvez pas construire : défaussez l’une de vos tuiles ({ $tiles }) ou capturez une île.
    .web = Vous ne pouvez pas construire : défaussez une tuile ou capturez une île
lagoon-prompt-pawn = Vous n’avez plus de tuiles : placez votre pion.
lagoon-prompt-pass = Aucune île n’est libre pour votre pion : vous devez passer.

lagoon-label-extend = Agrandir { $island } avec { $tile } en { $place } : { $gain }
    .web = Agrandir { $island } { $side ->
        [east] à l’est
        [south-east] au sud-est
        [south] au sud
        [south-west] au sud-ouest
        [west] à l’ouest
        [north-west] au nord-ouest
        [north] au nord
       *[north-east] au nord-est
    } avec { $tile } : { $gain }
lagoon-label-bridge = Bâtir { $tile } en { $place } avec { $coins ->
    [one] un pont
   *[other] des ponts
} vers { $links } : { $gain }
    .web = Fonder une île avec { $tile } et { $coins ->
        [one] un pont
       *[other] des ponts
    } vers { $links } : { $gain }
lagoon-label-capture = Capturer { $island } (vaut { $value } pour l’instant)
lagoon-label-discard = Défausser { $tile }
lagoon-label-pass = Passer

lagoon-effect-extend = Somme { $sum }, distance { $distance }. Il y manquera encore : { $missing }.
lagoon-effect-extend-full = Somme { $sum }, distance { $distance }. L’île sera complète.
lagoon-effect-bridge = Tuile { $value }, en face { $across }, distance { $distance }. Pièces restantes : { $coins }.
lagoon-effect-loss = Attention : cette construction vous coûte { $points ->
    [one] un point
   *[other] { $points } points
}.
lagoon-effect-capture = Somme { $sum }, distance { $distance }. Il y manque encore : { $missing }.
lagoon-effect-capture-full = Somme { $sum }, distance { $distance }. L’île est complète.

lagoon-log-stash = { $seat } reçoit la réserve { $row ->
    [0] des Lunes
    [1] des Couronnes
    [2] des Soleils
   *[3] des Armes
}.
lagoon-log-roll = { $seat } lance le dé : { $value ->
    [0] un nul
    [1] un as
   *[other] un { $value }
}.
lagoon-log-first = { $seat } commence.
lagoon-log-drawn = Vous piochez { $tile }.
lagoon-log-drawn-all = Vous piochez { $tiles }.
lagoon-log-extend = { $seat } agrandit { $island } avec { $tile } en { $place } : { $gain } [{ $text }]
    .web = { $seat } agrandit { $island } avec { $tile } : { $gain }
lagoon-log-bridge = { $seat } fonde { $island } avec { $tile } en { $place } et { $coins ->
    [one] un pont
   *[other] { $coins } ponts
} : { $gain } [{ $text }]
    .web = { $seat } fonde { $island } avec { $tile } et { $coins ->
        [one] un pont
       *[other] { $coins } ponts
    } : { $gain }
lagoon-log-capture = { $seat } capture { $island }.
lagoon-log-pass = { $seat } ne trouve pas d’île libre et passe.
lagoon-log-discard = { $seat } ne peut pas construire et défausse { $tile }.
lagoon-log-discard-hidden = { $seat } ne peut pas construire et défausse une tuile face cachée.
lagoon-log-discarded = Vous avez défaussé { $tile }.
lagoon-log-final = { $seat } marque { $bonus } pour { $island } et termine avec { $total }.
lagoon-log-stranded = { $seat } n’a pas pu placer son pion et termine avec { $total }.
lagoon-log-win = { $seat } gagne avec { $total }.

lagoon-refusal-no-move = Ce n’est pas un coup de ce jeu.
lagoon-refusal-pass = On ne passe pas tant qu’on peut faire autre chose.
lagoon-refusal-not-in-hand = Vous n’avez pas { $tile } en main.
lagoon-refusal-can-build = On ne se défausse que si l’on ne peut pas construire.
lagoon-refusal-other-half = C’est le même coup que { $move } : les deux moitiés du côté font face à la même tuile.
lagoon-refusal-overlap = La tuile recouvrirait { $tile } en ({ $x },{ $y }).
    .web = La tuile recouvrirait { $tile }.
lagoon-refusal-no-contact = La tuile ne longerait aucune île.
lagoon-refusal-join = La tuile réunirait deux îles : elle touche aussi { $tile } en ({ $x },{ $y }), sur l’île { $island }.
    .web = La tuile réunirait deux îles : elle touche aussi { $tile }, sur l’île { $island }.
lagoon-refusal-corner = Un coin toucherait une autre île : { $tile } en ({ $x },{ $y }), sur l’île { $island }.
    .web = Un coin toucherait une autre île : { $tile }, sur l’île { $island }.
lagoon-refusal-suit = L’île { $island } a déjà cette couleur : { $tile } en ({ $x },{ $y }).
    .web = L’île { $island } a déjà cette couleur : { $tile }.
lagoon-refusal-touch = Au-delà d’un pont, une tuile ne doit rien toucher ; celle-ci toucherait { $tile } en ({ $x },{ $y }).
    .web = Au-delà d’un pont, une tuile ne doit rien toucher ; celle-ci toucherait { $tile }.
lagoon-refusal-no-facing = Il faut une tuile en face de chaque pont, à exactement une demi-tuile.
lagoon-refusal-not-aligned = La tuile doit se trouver exactement en face de celle-ci : { $tile } en ({ $x },{ $y }).
    .web = La tuile doit se trouver exactement en face de celle-ci : { $tile }.
lagoon-refusal-same-island = Deux ponts ne peuvent pas mener à la même île : { $tile } en ({ $x },{ $y }) est aussi sur l’île { $island }.
    .web = Deux ponts ne peuvent pas mener à la même île : { $tile } est aussi sur l’île { $island }.
lagoon-refusal-too-many = Une tuile reçoit au plus { $most } ponts.
lagoon-refusal-no-coin = Il faut { $needed ->
    [one] une pièce
   *[other] { $needed } pièces
}, et il vous en reste { $coins }.
lagoon-refusal-pawn-placed = Votre pion est déjà sur l’île { $island }.
lagoon-refusal-no-island = Il n’y a pas d’île { $island }.
lagoon-refusal-captured = L’île { $island } est déjà capturée par { $captor }.
lagoon-refusal-centre = Les îles du centre ne peuvent pas être capturées dans cette partie.
lagoon-refusal-must-discard = Vous ne pouvez pas construire : défaussez d’abord une tuile.

lagoon-board-islands = Îles
lagoon-board-you = (vous)
lagoon-board-seats = Joueurs
lagoon-board-island = Île
lagoon-board-tiles = Tuiles
lagoon-board-sum = Somme
lagoon-board-distance = Ponts jusqu’au centre
lagoon-board-value = Valeur
lagoon-board-missing = Manque
lagoon-board-route = Chemin vers le centre
lagoon-board-pawn = Pion
lagoon-board-player = Joueur
lagoon-board-score = Score
lagoon-board-coins = Pièces
lagoon-board-hand = Main
lagoon-board-stash = Réserve
lagoon-board-bonus = Points de l’île
lagoon-board-total = Total
lagoon-board-turn = Tour { $turn } sur { $turns }
lagoon-board-first = Premier joueur : { $seat }
lagoon-board-your-hand = Votre main : { $tiles }
lagoon-board-empty = vide
lagoon-board-discards = Défausse : { $tiles }
lagoon-board-hidden = face cachée
lagoon-board-unseen = Pas encore vues de la réserve { $row ->
    [0] des Lunes
    [1] des Couronnes
    [2] des Soleils
   *[3] des Armes
} ({ $owners }) : { $tiles }
lagoon-board-legend = Tuiles : couleur (M Lunes, C Couronnes, S Soleils, A Armes) et valeur, dessous le numéro de l’île (* centre) et ♟ avec la lettre du joueur qui l’a capturée. Ponts : = et la lettre du joueur, =o au départ.

lagoon-board-far = Ponts
lagoon-board-way = Au centre
lagoon-board-sketch = Chaque numéro marque le quart en haut à gauche de la tuile à poser ; de plusieurs façons d’y bâtir, la meilleure.
lagoon-terminal-help =
    En abrégé : « a5 0,-2 » montre ce qu’on peut faire du 5 d’Armes en (0,−2), ou dit pourquoi il ne peut pas s’y poser ;
    « c 4 » est la capture de l’île 4. Une place est le quart en haut à gauche de la tuile : d’abord la colonne, puis la ligne.

lagoon-group-extend = Agrandir avec { $tile }
lagoon-group-bridge = Nouvelle île avec { $tile }
lagoon-group-capture = Captures d’îles
lagoon-group-discard = Défausses
lagoon-why-score = vous rapporte plus de points
lagoon-why-score-others = rapporte moins de points aux autres
lagoon-why-coins = vous laisse mieux pourvu en pièces
lagoon-why-coins-others = laisse les autres à court de pièces
lagoon-why-pawn = promet une meilleure île à votre pion
lagoon-why-pawn-others = laisse de moins bonnes îles aux pions des autres
lagoon-why-fits = laisse de meilleures places à vos tuiles
lagoon-why-fits-others = laisse de moins bonnes places aux tuiles des autres
