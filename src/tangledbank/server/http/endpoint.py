"""From requests to calls and back: cookies, limits, languages, and one shape for everything that goes wrong."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from logging import WARNING
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from ...core.errors import BadInput
from ...core.message import Message
from ...i18n import LANGUAGES, say
from ..context import Call, Context, Encoded
from ..live.wire import encode
from ..ops.logs import note
from ..people.auth import COOKIE, DAY, NOBODY, Unknown
from ..people.sanctions import must_be_welcome
from ..store.database import Outage
from ..store.store import User
from ..tables.commands import NotYours
from .addresses import ANYONE, GUEST, OPERATOR, Address
from .compression import compressed
from .limits import address_group
from .problems import Broken, NoAddress, NoMethod, TooLarge, TooSlow, Unavailable, code_of, is_outage, problem
from .schemas import RecordBody

MAX_BODY_BYTES: Final = 100_000
MAX_RECORD_BYTES: Final = 500_000
"""Five times as many as 5,000 answers have."""
BODY_TIMEOUT_S: Final = 20.0
"""Seconds for a whole body."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
JSON: Final = "application/json"
WEIGHT: Final = re.compile(r"\s*q\s*=\s*(0(?:\.\d*)?|1(?:\.0*)?)\s*", re.ASCII | re.IGNORECASE)
"""The weight of a language in the header."""


HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NO_STORE: Final = {"Cache-Control": "no-store"}
HTTPS_ONLY: Final = {"Strict-Transport-Security": f"max-age={365 * DAY}"}


# ---- what goes wrong ---------------------------------------------------------------------
def refusal(error: BadInput, request: HTTPConnection) -> Response:
    """An error as an answer."""
    language = language_of(request.headers.get("accept-language", ""))
    told = problem(error, say(error.message, language))
    request.app.state.meter.refusals.add(told.error, error)
    more = {"Allow": methods(request)} if isinstance(error, NoMethod) else {}
    if told.after:
        more["Retry-After"] = str(told.after)
    return Response(encode(told), code_of(error)[0], {**NO_STORE, **more}, JSON)


def methods(request: HTTPConnection) -> str:
    """In which ways an address can be asked; pages are only read."""
    routes = [route for route in request.app.routes if isinstance(route, Route) and route.path.startswith("/api/")]
    found = {way for route in routes if route.path_regex.match(request.url.path) for way in route.methods or ()}
    return ", ".join(sorted(found or {"GET", "HEAD"}))


async def not_found(request: Request, error: Exception) -> Response:
    """What Starlette refuses by itself: unknown addresses and methods."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405 and "path" not in request.path_params:  # that is the address of everything else
        return refusal(no_method(request), request)
    return refusal(NoAddress(Message("server-no-address")), request)


def no_method(request: Request) -> NoMethod:
    return NoMethod(Message("server-no-method", method=request.method[:20]))


async def broken(request: Request, error: Exception) -> Response:
    """A mistake of the program: it is in the log."""
    response = refusal(Broken(Message("server-broken")), request)
    response.headers.update(HEADERS)
    return response


# ---- what comes in -------------------------------------------------------------------------
def language_of(header: str) -> str:
    """The preferred language of those that we speak; of several alike the first."""
    preferences = [part.partition(";") for part in header[:200].split(",")]
    weighed = [(weight(how), name.strip()[:2].lower()) for name, _, how in preferences]
    spoken = [(much, name) for much, name in weighed if much > 0 and name in LANGUAGES]
    return max(spoken, key=lambda name: name[0], default=(1.0, "en"))[1]


def weight(how: str) -> float:
    """The weight of a language, from 0 to 1; fully, if nothing that can be read says less."""
    found = WEIGHT.fullmatch(how)
    return float(found[1]) if found else 1.0


def same_origin(request: HTTPConnection, secure: bool, unsafe: bool) -> bool:
    """Whether a page of ours asks, over the same scheme: others must not act in somebody's name.

    `secure`: people come over https, also where a proxy does not say so.
    """
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none") or not unsafe
    https = secure or request.url.scheme in ("https", "wss")
    return bool(origin == f"{'https' if https else 'http'}://{request.headers.get('host')}")


def endpoint(address: Address) -> Callable[[Request], Awaitable[Response]]:
    """The function that Starlette calls for an address."""
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(address.body)
    most = MAX_RECORD_BYTES if address.body is RecordBody else MAX_BODY_BYTES
    # what changes something is answered at once; what holds tokens, addresses and roles is short and stays as it is
    is_long = address.method in SAFE and not address.path.startswith(("/api/me", "/api/operator"))

    async def answer(request: Request) -> Response:
        try:
            response = await answered(address, decoder, most, request)
        except BadInput as error:
            return refusal(error, request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody hears it
        except Exception as error:
            return outage(error, request)
        return await compressed(response, request.headers.get("accept-encoding", "")) if is_long else response

    return answer


async def answered(address: Address, decoder: msgspec.json.Decoder[Any], most: int, request: Request) -> Response:
    """The answer to a request that may be asked and can be read, with a cookie if that has changed."""
    context: Context = request.app.state.context
    cookie = request.cookies.get(COOKIE, "")
    call = await call_of(context, address, request, cookie)
    reply = await address.handler(context, call, read(decoder, await body_of(request, most)))
    response = Response(reply if isinstance(reply, Encoded) else encode(reply), 200, NO_STORE, JSON)
    if call.cookie != cookie or call.renewed:
        secure = context.settings.secure or request.url.scheme == "https"
        set_cookie(response, call.cookie, context.settings.session_days, secure)
    return response


def outage(error: Exception, request: Request) -> Response:
    """The answer while the database or the machine fails; a mistake of the program is raised again."""
    if not is_outage(error):
        raise error
    if not isinstance(error, Outage):  # of those the database's own lines tell
        note("unavailable", WARNING, because=repr(error)[:200])
    return refusal(Unavailable(Message("server-unavailable")), request)


async def call_of(context: Context, address: Address, request: Request, cookie: str) -> Call:
    """Who asks, if they may ask at all."""
    where = address_group(request.client.host if request.client else "")
    if not same_origin(request, context.settings.secure, address.method not in SAFE):
        raise NotYours(Message("server-other-origin"))
    user = await context.auth.user_of(cookie)
    if user is None:
        user, cookie = await anonymous_user(context, address, where, cookie)
    if address.who == OPERATOR and not user.operator:
        raise NotYours(Message("server-not-operator"))
    if address.method not in SAFE and not address.path.startswith("/api/me"):
        must_be_welcome(user, context.now())
    quota = context.quota(user.id, where)
    if address.cost:
        quota.work(address.cost, context.settings.work)
    if user.must_rename and address.method not in SAFE and not address.path.startswith("/api/me"):
        raise NotYours(Message("server-must-rename"))
    language = language_of(request.headers.get("accept-language", ""))
    agent = request.headers.get("user-agent", "")
    return Call(user, cookie, quota, language, request.path_params, request.query_params, agent)


async def anonymous_user(context: Context, address: Address, where: str, cookie: str) -> tuple[User, str]:
    """Somebody whom we do not know: nobody, a new guest, or refused; and the cookie."""
    if address.who == ANYONE:
        return NOBODY, cookie
    if address.who != GUEST:
        raise Unknown(Message("server-who"))
    context.limits.spend(f"guest {where}", context.settings.guests, 600, why="server-too-many-guests")
    return await context.auth.guest()


async def body_of(request: Request, most: int) -> bytes:
    """The body, read only as far as it is not too long, in both senses."""
    raw = bytearray()
    try:
        async with asyncio.timeout(BODY_TIMEOUT_S):
            async for part in request.stream():
                raw += part
                if len(raw) > most:
                    raise TooLarge(Message("server-too-large", most=str(most)))
    except TimeoutError:
        raise TooSlow(Message("server-too-slow")) from None
    return bytes(raw)


def read(decoder: msgspec.json.Decoder[Any], raw: bytes) -> Any:
    """A body as what the address takes; an empty one is an empty object."""
    try:
        return decoder.decode(raw or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(Message("server-bad-body", because=str(error)[:200])) from None


# ---- what goes out ---------------------------------------------------------------------------
def set_cookie(response: Response, cookie: str, days: int, secure: bool) -> None:
    """A cookie that scripts cannot read and other sites cannot send; empty: away with it."""
    if cookie:
        response.set_cookie(COOKIE, cookie, days * DAY, httponly=True, samesite="lax", secure=secure)
    else:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)


class SafeHeaders:
    """Puts the usual headers on every answer."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app: Final = app
        self.secure: Final = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # a socket has no headers but those of its beginning
            await self.app(scope, receive, send)
            return
        https = {**HEADERS, **HTTPS_ONLY} if self.secure or scope.get("scheme") == "https" else HEADERS
        extra = [(name.lower().encode(), value.encode()) for name, value in https.items()]

        async def send_more(event: Event) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event["headers"], *extra]
            await send(event)

        await self.app(scope, receive, send_more)
