# Les parties qui durent des jours : pendules avec jours libres, congés, notes, partie suivante.
web-weekend = week-end
web-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
web-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-clock-stands = La pendule est arrêtée : jour libre
web-clock-left = a encore { $left }.
web-clock-left-off = a encore { $left }, sans compter : { $off }.
web-clock-left-holiday = a encore { $left }, sans compter les jours libres.
web-clock-left-stands = a encore { $left }. La pendule est arrêtée : jour libre.
web-clock-each = a { $left } pour le prochain coup.
web-clock-ends = Le temps sera écoulé le { $moment }.
web-days-per-move = Jours pour chaque coup
web-days-off = Le temps ne passe pas le
web-days-off-zone = Les jours commencent et finissent comme à { $zone }.
web-days-off-are = Le temps ne passe pas ces jours-là : { $off } ({ $zone }).
web-days-off-none = Le temps passe tous les jours, sauf pendant les congés.
web-tag-holiday = en congé
web-holiday-of = Congé : { $days }
web-holidays = Congés
web-holidays-text = Pendant un congé, vos pendules sont arrêtées dans toutes les parties en jours par coup. Les autres à ces tables voient quand vous êtes absent. Un congé commence quand vous l’annoncez, pas avant.
web-holiday-first = Premier jour
web-holiday-last = Dernier jour
web-holiday-announce = Annoncer le congé
web-holiday-withdraw = Retirer
web-holiday-end = Finir aujourd’hui
web-holidays-left = { $left ->
    [0] Vous avez pris les { $most } jours de { $year }.
    [one] Il reste un jour sur { $most } en { $year }.
   *[other] Il reste { $left } jours sur { $most } en { $year }.
}
web-next-game = { $count ->
    [one] Partie suivante
   *[other] Partie suivante ({ $count })
}
web-next-game-text = { $count ->
    [one] Une autre partie vous attend : { $game }
   *[other] { $count } autres parties vous attendent. La suivante : { $game }
}
web-notes = Mes notes
web-notes-help = Vous seul voyez ces notes.
web-note-reading = Chargement…
web-note-typing = Pas encore enregistré
web-note-saving = Enregistrement…
web-note-saved = Enregistré
web-note-failed = Non enregistré : { $why }
web-note-unreadable = Non chargé : { $why }
web-note-again = Réessayer
web-note-conflict = Vous avez modifié cette note sur un autre appareil.
web-note-keep = Garder ce texte
web-note-take = Prendre l’autre texte
web-note-left = { $left ->
    [one] 1 caractère restant
   *[other] { $left } caractères restants
}
web-standing = Réponses permanentes
web-standing-text = En votre absence, le serveur peut donner ces réponses pour vous, afin que les autres n’attendent pas. Ils voient la réponse, mais pas qu’elle était permanente. Le journal vous dit ce qui a été répondu.
web-standing-ask = me demander à chaque fois
web-standing-turn = seulement jusqu’à mon prochain tour
web-standing-done = Répondu pour vous
web-standing-given = Répondu pour vous. { $question } : { $answer }
web-recap-steps = Pas à pas
web-standing-line = { $question } : { $answer }
