"""Nobody gets bots at the cost of all others: a fair queue, a cap on tables of bots only, a back-off for failures."""

from __future__ import annotations

import asyncio

import pytest

from tangledbank.games import rulebook
from tangledbank.server.bots import queue
from tangledbank.server.bots.pool import BACKGROUND, CHOOSE, FALLBACK, QUICK_COST, THINK, BotPool, Job, WorkerPool
from tangledbank.server.bots.queue import (
    FIRST_PAUSE_MS,
    MAX_BOT_TABLES,
    MAX_PAUSE_MS,
    Addresses,
    Admission,
    Backoff,
    FairQueue,
    Requester,
)
from tangledbank.server.http.limits import ADDRESS_FACTOR
from tangledbank.server.tables.entries import AnyEntry, BotSeated, Created, Sat, Stamped, Started
from tangledbank.server.tables.table import Table

BOTS: list[AnyEntry] = [BotSeated(0, "novice"), BotSeated(1, "novice"), Started()]


def table(key: str, host: str, entries: list[AnyEntry] = BOTS) -> Table:
    made = Table(key, Stamped(0, 0, Created("evolution", rulebook("evolution").rules, 2, 7, {}, host)))
    for n, entry in enumerate(entries, 1):
        made.apply(Stamped(n, n, entry))
    return made


# ---- the queue -------------------------------------------------------------------------------------
def order(*waiting: tuple[str, bool, int]) -> list[str]:
    """What is served first, of what waits by owner, whether people play, and cost."""
    queue: FairQueue[str] = FairQueue()
    for owner, people, cost in waiting:
        queue.put(Requester(owner, people), cost, f"{owner}{cost}")
    found = []
    while (item := queue.pop()) is not None:
        found.append(item)
    assert len(queue) == 0
    return found


def test_people_s_tables_come_before_those_of_bots_only() -> None:
    assert order(("eve", False, 1), ("ann", True, 9)) == ["ann9", "eve1"]


def test_owners_have_their_turn_one_after_the_other() -> None:
    flood = [("eve", True, cost) for cost in (1, 2, 3, 4)]
    assert order(*flood, ("ann", True, 8), ("bob", True, 9)) == ["eve1", "ann8", "bob9", "eve2", "eve3", "eve4"]


def test_all_owners_at_one_address_take_one_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for k in range(3):
        for item in "ab":
            queue.put(Requester(f"guest {k}", people=True, address="192.0.2.1"), 1, f"{k}{item}")
    for owner in ("ann", "bob"):
        queue.put(Requester(owner, people=True, address="192.0.2.2"), 9, owner)
    queue.put(Requester("cid", people=True), 9, "cid")
    assert len(queue) == 9
    assert [queue.pop() for _ in range(10)] == ["0a", "ann", "cid", "1a", "bob", "2a", "0b", "1b", "2b", None]


def test_of_few_addresses_the_latest_is_known_and_the_first_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MAX_ADDRESSES", 2)
    addresses = Addresses()
    for user, address in (("ann", "a"), ("bob", "b"), ("ann", "c"), ("cid", "d")):
        addresses.came(user, address)
    assert [addresses.of(user) for user in ("ann", "bob", "cid", "dee")] == ["c", "", "d", ""]


def test_of_one_owner_cheap_questions_come_first_and_equal_ones_in_their_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for cost, item in ((800, "expert"), (100, "strong"), (0, "first"), (0, "second")):
        queue.put(Requester("ann", people=True), cost, item)
    assert [queue.pop() for _ in range(4)] == ["first", "second", "strong", "expert"]


def test_who_gives_up_waiting_takes_nobody_s_turn() -> None:
    async def story() -> None:
        lane = WorkerPool(1)
        share = Requester("ann", people=True)
        await lane.enter(share, 0)
        waits = [asyncio.ensure_future(lane.enter(share, 0)) for _ in range(3)]
        await asyncio.sleep(0)
        waits[0].cancel()
        lane.leave()
        waits[1].cancel()  # it is its turn in the same moment
        await asyncio.gather(*waits, return_exceptions=True)
        assert [wait.cancelled() for wait in waits] == [True, True, False]
        lane.leave()
        assert lane.free == 1

    asyncio.run(story())


def test_what_is_dear_has_workers_of_its_own() -> None:
    pool = BotPool(3)

    def lane(level: str, kind: str, people: bool) -> WorkerPool:
        return pool.pool_for(Job("t", "evolution", {}, 0, level, kind, 1), Requester("ann", people))

    assert lane("skilled", CHOOSE, people=False) is pool.quick
    assert lane("expert", FALLBACK, people=False) is pool.quick
    assert lane("expert", CHOOSE, people=True) is pool.people
    assert lane("strong", THINK, people=True) is pool.people
    assert lane("expert", CHOOSE, people=False) is pool.background
    assert [lane.free for lane in pool.pools] == [1, 3, 1]
    assert pool.background.arguments == (BACKGROUND,)


def test_all_levels_but_the_best_are_quick() -> None:
    for game in ("evolution", "dominant-species", "marine"):
        costs = [Job("t", game, {}, 0, level, CHOOSE, 1).cost for level in ("skilled", "strong", "expert")]
        assert costs[0] <= costs[1] <= QUICK_COST < costs[2]


# ---- tables of bots only ---------------------------------------------------------------------------
def test_one_owner_has_so_many_tables_of_bots_only_and_the_next_goes_on_when_one_ends() -> None:
    admission = Admission()
    eve = [table(f"e{k}", "eve") for k in range(MAX_BOT_TABLES + 2)]
    assert [admission.admit(one) for one in eve] == [True] * MAX_BOT_TABLES + [False] * 2
    assert admission.admit(table("a", "ann"))
    assert admission.admit(eve[0]), "who plays goes on"
    assert admission.waits(eve[-2].id)
    assert not admission.is_first_to_wait(eve[-1])
    assert admission.leave("e1") == eve[-2].id
    assert not admission.waits(eve[-2].id)
    assert admission.admit(eve[-2])
    assert not admission.admit(eve[-1])


def test_one_address_has_so_many_tables_of_bots_only_however_many_guests_it_has() -> None:
    """Guests cost nothing: without that, each of them would bring as many tables as everybody has."""
    admission = Admission(most=1, address_of=lambda owner: "" if owner == "ann" else owner[0])
    eves = [table(f"t{k}", f"eve{k}") for k in range(ADDRESS_FACTOR + 2)]
    assert [admission.admit(one) for one in eves] == [True] * ADDRESS_FACTOR + [False] * 2
    assert admission.why(eves[-1]).key == "server-bots-wait-here"
    assert all(admission.is_first_to_wait(one) for one in eves[-2:])
    assert admission.admit(table("a", "ann"))
    assert not admission.admit(second := table("b", "ann"))
    assert admission.why(second).key == "server-bots-wait"
    assert admission.leave("a") == "b"
    assert admission.leave("t0") == eves[-2].id
    assert admission.admit(eves[-2])
    assert not admission.admit(eves[-1])


def test_a_table_with_people_is_always_admitted() -> None:
    admission = Admission(most=1)
    assert admission.admit(table("t", "eve"))
    for k in range(3):
        assert admission.admit(table(f"p{k}", "eve", [Sat(0, "eve", "Eve"), BotSeated(1, "expert"), Started()]))


def test_nothing_is_kept_of_tables_that_have_left() -> None:
    admission = Admission(most=1)
    for key in ("t", "u"):
        admission.admit(table(key, "eve"))
    assert [admission.leave(key) for key in ("u", "t", "never")] == [None, None, None]
    assert not admission.shares
    assert not admission.counts
    assert not admission.playing
    assert not admission.waiting


# ---- after failures --------------------------------------------------------------------------------
def test_a_bot_that_fails_rests_twice_as_long_each_time_up_to_a_limit() -> None:
    backoff = Backoff()
    pauses = [backoff.fails(("t", 0), 0) for _ in range(30)]
    assert pauses[:3] == [FIRST_PAUSE_MS, 2 * FIRST_PAUSE_MS, 4 * FIRST_PAUSE_MS]
    assert pauses[-1] == MAX_PAUSE_MS
    assert backoff.rests(("t", 0), MAX_PAUSE_MS - 1)
    assert not backoff.rests(("t", 0), MAX_PAUSE_MS)
    assert not backoff.rests(("t", 0), -1), "the machine's time was set back"
    assert not backoff.rests(("t", 1), 0)


def test_a_bot_that_answers_begins_anew() -> None:
    backoff = Backoff()
    assert not backoff.recovers(("t", 0))
    backoff.fails(("t", 0), 0)
    assert backoff.recovers(("t", 0))
    assert backoff.fails(("t", 0), 0) == FIRST_PAUSE_MS
    backoff.forget("t")
    assert backoff.times(("t", 0)) == 0
