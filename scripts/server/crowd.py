"""People at tables, each with a socket of their own, who answer like people or as fast as they are asked.

The time of a move is from sending it to the moment when the last of the four has the new view. They answer by
chance. Whose game is over begins another one.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from typing import Any, Final

import httpx
import msgspec

from scripts.server.sockets import Line
from tangledbank.core.rng import pick, scramble
from tangledbank.server.live.changes import changed

GAMES: Final = ["evolution", "dominant-species", "marine"]
PLAYERS: Final = 4
ACK_EVERY: Final = 20
SOON: Final = 1.0
"""Seconds after which a move that not all have seen counts as slow."""


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
