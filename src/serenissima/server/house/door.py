"""Who may come in: the operator's lists of networks and people, checked before every request and socket.

People come before networks, and of several networks the smallest one decides. This computer itself always gets in, so
that an operator can never be locked out. The server stores no address of a visitor.
"""

from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from serenissima.core.messages import message
from serenissima.server.errors import Refused
from serenissima.server.guard import API, Headers, Scope, address, cookie_of
from serenissima.server.house.choices import Choices, Rule
from serenissima.server.local_addresses import is_local, is_loopback
from serenissima.server.people.identity import Person

ALWAYS_OPEN: Final = (
    "/api/me",
    "/api/me/recover",
    "/api/me/devices/look",
    "/api/me/devices/join",
    "/api/server",
    "/api/health",
    "/api/ready",
)
"""What strangers may ask while only listed people come in: with a code they can show that they are on the list."""


class Door:
    """The rules in memory. Looking at them costs nothing while there are none."""

    def __init__(self, who: Callable[[str], Awaitable[Person | None]]) -> None:
        self.who = who
        self.networks: list[tuple[IPv6Network, bool]] = []
        """Each with whether it is allowed, the smallest first."""
        self.people: dict[str, bool] = {}
        self.only_listed = False

    def take_over(self, choices: Choices) -> None:
        networks = [(as_ipv6(rule.network), is_allowed(rule)) for rule in choices.rules if rule.network]
        self.networks = sorted(networks, key=lambda each: (-each[0].prefixlen, each[1]))
        self.people = {rule.identity: is_allowed(rule) for rule in choices.rules if rule.identity}
        self.only_listed = choices.only_listed

    async def admit(self, scope: Scope, headers: Headers) -> None:
        """Refuse a request from somebody who may not come in."""
        if not (self.networks or self.people or self.only_listed) or is_local(scope):
            return
        cookie = cookie_of(headers) if self.people else ""
        person = await self.who(cookie) if cookie else None
        refused = self.refusal(address(scope), person.id if person else None)
        path = str(scope["path"])
        is_question = self.only_listed and (not path.startswith(API) or path in ALWAYS_OPEN)
        if refused is not None and not (is_question and refused.message.id == "server-only-listed"):
            raise refused

    def refusal(self, client: str, identity: str | None) -> Refused | None:
        """Why somebody may not come in; None if they may."""
        verdict = self.verdict(client, identity)
        if verdict is False:
            return Refused(403, message("server-denied"))
        if verdict is None and self.only_listed:
            return Refused(403, message("server-only-listed"))
        return None

    def is_listed(self, scope: Scope, identity: str) -> bool:
        """Whether somebody is on this computer or on the list of those who are allowed."""
        return is_local(scope) or self.verdict(address(scope), identity) is True

    def verdict(self, client: str, identity: str | None) -> bool | None:
        """Whether somebody is allowed or denied; None if no rule is about them."""
        if identity is not None and identity in self.people:
            return self.people[identity]
        here = read_address(client)
        if here is None:
            return None
        return next((allowed for network, allowed in self.networks if here in network), None)

    def refusal_of_socket(self, client: str, identity: str | None) -> Refused | None:
        """The same for a socket that is open."""
        return None if is_loopback(client) else self.refusal(client, identity)


def is_allowed(rule: Rule) -> bool:
    return rule.action == "allow"


def read_address(text: str) -> IPv6Address | None:
    """An address as IPv6, so that one list serves both kinds."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return mapped(found) if isinstance(found, IPv4Address) else found


def mapped(found: IPv4Address) -> IPv6Address:
    return IPv6Address(f"::ffff:{found}")


def as_ipv6(text: str) -> IPv6Network:
    """A network as IPv6; raises ValueError if it is none."""
    found = ip_network(text, strict=False)
    if isinstance(found, IPv6Network):
        return found
    return IPv6Network((mapped(found.network_address), 96 + found.prefixlen))
