"""Reviews that are being made: in the background, in parts, one of each person at a time."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from ...coach.document import COACH
from ...core.errors import BadInput
from ...core.message import Message
from ..ops.logs import LOG
from ..store.store import Store
from .pool import BotFailed, BotPool, Job, ReviewPart
from .queue import Requester

MOST: Final = 200
"""That are made or wait at the same time."""
MOST_EACH: Final = 5
"""Of one person."""
FAILED_KEPT: Final = 200


class ReviewProgress:
    """How far a review is."""

    def __init__(self, owner: str) -> None:
        self.owner: Final = owner
        self.done: int = 0
        self.plies: int = 0
        """0: not begun."""
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of a server process."""

    def __init__(self, store: Store, bots: BotPool, now: Callable[[], int]) -> None:
        self.store: Final = store
        self.bots: Final = bots
        self.now: Final = now
        self.making: Final[dict[str, ReviewProgress]] = {}
        """By digest."""
        self.failed: Final[dict[str, Message]] = {}
        self.turns: Final[defaultdict[str, asyncio.Lock]] = defaultdict(asyncio.Lock)
        """By person: theirs come one after the other."""

    async def find(self, digest: str) -> str | None:
        """A review that was made, as JSON."""
        return await self.store.review(digest, COACH)

    def begin(self, digest: str, record: str, requester: Requester) -> None:
        """Make it, unless that is being done."""
        if digest in self.making:
            return
        if len(self.making) >= MOST or self.of(requester.owner) >= MOST_EACH:
            raise TooMany(Message("coach-busy"))
        self.failed.pop(digest, None)
        making = self.making[digest] = ReviewProgress(requester.owner)
        making.task = asyncio.create_task(self.make(digest, record, requester, making))

    def of(self, owner: str) -> int:
        """How many of somebody's are made or wait."""
        return [making.owner for making in self.making.values()].count(owner)

    async def make(self, digest: str, record: str, requester: Requester, making: ReviewProgress) -> None:
        """All of it; what goes wrong is remembered and told to whoever asks."""
        try:
            async with self.turns[requester.owner]:
                found = await self.found(digest, record, requester, making)
                await self.store.keep_review(digest, COACH, found, self.now())
        except BotFailed as error:
            LOG.warning("a review failed: %s", error.because)
            self.fail(digest, Message("coach-failed"))
        except Exception as error:  # the store is away, say: whoever asks again may have it made again
            LOG.error("a review failed", exc_info=error)
            self.fail(digest, Message("coach-failed"))
        finally:
            del self.making[digest]
            if not self.of(requester.owner):  # whoever waits for the lock needs the same one
                del self.turns[requester.owner]

    def fail(self, digest: str, why: Message) -> None:
        self.failed[digest] = why
        while len(self.failed) > FAILED_KEPT:
            del self.failed[next(iter(self.failed))]

    async def found(self, digest: str, record: str, requester: Requester, making: ReviewProgress) -> str:
        """Part after part, each in its turn behind whatever is more urgent."""
        steps: list[Any] = []
        part = ReviewPart(record)
        while True:
            reply = await self.bots.run(Job.of_review(part, digest), requester)
            if "review" in reply:
                return str(reply["review"])
            steps += reply["steps"]
            making.done, making.plies = len(steps), reply["plies"] - reply["first"]
            ply = reply["first"] + len(steps)
            whole = len(steps) == making.plies
            part = ReviewPart(record, ply, reply["effort"], steps if whole else [])

    async def close(self) -> None:
        """Stop; whoever wants a review asks for it again."""
        tasks = [making.task for making in self.making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class TooMany(BadInput):
    """So many reviews are being made that no other one is begun."""


def digest_of(record: str) -> str:
    """As the coach names a record: `Course.digest`."""
    return sha256(record.encode()).hexdigest()[:32]
