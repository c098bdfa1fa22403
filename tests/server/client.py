"""A client of the documented API, as docs/socket.md describes it: HTTP, and one socket that may break and come back."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tangledbank.server.live.changes import changed

TIMEOUT_S = 30.0
"""Seconds for anything that must happen."""
ACK_EVERY = 10


class Refused(Exception):
    """The server said no; `code` is its word for why."""

    def __init__(self, code: str, answer: Any) -> None:
        super().__init__(code, answer)
        self.code = code


class Lost(Exception):
    """There is no connection, or it broke before the answer came."""


class Subscription:
    """What somebody was told of a table."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {"n": -1, "epoch": 0, "ply": 0, "status": "", "waiting": [], "seats": []}
        self.stories: dict[int, list[Any]] = {}
        """The events that still hold, by seat."""
        self.seen: dict[int, list[Any]] = {}
        """What every seat looked like at each ply that still holds."""
        self.chat: list[dict[str, Any]] = []

    def take(self, message: dict[str, Any]) -> None:
        """Do what the catalogue says with a view."""
        assert message["table"]["n"] >= self.view["n"], "nothing that was told is undone by the server itself"
        self.view = view = message["table"]
        self.chat += message["chat"]
        for shown in view["seats"]:
            had = self.stories.get(shown["seat"], [])
            assert shown["since"] <= len(had), "no event is missing"
            self.stories[shown["seat"]] = [*had[: shown["since"]], *[None] * shown["skipped"], *shown["events"]]
        self.seen = {ply: seats for ply, seats in self.seen.items() if ply < view["ply"]}
        self.seen[view["ply"]] = [(shown["seat"], shown["view"]) for shown in view["seats"]]

    def options(self, seat: int) -> list[str]:
        """What a seat may answer now."""
        return [
            option["action"] for shown in self.view["seats"] if shown["seat"] == seat for option in shown["options"]
        ]

    def undo(self, seat: int) -> str:
        """Whether the seat may take back its last answer: alone, ask or no."""
        return next(str(shown["undo"]) for shown in self.view["seats"] if shown["seat"] == seat)

    def wanted(self, key: str, word: str) -> dict[str, Any]:
        """The message that goes on from here."""
        known = {"events": min(map(len, self.stories.values()), default=0), "epoch": self.view["epoch"]}
        last = max([line["n"] for line in self.chat], default=0)
        return {"type": "watch", "id": word, "table": key, **known, "chat": last}


class Person:
    """Somebody with a cookie and a socket. It fails if a message is missing or comes twice."""

    def __init__(self, address: str, changes: bool = False) -> None:
        self.address = address
        self.changes = changes
        """Reads what is different instead of whole views."""
        self.http = httpx.AsyncClient(base_url=address, timeout=TIMEOUT_S, verify=False)
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.session = ""
        self.seen = 0
        self.subscriptions: dict[str, Subscription] = {}
        self.answers: dict[str, asyncio.Future[Any]] = {}
        self.words = itertools.count()
        self.device = secrets.token_hex(4)
        """Two devices of one person must not use the same words."""
        self.told = asyncio.Event()

    # ---- HTTP ---------------------------------------------------------------------------------
    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer of an address; Refused if it says no."""
        raw = json.dumps({} if body is None else body).encode() if method == "POST" else None
        answer = await self.http.request(method, path, content=raw)
        if answer.status_code != 200:
            raise Refused(answer.json()["error"], answer.json())
        return answer.json()

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, body: object = None) -> Any:
        return await self.ask("POST", path, body)

    async def move_to(self, address: str) -> None:
        """Go on at another process of the same server."""
        await self.lose()
        cookies = self.http.cookies
        await self.http.aclose()
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=TIMEOUT_S, verify=False, cookies=cookies)

    # ---- the socket -----------------------------------------------------------------------------
    async def connect(self) -> bool:
        """Come, or come back; whether it goes on where it was. If not, all tables are watched again."""
        if not self.http.cookies:
            await self.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + "/api/socket"
        try:
            self.socket = await connect(
                address, additional_headers={"Cookie": cookie}, max_size=None, proxy=None, open_timeout=TIMEOUT_S
            )
            await self.send({"type": "hello", "session": self.session, "seen": self.seen, "changes": self.changes})
            welcome = json.loads(await self.socket.recv())
        except (OSError, WebSocketException) as error:
            raise Lost from error
        self.session = welcome["session"]
        self.reader = asyncio.create_task(self.read(self.socket))
        if not welcome["resumed"]:
            self.seen = 0
            for key, subscription in self.subscriptions.items():
                await self.say(subscription.wanted(key, self.word()))
        return bool(welcome["resumed"])

    async def lose(self) -> None:
        """The connection breaks without a word, with whatever was on its way."""
        if self.socket is not None and self.reader is not None:
            self.socket.transport.abort()
            self.reader.cancel()
            with suppress(asyncio.CancelledError):
                await self.reader
            self.socket = None

    async def close(self) -> None:
        await self.lose()
        await self.http.aclose()

    async def read(self, socket: ClientConnection) -> None:
        """Everything that comes, until the connection ends."""
        try:
            async for raw in socket:
                message = json.loads(raw)
                self.hear(message)
                if message.get("seq", 1) % ACK_EVERY == 0:
                    await self.send({"type": "ack", "seq": self.seen})
        except (WebSocketException, Lost):
            pass
        finally:
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(Lost())
            self.told.set()

    def hear(self, message: dict[str, Any]) -> None:
        if "seq" in message:
            assert message["seq"] == self.seen + 1, "nothing is missing, nothing comes twice"
            self.seen = message["seq"]
        match message["type"]:
            case "seen":
                self.subscriptions.setdefault(message["table"]["id"], Subscription()).take(message)
            case "changed":
                subscription = self.subscriptions[message["table"]]
                table = changed(subscription.view, message["changes"])
                subscription.take({"table": table, "chat": message["chat"]})
            case "done":
                self.answered(message["id"], lambda answer: answer.set_result(message["data"]))
            case "refused":
                self.answered(message["id"], lambda answer: answer.set_exception(Refused(message["code"], message)))
        self.told.set()

    def answered(self, word: str, how: Callable[[asyncio.Future[Any]], None]) -> None:
        answer = self.answers.pop(word, None)
        if answer is not None and not answer.done():
            how(answer)

    async def send(self, message: dict[str, Any]) -> None:
        if self.socket is None:
            raise Lost
        try:
            await self.socket.send(json.dumps(message))
        except WebSocketException as error:
            raise Lost from error

    def word(self) -> str:
        """A name for what is said; never the same twice."""
        return f"{self.device}-{next(self.words)}"

    async def say(self, message: dict[str, Any]) -> Any:
        """Say something and wait for its answer."""
        message.setdefault("id", self.word())
        answer = self.answers[message["id"]] = asyncio.get_running_loop().create_future()
        try:
            await self.send(message)
            async with asyncio.timeout(TIMEOUT_S):
                return await answer
        finally:
            self.answers.pop(message["id"], None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # asked for, also if sending failed first

    async def at(self, kind: str, key: str, **more: object) -> Any:
        """Say something about a table."""
        return await self.say({"type": kind, "table": key, **more})

    async def watch(self, key: str) -> Subscription:
        """Look at a table from now on."""
        subscription = self.subscriptions.setdefault(key, Subscription())
        await self.say(subscription.wanted(key, self.word()))
        return subscription

    async def whole_story(self, key: str) -> None:
        """Ask for what was skipped, page by page, the last one first."""
        for seat, told in self.subscriptions[key].stories.items():
            while None in told:
                last = len(told) - told[::-1].index(None)
                page = await self.at("story", key, seat=seat, before=last)
                assert page["epoch"] == self.subscriptions[key].view["epoch"]
                told[page["first"] : last] = page["events"]

    async def until(self, test: Callable[[], bool]) -> None:
        """Wait until what was told makes something true."""
        async with asyncio.timeout(TIMEOUT_S):
            while not test():
                if self.reader is None or self.reader.done():
                    if self.reader is not None and not self.reader.cancelled():
                        self.reader.result()
                    raise Lost
                self.told.clear()
                await self.told.wait()
