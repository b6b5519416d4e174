"""The requests about your standing answers; docs/protocol.md lists them."""

from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from serenissima.server import protocol
from serenissima.server.answers import Id, Visitor, json_response, require_person
from serenissima.server.tables.standing import StandingAnswers


@get("/tables/{id:str}/standing")
async def get_standing(
    id: Id, state: State, person: Visitor, seat: Annotated[int, QueryParameter(ge=0, le=20)] = 0
) -> Response[protocol.StandingList]:
    """Your standing answers at a table, and what was answered for you."""
    standing: StandingAnswers = state.standing
    known = require_person(person)
    async with state.tables.at(id, person) as table:
        return json_response(standing.describe(table, known, seat))


@post("/tables/{id:str}/standing", status_code=200)
async def post_standing(
    id: Id, data: JSONBody[protocol.StandingBody], state: State, person: Visitor
) -> Response[protocol.StandingList]:
    """Leave or withdraw a standing answer."""
    standing: StandingAnswers = state.standing
    known = require_person(person)
    async with state.tables.at(id, person) as table:
        await state.tables.act(table, lambda: standing.change(table, known, data))
        return json_response(standing.describe(table, known, data.seat))


handlers = [get_standing, post_standing]
