"""What happens at tables by itself: bots answer, clocks run out. A dead process's tables are woken by another."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ..bots.base import chance
from ..core.errors import BadInput
from ..core.rng import number
from . import commands
from .botpool import BotFailed, BotPool, Job
from .entries import Stamped
from .hub import Hub
from .store import Store
from .table import Table

LEASE: Final = 10_000
"""Milliseconds; a process that does not wake its tables for so long has lost them."""
BEAT: Final = 1.0
"""Seconds between looks into the database."""
MOST: Final = 200
IDLE: Final = 600_000


class Wake:
    """The restless part of a server."""

    def __init__(self, hub: Hub, store: Store, bots: BotPool, now: Callable[[], int]) -> None:
        self.hub: Final = hub
        self.store: Final = store
        self.bots: Final = bots
        self.now: Final = now
        self.me: Final = secrets.token_hex(8)
        self.thinking: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}
        """By table and seat."""
        self.timers: Final[dict[str, asyncio.TimerHandle]] = {}
        hub.everywhere.append(self.heard)

    # ---- the loop ------------------------------------------------------------------------------
    async def run(self) -> None:
        """Look again and again which tables are due."""
        while True:
            with suppress(BadInput, OSError):
                for key in await self.store.due(self.me, self.now(), LEASE, MOST):
                    await self.tend(key)
            self.hub.forget_idle(self.now() - IDLE)
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Stop thinking; whatever was thought about is thought about again later."""
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for timer in self.timers.values():
            timer.cancel()

    def heard(self, table: Table, fresh: list[Stamped]) -> None:
        """Something happened at a table of this process: no need to wait for the next look."""
        self.think(table)
        self.watch_clock(table)

    async def tend(self, key: str) -> None:
        """Let clocks run out and bots think."""
        table = await self.hub.act(key, lambda t: commands.flags(t, self.now()))
        self.think(table)
        self.watch_clock(table)

    def watch_clock(self, table: Table) -> None:
        """Be there when the next clock runs out."""
        if timer := self.timers.pop(table.id, None):
            timer.cancel()
        flag = table.clocks.next_flag()
        if flag is not None and table.waiting():
            loop = asyncio.get_running_loop()
            delay = max(0, flag - self.now()) / 1000
            self.timers[table.id] = loop.call_later(delay, self.flag, table.id)

    def flag(self, key: str) -> None:
        """A clock ran out, if nothing happened meanwhile."""
        self.timers.pop(key, None)
        self.thinking[key, -1] = task = asyncio.ensure_future(self.tend(key))
        task.add_done_callback(lambda _: self.thinking.pop((key, -1), None))

    # ---- bots -----------------------------------------------------------------------------------
    def think(self, table: Table) -> None:
        """Every bot that is waited for thinks, once."""
        for seat in table.bots_to_move():
            where = (table.id, seat)
            if where not in self.thinking:
                self.thinking[where] = asyncio.ensure_future(self.answer(table, seat, table.ply))
                self.thinking[where].add_done_callback(lambda _, where=where: self.finished(where))  # type: ignore[misc]

    def finished(self, where: tuple[str, int]) -> None:
        """A bot has answered, or not; perhaps it is asked again."""
        self.thinking.pop(where, None)
        place = self.hub.places.get(where[0])
        if place is not None and place.table is not None and not place.lock.locked() and not self.bots.closed:
            self.think(place.table)

    async def answer(self, table: Table, seat: int, ply: int) -> None:
        """Let a bot of the seat's level answer, if the table is ours to wake."""
        if self.hub.shared and not await self.store.claim(table.id, self.me, self.now(), LEASE):
            return
        level = table.chairs[seat].level
        rng = chance(table.created.seed, seat, ply)
        try:
            action = await self.bots.run(Job.of(table, seat, level, "choose", rng))
        except BotFailed:
            options = table.playing.options(seat)
            action = options[number(rng, len(options))]
        with suppress(BadInput):  # somebody was faster: undone, taken over, closed
            await self.hub.act(table.id, lambda t: commands.bot_move(t, seat, ply, str(action)))
