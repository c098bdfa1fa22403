"""scripts/server/lag.py sees everything that keeps the event loop from its work, also what another thread does."""

from __future__ import annotations

import asyncio
import time

import pytest

from scripts.server.lag import Lag


def greedy() -> float:
    """Keep the interpreter in one piece, as compiled code does; the seconds it took."""
    began = time.thread_time()
    sum(range(5_000_000))
    return time.thread_time() - began


@pytest.mark.parametrize("in_thread", [True, False])
def test_the_loop_is_seen_to_wait(in_thread: bool) -> None:
    async def scene() -> tuple[float, float]:
        lag = Lag()
        watching = asyncio.create_task(lag.watch())
        await asyncio.sleep(0)
        took = await asyncio.to_thread(greedy) if in_thread else greedy()
        await asyncio.sleep(0.01)
        watching.cancel()
        return took, lag.take()[1]

    took, seen = asyncio.run(scene())
    assert seen > 1000 * took / 2
