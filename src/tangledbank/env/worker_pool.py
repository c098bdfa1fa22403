"""Games shared out among processes, this one and others: each steps its part and writes it into memory that all see.

`python -m tangledbank.env.worker_pool` is one of the others, a worker. It reads orders line by line from its input,
the first of them what to play, and answers each with a line when it is carried out.
"""

from __future__ import annotations

import gc
import json
import mmap
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
import weakref
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.errors import OptionError
from ..core.message import Message
from ..core.rulebook import Json, OptionValue
from .arrangement import Arrangement
from .encode.game_batch import GameBatch

ALIGNED: Final = 64
STOP_TIMEOUT_S: Final = 5.0
AWAKE: Final = 0.001
"""Seconds."""
MIB: Final = 1 << 20
PROCESSORS: Final = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""Those that this process may use."""


class Batch(NamedTuple):
    """What all games show after a step. All but the rewards are overwritten by the next one: copy what you keep."""

    observation: NDArray[np.uint8]
    """By game: what the seat that is asked sees."""
    action_mask: NDArray[np.int8]
    """By game: the sub-actions it may give."""
    seat: NDArray[np.uint8]
    """By game: the seat that is asked."""
    reward: NDArray[np.float32]
    """By game and seat."""
    done: NDArray[np.uint8]
    """By game: the last sub-action ended it; what is shown is its next game already."""
    final_observation: NDArray[np.uint8]
    """By game, where it is done: how it ended, as the seat sees it that gave the last sub-action."""
    scores: NDArray[np.int32]
    """By game and seat, where it is done: the points."""
    winners: NDArray[np.uint8]
    """By game and seat, where it is done: 1 for those who won. Nobody has after a refused sub-action."""


class Shared:
    """A batch in a piece of memory, and the sub-actions that are given there."""

    def __init__(self, given: Arrangement, n: int, memory: mmap.mmap | bytearray | None) -> None:
        self.memory: Final = memory
        self.used = 0
        encoder, players = given.encoder, given.players
        self.arrays: Final = Batch(
            observation=self.array(np.uint8, (n, encoder.size)),
            action_mask=self.array(np.int8, (n, encoder.actions.size)),
            seat=self.array(np.uint8, (n,)),
            reward=self.array(np.float32, (n, players)),
            done=self.array(np.uint8, (n,)),
            final_observation=self.array(np.uint8, (n, encoder.size)),
            scores=self.array(np.int32, (n, players)),
            winners=self.array(np.uint8, (n, players)),
        )
        self.sub_actions: Final[NDArray[np.int64]] = self.array(np.int64, (n,))

    def array(self, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
        """The next piece of the memory; without one its size is only counted."""
        at = self.used
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        self.used += -(-size // ALIGNED) * ALIGNED
        if self.memory is None:
            return np.zeros(0, kind)
        return np.frombuffer(self.memory, kind, int(np.prod(shape)), at).reshape(shape)


class Display:
    """The rows of a batch in which a batch shows its games, from its first game on."""

    def __init__(self, game_batch: GameBatch, arrays: Batch, first: int) -> None:
        rows = slice(first, first + game_batch.n)
        self.game_batch: Final = game_batch
        self.arrays: Final = Batch._make([array[rows] for array in arrays])
        self.observations: Final = table(game_batch.rows.bytes, game_batch.n * game_batch.players)
        """By game and seat; one row of each game is shown."""
        self.first_rows: Final = np.arange(game_batch.n) * game_batch.players
        self.masks: Final = table(game_batch.masks, game_batch.n).view(np.int8)
        self.seats: Final = table(game_batch.seats, game_batch.n)[:, 0]
        self.done: Final = table(game_batch.done, game_batch.n)[:, 0]
        self.final_observations: Final = table(game_batch.final_observations, game_batch.n)
        self.winners: Final = table(game_batch.final_winners, game_batch.n)

    def show(self) -> None:
        """Copy what the games show now."""
        arrays = self.arrays
        self.observations.take(self.first_rows + self.seats, 0, arrays.observation, "clip")
        arrays.action_mask[:] = self.masks
        arrays.seat[:] = self.seats
        arrays.done[:] = self.done
        arrays.reward[:] = (
            np.array(self.game_batch.rewards).reshape(self.game_batch.n, -1) if self.game_batch.is_paid else 0.0
        )
        ended = self.done.nonzero()[0]
        if len(ended):
            scores = np.array(self.game_batch.final_scores, np.int32).reshape(self.game_batch.n, -1)
            arrays.final_observation[ended] = self.final_observations[ended]
            arrays.winners[ended] = self.winners[ended]
            arrays.scores[ended] = scores[ended]


def table(memory: Any, n: int) -> NDArray[np.uint8]:
    """Bytes as n rows, without copying them."""
    return np.frombuffer(memory, np.uint8).reshape(n, -1)


class WorkerPool:
    """A pool of processes that play the games: a share here, and one for every further process."""

    def __init__(self, given: Arrangement, rewards: str, n: int, jobs: int) -> None:
        self.size: Final = Shared(given, n, None).used
        path, memory = shared_memory(self.size) if jobs > 1 else ("", bytearray(self.size))
        self.shared: Final = Shared(given, n, memory)
        self.arrays: Final = self.shared.arrays
        bounds = [n * k // jobs for k in range(jobs + 1)]
        self.share: Final = Share(given, 0, bounds[1], self.shared)
        self.is_awake: Final = jobs <= PROCESSORS
        """There is a processor for each, so that no worker is in another's way while it waits."""
        self.workers: Final = [start_worker() for _ in range(jobs - 1)]
        self.finalizer: Final = weakref.finalize(self, end_workers, self.workers)
        try:
            for k, worker in enumerate(self.workers, 1):
                order = setup(given, rewards, n, bounds[k], bounds[k + 1] - bounds[k])
                tell(
                    worker,
                    json.dumps({**order, "memory": path, "size": self.size, "awake": self.is_awake}).encode() + b"\n",
                )
            self.wait()
        finally:
            if path:
                with suppress(OSError):  # where open files cannot be removed, the system does it later
                    Path(path).unlink()

    def reset(self, seed: int, positions: list[Json]) -> None:
        self.order(b"reset %d %s\n" % (seed, json.dumps(positions).encode()))

    def step(self, sub_actions: NDArray[Any]) -> None:
        self.shared.sub_actions[:] = sub_actions
        self.order(b"step\n")

    def order(self, line: bytes) -> None:
        """The same order for all; done when all of them are. Who is interrupted in between must begin anew."""
        try:
            for worker in self.workers:
                tell(worker, line)
            self.share.obey(line)
            self.wait()
        except BaseException:
            self.close()
            raise

    def wait(self) -> None:
        """Until all have answered."""
        for worker in self.workers:
            if worker.stdout is None or line_from(worker.stdout, self.is_awake) != b"done\n":
                self.close()
                raise RuntimeError(f"a worker of a vector environment has ended ({worker.returncode})")

    @property
    def is_open(self) -> bool:
        """It has not been closed."""
        return self.finalizer.alive

    def close(self) -> None:
        """End the processes."""
        self.finalizer()


class Share:
    """Some of the games, from one on, and where they are shown."""

    def __init__(self, given: Arrangement, first: int, n: int, shared: Shared) -> None:
        self.first: Final = first
        self.sub_actions: Final = shared.sub_actions[first : first + n]
        self.game_batch: Final = GameBatch(given.book, given.encoder, given.players, given.options, n, given.is_dense)
        self.display: Final = Display(self.game_batch, shared.arrays, first)

    def obey(self, line: bytes) -> None:
        """Carry out an order and show the result."""
        collects = gc.isenabled()
        gc.disable()  # games have no cycles: what is not used any more goes by itself
        try:
            self.play(line)
        finally:
            if collects:
                gc.enable()
        self.display.show()

    def play(self, line: bytes) -> None:
        """Begin anew, or a sub-action in every game."""
        word, _, rest = line.partition(b" ")
        if word == b"reset":
            seed, _, positions = rest.partition(b" ")
            self.start_from(json.loads(positions))
            self.game_batch.reset(int(seed), self.first)
        else:
            self.game_batch.step(self.sub_actions.tolist())

    def start_from(self, positions: list[Json]) -> None:
        """Where games begin from now on."""
        book = self.game_batch.book
        self.game_batch.starts = [book.load(position) for position in positions]


def setup(given: Arrangement, rewards: str, n: int, first: int, count: int) -> dict[str, object]:
    """What a worker must know."""
    options: Mapping[str, OptionValue] = given.options
    return {
        "game": given.book.name,
        "players": given.players,
        "rewards": rewards,
        "options": dict(options),
        "n": n,
        "first": first,
        "count": count,
    }


def shared_memory(size: int) -> tuple[str, mmap.mmap]:
    """A piece of memory that other processes find by its path: not on a disk if there is room elsewhere."""
    for folder in ("/dev/shm", tempfile.gettempdir()):
        if os.path.isdir(folder):
            with suppress(OSError):
                return piece_in(folder, size)
    raise OptionError(Message("env-no-memory", size=-(-size // MIB)))


def piece_in(folder: str, size: int) -> tuple[str, mmap.mmap]:
    """A file with room for all of it at once: a process that writes where no room is left is ended by the system."""
    handle, path = tempfile.mkstemp(prefix="tangledbank-", dir=folder)
    try:
        if hasattr(os, "posix_fallocate"):
            os.posix_fallocate(handle, 0, size)
        else:
            os.ftruncate(handle, size)
        return path, mmap.mmap(handle, size)
    except OSError:
        os.unlink(path)
        raise
    finally:
        os.close(handle)


def start_worker() -> subprocess.Popen[bytes]:
    """A process that finds modules where this one does, and nowhere else."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([place or os.getcwd() for place in sys.path])}
    command = [sys.executable, "-P", "-m", "tangledbank.env.worker_pool"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)


def line_from(pipe: IO[bytes], is_awake: bool) -> bytes:
    """The next line. An awake worker polls for a moment before it blocks: waking up takes a tenth of a step."""
    if is_awake and hasattr(select, "poll"):
        look = select.poll()
        look.register(pipe, select.POLLIN)
        until = time.perf_counter() + AWAKE
        while not look.poll(0) and time.perf_counter() < until:
            pass
    return pipe.readline()


def tell(worker: subprocess.Popen[bytes], line: bytes) -> None:
    """An order for one worker; one that has ended is noticed when it does not answer."""
    if worker.stdin is not None:
        with suppress(OSError):
            worker.stdin.write(line)
            worker.stdin.flush()


def end_workers(workers: list[subprocess.Popen[bytes]]) -> None:
    """Close their input: that ends them; those that do not listen are killed."""
    for worker in workers:
        if worker.stdin is not None:
            with suppress(OSError):
                worker.stdin.close()
    for worker in workers:
        try:
            worker.wait(STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()
        if worker.stdout is not None:
            worker.stdout.close()


# ---- a worker ---------------------------------------------------------------------------
def started(order: dict[str, Any]) -> Share:
    """The share that an order describes."""
    given = Arrangement(order["game"], order["players"], order["rewards"], None, order["options"])
    with open(order["memory"], "r+b") as file:
        memory = mmap.mmap(file.fileno(), order["size"])
    return Share(given, order["first"], order["count"], Shared(given, order["n"], memory))


def main() -> None:
    """Obey until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is interrupted is the program that asks; it ends us
    orders = sys.stdin.buffer
    first = json.loads(orders.readline())
    share = started(first)
    print("done", flush=True)
    while line := line_from(orders, first["awake"]):
        share.obey(line)
        print("done", flush=True)


if __name__ == "__main__":
    main()
