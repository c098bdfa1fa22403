"""A guest who does too much, of one kind or of all: for scripts.server.flood. Everything that comes back is counted."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import httpx

from scripts.server.absent import AUTH, POINT
from scripts.server.sockets import Closed, Hear, Line

GUEST: Final = "127.0.0.2"
UNREAD, SILENT, EXPERTS, SPECTATORS = 25, 300, 60, 250
REFUSALS: Final = {"slow", "busy", "refused"}
"""Codes of answers that say that it is too much."""
CLOSED_FOR: Final = {1008, 4408, 4429}
"""Codes of sockets that were closed for that."""
TOO_MANY: Final = 429


class Guest:
    """Somebody with one cookie who does too much."""

    def __init__(self, port: int, record: str, theirs: str) -> None:
        self.port: Final = port
        self.record: Final = record
        self.theirs: Final = theirs
        """A table where others play."""
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
        self.refused = 0
        """How much of that said that it is too much."""
        self.why = ""
        """The last of those in words."""
        self.lines: Final[list[Line]] = []

    async def prepare(self) -> None:
        answer = await self.http.get("/api/me")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.long = (await self.http.post("/api/records", json={"record": self.record})).json()["id"]
        body = {"game": "dominant-species", "players": 4, "seats": ["me"] * 4, "start": True}
        table = (await self.http.post("/api/tables", json=body)).json()
        self.own = table["id"]
        self.action = next(seat for seat in table["seats"] if seat["options"])["options"][0]["action"]

    def report(self) -> tuple[dict[str, int], int, str]:
        """What came back since the last report; nothing of it goes on."""
        for line in self.lines:
            line.close()
        found = dict(self.told), self.refused, self.why
        self.lines.clear()
        self.told.clear()
        self.refused, self.why = 0, ""
        return found

    # ---- what comes back ------------------------------------------------------------------------
    def hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        self.count(message["code"] if message["type"] == "refused" else message["type"], message)

    def count(self, kind: str, message: dict[str, Any]) -> None:
        self.told[kind] += 1
        if kind in REFUSALS:
            self.refuse(json.dumps({name: message.get(name) for name in ("why", "after")}))

    def refuse(self, why: str) -> None:
        self.refused += 1
        self.why = why

    def closed(self, code: int, reason: str) -> None:
        self.told[f"closed {code}"] += 1
        if code in CLOSED_FOR:
            self.refuse(f"{code} {reason}")

    def answered(self, status: int, body: bytes) -> None:
        """An answer over HTTP; refusals are JSON."""
        if status == httpx.codes.OK:
            self.told["done"] += 1
            return
        self.told[str(status)] += 1
        if status == TOO_MANY:
            said = json.loads(body) if body.startswith(b"{") else {}
            self.refuse(json.dumps({name: said.get(name) for name in ("why", "after")}))

    # ---- what is done again and again -----------------------------------------------------------
    async def socket(self, hear: Hear | None = None, closed: Closed | None = None) -> Line:
        """A socket that has said hello; OSError if there is none."""
        try:
            line = await Line.open(
                self.port, "/api/socket", self.cookie, hear or self.hear, closed or self.closed, GUEST
            )
        except ConnectionError as error:
            self.told[f"no socket: {error}"] += 1
            if str(TOO_MANY) in str(error):
                self.refuse(str(error))
            raise
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
                self.answered(answer.status_code, answer.content)
            await asyncio.sleep(0.01)


async def at_once(times: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*[work() for _ in range(times)])


# ---- kinds of messages and requests ----------------------------------------------------------------
async def watch(guest: Guest) -> None:
    await at_once(8, lambda: guest.say(type="watch", table=guest.long))


async def watch_theirs(guest: Guest) -> None:
    await at_once(8, lambda: guest.say(type="watch", table=guest.theirs))


async def undo(guest: Guest) -> None:
    await asyncio.gather(*[guest.say(type="undo", table=guest.long, seat=seat) for seat in range(4)])


async def pings(guest: Guest) -> None:
    await at_once(8, lambda: guest.say(type="ping"))


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


async def people(guest: Guest) -> None:
    """The leaderboard, who plays at a table, names that are nobody's, links for passwords, reports."""
    await asyncio.gather(
        guest.ask("GET", "/api/leaderboard/evolution"),
        guest.ask("GET", f"/api/tables/{guest.theirs}/players"),
        guest.ask("GET", "/api/people?name=nobody"),
        guest.ask("POST", "/api/reset", {"token": "x", "password": "long enough"}),
        guest.ask("POST", "/api/reports", {"table": guest.theirs, "seat": 0, "text": "loud"}),
    )


async def offers(guest: Guest) -> None:
    """Offers to play, the list of them, and attempts to take one that is gone."""
    wanted = {"game": "evolution", "players": 6, "clock": {"kind": "days", "bank": 86_400}}
    await asyncio.gather(
        guest.ask("POST", "/api/seeks", wanted),
        guest.ask("GET", "/api/seeks"),
        guest.ask("POST", "/api/seeks/gone/join", {}),
    )


async def orders(guest: Guest) -> None:
    """Orders for questions that may come, other ones again and again, and which these are."""
    left = [{"answers": [guest.action], "repeat": True, "until": until} for until in ("phase", "round", "game") * 4]
    await asyncio.gather(
        guest.say(type="orders", table=guest.own, seat=0, orders=left),
        guest.say(type="coming", table=guest.own, seat=0),
        guest.ask("GET", f"/api/tables/{guest.own}/coming?seat=0"),
    )


async def pushes(guest: Guest) -> None:
    """Browsers that want to be told, and other quiet hours again and again."""
    browser = {"endpoint": f"http://{GUEST}:9/x", "key": POINT, "auth": AUTH}
    await asyncio.gather(
        guest.ask("POST", "/api/me/push", browser),
        guest.ask("POST", "/api/me/push/quiet", {"begin": 60, "end": 120, "zone": "Europe/Rome"}),
        guest.ask("GET", "/api/me/push"),
    )


async def openapi(guest: Guest) -> None:
    await at_once(4, lambda: guest.ask("GET", "/api/openapi.json"))


async def bots(guest: Guest) -> None:
    """As many tables of six experts as may be."""
    body = {"game": "dominant-species", "players": 6, "seats": ["expert"] * 6, "start": True}
    for _ in range(EXPERTS):
        answer = await guest.http.post("/api/tables", json=body)
        guest.answered(answer.status_code, answer.content)
    await asyncio.Event().wait()


# ---- kinds of connections ----------------------------------------------------------------------------
async def reconnects(guest: Guest) -> None:
    """Come, be welcomed or refused, and go, as fast as it can be done."""

    async def once_more() -> None:
        while True:
            with suppress(OSError):
                await welcomed(guest)
            await asyncio.sleep(0)

    await at_once(8, once_more)


async def welcomed(guest: Guest) -> None:
    """A connection that ends as soon as the first message or the end has come."""
    answered = asyncio.Event()

    def hear(raw: bytes) -> None:
        guest.hear(raw)
        answered.set()

    def closed(code: int, reason: str) -> None:
        guest.closed(code, reason)
        answered.set()

    line = await guest.socket(hear, closed)
    await answered.wait()
    line.close()


async def own_spectators(guest: Guest) -> None:
    """Many sockets that watch a table of the guest, who plays there as fast as it goes."""
    watching = json.dumps({"type": "watch", "id": "x", "table": guest.own}).encode()
    for _ in range(SPECTATORS):
        with suppress(OSError):
            line = await guest.socket()
            line.send(watching)
            guest.lines.append(line)
    while True:
        table = (await guest.http.get(f"/api/tables/{guest.own}")).json()
        for seat in table.get("seats", []):
            for option in seat["options"][:1]:
                move = {"seat": seat["seat"], "ply": table["ply"], "action": option["action"]}
                answer = await guest.http.post(f"/api/tables/{guest.own}/move", json=move)
                guest.answered(answer.status_code, answer.content)
        await asyncio.sleep(0.01)


class Plain(asyncio.Protocol):
    """A plain connection; how it is answered is counted, if it reads."""

    def __init__(self, guest: Guest) -> None:
        self.guest: Final = guest
        self.data = b""

    def data_received(self, data: bytes) -> None:
        self.data += data

    def connection_lost(self, error: Exception | None) -> None:
        head, _, body = self.data.partition(b"\r\n\r\n")
        words = head.split(None, 2)
        if len(words) > 1 and words[1].isdigit():
            self.guest.answered(int(words[1]), body)
        else:
            self.guest.told["ended without an answer"] += 1


async def plain(guest: Guest, said: bytes) -> asyncio.Transport:
    """A plain connection that says something, or nothing."""
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_connection(lambda: Plain(guest), "127.0.0.1", guest.port, local_addr=(GUEST, 0))
    transport.write(said)
    guest.told["opened"] += 1
    return transport


async def silent(guest: Guest) -> None:
    """Connections that say nothing and only read."""
    opened: list[asyncio.Transport] = []
    try:
        while True:
            for _ in range(SILENT):
                with suppress(OSError):
                    opened.append(await plain(guest, b""))
            await asyncio.sleep(1)
    finally:
        for transport in opened:
            transport.abort()


async def unread(guest: Guest) -> None:
    """Sockets that watch and answers that are asked for, and nobody reads them; then one of each that reads."""
    watching = json.dumps({"type": "watch", "id": "x", "table": guest.long}).encode()
    course = f"/api/tables/{guest.long}/course?seat=0"
    request = f"GET {course} HTTP/1.1\r\nHost: x\r\nCookie: {guest.cookie}\r\n\r\n".encode()
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
                (await plain(guest, request)).pause_reading()
        with suppress(OSError):
            await welcomed(guest)
        with suppress(httpx.HTTPError):
            answer = await guest.http.get(course)
            guest.answered(answer.status_code, answer.content)
        await asyncio.sleep(0.1)


KINDS: Final[dict[str, Callable[[Guest], Awaitable[None]]]] = {
    "watch": watch,
    "watch theirs": watch_theirs,
    "undo": undo,
    "pings": pings,
    "hints": hints,
    "previews": previews,
    "imports": imports,
    "forks": forks,
    "replays": replays,
    "people": people,
    "offers": offers,
    "orders": orders,
    "pushes": pushes,
    "openapi": openapi,
    "reconnects": reconnects,
    "own spectators": own_spectators,
    "silent": silent,
    "unread": unread,
    "bots": bots,
}
