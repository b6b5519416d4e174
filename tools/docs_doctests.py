"""Griffe extension for the API reference: shows the doctests in docstrings as code, not as text."""

import re
from typing import Any

from griffe import Extension, Object

DOCTEST = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


def fenced(text: str) -> str:
    """The text with each block that begins with `>>>`, up to the next empty line, as a code block."""
    return DOCTEST.sub(lambda block: f"```pycon\n{block[0]}\n```", text)


class Doctests(Extension):
    """Rewrites the docstring of every object that is loaded."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
