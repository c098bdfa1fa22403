"""Programs in an arena learn nothing but their positions: neither the seeds, nor other processes, nor other games."""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tangledbank import BadInput
from tangledbank.arena import Folder, Plan, plan, play_into, schedule
from tangledbank.arena.folder import kept_seed
from tangledbank.bots.outside import isolation
from tangledbank.bots.outside.isolation import Isolation, is_available
from tangledbank.bots.outside.program import Program

CHEAT = Path(__file__).parent / "cheat.py"
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "outside_bot.py"
PROGRAM = [sys.executable, "-m", "tangledbank.cli.main"]
SEED = 5207738164093528815
QUICK = {"quick_play": True}
isolated = pytest.mark.skipif(not is_available(), reason="needs user namespaces")


def cheat(folder: Path, games: int) -> str:
    """The cheating program as a bot, knowing the seeds by their hashes."""
    seeds = {SEED, *[fixture.seed for fixture in schedule(SEED, ["x", "random"], 2, games)]}
    hashes = [hashlib.sha256(str(seed).encode()).hexdigest() for seed in sorted(seeds)]
    return f"cmd:{sys.executable} -S {CHEAT} {folder} {' '.join(hashes)}"


def arena(where: Path, *more: str) -> list[str]:
    """Play four games with the cheat, on the command line; what was written down about forfeits."""
    games = ["--games", "4", "--players", "2", "--option", "quick_play=true", "--jobs", "2", "--out", "out"]
    bots = ["--bots", cheat(where / "out", 4), "random"]
    done = subprocess.run(
        [*PROGRAM, "arena", "evolution", *bots, *games, *more],
        cwd=where,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = (where / "out" / "games.jsonl").read_text().splitlines()
    return [forfeit["why"] for line in lines for forfeit in json.loads(line)["forfeits"]]


@pytest.fixture(autouse=True)
def _no_notes() -> Iterator[None]:
    yield
    for folder in ("/tmp", "/dev/shm", str(CHEAT.parent)):
        Path(folder, "tangledbank-cheat-note").unlink(missing_ok=True)


# ---- cheating ---------------------------------------------------------------------------
@isolated
def test_a_program_finds_neither_seeds_nor_notes_of_other_games(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(f"{SEED}\n")
    assert arena(tmp_path, "--seed-file", "secret") == []
    assert json.loads((tmp_path / "out" / "arena.json").read_text())["seed"] == SEED
    assert not (tmp_path / "out" / "seed.txt").exists()


def test_without_isolation_the_same_program_finds_them(tmp_path: Path) -> None:
    """So the cheat looks in the right places."""
    found = arena(tmp_path, "--seed", str(SEED), "--trust-programs")
    assert found
    assert all("FOUND" in why for why in found)


PROBE = """
import glob, json, os, socket, sys
def attempt(deed):
    try:
        return repr(deed())
    except OSError as error:
        return type(error).__name__
found = {
    "pids": sorted([int(name) for name in os.listdir("/proc") if name.isdigit()]),
    "environment": sorted(os.environ),
    "files": sorted([int(n) for n in os.listdir("/proc/self/fd")])[3:-1],
    "hidden": attempt(lambda: os.listdir(sys.argv[1])),
    "seed": attempt(lambda: open(sys.argv[2]).read()),
    "write": attempt(lambda: open(sys.argv[3], "w")),
    "scratch": attempt(lambda: open(os.environ["TMPDIR"] + "/x", "w").write("x")),
    "network": attempt(lambda: socket.create_connection(("127.0.0.1", int(sys.argv[4])), 5)),
    "kill": attempt(lambda: os.kill(int(sys.argv[5]), 0)),
    "here": os.getcwd(),
}
print(json.dumps(found), flush=True)
"""


def probe(tmp_path: Path) -> dict[str, object]:
    """What a program sees that is started as in an arena."""
    hidden, seed = tmp_path / "results", tmp_path / "seed"
    hidden.mkdir()
    (hidden / "games.jsonl").write_text("secret")
    seed.write_text("7")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = str(server.getsockname()[1])
        words = [sys.executable, "-S", "-c", PROBE, str(hidden), str(seed), str(tmp_path / "note"), port]
        program = Program([*words, str(os.getpid())], Isolation((str(hidden), str(seed))))
        found: dict[str, object] = json.loads(program.receive(20))
    program.end()
    return found


@isolated
def test_what_a_program_can_see_and_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_PASSWORD", "x")
    found = probe(tmp_path)
    assert set(found.pop("environment")) <= {*isolation.KEPT, "HOME", "TMPDIR"}  # type: ignore[call-overload]
    assert found == {
        "pids": [1],
        "files": [],
        "hidden": "[]",
        "seed": "''",
        "write": "OSError",
        "scratch": "1",
        "network": "OSError",
        "kill": "ProcessLookupError",
        "here": os.getcwd(),
    }
    assert not (tmp_path / "note").exists()


SOCKETS = """
import json, socket, sys
def attempt(deed):
    try:
        return repr(deed())
    except OSError as error:
        return type(error).__name__
def send(kind, address):
    with socket.socket(socket.AF_UNIX, kind) as outside:
        outside.connect(address)
        outside.send(b"secret")
def send_by_pair(address):
    for one in socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM):
        one.sendto(b"secret", address)
def talk_to_oneself():
    with socket.socketpair()[0] as one:
        return type(one).__name__
found = {
    "stream": attempt(lambda: send(socket.SOCK_STREAM, sys.argv[1])),
    "datagram": attempt(lambda: send(socket.SOCK_DGRAM, sys.argv[2])),
    "pair": attempt(lambda: send_by_pair(sys.argv[2])),
    "internet": attempt(lambda: socket.socket().close()),
    "oneself": attempt(talk_to_oneself),
}
print(json.dumps(found), flush=True)
"""


def sockets(tmp_path: Path, isolation: Isolation | None) -> dict[str, str]:
    """What comes of it if a program tries to reach Unix sockets of others in the file system."""
    stream, datagram = str(tmp_path / "stream"), str(tmp_path / "datagram")
    with socket.socket(socket.AF_UNIX) as one, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as other:
        one.bind(stream)
        one.listen()
        other.bind(datagram)
        program = Program([sys.executable, "-S", "-c", SOCKETS, stream, datagram], isolation)
        found: dict[str, str] = json.loads(program.receive(20))
        program.end()
    return found


@isolated
def test_a_program_cannot_reach_unix_sockets_of_others(tmp_path: Path) -> None:
    refused = dict.fromkeys(("stream", "datagram", "pair"), "PermissionError")
    assert sockets(tmp_path, Isolation()) == {**refused, "internet": "None", "oneself": "'socket'"}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere paths of Unix sockets must be shorter")
def test_without_isolation_the_same_program_reaches_them(tmp_path: Path) -> None:
    """So the test above would notice."""
    assert set(sockets(tmp_path, None).values()) == {"None", "'socket'"}


PIPES = """
import json, os, sys
def attempt(path):
    try:
        with open(path, "w") as file:
            return file.write("secret")
    except OSError as error:
        return type(error).__name__
scratch = os.environ.get("TMPDIR", sys.argv[3]) + "/x"
places = {"pipe": sys.argv[1], "terminal": sys.argv[2], "null": os.devnull, "scratch": scratch}
print(json.dumps({name: attempt(place) for name, place in places.items()}), flush=True)
"""


def pipes(tmp_path: Path, isolation: Isolation | None) -> dict[str, object]:
    """What comes of it if a program tries to write to a named pipe and a terminal where somebody listens."""
    os.mkfifo(tmp_path / "pipe")
    ends = [os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK), *os.openpty()]
    words = [sys.executable, "-S", "-c", PIPES, str(tmp_path / "pipe"), os.ttyname(ends[2]), str(tmp_path)]
    program = Program(words, isolation)
    found: dict[str, object] = json.loads(program.receive(20))
    program.end()
    for end in ends:
        os.close(end)
    return found


def has_landlock() -> bool:
    """Whether this kernel can refuse to open files by their paths."""
    return bool(isolation.system().syscall(ctypes.c_long(444), None, ctypes.c_size_t(0), 1) > 0)


@isolated
@pytest.mark.skipif(sys.platform == "linux" and not has_landlock(), reason="needs Landlock")
def test_a_program_writes_to_no_pipe_or_terminal_of_others(tmp_path: Path) -> None:
    refused = dict.fromkeys(("pipe", "terminal"), "PermissionError")
    assert pipes(tmp_path, Isolation()) == {**refused, "null": 6, "scratch": 6}


@pytest.mark.skipif(sys.platform != "linux", reason="terminals have other names elsewhere")
def test_without_isolation_the_same_program_writes_to_them(tmp_path: Path) -> None:
    """So the test above would notice."""
    assert set(pipes(tmp_path, None).values()) == {6}


@isolated
def test_the_end_of_a_program_is_the_end_of_all_it_started(tmp_path: Path) -> None:
    """Also of what has left its group, which nobody could find before."""
    body = (
        "import subprocess, sys; subprocess.Popen(['sleep', '600'], start_new_session=True); print('on', flush=True); "
        "sys.stdin.read()"
    )
    program = Program([sys.executable, "-S", "-c", body], Isolation())
    assert program.receive(20) == "on\n"
    program.end()
    assert not program.threads[1].is_alive()  # the sleeper held the output open


@isolated
@pytest.mark.parametrize(("body", "code"), [("raise SystemExit(7)", 7), ("", 0)])
def test_exit_codes_come_through(body: str, code: int) -> None:
    program = Program([sys.executable, "-S", "-c", body], Isolation())
    assert program.exit_code(20) == code
    program.end()


def test_a_program_that_cannot_be_isolated_gets_a_clean_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(isolation, "is_available", lambda: False)
    monkeypatch.setattr("tangledbank.bots.outside.program.keep_memory_private", lambda: None)
    monkeypatch.setenv("MY_PASSWORD", "x")
    found = probe(tmp_path)
    assert "MY_PASSWORD" not in str(found["environment"])
    assert found["files"] == []
    assert found["hidden"] == "['games.jsonl']"


# ---- the folder ---------------------------------------------------------------------------
def asked(games: int = 4) -> Plan:
    return plan("evolution", [f"cmd:{sys.executable} -S {EXAMPLE}", "random"], 2, games, SEED, QUICK)


def begin(path: Path, keeps_seed: bool) -> None:
    """Play two games of four, and look at what is written by then."""
    secrets = {str(seed) for seed in (SEED, *[fixture.seed for fixture in asked().fixtures()])}
    with Folder(path, asked(), keeps_seed) as folder, closing(play_into(folder, 1)) as games:
        next(games)
        next(games)
        texts = {file.name: file.read_text() for file in path.iterdir()}
    assert texts.pop("seed.txt", None) == (f"{SEED}\n" if keeps_seed else None)
    assert not [name for name, text in texts.items() if any(secret in text for secret in secrets)]
    assert json.loads(texts["arena.json"])["seed"] == asked().commitment()


def finish(path: Path) -> None:
    with Folder(path, asked()) as folder, closing(play_into(folder, 1)) as games:
        assert len(list(games)) == 2
    assert json.loads((path / "arena.json").read_text())["seed"] == SEED
    lines = [json.loads(line) for line in (path / "games.jsonl").read_text().splitlines()]
    assert [line["seed"] for line in lines] == [fixture.seed for fixture in asked().fixtures()]
    assert not (path / "seed.txt").exists()


def test_the_seed_is_told_when_the_last_game_is_over(tmp_path: Path) -> None:
    path = tmp_path / "arena"
    begin(path, keeps_seed=False)
    with pytest.raises(BadInput, match="give it again with --seed-file"):
        kept_seed(path)
    with pytest.raises(BadInput, match=r"there seed is .sha256"), Folder(path, plan_with(7)):
        pass
    finish(path)
    assert kept_seed(path) == SEED


def plan_with(seed: int) -> Plan:
    other = asked()
    return Plan(other.game, other.rules, other.players, other.options, other.bots, other.games, seed)


def test_a_hidden_folder_keeps_the_seed_until_then(tmp_path: Path) -> None:
    path = tmp_path / "arena"
    begin(path, keeps_seed=True)
    assert kept_seed(path) == SEED
    finish(path)


def test_a_folder_without_an_arena_has_no_seed(tmp_path: Path) -> None:
    assert kept_seed(tmp_path / "none") is None
    (tmp_path / "arena.json").write_text("{")
    assert kept_seed(tmp_path) is None
