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
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from ..client import Lost, Person, Subscription
from ..conftest import Cluster
from ..process import Server
from ..sinks import certificate

ROOT = Path(__file__).parent.parent.parent.parent
CONF = ROOT / "deploy" / "nginx.conf"
TWO = ROOT / "deploy" / "compose-nginx.conf"
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


def adapted(conf: Path, pem: Path, ports: dict[str, int]) -> str:
    """The file with the ports and the certificate of a test; everything else as it is."""
    text = conf.read_text(encoding="utf-8")
    text = re.sub(r"/etc/(ssl/games\.example|nginx/certificate)\.(pem|key)", str(pem), text)
    text = re.sub(r" *listen \[::\].*\n", "", text)
    for before, port in ports.items():
        assert text.count(before) == 1
        text = text.replace(before, re.sub(r"\d+$", str(port), before))
    return re.sub(r"\bgame-\d:", "127.0.0.1:", text)


@contextmanager
def proxied(conf: Path, folder: Path, pem: Path, servers: dict[str, int]) -> Iterator[tuple[str, str]]:
    """nginx in front of servers at ports, by how the file calls them: its address with https and the one without."""
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:{UNPACKED}")
    if nginx is None:
        pytest.skip("needs nginx (Debian package nginx)")
    https, http = free_port(), free_port()
    inner = adapted(conf, pem, {"listen 443": https, "listen 80": http, **servers})
    here = folder / "nginx.conf"
    here.write_text(AROUND.format(folder=folder, inner=inner), encoding="utf-8")
    subprocess.run([nginx, "-t", "-q", "-c", str(here)], check=True, timeout=30)
    process = subprocess.Popen([nginx, "-c", str(here)])
    try:
        end = time.monotonic() + 10
        while not listens(https):
            assert time.monotonic() < end
            time.sleep(0.02)
        yield f"https://localhost:{https}", f"http://localhost:{http}"
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
        with proxied(CONF, tmp_path, pem, {"http://127.0.0.1:8000": server.port}) as (https, http):
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


# ---- two processes ------------------------------------------------------------------------------
def test_two_processes_serve_as_one_and_one_that_dies_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cluster: Cluster
) -> None:
    """What deploy/compose.yaml starts, without containers: two servers, PostgreSQL, and its nginx."""
    pem = certificate(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    database = cluster.fresh()
    servers = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, database))
    try:
        first, second = [server.start() for server in servers]
        places = {"game-1:8000": first.port, "game-2:8000": second.port}
        with proxied(TWO, tmp_path, pem, places) as (https, http):
            asyncio.run(played_by_two(https, [first, second]))
            with httpx.Client(verify=ssl.create_default_context(cafile=str(pem))) as client:
                assert client.get(f"{https}/metrics").status_code == 404
                assert "Secure" in client.get(f"{https}/api/me").headers["set-cookie"]
                assert client.get(f"{http}/x").headers["location"] == "https://localhost/x"
    finally:
        for server in servers:
            server.kill()


def sockets_of(server: Server) -> int:
    """How many sockets a process has, as it says itself."""
    text = httpx.get(f"{server.address}/metrics", trust_env=False).text
    found = re.search(r"^tangledbank_sockets\{.*\} (\d+)$", text, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def played_by_two(address: str, servers: list[Server]) -> None:
    """Each at another process; when one has died both play on at the other."""
    people = [Person(address), Person(address)]
    made = await people[0].post("/api/tables", {"game": "evolution", "players": 2, "seats": ["me", "free"]})
    key = made["id"]
    await people[1].post(f"/api/tables/{key}/join", {"seat": 1})
    await people[0].post(f"/api/tables/{key}/start")
    for person in people:
        await person.connect()
        await person.watch(key)
    assert [sockets_of(server) for server in servers] == [1, 1]
    await answered_by_all(people, key)
    servers[1].kill()
    for person in people:
        await back(person, key)
    assert sockets_of(servers[0]) == 2
    await answered_by_all(people, key)
    for person in people:
        await person.close()


async def back(person: Person, key: str) -> None:
    """Come back, as a browser does: the proxy needs a moment to notice."""
    with suppress(Lost):
        await person.lose()
    async with asyncio.timeout(20):
        while True:
            try:
                await person.connect()
                await person.watch(key)
            except (Lost, OSError, WebSocketException):
                await asyncio.sleep(0.1)
            else:
                return


async def answered_by_all(people: list[Person], key: str) -> None:
    """One answer of whoever is asked, seen by both."""
    ply = people[0].subscriptions[key].view["ply"]
    for person in people:
        await until_ply(person.subscriptions[key], person, lambda now: now == ply)
    seat = next(seat for seat, person in enumerate(people) if person.subscriptions[key].options(seat))
    options = people[seat].subscriptions[key].options(seat)
    await people[seat].at("move", key, seat=seat, ply=ply, action=options[0])
    for person in people:
        await until_ply(person.subscriptions[key], person, lambda now: now > ply)


async def until_ply(subscription: Subscription, person: Person, fits: Callable[[int], bool]) -> None:
    """Until somebody sees the ply that is meant."""
    await person.until(lambda: fits(subscription.view["ply"]))
