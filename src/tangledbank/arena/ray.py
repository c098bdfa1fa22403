"""The same games on a Ray cluster. Its machines need the same Python and the same tangledbank installed.

A task plays some games and hands over each one as soon as it is finished. When a worker or a machine dies, only the
games that it had not finished are played again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from functools import partial
from socket import create_connection
from typing import Any, Final

from ..bots.outside.isolation import Isolation
from ..core.errors import BadInput
from ..core.message import Message
from .fixtures import Fixture
from .match import ISOLATED
from .planning import Plan, extra
from .results import Result, play_fixture
from .worker_pool import Failure, GameFailed, attempt

GAMES_PER_TASK: Final = 50
"""Games of a task: a task takes Ray some milliseconds."""
TASKS_PER_CPU: Final = 2
"""So many tasks for each processor, so that none waits."""
MAX_RETRIES: Final = 3
"""How often games are begun again after their worker died."""
CONNECT_TIMEOUT_S: Final = 5.0
"""Seconds for a cluster to open its door."""


def play_some(plan: Plan, fixtures: list[Fixture], isolation: Isolation | None) -> Iterator[Result | Failure]:
    """Runs on the cluster: the games of a task, one by one."""
    for fixture in fixtures:
        yield attempt(partial(play_fixture, isolation=isolation), plan, fixture)


def play_on_ray(
    plan: Plan, fixtures: list[Fixture], address: str, isolation: Isolation | None = ISOLATED
) -> Generator[Result, None, None]:
    """What comes of all fixtures, as soon as each is finished."""
    ray = extra("ray", "ray")
    if not fixtures:
        return  # a finished arena needs no cluster
    connect(ray, address)
    try:
        yield from Cluster(ray, plan, fixtures, isolation).results()
    finally:
        ray.shutdown()  # leaves the cluster alone: it only says goodbye


def connect(ray: Any, address: str) -> None:
    """Join the cluster for as long as the games take."""
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (OSError, ValueError, RuntimeError):
        raise BadInput(Message("arena-no-ray", address=address[:80])) from None


def knock(address: str) -> None:
    """OSError if nobody is there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT_S).close()


class Task:
    """Some games that are being played on the cluster."""

    def __init__(self, stream: Any, fixtures: list[Fixture]) -> None:
        self.stream: Final = stream
        self.has: Final = deque(fixtures)


class Cluster:
    """Hands out the games and collects what comes back."""

    def __init__(self, ray: Any, plan: Plan, fixtures: list[Fixture], isolation: Isolation | None) -> None:
        self.ray: Final = ray
        self.isolation: Final = isolation
        # Ray would begin a whole task again; we only want what is missing
        self.play: Final = ray.remote(num_cpus=1, max_retries=0)(play_some).options(num_returns="streaming")
        self.plan: Final = ray.put(plan)
        self.processors: Final = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.queue: Final = deque(fixtures)
        self.tasks: Final[dict[Any, Task]] = {}
        """By stream."""
        self.deaths: Final[dict[int, int]] = {}
        """By index, how many workers died of a game."""

    def results(self) -> Iterator[Result]:
        """Every game as soon as it is finished."""
        self.hand_out()
        while self.tasks:
            ready, _ = self.ray.wait(list(self.tasks), num_returns=1)
            for stream in ready:
                result = self.next_of(self.tasks[stream])
                if isinstance(result, Failure):
                    raise GameFailed(result.trace)
                if result is not None:
                    yield result
            self.hand_out()

    def hand_out(self) -> None:
        """Keep all processors busy; towards the end tasks become small, so that they end together."""
        most = TASKS_PER_CPU * self.processors
        while self.queue and len(self.tasks) < most:
            size = min(GAMES_PER_TASK, max(1, len(self.queue) // most))
            games = [self.queue.popleft() for _ in range(size)]
            stream = self.play.remote(self.plan, games, self.isolation)
            self.tasks[stream] = Task(stream, games)

    def next_of(self, task: Task) -> Result | Failure | None:
        """The next game of a task; None if it has no more, or if its worker died."""
        try:
            result: Result | Failure = self.ray.get(next(task.stream))
        except StopIteration:
            del self.tasks[task.stream]
            return None
        except self.ray.exceptions.RayError:
            self.on_task_death(task)
            return None
        task.has.popleft()
        return result

    def on_task_death(self, task: Task) -> None:
        """What a dead worker had is for another one, unless the same game has killed too many."""
        del self.tasks[task.stream]
        if task.has:
            index = task.has[0].index
            self.deaths[index] = self.deaths.get(index, 0) + 1
            if self.deaths[index] > MAX_RETRIES:
                raise BadInput(Message("arena-deadly-game", index=str(index), n=str(self.deaths[index])))
        self.queue.extendleft(reversed(task.has))
