"""Files that people name are asked about before they are written, and nothing comes of the question."""

from pathlib import Path

import pytest

from serenissima.core.errors import BadRecord
from serenissima.lab.file_errors import must_write


def test_a_link_to_a_file_that_is_not_there_yet_stays_one(tmp_path: Path) -> None:
    file, link = tmp_path / "x.json", tmp_path / "link"
    link.symlink_to(file)
    must_write(link)
    assert link.readlink() == file
    assert not file.exists()


def test_a_link_that_leads_to_itself_is_refused_in_words(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(link)
    with pytest.raises(BadRecord):
        must_write(link)
