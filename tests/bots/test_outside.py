"""Programs as bots: honest ones play whole games and learn no secret; whatever the others do, only their seat loses."""

from __future__ import annotations

import gc
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from tangledbank import BadInput, Game, OptionError, new, replay
from tangledbank.bots import Player, player
from tangledbank.bots.outside.player import OutsidePlayer, end_programs
from tangledbank.bots.outside.program import MAX_LINE_CHARS, MAX_WAITING_LINES, BotFailed, Program, launch, words_of
from tangledbank.bots.outside.protocol import BotConversation, Limits, chance_number, read_choice, read_hello
from tangledbank.bots.player import level
from tangledbank.core.game import Setup
from tangledbank.core.playout import play_on
from tangledbank.games import names, rulebook

from .schema import fits

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "outside_bot.py"
DOCUMENT = (ROOT / "docs" / "outside-bots.md").read_text(encoding="utf-8")
LIMITS = Limits(start=10, move=10, leave=5)
HASTY = Limits(start=0.3, move=0.3, leave=0.3)
PRELUDE = """
import json, os, subprocess, sys, time
def hear(kind):
    while True:
        message = json.loads(sys.stdin.readline())
        if message["type"] == kind:
            return message
def say(**message):
    print(json.dumps(message), flush=True)
def hello():
    hear("hello")
    say(type="hello", protocol=1, name="evil")
def choose(**fields):
    position = hear("position")
    say(**{"type": "choose", "number": position["number"], "option": 0, **fields})
def write(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
"""


@pytest.fixture(autouse=True)
def _tidy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test leaves no thread and no process of its own."""
    started: list[subprocess.Popen[bytes]] = []

    def noted(words: list[str]) -> subprocess.Popen[bytes]:
        started.append(launch(words))
        return started[-1]

    monkeypatch.setattr("tangledbank.bots.outside.program.launch", noted)
    before = set(threading.enumerate())
    yield
    gc.collect()
    assert set(threading.enumerate()) <= before
    assert all(process.returncode is not None for process in started)


def spec_of(tmp_path: Path, body: str) -> str:
    """A program as a spec."""
    file = tmp_path / "program.py"
    file.write_text(PRELUDE + body)
    return f"cmd:{sys.executable} -S {file}"


def outsider(tmp_path: Path, body: str, limits: Limits = LIMITS) -> OutsidePlayer:
    return OutsidePlayer(spec_of(tmp_path, body), limits)


def example() -> OutsidePlayer:
    return OutsidePlayer(f"cmd:{sys.executable} -S {EXAMPLE}", LIMITS)


def bounded(name: str) -> Game:
    """A game that ends, however it is played."""
    return Game(Setup(rulebook(name), 3, 7, rulebook(name).bounds(), None))


# ---- honest programs -----------------------------------------------------------------------
@pytest.mark.parametrize("name", names())
def test_the_example_plays_a_whole_game(name: str) -> None:
    """Two programs and a random bot; the same game again is the same, because the example draws from `chance`."""
    logs = []
    for _ in range(1 if name != "evolution" else 2):
        game = bounded(name)
        seats: list[OutsidePlayer | Player] = [example(), Player(level(name, "random")), example()]
        while not game.over:
            seat = game.waiting[-1]
            game.apply(seats[seat].answer(game, seat), seat)
        end_programs(seats, game)
        logs.append(game.record().log)
    assert logs[0] == logs[-1]
    assert replay(game.record()).scores() == game.scores()


def test_a_spec_makes_a_player() -> None:
    spec = f"cmd:{sys.executable} -S {EXAMPLE}"
    made = player("evolution", spec)
    game = new("evolution", 2, 1)
    assert made.name == spec
    assert made.answer(game, 0) in game.options(0)
    end_programs([made], game)


def test_an_option_may_be_chosen_by_its_place_or_by_its_text(tmp_path: Path) -> None:
    body = 'hello()\np = hear("position")\nsay(type="choose", number=1, option=len(p["options"]) - 1, more=[1])\n'
    body += 'p = hear("position")\nsay(number=2, option=p["options"][1], type="choose")\nhear("bye")'
    game = new("evolution", 2, 1)
    bot = outsider(tmp_path, body)
    assert bot.answer(game, 0) == game.options(0)[-1]
    assert bot.answer(game, 0) == game.options(0)[1]
    bot.end(game)


def test_a_program_may_write_as_much_as_it_likes_to_its_error_stream(tmp_path: Path) -> None:
    bot = outsider(tmp_path, 'hello()\nsys.stderr.write("x" * 10_000_000)\nchoose()\nhear("bye")')
    game = new("evolution", 2, 1)
    assert bot.answer(game, 0) == game.options(0)[0]
    bot.end(game)


def test_a_program_that_left_behind_children_is_ended_with_them(tmp_path: Path) -> None:
    body = (
        'child = subprocess.Popen(["sleep", "60"])\nprint(child.pid, file=open(sys.argv[1], "w"))\nhello()\nchoose()\n'
    )
    bot = OutsidePlayer(f"{spec_of(tmp_path, body)} {tmp_path / 'pid'}", LIMITS)
    game = new("evolution", 2, 1)
    bot.answer(game, 0)
    bot.end(game)
    assert is_gone(int((tmp_path / "pid").read_text()))


def is_gone(pid: int) -> bool:
    """Whether a process has ended, or does so in a moment; that nobody has asked how does not matter."""
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0]
        except OSError:
            return True
        if state in "ZX":
            return True
        time.sleep(0.05)
    return False


def test_a_process_that_escapes_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds the pipes in a session of its own, so two threads last as long as it does; we do not wait for them."""
    monkeypatch.setattr("tangledbank.bots.outside.program.EXIT_TIMEOUT_S", 0.1)
    body = 'child = subprocess.Popen(["sleep", "60"], start_new_session=True)\n'
    body += 'print(child.pid, file=open(sys.argv[1], "w"))\nhello()\nchoose()\nhear("bye")'
    bot = OutsidePlayer(f"{spec_of(tmp_path, body)} {tmp_path / 'pid'}", LIMITS)
    game = new("evolution", 2, 1)
    bot.answer(game, 0)
    assert bot.talk is not None
    threads = bot.talk.program.threads
    begin = time.monotonic()
    bot.end(game)
    assert time.monotonic() - begin < 10
    assert [thread.is_alive() for thread in threads] == [False, True, True]
    os.kill(int((tmp_path / "pid").read_text()), signal.SIGKILL)
    for thread in threads:
        thread.join(10)


def test_a_forgotten_program_is_ended(tmp_path: Path) -> None:
    bot = outsider(tmp_path, "hello()\nchoose()\ntime.sleep(60)")
    bot.answer(new("evolution", 2, 1), 0)
    assert bot.talk is not None
    process = bot.talk.program.process
    assert process.poll() is None
    del bot
    gc.collect()
    assert process.returncode == -9


def test_a_program_that_does_not_leave_is_ended(tmp_path: Path) -> None:
    bot = outsider(tmp_path, "hello()\nchoose()\ntime.sleep(60)", Limits(10, 10, 0.2))
    game = new("evolution", 2, 1)
    bot.answer(game, 0)
    assert bot.talk is not None
    process = bot.talk.program.process
    bot.end(game)
    assert process.returncode == -9
    bot.end(game)


# ---- what goes wrong --------------------------------------------------------------------------
AT_START = {
    "crashes": ("sys.exit(3)", "outside-ended"),
    "says nothing": ("hear('bye')", "outside-slow"),
    "greets in another protocol": ('say(type="hello", protocol=2, name="x")', "outside-protocol"),
    "has no name": ('say(type="hello", protocol=1)', "outside-nonsense"),
    "has an empty name": ('say(type="hello", protocol=1, name=" ")', "outside-nonsense"),
    "talks": ('print("Loading ...", flush=True)', "outside-nonsense"),
    "closes its output": ("sys.stdout.close(); os.close(1); time.sleep(60)", "outside-closed"),
}
AT_A_MOVE = {
    "crashes": ('hear("position"); raise RuntimeError("no idea")', "outside-ended"),
    "is killed": ('hear("position"); os.kill(os.getpid(), 15)', "outside-ended"),
    "ends": ('hear("position")', "outside-ended"),
    "stalls": ('hear("position"); time.sleep(60)', "outside-slow"),
    "stalls in the middle of a line": ("write(b'{\"type\":'); time.sleep(60)", "outside-slow"),
    "ends in the middle of a line": ("write(b'{\"type\":')", "outside-half-line"),
    "writes words": ('print("pass", flush=True)', "outside-nonsense"),
    "writes an empty line": ("print(flush=True)", "outside-nonsense"),
    "writes a list": ("print([1], flush=True)", "outside-nonsense"),
    "nests deeply": ('print("[" * 50_000, flush=True)', "outside-nonsense"),
    "writes a long number": ('print("9" * 50_000, flush=True)', "outside-nonsense"),
    "says hello again": ('say(type="hello", protocol=1, name="x")', "outside-nonsense"),
    "chooses nothing": ('say(type="choose", number=1)', "outside-nonsense"),
    "chooses yes": ("choose(option=True)", "outside-nonsense"),
    "chooses a list": ("choose(option=[0])", "outside-nonsense"),
    "has no number": ("choose(number=None)", "outside-nonsense"),
    "has a wrong number": ("choose(number=7)", "outside-wrong-number"),
    "chooses what is not there": ('choose(option="resign")', "outside-no-option"),
    "chooses half a character": (r'choose(option="\ud800")', "outside-no-option"),
    "counts too far": ("choose(option=99)", "outside-no-option"),
    "counts backwards": ("choose(option=-1)", "outside-no-option"),
    "does not write UTF-8": ("write(b'\\xff\\xfe\\n')", "outside-not-utf8"),
    "writes a long line": (f'print("x" * {MAX_LINE_CHARS + 1}, flush=True)', "outside-long-line"),
    "writes an endless line": ("while True: write(b'x' * 65536)", "outside-long-line"),
    "floods": ("while True: print('spam', flush=True)", "outside-nonsense"),
    "closes its output": ("os.close(1); time.sleep(60)", "outside-closed"),
}
IMPATIENT = {"outside-slow": HASTY}


@pytest.mark.parametrize("deed", AT_START)
def test_a_bad_start_is_a_failure(tmp_path: Path, deed: str) -> None:
    body, key = AT_START[deed]
    bot = outsider(tmp_path, body, IMPATIENT.get(key, LIMITS))
    assert failure_key(bot, new("evolution", 2, 1)) == key


@pytest.mark.parametrize("deed", AT_A_MOVE)
def test_a_bad_answer_is_a_failure(tmp_path: Path, deed: str) -> None:
    body, key = AT_A_MOVE[deed]
    bot = outsider(tmp_path, f"hello()\n{body}", Limits(10, 0.3, 0.3) if key in IMPATIENT else LIMITS)
    assert failure_key(bot, new("evolution", 2, 1)) == key


def failure_key(bot: OutsidePlayer, game: Game) -> str:
    """How a bot fails; it is ended at once, fails the same way again, and the game has not changed."""
    digest = game.digest()
    with pytest.raises(BotFailed) as first:
        bot.answer(game, 0)
    assert isinstance(first.value, BadInput)
    assert bot.talk is None
    with pytest.raises(BotFailed) as second:
        bot.answer(game, 0)
    assert second.value.message == first.value.message
    assert str(first.value).isprintable()
    assert game.digest() == digest
    return first.value.message.key


def test_two_answers_to_one_position_are_one_too_many(tmp_path: Path) -> None:
    bot = outsider(tmp_path, 'hello()\nchoose()\nsay(type="choose", number=1, option=0)\nhear("bye")')
    game = new("evolution", 2, 1)
    bot.answer(game, 0)
    assert failure_key(bot, game) == "outside-wrong-number"


def test_an_answer_in_advance_is_a_failure(tmp_path: Path) -> None:
    """It has the right number and is an option, but lay there before the position was sent."""
    bot = outsider(tmp_path, 'hello()\nchoose()\nsay(type="choose", number=2, option=0)\nhear("bye")')
    game = new("evolution", 2, 1)
    bot.answer(game, 0)
    assert bot.talk is not None
    wait_for(bot.talk.program)
    assert failure_key(bot, game) == "outside-early"


def test_an_answer_in_advance_to_the_first_position_is_a_failure(tmp_path: Path) -> None:
    talk = BotConversation(
        words_of(spec_of(tmp_path, 'hello()\nsay(type="choose", number=1, option=0)\nhear("bye")')[4:]), LIMITS
    )
    talk.greet()
    wait_for(talk.program)
    game = new("evolution", 2, 1)
    talk.begin(game, 0)
    with pytest.raises(BotFailed, match="answered position 1 before it was shown"):
        talk.choose(game, 0)
    talk.program.end()


def wait_for(program: Program) -> None:
    """Until a line has come."""
    for _ in range(1000):
        if not program.inbox.empty():
            return
        time.sleep(0.01)


def test_an_exit_code_is_told_though_a_child_holds_the_output(tmp_path: Path) -> None:
    body = 'hello()\nhear("position")\nsubprocess.Popen(["sleep", "60"], stderr=subprocess.DEVNULL)\nsys.exit(3)'
    with pytest.raises(BotFailed, match="ended with exit code 3 instead of answering"):
        outsider(tmp_path, body, Limits(10, 1.5, 1)).answer(new("evolution", 2, 1), 0)


def test_the_last_words_of_a_crash_are_repeated(tmp_path: Path) -> None:
    bot = outsider(tmp_path, 'hello()\nhear("position")\nraise RuntimeError("no \\x1b[31midea")')
    with pytest.raises(BotFailed) as failed:
        bot.answer(new("evolution", 2, 1), 0)
    assert failed.value.message.args == {"code": "1", "words": "RuntimeError: no \ufffd[31midea"}
    assert str(failed.value).endswith(
        "exit code 1 instead of answering; its last words: RuntimeError: no \ufffd[31midea"
    )


def test_a_flood_is_not_kept(tmp_path: Path) -> None:
    """However much it writes, a bounded part of it is in memory."""
    program = Program(words_of(spec_of(tmp_path, "while True: print('spam' * 1000)").removeprefix("cmd:")))
    program.threads[1].join(10)
    assert program.inbox.qsize() == MAX_WAITING_LINES
    assert program.receive(1) == "spam" * 1000 + "\n"
    program.end()


def test_a_program_that_does_not_read_keeps_nobody_waiting(tmp_path: Path) -> None:
    program = Program(words_of(spec_of(tmp_path, "time.sleep(60)").removeprefix("cmd:")))
    begin = time.monotonic()
    program.send("x" * 10_000_000)
    with pytest.raises(BotFailed, match=r"within 0\.2 s"):
        program.receive(0.2)
    program.end()
    assert time.monotonic() - begin < 5


@pytest.mark.parametrize("command", ["", "   ", "no-such-program --x", "python3 'x", "python3 \0"])
def test_a_command_that_starts_nothing_is_refused_at_once(command: str) -> None:
    with pytest.raises(OptionError) as refused:
        OutsidePlayer(f"cmd:{command}")
    assert refused.value.message.key == "outside-no-program"


def test_a_file_that_is_no_program_cannot_be_started(tmp_path: Path) -> None:
    file = tmp_path / "program"
    file.write_bytes(b"\0\1\2")
    file.chmod(0o755)
    with pytest.raises(BotFailed, match="cannot be started: Exec format error"):
        OutsidePlayer(f"cmd:{file}").answer(new("evolution", 2, 1), 0)


# ---- what is said: the schema, and no secret ----------------------------------------------------
SCHEMA = json.loads(files("tangledbank").joinpath("bots", "outside", "schema.json").read_text(encoding="utf-8"))[
    "$defs"
]

LOGGING = """
lines = open(sys.argv[1], "w")
for line in sys.stdin:
    lines.write(line)
    lines.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="scribe")
    elif message["type"] == "position":
        say(type="choose", number=message["number"], option=message["chance"] % len(message["options"]))
"""


def heard(tmp_path: Path, game: Game, seat: int, most: int = 10_000) -> list[dict[str, object]]:
    """What a program on a seat is told in a game, up to so many answers."""
    bot = OutsidePlayer(f"{spec_of(tmp_path, LOGGING)} {tmp_path / 'log'}", LIMITS)
    other = Player(level(game.rulebook.name, "random"))
    while not game.over and most:
        asked = seat if seat in game.waiting else game.waiting[0]
        most -= asked == seat
        game.apply(bot.answer(game, asked) if asked == seat else other.answer(game, asked), asked)
    bot.end(game)
    lines = (tmp_path / "log").read_text(encoding="ascii").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("name", names())
def test_what_is_told_is_as_the_schema_says(tmp_path: Path, name: str) -> None:
    """Every message has exactly the fields of the schema; so nothing else is told, such as the seed."""
    game = bounded(name)
    messages = heard(tmp_path, game, 1)
    for message in messages:
        schema = SCHEMA[message["type"]]
        assert fits(message, schema)
        assert list(message) == list(schema["properties"])
    kinds = [message["type"] for message in messages]
    assert kinds[:2] == ["hello", "game"]
    assert kinds[-2:] == ["result", "bye"]
    assert set(kinds[2:-2]) == {"position"}
    assert messages[-2]["scores"] == game.scores()
    assert messages[-2]["winners"] == game.winners()
    assert [message["number"] for message in messages[2:-2]] == list(range(1, len(messages) - 3))


def test_a_game_that_breaks_off_has_no_result(tmp_path: Path) -> None:
    kinds = [message["type"] for message in heard(tmp_path, new("evolution", 2, 1), 0, 2)]
    assert kinds == ["hello", "game", "position", "position", "bye"]


@pytest.mark.parametrize("name", names())
def test_positions_that_look_the_same_are_told_the_same(tmp_path: Path, name: str) -> None:
    """A program cannot tell a world from another that its seat cannot tell from it."""
    game = bounded(name)
    play_on(game.state, 5, 40)
    seat = game.seat
    told = []
    for seed in (1, 2):
        world = rulebook(name).determinize(game.state, seat, seed)
        assert rulebook(name).dump(world) != game.position()
        told.append(heard(tmp_path, Game(game.setup, state=world), seat, 1)[:3])
    assert told[0] == told[1]
    assert told[0][2]["view"] == {key: value for key, value in game.view(seat).items() if key != "options"}
    assert told[0][2]["options"] == game.options(seat)


def test_chance_is_another_number_at_every_place_and_hides_the_seed() -> None:
    games = [new("evolution", 2, seed) for seed in range(200)]
    numbers = {chance_number(game, seat) for game in games for seat in (0, 1)}
    assert len(numbers) == 400
    assert all(0 <= number < 2**32 for number in numbers)
    halves = [number for number in numbers if number < 2**31]
    assert 150 < len(halves) < 250


def test_the_document_has_every_field_of_every_message() -> None:
    for name, schema in SCHEMA.items():
        section = DOCUMENT.split(f"\n### {name}\n")[1].split("\n#")[0]
        assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == list(schema["properties"]), name


def test_the_session_in_the_document_is_as_the_schema_says() -> None:
    lines = re.findall(r"^([→←]) (.*)$", DOCUMENT, re.MULTILINE)
    assert len(lines) == 9
    for arrow, line in lines:
        message = json.loads(line)
        kind = "hello-answer" if (arrow, message["type"]) == ("←", "hello") else message["type"]
        assert fits(message, SCHEMA[kind])
        assert (arrow == "←") == (kind in ("hello-answer", "choose"))


CHOICES: list[object] = [
    {"type": "choose", "number": 3, "option": "b"},
    {"type": "choose", "number": 3, "option": 0},
    {"type": "choose", "number": 3, "option": 1, "thoughts": [1, 2]},
    {"type": "choose", "number": 3},
    {"type": "choose", "number": 3, "option": None},
    {"type": "choose", "number": 3, "option": False},
    {"type": "choose", "number": 3, "option": 0.0},
    {"type": "choose", "number": "3", "option": 0},
    {"type": "choose", "number": 3.0, "option": 0},
    {"type": "chose", "number": 3, "option": 0},
    {"number": 3, "option": 0},
    ["choose", 3, 0],
    "b",
    None,
]
HELLOS: list[object] = [
    {"type": "hello", "protocol": 1, "name": "x"},
    {"type": "hello", "protocol": 1, "name": "Žofia", "version": 2},
    {"type": "hello", "protocol": 2, "name": "x"},
    {"type": "hello", "protocol": True, "name": "x"},
    {"type": "hello", "protocol": "1", "name": "x"},
    {"type": "hello", "protocol": 1, "name": ""},
    {"type": "hello", "protocol": 1, "name": 7},
    {"type": "hello", "name": "x"},
    {"protocol": 1, "name": "x"},
    [],
]


@pytest.mark.parametrize("answer", CHOICES, ids=str)
def test_choices_are_read_as_the_schema_says(answer: object) -> None:
    try:
        good = read_choice(json.dumps(answer), 3, ["a", "b"]) in ("a", "b")
    except BotFailed:
        good = False
    assert good == fits(answer, SCHEMA["choose"])


@pytest.mark.parametrize("answer", HELLOS, ids=str)
def test_greetings_are_read_as_the_schema_says(answer: object) -> None:
    try:
        good = bool(read_hello(json.dumps(answer)))
    except BotFailed:
        good = False
    assert good == fits(answer, SCHEMA["hello-answer"])


def test_an_unknown_word_in_the_schema_would_be_noticed() -> None:
    with pytest.raises(KeyError, match="multipleOf"):
        fits(3, {"multipleOf": 2})


def test_a_program_may_play_one_game_after_another(tmp_path: Path) -> None:
    talk = BotConversation(words_of(f"{sys.executable} -S {EXAMPLE}"), LIMITS)
    assert talk.greet() == "hungry"
    for seed in (1, 2):
        game = new("evolution", 2, seed)
        talk.begin(game, 0)
        assert talk.choose(game, 0) in game.options(0)
        talk.finish(game)
    assert talk.leave() == 0
