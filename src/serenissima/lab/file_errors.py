"""Files named by the user: problems are reported as messages, before any games are played."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serenissima.core.errors import BadRecord
from serenissima.core.messages import message


@contextmanager
def reporting_file_errors(file: Path | str) -> Iterator[None]:
    """Report OS errors as problems with this file."""
    try:
        yield
    except OSError as error:
        raise BadRecord(message("lab-file", file=str(file), detail=error.strerror or str(error))) from error


def must_write(file: Path) -> None:
    """Refuse a file that cannot be written. Leaves everything unchanged."""
    with reporting_file_errors(file):
        is_new = not file.exists()
        file.open("ab").close()
        if is_new:
            file.resolve().unlink()  # keep a dangling symlink that leads to it
