"""`bench server`: a server in a process of its own, and many tables whose sockets play at random."""

import asyncio
import gc
import math
import os
import random
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.table import Table

from serenissima.lab.arena.shown import decimal, whole
from serenissima.lab.loadtest.connection import Connection
from serenissima.locale import Words

COOKIE = "serenissima"
STARTING = 30.0
WARM_UP = 12.0
"""Seconds before anything is counted, in which the tables begin one after the other.

Tables that begin together stay in step, so that all ask their largest question at the same moment. People do not.
"""
UNLIMITED = "{burst = 1e9, per_second = 1e9}"
SETTINGS = f"""
[limits]
requests = {UNLIMITED}
changes = {UNLIMITED}
identities = {UNLIMITED}
thinking = {UNLIMITED}
picks = {UNLIMITED}
sockets = 1000000
"""
"""As for people, but without limits on how much one of them may do."""


class ChoiceRead(msgspec.Struct):
    pick: int


class DecisionRead(msgspec.Struct):
    answered: int | None
    choices: list[ChoiceRead] | None


class PositionRead(msgspec.Struct):
    """The little that a player at random has to read."""

    type: str
    number: int = 0
    at: int = 0
    ref: int | None = None
    decision: DecisionRead | None = None
    state: str = ""


read = msgspec.json.Decoder(PositionRead).decode


@dataclass
class Load:
    """What was measured."""

    game: str
    tables: int
    sockets: int = 0
    seconds: float = 0.0
    refused: int = 0
    waits: list[float] = field(default_factory=list)
    counting: bool = False

    def summary(self) -> dict[str, Any]:
        waits = sorted(self.waits)
        return {
            "game": self.game,
            "tables": self.tables,
            "sockets": self.sockets,
            "seconds": round(self.seconds, 2),
            "picks": len(waits),
            "picks_per_s": round(len(waits) / self.seconds, 1) if self.seconds else 0.0,
            "p50_ms": round(quantile(waits, 0.50) * 1000, 2),
            "p99_ms": round(quantile(waits, 0.99) * 1000, 2),
            "refused": self.refused,
        }


def quantile(waits: list[float], part: float) -> float:
    """The wait that this part of all picks did not exceed."""
    return waits[max(0, math.ceil(len(waits) * part) - 1)] if waits else 0.0


class Pace:
    """When a table's picks are due: an even stream, whatever the server does, so that waiting is not hidden."""

    def __init__(self, interval: float, chance: random.Random) -> None:
        self.interval = interval
        self.due = chance.random() * interval

    def begin(self, now: float) -> None:
        """From now on, or a part of the interval later."""
        self.due += now

    def next(self) -> float:
        """The moment at which the table's next pick is due, even if it has passed already."""
        due = self.due
        self.due += self.interval
        return due


class Player:
    """One seat of one table with its own socket. It answers when it is asked and its table's next pick is due.

    A pick's wait runs from the moment it was due, also if the server had not put the question by then.
    """

    def __init__(self, load: Load, base: str, cookie: str, table: str, seat: int, pace: Pace) -> None:
        self.load = load
        url = f"ws{base.removeprefix('http')}/api/tables/{table}/socket?seat={seat}"
        self.connection = Connection(url, f"{COOKIE}={cookie}", self.hear)
        self.loop = asyncio.get_running_loop()
        self.seat = seat
        self.pace = pace
        self.chance = random.Random(f"{table} {seat}")
        self.is_playing = False
        self.is_busy = False
        """Whether a pick is planned or under way."""
        self.now = PositionRead("")
        self.choices: list[ChoiceRead] = []
        self.ref = 0
        self.due = 0.0

    async def sit_down(self) -> None:
        await self.connection.open()
        self.load.sockets += 1

    def begin(self) -> None:
        self.is_playing = True
        self.look()

    def end(self) -> None:
        self.is_playing = False
        self.connection.close()

    def hear(self, text: bytes) -> None:
        told = read(text)
        if told.type == "refused":
            self.load.refused += 1
            self.is_busy = False
        if told.type != "position":
            return
        if self.is_busy and told.ref == self.ref:
            self.is_busy = False
            if self.load.counting:
                self.load.waits.append(time.perf_counter() - self.due)
        self.now = told
        if told.decision is not None and told.decision.choices is not None:
            self.choices = told.decision.choices
        self.look()

    def look(self) -> None:
        """If there is something to answer: plan it for the moment when the table's next pick is due."""
        decision = self.now.decision
        if not self.is_playing or self.is_busy or decision is None or decision.answered is not None:
            return
        self.is_busy = True
        self.ref += 1
        self.due = self.pace.next()
        wait = self.due - time.perf_counter()
        if wait > 0:
            self.loop.call_later(wait, self.answer)
        else:
            self.answer()

    def answer(self) -> None:
        if not self.is_playing:
            return
        pick = self.chance.choice(self.choices).pick
        asked = {"type": "pick", "seat": self.seat, "number": self.now.number, "pick": pick, "ref": self.ref}
        self.connection.say(msgspec.json.encode(asked))


async def seat_everybody(load: Load, base: str, client: httpx.AsyncClient, rate: float) -> list[Player]:
    """Make the tables. At each one person has all seats, and every seat has its own socket."""
    answer = await client.post("/api/me", json={"name": "Load"})
    answer.raise_for_status()
    cookie = answer.cookies[COOKIE]
    least = next(game["seats"][0] for game in (await client.get("/api/games")).json() if game["id"] == load.game)
    sitters = [{"kind": "me"}, *({"kind": "here", "name": f"{seat}"} for seat in range(2, max(3, least) + 1))]
    players: list[Player] = []
    for number in range(load.tables):
        answer = await client.post("/api/tables", json={"game": load.game, "seats": sitters})
        answer.raise_for_status()
        pace = Pace(load.tables / rate, random.Random(number))
        players += [Player(load, base, cookie, answer.json()["id"], seat, pace) for seat in range(len(sitters))]
    return players


async def drive(load: Load, base: str, rate: float, seconds: float) -> None:
    async with httpx.AsyncClient(base_url=base, headers={"X-Serenissima": "1"}, timeout=30) as client:
        await started(client)
        players = await seat_everybody(load, base, client, rate)
        for player in players:
            await asyncio.wait_for(player.sit_down(), STARTING)
        warm_up = min(WARM_UP, seconds)
        begun = time.perf_counter()
        for i, (pace, sitters) in enumerate(groupby(players, lambda player: player.pace)):
            await asyncio.sleep(begun + warm_up * i / load.tables - time.perf_counter())
            pace.begin(time.perf_counter())
            for player in sitters:
                player.begin()
        load.counting = True
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        load.counting = False
        load.seconds = time.perf_counter() - begun
        for player in players:
            player.end()


async def started(client: httpx.AsyncClient) -> None:
    until = time.perf_counter() + STARTING
    while True:
        try:
            (await client.get("/api/health")).raise_for_status()
            return
        except httpx.HTTPError:
            if time.perf_counter() > until:
                raise
            await asyncio.sleep(0.1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def measure(game: str, tables: int, rate: float, seconds: float, database: str | None = None) -> dict[str, Any]:
    """Start a server on loopback, play on it for a while, end it."""
    load = Load(game, tables)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder, "settings.toml")
        settings.write_text(SETTINGS, encoding="utf-8")
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "serenissima", "serve", "--no-browser", "--host", "127.0.0.1", "--port", str(port)),
            *("--database", database or str(Path(folder, "load.sqlite3")), "--settings", str(settings)),
            stdout=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        try:
            await drive(load, f"http://127.0.0.1:{port}", rate, seconds)
        finally:
            server.terminate()
            try:
                await asyncio.wait_for(server.wait(), 10)
            except TimeoutError:
                server.kill()
                await server.wait()
    return load.summary()


def bench_server(game: str = "doge", tables: int = 200, rate: float = 1600, seconds: float = 10) -> dict[str, Any]:
    """`serenissima bench server`: picks a second and how long each waited until it was safe and shown."""
    gc.collect()
    gc.freeze()
    gc.disable()  # a look through what is loaded here stops all players for 90 ms, and that would count as waiting
    try:
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            return runner.run(measure(game, tables, rate, seconds))
    finally:
        gc.enable()
        gc.unfreeze()


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The players share the machine with the server: the less they take of it the better, where uvloop exists."""
    try:
        uvloop = import_module("uvloop")
    except ImportError:
        return None
    found: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return found


def load_table(summary: dict[str, Any], words: Words) -> Table:
    """What was measured, for people."""
    table = Table(title=words("bench-server-title", seconds=round(summary["seconds"])))
    for name in ("tables", "sockets", "picks", "rate", "half", "most"):
        table.add_column(words(f"bench-server-{name}"), justify="right")
    table.add_row(
        *(whole(summary[key], words) for key in ("tables", "sockets", "picks", "picks_per_s")),
        *(f"{decimal(summary[key], 1, words)} ms" for key in ("p50_ms", "p99_ms")),
    )
    return table
