"""deploy/nginx.conf in a real nginx, in front of two server processes on one PostgreSQL database."""

import asyncio
import json
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, cast

import httpx
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from machine_requirements import skip_unless_ci
from postgres_support import Cluster
from process_support import listening
from server_support import Line, Person, eventually
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from serenissima.games import find
from serenissima.lab.loadtest.processes import free_port
from serenissima.table.record import from_json
from serenissima.table.session import verify

SHIPPED: Final = Path(__file__).parents[2] / "deploy" / "nginx.conf"
WORKER: Final = "X-Worker"
"""The header in which nginx tells these tests which server process has answered."""
PATIENCE: Final = 30.0
"""The seconds after which a player who is told nothing gives up."""
DOGE: Final = {"two_player_variant": True, "year_cap": 4}
"""About 75 picks, many of them given by both players at the same time."""
MOST_PICKS: Final = 200
MOST_REFUSED: Final = 50

SURROUNDINGS: Final = """
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log warn;
{user}
events {{ worker_connections 2048; }}
http {{
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    add_header {worker} $upstream_addr always;
    include site.conf;
}}
"""


class Site:
    """Where the running nginx is reached, and which processes are behind it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plain = free_port()
        self.secure = free_port()
        self.workers = [free_port(), free_port()]
        self.base = f"https://localhost:{self.secure}"
        self.trust = ssl.create_default_context()

    def config(self) -> str:
        """The shipped file, with the addresses and paths of this test."""
        text = SHIPPED.read_text(encoding="utf-8")
        for shipped, ours in (
            ("    server 127.0.0.1:8000;", f"    server 127.0.0.1:{self.workers[0]};"),
            ("    # server 127.0.0.1:8001;", f"    server 127.0.0.1:{self.workers[1]};"),
            # Not every machine has IPv6, so a second IPv4 address stands in for it.
            ("listen [::]:80;", f"listen 127.0.1.1:{self.plain};"),
            ("listen [::]:443 ", f"listen 127.0.1.1:{self.secure} "),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ", f"listen 127.0.0.1:{self.secure} "),
            ("/etc/letsencrypt/live/tables.example/fullchain.pem", str(self.folder / "certificate.pem")),
            ("/etc/letsencrypt/live/tables.example/privkey.pem", str(self.folder / "key.pem")),
            ("/var/www/html", str(self.folder)),
            ("server_name tables.example;", "server_name localhost;"),
        ):
            assert shipped in text, f"{SHIPPED.name} no longer has {shipped!r}"
            text = text.replace(shipped, ours)
        return text

    def certify(self) -> None:
        """A certificate for `localhost` that only this test trusts."""
        command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost"
        command += " -addext subjectAltName=DNS:localhost -keyout key.pem -out certificate.pem"
        subprocess.run(command.split(), cwd=self.folder, check=True, capture_output=True)
        self.trust.load_verify_locations(self.folder / "certificate.pem")


@pytest.fixture(scope="module")
def site(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    nginx = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
    if nginx is None or shutil.which("openssl") is None:
        skip_unless_ci("nginx or openssl is missing; tools/system.sh installs them")
    site = Site(tmp_path_factory.mktemp("nginx"))
    site.certify()
    (site.folder / "site.conf").write_text(site.config(), encoding="utf-8")
    user = "user root;" if os.getuid() == 0 else ""  # nginx's usual user may not enter the folder
    (site.folder / "nginx.conf").write_text(SURROUNDINGS.format(user=user, worker=WORKER), encoding="utf-8")
    database = cluster.address
    serve = [sys.executable, "-m", "serenissima", "serve", "--host", "127.0.0.1", "--no-browser"]
    commands = {port: [*serve, "--port", str(port), "--database", database] for port in site.workers}
    commands[site.secure] = [nginx, "-p", str(site.folder), "-c", "nginx.conf"]
    with ExitStack() as stack:
        for port, command in commands.items():
            stack.enter_context(listening(command, port, site.folder))
        yield site


class Visitor(Person):
    """Somebody who comes from an address of their own through nginx, and accepts its certificate."""

    def __init__(self, site: Site, address: str, name: str = "") -> None:
        super().__init__(site.base)
        self.site = site
        self.address = address
        transport = httpx.HTTPTransport(verify=site.trust, local_address=address)
        self.http = httpx.Client(base_url=site.base, headers={"X-Serenissima": "1"}, timeout=20, transport=transport)
        if name:
            self.post("/api/me", name=name)

    @contextmanager
    def socket(self, table: str, seat: int = -1, query: str = "", origin: str | None = None) -> Iterator[Line]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        opening = connect(
            f"wss{self.base.removeprefix('https')}/api/tables/{table}/socket?seat={seat}{query}",
            additional_headers={"Cookie": cookie} if cookie else {},
            origin=origin,  # type: ignore[arg-type]
            ssl=self.site.trust,
            max_size=None,
            local_addr=(self.address, 0),
        )
        with start_blocking_portal() as portal, portal.wrap_async_context_manager(opening) as connection:
            yield Line(cast(Any, EncryptedLine(portal, connection)))


class EncryptedLine:
    """The part of a synchronous connection that `Line` needs, over an asynchronous one in a thread of its own.

    The synchronous client of `websockets` reads in one thread and writes in another. Under TLS both then use the same
    OpenSSL object, which Python 3.11 does not protect: about once in 700 handshakes a request never left.
    """

    def __init__(self, portal: BlockingPortal, connection: ClientConnection) -> None:
        self.portal = portal
        self.connection = connection
        self.response = connection.response

    def send(self, text: str) -> None:
        self.portal.call(self.connection.send, text)

    def recv(self, timeout: float) -> str | bytes:
        return self.portal.call(self.receive_within, timeout)

    async def receive_within(self, seconds: float) -> str | bytes:
        async with asyncio.timeout(seconds):
            return await self.connection.recv()


def worker_of(line: Line) -> str:
    """The address of the server process at the other end."""
    response = line.line.response
    assert response is not None
    return str(response.headers[WORKER])


class Player:
    """One seat: answers at random whatever it is asked, by turns over the socket and over HTTP."""

    def __init__(self, person: Person, table: str, seat: int, line: Line) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.line = line
        self.chance = random.Random(seat)
        self.choices: list[Any] = []
        self.position: Any = None
        self.refused = 0
        self.over_socket = 0
        self.over_http: list[str] = []
        """Which server process has taken each pick."""

    def play(self) -> Any:
        """To the end of the game; gives the result."""
        while self.position is None:
            self.hear()
        while self.position["state"] != "over":
            decision = self.position["decision"]
            if decision is None or decision["answered"] is not None:
                self.hear()
                continue
            picks = self.over_socket + len(self.over_http)
            assert picks < MOST_PICKS, "the game does not end"
            body = {"seat": self.seat, "number": self.position["number"]}
            body["pick"] = self.chance.choice(self.choices)["pick"]
            if picks % 2:
                self.pick_over_socket(body)
            else:
                self.pick_over_http(body)
        return self.position["result"]

    def hear(self) -> Any:
        """The next message. Choices that are those of the position before are not sent again."""
        try:
            told = json.loads(self.line.line.recv(timeout=PATIENCE))
        except TimeoutError:
            number = self.position and self.position["number"]
            raise AssertionError(f"seat {self.seat} was told nothing for {PATIENCE} s after number {number}") from None
        if told["type"] == "position":
            self.position = told
            if told["decision"] is not None and told["decision"]["choices"] is not None:
                self.choices = told["decision"]["choices"]
        return told

    def pick_over_socket(self, body: dict[str, Any]) -> None:
        self.line.say("pick", **body, ref="mine")
        while True:
            told = self.hear()
            if told["type"] == "refused":
                self.look_again(told["problem"]["id"])
                return
            if told.get("ref") == "mine":
                self.over_socket += 1
                return

    def pick_over_http(self, body: dict[str, Any]) -> None:
        answer = self.person.http.post(f"/api/tables/{self.table}/picks", json=body)
        if answer.status_code != 200:
            self.look_again(answer.json()["problem"]["id"])
            return
        self.over_http.append(answer.headers[WORKER])
        while self.position["number"] < answer.json()["number"]:
            self.hear()

    def look_again(self, problem: str) -> None:
        """A refusal as stale is nobody's fault: somebody else was faster, or another worker has not heard of it yet."""
        assert problem == "illegal-stale", problem
        self.refused += 1
        assert self.refused < MOST_REFUSED
        self.line.say("look", seat=self.seat)
        while self.hear()["type"] != "position":
            pass


def test_a_whole_game_of_two_people_at_different_workers(site: Site) -> None:
    anna, bruno = Visitor(site, "127.0.0.2", "Anna"), Visitor(site, "127.0.0.3", "Bruno")
    table = anna.make("me", "open", game="doge", options=DOGE)
    id = table["id"]
    bruno.post(f"/api/tables/{id}/claim", seat=1, invite=table["invite"])
    with ExitStack() as stack:
        first = stack.enter_context(anna.socket(id, 0))
        second = stack.enter_context(bruno.socket(id, 1))
        for _ in range(20):
            if worker_of(second) != worker_of(first):
                break
            second = stack.enter_context(bruno.socket(id, 1))
        workers = {f"127.0.0.1:{port}" for port in site.workers}
        assert {worker_of(first), worker_of(second)} == workers

        players = [Player(anna, id, 0, first), Player(bruno, id, 1, second)]
        with ThreadPoolExecutor(2) as threads:
            games = [threads.submit(player.play) for player in players]
        if failures := [error for game in games if isinstance(error := game.exception(), Exception)]:
            raise ExceptionGroup("a player could not go on", failures)
        results = [game.result() for game in games]
    assert results[0] == results[1]
    assert results[0]["ending"] in find("doge").endings
    assert all(player.over_socket for player in players)
    assert {worker for player in players for worker in player.over_http} == workers
    record = from_json(anna.http.get(f"/api/tables/{id}/record").content, "record")
    assert verify(find("doge"), record).is_over
    assert len(record.entries) >= sum(player.over_socket + len(player.over_http) for player in players)


def test_the_cookie_of_an_identity_stays_on_https(site: Site) -> None:
    cookie = Visitor(site, "127.0.0.10").http.post("/api/me", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "; secure" in cookie
    assert "; httponly" in cookie


def test_plain_http_leads_to_https(site: Site) -> None:
    answer = httpx.get(f"http://127.0.0.1:{site.plain}/table/abc?seat=1")
    assert (answer.status_code, answer.headers["location"]) == (301, "https://localhost/table/abc?seat=1")


def test_limits_count_by_the_address_of_the_visitor(site: Site) -> None:
    def asks(visitor: Visitor, **headers: str) -> tuple[int, str]:
        answer = visitor.http.post("/api/tables/none/analysis", json={}, headers=headers)
        return answer.status_code, answer.json()["problem"]["id"]

    greedy, other = Visitor(site, "127.0.0.4"), Visitor(site, "127.0.0.5")
    for _ in range(100):
        if asks(greedy) == asks(greedy) == (429, "server-too-fast"):  # at both workers, one after the other
            break
    else:
        pytest.fail("one address may ask for any number of analyses")
    # Nobody gets around that by claiming to come from elsewhere, and nobody else has to suffer for it.
    assert asks(greedy, **{"X-Forwarded-For": "203.0.113.7"}) == (429, "server-too-fast")
    assert "server-too-fast" not in [asks(other)[1] for _ in range(2)]


def test_pages_of_other_sites_can_change_nothing(site: Site) -> None:
    anna = Visitor(site, "127.0.0.6", "Anna")
    id = anna.make("me", "open", "open", game="lagoon")["id"]
    for origin in ("https://evil.example", "https://localhost", "null"):
        answer = anna.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["problem"]["id"]) == (403, "server-foreign-origin")
        with pytest.raises(InvalidStatus) as refusal, anna.socket(id, 0, origin=origin):
            pass
        assert refusal.value.response.status_code == 403
    assert anna.http.post("/api/me", json={"name": "Anna B."}, headers={"Origin": site.base}).status_code == 200
    with anna.socket(id, 0, origin=site.base) as line:
        assert line.hear("table")["table"]["id"] == id


def test_nginx_refuses_large_bodies_in_the_words_of_the_protocol(site: Site) -> None:
    answer = Visitor(site, "127.0.0.7").http.post("/api/me", content=b"x" * (64 * 1024 + 1))
    assert (answer.status_code, answer.json()) == (413, {"problem": {"id": "server-too-large"}})
    assert not answer.headers.get(WORKER)  # the server has not seen it


def open_connection(site: Site, address: str) -> ssl.SSLSocket:
    plain = socket.create_connection(("127.0.0.1", site.secure), timeout=20, source_address=(address, 0))
    return site.trust.wrap_socket(plain, server_hostname="localhost")


def test_nginx_bounds_the_connections_of_one_address(site: Site) -> None:
    slow = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"
    with ExitStack() as stack:
        lines = [stack.enter_context(open_connection(site, "127.0.0.8")) for _ in range(101)]
        for line in lines:
            line.sendall(slow)
        refusal = eventually(lambda: answered(lines))
    assert refusal.startswith(b"HTTP/1.1 429 ")
    assert b"\r\nRetry-After: " in refusal
    assert refusal.endswith(b'{"problem":{"id":"server-too-fast"}}')


def answered(lines: list[ssl.SSLSocket]) -> bytes:
    """What nginx has answered on the first of these connections on which it has."""
    for line in lines:
        line.settimeout(0.01)
        try:
            return line.recv(10_000)
        except TimeoutError:
            continue
    return b""


def test_nginx_bounds_the_requests_of_one_address(site: Site) -> None:
    """2000 requests on four connections, none of which waits for an answer."""
    request = b"GET /none.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with ExitStack() as stack:
        lines = [stack.enter_context(open_connection(site, "127.0.0.9")) for _ in range(4)]
        for line in lines:
            line.sendall(request * 500)
        statuses = [status for line in lines for status in read_statuses(line, 500)]
    assert set(statuses) == {b"404", b"429"}


def read_statuses(line: ssl.SSLSocket, count: int) -> list[bytes]:
    until = time.monotonic() + PATIENCE
    received = b""
    while len(found := re.findall(rb"HTTP/1\.1 (\d+) ", received)) < count:
        assert time.monotonic() < until
        part = line.recv(1 << 16)
        if not part:
            break
        received += part
    return found
