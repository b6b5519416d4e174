"""Metrics: what a real server counts while people and bots play, with one worker and with several."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from postgres_support import Cluster
from process_support import listening
from prometheus_client.parser import text_string_to_metric_families
from refusals import refused
from server_support import Person, eventually

from serenissima.core.errors import BadTable
from serenissima.lab.loadtest.processes import free_port
from serenissima.server import metrics
from serenissima.server.metrics import serve_metrics

SETTINGS = """
offer = "example_offer:offer"
bot_delay = [0.0, 0.0]
sweep = 0.05
bot_processes = 2
limits = { identities = { burst = 3, per_second = 0.001 } }
"""


class Scrape:
    """The metrics of a server at one moment."""

    def __init__(self, port: int) -> None:
        self.text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        self.samples = [sample for family in text_string_to_metric_families(self.text) for sample in family.samples]

    def __call__(self, name: str, **labels: str) -> float:
        """The value, or the sum of the values, with this name and these labels."""
        return sum(
            sample.value
            for sample in self.samples
            if sample.name == name and all(sample.labels.get(key) == value for key, value in labels.items())
        )


@contextmanager
def measured_server(folder: Path, database: str, workers: int) -> Iterator[tuple[str, int]]:
    """A server from the command line: its address, and the port of its metrics."""
    port, measured = free_port(), free_port()
    file = folder / "settings.toml"
    file.write_text(SETTINGS)
    command = [sys.executable, "-m", "serenissima", "serve", "--no-browser", "--port", str(port)]
    command += ["--database", database, "--workers", str(workers), "--settings", str(file)]
    with listening([*command, "--metrics", f"127.0.0.1:{measured}"], port, folder):
        base = f"http://127.0.0.1:{port}"
        eventually(lambda: httpx.get(f"{base}/api/ready").status_code == 200, 60)
        yield base, measured


def play(base: str) -> Person:
    """A game with a bot, one with a bot that fails, a refusal, and more new people than are allowed."""
    anna = Person(base, "Anna")
    table = anna.make("me", "greedy")["id"]
    with anna.socket(table, 0) as line:
        asked = line.hear("position")
        line.say("pick", seat=0, number=asked["number"], pick=asked["decision"]["choices"][0]["pick"], ref=1)
        line.hear("position", ref=1)
    finish(anna, table)
    finish(anna, anna.make("me", "fault")["id"])
    assert anna.refused(409, f"/api/tables/{table}/picks", seat=0, number=0, pick=0) == "illegal-stale"
    for _ in range(3):
        Person(base).http.post("/api/me", json={"name": "Bruno"})
    return anna


def finish(person: Person, table: str) -> None:
    """Play until the game is over. A worker may be a moment behind the other: then a pick is refused as stale."""
    while True:
        now = person.position(table, 0)
        if now["result"] is not None:
            return
        if now["decision"] is None or now["decision"]["answered"] is not None:
            time.sleep(0.01)
            continue
        pick = {"seat": 0, "number": now["number"], "pick": now["decision"]["choices"][0]["pick"]}
        assert person.http.post(f"/api/tables/{table}/picks", json=pick).status_code in (200, 409)


def test_a_game_is_counted(tmp_path: Path) -> None:
    with measured_server(tmp_path, str(tmp_path / "x.sqlite3"), 1) as (base, measured):
        anna = play(base)
        with anna.socket(anna.make("me", "open")["id"], 0) as line:
            line.hear("table")
            eventually(lambda: Scrape(measured)("serenissima_sockets") == 1)
            assert Scrape(measured)("serenissima_tables") >= 1
        finished = next(table["id"] for table in anna.get("/api/me")["tables"] if table["state"] == "over")
        anna.post(f"/api/tables/{finished}/analysis")
        eventually(lambda: Scrape(measured)("serenissima_analyses_total", outcome="done") == 1)
        anna.make("me", "sleep", "sleep", "sleep")
        eventually(lambda: Scrape(measured)("serenissima_bot_queue") >= 1)
        found = Scrape(measured)
        assert found("serenissima_analyses_total", outcome="started") == 1
        assert found("serenissima_pick_seconds_count", game="regatta") >= 10
        assert 0 < found("serenissima_pick_seconds_sum") < 60
        assert found("serenissima_bot_picks_total", level="greedy", answered="greedy") >= 5
        assert found("serenissima_bot_picks_total", level="fault", answered="greedy") >= 5
        assert found("serenissima_commit_seconds_count") == found("serenissima_commit_changes_count") > 10
        assert found("serenissima_refusals_total", problem="illegal-stale") >= 1
        assert found("serenissima_refusals_total", problem="server-too-fast") >= 1
        assert found("serenissima_rate_limited_total", limit="identities") >= 1
        assert found("serenissima_event_loop_lag_seconds_count") > 0
        assert found("serenissima_errors_total") == 0
        assert "Anna" not in found.text
        assert anna.get("/api/me")["tables"][0]["id"] not in found.text


def test_several_workers_are_counted_together(cluster: Cluster, tmp_path: Path) -> None:
    with measured_server(tmp_path, cluster.url, 2) as (base, measured):
        play(base)
        found = Scrape(measured)
        assert found("serenissima_pick_seconds_count", game="regatta") >= 10
        assert found("serenissima_bot_picks_total") >= 10
        (log,) = tmp_path.glob("*.log")
        assert "WARNING serenissima.bots [- " in log.read_text(), "workers log in our format"
        assert not any("pid" in sample.labels for sample in found.samples)


def test_gauges_of_a_dead_worker_are_removed(tmp_path: Path) -> None:
    worker = "from serenissima.server import metrics; metrics.SOCKETS.set(7); metrics.errors.count('500')"
    path = os.pathsep.join(place for place in sys.path if place)
    environment = {**os.environ, "PYTHONPATH": path, metrics.FOLDER: str(tmp_path)}
    subprocess.run([sys.executable, "-c", worker], env=environment, check=True)
    registry = metrics.CollectorRegistry()
    metrics.WorkersCollector(registry, str(tmp_path))
    assert registry.get_sample_value("serenissima_sockets") is None
    assert registry.get_sample_value("serenissima_errors_total", {"status": "500"}) == 1


def test_labels_are_bounded() -> None:
    counter = metrics.Counter("bounded", "For this test", ["what"], registry=None)
    children = metrics.Children(counter)
    for i in range(metrics.MOST_CHILDREN + 50):
        children.count(str(i))
    values = {sample.labels["what"]: sample.value for sample in next(iter(counter.collect())).samples}
    assert values[metrics.OTHER] >= 50
    assert len(values) == metrics.MOST_CHILDREN + 1


@pytest.mark.parametrize("address", ["9100", "localhost:http", "127.0.0.1:0", ":9100", "127.0.0.1:70000"])
def test_a_wrong_address_is_named(address: str) -> None:
    with refused(BadTable, "server-bad-metrics"):
        serve_metrics(address, 1)
