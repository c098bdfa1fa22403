"""What happens when 10,000 idle sockets that watch tables are dropped at once: the longest pause of the server.

    python -m scripts.server.idle

The server has a process of its own on loopback. Its settings are the usual ones but for `sockets`, `connections`,
`plain_connections`, `messages`, `requests` and `work`, since here all come from one address. The exit code is 1 if a
pause is longer than 250 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from typing import Final

import httpx

from scripts.server.lag import Watched, many_files, watched
from scripts.server.sockets import Line
from tangledbank import is_compiled

MOST: Final = 250.0
"""Milliseconds."""
GUESTS: Final = 50
BATCH: Final = 200
MANY: Final = 1_000_000
SETTLED: Final = 3.0
TIMEOUT_S: Final = 120.0


async def cookies(server: Watched) -> list[str]:
    found = []
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        for _ in range(GUESTS):
            answer = await http.get("/api/me")
            found.append(answer.headers["set-cookie"].partition(";")[0])
            http.cookies.clear()
    return found


async def table_of(server: Watched, cookie: str) -> str:
    """A table that begins when somebody else comes."""
    body = {"game": "evolution", "players": 2, "seats": ["me", "free"]}
    async with httpx.AsyncClient(base_url=server.address, timeout=60, headers={"cookie": cookie}) as http:
        answer = await http.post("/api/tables", json=body)
        answer.raise_for_status()
        return str(answer.json()["id"])


async def come(server: Watched, cookie: str, table: str) -> Line:
    """A socket that has said hello and was shown a table."""
    shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(raw: bytes) -> None:
        if b'"id":"w"' in raw and not shown.done():
            shown.set_result(None)

    def closed(code: int, reason: str) -> None:
        if not shown.done():
            shown.set_exception(ConnectionError(f"{code} {reason}"))

    line = await Line.open(server.port, "/api/socket", cookie, hear, closed)
    line.send(b'{"type":"hello"}')
    line.send(b'{"type":"watch","id":"w","table":"%s"}' % table.encode())
    await shown
    return line


async def until_all_have_gone(server: Watched) -> float:
    """Ask again and again how many sockets there are; the longest time that an answer took, in milliseconds."""
    longest, rest = 0.0, "?"
    end = time.perf_counter() + TIMEOUT_S
    async with httpx.AsyncClient(base_url=server.address, timeout=TIMEOUT_S) as http:
        while rest != "0" and time.perf_counter() < end:
            began = time.perf_counter()
            answer = await http.get("/metrics")
            longest = max(longest, 1000 * (time.perf_counter() - began))
            rest = re.findall(r"^tangledbank_sockets\{.*\} (\d+)", answer.text, re.MULTILINE)[0]
            await asyncio.sleep(0.01)
    if rest != "0":
        raise RuntimeError(f"{rest} sockets are still there")
    return longest


async def scene(server: Watched, sockets: int) -> float:
    guests = [(cookie, await table_of(server, cookie)) for cookie in await cookies(server)]
    lines: list[Line] = []
    for first in range(0, sockets, BATCH):
        many = min(BATCH, sockets - first)
        lines += await asyncio.gather(*[come(server, *guests[(first + k) % GUESTS]) for k in range(many)])
    await asyncio.sleep(SETTLED)
    memory = server.meter.memory()
    server.lag.take()
    began = time.perf_counter()
    for line in lines:
        line.close()
    answer = await until_all_have_gone(server)
    took = time.perf_counter() - began
    wall, own = server.lag.take()
    print(f"{sockets} sockets, {'compiled' if is_compiled() else 'interpreted'}, {memory:.0f} MB")
    print(f"all dropped: longest pause {own:.0f} ms of its own, {wall:.0f} ms by the clock")
    print(f"after {took:.1f} s none was there; slowest answer to the process that dropped them {answer:.0f} ms")
    return own


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=10_000)
    args = parser.parse_args()
    many_files()
    wide = dict.fromkeys(["sockets", "connections", "plain_connections", "messages", "requests", "work"], MANY)
    with tempfile.TemporaryDirectory(prefix="tb-idle-") as folder, watched(folder, **wide) as server:
        return int(asyncio.run(scene(server, args.sockets)) > MOST)


if __name__ == "__main__":
    sys.exit(main())
