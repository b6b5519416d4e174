"""The requests about notifications; docs/protocol.md lists them."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from serenissima.server import protocol
from serenissima.server.answers import Id, Visitor, json_response, require_person
from serenissima.server.notifications.service import ContactBody, Notifications


@get("/me/contacts")
async def get_contacts(state: State, person: Visitor) -> Response[protocol.ContactList]:
    """How you are notified."""
    notifications: Notifications = state.notifications
    return json_response(await notifications.list(require_person(person)))


@post("/me/contacts", status_code=201)
async def post_contact(data: JSONBody[ContactBody], state: State, person: Visitor) -> Response[protocol.ContactList]:
    """Add a browser, a webhook or an e-mail address."""
    notifications: Notifications = state.notifications
    await notifications.add(require_person(person), data)
    return json_response(await notifications.list(require_person(person)), 201)


@post("/me/contacts/{id:str}", status_code=200)
async def post_contact_change(
    id: Id, data: JSONBody[protocol.ContactChange], state: State, person: Visitor
) -> Response[protocol.ContactList]:
    """Choose what a contact is told."""
    notifications: Notifications = state.notifications
    await notifications.change(require_person(person), id, data)
    return json_response(await notifications.list(require_person(person)))


@post("/me/contacts/{id:str}/remove", status_code=200)
async def post_contact_remove(id: Id, state: State, person: Visitor) -> Response[protocol.ContactList]:
    """Remove a contact."""
    notifications: Notifications = state.notifications
    await notifications.remove(require_person(person), id)
    return json_response(await notifications.list(require_person(person)))


@post("/me/contacts/{id:str}/test", status_code=200)
async def post_contact_test(id: Id, state: State, person: Visitor) -> Response[protocol.Delivered]:
    """Deliver a test."""
    notifications: Notifications = state.notifications
    return json_response(await notifications.test(require_person(person), id))


@post("/me/quiet", status_code=200)
async def post_quiet(
    data: JSONBody[protocol.QuietBody], state: State, person: Visitor
) -> Response[protocol.ContactList]:
    """Set or end your quiet hours."""
    notifications: Notifications = state.notifications
    await notifications.set_quiet_hours(require_person(person), data.quiet)
    return json_response(await notifications.list(require_person(person)))


handlers = [
    get_contacts,
    post_contact,
    post_contact_change,
    post_contact_remove,
    post_contact_test,
    post_quiet,
]
