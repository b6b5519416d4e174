"""Shared by the tests of the laws: copies of the example game with a fault."""

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
