"""The HTTP part of the protocol, in the order of docs/protocol.md.

Contacts are in notifications/http.py, your games and links to them in people/, clubs in clubs/http.py.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Annotated, Any, Concatenate, ParamSpec, TypeVar, cast

from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, QueryParameter
from litestar.routes import HTTPRoute

from serenissima.core.messages import message
from serenissima.core.spec import GameSpec
from serenissima.locale import game_languages
from serenissima.server import metrics, protocol
from serenissima.server.answers import Id, Visitor, json_response, require_person
from serenissima.server.clubs import http as clubs
from serenissima.server.errors import Refused
from serenissima.server.guard import Scope, address
from serenissima.server.handshake import follow_table, open_socket
from serenissima.server.health import get_health, get_ready
from serenissima.server.house import http as house
from serenissima.server.local_addresses import addresses
from serenissima.server.notifications import http as notifications
from serenissima.server.people import devices_http, history_http, holidays_http, notes_http, sharing_http
from serenissima.server.people.identity import COOKIE, Identities, Person
from serenissima.server.people.revoked_cookies import close_revoked_sockets
from serenissima.server.tables import standing_http
from serenissima.server.tables.actions import Actions
from serenissima.server.tables.invitations import Invitations
from serenissima.server.tables.repository import Tables
from serenissima.server.tables.seats import Seats
from serenissima.server.tables.setup import Setup
from serenissima.server.tables.table import NO_SEAT, Table

YEAR = 365 * 86_400
MOST_LISTED = 60

Seat = Annotated[int, QueryParameter(ge=-1, le=20)]
Since = Annotated[int | None, QueryParameter(ge=-1, le=1_000_000_000)]
At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, schema_extra={"minimum": 0})]
Invite = Annotated[str | None, QueryParameter(max_length=100)]
Given = ParamSpec("Given")


# Who is asking, and the answers.


async def provide_person(request: Request[Any, Any, Any], state: State) -> Person | None:
    identities: Identities = state.identities
    return await identities.who(request.cookies.get(COOKIE))


async def summaries(state: State, ids: list[str], person: Person | None) -> list[protocol.Table]:
    """Tables as this person may see them; their games need not be loaded."""
    tables: Tables = state.tables
    identity = person.id if person else None
    return [table.present.summary(identity, tables.now()) for table in await tables.outlines(ids)]


def summary(state: State, table: Table, person: Person | None) -> Response[protocol.Table]:
    """A table as this person may see it. Call with its lock held."""
    return json_response(table.present.summary(person.id if person else None, state.tables.now()))


class TableEditor:
    """Lets a person change a table."""

    def __init__(self, id: str, state: State, person: Person | None) -> None:
        self.id = id
        self.state = state
        self.person = person
        self.seats: Seats = state.seats
        self.setup: Setup = state.setup
        self.actions: Actions = state.actions

    async def change(
        self,
        action: Callable[Concatenate[Table, Person, Given], Awaitable[None]],
        *args: Given.args,
        **kwargs: Given.kwargs,
    ) -> Response[protocol.Table]:
        """Do something at the table, and return it as the person may see it afterwards."""
        tables: Tables = self.state.tables
        async with tables.at(self.id, self.person) as table:
            await tables.act(table, lambda: action(table, require_person(self.person), *args, **kwargs))
            return summary(self.state, table, self.person)


async def provide_editor(id: Id, state: State, person: Visitor) -> TableEditor:
    return TableEditor(id, state, person)


Editor = NamedDependency[TableEditor]


# You.


async def me(state: State, person: Person | None) -> protocol.Me:
    if person is None:
        return protocol.Me("", False, [])
    mine = await state.tables.store.mine(person.id, MOST_LISTED)
    return protocol.Me(person.name, True, await summaries(state, mine, person))


@get("/me")
async def get_me(state: State, person: Visitor) -> protocol.Me:
    """Your name, and the tables where you have a seat or that you host."""
    return await me(state, person)


def with_cookie(me: protocol.Me, token: str, request: Request[Any, Any, Any]) -> Response[protocol.Me]:
    answer: Response[protocol.Me] = json_response(me)
    is_https = request.url.scheme == "https"
    answer.set_cookie(
        Cookie(COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=is_https)
    )
    return answer


@post("/me", status_code=200)
async def post_me(
    data: JSONBody[protocol.NameBody], request: Request[Any, Any, Any], state: State, person: Visitor
) -> Response[protocol.Me]:
    """Create or rename your identity."""
    identities: Identities = state.identities
    if person is not None:
        await identities.rename(person, data.name)
        return json_response(await me(state, person))
    person, token = await identities.make(data.name)
    return with_cookie(await me(state, person), token, request)


@post("/me/recover", status_code=200)
async def post_recover(
    data: JSONBody[protocol.CodeBody], request: Request[Any, Any, Any], state: State
) -> Response[protocol.Me]:
    """Switch to the identity that a recovery code belongs to."""
    identities: Identities = state.identities
    person, token = await identities.recover(data.code)
    await close_revoked_sockets(state.tables)
    return with_cookie(await me(state, person), token, request)


@post("/me/devices/join", status_code=200)
async def post_device_join(
    data: JSONBody[protocol.CodeBody], request: Request[Any, Any, Any], state: State
) -> Response[protocol.Me]:
    """Add this device to the identity that made the code."""
    person, token = await state.devices.add(data.code)
    return with_cookie(await me(state, person), token, request)


@post("/me/code", status_code=200)
async def post_code(state: State, person: Visitor) -> protocol.RecoveryCode:
    """A new recovery code."""
    identities: Identities = state.identities
    return protocol.RecoveryCode(await identities.new_code(require_person(person)))


@post("/me/logout", status_code=200)
async def post_logout(data: JSONBody[protocol.LogoutBody], state: State, person: Visitor) -> Response[protocol.Me]:
    """Log out this browser, or all your browsers."""
    identities: Identities = state.identities
    await identities.log_out(require_person(person), data.everywhere)
    await close_revoked_sockets(state.tables)
    answer: Response[protocol.Me] = json_response(await me(state, None))
    answer.delete_cookie(COOKIE, path="/")
    return answer


# Games.

Found = TypeVar("Found")


def for_each_count(spec: GameSpec, found: Callable[[int], Found]) -> dict[str, Found]:
    """What `found` returns for each number of seats, which is a JSON key; empty results are left out."""
    least, most = spec.seats
    return {str(seats): value for seats in range(least, most + 1) if (value := found(seats))}


def describe_game(spec: GameSpec, levels: list[str]) -> protocol.Game:
    return protocol.Game(
        id=spec.id,
        title=spec.title,
        seats=spec.seats,
        options=[protocol.GameOption(option.name, option.shape(), option.default) for option in spec.options],
        stage=spec.stage,
        version=spec.version,
        credits=protocol.Credits(list(spec.credits.designers), spec.credits.year, spec.credits.source),
        levels=levels,
        languages=list(game_languages(spec.id)),
        required=for_each_count(spec, spec.required_options),
        offered=for_each_count(spec, lambda seats: list(spec.offered_options(seats))),
        presets=for_each_count(spec, lambda seats: dict(spec.presets(seats))),
    )


@get("/games")
async def get_games(state: State) -> list[protocol.Game]:
    """The games and bots on offer."""
    offer = state.tables.offer
    return [describe_game(offer.find(id), list(offer.levels)) for id in offer.games]


@get("/games/{game:str}/data")
async def get_game_data(game: Id, state: State) -> dict[str, Any]:
    """The contents of a game's data files: places on the map, costs, texts, and which parts are proved."""
    offer = state.tables.offer
    if game not in offer.games:
        raise Refused(404, message("game-unknown", given=game, possible=", ".join(offer.games)))
    found: dict[str, Any] = offer.find(game).data()
    return found


# Tables.


@post("/tables", status_code=201)
async def post_table(
    data: JSONBody[protocol.TableBody], request: Request[Any, Any, Any], state: State, person: Visitor
) -> Response[protocol.Table]:
    """Create a table."""
    state.keeper.must_be_creator(cast(Scope, request.scope), require_person(person))
    table = await state.seats.make(require_person(person), data)
    return json_response(table.present.summary(require_person(person).id, state.tables.now()), 201)


@get("/tables")
async def get_tables(state: State, person: Visitor) -> protocol.TableList:
    """The public tables."""
    return protocol.TableList(await summaries(state, await state.tables.store.public(MOST_LISTED), person))


@get("/tables/{id:str}")
async def get_table(id: Id, state: State, person: Visitor, invite: Invite = None) -> Response[protocol.Table]:
    """One table."""
    async with state.tables.at(id, person) as table:
        table.admit(person.id if person else None, invite)
        return summary(state, table, person)


@get("/invites/{code:str}")
async def get_invite(
    code: Id, request: Request[Any, Any, Any], state: State, person: Visitor
) -> Response[protocol.Table]:
    """The table that an invitation or a short code belongs to; with a short code also its invitation."""
    invitations: Invitations = state.invitations
    id = await invitations.find(code, address(cast(Scope, request.scope)))
    async with state.tables.at(id, person) as table:
        identity = person.id if person else None
        found = table.present.summary(identity, state.tables.now())
        found.invite = invitations.admit(table, identity, code) or found.invite
        return json_response(found)


@get("/addresses")
async def get_addresses(request: Request[Any, Any, Any], state: State) -> protocol.Addresses:
    """Where others reach this server; only for visitors on the server's own computer."""
    scope, site = cast(Scope, request.scope), state.tables.settings.site
    return await asyncio.to_thread(addresses, scope, state.listens_on, site)


@post("/tables/{id:str}/claim", status_code=200)
async def post_claim(data: JSONBody[protocol.ClaimBody], editor: Editor) -> Response[protocol.Table]:
    """Take an open seat."""
    return await editor.change(editor.seats.claim, data)


@post("/tables/{id:str}/leave", status_code=200)
async def post_leave(data: JSONBody[protocol.SeatBody], editor: Editor) -> Response[protocol.Table]:
    """Give up your seat before the game."""
    return await editor.change(editor.setup.leave, data.seat)


@post("/tables/{id:str}/free", status_code=200)
async def post_free(data: JSONBody[protocol.SeatBody], editor: Editor) -> Response[protocol.Table]:
    """The host frees a seat."""
    return await editor.change(editor.seats.free, data.seat)


@post("/tables/{id:str}/setup", status_code=200)
async def post_setup(data: JSONBody[protocol.SetupBody], editor: Editor) -> Response[protocol.Table]:
    """The host changes seats, options, clock or privacy before the game."""
    return await editor.change(editor.setup.change, data)


@post("/tables/{id:str}/name", status_code=200)
async def post_name(data: JSONBody[protocol.SeatNameBody], editor: Editor) -> Response[protocol.Table]:
    """Change the name at one of your seats before the game."""
    return await editor.change(editor.setup.rename, data.seat, data.name)


@post("/tables/{id:str}/host", status_code=200)
async def post_host(editor: Editor) -> Response[protocol.Table]:
    """Become the host before the game, if the host is away."""
    return await editor.change(editor.setup.take_over)


@post("/tables/{id:str}/start", status_code=200)
async def post_start(data: JSONBody[protocol.StartBody], editor: Editor) -> Response[protocol.Table]:
    """The host starts the game; bots take the open seats."""
    return await editor.change(editor.setup.start, data.level)


@post("/tables/{id:str}/resign", status_code=200)
async def post_resign(data: JSONBody[protocol.SeatBody], editor: Editor) -> Response[protocol.Table]:
    """A bot plays your seat for good."""
    return await editor.change(editor.seats.resign, data.seat)


@post("/tables/{id:str}/vote", status_code=200)
async def post_vote(data: JSONBody[protocol.SeatBody], editor: Editor) -> Response[protocol.Table]:
    """Vote for a bot to stand in for an absent seat."""
    return await editor.change(editor.seats.vote, data.seat)


@post("/tables/{id:str}/return", status_code=200)
async def post_return(data: JSONBody[protocol.SeatBody], editor: Editor) -> Response[protocol.Table]:
    """Take your seat back from the stand-in."""
    return await editor.change(editor.seats.return_to_seat, data.seat)


@post("/tables/{id:str}/rematch", status_code=200)
async def post_rematch(
    id: Id, request: Request[Any, Any, Any], state: State, person: Visitor
) -> Response[protocol.Table]:
    """A new table with the same people, game and options."""
    state.keeper.must_be_creator(cast(Scope, request.scope), require_person(person))
    async with state.tables.at(id, person) as table:
        follows = await state.tables.retry(table, lambda: state.seats.rematch(table, require_person(person)))
    async with state.tables.at(follows, person) as table:
        return summary(state, table, person)


# Playing.


@get("/tables/{id:str}/position")
async def get_position(
    id: Id,
    state: State,
    person: Visitor,
    seat: Seat = NO_SEAT,
    at: At = None,
    since: Since = None,
    invite: Invite = None,
) -> Response[protocol.Position]:
    """What a seat may know, now or earlier."""
    async with state.tables.at(id, person) as table:
        table.admit_reader(seat, person.id if person else None, invite)
        return json_response(table.present.position(seat, since, at))


@get("/tables/{id:str}/log")
async def get_log(
    id: Id, state: State, person: Visitor, seat: Seat = NO_SEAT, invite: Invite = None
) -> Response[protocol.Log]:
    """The whole log, as this seat may read it."""
    async with state.tables.at(id, person) as table:
        table.admit_reader(seat, person.id if person else None, invite)
        return json_response(protocol.Log(table.present.log(seat, -1, table.game().picks_in_force)))


@get("/tables/{id:str}/chart")
async def get_chart(
    id: Id, state: State, person: Visitor, seat: Seat = NO_SEAT, invite: Invite = None
) -> Response[protocol.Chart]:
    """The scores so far."""
    async with state.tables.at(id, person) as table:
        table.admit_to(seat, person.id if person else None, invite)
        return json_response(table.present.chart(seat))


@get("/tables/{id:str}/record")
async def get_record(
    id: Id, state: State, person: Visitor, seat: Seat = NO_SEAT, invite: Invite = None
) -> Response[protocol.GameRecord]:
    """The record; while the game runs, only what the seat may know."""
    async with state.tables.at(id, person) as table:
        table.admit_to(seat, person.id if person else None, invite)
        answer = json_response(table.present.record(seat))
        answer.headers["content-disposition"] = f'attachment; filename="{table.row.game}-{id}.json"'
        return answer


def position_since(table: Table, seat: int, number: int) -> Response[protocol.Position]:
    """The position after a change, with the log lines since entry `number`."""
    session = table.game()
    return json_response(table.present.position(seat, max(0, session.picks_in_force - max(1, session.number - number))))


@post("/tables/{id:str}/picks", status_code=200)
async def post_pick(
    id: Id, data: JSONBody[protocol.PickBody], state: State, person: Visitor
) -> Response[protocol.Position]:
    """Answer the open question."""
    received = perf_counter()
    async with state.tables.at(id, person) as table:
        await state.tables.act(
            table, lambda: state.actions.pick(table, require_person(person), data.seat, data.number, data.pick)
        )
        metrics.count_pick(table.row.game, perf_counter() - received)
        return position_since(table, data.seat, data.number)


@post("/tables/{id:str}/undo", status_code=200)
async def post_undo(
    id: Id, data: JSONBody[protocol.UndoBody], state: State, person: Visitor
) -> Response[protocol.Position]:
    """Undo, or ask the others to agree."""
    async with state.tables.at(id, person) as table:
        await state.tables.act(
            table, lambda: state.actions.undo(table, require_person(person), data.seat, data.number, data.to)
        )
        return position_since(table, data.seat, data.number)


@post("/tables/{id:str}/agree", status_code=200)
async def post_agree(data: JSONBody[protocol.AgreeBody], editor: Editor) -> Response[protocol.Table]:
    """Answer a request to go back."""
    return await editor.change(editor.actions.agree, data.yes)


@post("/tables/{id:str}/hint", status_code=200)
async def post_hint(
    id: Id, data: JSONBody[protocol.HintBody], state: State, person: Visitor
) -> Response[protocol.Hint]:
    """The best choices, given what a seat knows."""
    return json_response(await state.hints.hint(require_person(person), id, data.seat, data.quick))


@post("/tables/{id:str}/check", status_code=200)
async def post_check(
    id: Id, data: JSONBody[protocol.CheckBody], state: State, person: Visitor
) -> Response[protocol.Check]:
    """Whether a pick is possible, and if not why."""
    async with state.tables.at(id, person) as table:
        return json_response(state.actions.check(table, require_person(person), data.seat, data.pick))


@post("/tables/{id:str}/chat", status_code=200)
async def post_chat(
    data: JSONBody[protocol.TextBody], editor: Editor, invite: Invite = None
) -> Response[protocol.Table]:
    """Say something."""
    return await editor.change(editor.actions.chat.say, data.text, invite)


@post("/tables/{id:str}/mute", status_code=200)
async def post_mute(data: JSONBody[protocol.AuthorBody], editor: Editor) -> Response[protocol.Table]:
    """The host mutes somebody in the chat, or unmutes them."""
    return await editor.change(editor.actions.chat.mute, data.author, data.yes)


@post("/tables/{id:str}/remove", status_code=200)
async def post_remove(data: JSONBody[protocol.AuthorBody], editor: Editor) -> Response[protocol.Table]:
    """The host removes somebody without a seat from the table, or lets them back in."""
    return await editor.change(editor.actions.chat.remove, data.author, data.yes)


@get("/tables/{id:str}/analysis")
async def get_analysis(id: Id, state: State, person: Visitor, invite: Invite = None) -> Response[protocol.Analysis]:
    """The analysis of a finished game, as far as it has got."""
    async with state.tables.at(id, person) as table:
        table.admit(person.id if person else None, invite)
    return json_response(await state.analyses.find(id))


@post("/tables/{id:str}/analysis", status_code=200)
async def post_analysis(id: Id, state: State, person: Visitor, invite: Invite = None) -> Response[protocol.Analysis]:
    """Start the analysis of a finished game."""
    known = require_person(person)
    async with state.tables.at(id, person) as table:
        table.admit(known.id, invite)
    return json_response(await state.analyses.begin(id, known))


@websocket("/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: Id,
    state: State,
    seat: Seat = NO_SEAT,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
    invite: Invite = None,
    version: Annotated[str | None, QueryParameter(max_length=20)] = None,
) -> None:
    """The WebSocket of a table."""
    person = await state.identities.who(socket.cookies.get(COOKIE))
    following = follow_table(
        socket, state.tables, state.actions, state.offences, person, id, seat, since, invite, version
    )
    await open_socket(socket, following)


api = Router(
    "/api",
    dependencies={"editor": Provide(provide_editor)},
    route_handlers=[
        get_me,
        post_me,
        post_recover,
        post_device_join,
        post_code,
        post_logout,
        *house.handlers,
        *notifications.handlers,
        *devices_http.handlers,
        *history_http.handlers,
        *holidays_http.handlers,
        *notes_http.handlers,
        *standing_http.handlers,
        *sharing_http.handlers,
        *clubs.handlers,
        get_games,
        get_game_data,
        get_health,
        get_ready,
        post_table,
        get_tables,
        get_table,
        get_invite,
        get_addresses,
        post_claim,
        post_leave,
        post_free,
        post_setup,
        post_name,
        post_host,
        post_start,
        post_resign,
        post_vote,
        post_return,
        post_rematch,
        get_position,
        get_log,
        get_chart,
        get_record,
        post_pick,
        post_undo,
        post_agree,
        post_hint,
        post_check,
        post_chat,
        post_mute,
        post_remove,
        get_analysis,
        post_analysis,
        table_socket,
    ],
)

for route in api.routes:
    # If several handlers share a path, the framework keeps the OPTIONS answer that it made for the first one.
    # Without it, the application creates a new one that allows the methods of all of them.
    if isinstance(route, HTTPRoute):
        route.route_handlers = [each for each in route.route_handlers if "OPTIONS" not in each.http_methods]
