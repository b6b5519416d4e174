# Les clubs : leur page, l’adhésion, et ce que le responsable peut changer.
web-club = Club
web-clubs = Clubs
web-clubs-lead = Des amis qui gardent leurs parties ensemble : historique, cotes, face-à-face. Sans compte ; un lien secret suffit.
web-club-yours = Vos clubs
web-club-others-link = Autres clubs
web-club-count = { $members ->
    [one] Un membre
   *[other] { $members } membres
}
web-club-found = Fonder un club
web-club-found-button = Fonder le club
web-club-found-text = Vous recevez un lien pour vos amis. Seules les personnes qui l’utilisent pour entrer voient le club.
web-club-name = Nom du club
web-club-invited = { $name } vous invite. { $members ->
    [one] Le club a un membre.
   *[other] Le club a { $members } membres.
}
web-club-join = Entrer dans le club
web-club-join-text = Les membres voient votre nom et les résultats de vos parties de club. Vous pouvez quitter le club à tout moment.
web-club-lead = { $members ->
    [one] Un membre
   *[other] { $members } membres
}, { $games ->
    [0] aucune partie terminée
    [one] une partie depuis { $since }
   *[other] { $games } parties depuis { $since }
}.
web-club-private = Seuls les membres voient cette page.
web-club-link = Lien du club
web-club-link-text = Toute personne qui a ce lien peut entrer dans le club. Ne le donnez qu’à celles qui doivent voir cette page.
web-club-start = Lancer une partie de club
web-club-start-text = Les membres trouvent la table sur la page du club et s’y assoient sans invitation. Des robots peuvent prendre les places qui restent libres.
web-club-game = Partie de club
web-access-club = Club
web-access-club-text = Les membres trouvent la table sur la page du club. Il faut le lien aux autres ; la partie ne compte alors pas pour le club.
web-club-first = Vous êtes pour l’instant le seul membre
web-club-first-text = Envoyez le lien du club à vos amis. Lancez ensuite une partie de club : ils la trouveront ici.

## Cotes
web-club-ratings = Cotes
web-club-bar = Chaque barre contient la vraie force dans environ 19 cas sur 20
web-club-all = Tous
web-club-bot = Robot, { $level }
web-club-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
web-club-plus-minus = plus ou moins { $error }
web-club-few = trop peu de parties
web-club-nobody-rated = Les cotes commencent à la troisième partie.
web-club-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres
}
web-club-overlap = Les barres de { $names } se recouvrent : les parties jouées ne permettent pas encore de dire qui est le plus fort.
web-club-apart = La barre de { $name } est au-dessus de toutes les autres : { $name } est très probablement la personne la plus forte.
web-club-wide = { $name } a joué { $games } parties, d’où une barre large.
web-club-no-ratings = Les cotes apparaîtront ici quand des parties de club seront terminées.
web-club-no-counted = Aucune des parties terminées ne compte encore.
web-club-show-all = Afficher les { $count }
web-club-less = Afficher moins

## Face-à-face
web-club-versus = Face-à-face
web-club-versus-text = parties où la ligne a fini devant la colonne, puis derrière
web-club-pair = { $ahead } devant, { $behind } derrière{ $level ->
    [0] {""}
    [one] , une égalité
   *[other] , { $level } égalités
}
web-club-level = { $count ->
    [one] Une égalité
   *[other] { $count } égalités
}
web-club-never-met = ne se sont pas rencontrés

## Parties
web-club-running = En cours
web-club-no-tables = Aucune partie de club n’est en cours. Lancez-en une.
web-club-sit = Rejoindre
web-club-open = { $what } : { $game }, { $names }
web-club-history = Historique
web-club-all-games = les { $count } parties
web-club-no-games = Les parties de club terminées figureront ici, avec leurs relectures.
web-club-won = { $count ->
    [one] gagne
   *[other] gagnent
} ({ $game })
web-club-score = { $name } { $score }
web-club-score-bot = { $name } (robot) { $score }
web-club-your-rating = votre cote
web-club-not-counted = ne compte pas

## Records
web-club-records = Records
web-club-record-games = Plus grand nombre de parties
web-club-record-wins = Plus grand nombre de victoires
web-club-record-streak = Plus longue série de victoires
web-club-record-score = Meilleur score, { $game }

## Membres
web-club-members = Membres
web-club-organiser = responsable
web-club-since = depuis { $day }
web-club-leave = Quitter le club
web-club-leave-text = Votre nom disparaît des listes du club, mais pas des parties que vous avez terminées. Pour revenir, il vous faudra le lien du club.
web-club-leave-last = Vous êtes le dernier membre. Après votre départ, personne ne pourra plus ouvrir ce club ni y entrer.
web-club-manage = Gérer le club
web-club-rename = Renommer
web-club-saved = Enregistré.
web-club-count-bots = Les parties avec des robots comptent
web-club-count-bots-text = Chaque niveau de robot a alors aussi une cote. Les robots n’apprennent pas : ils servent de repère.
web-club-rated-all = Les cotes comprennent toutes les parties qui comptent.
web-club-begun = Les cotes sont reparties de zéro : { $day }.
web-club-begin = Remettre les cotes à zéro
web-club-begin-text = Les cotes ne comprendront que les parties qui se terminent à partir de maintenant. L’historique, les face-à-face et les records restent. Vous pourrez revenir en arrière à tout moment.
web-club-count-all = Compter de nouveau toutes les parties
web-club-new-link = Changer le lien
web-club-new-link-text = L’ancien lien ne fonctionnera plus. Les membres restent ; pour entrer, il faudra le nouveau lien.
web-club-link-changed = C’est fait. Le lien du club est nouveau.
web-club-remove = Exclure { $name }
web-club-remove-text = { $name } ne pourra plus voir cette page. Le lien du club change aussi, car { $name } connaît l’ancien.
web-club-remove-short = Exclure
web-club-hand-over = Nommer { $name } responsable
web-club-hand-over-text = { $name } gérera le club à votre place.
web-club-make-organiser = Nommer responsable
web-club-rule = Une partie compte si elle a été lancée comme partie de club, si tous étaient membres au début et jouaient chacun sur son appareil, et si aucun robot n’a joué.
web-club-rule-bots = Une partie compte si elle a été lancée comme partie de club, et si tous étaient membres au début et jouaient chacun sur son appareil. Les parties avec des robots comptent.
