"""Timers and bots of tables: answers that are due, clocks that run out, tables that a dead process leaves to others."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from logging import ERROR, WARNING
from typing import Final

from ...bots.base import chance
from ...core.errors import BadInput
from ...core.message import Message
from ..bots.pool import CHOOSE, FALLBACK, BotFailed, BotPool, Job
from ..bots.queue import Addresses, Admission, Backoff, Requester
from ..ops.logs import note
from ..store.store import Store
from . import commands
from .entries import Stamped
from .hub import Busy, Hub
from .table import RUNNING, Table

LEASE_MS: Final = 7_000
"""Milliseconds; a process that does not wake its tables for so long has lost them. Every look renews it, and with the
next look of another process everything is taken over within ten seconds."""
CHECK_INTERVAL_S: Final = 1.0
"""Seconds between looks into the database."""
MAX_WOKEN: Final = 200
RETRY_AFTER_MS: Final = 600_000
"""Milliseconds after which a table that could not be read is tried again, so that others are found, too."""
RECHECK_AFTER_MS: Final = 60_000
"""Milliseconds after which it is looked again at a table of bots only that must wait; it is woken when it need not."""


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
        self.addresses: Final = Addresses()
        """Where hosts are."""
        self.admission: Final = Admission(address_of=self.addresses.of)
        self.backoff: Final = Backoff()
        self.replaced: Final[set[tuple[str, int]]] = set()
        """Bots whose last answer was replaced, by table and seat."""
        self.held_up: Final[list[Callable[[Table, Message], None]]] = []
        """Those who are told that a table of bots only must wait, and for which others."""
        self.closed: bool = False
        hub.everywhere.append(self.on_entries)
        hub.waits = self.admission.waits

    # ---- the loop ------------------------------------------------------------------------------
    async def run(self) -> None:
        """Look again and again which tables are due."""
        if not self.hub.shared:  # one process serves a file: another process with a lease is dead
            with suppress(OSError):
                await self.store.release_all()
        while True:
            with suppress(OSError):
                for key in await self.store.due(self.me, self.now(), LEASE_MS, MAX_WOKEN):
                    await self.look_at(key)
            with suppress(OSError):
                await self.hub.save_positions()
            self.hub.forget_idle(self.now())
            await asyncio.sleep(CHECK_INTERVAL_S)

    async def look_at(self, key: str) -> None:
        """A table that cannot be read keeps no other from being looked at, and is not tried again at once."""
        if self.admission.waits(key):
            await self.store.postpone(key, self.now() + RECHECK_AFTER_MS)
            return
        try:
            await self.tend(key)
        except OSError:
            raise
        except Busy:
            pass  # another process looks after it
        except BadInput as error:
            note("table-unreadable", WARNING, table=key, because=error.message.key)
            await self.store.postpone(key, self.now() + RETRY_AFTER_MS)
        except Exception as error:
            note("table-unreadable", ERROR, error, table=key)
            await self.store.postpone(key, self.now() + RETRY_AFTER_MS)

    async def look_again(self, key: str) -> bool:
        """A look between two others; what the database cannot do now is found by the next."""
        with suppress(OSError):
            await self.look_at(key)
        return False

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

    def on_entries(self, table: Table, fresh: list[Stamped]) -> None:
        """Something happened at a table of this process: no need to wait for the next look."""
        if self.closed:
            return
        if table.status != RUNNING:
            self.forget(table.id)
        elif table.people():  # it may have been one of bots only
            self.make_room(table.id)
        self.think(table)
        self.watch_clock(table)

    def forget(self, key: str) -> None:
        """A game is over: nothing more is known of its bots."""
        self.make_room(key)
        self.backoff.forget(key)
        self.replaced.difference_update([where for where in self.replaced if where[0] == key])

    def make_room(self, key: str) -> None:
        """A table is none of those any more where only bots play: the next of its owner goes on."""
        if following := self.admission.leave(key):
            self.begin((following, -1), self.look_again(following))

    async def tend(self, key: str) -> bool:
        """Let clocks run out and bots think."""
        table = await self.hub.act(key, lambda t: commands.flags(t, self.hub.time_of(t)))
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
            delay = max(0, flag - self.hub.time_of(table)) / 1000
            self.timers[table.id] = loop.call_later(delay, self.flag, table.id)

    def flag(self, key: str) -> None:
        """A clock ran out, if nothing happened meanwhile."""
        self.timers.pop(key, None)
        self.begin((key, -1), self.look_again(key))

    # ---- bots -----------------------------------------------------------------------------------
    def think(self, table: Table) -> None:
        """Every bot that is waited for thinks, once, if it is the table's turn to be played."""
        seats = [seat for seat in table.bots_to_move() if not self.backoff.rests((table.id, seat), self.now())]
        if seats and self.may_play(table):
            for seat in seats:
                if (table.id, seat) not in self.thinking:
                    self.begin((table.id, seat), self.play(table, seat, table.ply_for([seat])))

    def may_play(self, table: Table) -> bool:
        """Whether a table need not wait for other tables of bots only; who owns it is told once that some wait."""
        waited = self.admission.waits(table.id)
        admitted = self.admission.admit(table)
        if not admitted and not waited and self.admission.is_first_to_wait(table):
            for tell in self.held_up:
                tell(table, self.admission.why(table))
        return admitted

    def begin(self, where: tuple[str, int], work: Coroutine[object, object, bool]) -> None:
        self.thinking[where] = asyncio.ensure_future(work)
        self.thinking[where].add_done_callback(partial(self.finished, where))

    def finished(self, where: tuple[str, int], task: asyncio.Task[bool]) -> None:
        """A bot has answered: perhaps it is asked again. If it could not, the next look finds the table due."""
        self.thinking.pop(where, None)
        if task.cancelled():
            return
        if error := task.exception():
            note("table-stuck", ERROR, error, table=where[0], seat=where[1])
            return
        place = self.hub.slots.get(where[0])
        if not task.result() or self.closed:
            return
        if place is not None and place.table is not None and not place.lock.locked():
            self.think(place.table)

    async def play(self, table: Table, seat: int, ply: int) -> bool:
        """Let a bot answer; a table that fails is set aside, longer each time. False if it is not to be asked again."""
        try:
            answered = await self.answer(table, seat, ply)
        except OSError:  # the database or the machine: the next look finds the table due
            return False
        except Exception as error:
            await self.set_aside(table.id, seat, error)
            return False
        if self.backoff.recovers((table.id, seat)):
            note("table-recovered", table=table.id, seat=seat)
        if not answered:
            self.make_room(table.id)
        return answered

    async def set_aside(self, key: str, seat: int, error: Exception) -> None:
        """A table that cannot go on keeps no other of its owner waiting; that is written down once."""
        until = self.backoff.fails((key, seat), self.now())
        if self.backoff.times((key, seat)) == 1:
            because = error.because if isinstance(error, BotFailed) else repr(error)
            note("table-stuck", ERROR, table=key, seat=seat, because=because)
        self.make_room(key)
        with suppress(OSError):
            await self.store.postpone(key, until)

    async def answer(self, table: Table, seat: int, ply: int) -> bool:
        """Let a bot of the seat's level answer; False if the table is not ours to wake."""
        if self.hub.shared and not await self.store.claim(table.id, self.me, self.now(), LEASE_MS):
            return False
        if table.ply_for([seat]) != ply or seat not in table.bots_to_move():
            return True
        action = await self.choice(table, seat, ply)
        with suppress(BadInput):  # somebody was faster: undone, taken over, closed
            await self.hub.act(table.id, lambda t: commands.bot_move(t, seat, ply, action))
        return True

    def requester_of(self, table: Table) -> Requester:
        return Requester(table.host, bool(table.people()), self.addresses.of(table.host))

    async def dealt(self, table: Table, seat: int) -> str:
        """What a bot answers at a daily deal: what it answers to everybody, or later if it cannot do so now."""
        return str(await self.bots.run(Job.of_deal(table, seat), self.requester_of(table)))

    async def choice(self, table: Table, seat: int, ply: int) -> str:
        """What the bot chooses; if it cannot, or not in time, a good answer that costs next to nothing."""
        if table.created.daily:
            return await self.dealt(table, seat)
        options, requester = table.playing.options(seat), self.requester_of(table)
        rng = chance(table.created.seed, seat, ply)
        level = table.chairs[seat].level
        try:
            action = await self.bots.run(Job.of(table, seat, level, CHOOSE, rng), requester)
            because = "" if action in options else "no option"
        except BotFailed as error:
            because = error.because
        if not because:
            self.replaced.discard((table.id, seat))
            return str(action)
        if (table.id, seat) not in self.replaced:
            self.replaced.add((table.id, seat))
            note("bot-replaced", WARNING, table=table.id, seat=seat, ply=ply, bot=level, because=because)
        action = await self.bots.run(Job.of(table, seat, level, FALLBACK, rng), requester)
        if action not in options:
            raise BotFailed("no option")
        return str(action)
