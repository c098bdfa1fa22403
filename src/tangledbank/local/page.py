"""What a browser's workers call: text in, text out."""

from __future__ import annotations

import time
from typing import Final

from .. import is_compiled
from ..server.store.accounts import User
from .bots import Think
from .disk import Disk
from .line import Closed, Hear, LocalLine
from .site import Site

OWNER: Final = "here"
"""The user of local tables: whoever holds the device."""


class Page:
    """A site with its one visitor."""

    def __init__(self, disk: Disk, think: Think, name: str) -> None:
        self.site: Final = Site(disk, think, User(OWNER, name, None, False, "", ""), milliseconds)

    async def open(self) -> None:
        await self.site.open()

    async def ask(self, method: str, address: str, language: str, body: str) -> str:
        """The status, a space, and JSON."""
        status, answer = await self.site.ask(method, address, language, body)
        return f"{status} {answer.decode()}"

    def connect(self, hear: Hear, closed: Closed) -> LocalLine:
        """A line for the page."""
        return self.site.connect(hear, closed)

    async def written(self, table: str) -> None:
        """Another page of this device has written at a table."""
        await self.site.written(table)


def build() -> str:
    """How the rules run here: compiled by scripts/wasm, or as they are written."""
    return "compiled" if is_compiled() else "pure"


def milliseconds() -> int:
    return time.time_ns() // 1_000_000
