"""Whole games on a real server process, as people play them: bots, lost connections, undo, bots that take over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from hashlib import sha256
from typing import Any, TypeAlias

import pytest

import tangledbank as tb
from tangledbank.core.rng import pick, scramble
from tangledbank.core.rulebook import EVERYTHING, SPECTATOR
from tangledbank.server.live.views import words
from tangledbank.server.live.wire import encode

from ..client import Person, Refused, Subscription
from ..conftest import Cluster
from ..process import Server

SHORT: dict[str, dict[str, object]] = {
    "evolution": {},
    "dominant-species": {"round_limit": 2},
    "marine": {"deck": "short", "round_limit": 3, "turn_limit": 12},
}
HUMANS = (0, 1)
BOT = 2


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = ""
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.fresh()
    found = Server(tmp_path_factory.mktemp("server"), database).start()
    yield found
    found.kill()


class Play:
    """Two people, a bot and a spectator at a table; the two do one thing after the other."""

    def __init__(self, address: str) -> None:
        self.people = [Person(address, changes=k % 2 == 0) for k, _ in enumerate(HUMANS)]
        self.spectator = Person(address, changes=True)
        self.key = ""
        self.dice = 0
        self.done: list[str] = []

    @property
    def everybody(self) -> list[Person]:
        return [*self.people, self.spectator]

    @property
    def subscriptions(self) -> list[Subscription]:
        return [person.subscriptions[self.key] for person in self.everybody]

    @property
    def view(self) -> dict[str, Any]:
        """The table as the host sees it."""
        return self.subscriptions[0].view

    async def sit_down(self, game: str) -> None:
        """The host sets up a table, the guest comes by an invitation, the spectator by the address."""
        host, guest = self.people
        body = {"game": game, "players": 3, "seats": ["me", "free", "novice"], "options": SHORT[game]}
        self.key = (await host.post("/api/tables", body))["id"]
        token = (await host.post(f"/api/tables/{self.key}/invite", {"seat": 1}))["token"]
        await guest.post("/api/invitations", {"token": token})
        for seat, person in enumerate(self.people):
            await person.post(f"/api/tables/{self.key}/number", {"seat": seat, "number": f"{seat + 40}"})
        await self.spectator.get("/api/me")
        for person in self.everybody:
            await person.connect()
            await person.watch(self.key)
        await host.post(f"/api/tables/{self.key}/start")
        await self.settle()

    async def settle(self) -> None:
        """Wait until everybody sees the same, and a person is waited for or the game is over."""
        host = self.people[0]
        await host.until(lambda: self.view["status"] == "over" or bool(self.asked()))
        for person in self.everybody:
            await person.until(lambda person=person: person.subscriptions[self.key].view["n"] >= self.view["n"])  # type: ignore[misc]

    def asked(self) -> list[int]:
        """The people who are waited for, if no bot is."""
        waiting = self.view["waiting"]
        bots = [seat for seat in waiting if self.view["chairs"][seat]["level"]]
        return [] if bots else waiting

    def pick(self, seat: int) -> str:
        options = self.subscriptions[seat].options(seat)
        self.dice = scramble(self.dice + 1)
        return options[pick(self.dice, len(options))]

    async def answer(self) -> int:
        """One of those who are waited for answers; who it was."""
        seat = self.asked()[0]
        ply = self.subscriptions[seat].view["ply"]
        await self.people[seat].at("move", self.key, seat=seat, ply=ply, action=self.pick(seat))
        await self.people[seat].until(lambda: self.subscriptions[seat].view["ply"] > ply)
        return seat


# ---- what happens beside the moves ------------------------------------------------------------------
async def lose_the_line(play: Play, seat: int) -> bool:
    """Everybody's line breaks in turn; what happens meanwhile comes once, when they are back."""
    for number_, person in enumerate(play.everybody):
        await person.lose()
        other = play.people[number_ == 0]
        await other.at("chat", play.key, text=f"line {number_}")
        assert await person.connect(), "it goes on where it was"
        mine, said = play.subscriptions[number_], f"line {number_}"
        await person.until(lambda: [line["text"] for line in mine.chat][-1:] == [said])  # noqa: B023
    return True


async def undo_alone(play: Play, seat: int) -> bool:
    """Whoever has answered takes it back, if nothing new was seen since and no bot can come between."""
    if play.subscriptions[seat].undo(seat) != "alone" or BOT in play.view["waiting"]:
        return False
    ply, epoch = play.view["ply"], play.view["epoch"]
    await play.people[seat].at("undo", play.key, seat=seat)
    for person in play.everybody:
        await person.until(lambda: person.subscriptions[play.key].view["epoch"] == epoch + 1)  # noqa: B023
    assert play.view["ply"] == ply - 1
    return True


async def asked_and_answered(play: Play, seat: int, agrees: bool) -> bool:
    """Beyond what may be done alone the other person is asked, and answers."""
    await play.settle()
    if play.view["status"] == "over" or play.subscriptions[seat].undo(seat) != "ask":
        return False
    other = 1 - seat
    await play.people[seat].at("undo", play.key, seat=seat)
    await play.people[other].until(lambda: play.subscriptions[other].view["rewind_request"] is not None)
    request = play.subscriptions[other].view["rewind_request"]
    assert (request["seat"], request["agreed"]) == (seat, [seat])
    with pytest.raises(Refused):
        await play.spectator.at("vote", play.key, seat=other, agrees=True, ply=request["ply"])
    await play.people[other].at("vote", play.key, seat=other, agrees=agrees, ply=request["ply"])
    for person in play.everybody:
        await person.until(lambda: person.subscriptions[play.key].view["rewind_request"] is None)  # noqa: B023
    return True


async def undo_declined(play: Play, seat: int) -> bool:
    """After a no it is not asked again before something was answered."""
    before = play.view["ply"]
    if not await asked_and_answered(play, seat, agrees=False):
        return False
    with pytest.raises(Refused, match="server-request-declined"):
        await play.people[seat].at("undo", play.key, seat=seat)
    assert play.view["ply"] >= before
    return True


async def undo_by_consent(play: Play, seat: int) -> bool:
    """After a yes all go back."""
    epoch = play.view["epoch"]
    if not await asked_and_answered(play, seat, agrees=True):
        return False
    assert play.view["epoch"] == epoch + 1
    return True


async def take_over(play: Play, seat: int) -> bool:
    """A bot plays for somebody for a while, then they come back."""
    person = play.people[seat]
    await person.at("pass", play.key, seat=seat, level="novice")
    await person.until(lambda: play.subscriptions[seat].view["chairs"][seat]["level"] == "novice")
    for _ in range(3):
        await play.settle()
        if play.view["status"] == "over":
            return False
        assert play.asked() == [1 - seat]
        await play.answer()
    await person.at("pass", play.key, seat=seat, level="")
    await person.until(lambda: play.subscriptions[seat].view["chairs"][seat]["level"] == "")
    return True


async def refused(play: Play, seat: int) -> bool:
    """What is not allowed is refused and changes nothing: another's seat, a stale ply, an illegal action."""
    await play.settle()
    if not play.asked():
        return False
    asked, n = play.asked()[0], play.view["n"]
    move = {"seat": asked, "ply": play.view["ply"], "action": play.pick(asked)}
    wrong: list[tuple[Person, dict[str, Any], str]] = [
        (play.spectator, move, "forbidden"),
        (play.people[1 - asked], move, "forbidden"),
        (play.people[asked], {**move, "ply": 99_999}, "stale"),
        (play.people[asked], {**move, "action": "no such thing"}, "bad"),
    ]
    for person, body, code in wrong:
        with pytest.raises(Refused) as error:
            await person.at("move", play.key, **body)
        assert error.value.code == code
    assert play.view["n"] == n
    return True


Event: TypeAlias = Callable[[Play, int], Awaitable[bool]]

EVENTS: list[Event] = [
    lose_the_line,
    undo_alone,
    undo_declined,
    undo_by_consent,
    take_over,
    refused,
]


async def play_to_the_end(play: Play) -> None:
    """Random answers; between them, as soon as it can be, everything else once."""
    todo = list(EVENTS)
    while play.view["status"] != "over":
        seat = await play.answer()
        if (event := await first_possible(play, seat, todo)) is not None:
            play.done.append(event.__name__)
            todo.remove(event)
        await play.settle()


async def first_possible(play: Play, seat: int, todo: list[Event]) -> Event | None:
    """The first of these that could be now; it has happened then. A game may be short: all are tried."""
    for event in todo:
        if play.view["status"] != "over" and await event(play, seat):
            return event
    return None


# ---- what must be true afterwards --------------------------------------------------------------------
def check_truth(play: Play, record: str) -> None:
    """Everybody saw, at every ply, what the engine shows such a seat, and heard the whole story once.

    A seat's options travel beside its view.
    """
    final = tb.replay(record)
    game = tb.Game(final.setup, listen=True)
    log = list(final.log)
    for ply in range(len(log) + 1):
        for subscription in play.subscriptions:
            for seat, seen in subscription.seen.get(ply, []):
                shown = {name: part for name, part in game.view(seat).items() if name != "options"}
                assert seen == json.loads(encode(shown)), (ply, seat)
        if ply < len(log):
            game.apply(log[ply].action, log[ply].seat)
    story = [json.loads(encode(words(message))) for message in game.story(EVERYTHING)]
    for subscription, seat in zip(play.subscriptions, (0, 1, SPECTATOR), strict=True):
        assert subscription.stories == {seat: story}
        assert len(subscription.seen) > len(log) // 2, "most plies were seen"
    assert (play.view["scores"], play.view["winners"]) == (game.scores(), game.winners())


async def whole_game(address: str, game: str) -> None:
    play = Play(address)
    try:
        await play.sit_down(game)
        await play_to_the_end(play)
        assert set(play.done) == {event.__name__ for event in EVENTS}
        spectator = play.subscriptions[2]
        assert {seat for seats in spectator.seen.values() for seat, _ in seats} == {SPECTATOR}
        record = (await play.spectator.get(f"/api/tables/{play.key}/record"))["record"]
        for person in play.everybody:
            await person.whole_story(play.key)
        check_truth(play, record)
        for subscription in play.subscriptions:
            check_proof(subscription.view["shared_seed"], record)
        await once_more(play)
    finally:
        for person in play.everybody:
            await person.close()


def check_proof(shown: dict[str, Any], record: str) -> None:
    """What is told at the end is what the commitment was made of, and what the record says."""
    assert sha256(shown["secret"].encode()).hexdigest() == shown["commitment"]
    assert shown["numbers"] == ["40", "41", ""]
    assert f"shared_seed {{secret {shown['secret']}; P1 40; P2 41}}" in record


async def once_more(play: Play) -> None:
    """A rematch is one table for both, and the old one leads there."""
    host, guest = play.people
    fresh = await host.post(f"/api/tables/{play.key}/rematch")
    await guest.until(lambda: play.subscriptions[1].view["rematch"] == fresh["id"])
    again = await guest.post(f"/api/tables/{play.key}/rematch")
    assert (again["id"], again["seed"], again["verifiable"]) == (fresh["id"], "", False)
    assert [chair["yours"] for chair in again["chairs"]] == [False, True, False]


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game(server: Server, game: str) -> None:
    asyncio.run(whole_game(server.address, game))
