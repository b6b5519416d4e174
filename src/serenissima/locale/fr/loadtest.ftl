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
bench-server-not-started = Le serveur n’a pas démarré : { $detail }
postgres-missing = PostgreSQL n’est pas installé sur cette machine.
postgres-failed = Le programme { $program } de PostgreSQL a échoué : { $detail }
