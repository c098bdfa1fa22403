"""The web client as files: those that were built in, and no others. Without them a page that says what is here."""

from __future__ import annotations

import html
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Match

from ...core.message import Message
from ...i18n import say
from .compression import SUFFIXES, VARY, chosen
from .endpoint import language_of, no_method, refusal
from .problems import NoAddress

WEB: Final = Path(__file__).parents[2] / "web"
HASHED: Final = re.compile(r".*[.-][\w-]{8,}\.\w+(\.map)?|/offline/[0-9a-f]{16}/.*", re.ASCII)
"""A name or a folder with a hash of its content: it never changes."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
ICON: Final = re.compile(r"/icon[\w-]*\.(svg|png)", re.ASCII)
A_DAY: Final = "public, max-age=86400"
"""Browsers ask for the icon of a tab again whenever its badge comes or goes."""
NO_CACHE: Final = "no-cache"
SUFFIX: Final = re.compile(r"\.\w+$", re.ASCII)
INDEX: Final = "/index.html"
COMPRESSED: Final = tuple(SUFFIXES.values())


class WebFiles:
    """Everything that is not the API. Files come compressed if the build has left them so beside the originals."""

    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")]
        named = {f"/{path.relative_to(folder).as_posix()}": path for path in found}
        self.files: Final = {name: path for name, path in named.items() if not name.endswith(COMPRESSED)}
        self.encoded: Final = {
            name: {way: named[name + suffix] for way, suffix in SUFFIXES.items() if name + suffix in named}
            for name in self.files
        }

    async def answer(self, request: Request) -> Response:
        """A file by its name; any other path without a suffix is a place inside the client."""
        path = request.url.path
        if f"{path}/".startswith("/api/"):
            known = any(route.matches(request.scope)[0] == Match.PARTIAL for route in request.app.routes)
            return refusal(no_method(request) if known else NoAddress(Message("server-no-address")), request)
        file = self.files.get(path)
        if file is None and not SUFFIX.search(path):
            if INDEX not in self.files:
                return home(request)
            path, file = INDEX, self.files[INDEX]
        if file is None:
            return refusal(NoAddress(Message("server-no-address")), request)
        return self.sent(request, path, file)

    def sent(self, request: Request, path: str, file: Path) -> Response:
        """A file in the form that the client wants most, or that it has it already."""
        encoded = self.encoded[path]
        way = chosen(request.headers.get("accept-encoding", ""), encoded)
        form = encoded[way] if way else file
        stat = form.stat()
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}{"-" if way else ""}{way}"'
        headers = {"Cache-Control": kept(path), "ETag": tag}
        headers.update(VARY if encoded else {})
        if tag in [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]:
            return Response(None, 304, headers)
        headers.update({"Content-Encoding": way} if way else {})
        return FileResponse(form, headers=headers, media_type=guess_type(file.name)[0], stat_result=stat)


def kept(path: str) -> str:
    """How long a browser keeps a file without asking."""
    if HASHED.fullmatch(path):
        return IMMUTABLE
    return A_DAY if ICON.fullmatch(path) else NO_CACHE


def home(request: Request) -> Response:
    """What a visitor sees who expected a web client; only the first page, so that typing errors are noticed."""
    if request.url.path != "/":
        return refusal(NoAddress(Message("server-no-address")), request)
    language = language_of(request.headers.get("accept-language", ""))
    texts = [html.escape(say(Message(key), language)) for key in ("server-home", "server-home-api")]
    links = '<a href="/api/openapi.json">/api/openapi.json</a>'
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Tangled Bank</title>'
        f"<h1>Tangled Bank</h1><p>{texts[0]}</p><p>{texts[1]} {links}</p></html>"
    )
    return HTMLResponse(page, headers={"Cache-Control": NO_CACHE})
