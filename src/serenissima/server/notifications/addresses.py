"""Which addresses the server may call. People enter them, so they must not lead into the host's own network.

A name is looked up once per connection. All its addresses are checked, and the connection goes to a checked address: a
name that changes its address between check and use gains nothing.
"""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from serenissima.core.messages import message
from serenissima.server.errors import Refused
from serenissima.server.settings import HostAndPort

LONGEST: Final = 1000
PUBLIC_PORTS: Final = (443, 8443)
NAT64: Final = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as networks without IPv4 write them."""
NOT_PUBLIC: Final = (
    IPv4Network("192.88.99.0/24"),  # relays of 6to4
    IPv6Network("fec0::/10"),  # site-local, as fc00::/7 is now
    IPv6Network("2002::/16"),  # 6to4 and Teredo contain IPv4 addresses of any kind
    IPv6Network("2001::/32"),
)
"""Addresses that `ipaddress` calls global, but which may lead into a private network."""


class Forbidden(Exception):
    """The address is not on the public internet."""


def is_public(text: str) -> bool:
    """Whether an IP address is on the public internet."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif address in NAT64:
            address = IPv4Address(int(address) & 0xFFFF_FFFF)
    if any(address in network for network in NOT_PUBLIC if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def target(parts: SplitResult) -> HostAndPort:
    """Where a URL leads. Raises ValueError if its port is not a number."""
    return parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)


class GuardedBackend(AsyncNetworkBackend):
    """Connects to public addresses only, and to those that the operator of the server allows."""

    def __init__(self, allowed: Iterable[HostAndPort] = (), backend: AsyncNetworkBackend | None = None) -> None:
        self.allowed = frozenset(allowed)
        self.backend = backend or AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        *others, last = await self.find(host, port)
        for address in others:
            try:
                return await self.backend.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.ConnectError:
                continue
        return await self.backend.connect_tcp(last, port, timeout, local_address, socket_options)

    async def find(self, host: str, port: int) -> list[str]:
        """The addresses of a host, at least one. Forbidden if any of them is not public, or the port is unusual."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError("unknown host") from error
        addresses = list(dict.fromkeys(str(info[4][0]) for info in found))
        if not addresses:
            raise httpcore.ConnectError("unknown host")
        if (host.lower(), port) not in self.allowed:
            if port not in PUBLIC_PORTS or not all(map(is_public, addresses)):
                raise Forbidden
        return addresses

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        raise Forbidden

    async def sleep(self, seconds: float) -> None:
        await self.backend.sleep(seconds)


def clean_url(given: str, allowed: Iterable[HostAndPort] = ()) -> str:
    """A URL as it is stored; refused if it must not be called. Names are looked up when it is called."""
    url = given.strip()
    try:
        parts = urlsplit(url)
        host, port = target(parts)
        host.encode("idna")
    except ValueError as error:  # UnicodeError is one
        raise Refused(400, message("server-bad-url")) from error
    is_allowed = (host, port) in set(allowed)
    if (
        not 1 <= len(url) <= LONGEST
        or not url.isascii()
        or not url.isprintable()
        or " " in url
        or not host
        or parts.scheme not in (("https", "http") if is_allowed else ("https",))
        or parts.username is not None
        or not (is_allowed or port in PUBLIC_PORTS)
    ):
        raise Refused(400, message("server-bad-url"))
    if not is_allowed and is_private_address(host):
        raise Refused(400, message("server-url-not-public"))
    return url


def is_private_address(host: str) -> bool:
    """Whether this is an IP address, not a name, and not a public one."""
    try:
        return not is_public(host)
    except ValueError:
        return False
