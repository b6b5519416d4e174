"""Answers to failed requests: always `{"problem": message}`, whatever went wrong."""

import logging
import traceback
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from serenissima.core.errors import Problem
from serenissima.core.messages import Message, message
from serenissima.server import metrics, protocol
from serenissima.server.errors import Refused, status_of
from serenissima.server.logs import event_id

NO_SUCH_PAGE: Final = (404, 405)
TOO_LARGE: Final = 413

log = logging.getLogger("serenissima")


def problem_answer(status: int, said: Message, headers: Mapping[str, str] | None = None) -> Response[Any]:
    if status < 500:
        metrics.refusals.count(said.id)
    else:
        metrics.errors.count(str(status))
    content = protocol.encode(protocol.Problem(said))
    return Response(content, media_type="application/json", status_code=status, headers=dict(headers or {}))


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    wait = problem.wait if isinstance(problem, Refused) else None
    return problem_answer(status_of(problem), problem.message, {} if wait is None else {"retry-after": str(wait)})


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Requests that the framework refuses: no such page, a malformed body."""
    status = error.status_code
    if status in NO_SUCH_PAGE:
        return problem_answer(status, message("server-no-such-page"), error.headers)
    if status == TOO_LARGE:
        return problem_answer(status, message("server-too-large"))
    if status >= 500:
        log.error("the framework failed", exc_info=error)
        return problem_answer(status, message("server-trouble", event=event_id.get()))
    return problem_answer(400, message("server-malformed", detail=detail_of(error)))


def detail_of(error: HTTPException) -> str:
    """Where a body or a parameter is wrong, in the words of the decoder."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra)[:300]
    return str(error.detail)[:300]


def on_undecodable(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    """A body that is not text."""
    return problem_answer(400, message("server-malformed", detail=str(error)))


def on_recursion(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON nested too deeply to decode is the sender's mistake; any other recursion error is a bug of ours."""
    *_, (frame, _) = traceback.walk_tb(error.__traceback__)
    if frame.f_globals.get("__name__", "").startswith("litestar.serialization"):
        return problem_answer(400, message("server-malformed", detail="nested too deeply"))
    return on_defect(request, error)


def on_defect(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A bug of ours: log everything, and send the person a plain message with the id of the log record."""
    # Log the path's template: the path itself may contain an invitation.
    log.error("%s %s failed", request.method, request.scope.get("path_template", ""), exc_info=error)
    return problem_answer(500, message("server-trouble", event=event_id.get()))


HANDLERS: Final[ExceptionHandlersMap] = {
    Problem: on_problem,
    HTTPException: on_http,
    UnicodeDecodeError: on_undecodable,
    RecursionError: on_recursion,
    Exception: on_defect,
}
