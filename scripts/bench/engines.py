"""make bench: both builds of our engine beside other engines, measured in turns in one run.

A decision is a choice made by a player at random, forced ones included; chance is not counted. Our engine answers
forced questions itself and does not count them, so it is counted short; real decisions are those between at least two
options, for everybody. Every measurement runs in a process of its own on one core, in processor time. Machines and
neighbours differ: compare ratios of one run, not numbers of two.
"""

from __future__ import annotations

import argparse
import cProfile
import hashlib
import json
import os
import pstats
import random  # noqa: TID251  the peers of the OpenSpiel kind leave the choice to the caller
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
HOME: Final = ROOT / ".venv-bench"
PLAYERS: Final = 4
POSITIONS: Final = 8
COPIES: Final = 200
STARTS: Final = 10
PROFILED_GAMES: Final = 200
PROFILED_LINES: Final = 30

DECISIONS: Final = "decisions_per_second"
REAL: Final = "real_decisions_per_second"
GAMES: Final = "games_per_second"
COPY: Final = "copy"
START: Final = "start"
UNITS: Final = {DECISIONS: "1/s", REAL: "1/s", GAMES: "1/s", COPY: "us", START: "ms"}

PURE: Final = "tangledbank pure"
COMPILED: Final = "tangledbank compiled"
STEPPED: Final = "tangledbank compiled, step by step"
ON_EARTH: Final = [
    f"tangledbank {build}, {game}" for game in ("dominant-species", "marine") for build in ("pure", "compiled")
]
OUR_NAMES: Final = [PURE, COMPILED, STEPPED, *ON_EARTH]
CATANATRON: Final = "catanatron"
SPIEL: Final = ["open_spiel gin_rummy", "open_spiel hearts"]
OURS: Final = {name: "pure" if " pure" in name else "compiled" for name in OUR_NAMES}
PEERS: Final = dict.fromkeys([CATANATRON, *SPIEL], "peers")
CONTENDERS: Final = OURS | PEERS
"""Who is measured, and in which environment."""

Results = dict[tuple[str, str], list[float]]
"""All rounds by contender and measurement."""


# ---- environments ---------------------------------------------------------------
def shell(*command: str | Path, **environment: str) -> None:
    """Run a command; if it fails, show what it said and stop."""
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{(done.stdout + done.stderr)[-3000:]}")


def fingerprint(files: list[Path]) -> str:
    """Changes with the files."""
    found = hashlib.sha256()
    for path in files:
        found.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    """Everything an installed package depends on."""
    inside = [path for path in sorted((ROOT / "src").rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    beside = ("pyproject.toml", "scripts/packaging/build_hook.py", "requirements/dev.txt")
    return [*(ROOT / path for path in beside), *inside]


def environment(name: str, files: list[Path], install: Callable[[str, Path], None]) -> None:
    """Make an environment, or leave it as it is if nothing changed since."""
    stamp = HOME / name / ".installed"
    wanted = fingerprint(files)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    note(f"making .venv-bench/{name}")
    python = HOME / name / "bin" / "python"
    if not python.exists():
        shell(sys.executable, "-m", "venv", HOME / name)
    install(name, python)
    stamp.write_text(wanted)


def install_ours(name: str, python: Path) -> None:
    """The wheel of one build of this tree, with the pinned libraries."""
    wheels = HOME / "dist" / name
    shutil.rmtree(wheels, ignore_errors=True)
    shell(sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", wheels, TANGLEDBANK_BUILD=name)
    pip(python, "--require-hashes", "-r", "requirements/dev.txt")
    pip(python, "--no-deps", "--force-reinstall", *map(str, wheels.glob("*.whl")))


def install_peers(name: str, python: Path) -> None:
    """The engines we compare with."""
    pip(python, "--require-hashes", "-r", "requirements/bench.txt")


def pip(python: Path, *arguments: str) -> None:
    shell(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments)


def make_environments() -> None:
    for build in ("pure", "compiled"):
        environment(build, sources(), install_ours)
    environment("peers", [ROOT / "requirements" / "bench.txt"], install_peers)


# ---- workers: run inside an environment -------------------------------------------
class Engine:
    """A contender: plays the k-th random game and returns its decisions, copies positions, knows its real decisions."""

    def __init__(self, package: str, play: Callable[[int], int], positions: list[Any], real: list[bool]) -> None:
        self.version: Final = metadata.version(package)
        self.play: Final = play
        self.copies: Final = [getattr(position, "clone", None) or position.copy for position in positions]
        self.real: Final = statistics.mean(real)
        """The part of the decisions that are no formality."""

    def copy(self, k: int) -> int:
        """Copy one position many times."""
        copy = self.copies[k % len(self.copies)]
        for _ in range(COPIES):
            copy()
        return COPIES


def ours(game: str, step_by_step: bool) -> Engine:
    """Random games inside the engine, or every decision from uncompiled code as with the peers."""
    from tangledbank.cli.commands.bench import Bench
    from tangledbank.games import rulebook

    bench = Bench(rulebook(game), PLAYERS)
    return Engine("tangledbank", bench.steps if step_by_step else bench.decisions, bench.positions, [True])


def catanatron() -> Engine:
    """Its own loop with its own random players; the log holds every choice of a player, rolling the dice included."""
    lib: Any = import_module("catanatron")
    positions: list[Any] = []
    real: list[bool] = []

    def new(k: int) -> Any:
        return lib.Game([lib.RandomPlayer(color) for color in lib.Color], seed=k + 1)

    def play(k: int) -> int:
        game = new(k)
        game.play()
        return len(game.state.actions)

    for k in range(POSITIONS):
        decisions = play(k)
        game = new(k)
        for n in range(decisions):
            if n == decisions // 2:
                positions.append(game.copy())
            real.append(len(game.state.playable_actions) > 1)
            game.play_tick()
    return Engine("catanatron", play, positions, real)


def open_spiel(name: str) -> Engine:
    """The usual loop. In these games all outcomes of chance are equally likely, so they are picked like actions."""
    game: Any = import_module("pyspiel").load_game(name)
    pick = random.Random(1).random
    positions: list[Any] = []
    real: list[bool] = []

    def finished() -> tuple[Any, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
        return state, decisions

    for _ in range(POSITIONS):
        end, left = finished()
        half = left // 2
        state = game.new_initial_state()
        for step in end.full_history():
            if step.player >= 0:
                if left == half:
                    positions.append(state.clone())
                real.append(len(state.legal_actions()) > 1)
                left -= 1
            state.apply_action(step.action)
    return Engine("open_spiel", lambda k: finished()[1], positions, real)


def engine_of(name: str) -> Engine:
    """The engine of a contender; its environment must be the one we run in."""
    if name in OURS:
        return ours(name.partition(", ")[2] if name in ON_EARTH else "evolution", step_by_step=name == STEPPED)
    return catanatron() if name == CATANATRON else open_spiel(name.split()[1])


def timed(job: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Units and jobs per second of processor time, after one job to warm up."""
    job(0)
    done = k = 0
    spent = 0.0
    start = time.process_time()
    while spent < seconds or not spent:
        k += 1
        done += job(k)
        spent = time.process_time() - start
    return done / spent, k / spent


def pin() -> None:
    """Stay on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def work(name: str, seconds: float) -> None:
    """Measure one contender once."""
    pin()
    engine = engine_of(name)
    decisions, games = timed(engine.play, seconds)
    copies, _ = timed(engine.copy, seconds / 2)
    found = {DECISIONS: decisions, REAL: decisions * engine.real, GAMES: games, COPY: 1e6 / copies}
    print(json.dumps({"version": engine.version, **found}))


def profile() -> None:
    """Where the time of random games goes. The profiler makes small functions look larger than they are."""
    from tangledbank.cli.commands.bench import Bench
    from tangledbank.games import rulebook

    bench = Bench(rulebook("evolution"), PLAYERS)
    profiler = cProfile.Profile()
    decisions = profiler.runcall(lambda: sum([bench.decisions(k) for k in range(PROFILED_GAMES)]))
    print_profile(pstats.Stats(profiler), decisions)


def print_profile(stats: Any, decisions: int) -> None:
    rows = sorted([(row[2], row[1], where) for where, row in stats.stats.items()], reverse=True)
    whole = sum([own for own, _, _ in rows])
    print(f"\nWhere the pure build spends its time, {PROFILED_GAMES} random games of {PLAYERS} players, profiled:\n")
    print(f"{'share':>6} {'us/decision':>12} {'calls/decision':>15}  function")
    for own, calls, (path, line, function) in rows[:PROFILED_LINES]:
        short = f"{path.rpartition('tangledbank/')[2]}:{line} " if line else ""
        print(f"{own / whole:6.1%} {own / decisions * 1e6:12.2f} {calls / decisions:15.2f}  {short}{function}")


# ---- the contest ------------------------------------------------------------------
def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def worker(name: str, *arguments: str) -> str:
    """Run this script in the environment of a contender."""
    python = HOME / CONTENDERS[name] / "bin" / "python"
    command = [str(python), __file__, *arguments]
    return subprocess.run(command, cwd=HOME, check=True, stdout=subprocess.PIPE, text=True).stdout


def contest(rounds: int, seconds: float) -> tuple[Results, dict[str, str]]:
    """All contenders in turns, so that a busy moment of the machine hits them alike."""
    results: Results = {}
    versions: dict[str, str] = {}
    for k in range(rounds):
        for name in CONTENDERS:
            note(f"round {k + 1} of {rounds}: {name}")
            answer = json.loads(worker(name, "--worker", name, "--seconds", str(seconds)))
            versions[name] = answer.pop("version")
            for what, value in answer.items():
                results.setdefault((name, what), []).append(value)
    return results, versions


def start_times(results: Results) -> None:
    """How long `tangledbank --help` takes, and an empty Python program beside it, in milliseconds of a clock."""
    commands = {name: [str(HOME / OURS[name] / "bin" / "tangledbank"), "--help"] for name in (PURE, COMPILED)}
    commands["python -c pass"] = [str(HOME / "pure" / "bin" / "python"), "-c", "pass"]
    for _ in range(STARTS):
        for name, command in commands.items():
            start = time.perf_counter()
            done = subprocess.run(command, capture_output=True)
            if done.returncode == 0:
                results.setdefault((name, START), []).append((time.perf_counter() - start) * 1e3)


class Report:
    """The table and the targets of one run."""

    def __init__(self, results: Results) -> None:
        self.results: Final = results

    def median(self, name: str, what: str) -> float:
        return statistics.median(self.results[name, what])

    def best(self, name: str, what: str) -> float:
        values = self.results[name, what]
        return max(values) if UNITS[what] == "1/s" else min(values)

    def ratio(self, one: str, other: str, what: str) -> float:
        """How many times the other's median."""
        return self.median(one, what) / self.median(other, what)

    def print_lines(self, versions: dict[str, str]) -> None:
        """One line of JSON for each measurement; the value is the median of the rounds."""
        for (name, what), values in self.results.items():
            line: dict[str, object] = {"what": what, "engine": name, "version": versions.get(name, "")}
            line |= {"value": round(self.median(name, what), 3), "best": round(self.best(name, what), 3)}
            print(json.dumps(line | {"rounds": len(values), "unit": UNITS[what]}))

    def print_table(self) -> None:
        """Medians and bests of all rounds."""
        print(f"\n{'':42}{'decisions/s':>22}{'real/s':>11}{'games/s':>10}{'copy us':>18}")
        print(f"{'':42}{'median':>11}{'best':>11}{'median':>11}{'median':>10}{'median':>9}{'best':>9}")
        for name in CONTENDERS:
            speed = f"{self.median(name, DECISIONS):11,.0f}{self.best(name, DECISIONS):11,.0f}"
            more = f"{self.median(name, REAL):11,.0f}{self.median(name, GAMES):10,.1f}"
            print(f"{name:42}{speed}{more}{self.median(name, COPY):9.2f}{self.best(name, COPY):9.2f}")

    def print_ratios(self) -> None:
        """Ours to each peer's, medians."""
        for what in (DECISIONS, REAL, COPY):
            print(f"\n{what.replace('_', ' ') + ', ours : theirs':42}" + "".join([f"{peer:>24}" for peer in PEERS]))
            for name in OURS:
                print(f"{name:42}" + "".join([f"{self.ratio(name, peer, what):24.3f}" for peer in PEERS]))

    def targets(self) -> list[tuple[str, float, bool]]:
        """What we promised ourselves, what came out, and whether that is enough. Decisions are real ones here."""
        copy = self.ratio(PURE, CATANATRON, COPY)
        found = [("pure copy below 0.25 x catanatron", copy, copy < 0.25)]
        wanted = [(PURE, 8), (COMPILED, 50), *[(name, 2 if OURS[name] == "pure" else 20) for name in ON_EARTH]]
        for name, times in wanted:
            ahead = self.ratio(name, CATANATRON, REAL)
            found.append((f"{name}, real/s at least {times} x catanatron", ahead, ahead >= times))
        for name, most in ((COMPILED, 3), *[(name, 6) for name in ON_EARTH if OURS[name] == "compiled"]):
            clone = self.median(name, COPY)
            found.append((f"{name}, copy below {most} us", clone, clone < most))
        for name in SPIEL:
            ahead = self.ratio(COMPILED, name, REAL)
            found.append((f"compiled real/s ahead of {name}, x", ahead, ahead > 1))
        for name in (PURE, COMPILED):
            if (name, START) in self.results:
                start = self.median(name, START) / 1e3
                found.append((f"{name} --help below 0.3 s", start, start < 0.3))
        return found

    def print_targets(self) -> None:
        print(f"\n{'target':70}{'measured':>10}")
        for text, value, reached in self.targets():
            print(f"{text:70}{value:10.3f}  {'reached' if reached else 'NOT REACHED'}")
        if (PURE, START) not in self.results:
            print("tangledbank --help did not run: its start was not measured")


def main() -> None:
    parser = argparse.ArgumentParser(description="Our engine beside others, in one run.")
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody is measured (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of a measurement (2)")
    parser.add_argument("--profile", action="store_true", help="only show where the pure build spends its time")
    parser.add_argument("--worker", choices=[*CONTENDERS, "profile"], help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.rounds < 1 or not args.seconds > 0:
        parser.error("--rounds and --seconds must be above 0")
    if args.worker:
        profile() if args.worker == "profile" else work(args.worker, args.seconds)
        return
    make_environments()
    if args.profile:
        print(worker(PURE, "--worker", "profile"), end="")
        return
    compare(args.rounds, args.seconds)


def compare(rounds: int, seconds: float) -> None:
    """Measure, then print lines, table, ratios and targets."""
    results, versions = contest(rounds, seconds)
    start_times(results)
    report = Report(results)
    report.print_lines(versions)
    report.print_table()
    report.print_ratios()
    report.print_targets()


if __name__ == "__main__":
    main()
