"""DSM-6  Abundance: a disk of the section onto a vacant corner of Earth."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h, targets

MUST = {"DSM-4.17"}


def abundance(*elements: str) -> Sea:
    """The fish have placed a pawn on the second space."""
    s = Sea()
    s.row("abundance", *elements)
    return s.act("fish", "abundance-2")


def fill_earth(s: Sea, spared: str = "") -> None:
    """Elements on every vacant corner of Earth, except one."""
    for corner in s.g.layout.board.corners:
        label = s.g.layout.board.grid.corner_labels[corner]
        if label != spared and s.g.touches_earth(corner) and s.g.corner[corner] < 0:
            s.put(label, max(("algae", "worms", "sun", "sponges"), key=s.bag))


@rule("DSM-6.1")
def test_a_disk_of_the_section_goes_onto_a_corner() -> None:
    s = abundance("algae", "sun")
    assert (s.asked, s.options()) == ("fish", ["take algae", "take sun", "pass"])
    s.answer("take sun", f"corner {E(0, 1)}")
    assert (s.element(E(0, 1)), s.disks("abundance"), s.done, s.laws()) == ("sun", {"algae": 1}, True, [])


@rule("DSM-6.1")
def test_only_a_disk_of_this_section_can_be_taken() -> None:
    s = Sea()
    s.row("abundance", "algae", "sun")
    s.row("wanderlust", "worms")
    s.act("fish", "abundance-1")
    assert (s.why("take algae"), s.why("take worms")) == (set(), {"DSM-5.3"})


@rule("DSM-6.1")
def test_every_vacant_corner_of_earth_can_be_chosen_and_no_other() -> None:
    s = abundance("algae", "sun").answer("take algae")
    assert len(targets(s.options())) == 46
    assert s.why(f"corner {E(0, 0)}") == {"DSM-2.13"}
    assert s.why(f"corner {E(2, -1)}") == {"DSM-2.12"}


@rule("DSM-6.1")
def test_a_disk_once_taken_must_be_placed() -> None:
    assert abundance("algae", "sun").answer("take algae").why("pass") == MUST


@rule("DSM-6.2")
@pytest.mark.parametrize(
    ("corner", "tiles"), [(E(1, 2), [h(1, 2)]), (W(0, -2), [h(0, -2), h(-1, -2)]), (E(0, 1), [h(0, 1)])]
)
def test_the_corner_may_touch_one_or_two_tiles(corner: str, tiles: list[str]) -> None:
    s = abundance("algae", "sun").answer("take sun", f"corner {corner}")
    assert [s.elements_on(tile).get("sun") for tile in tiles] == [1] * len(tiles)


@rule("DSM-6.2")
def test_the_corner_may_touch_three_tiles() -> None:
    s = Sea()
    s.remove(E(0, 0))
    s.row("abundance", "worms", "algae")
    s.act("fish", "abundance-1").answer("take algae", f"corner {E(0, 0)}")
    assert [s.elements_on(tile)["algae"] for tile in (h(0, 0), h(1, -1), h(1, 0))] == [2, 2, 1]


@rule("DSM-6.3")
def test_with_an_empty_section_nothing_is_asked() -> None:
    s = Sea()
    s.row("wanderlust", "algae")
    assert s.act("fish", "abundance-1").done


@rule("DSM-6.3")
def test_without_a_vacant_corner_nothing_is_asked() -> None:
    s = Sea()
    fill_earth(s)
    s.row("abundance", "gastropods", "plankton")
    s.act("fish", "abundance-1")
    assert (s.done, s.disks("abundance")) == (True, {"gastropods": 1, "plankton": 1})


@rule("DSM-6.3")
def test_with_one_vacant_corner_the_disk_goes_there() -> None:
    s = Sea()
    fill_earth(s, spared=E(1, 2))
    s.row("abundance", "gastropods", "plankton")
    s.act("fish", "abundance-1").answer("take plankton")
    assert (s.done, s.element(E(1, 2))) == (True, "plankton")


# ---- examples ----------------------------------------------------------------------
@rule("EX-R8")
def test_the_fish_put_algae_at_the_south_west_of_the_ocean() -> None:
    s = Sea()
    s.row("abundance", "algae", "worms")
    s.pawn("crustaceans", "abundance-1")
    s.act("fish", "abundance-2").answer("take algae", f"corner {E(-1, 2)}")
    assert (s.element(E(-1, 2)), s.disks("abundance")) == ("algae", {"worms": 1})
    assert [s.elements_on(tile) for tile in (h(0, 1), h(0, 2))] == [
        {"algae": 1, "plankton": 1, "worms": 1},
        {"algae": 1},
    ]
    assert s.terrain(h(-1, 2)) is None
