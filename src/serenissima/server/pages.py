"""What browsers load: the built client, kept in memory, and the message catalogues."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from serenissima.core.messages import message
from serenissima.games import ids
from serenissima.locale import LANGUAGES, all_texts, game_texts
from serenissima.server.errors import Refused

INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {".webmanifest": "application/manifest+json"}
"""What not every machine knows."""


@dataclass(frozen=True)
class Page:
    """One file, with its compressed forms by content encoding."""

    type: str
    content: bytes
    packed: dict[str, bytes]
    etag: str
    cache: str


def page_of(name: str, content: bytes, packed: dict[str, bytes], cache: str) -> Page:
    kind = TYPES.get(PurePosixPath(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Page(kind, content, packed, f'"{sha256(content).hexdigest()[:24]}"', cache)


def client(folder: Traversable) -> dict[str, Page]:
    """The built client, by path. Files in assets/ have their hash in their name, so they never change."""
    found: dict[str, bytes] = {}
    gather(folder, "", found)
    pages: dict[str, Page] = {}
    for path, content in found.items():
        if not path.endswith((".br", ".gz", ".py")):
            packed = {name: found[path + end] for name, end in PACKED if path + end in found}
            pages[path] = page_of(path, content, packed, FOREVER if path.startswith("assets/") else ASK_AGAIN)
    return pages


def gather(folder: Traversable, prefix: str, found: dict[str, bytes]) -> None:
    if not folder.is_dir():
        return
    for file in folder.iterdir():
        if file.is_dir():
            gather(file, f"{prefix}{file.name}/", found)
        else:
            found[prefix + file.name] = file.read_bytes()


@cache
def client_pages() -> dict[str, Page]:
    return client(files("serenissima.server").joinpath("web"))


@cache
def catalogue(language: str) -> Page:
    """All messages of one language in one file."""
    content = "\n".join(all_texts(language)).encode()
    return page_of("words.txt", content, {"gzip": gzip.compress(content, mtime=0)}, ASK_AGAIN)


@cache
def game_catalogue(language: str, game: str) -> Page:
    """The words of one game, for a client that was built without them; empty if the game does not speak it."""
    content = "\n".join(game_texts(game, language)).encode()
    return page_of("words.txt", content, {"gzip": gzip.compress(content, mtime=0)}, ASK_AGAIN)


def answer(page: Page, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"etag": page.etag, "cache-control": page.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=page.type)
    accepted = [part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")]
    for name, content in page.packed.items():
        if name in accepted:
            return Response(content, headers={**headers, "content-encoding": name}, media_type=page.type)
    return Response(page.content, headers=headers, media_type=page.type)


@get("/locale/{name:str}", include_in_schema=False)
async def get_catalogue(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The messages of one language."""
    language, _, end = name.partition(".")
    if language not in LANGUAGES or end != "ftl":
        raise Refused(404, message("server-no-such-page"))
    return answer(catalogue(language), request)


@get("/locale/{language:str}/{name:str}", include_in_schema=False)
async def get_game_catalogue(
    language: FromPath[str], name: FromPath[str], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """The words of one game in one language."""
    game, _, end = name.partition(".")
    if language not in LANGUAGES or end != "ftl" or game not in ids():
        raise Refused(404, message("server-no-such-page"))
    return answer(game_catalogue(language, game), request)


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; its routes, such as /table/ID, all return the index page."""
    pages = client_pages()
    wanted = path.strip("/")
    page = pages.get(wanted or INDEX)
    if page is None and not wanted.startswith(("api/", "assets/")) and "." not in wanted.rpartition("/")[2]:
        page = pages.get(INDEX)
    if page is None:
        raise Refused(404, message("server-no-such-page" if INDEX in pages else "server-no-client"))
    return answer(page, request)
