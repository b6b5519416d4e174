"""Programs as bots: they get everything that the protocol promises, and cannot do any harm."""

import json
import os
import shutil
import sys
import time
from pathlib import Path
from shlex import quote

import pytest
from machine_requirements import skip_unless_ci
from process_ids import is_gone

from serenissima.bots.api import Bot, Perspective, RandomBot, make_bot
from serenissima.bots.pipe import PipeBot, attended, make_pipe
from serenissima.bots.program import BotFailed, Program, end
from serenissima.core.dice import from_seed
from serenissima.core.errors import BadTable
from serenissima.core.spec import GameSpec
from serenissima.games import all_games, find
from serenissima.lab.arena import Plan, run
from serenissima.lab.configurations import Table, plain_table
from serenissima.locale import Words

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "pipe"
GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decision":
        print(json.dumps({"pick": message["options"][-1]["pick"]}), flush=True)
"""
NOTES = """
import json, sys
with open(sys.argv[1], "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        message = json.loads(line)
        if message["type"] == "decision":
            print(json.dumps({"pick": message["options"][0]["pick"]}), flush=True)
"""


def python(code: str, *args: str, limit: str = "") -> PipeBot:
    return make_pipe(limit + " ".join(quote(word) for word in (sys.executable, "-c", code, *args)))


def play(spec: GameSpec, table: Table, bots: list[Bot], seed: int) -> list[int]:
    s = spec.new(table.seats, table.options, seed)
    dice = from_seed(seed)
    with attended(bots, s, table.options):
        while (seat := s.turn()) >= 0:
            s.act(seat, bots[seat].choose(Perspective(spec, s, seat), dice))
    return list(s.ranks())


def ask(bot: PipeBot) -> int:
    spec = find("doge")
    s = spec.new(4, {}, 1)
    return bot.choose(Perspective(spec, s, s.turn()), from_seed(1))


def failure(bot: PipeBot) -> str:
    with pytest.raises(BotFailed) as failed:
        ask(bot)
    assert bot.program is None
    return Words("en").say(failed.value.message)


# What a program is told.


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_program_receives_the_game_from_hello_to_end(spec: GameSpec, tmp_path: Path) -> None:
    table = plain_table(spec, spec.seats[0])
    notes = tmp_path / "notes"
    bot = python(NOTES, str(notes))
    others: list[Bot] = [RandomBot() for _ in range(table.seats - 1)]
    ranks = play(spec, table, [bot, *others], 3)
    hello, *questions, result = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": spec.id,
        "version": spec.version,
        "seats": table.seats,
        "options": table.options,
    }
    assert result["type"] == "end"
    assert result["ranks"] == ranks
    assert len(result["scores"]) == table.seats
    assert result["ending"] in spec.endings
    numbers = [question["number"] for question in questions]
    assert numbers == sorted(set(numbers))
    for question in questions:
        assert set(question) == {"type", "number", "seat", "kind", "prompt", "seed", "view", "options"}
        assert question["seat"] == 0
        assert question["prompt"]
        assert len({option["action"] for option in question["options"]}) == len(question["options"])
        assert all(option["label"] for option in question["options"])


def test_a_program_receives_only_what_its_seat_may_know(tmp_path: Path) -> None:
    """The line is the same in every world that the seat cannot tell apart, but for the seed."""
    spec = find("masters")
    table = plain_table(spec, 3)
    s = spec.new(3, table.options, 4)
    lines = []
    for seed in range(4):
        notes = tmp_path / str(seed)
        bot = python(NOTES, str(notes))
        world = spec.resample(s, s.turn(), from_seed(seed))
        with attended([bot], world, {}):
            bot.choose(Perspective(spec, world, world.turn()), from_seed(9))
        lines.append(notes.read_text(encoding="utf-8"))
    assert len(set(lines)) == 1
    assert json.loads(lines[0].splitlines()[1])["view"] == spec.view(s, s.turn())


def test_one_program_may_have_several_seats_and_the_same_dice_give_the_same_game() -> None:
    spec = find("doge")
    table = plain_table(spec, 3)
    runs = []
    for _ in range(2):
        bot = make_pipe(f"{quote(sys.executable)} {quote(str(EXAMPLES / 'eager.py'))}")
        runs.append(play(spec, table, [bot, RandomBot(), bot], 5))
    assert runs[0] == runs[1]


def test_a_program_outlives_a_game_that_nobody_ends() -> None:
    """A lower number begins a new game: the program gets another hello."""
    bot = python(
        "import json, sys\n"
        "hellos = 0\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    hellos += message['type'] == 'hello'\n"
        "    if message['type'] == 'decision':\n"
        "        print(json.dumps({'pick': message['options'][hellos]['pick']}), flush=True)\n"
    )
    spec = find("doge")
    s = spec.new(4, {}, 1)
    here = Perspective(spec, s, 0)
    assert [bot.choose(here, from_seed(1)) for _ in range(2)] == list(here.options[1:3])
    bot.finish(s)


def test_the_examples_play_and_beat_random_play() -> None:
    spec = find("doge")
    table = plain_table(spec, 3)
    commands = [f"{sys.executable} {EXAMPLES / 'eager.py'}"]
    if shutil.which("node") is None:
        skip_unless_ci("Node is not there: its example was not run")
    commands.append(f"node {EXAMPLES / 'eager.mjs'}")
    for command in commands:
        wins = [play(spec, table, [make_pipe(command), RandomBot(), RandomBot()], seed)[0] == 1 for seed in range(6)]
        assert sum(wins) >= 5, command


# How a program is named.


def test_a_command_may_contain_any_characters() -> None:
    named = make_bot("pipe:timeout=3:prog a:b", "doge")
    assert isinstance(named, PipeBot)
    assert (named.command, named.limit) == ("prog a:b", 3)
    bot = make_pipe("timeout=2.5:prog --a=b,c:d 'x y'")
    assert (bot.command, bot.limit) == ("prog --a=b,c:d 'x y'", 2.5)
    assert make_pipe("a=b:c,d").command == "a=b:c,d"
    assert make_pipe("timeout=soon:x").command == "timeout=soon:x"


@pytest.mark.parametrize("typed", ["", "  ", "timeout=5:", "timeout=0:prog", "prog 'open"])
def test_invalid_commands_are_refused_at_once(typed: str) -> None:
    with pytest.raises(BadTable) as refused:
        make_pipe(typed)
    assert typed in Words("en").say(refused.value.message)


# What a program may do wrong.


def test_a_program_that_is_not_there() -> None:
    assert failure(make_pipe("no-such-program --x")) == (
        "The bot “no-such-program --x” failed: it could not be started (No such file or directory)."
    )


def test_a_program_that_dies_is_named_with_its_last_words() -> None:
    said = failure(python("import sys; sys.exit('out of luck')"))
    assert "it exited with status 1 instead of answering. The last line on its error stream: out of luck" in said
    assert sys.executable in said


def test_a_program_that_kills_itself() -> None:
    assert "killed by SIGKILL" in failure(python("import os; os.kill(os.getpid(), 9)"))


def test_a_program_that_hangs_is_ended_with_all_it_has_started(tmp_path: Path) -> None:
    notes = tmp_path / "pids"
    hanging = python(
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen(['sleep', '600'])\n"
        "open(sys.argv[1], 'w').write(f'{os.getpid()} {child.pid}')\n"
        "time.sleep(600)\n",
        str(notes),
        limit="timeout=1.5:",
    )
    assert "it did not answer within 1.5 s." in failure(hanging)
    for pid in notes.read_text().split():
        for _ in range(200):
            if is_gone(int(pid)):
                break
            time.sleep(0.01)
        assert is_gone(int(pid))


def test_a_program_that_never_reads_does_not_block_the_writer() -> None:
    """The first line alone may be longer than a pipe's buffer."""
    bot = python("import time; time.sleep(600)", limit="timeout=0.3:")
    bot.options = {"padding": "x" * 1_000_000}
    assert "did not answer within 0.3 s" in failure(bot)


@pytest.mark.parametrize(
    "line", ["hello", "[3]", "{}", '{"pick": "3"}', '{"pick": true}', '{"pick": 1.0}', "[" * 50_000]
)
def test_a_program_that_does_not_answer_in_json(line: str) -> None:
    said = failure(python("import sys; sys.stdin.readline(); print(sys.argv[1], flush=True); sys.stdin.read()", line))
    assert f"it wrote “{line[:70]}" in said
    assert 'not an answer such as {"pick": 3}' in said


def test_a_program_that_writes_invalid_utf_8() -> None:
    code = "import sys; sys.stdin.readline(); sys.stdout.buffer.write(b'\\xff\\x1b[2J\\n'); sys.stdout.flush(); input()"
    assert "it wrote “��[2J”" in failure(python(code))


@pytest.mark.parametrize("pick", ["-1", "100000", "9" * 400])
def test_a_program_that_cheats(pick: str) -> None:
    code = f"import sys; sys.stdin.readline(); print('{{\"pick\": {pick}}}', flush=True); sys.stdin.read()"
    said = failure(python(code))
    assert f"it picked {pick.replace('-', '−')[:70]}" in said
    assert "not among its options" in said


def test_a_program_that_never_ends_its_line() -> None:
    flood = "import sys\nsys.stdin.readline()\nwhile True: sys.stdout.write('x' * 10000)"
    assert "more than 65,536 bytes" in failure(python(flood))


def test_a_program_that_floods_its_error_stream_can_still_answer() -> None:
    flood = GOOD.replace("    message =", "    sys.stderr.write('x' * 1_000_000)\n    message =")
    bot = python(flood)
    assert ask(bot) >= 0
    assert ask(bot) >= 0
    bot.finish(find("doge").new(4, {}, 1))


def test_a_program_that_speaks_without_being_asked() -> None:
    bot = python(GOOD.replace("flush=True)", "flush=True); print('and more', flush=True)"))
    ask(bot)
    assert bot.program is not None
    bot.program.serve(lambda: bot.program is not None and b"more" in bot.program.received, 10)
    assert "it wrote “and more” without being asked" in failure(bot)


def test_after_a_failure_a_fresh_program_is_started_and_greeted(tmp_path: Path) -> None:
    bot = python(
        "import os, sys\nif not os.path.exists(sys.argv[1]): os.mkdir(sys.argv[1]); sys.exit(3)\n" + GOOD,
        str(tmp_path / "x"),
    )
    assert "status 3" in failure(bot)
    assert ask(bot) >= 0


def test_in_the_arena_a_program_fails_only_its_own_games() -> None:
    name = f"pipe:{python('import sys; sys.exit(3)').command}"
    plan = Plan("lagoon", ("random", "greedy", name), seats=(3,), games=2, format="round-robin")
    results = run(plan)
    assert [name in played.seating for played in results.failed] == [True] * 4
    assert results.summary()["games"] == 2
    for played in results.failed:
        assert "it exited with status 3 instead of answering." in Words("en").say(played.why())


def test_a_program_that_refuses_to_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serenissima.bots.program.GRACE", 0.1)
    bot = python(GOOD + "\nimport time\ntime.sleep(600)")
    ask(bot)
    assert bot.program is not None
    process = bot.program.process
    bot.finish(find("doge").new(4, {}, 1))
    assert process.returncode == -9


def test_a_program_that_no_longer_reads_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serenissima.bots.program.GRACE", 0.1)
    bot = python(GOOD.replace("flush=True)", "flush=True); break") + "\nimport time\ntime.sleep(600)")
    ask(bot)
    assert bot.program is not None
    process = bot.program.process
    bot.program.tell(b"x" * 1_000_000)
    bot.finish(find("doge").new(4, {}, 1))
    assert process.returncode == -9


def test_a_bot_that_is_forgotten_leaves_no_process() -> None:
    bot = python(GOOD)
    ask(bot)
    assert bot.program is not None
    process = bot.program.process
    del bot
    assert process.returncode is not None
    end(process)  # closing it twice does no harm


def test_a_program_is_announced_before_it_begins(tmp_path: Path) -> None:
    note = tmp_path / "note"
    code = f"import sys; sys.stdin.readline(); print(open({str(note)!r}).read(), flush=True)"
    command = " ".join(quote(word) for word in (sys.executable, "-c", code))

    def announce() -> None:
        note.write_text(str(os.getpid()))

    program = Program(command, 60.0, announce)
    assert program.ask(b"who are you?") == str(program.process.pid).encode()
    program.close()
