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
    [one] À vous de jouer dans une partie
   *[other] À vous de jouer dans { $count } parties
}
web-home-lead = Jouez avec des amis par un lien, ou tout de suite contre des robots. Sans compte.
web-home-back = Heureux de vous revoir. Votre nom et vos parties sont liés à ce navigateur.
web-as-last-time = comme la dernière fois
web-play-on = Jouer
web-open-table = Ouvrir
web-invite-code = Code d’invitation
web-join = Rejoindre
web-choose-game = Choisir { $game }
web-facts = De { $least } à { $most } joueurs
web-english-only = Ce jeu n’a pas de textes en français : ils s’affichent en anglais.
web-about = En savoir plus
web-about-game = En savoir plus sur { $game }
web-set-table = Créer la table
web-players = Joueurs
web-bots = Robots
web-hot-seat = Jouer à plusieurs sur cet appareil
web-invite = Inviter par un lien
web-start-bots = Jouer contre les robots
web-my-tables = Vos parties
web-more-tables = Vos autres parties
web-public-tables = Tables publiques
web-promise = Mélanges vérifiables · jouable au clavier · sur votre propre serveur
web-table-waiting = { $open ->
    [0] Toutes les places sont prises
    [one] Une place est libre
   *[other] { $open } places sont libres
}
web-table-over = terminée
web-table-your-turn = à vous
web-table-turn = à { $name } de jouer
web-table-choosing = plusieurs choisissent
web-table-with = avec { $names }
web-table-alone = encore personne d’autre
web-guest = Invité
web-player-n = Joueur { $n }

## Toutes les pages
web-skip = Aller au contenu
web-nav = Pages
web-help = Aide
web-settings = Réglages
web-theme-to-light = Passer au jour
web-theme-to-dark = Passer à la nuit
web-to-home = Tous les jeux
web-missing = Rien ici
web-missing-text = Cette page n’existe pas, ou n’existe plus.
web-loading = Un instant …
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-back = Retour
web-next = Suite
web-copy = Copier
web-copied = Copié
web-problem-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-problem-unknown = Quelque chose s’est mal passé. Rien n’a été modifié ; réessayez.

## La page d’un jeu
web-credits = Conçu par { $designers } ({ $year }). Source des règles : { $source }.
web-credits-ours = Les mots et les images sont les nôtres.
web-rules-read = Lire les règles
web-your-name = Votre nom
web-seat-n = Place { $n }
web-name-of = Nom du joueur { $n }
web-sitter-open = place libre, par lien
web-sitter-here = quelqu’un sur cet appareil
web-sitter-bot = robot, { $level }
web-clock = Pendule
web-clock-none = aucune
web-clock-quick = 10 min + 10 s
web-clock-slow = 30 min + 30 s
web-clock-days = 3 jours par coup
web-private = Table privée
web-private-text = Seuls ceux qui ont le lien peuvent la voir ou regarder.
web-preset = Règles
web-preset-rulebook = règle du jeu
web-preset-rulebook-help = Comme le dit la règle, avec nos décisions là où elle se tait.
web-preset-first = première partie
web-preset-first-help = Un peu plus simple, pour qui découvre le jeu.
web-preset-even = partie équilibrée
web-preset-even-help = Modifiées pour que chacun ait à peu près la même chance de gagner.
web-preset-own = à votre façon
web-preset-own-help = Des options de votre choix.
web-option-changed = modifié
web-options = { $changed ->
    [0] Toutes les options de règles ({ $count })
    [one] Toutes les options de règles ({ $count }, dont une modifiée)
   *[other] Toutes les options de règles ({ $count }, dont { $changed } modifiées)
}
web-make-table = Créer la table
web-start = Commencer
web-rules = Règles
web-rules-own-words = Avec nos propres mots. Là où le livret laisse une question ouverte, notre décision est signalée.

## Avant la partie
web-lobby = Une table de { $game }
web-lobby-text = La partie commence d’elle-même dès qu’aucune place n’est libre.
web-invite-link = Envoyez ce lien à ceux qui doivent s’asseoir ici
web-word = Un mot pour le mélange (facultatif)
web-word-text = Ce mot entre dans la graine des dés : personne, pas même le serveur, ne peut alors avoir fixé le mélange d’avance.
web-seat-open = libre
web-seat-here = est là
web-sit = S’asseoir ici
web-level = Niveau des robots
web-put-bot = Placer un robot
web-leave = Quitter
web-open-seat = Ouvrir la place
web-free-seat = Libérer la place
web-start-now = Commencer, les robots complètent
web-commitment = Le mélange est déjà fixé. Après la partie, vous pourrez le vérifier d’après cette empreinte :

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
web-preview = Ce que cela ferait
web-preview-point = Survolez un choix pour en voir l’effet
web-preview-point-touch = Touchez un choix pour en voir l’effet
web-preview-last = Ce qui vient de se passer
web-chosen = choisi
web-choices = Vos choix
web-choices-change = Changer votre choix
web-choices-keys = aussi par les touches 1–9
web-choice-sealed = scellé
web-no-choices = Rien à choisir pour l’instant.
web-filter = Réduire la liste
web-filter-nothing = Aucun choix ne contient ces mots.
web-tab-choices = Choix
web-tab-hand = Main
web-tag-to-move = à jouer
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
web-vote-text = { $name } est absent. Si tous les autres joueurs sont d’accord, un robot joue cette place jusqu’au retour de { $name }. Toute la table saura qui a voté.
web-vote-do = Voter pour un robot
web-free-title = Libérer la place de { $name } ?
web-free-text = Le robot continue. Pendant quelques jours, seul { $name } peut revenir à cette place ; ensuite, tout spectateur peut la prendre.
web-kept = L’hôte a libéré votre place. Elle vous reste réservée ; un robot joue en attendant.
web-player-card = Montrer tous les joueurs
web-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-more = Montrer { $count } lignes plus anciennes
web-log-replay = Montrer ce coup
web-log-replay-n = Montrer le coup { $n }
web-since = Depuis votre dernier tour
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-hide = Masquer pour moi
web-chat-hide-name = Masquer ce qu’écrit { $name }
web-chat-show-hidden = { $count ->
    [one] Montrer les lignes masquées d’une personne
   *[other] Montrer les lignes masquées de { $count } personnes
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
web-waits-many = Choisissent encore : { $names }
web-waits-nobody = Un instant …
web-waits-hint = En attendant, vous pouvez regarder le plateau, lire les règles ou le journal.
web-waits-seconds = { $seconds } s
web-watching = Vous regardez la partie.
web-ask-hint = Ce qui est entouré d’or peut être choisi, sur le plateau ou dans la liste ; puis confirmez.
web-only-choice = Il n’y a qu’un choix ; il est fait pour vous.
web-sealed-waits = Scellé. { $names } { $count ->
    [one] choisit
   *[other] choisissent
} encore
web-sealed = Votre choix : { $label }.
web-sealed-change = Vous pouvez encore en changer.
web-connection-lost = La connexion est perdue ; nouvel essai en cours. Rien n’est perdu.
web-offline = hors ligne
web-hint = Conseil
web-hint-best = Meilleurs choix
web-hint-equal = À peu près équivalents
web-hint-thinking = réflexion…
web-hint-chance = chance de gagner · { $tries } essais
web-undo = Annuler
web-reset = Reprendre le tour
web-ask-undo = Demander à annuler
web-undo-asked = { $name } demande à reprendre un coup.
web-undo-waiting = On demande aux autres si le coup peut être repris.
web-agree = Accepter
web-refuse = Refuser
web-stand-in = Un robot joue pour vous.
web-come-back = Reprendre la place
web-pass-device = { $name }, c’est à vous
web-pass-device-text = Passez l’appareil. Personne d’autre ne devrait regarder l’écran maintenant.
web-pass-device-go = Je suis { $name }
web-text-view = Plateau en texte
web-guide = Guide de la première partie
web-guide-step = { $at } sur { $of }
web-guide-end = Passer
web-guide-play = Jouer
web-guide-offer = Votre première partie de { $game } ? Un petit guide présente le plateau.
web-guide-show = Montrer
web-guide-later = Pas maintenant
web-record = Enregistrement
web-watch-link = Lien pour les spectateurs
web-watch-private = Lien pour les spectateurs (privé)
web-keys = Touches : 1–9 choisir, Entrée confirmer, Espace montrer la suite, Retour arrière annuler, H conseil, ? règles, L journal, C discussion, T plateau en texte.
web-resign = Abandonner
web-resign-sure = Un robot jouera votre place jusqu’à la fin. Abandonner ?
web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-nothing = Rien trouvé.
web-rules-none = Les règles de ce jeu ne sont pas encore écrites ici.
web-rules-ruling = notre décision
web-rules-rebuilt = reconstitué

## Suivre une partie
web-tab-place = Ce lieu
web-choices-more = +{ $count } autres
web-choices-less = En montrer moins
web-choose-first = Choisissez d’abord
web-choose-wait = Attendez votre tour
web-place-rules = Lire la règle
web-legend = Symboles
web-bot-short = robot
web-recap-who = { $name } :
web-recap-none = Rien encore.
web-recap-again = Revoir le tour de { $name }
web-shown = Tour de { $name }
web-shown-again = À nouveau : tour de { $name }
web-shown-next = Suite
web-shown-end = Retour à la partie
web-key-return = Entrée
web-key-space = Espace
web-pace = Rythme
web-pace-text = À quelle vitesse vous voyez ce que font les autres
web-pace-instant = Instantané
web-pace-fast = Rapide
web-pace-normal = Moyen
web-pace-slow = Lent
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
web-analysis-rings = Un anneau marque les endroits où beaucoup a été cédé ; les plus chers viennent d’abord ci-dessous. Les petits écarts ne disent rien.
web-analysis-swings = Ce qui aurait été mieux
web-analysis-move = coup { $at }
web-analysis-played = Joué : { $label } ({ $chance })
web-analysis-better = Mieux : { $label } ({ $chance })
web-analysis-no-swings = Aucune décision n’a fait la partie à elle seule : aucune n’a beaucoup cédé.
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
web-theme = Apparence
web-theme-auto = comme le système
web-theme-light = jour
web-theme-dark = nuit
web-sound-text = Des sons doux pour les coups et quand c’est à vous
web-notify = Notifications
web-notify-text = Une notification quand c’est à vous et que la page est cachée
web-calm = Mouvements calmes
web-calm-text = Les pièces apparaissent sur place au lieu de voyager
web-ask-first = Confirmer chaque choix
web-ask-first-text = Un premier clic propose, un second exécute
web-identity = Qui vous êtes
web-identity-text = Il n’y a pas de comptes : ce navigateur est reconnu par un cookie. Un code de secours permet de continuer vos parties dans un autre navigateur, ou après une déconnexion.
web-name-saved = Votre nom est enregistré.
web-code-make = Créer un code de secours
web-code-once = Notez-le : il n’est montré qu’une fois, ne sert qu’une fois et remplace les codes plus anciens. L’utiliser vous déconnecte partout ailleurs.
web-code-have = J’ai un code de secours
web-code-use = L’utiliser
web-logout = Se déconnecter
web-logout-text = Ce navigateur oublie qui vous êtes. Sans code de secours, vous ne pourrez plus revenir à vos parties et à vos places.
web-logout-everywhere = Se déconnecter partout
web-logout-everywhere-text = Tous les navigateurs qui vous reconnaissent oublient qui vous êtes, celui-ci compris. Sans code de secours, vous ne pourrez plus revenir à vos parties et à vos places.
web-logged-out = Vous êtes déconnecté.
web-recovered = Bon retour, { $name }.

## Vérifier
web-verify-title = Des mélanges honnêtes
web-verify-lead = Vérifiez sur votre propre appareil que personne n’a changé les tirages d’une partie.
web-verify-which = Lien ou identifiant de la table
web-verify-later = La partie n’est pas finie. La promesse est ci-dessous ; le secret sera montré après la fin et pourra alors être vérifié ici.
web-verify-step-1 = 1. Le serveur a tenu sa promesse
web-verify-commitment = Promis quand la table a été dressée (SHA-256 du secret)
web-verify-secret = Le secret, révélé après la fin
web-verify-hash = Son SHA-256, calculé par votre navigateur
web-verify-kept = Ils concordent : le secret est bien celui qui était promis.
web-verify-broken = Ils diffèrent : le secret n’est pas celui qui était promis.
web-verify-step-2 = 2. La graine découle du secret et de vos mots
web-verify-words = Mots des places
web-verify-no-word = aucun mot
web-verify-follows = La graine qui en découle, calculée par votre navigateur
web-verify-used = La graine avec laquelle la partie a été jouée
web-verify-seed-right = Elles concordent : les dés ont été préparés comme convenu.
web-verify-seed-wrong = Elles diffèrent : la partie a été jouée avec une autre graine.
web-verify-step-3 = 3. Les tirages et les coups découlent de la graine
web-verify-record = Téléchargez l’enregistrement et laissez le programme le rejouer, coup par coup :
web-verify-proves = Ce que cela prouve
web-verify-proves-text =
    Cela prouve que tous les tirages étaient fixés avant le premier coup et n’ont pas été changés ensuite ; et, si vous avez ajouté votre propre mot en vous asseyant, que le serveur n’a pas pu les choisir.

    Cela ne prouve **pas** que celui qui tient le serveur ne les a jamais regardés. Pour cela il faut faire confiance à l’hôte, ou tenir le serveur vous-même.

## Aide
web-help-play = Une partie en deux clics
web-help-play-text = Sur la première page, choisissez une affiche, puis **Jouer contre les robots**. La page d’un jeu offre toutes les options, les pendules et les types de places.
web-help-friends = Avec des amis
web-help-friends-text =
    Avec **Inviter par un lien** vous créez une table aux places libres. Envoyez le lien ; qui l’ouvre peut s’asseoir, sans compte. La partie commence quand toutes les places sont prises, ou quand l’hôte la lance avec des robots.

    Plusieurs personnes peuvent se passer un appareil : l’écran reste couvert jusqu’à ce que la suivante dise que c’est à elle.
web-help-board = Sur le plateau
web-help-board-text =
    Ce que vous pouvez faire est entouré d’or. Survolez-le pour en voir l’effet ; cliquez pour le proposer, puis **Confirmer**. Les réglages permettent de se passer de la seconde étape.

    Si quelque chose n’est pas possible, un clic dit pourquoi. Les mêmes choix existent en boutons à côté du plateau.
web-help-undo = Revenir en arrière
web-help-undo-text = Vous pouvez reprendre vos coups tant que rien de nouveau n’est apparu et que personne d’autre n’a joué. Au-delà, le menu permet de demander aux autres. Les robots acceptent toujours ; un robot qui remplace quelqu’un ne le peut pas.
web-help-clocks = Le temps
web-help-clocks-text = Une table n’a pas de pendule, ou une réserve de minutes avec un incrément, ou des jours par coup. Quand le temps de quelqu’un est écoulé, un robot joue sa place jusqu’à son retour. Quand quelqu’un est absent depuis une minute et qu’on l’attend, les autres peuvent aussi voter pour un robot.
web-help-bots = Les robots
web-help-bots-text = Les robots ne voient que ce qu’une personne verrait à leur place. Ils ont cinq niveaux, du facile, qui répond aussitôt, au maître, qui réfléchit jusqu’à cinq secondes à chaque décision ; un tour de Venice en compte beaucoup. **Conseil** montre les trois choix qu’un robot trouve les meilleurs au bout d’une seconde, avec les chances de gagner qu’il leur donne, en ne sachant que ce que vous savez. Après la fin, **Analyser** le fait pour chaque décision de la partie.
web-help-fair = Des mélanges honnêtes
web-help-fair-text = Le serveur promet son secret avant la partie et le montre après ; la page **Vérifier les mélanges** contrôle la promesse sur votre propre appareil.
web-help-access = Pour tous les yeux et toutes les mains
web-help-access-text = Tout fonctionne au clavier et avec un lecteur d’écran. Les places se distinguent par la hachure et le signe, pas seulement par la couleur. **Plateau en texte** montre la position en tableaux.
web-help-keys = Touches à la table
web-key-tab = vers le plateau, puis à travers les choix
web-key-arrows = entre les lieux du plateau et entre les choix
web-key-numbers = les neuf premiers choix
web-key-enter = choisir ; encore une fois : confirmer
web-key-backspace = annuler
web-key-escape = retirer la proposition
web-key-hint = conseil
web-key-rules = règles
web-key-log = journal
web-key-chat = discussion
web-key-text = plateau en texte
