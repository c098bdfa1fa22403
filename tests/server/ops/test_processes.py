"""Two server processes on one PostgreSQL: what happens at one is seen at the other, and one can die."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import msgspec
import pytest

from scripts.server import crash
from tangledbank import replay
from tangledbank.server.tables.entries import Moved, Stamped
from tangledbank.server.tables.scheduler import LEASE_MS

from ..client import Person, Refused
from ..conftest import Cluster
from ..playing import beginning, random_answer, random_game
from ..process import Server

SOON = LEASE_MS / 1000 + 20
"""Seconds after which another process has taken over everything, also on a machine with other things to do."""


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes on one database."""
    database = cluster.fresh()
    found = [Server(tmp_path_factory.mktemp(name), database) for name in ("one", "two")]
    try:
        for server in found:
            server.start()
        yield found
    finally:
        for server in found:
            server.kill()


@pytest.fixture
def servers(pair: list[Server]) -> list[Server]:
    """Both alive, whatever a test did to them."""
    for server in pair:
        if server.process is None:
            server.start()
    return pair


async def table_for_two(people: list[Person]) -> str:
    """A table with a person at each process, and a bot."""
    host, guest = people
    body = {"game": "evolution", "players": 3, "seats": ["me", "free", "novice"]}
    key = str((await host.post("/api/tables", body))["id"])
    await guest.post(f"/api/tables/{key}/join", {"seat": 1})
    for person in people:
        await person.connect()
        await person.watch(key)
    await host.post(f"/api/tables/{key}/start")
    return key


async def table_of_bots(host: Person) -> str:
    """A table that goes on by itself."""
    body = {"game": "marine", "players": 3, "seats": ["novice"] * 3, "start": True}
    return str((await host.post("/api/tables", body))["id"])


async def answer(people: list[Person], key: str, most: int) -> None:
    """So many answers of the two, each seen by both."""
    host, views = people[0], [person.subscriptions[key] for person in people]
    for _ in range(most):
        await host.until(lambda: bool(views[0].view["waiting"]) and 2 not in views[0].view["waiting"])
        seat = views[0].view["waiting"][0]
        ply = views[0].view["ply"]
        await people[seat].until(lambda: views[seat].view["ply"] == ply)  # noqa: B023
        await people[seat].at("move", key, seat=seat, ply=ply, action=views[seat].options(seat)[0])
        for subscription, person in zip(views, people, strict=True):
            await person.until(lambda subscription=subscription: subscription.view["ply"] > ply)  # type: ignore[misc]  # noqa: B023


async def scene(servers: list[Server]) -> None:
    people = [Person(server.address) for server in servers]
    try:
        key = await table_for_two(people)
        bots = [await table_of_bots(people[0]) for _ in range(2)]
        await answer(people, key, 6)
        both_at_once = await asyncio.gather(
            *[person.at("chat", key, text=f"from {number}") for number, person in enumerate(people)]
        )
        assert both_at_once == [None, None]
        for person in people:
            await person.until(lambda person=person: len(person.subscriptions[key].chat) == 2)  # type: ignore[misc]
        subscriptions = [await people[1].watch(bot) for bot in bots]
        servers[0].kill()
        began = time.monotonic()
        before = {id(subscription): subscription.view["ply"] for subscription in subscriptions}
        await people[0].move_to(servers[1].address)
        assert not await people[0].connect(), "another process knows the person, but not the connection"
        await answer(people, key, 6)
        for subscription in subscriptions:
            await people[1].until(lambda subscription=subscription: subscription.view["ply"] > before[id(subscription)])  # type: ignore[misc]
        assert time.monotonic() - began < SOON
        assert [line["text"] for line in people[0].subscriptions[key].chat] == [
            line["text"] for line in people[1].subscriptions[key].chat
        ]
        await end(people, key)
    finally:
        for person in people:
            await person.close()


async def end(people: list[Person], key: str) -> None:
    """The game as it is stored is a game."""
    closed = await people[0].post(f"/api/tables/{key}/close")
    record = (await people[1].get(f"/api/tables/{key}/record"))["record"]
    assert len(replay(record).log) == closed["ply"]


async def race(servers: list[Server]) -> None:
    """Two devices of one person answer the same question at two processes: one answer counts, the other is stale."""
    first, second = Person(servers[0].address), Person(servers[1].address)
    try:
        await first.get("/api/me")
        second.http.cookies = first.http.cookies
        body = {"game": "dominant-species", "players": 2, "seats": ["me", "me"], "start": True}
        key = str((await first.post("/api/tables", body))["id"])
        for person in (first, second):
            await person.connect()
            await person.watch(key)
        won = [0, 0]
        for ply in range(30):
            for person in (first, second):
                await person.until(lambda person=person: person.subscriptions[key].view["ply"] == ply)  # type: ignore[misc]  # noqa: B023
            seat = first.subscriptions[key].view["waiting"][0]
            options = first.subscriptions[key].options(seat)
            told = await asyncio.gather(
                first.at("move", key, seat=seat, ply=ply, action=options[0]),
                second.at("move", key, seat=seat, ply=ply, action=options[-1]),
                return_exceptions=True,
            )
            refused = [number for number, answer in enumerate(told) if isinstance(answer, Refused)]
            assert len(refused) == 1, told
            won[1 - refused[0]] += 1
        assert sum(won) == 30
    finally:
        await first.close()
        await second.close()


def test_of_two_processes_one_applies_a_ply(servers: list[Server]) -> None:
    asyncio.run(race(servers))


def test_a_client_at_each_process_and_then_one_process_dies(servers: list[Server]) -> None:
    asyncio.run(scene(servers))


# ---- scripts/server/crash.py would notice ---------------------------------------------------------------
def test_the_storm_counts_what_is_lost_or_comes_twice() -> None:
    table = next(random_game("evolution", 1))
    entries = [Stamped(0, 0, table.created), *[Stamped(n, 0, entry) for n, entry in enumerate(beginning(), 1)]]
    acknowledged: dict[str, tuple[int, str]] = {}
    for k in range(6):
        said = random_answer(table, k)
        move = Moved(said.seat, said.action, key=f"k{k}")
        entries.append(Stamped(len(entries), 0, move))
        table.apply(entries[-1])
        acknowledged[move.key] = (move.seat, move.action)

    def losses(stored: list[Stamped]) -> dict[str, int]:
        tally = crash.Tally()
        crash.check("t", stored, acknowledged, tally)
        return {name: tally.counts[name] for name in crash.LOSSES if tally.counts[name]}

    assert losses(entries) == {}
    assert losses(entries[:-1]) == {"lost": 1}
    gap = [stamped if stamped.n != 2 else Stamped(9_999, 0, stamped.entry) for stamped in entries]
    assert losses(gap) == {"wrong order": 1}
    twice = msgspec.structs.replace(entries[-1], entry=msgspec.structs.replace(entries[-1].entry, key="k4"))
    assert losses([*entries[:-1], twice]) == {"lost": 2 - (acknowledged["k4"] == acknowledged["k5"]), "duplicated": 1}
