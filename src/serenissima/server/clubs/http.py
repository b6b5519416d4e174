"""The requests about clubs; docs/protocol.md lists them."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from serenissima.server import protocol
from serenissima.server.answers import Id, Visitor, json_response, require_person
from serenissima.server.clubs.former_members import close_to_former_members
from serenissima.server.clubs.membership import Membership
from serenissima.server.clubs.page import ClubPages
from serenissima.server.people.history_http import Text, printable
from serenissima.server.people.identity import Person


async def page(state: State, id: str, person: Person, status: int = 200) -> Response[protocol.Club]:
    pages: ClubPages = state.club_pages
    return json_response(await pages.page(id, person), status)


@get("/clubs")
async def get_clubs(state: State, person: Visitor) -> Response[protocol.ClubList]:
    """Your clubs."""
    membership: Membership = state.membership
    return json_response(await membership.clubs_of(person) if person else protocol.ClubList([]))


@post("/clubs", status_code=201)
async def post_club(data: JSONBody[protocol.ClubBody], state: State, person: Visitor) -> Response[protocol.Club]:
    """Found a club. You are its organiser."""
    membership: Membership = state.membership
    known = require_person(person)
    return await page(state, await membership.make(known, data.name), known, 201)


@get("/clubs/{club:str}")
async def get_club(club: Id, state: State, person: Visitor) -> Response[protocol.Club]:
    """A club of yours."""
    return await page(state, club, require_person(person))


@get("/clubs/{club:str}/games")
async def get_club_games(
    club: Id, state: State, person: Visitor, game: Text = None, after: Text = None
) -> Response[protocol.ClubGames]:
    """The finished games of a club of yours."""
    pages: ClubPages = state.club_pages
    return json_response(await pages.history(club, require_person(person), printable(game), after))


@post("/clubs/{club:str}/leave", status_code=200)
async def post_club_leave(club: Id, state: State, person: Visitor) -> Response[protocol.ClubList]:
    """Leave a club. Games that you have finished there stay as they are."""
    membership: Membership = state.membership
    known = require_person(person)
    await membership.leave(club, known)
    await close_to_former_members(state.tables)
    return json_response(await membership.clubs_of(known))


@post("/clubs/{club:str}/change", status_code=200)
async def post_club_change(
    club: Id, data: JSONBody[protocol.ClubChange], state: State, person: Visitor
) -> Response[protocol.Club]:
    """The organiser renames the club, chooses whether games with bots count, or begins the ratings anew."""
    known = require_person(person)
    await state.membership.change(club, known, data)
    return await page(state, club, known)


@post("/clubs/{club:str}/link", status_code=200)
async def post_club_link(club: Id, state: State, person: Visitor) -> Response[protocol.Club]:
    """The organiser changes the link; the old one no longer works."""
    known = require_person(person)
    await state.membership.new_key(club, known)
    return await page(state, club, known)


@post("/clubs/{club:str}/remove", status_code=200)
async def post_club_remove(
    club: Id, data: JSONBody[protocol.MemberBody], state: State, person: Visitor
) -> Response[protocol.Club]:
    """The organiser removes a member; the link changes."""
    known = require_person(person)
    await state.membership.remove(club, known, data.member)
    await close_to_former_members(state.tables)
    return await page(state, club, known)


@post("/clubs/{club:str}/organiser", status_code=200)
async def post_club_organiser(
    club: Id, data: JSONBody[protocol.MemberBody], state: State, person: Visitor
) -> Response[protocol.Club]:
    """The organiser makes another member the organiser."""
    known = require_person(person)
    await state.membership.hand_over(club, known, data.member)
    return await page(state, club, known)


@get("/club-links/{key:str}")
async def get_club_link(key: Id, state: State, person: Visitor) -> Response[protocol.ClubInvitation]:
    """The club that a link leads to."""
    membership: Membership = state.membership
    return json_response(await membership.invitation(key, person))


@post("/club-links/{key:str}/join", status_code=200)
async def post_club_join(key: Id, state: State, person: Visitor) -> Response[protocol.Club]:
    """Join a club by its link."""
    membership: Membership = state.membership
    known = require_person(person)
    return await page(state, await membership.join(key, known), known)


handlers = [
    get_clubs,
    post_club,
    get_club,
    get_club_games,
    post_club_leave,
    post_club_change,
    post_club_link,
    post_club_remove,
    post_club_organiser,
    get_club_link,
    post_club_join,
]
