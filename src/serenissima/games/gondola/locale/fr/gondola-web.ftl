# Panneaux de la page : lignes des joueurs, main, Conseil, questions sur les cartes et les cubes.
gondola-web-tab-table = Table
gondola-web-panel = Où en est la partie
gondola-web-nowhere = pas encore placée
gondola-web-spectator = Vous regardez : les mains sont cachées.

# L’en-tête
gondola-web-fact-flag = Fin à { $space } : { $player } en est à { $steps }
gondola-web-fact-rounds = { $left ->
    [0] dernière manche
    [one] encore 1 manche
   *[other] encore { $left } manches
 }
gondola-web-fact-turns = { $left ->
    [0] dernier tour
    [one] encore 1 tour
   *[other] encore { $left } tours
 }
gondola-web-fact-doge = Le Doge : { $vp } PV, cartes restantes : { $cards }
gondola-web-fact-risk = Menacé : { $player }
gondola-web-fact-safe = Personne n’est menacé

# Lignes des joueurs
gondola-web-seat-coins = Pièces : { $count }
gondola-web-seat-scrolls = Parchemins : { $count } sur 10
gondola-web-seat-intrigue = Intrigue : { $count } sur { $cap } ; { $net } si tous les parchemins et pièces servaient à la racheter à la fin
gondola-web-seat-net = ({ $net } si rachetée)
gondola-web-seat-council = Conseil : case { $space }, vaut { $worth } PV à présent
gondola-web-seat-assistants = Assistants sur le plateau : { $placed }, valent { $worth } PV à présent (dès 7, la moitié de la case du Conseil compte à la fin, dès 9 toute la case) ; en réserve : { $left }
gondola-web-seat-bridges = Ponts en réserve : { $count }
gondola-web-seat-influence = Cartes Influence en main : { $count }
gondola-web-seat-missions = Missions en main : { $count }, accomplies : { $done }
gondola-web-boat = Gondole, { $building } : { $cubes }
gondola-web-boat-manned = Gondole avec le gondolier, { $building } : { $cubes }
gondola-web-favour = Faveur
gondola-web-favour-unused = Carte Faveur : 5 pièces ou 2 parchemins à n’importe quelle décision, une fois ; 4 PV si elle reste
gondola-web-favour-used = Carte Faveur, utilisée
gondola-web-archive = archives { $count }

# Qui serait arrêté, le Conseil, la fin
gondola-web-risk = { $name } serait arrêté à présent.
gondola-web-arrested = { $name } a été arrêté.
gondola-web-arrested-nobody = Personne n’a été arrêté.
gondola-web-risk-tag = serait arrêté
gondola-web-risk-nobody = Personne ne serait arrêté à présent.
gondola-web-risk-none = Personne n’a d’intrigue.
gondola-web-risk-most = Intrigue { $intrigue }, la plus forte.
gondola-web-risk-tie = Intrigue { $intrigue }, autant que { $names }, mais plus tard dans l’ordre du tour.
gondola-web-risk-left = À la fin, parchemins et pièces pourraient la ramener à { $net }.
gondola-web-risk-doge = Votre intrigue { $own } n’est pas au-dessous de celle du Doge, { $doge }.
gondola-web-risk-below-doge = Votre intrigue { $own } est au-dessous de celle du Doge, { $doge }.
gondola-web-council = Piste du Conseil
gondola-web-council-rewards = récompenses { $rewards }
gondola-web-track-says = { $name } : case { $space }, vaut { $worth } PV à présent.
gondola-web-track-end = Atteindre la case { $space } annonce la fin.
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
gondola-web-smuggler-spares = Une gondole du Doge s’y rend. Sa carte { $place }, « { $card } », est ignorée dans cette manche.
gondola-web-doge = Le Doge
gondola-web-doge-vp = PV du Doge : { $doge } ; les vôtres : { $own }. Il vous en faut plus que lui.
gondola-web-doge-intrigue = Intrigue du Doge : { $doge } ; la vôtre : { $own }. À 8, il perd 2 PV et 4 intrigues.
gondola-web-doge-scrolls = Parchemins du Doge : { $doge } sur 5 ; les vôtres : { $own }
gondola-web-doge-deck = cartes restantes : { $count }
gondola-web-doge-spared = ignorée dans cette manche
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
gondola-web-missions = Missions, { $count } sur { $most } · la prochaine coûte un impôt de { $tax }
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
gondola-web-keep-one = Gardez-en une ; les autres vont sous la pioche
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
gondola-web-meet-cube-does = de la gondole { $boat }, retour à la réserve
gondola-web-meet-sealed = choisi, encore secret

# Cubes
gondola-web-hold-moving = En route
gondola-web-hold-at = À quai : { $building }
gondola-web-hold-out = Retour à la réserve
gondola-web-hold-spent = À donner
gondola-web-hold-move = { $cube } : à la place suivante
gondola-web-hold-drop = { $cube } : retour à la réserve
gondola-web-hold-spend = { $cube } : donner
gondola-web-hold-keep = { $cube } : garder quand même
gondola-web-hold-recolour = { $cube } : changer la couleur
gondola-web-hold-help-share = Cliquez sur un cube pour le passer dans l’autre gondole.
gondola-web-hold-help-mark = Cliquez sur les cubes qui quittent la gondole.
gondola-web-hold-help-convert = Cliquez sur un cube pour en changer la couleur.
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
