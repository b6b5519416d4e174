"""Health checks: whether this worker is alive, and whether it can serve tables."""

import asyncio
from typing import Final

from litestar import get
from litestar.datastructures import State

from serenissima import __version__
from serenissima.server import protocol
from serenissima.server.storage.bus import Bus
from serenissima.server.storage.store import Unavailable
from serenissima.server.tables.repository import Tables

PATIENCE: Final = 3.0
"""Seconds within which a database must answer to count as reachable."""


@get("/health")
async def get_health() -> protocol.Health:
    """Whether this worker is alive. Asks nothing of the database."""
    return protocol.Health("ok", __version__)


@get("/ready")
async def get_ready(state: State) -> protocol.Ready:
    """Whether this worker can serve tables: its database answers, and it receives other workers' notifications."""
    tables: Tables = state.tables
    bus: Bus | None = state.bus
    try:
        await asyncio.wait_for(tables.store.ping(), PATIENCE)
    except TimeoutError as error:
        raise Unavailable from error
    if bus is not None and not bus.is_listening.is_set():
        raise Unavailable
    return protocol.Ready("ready", __version__, "sqlite" if bus is None else "postgresql", len(tables.loaded))
