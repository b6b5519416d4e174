"""What a test needs of the machine. `make test` installs it on Debian as root, and fails if that fails."""

import os
from typing import NoReturn

import pytest


def lacking(why: str) -> NoReturn:
    """A person may go without, and is told; where tests decide about a change nothing is skipped in silence."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)
