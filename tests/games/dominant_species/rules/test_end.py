"""DS-21  The end of the game and the winner."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.earth.facts import result
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import ANIMALS
from tests.dsl import rule
from tests.games.dominant_species.earth import E, Earth, h

CENTRE = h(0, 0)


def game(phase: int = 3, animals: list[dict[str, Any]] | None = None, listen: bool = False, **fields: Any) -> Game:
    """The standard Earth with six animals."""
    parts = animals or [{"animal": a, "seat": f"P{k + 1}"} for k, a in enumerate(ANIMALS)]
    data = {"players": len(parts), "animals": parts, "phase": phase, "start": "standard", **fields}
    return tangledbank.position("dominant-species", data, listen=listen)


def with_points(*points: int, **fields: Any) -> Game:
    """A finished game with these totals in food chain order."""
    parts = [{"animal": a, "seat": f"P{k + 1}", "vp": n} for k, (a, n) in enumerate(zip(ANIMALS, points, strict=False))]
    return game(animals=parts, stack=[], **fields)


def seen(found: Game) -> Any:
    return found.view(-1)


def points(found: Game) -> list[int]:
    return [animal["vp"] for animal in seen(found)["animals"].values()]


def decline(found: Game) -> None:
    """Pass until the game is over."""
    while not found.over:
        found.apply("pass" if "pass" in found.options() else found.options()[0])


# ---- when -----------------------------------------------------------------------------------
@rule("DS-21.1", "DS-C14.2")
def test_the_game_ends_with_the_round_in_which_ice_age_is_taken() -> None:
    found = game(phase=2, cards=["ice_age"], spaces={"domination-1": "mammal"}, round=6)
    found.apply("pass")
    found.apply("pass")
    found.apply(f"dominate {h(0, 1)}")
    assert (found.over, seen(found)["round"], seen(found)["last_round"]) == (True, 6, True)
    assert {r for reason in found.why_not("pass", 0) for r in reason.rules} == {"DS-21.1"}


@rule("DS-21.1")
def test_ice_age_on_display_does_not_end_the_game() -> None:
    found = game(phase=2, cards=["ice_age"], round=6)
    found.apply("pass")
    found.apply("pass")
    assert (found.over, seen(found)["round"]) == (False, 7)


@rule("DS-21.2")
def test_the_last_round_has_no_reseed() -> None:
    rows = {"adaptation": ["sun"], "abundance": ["meat"], "wasteland": ["seed"], "wanderlust": ["grub"]}
    found = game(last=True, rows=rows, cards=["biomass"], spaces={"glaciation-3": "bird"})
    assert found.over
    assert {row: disks for row, disks in seen(found)["rows"].items() if disks} == {
        k: {v[0]: 1} for k, v in rows.items()
    }
    assert (seen(found)["cards"], seen(found)["spaces"]) == (["biomass"], {"glaciation-3": "bird"})


@rule("DS-21.2")
def test_the_last_round_still_has_extinction_and_survival() -> None:
    tiles = [{"hex": CENTRE, "terrain": "tundra", "cubes": {"bird": 3, "insect": 1}}]
    found = game(last=True, start=None, tiles=tiles, elements={E(0, 0): "grass"})
    assert seen(found)["tiles"][CENTRE]["cubes"] == {"insect": 1}
    assert points(found) == [0, 0, 0, 0, 0, 1 + 1]


@rule("EX-O68", "DS-21.2", "RU-39")
def test_after_ice_age_the_other_domination_pawns_still_act() -> None:
    spaces = {"domination-1": "mammal", "domination-2": "bird", "domination-4": "insect"}
    found = game(phase=2, cards=["ice_age", "biomass"], spaces=spaces, listen=True)
    for answer in ("pass", "pass", f"dominate {h(0, 1)}", "card ice_age"):
        found.apply(answer)
    assert (found.over, found.seat, seen(found)["pointer"]) == (False, 2, "domination-2")
    found.apply(f"dominate {h(-1, 1)}")
    assert seen(found)["used"] == ["ice_age", "biomass"]
    assert found.seat == 5
    found.apply(f"dominate {h(1, -1)}")
    assert (found.over, found.scores()) == (True, points(found))


# ---- final scoring --------------------------------------------------------------------------
@rule("DS-21.3", "EX-O05")
def test_every_tile_is_scored_once() -> None:
    found = game(last=True)
    assert points(found) == [8, 10, 8, 12, 12, 9]
    assert found.winners() == [ANIMALS.index("amphibian")]


@rule("DS-21.3", "DS-1.10")
def test_tundra_and_tiles_scored_in_this_round_are_scored_too() -> None:
    tiles = [{"hex": CENTRE, "terrain": "tundra", "cubes": {"insect": 2}}]
    tiles += [{"hex": h(1, 0), "terrain": "sea", "cubes": {"insect": 1}}]
    found = game(last=True, start=None, tiles=tiles, elements={E(0, 0): "grass"}, scored=[CENTRE, h(1, 0)])
    assert points(found)[5] == 1 + 1 + 9


@rule("DS-21.3")
def test_final_scoring_gives_no_cards() -> None:
    found = game(last=True, cards=["biomass", "ice_age"])
    assert (found.over, seen(found)["used"], seen(found)["cards"]) == (True, [], ["biomass", "ice_age"])


# ---- the winner -----------------------------------------------------------------------------
@rule("DS-21.4")
@pytest.mark.parametrize("winner", range(6))
def test_most_points_win(winner: int) -> None:
    assert with_points(*[30 if k == winner else 20 + k for k in range(6)]).winners() == [winner]


@rule("DS-21.4", "EX-O69")
@pytest.mark.parametrize(("totals", "winner"), [([1, 2, 90, 3, 4, 90], 2), ([7] * 6, 0), ([0, 8, 8, 8, 7, 7], 1)])
def test_ties_are_won_by_the_animal_higher_in_the_food_chain(totals: list[int], winner: int) -> None:
    assert with_points(*totals).winners() == [winner]


@rule("DS-21.7")
def test_the_whole_ranking_goes_by_points_then_food_chain() -> None:
    found = with_points(5, 9, 5, 9, 0, 5).state
    assert isinstance(found, Dom)
    order = sorted(range(6), key=lambda seat: result(found, seat), reverse=True)
    assert [ANIMALS[seat] for seat in order] == ["reptile", "amphibian", "mammal", "bird", "insect", "arachnid"]


@rule("DS-21.5", "RU-35")
def test_what_is_left_over_is_worth_nothing() -> None:
    animals = [
        {"animal": a, "seat": f"P{k + 1}", "gene_pool": k, "acquired": ["sun"] * k} for k, a in enumerate(ANIMALS[:4])
    ]
    animals += [{"animal": a, "seat": f"P{k + 5}", "pawns": 9} for k, a in enumerate(ANIMALS[4:])]
    spaces = {"glaciation-1": "bird", "glaciation-2": "mammal", "domination-5": "bird", "initiative-1": "insect"}
    found = game(last=True, animals=animals, spaces=spaces, cards=["ice_age", "fertile"])
    assert points(found) == [8, 10, 8, 12, 12, 9]


# ---- dead end and limit -----------------------------------------------------------------------
def deserted(**insects: object) -> Game:
    """Nobody has a cube, except what is said of the insects."""
    parts: list[dict[str, Any]] = [{"animal": "mammal", "seat": "P1", "gene_pool": 0, "vp": 3}]
    parts += [{"animal": "insect", "seat": "P2", "gene_pool": 0, **insects}]
    return game(animals=parts, start=None, tiles=[{"hex": CENTRE, "terrain": "sea"}])


@rule("DS-21.6", "RU-36")
def test_without_any_cube_the_game_ends() -> None:
    found = deserted()
    assert (found.over, points(found), found.winners()) == (True, [3, 0], [0])
    assert sum(sum(row.values()) for row in seen(found)["rows"].values()) == 0


@rule("DS-21.6", "RU-36")
def test_a_cube_in_a_gene_pool_keeps_the_game_going() -> None:
    found = deserted(gene_pool=1)
    assert (found.over, seen(found)["round"]) == (False, 2)


@rule("DS-21.6")
def test_the_last_cubes_may_die_out_in_this_very_phase() -> None:
    parts = [{"animal": "bird", "seat": "P1", "gene_pool": 0}, {"animal": "insect", "seat": "P2", "gene_pool": 0}]
    tiles = [{"hex": CENTRE, "terrain": "sea", "cubes": {"insect": 2}}]
    assert game(animals=parts, start=None, tiles=tiles).over
    assert not game(animals=parts, start=None, tiles=tiles, elements={E(0, 0): "grass"}).over


@rule("RU-44")
@pytest.mark.parametrize(
    ("limit", "round_", "over"), [(60, 59, False), (60, 60, True), (None, 60, False), (None, 600, False)]
)
def test_a_round_limit_truncates_the_game(limit: int | None, round_: int, over: bool) -> None:
    found = game(options={"round_limit": limit}, round=round_)
    assert (found.over, seen(found)["truncated"]) == (over, over)
    assert points(found) == ([8, 10, 8, 12, 12, 9] if over else [0] * 6)


@rule("RU-44")
def test_a_game_that_ends_by_itself_in_the_last_allowed_round_is_not_truncated() -> None:
    assert seen(game(options={"round_limit": 60}, round=60, last=True))["truncated"] is False


@rule("RU-44")
def test_the_round_limit_is_off_by_default() -> None:
    options: Any = tangledbank.games()["dominant-species"]["options"]
    assert options["round_limit"]["values"] == [None, 60]


# ---- Ice Age ----------------------------------------------------------------------------------
@rule("RU-39")
def test_ice_age_scores_the_dominance_of_its_moment_only() -> None:
    e = Earth().card("ice_age", "bird")
    before = [e.vp(animal) for animal in ANIMALS]
    assert before == [1] * 6
    e.remove(E(0, 1))
    assert [e.vp(animal) for animal in ANIMALS] == before


@rule("RU-39")
@pytest.mark.parametrize(("cards", "taken"), [(["ice_age", "fertile"], []), (["ice_age"], ["ice_age"])])
def test_ice_age_must_be_taken_only_if_it_is_the_only_card(cards: list[str], taken: list[str]) -> None:
    e = Earth()
    e.face_up(*cards)
    e.pawn("mammal", "domination-1")
    e.act("domination-1").answer(f"dominate {h(0, 1)}")
    assert e.g.last == bool(taken)
    assert taken or e.options() == ["card fertile", "card ice_age"]
