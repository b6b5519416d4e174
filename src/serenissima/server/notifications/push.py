"""Web push (RFC 8030, 8188, 8291, 8292): encrypted for the browser, signed with the server's own key.

This uses the libraries below pywebpush. pywebpush itself would open connections that nothing checks (addresses.py).
"""

import base64
import time
from typing import Any, Final

import http_ece
import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02

from serenissima.core.messages import message
from serenissima.server.errors import Refused

LIFETIME: Final = 12 * 3600
"""Seconds for which a signature is valid; at most a day."""
KEPT: Final = 2 * 86_400
"""Seconds for which a push service keeps a message for a browser that is off."""


class Subscription(Struct, frozen=True, forbid_unknown_fields=False):
    """What a browser's `PushSubscription.toJSON()` contains."""

    endpoint: str
    keys: dict[str, str]


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushKey:
    """The key with which the server signs (VAPID). Browsers accept messages only from the key they subscribed with."""

    def __init__(self, pem: bytes) -> None:
        self.vapid = Vapid02.from_pem(pem)

    @staticmethod
    def new() -> bytes:
        key = ec.generate_private_key(ec.SECP256R1())
        return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())

    @property
    def public(self) -> str:
        """What browsers need to subscribe."""
        return to_base64(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def authorization(self, endpoint: str, contact: str) -> str:
        """Proof of who sends, for the push service at this address."""
        origin = "/".join(endpoint.split("/")[:3])
        claims: dict[str, Any] = {"aud": origin, "exp": int(time.time()) + LIFETIME, "sub": contact}
        return str(self.vapid.sign(claims)["Authorization"])


def clean_subscription(given: Subscription) -> Subscription:
    """A subscription whose keys can be used; refused otherwise."""
    try:
        point, secret = from_base64(given.keys["p256dh"]), from_base64(given.keys["auth"])
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (KeyError, ValueError, UnsupportedAlgorithm) as error:
        raise Refused(400, message("server-bad-subscription")) from error
    if len(secret) != 16:
        raise Refused(400, message("server-bad-subscription"))
    return Subscription(given.endpoint, {"p256dh": to_base64(point), "auth": to_base64(secret)})


def encrypted(subscription: Subscription, content: object) -> bytes:
    """The message as only this browser can read it."""
    body: bytes = http_ece.encrypt(
        msgspec.json.encode(content),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=from_base64(subscription.keys["p256dh"]),
        auth_secret=from_base64(subscription.keys["auth"]),
        version="aes128gcm",
    )
    return body
