bench-server-progress = Playing at { $tables } tables
bench-server-title = A server under load for { $seconds } s
bench-server-tables = Tables
bench-server-sockets = Sockets
bench-server-picks = Picks
bench-server-rate = Picks/s
bench-server-half = p50
bench-server-most = p99
bench-server-cpu = CPU/pick
bench-server-stalled = Stalled
bench-server-where = { $workers ->
    [one] One process on { $database }
   *[other] { $workers } workers on { $database }
}
bench-server-not-started = The server did not start: { $detail }
postgres-missing = PostgreSQL is not installed on this machine.
postgres-failed = PostgreSQL’s program { $program } failed: { $detail }
