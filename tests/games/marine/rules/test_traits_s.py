"""DSM-24.16 to DSM-24.18  Seasonal Migrants, Social, Solitary."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.scoring import FinalScoring
from tests.dsl import rule
from tests.games.marine.sea import Sea, h


# ---- Seasonal Migrants, DSM-24.16 -------------------------------------------------------------------
def migrants(copied: bool = False) -> Sea:
    s = Sea()
    if copied:
        s.copy("fish", "seasonal_migrants")
    else:
        s.trait("fish", "seasonal_migrants")
    return s


@rule("DSM-24.16", "EX-30")
@pytest.mark.parametrize(("space", "most"), [("migration-1", 4), ("migration-2", 5), ("migration-3", 6)])
def test_one_more_cube_migrates(space: str, most: int) -> None:
    s = migrants()
    s.place("fish", h(0, 0), 7)
    s.act("fish", space).answer(f"from {h(0, 0)}", f"to {h(0, 1)}")
    assert s.options()[-1] == f"cubes {most}"
    assert s.why(f"cubes {most + 1}") == {"DSM-14.1"}
    assert s.answer(f"cubes {most}").done


@rule("DSM-24.16", "EX-30")
def test_cubes_may_go_two_steps_over_tiles() -> None:
    s = migrants()
    s.act("fish", "migration-1").answer(f"from {h(0, 0)}")
    assert s.why(f"to {h(0, 2)}") == s.why(f"to {h(0, 1)}") == set()
    assert s.why(f"to {h(0, 3)}") == {"DSM-14.1", "DSM-24.16"}  # three steps
    s.answer(f"to {h(0, 2)}", "cubes 2")
    assert s.cubes("fish", h(0, 2)) == 2


@rule("DSM-24.16", "EX-30")
def test_both_steps_need_tiles() -> None:
    s = migrants()
    s.cubes_are(h(1, 0), fish=1)
    s.act("fish", "migration-1").answer(f"from {h(1, 0)}")
    assert s.why(f"to {h(1, 2)}") == {"DSM-14.1", "DSM-24.16"}  # over (1,1), which is empty
    assert s.why(f"to {h(1, 1)}") == {"DSM-0.4"}
    assert s.why(f"to {h(0, 2)}") == set()  # over (0,1)


@rule("DSM-24.16", "EX-30")
def test_an_empty_hex_is_no_way() -> None:
    """(0,1) to (1,2) over (1,1), with tiles all around it but for (0,2)."""
    ring = [(0, 1), (1, 0), (2, 0), (2, 1), (1, 2)]
    s = Sea(tiles=[{"hex": h(q, r), "terrain": "ocean"} for q, r in ring])
    s.trait("fish", "seasonal_migrants")
    s.place("fish", h(0, 1), 1)
    s.act("fish", "migration-1").answer(f"from {h(0, 1)}")
    assert s.why(f"to {h(1, 2)}") == {"DSM-14.1", "DSM-24.16"}
    assert s.options() == [f"to {h(1, 0)}", f"to {h(2, 0)}"]


@rule("DSM-24.16")
def test_others_go_one_step_and_move_no_more_cubes() -> None:
    s = migrants()
    s.place("reptiles", h(0, 0), 4)
    s.act("reptiles", "migration-1").answer(f"from {h(0, 0)}")
    assert s.why(f"to {h(0, 2)}") == {"DSM-14.1", "DSM-24.16"}
    assert s.answer(f"to {h(0, 1)}").options()[-1] == "cubes 3"


@rule("DSM-24.16")
def test_a_cube_that_went_two_steps_has_moved() -> None:
    s = migrants()
    s.clear(h(0, 0), "fish")
    s.place("fish", h(0, 0), 1)
    s.act("fish", "migration-1").answer(f"from {h(0, 0)}", f"to {h(0, 2)}")
    assert (s.done, s.cubes("fish", h(0, 2))) == (True, 1)


@rule("DSM-24.16", "DSM-24.22")
def test_a_copy_of_seasonal_migrants_works_alike() -> None:
    s = migrants(copied=True)
    s.place("fish", h(0, 0), 2)
    s.act("fish", "migration-1").answer(f"from {h(0, 0)}", f"to {h(0, 2)}")
    assert s.options()[-1] == "cubes 4"


# ---- Social, DSM-24.17 --------------------------------------------------------------------------------
def social(last: str, copied: bool = False) -> Sea:
    """The fish have Social and a pawn; a basic pawn of the reptiles is on evolution-3, the Sun pawn on evolution-4."""
    s = Sea()
    if copied:
        s.copy("fish", "social")
    else:
        s.trait("fish", "social")
    s.control("reptiles", "sun")
    s.pawn("fish", last)
    s.pawn("reptiles", "evolution-3")
    s.pawn("reptiles", "evolution-4", "sun")
    return s.turn("fish").answer("pawn basic")


@rule("DSM-24.17", "EX-58")
def test_basic_pawns_bump_opposing_basic_pawns() -> None:
    s = social("competition-1")
    assert s.pawns("reptiles") == 3
    s.answer("space evolution-3")
    assert (s.on("evolution-3"), s.pawns("reptiles"), s.pawns("fish")) == ("fish", 4, 2)


@rule("DSM-24.17", "EX-58")
def test_special_pawns_are_not_bumped() -> None:
    assert social("competition-1").why("space evolution-4") == {"DSM-4.9"}


@rule("DSM-24.17", "EX-58")
def test_the_key_still_applies() -> None:
    s = Sea()
    s.trait("fish", "social")
    s.pawn("fish", "evolution-4")
    s.pawn("reptiles", "evolution-3")
    s.turn("fish").answer("pawn basic")
    assert s.why("space evolution-3") == {"DSM-4.6"}


@rule("DSM-24.17")
def test_without_social_an_occupied_space_is_taken() -> None:
    s = social("competition-1")
    s.pawn("fish", "evolution-1")
    s.turn("crustaceans")
    assert s.why("space evolution-1") == s.why("space evolution-3") == {"DSM-4.6", "DSM-24.17"}


@rule("DSM-24.17")
def test_ones_own_pawn_and_special_spaces_stay_closed() -> None:
    s = social("competition-1")
    assert s.why("space competition-1") == {"DSM-4.9"}
    assert s.why("space competition-4") == {"DSM-4.6", "DSM-4.12"}


@rule("DSM-24.17", "DSM-24.22")
def test_a_copy_of_social_bumps_too() -> None:
    assert social("competition-1", copied=True).answer("space evolution-3").on("evolution-3") == "fish"


# ---- Solitary, DSM-24.18 (reconstruction) ---------------------------------------------------------------
def solitary(**cubes: int) -> Sea:
    """The fish have Solitary; some cubes lie on the ocean (0,2), and nowhere else."""
    s = Sea()
    s.trait("fish", "solitary")
    s.clear(h(0, 0))
    s.cubes_are(h(0, 2), **cubes)
    s.markers(["coral", "coral", "vent"], ["land", "land", "sand", "ocean", "vent"])
    return s


@rule("DSM-24.18", "EX-65")
def test_alone_on_a_tile_its_scoring_brings_2_vp_more() -> None:
    """Reconstruction. Even if an opponent scores it: 2 + 2."""
    s = solitary(fish=1).act("reptiles", "evolution-4").answer(f"evolve {h(0, 2)}")
    assert (s.vp("fish"), s.vp("reptiles")) == (4, 0)


@rule("DSM-24.18")
def test_in_company_solitary_pays_nothing() -> None:
    """Reconstruction."""
    s = solitary(fish=3, crustaceans=1).act("reptiles", "evolution-4").answer(f"evolve {h(0, 2)}")
    assert (s.vp("fish"), s.vp("crustaceans")) == (2, 1)


@rule("DSM-24.18")
def test_others_alone_on_a_tile_gain_nothing_more() -> None:
    """Reconstruction."""
    s = solitary(crustaceans=2).act("reptiles", "evolution-4").answer(f"evolve {h(0, 2)}")
    assert (s.vp("fish"), s.vp("crustaceans")) == (0, 2)


@rule("DSM-24.18")
def test_every_scoring_counts() -> None:
    """Reconstruction. A card, and the end of the game; each tile on its own."""
    s = solitary(fish=1)
    s.cubes_are(h(0, 1), fish=1)
    s.card("bountiful_habitat", "fish").answer("terrain ocean")
    assert s.vp("fish") == 8
    s.run(FinalScoring())
    assert s.vp("fish") == 12  # (0,1) beside Plankton, (0,2) endangered: 2 + 2


@rule("DSM-24.18", "DSM-24.22")
def test_a_copy_of_solitary_pays_too() -> None:
    """Reconstruction."""
    s = solitary(reptiles=1)
    s.copy("reptiles", "solitary")
    s.act("fish", "evolution-4").answer(f"evolve {h(0, 2)}")
    assert s.vp("reptiles") == 4
