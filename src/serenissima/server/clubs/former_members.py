"""Closing a club's private tables to people who are no longer members."""

from serenissima.server.tables.repository import Tables


async def close_to_former_members(tables: Tables) -> None:
    """Ask the database again about everybody who is known as a member at a loaded table of this worker.

    Sockets that are no longer entitled to watch are closed when they look at the table again.
    """
    by_club: dict[str, set[str]] = {}
    loaded = [table for table in tables.loaded.values() if table.is_loaded and table.row.club is not None]
    for table in loaded:
        by_club.setdefault(table.row.club or "", set()).update(table.members)
    for club, known in by_club.items():
        left = known - await tables.store.members_among(club, known) if known else set()
        for table in loaded:
            gone = left.intersection(table.members) if table.row.club == club else set()
            for identity in gone:
                del table.members[identity]
            if gone:
                table.revision += 1
                table.notify()
