"""Games in worker processes that a net plays in halves: while it looks at one half, the workers step the other.

All arrays lie in memory that the processes share; a worker is told with a byte which half to step, and answers with
another one. Workers are forked, so make them before a GPU is used.
"""

from __future__ import annotations

import gc
import mmap
import os
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from tangledbank.core.rng import MASK
from tangledbank.env.encode.game_batch import GameBatch
from tangledbank.games import rulebook

from .planes import encoder_of, training_options

SEATS = 6
QUIT = 255
ALIGNED = 4096


class Shown(NamedTuple):
    """What the games of a half show; rows of games that are not done mean nothing in scores and winners."""

    observation: NDArray[np.uint8]
    mask: NDArray[np.uint8]
    seat: NDArray[np.uint8]
    players: NDArray[np.uint8]
    points: NDArray[np.float32]
    """By game and seat: points won with the last sub-action, less what the others won on average."""
    done: NDArray[np.uint8]
    scores: NDArray[np.int32]
    winners: NDArray[np.uint8]
    active: NDArray[np.uint8]
    """By game: it waits for a sub-action of the net."""
    sub_actions: NDArray[np.int64]

    def part(self, rows: slice) -> Shown:
        arrays: list[Any] = [array[rows] for array in self]
        return Shown(*arrays)


def shapes(game: str, n: int) -> list[tuple[Any, tuple[int, ...]]]:
    e = encoder_of(game)
    u8, several = np.uint8, (n, SEATS)
    return [
        (u8, (n, e.size)),
        (u8, (n, e.actions.size)),
        (u8, (n,)),
        (u8, (n,)),
        (np.float32, several),
        (u8, (n,)),
        (np.int32, several),
        (u8, several),
        (u8, (n,)),
        (np.int64, (n,)),
    ]


def shared(game: str, n: int) -> Shown:
    """Arrays in a piece of memory that processes which are forked later share."""
    arrays: list[NDArray[Any]] = []
    for kind, shape in shapes(game, n):
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        memory = mmap.mmap(-1, -(-size // ALIGNED) * ALIGNED)
        arrays.append(np.frombuffer(memory, kind, int(np.prod(shape))).reshape(shape))
    return Shown(*arrays)


class Lane(Protocol):
    """Some games one after the other in the arrays."""

    def reset(self) -> None: ...

    def step(self) -> None: ...


class SelfPlay:
    """Games in which the net has all seats, with one number of players."""

    def __init__(self, game: str, players: int, seed: int, shown: Shown) -> None:
        self.shown, self.players, self.seed, n = shown, players, seed, len(shown.seat)
        encoder = encoder_of(game)
        self.batch = GameBatch(rulebook(game), encoder, players, training_options(game, players), n, True)
        self.rows = bytes_of(self.batch.rows.bytes).reshape(n * players, -1)
        self.masks = bytes_of(self.batch.masks).reshape(n, -1)
        self.seats = bytes_of(self.batch.seats)
        self.done = bytes_of(self.batch.done)
        self.winners = bytes_of(self.batch.final_winners).reshape(n, -1)
        self.first = np.arange(n) * players
        shown.players[:], shown.active[:] = players, 1

    def reset(self) -> None:
        self.batch.reset(self.seed & MASK)
        self.show()

    def step(self) -> None:
        self.batch.step(self.shown.sub_actions.tolist())
        self.show()

    def show(self) -> None:
        shown, k = self.shown, self.players
        self.rows.take(self.first + self.seats, 0, shown.observation, "clip")
        shown.mask[:], shown.seat[:], shown.done[:] = self.masks, self.seats, self.done
        shown.points[:, :k] = np.array(self.batch.rewards).reshape(-1, k) if self.batch.is_paid else 0.0
        if self.done.any():
            shown.scores[:, :k] = np.array(self.batch.final_scores).reshape(-1, k)
            shown.winners[:, :k] = self.winners


def bytes_of(memory: Any) -> NDArray[np.uint8]:
    """The compiled engine's bytes, not copied."""
    return np.frombuffer(memory, np.uint8)


class Order(NamedTuple):
    """The rows of a half that one lane of one worker plays."""

    half: int
    rows: slice
    players: int
    seed: int


def plan_orders(n: int, workers: int, counts: list[int], seed: int) -> list[list[Order]]:
    """By worker: in both halves some games with each number of players."""
    found: list[list[Order]] = [[] for _ in range(workers)]
    lanes = workers * len(counts)
    bounds = [n * k // lanes for k in range(lanes + 1)]
    for half in (0, 1):
        for k in range(lanes):
            if bounds[k] < bounds[k + 1]:
                order = Order(half, slice(bounds[k], bounds[k + 1]), counts[k % len(counts)], 0)
                order = order._replace(seed=seed * 1_000_003 + half * 10_007 + k)
                found[k // len(counts)].append(order)
    return found


Maker = Callable[[Order, Shown], Lane]


class Games:
    """Two halves of n games each."""

    def __init__(self, game: str, n: int, orders: list[list[Order]], make: Maker) -> None:
        self.n = n
        self.halves = [shared(game, n) for _ in (0, 1)]
        context = get_context("fork")
        self.pipes: list[Connection] = []
        self.processes = []
        for worker, mine in enumerate(orders):
            here, there = context.Pipe()
            process = context.Process(target=work, args=(there, mine, self.halves, make, worker), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def begin(self, half: int) -> None:
        """Let the workers step a half with the sub-actions that stand there; the first time, start its games."""
        for pipe in self.pipes:
            pipe.send_bytes(bytes([half]))

    def wait(self, half: int) -> Shown:
        """Until a half is stepped."""
        for pipe in self.pipes:
            got = pipe.recv_bytes()[0]
            assert got == half, (got, half)
        return self.halves[half]

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send_bytes(bytes([QUIT]))
        for process in self.processes:
            process.join(10)


def work(pipe: Connection, orders: list[Order], halves: list[Shown], make: Maker, worker: int) -> None:
    """What a process does: its lanes, half by half as it is told."""
    os.environ["OMP_NUM_THREADS"] = "1"
    lanes = [(order.half, make(order, halves[order.half].part(order.rows))) for order in orders]
    gc.disable()  # games have no cycles
    begun: set[int] = set()
    while True:
        half = pipe.recv_bytes()[0]
        if half == QUIT:
            return
        for mine, lane in lanes:
            if mine == half:
                (lane.step if half in begun else lane.reset)()
        begun.add(half)
        pipe.send_bytes(bytes([half]))


def self_play(game: str, n: int, workers: int, counts: list[int], seed: int) -> Games:
    """Two halves of n games in which the net plays with itself, with all these numbers of players."""

    def make(order: Order, shown: Shown) -> Lane:
        return SelfPlay(game, order.players, order.seed, shown)

    return Games(game, n, plan_orders(n, workers, counts, seed), make)
