"""Places where notices arrive: a mail server and a web server on this machine that keep what they get."""

from __future__ import annotations

import http.server
import shutil
import socketserver
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest


class MailSession(socketserver.StreamRequestHandler):
    """As much of SMTP as a client needs to believe it; TLS from STARTTLS on, if the sink has a certificate."""

    def handle(self) -> None:
        with suppress(OSError):  # a client that does not trust us goes
            self.say("220 sink")
            self.listen()

    def listen(self) -> None:
        sink: Any = self.server
        while raw := self.rfile.readline():
            word = raw.split()[0].upper() if raw.split() else b""
            if word == b"STARTTLS" and sink.tls is not None:
                self.say("220 go on")
                self.hide()
            elif word == b"DATA":
                self.say("354 go on")
                lines = list(iter(self.rfile.readline, b".\r\n"))
                sink.got.append(b"".join(lines))
                self.say("250 kept")
            elif word == b"RCPT" and sink.refusals:
                self.say(sink.refusals.pop(0))
            elif word == b"EHLO":
                offer = "250-STARTTLS\r\n" if self.is_open and sink.tls is not None else ""
                self.say(f"250-sink\r\n{offer}250 AUTH PLAIN")
            elif word == b"AUTH":
                sink.signed_in.append(raw.split()[-1])
                self.say("235 welcome")
            elif word == b"QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 fine")

    @property
    def is_open(self) -> bool:
        """Whether everybody on the way can read what is said."""
        return not isinstance(self.connection, ssl.SSLSocket)

    def hide(self) -> None:
        """From now on nobody else can."""
        sink: Any = self.server
        self.connection = sink.tls.wrap_socket(self.connection, server_side=True)
        self.rfile = self.connection.makefile("rb")
        self.wfile = self.connection.makefile("wb", buffering=0)

    def finish(self) -> None:
        super().finish()
        self.connection.close()  # the server knows only what was there before TLS

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


class HiddenMailSession(MailSession):
    """TLS from the first byte."""

    def handle(self) -> None:
        with suppress(OSError):
            self.hide()
            super().handle()


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


def certificate(folder: Path, host: str) -> Path:
    """A certificate for a host, signed by itself, with its key; skips where it cannot be made."""
    if (openssl := shutil.which("openssl")) is None:
        pytest.skip("no openssl here to make a certificate")
    made = folder / f"{host}.pem"
    name = ["-subj", f"/CN={host}", "-addext", f"subjectAltName=DNS:{host}"]
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", str(made)]
    command = [openssl, "req", "-x509", "-days", "2", *key, *name, "-out", f"{made}.crt"]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    made.write_text(made.read_text(encoding="ascii") + Path(f"{made}.crt").read_text(encoding="ascii"))
    return made


@contextmanager
def sink(kind: type[socketserver.BaseRequestHandler], pem: Path | None = None) -> Iterator[Sink]:
    """A server; with a certificate it can hide what is said."""
    tls = None
    if pem is not None:
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(pem)
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), kind, bind_and_activate=True) as server:
        server.daemon_threads = True
        setattr(server, "got", [])  # noqa: B010  (for the sessions above)
        setattr(server, "refusals", [])  # noqa: B010
        setattr(server, "signed_in", [])  # noqa: B010
        setattr(server, "tls", tls)  # noqa: B010
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield Sink(server)
        finally:
            server.shutdown()
            thread.join()
