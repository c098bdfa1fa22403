"""Everybody who may ask for something, and tables between them that have come as far as a test needs."""

from __future__ import annotations

import asyncio
import secrets

from tangledbank import new
from tangledbank.server.tables.commands import checked
from tangledbank.server.tables.entries import (
    AnyEntry,
    Asked,
    Closed,
    Committed,
    Created,
    Moved,
    Said,
    Sat,
    Stamped,
    Started,
)
from tangledbank.server.tables.table import Table

from .serving import Served, Visitor

ROLES = ("nobody", "guest", "other", "host", "operator")
"""Somebody without a cookie; a guest who only watches; the owner of seat 1; the host with seat 0; an operator."""

ACTION = new("evolution", 2, 7).options(0)[0]
"""What seat 0 can answer first at these tables."""


class Cast:
    """Everybody, and tables between them."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.people: dict[str, Visitor] = {
            "nobody": served.stranger(),
            "guest": served.guest(),
            "other": served.guest(),
            "host": served.guest(),
            "operator": served.operator(),
        }

    def table(self, stage: str, visibility: str = "link") -> str:
        """A table that has come so far, written straight into the store."""
        key = secrets.token_urlsafe(9)
        made = checked(Created("evolution", 0, 2, 7, {}, self.people["host"].id, visibility))
        table = Table(key, Stamped(0, 1, made))
        asyncio.run(self.served.context.store.create(key, Stamped(0, 1, made)))
        fresh = [Stamped(n, 1, entry) for n, entry in enumerate(self.story(stage), 1)]
        for stamped in fresh:
            table.apply(stamped)
        asyncio.run(self.served.context.store.append(key, fresh, table))
        return key

    def story(self, stage: str) -> list[AnyEntry]:
        host, other = Sat(0, self.people["host"].id, "Host"), Sat(1, self.people["other"].id, "Other")
        begun: list[AnyEntry] = [host, other, Started()]
        stages: dict[str, list[AnyEntry]] = {
            "free": [host],
            "open": [*begun[:2], Committed("ab" * 32)],
            "running": begun,
            "moved": [*begun, Moved(0, ACTION)],
            "asked": [*begun, Moved(0, ACTION), Asked(0, 0)],
            "chatted": [*begun, Said(self.people["guest"].id, "Guest", "boo")],
            "closed": [*begun, Closed()],
        }
        return stages[stage]
