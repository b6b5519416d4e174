"""Shared by the tests of the laws: copies of the example game with a fault, and how many games are played."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from faults import Loader


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Loader]:
    monkeypatch.syspath_prepend(str(tmp_path))
    loader = Loader(tmp_path)
    yield loader
    for module in [module for module in sys.modules if module.split(".")[0] in loader.names]:
        del sys.modules[module]


@pytest.fixture
def seeds() -> range:
    """The games that are played at each table: one, or as many as SEEDS says, which `make soak` sets.

    (Not in test_laws.py: there are games in it, and law 13 lets no game import `os`.)
    """
    return range(1, 1 + int(os.environ.get("SEEDS", "1")))
