"""Expect a refusal by the id of its message, whatever its sentence says."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from serenissima.core.errors import Problem


@contextmanager
def refused(kind: type[Problem], id: str) -> Iterator[None]:
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.message.id == id
