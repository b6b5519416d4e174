"""An analysis in the terminal: each seat's chances as a line of blocks, and the costliest decisions."""

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima.lab.analysis import LEAST_SWING, Decided, labels, shares, swings
from serenissima.lab.arena.text_tables import decimal
from serenissima.locale import Words
from serenissima.table.session import Session

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 40


def analysis_data(session: Session, bot: str, judged: list[Decided], words: Words) -> dict[str, Any]:
    """The analysis for programs. `at` counts the picks before a decision, `loss` is the win chance it lost."""
    record = session.record
    return {
        "game": record.game,
        "names": record.names,
        "players": record.players,
        "bot": bot,
        "result": shares(session) if session.is_over else None,
        "decisions": [decision_data(session, each, words) for each in judged],
        "swings": [each.at for each in swings(judged)],
    }


def decision_data(session: Session, each: Decided, words: Words) -> dict[str, Any]:
    made, best = labels(session, each)
    return {
        "at": each.at,
        "seat": each.seat,
        "pick": each.pick,
        "label": words.say(made),
        "value": round(each.value, 4),
        "best": each.best,
        "best_label": words.say(best),
        "chance": round(each.chance, 4),
        "loss": round(each.loss, 4),
    }


def analysis_report(session: Session, bot: str, judged: list[Decided], words: Words) -> RenderableType:
    """The analysis for people."""
    title = words("analyse-title", game=session.spec.title, decisions=len(judged), bot=bot)
    parts: list[RenderableType] = [Text(title, style="bold"), chance_table(session, judged, words)]
    if found := swings(judged):
        parts.append(swing_table(session, found, words))
    else:
        parts.append(Text(words("analyse-none", least=round(LEAST_SWING * 100))))
    return Group(*parts, Text(words("analyse-note"), style="dim"))


def chance_table(session: Session, judged: list[Decided], words: Words) -> RenderableType:
    table = Table(title=words("analyse-chance"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words("analyse-player"))
    table.add_column(words("analyse-course", moves=session.picks_in_force), no_wrap=True)
    for key in ("first", "last", "lost"):
        table.add_column(words(f"analyse-{key}"), justify="right", no_wrap=True)
    ends = shares(session) if session.is_over else None
    for seat, name in enumerate(session.record.names):
        mine = [each for each in judged if each.seat == seat]
        if mine:
            end = mine[-1].chance if ends is None else ends[seat]
            lost = sum(each.loss for each in mine) / len(mine)
            line = blocks([(each.at, each.chance) for each in mine], session.picks_in_force)
            table.add_row(Text(name), line, percent(mine[0].chance), percent(end), decimal(100 * lost, 1, words))
    return table


def swing_table(session: Session, found: list[Decided], words: Words) -> RenderableType:
    table = Table(title=words("analyse-swings"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words("analyse-move"), justify="right")
    table.add_column(words("analyse-player"))
    table.add_column(words("analyse-played"), ratio=1)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(words("analyse-better"), ratio=1)
    table.add_column("", justify="right", no_wrap=True)
    for each in found:
        made, best = labels(session, each)
        name = Text(session.record.names[each.seat])
        cells = (Text(words.say(made)), percent(each.value), Text(words.say(best)), percent(each.chance))
        table.add_row(str(each.at), name, *cells)
    return table


def blocks(chances: list[tuple[int, float]], moves: int) -> str:
    """A line of blocks: for each move, the chance at the seat's latest decision."""
    width = min(WIDTH, max(1, moves))
    line = ""
    for column in range(width):
        until = (column + 1) * moves / width
        known = [chance for at, chance in chances if at < until]
        line += BLOCKS[min(len(BLOCKS) - 1, int(known[-1] * len(BLOCKS)))] if known else " "
    return line


def percent(share: float) -> str:
    return f"{share * 100:.0f} %"
