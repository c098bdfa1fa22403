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
import itertools
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
from typing import Any, Final

import httpx
import msgspec

from scripts.server.meter import Meter
from scripts.server.sockets import Line
from tangledbank import is_compiled
from tangledbank.core.rng import pick, scramble
from tangledbank.server.live.changes import changed
from tangledbank.server.processes import fastest_loop
from tests.server.process import Server

GAMES: Final = ["evolution", "dominant-species", "marine"]
PLAYERS: Final = 4
BOARDGAMEIO: Final = Path(__file__).parent.parent.parent / "bench" / "boardgameio"
ACK_EVERY: Final = 20
WARM_UP: Final = 2.0
SOON: Final = 1.0
"""Seconds after which a move that not all have seen counts as slow."""
DISK, MEMORY = None, "/dev/shm"
"""Where our server's file is: in memory a move is as safe as the machine's power, and no safer."""


# ---- what of the messages matters here; the rest is skipped ------------------------------------------
class Option(msgspec.Struct):
    """Something a seat may answer."""

    action: str


class Seat(msgspec.Struct):
    """What a seat may answer."""

    seat: int
    options: list[Option]


class Shown(msgspec.Struct):
    """A table."""

    id: str
    ply: int
    status: str
    seats: list[Seat]


class Heard(msgspec.Struct):
    """A message."""

    type: str
    seq: int = 0
    table: Shown | str | None = None
    changes: list[list[Any]] = []
    code: str = ""


read: Final = msgspec.json.Decoder(Heard).decode


class Crowd:
    """Everybody, what they wait for, and how long it took."""

    def __init__(self, think: float, whole: bool = False) -> None:
        self.whole = whole
        """Whether they are sent whole views, as clients that cannot read changes."""
        self.think = think
        """Seconds before an answer, on average; 0: at once."""
        self.dice = scramble(1)
        self.sent: dict[tuple[str, int], list[float]] = {}
        """By table and ply: when it was answered, and how many have seen that."""
        self.times: list[float] = []
        self.bytes = 0
        """That the server has sent."""
        self.errors: dict[str, int] = {}
        self.counting = False
        self.playing = False
        self.finished: asyncio.Queue[str] = asyncio.Queue()
        """Tables whose game is over: they are replaced, so that the load stays the same."""

    def unseen(self) -> list[float]:
        """How long those moves have been on their way that not all four have seen; the last ones just may be."""
        now = time.perf_counter()
        return [now - sent for sent, _ in self.sent.values() if now - sent > SOON]

    def randbelow(self, n: int) -> int:
        self.dice = scramble(self.dice + 1)
        return pick(self.dice, n)

    def pause(self) -> float:
        """From a fifth of the average to nearly twice of it."""
        return self.think * (0.2 + 1.6 * self.randbelow(1000) / 1000)

    def arrived(self, table: str, ply: int) -> None:
        """One more has seen a ply; with the last one the time of the move is known."""
        waiting = self.sent.get((table, ply))
        if waiting is None:
            return
        waiting[1] += 1
        if waiting[1] == PLAYERS:
            del self.sent[table, ply]
            if self.counting:
                self.times.append(time.perf_counter() - waiting[0])

    def forget(self, table: str) -> None:
        """Nobody looks at a table any more."""
        for place in [place for place in self.sent if place[0] == table]:
            del self.sent[place]

    def failed(self, why: str) -> None:
        self.errors[why] = self.errors.get(why, 0) + 1


class Person:
    """Somebody at a table."""

    def __init__(self, crowd: Crowd, cookie: str, table: str) -> None:
        self.crowd = crowd
        self.cookie = cookie
        self.table = table
        self.line: Line | None = None
        self.answered = -1
        self.waits = False
        """An answer is on its way."""
        self.asked: Shown | None = None
        self.words = 0
        self.views: dict[str, Any] = {}
        """All of what was seen last, by table: changes are applied to it."""
        self.shown = asyncio.Event()

    async def connect(self, port: int) -> None:
        self.line = await Line.open(port, "/api/socket", self.cookie, self.hear, self.closed)
        self.line.send(json.dumps({"type": "hello", "changes": not self.crowd.whole}).encode())
        self.watch(self.table)
        await self.shown.wait()

    def closed(self, code: int, reason: str) -> None:
        self.crowd.failed(f"closed {code}")

    def hear(self, raw: bytes) -> None:
        message = read(raw)
        self.crowd.bytes += len(raw) if self.crowd.counting else 0
        if message.seq and message.seq % ACK_EVERY == 0 and self.line is not None:
            self.line.send(b'{"type":"ack","seq":%d}' % message.seq)
        if message.type in ("done", "refused"):
            self.waits = False
            self.consider()
        if message.type == "refused" and message.code != "stale":
            self.crowd.failed(message.code)
        if isinstance(message.table, Shown) and message.table.id == self.table:
            if not self.crowd.whole:
                self.views[message.table.id] = msgspec.json.decode(raw)["table"]
            self.see(message.table)
        elif message.type == "changed" and message.table == self.table:
            view = self.views[message.table] = changed(self.views[message.table], message.changes)
            self.see(msgspec.convert(view, Shown))

    def watch(self, table: str) -> None:
        """Look at a table, and no more at the one before, and answer there from now on."""
        assert self.line is not None
        if table != self.table:
            self.line.send(json.dumps({"type": "unwatch", "id": "u", "table": self.table}).encode())
            self.views.pop(self.table, None)
            self.crowd.forget(self.table)
        self.table, self.answered, self.asked, self.waits = table, -1, None, False
        self.line.send(json.dumps({"type": "watch", "id": "w", "table": table}).encode())

    def see(self, table: Shown) -> None:
        self.shown.set()
        self.crowd.arrived(table.id, table.ply)
        if table.id != self.table:
            return
        self.asked = table
        if table.status == "over" and table.seats[0].seat == 0:
            self.crowd.finished.put_nowait(table.id)
        self.consider()

    def consider(self) -> None:
        """Answer after a while, if asked."""
        table = self.asked
        if self.waits or not self.crowd.playing or table is None or table.ply == self.answered:
            return
        if not table.seats[0].options:
            return
        self.answered = table.ply
        if self.crowd.think:
            asyncio.get_running_loop().call_later(self.crowd.pause(), self.answer, table)
        else:
            self.answer(table)

    def answer(self, table: Shown) -> None:
        """In secret questions others may have answered meanwhile: what is asked now counts."""
        assert self.line is not None
        now = self.asked
        if now is None or not now.seats[0].options or not self.crowd.playing or self.waits:
            return
        self.waits = True
        self.answered = now.ply
        options = now.seats[0].options
        action = options[self.crowd.randbelow(len(options))].action
        self.words += 1
        self.crowd.sent.setdefault(
            (now.id, now.ply + 1), [time.perf_counter(), 0]
        )  # in secret questions the first counts
        self.line.send(
            b'{"type":"move","id":"%d","table":"%s","seat":%d,"ply":%d,"action":"%s"}'
            % (self.words, now.id.encode(), now.seats[0].seat, now.ply, action.encode())
        )


# ---- before it begins ----------------------------------------------------------------------------
async def guests(http: httpx.AsyncClient) -> list[str]:
    """The cookies of four guests."""
    cookies = []
    for _ in range(PLAYERS):
        answer = await http.get("/api/me")
        cookies.append(answer.headers["set-cookie"].partition(";")[0])
        http.cookies.clear()
    return cookies


async def table_of(http: httpx.AsyncClient, game: str, cookies: list[str]) -> str:
    """The id of a running table of four people."""
    key = ""
    made = {"game": game, "players": PLAYERS, "seats": ["me", *["free"] * (PLAYERS - 1)]}
    steps = [
        ("/api/tables", made, 0),
        *[("join", {"seat": seat}, seat) for seat in range(1, PLAYERS)],
        ("start", {}, 0),
    ]
    for path, body, seat in steps:
        where = path if path.startswith("/") else f"/api/tables/{key}/{path}"
        answer = await http.post(where, json=body, headers={"cookie": cookies[seat]})
        answer.raise_for_status()
        key = answer.json()["id"]
    return key


async def gather_people(crowd: Crowd, port: int, tables: int) -> list[Person]:
    """Everybody at their tables, with their sockets."""
    people: list[Person] = []
    limits = httpx.Limits(max_connections=4)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False, limits=limits) as http:
        for number_ in range(tables):
            cookies = await guests(http)
            key = await table_of(http, GAMES[number_ % len(GAMES)], cookies)
            fresh = [Person(crowd, cookie, key) for cookie in cookies]
            for person in fresh:
                await person.connect(port)
            people += fresh
    return people


async def replace_finished(crowd: Crowd, address: str, people: list[Person]) -> None:
    """The people of a game that is over begin another one."""
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        for number_ in itertools.count():
            old = await crowd.finished.get()
            four = [person for person in people if person.table == old]
            if four:
                key = await table_of(http, GAMES[number_ % len(GAMES)], [person.cookie for person in four])
                for person in four:
                    person.watch(key)


# ---- measuring -----------------------------------------------------------------------------------
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
