"""Days off: the arithmetic of clocks that stand, and holidays that change while a clock runs."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from notification_support import Scene
from server_support import FakeClock, Person, eventually, serving, settings

from serenissima.server.tables.clocks import DAY
from serenissima.server.tables.days_off import ALWAYS, Calendar, Span

HOUR = 3600.0
PARIS = ZoneInfo("Europe/Paris")
WEEKEND = {"kind": "days", "days": 2, "off": [5, 6], "zone": "Europe/Paris"}
ZONES = ("UTC", "Europe/Paris", "America/New_York", "America/Havana", "Pacific/Apia", "Asia/Kathmandu", "Africa/Cairo")
"""Among them some that change their clocks at midnight, and one that has skipped a day."""


def moment(text: str, zone: ZoneInfo = PARIS) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


def spans_of(times: list[float]) -> tuple[Span, ...]:
    ordered = sorted(set(times))
    return tuple(zip(ordered[::2], ordered[1::2], strict=False))


times = st.floats(1.3e9, 1.9e9)
"""From 2011 to 2030: the day that Samoa skipped is among them."""
calendars = st.builds(
    Calendar,
    st.frozensets(st.integers(0, 6), max_size=6),
    st.sampled_from(ZONES),
    st.lists(times, max_size=8).map(spans_of),
)
amounts = st.floats(0.0, 30 * DAY)


@given(calendars, times, amounts)
def test_after_and_counted_agree(calendar: Calendar, begin: float, seconds: float) -> None:
    end = calendar.after(begin, seconds)
    assert end >= begin + seconds - 1e-3
    assert calendar.counted(begin, end) == pytest.approx(seconds, abs=1e-3)


@given(calendars, times, amounts, amounts)
def test_stretches_add_up(calendar: Calendar, begin: float, one: float, two: float) -> None:
    middle, end = begin + one, begin + one + two
    whole = calendar.counted(begin, end)
    assert calendar.counted(begin, middle) + calendar.counted(middle, end) == pytest.approx(whole, abs=1e-3)
    assert -1e-3 <= whole <= one + two + 1e-3


@given(calendars, times)
def test_spans_are_in_order_and_apart(calendar: Calendar, since: float) -> None:
    before = since
    for number, (off, on) in enumerate(calendar.spans(since)):
        assert before <= off < on
        assert not number or before < off, "two that touch are one"
        before = on
        if number > 20:
            break


@given(calendars, times, amounts, amounts, amounts)
def test_a_new_holiday_gives_no_time_back(
    calendar: Calendar, begin: float, until: float, length: float, remaining: float
) -> None:
    """A clock that has run out by the time of the announcement stays out; others keep what they had."""
    now = begin + until
    changed = Calendar(calendar.weekdays, calendar.zone, (*calendar.holidays, (now, now + length)))
    assert changed.counted(begin, now) == pytest.approx(calendar.counted(begin, now), abs=1e-3)
    if calendar.after(begin, remaining) < now - 1e-3:
        assert changed.after(begin, remaining) == pytest.approx(calendar.after(begin, remaining), abs=1e-3)


@given(calendars, times, amounts, amounts)
def test_a_withdrawn_holiday_takes_no_time_away(calendar: Calendar, begin: float, until: float, later: float) -> None:
    now = begin + until
    running = Calendar(calendar.weekdays, calendar.zone, ((begin, now + later),))
    ended = Calendar(calendar.weekdays, calendar.zone, ((begin, now),))
    assert (
        ended.counted(begin, now) == pytest.approx(running.counted(begin, now), abs=1e-3) == pytest.approx(0, abs=1e-3)
    )


def test_a_weekend_is_not_counted() -> None:
    calendar = Calendar(frozenset({5, 6}), "Europe/Paris")
    friday = moment("2026-11-20 14:00")
    assert calendar.after(friday, 2 * DAY) == moment("2026-11-24 14:00")
    assert calendar.counted(friday, moment("2026-11-23 08:00")) == 18 * HOUR


def test_days_have_their_real_length_when_clocks_change() -> None:
    sunday = Calendar(frozenset({6}), "Europe/Paris")
    assert sunday.counted(moment("2026-03-28 12:00"), moment("2026-03-30 12:00")) == 24 * HOUR
    assert moment("2026-03-30 12:00") - moment("2026-03-28 12:00") == 47 * HOUR, "that Sunday had 23 hours"
    assert sunday.after(moment("2026-10-24 12:00"), DAY) == moment("2026-10-26 12:00")
    # In Havana, the day on which summer time begins has no midnight.
    havana = ZoneInfo("America/Havana")
    off = Calendar(frozenset({6}), "America/Havana")
    assert next(off.spans(moment("2026-03-07 12:00", havana))) == (
        moment("2026-03-08 01:00", havana),
        moment("2026-03-09 00:00", havana),
    )


def test_a_clock_may_run_out_as_a_day_off_begins() -> None:
    calendar = Calendar(frozenset({5}), "Europe/Paris")
    assert calendar.after(moment("2026-11-20 00:00"), DAY) == moment("2026-11-21 00:00")
    assert ALWAYS.after(5.0, 7.0) == 12.0


# At tables.


def two_at(base: str, clock: dict[str, object]) -> tuple[Person, Person, str]:
    """A game of two in which Bruno is asked."""
    anna, bruno = Person(base, "Anna"), Person(base, "Bruno")
    id = anna.make("me", "open", clock=clock)["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1, name="Bruno")
    anna.pick(id, 0)
    return anna, bruno, id


def test_holidays_at_a_table(tmp_path: Path) -> None:
    clock = FakeClock()
    clock.time = moment("2026-11-19 12:00")  # a Thursday
    with serving(settings(tmp_path), clock) as base:
        anna, bruno, id = two_at(base, WEEKEND)

        def seat(person: Person = anna) -> dict[str, object]:
            found: dict[str, object] = person.get(f"/api/tables/{id}")["seats"][1]
            return found

        assert (seat()["left"], seat()["ends"]) == (2 * DAY, 4 * DAY)
        assert seat()["pause"] == [36 * HOUR, 84 * HOUR]
        clock.time = moment("2026-11-20 18:00")
        told = bruno.post("/api/me/holidays", 201, first="2026-11-20", last="2026-11-26", zone="Europe/Paris")
        assert ([each["last"] for each in told["holidays"]], told["taken"]) == (["2026-11-26"], {"2026": 7})
        assert seat()["left"] == 18 * HOUR, "a holiday begins when it is announced, not before"
        assert seat()["pause"] == [0.0, moment("2026-11-27 00:00") - clock.time]
        assert seat()["ends"] == moment("2026-11-27 18:00") - clock.time
        assert seat()["holiday"] == {"first": "2026-11-20", "last": "2026-11-26"}
        stranger = seat(Person(base, "Carla"))
        assert (stranger["holiday"], stranger["pause"], stranger["ends"]) == (None, None, None)
        clock.time = moment("2026-11-26 12:00")
        eventually(lambda: seat()["left"] == 18 * HOUR)
        bruno.post(f"/api/me/holidays/{told['holidays'][0]['id']}/withdraw")
        assert (seat()["left"], seat()["ends"], seat()["holiday"]) == (18 * HOUR, 18 * HOUR, None)
        assert bruno.refused(404, f"/api/me/holidays/{told['holidays'][0]['id']}/withdraw") == "server-no-such-holiday"
        clock.time = moment("2026-11-27 07:00")
        eventually(lambda: seat()["stand_in"])
        # What comes too late does not bring the clock back.
        bruno.post("/api/me/holidays", 201, first="2026-11-27", last="2026-11-28", zone="Europe/Paris")
        assert seat()["stand_in"] == "greedy"


def test_a_holiday_survives_a_restart_and_an_interrupted_update(tmp_path: Path) -> None:
    """A clock that seems to run out asks the database for holidays first."""
    clock = FakeClock()
    with serving(settings(tmp_path, sweep=600), clock) as base:
        anna, bruno, id = two_at(base, {"kind": "days", "days": 1})
        bruno.post("/api/me/holidays", 201, first="1970-01-13", last="1970-01-15", zone="UTC")
        cookies = anna.http.cookies
        due = clock.time + anna.get(f"/api/tables/{id}")["seats"][1]["ends"]
    with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as database, database:
        database.execute("UPDATE seats SET holidays = '[]'")
        database.execute("UPDATE tables SET due = ?", (clock.time + DAY,))
    clock.time = due - 1
    with serving(settings(tmp_path), clock) as base:
        again = Person(base)
        again.http.cookies = cookies
        eventually(lambda: again.get(f"/api/tables/{id}")["seats"][1]["left"] == 1.0)
        clock.time = due
        eventually(lambda: again.get(f"/api/tables/{id}")["seats"][1]["stand_in"])


def test_bad_holidays_are_refused_and_change_nothing(tmp_path: Path) -> None:
    clock = FakeClock()
    clock.time = moment("2026-11-19 12:00")
    with serving(settings(tmp_path), clock) as base:
        anna = Person(base, "Anna")

        def refused(status: int, first: str, last: str, zone: str = "Europe/Paris") -> str:
            return anna.refused(status, "/api/me/holidays", first=first, last=last, zone=zone)

        assert refused(400, "2026-11-18", "2026-11-20") == "server-holiday-past"
        assert refused(400, "2026-11-21", "2026-11-20") == "server-holiday-order"
        assert refused(400, "2027-11-19", "2027-11-21") == "server-holiday-far"
        assert refused(400, "2026-02-30", "2026-12-01") == "server-bad-date"
        assert refused(400, "tomorrow", "2026-12-01") == "server-malformed"
        assert refused(400, "2026-11-20", "2026-11-21", "Atlantis/Sunk") == "server-bad-time-zone"
        assert refused(400, "2026-11-20", "2026-11-21", "../../etc/passwd") == "server-bad-time-zone"
        assert refused(409, "2026-11-20", "2026-12-20") == "server-holiday-limit"
        assert anna.get("/api/me/holidays") == {"holidays": [], "most": 30, "taken": {}}
        # Each year has its own days.
        anna.post("/api/me/holidays", 201, first="2026-12-20", last="2027-01-30", zone="Europe/Paris")
        assert anna.get("/api/me/holidays")["taken"] == {"2026": 12, "2027": 30}
        assert refused(409, "2027-01-30", "2027-02-02") == "server-holiday-overlap"
        assert refused(409, "2027-02-02", "2027-02-02") == "server-holiday-limit"
        assert Person(base, "Bruno").get("/api/me/holidays")["holidays"] == []
        assert Person(base).get("/api/me/holidays", 403)["problem"]["id"] == "server-unknown-person"
        assert [each["first"] for each in anna.get("/api/me/export")["holidays"]] == ["2026-12-20"]


def test_days_off_are_part_of_the_setup(base: str) -> None:
    anna = Person(base, "Anna")
    table = anna.make("me", "open", clock={"kind": "days", "days": 3, "off": [6, 5, 5], "zone": "Europe/Paris"})
    assert table["clock"] == {"kind": "days", "days": 3, "off": [5, 6], "zone": "Europe/Paris"}
    path = f"/api/tables/{table['id']}/setup"
    assert anna.refused(400, path, clock={"kind": "days", "zone": "Nowhere"}) == "server-bad-time-zone"
    assert anna.refused(400, path, clock={"kind": "days", "off": [0, 1, 2, 3, 4, 5, 6]}) == "server-malformed"
    assert anna.refused(400, path, clock={"kind": "days", "off": [7]}) == "server-malformed"
    changed = anna.post(path, clock={"kind": "days", "days": 2, "off": [2]})
    assert changed["clock"] == {"kind": "days", "days": 2, "off": [2], "zone": "UTC"}
    assert changed["changes"][-1]["message"]["args"]["clock"]["id"] == "server-clock-off"


def test_the_alarm_waits_for_the_end_of_a_holiday(here: Scene) -> None:
    """Nobody is told that a clock is about to run out while it stands."""
    anna, bruno = Person(here.base, "Anna"), Person(here.base, "Bruno")
    receiver, _ = here.hook(bruno)
    table = anna.make("me", "open", clock={"kind": "days", "days": 1})
    bruno.post(f"/api/tables/{table['id']}/claim", seat=1, invite=table["invite"])
    anna.pick(table["id"], 0)
    today = datetime.fromtimestamp(here.clock.time, ZoneInfo("UTC")).date().isoformat()
    bruno.post("/api/me/holidays", 201, first=today, last=today, zone="UTC")
    ends = bruno.get(f"/api/tables/{table['id']}")["seats"][1]["ends"]
    here.pass_time(ends - DAY / 4 - 60)
    assert receiver.told("clock") == []
    here.pass_time(120)
    assert receiver.told("clock") == ["clock"]
