"""Buckets fill up with time, forget the idle, and count people."""

from __future__ import annotations

from typing import get_args

import pytest

from tangledbank.server.http import limits
from tangledbank.server.http.addresses import ADDRESSES
from tangledbank.server.http.limits import COSTS, ConcurrencyLimit, Limits, Quota, TooOften, address_group
from tangledbank.server.live.requests import AnyClient


class Time:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


def test_a_bucket_is_empty_after_so_many_and_fills_evenly() -> None:
    time = Time()
    found = Limits(time)
    assert [found.allow("a", 3, 30) for _ in range(4)] == [True, True, True, False]
    time.now = 9_999
    assert not found.allow("a", 3, 30)
    time.now = 10_000
    assert [found.allow("a", 3, 30) for _ in range(2)] == [True, False]
    time.now = 1_000_000
    assert [found.allow("a", 3, 30) for _ in range(4)] == [True, True, True, False]


def test_names_have_buckets_of_their_own() -> None:
    found = Limits(Time())
    assert found.allow("a", 1, 60)
    assert found.allow("b", 1, 60)
    assert not found.allow("a", 1, 60)


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    time = Time()
    time.now = 10_000
    found = Limits(time)
    assert found.allow("a", 2, 10)
    time.now = 0
    assert found.allow("a", 2, 10)


def test_memory_is_bounded_and_the_longest_idle_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 3)
    found = Limits(Time())
    for name in "abcab":
        found.allow(name, 5, 60)
    found.allow("d", 5, 60)
    assert list(found.buckets) == ["a", "b", "d"]


def test_what_costs_more_empties_the_bucket_sooner_and_a_refusal_says_when() -> None:
    time = Time()
    found = Limits(time)
    found.spend("a", 100, 10, 60)
    with pytest.raises(TooOften) as refused:
        found.spend("a", 100, 10, 60)
    assert (refused.value.after, refused.value.message.args) == (2, {"seconds": 2})
    time.now = 2_000
    found.spend("a", 100, 10, 60)
    assert found.wait("b", 100, 10, 500) == 0, "whatever costs more than there ever is needs a full bucket"


def test_all_at_an_address_share_a_limit_and_nobody_elses_counts() -> None:
    limits = Limits(Time())
    neighbours = [Quota(limits, f"user {k}", "192.0.2.1") for k in range(12)]
    for person in neighbours[:10]:
        person.work(30, 30)
        with pytest.raises(TooOften) as own:
            person.work(1, 30)
    with pytest.raises(TooOften) as theirs:
        neighbours[11].work(30, 30)
    assert (own.value.message.key, theirs.value.message.key) == ("server-too-much-work", "server-too-much-here")
    Quota(limits, "user 20", "192.0.2.2").work(30, 30)


def test_a_crowd_has_a_limit_for_each() -> None:
    limit = ConcurrencyLimit(2)
    assert [limit.enter("a") for _ in range(3)] == [True, True, False]
    assert limit.enter("b")
    limit.leave("a")
    assert limit.enter("a")
    for name in "aab":
        limit.leave(name)
    assert not limit.counts


@pytest.mark.parametrize(
    ("host", "where"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_customer_is_one_neighbourhood(host: str, where: str) -> None:
    assert address_group(host) == where


def test_what_is_dear_over_the_socket_is_as_dear_over_http() -> None:
    said = {kind.__name__.lower() for kind in get_args(AnyClient)} & COSTS.keys()
    found = {one.path: one.cost for one in ADDRESSES if one.path.rpartition("/")[2] in said}
    assert {"/api/tables/{table}/orders", "/api/tables/{table}/undo"} <= found.keys()
    assert found == {path: COSTS[path.rpartition("/")[2]] for path in found}


def test_whatever_shows_offers_costs_the_same() -> None:
    assert {one.cost for one in ADDRESSES if one.path.startswith("/api/seeks")} == {COSTS["seeks"]}
