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
masters-web-news-split = Division des parts
masters-web-news-control = Prix réglementé
masters-web-news-bottom = Une commande de plus
masters-web-news-majority = Majorité changée

# Le plateau pour ceux qui l’écoutent
masters-web-shop-says = { $shop } : { $good }, prix { $price } ; la part vaut { $share } ; { $orders } commandes. Reste { $supply } parts ; propriétaires : { $owners } ; majorité : { $majority }. { $control } crans avant le prix réglementé, { $split } avant une division.
masters-web-guild-says = Maison des guildes : le bois coûte { $price }, { $control } crans avant le prix réglementé. { $count } commandes dans la pioche.
masters-web-dock-says = Quai { $dock } : { $goods }. Le tout coûte { $cost }.
masters-web-office-says = { $office } : la part vaut { $share }. Reste { $supply } ; propriétaires : { $owners }.
masters-web-bag-says = { $count } cubes dans le sac : { $goods }.
masters-web-stand-here = Ici se tiennent : { $names }.
masters-web-crate = { $count } × { $good } du quai { $dock }, impossible maintenant

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
masters-web-sell-detail = vous en avez { $count }, { $orders ->
    [0] aucune commande
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
masters-web-swap-give = Échanger
masters-web-swap-for = contre
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
masters-web-bar = Ce que vous pouvez faire d’autre
masters-web-bar-adjust = Pressez une flèche sur les commandes d’une boutique.
masters-web-bar-move = Pressez un des lieux sur la rive. Tous les choix sont révélés ensemble.
masters-web-bar-docks = Pressez des caisses d’un seul quai ; la deuxième d’une sorte en prend deux.
masters-web-bar-steal = Pressez la caisse que vous prenez pour rien.
masters-web-bar-shops = Pressez combien vous vendez. Les flèches servent vos majorités.
masters-web-bar-market = Pressez combien de parts vous achetez ou vendez.
masters-web-bar-mercato = Pressez combien de cubes vous achetez ou vendez.
masters-web-bar-rumor = Pressez une flèche : quelle piste bouge d’un cran, et dans quel sens.
masters-web-bar-favor = Pressez combien de commandes reçoit une boutique.
masters-web-put-back = Reposer
masters-web-mode-buy = Acheter
masters-web-mode-steal = En voler un
masters-web-nothing-asked = Rien à faire pour l’instant.
masters-web-on-board = Pressez un des lieux du plateau.
masters-web-show-all = Tout montrer

# Enchères
masters-web-bid = Votre mise
masters-web-bid-less = Miser 5 de moins
masters-web-bid-more = Miser 5 de plus
masters-web-bid-orders = puis les commandes d’une boutique montent de { $up } ou baissent de { $down }
masters-web-bid-left = il reste { $ducats } ducats
masters-web-bid-behind = à mise égale, devant vous :
masters-web-bid-first = à mise égale, vous passez devant
masters-web-bid-seal = Sceller une mise de { $bid }
masters-web-bid-seal-short = Sceller { $bid }
masters-web-bid-change = Changer pour { $bid }

# Ordre du jeu et jeton Gondole
masters-web-strip = Ordre du jeu
masters-web-order = Ordre du tour
masters-web-no-order = Les mises décident de l’ordre du tour.
masters-web-forecast = Encore à jouer
masters-web-forecast-short = Suite
masters-web-forecast-says = { $place } : { $names }
masters-web-marker = Jeton Gondole
masters-web-marker-fresh = frais
masters-web-marker-used = utilisé
masters-web-marker-help = Une fois avant les prochaines enchères, le Gondolier peut jouer avant les autres.
masters-web-marker-short = Jeton
masters-web-standing-ask-short = demander
masters-web-standing-never-short = garder
masters-web-standing = Quand vous interroger sur le jeton
masters-web-standing-ask = demander à chaque fois
masters-web-standing-never = le garder sans demander
masters-web-standing-only = demander seulement : { $place }
masters-web-keep-on = Le garder, ne plus demander

# La main
masters-web-hand = Commandes des guildes · la prochaine { $value } points
masters-web-order-missing = { $count ->
    [one] il manque 1 cube
   *[other] il manque { $count } cubes
}
masters-web-order-short = complète, trop peu de demande :
masters-web-order-completes = complète ainsi
masters-web-hand-empty = Aucune commande en main.
masters-web-tiles = Rumeurs et faveurs
masters-web-no-tiles = Aucune.
masters-web-own = À vous
masters-web-estimate = Si la partie finissait maintenant
masters-web-estimate-track = piste
masters-web-estimate-tax = taxe
masters-web-estimate-orders = comm.
masters-web-estimate-stock = parts
masters-web-estimate-cash = argent
masters-web-estimate-total = points
masters-web-tax-says = Vos marchandises valent { $value } ; la moitié, { $tax }, est payée en taxe.
masters-web-stock-says = Vos parts valent { $ducats } ducats.
masters-web-cash-says = { $ducats } ducats après la taxe.
masters-web-spectator = Vous regardez : commandes, rumeurs et argent restent cachés jusqu’à la fin.

# Joueurs
masters-web-seat-cubes = Marchandises : { $goods }
masters-web-seat-shares = { $count } parts, d’une valeur de { $ducats } ducats
masters-web-seat-orders = { $count } commandes des guildes en main, { $done } livrées ; la prochaine vaut { $value } points
masters-web-seat-rumors = { $count } rumeurs
masters-web-seat-favors = { $count } faveurs
masters-web-seat-cash = { $ducats } ducats en caisse

# À consulter
masters-web-ledger = Registre
masters-web-ledger-prices = Prix jusqu’ici
masters-web-ledger-characters = Personnages
masters-web-chart-price = Prix des marchandises
masters-web-chart-share = Cours des parts
masters-web-chart-orders = Commandes
masters-web-tab-counter = Agir
masters-web-tab-ledger = Registre
masters-web-text-owners = Propriétaires
masters-web-text-majority = Majorité

# Conséquences
masters-web-row-cash = Vos ducats
masters-web-row-price = Prix : { $good }
masters-web-row-share = Part : { $shop }
masters-web-row-orders = Commandes : { $shop }
masters-web-row-dividend = Dividendes
masters-web-row-tax = Percepteur
masters-web-row-split = { $shop } : division des parts
masters-web-row-points = Points pour { $name }
masters-web-row-control = Prix réglementé : { $good }
masters-web-row-majority = Majorité ({ $shop }) : { $name }

# Ce qui est demandé
masters-web-hint-bid = Le dernier de l’ordre devient Gondolier.
masters-web-hint-pick-character = Il est à vous jusqu’aux prochaines enchères.
masters-web-hint-adjust-orders = Une boutique n’achète qu’autant de marchandises qu’elle a de commandes.
masters-web-hint-choose-move = Secret. Les lieux à deux têtes servent à tous, dès que quelqu’un y va.
masters-web-hint-go-first = Il sert une fois avant les prochaines enchères.
masters-web-hint-jump = Il sert une fois avant les prochaines enchères.
masters-web-hint-points-or-cash = À la fin, 100 ducats font un point.
masters-web-hint-place-cube = Un cube pour chaque quai.
masters-web-hint-slot = Une chose après l’autre ; annulez tant que rien n’est terminé.

# La fin
masters-web-end = Le décompte final
masters-web-end-track = Points sur la piste
masters-web-end-tax = Taxe impayée
masters-web-end-tax-note = taxe { $tax } sur { $value }
masters-web-end-orders = Commandes non livrées
masters-web-end-stock = Parts
masters-web-end-cash = Argent après la taxe
masters-web-ducats = { $ducats } ducats au total
