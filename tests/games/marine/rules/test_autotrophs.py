"""DSM-7  Autotrophs: elements on vents are removed or swapped."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.reseed import Reseed
from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, targets
from tests.games.marine.sea import h as hex_

GEYSER_CORNER = E(0, -3)  # of the geyser on (0,-3) and the land on (1,-3)
SMOKER_CORNER = W(0, 3)  # of the smoker on (0,3) and the ocean on (-1,3)


def autotrophs(*box: str, **elements: str) -> Sea:
    """Disks in the box; `geyser` and `smoker` lie on the start vents."""
    s = Sea()
    s.row("autotrophs", *box)
    for where, element in elements.items():
        s.put(GEYSER_CORNER if where == "geyser" else SMOKER_CORNER, element)
    return s


@rule("DSM-7.1")
def test_the_choice_is_to_remove_or_to_swap_or_to_forgo() -> None:
    s = autotrophs("sun", "worms", geyser="sun").act("fish", "autotrophs-2")
    assert (s.asked, s.options()) == ("fish", ["remove", "swap sun", "swap worms", "pass"])


@rule("DSM-7.1")
def test_it_is_one_of_the_two_not_both() -> None:
    s = autotrophs("sun", "worms", geyser="sun")
    s.put(W(0, -3), "sun")
    s.act("fish", "autotrophs-2").answer("remove", f"corner {W(0, -3)}")
    assert (s.done, s.element(GEYSER_CORNER)) == (True, "sun")


@rule("DSM-7.2")
def test_remove_puts_an_element_of_a_type_in_the_box_into_the_bag() -> None:
    s = autotrophs("sun", geyser="sun")
    before = s.bag("sun")
    s.act("fish", "autotrophs-2").answer("remove")
    assert (s.element(GEYSER_CORNER), s.bag("sun"), s.disks("autotrophs")) == (None, before + 1, {"sun": 1})
    assert (s.done, s.laws()) == (True, [])


@rule("DSM-7.2")
def test_remove_takes_no_element_whose_type_is_not_in_the_box() -> None:
    s = autotrophs("sun", "worms", geyser="sun")
    s.put(W(0, -3), "worms")
    s.put(W(1, -3), "algae")
    s.act("fish", "autotrophs-2").answer("remove")
    assert sorted(targets(s.options())) == sorted([GEYSER_CORNER, W(0, -3)])
    assert s.why(f"corner {W(1, -3)}") == {"DSM-7.2"}


@rule("DSM-7.2")
def test_remove_takes_no_element_that_is_not_on_a_vent() -> None:
    s = autotrophs("sun", "worms", geyser="sun")
    s.put(W(0, -3), "worms")
    s.act("fish", "autotrophs-2").answer("remove")
    assert s.why(f"corner {E(-1, 0)}") == {"DSM-7.4", "DSM-7.6"}  # a sun between reef, kelp and land


@rule("DSM-7.3")
def test_swap_exchanges_a_disk_of_the_box_with_any_element_on_the_vent() -> None:
    s = autotrophs("sun", "worms", geyser="algae")
    in_bag = sum(s.g.bag)
    s.act("fish", "autotrophs-2").answer("swap worms")
    assert (s.element(GEYSER_CORNER), s.disks("autotrophs")) == ("worms", {"algae": 1, "sun": 1})
    assert (sum(s.g.bag), s.done, s.laws()) == (in_bag, True, [])


@rule("DSM-7.3")
def test_swap_needs_a_disk_of_the_box() -> None:
    s = autotrophs("sun", geyser="algae").act("fish", "autotrophs-2")
    assert (s.options(), s.why("swap worms")) == (["swap sun", "pass"], {"DSM-5.3"})


@rule("DSM-7.4")
@pytest.mark.parametrize(("space", "corner"), [("autotrophs-1", SMOKER_CORNER), ("autotrophs-2", GEYSER_CORNER)])
def test_the_left_space_works_with_smokers_and_the_right_one_with_geysers(space: str, corner: str) -> None:
    s = autotrophs("sun", geyser="algae", smoker="algae").act("fish", space).answer("swap sun")
    assert s.done
    assert [c for c in (SMOKER_CORNER, GEYSER_CORNER) if s.element(c) == "sun"] == [corner]


@rule("DSM-7.4")
def test_an_element_on_the_other_kind_of_vent_is_refused() -> None:
    s = autotrophs("sun", geyser="algae", smoker="algae")
    s.put(E(-1, 3), "algae")
    s.act("fish", "autotrophs-1").answer("swap sun")
    assert (s.why(f"corner {E(-1, 3)}"), s.why(f"corner {GEYSER_CORNER}")) == (set(), {"DSM-7.4", "DSM-7.6"})


@rule("DSM-7.4", "R-21")
@pytest.mark.parametrize("space", ["autotrophs-1", "autotrophs-2"])
def test_an_element_on_a_smoker_and_a_geyser_qualifies_for_both_spaces(space: str) -> None:
    s = autotrophs("sun")
    s.vent(hex_(0, 0), "smoker")
    s.vent(hex_(0, -1), "geyser")
    s.act("fish", space).answer("swap sun")
    assert set(targets(s.options())) >= {W(1, -1), E(-1, 0)}


@rule("DSM-7.5")
def test_with_an_empty_box_nothing_is_asked() -> None:
    s = autotrophs(geyser="sun", smoker="sun")
    assert (s.act("fish", "autotrophs-1").done, s.act("reptiles", "autotrophs-2").done) == (True, True)


@rule("DSM-7.5", "EX-16")
def test_after_the_first_reseed_the_box_holds_the_disks_of_abundance() -> None:
    s = autotrophs(geyser="sun")
    s.row("abundance", "algae")
    assert (s.disks("autotrophs"), s.act("fish", "autotrophs-2").done) == ({}, True)
    s.run(Reseed())
    assert s.act("reptiles", "autotrophs-2").options() == ["swap algae", "pass"]


@rule("DSM-7.6")
@pytest.mark.parametrize(("space", "works"), [("autotrophs-1", False), ("autotrophs-2", True)])
def test_without_an_element_on_a_vent_of_that_side_nothing_is_asked(space: str, works: bool) -> None:
    s = autotrophs("sun", geyser="sun").act("fish", space)
    assert s.done is not works


# ---- examples ----------------------------------------------------------------------
def example_r9() -> Sea:
    s = autotrophs("gastropods", "sun")
    s.vent(hex_(0, -1), "geyser")
    for corner in (W(1, -1), E(-1, 0)):
        s.remove(corner)
    s.put(E(0, -1), "plankton")
    return s


@rule("EX-R9")
def test_cephalopods_swap_gastropods_with_the_plankton_of_a_geyser() -> None:
    s = example_r9().act("cephalopods", "autotrophs-2").answer("swap gastropods")
    assert (s.element(E(0, -1)), s.disks("autotrophs")) == ("gastropods", {"plankton": 1, "sun": 1})


@rule("EX-R9")
def test_cephalopods_remove_a_sun_of_a_geyser_instead() -> None:
    s = example_r9()
    s.put(W(0, -1), "sun")
    before = s.bag("sun")
    s.act("cephalopods", "autotrophs-2").answer("remove")
    assert (s.element(W(0, -1)), s.element(E(0, -1)), s.bag("sun")) == (None, "plankton", before + 1)
    assert s.disks("autotrophs") == {"gastropods": 1, "sun": 1}


@rule("EX-15")
def test_two_suns_in_the_box_remove_nothing_but_swap_with_algae_or_worms() -> None:
    s = autotrophs("sun", "sun", geyser="algae")
    s.put(W(0, -3), "worms")
    s.act("fish", "autotrophs-2")
    assert (s.options(), s.why("remove")) == (["swap sun", "pass"], {"DSM-7.2"})
    s.answer("swap sun")
    assert sorted(targets(s.options())) == sorted([GEYSER_CORNER, W(0, -3)])
