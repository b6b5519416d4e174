masters-web-map = Le front de mer
masters-web-canal = Canal des manches : case { $space } sur { $spaces } ; { $next ->
    [0] plus d’enchères
    [one] enchères à la prochaine manche
   *[other] enchères dans { $next } manches
} ; il y reste { $rumors } rumeurs.
masters-web-canal-next = { $name } prendra la prochaine.
masters-web-bid-space = mise
masters-web-market = Bourse
masters-web-guild-hall = Guildes
masters-web-left = reste { $count }
masters-web-deck = reste { $count }
masters-web-values = 3 · 4 · 5 · 6 points
masters-web-all = tout { $ducats }
masters-web-bag = Dans le sac
masters-web-none = rien
masters-web-peg-price = prix
masters-web-peg-share = part
masters-web-peg-orders = comm.
masters-web-news-split = Parts divisées
masters-web-news-control = Prix réglementé
masters-web-news-bottom = +1 commande
masters-web-news-majority = Autre majorité

# Le plateau pour ceux qui l’écoutent
masters-web-shop-says = { $shop } : { $good }, prix { $price } ; la part vaut { $share } ; { $orders } commandes. Reste { $supply } parts ; propriétaires : { $owners } ; majorité : { $majority }. { $control } crans avant le prix réglementé, { $split } avant une division.
masters-web-guild-says = Maison des guildes : le bois coûte { $price }, { $control } crans avant le prix réglementé. { $count } contrats dans la pioche.
masters-web-dock-says = Quai { $dock } : { $goods }. Le tout coûte { $cost }.
masters-web-office-says = { $office } : la part vaut { $share }. Reste { $supply } ; propriétaires : { $owners }.
masters-web-bag-says = { $count } cubes dans le sac : { $goods }.
masters-web-stand-here = Ici : { $names }.

# Affaires
masters-web-deal = { $count } · { $ducats }
masters-web-deal-buy = ach.
masters-web-deal-sell = vend.
masters-web-deal-add = plus
masters-web-each = { $ducats } ducats pièce
masters-web-dock-good = Quai { $dock } : { $good }
masters-web-steal = voler
masters-web-sell = Vendre : { $what }
masters-web-buy = Acheter : { $what }
masters-web-buy-now = Acheter
masters-web-sell-detail = vous en avez { $count } ; la boutique a { $orders ->
    [0] zéro commande
    [one] 1 commande
   *[other] { $orders } commandes
}
masters-web-supply = reste { $count }
masters-web-owned = vous en avez { $count }
masters-web-in-bag = { $count } dans le sac
masters-web-majority = Votre majorité : { $shop }
masters-web-majority-up = prix +10, commandes −1
masters-web-majority-down = prix −10, commandes +1
masters-web-swap = Échanger { $good } contre
masters-web-rumor = Rumeur : { $shop }
masters-web-price-up = prix ▲
masters-web-price-down = prix ▼
masters-web-share-up = part ▲
masters-web-share-down = part ▼
masters-web-orders-up = commandes ▲
masters-web-orders-down = commandes ▼
masters-web-favor = Faveur, 1 à { $most } commandes
masters-web-favor-at = Faveur, 1 à { $most } : { $shop }
masters-web-favor-short = 1 à { $most } commandes
masters-web-plus = +{ $count }
masters-web-orders-now = { $count ->
    [0] aucune commande
    [one] 1 commande
   *[other] { $count } commandes
}
masters-web-orders-of = Commandes : { $shop }
masters-web-from-to = { $before } → { $after }
masters-web-take = Prendre
masters-web-take-points = Points ou ducats
masters-web-harbor = Maître du port
masters-web-place = Pour le quai { $dock } :

# La barre sur le rivage
masters-web-put-back = Reposer
masters-web-mode-steal = En voler un
masters-web-nothing-asked = Rien à faire pour l’instant.
masters-web-show-all = Tout montrer

# Enchères
masters-web-bid = Votre mise
masters-web-bid-less = Miser 5 de moins
masters-web-bid-more = Miser 5 de plus
masters-web-bid-change = Changer pour { $bid }

# Ordre du jeu et jeton Gondole
masters-web-marker = Jeton Gondole
masters-web-marker-fresh = disponible
masters-web-marker-used = utilisé
masters-web-marker-help = Une fois avant les prochaines enchères, le Gondolier peut jouer avant les autres.
masters-web-standing = Quand vous interroger sur le jeton
masters-web-standing-ask = demander à chaque fois
masters-web-standing-never = le garder sans demander
masters-web-standing-only = demander seulement : { $place }
masters-web-keep-on = Le garder, ne plus demander

# La main
masters-web-hand = Contrats des guildes · le prochain { $value } points
masters-web-order-completes = complet avec cela
masters-web-hand-empty = Aucun contrat en main.
masters-web-tiles = Rumeurs et faveurs
masters-web-no-tiles = Aucune.
masters-web-own = Vos biens
masters-web-estimate = Si la partie finissait maintenant
masters-web-estimate-track = piste
masters-web-estimate-tax = taxe
masters-web-estimate-orders = contrats
masters-web-estimate-stock = parts
masters-web-estimate-cash = argent
masters-web-estimate-total = points
masters-web-tax-says = Vos marchandises valent { $value } ; la moitié, { $tax }, est payée en taxe.
masters-web-stock-says = Vos parts valent { $ducats } ducats.
masters-web-cash-says = { $ducats } ducats après la taxe.
masters-web-spectator = Vous regardez : contrats, rumeurs et argent restent cachés jusqu’à la fin.

# Joueurs
masters-web-seat-cubes = Marchandises : { $goods }
masters-web-seat-shares = { $count } parts, d’une valeur de { $ducats } ducats
masters-web-seat-orders = { $count } contrats des guildes en main, { $done } livrés ; le prochain vaut { $value } points
masters-web-seat-rumors = { $count } rumeurs
masters-web-seat-favors = { $count } faveurs
masters-web-seat-cash = { $ducats } ducats

# À consulter
masters-web-chart-price = Prix des marchandises
masters-web-chart-share = Cours des parts
masters-web-chart-orders = Commandes
masters-web-text-owners = Propriétaires
masters-web-text-majority = Majorité
masters-web-text-entry = { $name } : { $text }
masters-web-text-also = {""} ; {""}

# Conséquences
masters-web-row-cash = Vos ducats
masters-web-row-price = Prix : { $good }
masters-web-row-share = Part : { $shop }
masters-web-row-orders = Commandes : { $shop }
masters-web-row-dividend = Dividendes
masters-web-row-tax = Percepteur
masters-web-row-split = { $shop } : division des parts
masters-web-row-points = Points pour { $name }
masters-web-row-own-points = Vos points
masters-web-row-deliver = Points, ou 50 ducats par point abandonné
masters-web-row-dock = Prix de tout le quai { $dock }
masters-web-row-control = Prix réglementé : { $good }
masters-web-row-majority = Majorité ({ $shop }) : { $name }

# Ce qui est demandé
masters-web-hint-bid = Le dernier dans l’ordre du tour devient Gondolier et prend les rumeurs.
masters-web-hint-pick-character = Il est à vous jusqu’aux prochaines enchères.
masters-web-hint-adjust-orders = Une boutique n’achète qu’autant de marchandises qu’elle a de commandes.
masters-web-hint-choose-move = Votre choix reste secret. Les lieux à deux têtes servent à tous dès que quelqu’un y va.
masters-web-hint-points-or-cash = À la fin, 100 ducats font un point.
masters-web-hint-place-cube = Un cube pour chaque quai.
masters-web-hint-keep-order = L’autre va sous la pioche.
masters-web-hint-return-order = Un contrat non livré coûte 2 points à la fin.
masters-web-hint-harbor-extra = Il ne coûte rien et vous revient aussitôt.
masters-web-hint-slot = Jouez une chose après l’autre ; vous pouvez annuler tant que vous n’avez pas terminé.

# La fin
masters-web-end = Le décompte final
masters-web-end-track = Points sur la piste
masters-web-end-tax = Taxe impayée
masters-web-end-tax-note = taxe { $tax } sur { $value }
masters-web-end-orders = Contrats non livrés
masters-web-end-stock = Parts
masters-web-end-cash = Argent après la taxe
masters-web-ducats = { $ducats } ducats

# Caisses
masters-web-crate = Caisse ({ $good }), quai { $dock }, { $ducats } ducats
masters-web-crate-money = { $good } : il manque { $ducats } ducats
masters-web-ticked = { $count } cochées · { $ducats }
masters-web-ticked-short = { $count } pour { $ducats }
masters-web-cleared = Les caisses de l’autre quai sont décochées : un seul quai par tour.
masters-web-followers = Ces joueurs achètent ensuite ce qui reste
masters-web-others = Autres
masters-web-row-purchase = { $parts } : { $ducats } en tout
masters-web-row-crates = { $count } × { $good } à { $ducats }
masters-web-row-order = Contrat « { $order } »
masters-web-row-order-whole = Contrat « { $order } » complet
masters-web-row-order-short = Mais trop peu de commandes : { $shops }
masters-web-row-order-opens = La Maison des guildes ouvre encore dans cette manche
masters-web-row-order-later = À livrer à la Maison des guildes, qui n’ouvre plus dans cette manche
masters-web-table = Prix et parts, avant et après
masters-web-list = { $parts }
masters-web-next-points = votre prochain : { $points } points
masters-web-next-points-short = prochain : { $points } pts
masters-web-bag-count = Encore dans le sac : { $count }
masters-web-bag-short = Sac : { $count }

# La rive
masters-web-stop-closed = fermé
masters-web-stop-now = ouvert
masters-web-stop-later = après
masters-web-stop-nobody = personne

# Ce qui est demandé, pas à pas
masters-web-ask-rumor = Votre rumeur ({ $shop }) : quelle piste bouge, et dans quel sens ?
masters-web-ask-favor = Votre faveur : quelle boutique reçoit combien de commandes ?
masters-web-ask-steal = Vous êtes le Voleur : quelle caisse prenez-vous gratuitement ?
masters-web-ask-more = Quai { $dock } : d’autres caisses, ou acheter celles-ci ?
masters-web-ask-swap = Échange ({ $good }) : contre quoi ?
masters-web-ask-jump = { $name } va jouer { $place }. Utiliser le jeton pour passer devant ?
masters-web-ask-go-first = La suite se joue { $place }. Utiliser le jeton pour jouer d’abord { $own } ?
masters-web-hint-marker = { $rounds ->
    [0] Gratuit, mais une seule fois d’ici la fin de la partie. Le garder ne change rien à l’ordre.
    [one] Gratuit, mais une seule fois avant les enchères de la prochaine manche. Le garder ne change rien à l’ordre.
   *[other] Gratuit, mais une seule fois avant les enchères, dans { $rounds } manches. Le garder ne change rien à l’ordre.
}
masters-web-hint-docks = Cochez autant de caisses d’un quai que vous voulez et payez une fois{ $after ->
    [0] {""}.
    [one] {""}. Un joueur suit.
   *[other] {""}. { $after } joueurs suivent.
}
masters-web-hint-shops = Choisissez sur une façade combien vous vendez. Les flèches utilisent vos majorités.
masters-web-hint-market = Choisissez sur les façades combien de parts vous achetez ou vendez : trois au plus dans chaque sens.
masters-web-hint-mercato = Choisissez sur les façades combien de cubes vous achetez ou vendez, au prix normal.
masters-web-hint-steal = Ne coûte rien, et le prix ne bouge pas.
masters-web-sale-no-goods = Vous n’avez rien qu’une boutique achète.
masters-web-sale-no-orders = Les boutiques de vos marchandises n’ont pas de commandes.
masters-web-only-end = Il n’y a rien d’autre à faire ici.

# Boutons et titres
masters-web-do-bid = { $bid ->
    [0] Ne rien miser
   *[other] Miser { $bid } et payer
}
masters-web-do-character = Devenir { $character }
masters-web-do-adjust = { $shop } : porter les commandes à { $orders }
masters-web-do-move = Y aller : { $place }
masters-web-do-crates = { $count ->
    [one] Acheter 1 caisse pour { $ducats }
   *[other] Acheter { $count } caisses pour { $ducats }
}
masters-web-do-steal = Voler : { $good }
masters-web-do-sell = Vendre { $count } × { $good } pour { $ducats }
masters-web-do-place = Quai { $dock } : poser un cube ({ $good })
masters-web-do-keep = Le garder
masters-web-do-ahead = Passer devant { $place }
masters-web-do-own-turn = Jouer tout de suite { $place }
masters-web-do-nothing = Ne rien acheter
masters-web-go = Aller
masters-web-first-at-docks = Cochez des caisses
masters-web-first-tile = Choisissez une tuile
masters-web-first-steal = Choisissez une caisse
masters-web-first-at-shops = Choisissez quoi vendre
masters-web-first-at-market = Choisissez des parts
masters-web-first-at-guild-hall = Piochez ou livrez
masters-web-first-at-church = Choisissez une faveur
masters-web-first-at-office = Décharger les navires ?
masters-web-first-at-mercato = Choisissez des marchandises
masters-web-title-crates = { $count ->
    [one] Quai { $dock } : 1 caisse
   *[other] Quai { $dock } : { $count } caisses
}
masters-web-title-steal = Quai { $dock } : voler { $good }
masters-web-title-sell = Vendre { $count } × { $good }
masters-web-title-majority = Majorité : { $shop }
masters-web-title-buy = Acheter { $count } × { $what }
masters-web-title-sell-shares = Vendre { $count } × { $what }
masters-web-title-favor = { $shop } : +{ $count } { $count ->
    [one] commande
   *[other] commandes
}
masters-web-title-buy-favor = Acheter une faveur
masters-web-title-unload = Décharger les navires
masters-web-title-deliver = Livrer un contrat
masters-web-title-place = Un cube pour le quai { $dock }
masters-web-favor-chip = 1 à { $most } commandes · { $ducats }
masters-web-deliver-chip = livrer
masters-web-keep-chip = garder
masters-web-return-chip = remettre
masters-web-points-chip = { $ducats ->
    [0] { $points } points seuls
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $ducats } ducats
}

# Mises
masters-web-bid-all = tout : { $ducats }
masters-web-bid-quick = Mises rapides
masters-web-bid-orders = Commandes d’une boutique au choix
masters-web-bid-behind = À mise égale passent devant
masters-web-bid-first = À mise égale, vous passez devant
masters-web-bid-says = Toutes les mises sont révélées ensemble et payées. La plus haute joue la première et choisit son personnage ; 5 ducats ajoutent une commande à une boutique, 10 en retirent une.

# Résumé et moments
masters-web-recap = Cette manche : mises et coups
masters-web-recap-line = { $parts }
masters-web-recap-bid = mise { $ducats }
masters-web-recap-to = → { $place }
masters-web-recap-marker = a utilisé le jeton
masters-web-recap-bought = +{ $count } { $good }
masters-web-recap-stolen = a volé { $good }
masters-web-recap-sold = a vendu { $count } × { $good } pour { $ducats }
masters-web-recap-swapped = a échangé { $give } contre { $taken }
masters-web-recap-shares-bought = +{ $count } { $count ->
    [one] part
   *[other] parts
} { $shop }
masters-web-recap-shares-sold = a vendu { $count } { $count ->
    [one] part
   *[other] parts
} { $shop }
masters-web-recap-drawn = a pioché un contrat
masters-web-recap-delivered = a livré pour { $points } points
masters-web-recap-favor = a acheté une faveur
masters-web-recap-rumor = rumeur : { $shop }
masters-web-recap-used = majorité : { $shop }
masters-web-recap-unloaded = a déchargé des navires
masters-web-recap-passed = a passé son tour
masters-web-recap-for-you = vous recevez { $ducats }
masters-web-recap-majority = la majorité ({ $shop }) est à vous
masters-web-recap-shares-fall = vos parts { $shop } −{ $ducats }
masters-web-moment-bids = Les mises sont révélées
masters-web-moment-bid = { $name } { $ducats }
masters-web-moment-moves = Les lieux sont révélés
masters-web-moment-move = { $name } → { $place }
masters-web-moment-last = La dernière manche
masters-web-moment-last-text = Ensuite, l’argent et les parts sont comptés.
masters-web-moment-bidding = Enchères
masters-web-moment-bidding-text = Pour l’ordre du tour, les personnages et les commandes.
masters-web-moment-split = Division des parts : { $shop }
masters-web-moment-control = Prix réglementé : { $good } revient à 40

# Les choses en mots
masters-web-about-shop = Ne vend rien, mais achète ({ $good }) au double du prix : un cube par commande.
masters-web-about-shop-heading = Ses pistes maintenant
masters-web-about-price = prix : { $good } ; la boutique paie { $twice }
masters-web-about-control = { $steps ->
    [one] { $steps } cran avant 100
   *[other] { $steps } crans avant 100
}
masters-web-about-share = pour une part ; reste { $count }
masters-web-about-split = { $steps ->
    [one] { $steps } cran avant division
   *[other] { $steps } crans avant division
}
masters-web-about-orders = commandes : combien de cubes elle achètera encore
masters-web-about-shares = { $name } : { $count ->
    [one] 1 part
   *[other] { $count } parts
}
masters-web-about-majority-tag = majorité
masters-web-about-hall = On y pioche et livre les contrats des guildes. Le bois a un prix, mais aucune boutique ne l’achète : il ne sert qu’aux contrats et au Mercato.
masters-web-about-lumber = prix du bois
masters-web-about-deck = contrats dans la pioche
masters-web-about-next = livrés par vous ; le prochain rapporte { $points } points
masters-web-use-sell = Vous pouvez en vendre jusqu’à { $count } ici, à { $ducats } pièce.
masters-web-use-none-held = Vous n’en avez pas ({ $good }).
masters-web-use-no-orders = Cette boutique n’a pas de commandes.
masters-web-use-no-lumber = Aucune boutique n’achète le bois.
masters-web-use-no-shares = La Maison des guildes n’a pas de parts.
masters-web-use-shares = Choisissez combien de parts vous achetez ou vendez.
masters-web-use-mercato = Choisissez combien de cubes vous achetez ou vendez.
masters-web-use-adjust = Choisissez une flèche pour changer ses commandes.
masters-web-track-price = Prix : { $good }, { $value }
masters-web-track-share = Part : { $shop }, { $value }
masters-web-track-orders = Commandes : { $shop }, { $value }
masters-web-track-heading = Ce qui la fait bouger
masters-web-track-price-1 = +5 pour chaque cube acheté aux Quais ou vendu à la boutique
masters-web-track-price-2 = −5 pour chaque cube apporté par les navires
masters-web-track-price-3 = Une rumeur la déplace de 5, la majorité de 10
masters-web-track-price-left = { $steps ->
    [one] Encore un cran et elle dépasse 100 : retour à 40
   *[other] Encore { $steps } crans et elle dépasse 100 : retour à 40
}
masters-web-track-share-1 = +5 quand on achète des parts, quel que soit le nombre
masters-web-track-share-2 = −10 pour chaque part vendue
masters-web-track-share-3 = +5 pour chaque cube vendu à la boutique ; une rumeur la déplace de 5
masters-web-track-share-left = { $steps ->
    [one] Encore un cran et elle dépasse 100 : division, points pour les propriétaires
   *[other] Encore { $steps } crans et elle dépasse 100 : division, points pour les propriétaires
}
masters-web-track-orders-1 = −1 pour chaque cube vendu à la boutique ou livré
masters-web-track-orders-2 = Change après une mise, par faveurs et rumeurs
masters-web-track-orders-3 = +1 quand le prix ne peut plus descendre sous 5
masters-web-about-dock = Chaque cube coûte le prix de sa marchandise ; le tout { $ducats }. Chaque cube acheté relève ensuite son prix de 5.
masters-web-about-dock-empty = Aucune caisse pour l’instant. Les navires en apportent quand un comptoir est utilisé.
masters-web-about-dock-heading = Ce qui s’y trouve
masters-web-about-crates = { $good }, { $ducats } pièce
masters-web-about-short = manque { $ducats }
masters-web-use-dock = Cochez des caisses pour les acheter ; vous avez { $ducats } ducats.
masters-web-use-dock-not = On achète les caisses aux Quais, à son tour.
masters-web-about-office = Ses parts valent toujours { $share } et rapportent 10 chaque fois que ses navires sont déchargés.
masters-web-about-office-heading = Ses parts
masters-web-about-office-left = parts à acheter à la Bourse
masters-web-place-market = Acheter jusqu’à trois parts et en vendre jusqu’à trois. Dès que quelqu’un y va, tous peuvent suivre.
masters-web-place-shops = Vendre une sorte de marchandise à sa boutique au double du prix, et utiliser une fois chaque majorité. Tous peuvent suivre.
masters-web-place-guild-hall = Piocher un contrat, et livrer ceux dont vous avez les cubes et les boutiques les commandes. Tous peuvent suivre.
masters-web-place-docks = Acheter autant de caisses qu’on veut d’un seul quai. Tous peuvent suivre.
masters-web-place-church = Acheter une faveur, qui ajoutera des commandes à une boutique. Visiteurs seulement.
masters-web-place-north = Prendre le cube, faire décharger les navires et payer le dividende du Comptoir Nord. Visiteurs seulement.
masters-web-place-south = Prendre le cube, faire décharger les navires et payer le dividende du Comptoir Sud. Visiteurs seulement.
masters-web-place-mercato = Acheter et vendre un cube au prix normal, pris dans le sac ou remis dedans. Visiteurs seulement.
masters-web-about-order-heading = Qui joue ici cette manche
masters-web-about-here-heading = Ce qui s’y trouve
masters-web-about-stands = { $count ->
    [one] est ici
   *[other] sont ici
}
masters-web-about-past = { $count ->
    [one] a déjà joué
   *[other] ont déjà joué
}
masters-web-about-now = joue maintenant
masters-web-about-later = encore à jouer, dans cet ordre
masters-web-about-cube = Le visiteur prend ce cube : { $good }
masters-web-about-favor = une faveur de 1 à { $most } commandes
masters-web-use-move-shared = Vous pouvez y aller. Si d’autres y vont, vous y jouerez aussi sans y aller.
masters-web-use-move = Vous pouvez y aller. Seuls les visiteurs y jouent.
masters-web-about-stop-closed = Il a déjà été ouvert dans cette manche.
masters-web-about-stop-now = Ouvert maintenant : lieu numéro { $number } de la manche.
masters-web-about-stop-later = Il ouvre plus tard, comme lieu numéro { $number } de la manche.
masters-web-about-stop-none = Personne n’y est allé : il reste fermé cette manche.
masters-web-order-title = Contrat des guildes
masters-web-about-order = Livré à la Maison des guildes, il rapporte { $points } points, ou 50 ducats par point abandonné. Non livré, il coûte 2 points à la fin.
masters-web-about-order-needs = Ce qu’il demande
masters-web-order-ready = Vous pouvez le livrer à la Maison des guildes.
masters-web-order-have = { $there } sur { $count }
masters-web-about-marker = Une fois avant les prochaines enchères, son détenteur peut jouer avant un autre. L’utiliser ne coûte rien.
masters-web-about-marker-heading = Le jeton
masters-web-about-marker-holder = { $name }, le Gondolier, le détient
masters-web-about-marker-1 = L’utiliser : vous jouez tout de suite, avant le joueur suivant
masters-web-about-marker-2 = Le garder : l’ordre ne change pas, et la question reviendra
masters-web-about-marker-3 = { $rounds ->
    [0] Il ne sera plus disponible ensuite
    [one] De nouveau disponible après les enchères de la prochaine manche
   *[other] De nouveau disponible après les enchères, dans { $rounds } manches
}
masters-web-about-canal = Le canal des manches
masters-web-about-canal-text = La gondole est sur la case { $space } sur { $spaces } et avance d’une case par manche.
masters-web-about-canal-bid = { $rounds ->
    [one] Étoiles : enchères ; les prochaines à la manche suivante
   *[other] Étoiles : enchères ; les prochaines dans { $rounds } manches
}
masters-web-about-canal-no-bid = Étoiles : enchères ; il n’y en a plus
masters-web-about-canal-rumor = Bulles : rumeurs, pour le Gondolier qui y arrive
masters-web-about-bag = Les cubes que les navires peuvent apporter et que vend le Mercato.
masters-web-about-rumor = Jouée à votre tour, elle déplace d’un cran une piste : { $shop }.
masters-web-about-favor-held = Jouée à votre tour, elle ajoute 1 à { $most } commandes à une boutique.
masters-web-legend-coin = ducats ; 100 font un point à la fin
masters-web-legend-vp = points de victoire
masters-web-legend-share = parts
masters-web-legend-order = contrats des guildes ; sur une façade, les commandes de la boutique
masters-web-legend-rumor = rumeurs : déplacent une piste d’un cran
masters-web-legend-favor = faveurs : ajoutent des commandes à une boutique
masters-web-legend-crown = la majorité des parts d’une boutique
masters-web-legend-flag = le jeton Gondole
masters-web-legend-people = un lieu que tous peuvent utiliser

# Joueurs et onglets
masters-web-seat-turn = Rang { $turn } dans l’ordre du tour
masters-web-seat-marker = A le jeton Gondole
masters-web-seat-bid = A misé { $ducats } ducats
masters-web-estimate-short = Si c’était la fin
masters-web-tab-goods = Biens
masters-web-tab-shares = Parts
masters-web-tab-prices = Prix
masters-web-tab-characters = Personnages
masters-web-short-bid = Votre mise ? Vous avez { $ducats } ducats.
masters-web-short-at-docks = Quais : quelles caisses ? Vous avez { $ducats } ducats.
masters-web-short-at-market = Acheter ou vendre des parts ? Vous avez { $ducats } ducats.
masters-web-short-at-mercato = Acheter ou vendre des cubes ? Vous avez { $ducats } ducats.
masters-web-short-at-church = Acheter une faveur ? Vous avez { $ducats } ducats.
masters-web-short-jump = { $name } va jouer. Utiliser le jeton ?
masters-web-short-go-first = Utiliser le jeton pour passer devant ?
