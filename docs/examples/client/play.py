"""Play a whole game with random picks: the simplest bot.

pip install websockets
python play.py http://127.0.0.1:8000 doge             with two bots
python play.py http://127.0.0.1:8000 doge --friend    with a friend and a bot: prints the invitation and waits
python play.py http://127.0.0.1:8000 --join LINK      as that friend

Write your own `choose` and you have a bot of your own.
"""

import argparse
import json
import random
from pathlib import Path

from client import Json, Seat, Server


def choose(position: Json) -> int:
    """Your bot goes here. `position["view"]` is everything your seat may know."""
    decision = position["decision"]
    choice = random.choice(decision["choices"])
    print(f"  {decision['kind']}: {choice['label']['id']}")
    return int(choice["pick"])


def make_table(server: Server, game: str, options: Json, friend: bool) -> tuple[str, int]:
    """A table for three, or as near to it as the game allows: you, an open seat if a friend is coming, and bots."""
    least, most = next(each["seats"] for each in server.get("/api/games") if each["id"] == game)
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (min(max(3, least), most) - 1)
    if friend:
        seats[1] = {"kind": "open"}
    table = server.post("/api/tables", game=game, seats=seats, options=options)
    if friend:
        print(f"Your friend is invited: {server.address}/join/{table['code']}", flush=True)
    return table["id"], 0


def join_table(server: Server, link: str) -> tuple[str, int]:
    """Take the first open seat at the table to which this link, or the code at its end, invites you."""
    code = link.rpartition("/")[2]
    table = server.get(f"/api/invites/{code}")
    seat = next(each["seat"] for each in table["seats"] if each["kind"] == "open")
    server.post(f"/api/tables/{table['id']}/claim", seat=seat, invite=table["invite"] or code)
    return table["id"], seat


def play(seat: Seat) -> Json:
    """Answer every question until the game is over. Chats one line and takes one pick back, to show how."""
    position = seat.next()
    seat.chat("Buongiorno!")
    has_undone = False
    while position["state"] != "over":
        decision = position["decision"]
        if position["undo"] and not has_undone:
            print("  on second thoughts …")
            before, position = position, seat.undo()
            has_undone = position["at"] < before["at"]  # otherwise somebody else was faster
        elif decision and decision["answered"] is None:
            position = seat.pick(choose(position))
        else:  # others must answer; or our sealed answer is in and theirs are not
            position = seat.next()
    return position


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a whole game, picking at random.")
    parser.add_argument("server", help="for instance http://127.0.0.1:8000")
    parser.add_argument("game", nargs="?", default="doge", help="the id of a game (doge if left out)")
    parser.add_argument("--options", type=json.loads, default={}, metavar="JSON", help="""such as '{"year_cap": 5}'""")
    parser.add_argument("--friend", action="store_true", help="leave a seat open and print the invitation")
    parser.add_argument("--join", metavar="LINK", help="sit down where this invitation leads")
    parser.add_argument("--name", default="Stranger")
    parser.add_argument("--record", type=Path, default=Path("record.json"), metavar="FILE")
    given = parser.parse_args()

    server = Server(given.server)
    server.post("/api/me", name=given.name)  # do this first: you need a name to take a seat
    if given.join:
        table, number = join_table(server, given.join)
    else:
        table, number = make_table(server, given.game, given.options, given.friend)
    with Seat(server, table, number) as seat:
        result = play(seat)["result"]

    record = server.get(f"/api/tables/{table}/record")
    given.record.write_text(json.dumps(record), encoding="utf-8")
    for rank, name, score in sorted(zip(result["ranks"], record["names"], result["scores"], strict=True)):
        print(f"{rank}. {name}: {score}")


if __name__ == "__main__":
    main()
