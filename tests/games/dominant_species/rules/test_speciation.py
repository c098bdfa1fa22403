"""DS-14  Speciation: new cubes on the tiles around an element."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.actions.speciation import InsectsSpread
from tangledbank.games.dominant_species.flow import Execution
from tangledbank.games.dominant_species.terms import ANIMALS, SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h, targets

SECTION = Execution(SPACES.index("speciation-1"))


def tile(q: int, r: int, terrain: str, tundra: bool = False, **cubes: int) -> dict[str, object]:
    return {"hex": h(q, r), "terrain": terrain, "tundra": tundra, "cubes": cubes}


def speciation(space: str, animal: str = "bird") -> Earth:
    """START6 with a pawn that is being resolved."""
    e = Earth()
    e.pawn(animal, space)
    return e.act(space)


@rule("DS-14.1")
@pytest.mark.parametrize(
    ("space", "corners"),
    [
        ("speciation-1", [E(-1, 1), E(0, 1)]),
        ("speciation-2", [W(1, 0), W(2, -1)]),
        ("speciation-3", [W(0, 0), W(0, 1)]),
        ("speciation-4", [W(1, -1), W(0, -1)]),
        ("speciation-5", [E(-1, 0), E(-2, 1)]),
        ("speciation-6", [E(0, 0), E(0, -1)]),
    ],
)
def test_the_space_fixes_the_type_of_the_element(space: str, corners: list[str]) -> None:
    e = speciation(space)
    assert sorted(targets(e.options())) == sorted(corners)


@rule("DS-14.2")
def test_one_element_of_that_type_is_chosen() -> None:
    e = speciation("speciation-4")
    assert (e.asked, e.options()[-1]) == ("bird", "pass")
    assert e.why(f"speciate {E(0, 0)}") == {"DS-14.1", "DS-14.2"}
    assert e.why(f"speciate {W(2, -2)}") == {"DS-2.9"}
    e.answer(f"speciate {W(0, -1)}", "cubes 1", "cubes 1")  # jungle and wetland, the third hex is empty
    assert e.done
    assert (e.cubes("bird", h(-1, 0)), e.cubes("bird", h(0, -1))) == (2, 1)


@rule("DS-14.3")
@pytest.mark.parametrize(
    ("terrain", "most"),
    [("sea", 4), ("wetland", 4), ("savannah", 3), ("jungle", 3), ("forest", 3), ("desert", 2), ("mountain", 2)],
)
def test_the_terrain_limits_the_new_cubes(terrain: str, most: int) -> None:
    e = Earth(tiles=[tile(0, 0, terrain), tile(1, 0, "jungle"), tile(2, 0, "jungle")], elements={W(0, 0): "meat"})
    e.pawn("bird", "speciation-1")
    e.act("speciation-1").answer(f"speciate {W(0, 0)}")
    assert e.options() == [f"cubes {n}" for n in range(most + 1)]
    e.answer(f"cubes {most}")
    assert (e.cubes("bird", h(0, 0)), e.done) == (most, True)


@rule("DS-14.3")
def test_tundra_admits_one_whatever_lies_below() -> None:
    e = Earth(tiles=[tile(0, 0, "sea", tundra=True)], elements={W(0, 0): "meat"})
    e.pawn("bird", "speciation-1")
    e.act("speciation-1").answer(f"speciate {W(0, 0)}")
    assert e.options() == ["cubes 0", "cubes 1"]


@rule("DS-14.3")
def test_each_of_the_three_tiles_gets_its_own_number() -> None:
    e = speciation("speciation-6").answer(f"speciate {E(0, 0)}")
    pool = e.gene_pool("bird")
    e.answer("cubes 1", "cubes 3", "cubes 2")
    assert [e.cubes("bird", place) for place in (h(0, 0), h(1, -1), h(1, 0))] == [1, 3, 2]
    assert (e.gene_pool("bird"), e.done) == (pool - 6, True)


@rule("DS-14.3", "RU-13")
@pytest.mark.parametrize("numbers", [(0, 0, 0), (0, 3, 0), (1, 0, 2), (0, 0, 1), (1, 1, 1)])
def test_zero_is_legal_on_every_tile(numbers: tuple[int, int, int]) -> None:
    e = speciation("speciation-6").answer(f"speciate {E(0, 0)}", *[f"cubes {n}" for n in numbers])
    assert tuple(e.cubes("bird", place) for place in (h(0, 0), h(1, -1), h(1, 0))) == numbers


@rule("DS-14.4")
def test_the_gene_pool_limits_the_total() -> None:
    e = Earth()
    e.empty_gene_pool("bird", leave=3)
    e.pawn("bird", "speciation-6")
    e.act("speciation-6").answer(f"speciate {E(0, 0)}", "cubes 1")
    assert e.options() == ["cubes 0", "cubes 1", "cubes 2"]  # savannah: 3, but only 2 are left
    assert e.why("cubes 3") >= {"DS-14.4"}
    e.answer("cubes 1")
    assert e.options() == ["cubes 0", "cubes 1"]
    e.answer("cubes 1")
    assert (e.gene_pool("bird"), e.done) == (0, True)


@rule("DS-14.4")
def test_an_exhausted_gene_pool_ends_the_questions() -> None:
    e = Earth()
    e.empty_gene_pool("bird", leave=1)
    e.pawn("bird", "speciation-6")
    e.act("speciation-6").answer(f"speciate {E(0, 0)}", "cubes 1")
    assert (e.done, e.cubes("bird", h(0, 0))) == (True, 1)


@rule("DS-14.5")
def test_with_an_empty_gene_pool_the_action_is_skipped() -> None:
    e = Earth()
    e.empty_gene_pool("bird")
    e.pawn("bird", "speciation-6")
    e.act("speciation-6")
    assert (e.done, e.pawns("bird")) == (True, 3)


@rule("DS-14.6")
def test_neither_presence_nor_fitness_is_needed() -> None:
    e = speciation("speciation-4", "mammal")
    assert e.fitness("mammal", h(0, -1)) == 0
    e.answer(f"speciate {W(0, -1)}", "cubes 0", "cubes 4")
    assert (e.cubes("mammal", h(0, -1)), e.endangered("mammal", h(0, -1))) == (4, True)


@rule("DS-14.7")
def test_the_insects_may_place_one_cube_on_any_tile() -> None:
    e = Earth()
    e.lay(h(2, -1), "sea")
    pool = e.gene_pool("insect")
    e.run(InsectsSpread())
    places = [h(0, 0), h(0, -1), h(1, -1), h(1, 0), h(0, 1), h(-1, 1), h(-1, 0), h(2, -1)]
    assert (e.asked, sorted(targets(e.options()))) == ("insect", sorted(places))
    assert e.options()[-1] == "pass"
    assert e.why(f"spread {h(2, -2)}") == {"DS-2.2"}
    e.answer(f"spread {h(2, -1)}")
    assert (e.cubes("insect", h(2, -1)), e.gene_pool("insect"), e.done) == (1, pool - 1, True)


@rule("DS-14.7")
def test_the_insects_come_after_all_pawns_of_the_section() -> None:
    e = Earth()
    e.pawn("insect", "speciation-1")
    e.pawn("bird", "speciation-6")
    e.run(SECTION)
    assert (e.asked, e.options()[0].split()[0]) == ("insect", "speciate")
    e.answer("pass")
    assert (e.asked, e.options()[0].split()[0]) == ("bird", "speciate")
    e.answer("pass")
    assert (e.asked, e.options()[0].split()[0]) == ("insect", "spread")


@rule("DS-14.7")
def test_without_a_gene_pool_the_insects_place_nothing() -> None:
    e = Earth()
    e.empty_gene_pool("insect")
    assert e.run(InsectsSpread()).done


@rule("DS-14.7")
def test_without_insects_in_play_nobody_places() -> None:
    assert Earth("mammal", "bird").run(InsectsSpread()).done


@rule("DS-14.8")
def test_the_insects_place_every_round_without_any_pawn() -> None:
    e = Earth().run(SECTION)
    assert (e.asked, e.options()[0].split()[0]) == ("insect", "spread")


# ---- examples ----------------------------------------------------------------------
@rule("EX-P10")
def test_the_arachnids_spread_around_the_grass() -> None:
    tiles = [tile(0, 0, "sea", tundra=True), tile(1, -1, "savannah"), tile(1, 0, "desert", amphibian=1)]
    e = Earth(tiles=tiles, elements={E(0, 0): "grass", E(1, 0): "grub", W(2, 0): "water"})
    e.acquire("arachnid", "grass")
    e.pawn("arachnid", "speciation-6")
    e.run(SECTION).answer(f"speciate {E(0, 0)}", "cubes 1", "cubes 3", "cubes 2")
    assert [e.cubes("arachnid", place) for place in (h(0, 0), h(1, -1), h(1, 0))] == [1, 3, 2]
    assert (e.fitness("amphibian", h(1, 0)), e.fitness("arachnid", h(1, 0)), e.dominant(h(1, 0))) == (3, 3, None)
    assert e.asked == "insect"
    e.answer(f"spread {h(1, -1)}")
    assert e.cubes("insect", h(1, -1)) == 1


@rule("EX-O27")
@pytest.mark.parametrize(
    ("wetland", "tundra", "savannah", "legal"),
    [(4, 0, 0, True), (1, 0, 3, True), (2, 0, 3, False), (0, 2, 0, False), (0, 1, 3, True), (5, 0, 0, False)],
)
def test_four_cubes_around_the_water(wetland: int, tundra: int, savannah: int, legal: bool) -> None:
    e = Earth()
    e.empty_gene_pool("mammal", leave=4)
    e.pawn("mammal", "speciation-4")
    e.act("speciation-4").answer(f"speciate {W(1, -1)}")
    answers = [f"cubes {wetland}", f"cubes {tundra}", f"cubes {savannah}"]
    refused = [answer for answer in answers if not e.done and not accepted(e, answer)]
    assert (not refused) == legal
    if legal:
        assert [e.cubes("mammal", place) for place in (h(0, -1), h(0, 0), h(1, -1))] == [wetland, tundra, savannah]


def accepted(e: Earth, answer: str) -> bool:
    """Give the answer if it is legal."""
    if answer in e.options():
        e.answer(answer)
        return True
    return False


@rule("EX-O27")
def test_the_limits_around_the_water_are_4_1_3() -> None:
    e = speciation("speciation-4", "mammal").answer(f"speciate {W(1, -1)}")
    most = []
    for _ in range(3):
        most.append(len(e.options()) - 1)
        e.answer("cubes 0")
    assert most == [4, 1, 3]  # wetland, tundra, savannah in ascending order


@rule("EX-O28")
def test_a_glaciated_jungle_admits_one() -> None:
    e = Earth()
    e.freeze(h(-1, 0))
    e.pawn("mammal", "speciation-4")
    e.act("speciation-4").answer(f"speciate {W(0, -1)}")
    assert e.options() == ["cubes 0", "cubes 1"]


@rule("DS-14.5", "EX-O29")
def test_without_a_grub_on_earth_speciation_5_does_nothing() -> None:
    e = Earth()
    e.remove(E(-1, 0))
    e.remove(E(-2, 1))
    e.pawn("bird", "speciation-5")
    e.act("speciation-5")
    assert (e.done, e.pawns("bird"), [e.gene_pool(animal) for animal in ANIMALS]) == (True, 3, [30] * 6)
