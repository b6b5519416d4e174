"""Clocks: time that runs out, and stand-ins that give the seat back."""

from pathlib import Path

from server_support import FakeClock, Person, eventually, serving, settings

from serenissima.server.storage.rows import PERSON, SeatRow
from serenissima.server.tables import clocks

BANK = {"kind": "bank", "seconds": 100, "increment": 10}
DAYS = {"kind": "days", "days": 2}
NONE = {"kind": "none"}


def seats() -> list[SeatRow]:
    return [SeatRow("t", seat, PERSON, "anna") for seat in range(2)]


def test_a_bank_runs_only_while_its_seat_is_asked() -> None:
    two = seats()
    clocks.begin(BANK, two)
    clocks.press(BANK, two, 0b01, -1, 0.0)
    assert (clocks.left(BANK, two[0], 30.0), clocks.left(BANK, two[1], 30.0), clocks.due(BANK, two)) == (
        70.0,
        100.0,
        100.0,
    )
    clocks.press(BANK, two, 0b10, 0, 30.0)
    assert ([clocks.left(BANK, seat, 50.0) for seat in two], clocks.due(BANK, two)) == ([80.0, 80.0], 130.0)
    assert clocks.left(BANK, two[1], 500.0) == 0.0


def test_days_are_for_each_move() -> None:
    two = seats()
    clocks.begin(DAYS, two)
    clocks.press(DAYS, two, 0b01, -1, 0.0)
    clocks.press(DAYS, two, 0b01, 0, 100_000.0)
    assert clocks.left(DAYS, two[0], 100_000.0) == 2 * clocks.DAY


def test_without_a_clock_nothing_is_ever_due() -> None:
    two = seats()
    clocks.begin(NONE, two)
    clocks.press(NONE, two, 0b11, -1, 0.0)
    assert (clocks.due(NONE, two), clocks.left(NONE, two[0], 9.0)) == (None, None)


def test_when_time_is_out_a_bot_stands_in_until_the_owner_returns(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path), clock) as base:
        anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
        id = anna.make("me", "open", clock=BANK)["id"]
        begun = bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno")
        assert [seat["left"] for seat in begun["seats"]] == [100.0, 100.0]
        anna.pick(id, 0)
        clock.time += 99
        assert [seat["left"] for seat in anna.get(f"/api/tables/{id}")["seats"]] == [110.0, 1.0]
        clock.time += 2
        stood = eventually(lambda: anna.get(f"/api/tables/{id}")["seats"][1]["stand_in"])
        assert stood == "greedy"
        eventually(lambda: anna.position(id)["at"] >= 3)
        back = bruno.post(f"/api/tables/{id}/return", seat=1)
        assert (back["seats"][1]["stand_in"], back["seats"][1]["left"]) == (None, 60.0)


def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    clock = FakeClock()
    with serving(settings(tmp_path), clock) as base:
        anna = Person(base, "Anna")
        id = anna.make("me", "greedy", clock=DAYS)["id"]
        cookies = anna.http.cookies
    clock.time += 2 * clocks.DAY + 1
    with serving(settings(tmp_path), clock) as base:
        anna = Person(base)
        anna.http.cookies = cookies
        with Person(base).socket(id):
            eventually(lambda: anna.get(f"/api/tables/{id}")["state"] == "over")
        assert anna.get(f"/api/tables/{id}")["seats"][0]["stand_in"] == "greedy"
