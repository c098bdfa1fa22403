"""Does a server stay as it was? A crowd plays for a day at twenty times the speed of people, and nothing may grow.

    python -m scripts.server.soak --tables 500 --speed 20 --hours 24

Tables of four as in load.py; whose game is over begins another one. Once a minute a line of JSON says how many
moves there were, how long they took, and what memory and descriptors the server has. It ends by itself, with 1 if the
last quarter has more of any of them than the first quarter after the warm-up, if a socket was closed, a move refused or
not seen, or a table stands still. Everything is on this machine: the server listens at 127.0.0.1, its file is in a
folder that is deleted in the end. With less than 2 GB of room for it the run ends, as failed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from scripts.server.crowd import Crowd, Person, gather_people, replace_finished
from scripts.server.load import allow_many_files, share
from scripts.server.meter import Meter
from tangledbank.server.processes import fastest_loop
from tests.server.process import Server

THINK: Final = 5.0
"""Seconds that people think, on average, at their own speed."""
WARM_UP: Final = 0.1
"""The part of the run in which caches fill and nothing is compared."""
STANDSTILL_S: Final = 60.0
"""Seconds after which a table where nothing happens stands still, and a move that not all have seen is lost."""
ROOM: Final = 2 << 30
"""Bytes that must be free on the disk."""
MIN_SAMPLES: Final = 4
"""Fewer cannot be compared."""


class Plan(msgspec.Struct, frozen=True):
    """How long who does what."""

    tables: int
    speed: float
    seconds: float
    every: float = 60.0
    """Seconds between two looks."""


class Sample(msgspec.Struct):
    """What was seen in one look."""

    at: float
    """Seconds since the beginning."""
    moves: int
    p50: float
    """In milliseconds, like p99: of the moves since the look before."""
    p99: float
    memory: float
    """In MB."""
    descriptors: int
    disk: float
    """In MB."""
    lost: int
    standing: int
    """Tables where nothing has happened for long."""
    errors: dict[str, int]
    """So far."""


class Growth(msgspec.Struct, frozen=True):
    """How much more of something there may be in the end: a part of it, and a little that is chance."""

    of: Callable[[Sample], float]
    part: float
    more: float

    def allowed(self, before: float) -> float:
        return before * (1 + self.part) + self.more


LIMITS: Final = {
    "memory": Growth(lambda sample: sample.memory, 0.1, 5.0),
    "descriptors": Growth(lambda sample: sample.descriptors, 0.0, 10.0),
    "p50": Growth(lambda sample: sample.p50, 0.5, 5.0),
    "p99": Growth(lambda sample: sample.p99, 0.5, 20.0),
}


# ---- what is wrong -------------------------------------------------------------------------------
def faults(samples: list[Sample], seconds: float) -> list[str]:
    """Everything that must not be, in words; empty if the server stayed as it was."""
    found = [f"{name}: {count}" for name, count in (samples[-1].errors if samples else {}).items()]
    found += [f"{sample.lost} moves lost at {sample.at:.0f} s" for sample in samples if sample.lost]
    found += [f"{sample.standing} tables stand still at {sample.at:.0f} s" for sample in samples if sample.standing]
    found += [f"no move before {sample.at:.0f} s" for sample in samples if not sample.moves]
    compared = [sample for sample in samples if sample.at > WARM_UP * seconds]
    if len(compared) < MIN_SAMPLES:
        return [*found, f"only {len(compared)} looks after the warm-up: too few to compare"]
    return found + grown(compared)


def grown(samples: list[Sample]) -> list[str]:
    """What there is more of in the last quarter than in the first: medians, so that one bad minute does not count."""
    quarter = len(samples) // 4
    found = []
    for name, growth in LIMITS.items():
        before, after = [
            statistics.median([growth.of(sample) for sample in part])
            for part in (samples[:quarter], samples[-quarter:])
        ]
        if after > growth.allowed(before):
            found.append(f"{name} has grown from {before:.1f} to {after:.1f}")
    return found


# ---- looking -------------------------------------------------------------------------------------
class Watcher:
    """Looks at a crowd and its server."""

    def __init__(self, crowd: Crowd, people: list[Person], server: Server, folder: Path) -> None:
        assert server.process is not None
        self.crowd = crowd
        self.people = people
        self.pid = server.process.pid
        self.meter = Meter([self.pid])
        self.folder = folder
        self.began = time.monotonic()
        self.plies: dict[str, tuple[int, float]] = {}
        """By table: where its game is, and since when."""

    def look(self) -> Sample:
        """What happened since the last look; it is forgotten here, so that a day needs no more memory than a minute."""
        times, self.crowd.times = sorted(self.crowd.times), []
        return Sample(
            round(time.monotonic() - self.began, 1),
            len(times),
            round(share(times, 0.5), 2) if times else 0.0,
            round(share(times, 0.99), 2) if times else 0.0,
            round(self.meter.memory(), 1),
            len(os.listdir(f"/proc/{self.pid}/fd")),
            round(sum([path.stat().st_size for path in self.folder.iterdir()]) / 1e6, 1),
            self.forget_lost(),
            self.standing(),
            dict(self.crowd.errors),
        )

    def forget_lost(self) -> int:
        """How many moves have not been seen by all for long."""
        late = time.perf_counter() - STANDSTILL_S
        lost = [place for place, (sent, _) in self.crowd.sent.items() if sent < late]
        for place in lost:
            del self.crowd.sent[place]
        return len(lost)

    def standing(self) -> int:
        """At how many tables nothing has happened for long."""
        now = time.monotonic()
        shown = {person.asked.id: person.asked.ply for person in self.people if person.asked is not None}
        before = self.plies
        self.plies = {
            table: before[table] if before.get(table, (-1, 0.0))[0] == ply else (ply, now)
            for table, ply in shown.items()
        }
        return sum(now - since > STANDSTILL_S for _, since in self.plies.values())


async def soak(server: Server, folder: Path, plan: Plan, tell: Callable[[Sample], object]) -> list[Sample]:
    """Let a crowd play as long as planned, or until there is no point in going on."""
    crowd = Crowd(THINK / plan.speed)
    people = await gather_people(crowd, server.port, plan.tables)
    crowd.playing = crowd.counting = True
    replacing = asyncio.ensure_future(replace_finished(crowd, server.address, people))
    for person in people:
        person.consider()
    watcher = Watcher(crowd, people, server, folder)
    samples: list[Sample] = []
    try:
        while (rest := watcher.began + plan.seconds - time.monotonic()) > 0 and not replacing.done():
            await asyncio.wait([replacing], timeout=min(plan.every, rest))
            samples.append(watcher.look())
            tell(samples[-1])
            if is_over(samples[-1], folder):
                break
    finally:
        crowd.playing = crowd.counting = False
        for person in people:
            if person.line is not None:
                person.line.close()
    if replacing.done():
        replacing.result()  # what has failed there fails here
    replacing.cancel()
    return samples


def is_over(sample: Sample, folder: Path) -> bool:
    """Whether it has failed already, or there is no room to go on."""
    if shutil.disk_usage(folder).free < ROOM:
        sample.errors["no room on the disk"] = 1
    return bool(sample.errors)


def run(plan: Plan, tell: Callable[[Sample], object]) -> list[str]:
    """What is wrong with a server of our own after all that; whatever happens, it is ended and its folder deleted."""
    with tempfile.TemporaryDirectory(prefix="tb-soak-") as folder:
        server = Server(Path(folder))
        try:
            with asyncio.Runner(loop_factory=fastest_loop()) as runner:
                samples = runner.run(soak(server.start(), Path(folder), plan, tell))
        finally:
            server.kill()
    return faults(samples, plan.seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=24.0)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--speed", type=float, default=20.0, help="times that of people, who think five seconds")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two looks")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # else it would end without ending what it has started
    allow_many_files()
    plan = Plan(args.tables, args.speed, 3600 * args.hours, args.every)
    wrong = run(plan, lambda sample: print(json.dumps(msgspec.to_builtins(sample)), flush=True))
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
