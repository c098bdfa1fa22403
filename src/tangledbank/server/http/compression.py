"""Compressed answers, where that pays: files at build time, long answers of the API with gzip beside the event loop."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Collection
from typing import Final

from starlette.responses import Response

SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""By encoding, the better first: how a compressed file is called that stands beside its original."""
MIN_COMPRESSED_BYTES: Final = 1024
"""Bytes; what is shorter fits into a packet anyway, and whatever holds a token is."""
GZIP_LEVEL: Final = 1
"""The cheapest: the document of all addresses, 133 kB, becomes 13.5 kB in half a millisecond; level 6 makes 10 kB of it
in three."""
VARY: Final = {"Vary": "Accept-Encoding"}


def chosen(header: str, offered: Collection[str]) -> str:
    """The offered encoding that a client wants most, of equals the better one; empty: as it is."""
    wanted = dict(weighed(part) for part in header.lower().split(","))
    every = wanted.get("*", 0.0)
    weights = {name: wanted.get(name, every) for name in SUFFIXES if name in offered}
    best = max(weights, key=lambda name: weights[name], default="")
    return best if best and weights[best] > 0 and weights[best] >= wanted.get("identity", 0.0) else ""


def weighed(part: str) -> tuple[str, float]:
    """An encoding and how much it is wanted, from 0 to 1; what cannot be read is not wanted."""
    name, _, rest = part.partition(";")
    key, _, value = rest.partition("=")
    if not rest.strip():
        return name.strip(), 1.0
    try:
        return name.strip(), float(value) if key.strip() == "q" and 0 <= float(value) <= 1 else 0.0
    except ValueError:
        return name.strip(), 0.0


async def compressed(response: Response, accepted: str) -> Response:
    """The same answer, compressed if it is long and the client can read it."""
    body = bytes(response.body)
    if len(body) < MIN_COMPRESSED_BYTES:
        return response
    response.headers.update(VARY)
    if chosen(accepted, ["gzip"]):
        response.body = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response
