"""The requests about notifications; docs/protocol.md lists them."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.answers import Asker, Id, json, known
from serenissima.server.errors import Refused
from serenissima.server.notifications.service import ContactBody, Notifications


@get("/me/contacts")
async def get_contacts(state: State, person: Asker) -> Response[protocol.ContactList]:
    """How you are notified."""
    notifications: Notifications = state.notifications
    return json(await notifications.list(known(person)))


@post("/me/contacts", status_code=201)
async def post_contact(
    data: JSONBody[ContactBody], request: Request[Any, Any, Any], state: State, person: Asker
) -> Response[protocol.ContactList]:
    """Add a browser, a webhook or an e-mail address."""
    notifications: Notifications = state.notifications
    await notifications.add(known(person), data, str(request.base_url))
    return json(await notifications.list(known(person)), 201)


@post("/me/contacts/{id:str}", status_code=200)
async def post_contact_change(
    id: Id, data: JSONBody[protocol.ContactChange], state: State, person: Asker
) -> Response[protocol.ContactList]:
    """Choose what a contact is told."""
    notifications: Notifications = state.notifications
    await notifications.change(known(person), id, data)
    return json(await notifications.list(known(person)))


@post("/me/contacts/{id:str}/remove", status_code=200)
async def post_contact_remove(id: Id, state: State, person: Asker) -> Response[protocol.ContactList]:
    """Remove a contact."""
    notifications: Notifications = state.notifications
    await notifications.contacts.remove(known(person).id, id)
    return json(await notifications.list(known(person)))


@post("/me/contacts/{id:str}/test", status_code=200)
async def post_contact_test(id: Id, state: State, person: Asker) -> Response[protocol.Delivered]:
    """Deliver a test."""
    notifications: Notifications = state.notifications
    return json(await notifications.test(known(person), id))


@post("/contacts/confirm", status_code=200)
async def post_confirm(data: JSONBody[protocol.SecretBody], state: State) -> Response[protocol.Delivered]:
    """Confirm an e-mail address with the secret in its first letter."""
    return json(await by_letter(await state.notifications.contacts.confirm(data.secret)))


@post("/contacts/stop", status_code=200)
async def post_stop(data: JSONBody[protocol.SecretBody], state: State) -> Response[protocol.Delivered]:
    """Stop the letters to an address, with the secret in each of them."""
    return json(await by_letter(await state.notifications.contacts.stop(data.secret)))


async def by_letter(found: bool) -> protocol.Delivered:
    if not found:
        raise Refused(404, message("server-no-such-contact"))
    return protocol.Delivered(True, None)


handlers = [
    get_contacts,
    post_contact,
    post_contact_change,
    post_contact_remove,
    post_contact_test,
    post_confirm,
    post_stop,
]
