"""Reviews on a server: made in the background, kept, and their better lines can be looked at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tangledbank.coach import Course, Effort, read_review, review
from tangledbank.coach.document import COACH
from tangledbank.coach.effort import PURE
from tangledbank.games import names
from tangledbank.server.bots import review as parts
from tangledbank.server.bots.pool import BotFailed, BotPool, Job, ReviewPart
from tangledbank.server.bots.queue import Requester
from tangledbank.server.bots.reviews import MOST, MOST_EACH, Reviews, TooMany, digest_of
from tangledbank.server.bots.worker import answer
from tangledbank.server.http.limits import COSTS, Quota
from tangledbank.server.http.routes.reviewing import followed
from tangledbank.server.store.migrations import migrate
from tangledbank.server.store.sqlite import SqliteDatabase
from tangledbank.server.store.store import Store

from ...coach.endings import ending
from ..serving import Served, Visitor

GAME = names()[0]
RECORD = ending(GAME, 3, 1)
LONG_S = 120


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("reviews")) as server:
        yield server


def made(visitor: Visitor, key: str) -> dict[str, Any]:
    """Ask for a review and wait for it."""
    found: dict[str, Any] = visitor.done(f"/api/tables/{key}/review")
    end = time.monotonic() + LONG_S
    while found["status"] == "making":
        assert time.monotonic() < end
        time.sleep(0.1)
        found = visitor.get(f"/api/tables/{key}/review").json()
    return found


def test_a_finished_game_is_reviewed_once_for_everybody(served: Served) -> None:
    visitor = served.guest()
    key = visitor.done("/api/records", {"record": str(RECORD)})["id"]
    assert visitor.get(f"/api/tables/{key}/review").json()["status"] == "none"
    found = made(visitor, key)
    assert found["status"] == "done"
    assert found["review"]["plies"] == len(RECORD.log)
    stranger = served.stranger()
    assert stranger.get(f"/api/tables/{key}/review").json() == found
    assert stranger.done(f"/api/tables/{key}/review") == found
    for decision in found["review"]["decisions"]:
        at = f"/api/tables/{key}/review/{decision['ply']}"
        if not decision["line"]:
            assert stranger.get(f"{at}/0").status_code == 404
            continue
        assert stranger.get(f"{at}/0").json()["line"] is None
        first = stranger.get(f"{at}/1").json()
        assert first["ply"] == decision["ply"]
        assert first["line"]["action"] == decision["best"]["action"]
        assert stranger.get(f"{at}/99").status_code == 400


def test_whoever_makes_the_server_play_a_game_once_more_pays_for_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = served.guest()
    paid: list[int] = []
    key = visitor.done("/api/records", {"record": str(ending(GAME, 3, 2))})["id"]  # nobody has had that one reviewed
    monkeypatch.setattr(Quota, "work", lambda _, cost, _most: paid.append(cost))
    for _ in range(2):
        assert visitor.get(f"/api/tables/{key}/review").json()["status"] == "none"
    assert paid == [COSTS["moment"], COSTS["record"], COSTS["moment"]]


def test_a_running_game_is_not_reviewed(served: Served) -> None:
    visitor = served.guest()
    key = visitor.done("/api/records", {"record": str(RECORD.until(3))})["id"]
    assert visitor.post(f"/api/tables/{key}/review").status_code == 409
    assert visitor.get(f"/api/tables/{key}/review").status_code == 409


# ---- parts ---------------------------------------------------------------------------------------
def pieces(record: str) -> tuple[str, int]:
    """A review made by a worker, part by part, and how many parts there were."""
    steps: list[Any] = []
    part, n = ReviewPart(record), 0
    while True:
        reply = answer(Job.of_review(part, digest_of(record)))
        n += 1
        if "review" in reply:
            return reply["review"], n
        steps += reply["steps"]
        whole = reply["first"] + len(steps) == reply["plies"]
        part = ReviewPart(record, reply["first"] + len(steps), reply["effort"], steps if whole else [])


def test_parts_make_the_same_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MOMENT_S", 0.0)
    monkeypatch.setattr(parts, "is_compiled", lambda: False)
    text, n = pieces(str(RECORD))
    assert n == len(RECORD.log) + 1
    assert read_review(text) == review(RECORD, Effort(PURE))


class Broken(BotPool):
    """Its worker always dies."""

    async def run(self, job: Job, requester: Requester) -> Any:
        raise BotFailed("dead")


def test_what_fails_is_told_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        reviews = Reviews(Store(SqliteDatabase(tmp_path / "x.db")), Broken(1), lambda: 0)
        text = str(RECORD)
        reviews.begin(digest_of(text), text, Requester("eve", people=False))
        reviews.begin(digest_of(text), text, Requester("eve", people=False))
        assert len(reviews.making) == 1
        task = reviews.making[digest_of(text)].task
        assert task is not None
        await task
        assert reviews.failed[digest_of(text)].key == "coach-failed"
        assert not reviews.making
        for k in range(MOST):
            reviews.begin(str(k), text, Requester(f"eve {k // MOST_EACH}", people=False))
        with pytest.raises(TooMany):
            reviews.begin("one more", text, Requester("ann", people=False))
        await reviews.close()
        reviews.store.database.close()

    asyncio.run(scenario())


class Slow(BotPool):
    """Its worker counts what it is asked at the same time, and fails."""

    now: int = 0
    most: int = 0

    async def run(self, job: Job, requester: Requester) -> Any:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.001)
        self.now -= 1
        raise BotFailed("dead")


def test_one_person_has_few_and_one_at_a_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        bots, eve = Slow(1), Requester("eve", people=False)
        reviews = Reviews(Store(SqliteDatabase(tmp_path / "x.db")), bots, lambda: 0)
        for k in range(MOST_EACH):
            reviews.begin(str(k), "", eve)
        with pytest.raises(TooMany):
            reviews.begin("one more", "", eve)
        reviews.begin("another's", "", Requester("ann", people=False))
        for k in range(20):  # whenever one has ended another is asked for
            await asyncio.sleep(0.001)
            with suppress(TooMany):
                reviews.begin(f"later {k}", "", eve)
        while reviews.making:
            await asyncio.sleep(0.001)
        assert bots.most == 2, "one of eve's and one of ann's"
        assert not reviews.turns
        reviews.store.database.close()

    asyncio.run(scenario())


def test_reviews_are_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(SqliteDatabase(tmp_path / "x.db"))
        await store.database.run(migrate)
        assert await store.review("d", COACH) is None
        await store.keep_review("d", COACH, "first", 1)
        await store.keep_review("d", COACH, "second", 2)
        assert await store.review("d", COACH) == "first"
        assert await store.review("d", COACH + 1) is None
        store.database.close()

    asyncio.run(scenario())


def test_a_line_is_followed_up_to_where_chance_would_decide() -> None:
    course = Course(RECORD)
    book = course.end.rulebook
    stopped = 0
    for one in review(RECORD, Effort(PURE)).decisions:
        for n in range(len(one.line) + 1):
            state, events = followed(book, course.states[one.ply - 1], one.line[:n])
            assert state.draws is None
            if n < len(one.line):
                assert one.line[n].action in [book.notation.show(action) for action in state.options(one.line[n].seat)]
            else:
                stopped += not events
    assert stopped
