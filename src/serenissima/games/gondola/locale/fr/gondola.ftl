gondola-title = Venice
gondola-blurb = Deux gondoles et un seul gondolier : formez des assistants, accomplissez des missions, montez au Conseil, et ne soyez pas celui que l’Inquisition arrête à la fin.

# Noms
gondola-building-market = Marché
gondola-building-monastery = Monastère
gondola-building-minor-council = Petit Conseil
gondola-building-storehouse = Entrepôt
gondola-building-docks = Quais
gondola-building-consulate = Consulat
gondola-building-library = Bibliothèque
gondola-building-senate = Sénat
gondola-building-church = Église
gondola-building-court = Tribunal
gondola-building-mint = Monnaie
gondola-building-council-of-10 = Conseil des Dix
gondola-building-st-marks = Place Saint-Marc
gondola-building-doges-palace = Palais du Doge
gondola-building-major-council = Grand Conseil
gondola-at-market = au Marché
gondola-at-monastery = au Monastère
gondola-at-minor-council = au Petit Conseil
gondola-at-storehouse = à l’Entrepôt
gondola-at-docks = aux Quais
gondola-at-consulate = au Consulat
gondola-at-library = à la Bibliothèque
gondola-at-senate = au Sénat
gondola-at-church = à l’Église
gondola-at-court = au Tribunal
gondola-at-mint = à la Monnaie
gondola-at-council-of-10 = au Conseil des Dix
gondola-at-st-marks = à la place Saint-Marc
gondola-at-doges-palace = au Palais du Doge
gondola-at-major-council = au Grand Conseil
gondola-the-market = le Marché
gondola-the-monastery = le Monastère
gondola-the-minor-council = le Petit Conseil
gondola-the-storehouse = l’Entrepôt
gondola-the-docks = les Quais
gondola-the-consulate = le Consulat
gondola-the-library = la Bibliothèque
gondola-the-senate = le Sénat
gondola-the-church = l’Église
gondola-the-court = le Tribunal
gondola-the-mint = la Monnaie
gondola-the-council-of-10 = le Conseil des Dix
gondola-the-st-marks = la place Saint-Marc
gondola-the-doges-palace = le Palais du Doge
gondola-the-major-council = le Grand Conseil
gondola-effect-market-1 = 1 · Prenez 1 cube de céramique
gondola-effect-market-2 = 2 · Payez 1 pièce : prenez 2 cubes au choix
gondola-effect-market-3 = 3 · Vendez 1 cube de cette gondole pour 4 pièces
gondola-effect-market-4 = 4 · Payez 5 pièces : +5 PV
gondola-effect-monastery-1 = 1 · Prenez 1 cube de céramique
gondola-effect-monastery-2 = 2 · +2 parchemins
gondola-effect-monastery-3 = 3 · Carte Influence : regardez-en 2, gardez-en 1
gondola-effect-monastery-4 = 4 · +2 PV
gondola-effect-minor-council-1 = 1 · Prenez 1 cube de céramique
gondola-effect-minor-council-2 = 2 · Piste du Conseil +1
gondola-effect-minor-council-3 = 3 · Perdez 1 intrigue
gondola-effect-minor-council-4 = 4 · +1 PV par mission accomplie
gondola-effect-storehouse-1 = 1 · Prenez 1 cube de céramique
gondola-effect-storehouse-2 = 2 · Changez la couleur de cubes de cette gondole, à volonté
gondola-effect-storehouse-3 = 3 · +3 pièces
gondola-effect-storehouse-4 = 4 · +2 PV
gondola-effect-docks-1 = 1 · Prenez 1 cube d’étoffe
gondola-effect-docks-2 = 2 · +2 pièces
gondola-effect-docks-3 = 3 · +1 pièce et +1 PV
gondola-effect-docks-4 = 4 · Dépensez des cubes de cette gondole : +1 PV chacun
gondola-effect-consulate-1 = 1 · Prenez 1 cube d’étoffe
gondola-effect-consulate-2 = 2 · Payez 1 pièce et prenez 1 intrigue : carte Influence
gondola-effect-consulate-3 = 3 · +1 PV
gondola-effect-consulate-4 = 4 · +4 PV avec au moins 4 cartes Influence en main
gondola-effect-library-1 = 1 · Prenez 1 cube d’étoffe
gondola-effect-library-2 = 2 · +2 parchemins
gondola-effect-library-3 = 3 · Perdez 2 intrigues
gondola-effect-library-4 = 4 · +2 parchemins et +1 PV
gondola-effect-senate-1 = 1 · Prenez 1 cube d’étoffe
gondola-effect-senate-2 = 2 · Prenez 1 intrigue et +2 parchemins
gondola-effect-senate-3 = 3 · +1 parchemin ; tous les autres prennent 1 intrigue
gondola-effect-senate-4 = 4 · +3 PV
gondola-effect-church-1 = 1 · Prenez 1 cube d’argent
gondola-effect-church-2 = 2 · Perdez 1 intrigue
gondola-effect-church-3 = 3 · Rendez 1 intrigue : +1 PV
gondola-effect-church-4 = 4 · Rendez 1 intrigue : +2 PV
gondola-effect-court-1 = 1 · Prenez 1 cube d’argent
gondola-effect-court-2 = 2 · Tous les autres prennent 1 intrigue
gondola-effect-court-3 = 3 · Carte Influence : regardez-en 2, gardez-en 1
gondola-effect-court-4 = 4 · Payez 3 parchemins : +5 PV
gondola-effect-mint-1 = 1 · Prenez 1 cube d’argent
gondola-effect-mint-2 = 2 · Prenez 1 intrigue et +4 pièces
gondola-effect-mint-3 = 3 · Prenez 1 intrigue et +4 pièces
gondola-effect-mint-4 = 4 · +2 pièces et +1 PV
gondola-effect-council-of-10-1 = 1 · Prenez 1 cube d’argent
gondola-effect-council-of-10-2 = 2 · +1 PV par joueur ayant plus d’intrigue que vous
gondola-effect-council-of-10-3 = 3 · Bâtissez un pont sans payer, ou +2 PV
gondola-effect-council-of-10-4 = 4 · Perdez 3 intrigues
gondola-effect-st-marks-1 = 1 · +2 pièces
gondola-effect-st-marks-2 = 2 · Payez l’impôt, regardez 2 missions, gardez-en 1
gondola-effect-doges-palace-1 = 1 · +1 parchemin et +1 PV
gondola-effect-doges-palace-2 = 2 · Payez l’impôt, regardez 2 missions, gardez-en 1
gondola-effect-major-council-1 = 1 · Piste du Conseil +1, et +1 de plus par joueur ayant moins d’intrigue que vous
gondola-effect-major-council-2 = 2 · Payez 4 pièces : bâtissez un pont
gondola-mission-1 = Le rameur attitré
gondola-about-mission-1 = Garder le gondolier sur la même gondole coûte 1 pièce.
gondola-mission-2 = La carte du pilote
gondola-about-mission-2 = Le premier canal que vous devez payer dans un tour coûte 1 pièce de moins.
gondola-mission-3 = Franchise des ponts
gondola-about-mission-3 = Les ponts des autres vous rapportent 1 pièce au lieu d’une intrigue.
gondola-mission-4 = Exempté d’impôt
gondola-about-mission-4 = Vous ne payez pas d’impôt en piochant des missions.
gondola-mission-5 = Rencontre d’équipages
gondola-about-mission-5 = En croisant votre autre gondole, vous pouvez prendre 1 cube au choix dans l’une ou l’autre.
gondola-mission-6 = Coques élargies
gondola-about-mission-6 = Chacune de vos gondoles porte jusqu’à 7 cubes.
gondola-mission-7 = Bonne compagnie
gondola-about-mission-7 = En vous amarrant, gagnez 1 PV par gondole étrangère déjà à quai.
gondola-mission-8 = Un nom qui monte
gondola-about-mission-8 = Chaque mission accomplie par la suite rapporte 2 PV de plus.
gondola-mission-9 = Des amis bien placés
gondola-about-mission-9 = Pour une carte Influence, regardez-en 3 et gardez-en 1.
gondola-mission-10 = Deux fers au feu
gondola-about-mission-10 = Vous pouvez jouer deux cartes Influence au début de votre tour.
gondola-mission-11 = La commission du potier
gondola-about-mission-11 = Une fois par tour : la céramique d’un bâtiment vous rapporte 1 pièce.
gondola-mission-12 = Les lettres du drapier
gondola-about-mission-12 = Une fois par tour : l’étoffe d’un bâtiment vous rapporte 1 parchemin.
gondola-mission-13 = Les chandeliers d’argent
gondola-about-mission-13 = Une fois par tour : avec l’argent d’un bâtiment, vous pouvez perdre 1 intrigue.
gondola-mission-14 = Langues déliées
gondola-about-mission-14 = Qui croise votre gondole à son tour doit une fois de plus payer un parchemin ou prendre une intrigue.
gondola-mission-15 = Bouche d’or
gondola-about-mission-15 = Au Grand Conseil, vous avancez d’une case de plus.
gondola-mission-16 = Maître des pierres
gondola-about-mission-16 = Au Grand Conseil, un pont coûte 2 pièces ; chaque pont bâti rapporte 2 PV.
gondola-mission-17 = Droit de péage
gondola-about-mission-17 = Vos propres ponts vous rapportent 3 pièces au lieu d’une.
gondola-mission-18 = Un personnel chevronné
gondola-about-mission-18 = S’amarrer à une tuile où votre assistant est déjà sur la case 4 rapporte 2 PV.
gondola-mission-19 = Élèves doués
gondola-about-mission-19 = Un nouvel assistant placé en s’amarrant peut avancer aussitôt d’une case.
gondola-mission-20 = Au-dessus de tout soupçon
gondola-about-mission-20 = Les effets des autres ne vous donnent pas d’intrigue (mais les croisements et les ponts, si).
gondola-mission-21 = Menus présents
gondola-about-mission-21 = Quand il faut payer un parchemin ou prendre une intrigue, 1 cube d’une de vos gondoles peut tenir lieu de parchemin.
gondola-mission-22 = Les mains propres
gondola-about-mission-22 = Au début de votre tour, si personne n’a moins d’intrigue que vous : +1 pièce.
gondola-mission-23 = Silence payé
gondola-about-mission-23 = Chaque parchemin payé dans un croisement vous rapporte 1 pièce.
gondola-mission-24 = Honneurs publics
gondola-about-mission-24 = Les pièces de la place Saint-Marc, le parchemin et le PV du Palais du Doge sont doublés pour vous.
gondola-mission-25 = Aumônes au passage
gondola-about-mission-25 = En passant la place Saint-Marc : +1 pièce ; en passant le Palais du Doge : +1 parchemin.
gondola-mission-26 = Pardon à bon compte
gondola-about-mission-26 = À la fin, vous payez 1 parchemin ou 2 pièces par point d’intrigue.
gondola-card-bribe-foreman = Une bourse pour le contremaître
gondola-about-card-bribe-foreman = Menez un de vos assistants droit à la case 4 de sa tuile sans pousser personne ; prenez ensuite 3 intrigues.
gondola-card-organise-stocks = Répartir les cales
gondola-about-card-organise-stocks = Prenez 1 cube au choix et répartissez à nouveau les cubes de vos deux gondoles, où qu’elles soient.
gondola-card-work-overtime = Travail de nuit
gondola-about-card-work-overtime = Activez un bâtiment où se trouve une de vos gondoles ; l’assistant n’avance pas.
gondola-card-bid-for-contracts = Chercher une commande
gondola-about-card-bid-for-contracts = Piochez 1 mission sans impôt, ou +2 PV.
gondola-card-bribe-councillors = Murmures au Conseil
gondola-about-card-bribe-councillors = Piste du Conseil +1 ; vous pouvez prendre 1 intrigue pour +1 de plus.
gondola-card-conduct-research = Nuit aux archives
gondola-about-card-conduct-research = +3 parchemins.
gondola-card-trade-information = Secrets contre secrets
gondola-about-card-trade-information = +2 pièces et une carte Influence (regardez-en 2, gardez-en 1).
gondola-card-give-testimony = Déposer devant les juges
gondola-about-card-give-testimony = Perdez 3 intrigues.
gondola-card-build-bridge = Jeter un pont
gondola-about-card-build-bridge = Bâtissez un pont sans payer, ou +2 PV par pont à vous sur le plateau.
gondola-card-hire-spy = Des yeux d’emprunt
gondola-about-card-hire-spy = Placez l’espion sur une tuile : si votre gondole la passe ce tour-ci, ses quatre effets vous sont ouverts à la place de ceux de votre assistant.
gondola-card-promote-workers = Monter en grade
gondola-about-card-promote-workers = Un de vos assistants avance d’une case en poussant comme d’habitude ; pas d’activation.
gondola-doge-tribute = Tribut
gondola-about-doge-tribute = Le Doge gagne 8 PV.
gondola-doge-feast = Banquet au palais
gondola-about-doge-feast = Le Doge gagne 3 PV, puis prend 1 intrigue (sans parchemin).
gondola-doge-archive = Archives secrètes
gondola-about-doge-archive = Le Doge gagne 2 parchemins (5 au plus).
gondola-doge-closed-doors = À huis clos
gondola-about-doge-closed-doors = Son marqueur de queue avance de 1 au Conseil, ou de 2 si vous avez moins d’intrigue que lui.
gondola-doge-senators = Sénateurs fidèles
gondola-about-doge-senators = Son marqueur de tête avance de 1 au Conseil.
gondola-doge-both-houses = Les deux chambres
gondola-about-doge-both-houses = Ses deux marqueurs avancent de 1 au Conseil.
gondola-doge-public-works = Travaux publics
gondola-about-doge-public-works = Il jette un pont sur le canal libre le plus cher au quai de votre gondole active ; sans pont en réserve, il gagne 2 PV.
gondola-doge-denunciation = La bouche du lion
gondola-about-doge-denunciation = Vous prenez 1 intrigue ; aucun parchemin ne l’évite.
gondola-doge-interrogation = Interrogatoire
gondola-about-doge-interrogation = Deux fois : payez 1 parchemin ou prenez 1 intrigue.
gondola-doge-pardon = Il se gracie lui-même
gondola-about-doge-pardon = Le Doge perd jusqu’à 2 intrigues et gagne 1 PV par point manquant.
gondola-doge-patronage = Vieux serviteurs
gondola-about-doge-patronage = Le Doge gagne 1 PV par assistant à lui sur une case 4, 4 au plus.
gondola-doge-overseers = Nouveaux surveillants
gondola-about-doge-overseers = Son assistant le moins avancé avance de 1 et il marque sa case.
gondola-doge-escort = Escorte ducale
gondola-about-doge-escort = Le Doge gagne 1 PV par gondole à vous partageant un quai avec une des siennes ; sinon 1 parchemin.
gondola-doge-levy = Levée exceptionnelle
gondola-about-doge-levy = Payez 2 pièces, ou le Doge gagne 2 PV.
gondola-cube-orange = céramique
gondola-cube-purple = étoffe
gondola-cube-silver = argent
gondola-cubes = { $count } × { $cube }
gondola-cargo = { $cubes }
gondola-cargo-none = 0 cube
gondola-pair = { $a } – { $b }
gondola-boat = { $letter }
gondola-n-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
gondola-n-scrolls = { $n ->
    [one] { $n } parchemin
   *[other] { $n } parchemins
}
gondola-n-vp = { $n } PV
gondola-n-intrigue = { $n ->
    [one] { $n } intrigue
   *[other] { $n } intrigues
}
gondola-n-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
gondola-n-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
gondola-smuggler = { $building } (annule la carte { $place } du Doge)

# Questions
gondola-ask-mission-draft = Laquelle de vos trois missions va sous la pioche ?
gondola-ask-prologue-first = Où placez-vous votre première gondole ? Vous utilisez aussitôt son bâtiment.
gondola-ask-prologue-second = Où placez-vous votre seconde gondole ? Pas au quai de la première.
gondola-ask-play-influence = Avant de naviguer : jouer une carte Influence ? ({ $count } en main)
gondola-ask-gondolier-first = Quelle gondole prend votre gondolier ? La première fois, les deux sont gratuites.
gondola-ask-gondolier = Le gondolier est { $place }. Changer de gondole est gratuit ; rester coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} (vous en avez { $coins }).
gondola-ask-gondolier-trapped = Aucune de vos gondoles ne peut bouger : le gondolier en change, et votre tour s’achève.
gondola-ask-move-first = Votre gondole est { $place } avec { $cubes } ; vous avez { $coins }. Le premier canal est gratuit : où aller ?
gondola-ask-move = Votre gondole est { $place } avec { $cubes } ; vous avez { $coins }. Et ensuite ?
gondola-ask-own-swap = Vous croisez votre autre gondole { $place } : de { $cubes }, que portera celle qui navigue ({ $room } au plus) ?
gondola-ask-meeting-mover = Vous croisez une gondole de { $other } { $place } : { $scrolls ->
    [0] vous n’avez pas de parchemin à payer ; prendre une intrigue ({ $intrigue } sur { $cap }) ?
   *[other] payer un parchemin (vous en avez { $scrolls }) ou prendre une intrigue ({ $intrigue } sur { $cap }) ?
}
gondola-ask-meeting-met = { $other } croise votre gondole { $place } : { $scrolls ->
    [0] vous n’avez pas de parchemin à payer ; prendre une intrigue ({ $intrigue } sur { $cap }) ?
   *[other] payer un parchemin (vous en avez { $scrolls }) ou prendre une intrigue ({ $intrigue } sur { $cap }) ?
}
gondola-ask-meeting-gossip = Langues déliées { $place }, encore une fois : { $scrolls ->
    [0] vous n’avez pas de parchemin à payer ; prendre une intrigue ({ $intrigue } sur { $cap }) ?
   *[other] payer un parchemin (vous en avez { $scrolls }) ou prendre une intrigue ({ $intrigue } sur { $cap }) ?
}
gondola-ask-meeting-smugglers = Vous croisez des contrebandiers { $place } : { $scrolls ->
    [0] vous n’avez pas de parchemin à payer ; prendre une intrigue ({ $intrigue } sur { $cap }) ?
   *[other] payer un parchemin (vous en avez { $scrolls }) ou prendre une intrigue ({ $intrigue } sur { $cap }) ?
}
gondola-ask-meeting-doge = Vous croisez les gens du Doge { $place } : { $scrolls ->
    [0] vous n’avez pas de parchemin à payer ; prendre une intrigue ({ $intrigue } sur { $cap }) ?
   *[other] payer un parchemin (vous en avez { $scrolls }) ou prendre une intrigue ({ $intrigue } sur { $cap }) ?
}
gondola-ask-meeting-by-smugglers = Les contrebandiers { $boat } croisent votre gondole { $place } : { $scrolls ->
    [0] vous n’avez pas de parchemin à payer ; prendre une intrigue ({ $intrigue } sur { $cap }) ?
   *[other] payer un parchemin (vous en avez { $scrolls }) ou prendre une intrigue ({ $intrigue } sur { $cap }) ?
}
gondola-ask-meeting-by-doge = La gondole { $boat } du Doge croise la vôtre { $place } : { $scrolls ->
    [0] vous n’avez pas de parchemin à payer ; prendre une intrigue ({ $intrigue } sur { $cap }) ?
   *[other] payer un parchemin (vous en avez { $scrolls }) ou prendre une intrigue ({ $intrigue } sur { $cap }) ?
}
gondola-ask-activate-passing = Au passage { $place }, avec { $cubes } et { $coins } : qu’utilisez-vous ?
gondola-ask-activate = Amarré { $place } avec { $cubes } et { $coins } : qu’utilisez-vous ?
gondola-ask-cube-pick = Quels { $count } cubes prenez-vous ? À bord : { $held }, pour { $room } places.
gondola-ask-discard = La gondole { $place } porte { $held } : quels cubes rendez-vous ({ $over } de trop) ?
gondola-ask-convert = La gondole porte { $held } : que deviennent ces cubes ?
gondola-ask-sell-cubes = La gondole porte { $held } : quel cube vendez-vous pour { $coins } ?
gondola-ask-spend-cubes = La gondole porte { $held } : quels cubes donnez-vous, pour { $vp } PV chacun ?
gondola-ask-stocks-gain = Quel cube prenez-vous ? Vous répartirez ensuite tous les cubes entre vos gondoles.
gondola-ask-stocks-crews = Vos équipages se croisent : quel cube prenez-vous, si vous voulez ? Vous répartirez ensuite tous les cubes.
gondola-ask-stocks-split = Ensemble : { $cubes }. Que porte la gondole { $here } ? Le reste va à la gondole { $there }.
gondola-ask-calm = De l’argent pour l’autel : perdez-vous 1 intrigue sur { $intrigue } ?
gondola-ask-keep-influence = { $count } cartes Influence : laquelle gardez-vous ? Le reste va sous la pioche.
gondola-ask-keep-mission = { $count } missions : laquelle gardez-vous ? Le reste va sous la pioche.
gondola-ask-complete-mission = Amarré { $place } avec { $cubes } et { $scrolls } : accomplissez-vous une mission ?
gondola-ask-complete-none = Aucune mission ne peut être accomplie ici.
gondola-ask-mission-place = Où va { $mission } ?
gondola-ask-mission-slot = Trois capacités sont déjà à l’œuvre. Laquelle cède sa place à { $mission } ?
gondola-ask-branch-card = { $card } : lequel des deux ?
gondola-ask-branch = Vous êtes { $place } : lequel des deux ?
gondola-ask-take-intrigue = Vous êtes à la case { $space } du Conseil. Prenez-vous 1 intrigue ({ $intrigue } sur { $cap }) pour une case de plus ?
gondola-ask-overtime = Quel bâtiment travaille cette nuit ? Vous avez { $coins }.
gondola-ask-foreman = Quel assistant va droit à la case 4 ? Vous prenez 3 intrigues.
gondola-ask-promote = Quel assistant avance d’une case ?
gondola-ask-train-again = Votre nouvel assistant { $place } apprend vite : avance-t-il à la case 2 ?
gondola-ask-spy-target = Où attend l’espion ? Ses quatre effets sont à vous si votre gondole y passe ce tour-ci.
gondola-ask-bridge-site = Sur quel canal bâtissez-vous ? Il vous reste { $left ->
    [one] un pont
   *[other] { $left } ponts
}.
gondola-ask-reduce = Avec { $intrigue } d’intrigue, on vous arrêterait. En racheter un point ? Vous avez { $scrolls } et { $coins }.
gondola-ask-reduce-once = Une seule fois : racheter un point de vos { $intrigue } d’intrigue ? Vous avez { $scrolls } et { $coins }.
gondola-ask-reduce-solo = Racheter 1 intrigue ? Vous { $intrigue }, le Doge { $doge } ; il en faut moins que lui. ({ $scrolls }, { $coins })
gondola-ask-smuggler-first = Où commence la gondole de contrebandiers { $boat } ? L’autre carte retourne sur votre pioche.
gondola-ask-smuggler-card = La gondole de contrebandiers { $boat } est { $place } : où va-t-elle ? L’autre carte retourne sur votre pioche.
gondola-ask-doge-boat-card = Pioche { $deck } : quelle carte jouez-vous pour le Doge ? L’autre retourne dessus.
gondola-ask-smuggler-boat = Laquelle des gondoles { $deck } du Doge va s’amarrer { $place } ?
gondola-ask-smuggler-way = La gondole { $boat } est { $here } et doit s’amarrer { $goal }. Les chemins les moins chers ne croisent pas les mêmes gondoles : lequel ?
gondola-ask-doge-bridge-site = Sur lequel des canaux les plus chers le Doge bâtit-il ?
gondola-ask-doge-assistant = Lequel des assistants les moins avancés du Doge avance ?
gondola-ask-doge-demand = Une carte du Doge vous interroge : { $scrolls ->
    [0] vous n’avez pas de parchemin à payer ; prendre une intrigue ({ $intrigue } sur { $cap }) ?
   *[other] payer un parchemin (vous en avez { $scrolls }) ou prendre une intrigue ({ $intrigue } sur { $cap }) ?
}
gondola-ask-levy = Le Doge lève { $price }. Payez-vous ? Vous en avez { $coins }.
gondola-ask-taxi-reward = Le passager est à destination : quelle récompense prenez-vous ?

# Choix
gondola-flip-coins = Carte Faveur : 5 pièces
gondola-flip-scrolls = Carte Faveur : 2 parchemins
gondola-pass = Passer devant { $building }{ $cost ->
    [0] {""} (gratuit)
    [one] {""} ({ $cost } pièce)
   *[other] {""} ({ $cost } pièces)
}
gondola-moor = S’amarrer { $place }{ $cost ->
    [0] {""} (gratuit)
    [one] {""} ({ $cost } pièce)
   *[other] {""} ({ $cost } pièces)
}
gondola-done = Terminé ici
gondola-go-on = Continuer
gondola-embark = Embarquer le passager
gondola-trapped = Finir le tour
gondola-take-boat = La gondole { $place }{ $price ->
    [0] {""} (gratuit)
    [one] {""} ({ $price } pièce)
   *[other] {""} ({ $price } pièces)
}
gondola-pay-scroll = Payer un parchemin
gondola-pay-intrigue = Prendre une intrigue
gondola-pay-cube = Donner 1 × { $cube } de la gondole { $place }
gondola-reduce-stop = S’arrêter là
gondola-reduce = 1 intrigue de moins contre { $price }
gondola-no-mission = Aucune mission
gondola-no-card = Aucune carte
gondola-no-cube = Pas de cube
gondola-return = Rendre : { $mission }
gondola-archive-new = L’archiver aussitôt
gondola-free-slot = Dans un emplacement libre
gondola-replace = À la place de { $mission }
gondola-doge-boat = Gondole { $boat } ({ $place })
gondola-way = Par { $docks }
gondola-way-straight = Tout droit
gondola-branch-bridge = Bâtir un pont
gondola-branch-mission = Piocher une mission
gondola-branch-vp = Prendre { $vp }
gondola-branch-vp-bridges = { $vp } pour chacun de vos ponts
gondola-split = Ici : { $here } · autre gondole : { $there }
gondola-split-lost = Ici : { $here } · autre gondole : { $there } · à rendre : 1 × { $cube }
gondola-calm-yes = Perdre 1 intrigue
gondola-calm-no = La garder
gondola-train-again-yes = Avancer encore
gondola-train-again-no = Rester sur la case 1
gondola-take-intrigue-yes = Prendre 1 intrigue et avancer
gondola-take-intrigue-no = En rester là
gondola-levy-yes = Payer
gondola-levy-no = Refuser : le Doge gagne des PV
gondola-taxi-reward-0 = 3 PV
gondola-taxi-reward-1 = Redresser la carte Faveur
gondola-taxi-reward-2 = Utiliser la carte Faveur pour 5 pièces et la garder
gondola-taxi-reward-3 = Utiliser la carte Faveur pour 2 parchemins et la garder
gondola-doge-worker = Assistant nº { $colour } ({ $place })
gondola-group-favour = Carte Faveur
gondola-group-pass = Passer et continuer
gondola-group-moor = S’amarrer
gondola-group-cost = Canaux à { $coins }
gondola-group-here = { $cubes } ici
gondola-group-spend = Donner { $cubes }
gondola-group-tiles = Tuiles
gondola-group-communal = Bâtiments communs

# Conséquences
gondola-effect = { $parts }
gondola-effect-card = { $about } ({ $parts })
gondola-effect-mission = Livrez { $price } { $place } pour { $gain }. Ensuite : { $ability }
gondola-effect-mission-free = { $parts }. Dans un emplacement libre, désormais : { $ability }
gondola-effect-mission-full = { $parts }. Trois capacités sont à l’œuvre ; l’une doit céder la place à : { $ability }
gondola-effect-archived = Elle compte comme accomplie ; sa capacité ne sert jamais.
gondola-effect-slotted = Désormais : { $gained }
gondola-effect-replaced = Désormais : { $gained } Plus jamais : { $lost }
gondola-part-coins = pièces { $before } → { $after }
gondola-part-scrolls = parchemins { $before } → { $after }
gondola-part-intrigue = votre intrigue { $before } → { $after }
gondola-part-vp = PV { $before } → { $after }
gondola-part-council = Conseil { $before } → { $after }
gondola-part-other-vp = { $name } : PV { $before } → { $after }
gondola-part-other-intrigue = { $name } : intrigue { $before } → { $after }
gondola-part-doge-vp = le Doge : PV { $before } → { $after }
gondola-part-doge-intrigue = le Doge : intrigue { $before } → { $after }
gondola-part-doge-scrolls = le Doge : parchemins { $before } → { $after }
gondola-part-cargo = ensuite à bord : { $cubes }
gondola-part-carries = à bord : { $cubes }
gondola-part-overflow = trop chargée : { $cubes } à rendre
gondola-part-assistant = votre assistant à la case { $space }
gondola-part-pushed-own = votre assistant est poussé à la case { $space }
gondola-part-pushed = { $name } : assistant poussé à la case { $space }
gondola-part-assistant-doge = l’assistant du Doge à la case { $space }
gondola-part-assistant-smugglers = l’assistant des contrebandiers à la case { $space }
gondola-part-influence = { $count ->
    [one] { $count } carte Influence
   *[other] regarder { $count } cartes Influence, en garder 1
}
gondola-part-missions = { $count ->
    [one] { $count } mission
   *[other] regarder { $count } missions, en garder 1
} (il en reste { $left } dans la pioche)
gondola-part-doge-card = une carte du Doge quitte la partie
gondola-part-end = déclenche la fin de la partie
gondola-part-risk-you = on vous arrêterait alors
gondola-part-risk = on arrêterait alors { $name }
gondola-part-risk-none = on n’arrêterait alors personne
gondola-part-free = vous resteriez libre
gondola-part-bridge-own = sous votre pont
gondola-part-bridge-other = sous un pont bâti par { $name }
gondola-part-bridge-doge = sous un pont du Doge
gondola-part-meet-own = vos gondoles peuvent échanger des cubes
gondola-part-meet = vous croisez { $name }
gondola-part-meet-boat = vous croisez la gondole { $boat }
gondola-part-met = elle croise { $name } { $place }
gondola-part-met-own = elle croise votre gondole { $place }
gondola-part-met-nobody = elle ne croise personne
gondola-part-ways = à vous de choisir entre plusieurs chemins au meilleur prix
gondola-part-if-boat = gondole { $boat } ({ $parts })
gondola-part-nothing = rien d’autre ne change
gondola-part-use = à votre portée : { $effects }
gondola-part-no-use = rien à utiliser : votre autre gondole s’y trouve
gondola-part-passenger = le passager peut embarquer
gondola-part-delivered = le passager est arrivé
gondola-part-dropped = le passager descend
gondola-part-mission = mission possible : { $mission }
gondola-part-favour = la carte ne rapportera pas { $vp } à la fin
gondola-part-toll = { $coins } à chaque passage
gondola-part-ignored = annulée : { $card }
gondola-part-played = puis le Doge joue { $card } : { $about }

# Refus
gondola-refused-favour = Vous n’avez pas de carte Faveur intacte.
gondola-refused-away = Ce canal ne part pas de votre gondole, qui est { $place }.
gondola-refused-canal-used = Votre gondole a déjà pris ce canal ce tour-ci.
gondola-refused-start = { $building } : votre gondole en est partie ce tour-ci.
gondola-refused-dock-used = { $building } : votre gondole y est déjà passée ce tour-ci.
gondola-refused-dear = Ce canal coûte { $cost }, et vous en avez { $coins }.
gondola-refused-own-boat = Votre autre gondole est { $place } : on peut la croiser, pas s’amarrer avec elle.
gondola-refused-no-way = { $building } : après ce passage, vous ne pourriez plus payer jusqu’à un amarrage.
gondola-refused-boat = Choisissez une de vos deux gondoles.
gondola-refused-stay = Garder la même gondole coûte { $cost }, et vous en avez { $coins }.
gondola-refused-stuck = Cette gondole n’atteindrait aucun amarrage.
gondola-refused-together = Votre première gondole s’y trouve : vos gondoles ne partagent jamais un quai.
gondola-refused-no-effect = { $building } n’a pas un tel effet.
gondola-refused-effect-used = L’effet { $number } a déjà servi ; chacun ne sert qu’une fois.
gondola-refused-reach = { $space ->
    [0] L’effet { $number } ne vous est pas ouvert ici.
   *[other] L’effet { $number } dépasse votre assistant, qui est à la case { $space }.
}
gondola-refused-stranded = Vous ne pourriez plus continuer : le prochain canal demande { $coins }.
gondola-refused-must-earn = Il faut d’abord gagner votre passage : le prochain canal demande { $coins }.
gondola-refused-coins = Le prix est de { $cost }, et vous en avez { $coins }.
gondola-refused-scrolls = Le prix est de { $cost }, et vous en avez { $scrolls }.
gondola-refused-no-intrigue = Vous n’avez aucune intrigue à perdre.
gondola-refused-hand = Il faut { $least } cartes Influence en main, et vous en avez { $count }.
gondola-refused-supply = La réserve n’a plus de tels cubes.
gondola-refused-no-cubes = Votre gondole { $place } ne porte aucun cube.
gondola-refused-no-influence = Il ne reste aucune carte Influence à piocher.
gondola-refused-missions = Vous avez { $most } missions à accomplir : pas davantage.
gondola-refused-no-missions = La pioche de missions est vide.
gondola-refused-no-bridge = Vous n’avez plus de pont, ou aucun canal n’est libre.
gondola-refused-passenger = Le passager n’embarque que sur une gondole qui passe là où il attend.
gondola-refused-overtime-boat = Aucune de vos gondoles ne s’y trouve.
gondola-refused-overtime-communal = À cette table, la carte ne sert pas aux bâtiments communs.
gondola-refused-idle = Rien n’y servirait à présent, { $place }.
gondola-refused-card = Vous n’avez pas cette carte Influence.
gondola-refused-promotable = Aucun de vos assistants n’est au-dessous de la case 4.
gondola-refused-overtime = Rien ne servirait là où sont vos gondoles.
gondola-refused-no-assistant = Vous n’y avez pas d’assistant.
gondola-refused-top = Votre assistant est déjà à la case 4.
gondola-refused-spy = L’espion va sur une des douze tuiles.
gondola-refused-mission = Vous n’avez pas cette mission.
gondola-refused-elsewhere = { $mission } s’accomplit ailleurs : { $place }.
gondola-refused-cubes = { $mission } : il manque à cette gondole { $cubes }.
gondola-refused-mission-scrolls = { $mission } coûte { $cost }, et vous en avez { $scrolls }.
gondola-refused-drawn = Choisissez une des cartes que vous regardez.
gondola-refused-no-scroll = Vous n’avez pas de parchemin à payer.
gondola-refused-gift = Un parchemin ou une intrigue : seule la capacité de Menus présents permet de payer en cubes.
gondola-refused-no-cube = Il n’y a pas de tel cube dans cette gondole.
gondola-refused-needed-cube = Votre gondole a besoin de ce cube pour payer la suite.
gondola-refused-discard = Il faut rendre exactement { $cubes } sur { $held }.
gondola-refused-take = Prenez { $cubes } que la réserve contient ; en route, de façon que la gondole puisse continuer.
gondola-refused-spend = La gondole porte { $held } : choisissez parmi eux.
gondola-refused-convert = Choisissez { $cubes } que la réserve peut fournir ; en route, de façon que la gondole puisse continuer.
gondola-refused-split = Tous les cubes doivent trouver place, { $here } ici et { $there } dans l’autre gondole ; en route, la gondole doit pouvoir continuer.
gondola-refused-bridged = Ce canal a déjà un pont.
gondola-refused-site = On ne peut y bâtir de pont à présent.
gondola-refused-doge-boat = Seules les deux gondoles { $deck } du Doge peuvent partir.
gondola-refused-cheapest = La gondole prend l’un des chemins les moins chers.
gondola-refused-dearest = Le Doge bâtit sur l’un des canaux les plus chers.
gondola-refused-lowest = Les assistants les moins avancés du Doge passent d’abord.
gondola-refused-renew = Votre carte Faveur est intacte : utilisez-la pour des pièces ou des parchemins, puis elle vous revient.
gondola-refused-flipped = Votre carte Faveur a servi : vous ne pouvez que la redresser.

# Journal
gondola-log-first-player = { $player } joue en premier.
gondola-log-round = Manche { $amount }.
gondola-log-rounds-left = { $amount ->
    [0] C’est la dernière manche.
    [1] Il reste une manche après celle-ci.
   *[other] Il reste { $amount } manches après celle-ci.
}
gondola-log-turn = C’est à { $player } de jouer.
gondola-log-boat-placed = { $player } place une gondole { $place }.
gondola-log-gondolier = { $player } : le gondolier prend la gondole { $place }.
gondola-log-trapped = { $player } ne peut bouger aucune gondole.
gondola-log-passed = { $player } passe devant { $building }{ $cost ->
    [0] {""}.
    [1] {""} pour 1 pièce.
   *[other] {""} pour { $cost } pièces.
}
gondola-log-moored = { $player } s’amarre { $place }{ $cost ->
    [0] {""}.
    [1] {""} pour 1 pièce.
   *[other] {""} pour { $cost } pièces.
}
gondola-log-crossed-own = { $player } passe sous l’un de ses propres ponts.
gondola-log-crossed-other = { $player } passe sous un pont bâti par { $owner }.
gondola-log-crossed-doge = { $player } passe sous un pont du Doge.
gondola-log-meeting = { $player } croise { $other }.
gondola-log-meets-smugglers = { $player } croise une gondole de contrebandiers.
gondola-log-meets-doge = { $player } croise une gondole du Doge.
gondola-log-met-by-smugglers = Des contrebandiers croisent { $player }.
gondola-log-met-by-doge = Une gondole du Doge croise { $player }.
gondola-log-gossip = Langues déliées : { $player } doit payer encore une fois.
gondola-log-protected = { $player } est au-dessus de tout soupçon et ne prend pas d’intrigue.
gondola-log-effect = { $player }, { $building } { $effect }.
gondola-log-coins = { $player } reçoit { $what } (total { $now }).
gondola-log-coins-paid = { $player } paie { $what } (reste { $now }).
gondola-log-scrolls = { $player } reçoit { $what } (total { $now }).
gondola-log-scrolls-paid = { $player } paie { $what } (reste { $now }).
gondola-log-intrigue = { $player } prend { $what } (total { $now }).
gondola-log-intrigue-lost = { $player } perd { $what } (reste { $now }).
gondola-log-vp = { $player } gagne { $what } (total { $now }).
gondola-log-vp-lost = { $player } n’a plus de place pour l’intrigue et perd { $what } (reste { $now }).
gondola-log-shared = { $player } gagne { $what } pour les gondoles amarrées plus tard au même quai (total { $now }).
gondola-log-council = { $player } avance de { $what } au Conseil (case { $now }).
gondola-log-cubes = { $player } prend { $cubes }.
gondola-log-cubes-lost = { $player } rend { $cubes }.
gondola-log-cubes-paid = { $player } donne { $cubes }.
gondola-log-cube-taken = { $player } prend 1 × { $cube }.
gondola-log-converted = { $player } change ses cubes ; à bord : { $cubes }.
gondola-log-swapped = { $player } répartit les cubes : { $here } dans une gondole, { $there } dans l’autre.
gondola-log-assistant = { $player } : assistant { $place }, case { $space }.
gondola-log-pushed = { $player } : l’assistant { $place } est poussé à la case { $space }.
gondola-log-all-placed = { $player } est le premier à placer dix assistants.
gondola-log-bridge = { $player } bâtit un pont : { $canal }.
gondola-log-spy = { $player } envoie l’espion { $place }.
gondola-log-overtime = { $player } fait travailler de nuit { $place }.
gondola-log-mission-seen = { $player } a désormais en main { $missions }.
gondola-log-mission-drawn = { $player } garde une mission et glisse le reste sous la pioche.
gondola-log-mission-returned = { $player } glisse une mission sous la pioche.
gondola-log-mission-completed = { $player } accomplit { $mission }.
gondola-log-mission-slotted = { $player } profite désormais de { $mission }.
gondola-log-mission-archived = { $player } archive { $mission }.
gondola-log-influence-drawn = { $player } garde une carte Influence.
gondola-log-influence-seen = { $player } a désormais en main { $cards }.
gondola-log-influence-played = { $player } joue { $card }.
gondola-log-influence-shuffled = Les cartes Influence sont mélangées à nouveau.
gondola-log-favour-coins = { $player } utilise sa carte Faveur pour des pièces.
gondola-log-favour-scrolls = { $player } utilise sa carte Faveur pour des parchemins.
gondola-log-embarked = { $player } embarque le passager.
gondola-log-dropped = { $player } dépose le passager { $place }.
gondola-log-delivered-0 = { $player } a mené le passager à destination et prend des PV.
gondola-log-delivered-1 = { $player } a mené le passager à destination et redresse sa carte Faveur.
gondola-log-delivered-2 = { $player } a mené le passager à destination, utilise sa carte Faveur pour des pièces et la garde.
gondola-log-delivered-3 = { $player } a mené le passager à destination, utilise sa carte Faveur pour des parchemins et la garde.
gondola-log-passenger = Un passager attend { $place }.
gondola-log-destination = Destination du passager : { $building }.
gondola-log-smuggler-card = { $player } joue une carte Contrebandier : { $card }.
gondola-log-smuggler-passed = La gondole de contrebandiers { $boat } passe devant { $buildings }.
gondola-log-smuggler-arrived = La gondole de contrebandiers { $boat } s’amarre { $place }.
gondola-log-smuggler-stays = La gondole de contrebandiers { $boat } reste { $place }.
gondola-log-smuggler-assistant = Assistant des contrebandiers { $place }, case { $space }.
gondola-log-smuggler-pushed = L’assistant des contrebandiers { $place } est poussé à la case { $space }.
gondola-log-smugglers-shuffled = La pioche Contrebandier { $deck } est mélangée à nouveau.
gondola-log-doge-boat-card = Carte pour le Doge : { $card }.
gondola-log-doge-passed = La gondole { $boat } du Doge passe devant { $buildings }.
gondola-log-doge-arrived = La gondole { $boat } du Doge s’amarre { $place }.
gondola-log-doge-stays = La gondole { $boat } du Doge reste { $place }.
gondola-log-doge-assistant = Assistant du Doge { $place }, case { $space }.
gondola-log-doge-pushed = L’assistant du Doge { $place } est poussé à la case { $space }.
gondola-log-doge-position = Le Doge gagne { $what } pour sa case (total { $now }).
gondola-log-doge-shared = Le Doge gagne { $what } pour les gondoles amarrées plus tard au même quai (total { $now }).
gondola-log-doge-bridge = Le Doge bâtit un pont : { $canal }.
gondola-log-doge-vp = Le Doge gagne { $what } (total { $now }).
gondola-log-doge-vp-lost = Trop d’intrigue : le Doge perd { $what } (reste { $now }).
gondola-log-doge-scrolls = Le Doge reçoit { $what } (total { $now }).
gondola-log-doge-scrolls-paid = Le Doge paie { $what } (reste { $now }).
gondola-log-doge-intrigue = Le Doge prend { $what } (total { $now }).
gondola-log-doge-intrigue-lost = Le Doge perd { $what } (reste { $now }).
gondola-log-doge-marker = Un marqueur du Doge avance au Conseil jusqu’à la case { $now }.
gondola-log-doge-card = Dans la rangée du Doge : { $cards }.
gondola-log-doge-ignored = Cartes du Doge annulées : { $cards }.
gondola-log-doge-plays = Le Doge joue { $card }.
gondola-log-doge-card-removed = Une carte du Doge quitte la partie sans être vue.
gondola-log-doge-end = La rangée du Doge ne peut plus être complétée. { $amount ->
    [0] On passe au décompte.
    [1] Il vous reste un tour.
   *[other] Il vous reste { $amount } tours.
}
gondola-log-end-council = { $player } atteint le marqueur de fin au Conseil : cette manche et deux autres.
gondola-log-end-missions = La dernière mission est piochée : cette manche et deux autres.
gondola-log-final-scoring = Décompte final.
gondola-log-score-council = { $player } gagne { $what } pour sa place au Conseil (total { $now }).
gondola-log-score-assistants = { $player } gagne { $what } pour l’influence de ses assistants (total { $now }).
gondola-log-score-wealth = { $player } gagne { $what } pour les pièces restantes (total { $now }).
gondola-log-score-favour = { $player } gagne { $what } pour la carte Faveur inutilisée (total { $now }).
gondola-log-doge-score-council = Le Doge gagne { $what } pour ses places au Conseil (total { $now }).
gondola-log-reduction-stopped = { $player } ne rachète plus d’intrigue.
gondola-log-arrested = L’Inquisition arrête { $player }, dont l’intrigue est à { $amount }.
gondola-log-nobody-arrested = Personne n’est arrêté.
gondola-log-total = { $player } termine avec { $amount } PV.
gondola-log-doge-total = Le Doge termine avec { $amount } PV.

# Une action et ses résultats en une ligne
gondola-told-effect = { $player } { $place } : { $results }.
gondola-told-card = { $player } joue { $card } : { $results }.
gondola-told-favour = { $player } utilise sa carte Faveur : { $results }.
gondola-told-mission = { $player } accomplit { $mission } : { $results }.
gondola-told-doge = Le Doge joue { $card } : { $results }.
gondola-did-coins = reçoit { $what } (total { $now })
gondola-did-coins-paid = paie { $what } (reste { $now })
gondola-did-scrolls = reçoit { $what } (total { $now })
gondola-did-scrolls-paid = paie { $what } (reste { $now })
gondola-did-intrigue = prend { $what } (total { $now })
gondola-did-intrigue-lost = perd { $what } (reste { $now })
gondola-did-vp = gagne { $what } (total { $now })
gondola-did-council = avance de { $what } au Conseil (case { $now })
gondola-did-cubes = prend { $cubes }
gondola-did-cubes-lost = rend { $cubes }
gondola-did-cubes-paid = donne { $cubes }
gondola-did-cube-taken = prend 1 × { $cube }
gondola-did-converted = change ses cubes et porte { $cubes }
gondola-did-marker = avance un marqueur au Conseil jusqu’à la case { $now }

# La table
gondola-bad-taxi = Le Service de Taxi se joue de trois à cinq, pas à { $seats }.
gondola-bad-handicap = Le Service de Taxi demande une carte Faveur à chacun : aucune ne peut être retirée.
gondola-bad-smugglers = On pioche des cartes Contrebandier à deux joueurs, pas à { $seats }.
gondola-bad-solo = Le réglage « { $name } » est réservé à la partie contre le Doge, pas à { $seats } joueurs.
gondola-ending-winner = Personne n’est arrêté ; le plus de PV l’emporte.
gondola-ending-arrest = L’Inquisition a arrêté quelqu’un ; parmi les autres, le plus de PV l’emporte.
gondola-ending-solo-won = Vous avez plus de PV que le Doge et vous êtes libre : victoire.
gondola-ending-solo-arrested = Vous avez au moins autant d’intrigue que le Doge : on vous arrête.
gondola-ending-solo-poorer = Le Doge a au moins autant de PV que vous : il gagne.
gondola-option-favour_cards = Cartes Faveur
gondola-option-favour_cards-help = Chacun peut prendre une fois 5 pièces ou 2 parchemins ; une carte inutilisée vaut 4 PV.
gondola-option-favour_withheld = Places sans carte Faveur
gondola-option-favour_withheld-help = Les places cochées jouent sans carte Faveur. En texte : une rangée de cinq, comme 1,0,0,0,0.
gondola-option-favour_withheld-nobody = aucun
gondola-option-taxi = Service de Taxi
gondola-option-taxi-help = Un passager attend qu’on le mène à destination (3 à 5 joueurs ; avec cartes Faveur).
gondola-option-finite_cubes = Cubes limités
gondola-option-finite_cubes-help = 22 cubes de chaque couleur ; ce qui manque ne peut être pris.
gondola-option-meeting_mode = Croisements
gondola-option-meeting_mode-help = Les deux choisissent en secret, ou l’un après l’autre.
gondola-option-mission_end = Dernière mission
gondola-option-mission_end-help = La fin vient quand la pioche est vide après un tirage, ou dès que sa dernière carte est levée.
gondola-option-activate_past_own_boat = Activer devant sa gondole
gondola-option-activate_past_own_boat-help = On peut utiliser une tuile au passage même si son autre gondole s’y trouve.
gondola-option-pass_start = Repasser au départ
gondola-option-pass_start-help = Une boucle peut repasser une fois au quai de départ.
gondola-option-bribe_councillors = Murmures au Conseil
gondola-option-bribe_councillors-help = Le second pas est ouvert à tous (texte anglais) ou à qui a le plus d’intrigue (texte français).
gondola-option-overtime_communal = Travail de nuit partout
gondola-option-overtime_communal-help = La carte active aussi les bâtiments communs.
gondola-option-final_reduction = Réduction finale
gondola-option-final_reduction-help = Qui serait arrêté paie ou renonce ; ou chacun une fois dans l’ordre du tour.
gondola-option-favour_in_scoring = Faveur au décompte
gondola-option-favour_in_scoring-help = Les cartes Faveur servent encore pendant la réduction finale.
gondola-option-open_smuggler_draw = Contrebandiers ouverts
gondola-option-open_smuggler_draw-help = À deux, chacun voit les cartes Contrebandier piochées.
gondola-option-doge_row_slide = Rangée glissante
gondola-option-doge_row_slide-help = Les cartes restantes glissent à gauche avant de compléter la rangée.
gondola-option-solo_start_missions = Missions au départ
gondola-option-solo_start_missions-help = Seul, on commence avec deux missions sur trois.
gondola-option-difficulty = Difficulté
gondola-option-difficulty-help = La force du Doge ; les réglages ci-dessous en changent des points isolés.
gondola-option-difficulty-gentle = clémente
gondola-option-difficulty-normal = normale
gondola-option-difficulty-stern = sévère
gondola-option-difficulty-merciless = impitoyable
gondola-option-prologue_extra = Plus d’assistants du Doge
gondola-option-prologue_extra-help = D’autres cartes de chaque pioche donnent des assistants au Doge pendant le prologue.
gondola-option-prologue_assistants = Premiers assistants du Doge
gondola-option-prologue_assistants-help = Les gondoles du Doge placent des assistants pendant le prologue.
gondola-option-doge_council_start = Le Doge au Conseil
gondola-option-doge_council_start-help = Où commencent ses deux marqueurs.
gondola-option-position_vp = PV des assistants du Doge
gondola-option-position_vp-help = Ce qu’il marque sur les cases 1 à 4.
gondola-option-position_vp-0-1-2-4 = 0, 1, 2 et 4
gondola-option-position_vp-1-1-2-4 = 1, 1, 2 et 4
gondola-option-position_vp-0-1-2-3 = 0, 1, 2 et 3
gondola-option-data = Fichiers de données
gondola-option-data-help = Le plateau et les cartes avec lesquels ce serveur joue.
gondola-option-doge_scrolls = Parchemins du Doge
gondola-option-doge_scrolls-help = Combien il en a au départ.
gondola-option-extra_turns = Tours supplémentaires
gondola-option-extra_turns-help = Combien vous en jouez une fois la fin déclenchée.
gondola-option-meeting_mode-simultaneous = en secret
gondola-option-meeting_mode-mover_first = celui qui navigue d’abord
gondola-option-meeting_mode-met_first = celui qui est croisé d’abord
gondola-option-mission_end-empty_after_return = vide après le tirage
gondola-option-mission_end-touched = dernière carte levée
gondola-option-bribe_councillors-en = ouvert à tous
gondola-option-bribe_councillors-fr = seulement avec le plus d’intrigue
gondola-option-final_reduction-at_risk_loop = qui est menacé
gondola-option-final_reduction-once_in_turn_order = une fois dans l’ordre du tour
gondola-why-points = vous rapporte plus de PV
gondola-why-points-others = rapporte moins de PV aux autres
gondola-why-purse = vous laisse plus de pièces et de parchemins
gondola-why-purse-others = laisse aux autres moins de pièces et de parchemins
gondola-why-arrest = réduit votre risque d’arrestation
gondola-why-arrest-others = augmente le risque d’arrestation des autres
gondola-why-missions = vous rapproche de vos missions
gondola-why-missions-others = éloigne les autres de leurs missions
gondola-why-cards = vous laisse plus de cartes Influence
gondola-why-cards-others = laisse moins de cartes Influence aux autres
gondola-why-council = vous promet davantage au Conseil
gondola-why-council-others = promet moins aux autres au Conseil
gondola-why-assistants = tire meilleur parti de vos assistants et de vos ponts
gondola-why-assistants-others = donne aux autres moins de profit de leurs assistants et de leurs ponts
gondola-why-abilities = vous fait mieux profiter de vos capacités
gondola-why-abilities-others = fait moins profiter les autres de leurs capacités
gondola-why-rivals = laisse moins à vos rivaux
gondola-why-rivals-others = affaiblit les autres face à leurs rivaux
gondola-why-doge = laisse moins au Doge
gondola-why-doge-others = affaiblit les autres face au Doge

# Réponses permanentes
gondola-standing-meeting = Quand quelqu’un croise une de vos gondoles
gondola-standing-meeting-scroll = donner un parchemin
gondola-standing-meeting-intrigue = prendre une intrigue
