"""Bots of local tables: another worker thinks, so that whoever plays never waits for anything else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ..server.bots.pool import BotFailed, BotPool, Job, read_reply
from ..server.bots.queue import Requester

Think = Callable[[str], Awaitable[str]]
"""A job as text to a reply as text: `worker.reply` at the other end. Empty: the worker died."""


class LocalBots(BotPool):
    """One thinker for all tables."""

    def __init__(self, think: Think) -> None:
        super().__init__(1)
        self.think: Final = think

    async def run(self, job: Job, requester: Requester) -> Any:
        self.jobs += 1
        text = await self.think(msgspec.json.encode(job).decode())
        if not text:
            self.failures += 1
            raise BotFailed("the worker died")
        reply = read_reply(text)
        if reply.error:
            self.failures += 1
            raise BotFailed(reply.error)
        return reply.answer


def thought(job: str) -> str:
    """What the thinker answers: the same function as in a server's worker."""
    from ..server.bots import worker

    return msgspec.json.encode(worker.reply(msgspec.json.decode(job, type=Job))).decode()
