"""DS-18  Domination: a tile is scored, its dominant animal takes a card."""

from __future__ import annotations

import pytest

import tangledbank
from tangledbank.games.dominant_species.flow import Execution, FinalScoring
from tangledbank.games.dominant_species.reset import Reseed
from tangledbank.games.dominant_species.terms import ANIMALS, SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, W, h, targets

SECTION = Execution(SPACES.index("domination-1"))
TILES = [h(0, 0), h(0, -1), h(1, -1), h(1, 0), h(0, 1), h(-1, 1), h(-1, 0)]


def tile(q: int, r: int, terrain: str, tundra: bool = False, **cubes: int) -> dict[str, object]:
    return {"hex": h(q, r), "terrain": terrain, "tundra": tundra, "cubes": cubes}


def domination(*cards: str, animal: str = "mammal") -> Earth:
    """START6 with face-up cards and a pawn on domination-1."""
    e = Earth()
    e.face_up(*cards)
    e.pawn(animal, "domination-1")
    return e


def scored(terrain: str, **cubes: int) -> list[int]:
    """The points of all animals for a tile with these cubes."""
    tundra = terrain == "tundra"
    e = Earth(tiles=[tile(0, 0, "sea" if tundra else terrain, tundra=tundra, **cubes), tile(0, 1, "jungle")])
    e.pawn("bird", "domination-1")
    e.act("domination-1").answer(f"dominate {h(0, 0)}")
    assert e.done
    return list(e.g.vp)


@rule("DS-18.1")
def test_any_tile_can_be_chosen_once_in_a_round() -> None:
    e = domination().act("domination-1")
    assert (e.asked, sorted(targets(e.options()))) == ("mammal", sorted(TILES))
    assert e.options()[-1] == "pass"
    assert e.why(f"dominate {h(2, -2)}") == {"DS-2.2"}
    e.answer(f"dominate {h(0, 1)}")
    e.pawn("bird", "domination-2")
    e.act("domination-2")
    assert sorted(targets(e.options())) == sorted(set(TILES) - {h(0, 1)})
    assert e.why(f"dominate {h(0, 1)}") == {"DS-18.1"}


@rule("DS-18.2", "RU-21")
def test_a_tile_without_own_cubes_or_without_any_can_be_chosen() -> None:
    e = domination().act("domination-1").answer(f"dominate {h(-1, 0)}")
    assert (e.vp("mammal"), e.vp("arachnid")) == (0, 6)
    e.pawn("bird", "domination-2")
    before = e.g.vp[:]
    e.act("domination-2").answer(f"dominate {h(0, 0)}")
    assert (e.g.vp, e.done) == (before, True)


@rule("RU-21")
def test_declining_marks_no_tile() -> None:
    e = domination().act("domination-1").answer("pass")
    assert (e.done, sum(e.g.vp), e.pawns("mammal")) == (True, 0, 3)
    e.pawn("bird", "domination-2")
    e.act("domination-2")
    assert sorted(targets(e.options())) == sorted(TILES)


@rule("DS-18.3")
@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ({"insect": 3, "mammal": 2, "bird": 1}, [4, 0, 2, 0, 0, 8]),
        ({"insect": 2, "mammal": 2}, [8, 0, 0, 0, 0, 4]),
        ({"reptile": 1, "bird": 1, "amphibian": 1, "arachnid": 1}, [0, 8, 4, 2, 1, 0]),
        ({"arachnid": 2, "insect": 2, "bird": 1, "mammal": 1}, [2, 0, 1, 0, 8, 4]),
    ],
)
def test_animals_rank_by_cubes_and_then_by_the_food_chain(cubes: dict[str, int], points: list[int]) -> None:
    assert scored("wetland", **cubes) == points


@rule("DS-18.4")
@pytest.mark.parametrize(
    ("terrain", "values"),
    [
        ("sea", [9, 5, 3, 2, 0, 0]),
        ("wetland", [8, 4, 2, 1, 0, 0]),
        ("savannah", [7, 4, 2, 0, 0, 0]),
        ("jungle", [6, 3, 2, 0, 0, 0]),
        ("forest", [5, 3, 2, 0, 0, 0]),
        ("desert", [4, 2, 0, 0, 0, 0]),
        ("mountain", [3, 2, 0, 0, 0, 0]),
        ("tundra", [1, 0, 0, 0, 0, 0]),
    ],
)
def test_the_ranks_receive_the_values_of_the_terrain(terrain: str, values: list[int]) -> None:
    assert scored(terrain, **{animal: 6 - k for k, animal in enumerate(ANIMALS)}) == values
    assert scored(terrain, amphibian=1) == [0, 0, 0, values[0], 0, 0]  # surplus values are lost


@rule("DS-18.5")
def test_the_dominant_animal_must_take_one_of_the_face_up_cards() -> None:
    e = domination("biodiversity", "fertile", "nocturnal").act("domination-1").answer(f"dominate {h(0, 1)}")
    assert e.asked == "mammal"
    assert e.options() == ["card biodiversity", "card fertile", "card nocturnal"]
    assert e.why("pass") == {"DS-6.5"}
    assert e.why("card habitat") == {"DS-18.5"}


@rule("DS-18.5")
def test_the_card_is_resolved_at_once_and_after_the_points() -> None:
    e = domination("fertile", "nocturnal").act("domination-1").answer(f"dominate {h(0, 1)}")
    assert [e.vp(animal) for animal in ANIMALS] == [3, 2, 0, 0, 0, 0]
    e.answer("card fertile")
    assert sorted(targets(e.options())) == sorted([h(0, 1), h(1, 0), h(-1, 1)])
    e.answer(f"tile {h(0, 1)}")
    assert (e.vp("mammal"), e.done) == (7, True)


@rule("DS-18.6", "EX-O46")
def test_mammals_choose_a_tile_dominated_by_birds_and_the_birds_take_the_card() -> None:
    e = domination("fertile", "nocturnal").act("domination-1").answer(f"dominate {h(-1, 1)}")
    assert e.asked == "bird"
    e.answer("card nocturnal")
    assert e.track() == ["insect", "arachnid", "bird", "amphibian", "reptile", "mammal"]


@rule("DS-18.7")
def test_a_used_card_leaves_the_game_and_is_replaced_only_in_reseed() -> None:
    e = domination("biodiversity", "nocturnal", "ecodiversity").act("domination-1")
    e.answer(f"dominate {h(0, 1)}", "card nocturnal")
    e.pawn("bird", "domination-2")
    e.act("domination-2").answer(f"dominate {h(-1, 1)}")
    assert e.options() == ["card biodiversity", "card ecodiversity"]
    e.answer("card ecodiversity").run(Reseed())
    e.pawn("bird", "domination-3")
    e.act("domination-3").answer(f"dominate {h(-1, 1)}")
    assert len(e.options()) == 5
    assert not {"card nocturnal", "card ecodiversity"} & set(e.options())


@rule("DS-18.8")
def test_without_dominance_no_card_is_taken() -> None:
    e = domination("nocturnal", "fertile").act("domination-1").answer(f"dominate {h(0, 0)}")
    assert (e.done, len(e.g.face_up)) == (True, 2)


@rule("DS-18.8")
def test_endangered_cubes_take_no_card() -> None:
    e = domination("nocturnal", "fertile")
    e.place("bird", h(0, 0), 2)
    e.remove(W(0, 0))
    e.act("domination-1").answer(f"dominate {h(0, 0)}")
    assert (e.done, e.vp("bird"), len(e.g.face_up)) == (True, 1, 2)


@rule("DS-18.8", "RU-43")
def test_without_cards_the_action_ends_after_the_points() -> None:
    e = domination().act("domination-1").answer(f"dominate {h(0, 1)}")
    assert (e.done, e.vp("mammal"), e.dominant(h(0, 1))) == (True, 3, "mammal")


@rule("DS-18.9")
def test_after_the_last_domination_pawn_the_execution_phase_ends() -> None:
    data: dict[str, object] = {"players": 2, "start": "standard", "round": 3, "phase": 2}
    data["animals"] = [{"animal": "mammal", "seat": "P1"}, {"animal": "bird", "seat": "P2"}]
    data["spaces"] = {"domination-4": "bird", "domination-5": "mammal"}
    game = tangledbank.position("dominant-species", data)
    game.apply("pass")
    assert (game.seat, game.position()["phase"]) == (0, 2)
    game.apply(f"dominate {h(0, 1)}")
    assert (game.position()["round"], game.position()["phase"], game.options()[0]) == (4, 1, "pawn initiative-1")


@rule("DS-18.10", "RU-43")
def test_a_tile_glaciated_after_it_was_scored_stays_scored() -> None:
    e = domination("ice_sheet", "fertile").act("domination-1")
    e.answer(f"dominate {h(0, 1)}", "card ice_sheet", f"glaciate {h(0, 1)}")
    assert e.terrain(h(0, 1)) == "tundra"
    e.pawn("bird", "domination-2")
    e.act("domination-2")
    assert e.why(f"dominate {h(0, 1)}") == {"DS-18.1"}


@rule("RU-43")
def test_with_one_face_up_card_the_choice_is_made_and_the_final_scoring_counts_the_tile_again() -> None:
    e = domination("nocturnal").act("domination-1").answer(f"dominate {h(0, 1)}")
    assert (e.track()[-2], e.g.face_up, e.vp("mammal")) == ("mammal", [], 3)
    e.run(FinalScoring())
    assert [e.vp(animal) for animal in ANIMALS] == [8 + 3, 10 + 2, 8, 12, 12, 9]


# ---- examples ----------------------------------------------------------------------
@rule("EX-P14")
def test_the_reptiles_score_a_wetland_and_must_take_a_card() -> None:
    e = Earth(tiles=[tile(0, 0, "wetland", amphibian=4, reptile=2, bird=2)], elements={E(0, 0): "sun"})
    e.face_up("fertile", "nocturnal")
    e.pawn("reptile", "domination-1")
    assert e.dominant(h(0, 0)) == "reptile"
    e.act("domination-1").answer(f"dominate {h(0, 0)}")
    assert [e.vp(animal) for animal in ANIMALS] == [0, 4, 2, 8, 0, 0]
    assert (e.asked, e.options()) == ("reptile", ["card fertile", "card nocturnal"])


@rule("EX-O41")
def test_a_forest_with_three_pairs_scores_5_3_2() -> None:
    assert scored("forest", mammal=2, bird=2, arachnid=2) == [5, 0, 3, 0, 2, 0]


@rule("EX-O42")
def test_a_wetland_with_five_animals_leaves_the_last_without_points() -> None:
    assert scored("wetland", mammal=1, reptile=3, bird=1, amphibian=1, insect=1) == [4, 8, 2, 1, 0, 0]


@rule("EX-O43")
def test_a_desert_scores_4_and_2() -> None:
    assert scored("desert", insect=1, amphibian=2) == [0, 0, 0, 4, 0, 2]


@rule("EX-O44")
def test_tundra_scores_one_animal() -> None:
    assert scored("tundra", bird=2, mammal=2) == [1, 0, 0, 0, 0, 0]


@rule("EX-O45", "DS-18.8")
def test_a_tie_for_the_highest_fitness_scores_without_a_card() -> None:
    e = domination("fertile", "nocturnal")
    e.remove(E(0, 1))
    assert [e.fitness(animal, h(0, 1)) for animal in ("mammal", "reptile", "bird")] == [2, 2, 2]
    e.act("domination-1").answer(f"dominate {h(0, 1)}")
    assert ([e.vp(animal) for animal in ANIMALS], e.done, len(e.g.face_up)) == ([3, 2, 0, 0, 0, 0], True, 2)


@rule("EX-O47")
def test_a_tile_chosen_by_the_first_pawn_can_be_chosen_again_in_the_next_round() -> None:
    e = domination()
    e.pawn("bird", "domination-2")
    e.run(SECTION).answer(f"dominate {h(0, 1)}")
    assert (e.asked, e.why(f"dominate {h(0, 1)}")) == ("bird", {"DS-18.1"})
    e.run(Reseed())
    e.pawn("reptile", "domination-1")
    assert f"dominate {h(0, 1)}" in e.act("domination-1").options()
