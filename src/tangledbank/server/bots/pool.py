"""Bots in processes of their own: one that thinks long, stalls or crashes delays nobody else's table.

There are three lanes with workers of their own: quick levels, levels that search at tables where people play, and those
at tables where only bots play. A search that has begun therefore never keeps a quick answer waiting.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec

from ...bots.base import Sampler
from ...bots.player import level
from ...core.errors import BadInput, OptionError
from ...core.message import Message
from ...daily import luck, unhurried
from ..tables.table import Table
from .engine import BotEngine
from .queue import FairQueue, Requester

ANSWER_TIMEOUT_S: Final = 30.0
"""Seconds for one answer; no level needs that long."""
COMMAND: Final = [sys.executable, "-m", "tangledbank.server.bots.worker"]
BACKGROUND: Final = "background"
"""An argument of the command: the system prefers other processes to this one."""
MAX_REPLY_BYTES: Final = 1 << 24
ATTEMPTS: Final = 2
QUICK_COST: Final = 100
"""Rounds of search up to which a level is a quick one: a tenth of a second."""
MAX_REMEMBERED_TABLES: Final = 64
"""Tables that a worker is remembered to have thought about."""
CHOOSE, THINK, FALLBACK = "choose", "think", "fallback"
"""What a bot is asked for: an answer, what it thinks of all options, or the answer that costs next to nothing."""
REVIEW: Final = "review"
"""Or a part of a review by the coach."""
REVIEW_COST: Final = 1 << 40
"""Everything else that its owner waits for comes first."""
DEAL: Final = "deal"
"""Or a part of a daily deal: of a record that is checked, or of the expert's game."""
DEAD: Final = (EOFError, OSError, RuntimeError, ValueError)
"""What becomes of asking a worker that is no more, or writes nonsense; uvloop raises RuntimeError."""


class BotFailed(BadInput):
    """The bot crashed or stalled, more than once; `because` is for the log."""

    def __init__(self, because: str) -> None:
        super().__init__(Message("server-bot-failed"))
        self.because: Final = because


class ReviewPart(msgspec.Struct, frozen=True):
    """A part of a review: some answers of a finished game, or, with what was found about all of them, its end."""

    record: str
    ply: int = 0
    """The first answer that is judged."""
    effort: float = 0.0
    """0: as much as the engine of the worker is good for."""
    steps: list[Any] = []


class DealPart(msgspec.Struct, frozen=True):
    """A part of a game of a daily deal."""

    game: str
    day: str
    log: list[tuple[int, str]]
    """Seats and answers: all that are checked, or those that the expert's game has so far."""
    checked: int = 0
    """So many of them are known to be right."""
    plays: bool = False
    """Whether the expert plays on."""


class Job(msgspec.Struct, frozen=True):
    """What a worker needs to know: a world that looks to the seat like the real one, nothing secret."""

    table: str
    game: str
    world: dict[str, Any]
    seat: int
    level: str
    kind: str
    rng: int
    review: ReviewPart | None = None
    deal: DealPart | None = None
    fresh: bool = False
    """By a new player: what one has thought before makes no difference (docs/adr/0049)."""

    @staticmethod
    def of(table: Table, seat: int, level: str, kind: str, rng: int) -> Job:
        """The question of a seat as a job."""
        game = table.playing
        world = Sampler(game.rulebook, game.state, seat).world
        return Job(table.id, game.rulebook.name, game.rulebook.dump(world), seat, level, kind, rng)

    @staticmethod
    def of_review(part: ReviewPart, digest: str) -> Job:
        """A part of a review: the worker that has had one before knows the game."""
        return Job(digest, "", {}, 0, "", REVIEW, 0, part)

    @staticmethod
    def of_deal(table: Table, seat: int) -> Job:
        """The question of a bot at a daily deal: the answer follows from the seed and what its seat knows."""
        game = unhurried(table.playing, seat)
        world = Sampler(game.rulebook, game.state, seat).world
        rng = luck(table.created.seed, game.log, seat)
        dumped = game.rulebook.dump(world)
        return Job(table.id, game.rulebook.name, dumped, seat, table.chairs[seat].level, CHOOSE, rng, fresh=True)

    @staticmethod
    def of_deal_part(part: DealPart) -> Job:
        """A part of a record that is checked, or of the expert's game."""
        return Job(f"{part.game} {part.day}", "", {}, 0, "", DEAL, 0, deal=part)

    @property
    def cost(self) -> int:
        """How dear it is: rounds of search; a hint thinks longer than a quick level."""
        if self.kind == FALLBACK:
            return 0
        if self.kind in (REVIEW, DEAL):
            return REVIEW_COST
        try:
            rounds = level(self.game, self.level).budget.iterations
        except OptionError:  # a bot that is not installed any more: its seat gets a cheap answer
            return 0
        return rounds + (QUICK_COST if self.kind == THINK else 0)


class Reply(msgspec.Struct, frozen=True):
    """What a worker answers: what was asked for, or the trace of a mistake."""

    answer: Any = None
    error: str = ""


read_reply: Final = msgspec.json.Decoder(Reply).decode


class Worker:
    """One process; it answers one job at a time, a line for a line."""

    def __init__(self, process: asyncio.subprocess.Process, python: str = "") -> None:
        self.process: Final = process
        self.python: Final = python
        self.tables: Final[dict[str, None]] = {}
        """Those it thought about last: it may have kept its search tree."""

    async def ask(self, job: Job) -> Reply:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(job) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise EOFError
        self.remember(job.table)
        return read_reply(line)

    def remember(self, table: str) -> None:
        self.tables.pop(table, None)
        self.tables[table] = None
        if len(self.tables) > MAX_REMEMBERED_TABLES:
            del self.tables[next(iter(self.tables))]

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class WorkerPool:
    """Workers for jobs of one kind, started when they are first needed, and the jobs that wait for them."""

    def __init__(self, workers: int, *arguments: str, engine: BotEngine | None = None) -> None:
        self.free: int = workers
        self.engine: Final = engine or BotEngine()
        self.arguments: Final = arguments
        self.idle: Final[list[Worker]] = []
        self.queue: Final[FairQueue[asyncio.Future[None]]] = FairQueue()
        self.closed: bool = False

    @asynccontextmanager
    async def slot(self, requester: Requester, cost: int) -> AsyncIterator[None]:
        """Wait for one's turn."""
        await self.enter(requester, cost)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, requester: Requester, cost: int) -> None:
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self.queue.put(requester, cost, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn in the same moment
                self.leave()
            raise

    def leave(self) -> None:
        """The next who still waits has the worker."""
        while (turn := self.queue.pop()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    async def attempt(self, job: Job) -> Reply:
        """Ask one worker; one that does not answer, or is not waited for any more, is killed."""
        await self.end_outdated()
        worker = self.idle_worker(job.table) or await start(*self.arguments, python=self.engine.python)
        try:
            reply = await asyncio.wait_for(worker.ask(job), ANSWER_TIMEOUT_S)
        except BaseException:
            await worker.end()
            raise
        await self.give_back(worker)
        return reply

    async def end_outdated(self) -> None:
        """End those who think with another engine than the present one."""
        self.engine.refresh()
        for worker in [worker for worker in self.idle if worker.python != self.engine.python]:
            self.idle.remove(worker)
            await worker.end()

    def idle_worker(self, table: str) -> Worker | None:
        """The one that has thought about a table before, otherwise the one that was used last."""
        self.idle[:] = [worker for worker in self.idle if worker.alive]
        homes = [worker for worker in self.idle if table in worker.tables]
        found = next(iter(homes or self.idle[-1:]), None)
        if found is not None:
            self.idle.remove(found)
        return found

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


class BotPool:
    """All workers of a server process."""

    def __init__(self, workers: int, engine: BotEngine | None = None) -> None:
        half = max(1, workers // 2)
        self.engine: Final = engine or BotEngine()
        self.quick: Final = WorkerPool(half, engine=self.engine)
        self.people: Final = WorkerPool(workers, engine=self.engine)
        self.background: Final = WorkerPool(half, BACKGROUND, engine=self.engine)
        self.jobs: int = 0
        self.failures: int = 0

    @property
    def pools(self) -> tuple[WorkerPool, WorkerPool, WorkerPool]:
        return self.quick, self.people, self.background

    @property
    def waiting(self) -> int:
        """Jobs that wait for a worker."""
        return sum(len(pool.queue) for pool in self.pools)

    def pool_for(self, job: Job, requester: Requester) -> WorkerPool:
        if job.cost <= QUICK_COST:
            return self.quick
        return self.people if requester.people else self.background

    async def run(self, job: Job, requester: Requester) -> Any:
        """The answer of a bot; BotFailed if it crashes twice, makes a mistake or takes too long."""
        self.jobs += 1
        pool = self.pool_for(job, requester)
        async with pool.slot(requester, job.cost):
            reply = await self.reply(pool, job)
        if reply.error:
            self.failures += 1
            raise BotFailed(reply.error)
        return reply.answer

    async def reply(self, pool: WorkerPool, job: Job) -> Reply:
        """What a worker says; another is asked if the first one dies."""
        because = ""
        for _ in range(ATTEMPTS):
            try:
                return await pool.attempt(job)
            except TimeoutError:
                return Reply(error=f"no answer within {ANSWER_TIMEOUT_S:g} seconds")
            except DEAD as error:
                self.failures += 1
                because = f"the worker died: {error!r}"
        raise BotFailed(because)

    async def close(self) -> None:
        """End the workers."""
        for pool in self.pools:
            await pool.close()


async def start(*arguments: str, python: str = "") -> Worker:
    """A new process in the server's session: in another one Linux would weigh it like the server itself (autogroup)."""
    return Worker(
        await asyncio.create_subprocess_exec(
            *([python, *COMMAND[1:]] if python else COMMAND),
            *arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_REPLY_BYTES,
        ),
        python,
    )
