"""What a webhook receives: our own JSON, or the form that a chat service expects."""

import hmac
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from serenissima.server.notifications.notice import Notice

Form = Literal["json", "discord", "slack", "matrix", "ntfy"]
SIGNATURE: Final = "x-serenissima-signature"
TIMESTAMP: Final = "x-serenissima-timestamp"


def plain(notice: Notice, title: str, sentence: str, link: str) -> dict[str, Any]:
    """Our own form, which docs/notifications.md describes."""
    return {
        "id": notice.id,
        "event": notice.event,
        "game": notice.game,
        "table": notice.table,
        "name": notice.name,
        "players": [notice.names[seat] for seat in notice.seats],
        "title": title,
        "text": sentence,
        "asked": notice.text,
        "url": link,
    }


def discord(notice: Notice, title: str, sentence: str, link: str) -> dict[str, Any]:
    """https://discord.com/developers/docs/resources/webhook. Nobody is pinged, whatever a name looks like."""
    embed = {"title": title[:256], "description": said(notice, sentence)[:2000], "url": link}
    return {"embeds": [embed], "allowed_mentions": {"parse": []}}


def slack(notice: Notice, title: str, sentence: str, link: str) -> dict[str, Any]:
    """https://api.slack.com/messaging/webhooks."""
    text = f"*{escaped(title)}*: {escaped(said(notice, sentence))} <{link}>"
    return {"text": text, "unfurl_links": False}


def matrix(notice: Notice, title: str, sentence: str, link: str) -> dict[str, Any]:
    """The generic webhook of matrix-hookshot."""
    return {"username": "Serenissima", "text": f"{title}: {said(notice, sentence)} {link}"}


def ntfy(notice: Notice, title: str, sentence: str, link: str) -> dict[str, Any]:
    """https://docs.ntfy.sh/publish/#publish-as-json; the topic is added from the address."""
    return {"title": title, "message": said(notice, sentence), "click": link, "tags": ["game_die"]}


FORMS: Final[dict[Form, Callable[[Notice, str, str, str], dict[str, Any]]]] = {
    "json": plain,
    "discord": discord,
    "slack": slack,
    "matrix": matrix,
    "ntfy": ntfy,
}


def request_of(form: Form, url: str, notice: Notice, title: str, sentence: str, link: str) -> tuple[str, bytes]:
    """Where to send a notice in this form, and its body."""
    body = FORMS[form](notice, title, sentence, link)
    if form == "ntfy":  # JSON goes to the server itself, with the topic inside
        parts = urlsplit(url)
        folder, _, topic = parts.path.rstrip("/").rpartition("/")
        body["topic"], url = topic, parts._replace(path=folder + "/", query="", fragment="").geturl()
    return url, msgspec.json.encode(body)


def said(notice: Notice, sentence: str) -> str:
    return f"{sentence} {notice.text}" if notice.text else sentence


def escaped(text: str) -> str:
    """Text that Slack does not read as a link or a mention."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def signature(secret: str, timestamp: int, body: bytes) -> str:
    """HMAC-SHA256 of time and body, so that a receiver can tell our requests from others', and new from old ones."""
    return "sha256=" + hmac.new(secret.encode(), f"{timestamp}.".encode() + body, sha256).hexdigest()
