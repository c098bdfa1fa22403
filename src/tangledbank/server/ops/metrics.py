"""What a server has done, as Prometheus reads it. Each process counts for itself; a label says which one answers."""

from __future__ import annotations

import hmac
import ipaddress
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..context import Context
from ..http.endpoint import NO_STORE
from ..tables.entries import Moved, Stamped
from ..tables.table import Table
from .traffic import Durations, Refusals, Sample, Traffic, memory_bytes

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
Answer = Callable[[Request], Awaitable[Response]]


class Meter:
    """How often each address was asked, with which result, and how long it took."""

    def __init__(self) -> None:
        self.requests: Final[Counter[tuple[str, str, int]]] = Counter()
        """By method, route and status."""
        self.answers: Final = Durations()
        """By route."""
        self.refusals: Final = Refusals()
        self.moves: int = 0

    def measured(self, route: str, answer: Answer) -> Answer:
        """The same, but counted."""

        async def counted(request: Request) -> Response:
            begun, status = time.perf_counter(), 500
            try:
                response = await answer(request)
                status = response.status_code
            finally:
                self.count(request.method, route, status, time.perf_counter() - begun)
            return response

        return counted

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests[method, route, status] += 1
        self.answers.add(route, seconds)

    def on_entries(self, table: Table, fresh: list[Stamped]) -> None:
        """Something happened at a table."""
        self.moves += sum(isinstance(stamped.entry, Moved) for stamped in fresh)


# ---- who may ask -------------------------------------------------------------------------------
def may_ask(token: str, host: str, authorization: str) -> bool:
    """With the token; without one in the settings, from this machine."""
    if token:
        return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def metrics(request: Request) -> Response:
    """Everything that is counted."""
    context: Context = request.app.state.context
    host = request.client.host if request.client else ""
    if not may_ask(context.settings.metrics_token, host, request.headers.get("authorization", "")):
        return Response("not for you\n", 403, NO_STORE, TEXT)
    return Response(text(context, request.app.state.meter), 200, NO_STORE, TEXT)


# ---- what is told ------------------------------------------------------------------------------
def text(context: Context, meter: Meter) -> str:
    """All families with their samples."""
    process = {"process": os.getpid()}
    lines: list[str] = []
    for name, kind, about, samples in families(context, meter):
        lines += [f"# HELP tangledbank_{name} {about}", f"# TYPE tangledbank_{name} {kind}"]
        lines += [
            f"tangledbank_{name}{suffix}{labelled({**labels, **process})} {value:.15g}"
            for suffix, labels, value in samples
        ]
    return "\n".join(lines) + "\n"


def labelled(labels: dict[str, object]) -> str:
    """Our labels need no escapes: they are routes, statuses and numbers."""
    return "{" + ",".join([f'{name}="{value}"' for name, value in labels.items()]) + "}"


def families(context: Context, meter: Meter) -> Iterator[tuple[str, str, str, list[Sample]]]:
    """Name, kind, meaning and samples."""
    yield "requests_total", "counter", "Requests by route and status.", requests(meter)
    yield "request_seconds", "histogram", "How long answers took.", list(meter.answers.samples("route"))
    yield from over_sockets(context.traffic)
    refused = [*meter.refusals.samples("http"), *context.traffic.refusals.samples("socket")]
    yield "refusals_total", "counter", "What was refused, and why.", refused
    for name, kind, about, value in numbers(context, meter):
        yield name, kind, about, [("", {}, value)]


def requests(meter: Meter) -> list[Sample]:
    counted = sorted(meter.requests.items())
    return [("", {"method": m, "route": route, "status": status}, n) for (m, route, status), n in counted]


def over_sockets(traffic: Traffic) -> Iterator[tuple[str, str, str, list[Sample]]]:
    """What was said over sockets, and how they ended."""
    said = traffic.messages
    yield "message_seconds", "histogram", "How long messages took to be answered.", list(said.samples("kind"))
    about = "The longest of them since this was asked last."
    yield "message_longest_seconds", "gauge", about, said.take_longest("kind")
    yield "sockets_closed_total", "counter", "Sockets that have ended, by their code.", traffic.closed_samples()


def numbers(context: Context, meter: Meter) -> list[tuple[str, str, str, float]]:
    """What is one number each."""
    bots, tally, told = context.bots, context.store.database.tally, context.notices.told
    return [
        ("loop_lag_seconds_total", "counter", "How late the event loop was, all in all.", context.loop_lag.total),
        (
            "loop_lag_longest_seconds",
            "gauge",
            "The latest it was since this was asked last.",
            context.loop_lag.take_longest(),
        ),
        ("memory_bytes", "gauge", "Memory of the process.", memory_bytes()),
        ("sockets", "gauge", "Open WebSockets.", len(context.lines)),
        ("tables_loaded", "gauge", "Tables in memory.", len(context.hub.slots)),
        ("moves_total", "counter", "Moves seen by this process, whoever wrote them.", meter.moves),
        ("bot_jobs_total", "counter", "Questions given to bots.", bots.jobs),
        ("bot_failures_total", "counter", "Workers that crashed or stalled.", bots.failures),
        ("bot_queue", "gauge", "Questions that wait for a worker.", bots.waiting),
        ("database_works_total", "counter", "Pieces of work given to the database.", tally.works),
        (
            "database_commits_total",
            "counter",
            "Writes to the disk; works by commits is the size of a group.",
            tally.commits,
        ),
        ("database_outages_total", "counter", "Works that the database could not do.", tally.outages),
        ("notices_browser_total", "counter", "Turns told over a socket.", told["browser"]),
        ("notices_hook_total", "counter", "Turns told to web hooks.", told["hook"]),
        ("notices_mail_total", "counter", "Mails sent.", told["mail"]),
        ("notices_push_total", "counter", "Notices sent to browsers that have no page open.", told["push"]),
        ("notices_gone_total", "counter", "Browsers that are not there any more.", told["gone"]),
        ("notices_failed_total", "counter", "Web hooks and mails that could not be delivered.", told["failed"]),
    ]
