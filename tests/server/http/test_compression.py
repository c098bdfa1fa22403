"""What is long comes compressed to those who can read it; what is secret or hurried stays as it is."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from tangledbank.server.http.addresses import ADDRESSES
from tangledbank.server.http.compression import MIN_COMPRESSED_BYTES, chosen, compressed
from tangledbank.server.http.web_files import WebFiles
from tangledbank.server.ops.metrics import Meter

from ..serving import Served, Visitor

BOTH = ["gzip", "br"]


@pytest.mark.parametrize(
    ("header", "offered", "way"),
    [
        ("gzip, deflate, br", BOTH, "br"),
        ("gzip", BOTH, "gzip"),
        ("br", ["gzip"], ""),
        ("gzip;q=1.0, br;q=0.5", BOTH, "gzip"),
        ("GZIP;Q=0.1", BOTH, "gzip"),
        ("gzip;q=0, br;q=0", BOTH, ""),
        ("*", BOTH, "br"),
        ("br;q=0, *;q=0.3", BOTH, "gzip"),
        ("identity, gzip;q=0.5", BOTH, ""),
        ("identity;q=0.2, gzip;q=0.5", BOTH, "gzip"),
        ("gzip;q=much, br;x=1", BOTH, ""),
        ("gzip;q=nan", BOTH, ""),
        ("gzip;q=7", BOTH, ""),
        ("", BOTH, ""),
        ("gzip", [], ""),
    ],
)
def test_the_form_that_is_wanted_most_is_chosen(header: str, offered: list[str], way: str) -> None:
    assert chosen(header, offered) == way


# ---- files ---------------------------------------------------------------------------------------
@pytest.fixture
def pages(tmp_path: Path) -> WebFiles:
    (tmp_path / "index.html").write_text("<p>" * 500)
    (tmp_path / "index.html.br").write_bytes(b"brotli")
    (tmp_path / "index.html.gz").write_bytes(b"gzip it")
    (tmp_path / "plain.png").write_bytes(b"png")
    return WebFiles(tmp_path)


def asked(pages: WebFiles, path: str, **headers: str) -> Response:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b"", "root_path": ""}
    app = SimpleNamespace(state=SimpleNamespace(meter=Meter()))  # refusals are counted
    return asyncio.run(pages.answer(Request({**scope, "scheme": "http", "server": ("localhost", 80), "app": app})))


@pytest.mark.parametrize(
    ("accepted", "way", "name"),
    [("gzip, br", "br", "index.html.br"), ("gzip", "gzip", "index.html.gz"), ("", None, "index.html")],
)
def test_a_file_comes_as_the_build_has_compressed_it(pages: WebFiles, accepted: str, way: str, name: str) -> None:
    answer = asked(pages, "/", accept_encoding=accepted)
    assert isinstance(answer, FileResponse)
    assert Path(answer.path).name == name
    assert answer.headers.get("content-encoding") == way
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["vary"] == "Accept-Encoding"


def test_every_form_has_a_tag_of_its_own_and_who_has_it_gets_nothing_more(pages: WebFiles) -> None:
    tags = {asked(pages, "/", accept_encoding=way).headers["etag"] for way in ("br", "gzip", "")}
    assert len(tags) == 3
    for tag in tags:
        found = [asked(pages, "/", accept_encoding=way, if_none_match=tag).status_code for way in ("br", "gzip", "")]
        assert sorted(found) == [200, 200, 304]


def test_pictures_are_not_compressed_and_compressed_files_have_no_address(pages: WebFiles) -> None:
    assert "vary" not in asked(pages, "/plain.png", accept_encoding="gzip, br").headers
    assert asked(pages, "/index.html.br").status_code == 404


# ---- answers ---------------------------------------------------------------------------------------
def test_only_what_is_long_is_compressed() -> None:
    for size, way in ((MIN_COMPRESSED_BYTES - 1, None), (MIN_COMPRESSED_BYTES, "gzip")):
        answer = asyncio.run(compressed(Response(b"x" * size), "gzip"))
        assert answer.headers.get("content-encoding") == way
        assert answer.headers["content-length"] == str(len(answer.body))
        assert (gzip.decompress(bytes(answer.body)) if way else answer.body) == b"x" * size


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("compression")) as server:
        yield server


def way_of(visitor: Visitor, path: str, **headers: str) -> str | None:
    answer = visitor.get(path, **headers)
    assert answer.status_code == 200
    assert answer.json(), "it can be read"
    way: str | None = answer.headers.get("content-encoding")
    return way


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/openapi.json", "/api/rules/evolution", "/api/lessons/marine/first"]
)
def test_long_answers_are_compressed(served: Served, path: str) -> None:
    visitor = served.stranger()
    assert way_of(visitor, path, **{"Accept-Encoding": "gzip"}) == "gzip"
    assert way_of(visitor, path, **{"Accept-Encoding": "identity"}) is None


def test_views_that_are_asked_for_are_compressed_and_answers_to_acts_are_not(served: Served) -> None:
    guest = served.guest()
    made = guest.post("/api/tables", {"game": "evolution", "players": 2, "start": True})
    assert len(made.content) > MIN_COMPRESSED_BYTES
    assert "content-encoding" not in made.headers
    assert way_of(guest, f"/api/tables/{made.json()['id']}") == "gzip"


def test_what_tells_of_a_person_is_never_compressed(served: Served) -> None:
    operator = served.operator()
    for _ in range(20):
        served.guest()
    personal = [one.path for one in ADDRESSES if one.method == "GET" and one.path.startswith(("/api/me", "/api/op"))]
    assert "/api/operator/users" in personal
    for path in personal:
        assert "content-encoding" not in operator.get(path).headers
