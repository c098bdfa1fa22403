"""What scripts/server/crash.py believes: a server that only looks alive fails, and every refusal is counted."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from scripts.server import crash
from scripts.server.absent import Absent
from scripts.server.crash import Couple, Dice, House, Tally, passing
from tangledbank.server.store.store import Store
from tangledbank.server.tables.entries import Order, Ordered, Stamped
from tests.server import process
from tests.server.client import Lost, Refused
from tests.server.conftest import open_at
from tests.server.playing import beginning, made
from tests.server.process import Server
from tests.server.sinks import Sink


class Somebody:
    """A person whose connections never break."""

    def __init__(self) -> None:
        self.socket = self
        self.reader = self
        self.subscriptions: dict[str, Any] = {}

    def done(self) -> bool:
        return False

    def word(self) -> str:
        return "w"


def couple(tmp: Any) -> Couple:
    return Couple(House([Server(tmp, port=1)], Dice(1)), Tally(), 0)


def test_a_server_that_stays_busy_fails(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "TIMEOUT_S", 0.2)
    two = couple(tmp_path)

    async def busy() -> None:
        raise Refused("busy", None)

    async def scene() -> None:
        async with asyncio.timeout(10):
            with pytest.raises(Refused, match="busy"):
                await two.patiently(Somebody(), busy)  # type: ignore[arg-type]
        assert two.tally.counts["busy"] > 1

    asyncio.run(scene())


@pytest.mark.parametrize(("code", "wrong"), [("stale", 0), ("illegal", 1), ("missing", 1), ("broken", 1)])
def test_every_refusal_of_a_delivery_is_counted(tmp_path: Any, code: str, wrong: int) -> None:
    two = couple(tmp_path)

    class Sight:
        def __init__(self) -> None:
            self.view = {"ply": 0}

        def options(self, seat: int) -> list[str]:
            return ["hop"]

    class Loser(Somebody):
        async def say(self, message: object) -> None:
            raise Refused(code, None)

    two.people[0] = Loser()  # type: ignore[call-overload]
    two.people[0].subscriptions["t"] = Sight()  # type: ignore[assignment]
    asyncio.run(two.answer(0, "t"))
    counts = two.tally.counts
    assert (counts[f"refused: {code}"], counts["wrongly refused"], counts["acknowledged"]) == (1, wrong, 0)
    assert "wrongly refused" in crash.LOSSES


@pytest.mark.parametrize(
    ("error", "word"),
    [(Lost(), "unreachable"), (OSError(), "unreachable"), (Refused("missing", None), None), (IndexError(), None)],
)
def test_what_may_be_over_the_next_time_is_told_from_failures(error: Exception, word: str | None) -> None:
    assert passing(error) == word


def test_a_storm_in_which_nothing_moves_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "TIMEOUT_S", 0.1)
    with pytest.raises(TimeoutError):
        asyncio.run(crash.until_moves(Tally(), 1, []))


# ---- what was lost is found -----------------------------------------------------------------------------
def test_an_order_that_was_acknowledged_and_is_not_there_is_a_loss() -> None:
    first = made("evolution")
    mark = Ordered(0, [Order([], question="crash-1")])
    entries = [Stamped(n, n, entry) for n, entry in enumerate([first, *beginning(), mark])]
    tally = Tally()
    tally.ordered["t"] = {"crash-1", "crash-2"}
    crash.check("t", entries, {}, tally)
    assert [tally.counts[name] for name in ("orders lost", "digest differs", "duplicated")] == [1, 0, 0]


def test_a_browser_that_is_forgotten_and_one_that_is_told_twice_are_losses(tmp_path: Path) -> None:
    async def scene() -> Counter[str]:
        database = open_at(str(tmp_path / "db"))
        await Store(database).prepare()
        database.close()
        absent = Absent(cast(Sink, SimpleNamespace(got=[b"twice"], port=1)))
        absent.endpoints.append("http://127.0.0.1:1/gone")
        return await absent.count(str(tmp_path / "db"))

    assert asyncio.run(scene()) == {"pushed": 1, "push lost": 1, "push twice": 1}
    assert {"push lost", "push twice", "orders lost"} <= set(crash.LOSSES)


# ---- nothing is left ---------------------------------------------------------------------------------
def program(folder: Path, last: str) -> str:
    """A program that writes down which process it is, and does something else than to serve."""
    path = folder / "program"
    path.write_text(f"#!/bin/sh\necho $$ > {folder}/pid\n{last}\n", encoding="utf-8")
    path.chmod(0o700)
    return str(path)


@pytest.mark.parametrize(("last", "error"), [("exec sleep 100", TimeoutError), ("exit 1", AssertionError)])
def test_a_server_that_does_not_come_leaves_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str, error: type[Exception]
) -> None:
    monkeypatch.setattr(process, "TIMEOUT_S", 2.0)
    server = Server(tmp_path, python=program(tmp_path, last))
    with pytest.raises(error):
        server.start()
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text(encoding="utf-8")), 0)
    assert server.process is None


def test_a_storm_that_cannot_begin_ends_all_servers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[Server] = []
    monkeypatch.setattr(Server, "kill", lambda server: ended.append(server))
    good, bad = Server(tmp_path), Server(tmp_path)
    monkeypatch.setattr(good, "start", lambda: good)
    monkeypatch.setattr(bad, "start", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        crash.run("storm", "", [good, bad], argparse.Namespace(seed=1, tables=1, kills=1))
    assert ended == [good, bad]
