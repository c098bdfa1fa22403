"""Daily deals in the background: records that are checked, and the expert's own games; one of each person at a time."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ...coach.document import ReviewWords
from ...core.message import Message
from ...core.record import Record
from ...daily import Deal, NotTheDeal, Outcome
from ..ops.logs import LOG
from ..store.store import Store
from ..store.tries import ExpertTry
from .pool import BotPool, DealPart, Job
from .queue import Requester
from .reviews import TooMany

MOST: Final = 100
"""Records that are checked or wait at the same time."""


class Deals:
    """The daily deals of a server process."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self.store: Final = store
        self.bots: Final = bots
        self.checking: Final[dict[tuple[str, str, str], asyncio.Task[None]]] = {}
        """By person, game and day."""
        self.playing: Final[dict[tuple[str, str], asyncio.Task[None]]] = {}
        """The expert's games, by game and day."""
        self.progress: Final[dict[tuple[str, str], int]] = {}
        """How many answers these have."""
        self.turns: Final = defaultdict[str, asyncio.Lock](asyncio.Lock)
        """By person: one of theirs after the other."""

    # ---- records ---------------------------------------------------------------------------
    async def check(
        self, deal: Deal, record: Record, requester: Requester, keep: Callable[[Outcome], Awaitable[None]]
    ) -> None:
        """Check a record and keep what came of it; who asks again meanwhile waits for the same."""
        key = (requester.owner, deal.game, deal.day)
        if key not in self.checking:
            if len(self.checking) >= MOST or any(owner == requester.owner for owner, *_ in self.checking):
                raise TooMany(Message("daily-busy"))
            task = self.checking[key] = asyncio.create_task(self.checked(deal, record, requester, keep))
            task.add_done_callback(lambda task: self.forget(key, task))
        await asyncio.shield(self.checking[key])

    def forget(self, key: tuple[str, str, str], task: asyncio.Task[None]) -> None:
        self.checking.pop(key, None)
        if not task.cancelled():
            task.exception()  # asked for, also if nobody waits any more

    async def checked(
        self, deal: Deal, record: Record, requester: Requester, keep: Callable[[Outcome], Awaitable[None]]
    ) -> None:
        """Part after part, each in its turn behind whatever is more urgent."""
        known = 0
        while True:
            reply = await self.part(DealPart(deal.game, deal.day, record.log, known), requester)
            known = len(reply["log"])
            if reply["outcome"] is not None or known == len(record.log):
                break
        if reply["outcome"] is None or known < len(record.log):
            raise NotTheDeal(Message("daily-not-over"))
        await keep(Outcome(*reply["outcome"]))

    async def part(self, part: DealPart, requester: Requester) -> dict[str, Any]:
        reply: dict[str, Any] = await self.bots.run(Job.of_deal_part(part), requester)
        if "wrong" in reply:
            raise NotTheDeal(msgspec.convert(reply["wrong"], ReviewWords).message)
        return reply

    # ---- the expert ------------------------------------------------------------------------
    def begin_expert(self, deal: Deal, requester: Requester) -> None:
        """Let the expert play a deal, unless that is being done."""
        key = (deal.game, deal.day)
        if key not in self.playing:
            self.progress[key] = 0
            self.playing[key] = asyncio.create_task(self.play(deal, requester))

    async def play(self, deal: Deal, requester: Requester) -> None:
        """All of it; what goes wrong is tried again when somebody asks."""
        key = (deal.game, deal.day)
        try:
            async with self.turns[requester.owner]:
                reply = await self.played(deal, requester)
            ended = Outcome(*reply["outcome"])
            rules = Record.read(reply["record"]).rules
            found = ExpertTry(rules, reply["record"], ended.score, ended.place)
            await self.store.keep_expert(deal.game, deal.day, found)
        except Exception as error:
            LOG.error("the expert's game of a daily deal failed", exc_info=error)
        finally:
            del self.playing[key]
            del self.progress[key]

    async def played(self, deal: Deal, requester: Requester) -> dict[str, Any]:
        """Part after part, to the end."""
        log: list[tuple[int, str]] = []
        while True:
            reply = await self.part(DealPart(deal.game, deal.day, log, plays=True), requester)
            log = [(seat, text) for seat, text in reply["log"]]
            self.progress[deal.game, deal.day] = len(log)
            if reply["outcome"] is not None:
                return reply

    async def close(self) -> None:
        """Stop; whoever wants something asks for it again."""
        tasks = [*self.playing.values(), *self.checking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
