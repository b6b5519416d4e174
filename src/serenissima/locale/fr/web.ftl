# Les mots du client qui n’appartiennent à aucun jeu en particulier.

## L’étagère
web-brand = Serenissima
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-level-expert = expert
web-level-master = maître
web-level-random = hasard
web-level-greedy = moyen
web-level-rollout = difficile
web-level-mcts = expert

## Première page
web-home-title = { $count ->
    [4] Quatre jeux de Venise
   *[other] Jeux de Venise
}
web-home-turns = { $count ->
    [one] À vous dans une partie
   *[other] À vous dans { $count } parties
}
web-home-lead = Invitez des amis par un lien, ou commencez tout de suite contre des robots. Sans compte.
web-home-back = Heureux de vous revoir. Votre nom et vos parties sont liés à ce navigateur.
web-home-back-name = Heureux de vous revoir, { $name }. Votre nom et vos parties sont liés à ce navigateur.
web-as-last-time = comme la dernière fois
web-play-on = Jouer
web-open-table = Ouvrir
web-invite-code = Entrez un code
web-join = Rejoindre
web-choose-game = Choisir { $game }
web-facts = De { $least } à { $most } joueurs
web-english-only = Ce jeu n’a pas de textes dans votre langue. Il s’affiche en anglais.
web-about = Découvrir
web-about-game = Découvrir { $game }
web-set-table = Nouvelle table
web-players = Joueurs
web-bots = Robots
web-hot-seat = Sur cet appareil
web-invite = Inviter par lien
web-start-bots = Jouer contre les robots
web-start-alone = Jouer en solo
web-my-tables = Vos parties
web-more-games = Toutes vos parties ({ $count } en cours)
web-public-tables = Tables publiques
web-promise = Mélanges vérifiables · jouable au clavier · sur votre propre serveur
web-table-waiting = { $open ->
    [0] Toutes les places sont prises
    [one] Une place libre
   *[other] { $open } places libres
}
web-table-over = terminée
web-table-your-turn = à vous de jouer
web-table-turn = à { $name } de jouer
web-table-choosing = plusieurs joueurs choisissent
web-table-with = avec { $names }
web-table-alone = personne d’autre pour l’instant
web-table-move = coup { $n }
web-guest = Invité
web-player-n = Joueur { $n }

## Toutes les pages
web-skip = Aller au contenu
web-nav = Pages
web-help = Aide
web-settings = Réglages
web-theme-to-light = Passer au thème clair
web-theme-to-dark = Passer au thème sombre
web-to-home = Tous les jeux
web-missing = Rien ici
web-missing-text = Cette page n’existe pas ou a été supprimée.
web-loading = Un instant…
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-back = Retour
web-next = Suivant
web-copy = Copier
web-copied = Copié
web-problem-offline = Le serveur ne répond pas. Veuillez réessayer dans un instant.
web-problem-unknown = Quelque chose s’est mal passé. Rien n’a été modifié. Veuillez réessayer.

## La page d’un jeu
web-credits = Conçu par { $designers } ({ $year }). Source des règles : { $source }.
web-credits-ours = Les textes et les images sont les nôtres.
web-rules-read = Lire les règles
web-your-name = Votre nom
web-seat-n = Place { $n }
web-name-of = Nom du joueur { $n }
web-sitter-open = place libre, sur invitation
web-sitter-here = personne sur cet appareil
web-sitter-bot = robot, { $level }
web-clock = Pendule
web-clock-none = aucune
web-clock-quick = 10 min + 10 s
web-clock-slow = 30 min + 30 s
web-listed = Rendre la table publique
web-listed-text = Tout le monde sur ce serveur peut la trouver, prendre une place libre et regarder. Sinon, il faut avoir le lien.
web-preset = Règles
web-preset-rulebook = règle officielle
web-preset-rulebook-help = La règle imprimée, avec nos décisions là où elle ne dit rien.
web-preset-first = première partie
web-preset-first-help = Un peu plus simple, pour apprendre le jeu.
web-preset-even = partie équilibrée
web-preset-even-help = Ajustée pour que chaque place ait à peu près les mêmes chances de gagner.
web-preset-own = personnalisé
web-preset-own-help = Les options que vous avez choisies.
web-option-changed = modifié
web-options = { $changed ->
    [0] Toutes les options de règles ({ $count })
    [one] Toutes les options de règles ({ $count }, dont une modifiée)
   *[other] Toutes les options de règles ({ $count }, dont { $changed } modifiées)
}
web-make-table = Créer la table
web-start = Commencer
web-rules = Règles
web-rules-own-words = Avec nos propres mots. Là où la règle imprimée laisse une question ouverte, notre réponse est signalée comme une décision.

## Avant la partie
web-lobby-invite = Invitez vos amis
web-lobby-join = Rejoindre cette table
web-lobby-full = Tout est prêt
web-lobby-lead = { $game } pour { $seats } joueurs. { $open ->
    [0] Toutes les places sont prises.
    [one] Il reste une place libre.
   *[other] Il reste { $open } places libres.
}
web-lobby-text = La partie commence dès que la dernière place est prise.
web-seats = Places
web-seat-free = Place libre
web-seat-waiting = en attente d’un ami
web-changes = Derniers changements
web-tag-host = hôte
web-tag-you-host = vous, hôte
web-tag-here = est là
web-put-here = Sur cet appareil
web-level-of = Niveau de { $name }
web-remove-short = Retirer
web-remove-of = Retirer { $name }
web-the-game = La partie
web-until-start = modifiable jusqu’au début
web-host-decides = l’hôte décide
web-clock-days-text = Vous pouvez fermer la page entre les coups. Autorisez les notifications pour savoir quand c’est à vous.
web-rules-summary = { $changed ->
    [0] { $preset }
    [one] { $preset }, un changement
   *[other] { $preset }, { $changed } changements
}
web-access = Qui peut venir
web-access-link = Avec le lien seulement
web-access-listed = Table publique
web-access-link-text = Les inconnus ne peuvent ni voir cette table ni y prendre place.
web-begin = Début
web-begin-full = Quand tout est pris
web-begin-host = Quand l’hôte le dit
web-start-table = { $open ->
    [0] Commencer la partie
    [one] Commencer, un robot prend la place libre
   *[other] Commencer, des robots prennent les { $open } places libres
}
web-start-or-full = Ou attendez. La partie commence dès que la dernière place est prise.
web-start-or-wait = La partie ne commence que lorsque vous la lancez.
web-wait-host = { $name } lance la partie.
web-wait-some-host = L’hôte lance la partie.
web-become-host = L’hôte est absent : devenir l’hôte
web-invite-title = Envoyez ceci à vos amis
web-invite-link = Envoyez ce lien aux personnes avec qui vous voulez jouer
web-short-code = Code court
web-code-text = À taper sur la première page, ou visez l’image avec un appareil photo.
web-code-local = Le code et l’image ne fonctionnent eux aussi que sur cet ordinateur.
web-qr = Code QR du lien
web-share = Partager…
web-share-link = Partager le lien
web-copy-watch = Lien pour regarder
web-local-only = Ce lien ne fonctionne que sur cet ordinateur.
web-local-how = Pour que d’autres personnes de votre réseau puissent venir, lancez Serenissima avec
web-local-then = L’adresse est alors { $address }.
web-local-open = Vous avez ouvert cette page sur l’ordinateur qui l’héberge.
web-local-others = Les autres personnes de votre réseau utilisent { $address }, comme le lien ci-dessous.
web-join-text = Entrez le code de six caractères que l’on vous a donné, ou collez le lien entier.
web-join-started = La partie a commencé
web-join-watch = Vous pouvez la regarder.
web-watch = Regarder
web-word = Un mot pour le mélange (facultatif)
web-word-text = Votre mot entre dans la graine du mélange : personne, pas même le serveur, n’a alors pu l’arranger d’avance.
web-seat-open = libre
web-sit = S’asseoir ici
web-level = Niveau des robots
web-put-bot = Ajouter un robot
web-leave = Quitter
web-free-seat = Libérer la place
web-commitment = Le serveur s’est déjà engagé sur sa moitié du mélange. Après la partie, vous pourrez la vérifier avec cette empreinte :

## La table
web-title-turn = ● À vous · { $game }
web-title-game = { $game } · Serenissima
web-title-replay = Revoir la partie · { $game }
web-menu = Menu
web-sound = Son
web-you = vous
web-bot = robot, { $level }
web-side = Aperçu, choix, joueurs et journal
web-sheet = Choix, main et journal
web-preview = Ce que cela fait
web-preview-point = Survolez un choix pour en voir l’effet
web-preview-point-touch = Touchez un choix pour en voir l’effet
web-preview-idle = Survolez un élément du plateau pour savoir ce que c’est
web-preview-idle-touch = Touchez un élément du plateau pour savoir ce que c’est
web-preview-last = Ce qui vient de se passer
web-chosen = choisi
web-choices = Vos choix
web-choices-change = Changer votre choix
web-choices-keys = ou touches 1 à 9
web-choice-sealed = scellé
web-no-choices = Rien à choisir pour l’instant.
web-filter = Filtrer les choix
web-filter-nothing = Aucun choix ne contient ces mots.
web-tab-choices = Choix
web-tab-hand = Main
web-tag-to-move = joue
web-tag-choosing = choisit
web-tag-ready = prêt
web-tag-away = absent
web-tag-stand-in = robot remplaçant
web-tag-vote = { $votes ->
    [0] absent : laisser un robot jouer
   *[other] absent : laisser un robot jouer ({ $votes })
}
web-tag-reserved = réservée
web-away = { $name } est absent.
web-vote-title = Laisser un robot jouer pour { $name } ?
web-vote-text = { $name } est absent. Si tous les autres joueurs sont d’accord, un robot joue cette place jusqu’au retour de { $name }. Toute la table voit qui a voté.
web-vote-do = Voter pour un robot
web-free-title = Libérer la place de { $name } ?
web-free-text = Le robot continue. Pendant quelques jours, seul { $name } peut reprendre cette place ; ensuite, tout spectateur peut la prendre.
web-kept = L’hôte a libéré votre place. Elle vous est encore réservée ; un robot joue en attendant.
web-player-card = Afficher tous les joueurs
web-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-more = Afficher { $count } lignes plus anciennes
web-log-replay = Voir ce coup
web-log-replay-n = Voir le coup { $n }
web-since = Depuis votre dernier tour
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-hide = Masquer pour moi
web-chat-hide-name = Masquer ce qu’écrit { $name }
web-chat-show-hidden = { $count ->
    [one] Afficher les lignes masquées d’une personne
   *[other] Afficher les lignes masquées de { $count } personnes
}
web-chat-more = Que faire de { $name }
web-chat-mute = Retirer la parole
web-chat-unmute = Rendre la parole
web-chat-muted = sans parole
web-chat-remove = Exclure
web-chat-readmit = Réadmettre
web-chat-removed = exclu
web-mute-title = Retirer la parole à { $name } ?
web-mute-text = { $name } ne pourra plus écrire dans cette discussion. Toute la table en sera informée. Vous pourrez revenir dessus dans la discussion.
web-remove-title = Exclure { $name } de la table ?
web-remove-text = { $name } ne pourra plus regarder cette table ni écrire dans la discussion. Toute la table en sera informée. Vous pourrez revenir dessus dans la discussion.
web-waits-one = { $name } réfléchit
web-waits-many = En train de choisir : { $names }
web-waits-nobody = Un instant…
web-waits-hint = En attendant, explorez le plateau ou lisez les règles et le journal.
web-waits-seconds = { $seconds } s
web-watching = Vous regardez la partie.
web-ask-hint = Choisissez ce qui est entouré d’or, puis confirmez.
web-only-choice = Il n’y a qu’un choix possible, fait automatiquement.
web-sealed-waits = Scellé. { $names } { $count ->
    [one] choisit
   *[other] choisissent
} encore
web-sealed = Votre choix : { $label }.
web-sealed-change = Vous pouvez encore en changer.
web-connection-lost = Connexion perdue. Nouvelle tentative… Votre partie est en sécurité.
web-table-offline = hors ligne
web-hint = Suggestion
web-hint-best = Meilleurs choix
web-hint-equal = À peu près équivalents
web-hint-thinking = réflexion…
web-hint-chance = chance de gagner · { $tries } essais
web-undo = Annuler
web-reset = Recommencer le tour
web-ask-undo = Demander à annuler
web-undo-asked = { $name } demande à annuler un coup.
web-undo-asked-for = { $name } demande à annuler un coup : { $what }
web-undo-waiting = On demande aux autres si vous pouvez annuler votre coup.
web-agree = Accepter
web-refuse = Refuser
web-stand-in = Un robot joue pour vous.
web-come-back = Reprendre la place
web-pass-device = { $name }, à vous de jouer
web-pass-device-text = Passez l’appareil. Personne d’autre ne doit voir l’écran maintenant.
web-pass-device-go = Je suis { $name }
web-text-view = Plateau en texte
web-guide = Guide de la première partie
web-guide-step = { $at } sur { $of }
web-guide-end = Passer
web-guide-play = Jouer
web-guide-offer = Votre première partie de { $game } ? Un petit guide présente le plateau.
web-guide-show = Me montrer
web-guide-later = Pas maintenant
web-record = Télécharger la partie
web-watch-link = Lien pour les spectateurs
web-watch-private = Lien pour les spectateurs (privé)
web-keys = Touches : 1–9 choisir, Entrée confirmer, Espace passer au coup suivant, Retour arrière annuler, H suggestion, ? règles, L journal, C discussion, T plateau en texte, N prochaine partie qui vous attend.
web-resign = Abandonner
web-resign-sure = Abandonner ? Un robot finira la partie pour vous.
web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-hits = { $count ->
    [one] trouvé une fois
   *[other] trouvé { $count } fois
}
web-rules-nothing = Aucun résultat.
web-rules-none = Les règles de ce jeu ne sont pas encore disponibles ici.
web-rules-ruling = notre décision
web-rules-rebuilt = reconstitué

## Suivre une partie
web-tab-place = Ce lieu
web-choices-more = { $count ->
    [one] +{ $count } autre
   *[other] +{ $count } autres
 }
web-choices-less = Afficher moins
web-choose-first = Faites d’abord un choix
web-choose-wait = Attendez votre tour
web-place-rules = Lire la règle
web-legend = Symboles
web-bot-short = robot
web-recap-who = { $name } :
web-recap-none = Rien pour l’instant.
web-recap-again = Revoir le tour de { $name }
web-recap-up = Voir les tours précédents
web-recap-down = Voir les tours suivants
web-shown = Tour de { $name }
web-shown-again = À nouveau : tour de { $name }
web-shown-next = Suivant
web-shown-end = Retour à la partie
web-key-return = Entrée
web-key-space = Espace
web-pace = Vitesse
web-pace-text = La vitesse à laquelle les coups des autres sont montrés
web-pace-instant = Instantanée
web-pace-fast = Rapide
web-pace-normal = Normale
web-pace-slow = Lente
web-pace-step = Pas à pas

## La fin
web-end = La fin
web-end-look = Fermer et regarder le plateau
web-show-end = Résultat
web-end-you = Vous avez gagné
web-end-nobody = Personne n’a gagné
web-end-won = { $name } a gagné
web-end-shared = { $names } partagent la victoire
web-place = Rang
web-player = Joueur
web-score = Points
web-chart = La course
web-chart-moves = { $count } coups
web-analyse = Analyser
web-analysis = Ce qui aurait pu être
web-analysis-progress = { $done } décisions jugées sur { $total }.
web-analysis-left = { $minutes ->
    [one] Encore moins d’une minute.
   *[other] Encore { $minutes } minutes environ.
}
web-analysis-later = Vous pouvez fermer et revenir.
web-analysis-failed = La partie n’a pas pu être analysée ; réessayez plus tard.
web-analysis-chances = Chances de gagner
web-analysis-text = Chaque décision a été étudiée avec ce que le joueur savait alors.
web-analysis-rings = Un cercle marque une erreur coûteuse ; les plus coûteuses viennent en premier. Les petits écarts ne veulent pas dire grand-chose.
web-analysis-swings = Ce qui aurait été mieux
web-analysis-move = coup { $at }
web-analysis-played = Joué : { $label } ({ $chance })
web-analysis-better = Mieux : { $label } ({ $chance })
web-analysis-no-swings = Aucune décision n’a fait la partie à elle seule : aucune n’a beaucoup cédé.
web-analysis-open = Analyse
web-analysis-none = Cette partie n’a pas encore été analysée. Cela prend quelques minutes.
web-analysis-none-shared = Cette partie n’a pas été analysée. Seuls ses joueurs peuvent le demander.
web-rematch = Rejouer à la même table
web-rematch-go = Vers la partie suivante
web-verify = Vérifier les mélanges

## Relecture
web-replay = Revoir la partie
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-on = Un pas en avant
web-replay-last = À la fin
web-replay-move = Coup
web-replay-at = { $at } sur { $last }
web-replay-link = Lien vers ce coup
web-replay-leave = À la table
web-replay-unit = Avancer par
web-replay-unit-move = coup
web-replay-unit-turn = tour
web-replay-unit-round = manche
web-replay-speed = Vitesse
web-replay-times = × { $times }
web-replay-eyes = Vu par
web-replay-eyes-nobody = un spectateur
web-replay-mistake = { $name }, coup { $n } : un choix coûteux

## Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = système
web-theme-light = clair
web-theme-dark = sombre
web-sound-text = Des sons discrets pour les coups et quand c’est à vous
web-notify = Notifications
web-notify-text = Afficher une notification quand c’est à vous et que la page est masquée
web-calm = Réduire les animations
web-calm-text = Les pièces apparaissent sur place au lieu de se déplacer
web-ask-first = Confirmer chaque choix
web-ask-first-text = Le premier clic propose, le second confirme
web-identity = Votre identité
web-identity-text = Il n’y a pas de comptes : un cookie identifie ce navigateur. Avec un code de récupération, vous pouvez continuer vos parties dans un autre navigateur ou après vous être déconnecté.
web-name-saved = Votre nom est enregistré.
web-code-make = Créer un code de récupération
web-code-once = Notez-le : il n’est affiché qu’une fois, ne sert qu’une fois et remplace les codes plus anciens. L’utiliser vous déconnecte partout ailleurs.
web-code-have = J’ai un code de récupération
web-code-use = L’utiliser
web-logout = Se déconnecter
web-logout-text = Ce navigateur oubliera qui vous êtes. Sans code de récupération, vous ne pourrez plus revenir à vos parties ni à vos places.
web-logout-everywhere = Se déconnecter partout
web-logout-everywhere-text = Tous les navigateurs qui vous connaissent, y compris celui-ci, oublieront qui vous êtes. Sans code de récupération, vous ne pourrez plus revenir à vos parties ni à vos places.
web-logged-out = Vous êtes déconnecté.
web-recovered = Bon retour, { $name }.

## Vérifier
web-verify-title = Mélanges vérifiables
web-verify-lead = Vérifiez sur votre propre appareil que personne n’a modifié les mélanges d’une partie.
web-verify-which = Lien ou identifiant de la table
web-verify-later = La partie n’est pas finie. L’engagement du serveur est ci-dessous ; son secret sera révélé à la fin et pourra alors être vérifié ici.
web-verify-step-1 = 1. Le serveur a tenu son engagement
web-verify-commitment = Engagement, publié à la création de la table (SHA-256 du secret)
web-verify-secret = Le secret, révélé après la fin
web-verify-hash = Son SHA-256, calculé par votre navigateur
web-verify-kept = Ils concordent : c’est bien le secret sur lequel le serveur s’était engagé.
web-verify-broken = Ils diffèrent : ce n’est pas le secret sur lequel le serveur s’était engagé.
web-verify-step-2 = 2. La graine découle du secret et de vos mots
web-verify-words = Mots des joueurs
web-verify-no-word = aucun mot
web-verify-follows = La graine qui en découle, calculée par votre navigateur
web-verify-used = La graine avec laquelle la partie a été jouée
web-verify-seed-right = Elles concordent : le mélange a été fait comme convenu.
web-verify-seed-wrong = Elles diffèrent : la partie a été jouée avec une autre graine.
web-verify-step-3 = 3. Les mélanges et les coups découlent de la graine
web-verify-record = Téléchargez la partie et laissez le programme la rejouer, coup par coup :
web-verify-proves = Ce que cela prouve
web-verify-proves-text =
    Cela prouve que tous les mélanges étaient fixés avant le premier coup et n’ont pas été modifiés ensuite. Si vous avez ajouté votre propre mot en vous asseyant, cela prouve aussi que le serveur n’a pas pu les choisir.

    Cela ne prouve **pas** que la personne qui gère le serveur ne les a jamais regardés. Pour cela, il faut lui faire confiance ou gérer le serveur vous-même.

## Aide
web-help-play = Une partie en deux clics
web-help-play-text = Sur la première page, choisissez une affiche, puis **Jouer contre les robots**. **Découvrir** ouvre la page d’un jeu : ses règles, qui joue, la pendule et toutes les options.
web-help-friends = Avec des amis
web-help-friends-text =
    Avec **Inviter par lien**, vous créez une table avec des places libres. Envoyez le lien : toute personne qui l’ouvre peut prendre une place, sans compte. La partie commence quand toutes les places sont prises, ou quand vous la lancez avec des robots.

    Plusieurs personnes peuvent partager un appareil : l’écran reste couvert jusqu’à ce que le joueur suivant prenne la main.
web-help-board = Sur le plateau
web-help-board-text =
    Tout ce que vous pouvez faire est entouré d’or. Survolez-le pour en voir l’effet, cliquez pour le proposer, puis confirmez avec le bouton qui nomme l’action. Vous pouvez désactiver la confirmation dans les réglages.

    Si quelque chose n’est pas possible, cliquez dessus pour savoir pourquoi. Les mêmes choix figurent en boutons à côté du plateau.
web-help-undo = Annuler
web-help-undo-text = Vous pouvez annuler vos coups tant que rien de nouveau n’a été révélé et que personne d’autre n’a joué. Ensuite, **Demander à annuler**, dans le menu, pose la question aux autres. Les robots acceptent toujours ; un robot qui remplace quelqu’un ne le peut pas.
web-help-clocks = Les pendules
web-help-clocks-text = Une table n’a pas de pendule, ou un nombre de minutes plus quelques secondes par coup, ou un nombre de jours par coup. Quand le temps d’un joueur est écoulé, un robot joue sa place jusqu’à son retour. Quand un joueur attendu est absent depuis une minute, les autres peuvent aussi voter pour un robot.
web-help-bots = Les robots
web-help-bots-text = Les robots ne voient que ce qu’une personne verrait à leur place. Il y a cinq niveaux, de facile, qui répond aussitôt, à maître, qui réfléchit jusqu’à cinq secondes à chaque décision ; un tour de Venice en compte beaucoup. **Suggestion** montre les trois choix qu’un robot trouve les meilleurs au bout d’une seconde, avec les chances de gagner qu’il leur donne, en ne sachant que ce que vous savez. Après la partie, **Analyser** fait de même pour chaque décision.
web-help-fair = Mélanges vérifiables
web-help-fair-text = Le serveur s’engage sur un secret avant la partie et le révèle après. **Vérifier les mélanges** le contrôle sur votre propre appareil.
web-help-access = Accessibilité
web-help-access-text = Tout fonctionne au clavier et avec un lecteur d’écran. Les places se distinguent par un motif et un symbole, pas seulement par la couleur. **Plateau en texte** montre la position en tableaux.
web-help-keys = Touches à la table
web-keyname-enter = Entrée
web-keyname-backspace = Retour arrière
web-keyname-escape = Échap
web-key-skip = passer tout de suite au coup suivant
web-key-tab = aller au plateau, puis aux choix
web-key-arrows = passer d’un lieu du plateau à l’autre, ou d’un choix à l’autre
web-key-numbers = choisir l’un des neuf premiers choix
web-key-enter = choisir ; appuyer encore pour confirmer
web-key-backspace = annuler
web-key-escape = retirer la proposition
web-key-hint = suggestion
web-key-rules = règles
web-key-log = journal
web-key-chat = discussion
web-key-text = plateau en texte

## Vos parties
web-my-games = Mes parties
web-my-games-turns = Mes parties, à vous de jouer dans { $count }
web-my-games-lead = Tout ce que vous avez joué sur ce serveur.
web-my-games-state = État
web-my-games-all = Toutes { $count }
web-my-games-running = En cours { $count }
web-my-games-over = Terminées { $count }
web-my-games-hidden = Masquées { $count }
web-my-games-game = Jeu
web-my-games-every = Tous les jeux
web-my-games-people = À plusieurs
web-my-games-name = Nom d’un joueur
web-my-games-running-title = En cours
web-my-games-over-title = Terminées
web-my-games-hidden-title = Masquées
web-my-games-won = gagnée
web-my-games-place = { $place }e sur { $seats }
web-my-games-no-clock = Sans pendule
web-my-games-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
web-my-games-replay = Revoir
web-my-games-share = Partager
web-my-games-again = Revanche
web-my-games-more = Plus
web-my-games-hide = Masquer
web-my-games-show = Remettre dans la liste
web-my-games-link = Lien vers cette partie
web-my-games-link-text = Toute personne qui a le lien peut revoir la partie et son analyse, sans invitation. Elle voit les noms des joueurs, mais pas la discussion.
web-my-games-withdraw = Retirer le lien
web-my-games-not-analysed = pas encore analysée
web-my-games-watched = analysée
web-my-games-chances = Vos chances de gagner : entre { $lowest } et { $highest }. { $mistakes ->
    [0] Aucune erreur coûteuse.
    [one] Une erreur coûteuse.
   *[other] { $mistakes } erreurs coûteuses.
}
web-my-games-earlier = Afficher les parties plus anciennes
web-my-games-none = Aucune partie ne correspond à ces filtres.
web-my-games-empty = Vos parties figureront ici.
web-my-games-start = Choisir un jeu
web-my-games-retry = Réessayer

## Vos appareils
web-devices = Vos appareils
web-devices-text = Gardez le même nom et les mêmes parties sur votre téléphone et votre ordinateur. Un code ajoute un appareil ; les autres restent connectés.
web-device-here = Cet appareil
web-device-other = Un autre appareil
web-device-added = ajouté : { $day }
web-device-add = Ajouter un appareil
web-device-once = Saisissez ce code dans les réglages de l’autre appareil. Il sert une fois, pendant { $minutes } minutes.
web-device-link = Ou ouvrez-y ce lien
web-device-code = Code d’un autre appareil
web-device-use = Ajouter cet appareil
web-device-use-text = Ce navigateur ne sera plus « { $name } ». Si vous voulez garder les parties de ce nom, créez d’abord un code de récupération.
web-device-joined = Cet appareil appartient maintenant à { $name }.
web-device-remove = Déconnecter
web-device-remove-text = Cet appareil ne pourra plus jouer ni écrire à votre place.
web-export = Télécharger toutes mes données

## Supprimer ses données
web-delete = Me supprimer
web-delete-text = Efface de ce serveur votre nom, vos appareils et vos réglages. Les parties jouées avec d’autres leur restent, sous un nom neutre.
web-delete-open = Me supprimer…
web-delete-title = Supprimer { $name } ?
web-delete-running = Parties en cours : un robot joue votre place jusqu’à la fin, comme si vous aviez abandonné.
web-delete-waiting = Tables pas encore commencées : votre place se libère. Si vous êtes l’hôte, le joueur suivant prend le relais.
web-delete-over = Les parties terminées avec d’autres restent dans leurs listes. Vous y apparaissez comme « ancien joueur ».
web-delete-alone = Les parties que personne d’autre n’a jouées sont supprimées.
web-delete-chat = Tout ce que vous avez écrit dans les discussions est effacé. Ce que les autres ont écrit reste.
web-delete-yours = Appareils, code de récupération, notifications, heures calmes et liens partagés cessent aussitôt de fonctionner.
web-delete-final = Personne ne peut revenir en arrière, pas même l’administrateur du serveur.
web-delete-act = Me supprimer définitivement
web-deleted = Vous êtes supprimé. Ce navigateur vous a oublié, lui aussi.

## Les règles de la maison
web-table-closed = fermée par l’administrateur
web-closed = Cette table est fermée
web-closed-hint = Vous pouvez regarder le plateau, lire le journal et télécharger la partie.
web-closed-record = Télécharger la partie
web-not-a-creator = Sur ce serveur, seules les personnes choisies par l’administrateur créent des tables. Vous pouvez rejoindre une table sur invitation.
web-device-scan = Scannez ceci avec votre téléphone, ou saisissez le code dans ses réglages :
web-device-qr = Code QR qui ajoute un appareil
web-device-arrived = Un appareil vient d’être ajouté. Si ce n’était pas vous, déconnectez-le ici.
web-device-question = Continuer en tant que { $name } sur cet appareil ?
web-device-question-text = Vous verrez et jouerez ici les parties de { $name }. Ses autres appareils restent connectés.
web-device-go = Oui, continuer en tant que { $name }
web-device-replace = Quitter { $old }, continuer en tant que { $name }
web-device-joined-text = Vos parties sont les mêmes sur tous vos appareils. Dans les réglages, vous pouvez déconnecter chacun d’eux.
web-device-yours = Cet appareil appartient déjà à { $name }.
web-device-failed = Cet appareil n’a pas été ajouté
web-device-stolen = Si vous n’avez pas utilisé ce code vous-même, quelqu’un d’autre l’a peut-être fait : regardez la liste des appareils dans les réglages de votre autre appareil et déconnectez ceux que vous ne connaissez pas.

## Le premier visiteur d’un nouveau serveur
web-first = Votre serveur fonctionne
web-first-lead = Personne n’est encore venu. Quelques choix comptent avant l’arrivée des amis ; vous pourrez tous les modifier plus tard.
web-first-skip = Jouer tout de suite
web-first-reach = Qui peut y accéder
web-first-now = actuellement
web-first-computer = Cet ordinateur seulement
web-first-computer-text = Pour jouer contre des robots, ou avec des amis sur cet ordinateur. Il ne faut rien d’autre.
web-first-network = Mon réseau domestique
web-first-network-text = Vos amis rejoignent depuis leur téléphone, sur le même Wi-Fi. Le pare-feu de l’ordinateur peut demander une autorisation. Arrêtez le serveur avec Ctrl+C et relancez-le avec cette commande :
web-first-internet = Internet
web-first-internet-text = Il faut un nom pour le serveur, TLS et un proxy comme nginx devant lui ; hosting.md décrit chaque étape sous Debian. Écrivez cette ligne, avec votre adresse, dans serenissima.toml, et lancez le serveur avec cette commande :
web-first-command = Commande
web-first-house = Règles de la maison
web-first-name = Nom du serveur, affiché sur la première page
web-first-creators = Qui peut créer des tables
web-first-everybody = Tous ceux qui accèdent au serveur
web-first-listed = Seulement les personnes sur cet ordinateur et celles que vous autorisez dans un terminal (admin access allow)
web-first-notify = Notifications
web-first-notify-text = Les messages push et les webhooks marchent sans réglages, push seulement en https. Pour le courriel, ajoutez ces lignes à serenissima.toml, avec votre serveur de courrier :
web-first-mail-on = Messages push, webhooks et courriel sont configurés.
web-first-data = Vos données
web-first-file = Toutes les parties et personnes sont dans un seul fichier :
web-first-postgres = Toutes les parties et personnes sont dans PostgreSQL :
web-first-backup = Copie tout, même pendant que le serveur fonctionne
web-first-save = Enregistrer et jouer
web-first-later = Plus tard, vous modifiez cela avec
