# Comment les gens sont prévenus quand aucune page n’est ouverte.
web-contacts = Quand vous n’êtes pas là
web-contacts-text = Vous apprenez qu’une partie vous attend, même si aucune page n’est ouverte. Une notification nomme le jeu, les joueurs et ce qui s’est passé. Elle ne contient rien de ce qui est caché dans la partie.
web-contacts-none = Rien n’est encore réglé.
web-contacts-begin = Régler les notifications
web-table-webhook = Webhook de cette table
web-table-webhook-text = Un salon de discussion ou l’un de vos programmes apprend ce qui se passe à cette table : au sujet de tous les joueurs, mais rien de ce qui est caché dans la partie.
web-try-again = Réessayer

## Contacts
web-contact-push = Navigateur
web-contact-this-browser = Ce navigateur
web-contact-webhook = Webhook
web-contact-table = Pour toute la table : { $game }, { $names }
web-contact-table-unknown = Pour toute une table
web-contact-working = Fonctionne
web-contact-unconfirmed = Pas encore confirmée
web-contact-unconfirmed-text = Nous avons envoyé un lien à cette adresse. Rien d’autre n’y est envoyé avant que vous ne l’ayez ouvert. Le lien est valable sept jours.
web-contact-failed = Ne fonctionne pas
web-contact-failed-text = Les dernières notifications ne sont pas arrivées ; plus rien n’y est donc envoyé. Envoyez un test : s’il arrive, ce contact sert de nouveau.
web-contact-events =
    { $count ->
        [0] Vous n’apprenez rien par ici
        [one] Vous êtes prévenu de { $count } sorte d’événements sur { $all }
       *[other] Vous êtes prévenu de { $count } sortes d’événements sur { $all }
    }
web-contact-which = Ce dont vous êtes prévenu
web-event-turn = C’est à vous
web-event-clock = Votre temps s’épuise
web-event-undo = Quelqu’un demande une annulation
web-event-mention = Quelqu’un parle de vous dans le chat
web-event-full = La partie a commencé
web-event-over = La partie est terminée
web-digest = Envoyer
web-digest-none = aussitôt
web-digest-hourly = chaque heure
web-digest-daily = chaque jour
web-contact-test = Envoyer un test
web-contact-testing = Envoi d’un test…
web-contact-tested-push = Le service de notification a accepté le test. Si vous ne le voyez pas, autorisez les notifications de ce navigateur dans les réglages de votre système.
web-contact-tested-webhook = Le test est arrivé.
web-contact-tested-mail = Le serveur de messagerie a accepté le test. Regardez votre boîte de réception.
web-contact-test-failed = Le test n’a pas été remis. { $why }
web-contact-remove = Retirer
web-contact-remove-title = Retirer « { $name } » ?
web-contact-remove-text = Plus aucune notification n’y sera envoyée. Vous pourrez l’ajouter de nouveau à tout moment.
web-contact-removed = Retiré.
web-contact-added = Ajouté. Envoyez un test pour voir s’il fonctionne.
web-contact-added-push = Ce navigateur est désormais prévenu. Envoyez un test pour voir si cela fonctionne.
web-contact-known = Vous aviez déjà cette adresse ; ses réglages ont été changés.

## Adding a contact
web-contact-add-push = Ajouter ce navigateur
web-contact-add-webhook = Ajouter un webhook
web-contact-add-mail = Ajouter une adresse e-mail
web-contact-mail-address = Adresse e-mail
web-contact-mail-hint = Nous envoyons un lien à cette adresse. Les notifications commencent quand vous l’avez ouvert.
web-contact-mail-send = Envoyer le lien
web-contact-mail-again = Renvoyer le lien
web-contact-mail-sent = Nous avons envoyé un lien à { $address }. Ouvrez-le pour confirmer l’adresse.
web-push-insecure = Ce navigateur ne peut être prévenu que si la page est ouverte en https.
web-push-unsupported = Ce navigateur n’accepte pas les notifications push. Sur un iPhone ou un iPad, ajoutez cette page à l’écran d’accueil et ouvrez-la de là.
web-push-denied = Vous avez bloqué les notifications de cette page. Autorisez-les dans les réglages de votre navigateur.
web-push-failed = Le navigateur n’a pas pu joindre son service de notification. Réessayez plus tard, ou prenez un webhook ou un autre navigateur.
web-webhook-url = Adresse
web-webhook-format = Forme
web-webhook-label = Nom, pour vous-même
web-webhook-add = Ajouter le webhook
web-webhook-secret = Secret de signature
web-webhook-secret-text = Chaque requête est signée avec ce secret : votre programme reconnaît ainsi les nôtres. Copiez-le maintenant : la page ne le montre qu’une fois.
web-webhook-secret-done = Je l’ai copié
web-format-json-text = Pour votre propre programme : une requête POST en JSON, signée avec un secret que vous verrez une fois.
web-format-discord-text = Dans Discord : paramètres du salon, Intégrations, Webhooks, Copier l’URL du webhook.
web-format-slack-text = Dans Slack : créez une application avec « Incoming Webhooks » et copiez l’adresse de son webhook.
web-format-matrix-text = L’adresse d’un webhook générique de matrix-hookshot.
web-format-ntfy-text = L’adresse se termine par votre sujet, par exemple https://ntfy.sh/mes-parties. Choisissez-en un que personne ne devine.

## Quiet hours
web-quiet = Heures calmes
web-quiet-text = Rien n’est envoyé à ce moment de la journée. Ce qui vous attend encore ensuite est envoyé en un seul message. Les webhooks d’une table n’ont pas d’heures calmes.
web-quiet-begin = De
web-quiet-end = À
web-quiet-save = Enregistrer
web-quiet-end-them = Pas d’heures calmes
web-quiet-set = Tous les jours de { $begin } à { $end } ({ $zone }).
web-quiet-none = Vous n’avez pas d’heures calmes.
web-quiet-saved = Vos heures calmes sont enregistrées.
web-quiet-ended = Vous n’avez plus d’heures calmes.
