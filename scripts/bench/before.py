"""make bench, third part: this engine beside that of an earlier commit, both builds of both, measured in turns.

The earlier one is unpacked from git, built the way it was built then and asked by its own commands and scripts, so
names that have changed since do not matter. All in processor time but the environments of several processes; what
counts are the ratios, of medians and of single rounds.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from scripts.bench.engines import HOME, ROOT, environment, install_ours, note, pip, shell, sources

BEFORE: Final = "4da50cc"
GAMES: Final = ["evolution", "dominant-species", "marine"]
COMMAND: Final = {
    "decisions_per_second": "decisions",
    "clone_options_play_per_second": "clone, options, play",
    "view": "view",
    "dump_digest": "digest",
}
"""What `tangledbank bench` measures, and how it is called here."""
RESEARCH: Final = {"tree search rounds": ["search"], "vector environment": ["pool", "crew"]}
"""What research.py measures, and its names for it: today's first, then those of earlier commits."""
SCRIPTS: Final = [f"scripts/{name}.py" for name in ("bench/research", "bench_research")]
"""Where that is, today and in earlier commits."""
LOOKING: Final = """
import sys, time, json
try:
    from tangledbank.bots.judging import judge
    from tangledbank.cli.commands.bench import Bench
except ImportError:
    from tangledbank.bots.eval import judge
    from tangledbank.cli.bench import Bench
from tangledbank.env.encode.table import encoder
from tangledbank.games import rulebook
game, seconds = sys.argv[1], float(sys.argv[2])
bench = Bench(rulebook(game), 4)
opinion, look = judge(game), encoder(game, bench.options)
worlds = [g for g in bench.positions if g.stack]
def rate(job):
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for g in worlds:
            job(g)
        done += len(worlds)
    return done / (time.process_time() - start)
print(json.dumps({"judge's values": rate(opinion.values), "observation": rate(lambda g: look.observe(g, 0))}))
"""
"""Judges and encoders, which no command measures."""

Row = tuple[str, str, str]
"""A build, a game and what was measured."""


class Engine:
    """An engine with its sources and an environment for each build."""

    def __init__(self, root: Path, prefix: str) -> None:
        self.root: Final = root
        self.prefix: Final = prefix

    def bin(self, build: str) -> Path:
        return HOME / f"{self.prefix}{build}" / "bin"

    def measure(self, build: str, game: str, seconds: float) -> dict[str, float]:
        """Everything of one game; more is more of it in a second."""
        python = self.bin(build) / "python"
        found: dict[str, float] = {}
        for line in self.run(self.bin(build) / "tangledbank", "bench", game, "--seconds", seconds):
            what = COMMAND.get(line["what"])
            if what is not None:
                found[what] = 1e6 / line["value"] if line["unit"] == "us" else line["value"]
        found |= self.run(python, "-c", LOOKING, game, seconds)[-1]
        if build == "compiled":
            script = next(path for path in map(self.root.joinpath, SCRIPTS) if path.exists())
            known = script.read_text()
            for what, names in RESEARCH.items():
                name = next(name for name in names if f'"{name}"' in known)
                found[what] = float(self.run(python, script, "--worker", name, game, "--seconds", seconds)[-1])
        return found

    def run(self, *command: object) -> list[Any]:
        done = subprocess.run(list(map(str, command)), cwd=HOME, check=True, stdout=subprocess.PIPE, text=True)
        return [json.loads(line) for line in done.stdout.splitlines()]


def unpacked(commit: str) -> Path:
    """The tree of a commit with our client in it: its own would need its own tools."""
    tree = HOME / f"tree-{commit}"
    if not tree.exists():
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, stdout=subprocess.PIPE)
        tree.mkdir(parents=True)
        subprocess.run(["tar", "x", "-C", str(tree)], input=archive.stdout, check=True)
        (tree / "scripts" / "web").unlink()
        shutil.copytree(ROOT / "src" / "tangledbank" / "web", tree / "src" / "tangledbank" / "web", dirs_exist_ok=True)
    return tree


def make_environments(commit: str) -> tuple[Engine, Engine]:
    tree = unpacked(commit)

    def install_before(name: str, python: Path) -> None:
        wheels = HOME / "dist" / name
        shutil.rmtree(wheels, ignore_errors=True)
        build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", str(wheels), str(tree)]
        shell(*build, TANGLEDBANK_BUILD=name.removeprefix(f"{commit}-"))
        pip(python, "--require-hashes", "-r", "requirements/dev.txt")
        pip(python, "--no-deps", "--force-reinstall", *map(str, wheels.glob("*.whl")))

    for build in ("pure", "compiled"):
        environment(build, sources(), install_ours)
        environment(f"{commit}-{build}", [ROOT / "requirements" / "dev.txt", tree / "pyproject.toml"], install_before)
    return Engine(ROOT, ""), Engine(tree, f"{commit}-")


def print_table(results: dict[Row, list[tuple[float, float]]], commit: str) -> None:
    """For each row both medians, their ratio, and the smallest and largest ratio of a round."""
    print(f"\n{'':44}{'now':>14}{commit:>14}{'times':>8}{'least':>8}{'most':>8}")
    for (build, game, what), pairs in results.items():
        now, then = (statistics.median(values) for values in zip(*pairs, strict=True))
        ratios = [a / b for a, b in pairs]
        name = f"{game}, {build}, {what}"
        print(f"{name:44}{now:14,.0f}{then:14,.0f}{now / then:8.2f}{min(ratios):8.2f}{max(ratios):8.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="This engine beside that of an earlier commit.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--before", default=BEFORE, help=f"a commit ({BEFORE})")
    args = parser.parse_args()
    ours, before = make_environments(args.before)
    results: dict[Row, list[tuple[float, float]]] = {}
    for k in range(args.rounds):
        for build in ("compiled", "pure"):
            for game in GAMES:
                note(f"round {k + 1} of {args.rounds}: {game}, {build}")
                now, then = (engine.measure(build, game, args.seconds) for engine in (ours, before))
                for what in now:
                    results.setdefault((build, game, what), []).append((now[what], then[what]))
    print_table(results, args.before)


if __name__ == "__main__":
    main()
