"""The requests about your private notes; docs/protocol.md lists them."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from serenissima.server import protocol
from serenissima.server.answers import Id, Visitor, json_response, require_person
from serenissima.server.people.identity import Person
from serenissima.server.people.notes import Notes
from serenissima.server.people.sharing import require_player


async def player_at(state: State, id: str, person: Person | None) -> Person:
    """The person who asks; refused if they do not belong to the table."""
    known = require_person(person)
    async with state.tables.at(id, person) as table:
        require_player(table, known)
    return known


@get("/tables/{id:str}/note")
async def get_note(id: Id, state: State, person: Visitor) -> Response[protocol.Note]:
    """Your private note about a table."""
    notes: Notes = state.notes
    return json_response(await notes.read((await player_at(state, id, person)).id, id))


@post("/tables/{id:str}/note", status_code=200)
async def post_note(
    id: Id, data: JSONBody[protocol.NoteBody], state: State, person: Visitor
) -> Response[protocol.Note]:
    """Change your private note."""
    notes: Notes = state.notes
    return json_response(await notes.write((await player_at(state, id, person)).id, id, data))


handlers = [get_note, post_note]
