"""The commands of docs/hosting.md are executed, in a folder that stands for the machine's root.

A new command there is executed, too, unless it is listed here with the reason why it cannot be.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from machine_requirements import skip_unless_ci
from process_support import listening

from serenissima.lab.loadtest.processes import free_port

ROOT: Final = Path(__file__).parents[2]
HOSTING: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
NGINX: Final = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
START: Final = "systemctl enable --now serenissima"

NOT_EXECUTED: Final = {
    "apt-get": "installs packages, which needs root and a mirror",
    "make client": "the client is built before the tests",
    "python3 -m venv": "the environment of the tests stands for it",
    "/opt/serenissima/bin/pip": "needs the registry of packages",
    "systemctl": "there is no service manager; the tests run what the unit would",
    "certbot": "needs a public host name; a certificate of our own stands for it",
    "curl --fail --silent https://": "needs a public host name; tests/server/test_nginx.py plays through TLS",
}

SURROUNDINGS: Final = """
pid nginx.pid;
error_log error.log;
events {}
http { access_log off; include conf.d/*.conf; }
"""


def commands() -> list[str]:
    """The commands of all shell blocks, in order; one that is given a text keeps it."""
    found: list[str] = []
    for block in re.findall(r"^```sh\n(.*?)^```", HOSTING, re.DOTALL | re.MULTILINE):
        text = ""
        for line in block.splitlines():
            text = f"{text}\n{line}" if text else line
            if "<<'END'" not in text or line == "END":
                found.append(text)
                text = ""
    return found


def is_executed(command: str) -> bool:
    return not command.startswith(tuple(NOT_EXECUTED))


class Machine:
    """A folder that stands for the root of an empty machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        for place in ("etc/systemd/system", "etc/nginx/conf.d", "opt/serenissima/bin", "var/lib", "var/www/html"):
            (folder / place).mkdir(parents=True)
        program = folder / "opt/serenissima/bin/serenissima"
        program.write_text(f'#!/bin/sh\nexec {sys.executable} -m serenissima "$@"\n', encoding="utf-8")
        program.chmod(0o755)
        tools = folder / "tools"
        tools.mkdir()
        nginx = tools / "nginx"
        nginx.write_text(f'#!/bin/sh\nexec {NGINX} -p {folder}/etc/nginx -c nginx.conf "$@"\n', encoding="utf-8")
        nginx.chmod(0o755)
        (folder / "etc/nginx/nginx.conf").write_text(SURROUNDINGS, encoding="utf-8")

    def here(self, text: str) -> str:
        """A text in which the root of the machine is this folder, and the server has a port of its own."""
        return re.sub(r"(?<![\w.:/])/(etc|opt|var)/", rf"{self.folder}/\1/", text).replace("8000", str(self.port))

    def run(self, wanted: list[str]) -> list[str]:
        """Execute commands in the repository, as in a shell that ends at the first mistake; gives their output."""
        path = os.pathsep.join([str(self.folder / "tools"), os.environ.get("PATH", "")])
        python = os.pathsep.join(place for place in sys.path if place)
        output: list[str] = []
        for command in wanted:
            done = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", self.here(command)],
                cwd=ROOT,
                env={**os.environ, "PATH": path, "PYTHONPATH": python, "LANG": "C.UTF-8"},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
            output.append(done.stdout)
        return output

    @contextmanager
    def service(self) -> Iterator[None]:
        """Run what the unit would start, with its environment."""
        added = self.folder / "etc/systemd/system/serenissima.service.d/settings.conf"
        start = re.findall(r"^ExecStart=(.+)$", added.read_text(encoding="utf-8"), re.MULTILINE)[-1]
        unit = (self.folder / "etc/systemd/system/serenissima.service").read_text(encoding="utf-8")
        assert "Environment=XDG_DATA_HOME=%S" in unit
        with listening(start.split(), self.port, self.folder, XDG_DATA_HOME=str(self.folder / "var/lib")):
            yield

    def certify(self) -> None:
        """The certificate that certbot would get."""
        (live := self.folder / "etc/letsencrypt/live/your.host.name").mkdir(parents=True)
        command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost"
        command += " -keyout privkey.pem -out fullchain.pem"
        subprocess.run(command.split(), cwd=live, check=True, capture_output=True)


def test_every_command_is_executed_or_listed_with_a_reason() -> None:
    found = commands()
    assert START in found
    for listed in NOT_EXECUTED:
        assert any(command.startswith(listed) for command in found), f"{listed} is no longer in hosting.md"
    assert len([command for command in found if is_executed(command)]) >= 12


def test_the_commands_lead_to_a_server_that_runs(tmp_path: Path) -> None:
    if NGINX is None or shutil.which("openssl") is None or shutil.which("curl") is None:
        skip_unless_ci("nginx, openssl or curl is missing; tools/system.sh installs them")
    machine = Machine(tmp_path)
    found = commands()
    begun = found.index(START)
    machine.run([command for command in found[:begun] if is_executed(command)])
    with machine.service():
        machine.certify()
        done: list[str] = []
        for command in filter(is_executed, found[begun:]):
            done += machine.run([command])
            site = tmp_path / "etc/nginx/conf.d/serenissima.conf"
            if "> /etc/nginx/conf.d/serenissima.conf" in command:
                text = machine.here(site.read_text(encoding="utf-8"))
                assert "tables.example" not in text
                # Ports below 1024 are root's, and not every machine has IPv6.
                text = re.sub(r"^\s*listen \[::\].*$", "", text, flags=re.MULTILINE)
                for port in ("80", "443"):
                    text = text.replace(f"listen {port}", f"listen 127.0.0.1:{free_port()}")
                site.write_text(text, encoding="utf-8")
    assert json.loads(done[0])["status"] == "ready"
    assert len(list((tmp_path / "var/backups/serenissima").glob("*.sqlite3"))) == 1
