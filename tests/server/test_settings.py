"""The settings: what can be set is documented."""

import re
from pathlib import Path

import msgspec

from serenissima.server.settings import Limits, Settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_hosting_lists_every_setting_and_no_other() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    settings, limits = text.partition("## Settings")[2].partition("\n## ")[0].split("Under `[limits]`")
    for part, struct in ((settings, Settings), (limits, Limits)):
        listed = re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)
        wanted = {each.name for each in msgspec.structs.fields(struct)} - {"database", "limits"}
        assert sorted(listed) == sorted(wanted)


def test_at_least_two_searches_run_at_once() -> None:
    assert Settings().bot_processes >= 3
