"""A page that was loaded before an update must not talk to a newer server."""

from typing import Final

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused

HEADER: Final = b"x-serenissima-protocol"


def check_version(given: str | None) -> None:
    """Refuse a client that speaks another version of the protocol. Programs need not say which one they speak."""
    if given is not None and given != str(protocol.VERSION):
        raise Refused(412, message("server-other-version"))
