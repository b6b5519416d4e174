# L’application installée : nouvelles versions, absence de connexion, fichiers de parties.
web-app-update = Une nouvelle version est prête.
web-app-stale = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.
web-app-reload = Recharger
web-app-later = Plus tard
web-load-failed = Cette page n’a pas pu être chargée
web-load-failed-text = Le serveur répond, mais une partie de cette page n’est pas arrivée. Réessayez.
web-offline = Pas de connexion
web-offline-text = Le serveur est injoignable. Vos parties y sont en sûreté et continueront dès que vous serez de nouveau connecté.
web-offline-replays = Ce que vous pouvez regarder en attendant
web-offline-none = Les parties terminées que vous avez revues sur cet appareil. Il n’y en a pas encore.
web-replay-missing = Pas de connexion. Ce coup n’est pas gardé sur cet appareil.
web-verify-file = Ouvrir un fichier de partie
web-record-unreadable = Ce fichier n’est pas celui d’une partie. Ces fichiers se terminent par .json ; on les télécharge à la fin d’une partie.
web-record-unfinished = La partie de ce fichier n’était pas terminée. Téléchargez-le de nouveau après la fin.
web-record-no-fairness = Cette partie n’a pas été jouée sur un serveur : il n’y a pas d’engagement à vérifier. « serenissima verify » vérifie le reste.
