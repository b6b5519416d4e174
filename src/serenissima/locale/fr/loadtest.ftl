bench-server-progress = Parties à { $tables } tables
bench-server-title = Un serveur en charge pendant { $seconds } s
bench-server-tables = Tables
bench-server-sockets = Connexions
bench-server-picks = Choix
bench-server-rate = Choix/s
bench-server-half = p50
bench-server-most = p99
bench-server-cpu = CPU/choix
bench-server-stalled = Bloquées
bench-server-where = { $workers ->
    [one] Un processus sur { $database }
   *[other] { $workers } processus sur { $database }
}
bench-server-silent = Le serveur ne répond pas. Fin de son journal : { $detail }
bench-server-ended = Le serveur s’est arrêté de lui-même. Fin de son journal : { $detail }
postgres-missing = PostgreSQL n’est pas installé sur cette machine.
postgres-failed = Le programme { $program } de PostgreSQL a échoué : { $detail }
soak-needs-linux = L’épreuve d’endurance a besoin de Linux : elle cherche les processus du serveur dans /proc.
soak-bad-folder = Le dossier { $folder } est inutilisable : { $detail }
soak-folder-in-use = Le dossier { $folder } n’est pas vide.
soak-kept = Journaux et bases de données sont dans { $folder }.
soak-skipped = Omis, faute de PostgreSQL : { $phase }
soak-passed = Rien n’a été perdu, doublé ni bloqué.
soak-failed = L’épreuve a échoué ; ce qui est en rouge devrait être nul.
soak-phase-sqlite-kill = Serveur tué
soak-phase-worker-kill = Processus tué
soak-phase-database-restart = Base relancée
soak-phase-flood = Déluge
soak-phase-never-reads = Sans lecture
soak-phase-two-workers = Deux processus
soak-count-seconds = Secondes
soak-count-acknowledged = Confirmés
soak-count-over-http = … par HTTP
soak-count-kills = Arrêts brutaux
soak-count-database-restarts = Pannes de la base
soak-count-lost = Perdus
soak-count-duplicated = Doublés
soak-count-gaps = Lacunes
soak-count-unplayable = Injouables
soak-count-corrupt = Fichiers abîmés
soak-count-stalled = Tables bloquées
soak-count-errors = Erreurs 5xx
soak-count-differing = Vues divergentes
soak-count-bloated = Mémoire épuisée
soak-count-broken = Interrompues
soak-count-finished = Parties vérifiées
soak-count-replayed = Parties rejouées
soak-count-unavailable = Réponses 503
soak-count-refused = Refus 4xx
soak-count-cut-off = Coupures
soak-count-restart-median-s = Relance (s, médiane)
soak-count-restart-most-s = Relance (s, maximum)
soak-count-longest-pause = Plus longue pause (s)
soak-count-health-most-s = Santé (s, maximum)
soak-count-integrity-checks = Contrôles de la base
soak-count-compared = Vues comparées
soak-count-hostile = Messages hostiles
soak-count-hostile-closed = … connexions fermées
soak-count-memory-before = Mémoire avant (Mo)
soak-count-memory-most = Mémoire maximum (Mo)
soak-count-log-bytes = Journal (Mo)
soak-count-tracebacks = Traces d’erreur
soak-note-stalled = La table { $table } ({ $game }) reste au numéro { $number } : { $seats }.
soak-note-seat = le siège { $seat } a vu le numéro { $shown }, { $acknowledged } a été confirmé, et il { $state ->
    [asked] doit répondre
    [answered] a répondu
   *[idle] n’a pas à répondre
}
soak-note-differing = Deux processus montrent au siège { $seat } de la table { $table } ({ $game }) des positions différentes.
soak-note-broken = Interrompu : { $why }
