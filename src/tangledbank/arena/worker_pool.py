"""Processes that play games. Each finished game comes back at once, so that a process that dies loses only its own."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Final, Generic, NoReturn, TypeVar

from ..bots.trees import end_processes
from ..core.errors import BadInput
from ..core.message import Message
from .fixtures import Fixture
from .planning import Plan

T = TypeVar("T")
Job = Callable[[Plan, Fixture], T]
"""Plays a fixture; a function of a module, so that every process finds it."""

MAX_RETRIES: Final = 3
"""How often a game is begun again after the process that played it died."""
QUEUED_PER_WORKER: Final = 4
"""So many games wait at a process, so that it never waits itself; near the end none, so that none waits in vain."""
STOP_TIMEOUT_S: Final = 10.0
"""Seconds for a process to end its bots and itself."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An error of the engine in another process: what it would have printed."""

    trace: str


class GameFailed(Exception):
    """The engine itself failed in a game; no bot is to blame."""


def play_all(job: Job[T], plan: Plan, fixtures: list[Fixture], jobs: int) -> Generator[T, None, None]:
    """What comes of all fixtures, as soon as each is finished; with one job, in this process and in order."""
    if jobs == 1:
        for fixture in fixtures:
            yield job(plan, fixture)
        return
    pool = WorkerPool(job, plan, fixtures)
    try:
        for _ in range(min(jobs, len(fixtures))):
            pool.start_worker()
        yield from pool.results()
    finally:
        pool.stop()


# ---- here -------------------------------------------------------------------------
class Worker(Generic[T]):
    """A process, and the fixtures that it has and has not finished."""

    def __init__(self, job: Job[T], plan: Plan) -> None:
        context = get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process: Final = context.Process(target=work, args=(job, plan, other))
        self.process.start()
        other.close()
        self.has: Final[deque[Fixture]] = deque()

    def give(self, fixture: Fixture) -> None:
        """One more to play. If the process is dead, that shows when its results are read."""
        self.has.append(fixture)
        with suppress(OSError):
            self.pipe.send(fixture)

    def ask_to_leave(self) -> None:
        """It ends by itself when it waits for a game, and by the signal when it plays one."""
        self.pipe.close()
        if self.has:
            self.process.terminate()

    def end(self) -> None:
        """See that it is gone, with all that it started."""
        self.process.join(STOP_TIMEOUT_S)
        kill_group(self.process.pid)
        self.process.kill()
        self.process.join()
        self.process.close()


class WorkerPool(Generic[T]):
    """Some workers and a queue."""

    def __init__(self, job: Job[T], plan: Plan, fixtures: list[Fixture]) -> None:
        self.job: Final = job
        self.plan: Final = plan
        self.queue: Final = deque(fixtures)
        self.workers: Final[dict[Connection, Worker[T]]] = {}
        self.deaths: Final[dict[int, int]] = {}
        """By index, how many processes died of a game."""

    def start_worker(self) -> None:
        """One more worker, with something to do."""
        worker = Worker(self.job, self.plan)
        self.workers[worker.pipe] = worker
        self.feed(worker)

    def feed(self, worker: Worker[T]) -> None:
        """Give a worker enough to do."""
        most = QUEUED_PER_WORKER if len(self.queue) > 2 * QUEUED_PER_WORKER * len(self.workers) else 1
        while self.queue and len(worker.has) < most:
            worker.give(self.queue.popleft())

    def results(self) -> Iterator[T]:
        """What comes of the fixtures, as soon as each is finished."""
        while any([worker.has for worker in self.workers.values()]):
            for pipe in wait(list(self.workers)):
                assert isinstance(pipe, Connection)
                worker = self.workers[pipe]
                try:
                    result = pipe.recv()
                except (EOFError, OSError):
                    self.on_worker_death(worker)
                    continue
                if isinstance(result, Failure):
                    raise GameFailed(result.trace)
                worker.has.popleft()
                self.feed(worker)
                found: T = result
                yield found

    def on_worker_death(self, worker: Worker[T]) -> None:
        """A process died: what it had is for another one, unless the same game has killed too many."""
        del self.workers[worker.pipe]
        worker.ask_to_leave()
        worker.end()
        if worker.has:
            index = worker.has[0].index
            self.deaths[index] = self.deaths.get(index, 0) + 1
            if self.deaths[index] > MAX_RETRIES:
                raise BadInput(Message("arena-deadly-game", index=str(index), n=str(self.deaths[index])))
        self.queue.extendleft(reversed(worker.has))
        if self.queue:
            self.start_worker()

    def stop(self) -> None:
        """End all processes."""
        for worker in self.workers.values():
            worker.ask_to_leave()
        for worker in self.workers.values():
            worker.end()
        self.workers.clear()


def kill_group(leader: int | None) -> None:
    """Kill what a process left behind: a bot may think in processes of its own."""
    if leader is not None and sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(leader, signal.SIGKILL)


# ---- there ------------------------------------------------------------------------
def work(job: Job[T], plan: Plan, pipe: Connection) -> None:
    """Play what comes through the pipe until its other end is closed."""
    if sys.platform != "win32":
        os.setpgid(0, 0)  # a group of its own: Ctrl-C is not for it, and whatever it starts can be found
    signal.signal(signal.SIGTERM, leave)
    Thread(target=die_with_parent, daemon=True).start()
    try:
        with suppress(EOFError, OSError):
            while True:
                fixture = pipe.recv()
                pipe.send(attempt(job, plan, fixture))
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # leaving already
        end_processes()


def attempt(job: Job[T], plan: Plan, fixture: Fixture) -> T | Failure:
    """The result, or what the engine's failure looked like."""
    try:
        return job(plan, fixture)
    except Exception:
        return Failure(traceback.format_exc())


def die_with_parent() -> None:
    """End with the parent process, which may be killed in the middle of a game."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def leave(number: int, frame: object) -> NoReturn:
    """End in order: bots that run programs of their own end them."""
    sys.exit(128 + number)
