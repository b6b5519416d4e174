"""Messages: everything the program says, as an id and its arguments. The sentences are in the catalogues."""

from typing import Any, Final, Union

Argument = Union[int, str, "Message", "SeatName", list["Message"]]

NO_ARGUMENTS: Final[dict[str, Argument]] = {}


class SeatName:
    """Stands for the name of the player in this seat; the renderer fills it in."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatName) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(("seat", self.seat))

    def __repr__(self) -> str:
        return f"SeatName({self.seat})"

    def __reduce__(self) -> tuple[Any, ...]:
        return SeatName, (self.seat,)


class Message:
    """One thing to say: the id of a catalogue entry and its arguments, which may be messages themselves.

    `encoded` caches the JSON form, since games say the same things over and over.
    """

    def __init__(self, id: str, args: dict[str, Argument] = NO_ARGUMENTS) -> None:
        self.id = id
        self.args = args
        self.encoded: bytes = b""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id and other.args == self.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.id, self.args)


class Choice:
    """One option in words: its pick, its label, the heading it is listed under, and what it would do.

    As with messages, `encoded` caches the JSON form.
    """

    def __init__(self, pick: int, label: Message, group: Message | None, effect: Message | None) -> None:
        self.pick = pick
        self.label = label
        self.group = group
        self.effect = effect
        self.encoded: bytes = b""


def message(id: str, /, **args: Argument) -> Message:
    """The readable way to write a message: `message("doge-voted", votes=4, area=area_name(3))`."""
    return Message(id, args)


def plain(value: Argument) -> Any:
    """An argument as JSON values: a message is `{"id", "args"}` or just `{"id"}`, a seat's name `{"seat"}`."""
    if isinstance(value, Message):
        if not value.args:
            return {"id": value.id}
        args: dict[str, Any] = {}
        for name, arg in value.args.items():
            args[name] = arg if isinstance(arg, (int, str)) else plain(arg)
        return {"id": value.id, "args": args}
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, list):
        return [plain(part) for part in value]
    return value
