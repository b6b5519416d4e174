"""Digests of random games, for comparing builds: reads the games as JSON, writes their digests."""

import json
import sys

from serenissima.games import find
from serenissima.lab.configurations import Table
from serenissima.lab.laws import digests


def main() -> None:
    spec = find(sys.argv[1])
    games = [(Table(seats, options), seed) for seats, options, seed in json.load(sys.stdin)]
    json.dump(digests(spec, games), sys.stdout)


if __name__ == "__main__":
    main()
