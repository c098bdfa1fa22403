"""What goes over the sockets of a process, and whether its event loop keeps up: numbers for /metrics.

Labels are names of this program only: kinds of messages, codes and message ids. What people write is none.
"""

from __future__ import annotations

import asyncio
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from ...core.errors import BadInput
from ..live.outbox import REASONS

Sample = tuple[str, dict[str, object], float]
BOUNDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds; what is measured counts in every bucket that it is quick enough for."""
CLOSE_CODES: Final = frozenset([*REASONS, 1001, 1002, 1003, 1005, 1006, 1007, 1009, 1010])
"""Those with a meaning; a client may send any number, which would make a label of each."""
LOST: Final = 1005
"""A connection that ended without a code."""
LAG_INTERVAL_S: Final = 0.1
"""Seconds between two looks at the clock: what blocks the loop for less is seen in part."""
STATM: Final = Path("/proc/self/statm")


class Durations:
    """How often things of each name happened, and how long they took: what a histogram needs."""

    def __init__(self) -> None:
        self.buckets: Final[Counter[tuple[str, int]]] = Counter()
        """By name and the number of the bucket; the last is for what is slower."""
        self.seconds: Final[dict[str, float]] = {}
        self.longest: Final[dict[str, float]] = {}
        """Since it was taken last."""

    def add(self, name: str, seconds: float) -> None:
        self.buckets[name, bisect_left(BOUNDS, seconds)] += 1
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds
        if seconds > self.longest.get(name, 0.0):
            self.longest[name] = seconds

    def samples(self, label: str) -> Iterator[Sample]:
        """Buckets add up, as Prometheus wants them."""
        for name, seconds in sorted(self.seconds.items()):
            total = 0
            for k, bound in enumerate([*BOUNDS, "+Inf"]):
                total += self.buckets[name, k]
                yield "_bucket", {label: name, "le": bound}, total
            yield "_sum", {label: name}, seconds
            yield "_count", {label: name}, total

    def take_longest(self, label: str) -> list[Sample]:
        """The longest since this was asked last, of every name that ever was; 0 where there was nothing."""
        found: list[Sample] = [("", {label: name}, self.longest.get(name, 0.0)) for name in sorted(self.seconds)]
        self.longest.clear()
        return found


class Refusals:
    """What was refused in one way, by code and reason."""

    def __init__(self) -> None:
        self.counted: Final[Counter[tuple[str, str]]] = Counter()

    def add(self, code: str, error: BadInput) -> None:
        """Reasons of rules are many, and those of other packages are not known: they are one."""
        key = error.message.key
        self.counted[code, key if key.startswith("server-") else "rules"] += 1

    def samples(self, way: str) -> list[Sample]:
        return [("", {"over": way, "code": code, "reason": why}, n) for (code, why), n in sorted(self.counted.items())]


class Traffic:
    """What the sockets of this process have said and heard."""

    def __init__(self) -> None:
        self.messages: Final = Durations()
        """By kind: from taking a message up to its answer."""
        self.refusals: Final = Refusals()
        self.closed: Final[Counter[str]] = Counter()
        """By the code with which a socket ended."""

    def heard(self, kind: str, begun: float) -> None:
        """A message was answered that was taken up at a time of perf_counter."""
        self.messages.add(kind, time.perf_counter() - begun)

    def ended(self, code: int) -> None:
        self.closed[str(code) if code in CLOSE_CODES else "other"] += 1

    def closed_samples(self) -> list[Sample]:
        return [("", {"code": code}, n) for code, n in sorted(self.closed.items())]


class LoopLag:
    """How late the event loop comes to what is due."""

    def __init__(self) -> None:
        self.total: float = 0.0
        self.longest: float = 0.0
        """Since it was taken last."""

    async def run(self) -> None:
        """Look at the clock again and again; a task that is cancelled with the server."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LAG_INTERVAL_S
            await asyncio.sleep(LAG_INTERVAL_S)
            self.add(clock() - due)

    def add(self, late: float) -> None:
        if late > 0:
            self.total += late
            self.longest = max(self.longest, late)

    def take_longest(self) -> float:
        found, self.longest = self.longest, 0.0
        return found


def memory_bytes() -> int:
    """The memory of this process that is not swapped out; 0 where the system does not say."""
    with suppress(OSError):
        return int(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
