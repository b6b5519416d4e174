"""A push service for the browsers of tests: a receiver on this machine takes the messages."""

import json
import sys
from pathlib import Path
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from serenissima.server.notifications.push import to_base64

sys.path.append(str(Path(__file__).parents[1] / "server"))
from notification_support import Receiver

PUSH_SERVICE = """(subscription) => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  let made = null
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('not a key')
    return (made = { toJSON: () => subscription, unsubscribe: async () => ((made = null), true) })
  }
}"""


class PushBrowser:
    """The keys of a browser that has subscribed at the sink."""

    def __init__(self, receiver: Receiver) -> None:
        self.receiver = receiver
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen letters!"

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": to_base64(point), "auth": to_base64(self.secret)}
        return {"endpoint": f"{self.receiver.address}/push", "keys": keys}

    def received(self) -> list[Any]:
        return [json.loads(self.decrypted(request.body)) for request in self.receiver.requests]

    def decrypted(self, body: bytes) -> bytes:
        found: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return found
