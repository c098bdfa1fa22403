"""What those who look after a server do about people: at its command line, or as operators over HTTP."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

from ...core.errors import BadInput
from ...core.message import Message
from ...daily.deal import DAY_MS
from ..store import moderation
from ..store.store import User
from ..tables.hub import Busy, Hub, NotFound
from ..tables.moderation import expel


class Moderator:
    """Somebody who may; everything is written down under their name."""

    def __init__(self, hub: Hub, actor: str) -> None:
        self.hub: Final = hub
        self.actor: Final = actor

    async def written(self, act: str, about: str, detail: str = "") -> None:
        """Write down what was done; nothing secret, and no names of people who may go for good."""
        await moderation.audit(self.hub.store.database, self.actor, act, about, detail, self.hub.now())

    async def mute(self, user: User, days: int | None) -> None:
        """Let somebody chat nowhere for some days, or for good without a number; 0 days end it."""
        await moderation.mute(self.hub.store.database, user.id, self.until(days))
        await self.written("mute", user.id, said(days))

    async def ban(self, user: User, days: int | None) -> None:
        """Let somebody do nothing for some days, or for good; bots play for them, what has not begun is closed."""
        await moderation.ban(self.hub.store.database, user.id, self.until(days))
        for table in await self.hub.store.traces(user.id) if days != 0 else []:
            with suppress(Busy, BadInput):  # what cannot be read any more is played by nobody
                await self.hub.act(table, partial(expel, user=user.id))
        await self.written("ban", user.id, said(days))

    def until(self, days: int | None) -> int:
        """When so many days from now are over; None: never."""
        return moderation.FOREVER if days is None else self.hub.now() + DAY_MS * days if days else 0

    async def report(self, key: str) -> moderation.Report:
        found = await moderation.report(self.hub.store.database, key)
        if found is None:
            raise NotFound(Message("server-no-report", report=key[:80]))
        return found

    async def close_report(self, key: str) -> None:
        """It has been dealt with."""
        found = await self.report(key)
        await moderation.close_report(self.hub.store.database, key, self.hub.now())
        await self.written("close-report", found.about, key)


def said(days: int | None) -> str:
    """For how long, as it is written down."""
    return "for good" if days is None else f"{days} days" if days else "off"
