"""Checking in advance whether a file can be written changes nothing on the disk."""

from pathlib import Path

import pytest

from serenissima.core.errors import BadRecord
from serenissima.lab.file_errors import must_write


def test_a_dangling_symlink_survives_the_write_check(tmp_path: Path) -> None:
    file, link = tmp_path / "x.json", tmp_path / "link"
    link.symlink_to(file)
    must_write(link)
    assert link.readlink() == file
    assert not file.exists()


def test_a_symlink_loop_is_refused_with_a_message(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(link)
    with pytest.raises(BadRecord):
        must_write(link)
