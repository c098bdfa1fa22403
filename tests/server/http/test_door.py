"""Whoever opens a connection and does not finish their question is let go."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tangledbank.server.http.header_timeout import HeaderTimeout

from ..serving import Served

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(HeaderTimeout, "header_timeout", 0.4)
    with Served(tmp_path) as running:
        yield running


def connected(served: Served) -> socket.socket:
    found = urlsplit(served.address)
    return socket.create_connection((found.hostname, found.port), timeout=20)


@pytest.mark.parametrize("said", [b"", b"GET /heal", WHOLE[:-2]])
def test_half_a_question_is_not_waited_for(served: Served, said: bytes) -> None:
    with connected(served) as line:
        line.sendall(said)
        assert line.recv(1) == b""


def test_one_letter_after_the_other_gives_no_more_time(served: Served) -> None:
    with connected(served) as line:
        began = time.monotonic()
        while takes(line) and time.monotonic() < began + 20:
            time.sleep(0.05)
    assert time.monotonic() < began + 20


def takes(line: socket.socket) -> bool:
    """Whether somebody listens."""
    try:
        line.sendall(b"x")
    except OSError:
        return False
    return True


def test_half_of_the_next_question_is_not_waited_for_either(served: Served) -> None:
    with connected(served) as line:
        line.sendall(WHOLE)
        assert b"200 OK" in line.recv(4000)
        line.sendall(b"GET /heal")
        while line.recv(4000):
            pass


def test_whoever_has_asked_stays(served: Served) -> None:
    guest = served.guest()
    with guest.socket() as talk:
        with connected(served) as later:
            assert later.recv(1) == b"", "somebody who came later and asked nothing is let go"
        talk.send('{"type": "watch", "id": "w", "table": "nothing"}')
        assert "missing" in talk.recv(20)
