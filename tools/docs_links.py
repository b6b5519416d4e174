"""MkDocs hook: makes links from docs/ to other files of the repository work on the site.

On a code host `../deploy/nginx.conf` works as it is. The site contains docs/ only, so each linked file outside it is
added under `repository/`, and the link is changed to point there.
"""

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)([^)#\s]+)")
OUTSIDE = "repository/"


def in_repository(link: str, source: str) -> str:
    """The path of a link's target, relative to the root of the repository."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), link))


def source_of(uri: str) -> str:
    """Where a file of the site is in the repository."""
    return uri.removeprefix(OUTSIDE) if uri.startswith(OUTSIDE) else f"docs/{uri}"


def uri_of(path: str) -> str:
    """Where a file of the repository is on the site."""
    return path.removeprefix("docs/") if path.startswith("docs/") else OUTSIDE + path


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    pages = [file.src_uri for file in files.documentation_pages()]
    for uri in pages:  # grows while pages outside docs/ are found
        text = (ROOT / source_of(uri)).read_text(encoding="utf-8")
        for link in LINK.findall(text):
            target = in_repository(link, source_of(uri))
            new = uri_of(target)
            if new.startswith(OUTSIDE) and files.get_file_from_path(new) is None and (ROOT / target).is_file():
                files.append(File.generated(config, new, abs_src_path=str(ROOT / target)))
                if new.endswith(".md"):
                    pages.append(new)
    return files


def on_page_markdown(markdown: str, *, page: Page, files: Files, **_: object) -> str:
    def corrected(match: re.Match[str]) -> str:
        target = uri_of(in_repository(match[0], source_of(uri)))
        return posixpath.relpath(target, posixpath.dirname(uri)) if files.get_file_from_path(target) else match[0]

    uri = page.file.src_uri
    return LINK.sub(corrected, markdown)
