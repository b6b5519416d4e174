server-bad-database = « { $given } » n’est pas une base de données prise en charge. Indiquez le chemin d’un fichier, sqlite:///… ou postgresql://….
server-bad-settings = Le fichier de réglages { $file } est inutilisable : { $detail }
server-workers-sqlite = Plusieurs processus exigent PostgreSQL (--database postgresql://…) ; SQLite n’en accepte qu’un.
server-open = Serenissima est accessible à l’adresse { $address }. Ctrl+C pour l’arrêter.
server-data = Les parties sont conservées dans { $database }.
server-port-taken = Le port { $port } est déjà utilisé. Choisissez-en un autre avec --port.
server-bad-name = Un nom compte de 1 à { $most } caractères, tous visibles.
server-bad-word = Un mot pour le mélange ne contient pas de « | », et seulement des caractères visibles.
server-bad-text = Un message compte de 1 à { $most } caractères, tous visibles.
server-bad-code = Ce code de récupération n’est pas valable. Un code ne sert qu’une fois, et un code plus récent le remplace.
server-unknown-person = Indiquez d’abord votre nom.
server-no-such-table = Cette table n’existe pas.
server-no-such-invite = Cette invitation n’est pas valable.
server-no-such-seat = Cette place n’existe pas à cette table.
server-no-such-page = Cette page n’existe pas.
server-no-such-position = Cette position n’existe pas. Vous pouvez voir les positions { $first } à { $last }.
server-no-client = Le client web n’a pas encore été construit ; lancez « make play ».
server-private = Cette table est privée ; il faut son invitation.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-your-vote = Seuls les autres joueurs de la table peuvent voter là-dessus.
server-not-yours = Vous n’étiez pas à cette table.
server-not-host = Seul l’hôte de la table peut faire cela.
server-me-twice = Vous ne pouvez prendre qu’une place pour vous. Nommez les autres personnes qui jouent sur votre appareil.
server-seat-taken = Cette place est prise.
server-seat-not-abandoned = Cette place n’a pas été abandonnée.
server-begun = La partie a déjà commencé.
server-not-begun = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas encore terminée.
server-analyses-full = D’autres parties sont en cours d’analyse. Réessayez dans une minute.
server-analysis-waiting = Une autre de vos parties est en cours d’analyse. Attendez qu’elle soit terminée.
server-bots-busy = Tous les robots sont occupés. Réessayez dans un instant.
server-no-vote = La partie n’attend pas cette place.
server-still-here = { $name } est là, ou l’était il y a un instant. Vous pourrez voter après { $seconds ->
    [one] encore une seconde
   *[other] encore { $seconds } secondes
} d’absence.
server-has-days = À cette table, { $name } peut prendre plusieurs jours pour un coup. Une fois ce temps écoulé, un robot joue automatiquement à sa place.
server-seat-reserved = Cette place est réservée à { $name } pendant encore { $days ->
    [one] un jour
   *[other] { $days } jours
}.
server-note-voted = Un robot joue pour { $name }, qui est absent, par vote de { $voters }.
server-note-time-out = Le temps de { $name } est écoulé. Un robot joue à sa place.
server-note-resigned = { $name } abandonne. Un robot joue jusqu’à la fin.
server-note-returned = { $name } est de retour et joue à nouveau.
server-note-freed = L’hôte a libéré la place de { $name }. { $days ->
    [0] Tout le monde peut la prendre.
    [one] Elle lui est réservée pendant un jour.
   *[other] Elle lui est réservée pendant { $days } jours.
}
server-note-claimed = { $name } reprend la place de { $before }.
server-note-undo = { $name } a ramené la partie au coup { $move }. Tout le monde était d’accord.
server-logged-out = Vous avez été déconnecté.
server-muted = L’hôte vous a retiré la parole à cette table.
server-removed = L’hôte vous a exclu de cette table.
server-author-yourself = Vous ne pouvez ni vous retirer la parole ni vous exclure.
server-author-sits = { $name } joue à cette table et ne peut pas être exclu. Vous pouvez lui retirer la parole.
server-no-such-author = Personne avec cet identifiant n’a écrit à cette table.
server-note-muted = L’hôte a retiré la parole à { $name }.
server-note-unmuted = { $name } peut à nouveau écrire.
server-note-removed = L’hôte a exclu { $name } de la table.
server-note-readmitted = L’hôte a réadmis { $name }.
server-nothing-asked = Personne n’a demandé à annuler un coup.
server-malformed = Le serveur ne comprend pas cette requête : { $detail }
server-not-text = Un message doit être du texte, pas du binaire.
server-long-ref = « ref » peut avoir au plus { $most } octets.
server-no-header = L’en-tête X-Serenissima manque à la requête.
server-foreign-origin = Cette requête vient d’un autre site.
server-too-large = C’est trop volumineux.
server-too-fast = Trop de requêtes. Attendez un instant.
server-too-many-tables = Cet hôte a déjà { $most } tables ouvertes ou en cours. Terminez-en d’abord quelques-unes.
server-tables-too-fast = Trop de nouvelles tables depuis votre réseau. Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
server-chat-too-fast = Vous écrivez trop vite. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-chat-crowded = Trop de spectateurs écrivent à cette table. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-trouble = Le serveur a rencontré un problème. Veuillez réessayer. Si cela se reproduit, indiquez ceci à la personne qui gère le serveur : { $event }.
server-bad-metrics = « { $given } » n’est pas une adresse valable pour les mesures. Utilisez par exemple 127.0.0.1:9100.
server-unavailable = Le serveur ne peut pas joindre sa base de données en ce moment. Veuillez réessayer dans quelques secondes.
server-bot-fell-back = Le robot de la place { $seat } ({ $wanted }) a échoué ou trop attendu. Cette fois, il a joué comme { $level }.
