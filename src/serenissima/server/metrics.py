"""Metrics for Prometheus: counts and times. No label names a person or a table or reveals hidden information.

Every worker always counts: a pick costs about two microseconds. `serenissima serve --metrics` serves the numbers at a
separate address; several workers share them through files.
"""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, Metric, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from serenissima.core.errors import BadTable
from serenissima.core.messages import message

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that tells prometheus_client that several processes count together."""
MOST_CHILDREN: Final = 200
OTHER: Final = "other"
LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

PICK_SECONDS: Final = Histogram(
    "serenissima_pick_seconds", "From the receipt of a person's pick until it is durable", ["game"], buckets=LATENCIES
)
COMMIT_SECONDS: Final = Histogram(
    "serenissima_commit_seconds", "How long a transaction that writes changes takes", buckets=LATENCIES
)
COMMIT_CHANGES: Final = Histogram(
    "serenissima_commit_changes", "How many changes share a transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200)
)
SOCKETS: Final = Gauge("serenissima_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES: Final = Gauge("serenissima_tables", "Tables in memory", multiprocess_mode="livesum")
BOT_QUEUE: Final = Gauge(
    "serenissima_bot_queue", "Questions to bots that wait for a process", multiprocess_mode="livesum"
)
BOT_PICKS: Final = Counter(
    "serenissima_bot_picks",
    "Picks of bots, by the level that was asked and the one that answered",
    ["game", "level", "answered"],
)
ANALYSES: Final = Counter("serenissima_analyses", "Analyses of finished games", ["outcome"])
REFUSALS: Final = Counter("serenissima_refusals", "Requests and commands that were refused", ["problem"])
RATE_LIMITED: Final = Counter("serenissima_rate_limited", "Requests and commands over a limit", ["limit"])
ERRORS: Final = Counter("serenissima_errors", "Requests answered with a status of 500 or more", ["status"])
DELIVERIES: Final = Counter("serenissima_deliveries", "Attempts to deliver notifications", ["kind", "outcome"])
LOOP_LAG: Final = Histogram(
    "serenissima_event_loop_lag_seconds", "How late a job that is due every second begins", buckets=LATENCIES
)


class Children:
    """A counter by its labels. Finding the child is cached, and there are at most `MOST_CHILDREN`."""

    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self.known: dict[tuple[str, ...], Counter] = {}

    def count(self, *labels: str) -> None:
        child = self.known.get(labels)
        if child is None:
            if len(self.known) >= MOST_CHILDREN:
                labels = (OTHER,) * len(labels)
            child = self.known[labels] = self.counter.labels(*labels)
        child.inc()


pick_seconds: Final[dict[str, Histogram]] = {}
bot_picks: Final = Children(BOT_PICKS)
analyses: Final = Children(ANALYSES)
refusals: Final = Children(REFUSALS)
rate_limits: Final = Children(RATE_LIMITED)
errors: Final = Children(ERRORS)


def count_pick(game: str, seconds: float) -> None:
    """Count a person's pick that became durable this many seconds after it was received."""
    times = pick_seconds.get(game)
    if times is None:
        times = pick_seconds[game] = PICK_SECONDS.labels(game)
    times.observe(seconds)


def count_commit(changes: int, seconds: float) -> None:
    COMMIT_SECONDS.observe(seconds)
    COMMIT_CHANGES.observe(changes)


def count_delivery(kind: str, outcome: str) -> None:
    DELIVERIES.labels(kind, outcome).inc()


# Serving them.


class WorkersCollector(MultiProcessCollector):
    """The sum over all workers. Gauges (sockets, tables) of a worker that has died are dropped."""

    def __init__(self, registry: CollectorRegistry, folder: str) -> None:
        super().__init__(registry, folder)  # type: ignore[no-untyped-call]
        self.folder = Path(folder)

    def collect(self) -> Iterable[Metric]:
        for pid in {int(file.stem.rpartition("_")[2]) for file in self.folder.glob("gauge_live*.db")}:
            if not is_running(pid):
                mark_process_dead(pid, str(self.folder))  # type: ignore[no-untyped-call]
        found: Iterable[Metric] = super().collect()  # type: ignore[no-untyped-call]
        return found


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def serve_metrics(address: str, workers: int) -> None:
    """Serve the metrics of this process, or of the workers that it is about to start, at `host:port`."""
    host, _, port = address.rpartition(":")
    if not port.isdigit() or not 0 < int(port) < 65536 or not host:
        raise BadTable(message("server-bad-metrics", given=address))
    registry = REGISTRY
    if workers > 1:
        folder = tempfile.mkdtemp(prefix="serenissima-metrics-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        os.environ[FOLDER] = folder
        registry = CollectorRegistry()
        WorkersCollector(registry, folder)
    try:
        start_http_server(int(port), host.strip("[]"), registry)
    except OSError as error:
        raise BadTable(message("server-port-taken", port=port)) from error
