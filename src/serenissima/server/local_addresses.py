"""The addresses of this computer, for the person who sits at it and wants to invite others."""

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final

from serenissima.core.messages import message
from serenissima.server import protocol
from serenissima.server.errors import Refused
from serenissima.server.guard import Scope, address

LOCALHOST: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::", "")
PASSED_ON: Final = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via")
"""Headers of requests that came through a proxy: then the address of the client proves nothing."""
SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address for documentation. Nothing is sent there: only the way to it is looked up."""


def addresses(scope: Scope, listens_on: str, site: str) -> protocol.Addresses:
    """Where others reach this server. Refused to anybody but a browser on this computer."""
    if not is_local(scope):
        raise Refused(403, message("server-only-local"))
    if site:
        return protocol.Addresses(True, [site])
    port = scope["server"][1]
    if listens_on in EVERYWHERE:
        return protocol.Addresses(True, [url(host, port) for host in own_hosts()])
    if is_loopback(listens_on):
        return protocol.Addresses(False, [url(host, port) for host in own_hosts()])
    return protocol.Addresses(True, [url(listens_on, port)])


def is_local(scope: Scope) -> bool:
    """Whether a request comes from this computer, directly and to an address that only this computer uses."""
    headers = dict(scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1")
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    return is_loopback(address(scope)) and is_loopback(name.strip("[]")) and not any(map(headers.get, PASSED_ON))


def is_loopback(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def own_hosts() -> list[str]:
    """The IPv4 addresses of this computer in its networks, the most likely one first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [each[4][0] for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]  # type: ignore[misc]
    return [host for host in dict.fromkeys(found) if is_reachable(host)]


def is_reachable(host: str) -> bool:
    known = ip_address(host)
    return not known.is_loopback and not known.is_link_local and not known.is_unspecified


def url(host: str, port: Any) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
