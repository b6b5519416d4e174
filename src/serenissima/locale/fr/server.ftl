server-bad-database = « { $given } » n’est pas une base de données prise en charge. Indiquez le chemin d’un fichier, sqlite:///… ou postgresql://….
server-bad-settings = Le fichier de réglages { $file } est inutilisable : { $detail }
server-workers-sqlite = Plusieurs processus exigent PostgreSQL (--database postgresql://…) ; SQLite n’en accepte qu’un.
server-open = Serenissima est accessible à l’adresse { $address }. Ctrl+C pour l’arrêter.
server-data = Les parties sont conservées dans { $database }.
server-port-taken = Le port { $port } est déjà utilisé. Choisissez-en un autre avec --port.
server-bad-name = Un nom compte de 1 à { $most } caractères, tous visibles.
server-reserved-name = « { $name } » est réservé aux personnes qui ont supprimé leurs données. Choisissez un autre nom.
server-bad-word = Un mot pour le mélange ne contient pas de « | », et seulement des caractères visibles.
server-bad-text = Un message compte de 1 à { $most } caractères, tous visibles.
server-bad-code = Ce code de récupération n’est pas valable. Un code ne sert qu’une fois, et un code plus récent le remplace.
server-unknown-person = Indiquez d’abord votre nom.
server-no-such-table = Cette table n’existe pas.
server-no-such-invite = Ce code ou ce lien n’est pas valable. Un code a six lettres ou chiffres.
server-no-such-code = Aucune table en attente de joueurs n’a ce code. Vérifiez-le ou demandez-en un nouveau.
server-code-ended = Cette partie a commencé : son code ne fonctionne plus. Demandez à quelqu’un de la table le lien pour regarder.
server-codes-too-fast = Trop de codes erronés. Patientez un peu, puis réessayez.
server-only-local = Les adresses de cet ordinateur ne sont montrées que sur cet ordinateur.
server-host-here = L’hôte est là, ou l’était à l’instant.
server-too-few-seats = { $count ->
    [one] Une place est prise.
   *[other] { $count } places sont prises.
} Libérez d’abord une place.
server-setup-count = { $name } a changé le nombre de places : { $count }.
server-setup-options = { $name } a modifié { $count ->
    [one] une option de règles
   *[other] { $count } options de règles
}.
server-setup-clock = { $name } a changé la pendule : { $clock }.
server-setup-private = { $name } a rendu la table privée.
server-setup-listed = { $name } a rendu la table publique.
server-setup-auto = { $name } : la partie commence désormais dès que la dernière place est prise.
server-setup-wait = { $name } : la partie attend désormais que l’hôte la lance.
server-setup-renamed = { $before } s’appelle maintenant { $name }.
server-setup-left = { $name } a quitté la table.
server-setup-host = { $name } est maintenant l’hôte.
server-setup-bot = { $name } a mis un robot à la place { $seat }.
server-setup-open = { $name } a libéré la place { $seat }.
server-setup-here = { $other } joue à la place { $seat }, sur le même appareil que { $name }.
server-setup-sits = { $name } a pris la place { $seat }.
server-setup-freed = L’hôte a libéré la place de { $name }.
server-clock-none = sans pendule
server-clock-bank = { $minutes } min + { $increment } s
server-clock-weekend = { $clock }, sauf le week-end
server-clock-off = { $count ->
    [one] { $clock }, un jour libre par semaine
   *[other] { $clock }, { $count } jours libres par semaine
}
server-clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
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
server-note-deleted = Un joueur a supprimé ses données et s’appelle désormais « { $name } ». Un robot joue jusqu’à la fin.
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
server-unstorable = Un texte de cette requête contient un caractère qui ne peut pas être enregistré.
server-not-text = Un message doit être du texte, pas du binaire.
server-long-ref = « ref » peut avoir au plus { $most } octets.
server-no-header = L’en-tête X-Serenissima manque à la requête.
server-foreign-origin = Cette requête vient d’un autre site.
server-other-version = Cette page et le serveur ne sont pas de la même version. Rechargez la page.
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

# Notifications.

server-bad-url = Le serveur ne peut pas appeler cette adresse. Elle doit commencer par https://, utiliser le port 443 ou 8443 et ne contenir aucun mot de passe.
server-url-not-public = Cette adresse se trouve dans un réseau privé, que le serveur ne doit pas appeler.
server-bad-subscription = L’abonnement du navigateur est incomplet.
server-bad-mail = Ce n’est pas une adresse e-mail.
server-no-mail = Ce serveur n’envoie pas d’e-mails.
server-mail-unconfirmed = Ouvrez d’abord le lien de l’e-mail envoyé à cette adresse.
server-too-many-mails = Trop d’e-mails ont été envoyés à cette adresse, ou pour vous. Réessayez demain.
server-no-such-contact = Ce contact n’existe pas.
server-too-many-contacts = Vous avez déjà { $most } contacts. Retirez-en un d’abord.
server-bad-time-zone = Le serveur ne connaît pas ce fuseau horaire. Utilisez un nom comme Europe/Paris.
server-note-too-long = Une note peut avoir au plus { $most } caractères.
server-note-changed = Vous avez modifié cette note sur un autre appareil.
server-no-such-standing = Cette réponse permanente n’existe pas dans ce jeu.
server-bad-date = Ce n’est pas une date. Utilisez une forme comme 2026-08-03.
server-holiday-past = Un congé ne peut pas commencer avant aujourd’hui.
server-holiday-order = Un congé ne peut pas finir avant d’avoir commencé.
server-holiday-far = Les congés s’annoncent au plus un an à l’avance.
server-holiday-overlap = Vous avez déjà un congé sur une partie de ces jours. Retirez-le d’abord.
server-holiday-limit = { $left ->
    [0] Vous avez pris vos { $most } jours de congé de { $year }.
    [one] Vous avez droit à { $most } jours de congé par an. Il en reste un en { $year }.
   *[other] Vous avez droit à { $most } jours de congé par an. Il en reste { $left } en { $year }.
}
server-no-such-holiday = Vous n’avez pas ce congé, ou il est terminé.
server-bad-quiet-hours = Les heures calmes ne peuvent pas commencer et finir à la même heure.
server-bad-site = « { $given } » n’est pas une valeur valable pour le réglage « site ». Utilisez une adresse comme https://tables.example, sans chemin.
server-mail-needs-site = Pour envoyer des e-mails, le serveur doit connaître sa propre adresse. Ajoutez le réglage « site », par exemple site = "https://tables.example".
server-bad-sender = « { $given } » n’est pas un expéditeur valable. Utilisez une adresse comme tables@example.org.
server-bad-private-host = « { $given } » n’est pas une valeur valable dans le réglage « private_hosts ». Utilisez un hôte et un port, par exemple ntfy.lan:8080.
server-delivery-status = Le destinataire a répondu avec le statut { $status }.
server-delivery-smtp = Le serveur de messagerie a répondu avec le statut { $status }.
server-delivery-no-smtp = Le serveur de messagerie est injoignable.
server-delivery-unreachable = Le destinataire est injoignable, ou n’a pas répondu à temps.
server-delivery-defect = Le serveur a rencontré un problème.
server-mail-confirm-title = Serenissima : confirmez votre adresse e-mail
server-mail-confirm =
    Quelqu’un, sans doute vous, souhaite que { $site } prévienne cette adresse au sujet de ses parties.

    Pour accepter, ouvrez cette page et appuyez sur le bouton : { $link }

    Si ce n’était pas vous, ignorez cet e-mail. Pour ne plus en recevoir de semblable : { $stop }
server-mail-stop = Pour ne plus recevoir ces e-mails : { $link }
server-mail-page-confirm = Voulez-vous recevoir à cette adresse des e-mails au sujet de vos parties ?
server-mail-button-confirm = Confirmer cette adresse
server-mail-page-confirm-done = Votre adresse est confirmée. Vous pouvez fermer cette page.
server-mail-page-stop = Voulez-vous ne plus recevoir d’e-mails à cette adresse ?
server-mail-button-stop = Arrêter les e-mails
server-mail-page-stop-done = Vous ne recevrez plus d’e-mails. Vous pouvez fermer cette page.
server-mail-page-unknown = Ce lien n’est plus valable.
server-notice-turn =
    { $reader ->
        [you] C’est à vous de jouer.
       *[other] On attend { $who }.
    }
server-notice-full = Tout le monde est là : la partie a commencé.
server-notice-over = La partie est terminée.
server-notice-undo =
    { $reader ->
        [you] On vous demande d’accepter une annulation.
       *[other] { $who } : acceptez ou refusez une annulation.
    }
server-notice-mention =
    { $reader ->
        [you] On vous a cité dans la discussion.
       *[other] Cité dans la discussion : { $who }.
    }
server-notice-clock =
    { $reader ->
        [you] Votre temps est presque écoulé.
       *[other] Le temps est presque écoulé pour { $who }.
    }
server-notice-confirm = Veuillez confirmer votre adresse e-mail.
server-notice-test = Ceci est un test. Les notifications arrivent ici.
server-notice-digest =
    { $count ->
        [one] Serenissima : une notification
       *[other] Serenissima : { $count } notifications
    }

# Vos parties.
server-bad-page = Cette page de vos parties n’existe pas. Rechargez la liste.
server-not-your-game = Seuls les joueurs de cette table et son hôte peuvent le faire.
server-hide-running = Vous pourrez masquer la partie quand elle sera terminée.
server-share-running = Cette partie n’est pas encore terminée. Vous pourrez la partager ensuite.
server-no-such-share = Ce lien ne fonctionne plus : le joueur qui l’a partagé l’a retiré, ou la partie a été supprimée.

# Vos appareils.
server-bad-device-code = Ce code n’est pas valable. Il sert une fois, pendant dix minutes ; créez-en un autre sur l’autre appareil.
server-too-many-devices = Vous avez déjà { $most } appareils. Retirez-en un d’abord.
server-no-such-device = Cet appareil n’est plus dans votre liste.
server-this-device = C’est l’appareil que vous utilisez. Déconnectez-vous plutôt.

# Supprimer vos données.
server-former-player = ancien joueur{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
server-not-your-name = Ce n’est pas votre nom sur ce serveur. Rien n’a été supprimé.
server-vanished = Ce dont il s’agit a été supprimé entre-temps. Rien n’a changé ; rechargez la page.

# Clubs.
server-bad-club-name = Le nom d’un club doit avoir de 1 à { $most } caractères visibles.
server-no-such-club = Ce club n’existe pas, ou vous n’en êtes pas membre.
server-no-such-club-link = Ce lien de club n’est pas valable. Il a peut-être été changé ; demandez le nouveau à un membre.
server-no-such-member = Personne dans ce club n’a cet identifiant.
server-not-organiser = Seul le responsable du club peut faire cela.
server-club-yourself = Vous ne pouvez pas vous exclure vous-même. Vous pouvez quitter le club.
server-club-full = Un club a { $most } membres au plus.
server-too-many-clubs = Vous pouvez être membre de { $most } clubs au plus.
server-club-private = Une partie de club est réservée au club et ne peut pas être annoncée à tout le monde.

# Les règles de la maison.
server-closed = L’administrateur de ce serveur a fermé la table : { $reason }
server-note-closed = L’administrateur de ce serveur a fermé la table : { $reason }
server-note-reopened = L’administrateur a rouvert la table. La partie continue.
server-denied = L’administrateur de ce serveur ne vous donne pas accès.
server-only-listed = Ce serveur est privé. Seules les personnes inscrites par son administrateur ont accès.
server-not-a-creator = Sur ce serveur, seules les personnes choisies par l’administrateur peuvent créer des tables. Vous pouvez rejoindre les tables des autres.
server-first-run-over = Ces choix sont déjà faits. `serenissima admin configure` les modifie.
server-bad-server-name = Le nom d’un serveur compte au plus { $most } caractères, tous visibles.
