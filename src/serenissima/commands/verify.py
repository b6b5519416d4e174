"""`verify`: check that a record follows the rules."""

from serenissima.commands.arguments import MACHINE_LANGUAGE, Language, RecordFile
from serenissima.commands.console import console, look_up, speaking
from serenissima.table.record import read
from serenissima.table.session import verify as verify_record


def verify(file: RecordFile, lang: Language = MACHINE_LANGUAGE) -> None:
    """Replay a record and check that every snapshot and the result match."""
    with speaking(lang) as words:
        record = read(file)
        session = verify_record(look_up(record.game), record)
        id = "cli-verified-over" if session.is_over else "cli-verified-running"
        console.print(words(id, picks=session.picks_in_force, digest=session.state.digest()), highlight=False)
