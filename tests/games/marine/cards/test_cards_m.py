"""DSM-23.18 to DSM-23.21  Marine Snow, Mass Exodus, Metamorphosis, Monotypic Habitat."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.cards import SKELETON
from tangledbank.games.marine.scoring import FinalScoring
from tests.dsl import rule
from tests.games.marine.cards import (
    AROUND,
    CORAL,
    LAND,
    OCEAN,
    REFUSED,
    SAND,
    SEAGRASS,
    SMOKER,
    dead,
    drain,
    evolve,
    icons,
    next_cards,
    totals,
)
from tests.games.marine.sea import RULEBOOK, Sea, h, targets


# ---- Marine Snow --------------------------------------------------------------------
@rule("DSM-23.18")
def test_marine_snow_pays_for_each_open_ocean_tile_one_occupies_and_for_no_vent() -> None:
    """Reconstruction."""
    s = Sea()
    for tile in (OCEAN, h(0, 2), SMOKER, SEAGRASS):
        s.place("fish", tile, 2)
    s.place("reptiles", h(1, 2), 1)
    assert s.card("marine_snow", "fish", x=4).done
    assert totals(s) == [0, 0, 2, 0]


@rule("DSM-23.18")
def test_marine_snow_scores_every_open_ocean_once_when_it_enters_play() -> None:
    """Reconstruction."""
    s = Sea()
    s.cubes_are(OCEAN, fish=2, reptiles=1)
    s.cubes_are(h(0, 2), crustaceans=1)
    s.cubes_are(SMOKER, crustaceans=5)
    s.track("extremophiles")
    next_cards(s, "marine_snow")
    evolve(s, "fish", 1)
    assert (s.done, s.slots()) == (True, ["marine_snow"])
    assert totals(s) == [6 + 1, 3, 2 + 2, 2]


@rule("DSM-23.18", "DSM-18.5")
def test_marine_snow_scores_before_an_extinction_that_it_brings() -> None:
    """Reconstruction."""
    s = Sea()
    s.cubes_are(h(1, 2), fish=2)
    s.track("extremophiles")
    next_cards(s, "marine_snow")
    with icons("marine_snow", SKELETON):
        evolve(s, "fish", 1)
    assert (s.vp("fish"), s.all_cubes(h(1, 2))) == (2 + 2, {})


# ---- Mass Exodus --------------------------------------------------------------------
@rule("DSM-23.19")
def test_mass_exodus_moves_all_cubes_of_all_animals_as_its_taker_likes() -> None:
    s = Sea()
    s.cubes_are(SMOKER, reptiles=2, fish=3)
    s.card("mass_exodus", "crustaceans").answer(f"tile {SMOKER}", "cubes 1", "cubes 0", "cubes 3")
    assert s.done
    assert s.all_cubes(SMOKER) == {}
    assert s.all_cubes(h(-1, 3)) == {"reptiles": 1, "fish": 3}
    assert (s.all_cubes(h(0, 2)), s.all_cubes(h(1, 2)), dead(s)) == ({}, {"reptiles": 1}, [0, 0, 0, 0])


@rule("DSM-23.19", "DSM-30.6")
def test_mass_exodus_asks_its_taker_animal_by_animal_and_tile_by_tile() -> None:
    s = Sea()
    s.cubes_are(SMOKER, reptiles=2, fish=3)
    s.card("mass_exodus", "crustaceans")
    assert targets(s.options()) == [CORAL, SMOKER]
    s.answer(f"tile {SMOKER}")
    asked = []
    while not s.done:
        asked.append((s.asked, s.g.seat, s.options()))
        assert s.why("pass") == REFUSED
        s.answer("cubes 1")
    assert asked == [
        ("reptiles", 3, ["cubes 0", "cubes 1", "cubes 2"]),
        ("reptiles", 3, ["cubes 0", "cubes 1"]),
        ("fish", 3, ["cubes 0", "cubes 1", "cubes 2", "cubes 3"]),
        ("fish", 3, ["cubes 0", "cubes 1", "cubes 2"]),
    ]
    assert s.all_cubes(h(1, 2)) == {"fish": 1}


@rule("DSM-23.19")
def test_mass_exodus_goes_to_adjacent_tiles_only_and_the_last_one_takes_the_rest() -> None:
    s = Sea()
    s.cubes_are(CORAL, fish=4)
    s.card("mass_exodus", "fish").answer(*["cubes 0"] * 5)
    assert s.done
    assert [s.cubes("fish", tile) for tile in AROUND] == [0, 0, 0, 0, 0, 4]


@rule("DSM-23.37", "DSM-23.19")
def test_mass_exodus_needs_a_tile_with_species() -> None:
    s = Sea()
    s.cubes_are(SEAGRASS, reptiles=1)
    s.card("mass_exodus", "fish")
    assert (targets(s.options()), s.why(f"tile {LAND}")) == ([SEAGRASS, CORAL], {"DSM-23.19", "DSM-23.37"})


@rule("DSM-23.37")
def test_mass_exodus_is_skipped_where_there_is_no_other_tile() -> None:
    s = Sea(tiles=[{"hex": CORAL, "terrain": "coral", "cubes": {"fish": 2}}]).card("mass_exodus", "fish")
    assert (s.done, s.all_cubes(CORAL)) == (True, {"fish": 2})


# ---- Metamorphosis ------------------------------------------------------------------
@rule("DSM-23.20")
def test_metamorphosis_exchanges_an_own_disk_for_one_of_the_bag() -> None:
    s = Sea()
    s.acquire("fish", "sun")
    s.card("metamorphosis", "fish").answer("exchange sun worms")
    assert s.done
    assert (s.acquired("fish"), s.bag("sun"), s.bag("worms")) == ({"worms": 1}, 18, 17)


@rule("DSM-23.20", "DSM-30.6")
def test_metamorphosis_offers_own_disks_against_every_type_of_the_bag() -> None:
    s = Sea()
    s.acquire("fish", "sun", "sponges")
    drain(s, "worms", "worms")
    s.card("metamorphosis", "fish")
    assert (s.asked, s.options(), s.why("pass")) == (
        "fish",
        ["exchange sponges worms", "exchange sun worms"],
        REFUSED,
    )


@rule("DSM-23.20")
def test_metamorphosis_puts_the_own_disk_into_the_bag_only_afterwards() -> None:
    s = Sea()
    s.acquire("fish", "sun", "sponges")
    drain(s, "algae", "worms")
    s.card("metamorphosis", "fish")
    assert s.options() == [f"exchange {mine} {new}" for mine in ("sponges", "sun") for new in ("algae", "worms")]
    assert s.why("exchange sun sun") == {"DSM-23.20"}
    assert s.why("exchange plankton worms") == {"DSM-23.20", "DSM-9.5"}


@rule("DSM-23.20")
def test_metamorphosis_without_a_disk_or_with_an_empty_bag_has_no_effect() -> None:
    assert Sea().card("metamorphosis", "fish").done
    s = Sea()
    s.acquire("fish", "sun")
    drain(s)
    assert s.card("metamorphosis", "fish").done
    assert (s.acquired("fish"), sum(s.g.bag)) == ({"sun": 1}, 0)


@rule("DSM-23.37")
def test_metamorphosis_may_exchange_two_disks_of_the_same_type() -> None:
    s = Sea()
    s.acquire("fish", "sun")
    s.card("metamorphosis", "fish").answer("exchange sun sun")
    assert (s.done, s.acquired("fish"), s.bag("sun")) == (True, {"sun": 1}, 17)


# ---- Monotypic Habitat --------------------------------------------------------------
@rule("DSM-23.21")
@pytest.mark.parametrize(("tiles", "bonus"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_monotypic_habitat_gives_bonus_vp_for_the_tiles_one_has_alone(tiles: int, bonus: int) -> None:
    s = Sea()
    for tile in AROUND[:tiles]:
        s.place("fish", tile, 2)
    s.place("reptiles", SMOKER, 1)
    assert s.card("monotypic_habitat", "fish").done
    assert totals(s) == [0, 0, bonus, 0]


@rule("DSM-23.21")
def test_monotypic_habitat_gives_its_bonus_in_both_editions() -> None:
    s = Sea(options={"edition": "phalanx"})
    s.place("fish", LAND, 1)
    s.place("fish", SAND, 1)
    assert s.card("monotypic_habitat", "fish").vp("fish") == 3


@rule("EX-36", "DSM-23.21")
def test_monotypic_habitat_in_play_breaks_ties_upwards_and_leaves_the_turn_order() -> None:
    s = Sea()
    s.cubes_are(CORAL, fish=3, crustaceans=3)
    s.track("fertile", "monotypic_habitat")
    evolve(s, "fish", 1, end_turn=True)
    assert totals(s) == [0, 0, 3 + 6, 6]
    assert (s.question, s.asked) == ("PlacePawn", "cephalopods")


@rule("DSM-23.21")
def test_monotypic_habitat_leaves_the_animal_with_more_cubes_in_front() -> None:
    s = Sea()
    s.cubes_are(CORAL, reptiles=2, fish=4, crustaceans=2)
    s.track("fertile", "monotypic_habitat")
    s.card("bountiful_habitat", "fish").answer("terrain coral")
    assert totals(s) == [2, 0, 6, 3]


@rule("DSM-23.21")
def test_monotypic_habitat_breaks_no_ties_in_the_other_edition_nor_once_it_has_gone() -> None:
    s = Sea(options={"edition": "phalanx"})
    s.track("fertile", "monotypic_habitat")
    assert totals(s.card("bountiful_habitat", "fish").answer("terrain coral")) == [6, 3, 2, 0]
    t = Sea()
    t.track("fertile")
    t.discarded("monotypic_habitat")
    assert totals(t.card("bountiful_habitat", "fish").answer("terrain coral")) == [6, 3, 2, 0]


@rule("DSM-23.21")
def test_monotypic_habitat_changes_no_other_food_chain_order() -> None:
    s = Sea()
    s.track("monotypic_habitat")
    for animal in ("reptiles", "crustaceans"):
        s.acquire(animal, "sun", "worms")
    s.card("disease", "fish")
    assert (s.asked, s.answer("lose sun").asked) == ("reptiles", "crustaceans")


@rule("R-18", "DSM-23.21")
def test_monotypic_habitat_still_in_play_reverses_ties_of_the_final_scoring() -> None:
    s = Sea()
    s.track("monotypic_habitat")
    assert totals(s.run(FinalScoring())) == [0, 2, 3, 6]
    t = Sea(options={"edition": "phalanx"})
    t.track("monotypic_habitat")
    assert totals(t.run(FinalScoring())) == [6, 3, 2, 0]


@rule("R-18", "EX-45", "DSM-23.21")
def test_monotypic_habitat_still_in_play_reverses_the_tie_for_victory() -> None:
    for edition, track, winner in (("gmt", [], 0), ("gmt", ["monotypic_habitat"], 3), ("phalanx", ["fertile"], 0)):
        s = Sea(options={"edition": edition})
        s.track(*track)
        s.set_vp("reptiles", 80)
        s.set_vp("crustaceans", 80)
        assert RULEBOOK.winners(s.g) == [winner]
