"""Kill a server again and again while people play: no acknowledged move is lost, none counts twice.

    python -m scripts.server.crash --kills 50

First one process on a file, then two on a PostgreSQL that is started for this. Everything is drawn from --seed but the
moments, which depend on the machine. Some leave orders, others are not there and wait for Web Push. Exits with 1 if
anything was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from scripts.server.absent import Absent
from tangledbank import replay, verify
from tangledbank.core.rng import pick, scramble
from tangledbank.server.store.store import Store
from tangledbank.server.tables.entries import Created, Followed, Moved, Ordered, Stamped
from tangledbank.server.tables.table import Table
from tests.server.client import Lost, Person, Refused
from tests.server.conftest import open_at, programs, running_cluster
from tests.server.process import Server
from tests.server.sinks import HookSession, sink

GAMES = ["evolution", "dominant-species", "marine"]
OPTIONS: dict[str, dict[str, object]] = {
    "evolution": {},
    "dominant-species": {"round_limit": 3},
    "marine": {"deck": "short", "round_limit": 4, "turn_limit": 20},
}
PAUSE = 30
"""Milliseconds between two answers of a person, at most."""
MOVES = 150
"""Acknowledged moves between two deaths, at most."""
TIMEOUT_S = 120.0
"""Seconds after which something that still does not work has failed, however alive the server looks."""
ORDERS_EVERY = 8
"""Answers of a person until orders are left once more, on average."""
EXPECTED = "stale"
"""The only refusal that a delivery may get: the answer was not acknowledged, but taken, and the game went on."""


class Dice:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = scramble(seed)

    def randbelow(self, n: int) -> int:
        self.rng = scramble(self.rng + 1)
        return pick(self.rng, n)


class House:
    """One or two server processes on one database, and who is alive."""

    def __init__(self, servers: list[Server], dice: Dice) -> None:
        self.servers = servers
        self.dice = dice

    def address(self) -> str:
        living = [server for server in self.servers if server.process is not None] or self.servers
        return living[self.dice.randbelow(len(living))].address

    async def kill_one(self) -> None:
        """kill -9, and the same process again on the same port."""
        server = self.servers[self.dice.randbelow(len(self.servers))]
        server.kill()
        await asyncio.to_thread(server.start)


class Tally:
    """What happened."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, dict[str, tuple[int, str]]] = {}
        """By table and the name of the delivery: the seat and its action."""
        self.ordered: dict[str, set[str]] = {}
        """By table what orders are known by that were acknowledged."""
        self.counts: Counter[str] = Counter()


class Couple:
    """Two people who play one game after the other, whatever happens to the server."""

    def __init__(self, house: House, tally: Tally, number: int) -> None:
        self.house = house
        self.tally = tally
        self.game = GAMES[number % len(GAMES)]
        self.dice = Dice(number)
        self.people = [Person(house.address()) for _ in range(2)]
        self.stopping = False
        self.rated = False
        """Both have accounts, and their games count."""

    async def play(self) -> None:
        """Until it is said to stop, at the next question."""
        self.rated = await self.sign_up()
        while not self.stopping:
            key = await self.patiently(self.people[0], self.sit_down)
            self.tally.acknowledged[key] = {}
            await asyncio.gather(*[self.answer_all(seat, key) for seat in range(2)])
            for person in self.people:
                person.subscriptions.clear()
                await person.lose()

    async def sign_up(self) -> bool:
        """Accounts for both; where a server dies meanwhile they stay guests."""
        try:
            for person in self.people:
                await person.get("/api/me")
                await person.post("/api/me/sign-up", {"name": f"Crash {secrets.token_hex(6)}", "password": "12345678"})
        except Exception as error:
            if passing(error) is None and not isinstance(error, Refused):
                raise
            return False
        return True

    async def sit_down(self) -> str:
        """A new game for the two."""
        host, guest = self.people
        body = {"game": self.game, "players": 2, "seats": ["me", "free"], "options": OPTIONS[self.game]}
        if self.rated:
            body |= {"rated": True, "undo": "horizon", "clock": {"kind": "days", "bank": 86_400}}
        key = str((await host.post("/api/tables", body))["id"])
        await guest.post(f"/api/tables/{key}/join", {"seat": 1})
        await host.post(f"/api/tables/{key}/start")
        return key

    async def answer_all(self, seat: int, key: str) -> None:
        """All answers of one seat."""
        person = self.people[seat]
        await self.patiently(person, lambda: person.watch(key))
        while not self.stopping:
            await self.patiently(person, lambda: person.until(lambda: self.stopping or self.is_asked(seat, key)))
            subscription = person.subscriptions[key]
            if self.stopping or subscription.view["status"] != "running":
                return
            await asyncio.sleep(self.dice.randbelow(PAUSE) / 1000)
            if not self.dice.randbelow(ORDERS_EVERY):
                await self.leave_orders(seat, key)
            await self.answer(seat, key)

    def is_asked(self, seat: int, key: str) -> bool:
        subscription = self.people[seat].subscriptions[key]
        return subscription.view["status"] != "running" or bool(subscription.options(seat))

    async def leave_orders(self, seat: int, key: str) -> None:
        """An order for a question like this one, and one for a question that never comes, by which both are known."""
        person, mark = self.people[seat], f"crash-{secrets.token_hex(8)}"
        like = [option.split()[0] for option in person.subscriptions[key].options(seat)[:1]]
        orders = [{"answers": like, "until": "game"}, {"answers": [], "question": mark, "until": "game"}]
        try:
            await self.patiently(person, lambda: person.at("orders", key, seat=seat, orders=orders))
        except Refused as error:  # the game is over by now
            self.tally.counts["wrongly refused"] += error.code != "refused"
            return
        self.tally.ordered.setdefault(key, set()).add(mark)
        self.tally.counts["orders left"] += 1

    async def answer(self, seat: int, key: str) -> None:
        """One answer, delivered until it is acknowledged or refused."""
        person = self.people[seat]
        subscription = person.subscriptions[key]
        options, word = subscription.options(seat), person.word()
        action = options[self.dice.randbelow(len(options))]
        move = {
            "type": "move",
            "id": word,
            "table": key,
            "seat": seat,
            "ply": subscription.view["ply"],
            "action": action,
        }

        def deliver() -> Any:
            self.tally.counts["delivered"] += 1
            return person.say(dict(move))

        try:
            await self.patiently(person, deliver)
        except Refused as error:
            self.tally.counts[f"refused: {error.code}"] += 1
            self.tally.counts["wrongly refused"] += error.code != EXPECTED
            return
        self.tally.acknowledged[key][word] = (seat, action)
        self.tally.counts["acknowledged"] += 1
        ply = move["ply"]
        await self.patiently(person, lambda: person.until(lambda: self.stopping or subscription.view["ply"] != ply))

    async def patiently(self, person: Person, what: Any) -> Any:
        """Try again over new connections until it works; a server that is gone or busy for long is a failure."""
        end = time.monotonic() + TIMEOUT_S
        while True:
            try:
                if person.socket is None or person.reader is None or person.reader.done():
                    await person.move_to(self.house.address())
                    await person.connect()
                return await what()
            except Exception as error:
                why = passing(error)
                if why is None or time.monotonic() > end:
                    raise
                self.tally.counts[why] += 1
            await asyncio.sleep(0.05)


def passing(error: Exception) -> str | None:
    """What may be over the next time, as a word to count it by; None if it is a real failure."""
    if isinstance(error, Refused):
        return "busy" if error.code == "busy" else None
    if isinstance(error, (Lost, OSError, TimeoutError)):
        return "unreachable"
    # httpx has many names for a server that is gone
    return "unreachable" if type(error).__module__.partition(".")[0] in ("httpx", "httpcore") else None


# ---- what must be true afterwards ----------------------------------------------------------------
async def stored(address: str, keys: list[str]) -> dict[str, list[Stamped]]:
    """The entries as they are on the disk, when no server runs."""
    database = open_at(address)
    try:
        store = Store(database)
        return {key: await store.entries(key) for key in keys}
    finally:
        database.close()


async def wrong_ratings(address: str, tally: Tally) -> None:
    """Every rated game that is over counts once for both of its players, and nothing else does."""
    database = open_at(address)
    try:
        store = Store(database)
        counted: dict[Any, Any] = dict(
            await store.query("SELECT table_id, COUNT(*) FROM rating_changes GROUP BY table_id")
        )
        games: dict[Any, Any] = dict(await store.query("SELECT user_id, SUM(games) FROM ratings GROUP BY user_id"))
        changes: dict[Any, Any] = dict(
            await store.query("SELECT user_id, COUNT(*) FROM rating_changes GROUP BY user_id")
        )
        over = [str(row[0]) for row in await store.query("SELECT id FROM tables WHERE status = 'over'")]
        rated = [key for key in over if is_rated((await store.entries(key))[0])]
    finally:
        database.close()
    tally.counts["rated games"] = len(rated)
    tally.counts["ratings wrong"] += sum(counted.get(key, 0) != 2 for key in rated) + len(counted.keys() - set(rated))
    tally.counts["ratings wrong"] += sum(int(games[user]) != changes.get(user, 0) for user in games)


def is_rated(first: Stamped) -> bool:
    return isinstance(first.entry, Created) and first.entry.rated


def check(key: str, entries: list[Stamped], acknowledged: dict[str, tuple[int, str]], tally: Tally) -> None:
    """Every acknowledged move and order is there once, and the game replays: then no order has answered twice."""
    found = [stamped.entry for stamped in entries]
    left = {order.question for entry in found if isinstance(entry, Ordered) for order in entry.orders}
    tally.counts["orders lost"] += len(tally.ordered.get(key, set()) - left)
    tally.counts["given by orders"] += sum([isinstance(entry, Followed) for entry in found])
    moves = [entry for entry in found if isinstance(entry, Moved) and not isinstance(entry, Followed)]
    times = Counter(move.key for move in moves)
    tally.counts["stored"] += len(moves)
    tally.counts["duplicated"] += sum(n - 1 for n in times.values())
    there = {move.key: (move.seat, move.action) for move in moves}
    tally.counts["lost"] += sum(there.get(word) != what for word, what in acknowledged.items())
    tally.counts["never acknowledged"] += len(there.keys() - acknowledged.keys())
    tally.counts["wrong order"] += [stamped.n for stamped in entries] != list(range(len(entries)))
    tally.counts["games"] += 1
    tally.counts["digest differs"] += not replays(key, entries)


def replays(key: str, entries: list[Stamped]) -> bool:
    """The table made from its entries and the record of its game come to the same position."""
    table = Table(key, entries[0])
    for stamped in entries[1:]:
        table.apply(stamped)
    if table.game is None:
        return True
    record = str(table.game.record())
    verify(record)
    return replay(record).digest() == table.game.digest()


LOSSES = (
    "ratings wrong",
    "lost",
    "duplicated",
    "wrong order",
    "digest differs",
    "wrongly refused",
    "orders lost",
    "push lost",
    "push twice",
)
SHOWN = (
    "games",
    "rated games",
    "stored",
    "acknowledged",
    "delivered",
    "never acknowledged",
    "orders left",
    "given by orders",
    "pushed",
    "unreachable",
    "busy",
    *LOSSES,
)


async def until_moves(tally: Tally, more: int, tasks: list[asyncio.Task[None]]) -> None:
    """Wait until so many more moves were acknowledged; whatever fails in a task, fails here."""
    enough = tally.counts["acknowledged"] + more
    async with asyncio.timeout(TIMEOUT_S):
        await acknowledged(tally, enough, tasks)


async def acknowledged(tally: Tally, enough: int, tasks: list[asyncio.Task[None]]) -> None:
    while tally.counts["acknowledged"] < enough:
        await asyncio.sleep(0.001)
        for task in tasks:
            if task.done():
                task.result()


async def storm(house: House, couples: int, kills: int, seed: int, absent: Absent) -> Tally:
    """Let people play while the server dies again and again."""
    tally = Tally()
    await absent.begin(house.address())
    players = [Couple(house, tally, seed * 1000 + number) for number in range(couples)]
    tasks = [asyncio.create_task(couple.play()) for couple in players]
    for _ in range(kills):
        await until_moves(tally, house.dice.randbelow(MOVES) + 1, tasks)
        await house.kill_one()
        print(".", end="", file=sys.stderr, flush=True)
    await until_moves(tally, MOVES, tasks)
    await absent.told()
    for couple in players:
        couple.stopping = True
        for person in couple.people:
            person.told.set()
    await asyncio.gather(*tasks)
    for couple in players:
        for person in couple.people:
            with suppress(Lost):
                await person.close()
    return tally


def run(title: str, address: str, servers: list[Server], args: argparse.Namespace) -> bool:
    """One storm; whether nothing was lost."""
    began = time.monotonic()
    with sink(HookSession) as pushes:
        absent = Absent(pushes)
        try:
            for server in servers:
                server.environment["TANGLEDBANK_PRIVATE_HOOKS"] = "true"
                server.start()
            tally = asyncio.run(storm(House(servers, Dice(args.seed)), args.tables, args.kills, args.seed, absent))
        finally:
            for server in servers:
                server.kill()
        tally.counts.update(asyncio.run(absent.count(address)))
    for key, entries in asyncio.run(stored(address, list(tally.acknowledged))).items():
        check(key, entries, tally.acknowledged[key], tally)
    asyncio.run(wrong_ratings(address, tally))
    print(f"\n{title}: {args.kills} kills, {args.tables} tables at once, {time.monotonic() - began:.0f} s")
    for name in [*SHOWN, *sorted(name for name in tally.counts if name.startswith("refused: "))]:
        print(f"  {name:20} {tally.counts[name]:8}")
    return not any([tally.counts[name] for name in LOSSES]) and tally.counts["acknowledged"] > 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["file", "postgres"])
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # else it would end without ending what it has started
    good: list[bool] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tb-crash-")))
        folders = [folder / name for name in ("file", "one", "two")]
        for path in folders:
            path.mkdir()
        if args.only != "postgres":
            good.append(run("one process, SQLite", str(folders[0] / "tangledbank.db"), [Server(folders[0])], args))
        where = programs()
        if args.only != "file" and where is not None:
            database = stack.enter_context(running_cluster(where)).fresh()
            good.append(run("two processes, PostgreSQL", database, [Server(f, database) for f in folders[1:]], args))
        elif args.only != "file":
            print("no PostgreSQL here: initdb is missing (scripts/install-system installs it, as root)")
            good.append(False)
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
