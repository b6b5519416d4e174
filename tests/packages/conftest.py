"""The packages that these tests install."""

from pathlib import Path

import pytest
from package_support import GAMES, ROOT, pip_install, put


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Regatta, installed with pip; and a game that is nothing but a module with a SPEC."""
    folder = tmp_path_factory.mktemp("site")
    pip_install(ROOT / "docs" / "examples" / "regatta", folder)
    put(folder, "mini", "mini:SPEC", {"mini.py": (GAMES / "mini.py").read_text(encoding="utf-8")})
    return folder
