"""Connections to PostgreSQL that notice within a minute that the other end is gone."""

from typing import Any, Final

import psycopg
from psycopg.rows import AsyncRowFactory, tuple_row

OPTIONS: Final[dict[str, Any]] = {
    "connect_timeout": 10,
    "keepalives_idle": 20,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}


async def connect(url: str, row_factory: AsyncRowFactory[Any] = tuple_row) -> psycopg.AsyncConnection[Any]:
    """An autocommit connection without SQLAlchemy."""
    address = url.replace("postgresql+psycopg://", "postgresql://", 1)
    connection: psycopg.AsyncConnection[Any] = await psycopg.AsyncConnection.connect(
        address, autocommit=True, row_factory=row_factory, **OPTIONS
    )
    return connection
