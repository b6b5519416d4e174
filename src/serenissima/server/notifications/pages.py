"""The pages behind the links in e-mails, without scripts.

Programs that scan e-mail open every link, so a link alone changes nothing: its page has a button, which sends a POST.
Mail programs send the same POST when somebody unsubscribes (RFC 8058).
"""

from html import escape
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from serenissima.locale import LANGUAGES, Words
from serenissima.server.notifications.languages import load_language
from serenissima.server.notifications.service import Notifications

PATH: Final = "/email/{action:str}/{secret:str}"
LONGEST: Final = 100
PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Serenissima</title>
</head>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 12vh auto; padding: 0 1rem">
<h1 style="font-size: 1.5rem">Serenissima</h1>
<p>{text}</p>
{form}</body>
</html>
"""
FORM: Final = '<form method="post"><button style="font: inherit; padding: 0.5rem 1rem">{label}</button></form>\n'


async def page(language: str, text: str, button: str | None = None, status: int = 200) -> Response[str]:
    await load_language(language)
    words = Words(language)
    form = FORM.format(label=escape(words(button))) if button else ""
    content = PAGE.format(language=language, text=escape(words(text)), form=form)
    return Response(content, media_type=MediaType.HTML, status_code=status)


def preferred_language(request: Request[Any, Any, Any]) -> str:
    """The first language of the browser that we have."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


async def answer(
    request: Request[Any, Any, Any], state: State, action: str, secret: str, is_done: bool
) -> Response[str]:
    """The page of a link, before or after its button was pressed."""
    notifications: Notifications = state.notifications
    contact = await notifications.contacts.by_secret(secret) if len(secret) <= LONGEST else None
    if contact is None or action not in ("confirm", "stop"):
        return await page(preferred_language(request), "server-mail-page-unknown", status=404)
    if not is_done:
        return await page(contact.language, f"server-mail-page-{action}", f"server-mail-button-{action}")
    if action == "confirm":
        await notifications.confirm(contact)
    else:
        await notifications.stop(contact)
    return await page(contact.language, f"server-mail-page-{action}-done")


@get(PATH, include_in_schema=False)
async def get_mail_page(
    action: FromPath[str], secret: FromPath[str], request: Request[Any, Any, Any], state: State
) -> Response[str]:
    """Ask whether to confirm an e-mail address, or to stop its e-mails."""
    return await answer(request, state, action, secret, is_done=False)


@post(PATH, status_code=200, include_in_schema=False)
async def post_mail_page(
    action: FromPath[str], secret: FromPath[str], request: Request[Any, Any, Any], state: State
) -> Response[str]:
    """Confirm the address, or stop its e-mails."""
    return await answer(request, state, action, secret, is_done=True)
