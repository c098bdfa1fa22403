"""How long a server stands still when somebody opens a game of 5,000 answers: the longest block of its event loop.

    python -m scripts.server.spectate

The server has its usual settings and a process of its own on loopback. Each line is measured while nothing else
happens there.
`block` is the processor time of the loop's thread between two turns of everybody else; `by the clock` has in it what
other programs of the machine took. The exit code is 1 if a block is longer than 10 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from scripts.server.lag import Watched, watched
from tangledbank import is_compiled, new
from tangledbank.core.game import Game
from tangledbank.core.rng import pick, scramble
from tests.server.client import Person

MOST: Final = 10.0
"""Milliseconds."""


def long_game(answers: int) -> Game:
    """A game by chance with so many answers."""
    for seed in range(1, 100):
        game = new("marine", 4, seed, deck="epic")
        dice = scramble(seed)
        while not game.over and len(game.log) < answers:
            options = game.state.options(game.seat)
            dice = scramble(dice + 1)
            game.apply(options[pick(dice, len(options))])
        if len(game.log) == answers and not game.over:
            return game
    raise RuntimeError("no game is so long")


class Measure:
    """What was done, and how long nobody else had a turn."""

    def __init__(self, server: Watched) -> None:
        self.server: Final = server
        self.worst: float = 0.0

    async def of(self, name: str, work: Awaitable[Any]) -> Any:
        """Do something, and tell how it went."""
        await asyncio.sleep(0.3)
        self.server.lag.take()
        began = time.perf_counter()
        found = await work
        took = 1000 * (time.perf_counter() - began)
        wall, own = self.server.lag.take()
        self.worst = max(self.worst, own)
        print(f"{name:58} {took:8.0f} {own:8.1f} {wall:8.1f}")
        return found


async def pages(person: Person, table: str) -> int:
    """Ask for the whole story, a page at a time; how many events there are."""
    page = await person.get(f"/api/tables/{table}/story")
    count = len(page["events"])
    while page["first"]:
        page = await person.at("story", table, seat=-1, before=page["first"])
        count += len(page["events"])
        await asyncio.sleep(0.1)  # as the limits want it
    return count


async def import_it(server: Watched, record: str) -> tuple[str, float]:
    """The table of the record."""
    measure, host = Measure(server), Person(server.address)
    body = {"record": record}
    table = await measure.of("import the record", host.post("/api/records", body))
    await host.close()
    return str(table["id"]), measure.worst


async def look_at(server: Watched, table: str) -> float:
    """Everything a spectator can ask about it."""
    measure, person = Measure(server), Person(server.address)
    await person.connect()
    await measure.of("watch it, not loaded", person.watch(table))
    other = Person(server.address)
    await other.connect()
    await measure.of("watch it, loaded", other.watch(table))
    await measure.of("GET /api/tables/{table}", other.get(f"/api/tables/{table}"))
    await measure.of("the whole story in pages", pages(person, table))
    await measure.of("GET /api/tables/{table}/insight", other.get(f"/api/tables/{table}/insight"))
    for each in (person, other):
        await each.close()
    return measure.worst


def play(folder: str, scene: Callable[[Watched], Awaitable[Any]]) -> Any:
    with watched(folder) as server:
        return asyncio.run(run(scene, server))


async def run(scene: Callable[[Watched], Awaitable[Any]], server: Watched) -> Any:
    return await scene(server)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=5000)
    args = parser.parse_args()
    game = long_game(args.answers)
    print(f"{args.answers} answers, {'compiled' if is_compiled() else 'interpreted'}")
    print(f"{'milliseconds':58} {'took':>8} {'block':>8} {'by clock':>8}")
    with tempfile.TemporaryDirectory(prefix="tb-spectate-") as folder:
        table, first = play(folder, lambda server: import_it(server, str(game.record())))
        worst = max(first, play(folder, lambda server: look_at(server, table)))
    print(f"the longest block: {worst:.1f} ms")
    return int(worst > MOST)


if __name__ == "__main__":
    sys.exit(main())
