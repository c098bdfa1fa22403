"""Two processes at one table: nothing is lost, nothing happens twice, both see the same in the end."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from tangledbank import BadInput
from tangledbank.server.store.database import Database
from tangledbank.server.store.notifications import Notification
from tangledbank.server.store.postgres import PostgresDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables import commands
from tangledbank.server.tables.entries import Created, Moved, Said, Stamped
from tangledbank.server.tables.hub import Command, Hub
from tangledbank.server.tables.table import RUNNING, Table

from ..conftest import Cluster, Opening

LINES = 15
USERS = ("ann", "bob")


def quiet(table: Table) -> None:
    """Whoever comes is not greeted."""


class Pair:
    """Two hubs, each with connections of its own, as in two processes."""

    def __init__(self, opening: Opening) -> None:
        clock = itertools.count(1)
        self.hubs = [Hub(Store(opening()), lambda: next(clock), shared=True) for _ in USERS]
        self.heard: list[list[Stamped]] = [[], []]

    async def begin(self) -> None:
        await self.hubs[0].store.prepare()
        await self.hubs[0].create("t", commands.checked(Created("evolution", 0, 2, 7, {}, "ann")))
        for hub, heard in zip(self.hubs, self.heard, strict=True):
            await hub.subscribe("t", lambda _, fresh, heard=heard: heard.extend(fresh), quiet)  # type: ignore[misc]

    def listen(self, seat: int, told: list[Notification | None]) -> None:
        """Have a hub look again whenever another process says that it wrote, as the server does."""
        hub = self.hubs[seat]
        tasks: set[asyncio.Task[None]] = set()

        def heard(news: Notification | None) -> None:
            told.append(news)
            tasks.add(asyncio.ensure_future(hub.refresh("t")))

        hub.store.database.listen(heard)

    async def act(self, seat: int, command: Command) -> Table:
        """As often as the hub says that it is busy, as a client would."""
        while True:
            try:
                return await self.hubs[seat].act("t", command)
            except BadInput as error:
                if error.message.key != "server-busy":
                    raise


@pytest.fixture
def pair(opening: Opening) -> Pair:
    return Pair(opening)


async def talk(pair: Pair, seat: int) -> None:
    user = USERS[seat]
    for number in range(LINES):
        said = Said(user, user, f"{user} {number}")
        await pair.act(seat, lambda _, said=said: [said])  # type: ignore[misc]


async def play(pair: Pair, seat: int) -> None:
    """Answer whatever this seat is asked, each answer delivered twice."""
    user = USERS[seat]
    while (table := await pair.hubs[seat].look("t")).status == RUNNING:
        if seat not in table.waiting():
            await asyncio.sleep(0.001)
            continue
        ply, action = table.ply, table.playing.options(seat)[0]
        try:
            for _ in range(2):
                await pair.act(seat, lambda t, p=ply, a=action: commands.move(t, user, seat, p, a, f"{seat} {p}"))  # type: ignore[misc]
        except commands.Stale:
            continue


async def start(pair: Pair) -> None:
    for seat, user in enumerate(USERS):
        await pair.act(seat, lambda t, s=seat, u=user: commands.sit(t, u, u, s))  # type: ignore[misc]
    await pair.act(0, lambda t: commands.start(t, "ann"))


def test_lines_of_both_are_all_there_once_and_in_order(pair: Pair) -> None:
    async def story() -> list[Stamped]:
        await pair.begin()
        await asyncio.gather(*[talk(pair, seat) for seat in (0, 1)])
        looks = [await hub.look("t") for hub in pair.hubs]
        assert looks[0].chat == looks[1].chat
        return await pair.hubs[0].store.entries("t")

    stored = asyncio.run(story())
    assert [stamped.n for stamped in stored] == list(range(2 * LINES + 1))
    lines = [stamped.entry for stamped in stored if isinstance(stamped.entry, Said)]
    for user in USERS:
        assert [line.text for line in lines if line.user == user] == [f"{user} {k}" for k in range(LINES)]


def test_those_who_look_hear_of_every_entry_once(pair: Pair) -> None:
    async def story() -> list[Stamped]:
        await pair.begin()
        await asyncio.gather(*[talk(pair, seat) for seat in (0, 1)])
        for hub in pair.hubs:
            await hub.look("t")
        return await pair.hubs[0].store.entries("t", 0)

    stored = asyncio.run(story())
    assert pair.heard == [stored, stored]


def test_a_game_played_through_two_processes_is_one_game(pair: Pair) -> None:
    async def story() -> None:
        await pair.begin()
        await start(pair)
        await asyncio.gather(*[play(pair, seat) for seat in (0, 1)])
        looks = [await hub.look("t") for hub in pair.hubs]
        fresh = await Hub(pair.hubs[0].store, lambda: 0, shared=True).look("t")
        assert {table.playing.digest() for table in [*looks, fresh]} == {fresh.playing.digest()}
        moves = [stamped for stamped in await pair.hubs[1].store.entries("t") if isinstance(stamped.entry, Moved)]
        assert fresh.playing.over
        assert len(moves) == fresh.ply > 20

    asyncio.run(story())


def test_whoever_looks_hears_of_another_process_without_asking(cluster: Cluster) -> None:
    """Also when the connection that listens was lost meanwhile."""
    address = cluster.fresh()
    databases: list[Database] = [PostgresDatabase(address) for _ in USERS]
    pair = Pair(databases.pop)
    told: list[list[Notification | None]] = [[], []]

    async def until(lines: int, connections: int) -> None:
        async with asyncio.timeout(20):
            while len(pair.heard[1]) < lines or min(one.count(None) for one in told) < connections:
                await asyncio.sleep(0.005)

    async def story() -> None:
        await pair.begin()
        for seat in (0, 1):
            pair.listen(seat, told[seat])
        await until(0, 1)
        await talk(pair, 0)
        await until(LINES, 1)
        for (pid,) in cluster.execute("SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"):
            cluster.execute(f"SELECT pg_terminate_backend({pid}, 5000)")
        await talk(pair, 0)
        await until(2 * LINES, 2)
        assert told[0] == [None, None]
        assert set(told[1]) == {None, Notification("t")}
        for hub in pair.hubs:
            hub.store.database.close()

    asyncio.run(story())
    assert [stamped.n for stamped in pair.heard[1]] == list(range(1, 2 * LINES + 1))
