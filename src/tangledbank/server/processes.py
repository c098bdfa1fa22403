"""The server as processes: one, or several that share a listening socket and a database."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from ..core.errors import BadInput
from ..core.message import Message
from .app import create_app, database_of, say_bye
from .http.header_timeout import HeaderTimeout
from .live.fast_websocket import FastWebSocket
from .ops.logs import configure
from .ops.settings import Settings, networks
from .store.store import Store

SHUTDOWN_TIMEOUT_S: Final = 5
"""Seconds for requests that are being answered when the server stops."""
LISTEN_BACKLOG: Final = 2048
MAX_MESSAGE_BYTES: Final = 1 << 16
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
Ready = Callable[[], None]
GC_THRESHOLDS: Final = (5_000, 10, 50_000)
"""When Python looks for cycles: through what is new often, since looking through much of it stops everybody; through
all tables hardly ever: they hold none, and looking through hundreds of them takes a second."""
THREAD_SWITCH_S: Final = 0.001
"""Seconds after which a thread that works lets the event loop have its turn."""
MIN_UPTIME_S: Final = 5.0
"""A process that does not live for so many seconds is not simply started again."""


def listen(settings: Settings) -> socket.socket:
    """A socket on which people can come; BadInput if the address is taken or not ours."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=LISTEN_BACKLOG)
    except OSError as error:
        raise BadInput(Message("server-cannot-listen", because=str(error)[:200])) from None


def serve(settings: Settings, listener: socket.socket, ready: Ready) -> None:
    """Until Ctrl-C or a signal to stop; `ready` is called when nothing is in the way any more."""
    if settings.processes == 1:
        serve_here(settings, listener, ready)
    else:
        Supervisor(settings, listener).run(ready)


# ---- one process -------------------------------------------------------------------------
class GracefulServer(uvicorn.Server):
    """Says goodbye before it ends connections, and leaves the rest of its end to its caller."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        assert isinstance(self.config.app, Starlette)
        await say_bye(self.config.app)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server, not the process: what is written must be finished."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve_here(settings: Settings, listener: socket.socket, ready: Ready | None = None) -> None:
    """One server in this process."""
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(THREAD_SWITCH_S)
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(live(settings, listener, ready))


def fastest_loop() -> type[asyncio.AbstractEventLoop] | None:
    """uvloop if it is there."""
    with suppress(ImportError):
        import uvloop

        loop: type[asyncio.AbstractEventLoop] = uvloop.Loop
        return loop
    return None


async def live(settings: Settings, listener: socket.socket, ready: Ready | None) -> None:
    """Open everything, serve, close everything."""
    configure(settings.log)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        http=HeaderTimeout,
        ws=FastWebSocket,
        lifespan="off",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        limit_concurrency=settings.connections,
        forwarded_allow_ips=networks(settings.trusted_proxy),
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # costs more time and memory for each socket than a view is large
    )
    async with app.router.lifespan_context(app):
        if ready is not None:
            ready()
        await GracefulServer(config).serve([listener])


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, so that what is wrong with it is said once."""
    database = database_of(settings)
    try:
        await Store(database).prepare()
    finally:
        database.close()


# ---- several -----------------------------------------------------------------------------
class Supervisor:
    """Server processes and the one that looks after them: a dead one is replaced, unless it never really lived."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.settings: Final = settings
        self.listener: Final = listener
        self.context: Final = multiprocessing.get_context("spawn")
        self.born: Final[dict[SpawnProcess, float]] = {}
        self.stopping: bool = False
        self.failed: bool = False

    def run(self, ready: Ready) -> None:
        asyncio.run(prepare(self.settings))
        ready()
        for number in SIGNALS:
            signal.signal(number, self.stop)
        for _ in range(self.settings.processes):
            self.start()
        while self.born:
            wait([process.sentinel for process in self.born], timeout=1.0)
            for process in [process for process in self.born if not process.is_alive()]:
                self.ended(process)
        if self.failed:
            raise BadInput(Message("server-died"))

    def start(self) -> None:
        process = self.context.Process(target=serve_here, args=(self.settings, self.listener))
        process.start()
        self.born[process] = time.monotonic()

    def ended(self, process: SpawnProcess) -> None:
        """A process is no more: another takes its place, or all stop."""
        age = time.monotonic() - self.born.pop(process)
        if self.stopping:
            return
        if age < MIN_UPTIME_S:
            self.failed = True
            self.stop(signal.SIGTERM, None)
        else:
            self.start()

    def stop(self, number: int, frame: FrameType | None) -> None:
        """All processes shall end; a signal may come again."""
        self.stopping = True
        for process in list(self.born):
            process.terminate()
