"""One server for each file of tests; people and tables are new in each test."""

from collections.abc import Iterator

import pytest
from notification_support import Scene, scene
from postgres_support import Cluster, running_cluster
from server_support import Person, serving, settings


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings(tmp_path_factory.mktemp("server"))) as address:
        yield address


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server that notifies people, with receivers; `base` of the tests of notifications is its address."""
    with scene(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as made:
        yield made


@pytest.fixture
def anna(base: str) -> Person:
    return Person(base, "Anna")


@pytest.fixture
def bruno(base: str) -> Person:
    return Person(base, "Bruno")
