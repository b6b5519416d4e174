masters-title = Masters of Venice
masters-blurb = Des marchands achètent des marchandises sur les quais, les revendent à cinq boutiques, spéculent sur leurs parts, honorent les contrats des guildes et répandent des rumeurs. Après seize manches, le plus riche et le plus renommé est maître de Venise.

# Noms
masters-name = { $name }
masters-nobody = personne
masters-good-iron = fer
masters-good-gems = gemmes
masters-good-grain = blé
masters-good-spice = épices
masters-good-fabric = étoffes
masters-good-lumber = bois
masters-goods = { $count } × { $good }
masters-stock-blacksmith = Forgeron
masters-stock-jeweler = Joaillier
masters-stock-miller = Meunier
masters-stock-spice-shop = Épicier
masters-stock-tailor = Tailleur
masters-stock-north = Comptoir Nord
masters-stock-south = Comptoir Sud
masters-of-good-iron = du fer
masters-of-good-gems = des gemmes
masters-of-good-grain = du blé
masters-of-good-spice = des épices
masters-of-good-fabric = des étoffes
masters-of-good-lumber = du bois
masters-of-stock-blacksmith = du Forgeron
masters-of-stock-jeweler = du Joaillier
masters-of-stock-miller = du Meunier
masters-of-stock-spice-shop = de l’Épicier
masters-of-stock-tailor = du Tailleur
masters-of-stock-north = du Comptoir Nord
masters-of-stock-south = du Comptoir Sud
masters-place-market = Bourse
masters-place-shops = Boutiques
masters-place-guild-hall = Maison des guildes
masters-place-docks = Quais
masters-place-church = Église
masters-place-north = Comptoir Nord
masters-place-south = Comptoir Sud
masters-place-mercato = Mercato
masters-short-market-name = Bourse
masters-short-shops-name = Boutiques
masters-short-guild-hall-name = Guildes
masters-short-docks-name = Quais
masters-short-church-name = Église
masters-short-north-name = Nord
masters-short-south-name = Sud
masters-short-mercato-name = Mercato
masters-at-market = à la Bourse
masters-at-shops = aux Boutiques
masters-at-guild-hall = à la Maison des guildes
masters-at-docks = aux Quais
masters-at-church = à l’Église
masters-at-north = au Comptoir Nord
masters-at-south = au Comptoir Sud
masters-at-mercato = au Mercato
masters-character-gondolieri = Gondolier
masters-character-guild-master = Maître des guildes
masters-character-harbor-master = Maître du port
masters-character-tax-collector = Percepteur
masters-character-thief = Voleur
masters-character-trader = Négociant
masters-favor = faveur pour 1 à { $most } commandes
masters-peg-price = le prix { $good }
masters-peg-share = le cours des parts { $shop }
masters-peg-orders = les commandes { $shop }
masters-order = { $goods }

# Options de la table
masters-option-marker_mode = Jeton Gondole
masters-option-marker_mode-help = Ce que le jeton permet au Gondolier : jouer son tour dans son propre lieu avant tout le monde, ou passer devant les autres dans un lieu partagé ; ouvrir son propre lieu pour tous ceux qui y ont droit ; ou seulement jouer seul.
masters-option-marker_mode-any_time = jouer plus tôt, ou passer devant
masters-option-marker_mode-location = ouvrir son lieu
masters-option-marker_mode-solo_turn = jouer seul
masters-option-thief_scope = Où le Voleur se sert
masters-option-thief_scope-help = Le Voleur prend son cube sur le quai qu’il a choisi, ou sur n’importe lequel des quatre.
masters-option-thief_scope-chosen_dock = sur le quai choisi
masters-option-thief_scope-any_dock = sur n’importe quel quai
masters-option-powers_on_shared = Pouvoirs aux lieux partagés
masters-option-powers_on_shared-help = Le Voleur et le Maître des guildes usent aussi de leur pouvoir là où ils agissent sans s’y être rendus.
masters-option-tiles_on_shared = Tuiles aux lieux partagés
masters-option-tiles_on_shared-help = Faveurs et rumeurs se jouent aussi là où l’on agit sans s’y être rendu.
masters-option-orders_max = Longueur de la piste des commandes
masters-option-orders_max-help = Nombre de commandes qu’une boutique peut avoir ; le surplus est perdu.
masters-option-max_bid = Enchère la plus haute
masters-option-max_bid-help = Personne ne peut miser plus de ducats, même s’il en a davantage.
masters-option-max_bid-none = sans limite
masters-option-adjust_after_all_picks = Commandes après tous les personnages
masters-option-adjust_after_all_picks-help = Chacun choisit d’abord son personnage ; les commandes ne sont ajustées qu’ensuite, dans l’ordre du tour.
masters-option-tax_mode = Percepteur
masters-option-tax_mode-help = Le Percepteur touche le dividende d’une part à chaque versement, ou bien celui d’une part par joueur payé.
masters-option-tax_mode-per_event = une part par versement
masters-option-tax_mode-per_recipient = une part par joueur payé
masters-option-harbor_choice = Le Maître du port choisit
masters-option-harbor_choice-help = Le Maître du port choisit la marchandise de son cube supplémentaire au lieu de le tirer à l’aveugle.
masters-option-age_order = Qui est le plus jeune
masters-option-age_order-help = Le plus jeune l’emporte quand rien d’autre ne départage les enchères.
masters-option-age_order-random = tiré au sort
masters-option-age_order-youngest_first = la première place est celle du plus jeune
masters-option-age_order-oldest_first = la première place est celle du plus âgé
masters-option-open_cash = Argent visible
masters-option-open_cash-help = Chacun voit combien de ducats ont les autres.
masters-option-open_favors = Faveurs visibles
masters-option-open_favors-help = Chacun voit quelles faveurs ont les autres.
masters-option-majority_may_break_100 = Majorité au-delà de 100
masters-option-majority_may_break_100-help = Le majoritaire peut pousser un prix au-delà de 100, et le Doge le ramène alors à 40.
masters-option-data = Fichiers de données
masters-option-data-help = Les contrats des guildes, le canal et les pistes avec lesquels ce serveur joue.

# Fins de partie
masters-ending-winner = La dernière manche est jouée : Venise a un nouveau maître.
masters-ending-shared = À égalité de points, d’argent et de parts, les meilleurs marchands partagent la victoire.

# Questions
masters-ask-nothing = Vous n’avez rien à décider pour l’instant.
masters-ask-bid = Combien misez-vous ? Chacun paie ; vous avez { $cash } ducats.
masters-ask-character = { $place ->
    [1] Vous avez misé { $bid } et choisissez en premier : quel personnage ?
    [2] Vous avez misé { $bid } et choisissez en deuxième : quel personnage ?
    [3] Vous avez misé { $bid } et choisissez en troisième : quel personnage ?
    [4] Vous avez misé { $bid } et choisissez en quatrième : quel personnage ?
   *[other] Vous avez misé { $bid } et choisissez en position { $place } : quel personnage ?
}
masters-ask-adjust = Vous avez misé { $bid } : dans quelle boutique les commandes montent-elles de { $up }{ $down ->
    [0] {""} ?
   *[other] {""} ou baissent-elles de { $down } ?
}
masters-ask-move = Manche { $space } : où allez-vous ?
masters-ask-go-first = Prochaine ouverture : { $place }. Gondolier, vous pouvez agir plus tôt une fois avant les prochaines enchères : utiliser le jeton pour ouvrir d’abord { $own } ?
masters-ask-jump = C’est au tour de { $name }. Gondolier, vous pouvez agir plus tôt une fois avant les prochaines enchères : utiliser le jeton pour agir avant { $name }, { $place } ?
masters-ask-any-time = C’est au tour de { $name }, { $place }. Gondolier, vous pouvez agir plus tôt une fois avant les prochaines enchères : utiliser le jeton maintenant ?
masters-ask-docks = Aux Quais : qu’achetez-vous, sur un seul quai ? Vous avez { $cash } ducats.
masters-ask-shops = Aux Boutiques : vendre, ou utiliser une majorité ?
masters-ask-shops-sold = Aux Boutiques : vous avez déjà vendu, et on ne vend qu’à une boutique par tour. Autre chose ?
masters-ask-shops-no-goods = Aux Boutiques : vous n’avez aucune marchandise qu’une boutique achète. Autre chose ?
masters-ask-shops-no-orders = Aux Boutiques : il n’y a plus de commandes pour vos marchandises ({ $shops }). Autre chose ?
masters-ask-market = À la Bourse : achetez jusqu’à trois parts, vendez-en jusqu’à trois. Vous avez { $cash } ducats.
masters-ask-guild-hall = À la Maison des guildes : piocher un contrat, ou en livrer un pour { $value } points ?
masters-ask-church = À l’Église : acheter une faveur ? Vous avez { $cash } ducats.
masters-ask-office = Vous êtes { $place } : faites-vous décharger les navires ?
masters-ask-tiles = Plus rien à faire { $place } : jouez-vous une tuile ?
masters-ask-mercato = { $limit ->
    [one] Au Mercato : achetez un cube, vendez-en un d’une autre marchandise. Vous avez { $cash } ducats.
   *[other] Au Mercato : achetez jusqu’à { $limit } cubes, vendez-en jusqu’à { $limit } d’autres marchandises, échangez-en un. Vous avez { $cash } ducats.
}
masters-ask-points = Votre livraison vaut { $value } points : combien en prenez-vous ? Chaque point abandonné rapporte 50 ducats.
masters-ask-keep = Maître des guildes, vous avez pioché deux contrats : lequel gardez-vous ?
masters-ask-return = Maître des guildes, vous pouvez remettre un ancien contrat sous la pioche : lequel ?
masters-ask-harbor = Maître du port, prenez-vous un cube de plus dans le sac ?
masters-ask-place = Les navires ont apporté { $goods } : quel cube va sur le quai { $dock } ?

# Choix
masters-label-bid = { $bid ->
    [0] Rien
   *[other] { $bid } ducats
}
masters-label-adjust = { $shop } ({ $good }) : commandes { $before } → { $after }
masters-label-go-first = Utiliser le jeton et ouvrir votre lieu
masters-label-jump = Utiliser le jeton et agir tout de suite
masters-label-ahead = Utiliser le jeton : passer devant, { $place }
masters-label-own-turn = Utiliser le jeton : jouer votre tour { $place } tout de suite, seul
masters-label-no-marker = Garder le jeton
masters-label-points = { $points ->
    [0] Aucun point
    [one] 1 point
   *[other] { $points } points
}{ $ducats ->
    [0] {""}
   *[other] {""} et { $ducats } ducats
}
masters-label-keep = Garder { $order }
masters-label-return = Remettre { $order }
masters-label-return-none = Tout garder
masters-label-harbor = Tirer un cube
masters-label-harbor-none = Pas de cube de plus
masters-label-no-cube = Rien pour ce quai
masters-label-end = Terminer ici
masters-label-pass = Passer
masters-label-favor = Faveur : +{ $count } { $count ->
    [one] commande
   *[other] commandes
}, { $shop }
masters-label-rumor-up = Rumeur : faire monter { $peg }
masters-label-rumor-down = Rumeur : faire baisser { $peg }
masters-label-dock = Quai { $dock } : { $goods } pour { $cost }
masters-label-steal = Quai { $dock } : voler { $good }
masters-label-majority-raise = { $shop } : prix +10, commandes −1
masters-label-majority-lower = { $shop } : prix −10, commandes +1
masters-label-sell = { $shop } : vendre { $goods } pour { $total }
masters-label-buy-shares = Acheter { $count } { $count ->
    [one] part
   *[other] parts
} { $stock } pour { $ducats }
masters-label-sell-shares = Vendre { $count } { $count ->
    [one] part
   *[other] parts
} { $stock } pour { $ducats }
masters-label-draw = Piocher un contrat
masters-label-draw-two = Piocher deux contrats et en garder un
masters-label-deliver = Livrer { $order }
masters-label-buy-favor = Acheter une { $favor } : { $cost }
masters-label-office = Décharger et prendre le cube ({ $good })
masters-label-office-empty = Décharger ; il n’y a pas de cube à prendre
masters-label-buy-goods = Acheter { $goods } pour { $ducats }
masters-label-sell-goods = Vendre { $goods } pour { $ducats }
masters-label-swap = Échanger : { $give } contre { $taken }
masters-group-bid = De { $least } à { $most }
masters-group-end = Terminer
masters-group-favor = Faveurs
masters-group-rumor = Rumeurs
masters-group-dock = Quai { $dock }
masters-group-majority = Majorités
masters-group-buy = Acheter
masters-group-sell = Vendre
masters-group-swap = Échanger

# Conséquences
masters-effect = { $parts }
masters-effect-bid = { $up ->
    [0] Pas de commandes
   *[other] Commandes +{ $up }{ $down ->
        [0] {""}
       *[other] {""} ou −{ $down }
    }
} ; il vous reste { $left } { $left ->
    [one] ducat
   *[other] ducats
} ; à mise égale, vous passez devant
masters-effect-bid-behind = { $up ->
    [0] Pas de commandes
   *[other] Commandes +{ $up }{ $down ->
        [0] {""}
       *[other] {""} ou −{ $down }
    }
} ; il vous reste { $left } { $left ->
    [one] ducat
   *[other] ducats
} ; à mise égale passent devant vous : { $names }
masters-effect-draw = { $count ->
    [one] Dernière carte de la pioche
   *[other] { $count } cartes dans la pioche
} ; un contrat non livré coûte 2 points à la fin
masters-effect-office = Un nouveau cube pour le comptoir et un pour chaque quai ; chaque cube tiré fait baisser son prix, et chaque part du comptoir rapporte 10
masters-effect-missing = Il manque : { $goods }
masters-effect-complete = Vous avez les trois cubes
masters-effect-return = Il va sous la pioche et ne coûte plus 2 points à la fin. { $goods }
masters-effect-return-none = Un contrat non livré coûte 2 points à la fin
masters-effect-harbor = Gratuit : { $count ->
    [one] le dernier cube du sac
   *[other] un des { $count } cubes du sac, au hasard
} ; le prix de sa marchandise baisse
masters-effect-harbor-good = Gratuit ; le prix de cette marchandise baisse
masters-effect-harbor-none = Vous ne prenez pas de cube, et aucun prix ne baisse
masters-part-cash = vos ducats { $before } → { $after }
masters-part-price = { $good } { $before } → { $after }
masters-part-share = part { $shop } { $before } → { $after }
masters-part-orders = commandes { $shop } { $before } → { $after }
masters-part-dividend = dividende de { $ducats } pour { $name }
masters-part-tax = taxe de { $ducats } pour { $name }
masters-part-split = division des parts : { $shop }
masters-part-split-points = { $name } +{ $points } { $points ->
    [one] point
   *[other] points
}
masters-part-control = prix réglementé : { $good }
masters-part-majority = majorité { $shop } : { $name }
masters-about-gondolieri = Mène la gondole et ramasse les rumeurs ; une fois, le jeton lui permet d’agir avant les autres
masters-about-guild-master = Pioche deux contrats et en garde un ; peut en remettre un ancien
masters-about-harbor-master = Prend un cube de plus quand il utilise un comptoir
masters-about-tax-collector = Touche la valeur d’une part chaque fois qu’un dividende est versé
masters-about-thief = Prend un cube gratuit aux Quais
masters-about-trader = Deux cubes dans chaque sens au Mercato, et un échange
masters-about-market = Acheter et vendre jusqu’à trois parts ; tout le monde peut suivre
masters-about-shops = Vendre une marchandise à sa boutique au double du prix, utiliser ses majorités ; tout le monde peut suivre
masters-about-guild-hall = Piocher un contrat, livrer des contrats ; tout le monde peut suivre
masters-about-docks = Acheter des cubes sur un quai ; tout le monde peut suivre
masters-about-church = Acheter une faveur ; pour les visiteurs seulement
masters-about-north = Prendre le cube, décharger les navires, verser le dividende du Comptoir Nord ; pour les visiteurs seulement
masters-about-south = Prendre le cube, décharger les navires, verser le dividende du Comptoir Sud ; pour les visiteurs seulement
masters-about-mercato = Acheter un cube et en vendre un au prix normal ; pour les visiteurs seulement

# Refus
masters-refused-bid-step = Une mise est un multiple de 5 ducats.
masters-refused-bid-limit = Vous pouvez miser { $most } ducats au plus.
masters-refused-cash = Cela coûte { $cost } ducats ; vous en avez { $cash }.
masters-refused-character = Choisissez un personnage encore disponible.
masters-refused-character-taken = { $character } : ce personnage est déjà pris.
masters-refused-adjust = Choisissez une boutique, et si ses commandes montent ou baissent.
masters-refused-adjust-bid = Votre mise de { $bid } ne suffit pas : chaque commande en moins coûte { $cost } ducats.
masters-refused-adjust-end = { $shop } : les commandes sont à { $orders } et ne peuvent pas bouger dans ce sens.
masters-refused-stay = Votre pion est déjà { $place } : il doit aller ailleurs.
masters-refused-destination = Choisissez un des huit lieux.
masters-refused-marker = Utilisez le jeton maintenant, ou gardez-le.
masters-refused-tiles-shared = À cette table, faveurs et rumeurs ne se jouent que là où se trouve votre pion.
masters-refused-no-favor = Vous n’avez pas cette tuile : { $favor }.
masters-refused-orders-full = { $shop } : la piste des commandes est pleine.
masters-refused-no-rumor = Vous n’avez pas de rumeur sur cette boutique.
masters-refused-peg = Cette piste est déjà à son extrémité : { $peg }.
masters-refused-docks = Choisissez des cubes posés sur un quai, ou terminez.
masters-refused-one-dock = Vous avez choisi le quai { $dock } ; un seul quai par tour.
masters-refused-dock-has = Sur le quai { $dock } : { $count } × { $good }.
masters-refused-steal = Seul le Voleur vole, une fois par tour aux Quais.
masters-refused-closed = Vous avez joué une tuile depuis : cet achat ou cette vente est clos.
masters-refused-twice = Marchandise déjà traitée ce tour-ci : { $good }.
masters-refused-shops = Utilisez une majorité, vendez à une boutique, ou terminez.
masters-refused-majority = { $shop } : vous n’avez pas la majorité.
masters-refused-majority-used = { $shop } : vous avez déjà utilisé votre majorité cette manche.
masters-refused-majority-room = { $shop } : il n’y a pas la place pour tout le mouvement sur les deux pistes.
masters-refused-sold = Vous avez déjà vendu ; une seule boutique par tour.
masters-refused-cubes = Vous avez { $count } × { $good }.
masters-refused-orders = { $shop } : { $orders ->
    [0] aucune commande
    [one] 1 commande
   *[other] { $orders } commandes
}.
masters-refused-market = Achetez ou vendez des parts, ou terminez.
masters-refused-stock-twice = Parts déjà traitées ce tour-ci : { $stock }.
masters-refused-three = Trois parts au plus à l’achat, et trois au plus à la vente, par tour.
masters-refused-supply = { $stock } : { $count } en réserve.
masters-refused-shares = { $stock } : vous en avez { $count }.
masters-refused-guild = Piochez un contrat, livrez-en un que vous avez en main, ou terminez.
masters-refused-deck-empty = La pioche des contrats est vide.
masters-refused-drawn = Vous avez déjà pioché un contrat ce tour-ci.
masters-refused-draw-two = Seul le Maître des guildes pioche deux contrats, et seulement s’il y en a deux.
masters-refused-points = Prenez de zéro à { $value } points.
masters-refused-keep = Gardez un des deux contrats que vous venez de piocher.
masters-refused-return-new = { $order } : vous venez de piocher ce contrat ; seul un plus ancien peut être remis.
masters-refused-church = Cette faveur n’est pas proposée.
masters-refused-one-favor = On n’achète qu’une faveur par tour.
masters-refused-office = Un comptoir ne sert qu’une fois par tour.
masters-refused-bag = Il n’y en a pas assez dans le sac : { $good }.
masters-refused-harbor = Prenez un cube de plus, ou aucun.
masters-refused-quay = Aucun cube de cette marchandise n’a été tiré pour les quais : { $good }.
masters-refused-place = Choisissez un des cubes tirés pour les quais.
masters-refused-mercato = Achetez, vendez, échangez des marchandises différentes, ou terminez.
masters-refused-mercato-limit = { $limit ->
    [one] Au Mercato, on achète un cube et on en vend un, au plus.
   *[other] Au Mercato, vous achetez { $limit } cubes au plus et en vendez { $limit } au plus.
}
masters-refused-swap = Seul le Négociant échange, une fois par tour au Mercato.

# Le journal
masters-line-round = Manche { $space }.
masters-line-round-bid = Manche { $space } : enchères.
masters-line-share-dealt = { $name } commence avec une part { $shop }.
masters-line-order-seen = Vous piochez le contrat { $order }.
masters-line-drawn = Tiré du sac : { $good }.
masters-line-drawn-seat = Tiré du sac pour { $name } : { $good }.
masters-line-drawn-dock = Tiré du sac pour le quai { $dock } : { $good }.
masters-line-drawn-office = Tiré du sac, { $place } : { $good }.
masters-line-drawn-all = Tiré du sac : { $parts }.
masters-part-drawn-seat = { $name } ({ $goods })
masters-part-drawn-dock = quai { $dock } ({ $goods })
masters-part-drawn-office = { $place } ({ $goods })
masters-line-bids = Mises : { $bids }.
masters-part-bid = { $name } { $bid ->
    [0] rien
   *[other] { $bid }
}
masters-line-moves = { $moves }.
masters-part-move = { $name } → { $place }
masters-line-bottom = Un prix ne descend pas sous 5 : les commandes { $shop } passent à { $orders }.
masters-line-bid = { $name } { $bid ->
    [0] ne mise rien
   *[other] mise { $bid }
}.
masters-line-character = { $name } devient { $character }.
masters-line-adjusted = { $name } fait passer les commandes { $shop } de { $before } à { $after }.
masters-line-gondola = { $name } mène la gondole à la case { $space }.
masters-line-rumor-taken = { $name } ramasse la rumeur qui s’y trouve.
masters-line-rumor-seen = Votre rumeur : { $shop }.
masters-line-moved = { $name } → { $place }
masters-line-opens = Lieu ouvert : { $place }.
masters-line-marker = { $name } utilise le jeton Gondole.
masters-line-passed = { $name } passe son tour { $place }.
masters-line-favor = { $name } joue une faveur : les commandes { $shop } passent à { $orders }.
masters-line-favor-bought = { $name } achète une { $favor } pour { $ducats }.
masters-line-rumor-up = { $name } répand une rumeur et fait monter { $peg }.
masters-line-rumor-down = { $name } répand une rumeur et fait baisser { $peg }.
masters-line-price-control = Prix réglementé : le prix { $good } atteint { $reached } et revient à 40.
masters-line-split = Les parts { $shop } se divisent : leur cours passe de { $reached } à { $price }.
masters-line-split-points = { $name } gagne { $points ->
    [one] 1 point
   *[other] { $points } points
} pour la division.
masters-line-dividend = { $stock } : { $name } touche un dividende de { $ducats }.
masters-line-tax = { $stock } : { $name } perçoit une taxe de { $ducats }.
masters-line-majority-now = { $name } détient désormais la majorité { $shop }.
masters-line-majority-none = Plus personne ne détient la majorité { $shop }.
masters-line-majority-raise = { $name } utilise la majorité { $shop } : prix +10, une commande de moins.
masters-line-majority-lower = { $name } utilise la majorité { $shop } : prix −10, une commande de plus.
masters-line-bought = { $name } achète { $goods } au quai { $dock } pour { $ducats }.
masters-line-stolen = { $name } vole un cube au quai { $dock } : { $good }.
masters-line-sold = { $name } vend { $goods } pour { $ducats }.
masters-line-shares-bought = { $name } achète { $count } { $count ->
    [one] part
   *[other] parts
} { $stock } pour { $ducats }.
masters-line-shares-sold = { $name } vend { $count } { $count ->
    [one] part
   *[other] parts
} { $stock } pour { $ducats }.
masters-line-order-drawn = { $name } pioche { $count ->
    [one] un contrat
   *[other] { $count } contrats
}.
masters-line-order-kept = { $name } garde un contrat et remet l’autre sous la pioche.
masters-line-order-returned = { $name } remet un ancien contrat sous la pioche.
masters-line-delivered = { $name } livre { $order }.
masters-line-reward = { $name } { $points ->
    [0] ne prend aucun point
    [one] prend 1 point
   *[other] prend { $points } points
}{ $ducats ->
    [0] {""}
   *[other] {""} et reçoit { $ducats } ducats
}.
masters-line-office = { $name } fait décharger les navires { $place } et prend le cube ({ $good }).
masters-line-office-empty = { $name } fait décharger les navires { $place }.
masters-line-placed = { $name } pose un cube sur le quai { $dock } : { $good }.
masters-line-goods-bought = { $name } achète { $goods } au Mercato pour { $ducats }.
masters-line-goods-sold = { $name } vend { $goods } au Mercato pour { $ducats }.
masters-line-swapped = { $name } échange un cube : { $give } contre { $taken }.
masters-line-final = { $name } : taxe impayée { $tax }, contrats non livrés { $orders }, parts { $stock }, argent { $cash }.
masters-line-total = { $name } finit avec { $points } points.

# Dans le terminal
masters-terminal-help =
    Une mise se tape en ducats : 5 ducats ajoutent une commande à une boutique, ou 10 en retirent une. Sur le plateau,
    les marchandises sont des lettres : IIG, c’est deux fers et des gemmes. Des mots comme « quai 2 fer » ou « meunier »
    raccourcissent une liste.

masters-board-round = Manche { $space } sur { $spaces }
masters-board-next-bid = { $rounds ->
    [one] enchères à la prochaine manche
   *[other] prochaines enchères dans { $rounds } manches
}
masters-board-over = La partie est finie
masters-board-phase-bid = enchères
masters-board-phase-characters = choix des personnages
masters-board-phase-move = choix des lieux
masters-board-phase-action = actions
masters-board-canal = Le canal
masters-board-canal-note = B enchères, ? rumeur, ▲ gondole
masters-board-shops = Boutiques
masters-board-shop = Boutique
masters-board-price = Prix
masters-board-share = Part
masters-board-orders = Comm.
masters-board-supply = Reste
masters-board-bag = Sac
masters-board-shops-note = ★ majorité ; ↑ pas avant que la cheville dépasse 100
masters-board-quays = Quais et comptoirs
masters-board-dock = Quai { $dock }
masters-board-cost = coûte { $cost }
masters-board-plaza = Parvis
masters-board-plaza-tile = { $price } (1–{ $most })
masters-board-deck = Pioche des guildes : { $count }
masters-board-players = Joueurs dans l’ordre du tour
masters-board-player = Joueur
masters-board-characters = Personnage
masters-board-where = Lieu
masters-board-cubes = Marchandises
masters-board-money = Ducats
masters-board-points = Points
masters-board-deliveries = Livr.
masters-board-cards = Contr.
masters-board-rumors = Rumeurs
masters-board-favors = Faveurs
masters-board-in-hand = Main (c/r/f)
masters-board-marker-fresh = Jeton Gondole : disponible
masters-board-marker-used = Jeton Gondole : utilisé
masters-board-forecast = Encore à jouer : { $stops }
masters-board-hand = Vos contrats
masters-board-hand-complete = prêt à livrer
masters-board-hand-missing = il manque { $goods }
masters-board-hand-orders = complet, mais trop peu de commandes : { $shops }
masters-board-own-rumors = Vos rumeurs
masters-board-estimate = Si la partie finissait maintenant : piste { $points }, taxe { $tax }, contrats { $orders }, parts { $stock }, argent { $cash } = { $total }
masters-board-pending-bid = Votre mise secrète : { $bid }
masters-board-pending-place = Votre choix secret : { $place }
masters-board-waiting = En attente de : { $names }
masters-board-result = Résultat
masters-board-rank = Rang
masters-board-track = Piste
masters-board-tax = Taxe
masters-board-stock = Parts
masters-board-cash = Argent
masters-board-total = Total
masters-why-points = vous rapporte plus de points
masters-why-points-others = rapporte moins de points aux autres
masters-why-cash = vous laisse plus d’argent
masters-why-cash-others = laisse moins d’argent aux autres
masters-why-shares = donne plus de valeur à vos parts
masters-why-shares-others = donne moins de valeur aux parts des autres
masters-why-goods = vous permet de mieux vendre vos marchandises
masters-why-goods-others = fait perdre de la valeur aux marchandises des autres
masters-why-orders = vous fait avancer dans vos contrats
masters-why-orders-others = retarde les contrats des autres
masters-why-tiles = vous laisse de meilleures tuiles
masters-why-tiles-others = laisse de moins bonnes tuiles aux autres
masters-why-order = vous donne un meilleur personnage ou une meilleure place dans l’ordre du tour
masters-why-order-others = laisse aux autres un moins bon personnage ou une moins bonne place dans l’ordre du tour

# Réponses permanentes
masters-standing-marker = Quand on vous demande si vous utilisez le jeton
masters-standing-marker-never = le garder
masters-standing-marker-only = le garder, sauf : { $place }
