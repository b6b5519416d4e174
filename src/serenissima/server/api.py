"""The HTTP part of the protocol: every request of docs/protocol.md, in its order."""

from typing import Annotated, Any

from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from serenissima import __version__
from serenissima.core.errors import Problem
from serenissima.core.words import message
from serenissima.server import bodies
from serenissima.server.accounts import COOKIE, Accounts, Person
from serenissima.server.live import Live
from serenissima.server.lobby import Lobby
from serenissima.server.refusals import Refused, status_of
from serenissima.server.sockets import serve_socket

YEAR = 365 * 86_400
LISTED = 60

Seat = Annotated[int, QueryParameter(ge=-1, le=20)]
Since = Annotated[int | None, QueryParameter(ge=-1, le=1_000_000_000)]
At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
Asker = NamedDependency[Person | None]
Invite = Annotated[str | None, QueryParameter(max_length=100)]


# Who asks.


async def provide_person(request: Request[Any, Any, Any], state: State) -> Person | None:
    accounts: Accounts = state.accounts
    return await accounts.who(request.cookies.get(COOKIE))


def known(person: Person | None) -> Person:
    if person is None:
        raise Refused(403, message("server-unknown-person"))
    return person


def json(told: object, status: int = 200) -> Response[Any]:
    """An answer as our own encoder writes it, messages included."""
    return Response(bodies.encode(told), media_type=MediaType.JSON, status_code=status)


async def told_tables(lobby: Lobby, ids: list[str], person: Person | None) -> list[bodies.TableTold]:
    """Tables as this person may see them; one that cannot be played any more is passed over."""
    told: list[bodies.TableTold] = []
    for id in ids:
        try:
            async with lobby.at(id) as live:
                told.append(live.table_told(person.id if person else None, lobby.now()))
        except Refused:
            continue
    return told


async def told_table(lobby: Lobby, live: Live, person: Person | None) -> Response[bodies.TableTold]:
    async with lobby.at(live.id) as live:
        return json(live.table_told(person.id if person else None, lobby.now()))


# You.


async def told_me(state: State, person: Person | None) -> bodies.Me:
    if person is None:
        return bodies.Me("", False, [])
    lobby: Lobby = state.lobby
    return bodies.Me(person.name, True, await told_tables(lobby, await lobby.store.mine(person.id, LISTED), person))


@get("/me")
async def get_me(state: State, person: Asker) -> bodies.Me:
    """Your name, and the tables where you sit or that you host."""
    return await told_me(state, person)


def with_cookie(me: bodies.Me, token: str, request: Request[Any, Any, Any]) -> Response[bodies.Me]:
    answer: Response[bodies.Me] = json(me)
    is_https = request.url.scheme == "https"
    answer.set_cookie(
        Cookie(COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=is_https)
    )
    return answer


@post("/me", status_code=200)
async def post_me(
    data: JSONBody[bodies.NameBody], request: Request[Any, Any, Any], state: State, person: Asker
) -> Response[bodies.Me]:
    """Make or rename your identity."""
    accounts: Accounts = state.accounts
    if person is not None:
        await accounts.rename(person, data.name)
        return json(await told_me(state, person))
    person, token = await accounts.make(data.name)
    return with_cookie(await told_me(state, person), token, request)


@post("/me/recover", status_code=200)
async def post_recover(
    data: JSONBody[bodies.CodeBody], request: Request[Any, Any, Any], state: State
) -> Response[bodies.Me]:
    """Take over the identity to which a recovery code belongs."""
    accounts: Accounts = state.accounts
    person, token = await accounts.recover(data.code)
    return with_cookie(await told_me(state, person), token, request)


@post("/me/code", status_code=200)
async def post_code(state: State, person: Asker) -> bodies.CodeTold:
    """A fresh recovery code."""
    accounts: Accounts = state.accounts
    return bodies.CodeTold(await accounts.new_code(known(person)))


# Games.


@get("/games")
async def get_games(state: State) -> list[bodies.GameTold]:
    """What can be played."""
    library = state.lobby.library
    return [
        bodies.GameTold(
            id=spec.id,
            title=spec.title,
            seats=list(spec.seats),
            options=[bodies.OptionTold(option.name, option.shape(), option.default) for option in spec.options],
            stage=spec.stage,
            version=spec.version,
            credits=bodies.CreditsTold(list(spec.credits.designers), spec.credits.year, spec.credits.source),
            levels=list(library.levels),
        )
        for spec in (library.find(id) for id in library.games)
    ]


@get("/games/{game:str}/data")
async def get_game_data(game: FromPath[str], state: State) -> dict[str, Any]:
    """What stands in a game's data files: places on the map, costs, texts, and what of it is proved."""
    found: dict[str, Any] = state.lobby.library.find(game).data()
    return found


@get("/health")
async def get_health(state: State) -> bodies.Health:
    """Whether the server and its database are well."""
    lobby: Lobby = state.lobby
    await lobby.store.ping()
    database = "sqlite" if lobby.store.is_sqlite else "postgresql"
    return bodies.Health("ok", __version__, database, len(lobby.live))


# Tables.


@post("/tables", status_code=201)
async def post_table(data: JSONBody[bodies.TableBody], state: State, person: Asker) -> Response[bodies.TableTold]:
    """Make a table."""
    live = await state.lobby.make(known(person), data)
    return json((await told_tables(state.lobby, [live.id], person))[0], 201)


@get("/tables")
async def get_tables(state: State, person: Asker) -> bodies.TablesTold:
    """The public tables."""
    lobby: Lobby = state.lobby
    return bodies.TablesTold(await told_tables(lobby, await lobby.store.public(LISTED), person))


@get("/tables/{id:str}")
async def get_table(
    id: FromPath[str], state: State, person: Asker, invite: Invite = None
) -> Response[bodies.TableTold]:
    """One table."""
    async with state.lobby.at(id) as live:
        live.admit(person.id if person else None, invite)
        return json(live.table_told(person.id if person else None, state.lobby.now()))


@get("/invites/{code:str}")
async def get_invite(code: FromPath[str], state: State, person: Asker) -> Response[bodies.TableTold]:
    """The table to which an invitation belongs."""
    id = await state.lobby.store.invited(code)
    if id is None:
        raise Refused(404, message("server-no-such-invite"))
    async with state.lobby.at(id) as live:
        return json(live.table_told(person.id if person else None, state.lobby.now()))


@post("/tables/{id:str}/claim", status_code=200)
async def post_claim(
    id: FromPath[str], data: JSONBody[bodies.ClaimBody], state: State, person: Asker
) -> Response[bodies.TableTold]:
    """Sit down on an open seat."""
    return await told_table(state.lobby, await state.lobby.claim(known(person), id, data), person)


@post("/tables/{id:str}/leave", status_code=200)
async def post_leave(
    id: FromPath[str], data: JSONBody[bodies.SeatBody], state: State, person: Asker
) -> Response[bodies.TableTold]:
    """Free your seat of a game that has not begun."""
    return await told_table(state.lobby, await state.lobby.leave(known(person), id, data.seat), person)


@post("/tables/{id:str}/free", status_code=200)
async def post_free(
    id: FromPath[str], data: JSONBody[bodies.SeatBody], state: State, person: Asker
) -> Response[bodies.TableTold]:
    """The host frees a seat."""
    return await told_table(state.lobby, await state.lobby.free(known(person), id, data.seat), person)


@post("/tables/{id:str}/seat", status_code=200)
async def post_seat(
    id: FromPath[str], data: JSONBody[bodies.SitterBody], state: State, person: Asker
) -> Response[bodies.TableTold]:
    """The host changes a seat before the game."""
    return await told_table(state.lobby, await state.lobby.reseat(known(person), id, data.seat, data.sitter), person)


@post("/tables/{id:str}/start", status_code=200)
async def post_start(id: FromPath[str], state: State, person: Asker) -> Response[bodies.TableTold]:
    """The host begins; bots take the open seats."""
    return await told_table(state.lobby, await state.lobby.start(known(person), id), person)


@post("/tables/{id:str}/resign", status_code=200)
async def post_resign(
    id: FromPath[str], data: JSONBody[bodies.SeatBody], state: State, person: Asker
) -> Response[bodies.TableTold]:
    """A bot plays your seat for good."""
    return await told_table(state.lobby, await state.lobby.resign(known(person), id, data.seat), person)


@post("/tables/{id:str}/vote", status_code=200)
async def post_vote(
    id: FromPath[str], data: JSONBody[bodies.SeatBody], state: State, person: Asker
) -> Response[bodies.TableTold]:
    """Vote that a bot stands in for an absent seat."""
    return await told_table(state.lobby, await state.lobby.vote(known(person), id, data.seat), person)


@post("/tables/{id:str}/return", status_code=200)
async def post_return(
    id: FromPath[str], data: JSONBody[bodies.SeatBody], state: State, person: Asker
) -> Response[bodies.TableTold]:
    """Take your seat back from the stand-in."""
    return await told_table(state.lobby, await state.lobby.come_again(known(person), id, data.seat), person)


@post("/tables/{id:str}/rematch", status_code=200)
async def post_rematch(id: FromPath[str], state: State, person: Asker) -> Response[bodies.TableTold]:
    """The same people, game and options once more."""
    return await told_table(state.lobby, await state.lobby.rematch(known(person), id), person)


# Playing.


def looking(live: Live, person: Person | None, seat: int, invite: str | None) -> None:
    """Whether somebody may look at the table with the eyes of this seat."""
    identity = person.id if person else None
    live.admit(identity, invite)
    if seat >= 0:
        live.own_seat(seat, identity)


@get("/tables/{id:str}/position")
async def get_position(
    id: FromPath[str],
    state: State,
    person: Asker,
    seat: Seat = -1,
    at: At = None,
    since: Since = None,
    invite: Invite = None,
) -> Response[bodies.Position]:
    """What a seat may know, now or earlier."""
    async with state.lobby.at(id) as live:
        looking(live, person, seat, invite)
        return json(live.position(seat, since, at))


@get("/tables/{id:str}/log")
async def get_log(
    id: FromPath[str], state: State, person: Asker, seat: Seat = -1, invite: Invite = None
) -> Response[bodies.LogTold]:
    """Everything told to a seat so far."""
    async with state.lobby.at(id) as live:
        looking(live, person, seat, invite)
        return json(bodies.LogTold(live.log(seat, -1, live.game().picks_in_force)))


@get("/tables/{id:str}/chart")
async def get_chart(
    id: FromPath[str], state: State, person: Asker, seat: Seat = -1, invite: Invite = None
) -> Response[bodies.Chart]:
    """The race so far."""
    async with state.lobby.at(id) as live:
        looking(live, person, seat, invite)
        return json(live.chart(seat))


@get("/tables/{id:str}/record")
async def get_record(
    id: FromPath[str], state: State, person: Asker, seat: Seat = -1, invite: Invite = None
) -> Response[dict[str, Any]]:
    """The record; of a running game only what the seat may know."""
    async with state.lobby.at(id) as live:
        looking(live, person, seat, invite)
        answer = json(live.record_told(seat))
        answer.headers["content-disposition"] = f'attachment; filename="{live.place.game}-{id}.json"'
        return answer


async def told_position(state: State, id: str, seat: int, number: int) -> Response[bodies.Position]:
    """The position after a change, with the lines that somebody who had entry `number` has not seen."""
    async with state.lobby.at(id) as live:
        session = live.game()
        return json(live.position(seat, max(0, session.picks_in_force - max(1, session.number - number))))


@post("/tables/{id:str}/picks", status_code=200)
async def post_pick(
    id: FromPath[str], data: JSONBody[bodies.PickBody], state: State, person: Asker
) -> Response[bodies.Position]:
    """Answer the open question."""
    await state.play.pick(known(person), id, data.seat, data.number, data.pick)
    return await told_position(state, id, data.seat, data.number)


@post("/tables/{id:str}/undo", status_code=200)
async def post_undo(
    id: FromPath[str], data: JSONBody[bodies.UndoBody], state: State, person: Asker
) -> Response[bodies.Position]:
    """Take back, or ask the others whether you may."""
    await state.play.undo(known(person), id, data.seat, data.number, data.to)
    return await told_position(state, id, data.seat, data.number)


@post("/tables/{id:str}/agree", status_code=200)
async def post_agree(
    id: FromPath[str], data: JSONBody[bodies.AgreeBody], state: State, person: Asker
) -> Response[bodies.TableTold]:
    """Answer a request to go back."""
    return await told_table(state.lobby, await state.play.agree(known(person), id, data.yes), person)


@post("/tables/{id:str}/hint", status_code=200)
async def post_hint(
    id: FromPath[str], data: JSONBody[bodies.HintBody], state: State, person: Asker
) -> Response[bodies.HintTold]:
    """The best choices with what a seat knows."""
    return json(await state.adviser.hint(known(person), id, data.seat, data.quick))


@post("/tables/{id:str}/check", status_code=200)
async def post_check(
    id: FromPath[str], data: JSONBody[bodies.CheckBody], state: State, person: Asker
) -> Response[bodies.CheckTold]:
    """Whether a pick is possible, and if not why."""
    return json(await state.play.check(known(person), id, data.seat, data.pick))


@post("/tables/{id:str}/chat", status_code=200)
async def post_chat(
    id: FromPath[str], data: JSONBody[bodies.TextBody], state: State, person: Asker, invite: Invite = None
) -> Response[bodies.TableTold]:
    """Say something."""
    return await told_table(state.lobby, await state.play.chat(known(person), id, data.text, invite), person)


@get("/tables/{id:str}/analysis")
async def get_analysis(
    id: FromPath[str], state: State, person: Asker, invite: Invite = None
) -> Response[bodies.AnalysisTold]:
    """The analysis of a finished game, as far as it is."""
    async with state.lobby.at(id) as live:
        looking(live, person, -1, invite)
    return json(await state.analyses.told(id))


@post("/tables/{id:str}/analysis", status_code=200)
async def post_analysis(
    id: FromPath[str], state: State, person: Asker, invite: Invite = None
) -> Response[bodies.AnalysisTold]:
    """Have a finished game analysed."""
    known(person)
    async with state.lobby.at(id) as live:
        looking(live, person, -1, invite)
    return json(await state.analyses.begin(id))


@websocket("/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    state: State,
    seat: FromQuery[int] = -1,
    since: FromQuery[int] = -1,
    invite: FromQuery[str | None] = None,
) -> None:
    """The table as it changes."""
    person = await state.accounts.who(socket.cookies.get(COOKIE))
    try:
        await serve_socket(socket, state.lobby, state.play, person, id, seat, since, invite)
    except Problem as problem:
        # A browser is not told why a handshake failed: open the socket, say it, and close.
        await socket.accept()
        await socket.send_data(bodies.encode(bodies.RefusedTold(None, problem.message, 0)), "text", "utf-8")
        await socket.close(code=4000 + status_of(problem), reason=problem.message.id)
    except WebSocketDisconnect:
        return


api = Router(
    "/api",
    route_handlers=[
        get_me,
        post_me,
        post_recover,
        post_code,
        get_games,
        get_game_data,
        get_health,
        post_table,
        get_tables,
        get_table,
        get_invite,
        post_claim,
        post_leave,
        post_free,
        post_seat,
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
        get_analysis,
        post_analysis,
        table_socket,
    ],
)
