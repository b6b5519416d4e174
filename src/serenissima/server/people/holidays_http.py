"""The requests about your holidays; docs/protocol.md lists them."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from serenissima.server import protocol
from serenissima.server.answers import Id, Visitor, json_response, require_person
from serenissima.server.people.holidays import Holidays


@get("/me/holidays")
async def get_holidays(state: State, person: Visitor) -> Response[protocol.HolidayList]:
    """Your holidays from today on."""
    holidays: Holidays = state.holidays
    return json_response(await holidays.list(require_person(person).id))


@post("/me/holidays", status_code=201)
async def post_holiday(
    data: JSONBody[protocol.HolidayBody], state: State, person: Visitor
) -> Response[protocol.HolidayList]:
    """Announce a holiday: your clocks stand meanwhile."""
    holidays: Holidays = state.holidays
    known = require_person(person)
    await holidays.announce(known, data)
    return json_response(await holidays.list(known.id), 201)


@post("/me/holidays/{id:str}/withdraw", status_code=200)
async def post_holiday_withdraw(id: Id, state: State, person: Visitor) -> Response[protocol.HolidayList]:
    """Withdraw a holiday, or end it now."""
    holidays: Holidays = state.holidays
    known = require_person(person)
    await holidays.withdraw(known, id)
    return json_response(await holidays.list(known.id))


handlers = [get_holidays, post_holiday, post_holiday_withdraw]
