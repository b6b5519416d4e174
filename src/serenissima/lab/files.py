"""Files that people name: what goes wrong with them is said in words, and before anything is played for them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serenissima.core.errors import BadRecord
from serenissima.core.messages import message


@contextmanager
def touching(file: Path | str) -> Iterator[None]:
    """What goes wrong with the file is said of the file, and nothing else is."""
    try:
        yield
    except OSError as error:
        raise BadRecord(message("lab-file", file=str(file), detail=error.strerror or str(error))) from error


def must_write(file: Path) -> None:
    """Refuse a file that cannot be written. Leaves everything as it was."""
    with touching(file):
        is_new = not file.exists()
        file.open("ab").close()
        if is_new:
            file.resolve().unlink()  # not a link that leads to it
