"""Limits of a server that no test reaches."""

from serenissima.server.settings import Limits, Rate

PLENTY = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    requests=PLENTY,
    pages=PLENTY,
    changes=PLENTY,
    identities=PLENTY,
    thinking=PLENTY,
    analyses=PLENTY,
    picks=PLENTY,
    chat=PLENTY,
    spectator_chat=PLENTY,
    running_tables=10**9,
    tables_per_hour=1e9,
    offences_of_address=PLENTY,
    codes=PLENTY,
    sockets=1000,
)
