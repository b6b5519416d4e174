"""A fresh server for each test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server_support import Person, serving, settings


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    with serving(settings(tmp_path)) as address:
        yield address


@pytest.fixture
def anna(base: str) -> Person:
    return Person(base, "Anna")


@pytest.fixture
def bruno(base: str) -> Person:
    return Person(base, "Bruno")
