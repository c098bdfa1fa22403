"""What happens at tables by itself: bots answer, clocks run out. A dead process's tables are woken by another."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from logging import ERROR, WARNING
from typing import Final

from ..bots.base import chance
from ..core.errors import BadInput
from ..core.rng import number
from . import commands
from .botpool import BotFailed, BotPool, Job
from .entries import Stamped
from .hub import Busy, Hub
from .logs import note
from .store import Store
from .table import Table

LEASE: Final = 7_000
"""Milliseconds; a process that does not wake its tables for so long has lost them. Every look renews it, and with the
next look of another process everything is taken over within ten seconds."""
BEAT: Final = 1.0
"""Seconds between looks into the database."""
MOST: Final = 200
LATER: Final = 600_000
"""Milliseconds after which a table that could not be read is tried again, so that others are found, too."""
IDLE: Final = 600_000


class Wake:
    """The restless part of a server."""

    def __init__(self, hub: Hub, store: Store, bots: BotPool, now: Callable[[], int]) -> None:
        self.hub: Final = hub
        self.store: Final = store
        self.bots: Final = bots
        self.now: Final = now
        self.me: Final = secrets.token_hex(8)
        self.thinking: Final[dict[tuple[str, int], asyncio.Task[bool]]] = {}
        """By table and seat; -1 for its clocks."""
        self.timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self.closed: bool = False
        hub.everywhere.append(self.heard)

    # ---- the loop ------------------------------------------------------------------------------
    async def run(self) -> None:
        """Look again and again which tables are due."""
        if not self.hub.shared:  # one process serves a file: whoever else has a lease is dead
            with suppress(OSError):
                await self.store.release_all()
        while True:
            with suppress(OSError):
                for key in await self.store.due(self.me, self.now(), LEASE, MOST):
                    await self.look_at(key)
            self.hub.forget_idle(self.now() - IDLE)
            await asyncio.sleep(BEAT)

    async def look_at(self, key: str) -> None:
        """A table that cannot be read keeps no other from being looked at, and is not tried again at once."""
        try:
            await self.tend(key)
        except OSError:
            raise
        except Busy:
            pass  # another process looks after it
        except Exception as error:
            note("table-unreadable", WARNING if isinstance(error, BadInput) else ERROR, error, table=key)
            await self.store.postpone(key, self.now() + LATER)

    async def close(self) -> None:
        """Stop thinking; whatever was thought about is thought about again, by others at once."""
        self.closed = True
        for timer in self.timers.values():
            timer.cancel()
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(OSError):
            await self.store.release(self.me, self.now())

    def heard(self, table: Table, fresh: list[Stamped]) -> None:
        """Something happened at a table of this process: no need to wait for the next look."""
        if not self.closed:
            self.think(table)
            self.watch_clock(table)

    async def tend(self, key: str) -> bool:
        """Let clocks run out and bots think."""
        table = await self.hub.act(key, lambda t: commands.flags(t, self.now()))
        self.think(table)
        self.watch_clock(table)
        return True

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
        self.thinking[key, -1] = asyncio.ensure_future(self.tend(key))
        self.thinking[key, -1].add_done_callback(partial(self.finished, (key, -1)))

    # ---- bots -----------------------------------------------------------------------------------
    def think(self, table: Table) -> None:
        """Every bot that is waited for thinks, once."""
        for seat in table.bots_to_move():
            where = (table.id, seat)
            if where not in self.thinking:
                self.thinking[where] = asyncio.ensure_future(self.answer(table, seat, table.ply_for([seat])))
                self.thinking[where].add_done_callback(partial(self.finished, where))

    def finished(self, where: tuple[str, int], task: asyncio.Task[bool]) -> None:
        """A bot has answered: perhaps it is asked again. If it could not, the next look finds the table due."""
        self.thinking.pop(where, None)
        if task.cancelled():
            return
        if error := task.exception():
            note("table-stuck", ERROR, error, table=where[0], seat=where[1])
            return
        place = self.hub.places.get(where[0])
        if not task.result() or self.closed:
            return
        if place is not None and place.table is not None and not place.lock.locked():
            self.think(place.table)

    async def answer(self, table: Table, seat: int, ply: int) -> bool:
        """Let a bot of the seat's level answer; False if the table is not ours to wake."""
        if self.hub.shared and not await self.store.claim(table.id, self.me, self.now(), LEASE):
            return False
        if table.ply_for([seat]) != ply or seat not in table.bots_to_move():
            return True
        options = table.playing.options(seat)
        rng = chance(table.created.seed, seat, ply)
        try:
            action = await self.bots.run(Job.of(table, seat, table.chairs[seat].level, "choose", rng))
        except BotFailed:
            action = ""
        if action not in options:
            action = options[number(rng, len(options))]
            note("bot-replaced", WARNING, table=table.id, seat=seat, ply=ply)
        with suppress(BadInput):  # somebody was faster: undone, taken over, closed
            await self.hub.act(table.id, lambda t: commands.bot_move(t, seat, ply, action))
        return True
