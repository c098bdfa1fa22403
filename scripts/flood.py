"""One guest floods a server while other people play: how long their moves take, and what the guest is told.

    python -m scripts.flood
    python -m scripts.flood --without bots --seconds 10

The server has its usual settings and a process of its own on loopback. Other people play at 127.0.0.1, the guest comes
from 127.0.0.2 and does everything at once: each kind alone first, then all together. A move takes from being sent until
the last of the four at the table has seen it. The exit code is 1 if the last line is not within its limits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from queue import Queue
from typing import Any, Final

import httpx

from scripts.lag import Watched, many_files, watched
from scripts.load import Crowd, gather_people, share
from scripts.load import Person as Player
from scripts.sockets import Line
from scripts.spectate import long_game
from tangledbank import is_compiled

GUEST: Final = "127.0.0.2"
MOST_MOVE, MOST_HEALTH, MOST_MEMORY = 200.0, 100.0, 400.0
"""Milliseconds (of 99 moves in 100), milliseconds (of 99 answers in 100), MB."""
TABLES: Final = 10
THINK: Final = 2.0
"""Seconds that other people think, on average."""
HEALTH_EVERY: Final = 0.1
BETWEEN: Final = 2.0
UNREAD, SILENT, EXPERTS = 250, 300, 60


# ---- the guest, in a process of its own --------------------------------------------------------------
class Guest:
    """Somebody with one cookie who does too much."""

    def __init__(self, port: int, record: str) -> None:
        self.port: Final = port
        self.record: Final = record
        transport = httpx.AsyncHTTPTransport(local_address=GUEST, limits=httpx.Limits(max_connections=40))
        self.http: Final = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)
        self.cookie = ""
        self.long = ""
        """A table of very many answers."""
        self.own = ""
        """A table that waits for the guest, and what may be answered there."""
        self.action = ""
        self.told: Final[Counter[str]] = Counter()
        """What came back."""
        self.why = ""
        """The last refusal in words."""
        self.lines: Final[list[Line]] = []

    async def prepare(self) -> None:
        answer = await self.http.get("/api/me")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.long = (await self.http.post("/api/records", json={"record": self.record})).json()["id"]
        wish = {"game": "dominant-species", "players": 4, "seats": ["me"] * 4, "start": True}
        table = (await self.http.post("/api/tables", json=wish)).json()
        self.own = table["id"]
        self.action = next(seat for seat in table["seats"] if seat["options"])["options"][0]["action"]

    def hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        self.count(message["type"] if message["type"] != "refused" else message["code"], message)

    def count(self, kind: str, message: dict[str, Any]) -> None:
        self.told[kind] += 1
        if kind in ("slow", "busy"):
            self.why = json.dumps({name: message.get(name) for name in ("why", "after")})

    async def socket(self, hear: Callable[[bytes], None] | None = None) -> Line:
        line = await Line.open(
            self.port, "/api/socket", self.cookie, hear or self.hear, lambda: self.told.update(["closed"]), GUEST
        )
        line.send(b'{"type":"hello"}')
        return line

    async def say(self, **message: object) -> None:
        """The same message over and over, from connection after connection."""
        raw = json.dumps({**message, "id": "x"}).encode()
        while True:
            with suppress(OSError):
                line = await self.socket()
                while line.transport is not None and not line.transport.is_closing():
                    for _ in range(120):
                        line.send(raw)
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.05)

    async def ask(self, method: str, path: str, body: object = None) -> None:
        """The same request over and over."""
        while True:
            with suppress(httpx.HTTPError):
                answer = await self.http.request(method, path, json=body)
                refused = answer.status_code != 200
                self.count(answer.json()["error"] if refused else "done", answer.json() if refused else {})
            await asyncio.sleep(0.01)


async def at_once(times: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*[work() for _ in range(times)])


async def watch(guest: Guest) -> None:
    await at_once(8, lambda: guest.say(type="watch", table=guest.long))


async def hints(guest: Guest) -> None:
    await guest.say(type="hint", table=guest.own, seat=0)


async def previews(guest: Guest) -> None:
    await at_once(4, lambda: guest.say(type="preview", table=guest.own, seat=0, action=guest.action))


async def imports(guest: Guest) -> None:
    await at_once(4, lambda: guest.ask("POST", "/api/records", {"record": guest.record}))


async def forks(guest: Guest) -> None:
    await at_once(
        4, lambda: guest.ask("POST", f"/api/tables/{guest.long}/fork", {"seat": 0, "ply": 4000, "level": "beginner"})
    )


async def replays(guest: Guest) -> None:
    await at_once(4, lambda: guest.ask("GET", f"/api/tables/{guest.long}/course?seat=0"))


async def reconnects(guest: Guest) -> None:
    """Come and go as fast as it can be done."""

    async def once_more() -> None:
        while True:
            with suppress(OSError):
                (await guest.socket()).close()
                guest.told["done"] += 1
            await asyncio.sleep(0)

    await at_once(8, once_more)


async def unread(guest: Guest) -> None:
    """Sockets that watch and answers that are asked for, and nobody reads them."""
    watching = json.dumps({"type": "watch", "id": "x", "table": guest.long}).encode()
    course = f"GET /api/tables/{guest.long}/course?seat=0 HTTP/1.1\r\nHost: x\r\nCookie: {guest.cookie}\r\n\r\n"
    while True:
        for _ in range(UNREAD):
            with suppress(OSError):
                line = await guest.socket()
                for _ in range(20):
                    line.send(watching)
                if line.transport is not None:
                    line.transport.pause_reading()
                guest.lines.append(line)
            with suppress(OSError):
                await mute(guest, course.encode())
        await asyncio.sleep(1)


async def mute(guest: Guest, said: bytes) -> None:
    """A plain connection that says something, or nothing, and reads nothing."""
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_connection(asyncio.Protocol, "127.0.0.1", guest.port, local_addr=(GUEST, 0))
    transport.pause_reading()
    transport.write(said)
    guest.told["opened"] += 1


async def silent(guest: Guest) -> None:
    while True:
        for _ in range(SILENT):
            with suppress(OSError):
                await mute(guest, b"")
        await asyncio.sleep(1)


async def bots(guest: Guest) -> None:
    """As many tables of six experts as may be."""
    wish = {"game": "dominant-species", "players": 6, "seats": ["expert"] * 6, "start": True}
    for _ in range(EXPERTS):
        answer = await guest.http.post("/api/tables", json=wish)
        refused = answer.status_code != 200
        guest.count(answer.json()["error"] if refused else "done", answer.json() if refused else {})
    await asyncio.Event().wait()


KINDS: Final[dict[str, Callable[[Guest], Awaitable[None]]]] = {
    "watch": watch,
    "hints": hints,
    "previews": previews,
    "imports": imports,
    "forks": forks,
    "replays": replays,
    "reconnects": reconnects,
    "silent": silent,
    "unread": unread,
    "bots": bots,
}


def guest_process(port: int, record: str, wishes: Queue[list[str] | None], told: Queue[object]) -> None:
    """Does what it is asked to until it is asked for something else; other people go before it."""
    os.nice(5)
    many_files()
    asyncio.run(flooding(Guest(port, record), wishes, told))


async def flooding(guest: Guest, wishes: Queue[list[str] | None], told: Queue[object]) -> None:
    await guest.prepare()
    told.put("ready")
    while (kinds := await asyncio.to_thread(wishes.get)) is not None:
        tasks = [asyncio.ensure_future(KINDS[kind](guest)) for kind in kinds]
        await asyncio.to_thread(wishes.get)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        told.put((dict(guest.told), guest.why))
        guest.told.clear()
        guest.why = ""


# ---- everybody else ----------------------------------------------------------------------------------
class Measure:
    """How the others fare."""

    def __init__(self, server: Watched, crowd: Crowd) -> None:
        self.server: Final = server
        self.crowd: Final = crowd
        self.health: Final[list[float]] = []

    async def ask_how_it_is(self) -> None:
        """A connection for each question, as a probe does it."""
        while True:
            began = time.perf_counter()
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(base_url=self.server.address, timeout=60, verify=False) as http:
                    (await http.get("/healthz")).raise_for_status()
            self.health.append(time.perf_counter() - began)
            await asyncio.sleep(HEALTH_EVERY)

    async def during(self, name: str, seconds: float) -> list[float]:
        """One line: moves, their times, health, the loop, memory."""
        self.crowd.times.clear()
        self.health.clear()
        self.server.lag.take()
        self.crowd.counting = True
        await asyncio.sleep(seconds)
        self.crowd.counting = False
        moves, health = sorted([*self.crowd.times, *self.crowd.unseen()]), sorted(self.health)
        found = [share(moves, 0.5), share(moves, 0.99), share(health, 0.99), self.server.lag.take()[1]]
        found.append(self.server.meter.memory())
        print(f"{name:12} {len(moves):6} " + " ".join([f"{one:8.1f}" for one in found]), flush=True)
        return found


HEAD: Final = f"{'':12} {'moves':>6} {'p50 ms':>8} {'p99 ms':>8} {'health':>8} {'block':>8} {'MB':>8}"


async def scene(server: Watched, args: argparse.Namespace, record: str) -> list[float]:
    context = multiprocessing.get_context("spawn")
    wishes, told = context.Queue(), context.Queue()
    crowd = Crowd(THINK)
    people: list[Player] = await gather_people(crowd, server.port, args.tables)
    crowd.playing = True
    for person in people:
        person.consider()
    measure = Measure(server, crowd)
    probe = asyncio.ensure_future(measure.ask_how_it_is())
    guest = context.Process(target=guest_process, args=(server.port, record, wishes, told), daemon=True)
    guest.start()
    try:
        await asyncio.to_thread(told.get, True, 120)
        print(HEAD)
        await measure.during("nobody", args.seconds)
        kinds = [kind for kind in KINDS if kind not in args.without]
        refusals: dict[str, object] = {}
        for name, some in [*[(kind, [kind]) for kind in kinds if kind != "bots"], ("all at once", kinds)]:
            wishes.put(some)
            found = await measure.during(name, args.seconds)
            wishes.put([])
            refusals[name] = await asyncio.to_thread(told.get, True, 120)
            await asyncio.sleep(BETWEEN)
        print("what the guest was told, and why not:")
        for name, refused in refusals.items():
            print(f"  {name:12} {refused}")
        return found
    finally:
        probe.cancel()
        wishes.put(None)
        guest.join(5)
        guest.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--tables", type=int, default=TABLES, help="tables of four other people")
    parser.add_argument("--answers", type=int, default=5000)
    parser.add_argument("--without", nargs="*", default=[], choices=list(KINDS), help="leave these kinds out")
    args = parser.parse_args()
    many_files()
    print(f"{args.tables} tables, {args.seconds:.0f} s each, {'compiled' if is_compiled() else 'interpreted'}")
    record = str(long_game(args.answers).record())
    with tempfile.TemporaryDirectory(prefix="tb-flood-") as folder, watched(folder) as server:
        _, move, health, _, memory = asyncio.run(scene(server, args, record))
    return int(move > MOST_MOVE or health > MOST_HEALTH or memory > MOST_MEMORY)


if __name__ == "__main__":
    sys.exit(main())
