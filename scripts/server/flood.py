"""One guest floods a server while other people play: how long their moves take, and what the guest is told.

    python -m scripts.server.flood
    python -m scripts.server.flood --without bots --seconds 10
    python -m scripts.server.flood --together

The server has its usual settings and a process of its own on loopback. Other people play at 127.0.0.1, the guest comes
from 127.0.0.2 and does everything at once: each kind alone first, then all together. A move takes from being sent until
the last of the four at the table has seen it. The exit code is 1 if the last line is not within its limits,
or if somebody who did one thing too often was never told so.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from queue import Queue
from typing import Final

from scripts.server.crowd import Crowd, gather_people
from scripts.server.crowd import Person as Player
from scripts.server.flooder import KINDS, Guest
from scripts.server.lag import Watched, many_files, watched
from scripts.server.load import share
from scripts.server.spectate import long_game
from tangledbank import is_compiled

MOST_MOVE, MOST_HEALTH, MOST_MEMORY = 200.0, 100.0, 400.0
"""Milliseconds (of 99 moves in 100), milliseconds (of 99 answers in 100), MB."""
TABLES: Final = 10
THINK: Final = 2.0
"""Seconds that other people think, on average."""
HEALTH_EVERY: Final = 0.1
ILL: Final = 60.0
"""Seconds that count for a question that was not answered well."""
BETWEEN: Final = 2.0


# ---- the guest, in a process of its own --------------------------------------------------------------
def guest_process(port: int, record: str, theirs: str, orders: Queue[list[str] | None], told: Queue[object]) -> None:
    """Does what it is asked to until it is asked for something else; other people go before it."""
    os.nice(5)
    many_files()
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it writes on after the server has ended a connection
    asyncio.run(flooding(Guest(port, record, theirs), orders, told))


async def flooding(guest: Guest, orders: Queue[list[str] | None], told: Queue[object]) -> None:
    await guest.prepare()
    told.put("ready")
    while (kinds := await asyncio.to_thread(orders.get)) is not None:
        tasks = [asyncio.ensure_future(KINDS[kind](guest)) for kind in kinds]
        await asyncio.to_thread(orders.get)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        told.put(guest.report())


# ---- everybody else ----------------------------------------------------------------------------------
async def probe(port: int) -> bool:
    """Ask for /healthz and wait for the end of the answer: whether all is well."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = await reader.read()
        writer.close()
    except OSError:
        return False
    return answer.startswith(b"HTTP/1.1 200")


class Measure:
    """How the others fare."""

    def __init__(self, server: Watched, limit: Crowd) -> None:
        self.server: Final = server
        self.limit: Final = limit
        self.health: Final[list[float]] = []

    async def ask_how_it_is(self) -> None:
        """A connection for each question, as a probe does it; plain ones, since a client of a library costs more."""
        while True:
            began = time.perf_counter()
            is_well = await probe(self.server.port)
            self.health.append(time.perf_counter() - began if is_well else ILL)
            await asyncio.sleep(HEALTH_EVERY)

    async def during(self, name: str, seconds: float) -> list[float]:
        """One line: moves, their times, health, the loop, memory."""
        self.limit.times.clear()
        self.health.clear()
        self.server.lag.take()
        self.limit.counting = True
        await asyncio.sleep(seconds)
        self.limit.counting = False
        moves, health = sorted([*self.limit.times, *self.limit.unseen()]), sorted(self.health)
        found = [share(moves, 0.5), share(moves, 0.99), share(health, 0.99), self.server.lag.take()[1]]
        found.append(self.server.meter.memory())
        print(f"{name:14} {len(moves):6} " + " ".join([f"{one:8.1f}" for one in found]), flush=True)
        return found


HEAD: Final = f"{'':14} {'moves':>6} {'p50 ms':>8} {'p99 ms':>8} {'health':>8} {'block':>8} {'MB':>8}"


Refusals = dict[str, tuple[dict[str, int], int, str]]
"""By kind: what the guest was told, how much of it was a refusal, and why."""


class Flood:
    """The guest's process: does what it is asked to."""

    def __init__(self, port: int, record: str, theirs: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.orders: Final = context.Queue()
        self.told: Final = context.Queue()
        arguments = (port, record, theirs, self.orders, self.told)
        self.process: Final = context.Process(target=guest_process, args=arguments, daemon=True)

    async def begin(self) -> None:
        self.process.start()
        await asyncio.to_thread(self.told.get, True, 120)

    async def answer(self) -> tuple[dict[str, int], int, str]:
        """End what it does; what it was told."""
        self.orders.put([])
        found: tuple[dict[str, int], int, str] = await asyncio.to_thread(self.told.get, True, 120)
        return found

    def end(self) -> None:
        self.orders.put(None)
        self.process.join(5)
        self.process.kill()


@asynccontextmanager
async def playing(server: Watched, tables: int) -> AsyncIterator[tuple[Measure, str]]:
    """Other people play, and somebody asks how it is; one of their tables."""
    limit = Crowd(THINK)
    people: list[Player] = await gather_people(limit, server.port, tables)
    limit.playing = True
    for person in people:
        person.consider()
    measure = Measure(server, limit)
    asking = asyncio.ensure_future(measure.ask_how_it_is())
    try:
        yield measure, people[0].table
    finally:
        asking.cancel()


async def scene(server: Watched, args: argparse.Namespace, record: str) -> tuple[list[float], Refusals]:
    async with playing(server, args.tables) as (measure, theirs):
        flood = Flood(server.port, record, theirs)
        try:
            await flood.begin()
            print(HEAD)
            await measure.during("nobody", args.seconds)
            return await all_kinds(flood, measure, args)
        finally:
            flood.end()


async def all_kinds(flood: Flood, measure: Measure, args: argparse.Namespace) -> tuple[list[float], Refusals]:
    """Each kind alone, then all together: how the others fared at last, and what the guest was told each time."""
    kinds = [kind for kind in KINDS if kind not in args.without]
    refusals: Refusals = {}
    found: list[float] = []
    alone = [] if args.together else [(kind, [kind]) for kind in kinds if kind != "bots"]
    for name, some in [*alone, ("all at once", kinds)]:
        flood.orders.put(some)
        found = await measure.during(name, args.seconds)
        refusals[name] = await flood.answer()
        await asyncio.sleep(BETWEEN)
    return found, refusals


def never_refused(refusals: Refusals) -> list[str]:
    """Print what the guest was told; the kinds that were never refused."""
    print("what the guest was told, how much of it was a refusal, and why:")
    for name, refused in refusals.items():
        print(f"  {name:14} {refused}")
    return [name for name, (_, refused, _) in refusals.items() if not refused]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--tables", type=int, default=TABLES, help="tables of four other people")
    parser.add_argument("--answers", type=int, default=5000)
    parser.add_argument("--without", nargs="*", default=[], choices=list(KINDS), help="leave these kinds out")
    parser.add_argument("--together", action="store_true", help="only all at once, no kind alone")
    args = parser.parse_args()
    many_files()
    print(f"{args.tables} tables, {args.seconds:.0f} s each, {'compiled' if is_compiled() else 'interpreted'}")
    record = str(long_game(args.answers).record())
    with tempfile.TemporaryDirectory(prefix="tb-flood-") as folder, watched(folder) as server:
        (_, move, health, _, memory), refusals = asyncio.run(scene(server, args, record))
    if free := never_refused(refusals):
        print(f"never refused: {', '.join(free)}")
    return int(bool(free) or move > MOST_MOVE or health > MOST_HEALTH or memory > MOST_MEMORY)


if __name__ == "__main__":
    sys.exit(main())
