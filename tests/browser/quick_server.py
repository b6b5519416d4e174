"""The real server on a given port and database, with bots that answer at once: `python quick_server.py PORT FILE`.

Its clock goes as many seconds ahead as a file beside the database says, so that tests need not wait. Deals and bots'
choices are the same in every run, so that a test always sees the same games; with BROWSER_DEAL=1 to 255 it sees others.
"""

import os
import secrets
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import uvicorn
from no_limits import NO_LIMITS

from serenissima.server.app import make_app
from serenissima.server.bots import pool
from serenissima.server.fast.selftest import websocket_class
from serenissima.server.settings import Settings, database_url
from serenissima.server.tables import seats
from serenissima.server.timeouts import http_class


def main(port: int, database: str) -> None:
    ahead = Path(database).with_suffix(".ahead")

    def now() -> float:
        return time.time() + (float(ahead.read_text(encoding="utf-8")) if ahead.exists() else 0.0)

    deal = int(os.environ.get("BROWSER_DEAL", "94"))
    vars(seats)["secrets"] = SimpleNamespace(token_hex=lambda length: f"{deal:02x}" * length, choice=secrets.choice)
    vars(pool)["secrets"] = SimpleNamespace(randbits=lambda _: deal)
    settings = Settings(database_url(database), bot_delay=(0.0, 0.01), hidden_pace=0.0, limits=NO_LIMITS, sweep=0.2)
    uvicorn.run(
        make_app(settings, now),
        host="127.0.0.1",
        port=port,
        log_level="warning",
        access_log=False,
        http=http_class,
        ws=websocket_class(),
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
