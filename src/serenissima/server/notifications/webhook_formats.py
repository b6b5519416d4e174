"""What a webhook receives: our own JSON, or what a chat service expects."""

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from serenissima.server.notifications.notice import Notice, Rendered

Format = Literal["json", "discord", "slack", "matrix", "ntfy"]
SIGNATURE: Final = "x-serenissima-signature"
TIMESTAMP: Final = "x-serenissima-timestamp"
MARKDOWN: Final = re.compile(r"([\\`*_~|<>\[\]()#!-])")


def plain(notice: Notice, said: Rendered) -> dict[str, Any]:
    """Our own format, which docs/notifications.md describes."""
    return {
        "id": notice.id,
        "event": notice.event,
        "game": notice.game,
        "table": notice.table,
        "names": notice.names,
        "players": notice.players,
        "title": said.title,
        "text": said.text,
        "url": said.link or None,
    }


def plain_digest(notices: Sequence[dict[str, Any]], said: Rendered) -> dict[str, Any]:
    return {
        "id": said.id,
        "event": "digest",
        "title": said.title,
        "text": said.text,
        "url": said.link or None,
        "notices": notices,
    }


def discord(said: Rendered) -> dict[str, Any]:
    """https://discord.com/developers/docs/resources/webhook. Nobody is pinged, whatever a name looks like."""
    embed = {"title": escaped_markdown(said.title)[:256], "description": escaped_markdown(said.text)[:4000]}
    link = {"url": said.link} if said.link else {}
    return {"embeds": [{**embed, **link}], "allowed_mentions": {"parse": []}}


def slack(said: Rendered) -> dict[str, Any]:
    """https://api.slack.com/messaging/webhooks."""
    link = f" <{said.link}>" if said.link else ""
    return {"text": f"*{escaped_slack(said.title)}*: {escaped_slack(said.text)}{link}", "unfurl_links": False}


def matrix(said: Rendered) -> dict[str, Any]:
    """The generic webhook of matrix-hookshot, which reads Markdown."""
    text = escaped_markdown(f"{said.title}: {said.text}").replace("@", "@\u200b")  # @room would call everybody
    return {"username": "Serenissima", "text": f"{text} {said.link}".rstrip()}


def ntfy(said: Rendered) -> dict[str, Any]:
    """https://docs.ntfy.sh/publish/#publish-as-json; the topic is added from the address."""
    return {
        "title": said.title,
        "message": said.text,
        "tags": ["game_die"],
        **({"click": said.link} if said.link else {}),
    }


CHATS: Final = {"discord": discord, "slack": slack, "matrix": matrix, "ntfy": ntfy}


def request_of(format: Format, url: str, own: dict[str, Any], said: Rendered) -> tuple[str, bytes]:
    """Where to send something, and its body: `own` in our own format, or what is `said` in that of a chat service."""
    body = own if format == "json" else CHATS[format](said)
    if format == "ntfy":  # JSON goes to the server itself, with the topic inside
        parts = urlsplit(url)
        folder, _, topic = parts.path.rstrip("/").rpartition("/")
        body["topic"], url = topic, parts._replace(path=folder + "/", query="", fragment="").geturl()
    return url, msgspec.json.encode(body)


def escaped_slack(text: str) -> str:
    """Text that Slack does not read as a link or a mention."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def escaped_markdown(text: str) -> str:
    """Text without links and emphasis; addresses that we wrote ourselves stay as they are."""
    return "\n".join(
        " ".join(word if word.startswith(("http://", "https://")) else MARKDOWN.sub(r"\\\1", word) for word in line)
        for line in (line.split(" ") for line in text.split("\n"))
    )


def signature(secret: str, timestamp: int, body: bytes) -> str:
    """HMAC-SHA256 of time and body, so that a receiver can tell our requests from others', and new from old ones."""
    return "sha256=" + hmac.new(secret.encode(), f"{timestamp}.".encode() + body, sha256).hexdigest()
