"""Places where notices arrive: a mail server and a web server on this machine that keep what they get."""

from __future__ import annotations

import http.server
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class MailSession(socketserver.StreamRequestHandler):
    """As much of SMTP as a client needs to believe it."""

    def handle(self) -> None:
        sink: Any = self.server
        self.say("220 sink")
        for raw in self.rfile:
            word = raw.split()[0].upper() if raw.split() else b""
            if word == b"DATA":
                self.say("354 go on")
                lines = list(iter(self.rfile.readline, b".\r\n"))
                sink.got.append(b"".join(lines))
                self.say("250 kept")
            elif word == b"RCPT" and sink.refusals:
                self.say(sink.refusals.pop(0))
            elif word == b"EHLO":
                self.say("250-sink\r\n250 AUTH PLAIN")
            elif word == b"AUTH":
                sink.signed_in.append(raw.split()[-1])
                self.say("235 welcome")
            elif word == b"QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 fine")

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


class HookSession(http.server.BaseHTTPRequestHandler):
    """Keeps bodies; the sink says which statuses to answer with."""

    def do_POST(self) -> None:
        sink: Any = self.server
        body = self.rfile.read(int(self.headers["Content-Length"]))
        status = sink.refusals.pop(0) if sink.refusals else 204
        if status < 300:
            sink.got.append(body)
        self.send_response(status)
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Sink:
    """A server in a thread."""

    def __init__(self, server: Any) -> None:
        self.server = server
        self.port = int(server.server_address[1])
        self.got: list[bytes] = server.got
        self.refusals: list[Any] = server.refusals
        self.signed_in: list[bytes] = server.signed_in

    def wait(self, count: int) -> list[bytes]:
        """What has arrived, once it is so much."""
        end = time.monotonic() + 20
        while len(self.got) < count and time.monotonic() < end:
            time.sleep(0.01)
        assert len(self.got) == count, self.got
        return self.got


@contextmanager
def sink(kind: type[socketserver.BaseRequestHandler]) -> Iterator[Sink]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), kind, bind_and_activate=True) as server:
        server.daemon_threads = True
        setattr(server, "got", [])  # noqa: B010  (for the sessions above)
        setattr(server, "refusals", [])  # noqa: B010
        setattr(server, "signed_in", [])  # noqa: B010
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield Sink(server)
        finally:
            server.shutdown()
            thread.join()
