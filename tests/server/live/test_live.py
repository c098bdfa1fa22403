"""Clients over lost connections: nothing is missed, nothing comes twice, and one does not harm another."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tangledbank import new
from tangledbank.core.errors import BadInput
from tangledbank.core.rng import pick, scramble
from tangledbank.core.rulebook import EVERYTHING, SPECTATOR
from tangledbank.server.app import milliseconds
from tangledbank.server.live import client as client_module
from tangledbank.server.live import outbox, sockets, views
from tangledbank.server.live.client import Client
from tangledbank.server.live.outbox import ENDED, NO_HELLO, NO_SESSION, NONSENSE, REPLACED, TOO_SLOW, MemoryUse, Outbox
from tangledbank.server.live.requests import Hello, Watch
from tangledbank.server.live.sockets import LiveUpdates
from tangledbank.server.live.view_schemas import Words
from tangledbank.server.live.views import words
from tangledbank.server.live.wire import Notice, encode
from tangledbank.server.people.auth import COOKIE
from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.tables import commands
from tangledbank.server.tables.delayed import delayed_table_at
from tangledbank.server.tables.entries import (
    AnyEntry,
    Became,
    Created,
    Forgotten,
    Left,
    Rewound,
    Said,
    Sat,
    Stamped,
    Started,
)
from tangledbank.server.tables.hub import Hub
from tangledbank.server.tables.story import EVENTS_PER_STEP, PAGE_EVENTS, Story, kept, story_of
from tangledbank.server.tables.table import Table

from ..cast import ACTION, Cast
from ..playing import PEOPLE, beginning, made, random_answer
from ..serving import Served

Scene = Callable[[Hub, LiveUpdates], Coroutine[Any, Any, None]]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[[Scene], None]]:
    """Plays a scene with a hub and its clients."""
    database = SqliteDatabase(tmp_path / "live.db")

    def run(scene: Scene) -> None:
        async def whole() -> None:
            store = Store(database)
            await store.prepare()
            hub = Hub(store, milliseconds, shared=False)
            await scene(hub, LiveUpdates(hub))

        asyncio.run(whole())

    yield run
    database.close()


def unsent(raw: bytes) -> bool:
    """A network that takes nothing: what is sent can be looked at."""
    return False


class Browser:
    """A client as the catalogue describes it; its connection loses what it has not taken."""

    def __init__(self, live: LiveUpdates, user: str) -> None:
        self.live = live
        self.user = user
        self.session = ""
        self.seen = 0
        self.resumed: list[bool] = []
        self.messages: list[dict[str, Any]] = []
        self.stories: dict[int, list[Any]] = {}
        self.epoch = 0
        self.line = 0
        self.out = Outbox(unsent, MemoryUse())
        self.client: Client | None = None

    async def come(self, now: int = 1000) -> bool:
        """Whether it goes on where it was."""
        self.out = Outbox(unsent, MemoryUse())
        hello = Hello(self.session, self.seen)
        self.client = self.live.connect(hello, self.user, self.out, f"{self.user} {len(self.resumed)}", now)
        await self.live.on_connect(self.client)
        welcome = json.loads(self.out.waiting.popleft())
        if not welcome["resumed"]:
            self.seen = 0
        self.session = welcome["session"]
        self.resumed.append(welcome["resumed"])
        return self.resumed[-1]

    async def watch(self) -> None:
        assert self.client is not None
        events = len(next(iter(self.stories.values()), []))
        await self.live.watch(self.client, Watch("", "t", events, self.epoch, self.line), lambda table: True)

    async def read(self, most: int = 10_000) -> None:
        """Take so many messages and do what they say."""
        while most and self.out.waiting:
            message = json.loads(self.out.waiting.popleft())
            most -= 1
            assert message["seq"] == self.seen + 1, "nothing is missed, nothing comes twice"
            self.seen = message["seq"]
            self.messages.append(message)
            if message["type"] == "seen":
                self.epoch = message["table"]["epoch"]
                self.line = max([self.line, *[line["n"] for line in message["chat"]]])
                for shown in message["table"]["seats"]:
                    had = self.stories.get(shown["seat"], [])
                    assert shown["since"] <= len(had)
                    self.stories[shown["seat"]] = [*had[: shown["since"]], *[None] * shown["skipped"], *shown["events"]]

    async def go(self, now: int = 1000) -> None:
        """The connection is lost with everything in it."""
        assert self.client is not None
        await self.live.on_disconnect(self.client, now)

    def lines(self) -> list[str]:
        return [line["text"] for message in self.messages for line in message.get("chat", [])]

    def last(self, kind: str) -> dict[str, Any]:
        return [message for message in self.messages if message["type"] == kind][-1]


async def started(hub: Hub, first: Created) -> Table:
    await hub.create("t", first)
    return await hub.act("t", lambda table: beginning())


async def add(hub: Hub, *entries: AnyEntry) -> Table:
    return await hub.act("t", lambda table: list(entries))


# ---- resuming ------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_over_a_bad_line(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(client_module, "MAX_KEPT", 25)

    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        table = await started(hub, made("evolution"))
        browsers = [Browser(live_, PEOPLE[0]), Browser(live_, "spectator")]
        for browser in browsers:
            await browser.come()
            await browser.watch()
        there = [True, True]
        for step in range(200):
            dice = scramble(seed * 1000 + step)
            k = pick(scramble(dice), 2)
            browser = browsers[k]
            match pick(dice, 8):
                case 0 if there[k]:
                    await browser.go()
                    there[k] = False
                case 1 if not there[k]:
                    there[k] = True
                    if not await browser.come():
                        await browser.watch()
                case 2 if there[k]:
                    await browser.read(pick(scramble(dice + 1), 6))
                    assert browser.client is not None
                    browser.client.acknowledge(browser.seen - pick(scramble(dice + 2), 3))
                case 3:
                    await add(hub, Said("ann", "Ann", str(step)))
                case 4 if table.ply:
                    seat = table.playing.log[-1].seat
                    with suppress(BadInput):
                        await hub.act("t", lambda t, seat=seat: commands.undo(t, PEOPLE[seat], seat))  # type: ignore[misc]
                case _ if table.waiting():
                    table = await add(hub, random_answer(table, dice))
        for k, browser in enumerate(browsers):
            if not there[k] and not await browser.come():
                await browser.watch()
            await browser.read()
            seat = (0, SPECTATOR)[k]
            story = [words(message) for message in table.playing.story(EVERYTHING if table.playing.over else seat)]
            expected, told = json.loads(encode(story)), browser.stories[seat]
            assert len(told) == len(expected)
            assert [pair for pair in zip(told, expected, strict=True) if pair[0] not in (None, pair[1])] == []
            assert None not in told[-PAGE_EVENTS:]
            said = [line.entry.text for line in table.chat if isinstance(line.entry, Said)]
            assert browser.lines() == said, "no line is sent twice"
        assert table.epoch
        assert {True, False} <= {*browsers[0].resumed, *browsers[1].resumed}

    play(scene)


def test_a_client_that_missed_too_much_begins_anew() -> None:
    async def scene() -> None:
        client = Client("key", "ann", Outbox(unsent, MemoryUse()))
        most = client_module.MAX_KEPT
        for _ in range(most + 5):
            client.keep(lambda seq: Notice(seq, Words("x")))
        assert [client.can_resume(seen) for seen in (0, 4, 5, most + 5, most + 6)] == [
            False,
            False,
            True,
            True,
            False,
        ]
        client.acknowledge(100)
        assert [client.can_resume(seen) for seen in (99, 100)] == [False, True]
        big = Words("x" * 600_000)
        for _ in range(6):
            client.keep(lambda seq: Notice(seq, big))
        assert client.weight == sum(len(raw) for _, raw in client.kept) <= client_module.MAX_KEPT_BYTES

    asyncio.run(scene())


def test_what_was_shown_is_remembered_in_bounded_memory(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond the bound clients get whole views; what nobody looks at any more is forgotten."""

    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        await started(hub, made("evolution"))
        memory = MemoryUse()
        clients = []
        for k in range(3):
            client = live_.connect(Hello(changes=True), f"user {k}", Outbox(unsent, memory), f"key {k}", 1000)
            await live_.watch(client, Watch("", "t"), lambda table: True)
            clients.append(client)
        sizes = [client.subscriptions["t"].weight for client in clients]
        assert memory.shown == sum(sizes) > 0
        monkeypatch.setattr(client_module, "MAX_SHOWN_BYTES_PER_ADDRESS", memory.shown * 5 // 6)
        await add(hub, random_answer(await hub.look("t"), 1))
        assert [client.subscriptions["t"].parts is None for client in clients].count(True) == 1
        monkeypatch.undo()
        await add(hub, random_answer(await hub.look("t"), 1))
        await add(hub, random_answer(await hub.look("t"), 1))
        sent = [[json.loads(raw)["type"] for _, raw in list(client.kept)[-3:]] for client in clients]
        assert sorted(kind.count("seen") for kind in sent) == [0, 0, 1]
        for client in clients:
            live_.unwatch(client, "t")
        assert memory.shown == 0

    play(scene)


def test_only_the_same_user_resumes_and_only_for_a_while(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        ann, thief = Browser(live_, "ann"), Browser(live_, "thief")
        await ann.come()
        thief.session = ann.session
        assert not await thief.come()
        await ann.go(2000)
        assert await ann.come(2000 + sockets.RESUME_WINDOW_MS)
        await ann.go(2000)
        assert not await ann.come(2001 + sockets.RESUME_WINDOW_MS)
        assert len(live_.clients) == 2

    play(scene)


def test_one_user_does_not_leave_clients_without_end(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        await started(hub, made("evolution"))
        for k in range(30):
            browser = Browser(live_, "ann")
            browser.resumed = [False] * k
            await browser.come()
            await browser.watch()
            await browser.go(1000 + k)
        assert len(live_.clients) == sockets.MAX_DISCONNECTED
        assert len(hub.slots["t"].listeners) == sockets.MAX_DISCONNECTED

    play(scene)


# ---- one does not harm another -------------------------------------------------------------------
def test_a_slow_client_is_let_go_and_may_come_back(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MAX_WAITING", 20)

    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        await started(hub, made("evolution"))
        slow, quick = Browser(live_, PEOPLE[0]), Browser(live_, PEOPLE[1])
        for browser in (slow, quick):
            await browser.come()
            await browser.watch()
        for k in range(40):
            await add(hub, Said("ann", "Ann", str(k)))
            await quick.read()
        assert (slow.out.code, quick.out.code) == (TOO_SLOW, ENDED)
        assert len(slow.out.waiting) <= 21
        monkeypatch.setattr(outbox, "MAX_WAITING", 1000)
        await slow.go()
        assert await slow.come()
        await slow.read()
        assert slow.lines() == quick.lines() == [str(k) for k in range(40)]

    play(scene)


def test_a_connection_takes_over_from_one_that_seems_alive(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        await started(hub, made("evolution"))
        ann = Browser(live_, PEOPLE[0])
        await ann.come()
        await ann.watch()
        first = ann.out
        assert await ann.come()
        assert (first.code, ann.out.code) == (REPLACED, ENDED)
        await add(hub, Said("ann", "Ann", "only once"))
        await ann.read()
        assert ann.lines() == ["only once"]

    play(scene)


def test_a_view_is_written_once_for_all_who_see_the_same(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    def counted(message: object) -> bytes:
        written.append(type(message).__name__)
        return encode(message)

    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        await started(hub, made("evolution"))
        spectators = [Browser(live_, f"spectator {k}") for k in range(5)]
        for browser in spectators:
            await browser.come()
            await browser.watch()
            await browser.read()
        monkeypatch.setattr(views, "encode", counted)
        await add(hub, Said("ann", "Ann", "hello"))
        assert written.count("TableView") == 1
        for browser in spectators:
            await browser.read()
            assert browser.last("seen")["table"] == spectators[0].last("seen")["table"]
            assert browser.lines() == ["hello"]

    play(scene)


def test_what_is_new_to_those_who_watch_is_read_before_they_are_told(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    unread: list[int] = []

    def counted(table: Table, eye: int) -> Story:
        unread.append(kept(table, eye).unread(table.playing))
        return story_of(table, eye)

    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        table = await started(hub, made("marine"))
        while len(table.playing.state.events or []) < 4 * EVENTS_PER_STEP:
            table = await add(hub, random_answer(table, table.ply))
        ann = Browser(live_, PEOPLE[0])
        await ann.come()
        await ann.watch()
        hub.slots["t"].table = None  # too much was in memory
        monkeypatch.setattr(views, "story_of", counted)
        await add(hub, Said("ann", "Ann", "hello"))
        assert unread == [0]

    play(scene)


def test_a_view_that_cannot_be_made_shows_no_other_table(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, live: LiveUpdates) -> None:
        one = await started(hub, made("evolution"))
        other = Table("other", Stamped(0, 1, made("marine")))
        assert live.view(one, PEOPLE[0], {}).view.id == one.id
        with monkeypatch.context() as broken:
            broken.setattr(views, "view_without_game", None)
            with pytest.raises(TypeError):
                live.view(other, PEOPLE[0], {})
        assert live.view(other, PEOPLE[0], {}).view.id == "other"

    play(scene)


def test_presence_goes_and_comes_back(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        await started(hub, made("evolution"))
        ann, bob, guest = [Browser(live_, user) for user in (PEOPLE[0], PEOPLE[1], "guest")]
        seen = []
        for browser in (ann, bob, guest):
            await browser.come()
            await browser.watch()
        for change in (bob.go, bob.come, guest.go):
            await change()
            await ann.read()
            seen.append((ann.last("presence")["seats"], ann.last("presence")["spectators"]))
        assert seen == [([0], 1), ([0, 1], 1), ([0, 1], 0)]
        assert [chair["present"] for chair in ann.last("seen")["table"]["chairs"]] == [True, False, False]

    play(scene)


def test_a_private_table_is_shown_as_long_as_it_is_somebodys(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        await hub.create("t", made("evolution"))
        await add(hub, Sat(1, "bob-id", "Bob"))
        bob = Browser(live_, "bob-id")
        await bob.come()
        assert bob.client is not None
        await live_.watch(bob.client, Watch("", "t"), lambda table: bool(table.seats_of("bob-id")))
        await bob.read()
        await add(hub, Left(1))
        assert json.loads(bob.out.waiting.popleft())["code"] == "missing"
        await add(hub, Said("ann", "Ann", "among us"))
        assert not bob.out.waiting
        assert not live_.watching

    play(scene)


# ---- with a delay --------------------------------------------------------------------------------
class Late:
    """A table with a delay of ten seconds and a clock that a test turns."""

    def __init__(self, store: Store, delay: int = 10) -> None:
        self.delay = delay
        self.time = 0
        self.hub = Hub(store, lambda: self.time, shared=False)
        self.live = LiveUpdates(self.hub)

    async def begin(self) -> None:
        await self.hub.create("t", made("evolution", delay=self.delay))
        await self.add(*beginning())

    async def add(self, *entries: AnyEntry) -> None:
        """Something happens every second."""
        self.time += 1000
        await add(self.hub, *entries)

    async def answer(self, times: int) -> None:
        for _ in range(times):
            await self.add(random_answer(await self.hub.look("t"), self.time))

    async def come(self, user: str) -> Browser:
        browser = Browser(self.live, user)
        await browser.come()
        await browser.watch()
        await browser.read()
        return browser

    async def wait(self, browser: Browser, seconds: int) -> list[int]:
        """The plies that are seen meanwhile."""
        had = len(browser.messages)
        for _ in range(seconds):
            self.time += 1000
            await self.live.catch_up("t")
            await browser.read()
        return plies(browser.messages[had:])


def plies(messages: list[dict[str, Any]]) -> list[int]:
    return [message["table"]["ply"] for message in messages if message["type"] == "seen"]


def test_a_spectator_with_a_delay_sees_the_past_at_once_and_the_rest_in_its_time(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        late = Late(hub.store)
        await late.begin()
        await late.answer(15)
        await late.add(Said("ann", "Ann", "too new"))
        guest = await late.come("guest")
        past = await delayed_table_at(await late.hub.look("t"), late.hub, late.time - 10_000)
        assert [message["type"] for message in guest.messages] == ["seen", "presence"]
        assert (plies(guest.messages), past.ply, guest.lines()) == ([6], 6, [])
        assert await late.wait(guest, 9) == list(range(7, 16))
        assert not guest.lines()
        assert await late.wait(guest, 1) == [15]
        assert guest.lines() == ["too new"]
        assert await late.wait(guest, 30) == []
        story = [words(message) for message in (await late.hub.look("t")).playing.story(SPECTATOR)]
        assert guest.stories[SPECTATOR] == json.loads(encode(story))

    play(scene)


def test_a_spectator_with_a_delay_sees_nothing_early_whatever_happens(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        late = Late(hub.store)
        guest = None
        await late.begin()
        for step in range(60):
            await late.answer(1)
            await asyncio.sleep(0.01)  # whoever follows the table has a turn
            guest = guest or await late.come("guest")
            await late.live.catch_up("t")
            await guest.read()
            old = [stamped.n for stamped in await hub.store.entries("t") if stamped.at <= late.time - 10_000]
            assert guest.last("seen")["table"]["n"] == max([len(PEOPLE), *old])
            if step == 20:  # and whoever comes again says what they know
                await guest.watch()
                await guest.read()
            if step == 30:
                await late.add(Rewound((await late.hub.look("t")).ply - 1))
        assert guest is not None
        past = await delayed_table_at(await late.hub.look("t"), late.hub, late.time - 10_000)
        assert past.epoch
        assert plies(guest.messages)[-1] == past.ply
        story = [words(message) for message in past.playing.story(SPECTATOR)]
        assert guest.stories[SPECTATOR] == json.loads(encode(story))

    play(scene)


def test_before_a_game_begins_nobody_waits_and_whoever_sits_down_never_does(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        late = Late(hub.store)
        await late.hub.create("t", made("evolution", delay=10))
        guest, bob = await late.come("guest"), await late.come(PEOPLE[1])
        await late.add(*beginning()[:-1])
        await guest.read()
        assert [chair["name"] for chair in guest.last("seen")["table"]["chairs"]] == ["Ann", "Bob", "Cid"]
        await late.add(Started())
        await late.answer(1)
        for browser in (guest, bob):
            await browser.read()
        assert (guest.last("seen")["table"]["status"], bob.last("seen")["table"]["ply"]) == ("open", 1)
        assert await late.wait(guest, 10) == [0, 1]

    play(scene)


def test_what_is_late_comes_by_itself(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        table = await started(hub, made("evolution", delay=1))
        table = await add(hub, random_answer(table, 1))
        guest = Browser(live_, "guest")
        await guest.come()
        await guest.watch()
        await guest.read()
        assert guest.last("seen")["table"]["status"] == "open"
        await shows(guest, 1)  # nothing happens meanwhile
        begun = asyncio.get_running_loop().time()
        await add(hub, random_answer(table, 2))
        await guest.read()
        early = plies(guest.messages)[-1]
        assert early == 1 or asyncio.get_running_loop().time() - begun >= 1
        await shows(guest, 2)
        assert asyncio.get_running_loop().time() - begun >= 0.9

    async def shows(guest: Browser, ply: int) -> None:
        async with asyncio.timeout(60):
            while plies(guest.messages)[-1:] != [ply]:
                await asyncio.sleep(0.05)
                await guest.read()

    play(scene)


def test_nobody_follows_a_table_at_which_nobody_looks(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        late = Late(hub.store)
        await late.begin()
        guest = await late.come("guest")
        assert guest.client is not None
        assert (len(late.live.following), set(late.live.delayed_changes)) == (1, {"t"})
        late.live.unwatch(guest.client, "t")
        await asyncio.gather(*late.live.following)
        assert not late.live.delayed_changes

    play(scene)


def test_the_past_is_tried_again_if_it_cannot_be_read(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        late = Late(hub.store)
        await late.begin()
        guest = await late.come("guest")
        late.time += 60_000
        with monkeypatch.context() as patch:
            patch.setattr(sockets, "delayed_table", None)
            assert await late.live.catch_up("t") == sockets.RETRY_AFTER_S
        assert await late.live.catch_up("t") is None
        await guest.read()
        assert guest.last("seen")["table"]["status"] == "running"

    play(scene)


def test_spectators_with_a_delay_are_not_shown_whoever_has_gone_for_good(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        late = Late(hub.store)
        await late.begin()
        late.time += 20_000
        guest = await late.come("guest")
        assert [chair["name"] for chair in guest.last("seen")["table"]["chairs"]] == ["Ann", "Bob", "Cid"]
        guest.messages.clear()
        await late.add(Said(PEOPLE[1], "Bob", "my words"))
        await late.answer(1)
        await late.add(Left(1))
        await late.add(Forgotten(PEOPLE[1]))
        assert await late.wait(guest, 12) == [0, 1, 1, 1]
        assert not [message for message in guest.messages if "Bob" in str(message) or "my words" in str(message)]

    play(scene)


def test_a_late_spectator_who_gets_a_seat_hears_what_was_said(play: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub, live_: LiveUpdates) -> None:
        late = Late(hub.store)
        await late.begin()
        late.time += 20_000
        guest = await late.come("guest")
        await late.add(Said(PEOPLE[1], "Bob", "in the last seconds"))
        await late.add(Became(PEOPLE[1], "guest", "Gus"))
        await guest.read()
        assert [line["text"] for line in guest.last("seen")["chat"]] == ["in the last seconds"]
        assert guest.last("seen")["table"]["seats"][0]["seat"] == 1

    play(scene)


# ---- over a real socket --------------------------------------------------------------------------
@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("live")) as server:
        yield server


@pytest.fixture(scope="module")
def cast(served: Served) -> Cast:
    return Cast(served)


def say(socket: ClientConnection, kind: str, **fields: Any) -> None:
    socket.send(json.dumps({"type": kind, **fields}))


def hear(socket: ClientConnection, until: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    """Everything up to a message."""
    heard: list[dict[str, Any]] = []
    while not heard or not until(heard[-1]):
        heard.append(json.loads(socket.recv(timeout=10)))
    return heard


def answer(socket: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    """What comes back with the same id."""
    say(socket, kind, id="m", **fields)
    return hear(socket, lambda message: message.get("id") == "m")[-1]


@pytest.mark.parametrize("first", ["nonsense", '{"type": "ping", "id": "p"}', b"\xff\x00"])
def test_a_socket_that_does_not_say_hello_is_told_why_it_is_closed(cast: Cast, first: str | bytes) -> None:
    guest = cast.people["guest"]
    address = guest.address.replace("http://", "ws://") + "/api/socket"
    with connect(address, additional_headers={"Cookie": f"{COOKIE}={guest.cookie}"}) as socket:
        socket.send(first)
        codes: list[str] = []
        with suppress(ConnectionClosed):
            for raw in socket:
                codes.append(json.loads(raw)["code"])
    assert set(codes) == {"bad"}
    assert (socket.close_code, socket.close_reason) == (NO_HELLO, "no hello")


def test_nonsense_closes_nothing(cast: Cast) -> None:
    with cast.people["guest"].socket() as socket:
        for raw in (
            b"\xff\xfe",
            b"{}",
            "[" * 5000,
            '{"type": "watch", "id": "m", "table": "t", "events": -1}',
            "x" * 30_000,
        ):
            socket.send(raw)
            assert json.loads(socket.recv(timeout=10))["code"] == "bad"
        assert answer(socket, "ping")["type"] == "done"


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ({"type": "ping", "id": "m", "more": 1}, "m"),
        ({"type": "watch", "id": "m"}, "m"),
        ({"type": "watch", "id": "m", "table": 5}, "m"),
        ({"type": "sing", "id": "m"}, "m"),
        ({"id": "m"}, "m"),
        ({"type": "ping", "id": "m" * 80, "more": 1}, "m" * 80),
        ({"type": "ping", "id": "m" * 81}, ""),
        ({"type": "ping", "id": 5}, ""),
        ({"type": "ping"}, ""),
        ({"type": "chat", "id": "m", "table": "t", "text": "x" * 30_000}, ""),
        (["m"], ""),
    ],
)
def test_what_cannot_be_read_is_answered_under_its_name(cast: Cast, said: object, name: str) -> None:
    with cast.people["guest"].socket() as socket:
        socket.send(json.dumps(said))
        told = json.loads(socket.recv(timeout=10))
        assert (told["type"], told["code"], told["id"]) == ("refused", "bad", name)


MOST_SAID = 60
"""Messages that a server of these tests allows in ten seconds."""


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path, messages=MOST_SAID) as running:
        yield running


def test_whoever_goes_on_with_nonsense_is_slowed_down_and_let_go(strict: Served) -> None:
    codes: list[str] = []
    with strict.guest().socket() as socket:
        with suppress(ConnectionClosed):
            for _ in range(2000):
                socket.send("nonsense")
        with suppress(ConnectionClosed):
            for raw in socket:
                codes.append(json.loads(raw)["code"])
    assert (socket.close_code, socket.close_reason) == (NONSENSE, "too much nonsense")
    assert codes[:MOST_SAID] == ["bad"] * MOST_SAID
    assert 2 * MOST_SAID <= len(codes) < 5 * MOST_SAID


def test_nonsense_counts_as_something_said(strict: Served) -> None:
    with strict.guest().socket() as socket:
        for _ in range(MOST_SAID):
            socket.send("nonsense")
        for _ in range(20):
            say(socket, "ping", id="p")
        codes = [json.loads(socket.recv(timeout=10)).get("code", "done") for _ in range(MOST_SAID + 20)]
        assert "slow" in codes[MOST_SAID:]


def test_a_stale_move_is_answered_with_the_fresh_view_and_a_repeated_one_with_done(cast: Cast) -> None:
    table = cast.table("running")
    with cast.people["host"].socket() as socket:
        assert answer(socket, "watch", table=table)["type"] == "done"
        move = {"id": "first", "table": table, "seat": 0, "ply": 0, "action": ACTION}
        for _ in range(2):
            say(socket, "move", **move)
            hear(socket, lambda message: message.get("id") == "first" and message["type"] == "done")
        say(socket, "move", **{**move, "id": "second"})
        heard = hear(socket, lambda message: message.get("id") == "second")
        assert heard[-1]["code"] == "stale"
        (fresh,) = hear(socket, lambda message: message["type"] == "seen")
        assert fresh["table"]["ply"] == 1


def test_who_comes_back_gets_what_they_missed_and_is_there_again(cast: Cast) -> None:
    table, host, other = cast.table("running"), cast.people["host"], cast.people["other"]
    address = host.address.replace("http://", "ws://") + "/api/socket"
    headers = {"Cookie": f"{COOKIE}={host.cookie}"}
    with other.socket() as witness:
        assert answer(witness, "watch", table=table)["type"] == "done"
        with connect(address, additional_headers=headers) as socket:
            say(socket, "hello")
            session = json.loads(socket.recv())["session"]
            assert answer(socket, "watch", table=table)["type"] == "done"
            hear(witness, lambda message: message["type"] == "presence" and message["seats"] == [0, 1])
        hear(witness, lambda message: message["type"] == "presence" and message["seats"] == [1])
        assert answer(witness, "chat", table=table, text="where are you?")["type"] == "done"
        with connect(address, additional_headers=headers) as socket:
            say(socket, "hello", session=session, seen=2)
            welcome, missed = [json.loads(socket.recv(timeout=10)) for _ in range(2)]
            assert (welcome["resumed"], missed["seq"]) == (True, 3)
            assert [line["text"] for line in missed["chat"]] == ["where are you?"]
            hear(witness, lambda message: message["type"] == "presence" and message["seats"] == [0, 1])


def test_the_socket_shows_the_same_past_as_http(served: Served) -> None:
    host, guest = served.guest(), served.guest()
    body = {"game": "evolution", "players": 2, "seats": ["me", "me"], "start": True, "delay": 600}
    view = host.done("/api/tables", body)
    with guest.socket() as socket:
        say(socket, "watch", id="w", table=view["id"])
        seen = hear(socket, lambda message: message.get("id") == "w")[0]
    assert (view["status"], seen["type"], seen["table"]["status"]) == ("running", "seen", "open")
    assert seen["table"] == guest.get(f"/api/tables/{view['id']}").json()


def test_a_refused_move_names_its_rules(cast: Cast) -> None:
    table, game = cast.table("running"), new("evolution", 2, 7)
    action = next(action for action in game.rulebook.universe(game.state) if game.why_not(action, 0))
    expected = [list(reason.rules) for reason in game.why_not(action, 0)]
    text = game.rulebook.notation.show(action)
    with cast.people["host"].socket() as socket:
        said = answer(socket, "move", table=table, seat=0, ply=0, action=text)
        assert (said["code"], [reason["rules"] for reason in said["reasons"]]) == ("illegal", expected)
        why = answer(socket, "why", table=table, seat=0, action=text)
        assert [reason["rules"] for reason in why["data"]] == expected
        assert answer(socket, "why", table=table, seat=0, action=ACTION)["data"] == []


def test_a_thinking_bot_keeps_nobody_waiting(served: Served, cast: Cast, monkeypatch: pytest.MonkeyPatch) -> None:
    async def for_ever(table: Table, seat: int) -> object:
        await asyncio.sleep(600)
        return []

    monkeypatch.setattr(served.context, "ideas", for_ever)
    table = cast.table("running")
    with cast.people["host"].socket() as socket:
        say(socket, "hint", id="h", table=table, seat=0)
        assert answer(socket, "ping")["type"] == "done"
        say(socket, "hint", id="i", table=table, seat=0)
        assert hear(socket, lambda message: message.get("id") == "i")[-1]["code"] == "slow"
        assert answer(socket, "chat", table=table, text="waiting")["type"] == "done"


def test_hints_that_nobody_can_think_of_are_counted(strict: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    cast = Cast(strict)

    async def for_ever(table: Table, seat: int) -> object:
        await asyncio.sleep(600)
        return []

    monkeypatch.setattr(strict.context, "ideas", for_ever)
    table = cast.table("running")
    with cast.people["host"].socket() as socket:
        for _ in range(MOST_SAID + 1):
            say(socket, "hint", id="h", table=table, seat=0)
        for _ in range(20):
            say(socket, "ping", id="p")
        heard = [json.loads(socket.recv(timeout=10)) for _ in range(MOST_SAID + 20)]
        assert [message for message in heard if message["id"] == "p" and message["type"] == "refused"]


@pytest.mark.parametrize("stage", ["open", "closed"])
def test_no_bot_thinks_where_nothing_is_played(cast: Cast, stage: str) -> None:
    with cast.people["host"].socket() as socket:
        for kind in ("hint", "preview", "why"):
            more = {} if kind == "hint" else {"action": ACTION}
            assert answer(socket, kind, table=cast.table(stage), seat=0, **more)["code"] == "refused"


@pytest.mark.parametrize(("error", "code"), [(OSError("disk"), "busy"), (KeyError("mistake"), "broken")])
def test_a_failure_is_told_and_the_connection_goes_on(
    served: Served, cast: Cast, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str
) -> None:
    async def fails(*said: object) -> None:
        raise error

    table = cast.table("running")
    with cast.people["host"].socket() as socket:
        with monkeypatch.context() as patch:
            patch.setattr(served.context.hub, "act", fails)
            assert answer(socket, "chat", table=table, text="hello")["code"] == code
        assert answer(socket, "chat", table=table, text="hello")["type"] == "done"


def test_whoever_has_another_name_says_the_next_line_under_it(served: Served) -> None:
    guest = served.guest()
    body = {"game": "evolution", "players": 2, "seats": ["me", "free"]}
    table = guest.done("/api/tables", body)["id"]
    with guest.socket() as socket:
        assert answer(socket, "watch", table=table)["type"] == "done"
        guest.done("/api/me/name", {"name": "Somebody Else"})
        say(socket, "chat", id="c", table=table, text="it is me")
        seen = hear(socket, lambda message: bool(message.get("chat")))[-1]
    assert [line["name"] for line in seen["chat"]] == ["Somebody Else"]


def test_whoever_talks_too_much_is_slowed_down(strict: Served) -> None:
    with strict.guest().socket() as socket:
        assert answer(socket, "ping")["type"] == "done"
        for _ in range(MOST_SAID + 10):
            say(socket, "ping", id="p")
        codes = [json.loads(socket.recv(timeout=10)).get("code", "done") for _ in range(MOST_SAID + 10)]
        assert codes[0] == "done"
        assert codes[-1] == "slow"


def test_a_session_that_has_ended_is_not_resumed(served: Served) -> None:
    owner = served.guest()
    owner.done("/api/me/sign-up", {"name": "Resumer", "password": "long enough"})
    with owner.socket() as socket:
        (session,) = [client.key for client in served.context.live.clients.values() if client.user == owner.id]
        owner.done("/api/me/sign-out")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)
    assert socket.close_code == NO_SESSION
    assert session not in served.context.live.clients
