"""Closing sockets that were opened with a cookie that has since been revoked."""

from serenissima.core.messages import message
from serenissima.server.errors import Refused
from serenissima.server.tables.repository import Tables


async def close_revoked_sockets(tables: Tables) -> None:
    """Close such sockets at all tables of this worker."""
    subscribers = [each for table in tables.loaded.values() for each in table.subscribers if each.cookie]
    valid = await tables.store.valid_cookies({each.cookie for each in subscribers if each.cookie})
    for subscriber in subscribers:
        if subscriber.cookie not in valid:
            subscriber.refuse_and_close(Refused(403, message("server-logged-out")))
