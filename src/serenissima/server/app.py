"""The application: everything put together, opened and closed in order."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from serenissima import __version__
from serenissima.core.errors import Problem
from serenissima.core.words import Message, message
from serenissima.server import protocol
from serenissima.server.background import Background
from serenissima.server.bots.analyses import Analyses
from serenissima.server.bots.driver import Driver
from serenissima.server.bots.hints import Hints
from serenissima.server.bots.pool import BotPool
from serenissima.server.errors import Refused, status_of
from serenissima.server.fast.gc import gc_tuning
from serenissima.server.guard import Application, Guard
from serenissima.server.http import api, provide_person
from serenissima.server.offer import load_offer
from serenissima.server.openapi import OpenApiDocument
from serenissima.server.pages import get_catalogue, get_page
from serenissima.server.people.identity import Identities
from serenissima.server.settings import Settings, database_url, read_settings
from serenissima.server.storage.bus import Bus
from serenissima.server.storage.leases import Leases
from serenissima.server.storage.store import Store
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats

log = logging.getLogger("serenissima")

NO_SUCH_PAGE = (404, 405)
TOO_LARGE = 413


def problem_answer(status: int, said: Message, wait: int | None = None) -> Response[Any]:
    headers = {"retry-after": str(wait)} if wait is not None else None
    content = protocol.encode(protocol.Problem(said))
    return Response(content, media_type="application/json", status_code=status, headers=headers)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    return problem_answer(status_of(problem), problem.message, problem.wait if isinstance(problem, Refused) else None)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses by itself: no such page, a body of the wrong shape."""
    status = error.status_code
    if status in NO_SUCH_PAGE:
        return problem_answer(status, message("server-no-such-page"))
    if status == TOO_LARGE:
        return problem_answer(status, message("server-too-large"))
    if status >= 500:
        return problem_answer(status, message("server-trouble"))
    return problem_answer(400, message("server-malformed", detail=detail_of(error)))


def detail_of(error: HTTPException) -> str:
    """Where a body or a parameter is wrong, in the words of the decoder."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra)[:300]
    return str(error.detail)[:300]


def on_undecodable(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    """A body that is no text at all."""
    return problem_answer(400, message("server-malformed", detail=str(error)))


def on_defect(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A defect of ours: the log gets everything, the person a plain word."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem_answer(500, message("server-trouble"))


def make_app(settings: Settings, now: Callable[[], float] = time.time) -> Guard:
    """A server. Nothing happens before its lifespan begins."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        pool = BotPool(settings)
        tables = Tables(store, load_offer(settings.offer), settings, now)
        seats = Seats(tables)
        actions = Actions(tables, seats)
        hints = Hints(tables, pool)
        analyses = Analyses(tables, pool, settings)
        leases = Leases(settings.database, is_needed=not store.is_sqlite)
        driver = Driver(tables, actions, pool, leases, settings)
        background = Background(tables, seats, leases, settings)
        app.state.update(
            identities=Identities(store, now),
            tables=tables,
            seats=seats,
            actions=actions,
            hints=hints,
            analyses=analyses,
        )
        await analyses.open()
        tasks = [asyncio.create_task(driver.run()), *background.start()]
        if not store.is_sqlite:
            bus = Bus(settings.database, tables.hear, tables.doubt_everything)
            tasks += [asyncio.create_task(bus.run()), asyncio.create_task(tables.catch_up_forever())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await driver.close()
            await hints.close()
            await analyses.close()
            await pool.close()
            await background.stop()
            await leases.close()
            await store.close()

    app = Litestar(
        route_handlers=[api, get_catalogue, get_page],
        dependencies={"person": Provide(provide_person)},
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            UnicodeDecodeError: on_undecodable,
            Exception: on_defect,
        },
        lifespan=[lifespan],
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Serenissima",
            version=__version__,
            path="/schema",
            render_plugins=[OpenApiDocument(path="/")],
        ),
        logging_config=None,
    )
    return Guard(cast(Application, app), settings.limits)


def from_environment() -> Guard:
    """The server of one worker process; its parent has put the settings into the environment."""
    gc_tuning.settle()
    database = database_url(os.environ.get("SERENISSIMA_DATABASE"))
    return make_app(read_settings(os.environ.get("SERENISSIMA_SETTINGS"), database))
