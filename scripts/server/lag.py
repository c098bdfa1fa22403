"""A server in a process of its own whose event loop is watched: how long nobody else had a turn."""

from __future__ import annotations

import asyncio
import multiprocessing
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from typing import Final

import msgspec

from scripts.server.meter import Meter
from tangledbank.server.ops.settings import Settings
from tangledbank.server.processes import listen, serve_here

LOOK_EVERY: Final = 0.001
"""Seconds between looks at the loop."""
TIMEOUT_S: Final = 60.0


class Lag:
    """The longest time in which the loop did nothing but one thing, since the last look."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.wall: Synchronized[float] = context.Value("d", 0.0)
        """Seconds, also those in which other processes had the processor."""
        self.own: Synchronized[float] = context.Value("d", 0.0)
        """Seconds in which the loop waited for itself or for another thread of its process: one that runs compiled code
        keeps the interpreter. Never more than the processor time of all its threads, so that other processes do not
        count."""

    def take(self) -> tuple[float, float]:
        """In milliseconds: by the clock, and without the time of other processes; then begin anew."""
        found = 1000 * self.wall.value, 1000 * self.own.value
        self.wall.value = self.own.value = 0.0
        return found

    async def watch(self) -> None:
        """Sleep a little again and again, and see how much too late one wakes."""
        while True:
            wall, own = time.perf_counter(), time.process_time()
            await asyncio.sleep(LOOK_EVERY)
            late = time.perf_counter() - wall - LOOK_EVERY
            self.wall.value = max(self.wall.value, late)
            self.own.value = max(self.own.value, min(late, time.process_time() - own))


class Watched:
    """A running server."""

    def __init__(self, port: int, pid: int, lag: Lag) -> None:
        self.port: Final = port
        self.address: Final = f"http://127.0.0.1:{port}"
        self.lag: Final = lag
        self.meter: Final = Meter([pid])


def many_files() -> None:
    """As many open connections as the system allows."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


@contextmanager
def watched(folder: str, **changed: int) -> Iterator[Watched]:
    """A server with the usual settings but for what is said here, on loopback; it ends with the block."""
    settings = msgspec.structs.replace(Settings(data=folder, port=0), **changed)
    context = multiprocessing.get_context("spawn")
    lag, ready = Lag(), context.Event()
    with listen(settings) as listener:
        process = context.Process(target=run, args=(settings, listener, lag, ready))
        process.start()
        try:
            if not ready.wait(TIMEOUT_S):
                raise RuntimeError("the server does not start")
            assert process.pid is not None
            yield Watched(listener.getsockname()[1], process.pid, lag)
        finally:
            process.terminate()
            process.join(TIMEOUT_S)
            process.kill()


def run(settings: Settings, listener: socket.socket, lag: Lag, ready: Event) -> None:
    """The life of the server's process."""
    many_files()
    tasks: list[asyncio.Task[None]] = []

    def begin() -> None:
        tasks.append(asyncio.get_running_loop().create_task(lag.watch()))
        ready.set()

    serve_here(settings, listener, begin)
