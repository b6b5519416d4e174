"""Keys that this server made for itself at its first start."""

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from serenissima.server.notifications.push import PushKey
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store

PUSH = "push"


async def push_key(store: Store) -> PushKey:
    """The key for web push, made if there is none. Several workers that start at once agree on one."""
    k = schema.keys.c
    query = select(k.content).where(k.name == PUSH)

    async def stored() -> str | None:
        async with store.connect() as connection:
            found = (await connection.execute(query)).scalar()
            return None if found is None else str(found)

    content = await stored()
    if content is None:
        made = PushKey.new().decode()

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.keys).values(name=PUSH, content=made))

        try:
            await store.write(job)
            content = made
        except IntegrityError:
            content = await stored()
            assert content is not None
    return PushKey(content.encode())
