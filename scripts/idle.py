"""What happens when 10,000 idle sockets are dropped at once: the longest pause of the server.

    python -m scripts.idle

The server has a process of its own on loopback. Its settings are the usual ones but for `sockets`, `connections`,
`plain_connections` and `messages`, since here all come from one address. The exit code is 1 if a pause is
longer than 250 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from typing import Final

import httpx

from scripts.lag import Watched, many_files, watched
from scripts.sockets import Line
from tangledbank import is_compiled

MOST: Final = 250.0
"""Milliseconds."""
GUESTS: Final = 50
AT_ONCE: Final = 200
MANY: Final = 1_000_000
SETTLED: Final = 3.0


async def cookies(server: Watched) -> list[str]:
    found = []
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        for _ in range(GUESTS):
            answer = await http.get("/api/me")
            found.append(answer.headers["set-cookie"].partition(";")[0])
            http.cookies.clear()
    return found


async def come(server: Watched, cookie: str) -> Line:
    """A socket that has said hello and was welcomed."""
    welcome = asyncio.Event()
    line = await Line.open(server.port, "/api/socket", cookie, lambda _: welcome.set(), lambda: None)
    line.send(b'{"type":"hello"}')
    await welcome.wait()
    return line


async def slowest_answer(server: Watched, seconds: float) -> float:
    """Ask again and again how the server is; the longest time that an answer took, in milliseconds."""
    longest = 0.0
    end = time.perf_counter() + seconds
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        while time.perf_counter() < end:
            began = time.perf_counter()
            (await http.get("/healthz")).raise_for_status()
            longest = max(longest, 1000 * (time.perf_counter() - began))
            await asyncio.sleep(0.01)
    return longest


async def scene(server: Watched, sockets: int) -> float:
    guests = await cookies(server)
    lines: list[Line] = []
    for first in range(0, sockets, AT_ONCE):
        many = min(AT_ONCE, sockets - first)
        lines += await asyncio.gather(*[come(server, guests[(first + k) % GUESTS]) for k in range(many)])
    await asyncio.sleep(SETTLED)
    memory = server.meter.memory()
    server.lag.take()
    asking = asyncio.ensure_future(slowest_answer(server, SETTLED))
    for line in lines:
        line.close()
    answer = await asking
    wall, own = server.lag.take()
    print(f"{sockets} sockets, {'compiled' if is_compiled() else 'interpreted'}, {memory:.0f} MB")
    print(f"all dropped: longest pause {own:.0f} ms of processor time, {wall:.0f} ms by the clock")
    print(f"slowest /healthz meanwhile, from the process that dropped them: {answer:.0f} ms")
    return own


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=10_000)
    args = parser.parse_args()
    many_files()
    wide = {"sockets": MANY, "connections": MANY, "plain_connections": MANY, "messages": MANY}
    with tempfile.TemporaryDirectory(prefix="tb-idle-") as folder, watched(folder, **wide) as server:
        return int(asyncio.run(scene(server, args.sockets)) > MOST)


if __name__ == "__main__":
    sys.exit(main())
