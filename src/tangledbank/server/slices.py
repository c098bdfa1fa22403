"""Long work on the event loop, in slices: in each round of the loop one slice of all such work, in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")
SLICE_S: Final = 0.002
"""Seconds of long work at a time. A step that takes longer must be cut into smaller ones."""


class Slices:
    """Takes turns: however much long work there is, nothing else waits for more than one slice of it."""

    def __init__(self) -> None:
        self.turn: Final = asyncio.Lock()

    async def run(self, steps: Iterator[object]) -> None:
        """Take all steps, and let the loop do other things after every slice."""
        while True:
            async with self.turn:
                ended = take_slice(steps)
                await asyncio.sleep(0)  # the turn of the next one is in the next round
            if ended:
                return

    async def collect(self, made: Iterator[T]) -> list[T]:
        """Take all steps, and keep what each of them has made."""
        found: list[T] = []
        await self.run(found.append(each) for each in made)  # type: ignore[func-returns-value]
        return found

    async def wait(self) -> None:
        """Wait for a turn for something that is short by itself: many may want the same at once."""
        async with self.turn:
            await asyncio.sleep(0)

    async def once(self, make: Callable[[], T]) -> T:
        """Do it as a slice of its own."""
        await self.wait()
        return make()


def take_slice(steps: Iterator[object]) -> bool:
    """Take steps for a while; whether they have ended."""
    end = perf_counter() + SLICE_S
    for _ in steps:
        if perf_counter() > end:
            return False
    return True
