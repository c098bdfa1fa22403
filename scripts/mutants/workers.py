"""Processes of our own: each mutant lives in a fork, with limits, and is gone with it."""

from __future__ import annotations

import math
import os
import resource
from collections.abc import Callable, Iterable

MEMORY: int = 4 << 30
PASSED, NOTICED = 0, 1
"""How a fork ends: all its tests passed; or they did not, or it was ended by its limits."""


def in_parallel(tasks: Iterable[Callable[[], object]], jobs: int) -> None:
    """Each in a fork of its own, so many at a time."""
    running: set[int] = set()
    for task in tasks:
        if len(running) >= jobs:
            running.discard(os.wait()[0])
        running.add(fork(task))
    while running:
        running.discard(os.wait()[0])


def ends_with(task: Callable[[], object]) -> int:
    """Run it in a fork and wait: its result if that is a number, NOTICED if it died."""
    status = os.waitpid(fork(task), 0)[1]
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else NOTICED


def fork(task: Callable[[], object]) -> int:
    """A child that does this and nothing else; its number."""
    pid = os.fork()
    if pid:
        return pid
    code = NOTICED
    try:
        result = task()
        code = result if isinstance(result, int) else PASSED
    finally:
        os._exit(code)


def limit(seconds: float) -> None:
    """Mutants loop and grow: this process may use so much CPU time, whatever else the machine does."""
    most = math.ceil(seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def silence() -> None:
    """What tests print is not ours."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
