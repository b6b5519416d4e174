"""Tests in a real browser against the real server. They need chromium and the built client."""

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest
from browser_support import Server, Visitor, visitor
from chromium import CHROMIUM, FLAGS, SHORT_LIVED
from machine_requirements import skip_unless_ci
from playwright.sync_api import Browser, sync_playwright


def missing() -> str:
    if not CHROMIUM:
        return "chromium is missing"
    if not files("serenissima.server").joinpath("web", "index.html").is_file():
        return "the client has not been built (npm run build in web/)"
    return ""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: while it is open a loop runs in this thread, and other tests start loops of their own."""
    if why := missing():
        skip_unless_ci(why)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *SHORT_LIVED])
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser"))
    yield running
    running.kill()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; none of their pages may have reported an error or a warning."""
    made: list[Visitor] = []

    def make(**settings: Any) -> Visitor:
        made.append(visitor(browser, server, **settings))
        return made[-1]

    yield make
    for each in made:
        each.context.close()
    assert [error for each in made for error in each.errors] == []
