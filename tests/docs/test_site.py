"""The documentation site builds in strict mode, offline, and loads nothing from elsewhere."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from machine_requirements import skip_unless_ci

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if find_spec("mkdocs") is None or find_spec("mkdocstrings") is None:
        skip_unless_ci("MkDocs is not installed: make docs installs it.")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_every_page_of_the_documentation_is_on_the_site(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix(".html")
        assert (site / (name.with_name("index.html") if page.name == "README.md" else name)).is_file(), page


def test_the_reference_is_made_from_docstrings(site: Path) -> None:
    text = (site / "reference.html").read_text(encoding="utf-8")
    for name in ("serenissima.core.state.State", "serenissima.core.spec.GameSpec", "serenissima.table.session.Session"):
        assert f'id="{name}"' in text


def test_files_outside_the_documentation_are_on_the_site(site: Path) -> None:
    assert (site / "repository/deploy/nginx.conf").read_bytes() == (ROOT / "deploy/nginx.conf").read_bytes()
    assert 'href="repository/deploy/nginx.conf"' in (site / "hosting.html").read_text(encoding="utf-8")


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|img|iframe)[^>]*?\bsrc="([^"]+)"|<link[^>]*?\bhref="([^"]+)"', text)
        assert not [link for pair in loaded for link in pair if "//" in link], page
