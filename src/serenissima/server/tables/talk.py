"""What is said at a table: lines of chat by people, and notes about what happened there."""

import msgspec

from serenissima.core.words import Message
from serenissima.server import protocol
from serenissima.server.storage.rows import SYSTEM, Change, ChatRow
from serenissima.server.tables.presenter import timestamp
from serenissima.server.tables.table import Table


class Note(msgspec.Struct):
    """A note as it is stored: what happened, and how many picks were in force then."""

    message: msgspec.Raw
    at: int


decode_note = msgspec.json.Decoder(Note).decode


def add_line(table: Table, change: Change, seat: int, name: str, text: str, now: float) -> None:
    """Put one more line of chat into a change."""
    change.chat.append(
        {"table": table.id, "number": table.row.chat_count, "seat": seat, "name": name, "text": text, "time": now}
    )
    table.row.chat_count += 1


def add_note(table: Table, change: Change, message: Message, now: float) -> None:
    """Tell everybody at the table, also those who come later, what happened. Names are those of this moment."""
    at = table.session.picks_in_force if table.session else 0
    add_line(table, change, SYSTEM, "", protocol.encode(Note(msgspec.Raw(protocol.encode(message)), at)).decode(), now)


def chat_message(row: ChatRow) -> protocol.ChatMessage:
    """A stored line as it is sent."""
    said = protocol.ChatMessage(row.number, row.seat, row.name, row.text, timestamp(row.time), None, None)
    if row.seat == SYSTEM:
        note = decode_note(row.text)
        said.text, said.message, said.at = "", protocol.already_encoded(bytes(note.message)), note.at
    return said
