"""The names that own data files give their cards and effects: messages that replace the catalogue's."""

from serenissima.games.gondola.data_files import DATA, records
from serenissima.games.gondola.names import dashed

Texts = dict[str, str]


def own_texts(language: str) -> Texts:
    """By message id; empty if the game uses its own files."""
    found: Texts = {}
    if DATA.folder is None:
        return found
    for record in records("missions"):
        name_card(found, "mission", str(record["no"]), record["name"][language], record["ability"]["text"][language])
    for record in records("influence"):
        name_card(found, "card", dashed(record["id"]), record["name"][language], record["text"][language])
    for record in records("doge"):
        name_card(found, "doge", dashed(record["id"]), record["name"][language], record["text"][language])
    for record in records("buildings"):
        for number, effect in enumerate(record["effects"], 1):
            text = printed(effect["text"][language])
            found[f"gondola-effect-{dashed(record['id'])}-{number}"] = f"{number} · {text}"
    return found


def name_card(found: Texts, kind: str, key: str, name: str, text: str) -> None:
    found[f"gondola-{kind}-{key}"] = printed(name)
    found[f"gondola-about-{kind}-{key}"] = printed(text)


def printed(text: str) -> str:
    """The text with the catalogues' apostrophe, and their narrow space before French punctuation."""
    text = text.replace("'", "’")
    for sign in ":;?!»":
        text = text.replace(f" {sign}", f"\u202f{sign}")
    return text
