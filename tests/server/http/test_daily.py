"""Daily deals on a server: one try, results of all, records that are checked, and nothing known too early."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tangledbank.daily import deal_of
from tangledbank.daily import playing as of_experts
from tangledbank.server.bots import deal as parts
from tangledbank.server.bots.deals import Deals
from tangledbank.server.bots.queue import Requester
from tangledbank.server.http.routes.daily import LATE_DAYS, streaks
from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store
from tangledbank.server.store.tries import ExpertTry

from ...daily.deals import GAME, TODAY, days_ago, freeze, known_expert, record_of, run
from ...local.devices import think
from ..serving import Served, Visitor

LONG_S = 300


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("daily")) as server:
        freeze(server)
        yield server


def patient(served: Served) -> Visitor:
    """A guest who waits: records are checked when nobody else has anything to do."""
    visitor = served.guest()
    visitor.http.timeout = httpx.Timeout(LONG_S)
    return visitor


def played(visitor: Visitor, view: dict[str, Any], answers: int = 10_000) -> dict[str, Any]:
    """Answer so many questions with the first option; bots answer beside that."""
    end = time.monotonic() + LONG_S
    while answers and view["status"] == "running":
        assert time.monotonic() < end
        asked = next((seat for seat in view["seats"] if seat["options"]), None)
        if asked is None:
            time.sleep(0.01)
            view = visitor.get(f"/api/tables/{view['id']}").json()
            continue
        wish = {"seat": asked["seat"], "ply": view["ply"], "action": asked["options"][0]["action"]}
        view = visitor.done(f"/api/tables/{view['id']}/move", wish)
        answers -= 1
    return view


# ---- one try ------------------------------------------------------------------------------------------
def test_a_deal_is_played_once_and_compared(served: Served) -> None:
    known_expert(served, TODAY)
    visitor, address = patient(served), f"/api/daily/{GAME}/{TODAY}"
    deal = deal_of(GAME, TODAY)
    before = next(one for one in visitor.get("/api/daily").json()["deals"] if one["game"] == GAME)
    assert (before["own"], before["players"], before["seat"]) == (None, deal.players, deal.seat)
    assert visitor.get(address).json()["expert"]["status"] == "hidden"
    view = visitor.done(f"/api/daily/{GAME}")
    assert (view["daily"], view["visibility"], view["undo"]) == (TODAY, "private", "never")
    assert [chair["yours"] for chair in view["chairs"]] == [seat == deal.seat for seat in range(deal.players)]
    view = played(visitor, view, answers=2)
    assert visitor.done(f"/api/daily/{GAME}")["id"] == view["id"], "one goes on where one was"
    forbidden(visitor, view)
    assert visitor.get(address).json()["expert"]["status"] == "hidden"
    end = played(visitor, view)
    assert end["status"] == "over"
    found = visitor.get(address).json()
    assert found["own"]["score"] == end["scores"][deal.seat]
    assert (found["rank"], found["own"]["status"]) == (1, "over")
    assert found["rounds"][-1] == found["own"]["place"]
    assert found["expert"]["status"] == "done"
    assert found["parting"]["yours"] != found["parting"]["experts"]
    assert visitor.done(f"/api/daily/{GAME}")["id"] == view["id"], "a try that has ended is not begun again"
    assert visitor.get("/api/daily").json()["streak"] == 1
    record = visitor.get(f"/api/tables/{view['id']}/record").json()["record"]
    other = patient(served)
    assert other.done(address, {"record": record})["rank"] == 1, "what bots answer on a server is what they answer"
    best = visitor.get(address).json()["best"]
    assert [one["sent"] for one in best] == [False, True]


def forbidden(visitor: Visitor, view: dict[str, Any]) -> None:
    """Nothing helps at a deal, and nobody else sees it."""
    table, seat = f"/api/tables/{view['id']}", view["seats"][0]["seat"]
    for path, body in {
        "undo": {"seat": seat},
        "pass": {"seat": seat, "level": "expert"},
        "fork": {"ply": 0, "seat": seat},
        "review": {},
    }.items():
        assert visitor.post(f"{table}/{path}", body).status_code == 409, path
    assert visitor.get(f"{table}/record").status_code == 409
    with visitor.socket() as socket:
        socket.send(f'{{"type":"hint","id":"h","table":"{view["id"]}","seat":{seat}}}')
        while '"id":"h"' not in (told := str(socket.recv(timeout=60))):
            pass
        assert "daily-unaided" in told


def test_a_table_that_was_lost_between_two_steps_is_made_again(served: Served) -> None:
    visitor = patient(served)
    run(served, served.context.store.begin_try(GAME, TODAY, visitor.id, "t-promised", served.context.now()))
    own = next(one for one in visitor.get("/api/daily").json()["deals"] if one["game"] == GAME)["own"]
    assert own["status"] == "running"
    assert visitor.done(f"/api/daily/{GAME}")["id"] == "t-promised"
    visitor.done("/api/tables/t-promised/close")
    own = visitor.get(f"/api/daily/{GAME}/{TODAY}").json()
    assert (own["own"]["status"], own["rank"]) == ("lost", 0)


def test_whoever_leaves_gets_no_result_from_the_bot_that_plays_on(served: Served) -> None:
    visitor = patient(served)
    view = visitor.done(f"/api/daily/{GAME}")
    visitor.done(f"/api/tables/{view['id']}/leave", {"seat": view["seats"][0]["seat"]})
    assert visitor.get(f"/api/daily/{GAME}/{TODAY}").json()["own"]["status"] == "lost"


# ---- records from elsewhere ---------------------------------------------------------------------------
def test_a_record_is_checked_and_counted_once(served: Served) -> None:
    day = days_ago(1)
    known_expert(served, day)
    visitor, address = patient(served), f"/api/daily/{GAME}/{day}"
    record, score, place = record_of(day)
    for _ in range(2):  # whoever has not heard the answer sends it again
        found = visitor.done(address, {"record": record})
        assert (found["own"]["score"], found["own"]["place"], found["own"]["table"]) == (score, place, "")
    assert found["parting"] is None
    assert sum(one["tries"] for one in found["counts"]) == 1
    other, worse = patient(served), record_of(day, 1)
    ranks = [other.done(address, {"record": worse[0]})["rank"], visitor.get(address).json()["rank"]]
    assert sorted(ranks) == ([1, 2] if worse[1:] != (score, place) else [1, 1])
    assert other.get(address).json()["parting"]["ply"] > 0


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: "\n".join(text.split("\n")[:-20]) + "\n", "daily-not-over"),
        (lambda text: re.sub(r"\nseed \d+", "\nseed 7", text), "daily-other-deal"),
        (lambda text: text.replace("\n1 P", "\n1 P6 x\n2 P", 1), "bad-record-line"),
    ],
    ids=["short", "seed", "number"],
)
def test_other_records_are_refused(served: Served, change: Callable[[str], str], why: str) -> None:
    day = days_ago(1)
    answer = patient(served).post(f"/api/daily/{GAME}/{day}", {"record": change(record_of(day)[0])})
    assert (answer.status_code, answer.json()["why"]["key"]) == (400, why)


def test_days_too_early_and_too_late(served: Served) -> None:
    visitor = patient(served)
    assert visitor.get(f"/api/daily/{GAME}/{days_ago(-1)}").json()["why"]["key"] == "daily-future"
    late = visitor.post(f"/api/daily/{GAME}/{days_ago(LATE_DAYS + 1)}", {"record": "x"})
    assert late.json()["why"]["key"] == "daily-late"
    soon = visitor.post(f"/api/daily/{GAME}/{days_ago(-1)}", {"record": record_of(days_ago(1))[0]})
    assert soon.json()["why"]["key"] == "daily-future"


def test_a_guest_who_signs_in_keeps_the_tries_that_the_account_has_not(tmp_path: Path) -> None:
    async def story() -> None:
        database = SqliteDatabase(tmp_path / "tries.db")
        store = Store(database)
        await store.prepare()
        for key in ("guest", "heir"):
            await store.query("INSERT INTO users (id, name, created) VALUES (?, ?, 0)", key, key)
            assert await store.begin_try("x", "2026-11-19", key, f"of {key}", 1) == f"of {key}"
        assert await store.begin_try("x", "2026-11-19", "guest", "again", 1) == "of guest"
        await store.begin_try("y", "2026-11-19", "guest", "y", 1)
        await store.drop_guest("guest", "heir")
        assert [(one.game, one.table) for one in await store.tries_of("heir", 9)] == [("x", "of heir"), ("y", "y")]
        await store.delete_user("heir")
        assert await store.query("SELECT * FROM daily_tries") == []
        database.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("days", "expected"),
    [([], (0, 0)), ([0], (1, 1)), ([1, 2], (2, 2)), ([2, 3, 4], (0, 3)), ([0, 1, 3, 4, 5, 6], (2, 4))],
)
def test_streaks_are_days_in_a_row(days: list[int], expected: tuple[int, int]) -> None:
    assert streaks([days_ago(n) for n in days], days_ago(0)) == expected


# ---- in the background --------------------------------------------------------------------------------
class Kept:
    """A store that keeps the expert's games."""

    def __init__(self) -> None:
        self.experts: list[ExpertTry] = []

    async def keep_expert(self, game: str, day: str, found: ExpertTry) -> None:
        self.experts.append(found)


def test_the_expert_plays_in_parts_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from tangledbank.local.bots import LocalBots

    monkeypatch.setattr(of_experts, "EXPERT", "skilled")
    monkeypatch.setattr(parts, "MOMENT_S", 0.05)
    day = days_ago(1)

    async def story() -> None:
        store = Kept()
        deals = Deals(store, LocalBots(think))  # type: ignore[arg-type]
        for _ in range(2):
            deals.begin_expert(deal_of(GAME, day), Requester("me", people=False))
        await asyncio.gather(*deals.playing.values())
        assert deals.bots.jobs > 1
        assert not deals.playing
        assert not deals.progress
        [found] = store.experts
        assert (found.record, found.score, found.place) == record_of(day)

    asyncio.run(story())
