"""Clubs for tests: people who join by the link, and games that they finish."""

from typing import Any

from server_support import Person, eventually


def found_club(organiser: Person, *members: Person, name: str = "The Tuesday club") -> Any:
    """A new club; the answer is its page for the organiser."""
    club = organiser.post("/api/clubs", 201, name=name)
    for member in members:
        member.post(f"/api/club-links/{club['key']}/join")
    return page(organiser, club["id"])


def page(person: Person, club: str) -> Any:
    return person.get(f"/api/clubs/{club}")


def member_id(person: Person, club: str) -> str:
    """What this member is called in the club by the protocol."""
    return str(next(each["id"] for each in page(person, club)["members"] if each["you"]))


def club_game(club: str, *players: Person, bots: int = 0) -> str:
    """A finished game that the first player has set up for the club; all claim their seats without an invitation."""
    first, *others = players
    table = str(first.make("me", *["open"] * len(others), *["random"] * bots, club=club)["id"])
    for seat, player in enumerate(others, 1):
        player.post(f"/api/tables/{table}/claim", seat=seat)
    finish(table, *players)
    return table


def finish(table: str, *players: Person) -> None:
    """The players, in the order of their seats, answer with the first choice until the end."""

    def is_over() -> bool:
        for seat, player in enumerate(players):
            now = player.position(table, seat)
            # At another worker the newest answer may not have arrived yet.
            if now["decision"] and now["decision"]["answered"] is None:
                body = {"seat": seat, "number": now["number"], "pick": now["decision"]["choices"][0]["pick"]}
                assert player.http.post(f"/api/tables/{table}/picks", json=body).status_code in (200, 409)
        return all(player.position(table)["result"] is not None for player in players)

    eventually(is_over)
