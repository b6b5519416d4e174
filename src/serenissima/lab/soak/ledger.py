"""What was sent and acknowledged at one table, to be compared with the database afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from serenissima.lab.soak.counts import Counts

PICK: Final = 0
FORCED: Final = 1
UNDONE: Final = 2


class Entry(NamedTuple):
    """One entry of a game in the database."""

    number: int
    kind: int
    seat: int
    pick: int


@dataclass(eq=False)
class Sent:
    """A pick or an undo that was sent and not refused."""

    kind: int
    seat: int
    number: int
    """The number of the position it answers."""
    pick: int
    acknowledged: int | None = None
    """The number of the position that acknowledged it; None if none did."""

    def may_be(self, entry: Entry) -> bool:
        """Whether an entry can be what was sent. A sealed answer may come after the number it quotes."""
        if entry.kind != self.kind or entry.number < self.number:
            return False
        if self.acknowledged is not None and entry.number >= self.acknowledged:
            return False
        # What an undo leaves in force depends on forced answers; the replay checks it.
        return self.kind == UNDONE or (entry.seat, entry.pick) == (self.seat, self.pick)


class Ledger:
    """Everything that was sent at one table."""

    def __init__(self, bots: Sequence[int] = ()) -> None:
        self.bots = bots
        self.sent: list[Sent] = []

    def send(self, kind: int, seat: int, number: int, pick: int) -> Sent:
        sent = Sent(kind, seat, number, pick)
        self.sent.append(sent)
        return sent

    def refuse(self, sent: Sent) -> None:
        """The server has refused it: nothing was changed."""
        self.sent.remove(sent)

    def audit(self, entries: Sequence[Entry], counts: Counts) -> None:
        """Count what is missing in the database and what should not be there."""
        if [entry.number for entry in entries] != list(range(len(entries))):
            counts.gaps += 1
        unexplained = {entry.number: entry for entry in entries if self.is_ours(entry)}
        # Match acknowledged ones first: the same pick may have been sent before, to a server that died.
        for sent in sorted(self.sent, key=lambda sent: sent.acknowledged is None):
            found = next((entry for entry in unexplained.values() if sent.may_be(entry)), None)
            if found is not None:
                del unexplained[found.number]
            elif sent.acknowledged is not None:
                counts.lost += 1
        counts.duplicated += len(unexplained)

    def is_ours(self, entry: Entry) -> bool:
        return entry.kind == UNDONE or (entry.kind == PICK and entry.seat not in self.bots)
