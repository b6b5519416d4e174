"""How much e-mail may go to one address, and on behalf of one person: anybody can enter anybody's address."""

from collections.abc import Callable
from hashlib import sha256
from typing import Final, Literal

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from serenissima.server.settings import Limits
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store

Purpose = Literal["confirm", "notice", "stopped"]
DAY: Final = 86_400.0
STOPPED_FOR: Final = 30 * DAY
"""How long an address that never confirmed, and wanted to be left alone, gets no further request to confirm."""


class MailLimits:
    """Counts what was sent in the last day, by the hash of the address and by person."""

    def __init__(self, store: Store, limits: Limits, now: Callable[[], float]) -> None:
        self.store = store
        self.limits = limits
        self.now = now

    async def take(self, purpose: Purpose, address: str, identity: str) -> bool:
        """Count one e-mail, unless a limit is reached."""
        m = schema.mails.c
        to, now = hashed_address(address), self.now()
        to_address, of_person = self.limits.mails_to_address, self.limits.mails_of_person
        if purpose == "confirm":
            to_address = of_person = self.limits.confirmations
        granted: list[bool] = []

        def count(connection: Connection, *conditions: object) -> int:
            return int(connection.execute(select(func.count()).where(and_(*conditions))).scalar_one())  # type: ignore[arg-type]

        def job(connection: Connection) -> None:
            recent = (m.purpose == purpose, m.time > now - DAY)
            may = (
                count(connection, m.address == to, *recent) < to_address
                and count(connection, m.identity == identity, *recent) < of_person
                and not (
                    purpose == "confirm"
                    and count(connection, m.address == to, m.purpose == "stopped", m.time > now - STOPPED_FOR)
                )
            )
            if may:
                connection.execute(insert(schema.mails).values(self.row(purpose, to, identity)))
            granted[:] = [may]

        await self.store.write(job)
        return granted[0]

    async def note_stop(self, address: str, identity: str) -> None:
        """The owner of an address does not want to be asked to confirm it."""
        row = self.row("stopped", hashed_address(address), identity)

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.mails).values(row))

        await self.store.write(job)

    def row(self, purpose: Purpose, address: str, identity: str) -> dict[str, object]:
        return {"address": address, "identity": identity, "purpose": purpose, "time": self.now()}

    def forget_old(self, connection: Connection) -> None:
        m = schema.mails.c
        now = self.now()
        old = or_(m.time <= now - STOPPED_FOR, and_(m.purpose != "stopped", m.time <= now - DAY))
        connection.execute(delete(schema.mails).where(old))


def hashed_address(address: str) -> str:
    return sha256(address.lower().encode()).hexdigest()
