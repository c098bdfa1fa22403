"""deploy/nginx.conf in front of a real server: https, sockets, and nothing that is not for everybody."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from .client import Person
from .process import Server
from .sinks import certificate

ROOT = Path(__file__).parent.parent.parent
CONF = ROOT / "deploy" / "nginx.conf"
UNPACKED = ROOT / ".cache" / "nginx" / "usr" / "sbin"
"""Where scripts/install-system puts it."""
AROUND = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{inner}
}}
"""
"""What a distribution puts around it; one process, as whoever runs the tests."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def adapted(pem: Path, ports: tuple[int, int, int]) -> str:
    """The file with the ports and the certificate of a test; everything else as it is."""
    text = CONF.read_text(encoding="utf-8")
    text = re.sub(r"/etc/ssl/games\.example\.(pem|key)", str(pem), text)
    text = re.sub(r" *listen \[::\].*\n", "", text)
    for before, port in zip(("listen 443", "listen 80", "http://127.0.0.1:8000"), ports, strict=True):
        assert text.count(before) == 1
        text = text.replace(before, re.sub(r"\d+$", str(port), before))
    return text


@contextmanager
def proxied(folder: Path, pem: Path, server: int) -> Iterator[tuple[str, str]]:
    """nginx in front of a server: its address with https and the one without."""
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:{UNPACKED}")
    if nginx is None:
        pytest.skip("needs nginx (Debian package nginx)")
    ports = (free_port(), free_port(), server)
    conf = folder / "nginx.conf"
    conf.write_text(AROUND.format(folder=folder, inner=adapted(pem, ports)), encoding="utf-8")
    subprocess.run([nginx, "-t", "-q", "-c", str(conf)], check=True, timeout=30)
    process = subprocess.Popen([nginx, "-c", str(conf)])
    try:
        end = time.monotonic() + 10
        while not listens(ports[0]):
            assert time.monotonic() < end
            time.sleep(0.02)
        yield f"https://localhost:{ports[0]}", f"http://localhost:{ports[1]}"
    finally:
        process.terminate()
        process.wait()


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def test_a_move_goes_through_the_proxy_and_numbers_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pem = certificate(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    server = Server(tmp_path).start()
    try:
        with proxied(tmp_path, pem, server.port) as (https, http):
            asyncio.run(played(https))
            with httpx.Client(verify=ssl.create_default_context(cafile=str(pem))) as client:
                assert client.get(f"{https}/metrics").status_code == 404
                assert client.get(f"{https}/healthz").json() == {"ok": True}
                cookie = client.get(f"{https}/api/me").headers["set-cookie"]
                assert "Secure" in cookie
                moved = client.get(f"{http}/x")
                assert (moved.status_code, moved.headers["location"]) == (301, "https://localhost/x")
                for origin, status in ((https, 200), ("https://evil.example", 403)):
                    answer = client.post(f"{https}/api/me/name", json={"name": "Ann"}, headers={"Origin": origin})
                    assert answer.status_code == status
                long = client.post(f"{https}/api/records", content=b"x" * 4_300_000)
                assert long.status_code == 413
    finally:
        server.kill()


async def played(address: str) -> None:
    """One answer over the socket, as a browser would give it."""
    person = Person(address)
    made = await person.post("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "me"], "start": True})
    await person.connect()
    subscription = await person.watch(made["id"])
    move = {"seat": 0, "ply": 0, "action": subscription.options(0)[0]}
    await person.at("move", made["id"], **move)
    await person.until(lambda: subscription.view["ply"] == 1)
    await person.close()
