"""DS-13  Glaciation: tundra spreads, elements and cubes make way."""

from __future__ import annotations

import pytest

import tangledbank
from tangledbank.games.dominant_species.flow import Execution
from tangledbank.games.dominant_species.reset import Reseed
from tangledbank.games.dominant_species.terms import ANIMALS, SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h, targets

SECTION = Execution(SPACES.index("glaciation-1"))
AROUND = [h(0, -1), h(1, -1), h(1, 0), h(0, 1), h(-1, 1), h(-1, 0)]


def tile(q: int, r: int, terrain: str, tundra: bool = False, **cubes: int) -> dict[str, object]:
    return {"hex": h(q, r), "terrain": terrain, "tundra": tundra, "cubes": cubes}


def glaciation(animal: str = "amphibian") -> Earth:
    """START6 with a pawn on glaciation-1."""
    e = Earth()
    e.pawn(animal, "glaciation-1")
    return e


def queue(*animals: str) -> Earth:
    """START6 with pawns in the queue; - is a vacant space."""
    e = Earth()
    for n, animal in enumerate(animals, 1):
        if animal != "-":
            e.pawn(animal, f"glaciation-{n}")
    return e


def waiting(e: Earth) -> list[str | None]:
    return [e.on(f"glaciation-{n}") for n in (1, 2, 3, 4)]


@rule("DS-13.1", "DS-13.2")
def test_only_the_pawn_on_the_first_space_acts_and_the_others_stay() -> None:
    e = queue("bird", "reptile", "mammal", "bird").run(SECTION)
    assert e.asked == "bird"
    e.answer(f"glaciate {h(0, -1)}")
    assert e.asked == "insect"  # their free cube: the next section
    assert waiting(e) == [None, "reptile", "mammal", "bird"]
    assert [e.vp(animal) for animal in ("bird", "reptile", "mammal")] == [1, 0, 0]


@rule("DS-13.2")
def test_pawns_further_back_stay_until_reseed() -> None:
    e = queue("bird", "reptile", "-", "mammal").run(SECTION).answer("pass")
    while not e.done:
        e.answer("pass")
    assert waiting(e) == [None, "reptile", None, "mammal"]
    assert (e.pawns("bird"), e.pawns("reptile")) == (3, 2)


@rule("DS-13.3")
def test_tiles_beside_tundra_can_be_chosen() -> None:
    e = glaciation()
    e.lay(h(1, -2), "jungle")
    e.lay(h(2, -2), "jungle")
    e.act("glaciation-1")
    assert sorted(targets(e.options())) == sorted(AROUND)
    assert e.why(f"glaciate {h(1, -2)}") == {"DS-13.3"}
    assert e.why(f"glaciate {h(0, 0)}") == {"DS-13.3"}
    assert e.why(f"glaciate {h(2, -1)}") == {"DS-2.2"}


@rule("DS-13.3")
def test_new_tundra_brings_new_neighbours() -> None:
    e = glaciation()
    e.lay(h(1, -2), "jungle")
    e.freeze(h(1, -1))
    e.act("glaciation-1")
    assert sorted(targets(e.options())) == sorted([*set(AROUND) - {h(1, -1)}, h(1, -2)])


@rule("DS-13.4")
def test_a_tundra_tile_of_the_supply_covers_the_tile() -> None:
    e = glaciation()
    left = e.g.covers_left
    e.act("glaciation-1").answer(f"glaciate {h(0, -1)}")
    assert (e.terrain(h(0, -1)), left, e.g.covers_left) == ("tundra", 11, 10)


@rule("DS-13.5")
def test_an_element_between_three_tundra_tiles_goes_to_the_bag() -> None:
    e = glaciation()
    e.freeze(h(1, -1))
    water = e.bag("water")
    e.act("glaciation-1").answer(f"glaciate {h(0, -1)}")
    assert (e.element(W(1, -1)), e.bag("water")) == (None, water + 1)


@rule("DS-13.5", "RU-10")
def test_the_whole_of_earth_is_cleared_not_only_the_new_tile() -> None:
    e = glaciation()
    e.freeze(h(1, -1))
    e.freeze(h(1, 0))
    assert e.element(E(0, 0)) == "grass"  # put there later, say by Abundance
    e.act("glaciation-1").answer(f"glaciate {h(-1, 1)}")
    assert e.element(E(0, 0)) is None


@rule("DS-13.6")
def test_elements_at_fewer_than_three_tundra_tiles_stay() -> None:
    e = glaciation()
    e.freeze(h(-1, 0))
    e.act("glaciation-1").answer(f"glaciate {h(0, -1)}")
    # W(0,-1) touches two tundra tiles and an empty hex, W(1,-1) two and the savannah, E(0,-1) one.
    assert [e.element(corner) for corner in (W(0, -1), W(1, -1), E(0, -1))] == ["water", "water", "grass"]
    assert e.element(E(-1, 0)) is None


@rule("DS-13.7")
@pytest.mark.parametrize(("beside", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_bonus_points_for_the_tundra_tiles_beside_the_new_one(beside: int, points: int) -> None:
    places = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    terrains = ["wetland", "savannah", "desert", "mountain", "forest", "jungle"]
    ring = [tile(*place, terrains[k], tundra=k < beside) for k, place in enumerate(places)]
    e = Earth(tiles=[tile(0, 0, "sea"), *ring])
    e.pawn("bird", "glaciation-1")
    e.act("glaciation-1").answer(f"glaciate {h(0, 0)}")
    assert (e.vp("bird"), sum(e.g.vp)) == (points, points)


@rule("DS-13.7")
def test_tundra_that_is_not_adjacent_does_not_count() -> None:
    e = glaciation()
    e.freeze(h(0, 1))
    e.act("glaciation-1").answer(f"glaciate {h(0, -1)}")
    assert e.vp("amphibian") == 1


@rule("DS-13.8")
def test_one_cube_of_each_animal_stays_and_the_others_return_to_their_gene_pools() -> None:
    e = glaciation("bird")
    e.place("mammal", h(0, -1), 4)
    pools = {animal: e.gene_pool(animal) for animal in ANIMALS}
    e.act("glaciation-1").answer(f"glaciate {h(0, -1)}")
    assert [e.cubes(animal, h(0, -1)) for animal in ANIMALS] == [1, 0, 0, 1, 1, 1]
    assert [e.gene_pool(animal) - pools[animal] for animal in ANIMALS] == [3, 0, 0, 1, 0, 0]
    assert sum(e.g.eliminated) == 0


@rule("DS-13.8")
def test_other_tiles_keep_their_cubes() -> None:
    e = glaciation()
    e.act("glaciation-1").answer(f"glaciate {h(0, -1)}")
    assert [e.cubes("insect", h(1, -1)), e.cubes("arachnid", h(-1, 0))] == [2, 2]


@rule("DS-13.9", "RU-11")
def test_without_a_legal_tile_the_action_is_skipped() -> None:
    e = Earth(tiles=[tile(0, 0, "sea"), tile(0, 1, "jungle", bird=2)])
    e.pawn("bird", "glaciation-1")
    e.act("glaciation-1")
    assert (e.done, e.pawns("bird"), e.g.covers_left, e.vp("bird")) == (True, 3, 12, 0)


@rule("RU-11")
def test_ice_sheet_without_a_legal_tile_is_skipped_too() -> None:
    e = Earth(tiles=[tile(0, 0, "sea"), tile(0, 1, "jungle", bird=2)]).card("ice_sheet", "bird")
    assert (e.done, e.g.covers_left, e.vp("bird")) == (True, 12, 0)


@rule("DS-13.10")
def test_the_action_may_be_declined() -> None:
    e = glaciation().act("glaciation-1")
    assert e.options()[-1] == "pass"
    e.answer("pass")
    assert (e.pawns("amphibian"), e.vp("amphibian"), e.g.covers_left, e.done) == (3, 0, 11, True)


@rule("DS-13.11", "RU-12")
@pytest.mark.parametrize("space", ["glaciation-1", "glaciation-2", "glaciation-3", "glaciation-4"])
def test_any_vacant_space_of_the_queue_may_be_used(space: str) -> None:
    game = tangledbank.new("dominant-species", players=3, seed=4)
    game.apply(f"pawn {space}")
    assert [r for reason in game.why_not(f"pawn {space}") for r in reason.rules] == ["DS-5.7"]


@rule("DS-13.12", "RU-12")
def test_with_a_vacant_first_space_nobody_acts() -> None:
    e = queue("-", "bird", "reptile", "mammal").run(SECTION)
    assert e.asked == "insect"
    assert waiting(e) == [None, "bird", "reptile", "mammal"]
    assert e.g.covers_left == 11


@rule("RU-12")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["-", "bird", "-", "-"], ["bird", None, None, None]),
        (["-", "-", "bird", "-"], [None, "bird", None, None]),
        (["-", "-", "-", "bird"], [None, None, "bird", None]),
        (["-", "bird", "reptile", "mammal"], ["bird", "reptile", "mammal", None]),
        (["bird", "-", "reptile", "mammal"], ["bird", "reptile", "mammal", None]),
        (["bird", "reptile", "mammal", "-"], ["bird", "reptile", "mammal", None]),
    ],
)
def test_in_reseed_every_pawn_moves_one_space_if_that_is_vacant(before: list[str], after: list[str | None]) -> None:
    assert waiting(queue(*before).run(Reseed())) == after


@rule("RU-12")
def test_with_an_exhausted_supply_one_pawn_returns_each_round() -> None:
    e = frozen()
    e.pawn("bird", "glaciation-1")
    e.pawn("mammal", "glaciation-2")
    e.act("glaciation-1").run(Reseed()).act("glaciation-1")
    assert (e.pawns("bird"), e.pawns("mammal"), waiting(e)) == (3, 3, [None] * 4)


def frozen() -> Earth:
    """All twelve tundra tiles lie on Earth, beside a jungle."""
    places = [(q, r) for q in (-1, 0, 1) for r in (-2, -1, 0, 1)]
    kinds = ["sea", "wetland", "savannah", "desert"]
    tiles = [tile(*place, kinds[k % 4], tundra=True) for k, place in enumerate(places)]
    return Earth(tiles=[*tiles, tile(0, 2, "jungle", bird=2)])


# ---- examples ----------------------------------------------------------------------
def example_p09() -> Earth:
    desert = tile(1, 0, "desert", insect=1, bird=2, amphibian=4)
    tiles = [tile(0, 0, "sea", tundra=True), tile(0, -1, "jungle", tundra=True), tile(1, -1, "savannah"), desert]
    e = Earth(tiles=tiles, elements={W(1, -1): "sun"})
    e.pawn("reptile", "glaciation-1")
    return e.act("glaciation-1")


@rule("EX-P09")
def test_the_desert_freezes_for_one_point() -> None:
    e = example_p09()
    pools = {animal: e.gene_pool(animal) for animal in ANIMALS}
    e.answer(f"glaciate {h(1, 0)}")
    assert (e.vp("reptile"), e.terrain(h(1, 0)), e.element(W(1, -1))) == (1, "tundra", "sun")
    assert [e.cubes(animal, h(1, 0)) for animal in ("insect", "bird", "amphibian")] == [1, 1, 1]
    assert [e.gene_pool(animal) - pools[animal] for animal in ("insect", "bird", "amphibian")] == [0, 1, 3]


@rule("EX-P09")
def test_the_savannah_freezes_for_three_points_and_the_sun_is_lost() -> None:
    e = example_p09()
    sun = e.bag("sun")
    e.answer(f"glaciate {h(1, -1)}")
    assert (e.vp("reptile"), e.element(W(1, -1)), e.bag("sun")) == (3, None, sun + 1)


@rule("EX-O20")
def test_the_first_glaciation_of_the_amphibians() -> None:
    e = glaciation()
    pool = e.gene_pool("amphibian")
    e.act("glaciation-1").answer(f"glaciate {h(0, -1)}")
    assert (e.vp("amphibian"), e.terrain(h(0, -1)), e.gene_pool("amphibian")) == (1, "tundra", pool + 1)
    assert [e.cubes(animal, h(0, -1)) for animal in ANIMALS] == [0, 0, 0, 1, 1, 1]
    assert sum(e.g.bag) == 108


@rule("EX-O21")
def test_the_second_glaciation_clears_a_corner_of_three() -> None:
    e = glaciation()
    e.act("glaciation-1").answer(f"glaciate {h(0, -1)}")
    e.pawn("bird", "glaciation-1")
    grub = e.bag("grub")
    e.act("glaciation-1").answer(f"glaciate {h(-1, 0)}")
    assert (e.vp("bird"), e.element(E(-1, 0)), e.bag("grub"), e.element(W(0, -1))) == (3, None, grub + 1, "water")


@rule("EX-O22")
def test_three_tundra_tiles_give_six_points_and_clear_two_corners() -> None:
    e = glaciation()
    e.freeze(h(0, -1))
    e.freeze(h(1, 0))
    e.act("glaciation-1").answer(f"glaciate {h(1, -1)}")
    assert (e.vp("amphibian"), e.element(W(1, -1)), e.element(E(0, 0)), sum(e.g.bag)) == (6, None, None, 110)


@rule("EX-O23")
def test_the_queue_moves_up_after_the_first_pawn_has_acted() -> None:
    e = queue("bird", "reptile", "-", "mammal").act("glaciation-1").answer(f"glaciate {h(0, -1)}").run(Reseed())
    assert waiting(e) == ["reptile", None, "mammal", None]


@rule("EX-O24", "RU-12")
def test_a_pawn_put_on_the_first_space_by_instinct_blocks_the_queue() -> None:
    e = queue("-", "bird").card("instinct", "reptile").answer("pawn glaciation-1").run(Reseed())
    assert waiting(e) == ["reptile", "bird", None, None]


@rule("DS-13.9", "EX-O25")
def test_with_an_empty_supply_the_pawn_returns_without_points() -> None:
    e = frozen()
    e.pawn("bird", "glaciation-1")
    assert e.g.covers_left == 0
    e.act("glaciation-1")
    assert (e.done, e.pawns("bird"), e.vp("bird"), e.cubes("bird", h(0, 2))) == (True, 3, 0, 2)


@rule("EX-O26")
def test_with_all_start_tiles_frozen_no_tile_is_left() -> None:
    e = glaciation()
    for place in AROUND:
        e.freeze(place)
    e.act("glaciation-1")
    assert (e.done, e.g.covers_left, e.pawns("amphibian"), e.vp("amphibian")) == (True, 5, 3, 0)


@rule("EX-O73")
@pytest.mark.parametrize(("space", "acts"), [("glaciation-1", True), ("glaciation-2", False)])
def test_a_relocated_initiative_pawn_acts_only_on_the_first_space(space: str, acts: bool) -> None:
    e = Earth()
    e.pawn("bird", "initiative-1")
    e.run(Execution(0)).answer(f"initiative {space}")
    assert (e.asked, e.options()[0].startswith("glaciate")) == (("bird", True) if acts else ("insect", False))
    while not e.done:
        e.answer("pass")
    assert waiting(e.run(Reseed())) == ([None] * 4 if acts else ["bird", None, None, None])
