"""How many people the server stands: a crowd at human pace, then the most moves a second beside boardgame.io's server.

    python -m scripts.server.load --tables 500 --seconds 60

A table has four people, each with a socket of their own, and one of the three games. The time of a move is from sending
it to the moment when the last of the four has the new view. boardgame.io's server is measured in the same run, with as
many sockets, if node is here: `npm ci` in bench/boardgameio. Both servers are one process, tell all four of every move,
and are asked by one other process that holds no game: the first answer it finds, or one by chance, comes at once.
Moves that not all have seen count with the time they have taken so far; whose game is over begins another one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from scripts.server.crowd import PLAYERS, SOON, Crowd, gather_people, replace_finished
from scripts.server.meter import Meter
from tangledbank import is_compiled
from tangledbank.server.processes import fastest_loop
from tests.server.process import Server

BOARDGAMEIO: Final = Path(__file__).parent.parent.parent / "bench" / "boardgameio"
WARM_UP: Final = 2.0
DISK, MEMORY = None, "/dev/shm"
"""Where our server's file is: in memory a move is as safe as the machine's power, and no safer."""


class Report(msgspec.Struct):
    """What came out."""

    name: str
    sockets: int
    moves: float
    """A second."""
    times: list[float]
    """In milliseconds: half of the moves, 95 and 99 percent of them took no longer."""
    use: list[float]
    """The server's processor time in percent of one core, its memory in MB, and the processor time of the clients:
    near 100 percent they are the bottleneck."""
    bytes: float
    """That all clients together get for a move."""
    errors: int

    def row(self) -> str:
        times = " ".join([f"{each:8.1f}" for each in self.times])
        use = "{:6.0f} {:8.0f} {:8.0f}".format(*self.use)
        work = 10 * self.use[0] / self.moves
        rest = f"{work:11.2f} {self.bytes:10.0f} {self.errors:6}"
        return f"{self.name:40} {self.sockets:7} {self.moves:9.1f} {times} {use} {rest}"


HEAD: Final = (
    f"{'':40} {'sockets':>7} {'moves/s':>9} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} "
    f"{'cpu %':>6} {'MB':>8} {'loader %':>8} {'cpu ms/move':>11} {'bytes/move':>10} {'errors':>6}"
)


def share(times: list[float], part: float) -> float:
    """In milliseconds; times must be in order."""
    return 1000 * times[int(part * (len(times) - 1))] if times else float("nan")


async def crowd_at(server: Server, name: str, tables: int, seconds: float, think: float, whole: bool = False) -> Report:
    """A crowd plays for a while."""
    crowd = Crowd(think, whole)
    people = await gather_people(crowd, server.port, tables)
    crowd.playing = True
    replacing = asyncio.ensure_future(replace_finished(crowd, server.address, people))
    for person in people:
        person.consider()
    await asyncio.sleep(WARM_UP + think)
    assert server.process is not None
    theirs, ours = Meter([server.process.pid]), Meter([os.getpid()])
    crowd.counting = True
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    crowd.counting = crowd.playing = False
    wall = time.perf_counter() - began
    late = crowd.unseen()
    times = sorted([*crowd.times, *late])
    if late:
        print(f"{name}: {len(late)} moves were not seen by all in {SOON:.0f} s", file=sys.stderr)
    replacing.cancel()
    if crowd.errors:
        print(name, crowd.errors, file=sys.stderr)
    report = Report(
        name,
        len(people),
        len(times) / wall,
        [share(times, part) for part in (0.5, 0.95, 0.99)],
        [theirs.cpu(), theirs.memory(), ours.cpu()],
        crowd.bytes / max(1, len(times)),
        sum(crowd.errors.values()),
    )
    for person in people:
        if person.line is not None:
            person.line.close()
    return report


@contextmanager
def serving(where: str | None = DISK) -> Iterator[Server]:
    """Our server with a file, as one process."""
    with tempfile.TemporaryDirectory(prefix="tb-load-", dir=where) as folder:
        server = Server(Path(folder)).start()
        try:
            yield server
        finally:
            server.kill()


def ours(name: str, tables: int, seconds: float, think: float, where: str | None = DISK, whole: bool = False) -> Report:
    with serving(where) as server, asyncio.Runner(loop_factory=fastest_loop()) as runner:
        return runner.run(crowd_at(server, name, tables, seconds, think, whole))


def theirs(tables: int, seconds: float, folder: str = "") -> Report | None:
    """boardgame.io's server with as many sockets, in memory or with files in a folder; None if it is not here."""
    node = shutil.which("node")
    if node is None or not (BOARDGAMEIO / "node_modules").exists():
        print("boardgame.io is not here: `npm ci` in bench/boardgameio", file=sys.stderr)
        return None
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    where = [folder] if folder else []
    with subprocess.Popen([node, "server.cjs", port, *where], cwd=BOARDGAMEIO, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            if b"ready" not in server.stdout.readline():
                raise RuntimeError("boardgame.io's server does not start")
            name = f"boardgame.io, {'its files' if folder else 'in memory'}"
            return race(name, server.pid, [node, "loader.mjs", port, str(tables), str(PLAYERS), str(seconds)])
        finally:
            server.kill()


def race(name: str, server: int, command: list[str]) -> Report:
    """Let the clients of boardgame.io's server count."""
    with subprocess.Popen(command, cwd=BOARDGAMEIO, stdout=subprocess.PIPE) as loader:
        assert loader.stdout is not None
        loader.stdout.readline()  # it counts from here
        meter, clients = Meter([server]), Meter([loader.pid])
        loader.stdout.readline()  # to here
        use = [meter.cpu(), meter.memory(), clients.cpu()]
        found = json.loads(loader.stdout.readline())
    times = [found["p50"], found["p95"], found["p99"]]
    return Report(name, found["sockets"], found["moves"], times, use, found["bytes"], found["errors"])


def measured(args: argparse.Namespace, folder: str) -> list[Report | None]:
    """One after the other, so that none takes the processor from another."""
    build = "compiled" if is_compiled() else "interpreted"
    busy = args.busy_tables, args.busy_seconds
    return [
        ours(f"human pace, {build}", args.tables, args.seconds, args.think),
        ours(f"as fast as it can, {build}", *busy, 0.0),
        ours(f"the same, whole views, {build}", *busy, 0.0, whole=True),
        ours(f"as fast as it can, {build}, in memory", *busy, 0.0, MEMORY) if Path(MEMORY).exists() else None,
        theirs(*busy),
        theirs(*busy, folder),
    ]


def allow_many_files() -> None:
    """Every socket is one, here and in the server that is started from here."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 1 << 16), hard))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=5.0, help="seconds that people think, on average")
    parser.add_argument("--busy-tables", type=int, default=80, help="tables in the race for moves a second")
    parser.add_argument("--busy-seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    allow_many_files()
    with tempfile.TemporaryDirectory(prefix="tb-load-") as folder:
        reports = measured(args, folder)
    found = [report for report in reports if report is not None]
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join([HEAD, *[report.row() for report in found]]))
    return 1 if sum([report.errors for report in found]) else 0


if __name__ == "__main__":
    sys.exit(main())
