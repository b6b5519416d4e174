"""The real server on a given port and database, with bots that answer at once: `python quick_server.py PORT FILE`."""

import sys

import uvicorn

from serenissima.server.app import make_app
from serenissima.server.settings import Limits, Rate, Settings, database_url

PLENTY = Rate(1e9, 1e9)


def main(port: int, database: str) -> None:
    limits = Limits(requests=PLENTY, changes=PLENTY, identities=PLENTY, thinking=PLENTY, picks=PLENTY)
    settings = Settings(database_url(database), bot_delay=(0.0, 0.01), limits=limits)
    uvicorn.run(make_app(settings), host="127.0.0.1", port=port, log_level="warning", access_log=False)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
