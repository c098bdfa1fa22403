"""DSM-8  Depletion: an element whose type lies in the box goes to the bag."""

from __future__ import annotations

from tangledbank.games.marine.reseed import Reseed
from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h, targets


@rule("DSM-8.1")
def test_an_element_of_a_type_in_the_box_goes_to_the_bag_and_the_box_stays() -> None:
    s = Sea()
    s.row("depletion", "sun")
    before = s.bag("sun")
    s.act("fish", "depletion-1").answer(f"deplete {E(-1, 0)}")
    assert (s.element(E(-1, 0)), s.bag("sun"), s.disks("depletion")) == (None, before + 1, {"sun": 1})
    assert (s.done, s.laws()) == (True, [])


@rule("DSM-8.1")
def test_elements_of_all_types_in_the_box_anywhere_on_earth_can_be_chosen() -> None:
    s = Sea()
    s.row("depletion", "sun", "worms")
    s.put(E(0, -3), "sun")
    s.act("fish", "depletion-1")
    assert sorted(targets(s.options())) == sorted([E(-1, 0), W(1, 0), E(0, -3)])


@rule("DSM-8.1")
def test_types_that_are_not_in_the_box_and_vacant_corners_are_refused() -> None:
    s = Sea()
    s.row("depletion", "sun")
    s.act("fish", "depletion-1")
    assert s.why(f"deplete {W(1, 0)}") == {"DSM-8.1"}
    assert s.why(f"deplete {E(0, 1)}") == {"DSM-2.13"}


@rule("DSM-8.1")
def test_only_one_element_goes() -> None:
    s = Sea()
    s.row("depletion", "sun", "sun")
    s.put(E(0, -3), "sun")
    s.act("fish", "depletion-1").answer(f"deplete {E(-1, 0)}")
    assert (s.done, s.element(E(0, -3))) == (True, "sun")


@rule("DSM-8.2")
def test_without_a_matching_element_on_earth_nothing_is_asked() -> None:
    s = Sea()
    s.row("depletion", "sun")
    s.remove(E(-1, 0))
    assert s.act("fish", "depletion-1").done


@rule("DSM-8.3", "EX-16")
def test_the_box_is_empty_until_the_second_reseed() -> None:
    s = Sea()
    s.row("abundance", "sun")
    assert (s.disks("depletion"), s.act("fish", "depletion-1").done) == ({}, True)
    s.run(Reseed())
    assert (s.disks("autotrophs"), s.disks("depletion")) == ({"sun": 1}, {})
    assert s.act("reptiles", "depletion-1").done
    s.run(Reseed())
    assert s.disks("depletion") == {"sun": 1}


@rule("EX-R10")
def test_without_the_sponges_between_seagrass_and_seamount_three_groups_are_endangered() -> None:
    s = Sea()
    s.remove(W(0, 0))
    s.remove(E(-1, 0))
    s.put(E(-2, 1), "sponges")
    s.row("depletion", "sponges")
    assert (s.terrain(h(-1, 0)), s.terrain(h(-1, 1))) == ("seagrass", "seamount")
    s.cubes_are(h(-1, 0), reptiles=1, cephalopods=1)
    s.cubes_are(h(-1, 1), cephalopods=1)
    groups = [("reptiles", h(-1, 0)), ("cephalopods", h(-1, 0)), ("cephalopods", h(-1, 1))]
    assert [s.endangered(*group) for group in groups] == [False] * 3
    s.act("crustaceans", "depletion-1").answer(f"deplete {E(-2, 1)}")
    assert [s.endangered(*group) for group in groups] == [True] * 3
    assert (s.element(E(-2, 1)), s.laws()) == (None, [])
