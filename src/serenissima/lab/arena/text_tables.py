"""The results of a match as tables for the terminal."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima.lab.arena.standings import Pair, Results, SeatsOf, Share, Standing
from serenissima.locale import Words

MOST_FAILURES = 5


def percent(value: float, words: Words) -> str:
    """A percentage as written in this language."""
    return words("arena-percent", value=decimal(100 * value, 1, words))


def decimal(value: float | None, places: int, words: Words) -> str:
    if value is None:
        return "–"
    text = f"{value:.{places}f}".replace("-", "−")
    return text.replace(".", words("arena-decimal-point"))


def whole(value: float, words: Words) -> str:
    """A rounded number with thousands separators."""
    return words("arena-whole-number", value=round(value))


def bounds(share: Share, words: Words) -> str:
    low, high = share.bounds
    return f"{decimal(100 * low, 1, words)} … {decimal(100 * high, 1, words)}"


def arena_tables(results: Results, words: Words) -> RenderableType:
    """Everything that `arena` prints for people."""
    parts: list[RenderableType] = [Text(title(results, words), style="bold")]
    if results.games:
        parts += [bot_table(results.standings, words)]
        parts += [Text(words("arena-rating-note"), style="dim")]
        if results.pairs:
            parts += [pair_table(results.pairs, words)]
        for seats in results.tables:
            parts += [seat_table(seats, words)]
            parts += [Text(line) for line in (*facts(seats, words), *ends(seats, results, words))]
    return Group(*parts, *failure_lines(results, words))


def title(results: Results, words: Words) -> str:
    return words("arena-title", game=results.plan.spec.title, games=len(results.games))


def plain_grid(words: Words, *columns: str, heading: str = "") -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, title=heading or None, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(words(f"arena-{column}"), justify="right" if number else "left", overflow="fold")
    return table


def bot_table(standings: list[Standing], words: Words) -> Table:
    table = plain_grid(words, "bot", "games", "rate", "interval", "rank", "score", "margin", "rating")
    for row in standings:
        rating = row.rating
        table.add_row(
            Text(row.name),
            str(row.share.games),
            percent(row.share.rate, words),
            bounds(row.share, words),
            decimal(row.plain()["mean_rank"], 2, words),
            decimal(row.plain()["mean_score"], 1, words),
            decimal(row.plain()["mean_margin"], 1, words),
            f"{decimal(rating.mu, 1, words)} ± {decimal(2 * rating.sigma, 1, words)}" if rating else "–",
        )
    return table


def pair_table(pairs: list[Pair], words: Words) -> Table:
    table = plain_grid(words, "pair", "won", "drawn", "lost", "decided", "interval", "better")
    for pair in pairs:
        table.add_row(
            Text(f"{pair.a} – {pair.b}"),
            str(pair.a_wins),
            str(pair.draws),
            str(pair.b_wins),
            percent(pair.decided.rate, words) if pair.decided.games else "–",
            bounds(pair.decided, words),
            Text(pair.better or words("arena-undecided")),
        )
    return table


def seat_table(seats: SeatsOf, words: Words) -> Table:
    table = plain_grid(words, "seat", "rate", "interval", heading=words("arena-at-table", seats=seats.seats))
    for name in seats.by_bot:
        table.add_column(Text(name), justify="right", overflow="fold")
    for number, share in enumerate(seats.by_seat):
        own = [percent(shares[number].rate, words) for shares in seats.by_bot.values()]
        table.add_row(str(number + 1), percent(share.rate, words), bounds(share, words), *own)
    return table


def facts(seats: SeatsOf, words: Words) -> Iterator[str]:
    """First player and length for one table size, one line each."""
    if seats.seats > 1:
        beyond, low, high = seats.advantage((seats.by_turn or seats.by_seat)[0])
        yield words(
            "arena-first-player" if seats.by_turn else "arena-first-seat",
            advantage=signed(beyond, words),
            low=signed(low, words),
            high=signed(high, words),
        )
    length = seats.plain()["length"]
    median = decimal(length["median"], 1, words).removesuffix(words("arena-decimal-point") + "0")
    yield words("arena-length", min=length["min"], median=median, max=length["max"])


def ends(seats: SeatsOf, results: Results, words: Words) -> Iterator[str]:
    """How the games ended, one line each."""
    for ending, count in seats.ends.most_common():
        share = percent(count / len(seats.lengths), words)
        yield words("arena-end", count=count, share=share, ending=ending_name(results, ending, words))


def ending_name(results: Results, ending: str, words: Words) -> str:
    return words(f"{results.plan.game}-ending-{ending}")


def signed(points: float, words: Words, places: int = 1) -> str:
    return ("+" if points > 0 else "") + decimal(100 * points, places, words)


def failure_lines(results: Results, words: Words) -> Iterator[Text]:
    """How many games failed, and the first few reasons."""
    if results.failed:
        yield Text(words("arena-failed", count=len(results.failed)), style="red")
        for played in results.failed[:MOST_FAILURES]:
            yield Text(f"  {played.id}: {words.say(played.why())}", style="red")
        if len(results.failed) > MOST_FAILURES:
            yield Text("  …", style="red")
