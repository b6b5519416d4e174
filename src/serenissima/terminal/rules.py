"""The rules of a game, section by section, as the catalogues have them."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from serenissima.locale import Words
from serenissima.terminal.choices import is_number, plain
from serenissima.terminal.layout import numbered

BROWSER_ONLY = "screen"


def sections(game: str, words: Words) -> list[str]:
    """The message ids of the sections in reading order, without the one about mouse and keys."""
    prefix = f"{game}-rules-"
    return [id for id in words.ids(prefix) if words.has(f"{id}-text") and id != prefix + BROWSER_ONLY]


def section(id: str, words: Words) -> RenderableType:
    return Group(Text(words(id), style="bold"), Markdown(words(f"{id}-text")), Text())


def rules(game: str, asked: str, words: Words) -> RenderableType:
    """The section with that number, or those that contain the given text; without either, the aim and the contents."""
    ids = sections(game, words)
    if not ids:
        return Text(words("terminal-rules-none"))
    found: list[str] = []
    if is_number(asked):
        found = [id for number, id in enumerate(ids, 1) if asked == str(number)]
    elif asked:
        found = [id for id in ids if plain(asked) in plain(words(id) + " " + words(f"{id}-text"))]
    if found:
        return Group(*[section(id, words) for id in found])
    contents = numbered(list(enumerate([words(id) for id in ids], 1)))
    return Group(section(ids[0], words), contents, Text(words("terminal-rules-more"), style="dim"))
