"""The requests about your devices and your data, and the one that deletes you; docs/protocol.md lists them."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.answers import Id, Visitor, json_response, require_person
from serenissima.server.errors import Refused
from serenissima.server.people.devices import Devices
from serenissima.server.people.erasure import Erasure
from serenissima.server.people.export import Exports
from serenissima.server.people.identity import COOKIE
from serenissima.server.people.revoked_cookies import close_revoked_sockets


@get("/me/devices")
async def get_devices(state: State, person: Visitor) -> Response[protocol.DeviceList]:
    """The browsers in which you are known."""
    devices: Devices = state.devices
    return json_response(await devices.list(require_person(person)))


@post("/me/devices/code", status_code=200)
async def post_device_code(state: State, person: Visitor) -> Response[protocol.DeviceCode]:
    """A code that adds one device."""
    devices: Devices = state.devices
    return json_response(await devices.new_code(require_person(person)))


@post("/me/devices/look", status_code=200)
async def post_device_look(
    data: JSONBody[protocol.CodeBody], state: State, person: Visitor
) -> Response[protocol.DeviceOwner]:
    """Whose device this browser would become with a code, which stays valid."""
    devices: Devices = state.devices
    return json_response(await devices.look_at(data.code, person))


@post("/me/devices/{id:str}/remove", status_code=200)
async def post_device_remove(id: Id, state: State, person: Visitor) -> Response[protocol.DeviceList]:
    """Log out another device of yours."""
    devices: Devices = state.devices
    known = require_person(person)
    await devices.remove(known, id)
    await close_revoked_sockets(state.tables)
    return json_response(await devices.list(known))


@get("/me/export")
async def get_export(state: State, person: Visitor) -> Response[protocol.Export]:
    """Everything that this server stores about you, as a file."""
    exports: Exports = state.exports
    answer = json_response(await exports.of(require_person(person)))
    answer.headers["content-disposition"] = 'attachment; filename="serenissima-export.json"'
    return answer


@post("/me/delete", status_code=200)
async def post_delete(data: JSONBody[protocol.DeleteBody], state: State, person: Visitor) -> Response[protocol.Me]:
    """Delete you and everything that is only yours; games with others stay under a neutral name."""
    erasure: Erasure = state.erasure
    known = require_person(person)
    if data.name != known.name:
        raise Refused(400, message("server-not-your-name"))
    await erasure.erase(known)
    answer: Response[protocol.Me] = json_response(protocol.Me("", False, []))
    answer.delete_cookie(COOKIE, path="/")
    return answer


handlers = [get_devices, post_device_code, post_device_look, post_device_remove, get_export, post_delete]
