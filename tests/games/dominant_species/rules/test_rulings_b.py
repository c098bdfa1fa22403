"""Rulings on Glaciation, Speciation, Wanderlust, Migration and the rim of the board that need a few more words."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.flow import Execution
from tangledbank.games.dominant_species.reset import Reseed
from tangledbank.games.dominant_species.terms import SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h, targets


def tile(q: int, r: int, terrain: str, tundra: bool = False, **cubes: int) -> dict[str, object]:
    return {"hex": h(q, r), "terrain": terrain, "tundra": tundra, "cubes": cubes}


@rule("RU-10")
def test_an_element_put_between_three_tundra_tiles_goes_with_the_next_glaciation_anywhere() -> None:
    e = Earth()
    for place in (h(0, -1), h(1, -1)):
        e.freeze(place)
    e.remove(W(1, -1))
    e.row("abundance", "sun", "meat")
    e.pawn("bird", "abundance-1")
    e.act("abundance-1").answer("take sun", f"corner {W(1, -1)}")
    assert e.element(W(1, -1)) == "sun"
    e.pawn("bird", "glaciation-1")
    sun = e.bag("sun")
    e.act("glaciation-1").answer(f"glaciate {h(0, 1)}")
    assert (e.element(W(1, -1)), e.bag("sun")) == (None, sun + 1)


@rule("RU-12")
def test_gaps_in_the_queue_are_not_closed_faster() -> None:
    e = Earth()
    e.pawn("bird", "glaciation-4")
    rounds = []
    for _ in range(4):
        e.run(Reseed())
        rounds.append([space for space in SPACES if e.on(space) == "bird"])
    assert rounds == [["glaciation-3"], ["glaciation-2"], ["glaciation-1"], ["glaciation-1"]]


@rule("RU-13")
@pytest.mark.parametrize("decline", [["pass"], [f"speciate {W(1, -1)}", "cubes 0", "cubes 0", "cubes 0"]])
def test_zero_on_all_tiles_equals_declining(decline: list[str]) -> None:
    e = Earth()
    e.pawn("mammal", "speciation-4")
    before = e.g.cubes[:]
    e.act("speciation-4").answer(*decline)
    assert (e.done, e.g.cubes, e.gene_pool("mammal"), e.pawns("mammal")) == (True, before, 30, 3)


@rule("RU-15")
def test_the_three_spaces_stay_even_when_the_stacks_are_exhausted() -> None:
    e = Earth("mammal", "bird")
    for n in (1, 2, 3):
        e.pawn("bird", f"wanderlust-{n}")
    e.run(Execution(SPACES.index("wanderlust-1")))
    assert (e.done, e.pawns("bird"), e.vp("bird")) == (True, 7, 0)


@rule("RU-16", "EX-O06")
def test_the_twelve_hexes_around_the_start_tiles_are_the_only_targets() -> None:
    points = []
    e = Earth()
    e.show_tiles("sea")
    e.pawn("bird", "wanderlust-1")
    places = targets(e.act("wanderlust-1").answer("explore 1").options())
    for place in places:
        twin = Earth()
        twin.show_tiles("sea")
        twin.pawn("bird", "wanderlust-1")
        points.append(twin.act("wanderlust-1").answer("explore 1", f"tile {place}").vp("bird"))
    assert (len(places), sorted(points)) == (12, [1] * 6 + [3] * 6)


@rule("RU-20")
def test_the_wanderlust_element_goes_only_onto_a_vacant_corner() -> None:
    e = Earth()
    e.put(W(1, -2), "sun")
    e.show_tiles("sea")
    e.row("wanderlust", "meat", "grub")
    e.pawn("bird", "wanderlust-1")
    e.act("wanderlust-1").answer("explore 1", f"tile {h(1, -2)}", "take meat")
    assert (e.why(f"corner {W(1, -2)}"), e.why(f"corner {E(0, -1)}")) == ({"DS-1.28"}, {"DS-1.28"})
    assert len(e.options()) == 4


@rule("RU-46")
def test_a_bird_crosses_tundra_and_foreign_cubes() -> None:
    e = Earth(tiles=[tile(0, -1, "sea", bird=1), tile(0, 0, "desert", tundra=True, mammal=3), tile(0, 1, "forest")])
    e.pawn("bird", "migration-6")
    e.act("migration-6").answer(f"from {h(0, -1)}", f"to {h(0, 1)}")
    assert (e.cubes("bird", h(0, 1)), e.done) == (1, True)


@rule("RU-47")
@pytest.mark.parametrize(("place", "corner"), [(h(3, -1), E(3, -1)), (h(3, -1), W(4, -2)), (h(0, -2), W(1, -3))])
def test_a_corner_at_the_rim_of_the_board_is_an_ordinary_corner(place: str, corner: str) -> None:
    e = Earth()
    e.lay(h(2, -1), "sea")
    e.lay(place, "forest")
    e.row("abundance", "seed", "sun")
    e.pawn("bird", "abundance-1")
    e.act("abundance-1").answer("take seed", f"corner {corner}")
    assert e.fitness("bird", place) == 2
    e.pawn("bird", "speciation-3")
    e.act("speciation-3").answer(f"speciate {corner}", "cubes 3")
    assert (e.cubes("bird", place), e.dominant(place), e.done) == (3, "bird", True)


@rule("RU-47")
def test_a_corner_at_the_rim_never_touches_three_tundra_tiles() -> None:
    tiles = [tile(2, -1, "sea", tundra=True), tile(3, -1, "jungle", tundra=True), tile(3, 0, "sea")]
    e = Earth(tiles=tiles, elements={E(3, -1): "sun", W(4, -1): "meat"})
    e.pawn("bird", "glaciation-1")
    e.act("glaciation-1").answer(f"glaciate {h(3, 0)}")
    # E(3,-1) touches one tundra tile, W(4,-1) two; the rest of both lies outside the board.
    assert (e.element(E(3, -1)), e.element(W(4, -1))) == ("sun", "meat")
