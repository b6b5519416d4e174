"""The application: everything put together, opened and closed in order."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from serenissima import __version__
from serenissima.core.errors import Problem
from serenissima.core.words import Message, message
from serenissima.server import bodies
from serenissima.server.accounts import Accounts
from serenissima.server.advice import Adviser
from serenissima.server.analyses import Analyses
from serenissima.server.api import api, provide_person
from serenissima.server.bus import Listener
from serenissima.server.describing import Description
from serenissima.server.guard import Application, Guard
from serenissima.server.library import load_library
from serenissima.server.lobby import Lobby
from serenissima.server.pages import get_catalogue, get_page
from serenissima.server.play import Play
from serenissima.server.refusals import status_of
from serenissima.server.settings import Settings, database_url
from serenissima.server.store import Store
from serenissima.server.tidy import tidy
from serenissima.server.watch import Watch
from serenissima.server.workers import Workers

log = logging.getLogger("serenissima")

NO_SUCH_PAGE = (404, 405)
TOO_LARGE = 413


def problem_answer(status: int, said: Message) -> Response[Any]:
    return Response(bodies.encode(bodies.ProblemTold(said)), media_type="application/json", status_code=status)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    return problem_answer(status_of(problem), problem.message)


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


def make_app(settings: Settings) -> Guard:
    """A server. Nothing happens before its lifespan begins."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        workers = Workers(settings)
        lobby = Lobby(store, load_library(settings.library), settings)
        play = Play(lobby, workers, settings)
        app.state.accounts = Accounts(store, settings)
        app.state.lobby = lobby
        app.state.play = play
        app.state.adviser = adviser = Adviser(lobby, workers)
        app.state.analyses = analyses = Analyses(lobby, workers, settings)
        watch = Watch(lobby, play, settings)
        await analyses.open()
        tasks = watch.begin()
        if not store.is_sqlite:
            app.state.listener = Listener(settings.database, lobby)
            tasks.append(asyncio.create_task(app.state.listener.listen_on()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await play.close()
            await adviser.close()
            await analyses.close()
            await workers.close()
            await watch.end()
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
            render_plugins=[Description(path="/")],
        ),
        logging_config=None,
    )
    return Guard(cast(Application, app), settings.limits)


def from_environment() -> Guard:
    """The server of one worker process; its parent has put the settings into the environment."""
    tidy.settle()
    return make_app(Settings(database_url(os.environ.get("SERENISSIMA_DATABASE"))))
