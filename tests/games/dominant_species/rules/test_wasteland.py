"""DS-11  Wasteland: what lies on corners of tundra is lost if its type is in the box."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.flow import Execution
from tangledbank.games.dominant_species.terms import SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h

SECTION = Execution(SPACES.index("wasteland-1"))


def wasteland(*box: str, pawn: str = "arachnid") -> Earth:
    """START6 with disks in the box and perhaps a pawn on Wasteland."""
    e = Earth()
    e.row("wasteland", *box)
    if pawn:
        e.pawn(pawn, "wasteland-1")
    return e


@rule("DS-11.1")
def test_the_owner_returns_one_disk_of_the_box_to_the_bag() -> None:
    e = wasteland("grub", "grub", "sun")
    before = e.bag("sun")
    e.act("wasteland-1")
    assert (e.asked, e.options()) == ("arachnid", ["waste grub", "waste sun", "pass"])
    assert e.why("waste meat") == {"DS-1.13"}
    e.answer("waste sun")
    assert (e.disks("wasteland"), e.bag("sun"), e.pawns("arachnid")) == ({"grub": 2}, before + 1, 3)


@rule("DS-11.1")
def test_the_returned_disk_is_gone_before_elements_are_removed() -> None:
    e = wasteland("grub", "sun").run(SECTION).answer("waste grub")
    assert (e.element(E(-1, 0)), e.element(W(1, 0))) == ("grub", None)


@rule("DS-11.2")
@pytest.mark.parametrize(
    ("element", "gone", "kept"),
    [
        ("grub", E(-1, 0), E(-2, 1)),
        ("water", W(1, -1), W(0, -1)),
        ("grass", E(0, 0), E(0, -1)),
        ("sun", W(1, 0), W(2, -1)),
        ("meat", E(-1, 1), E(0, 1)),
        ("seed", W(0, 0), W(0, 1)),
    ],
)
def test_without_a_pawn_the_types_of_the_box_leave_the_corners_of_tundra(element: str, gone: str, kept: str) -> None:
    e = wasteland(element, pawn="")
    before = e.bag(element)
    e.run(SECTION)
    assert (e.element(gone), e.element(kept), e.bag(element)) == (None, element, before + 1)


@rule("DS-11.2")
def test_one_tundra_tile_at_the_corner_is_enough_anywhere_on_earth() -> None:
    e = wasteland("grub", "water", pawn="")
    e.freeze(h(-1, 1))
    e.run(SECTION)
    assert [e.element(corner) for corner in (E(-1, 0), E(-2, 1), W(1, -1), W(0, -1))] == [None, None, None, "water"]
    assert [e.element(corner) for corner in (E(0, 0), W(1, 0), E(-1, 1), W(0, 0))] == ["grass", "sun", "meat", "seed"]


@rule("DS-11.2")
def test_the_removal_waits_for_the_end_of_the_pawns_action() -> None:
    e = wasteland("grub", "sun").run(SECTION)
    assert e.options() == ["waste grub", "waste sun", "pass"]
    assert e.element(E(-1, 0)) == "grub"


@rule("DS-11.3")
def test_the_disks_in_the_box_stay() -> None:
    e = wasteland("grub", "sun", "sun", pawn="").run(SECTION)
    assert e.disks("wasteland") == {"grub": 1, "sun": 2}


@rule("DS-11.4")
def test_one_of_two_equal_disks_does_not_protect_the_type() -> None:
    e = wasteland("sun", "sun", "meat").run(SECTION).answer("waste sun")
    assert (e.element(W(1, 0)), e.element(E(-1, 1))) == (None, None)
    e = wasteland("sun", "meat").run(SECTION).answer("waste sun")
    assert (e.element(W(1, 0)), e.element(E(-1, 1))) == ("sun", None)


@rule("DS-11.5")
def test_with_an_empty_box_nothing_is_asked_and_nothing_removed() -> None:
    e = wasteland()
    e.run(SECTION)
    assert e.asked == "insect"  # their free cube, later in the round
    assert (sum(e.g.bag), e.pawns("arachnid")) == (108, 3)


@rule("DS-11.6")
def test_declining_does_not_prevent_the_removal() -> None:
    e = wasteland("sun", "meat").run(SECTION).answer("pass")
    assert (e.element(W(1, 0)), e.element(E(-1, 1))) == (None, None)
    assert (e.disks("wasteland"), e.pawns("arachnid")) == ({"meat": 1, "sun": 1}, 3)


# ---- examples ----------------------------------------------------------------------
@rule("EX-P07")
def test_the_arachnids_save_the_grubs_and_the_amphibians_lose_their_water() -> None:
    e = Earth(tiles=[{"hex": h(0, 0), "terrain": "sea", "tundra": True}, {"hex": h(1, 0), "terrain": "desert"}])
    for corner, element in ((W(0, 0), "grub"), (E(-1, 0), "grub"), (W(1, 0), "water")):
        e.put(corner, element)
    e.place("amphibian", h(1, 0), 1)
    e.row("wasteland", "grub", "water")
    e.pawn("arachnid", "wasteland-1")
    water = e.bag("water")
    assert (e.fitness("amphibian", h(1, 0)), e.dominant(h(1, 0))) == (3, "amphibian")
    e.run(SECTION).answer("waste grub")
    assert [e.element(corner) for corner in (W(0, 0), E(-1, 0), W(1, 0))] == ["grub", "grub", None]
    assert (e.bag("water"), e.fitness("amphibian", h(1, 0)), e.dominant(h(1, 0))) == (water + 1, 0, None)
    assert e.endangered("amphibian", h(1, 0))


@rule("EX-O16")
def test_grass_is_returned_and_the_sun_at_the_centre_is_lost() -> None:
    e = wasteland("grass", "sun").run(SECTION).answer("waste grass")
    assert (e.element(W(1, 0)), e.element(W(2, -1)), e.element(E(0, 0))) == (None, "sun", "grass")
    assert [e.fitness(animal, h(1, 0)) for animal in ("reptile", "insect", "mammal")] == [2, 2, 2]
    assert e.dominant(h(1, 0)) is None
    assert e.endangered("reptile", h(0, 1))


@rule("EX-O17")
def test_one_of_two_waters_is_returned_and_the_water_is_lost_all_the_same() -> None:
    e = wasteland("water", "water").run(SECTION).answer("waste water")
    assert (e.element(W(1, -1)), e.element(W(0, -1))) == (None, "water")
