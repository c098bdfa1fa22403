"""make bench, second part: searching bots and environments for learning, both builds and PettingZoo's own games.

Measured like scripts/bench/engines.py: every measurement in a process of its own, in turns, in processor time; vector
environments, which may have several processes, and separate ones beside them by the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
from scripts.bench.engines import HOME, ROOT, make_environments, note, pin

GAMES: Final = ["evolution", "dominant-species", "marine"]
PLAYERS: Final = 4
POSITIONS: Final = 8
ROUNDS_OF_SEARCH: Final = 1000
COPIES: Final = 256
CORES: Final = min(4, os.cpu_count() or 1)
BY_CLOCK: Final = ("documented", "separate", "vector", "pool")
IN_PROCESSOR_TIME: Final = ("search", "bot", "steps")
ZOO: Final = ["chess_v6", "connect_four_v3"]

Job = tuple[str, str, str]
"""What is measured, of which game, in which environment."""


def jobs() -> list[Job]:
    found = [("search", game, build) for game in GAMES for build in ("pure", "compiled")]
    found += [("bot", game, build) for game in GAMES for build in ("pure", "compiled")]
    found += [(what, game, "compiled") for what in ("steps", *BY_CLOCK) for game in GAMES]
    return found + [("steps", game, "peers") for game in ZOO]


# ---- workers -----------------------------------------------------------------------
def search_speed(game: str, seconds: float, playouts: bool) -> float:
    """Rounds of tree search a second, from positions in the middle of random games."""
    from tangledbank.bots.base import Budget
    from tangledbank.bots.judging import judge
    from tangledbank.bots.search.ismcts import Style, bench
    from tangledbank.bots.styles import style_of
    from tangledbank.cli.commands.bench import Bench
    from tangledbank.games import rulebook

    usual = style_of("ismcts", game, Budget())
    style = usual if playouts else Style(usual.explore, usual.doubt, 0, usual.depth)
    worlds = [g for g in Bench(rulebook(game), PLAYERS).positions if g.stack]
    opinion = judge(game)
    bench(worlds[0], worlds[0].seat, 10, opinion, style)
    done = k = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        world = worlds[k % len(worlds)]
        bench(world, world.seat, ROUNDS_OF_SEARCH, opinion, style)
        done += ROUNDS_OF_SEARCH
        k += 1
    return done / spent


def step_speed(what: str, game: str, seconds: float) -> float:
    """Steps a second of one AEC environment, of many separate ones or of a vector; observation and mask included."""
    from tangledbank.env.measure import PEERS, aec_speed, documented, leanest, separate_speed, vector_speed
    from tangledbank.env.pettingzoo import env
    from tangledbank.env.vector import VectorEnv

    if game in PEERS:
        peer: Any = import_module(PEERS[game])
        return aec_speed(peer.env(), seconds)
    if what == "steps":
        return aec_speed(env(game, 2), seconds)
    if what in ("separate", "documented"):
        pick = documented() if what == "documented" else leanest()
        return separate_speed(game, 2, COPIES, pick, clock=time.perf_counter)
    games = VectorEnv(game, COPIES, 2, jobs=CORES if what == "pool" else 1)
    try:
        return vector_speed(games, clock=time.perf_counter)
    finally:
        games.close()


def work(what: str, game: str, seconds: float) -> float:
    if what not in BY_CLOCK + IN_PROCESSOR_TIME:
        sys.exit(f"nothing measures {what!r}")
    if what not in BY_CLOCK:
        pin()
    if what in ("search", "bot"):
        return search_speed(game, seconds, playouts=what == "bot")
    return step_speed(what, game, seconds)


# ---- the contest ---------------------------------------------------------------------
def measured(job: Job, seconds: float) -> float:
    """Run one job in its environment. Peers borrow our measuring loop, so they count alike."""
    what, game, build = job
    python = HOME / build / "bin" / "python"
    command = [str(python), __file__, "--worker", what, game, "--seconds", str(seconds)]
    path = {"PYTHONPATH": str(ROOT / "src")} if build == "peers" else {}
    done = subprocess.run(command, cwd=HOME, env=os.environ | path, check=True, stdout=subprocess.PIPE, text=True)
    return float(json.loads(done.stdout.splitlines()[-1]))


def targets(median: dict[Job, float]) -> list[tuple[str, float, float]]:
    """What we promised: the sentence, what came out, and the least that is enough."""
    found = [("evolution, tree rounds/s without playouts", median["search", "evolution", "compiled"], 40_000.0)]
    for game in GAMES:
        times = median["search", game, "compiled"] / median["search", game, "pure"]
        found.append((f"{game}, tree rounds/s compiled : pure", times, 6.0))
    for game in GAMES:
        steps = median["steps", game, "compiled"]
        found.append((f"{game}, AEC steps/s : chess", steps / median["steps", "chess_v6", "peers"], 5.0))
        found.append((f"{game}, AEC steps/s : connect four", steps / median["steps", "connect_four_v3", "peers"], 2.0))
        vector = median["pool", game, "compiled"] / median["separate", game, "compiled"]
        found.append((f"{game}, vector on {CORES} cores : {COPIES} separate AEC, leanest loop", vector, 5.0))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Search and environments, both builds and peers, in one run.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--worker", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        what, game = args.worker
        print(json.dumps(work(what, game, args.seconds)))
        return
    make_environments()
    results: dict[Job, list[float]] = {}
    for k in range(args.rounds):
        for job in jobs():
            note(f"round {k + 1} of {args.rounds}: {' '.join(job)}")
            results.setdefault(job, []).append(measured(job, args.seconds))
    median = {job: statistics.median(values) for job, values in results.items()}
    for (what, game, build), values in results.items():
        line = {"what": what, "game": game, "engine": build, "value": round(median[what, game, build], 1)}
        print(json.dumps(line | {"best": round(max(values), 1), "rounds": len(values), "unit": "1/s"}))
    print(f"\n{'target':60}{'measured':>12}{'least':>12}")
    for text, value, least in targets(median):
        print(f"{text:60}{value:12,.1f}{least:12,.1f}  {'reached' if value >= least else 'NOT REACHED'}")


if __name__ == "__main__":
    main()
