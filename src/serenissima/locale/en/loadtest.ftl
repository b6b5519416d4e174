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
bench-server-silent = The server does not answer. Its log ends with: { $detail }
bench-server-ended = The server stopped unexpectedly. Its log ends with: { $detail }
postgres-missing = PostgreSQL is not installed on this machine.
postgres-failed = The PostgreSQL program { $program } failed: { $detail }
soak-needs-linux = The soak test needs Linux: it looks for server processes in /proc.
soak-bad-folder = The folder { $folder } cannot be used: { $detail }
soak-folder-in-use = The folder { $folder } is not empty.
soak-kept = Logs and databases are in { $folder }.
soak-skipped = Skipped because PostgreSQL is not installed: { $phase }
soak-passed = Nothing was lost, duplicated or stalled.
soak-failed = The soak test failed: the numbers in red should be zero.
soak-phase-sqlite-kill = Server killed
soak-phase-worker-kill = Worker killed
soak-phase-database-restart = Database restarts
soak-phase-flood = Flood
soak-phase-never-reads = Never reads
soak-phase-two-workers = Two workers
soak-count-seconds = Seconds
soak-count-acknowledged = Acknowledged
soak-count-over-http = … over HTTP
soak-count-kills = Kills
soak-count-database-restarts = Database crashes
soak-count-lost = Lost
soak-count-duplicated = Duplicated
soak-count-gaps = Gaps
soak-count-unplayable = Unplayable
soak-count-corrupt = Corrupt files
soak-count-stalled = Stalled tables
soak-count-errors = 5xx
soak-count-differing = Differing views
soak-count-bloated = Memory exhausted
soak-count-broken = Aborted
soak-count-finished = Games verified
soak-count-replayed = Games replayed
soak-count-unavailable = 503
soak-count-refused = 4xx
soak-count-cut-off = Disconnected
soak-count-restart-median-s = Restart (median s)
soak-count-restart-most-s = Restart (max s)
soak-count-longest-pause = Longest pause (s)
soak-count-health-most-s = Health (max s)
soak-count-integrity-checks = Integrity checks
soak-count-compared = Views compared
soak-count-hostile = Hostile messages
soak-count-hostile-closed = … sockets closed
soak-count-memory-before = Memory before (MB)
soak-count-memory-most = Peak memory (MB)
soak-count-log-bytes = Log (MB)
soak-count-tracebacks = Tracebacks
soak-note-stalled = Table { $table } ({ $game }) stands still at number { $number }: { $seats }.
soak-note-seat = seat { $seat } was last shown number { $shown }, { $acknowledged } was acknowledged, and it { $state ->
    [asked] is asked
    [answered] has answered
   *[idle] is not asked
}
soak-note-differing = Two workers show seat { $seat } of table { $table } ({ $game }) different positions.
soak-note-broken = Aborted: { $why }
