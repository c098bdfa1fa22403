"""Bots in processes of their own: one that thinks long, stalls or crashes delays nobody else's table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from logging import WARNING
from typing import Any, Final

import msgspec

from ..bots.base import Sampler
from ..core.errors import BadInput
from ..core.message import Message
from .logs import note
from .table import Table

PATIENCE: Final = 30.0
"""Seconds for one answer; no level needs that long."""
COMMAND: Final = [sys.executable, "-m", "tangledbank.server.bot_worker"]
LONGEST: Final = 1 << 24
ATTEMPTS: Final = 2


class BotFailed(BadInput):
    """The bot crashed or stalled, more than once."""


class Job(msgspec.Struct, frozen=True):
    """What a worker needs to know: a world that looks to the seat like the real one, nothing secret."""

    game: str
    world: dict[str, Any]
    seat: int
    level: str
    kind: str
    """choose or think."""
    rng: int

    @staticmethod
    def of(table: Table, seat: int, level: str, kind: str, rng: int) -> Job:
        """The question of a seat as a job."""
        game = table.playing
        world = Sampler(game.rulebook, game.state, seat).world
        return Job(game.rulebook.name, game.rulebook.dump(world), seat, level, kind, rng)


class Worker:
    """One process; it answers one job at a time, a line for a line."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process

    async def ask(self, job: Job) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(job) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class BotPool:
    """Some workers, started when they are first needed; jobs are served in the order they come."""

    def __init__(self, workers: int) -> None:
        self.most: Final = workers
        self.idle: Final[list[Worker]] = []
        self.slots: Final = asyncio.Semaphore(workers)
        self.jobs: int = 0
        self.failures: int = 0
        self.waiting: int = 0
        """Jobs that wait for a worker."""
        self.closed: bool = False

    async def run(self, job: Job) -> Any:
        """The answer of a bot; BotFailed if it crashes or stalls twice."""
        self.jobs += 1
        async with self.slot():
            for _ in range(ATTEMPTS):
                with suppress(TimeoutError, EOFError, OSError, ValueError):
                    return await self.attempt(job)
                self.failures += 1
                note("bot-failed", WARNING, game=job.game, seat=job.seat, bot=job.level)
        raise BotFailed(Message("server-bot-failed"))

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Wait for one's turn."""
        self.waiting += 1
        try:
            await self.slots.acquire()
        finally:
            self.waiting -= 1
        try:
            yield
        finally:
            self.slots.release()

    async def attempt(self, job: Job) -> Any:
        """Ask one worker; one that does not answer, or is not waited for any more, is killed."""
        worker = self.idle.pop() if self.idle else await start()
        try:
            answer = await asyncio.wait_for(worker.ask(job), PATIENCE)
        except BaseException:
            await worker.end()
            raise
        await self.give_back(worker)
        return answer

    async def give_back(self, worker: Worker) -> None:
        if self.closed:
            await worker.end()
        else:
            self.idle.append(worker)

    async def close(self) -> None:
        """End the workers."""
        self.closed = True
        while self.idle:
            await self.idle.pop().end()


async def start() -> Worker:
    """A new process; Ctrl-C in the server's terminal is not for it: it ends with its input."""
    return Worker(
        await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
            start_new_session=True,
        )
    )
