"""The requests about your games; docs/protocol.md lists them."""

from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from serenissima.server import protocol
from serenissima.server.answers import Id, Visitor, json_response, require_person
from serenissima.server.people.history import Filter, History, ListState
from serenissima.server.people.sharing import require_player

Text = Annotated[str | None, QueryParameter(max_length=100)]


def printable(text: str | None) -> str:
    """What somebody looks for, without characters that no name has; PostgreSQL refuses some of them."""
    return "".join(letter for letter in text or "" if letter.isprintable())


@get("/me/games")
async def get_my_games(
    state: State,
    person: Visitor,
    show: Annotated[ListState, QueryParameter()] = "all",
    game: Text = None,
    name: Text = None,
    people: Annotated[bool, QueryParameter()] = False,
    after: Text = None,
) -> Response[protocol.GameList]:
    """Your games, running and finished."""
    history: History = state.history
    if person is None:
        return json_response(protocol.GameList([], protocol.GameCounts(0, 0, 0, 0), None))
    return json_response(await history.page(person.id, Filter(show, printable(game), printable(name), people), after))


@get("/me/waiting")
async def get_waiting(state: State, person: Visitor, table: Text = None) -> Response[protocol.Waiting]:
    """The other games that wait for you, and which one comes next."""
    history: History = state.history
    return json_response(await history.waiting(require_person(person).id, printable(table)))


@post("/tables/{id:str}/hide", status_code=200)
async def post_hide(
    id: Id, data: JSONBody[protocol.HideBody], state: State, person: Visitor
) -> Response[protocol.GameCounts]:
    """Take a finished game off your list, or put it back."""
    history: History = state.history
    known = require_person(person)
    async with state.tables.at(id, person) as table:
        require_player(table, known)
        await history.hide(known.id, table.row, data.hide)
    async with history.store.connect() as connection:
        return json_response(await history.counts(connection, known.id, Filter()))


handlers = [get_my_games, get_waiting, post_hide]
