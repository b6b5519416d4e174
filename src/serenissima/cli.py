"""The command `serenissima`."""

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from serenissima import __version__, is_compiled
from serenissima.bots.api import make_searcher
from serenissima.bots.names import split_names
from serenissima.core.errors import BadTable, Problem
from serenissima.core.event import SPECTATOR
from serenissima.core.messages import Message, message
from serenissima.core.spec import GameSpec, Value
from serenissima.game_errors import fault_of, game_failed
from serenissima.games import all_games, broken, find, installed, is_ours
from serenissima.lab import analysis as lab_analysis
from serenissima.lab import bench as lab_bench
from serenissima.lab import laws as lab_laws
from serenissima.lab.arena import Plan
from serenissima.lab.arena.runners import USUAL_LIMIT
from serenissima.lab.file_errors import must_write
from serenissima.locale import LANGUAGES, Words, game_languages
from serenissima.table.record import read
from serenissima.table.session import Session
from serenissima.table.session import verify as verify_record
from serenissima.terminal import menu, positions, reports
from serenissima.terminal.analysis import analysis_data, analysis_report
from serenissima.terminal.game import NAMES, Left, TerminalGame, check_players, is_program, say_own_names, seat_again
from serenissima.terminal.replay import Replay

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Play and study the Venice board games. `play` opens a menu; `serenissima COMMAND --help` says more.",
)
console = Console()
errors = Console(stderr=True)


def default_language() -> str:
    """The machine's language, if there are texts in it."""
    wanted = os.environ.get("SERENISSIMA_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]


MACHINE_LANGUAGE = default_language()
A_DAY = 24 * 60 * 60
Game = Annotated[str, typer.Argument(help="The game: `serenissima games` lists them.", show_default=False)]
Language = Annotated[
    str, typer.Option("--lang", help="en or fr; by default the machine's language.", show_default=False)
]
Seed = Annotated[int, typer.Option(help="The seed of the dice; the same seed gives the same deals.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; repeat for several.", show_default=False),
]
Jobs = Annotated[int, typer.Option(min=0, help="Number of processes; 0 for all cores.")]
Limit = Annotated[float, typer.Option(min=0, max=A_DAY, help="Time limit for one answer in seconds; 0 for none.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record saved by `play`.", show_default=False)]


TRACEBACK = "SERENISSIMA_TRACEBACK"
in_use: list[GameSpec] = []
"""The games that this command has looked up."""


@contextmanager
def speaking(language: str) -> Iterator[Words]:
    """Words in this language. Problems are reported in one line, never with a traceback.

    So are exceptions in the code of other people's games, unless SERENISSIMA_TRACEBACK is set to see them in full.
    """
    if language not in LANGUAGES:
        errors.print(f"--lang {language}: {', '.join(LANGUAGES)}", style="red")
        raise typer.Exit(2)
    words = Words(language, NAMES, lenient=True)
    in_use.clear()
    for reason in broken().values():
        errors.print(words.say(reason), style="yellow", highlight=False, markup=False)
    try:
        yield words
    except Problem as problem:
        if problem.message not in broken().values():  # that has just been said
            errors.print(words.say(problem.message), style="red", highlight=False, markup=False)
        raise typer.Exit(2) from None
    except (KeyboardInterrupt, Left):
        errors.print()
        errors.print(words("cli-interrupted"), highlight=False)
        raise typer.Exit(130) from None
    except (typer.Exit, BrokenPipeError):
        raise
    except Exception as error:
        fault = fault_in_use(error)
        if fault is None or os.environ.get(TRACEBACK):
            raise
        errors.print(words.say(fault), style="red", highlight=False, markup=False)
        raise typer.Exit(2) from None


def look_up(game: str) -> GameSpec:
    """The game with this id, which is to blame if anything goes wrong later."""
    spec = find(game)
    in_use.append(spec)
    return spec


def fault_in_use(error: Exception) -> Message | None:
    """What to say about an exception that somebody else's game has raised or led to; None for one of our own."""
    others = [spec for spec in in_use if not is_ours(installed()[spec.id])]
    return fault_of(error) or (game_failed(others[-1], error) if others else None)


def tell_language(spec: GameSpec, words: Words) -> None:
    """Warn if the game has no texts in this language."""
    spoken = game_languages(spec.id) or LANGUAGES[:1]  # ids that are shown in place of texts read as English
    if words.language not in spoken:
        errors.print(words("game-english-only", game=spec.title), style="yellow", highlight=False, markup=False)


def read_pairs(pairs: list[str] | None) -> dict[str, Value]:
    """Options typed as `NAME=VALUE`."""
    read: dict[str, Value] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadTable(message("cli-bad-option", given=pair))
        if name in read:
            raise BadTable(message("cli-option-twice", name=name))
        read[name] = value
    return read


@contextmanager
def progress_bar(title: str, steps: int) -> Iterator[Any]:
    """A progress bar on stderr, if that is a terminal. Yields a function that advances it by one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_interactive) as bar:
        task = bar.add_task(title, total=steps)
        yield lambda: bar.advance(task)


@app.command()
def games(lang: Language = MACHINE_LANGUAGE, as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    with speaking(lang) as words:
        if as_json:
            print(json.dumps([menu.describe(spec) for spec in all_games()], ensure_ascii=False, indent=2))
            return
        for spec in all_games():
            console.print(menu.game_card(spec, words))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game; without it a menu opens.", show_default=False)] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: human,medium,hard. Levels: easy to master. With --resume: who continues.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The seed of the dice; random by default.", show_default=False)
    ] = None,
    option: OptionList = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a saved game.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to save; by default in your home folder.", show_default=False),
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
) -> None:
    """Play in this terminal. The game is saved after every move; quit any time and continue with --resume FILE."""
    with speaking(lang) as words:
        if resume is not None:
            record = read(resume)
            spec = look_up(record.game)
            seat_again(record, split_names(seats or ""))
            session = Session.resume(spec, record)
            file = save or resume
        else:
            if game is None:
                game, players, given = menu.ask(console, words, read_line)
            else:
                others = max(2, find(game).seats[0] - 1)
                players = split_names(seats) if seats else ["human"] + [menu.USUAL_LEVEL] * others
                given = read_pairs(option)
            spec = look_up(game)
            check_players(players)
            chosen = seed if seed is not None else int.from_bytes(os.urandom(16), "big")
            session = Session.start(spec, players, given, chosen, NAMES[: len(players)])
            file = save or menu.save_folder() / f"{spec.id}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        words.names = session.record.names
        tell_language(spec, words)
        run_game(TerminalGame(session, words, console, file, read_line), words)


def read_line() -> str:
    """A line from the keyboard; end of input means leaving."""
    try:
        return input()
    except EOFError:
        raise Left from None


def run_game(table: TerminalGame, words: Words) -> None:
    try:
        table.play()
    except (Left, KeyboardInterrupt):
        table.save()
        console.print()
        command = f"serenissima play --resume {shlex.quote(str(table.file))}"
        if any(map(is_program, table.players)):  # programs named in a saved game are not started without --seats
            command += f" --seats {shlex.quote(','.join(table.players))}"
        if words.language != MACHINE_LANGUAGE:
            command += f" --lang {words.language}"
        console.print(Text(words("terminal-left", command=command)), soft_wrap=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="An SQLite file or postgresql://…", show_default=False),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Number of processes; more than one needs PostgreSQL.")] = 1,
    browser: Annotated[bool, typer.Option(help="Open the page in your browser.")] = True,
    settings: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Limits and other settings (TOML; see docs/hosting.md).", show_default=False),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT", help="Serve Prometheus metrics at this address.", show_default=False),
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
) -> None:
    """Run the server for playing in the browser, with anyone you invite."""
    from serenissima.server import command  # imported here: it takes half a second

    with speaking(lang) as words:
        command.serve(host, port, database, workers, browser, words, settings, metrics)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[int, typer.Option(help="See it as this seat did (1, 2, …); 0 for a spectator.")] = 0,
    lang: Language = MACHINE_LANGUAGE,
) -> None:
    """Step through a recorded game."""
    with speaking(lang) as words:
        record = read(file)
        words.names = record.names
        if not 0 <= seat <= record.seats:
            raise BadTable(message("cli-no-such-seat", given=seat, most=record.seats))
        tell_language(look_up(record.game), words)
        shown = Replay(Session.resume(look_up(record.game), record), seat - 1 if seat else SPECTATOR, words, console)
        try:
            shown.run(read_line)
        except Left:
            console.print()


@app.command()
def verify(file: RecordFile, lang: Language = MACHINE_LANGUAGE) -> None:
    """Replay a record and check that every snapshot and the result match."""
    with speaking(lang) as words:
        record = read(file)
        session = verify_record(look_up(record.game), record)
        id = "cli-verified-over" if session.is_over else "cli-verified-running"
        console.print(words(id, picks=session.picks_in_force, digest=session.state.digest()), highlight=False)


@app.command()
def analyse(
    file: RecordFile,
    bot: Annotated[
        str, typer.Option(help="The bot that judges: rollout or mcts with a budget.")
    ] = "mcts:iterations=200",
    seed: Seed = 0,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Judge every decision of a recorded game: the chance to win, and what would have been better."""
    with speaking(lang) as words:
        record = read(file)
        words.names = record.names
        session = Session.resume(look_up(record.game), record)
        tell_language(session.spec, words)
        say_own_names(session.spec, words)
        searcher = make_searcher(bot, record.game)
        title = words("analyse-progress", game=session.spec.title)
        with progress_bar(title, lab_analysis.count_decisions(session)) as step:
            judged = lab_analysis.analyse(session, searcher, seed, step)
        if as_json:
            print(json.dumps(analysis_data(session, bot, judged, words), ensure_ascii=False, indent=2))
        else:
            console.print(analysis_report(session, bot, judged, words))


@app.command()
def check(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="Number of random games.")] = 200,
    seed: Seed = 0,
    at: Annotated[
        str | None,
        typer.Option(metavar="SEED:DECISION", help="Show this position and check only it.", show_default=False),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="With --at: the number of seats.", show_default=False)] = None,
    option: OptionList = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Check a game, at all its table sizes, against the laws that every game must obey (docs/check.md).

    For a broken law it prints the command that shows the position: `check GAME --at SEED:DECISION --seats N`. The exit
    code is then 1.
    """
    with speaking(lang) as words:
        spec = look_up(game)
        if at is not None:
            place = positions.read_place(spec, at, seats, read_pairs(option))
            shown = positions.opened(spec, place, words)
            verdict = lab_laws.check_position(spec, place.table, place.seed, place.number)
            if as_json:
                print(json.dumps(positions.position_data(spec, place, shown, verdict, words)))
            else:
                if shown is not None:
                    console.print(shown.drawn())
                console.print(positions.judged(verdict, words))
        elif seats is not None or option:
            raise BadTable(message("check-at-seats"))
        else:
            with progress_bar(words("check-progress", game=spec.title), games) as step:
                verdict = lab_laws.check(spec, games, seed, step)
            if as_json:
                print(json.dumps(reports.verdict_data(spec, verdict, words)))
            else:
                console.print(reports.verdict_table(spec, verdict, words))
        if verdict.broken is not None:
            raise typer.Exit(1)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="One game only, or `server`.", show_default=False)] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=A_DAY, help="How long to measure.")] = 3.0,
    tables: Annotated[int, typer.Option(min=1, help="server: number of live tables, each with its sockets.")] = 200,
    rate: Annotated[float, typer.Option(min=1, help="server: picks per second to send.")] = 1600,
    workers: Annotated[
        int, typer.Option(min=1, help="server: number of processes; more than one needs PostgreSQL.")
    ] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="server: an empty database, or `postgres` for a temporary one; by default SQLite.",
            show_default=False,
        ),
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Measure one core: random decisions and games per second, branching, the cost of a copy, the speed of the bots.

    `bench server` starts its own server on loopback and measures how many picks per second it handles, their latency
    and their cost.
    """
    with speaking(lang) as words:
        if game == "server":
            from serenissima.lab.loadtest import measure

            with errors.status(words("bench-server-progress", tables=tables)):
                carried = measure.bench_server(
                    tables=tables, rate=rate, seconds=seconds, database=database, workers=workers
                )
            if as_json:
                print(json.dumps(carried, indent=2))
            else:
                console.print(measure.load_table(carried, words))
            return
        specs = [look_up(game)] if game else all_games()
        steps = len(specs) * (2 if is_compiled() else 1)
        with progress_bar(words("bench-progress"), steps) as step:
            rows = lab_bench.bench(specs, seconds, step)
        if as_json:
            print(json.dumps(rows, indent=2))
            return
        console.print(reports.bench_tables(rows, words))


@app.command()
def soak(
    minutes: Annotated[float, typer.Option(min=0.5, max=7 * 24 * 60, help="Total duration of all phases.")] = 10.0,
    tables: Annotated[int, typer.Option(min=1, max=500, help="Number of games played at once.")] = 16,
    seed: Seed = 0,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep logs and databases in this empty folder.", show_default=False),
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Start servers, let simulated people play on them, kill, flood and cut off the servers, and count what is lost.

    Exit code 1: something was lost, duplicated, damaged or left running, or the server reported an error.
    """
    from serenissima.lab.soak import command

    with speaking(lang) as words:
        raise typer.Exit(command.soak(command.RunOptions(minutes, tables, seed, keep, as_json), words, console, errors))


@app.command()
def arena(
    game: Game,
    bots: Annotated[
        str | None,
        typer.Option(help="The bots, separated by commas: greedy,mcts:iterations=50,random", show_default=False),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="One bot, not split at commas; repeat for several.", show_default=False),
    ] = None,
    format: Annotated[
        str,
        typer.Option(
            help="table: all at one table; round-robin: every pair; gauntlet: the first against each of the others."
        ),
    ] = "table",
    games: Annotated[int, typer.Option(min=1, help="Games for each pairing and number of seats.")] = 200,
    seats: Annotated[
        str | None, typer.Option(help="Number of seats, such as 3 or 2,4; by default the highest.", show_default=False)
    ] = None,
    option: OptionList = None,
    seed: Seed = 0,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop a pairing once its 95 % interval excludes one half.")
    ] = False,
    jobs: Jobs = 0,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster, or `local`.", show_default=False)
    ] = None,
    limit: Limit = USUAL_LIMIT,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write every game as a line of JSON; continues an existing file.", show_default=False
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a match written with --out.", show_default=False)
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with plots: FILE.html", show_default=False)
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, with rotating seats and the same deals for every rotation; shows 95 % intervals.

    Exit code 1: some games failed; the others count. docs/arena.md explains how to read the numbers.
    """
    from serenissima.lab.arena import command

    with speaking(lang) as words:
        names = command.read_bots(bots or ("" if bot else "greedy,random"), bot or [])
        places = command.read_seats(seats, look_up(game).id)
        plan = Plan(game, names, places, games, format, read_pairs(option), seed, until_decided)
        wishes = command.RunOptions(jobs, ray, limit, out, resume, report, as_json)
        raise typer.Exit(command.arena(plan, wishes, words, console, errors))


@app.command()
def balance(
    game: Game,
    bots: Annotated[str, typer.Option(help="The bots that play, separated by commas.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="Games for each number of seats.")] = 200,
    seats: Annotated[
        str | None, typer.Option(help="Numbers of seats, such as 3 or 2,4; by default all.", show_default=False)
    ] = None,
    option: OptionList = None,
    seed: Seed = 0,
    jobs: Jobs = 0,
    limit: Limit = USUAL_LIMIT,
    plots: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write plots to this folder.", show_default=False)
    ] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Measure what seats, endings, cards and places of a game are worth when bots play it.

    Exit code 1: some games failed; the others count. docs/balance.md explains how to read the numbers.
    """
    from serenissima.lab.arena.command import read_bots
    from serenissima.lab.balance import command

    with speaking(lang) as words:
        places = command.read_tables(seats, game)
        say_own_names(look_up(game), words)
        plan = Plan(game, read_bots(bots, []), places, games, options=read_pairs(option), seed=seed, counted=True)
        raise typer.Exit(command.balance(plan, command.RunOptions(jobs, limit, plots, as_json), words, console, errors))


@app.command()
def fit(
    game: Game,
    games: Annotated[int, typer.Option(min=5, help="Games for each number of seats.")] = 1500,
    positions: Annotated[int, typer.Option(min=1, help="Positions sampled from each game.")] = 15,
    noise: Annotated[float, typer.Option(min=0, max=1, help="How often the greedy players pick at random.")] = 0.1,
    seed: Seed = 0,
    out: Annotated[Path | None, typer.Option(help="Write weights and report to this file.", show_default=False)] = None,
    lang: Language = MACHINE_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Fit the weights with which searching bots evaluate positions, on games of greedy players."""
    with speaking(lang) as words:
        if find_spec("numpy") is None:
            raise BadTable(message("fit-needs-numpy"))
        from serenissima.lab import fitting

        spec = look_up(game)
        plan = fitting.Plan(games, positions, noise, seed)
        if out is not None:
            must_write(out)
        with progress_bar(words("fit-progress", game=spec.title), games * (spec.seats[1] - spec.seats[0] + 1)) as step:
            document = fitting.fit(spec, plan, step)
        if out is not None:
            fitting.write(document, out)
        if as_json:
            print(json.dumps(document, indent=1))
            return
        for seats, report in document["held_out"].items():
            console.print(reports.fit_line(int(seats), report, words), highlight=False)


@app.command(name="new-game")
def new_game(
    id: Annotated[str, typer.Argument(help="Its id: lower-case letters, digits and underscores.", show_default=False)],
    folder: Annotated[Path, typer.Option(help="Where to create the folder ID.")] = Path(),
    lang: Language = MACHINE_LANGUAGE,
) -> None:
    """Create the package of a new game, as a starting point for your own.

    The folder ID gets pyproject.toml, rules, texts in English and French, RULES.md and a test: a small game that
    passes `check` and is playable at once, in the terminal and in the browser:

    pip install ./ID, then serenissima check ID, then serenissima play ID.

    docs/add-a-game.md explains each file.
    """
    from serenissima.scaffold import write_game

    with speaking(lang) as words:
        written = write_game(id, folder)
        root = folder / id
        console.print(Text(words("new-game-written", count=len(written), folder=str(root))), soft_wrap=True)
        console.print(Text(words("new-game-next")))
        place = shlex.quote(str(root) if root.is_absolute() else f"./{root}")
        for command in (f"pip install {place}", f"serenissima check {id}", f"serenissima play {id}"):
            console.print(Text(f"  {command}"), soft_wrap=True)


def version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def options(
    show: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The options of the command itself."""


def main() -> None:
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
