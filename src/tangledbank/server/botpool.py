"""Bots in processes of their own: one that thinks long, stalls or crashes delays nobody else's table."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any, Final

import msgspec

from ..bots.base import Sampler
from ..core.errors import BadInput
from ..core.message import Message
from .table import Table

PATIENCE: Final = 30.0
"""Seconds for one answer; no level needs that long."""
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
        self.failures: int = 0
        self.closed: bool = False

    async def run(self, job: Job) -> Any:
        """The answer of a bot; BotFailed if it crashes or stalls twice."""
        async with self.slots:
            for _ in range(ATTEMPTS):
                worker = self.idle.pop() if self.idle else await start()
                try:
                    answer = await asyncio.wait_for(worker.ask(job), PATIENCE)
                except (TimeoutError, EOFError, OSError, ValueError):
                    self.failures += 1
                    await worker.end()
                    continue
                except BaseException:  # we are not waited for any more: the worker still thinks about this job
                    await worker.end()
                    raise
                await self.give_back(worker)
                return answer
        raise BotFailed(Message("server-bot-failed"))

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
    """A new process."""
    return Worker(
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tangledbank.server.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
        )
    )
