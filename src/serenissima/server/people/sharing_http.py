"""The requests about links to finished games; docs/protocol.md lists them.

What a key opens is only in the `/shared/` requests, which only read and never ask who the visitor is.
"""

from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from serenissima.server import protocol
from serenissima.server.answers import Id, Visitor, json_response, require_person
from serenissima.server.people.sharing import Sharing, admit_by_key, shared_table
from serenissima.server.tables.repository import HeldTable
from serenissima.server.tables.table import NO_SEAT

Seat = Annotated[int, QueryParameter(ge=-1, le=20)]
Since = Annotated[int | None, QueryParameter(ge=-1, le=1_000_000_000)]
At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, schema_extra={"minimum": 0})]


@post("/tables/{id:str}/share", status_code=200)
async def post_share(
    id: Id, data: JSONBody[protocol.ShareBody], state: State, person: Visitor
) -> Response[protocol.Share]:
    """Make a link to a finished game of yours, or withdraw it."""
    sharing: Sharing = state.sharing
    known = require_person(person)
    async with state.tables.at(id, person) as table:
        if data.share:
            return json_response(protocol.Share(await sharing.share(table, known)))
        await sharing.withdraw(table, known)
        return json_response(protocol.Share(None))


async def opened(state: State, key: str) -> HeldTable:
    """The table of a key, to be locked."""
    sharing: Sharing = state.sharing
    table: HeldTable = state.tables.at(await sharing.table_of(key))
    return table


@get("/shared/{key:str}")
async def get_shared(key: Id, state: State) -> Response[protocol.Table]:
    """The table of a shared game."""
    async with await opened(state, key) as table:
        admit_by_key(table)
        return json_response(shared_table(table, state.tables.now()))


@get("/shared/{key:str}/position")
async def get_shared_position(
    key: Id, state: State, seat: Seat = NO_SEAT, at: At = None, since: Since = None
) -> Response[protocol.Position]:
    """A position of a shared game, from any seat."""
    async with await opened(state, key) as table:
        admit_by_key(table, seat)
        return json_response(table.present.position(seat, since, at))


@get("/shared/{key:str}/log")
async def get_shared_log(key: Id, state: State, seat: Seat = NO_SEAT) -> Response[protocol.Log]:
    """The log of a shared game, from any seat."""
    async with await opened(state, key) as table:
        admit_by_key(table, seat)
        return json_response(protocol.Log(table.present.log(seat, -1, table.game().picks_in_force)))


@get("/shared/{key:str}/chart")
async def get_shared_chart(key: Id, state: State) -> Response[protocol.Chart]:
    """The scores of a shared game."""
    async with await opened(state, key) as table:
        admit_by_key(table)
        return json_response(table.present.chart(NO_SEAT))


@get("/shared/{key:str}/record")
async def get_shared_record(key: Id, state: State) -> Response[protocol.GameRecord]:
    """The record of a shared game."""
    async with await opened(state, key) as table:
        admit_by_key(table)
        answer = json_response(table.present.record(NO_SEAT))
        answer.headers["content-disposition"] = f'attachment; filename="{table.row.game}-{key[:6]}.json"'
        return answer


@get("/shared/{key:str}/analysis")
async def get_shared_analysis(key: Id, state: State) -> Response[protocol.Analysis]:
    """The analysis of a shared game, as far as it has got."""
    async with await opened(state, key) as table:
        admit_by_key(table)
    return json_response(await state.analyses.find(table.id))


handlers = [
    post_share,
    get_shared,
    get_shared_position,
    get_shared_log,
    get_shared_chart,
    get_shared_record,
    get_shared_analysis,
]
