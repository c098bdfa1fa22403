"""DS-17  Competition: opposing cubes are eliminated."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.actions.competition import ArachnidsCompete
from tangledbank.games.dominant_species.flow import Execution
from tangledbank.games.dominant_species.terms import ANIMALS, SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import Earth, h

SECTION = Execution(SPACES.index("competition-1"))
TERRAINS = [
    ("jungle", "wetland"),
    ("wetland", "desert"),
    ("desert", "forest"),
    ("forest", "savannah"),
    ("savannah", "mountain"),
    ("mountain", "sea"),
    ("sea", "jungle"),
]


def tile(q: int, r: int, terrain: str, tundra: bool = False, **cubes: int) -> dict[str, object]:
    return {"hex": h(q, r), "terrain": terrain, "tundra": tundra, "cubes": cubes}


PLACES = {
    "tundra": h(0, 0),
    "wetland": h(0, -1),
    "savannah": h(1, -1),
    "desert": h(1, 0),
    "mountain": h(0, 1),
    "forest": h(-1, 1),
    "jungle": h(-1, 0),
    "sea": h(2, -2),
}


def crowded() -> Earth:
    """A tile of every terrain with two mammals and a bird on each."""
    here = {"mammal": 2, "bird": 1}
    tiles: list[dict[str, object]] = []
    for terrain, place in PLACES.items():
        below = "sea" if terrain == "tundra" else terrain
        tiles.append({"hex": place, "terrain": below, "tundra": terrain == "tundra", "cubes": here})
    return Earth(tiles=tiles)


# ---- the arachnids --------------------------------------------------------------------
@rule("DS-17.1")
def test_the_arachnids_may_eliminate_a_cube_on_any_tile_of_theirs() -> None:
    e = Earth().run(ArachnidsCompete())
    shared = {h(-1, 0): ["bird", "amphibian"], h(-1, 1): ["mammal", "bird"], h(0, -1): ["amphibian", "insect"]}
    assert e.asked == "arachnid"
    expected = [f"compete {place} {victim}" for place, victims in shared.items() for victim in victims]
    assert e.options() == [*expected, "pass"]
    assert e.why(f"compete {h(1, 0)} mammal") == {"DS-17.2"}
    e.answer(f"compete {h(-1, 1)} bird")
    assert (e.cubes("bird", h(-1, 1)), e.eliminated("bird"), e.done) == (1, 1, True)


@rule("DS-17.1")
@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_the_free_competition_knows_no_terrain(place: str) -> None:
    e = crowded()
    e.place("arachnid", place, 1)
    e.run(ArachnidsCompete())
    assert e.options() == [f"compete {place} mammal", f"compete {place} bird", "pass"]


@rule("DS-17.1")
def test_the_free_competition_comes_first_and_without_pawns() -> None:
    e = Earth()
    e.pawn("mammal", "competition-5")
    e.run(SECTION)
    assert e.asked == "arachnid"
    e.answer("pass")
    assert (e.asked, e.pawns("mammal")) == ("mammal", 3)
    assert Earth().run(SECTION).asked == "arachnid"


@rule("DS-17.1")
def test_without_arachnids_in_play_the_free_competition_is_absent() -> None:
    assert Earth("mammal", "bird").run(ArachnidsCompete()).done


# ---- pawns ------------------------------------------------------------------------------
@rule("DS-17.2")
@pytest.mark.parametrize(("n", "terrains"), list(enumerate(TERRAINS, 1)))
def test_each_space_competes_on_tundra_and_its_two_terrains(n: int, terrains: tuple[str, str]) -> None:
    e = crowded()
    e.pawn("mammal", f"competition-{n}")
    e.act(f"competition-{n}")
    for terrain in ("tundra", *terrains):
        assert e.options() == [f"compete {PLACES[terrain]} bird", "pass"]
        e.answer(f"compete {PLACES[terrain]} bird")
    assert (e.done, e.eliminated("bird"), e.pawns("mammal")) == (True, 3, 3)


@rule("DS-17.2")
def test_a_tile_needs_an_own_and_an_opposing_cube() -> None:
    tiles = [tile(0, 0, "jungle", bird=2), tile(0, 1, "jungle", mammal=2, bird=1), tile(0, 2, "jungle", mammal=2)]
    e = Earth(tiles=tiles)
    e.pawn("bird", "competition-1")
    e.act("competition-1")
    assert e.options() == [f"compete {h(0, 1)} mammal", "pass"]
    assert e.why(f"compete {h(0, 0)} mammal") == {"DS-17.3"}
    assert e.why(f"compete {h(0, 2)} mammal") == {"DS-17.2"}
    assert e.why(f"compete {h(1, 1)} mammal") == {"DS-2.2"}


@rule("DS-17.2")
def test_another_terrain_is_refused() -> None:
    e = Earth()
    e.pawn("mammal", "competition-5")
    e.act("competition-5")
    assert e.why(f"compete {h(1, 0)} reptile") == {"DS-17.2"}


@rule("DS-17.3")
def test_one_opposing_cube_of_their_choice_is_eliminated() -> None:
    e = Earth()
    e.place("bird", h(0, 1), 2)
    e.pawn("mammal", "competition-5")
    e.act("competition-5")
    assert e.options() == [f"compete {h(0, 1)} reptile", f"compete {h(0, 1)} bird", "pass"]
    assert e.why(f"compete {h(0, 1)} mammal") == {"DS-17.3", "DS-23.3"}
    pool = e.gene_pool("bird")
    e.answer(f"compete {h(0, 1)} bird")
    assert (e.cubes("bird", h(0, 1)), e.eliminated("bird"), e.gene_pool("bird")) == (2, 1, pool)
    assert (e.cubes("reptile", h(0, 1)), e.cubes("mammal", h(0, 1)), e.done) == (1, 2, True)


@rule("DS-17.4")
def test_one_tile_per_terrain_and_any_of_them_may_be_left() -> None:
    tiles = [tile(0, 0, "jungle", mammal=1, bird=1), tile(0, 1, "jungle", mammal=1, bird=1)]
    e = Earth(tiles=[*tiles, tile(0, 2, "wetland", mammal=1, bird=1)])
    e.pawn("mammal", "competition-1")
    e.act("competition-1")
    assert e.options() == [f"compete {h(0, 0)} bird", f"compete {h(0, 1)} bird", "pass"]
    e.answer(f"compete {h(0, 1)} bird")
    assert e.options() == [f"compete {h(0, 2)} bird", "pass"]
    e.answer("pass")
    assert (e.done, e.eliminated("bird")) == (True, 1)


@rule("DS-17.4")
def test_all_terrains_may_be_left_and_a_later_one_still_be_used() -> None:
    e = crowded()
    e.pawn("mammal", "competition-1")
    e.act("competition-1").answer("pass", "pass", f"compete {PLACES['wetland']} bird")
    assert (e.done, e.eliminated("bird")) == (True, 1)


@rule("DS-17.5")
def test_a_glaciated_tile_counts_as_tundra_only() -> None:
    e = crowded()
    e.freeze(PLACES["jungle"])
    e.pawn("mammal", "competition-1")
    e.act("competition-1")
    assert e.options() == [f"compete {PLACES['jungle']} bird", f"compete {PLACES['tundra']} bird", "pass"]
    e.answer("pass")
    assert e.options() == [f"compete {PLACES['wetland']} bird", "pass"]


@rule("RU-42")
def test_two_pawns_with_a_common_terrain_may_hit_the_same_tile() -> None:
    e = Earth(tiles=[tile(0, 0, "desert", mammal=1, bird=3), tile(0, 1, "sea")])
    e.pawn("mammal", "competition-2")
    e.pawn("mammal", "competition-3")
    e.run(SECTION).answer(f"compete {h(0, 0)} bird", f"compete {h(0, 0)} bird")
    assert (e.done, e.eliminated("bird")) == (True, 2)


@rule("RU-42")
def test_the_tile_of_the_free_competition_may_be_hit_again() -> None:
    e = Earth(tiles=[tile(0, 0, "desert", arachnid=1, bird=3), tile(0, 1, "sea")])
    e.pawn("arachnid", "competition-2")
    e.run(SECTION).answer(f"compete {h(0, 0)} bird", f"compete {h(0, 0)} bird")
    assert (e.done, e.eliminated("bird")) == (True, 2)


# ---- examples ----------------------------------------------------------------------
@rule("EX-P13")
def test_the_reptiles_hit_a_mammal_in_the_forest_and_an_insect_on_the_tundra() -> None:
    tiles = [
        tile(0, 0, "wetland", tundra=True, reptile=1, insect=1),
        tile(-1, 0, "forest", reptile=1, mammal=1),
        tile(1, -1, "forest", reptile=1, insect=1),
        tile(0, 1, "desert", mammal=1, bird=1),
        tile(1, 0, "sea", reptile=1, insect=1),
    ]
    e = Earth(tiles=tiles)
    e.pawn("reptile", "competition-3")
    e.act("competition-3").answer(f"compete {h(0, 0)} insect")
    assert e.why(f"compete {h(1, 0)} insect") == {"DS-17.2"}
    assert e.options() == [f"compete {h(-1, 0)} mammal", f"compete {h(1, -1)} insect", "pass"]
    e.answer(f"compete {h(-1, 0)} mammal")
    assert (e.done, e.eliminated("mammal"), e.eliminated("insect")) == (True, 1, 1)


@rule("EX-O37")
def test_the_centre_is_tundra_and_not_sea() -> None:
    e = Earth()
    e.place("mammal", h(0, 0), 1)
    e.place("bird", h(0, 0), 1)
    e.pawn("mammal", "competition-6")
    e.act("competition-6").answer("pass", f"compete {h(0, 1)} bird")
    assert e.done  # no third question about sea


@rule("EX-O38")
def test_for_the_mammals_only_the_mountain_qualifies() -> None:
    e = Earth()
    e.pawn("mammal", "competition-5")
    e.act("competition-5")
    assert e.options() == [f"compete {h(0, 1)} reptile", f"compete {h(0, 1)} bird", "pass"]
    assert e.answer("pass").done


@rule("EX-O39")
def test_arachnids_alone_on_their_tiles_have_no_free_competition() -> None:
    e = Earth()
    for place in (h(-1, 0), h(-1, 1), h(0, -1)):
        for animal in ANIMALS:
            if animal != "arachnid":
                e.eliminate(animal, place, e.cubes(animal, place))
    assert e.run(ArachnidsCompete()).done


@rule("EX-O40")
def test_without_arachnids_the_spaces_are_unchanged() -> None:
    tiles = [tile(0, 0, "jungle", mammal=1, bird=1), tile(0, 1, "wetland", mammal=1, bird=1)]
    e = Earth("mammal", "bird", tiles=[*tiles, tile(0, 2, "sea", tundra=True, mammal=1, bird=1)])
    e.pawn("mammal", "competition-1")
    e.act("competition-1")
    for place in (h(0, 2), h(0, 0), h(0, 1)):
        assert e.options() == [f"compete {place} bird", "pass"]
        e.answer("pass")
    assert e.done
