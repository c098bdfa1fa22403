"""Commands happen one after the other, are on the disk before anybody hears of them, and are told exactly once."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tangledbank.core.errors import BadInput
from tangledbank.server import slices
from tangledbank.server.http.problems import code_of
from tangledbank.server.store.database import Conflict
from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables import commands
from tangledbank.server.tables import hub as hub_module
from tangledbank.server.tables.entries import AnyEntry, Said, Stamped
from tangledbank.server.tables.hub import (
    KEEP_AFTER_USE_MS,
    MAX_TOLD_AT_ONCE,
    UNLOAD_AFTER_MS,
    Busy,
    Hub,
    Listener,
    NotFound,
)
from tangledbank.server.tables.table import Table

from ..playing import PEOPLE, beginning, made, random_answer, random_game

Append = Callable[[str, list[Stamped], Table, int], Awaitable[None]]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    database = SqliteDatabase(tmp_path / "hub.db")
    found = Store(database)
    asyncio.run(found.prepare())
    yield found
    database.close()


def hub_of(store: Store, shared: bool = False) -> Hub:
    return Hub(store, lambda: 1000, shared)


def line(text: str) -> Callable[[Table], list[AnyEntry]]:
    return lambda table: [Said("ann", "Ann", text)]


def texts(entries: list[Stamped]) -> list[str]:
    return [stamped.entry.text for stamped in entries if isinstance(stamped.entry, Said)]


class Ear:
    """Somebody who looks at a table."""

    def __init__(self) -> None:
        self.heard: list[Stamped] = []

    def __call__(self, table: Table, fresh: list[Stamped]) -> None:
        self.heard += fresh
        assert table.n == fresh[-1].n


def quiet(table: Table) -> None:
    """Whoever comes is not greeted."""


async def listening(hub: Hub, ear: Listener) -> None:
    await hub.subscribe("t", ear, quiet)


# ---- several processes ---------------------------------------------------------------------------
def test_two_processes_write_everything_once_and_both_hear_it_once(store: Store) -> None:
    async def scene() -> None:
        hubs = [hub_of(store, shared=True), hub_of(store, shared=True)]
        ears = [Ear(), Ear()]
        await hubs[0].create("t", made("evolution"))
        for hub, ear in zip(hubs, ears, strict=True):
            await listening(hub, ear)
        await asyncio.gather(*[hubs[k % 2].act("t", line(str(k))) for k in range(20)])
        for hub in hubs:
            await hub.refresh("t")
        stored = await store.entries("t")
        assert [stamped.n for stamped in stored] == list(range(21))
        assert sorted(texts(stored)) == sorted(str(k) for k in range(20))
        assert [ear.heard for ear in ears] == [stored[1:], stored[1:]]

    asyncio.run(scene())


def test_of_two_processes_only_one_answers_a_question(store: Store) -> None:
    async def scene() -> None:
        hubs = [hub_of(store, shared=True), hub_of(store, shared=True)]
        await hubs[0].create("t", made("evolution"))
        table = await hubs[0].act("t", lambda table: beginning())
        seat = table.waiting()[0]
        action = table.playing.options(seat)[0]
        moves = [
            hub.act("t", lambda t, k=k: commands.move(t, PEOPLE[seat], seat, 0, action, f"key {k}"))  # type: ignore[misc]
            for k, hub in enumerate(hubs)
        ]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert len([result for result in results if isinstance(result, Table)]) == 1
        assert len([result for result in results if isinstance(result, BadInput)]) == 1
        assert (await hubs[0].look("t")).ply == (await hubs[1].look("t")).ply == 1

    asyncio.run(scene())


def test_whoever_is_always_too_late_is_told_that_it_is_busy(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def always_late(*entry: object) -> None:
        raise Conflict

    async def scene() -> None:
        hub = hub_of(store)
        await hub.create("t", made("evolution"))
        monkeypatch.setattr(store, "append", always_late)
        with pytest.raises(Busy) as error:
            await hub.act("t", line("never"))
        assert code_of(error.value) == (503, "busy")
        assert not (await hub.look("t")).chat

    asyncio.run(scene())


# ---- what goes wrong -----------------------------------------------------------------------------
def test_the_same_delivery_twice_is_one_answer(store: Store) -> None:
    async def scene() -> None:
        hub = hub_of(store)
        await hub.create("t", made("evolution"))
        table = await hub.act("t", lambda table: beginning())
        seat = table.waiting()[0]
        action = table.playing.options(seat)[0]
        for _ in range(3):
            await hub.act("t", lambda t: commands.move(t, PEOPLE[seat], seat, 0, action, "once"))
        assert len(await store.entries("t")) == 1 + len(beginning()) + 1
        hub = hub_of(store)  # also after a restart
        await hub.act("t", lambda t: commands.move(t, PEOPLE[seat], seat, 0, action, "once"))
        assert (await hub.look("t")).ply == 1

    asyncio.run(scene())


@pytest.mark.parametrize("happened", [False, True])
def test_when_the_disk_fails_memory_is_what_the_disk_says(
    store: Store, monkeypatch: pytest.MonkeyPatch, happened: bool
) -> None:
    real: Append = store.append

    async def fails(key: str, fresh: list[Stamped], after: Table, ahead: int) -> None:
        if happened:
            await real(key, fresh, after, ahead)
        raise OSError("no answer")

    async def scene() -> None:
        hub, ear = hub_of(store), Ear()
        await hub.create("t", made("evolution"))
        await listening(hub, ear)
        monkeypatch.setattr(store, "append", fails)
        with pytest.raises(OSError, match="no answer"):
            await hub.act("t", line("perhaps"))
        assert ear.heard == []
        monkeypatch.setattr(store, "append", real)
        assert texts((await hub.look("t")).chat) == (["perhaps"] if happened else [])
        await hub.act("t", line("certainly"))
        stored = await store.entries("t")
        assert ear.heard == stored[1:]
        assert texts(stored) == [*(["perhaps"] if happened else []), "certainly"]

    asyncio.run(scene())


def test_what_is_being_written_is_told_although_its_author_has_gone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    real: Append = store.append

    async def scene() -> None:
        go_on = asyncio.Event()

        async def slowly(key: str, fresh: list[Stamped], after: Table, ahead: int) -> None:
            await go_on.wait()
            await real(key, fresh, after, ahead)

        hub, ear = hub_of(store), Ear()
        await hub.create("t", made("evolution"))
        await listening(hub, ear)
        monkeypatch.setattr(store, "append", slowly)
        author = asyncio.ensure_future(hub.act("t", line("last words")))
        await asyncio.sleep(0.01)
        author.cancel()
        await asyncio.sleep(0.01)
        assert (author.cancelled(), ear.heard) == (True, [])
        go_on.set()
        await hub.look("t")
        assert texts(ear.heard) == ["last words"]
        await asyncio.sleep(0)
        assert not hub.doing

    asyncio.run(scene())


def test_a_listener_that_fails_keeps_nobody_from_hearing(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    def deaf(table: Table, fresh: list[Stamped]) -> None:
        raise ValueError("deaf")

    async def scene() -> None:
        hub, ear = hub_of(store), Ear()
        await hub.create("t", made("evolution"))
        await listening(hub, deaf)
        await listening(hub, ear)
        await hub.act("t", line("hello"))
        assert texts(ear.heard) == ["hello"]

    asyncio.run(scene())
    assert "deaf" in caplog.text


# ---- long games ----------------------------------------------------------------------------------
async def long_game(hub: Hub) -> int:
    """A table with many answers, forgotten by the hub; the number of its entries."""
    await hub.create("t", made("dominant-species"))
    entries = [*beginning()]
    for ply, table in enumerate(random_game("dominant-species", 400)):
        entries.append(random_answer(table, ply))
    await hub.act("t", lambda _: entries)
    hub.slots.clear()
    return len(entries)


async def turns_during(work: Awaitable[object]) -> int:
    """How often everybody else has a turn meanwhile."""
    task = asyncio.ensure_future(work)
    turns = 0
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    return turns


def test_a_long_game_is_loaded_while_others_have_their_turns(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hub = hub_of(store)
        count = await long_game(hub)
        stored = await store.entries("t")

        async def at_once(*_: object) -> list[Stamped]:
            return stored

        monkeypatch.setattr(store, "entries", at_once)
        monkeypatch.setattr(slices, "SLICE_S", 0.0)
        assert await turns_during(hub.look("t")) > count // 2, "however few entries take so long"

    asyncio.run(scene())


def test_whoever_comes_while_a_table_is_loaded_waits_in_line(store: Store) -> None:
    async def scene() -> None:
        hub = hub_of(store)
        await long_game(hub)
        lines = [str(k) for k in range(5)]
        await asyncio.gather(*[hub.act("t", line(text)) for text in lines], hub.look("t"))
        table = await hub.look("t")
        assert texts(table.chat) == lines
        assert texts(await store.entries("t")) == lines

    asyncio.run(scene())


def test_a_move_waits_for_one_of_those_who_look_at_most(store: Store) -> None:
    async def scene() -> None:
        hub = hub_of(store)
        await hub.create("t", made("evolution"))
        greeted: list[int] = []
        found: list[int] = []

        def moves(table: Table) -> list[AnyEntry]:
            found.append(len(greeted))
            return line("quick")(table)

        looks = [hub.subscribe("t", Ear(), lambda table: greeted.append(table.n)) for _ in range(50)]
        limit = asyncio.gather(*looks, *[hub.quietly("t", lambda table: greeted.append(table.n)) for _ in range(50)])
        while len(greeted) < 5:
            await asyncio.sleep(0)
        await hub.act("t", moves)
        await limit
        assert (found[0] <= 7, len(greeted)) == (True, 100)
        assert sorted(greeted) == greeted, "nobody was greeted with what was not stored yet"

    asyncio.run(scene())


def test_many_listeners_are_told_a_slice_at_a_time_and_who_goes_meanwhile_is_not_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE_S", 0.0)

    async def scene() -> None:
        hub, ears = hub_of(store), [Ear() for _ in range(3 * MAX_TOLD_AT_ONCE)]
        await hub.create("t", made("evolution"))
        for ear in ears:
            await listening(hub, ear)
        writing = asyncio.ensure_future(hub.act("t", line("news")))
        while not ears[0].heard:
            await asyncio.sleep(0)
        assert not ears[-1].heard, "others have their turn first"
        hub.unsubscribe("t", ears[-1])
        await writing
        assert [len(ear.heard) for ear in ears] == [1] * (len(ears) - 1) + [0]

    asyncio.run(scene())


# ---- keys and memory -----------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["", "x" * 41, "a b", "\x00", "ä", "a/b", "a\n", "\ud800"])
def test_what_cannot_be_a_key_does_not_reach_the_database(
    store: Store, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    async def scene() -> None:
        hub = hub_of(store)
        monkeypatch.setattr(store, "entries", None)
        for wish in (hub.look(key), hub.act(key, line("x")), hub.subscribe(key, Ear(), quiet)):
            with pytest.raises(NotFound):
                await wish
        assert not hub.slots

    asyncio.run(scene())


def test_tables_that_do_not_exist_and_idle_ones_take_no_memory(store: Store) -> None:
    async def scene() -> None:
        hub = hub_of(store)
        with pytest.raises(NotFound):
            await hub.look("nothing")
        for key in ("t", "idle"):
            await hub.create(key, made("evolution"))
        await listening(hub, Ear())
        hub.forget_idle(1000 + UNLOAD_AFTER_MS)
        assert set(hub.slots) == {"t", "idle"}
        hub.forget_idle(1001 + UNLOAD_AFTER_MS)
        assert set(hub.slots) == {"t"}

    asyncio.run(scene())


def test_of_too_many_tables_the_least_recently_used_are_read_again_when_they_are_needed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "MAX_PLIES_IN_MEMORY", 5)

    async def scene() -> None:
        time = itertools.count(1000)
        hub, ear = Hub(store, lambda: next(time), shared=False), Ear()
        for key in ("t", "u"):
            await hub.create(key, made("evolution"))
            await hub.act(key, lambda table: beginning())
        await listening(hub, ear)
        for key in ("t", "t", "t", "u", "u", "u"):
            answer = random_answer(await hub.look(key), 7)
            await hub.act(key, lambda table, answer=answer: [answer])  # type: ignore[misc]
        hub.forget_idle(next(time))
        assert None not in [place.table for place in hub.slots.values()], "both are in use"
        hub.forget_idle(next(time) + KEEP_AFTER_USE_MS)
        assert [place.table is None for place in hub.slots.values()] == [True, False]
        heard = len(ear.heard)
        await hub.act("t", line("still here"))
        assert texts(ear.heard[heard:]) == ["still here"]
        assert (await hub.look("t")).ply == 3

    asyncio.run(scene())
