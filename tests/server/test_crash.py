"""Kill -9 in mid-game: whatever was acknowledged is there after the restart, and the game goes on."""

import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
from server_support import Person, eventually

from regatta.spec import SPEC
from serenissima.table.record import from_json
from serenissima.table.session import verify

SERVER = """
import sys, uvicorn
from pathlib import Path
from server_support import make_app, settings
uvicorn.run(make_app(settings(Path(sys.argv[1]))), host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(folder: Path, port: int) -> subprocess.Popen[bytes]:
    path = os.pathsep.join(place for place in sys.path if place)
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(folder), str(port)], env={**os.environ, "PYTHONPATH": path}
    )

    def answers() -> bool:
        assert process.poll() is None
        try:
            return httpx.get(f"http://127.0.0.1:{port}/api/ready").status_code == 200
        except httpx.TransportError:
            return False

    eventually(answers, 60)
    return process


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    port = free_port()
    process = start(tmp_path, port)
    anna = Person(f"http://127.0.0.1:{port}", "Anna")
    ids = [anna.make("me", "here:Bianca", "here:Carlo")["id"] for _ in range(15)]
    acknowledged: dict[str, list[list[int]]] = {id: [] for id in ids}

    def play() -> None:
        number = 0
        while True:
            for id in ids:
                seat = number % 3
                pick = 1 + number // 3
                try:
                    sent = anna.http.post(
                        f"/api/tables/{id}/picks", json={"seat": seat, "number": number, "pick": pick}
                    )
                except httpx.TransportError:
                    return
                if sent.status_code != 200:
                    return
                acknowledged[id].append([seat, pick])
            number += 1

    player = threading.Thread(target=play)
    player.start()
    eventually(lambda: len(acknowledged[ids[0]]) > 2, 60)
    process.send_signal(signal.SIGKILL)
    process.wait()
    player.join()

    process = start(tmp_path, port)
    try:
        for id in ids:
            entries = anna.get(f"/api/tables/{id}/record?seat=0")["entries"]
            known = [entry if entry[0] == 0 else [entry[0], None] for entry in acknowledged[id]]
            assert entries[: len(known)] == known
            assert len(entries) - len(known) <= 1
        last = ids[0]
        while anna.position(last)["result"] is None:
            anna.pick(last, anna.position(last)["waiting"][0])
        record = from_json(anna.http.get(f"/api/tables/{last}/record").content, "record")
        assert verify(SPEC, record).is_over
        assert record.fairness is not None
    finally:
        process.terminate()
        process.wait()
