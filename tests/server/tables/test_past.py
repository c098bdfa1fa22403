"""Spectators with a delay: they see what was, and nothing is played twice for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables.delayed import delayed_table_at
from tangledbank.server.tables.entries import AnyEntry, Became, Forgotten, Left, Said, Stamped
from tangledbank.server.tables.hub import Hub
from tangledbank.server.tables.table import Table

from ..playing import PEOPLE, beginning, made, random_answer


class Story:
    """A table where one thing happens every second: who sits down, the beginning, then answers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = 0
        self.hub = Hub(store, lambda: self.time, shared=False)

    async def begin(self, answers: int) -> Table:
        await self.store.prepare()
        await self.hub.create("t", made("evolution", delay=600))
        for entry in beginning():
            await self.act(entry)
        for ply in range(answers):
            await self.act(random_answer(await self.hub.look("t"), ply))
        return await self.hub.look("t")

    async def act(self, entry: AnyEntry) -> None:
        self.time += 1000
        await self.hub.act("t", lambda _: [entry])


@pytest.fixture
def story(tmp_path: Path) -> Iterator[Story]:
    database = SqliteDatabase(tmp_path / "past.db")
    yield Story(Store(database))
    database.close()


def taken_in(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The entries that any table takes in from now on."""
    taken: list[int] = []
    real = Table.apply

    def apply(self: Table, stamped: Stamped) -> None:
        taken.append(stamped.n)
        real(self, stamped)

    monkeypatch.setattr(Table, "apply", apply)
    return taken


def test_the_past_is_what_had_happened_then(story: Story) -> None:
    async def scene() -> None:
        table = await story.begin(5)
        begun = len(PEOPLE) + 1
        for then in (0, 1000 * begun - 1):
            past = await delayed_table_at(table, story.hub, then)
            assert (past.status, past.n) == ("open", len(PEOPLE)), "who sits down is seen at once"
        for n in range(begun, table.n + 1):
            past = await delayed_table_at(table, story.hub, 1000 * n)
            assert (past.n, past.ply, past.status) == (n, n - begun, "running")
        assert past.playing.digest() == table.playing.digest()
        assert past is not table

    asyncio.run(scene())


def test_nothing_is_played_twice_however_many_look(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        table = await story.begin(60)
        taken = taken_in(monkeypatch)
        times = [1000 * n for n in (20, 20, 40, 40, 50, 50, 50)]
        for past in await asyncio.gather(*[delayed_table_at(table, story.hub, then) for then in times]):
            assert past.n == 50
        assert taken == list(range(1, 51))

    asyncio.run(scene())


def test_what_is_not_seen_yet_is_read_once(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        table = await story.begin(40)
        read: list[int] = []
        real = story.store.entries

        async def entries(key: str, after: int = -1) -> list[Stamped]:
            found = await real(key, after)
            read.extend([stamped.n for stamped in found])
            return found

        monkeypatch.setattr(story.store, "entries", entries)
        for then in (10_000, 12_000, 12_000):
            await delayed_table_at(table, story.hub, then)
        await story.act(random_answer(await story.hub.look("t"), 40))
        past = await delayed_table_at(table, story.hub, story.time)
        assert read == list(range(past.n + 1))
        assert past.playing.digest() == table.playing.digest()

    asyncio.run(scene())


def test_what_somebody_said_is_not_shown_later_if_they_have_gone_for_good(story: Story) -> None:
    async def scene() -> None:
        table = await story.begin(2)
        then = story.time
        await delayed_table_at(table, story.hub, then)
        await story.act(Said("guest", "Guest", "hidden"))
        said = story.time
        await story.act(Became("guest", "account", "Guest"))
        await delayed_table_at(table, story.hub, then)
        await story.act(Forgotten("account"))
        assert not (await delayed_table_at(table, story.hub, then)).chat
        await story.store.delete_user("account")
        assert not (await delayed_table_at(table, story.hub, said)).chat

    asyncio.run(scene())


def test_whoever_goes_for_good_is_not_shown_for_a_while_longer(story: Story) -> None:
    async def scene() -> None:
        table = await story.begin(2)
        then = story.time
        assert [chair.name for chair in (await delayed_table_at(table, story.hub, then)).chairs] == [
            "Ann",
            "Bob",
            "Cid",
        ]
        await story.act(Left(1))
        await story.act(Forgotten(PEOPLE[1]))
        assert [chair.name for chair in (await delayed_table_at(table, story.hub, then)).chairs] == ["Ann", "", "Cid"]

    asyncio.run(scene())


def test_whoever_came_as_a_guest_and_goes_for_good_is_not_shown_either(story: Story) -> None:
    async def scene() -> None:
        table = await story.begin(2)
        then = story.time
        assert (await delayed_table_at(table, story.hub, then)).chairs[1].name == "Bob"
        await story.act(Became(PEOPLE[1], "account", "Bob"))
        await story.act(Forgotten("account"))
        await story.store.delete_user("account")
        assert [chair.name for chair in (await delayed_table_at(table, story.hub, then)).chairs] == ["Ann", "", "Cid"]

    asyncio.run(scene())


def test_a_game_is_played_once_more_for_whoever_goes_and_not_with_every_answer_after_it(
    story: Story, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        table = await story.begin(60)
        await delayed_table_at(table, story.hub, 30_000)
        await story.act(Forgotten("somebody"))
        taken = taken_in(monkeypatch)
        for then in (30_000, 31_000, 32_000):
            await delayed_table_at(table, story.hub, then)
        assert taken == list(range(1, 33))

    asyncio.run(scene())
