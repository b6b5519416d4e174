"""Which table an invitation or a short code opens, and a limit for people who guess."""

from ipaddress import IPv6Address, ip_address

from serenissima.core.messages import message
from serenissima.server import metrics
from serenissima.server.errors import Refused
from serenissima.server.rate_limits import Buckets
from serenissima.server.settings import Rate
from serenissima.server.storage.rows import OPEN
from serenissima.server.storage.store import Store
from serenissima.server.tables import codes
from serenissima.server.tables.table import Table

IPV6_PREFIX = 64


class Invitations:
    """Finds the tables of invitations, which work for ever, and of short codes, which work until the start."""

    def __init__(self, store: Store, wrong: Rate) -> None:
        self.store = store
        self.wrong = Buckets(wrong)

    async def find(self, given: str, client: str) -> str:
        """The id of the table. An address that has given too many wrong codes has to wait."""
        bucket = self.wrong.of(network(client))
        if not bucket.take():
            metrics.rate_limits.count("codes")
            raise Refused(429, message("server-codes-too-fast"), bucket.wait())
        found = await self.look_up(given)
        if found is None:
            raise Refused(404, message("server-no-such-code" if codes.is_short(given) else "server-no-such-invite"))
        bucket.give_back()
        return found

    async def look_up(self, given: str) -> str | None:
        if not codes.is_short(given):
            return await self.store.invited(given)
        code = codes.plain(given)
        return await self.store.with_code(code) or await self.store.with_code(code, is_open=False)

    def admit(self, table: Table, identity: str | None, given: str) -> str | None:
        """Refuse somebody who may not see the table. Returns the invitation for somebody who has its short code."""
        if not codes.is_short(given):
            table.admit(identity, given)
            return None
        if table.row.state == OPEN and table.row.code == codes.plain(given):
            table.admit(identity, table.row.invite)
            return table.row.invite
        if table.row.private and not table.belongs(identity):
            raise Refused(409, message("server-code-ended"))
        table.admit(identity, None)
        return None


def network(client: str) -> str:
    """The address that attempts are counted for; one person may have a whole network of IPv6 addresses."""
    try:
        found = ip_address(client)
    except ValueError:
        return client
    return str(int(found) >> (128 - IPV6_PREFIX)) if isinstance(found, IPv6Address) else client
