"""A device for tests: a disk in memory that can fail, and bots that think at once."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tangledbank.local.bots import thought
from tangledbank.local.disk import CONFLICT, DONE
from tangledbank.local.site import Site
from tangledbank.local.websocket import LocalWebSocket
from tangledbank.server.store.accounts import User

ME = User("u-me", "Me", None, False, "", "")


class MemoryDisk:
    """Keeps text, as IndexedDB does."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, Any]] = {}
        self.lines: dict[str, dict[int, list[Any]]] = {}
        self.refuses = DONE
        self.writes = 0

    async def rows(self) -> str:
        return json.dumps(list(self.kept.values()))

    async def entries(self, table: str, after: int) -> str:
        lines = self.lines.get(table, {})
        return json.dumps([lines[n] for n in sorted(lines) if n > after])

    async def write(self, wanted: str) -> str:
        await asyncio.sleep(0)
        if self.refuses:
            return self.refuses
        found = json.loads(wanted)
        table = found["row"]["id"]
        lines = self.lines.setdefault(table, {})
        if any(line[0] in lines for line in found["entries"]):
            return CONFLICT
        lines.update({line[0]: line for line in found["entries"]})
        self.kept[table] = found["row"]
        self.writes += 1
        return DONE

    async def remove(self, table: str) -> str:
        self.kept.pop(table, None)
        self.lines.pop(table, None)
        return DONE


async def think(job: str) -> str:
    return thought(job)


class Device:
    """A page with its site."""

    def __init__(self, disk: MemoryDisk | None = None) -> None:
        self.disk = disk or MemoryDisk()
        self.clock = 1_000_000
        self.site = Site(self.disk, think, ME, self.now)
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.line: LocalWebSocket | None = None
        self.count = 0

    def now(self) -> int:
        self.clock += 1
        return self.clock

    async def __aenter__(self) -> Device:
        await self.site.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.site.close()

    # ---- asking ---------------------------------------------------------------------------
    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        status, raw = await self.site.ask(method, path, "en", json.dumps(body) if body is not None else "")
        return status, json.loads(raw)

    async def get(self, path: str) -> Any:
        status, found = await self.ask("GET", path)
        assert status == 200, found
        return found

    async def post(self, path: str, body: Any = None) -> Any:
        status, found = await self.ask("POST", path, body or {})
        assert status == 200, found
        return found

    async def begin(self, game: str, *seats: str, **more: Any) -> Any:
        wish = {"game": game, "players": len(seats), "seats": list(seats), "start": True, **more}
        return await self.post("/api/tables", wish)

    # ---- the socket -----------------------------------------------------------------------
    def connect(self, session: str = "", seen: int = 0) -> None:
        self.line = self.site.connect(lambda text: self.heard.put_nowait(json.loads(text)), lambda code: None)
        self.line.say(json.dumps({"type": "hello", "session": session, "seen": seen}))

    async def say(self, kind: str, **said: Any) -> dict[str, Any]:
        """Say something and wait for its answer; what comes between is dropped."""
        assert self.line is not None
        self.count += 1
        self.line.say(json.dumps({"type": kind, "id": str(self.count), **said}))
        while True:
            message = await asyncio.wait_for(self.heard.get(), 20)
            if message.get("id") == str(self.count):
                return message

    async def until(self, is_it: Any) -> dict[str, Any]:
        """The first message that is the one."""
        while True:
            message = await asyncio.wait_for(self.heard.get(), 20)
            if is_it(message):
                return message
