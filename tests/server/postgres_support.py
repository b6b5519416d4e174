"""A PostgreSQL server of our own for tests. It does not sync to the disk: no test cuts the power."""

from collections.abc import Iterator
from contextlib import contextmanager

from machine_requirements import skip_unless_ci

from serenissima.lab.loadtest import postgres
from serenissima.lab.loadtest.postgres import Cluster, programs


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A database from its start to its end."""
    if programs() is None:
        skip_unless_ci("PostgreSQL is missing; tools/system.sh installs it")
    with postgres.running_cluster(is_synced=False) as cluster:
        yield cluster
