"""The table as data: a game describes it, and the general boards of terminal and browser draw it.

A game's part `board.py` defines `board(view) -> list[Element]`. It receives one seat's view and nothing else, so
it cannot show what that seat may not know. docs/general-board.md explains each kind of element with an example.

>>> oars = [card(message("regatta-oar", oar=oar), str(oar), pick=oar) for oar in (2, 5)]
>>> mine = mat(0, [stock("regatta-board-points", 4), row("regatta-board-oars", oars)])
>>> picks([mine])
[2, 5]
>>> mine.parts[1].parts[0].plain()
{'kind': 'card', 'label': {'id': 'regatta-oar', 'args': {'oar': 2}}, 'face': '2', 'pick': 2}
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final, Literal

from serenissima.core.messages import Message, SeatName, message, plain
from serenissima.core.spec import View

Kind = Literal["text", "stock", "card", "pile", "row", "mat", "track", "grid", "space", "gap", "token", "answer"]
Label = Message | str
"""The name of something: a message, or the id of a message without arguments."""

NOBODY: Final = -1
COLOURS: Final = ("blue", "red", "gold", "green", "purple", "orange", "grey", "teal", "brown")
ANSWERS: Final = ("answered", "waiting", "pending")
"""The parts of a view that change while a question is open; see `GameSpec.answers`."""


@dataclass(frozen=True)
class Element:
    """One thing on the table. Build it with the functions below, which ask for what each kind needs."""

    kind: Kind
    label: Message
    """Its name. Screen readers read it in full; a drawing may leave it out where `face` says enough."""
    face: str = ""
    """A few characters printed on it, the same in every language: `7`, `Q♠`."""
    symbol: str = ""
    """One character such as `♠`, or the name of one of the client's icons such as `coin`."""
    colour: str = ""
    """One of `COLOURS`. Never rely on colour alone: not everyone can see it."""
    seat: int = NOBODY
    """Its owner: it is drawn in that seat's colour and with that seat's symbol."""
    count: int | None = None
    most: int | None = None
    """The highest possible count."""
    down: bool = False
    """It lies face down."""
    pick: int | None = None
    """The pick it stands for. It can be clicked only while that pick is among the choices."""
    note: Message | None = None
    """One more line, such as a price."""
    columns: int = 0
    parts: tuple["Element", ...] = ()

    def __post_init__(self) -> None:
        if self.colour and self.colour not in COLOURS:
            raise ValueError(f"{self.label.id}: {self.colour!r} is not one of the colours {', '.join(COLOURS)}")
        if self.kind == "grid" and self.columns < 1:
            raise ValueError(f"{self.label.id}: a grid needs at least one column")

    def plain(self) -> dict[str, Any]:
        """The element as JSON values, without the fields that are not set."""
        found: dict[str, Any] = {"kind": self.kind, "label": plain(self.label)}
        for name in ("face", "symbol", "colour"):
            if getattr(self, name):
                found[name] = getattr(self, name)
        if self.seat != NOBODY:
            found["seat"] = self.seat
        for name in ("count", "most", "pick"):
            if getattr(self, name) is not None:
                found[name] = getattr(self, name)
        if self.down:
            found["down"] = True
        if self.note is not None:
            found["note"] = plain(self.note)
        if self.columns:
            found["columns"] = self.columns
        if self.parts:
            found["parts"] = [part.plain() for part in self.parts]
        return found


def named(label: Label) -> Message:
    return Message(label) if isinstance(label, str) else label


def text(label: Label, *, symbol: str = "") -> Element:
    """A sentence about the position, such as "The last race"."""
    return Element("text", named(label), symbol=symbol)


def stock(
    label: Label, count: int, *, most: int | None = None, symbol: str = "", colour: str = "", pick: int | None = None
) -> Element:
    """An amount of something: coins, points, houses left."""
    return Element("stock", named(label), symbol=symbol, colour=colour, count=count, most=most, pick=pick)


def card(
    label: Label,
    face: str = "",
    *,
    symbol: str = "",
    colour: str = "",
    seat: int = NOBODY,
    count: int | None = None,
    down: bool = False,
    note: Message | None = None,
    pick: int | None = None,
) -> Element:
    """A card or tile. With `down` only its back shows; the label must then not reveal the other side."""
    return Element("card", named(label), face, symbol, colour, seat, count, None, down, pick, note)


def pile(
    label: Label,
    count: int,
    *,
    top: Element | None = None,
    symbol: str = "",
    colour: str = "",
    pick: int | None = None,
) -> Element:
    """Cards on top of each other: face down, or with the top card face up."""
    parts = () if top is None else (top,)
    down = top is None
    return Element("pile", named(label), symbol=symbol, colour=colour, count=count, down=down, pick=pick, parts=parts)


def row(label: Label, cards: Iterable[Element], *, seat: int = NOBODY) -> Element:
    """Things side by side: an offer, a hand."""
    return Element("row", named(label), seat=seat, parts=tuple(cards))


def mat(seat: int, parts: Iterable[Element], *, label: Label | None = None) -> Element:
    """What lies in front of a player. Its default label is the player's name."""
    name = message("board-mat", player=SeatName(seat)) if label is None else named(label)
    return Element("mat", name, seat=seat, parts=tuple(parts))


def track(label: Label, spaces: Iterable[Element]) -> Element:
    """Spaces in order, from the first to the last."""
    return Element("track", named(label), parts=tuple(spaces))


def grid(label: Label, columns: int, spaces: Iterable[Element | None]) -> Element:
    """Spaces in rows of `columns`; None where there is no space."""
    gap = Element("gap", message("board-gap"))
    parts = tuple(gap if space is None else space for space in spaces)
    return Element("grid", named(label), columns=columns, parts=parts)


def space(
    label: Label,
    face: str = "",
    tokens: Iterable[Element] = (),
    *,
    symbol: str = "",
    colour: str = "",
    seat: int = NOBODY,
    note: Message | None = None,
    pick: int | None = None,
) -> Element:
    """A space of a track or grid, with the tokens on it."""
    return Element("space", named(label), face, symbol, colour, seat, pick=pick, note=note, parts=tuple(tokens))


def token(
    label: Label,
    face: str = "",
    *,
    symbol: str = "",
    colour: str = "",
    seat: int = NOBODY,
    count: int | None = None,
    pick: int | None = None,
) -> Element:
    """A pawn, cube or marker on a space or in a row."""
    return Element("token", named(label), face, symbol, colour, seat, count, pick=pick)


def answer(seat: int, label: Label | None = None) -> Element:
    """A seat's answer to the open secret question: first an empty place, then something face down.

    The general boards know who has answered, and show your own answer to you alone. Use this element while a secret
    question is open.
    """
    name = message("board-answer", player=SeatName(seat)) if label is None else named(label)
    return Element("answer", name, seat=seat)


def lasting(view: View) -> View:
    """The part of a view that stays the same while a question is open. Boards are described from this part."""
    return {name: value for name, value in view.items() if name not in ANSWERS}


def describes(part: ModuleType | None) -> bool:
    """Whether a module is a game's `board` part."""
    return part is not None and callable(getattr(part, "board", None))


def described(part: ModuleType, view: View) -> list[Element]:
    """The table as a game's `board` part describes it to the seat with this view."""
    given: Any = part.board(lasting(view))
    found: list[Element] = []
    for element in given:
        if not isinstance(element, Element):
            raise TypeError(f"board() returns {repr(element)[:40]}, which is not an Element")
        found.append(element)
    return found


def all_of(elements: Iterable[Element]) -> Iterator[Element]:
    """The elements and everything inside them, in reading order."""
    for element in elements:
        yield element
        yield from all_of(element.parts)


def picks(elements: Iterable[Element]) -> list[int]:
    """The picks that have an element on the table, in reading order."""
    return [element.pick for element in all_of(elements) if element.pick is not None]
