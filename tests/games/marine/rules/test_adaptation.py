"""DSM-9  Adaptation: a disk onto the display."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.insight import can_act
from tangledbank.games.marine.notation import SPACE
from tests.dsl import rule
from tests.games.marine.sea import Sea

MUST = {"DSM-4.17"}


def adaptation(*row: str, disks: tuple[str, ...] = ()) -> Sea:
    """The fish control the sun pawn and have these disks besides Plankton, Plankton, Algae."""
    s = Sea()
    s.row("adaptation", *row)
    s.acquire("fish", *disks)
    s.control("fish", "sun")
    return s


@rule("DSM-9.1")
def test_a_disk_of_the_section_comes_onto_the_display() -> None:
    s = adaptation("sun", "worms").act("fish", "adaptation-1")
    assert (s.asked, s.options()) == ("fish", ["adapt sun", "adapt worms", "pass"])
    s.answer("adapt worms")
    assert (s.acquired("fish"), s.disks("adaptation"), s.done, s.laws()) == ({"worms": 1}, {"sun": 1}, True, [])


@rule("DSM-9.1")
def test_a_type_that_is_not_in_the_section_is_refused() -> None:
    assert adaptation("sun", "worms").act("fish", "adaptation-2").why("adapt algae") == {"DSM-5.3"}


@rule("DSM-9.2")
@pytest.mark.parametrize(("disks", "acts"), [(2, True), (3, False)])
def test_a_display_holds_six_elements_printed_ones_included(disks: int, acts: bool) -> None:
    s = adaptation("worms", disks=("sun",) * disks).act("fish", "adaptation-1")
    assert s.done is not acts
    if acts:
        s.answer("adapt worms")
    assert sum(s.elements("fish").values()) == 6


@rule("DSM-9.3")
def test_without_a_vacant_space_nothing_is_asked_and_the_disk_stays() -> None:
    s = adaptation("worms", disks=("sun", "sun", "algae")).act("fish", "adaptation-2")
    assert (s.done, s.disks("adaptation"), s.acquired("fish")) == (True, {"worms": 1}, {"algae": 1, "sun": 2})


@rule("DSM-9.4")
def test_on_the_special_space_a_disk_may_replace_one_of_ones_own() -> None:
    s = adaptation("worms", disks=("sun", "sun", "sponges"))
    before = s.bag("sun")
    s.act("fish", "adaptation-3", "sun").answer("adapt worms", "over sun")
    assert s.acquired("fish") == {"sponges": 1, "sun": 1, "worms": 1}
    assert (s.bag("sun"), s.disks("adaptation"), s.done, s.laws()) == (before + 1, {}, True, [])


@rule("DSM-9.4")
def test_on_the_special_space_a_vacant_space_may_be_used_as_well() -> None:
    s = adaptation("worms", disks=("sun",)).act("fish", "adaptation-3", "sun").answer("adapt worms")
    assert (s.options(), s.why("pass")) == (["vacant", "over sun"], MUST)
    s.answer("vacant")
    assert s.acquired("fish") == {"sun": 1, "worms": 1}


@rule("DSM-9.4")
def test_without_a_vacant_space_the_special_space_can_only_replace() -> None:
    s = adaptation("worms", disks=("sun", "sun", "sponges")).act("fish", "adaptation-3", "sun").answer("adapt worms")
    assert (s.options(), s.why("vacant")) == (["over sponges", "over sun"], {"DSM-9.2", "DSM-9.3"})


@rule("DSM-9.4")
@pytest.mark.parametrize("space", ["adaptation-1", "adaptation-2"])
def test_a_special_pawn_on_a_basic_space_replaces_nothing(space: str) -> None:
    s = adaptation("worms", disks=("sun",)).act("fish", space, "sun").answer("adapt worms")
    assert (s.done, s.acquired("fish")) == (True, {"sun": 1, "worms": 1})


@rule("DSM-9.5")
def test_a_printed_element_is_never_replaced() -> None:
    s = adaptation("worms", disks=("sun", "algae")).act("fish", "adaptation-3", "sun").answer("adapt worms")
    assert s.options() == ["vacant", "over algae", "over sun"]
    assert s.why("over plankton") == {"DSM-9.5"}
    s.answer("over algae")
    assert s.elements("fish") == {"algae": 1, "plankton": 2, "sun": 1, "worms": 1}


@rule("DSM-9.6")
def test_several_disks_of_one_type_are_allowed() -> None:
    s = adaptation("plankton", "plankton", disks=("plankton",)).act("fish", "adaptation-1").answer("adapt plankton")
    assert (s.elements("fish"), s.acquired("fish")) == ({"algae": 1, "plankton": 4}, {"plankton": 2})


@rule("DSM-9.7")
@pytest.mark.parametrize(("space", "pawn"), [("adaptation-1", "basic"), ("adaptation-3", "sun")])
def test_without_a_disk_in_the_section_nothing_is_asked(space: str, pawn: str) -> None:
    s = adaptation(disks=("sun",))
    s.row("abundance", "worms")
    assert (s.act("fish", space, pawn).done, s.acquired("fish")) == (True, {"sun": 1})


# ---- examples ----------------------------------------------------------------------
def example_r11() -> Sea:
    s = adaptation("gastropods", disks=("worms",))
    s.pawn("crustaceans", "adaptation-1")
    s.pawn("fish", "adaptation-2")
    return s


@rule("EX-R11")
def test_the_fish_use_the_special_space_for_a_vacant_space_or_a_replacement() -> None:
    s = example_r11().act("fish", "adaptation-3", "sun").answer("adapt gastropods")
    assert s.options() == ["vacant", "over worms"]
    s.answer("over worms")
    assert (s.acquired("fish"), s.pawns("crustaceans")) == ({"gastropods": 1}, 3)


@rule("EX-R11")
def test_the_fish_bump_the_crustaceans_but_not_themselves() -> None:
    s = example_r11().turn("fish").answer("pawn sun")
    assert (s.why("space adaptation-1"), s.why("space adaptation-2")) == (set(), {"DSM-4.9"})
    s.answer("space adaptation-1", "adapt gastropods")
    assert (s.on("adaptation-1"), s.pawns("crustaceans"), s.acquired("fish")) == (
        "sun",
        4,
        {"gastropods": 1, "worms": 1},
    )


@rule("EX-17")
def test_three_disks_leave_no_room_but_can_be_replaced() -> None:
    s = adaptation("worms", disks=("sun", "sponges", "worms"))
    assert s.act("fish", "adaptation-1").done
    s.act("fish", "adaptation-3", "sun").answer("adapt worms")
    assert s.options() == ["over sponges", "over sun", "over worms"]
    assert (s.why("over plankton"), s.why("over algae")) == ({"DSM-9.5"}, {"DSM-9.5"})


@rule("DSM-9.2")
@pytest.mark.parametrize(("disks", "acts"), [(2, True), (3, False)])
def test_a_pawn_acts_at_once_so_only_the_room_of_now_counts(disks: int, acts: bool) -> None:
    """A pawn that waits on adaptation-1 has acted already."""
    s = adaptation("worms", disks=("sun",) * disks)
    s.pawn("fish", "adaptation-1")
    s.turn("fish")
    assert can_act(s.g, SPACE.read("adaptation-2")) is acts
