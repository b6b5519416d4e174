"""Which addresses the server may call. People enter them, so they must not lead into the host's own network.

The check is made on the address that is connected to, after the name was looked up: a name that changes its address
between check and use gains nothing.
"""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpcore
from httpcore import AsyncNetworkBackend, AsyncNetworkStream
from httpcore._backends.auto import AutoBackend

from serenissima.core.messages import message
from serenissima.server.errors import Refused

LONGEST: Final = 500
NAT64: Final = 0x64_FF9B << 96
"""64:ff9b::/96, in which IPv4 addresses are written for networks without IPv4."""


class Forbidden(Exception):
    """The address is not on the public internet."""


def carried(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address inside an IPv6 address, if it is one of the kinds that have one."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    if int(address) >> 32 == NAT64 >> 32:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return None


def is_public(text: str) -> bool:
    """Whether an IP address is on the public internet."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address) and (inside := carried(address)) is not None:
        return is_public(str(inside))
    return address.is_global and not address.is_multicast and not address.is_reserved


class GuardedBackend(AsyncNetworkBackend):
    """Connects to public addresses only, and to those that the host of the server allows by name."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self.allowed = frozenset(allowed)
        self.backend = AutoBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        address = await self.find(host, port)
        return await self.backend.connect_tcp(address, port, timeout, local_address, socket_options)

    async def find(self, host: str, port: int) -> str:
        """The address of a host; refused if any of its addresses is not public."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [str(info[4][0]) for info in found]
        if host not in self.allowed and not all(map(is_public, addresses)):
            raise Forbidden(host)
        return addresses[0]

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        raise Forbidden(path)

    async def sleep(self, seconds: float) -> None:
        await self.backend.sleep(seconds)


def clean_url(given: str, allowed: Iterable[str] = ()) -> str:
    """A URL as it is stored; refused if it cannot be called. Names are looked up when it is called."""
    url = given.strip()
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port = "", None
    is_local = host in set(allowed)
    if (
        not 1 <= len(url) <= LONGEST
        or not url.isascii()
        or not url.isprintable()
        or " " in url
        or not host
        or parts.scheme not in (("https", "http") if is_local else ("https",))
        or parts.username is not None
        or (port is not None and not 1 <= port <= 65_535)
    ):
        raise Refused(400, message("server-bad-url"))
    try:
        is_forbidden = not is_local and not is_public(host)
    except ValueError:
        is_forbidden = False  # a name
    if is_forbidden:
        raise Refused(400, message("server-url-not-public"))
    return url
