"""A process that writes and says what was acknowledged: python -m tests.server.store.writer ADDRESS [LINES].

Without a number of lines until it is killed.
"""

from __future__ import annotations

import asyncio
import sys
import time

from tangledbank.server.store.store import Store
from tangledbank.server.tables.commands import checked
from tangledbank.server.tables.entries import Created, Said
from tangledbank.server.tables.hub import Hub

from ..conftest import open_at

TABLES = 6


async def talk(hub: Hub, key: str, lines: int) -> None:
    await hub.create(key, checked(Created("evolution", 0, 2, 7, {}, "host")))
    for number in range(lines):
        said = Said("host", "Host", f"line {number}")
        table = await hub.act(key, lambda _, said=said: [said])  # type: ignore[misc]
        print(key, table.n, flush=True)


async def main() -> None:
    store = Store(open_at(sys.argv[1]))
    await store.prepare()
    hub = Hub(store, lambda: time.time_ns() // 1_000_000, shared=True)
    lines = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    await asyncio.gather(*[talk(hub, f"t{number}", lines) for number in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main())
