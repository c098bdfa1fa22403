"""RU-*  Rulings about components, set-up, points and the end that no other file proves."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank.games.dominant_species.cards import CARDS
from tests.dsl import rule
from tests.games.dominant_species.earth import Earth, h


@rule("RU-01")
@pytest.mark.parametrize(
    ("number", "key"), [(14, "ice_age"), (16, "immigrants"), (18, "intelligence"), (23, "omnivore"), (24, "parasitism")]
)
def test_the_printed_numbers_follow_from_the_alphabet(number: int, key: str) -> None:
    assert CARDS[number - 1].key == key
    assert CARDS[number - 1].longer == (key != "ice_age")


@rule("RU-02")
def test_ice_age_is_one_of_the_22_cards() -> None:
    shown: Any = tangledbank.new("dominant-species", players=2, seed=4).view(0)
    assert len(shown["cards"]) + len(shown["unseen_cards"]) == 21
    assert len(shown["cards"]) + shown["deck"] == 22


@rule("RU-03")
@pytest.mark.parametrize(("players", "owned"), [(2, 54), (3, 49), (4, 44), (5, 39), (6, 34)])
def test_the_cube_on_the_track_is_one_of_the_cubes_of_the_set_up(players: int, owned: int) -> None:
    shown: Any = tangledbank.new("dominant-species", players=players).view(0)
    for name, animal in shown["animals"].items():
        on_earth = sum(tile["cubes"].get(name, 0) for tile in shown["tiles"].values())
        assert animal["gene_pool"] + on_earth + animal["eliminated"] == owned


@rule("RU-41")
def test_niche_biomes_spares_equal_totals() -> None:
    e = Earth()
    for animal, points in enumerate([20, 20, 25, 4, 29]):
        e.g.gain_vp(animal, points)
    e.lay(h(1, -2), "sea")
    e.card("niche_biomes", "mammal", h(1, -2))
    assert list(e.g.vp) == [20, 20, 16, 4, 20, 0]


@rule("RU-41")
def test_niche_biomes_compares_totals_after_the_tile_was_scored() -> None:
    e = Earth()
    e.g.gain_vp(2, 5)
    e.g.gain_vp(4, 8)
    e.face_up("niche_biomes")
    e.pawn("bird", "domination-1")
    e.act("domination-1").answer(f"dominate {h(-1, 1)}")
    assert (e.vp("bird"), e.vp("arachnid")) == (10, 10)
