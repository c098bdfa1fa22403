"""DS-10  Abundance: a disk from the squares onto a vacant corner of Earth."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.flow import Execution
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h, targets

FLOWER = [(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def corners(q: int, r: int) -> list[str]:
    """The six corners of a hex."""
    return [E(q, r), W(q + 1, r - 1), E(q - 1, r), W(q, r), E(q - 1, r + 1), W(q + 1, r)]


def abundance(*disks: str) -> Earth:
    """START6 with disks on the squares and an amphibian pawn on abundance-1."""
    e = Earth()
    e.row("abundance", *disks)
    e.pawn("amphibian", "abundance-1")
    return e


@rule("DS-10.1")
def test_the_owner_chooses_a_disk_of_the_squares_and_a_corner() -> None:
    e = abundance("water", "water", "sun", "grub").act("abundance-1")
    assert e.asked == "amphibian"
    assert e.options() == ["take grub", "take sun", "take water", "pass"]
    assert e.why("take meat") == {"DS-1.13"}
    e.answer("take sun", f"corner {W(2, -2)}")
    assert (e.element(W(2, -2)), e.disks("abundance"), e.done) == ("sun", {"grub": 1, "water": 2}, True)


@rule("DS-10.1")
@pytest.mark.parametrize("space", ["abundance-1", "abundance-2"])
def test_both_spaces_do_the_same_and_the_corner_must_be_named(space: str) -> None:
    e = Earth()
    e.row("abundance", "meat", "sun")
    e.pawn("bird", space)
    e.act(space).answer("take meat")
    assert "pass" not in e.options()
    e.answer(f"corner {W(2, -2)}")
    assert (e.element(W(2, -2)), e.pawns("bird"), e.on(space)) == ("meat", 3, None)


@rule("DS-10.1")
def test_a_corner_with_an_element_is_not_vacant() -> None:
    e = abundance("water", "sun").act("abundance-1").answer("take sun")
    assert e.why(f"corner {E(0, 0)}") == {"DS-1.28"}


@rule("DS-10.2")
def test_every_vacant_corner_of_every_tile_is_allowed_and_no_other() -> None:
    e = abundance("water", "sun").act("abundance-1").answer("take sun")
    vacant = sorted({corner for q, r in FLOWER for corner in corners(q, r) if e.element(corner) is None})
    assert sorted(targets(e.options())) == vacant
    assert len(vacant) == 12


@rule("DS-10.2")
def test_corners_of_tundra_are_allowed() -> None:
    e = abundance("water", "sun")
    e.remove(E(0, 0))
    e.freeze(h(1, -1))
    e.freeze(h(1, 0))
    e.act("abundance-1").answer("take sun", f"corner {E(0, 0)}")
    assert e.element(E(0, 0)) == "sun"


@rule("DS-10.2")
def test_corners_at_the_rim_of_the_board_are_allowed() -> None:
    e = abundance("water", "sun")
    e.lay(h(2, -1), "forest")
    e.lay(h(3, -1), "jungle")
    e.act("abundance-1").answer("take sun", f"corner {E(3, -1)}")
    assert e.element(E(3, -1)) == "sun"


@rule("DS-10.2")
def test_a_corner_that_touches_no_tile_is_refused() -> None:
    e = abundance("water", "sun").act("abundance-1").answer("take sun")
    assert e.why(f"corner {E(2, -1)}") == {"DS-2.9"}
    assert e.why(f"corner {E(3, -1)}") == {"DS-2.9"}


@rule("DS-10.3")
def test_the_second_pawn_finds_the_disks_the_first_left() -> None:
    e = abundance("water", "water", "sun")
    e.pawn("bird", "abundance-2")
    e.run(Execution(0)).answer("take sun", f"corner {W(2, -2)}")
    assert e.asked == "bird"
    assert e.options() == ["take water", "pass"]
    assert e.disks("abundance") == {"water": 2}


@rule("DS-10.4")
def test_without_a_disk_the_action_is_skipped_and_the_pawn_returns() -> None:
    e = abundance().act("abundance-1")
    assert (e.done, e.pawns("amphibian"), e.on("abundance-1")) == (True, 3, None)


@rule("DS-10.4")
def test_without_a_vacant_corner_the_action_is_skipped_and_the_disk_stays() -> None:
    tiles: list[dict[str, object]] = [{"hex": h(0, 0), "terrain": "sea"}, {"hex": h(0, 1), "terrain": "jungle"}]
    e = Earth(tiles=tiles)
    for corner in {*corners(0, 0), *corners(0, 1)}:
        e.put(corner, "sun")
    e.row("abundance", "water", "grub")
    e.pawn("amphibian", "abundance-1")
    e.act("abundance-1")
    assert (e.done, e.disks("abundance"), e.pawns("amphibian")) == (True, {"grub": 1, "water": 1}, 3)


# ---- examples ----------------------------------------------------------------------
@rule("EX-P05")
def test_water_makes_the_amphibians_dominant_on_the_savannah() -> None:
    e = abundance("water", "sun").act("abundance-1").answer("take water", f"corner {W(2, -2)}")
    assert [e.fitness(animal, h(1, -1)) for animal in ("amphibian", "insect", "reptile")] == [6, 4, 2]
    assert e.dominant(h(1, -1)) == "amphibian"


@rule("EX-P06")
def test_a_sun_between_desert_and_mountain_counts_for_both() -> None:
    e = Earth(tiles=[{"hex": h(1, 0), "terrain": "desert"}, {"hex": h(0, 1), "terrain": "mountain"}])
    e.put(W(2, -1), "sun")
    e.place("reptile", h(1, 0), 1)
    e.row("abundance", "sun", "grub")
    e.pawn("reptile", "abundance-1")
    assert (e.fitness("reptile", h(1, 0)), e.fitness("reptile", h(0, 1))) == (2, 0)
    e.act("abundance-1").answer("take sun", f"corner {E(0, 1)}")
    assert (e.fitness("reptile", h(1, 0)), e.fitness("reptile", h(0, 1))) == (4, 2)
    e.pawn("reptile", "migration-6")
    e.act("migration-6").answer(f"from {h(1, 0)}")
    assert (e.cubes("reptile", h(0, 1)), e.endangered("reptile", h(0, 1))) == (1, False)
