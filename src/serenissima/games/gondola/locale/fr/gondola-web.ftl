# Panneaux de la page : lignes des joueurs, main, Conseil, questions sur les cartes et les cubes.
gondola-web-panel = Où en est la partie
gondola-web-nowhere = pas encore placée
gondola-web-spectator = Vous regardez : les mains sont cachées.

# L’en-tête
gondola-web-fact-flag = Fin à { $space } : { $player } en est à { $steps }
gondola-web-fact-rounds = { $left ->
    [0] Dernière manche
    [one] Encore 1 manche
   *[other] Encore { $left } manches
 }
gondola-web-fact-turns = { $left ->
    [0] Dernier tour
    [one] Encore 1 tour
   *[other] Encore { $left } tours
 }
gondola-web-fact-doge = Le Doge : { $vp } PV, cartes restantes : { $cards }
gondola-web-fact-risk = Menacé : { $player }
gondola-web-fact-safe = Personne n’est menacé

# Lignes des joueurs
gondola-web-seat-coins = Pièces : { $count }
gondola-web-seat-scrolls = Parchemins : { $count } sur 10
gondola-web-seat-intrigue = Intrigue : { $count } sur { $cap } ; { $net } si tous les parchemins et pièces servaient à la racheter à la fin
gondola-web-seat-net = reste { $net }
gondola-web-seat-council = Conseil : case { $space }, vaut { $worth } PV à présent
gondola-web-seat-assistants = Assistants sur le plateau : { $placed }, valent { $worth } PV à présent (dès 7, la moitié de la case du Conseil compte à la fin, dès 9 toute la case) ; en réserve : { $left }
gondola-web-seat-bridges = Ponts en réserve : { $count }
gondola-web-seat-influence = Cartes Influence en main : { $count }
gondola-web-seat-missions = Missions en main : { $count }, accomplies : { $done }
gondola-web-favour = Faveur
gondola-web-favour-unused = Carte Faveur : 5 pièces ou 2 parchemins à n’importe quelle décision, une fois ; 4 PV si elle reste
gondola-web-favour-used = Carte Faveur, utilisée

# Qui serait arrêté, le Conseil, la fin
gondola-web-risk = { $name } serait arrêté à présent.
gondola-web-arrested = { $name } a été arrêté.
gondola-web-arrested-nobody = Personne n’a été arrêté.
gondola-web-risk-nobody = Personne ne serait arrêté à présent.
gondola-web-risk-none = Personne n’a d’intrigue.
gondola-web-risk-most = Intrigue { $intrigue }, la plus forte.
gondola-web-risk-tie = Intrigue { $intrigue }, autant que { $names }, mais plus tard dans l’ordre du tour.
gondola-web-risk-left = À la fin, parchemins et pièces pourraient la ramener à { $net }.
gondola-web-risk-doge = Votre intrigue { $own } n’est pas au-dessous de celle du Doge, { $doge }.
gondola-web-risk-below-doge = Votre intrigue { $own } est au-dessous de celle du Doge, { $doge }.
gondola-web-council = Piste du Conseil
gondola-web-council-rewards = récompenses { $rewards }
gondola-web-track-says = { $name } : case { $space }, vaut { $worth } PV à présent.
gondola-web-track-end = Atteindre la case { $space } annonce la fin.
gondola-web-clock-open = La fin : à la dernière mission (reste { $missions }) ou au drapeau (à { $steps })
gondola-web-clock-rounds = { $left ->
    [0] C’est la dernière manche.
    [one] Après cette manche, une encore.
   *[other] Après cette manche, { $left } encore.
 }
gondola-web-clock-doge = La fin vient quand la rangée du Doge ne peut être complétée. Cartes restantes : { $cards }
gondola-web-clock-turns = { $left ->
    [0] C’est le dernier tour.
   *[other] Tours après celui-ci : { $left }
 }
gondola-web-deck-missions = Missions dans la pioche : { $count }
gondola-web-deck-influence = Cartes Influence dans la pioche : { $count }, défaussées : { $discard }
gondola-web-deck-supply = Cubes en réserve

# Contrebandiers, le Doge, le taxi
gondola-web-smugglers = Contrebandiers
gondola-web-smugglers-assistants = assistants en réserve : { $count }
gondola-web-smugglers-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
gondola-web-smugglers-top = sur le dessus : { $building }
gondola-web-smugglers-boats = · à quai : { $places }
gondola-web-smugglers-gone = jouées : { $buildings }
gondola-web-smuggler-choose = Jouez-en une ; l’autre revient sur la pioche
gondola-web-smuggler-goes = La gondole des contrebandiers de cette pioche s’y rend par le chemin le moins cher ; un de leurs assistants avance.
gondola-web-smuggler-spares = Sa carte { $place }, « { $card } », est annulée.
gondola-web-doge = Le Doge
gondola-web-doge-vp = PV du Doge : { $doge } ; les vôtres : { $own }. Il vous en faut plus que lui.
gondola-web-doge-intrigue = Intrigue du Doge : { $doge } ; la vôtre : { $own }. À 8, il perd 2 PV et 4 intrigues.
gondola-web-doge-scrolls = Parchemins du Doge : { $doge } sur 5 ; les vôtres : { $own }
gondola-web-doge-deck = cartes restantes : { $count }
gondola-web-doge-spared = annulée pour cette manche
gondola-web-doge-positions = Son assistant marque là où il arrive : case 1 : { $one }, 2 : { $two }, 3 : { $three }, 4 : { $four } PV.
gondola-web-taxi = Passager :
gondola-web-taxi-waits = attend, { $building }
gondola-web-taxi-aboard = avec { $name }
gondola-web-taxi-none = personne n’attend
gondola-web-taxi-reward = Qui l’y mène prend 3 PV ou renouvelle sa carte Faveur ; à bord il tient la place de 2 cubes. Cartes restantes : { $count }

# La main
gondola-web-holds = Vos cales
gondola-web-gondolier = avec le gondolier
gondola-web-at-rest = au repos
gondola-web-missions = Missions, { $count } sur { $most } · prochain impôt : { $tax }
gondola-web-no-missions = Aucune mission en main.
gondola-web-influence = Influence, { $count } · une au début d’un tour
gondola-web-no-influence = Aucune carte Influence en main.
gondola-web-card-not-now = Impossible à présent
gondola-web-mission-missing = manque : { $what }
gondola-web-mission-short = manque { $count }
gondola-web-mission-aboard = tout à bord ({ $place })
gondola-web-mission-here = tout y est
gondola-web-return = Rendre
gondola-web-complete = Accomplir
gondola-web-keep = Garder
gondola-web-keep-one = Gardez-en une ; le reste va sous la pioche
gondola-web-slot = Où va la nouvelle carte ?
gondola-web-slot-archive = va aux archives
gondola-web-scrolls = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
 }
gondola-web-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
gondola-web-vp = { $count } PV

# Croisements
gondola-web-meet-pass = Vous croisez une gondole de { $name }
gondola-web-meet-met = { $name } croise votre gondole
gondola-web-meet-smuggler = Un croisement avec les contrebandiers
gondola-web-meet-doge = Un croisement avec une gondole du Doge
gondola-web-meet-demand = Le Doge exige
gondola-web-meet-secret = Tous deux choisissent en secret ; puis on montre les deux à la fois.
gondola-web-meet-in-turn = L’un choisit après l’autre et voit ce qui a été choisi.
gondola-web-meet-scroll = Payer un parchemin
gondola-web-meet-scroll-does = Parchemins { $before } → { $after }
gondola-web-meet-intrigue = Prendre une intrigue
gondola-web-meet-intrigue-does = Intrigue { $before } → { $after } sur { $cap }
gondola-web-meet-intrigue-full = Déjà { $cap } sur { $cap } : −{ $vp } PV
gondola-web-meet-cube-does = de la gondole { $place }, retour à la réserve
gondola-web-meet-sealed = choisi, encore secret

# Cubes
gondola-web-hold-moving = En route
gondola-web-hold-at = À quai : { $building }
gondola-web-hold-row = { $place } : { $cubes }
gondola-web-hold-out = Retour à la réserve
gondola-web-hold-spent = À donner
gondola-web-hold-move = { $cube } : à la place suivante
gondola-web-hold-drop = { $cube } : retour à la réserve
gondola-web-hold-spend = { $cube } : donner
gondola-web-hold-keep = { $cube } : garder quand même
gondola-web-hold-recolour = { $cube } : changer la couleur
gondola-web-hold-help-share = Choisissez un cube pour le passer dans l’autre gondole.
gondola-web-hold-help-mark = Choisissez les cubes qui quittent la gondole.
gondola-web-hold-help-convert = Choisissez un cube pour en changer la couleur.
gondola-web-hold-done = Valider
gondola-web-deal = Cubes à prendre
gondola-web-deal-supply = En réserve :

# La fin
gondola-web-end = Décompte final
gondola-web-end-before = PV de la partie
gondola-web-end-council = Conseil
gondola-web-end-assistants = Influence des assistants
gondola-web-end-wealth = Richesse, 1 PV pour 4 pièces
gondola-web-end-favour = Carte Faveur
gondola-web-end-total = Total
gondola-web-end-intrigue = Intrigue restante
gondola-web-end-order = Rang dans l’ordre du tour
gondola-web-end-arrested = arrêté
gondola-web-end-help = Qui a le plus d’intrigue au-dessus de 0 est arrêté et finit dernier ; à égalité, le plus tardif dans l’ordre du tour. Puis les PV décident ; à égalité, le plus tardif l’emporte.
gondola-web-end-free = Libre à la fin : moins d’intrigue que le Doge, ou aucune ({ $own } contre { $doge })
gondola-web-end-richer = Plus de PV que le Doge ({ $own } contre { $doge })
gondola-web-end-holds = rempli
gondola-web-end-fails = non rempli

# Aide-mémoire
gondola-web-reference = Cartes et bâtiments
gondola-web-reference-missions = Toutes les missions ({ $count })
gondola-web-reference-cards = Cartes Influence, deux de chaque
gondola-web-reference-buildings = Bâtiments
gondola-web-reference-doge = Cartes du Doge
gondola-web-reference-done = accomplie
gondola-web-verified = attesté
gondola-web-verified-help = Une règle imprimée le dit.
gondola-web-partly = attesté en partie
gondola-web-partly-help = Une règle imprimée en dit une part ; le reste est notre reconstitution.
gondola-web-rebuilt = reconstitué
gondola-web-rebuilt-help = L’original n’existe qu’en image ; ceci est notre reconstitution.

# Le plateau en texte
gondola-web-text-round = Manche { $round }.
gondola-web-text-docks = Quais et bâtiments
gondola-web-text-building = Bâtiment
gondola-web-text-space = Case { $space }
gondola-web-text-boats = Gondoles
gondola-web-text-communal = bâtiment commun
gondola-web-text-canals = Canaux
gondola-web-text-canal = Canal entre
gondola-web-text-cost = Prix
gondola-web-text-bridge = Pont de
gondola-web-text-players = Joueurs
gondola-web-text-player = Joueur
gondola-web-text-vp = PV
gondola-web-text-coins = Pièces
gondola-web-text-scrolls = Parchemins
gondola-web-text-intrigue = Intrigues
gondola-web-text-council = Conseil
gondola-web-text-assistants = Assistants placés
gondola-web-text-bridges = Ponts en réserve
gondola-web-text-cards = Main
gondola-web-text-active = Missions actives
gondola-web-text-archive = Archives
gondola-web-text-hand = { $missions } missions, { $influence } cartes Influence
gondola-web-text-gondolier = * avec le gondolier
gondola-web-text-mission = { $mission } : { $building }, { $cubes }, parchemins { $scrolls } ; rapporte pièces { $coins }, PV { $vp }
gondola-web-text-doge = PV { $vp }, parchemins { $scrolls }, intrigue { $intrigue }, Conseil { $council } ; cartes restantes { $deck }

# Onglets, dangers, aperçu
gondola-web-tab-council = Conseil
gondola-web-tab-supply = Réserve
gondola-web-danger = menacé
gondola-web-yours = à vous
gondola-web-not-yet = pas encore
gondola-web-used = utilisé
gondola-web-free = gratuit
gondola-web-stops = arrêt ici
gondola-web-list = { $items }
gondola-web-more-effects = { $count ->
    [one] 1 autre effet, sur les autres
   *[other] { $count } autres effets, sur les autres
 }
gondola-web-more-not-yet = { $count ->
    [one] 1 autre effet, pas encore à vous
   *[other] { $count } autres effets, pas encore à vous
 }
gondola-web-gives = Ce que vous obtenez { $place }
gondola-web-steps = { $from ->
    [0] nouvel assistant, case { $to }
   *[other] votre assistant passe de { $from } à { $to }
 }
gondola-web-stands = votre assistant : case { $space }
gondola-web-absent = aucun assistant à vous
gondola-web-if-passed = En passant seulement : { $parts }
gondola-web-if-passed-nothing = En passant seulement : il ne s’y passe rien.
gondola-web-meet-them = { $scrolls ->
    [one] { $name } a { $scrolls } parchemin et { $intrigue } d’intrigue.
   *[other] { $name } a { $scrolls } parchemins et { $intrigue } d’intrigue.
 }
gondola-web-meet-final = Ce paiement ne peut pas être repris.

# Un trajet de plusieurs canaux
gondola-web-trip-steps = { $steps } étapes
gondola-web-trip-canals = Canaux { $prices }
gondola-web-trip-bridges = { $count ->
    [one] Un pont adverse en chemin
   *[other] { $count } ponts adverses en chemin
 }
gondola-web-trip-use = { $most ->
    [one] Utiliser { $building } au passage : effet 1
   *[other] Utiliser { $building } au passage : effets 1 à { $most }
 }
gondola-web-trip-meet = Vous croisez { $name } { $place }
gondola-web-trip-own = Vos gondoles se croisent { $place } et peuvent échanger des cubes
gondola-web-trip-assistant = Votre assistant là-bas
gondola-web-trip-pushed = { $name } : assistant poussé
gondola-web-trip-shared = { $name } gagne des PV : une de ses gondoles y est amarrée
gondola-web-trip-mission = { $mission } peut être accomplie
gondola-web-trip-mission-lacks = { $mission } : il manque à bord { $cubes }
gondola-web-title-far = Vers { $the } en { $steps } étapes
gondola-web-title-moor = S’amarrer { $place }
gondola-web-title-pass = Passer devant { $building }
gondola-web-title-share = Les cubes après l’échange
gondola-web-title-effect = { $building }, effet { $number }
gondola-web-go-all = Faire tout le trajet
gondola-web-go-first = La première étape
gondola-web-choose-effect = Choisissez un effet
gondola-web-ask-move = Votre gondole est { $place }. Où va-t-elle ?
gondola-web-ask-move-short = Où aller depuis { $the } ?
gondola-web-ask-far = Aller jusqu’au bout, vers { $the }, ou faire une seule étape ?
gondola-web-ask-moor = S’amarrer { $place }, ou passer et continuer ?
gondola-web-ask-use = Amarré { $place } : qu’utilisez-vous ?
gondola-web-ask-passing = Au passage, { $place } : qu’utilisez-vous ?
gondola-web-pay-which = { $scroll ->
    [0] que payez-vous ?
   *[other] un parchemin ou une intrigue ?
 }
gondola-web-ask-meet = Vous croisez { $name } : { gondola-web-pay-which }
gondola-web-ask-met = { $name } croise votre gondole : { gondola-web-pay-which }
gondola-web-ask-meet-doge = Vous croisez le Doge : { gondola-web-pay-which }
gondola-web-ask-met-doge = Le Doge croise votre gondole : { gondola-web-pay-which }
gondola-web-ask-met-smugglers = Des contrebandiers croisent votre gondole : { gondola-web-pay-which }
gondola-web-ask-gossip = Langues déliées : encore un parchemin ou une intrigue ?
gondola-web-ask-meet-smugglers = Vous croisez des contrebandiers : { gondola-web-pay-which }
gondola-web-ask-own-swap = Vos gondoles se croisent { $place }. Comment partager les cubes ?
gondola-web-ask-stocks-split = Comment partager les cubes entre vos gondoles ?
gondola-web-ask-discard = La gondole { $place } est trop chargée : remettez { $over }.
gondola-web-ask-convert = Que deviennent les cubes de cette gondole ?
gondola-web-hint-move = { $coins ->
    [one] Choisissez un quai éclairé. Vous avez 1 pièce.
   *[other] Choisissez un quai éclairé. Vous avez { $coins } pièces.
 }
gondola-web-hint-move-first = { $coins ->
    [one] Choisissez un quai ; premier canal gratuit, 1 pièce.
   *[other] Choisissez un quai ; premier canal gratuit, { $coins } pièces.
 }
gondola-web-hint-gondolier-first = Choisissez l’une de vos gondoles.

gondola-web-hint-no-mission = Continuez sans mission, ou utilisez d’abord votre carte Faveur.

# Ce que fait un bouton
gondola-web-do-gondolier = Prendre la gondole { $place }{ $price ->
    [0] {""} (gratuit)
    [one] {""} (1 pièce)
   *[other] {""} ({ $price } pièces)
 }
gondola-web-do-share = Partager les cubes ainsi
gondola-web-do-same-holds = Laisser les cubes où ils sont
gondola-web-do-same-colours = Garder les mêmes couleurs
gondola-web-do-prologue-dock = Placer la gondole : { $what }
gondola-web-do-keep-mission = Garder { $what }
gondola-web-do-complete-mission = Accomplir { $what }
gondola-web-do-keep-influence = Garder { $what }
gondola-web-do-play-influence = Jouer { $what }
gondola-web-do-bridge-site = Construire le pont : { $what }
gondola-web-do-doge-bridge-site = Le Doge construit : { $what }
gondola-web-do-spy-target = Envoyer l’espion : { $what }
gondola-web-do-foreman = Vers la case 4 : { $what }
gondola-web-do-promote = Avancer d’une case : { $what }
gondola-web-do-overtime = Utiliser { $what }
gondola-web-do-cube-pick = Prendre { $what }
gondola-web-do-stocks-gain = Prendre 1 × { $what }
gondola-web-do-discard = Remettre { $what }
gondola-web-do-spend-cubes = Donner { $what }
gondola-web-do-convert = Changer en { $what }
gondola-web-do-smuggler-card = Jouer { $what }
gondola-web-do-smuggler-boat = Envoyer : { $what }
gondola-web-do-doge-assistant = Avancer : { $what }

# Ce que montre le plan, en mots
gondola-web-about-tile = { $space ->
    [0] Amarrez-vous ici pour placer un assistant ; il ouvre les effets jusqu’à sa case.
   *[other] Votre assistant est sur la case { $space } : au passage, vous pouvez utiliser les effets jusqu’à elle. S’amarrer le fait d’abord avancer.
 }
gondola-web-about-communal = Un bâtiment commun : qui s’amarre ici peut en utiliser les effets. Il n’a pas d’assistants, et passer ne donne rien.
gondola-web-about-empty = Aucun bâtiment à ce quai.
gondola-web-about-boats = { $count ->
    [one] { $owners } : passer, c’est croiser ; s’amarrer lui donne 1 PV
   *[other] { $owners } : passer, c’est croiser ; s’amarrer leur donne des PV
 }
gondola-web-about-mission-here = Votre mission { $mission } s’accomplit ici.
gondola-web-about-spy = L’espion est ici : y passer pendant ce tour ouvre les quatre effets.
gondola-web-about-price = { $coins ->
    [one] Ce canal coûte 1 pièce. Le premier canal d’un tour est gratuit ; aucun canal ne sert deux fois dans un tour.
   *[other] Ce canal coûte { $coins } pièces. Le premier canal d’un tour est gratuit ; aucun canal ne sert deux fois dans un tour.
 }
gondola-web-about-bridge-own = Votre pont : le canal est gratuit, et passer dessous vous rapporte une pièce.
gondola-web-about-bridge = Pont de { $name } : le canal est gratuit, mais passer dessous vous donne 1 intrigue.
gondola-web-about-council = On avance au Petit et au Grand Conseil. À la fin, les rangs rapportent { $rewards } PV.
gondola-web-canal-bridge-short = un pont
gondola-web-council-line = { $name } : case { $space }
gondola-web-use-next = { $coins ->
    [0] Le prochain quai ; le canal est gratuit.
    [one] Le prochain quai, pour 1 pièce.
   *[other] Le prochain quai, pour { $coins } pièces.
 }
gondola-web-use-far = { $coins ->
    [one] À { $steps } étapes, pour 1 pièce en tout.
   *[other] À { $steps } étapes, pour { $coins } pièces en tout.
 }
gondola-web-use-here = Votre gondole est ici.
gondola-web-use-been = Votre gondole est déjà passée ici pendant ce tour.
gondola-web-use-choose = Peut être choisi maintenant.
gondola-web-use-bridge = Un pont peut être construit ici maintenant.
gondola-web-use-canal-used = Votre gondole a déjà pris ce canal pendant ce tour.
gondola-web-boat-of = Gondole de { $name }
gondola-web-boat-smuggler = Gondole { $letter } des contrebandiers
gondola-web-boat-doge = Gondole { $letter } du Doge
gondola-web-boat-about = Au repos : { $place }. Les gondoles qui passent la croisent.
gondola-web-boat-about-manned = Avec le gondolier : { $place }. Les gondoles qui passent la croisent.
gondola-web-boat-about-stranger = { $place }. Elle ne transporte rien ; qui passe paie un parchemin ou prend une intrigue.
gondola-web-boat-load = { $count } sur { $room } à bord : { $cubes }
gondola-web-boat-order = Numéro { $place } sur { $count } dans l’ordre d’arrivée
gondola-web-boat-passenger = Le passager est à bord.
gondola-web-mission-cost = { $building } : { $cubes }{ $scrolls ->
    [0] {""}
    [one] {""} et 1 parchemin
   *[other] {""} et { $scrolls } parchemins
 }
gondola-web-mission-gain = Rapporte { $vp } PV{ $coins ->
    [0] {""}
    [one] {""} et 1 pièce
   *[other] {""} et { $coins } pièces
 }
gondola-web-mission-ready = Tout est à bord : amarrez-vous là-bas pour l’accomplir.
gondola-web-mission-lacks = Manque encore à bord : { $cubes }{ $scrolls ->
    [0] {""}
    [one] {""} et 1 parchemin
   *[other] {""} et { $scrolls } parchemins
 }
gondola-web-mission-then = Ensuite : { $ability }
gondola-web-card-when = Les cartes Influence se jouent au début de votre tour, avant que le gondolier ne bouge.

# Un tour en une ligne, et ce que tous doivent remarquer
gondola-web-recap = { $parts }
gondola-web-recap-you = { $parts } ; vous : { $you }
gondola-web-recap-only-you = vous : { $you }
gondola-web-recap-way = { $from } → { $to }
gondola-web-recap-to = vers { $to }
gondola-web-recap-placed = { $count ->
    [one] gondole { $places }
   *[other] gondoles { $places }
 }
gondola-web-recap-boat = { $letter } → { $to }
gondola-web-recap-smugglers = contrebandiers { $letter } → { $to }
gondola-web-recap-met = a croisé { $names }
gondola-web-recap-met-once = { $name }
gondola-web-recap-met-often = { $name } ×{ $times }
gondola-web-recap-mission = a accompli { $mission }
gondola-web-recap-bridge = un pont
gondola-web-recap-vp = +{ $count } PV
gondola-web-recap-vp-lost = −{ $count } PV
gondola-web-recap-council = Conseil +{ $count }
gondola-web-recap-scrolls = { $count ->
    [one] +1 parchemin
   *[other] +{ $count } parchemins
 }
gondola-web-recap-scrolls-paid = { $count ->
    [one] −1 parchemin
   *[other] −{ $count } parchemins
 }
gondola-web-recap-coins = { $count ->
    [one] +1 pièce
   *[other] +{ $count } pièces
 }
gondola-web-recap-cubes = { $cubes }
gondola-web-recap-cubes-paid = { $cubes } en moins
gondola-web-recap-intrigue = +{ $count } intrigue
gondola-web-recap-intrigue-lost = −{ $count } intrigue
gondola-web-recap-influence = { $count ->
    [one] carte Influence
   *[other] { $count } cartes Influence
 }
gondola-web-recap-drew = a pioché une mission
gondola-web-recap-pushed = assistant poussé
gondola-web-moment-round = Manche { $round }
gondola-web-moment-last = Dernière manche
gondola-web-moment-end = La fin approche
gondola-web-moment-arrest = { $player } se fait arrêter

# Le Doge, seul
gondola-web-doge-row = Les cartes du Doge de cette manche
gondola-web-doge-boats = Les gondoles du Doge
gondola-web-doge-council = Marqueurs du Doge au Conseil : cases { $spaces }
gondola-web-doge-assistants = Assistants du Doge sur le plateau : { $count }
gondola-web-deck-influence-new = Cartes Influence dans la pioche : 0 ; les { $count } défaussées sont mélangées à la prochaine pioche

# Légende
gondola-web-legend-coin = Pièces : paient les canaux, les ponts et les missions
gondola-web-legend-scroll = Parchemins : pour les croisements, les missions, ou contre l’intrigue à la fin
gondola-web-legend-intrigue = Intrigue : qui en a le plus à la fin est arrêté
gondola-web-legend-vp = Points de victoire (PV)
gondola-web-legend-council = Piste du Conseil
gondola-web-legend-assistant = Vos assistants : ils ouvrent les effets d’une tuile jusqu’à leur case
gondola-web-legend-people = Les autres : « ↯ » donne 1 intrigue à chacun ; « / » ou « + » compte ceux qui ont plus ou moins d’intrigue que vous
gondola-web-legend-bridge = Ponts : les vôtres rapportent une pièce, ceux des autres une intrigue
gondola-web-legend-mission = Missions : apportez des cubes à un bâtiment ; « / » compte vos missions accomplies
gondola-web-legend-influence = Cartes Influence ; « 4+ » en demande quatre en main
gondola-web-legend-ceramics = Un cube de céramique
gondola-web-legend-cloth = Un cube d’étoffe
gondola-web-legend-silver = Un cube d’argent
gondola-web-legend-anycube = Cubes de toute couleur ; « −n » : autant que voulu, « ⇄ » change les couleurs
gondola-web-legend-boat = Une gondole au repos
gondola-web-legend-oar = La gondole avec le gondolier
gondola-web-legend-eye = L’espion
gondola-web-legend-flag = Le marqueur de fin, ou la destination du passager

# Où la gondole peut aller, parmi les choix
gondola-web-chip-split = { $here }
gondola-web-chip-split-lost = { $here } · à rendre : 1 × { $cube }
gondola-web-chips-next = Voisins
gondola-web-chips-far = Plus loin
gondola-web-chips-else = Sinon
