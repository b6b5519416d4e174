"""What monitors ask: alive, and ready to serve."""

from pathlib import Path

from postgres_support import Cluster
from server_support import Person, eventually, serving, settings

from serenissima import __version__


def test_a_worker_on_sqlite_is_alive_and_ready(anna: Person) -> None:
    assert anna.get("/api/health") == {"status": "ok", "version": __version__}
    with anna.socket(anna.make("me", "open")["id"], 0) as line:
        line.hear("table")
        ready = anna.get("/api/ready")
    assert ready.pop("tables") >= 1
    assert ready == {"status": "ready", "version": __version__, "database": "sqlite"}


def test_without_its_database_a_worker_is_alive_but_not_ready(cluster: Cluster, tmp_path: Path) -> None:
    with serving(settings(tmp_path, database=cluster.url)) as base:
        visitor = Person(base)
        eventually(lambda: visitor.http.get("/api/ready").status_code == 200)
        cluster.stop("immediate")
        try:
            refused = visitor.http.get("/api/ready")
            assert refused.status_code == 503
            assert refused.json()["problem"]["id"] == "server-unavailable"
            assert int(refused.headers["retry-after"]) >= 1
            assert visitor.get("/api/health")["status"] == "ok"
        finally:
            cluster.start()
        eventually(lambda: visitor.http.get("/api/ready").status_code == 200)
