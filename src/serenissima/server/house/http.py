"""The requests about this server itself; docs/protocol.md lists them."""

import asyncio
from typing import Any, cast

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from serenissima.server import protocol
from serenissima.server.answers import Visitor, json_response
from serenissima.server.guard import Scope
from serenissima.server.house.first_run import describe
from serenissima.server.house.keeper import Keeper


@get("/server")
async def get_server(request: Request[Any, Any, Any], state: State, person: Visitor) -> Response[protocol.ServerInfo]:
    """The name of this server, what its operator announces, and whether you may create tables."""
    keeper: Keeper = state.keeper
    return json_response(keeper.info(cast(Scope, request.scope), person))


@get("/server/first-run")
async def get_first_run(request: Request[Any, Any, Any], state: State) -> Response[protocol.FirstRun]:
    """How this server runs, for the first visitor on its own computer."""
    keeper: Keeper = state.keeper
    scope = cast(Scope, request.scope)
    keeper.must_be_first(scope)
    return json_response(await asyncio.to_thread(describe, scope, state.listens_on, keeper.settings))


@post("/server/first-run", status_code=200)
async def post_first_run(
    data: JSONBody[protocol.FirstRunBody], request: Request[Any, Any, Any], state: State, person: Visitor
) -> Response[protocol.ServerInfo]:
    """The first visitor makes the choices that the running server can take over."""
    keeper: Keeper = state.keeper
    scope = cast(Scope, request.scope)
    keeper.must_be_first(scope)
    await keeper.finish_first_run(data)
    return json_response(keeper.info(scope, person))


handlers = [get_server, get_first_run, post_first_run]
