"""The schemas, one file for each game: which fields of its view become which numbers, and what is left out, and why."""

from importlib import import_module

from serenissima.core.spec import View
from serenissima.research.parts import Record


def schema_of(game: str, view: View) -> Record:
    """The schema for a table; `view` is what a seat sees there at the start: what never changes is read from it."""
    schema = import_module(f"{__name__}.{game}").schema(view)
    assert isinstance(schema, Record)
    return schema
