"""People who are not there while a server is killed, and wait for Web Push: for scripts.server.crash."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

from tangledbank.server.store.store import Store
from tests.server.client import Person
from tests.server.conftest import open_at
from tests.server.sinks import Sink

TABLES: Final = 3
POINT: Final = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
"""A key of a browser; what is sent is counted, not read."""
AUTH: Final = "YWFhYWFhYWFhYWFhYWFhYQ"
PATIENCE_S: Final = 60.0
"""Seconds in which everybody must have been told, twenty of which people have to come by themselves."""


class Absent:
    """Both people of some tables, each with a browser that a push service of ours stands for."""

    def __init__(self, pushes: Sink) -> None:
        self.pushes: Final = pushes
        self.endpoints: Final[list[str]] = []

    async def begin(self, address: str) -> None:
        """Sit down, subscribe, and go; nobody does where the server has no ciphers for it."""
        host = Person(address)
        is_possible = bool((await host.get("/api/me/push"))["key"]) if await host.get("/api/me") else False
        await host.close()
        for _ in range(TABLES if is_possible else 0):
            people = [Person(address), Person(address)]
            clock = {"kind": "days", "bank": 86_400}
            body = {"game": "evolution", "players": 2, "seats": ["me", "free"], "clock": clock}
            key = (await people[0].post("/api/tables", body))["id"]
            await people[1].post(f"/api/tables/{key}/join", {"seat": 1})
            for person in people:
                endpoint = f"http://127.0.0.1:{self.pushes.port}/{key}/{len(self.endpoints)}"
                await person.post("/api/me/push", {"endpoint": endpoint, "key": POINT, "auth": AUTH})
                self.endpoints.append(endpoint)
            await people[0].post(f"/api/tables/{key}/start")
            for person in people:
                await person.close()

    async def told(self) -> None:
        """Wait until at each table somebody who is waited for was told; those who died on the way are not."""
        end = time.monotonic() + PATIENCE_S
        while len(self.pushes.got) < len(self.endpoints) // 2 and time.monotonic() < end:
            await asyncio.sleep(0.1)

    async def count(self, address: str) -> Counter[str]:
        """What of it is true when no server runs: nobody is forgotten, and nobody was told twice of one turn.

        A notice counts as sent before it is, so one that a server takes with it does not come: better than twice.
        """
        database = open_at(address)
        try:
            store = Store(database)
            kept = {str(row[0]) for row in await store.query("SELECT endpoint FROM pushes")}
            marked = {str(row[0]) for row in await store.query("SELECT user_id FROM notices WHERE pushed = 1")}
            waited = {
                str(row[0])
                for row in await store.query(
                    "SELECT user_id FROM seats JOIN tables ON tables.id = table_id WHERE waited = 1 "
                    "AND status = 'running' AND user_id IN (SELECT user_id FROM pushes)"
                )
            }
        finally:
            database.close()
        sent = len(self.pushes.got)
        lost = len(set(self.endpoints) - kept) + len(waited - marked)
        return Counter({"pushed": sent, "push lost": lost, "push twice": max(0, sent - len(marked))})
