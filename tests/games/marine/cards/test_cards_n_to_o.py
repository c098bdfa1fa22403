"""DSM-23.22, DSM-23.23  Niche Construction and Omnivore."""

from __future__ import annotations

from tests.dsl import rule
from tests.games.marine.cards import (
    ALGAE,
    CORAL,
    FROM_TILE,
    GASTROPODS,
    LAND,
    PLANKTON,
    REFUSED,
    SAND,
    SEAGRASS,
    SMOKER,
    SPONGES,
    SUN,
    VICTIM,
    WORMS,
    dead,
    fill,
    on_earth,
    strip,
    totals,
)
from tests.games.marine.sea import E, Sea, W, targets


# ---- Niche Construction -------------------------------------------------------------
@rule("DSM-23.22")
def test_niche_construction_moves_an_element_to_any_vacant_corner_of_earth() -> None:
    s = Sea().card("niche_construction", "fish").answer(f"corner {SUN}", f"corner {E(-1, 2)}")
    assert s.done
    assert (s.element(SUN), s.element(E(-1, 2)), on_earth(s), s.bag("sun")) == (None, "sun", 6, 18)
    assert (s.thriving("reptiles", CORAL), s.laws()) == (True, [])


@rule("DSM-23.22", "DSM-30.6")
def test_niche_construction_asks_for_any_element_and_then_for_a_vacant_corner() -> None:
    s = Sea().card("niche_construction", "fish")
    assert set(targets(s.options())) == {ALGAE, GASTROPODS, WORMS, PLANKTON, SPONGES, SUN}
    assert (s.asked, s.why("pass")) == ("fish", REFUSED)
    assert s.why(f"corner {W(1, -2)}") == {"DSM-23.22", "DSM-2.13", "DSM-23.37"}
    s.answer(f"corner {SUN}")
    assert (len(s.options()), s.why("pass")) == (46, REFUSED)
    assert (s.why(f"corner {SUN}"), s.why(f"corner {E(2, -1)}")) == (
        {"DSM-23.22", "DSM-2.13"},
        {"DSM-23.22", "DSM-2.12"},
    )


@rule("DSM-23.22")
def test_niche_construction_may_stay_on_the_same_tile() -> None:
    s = Sea()
    s.place("crustaceans", LAND, 1)
    s.card("niche_construction", "fish").answer(f"corner {ALGAE}", f"corner {W(1, -2)}")
    assert (s.element(ALGAE), s.element(W(1, -2))) == (None, "algae")
    assert s.thriving("crustaceans", LAND)


@rule("DSM-23.22")
def test_niche_construction_without_an_element_or_without_a_vacant_corner_has_no_effect() -> None:
    s = Sea()
    strip(s)
    assert s.card("niche_construction", "fish").done
    t = Sea()
    fill(t)
    assert t.card("niche_construction", "fish").done
    assert on_earth(t) == 52


@rule("DSM-23.22")
def test_niche_construction_uses_the_only_vacant_corner_without_asking_for_it() -> None:
    s = Sea()
    fill(s, W(1, -2))
    s.card("niche_construction", "fish").answer(f"corner {PLANKTON}")
    assert (s.done, s.element(PLANKTON), s.element(W(1, -2))) == (True, None, "plankton")


# ---- Omnivore -----------------------------------------------------------------------
@rule("DSM-23.23")
def test_omnivore_removes_one_element_and_then_one_opposing_species_of_a_tile() -> None:
    """Reconstruction."""
    s = Sea().card("omnivore", "fish", x=3).answer(f"corner {SUN}", "victim reptiles")
    assert s.done
    assert (s.element(SUN), on_earth(s), s.bag("sun")) == (None, 5, 19)
    assert (dead(s), totals(s)) == ([1, 0, 0, 0], [0, 0, 0, 0])


@rule("DSM-23.23", "DSM-30.6")
def test_omnivore_asks_for_an_occupied_tile_then_an_element_then_a_victim() -> None:
    """Reconstruction."""
    s = Sea()
    s.cubes_are(SEAGRASS, fish=1, reptiles=1, crustaceans=1)
    s.cubes_are(SAND, reptiles=1)
    s.card("omnivore", "fish")
    assert (s.asked, targets(s.options()), s.why("pass")) == ("fish", [SEAGRASS, CORAL], REFUSED)
    assert s.why(f"tile {SAND}") == {"DSM-23.23"}
    s.answer(f"tile {SEAGRASS}")
    assert (targets(s.options()), s.why("pass")) == ([SUN, SPONGES], REFUSED)
    assert {"DSM-23.23"} <= s.why(f"corner {WORMS}") <= FROM_TILE
    s.answer(f"corner {SPONGES}")
    assert (s.options(), s.why("pass")) == (["victim reptiles", "victim crustaceans"], REFUSED)
    assert {"DSM-23.23", "DSM-0.3"} <= s.why("victim fish") <= VICTIM | {"DSM-0.3"}


@rule("DSM-23.23")
def test_omnivore_takes_an_own_species_if_there_is_no_other() -> None:
    """Reconstruction."""
    s = Sea()
    s.clear(CORAL)
    s.cubes_are(LAND, fish=2)
    s.card("omnivore", "fish").answer(f"corner {ALGAE}")
    assert (s.done, s.all_cubes(LAND), dead(s)) == (True, {"fish": 1}, [0, 0, 1, 0])


@rule("DSM-23.37", "DSM-23.23")
def test_omnivore_may_choose_a_tile_without_elements() -> None:
    """Reconstruction."""
    s = Sea()
    s.cubes_are(SMOKER, fish=1, crustaceans=2)
    s.card("omnivore", "fish").answer(f"tile {SMOKER}")
    assert (s.done, s.all_cubes(SMOKER), on_earth(s)) == (True, {"fish": 1, "crustaceans": 1}, 6)


@rule("DSM-23.23", "DSM-23.37")
def test_omnivore_without_species_on_earth_is_skipped() -> None:
    """Reconstruction."""
    s = Sea()
    s.clear(CORAL, "fish")
    assert s.card("omnivore", "fish").done
    assert (on_earth(s), dead(s)) == (6, [0, 0, 0, 0])
