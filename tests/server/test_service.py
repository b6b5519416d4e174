"""deploy/serenissima.service: the command that it runs starts a server, with its data where systemd allows it."""

import sys
from configparser import RawConfigParser
from pathlib import Path

import httpx
from process_support import listening

from serenissima.lab.loadtest.processes import free_port

SHIPPED = Path(__file__).parents[2] / "deploy" / "serenissima.service"


def test_the_service_serves_and_writes_only_to_its_folder(tmp_path: Path) -> None:
    unit = RawConfigParser(strict=False, comment_prefixes=("#",))
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(SHIPPED, encoding="utf-8")
    service = unit["Service"]
    program, *arguments = service["ExecStart"].split()
    assert Path(program).name == "serenissima"
    assert arguments[arguments.index("--host") + 1] == "127.0.0.1"  # only nginx may reach it
    port = free_port()
    arguments[arguments.index("--port") + 1] = str(port)
    name, _, value = service["Environment"].partition("=")
    environment = {name: value.replace("%S", str(tmp_path))}
    (tmp_path / service["StateDirectory"]).mkdir()
    before = set(tmp_path.iterdir())
    with listening([sys.executable, "-m", "serenissima", *arguments], port, tmp_path, **environment):
        assert httpx.get(f"http://127.0.0.1:{port}/api/ready").json()["database"] == "sqlite"
        assert (tmp_path / service["StateDirectory"] / "tables.sqlite3").exists()
        assert set(tmp_path.iterdir()) - before == {tmp_path / f"{port}.log"}
