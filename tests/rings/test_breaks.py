"""Rules are broken in their one place, and the rings follow or a test fails: `make rings` breaks all of them."""

from __future__ import annotations

from .__main__ import examined, unnoticed
from .breaks import BREAKS

FAST = ["EV-11.E1", "DS-15.6"]


def test_every_break_still_finds_its_place() -> None:
    assert len({one.rule for one in BREAKS}) == len(BREAKS) >= 30
    assert all(one.source() for one in BREAKS)


def test_no_ring_is_left_behind_by_some_of_them() -> None:
    breaks = [one for one in BREAKS if one.rule in FAST]
    found = examined(breaks, 2)
    assert [unnoticed(one, said) for one, said in zip(breaks, found, strict=True)] == [[], []]


def test_a_ring_that_says_what_it_said_before_is_noticed() -> None:
    rule = next(one for one in BREAKS if one.rule == "EV-7.5")
    assert unnoticed(rule, {"judge": "same"}) == ["judge"]
