"""Shared by all tests: the example game of the documentation is importable, and words are English unless asked."""

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "docs" / "examples" / "regatta"), str(ROOT / "docs" / "examples")]
os.environ["SERENISSIMA_LANG"] = "en"


@pytest.fixture
def seeds() -> range:
    """The games played at each table against the laws: one, or as many as SEEDS says, which `make soak` sets.

    (Not beside the tests of the laws: there are games in that folder, and law 13 lets no game import `os`.)
    """
    return range(1, 1 + int(os.environ.get("SEEDS", "1")))
