"""Chat lines at a table: by people, and notes about what happened there."""

from dataclasses import asdict

import msgspec

from serenissima.core.messages import Message
from serenissima.server import protocol
from serenissima.server.storage.rows import SYSTEM, Change, ChatRow
from serenissima.server.tables.presenter import timestamp
from serenissima.server.tables.table import Table


class Note(msgspec.Struct):
    """A stored note: what happened, and how many picks were in force then."""

    message: msgspec.Raw
    at: int


decode_note = msgspec.json.Decoder(Note).decode


def add_line(table: Table, change: Change, seat: int, name: str, text: str, author: str | None, now: float) -> None:
    """Add a chat line to a change."""
    row = ChatRow(table.id, table.row.chat_count, seat, name, text, now, author)
    change.chat.append(asdict(row))
    table.row.chat_count += 1


def add_note(table: Table, change: Change, message: Message, now: float) -> None:
    """Tell everybody at the table, including later arrivals, what happened. Names are the current ones."""
    at = table.session.picks_in_force if table.session else 0
    add_line(table, change, SYSTEM, "", note_text(protocol.encode(message), at), None, now)


def note_text(message: bytes, at: int) -> str:
    """A note as it is stored: its message as JSON, after so many picks."""
    return protocol.encode(Note(msgspec.Raw(message), at)).decode()


def chat_message(row: ChatRow) -> protocol.ChatMessage:
    """A stored line as it is sent."""
    said = protocol.ChatMessage(row.number, row.seat, row.name, row.text, timestamp(row.time), row.author, None, None)
    if row.seat == SYSTEM:
        note = decode_note(row.text)
        said.text, said.message, said.at = "", protocol.already_encoded(bytes(note.message)), note.at
    return said
