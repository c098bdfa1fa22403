"""What a probe is told: the last answer while it is fresh, else what is found now."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from tangledbank.server.http.routes.health import CHECK_INTERVAL_MS, STALE_AFTER_MS, Health
from tangledbank.server.store.store import Store


class Disk:
    """Takes a setting, or does not."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.writes = 0

    async def set_setting(self, name: str, value: str) -> None:
        self.writes += 1
        await asyncio.sleep(0)
        if self.error is not None:
            raise self.error


def asked(disk: Disk, health: Health, now: int) -> Any:
    return health.is_good(cast(Store, disk), now)


def test_after_a_long_silence_a_probe_waits_for_a_new_look() -> None:
    async def scene() -> None:
        disk, health = Disk(), Health()
        assert await asked(disk, health, 0)
        disk.error = OSError()
        assert await asked(disk, health, CHECK_INTERVAL_MS), (
            "the last answer is fresh enough, and it is looked beside it"
        )
        while health.looking is not None:
            await asyncio.sleep(0)
        assert not await asked(disk, health, CHECK_INTERVAL_MS + 1)
        disk.error = None
        assert await asked(disk, health, CHECK_INTERVAL_MS + STALE_AFTER_MS)
        assert disk.writes == 3

    asyncio.run(scene())


def test_a_look_that_fails_is_not_the_last_one() -> None:
    async def scene() -> None:
        disk, health = Disk(), Health()
        disk.error = ValueError()
        with pytest.raises(ValueError, match=r"^$"):
            await asked(disk, health, 0)
        disk.error = None
        assert await asked(disk, health, STALE_AFTER_MS)

    asyncio.run(scene())
