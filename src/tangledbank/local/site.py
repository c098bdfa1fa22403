"""A site of one person on one device: the server's tables, asked by function calls instead of requests."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from ..core.errors import BadInput
from ..core.message import Message
from ..server.context import Call, Context
from ..server.http.addresses import ADDRESSES, Address
from ..server.http.limits import Quota
from ..server.http.problems import Broken, NoAddress, Unavailable, code_of, is_outage, problem
from ..server.http.schemas import Me, Ok
from ..server.live.socket import SocketConnection
from ..server.live.wire import encode
from ..server.ops.logs import LOG
from ..server.ops.settings import Settings
from ..server.store.accounts import User
from ..server.tables.hub import no_table
from .bots import LocalBots, Think
from .disk import KEY_PREFIX as KEY_PREFIX
from .disk import Disk
from .line import Closed, Hear, LocalLine
from .store import LocalStore

HERE: Final = "here"
"""The address of everybody: this device."""
PLENTY: Final = 1_000_000
NOT_HERE: Final = re.compile(
    r"/api/(me/.+|seeks.*|reports|forgot|reset|people|leaderboard.*|notices/.*|invitations.*|operator/.*"
    r"|tables/{table}/(invite|revoke|notes|players))"
)
"""What needs other people, an account or a database."""
OFFERED: Final = re.compile(r"/api/me/tables")
"""One of those that does not."""


class Route(NamedTuple):
    """An address, and how its paths look."""

    path: re.Pattern[str]
    address: Address


def routes() -> list[Route]:
    """Everything that can be asked here."""
    offered = [one for one in ADDRESSES if OFFERED.fullmatch(one.path) or not NOT_HERE.fullmatch(one.path)]
    return [Route(re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", one.path)), one) for one in offered]


class Site:
    """Everything a page asks of a server, without one."""

    def __init__(self, disk: Disk, think: Think, user: User, now: Callable[[], int]) -> None:
        self.user: Final = user
        self.store: Final = LocalStore(disk, user)
        settings = Settings(messages=PLENTY, work=PLENTY, tables=PLENTY, workers=1)
        self.context: Final = Context(self.store, secrets.token_bytes(32), now, settings, LocalBots(think))
        self.context.key_prefix = KEY_PREFIX
        self.routes: Final = routes()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Know the tables, and let bots go on where somebody looks."""
        await self.store.prepare()
        self.begin(asyncio.create_task(self.context.wake.run()))

    async def close(self) -> None:
        """Stop; what was acknowledged is on the disk."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.context.wake.close()
        await self.context.reviews.close()
        await self.context.deals.close()
        await self.context.live.close()
        await self.context.notices.close()

    def begin(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---- requests -------------------------------------------------------------------------
    async def ask(self, method: str, address: str, language: str, body: str = "") -> tuple[int, bytes]:
        """The answer to a request: its status, and JSON."""
        try:
            return 200, await self.answered(method, address, language, body)
        except BadInput as error:
            return refused(error)
        except Exception as error:
            if not is_outage(error):
                LOG.error("a request failed", exc_info=error)
                return refused(Broken(Message("server-broken")))
            return refused(Unavailable(Message("server-unavailable")))

    async def answered(self, method: str, address: str, language: str, body: str) -> bytes:
        parts = urlsplit(address)
        query = dict(parse_qsl(parts.query, keep_blank_values=True))
        if (method, parts.path) == ("GET", "/api/me"):
            return encode(self.me())
        if method == "DELETE" and (found := re.fullmatch(r"/api/tables/([^/]+)", parts.path)):
            return encode(await self.remove(unquote(found[1])))
        route, params = self.route(method, parts.path)
        wanted = decoded(route.address, body)
        reply = await route.address.handler(self.context, self.call(language, params, query), wanted)
        return bytes(reply) if isinstance(reply, bytes) else encode(reply)

    def route(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        for route in self.routes:
            found = route.path.fullmatch(path)
            if found and route.address.method == method:
                return route, {name: unquote(value) for name, value in found.groupdict().items()}
        raise NoAddress(Message("server-no-address"))

    def call(self, language: str, params: Mapping[str, str], query: Mapping[str, str]) -> Call:
        quota = Quota(self.context.limits, self.user.id, HERE)
        return Call(self.user, "", quota, language, params, query)

    def me(self) -> Me:
        """Who plays here: whoever holds the device."""
        return Me(self.user.id, self.user.name, False, False, "", "", False, False)

    async def remove(self, key: str) -> Ok:
        """Forget a table for good; whoever looks at it is told that it is gone."""
        if key not in self.store.rows and not await self.store.entries(key):
            raise no_table(key)
        await self.store.remove(key)
        self.context.wake.forget(key)
        self.context.hub.slots.pop(key, None)
        return Ok()

    # ---- the socket -----------------------------------------------------------------------
    def connect(self, hear: Hear, closed: Closed) -> LocalLine:
        """A line for a page."""
        line = LocalLine(hear, closed)
        connection = SocketConnection(self.context, line, self.user, HERE)
        self.begin(asyncio.create_task(connection.run()))
        return line

    async def written(self, key: str) -> None:
        """Another page of this device has written at a table."""
        with suppress(BadInput, OSError):
            await self.store.prepare()
            await self.context.hub.refresh(key)


def decoded(address: Address, body: str) -> Any:
    """A body as what the address takes."""
    try:
        return msgspec.json.decode(body or "{}", type=address.body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput(Message("server-bad-body", because=str(error)[:200])) from None


def refused(error: BadInput) -> tuple[int, bytes]:
    """An error as an answer."""
    return code_of(error)[0], encode(problem(error, ""))
