"""What the store is told it can be asked for, the same from a file and from PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from typing import Any

import pytest

from tangledbank.server.store import accounts
from tangledbank.server.store.database import Conflict, Connection
from tangledbank.server.store.migrations import migrate
from tangledbank.server.store.sqlite import SqliteConnection
from tangledbank.server.store.store import Listed, Store
from tangledbank.server.tables.commands import checked
from tangledbank.server.tables.entries import (
    AnyEntry,
    Became,
    BotSeated,
    Clock,
    Created,
    Left,
    Said,
    Sat,
    Stamped,
    Started,
    encode,
)
from tangledbank.server.tables.table import Table

from ..conftest import Opening

LEASE = 1_000


@pytest.fixture
def store(opening: Opening) -> Store:
    found = Store(opening())
    asyncio.run(found.prepare())
    return found


def made(**fields: Any) -> Created:
    return checked(Created("evolution", 0, 2, 7, {}, "host", **fields))


async def create(store: Store, key: str, at: int = 1, **fields: Any) -> Table:
    first = Stamped(0, at, made(**fields))
    await store.create(key, first)
    return Table(key, first)


async def apply_entry(store: Store, table: Table, at: int, *entries: AnyEntry) -> list[Stamped]:
    fresh = [Stamped(table.n + 1 + k, at, entry) for k, entry in enumerate(entries)]
    for stamped in fresh:
        table.apply(stamped)
    await store.append(table.id, fresh, table)
    return fresh


# ---- tables ---------------------------------------------------------------------------------
def test_entries_come_back_as_they_were_in_order(store: Store) -> None:
    async def story() -> None:
        table = await create(store, "t", 5)
        text = "zażółć \x00 \U0001f98e '; DROP TABLE entries; -- %s ?"
        fresh = await apply_entry(store, table, 6, Sat(0, "ann", "Ann"), Said("ann", "Ann", text))
        assert await store.entries("t") == [Stamped(0, 5, made()), *fresh]
        assert await store.entries("t", 1) == fresh[1:]
        assert await store.entries("t", 2) == await store.entries("u") == []

    asyncio.run(story())


def test_of_two_writers_the_second_is_told_and_leaves_no_trace(store: Store) -> None:
    async def story() -> None:
        table = await create(store, "t")
        (kept,) = await apply_entry(store, table, 2, Sat(0, "ann", "Ann"))
        late = Table("t", Stamped(0, 1, made()))
        with pytest.raises(Conflict):
            await apply_entry(store, late, 3, Sat(0, "bob", "Bob"), Sat(1, "bob", "Bob"))
        assert (await store.entries("t"))[1:] == [kept]
        assert await store.of_user("bob", 9) == []
        with pytest.raises(Conflict):
            await create(store, "t")

    asyncio.run(story())


def test_of_a_batch_with_a_taken_number_nothing_is_stored(store: Store) -> None:
    """The first of the new entries has a free number, the second has not."""

    async def story() -> None:
        table = await create(store, "t")
        await apply_entry(store, table, 2, Sat(0, "ann", "Ann"))
        table.n = -2
        with pytest.raises(Conflict):
            await apply_entry(store, table, 3, Said("ann", "Ann", "first"), Said("ann", "Ann", "second"))
        assert [stamped.n for stamped in await store.entries("t", -9)] == [0, 1]

    asyncio.run(story())


def test_lists_show_the_latest_first_and_only_what_is_public(store: Store) -> None:
    async def story() -> None:
        tables = [
            await create(store, key, 1, visibility=v) for key, v in [("a", "public"), ("b", "link"), ("c", "public")]
        ]
        await apply_entry(store, tables[0], 9, Sat(0, "ann", "Ann"))
        await apply_entry(store, tables[1], 7, Sat(0, "ann", "Ann"), BotSeated(1, "novice"), Started())
        assert [found.id for found in await store.latest(9)] == ["a", "b", "c"]
        assert [found.id for found in await store.latest(2)] == ["a", "b"]
        assert await store.public("open", 9) == [
            Listed("a", "evolution", 2, "open", ["Ann", ""], 9, waited=False),
            Listed("c", "evolution", 2, "open", ["", ""], 1, waited=False),
        ]
        assert await store.public("running", 9) == []
        running = Listed("b", "evolution", 2, "running", ["Ann", "novice"], 7, waited=True)
        assert [found.waited for found in await store.of_user("ann", 9)] == [False, True]
        assert (await store.of_user("ann", 9))[1] == running
        assert [found.id for found in await store.of_user("host", 2)] == ["a", "b"]
        assert not (await store.of_user("host", 2))[1].waited

    asyncio.run(story())


# ---- who wakes a table -----------------------------------------------------------------------
def test_a_table_is_due_for_one_process_until_its_lease_ends(store: Store) -> None:
    async def story() -> None:
        for key in ("z", "a"):
            await apply_entry(
                store, await create(store, key), 10, Sat(0, "ann", "Ann"), BotSeated(1, "novice"), Started()
            )
        await create(store, "open")
        assert await store.due("one", 9, LEASE, 9) == []
        assert set(await store.due("one", 10, LEASE, 9)) == {"a", "z"}
        assert await store.due("two", 10 + LEASE, LEASE, 9) == []
        assert not await store.claim("a", "two", 10 + LEASE, LEASE)
        assert await store.claim("a", "one", 10 + LEASE, LEASE)
        assert await store.due("two", 11 + LEASE, LEASE, 9) == ["z"]
        assert not await store.claim("z", "one", 11 + LEASE, LEASE)
        assert not await store.claim("no table", "one", 11 + LEASE, LEASE)

    asyncio.run(story())


def test_a_table_without_bots_is_due_when_its_clock_runs_out(store: Store) -> None:
    async def story() -> None:
        table = await create(store, "t", clock=Clock("live", 60))
        await apply_entry(store, table, 10, Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Started())
        assert await store.due("one", 10 + 59_999, LEASE, 9) == []
        assert await store.due("one", 10 + 60_000, LEASE, 9) == ["t"]

    asyncio.run(story())


def test_processes_that_ask_at_once_never_get_the_same_table(opening: Opening, store: Store) -> None:
    async def story() -> None:
        for number in range(12):
            table = await create(store, f"t{number}")
            await apply_entry(store, table, number % 3, Sat(0, "a", "A"), BotSeated(1, "novice"), Started())
        stores = [Store(opening()) for _ in range(3)]
        found = await asyncio.gather(*[s.due(f"p{k}", 10, LEASE, 9) for k, s in enumerate(stores) for _ in range(3)])
        owners = {(key, k // 3) for k, keys in enumerate(found) for key in keys}
        assert len(owners) == len({key for key, _ in owners}) >= 9

    asyncio.run(story())


# ---- people ---------------------------------------------------------------------------------------
@pytest.fixture
def people(store: Store) -> Store:
    for number, name in enumerate(["ann", "bob"]):
        asyncio.run(store.add_guest(name, name.title(), f"{name}-token", number))
    return store


def test_a_session_ends_alone_or_with_all_of_its_owner(people: Store) -> None:
    async def known(*tokens: str) -> list[str | None]:
        found = [await people.user_of(token) for token in tokens]
        return [user.id if user else None for user in found]

    async def story() -> None:
        await people.make_account("ann", "queen", "Queen", "hash", "first", 1)
        assert await known("ann-token") == [None], "the guest's"
        assert await people.add_session("phone", "ann", "hash", 5)
        assert await people.add_session("tablet", "ann", "hash", 5)
        assert await known("first", "phone", "tablet", "none") == ["ann", "ann", "ann", None]
        await people.end_session("phone")
        assert await known("first", "phone", "tablet") == ["ann", None, "ann"]
        await people.end_sessions("ann")
        assert await known("first", "tablet", "bob-token") == [None, None, "bob"]

    asyncio.run(story())


def test_a_password_is_changed_once_and_ends_all_sessions_but_one(people: Store) -> None:
    async def sessions() -> list[str]:
        rows = await people.query("SELECT token FROM sessions WHERE user_id = 'ann' ORDER BY token")
        return [token for (token,) in rows]

    async def story() -> None:
        await people.make_account("ann", "queen", "Queen", "hash", "a", 1)
        assert await people.add_session("phone", "ann", "hash", 5)
        assert not await people.change_password("bob", "hash", "other", "bob-token"), "a guest has none"
        both = [people.change_password("ann", "hash", new, "phone") for new in ("one", "two")]
        assert sorted(await asyncio.gather(*both)) == [False, True]
        assert await sessions() == ["phone"]
        assert not await people.add_session("late", "ann", "hash", 5), "the old one is worth nothing any more"
        await people.set_password("ann", "three")
        assert await sessions() == []
        assert await people.add_session("tablet", "ann", "three", 5)

    asyncio.run(story())


def test_the_name_of_an_account_is_given_once(people: Store) -> None:
    async def story() -> None:
        await people.make_account("ann", "queen", "Queen", "hash", "a", 1)
        with pytest.raises(Conflict):
            await people.make_account("bob", "queen", "QUEEN", "other", "b", 1)
        found = await people.account("queen")
        assert found is not None
        assert (found[0].id, found[0].name, found[0].operator, found[1]) == ("ann", "Queen", False, "hash")
        assert await people.account("bob") is None
        assert await people.set_operator("queen", True)
        assert not await people.set_operator("king", True)
        assert [(user.id, user.operator) for user in await people.users(9)] == [("bob", False), ("ann", True)]

    asyncio.run(story())


def test_nothing_is_left_of_somebody_who_goes(people: Store) -> None:
    async def story() -> None:
        await people.rename("ann", "Anna", None)
        await people.set_notices("ann", "a@b.c", "https://h", "en")
        user = await people.user("ann")
        assert user is not None
        assert (user.name, user.account, user.email, user.hook) == ("Anna", None, "a@b.c", "https://h")
        await people.delete_user("ann")
        assert await people.user("ann") is await people.user_of("ann-token") is None
        assert await people.query("SELECT user_id FROM sessions") == [("bob",)]

    asyncio.run(story())


def test_name_and_lines_of_somebody_who_goes_are_emptied_where_they_are_stored(store: Store) -> None:
    async def story() -> None:
        table, other = await create(store, "t"), await create(store, "u")
        ann, bob = Sat(0, "ann", "Ann"), Said("bob", "Bob", "Ann?")
        await apply_entry(store, table, 2, ann, Said("ann", "Ann", "a secret"), bob, Left(0))
        await apply_entry(store, other, 2, Said("ann", "Ann", "another"))
        assert sorted(await store.traces("ann")) == ["t", "u"]
        await store.delete_user("ann")
        assert await store.traces("ann") == []
        empty = Said("", "", "")
        assert [stamped.entry for stamped in await store.entries("t", 0)] == [Sat(0, "ann", ""), empty, bob, Left(0)]
        assert [stamped.entry for stamped in await store.entries("u", 0)] == [empty]
        again = Table("t", (await store.entries("t"))[0])
        for stamped in await store.entries("t", 0):
            again.apply(stamped)
        assert [line.entry for line in again.chat] == [bob]

    asyncio.run(story())


def test_of_a_long_game_only_what_names_somebody_is_read_and_others_may_write_between_two_tables(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        for key in ("t", "u"):
            await apply_entry(
                store, await create(store, key), 2, Sat(0, "ann", "Ann"), *[Left(0)] * 20, Became("ann", "x", "")
            )
        read: list[str] = []
        runs: list[object] = []
        real, run = accounts.readable, store.database.run

        def readable(raw: str) -> AnyEntry | None:
            read.append(raw)
            return real(raw)

        async def counted(work: Callable[[Connection], Any]) -> Any:
            runs.append(work)
            return await run(work)

        monkeypatch.setattr(accounts, "readable", readable)
        monkeypatch.setattr(store.database, "run", counted)
        await store.delete_user("ann")
        assert len(read) == 4
        assert len(runs) == 4, "whose tables, two of them, and the rest"

    asyncio.run(story())


def test_an_older_database_learns_who_has_left_traces_where(opening: Opening) -> None:
    database = opening()
    ann, bob = "a" * 16, "b" * 16

    def old(connection: Connection) -> None:
        migrate(connection, 1)
        connection.execute("INSERT INTO tables VALUES ('t', 'evolution', 2, 'host', 'link', 'open', 1, 1, NULL, '', 0)")
        for n, entry in enumerate([Sat(0, ann, "Ann"), Said(bob, "Bob", "hi"), Said(bob, "Bob", "ho"), Left(0)]):
            connection.execute("INSERT INTO entries VALUES ('t', ?, 1, ?)", [n, encode(entry).decode()])

    async def story() -> None:
        await database.run(old)
        store = Store(database)
        await store.prepare()
        assert sorted(await store.query("SELECT user_id, table_id FROM traces")) == [(ann, "t"), (bob, "t")]
        assert (await store.latest(9))[0].names == ["", ""]

    asyncio.run(story())


def test_lists_of_an_older_database_have_names(opening: Opening) -> None:
    """As at its seats: somebody, a bot, a bot that was sent away, a bot in place of another."""
    database = opening()
    ann = "a" * 16
    told = [
        Sat(0, ann, "Ann"),
        *[BotSeated(seat, "novice") for seat in (1, 2, 3)],
        Left(2),
        Left(3),
        BotSeated(3, "strong"),
    ]

    def old(connection: Connection) -> None:
        migrate(connection, 1)
        connection.execute("INSERT INTO users (id, name, created) VALUES (?, 'Ann', 1)", [ann])
        connection.execute("INSERT INTO tables VALUES ('t', 'evolution', 4, 'host', 'link', 'open', 1, 1, NULL, '', 0)")
        for n, entry in enumerate(told):
            connection.execute("INSERT INTO entries VALUES ('t', ?, 1, ?)", [n, encode(entry).decode()])
        for seat, user in enumerate([ann, "", "", ""]):
            connection.execute("INSERT INTO seats VALUES ('t', ?, ?, 0)", [seat, user])

    async def story() -> None:
        await database.run(old)
        store = Store(database)
        await store.prepare()
        assert (await store.latest(9))[0].names == ["Ann", "novice", "", "strong"]

    asyncio.run(story())


class Explained:
    """A database that says how it would look for things, instead of doing it."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self.raw = raw
        self.plans: list[str] = []

    async def run(self, work: Callable[[Any], Any]) -> Any:
        return work(self)

    def execute(self, sql: str, values: Iterable[object] = ()) -> list[Any]:
        self.plans += [row[3] for row in self.raw.execute(f"EXPLAIN QUERY PLAN {sql}", tuple(values))]
        return []


def test_what_is_asked_often_does_not_look_at_every_table_there_is() -> None:
    with closing(sqlite3.connect(":memory:")) as raw:
        migrate(SqliteConnection(raw))
        explained = Explained(raw)
        store = Store(explained)  # type: ignore[arg-type]

        async def story() -> None:
            await store.due("me", 1, 1, 1)
            await store.of_user("ann", 1)
            await store.traces("ann")
            await store.public("open", 1)
            await store.entries("t")
            await store.accounts_like("ann")

        asyncio.run(story())
    assert len(explained.plans) > 5
    assert not [plan for plan in explained.plans if re.match("SCAN (tables|seats|entries|traces|users)", plan)]


def test_a_guest_makes_one_account_even_with_two_requests_at_once(store: Store) -> None:
    async def story() -> None:
        await store.add_guest("ann", "Guest 1", "token", 1)
        assert await store.make_account("ann", "ann", "Ann", "hash", "a", 1)
        assert not await store.make_account("ann", "bob", "Bob", "other", "b", 1)
        found = await store.account("ann")
        assert found is not None
        assert (found[0].name, found[1]) == ("Ann", "hash")
        assert await store.account("bob") is None

    asyncio.run(story())


# ---- the rest ---------------------------------------------------------------------------------------
def test_invitations_of_a_seat_are_revoked_together(store: Store) -> None:
    async def story() -> None:
        await create(store, "t")
        for token, seat in [("x", 0), ("y", 0), ("z", 1)]:
            await store.invite(token, "t", seat, 1)
        assert await store.invitation("y") == ("t", 0, 1)
        await store.revoke("t", 0)
        found = [await store.invitation(token) for token in ("x", "y", "z", "none")]
        assert found == [None, None, ("t", 1, 1), None]
        with pytest.raises(Conflict):
            await store.invite("w", "no table", 0, 1)

    asyncio.run(story())


def test_the_first_value_of_a_setting_stays(opening: Opening, store: Store) -> None:
    async def story() -> None:
        assert await store.setting("secret") is None
        await asyncio.gather(*[Store(opening()).set_setting_once("secret", str(k)) for k in range(4)])
        first = await store.setting("secret")
        await store.set_setting_once("secret", "later")
        assert await store.setting("secret") == first != "later"

    asyncio.run(story())
