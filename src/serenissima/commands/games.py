"""`games`: list the installed games."""

import json

from serenissima.commands.arguments import MACHINE_LANGUAGE, AsJson, Language
from serenissima.commands.console import console, speaking, tell_language
from serenissima.games import all_games
from serenissima.terminal import menu


def games(lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    with speaking(lang) as words:
        if as_json:
            print(json.dumps([menu.describe(spec) for spec in all_games()], ensure_ascii=False, indent=2))
            return
        for spec in all_games():
            console.print(menu.game_card(spec, words))
            tell_language(spec, words)
