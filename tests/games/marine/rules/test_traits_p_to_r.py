"""DSM-24.11 to DSM-24.15, DSM-24.26  Pack Hunters, Phenotypic Plasticity, Prey Switching, Ram Feeder, Resilience."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.inheritance import ApplyTrait
from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.traits import EXAPTATION, PACK_HUNTERS
from tests.dsl import rule
from tests.games.marine.sea import Sea, W, h

ANIMALS = ["reptiles", "cephalopods", "fish", "crustaceans"]


# ---- Pack Hunters, DSM-24.11 ------------------------------------------------------------------------
@rule("DSM-24.11", "EX-66")
def test_pack_hunters_control_a_special_pawn_of_their_choice() -> None:
    s = Sea()
    s.trait("crustaceans", "pack_hunters")
    s.run(ApplyTrait(3, PACK_HUNTERS))
    types = ["algae", "gastropods", "plankton", "sponges", "sun", "worms"]
    assert (s.asked, s.options()) == ("crustaceans", [f"special {element}" for element in types])
    s.answer("special worms")
    assert (s.controls("crustaceans"), s.target_of("worms"), s.target_of("sun")) == (["worms"], 3, 1)
    assert "pawn worms" in s.turn("crustaceans").options()


@rule("EX-66", "DSM-24.11")
@pytest.mark.parametrize(("tiles", "dominates"), [([h(0, 0)], False), ([h(0, 0), h(1, 0)], True)])
def test_the_target_of_3_must_be_beaten_later(tiles: list[str], dominates: bool) -> None:
    s = Sea()
    s.trait("crustaceans", "pack_hunters")
    s.run(ApplyTrait(3, PACK_HUNTERS)).answer("special worms")
    s.clear(h(0, 0), "crustaceans")
    for tile in tiles:
        s.place("crustaceans", tile, 1)
    s.act("crustaceans", "domination-1")
    assert ("dominate worms" in s.options()) is dominates


@rule("DSM-24.11", "DSM-24.22", "R-2")
def test_a_copy_of_pack_hunters_chooses_among_the_pawns_left() -> None:
    s = Sea()
    s.trait("crustaceans", "pack_hunters")
    s.trait("fish", "exaptation")
    s.control("crustaceans", "worms")
    s.run(ApplyTrait(2, EXAPTATION))  # the only Trait to copy
    assert (s.asked, s.copied("fish")) == ("fish", "pack_hunters")
    assert "DSM-24.11" in s.why("special worms")
    s.answer("special sun")
    assert (s.controls("fish"), s.controls("crustaceans"), s.target_of("sun")) == (["sun"], ["worms"], 3)


# ---- Phenotypic Plasticity, DSM-24.12 -----------------------------------------------------------------
def adapts(s: Sea, animal: str = "fish") -> bool:
    """Whether the animal finds room for a disk of Adaptation."""
    s.row("adaptation", "sun")
    return not s.act(animal, "adaptation-1").done


@rule("DSM-24.12", "DSM-24.26", "R-34")
@pytest.mark.parametrize(("traits", "disks", "has_room"), [((), 3, False), ((), 2, True), (("p",), 5, False)])
def test_the_limit_is_6_or_8(traits: tuple[str, ...], disks: int, has_room: bool) -> None:
    s = Sea()
    s.trait("fish", *["phenotypic_plasticity"] * len(traits))
    s.acquire("fish", *["worms"] * disks)
    assert adapts(s) is has_room


@rule("DSM-24.12", "DSM-24.26")
def test_seven_elements_leave_room_on_phenotypic_plasticity() -> None:
    s = Sea()
    s.trait("fish", "phenotypic_plasticity")
    s.acquire("fish", "worms", "worms", "worms", "worms")
    s.row("adaptation", "sun")
    s.act("fish", "adaptation-1").answer("adapt sun")
    assert (s.acquired("fish"), s.laws()) == ({"sun": 1, "worms": 4}, [])


@rule("DSM-24.12")
def test_only_the_owner_has_the_two_spaces() -> None:
    s = Sea()
    s.trait("fish", "phenotypic_plasticity")
    s.acquire("reptiles", "worms", "worms", "worms")
    assert not adapts(s, "reptiles")


@rule("DSM-24.12", "DSM-24.26", "DSM-24.22")
def test_a_copy_of_phenotypic_plasticity_has_two_spaces_too() -> None:
    s = Sea()
    s.copy("fish", "phenotypic_plasticity")
    s.acquire("fish", "worms", "worms", "worms", "worms")
    assert adapts(s)
    s.acquire("fish", "worms")
    assert not adapts(s)


@rule("DSM-24.12", "R-34")
def test_disks_on_phenotypic_plasticity_can_be_lost_like_all_disks() -> None:
    s = Sea()
    s.trait("fish", "phenotypic_plasticity")
    s.acquire("fish", "worms", "worms", "worms", "sun", "sun")
    s.row("regression", "sun")
    s.run(Reseed())
    assert s.acquired("fish") == {"worms": 3, "sun": 1}


# ---- Prey Switching, DSM-24.13 ------------------------------------------------------------------------
def prey(*tiles: str) -> Sea:
    """The reptiles have Prey Switching and occupy some tiles."""
    s = Sea()
    s.trait("reptiles", "prey_switching")
    s.clear(h(0, 0), "reptiles")
    for tile in tiles:
        s.place("reptiles", tile, 1)
    return s


@rule("DSM-24.13", "EX-62")
def test_prey_switching_pays_1_vp_for_each_tile_not_for_each_cube() -> None:
    s = prey(h(0, 0), h(1, 0))
    s.circles("worms")
    s.act("fish", "speciation-1").answer(f"speciate {W(1, 0)}", "cubes 2", "cubes 4", "cubes 3")
    assert (s.cubes("fish", h(0, 1)), s.vp("reptiles")) == (4, 2)


@rule("DSM-24.13", "EX-62")
def test_migration_onto_ones_tiles_pays_nothing() -> None:
    s = prey(h(1, 0))
    s.act("fish", "migration-1").answer(f"from {h(0, 0)}", f"to {h(1, 0)}", "cubes 3")
    assert (s.cubes("fish", h(1, 0)), s.vp("reptiles")) == (3, 0)


@rule("DSM-24.13")
@pytest.mark.parametrize(("source", "vp"), [("pool", 1), ("eliminated", 0)])
def test_a_cube_from_the_eliminated_pile_pays_nothing(source: str, vp: int) -> None:
    s = prey(h(1, 2))
    s.empty_gene_pool("fish", 5)
    s.act("fish", "tectonics-1").answer(f"erupt {h(1, 2)}", f"source {source}")
    assert (s.cubes("fish", h(1, 2)), s.vp("reptiles")) == (1, vp)


@rule("DSM-24.13")
def test_ones_own_cubes_pay_nothing() -> None:
    s = prey(h(0, 0))
    s.circles("worms")
    s.act("reptiles", "speciation-1").answer(f"speciate {W(1, 0)}", "cubes 2", "cubes 0", "cubes 0")
    assert s.vp("reptiles") == 0


@rule("DSM-24.13")
def test_a_number_of_0_pays_nothing() -> None:
    s = prey(h(0, 0), h(1, 0))
    s.circles("worms")
    s.act("fish", "speciation-1").answer(f"speciate {W(1, 0)}", "cubes 0", "cubes 0", "cubes 1")
    assert s.vp("reptiles") == 1


@rule("DSM-24.13")
def test_one_card_pays_once_for_a_tile() -> None:
    s = prey(h(0, 1))
    s.cubes_are(h(0, 1), reptiles=1, crustaceans=3)
    s.set_vp("reptiles", 0)
    s.card("profligate_carnivore", "fish", x=2)
    s.answer(f"compete {h(0, 1)} crustaceans", f"compete {h(0, 1)} crustaceans")
    assert (s.cubes("fish", h(0, 1)), s.vp("reptiles")) == (2, 1)


@rule("DSM-24.13")
def test_every_effect_pays_anew() -> None:
    s = prey(h(0, 0), h(1, 0))
    s.place("fish", h(1, 0), 1)
    s.set_vp("reptiles", 0)
    for n in (1, 2):
        s.card("fecundity", "fish")
        assert s.vp("reptiles") == 2 * n


@rule("DSM-24.13")
def test_one_must_occupy_the_tile_at_the_moment_of_placing() -> None:
    s = prey(h(0, 1))
    s.card("profligate_carnivore", "fish", x=1).answer(f"compete {h(0, 1)} reptiles")
    assert (s.all_cubes(h(0, 1)), s.vp("reptiles")) == ({"fish": 1}, 0)


@rule("DSM-24.13", "DSM-24.22")
def test_a_copy_of_prey_switching_pays_too() -> None:
    s = prey(h(0, 0))
    s.copy("crustaceans", "prey_switching")
    s.card("fecundity", "fish")
    assert [s.vp(animal) for animal in ANIMALS] == [1, 0, 0, 1]


# ---- Ram Feeder, DSM-24.14, DSM-24.26 ---------------------------------------------------------------------
def ram(animal: str = "reptiles") -> Sea:
    s = Sea()
    s.trait(animal, "ram_feeder")
    return s


@rule("DSM-24.14", "DSM-24.26")
def test_ram_feeder_is_a_seventh_printed_plankton() -> None:
    s = ram()
    assert (s.elements("reptiles"), s.acquired("reptiles")) == ({"plankton": 1, "sponges": 1, "sun": 2}, {})
    s.acquire("reptiles", "worms", "worms")
    assert adapts(s, "reptiles")
    s.acquire("reptiles", "worms")
    assert not adapts(s, "reptiles")


@rule("DSM-24.14")
def test_the_extra_plankton_is_never_lost() -> None:
    s = ram()
    s.acquire("reptiles", "plankton", "worms")
    s.row("regression", "plankton")
    s.run(Reseed())
    assert (s.acquired("reptiles"), s.elements("reptiles")["plankton"]) == ({"worms": 1}, 1)
    s.row("regression", "plankton")
    s.run(Reseed())
    assert s.elements("reptiles")["plankton"] == 1


@rule("DSM-24.14")
def test_the_extra_plankton_is_never_exchanged() -> None:
    s = ram()
    s.acquire("reptiles", "worms")
    s.row("adaptation", "sun")
    s.control("reptiles", "algae")
    s.act("reptiles", "adaptation-3", "algae").answer("adapt sun")
    assert (s.options(), s.why("over plankton")) == (["vacant", "over worms"], {"DSM-9.5"})
    assert ram().card("metamorphosis", "reptiles").done  # there is no disk at all


@rule("DSM-24.26")
def test_the_extra_plankton_matches_and_dominates() -> None:
    s = ram()
    s.cubes_are(h(0, 1), reptiles=1)
    s.remove(W(1, 0))
    assert s.thriving("reptiles", h(0, 1))  # Plankton is the only element there
    s.cubes_are(h(-1, 1), reptiles=1)
    assert s.g.domination_value(0, 2) == 3


@rule("DSM-24.26", "DSM-24.14")
def test_the_extra_plankton_counts_for_disease() -> None:
    s = ram("fish")
    s.acquire("fish", "worms", "sun")
    s.acquire("reptiles", "worms", "worms")
    s.card("disease", "reptiles")
    assert (s.asked, s.options()) == ("fish", ["lose sun", "lose worms"])  # 6 elements against 5


@rule("DSM-24.26")
def test_the_extra_plankton_counts_for_symbiotic() -> None:
    s = ram("fish")
    s.acquire("reptiles", "worms")
    s.card("symbiotic", "reptiles")
    assert [sum(s.elements(animal).values()) for animal in ANIMALS] == [5, 4, 4, 4]  # the fish had 4 as well


@rule("DSM-24.26")
def test_ram_feeder_and_phenotypic_plasticity_add_up() -> None:
    s = ram("fish")
    s.trait("fish", "phenotypic_plasticity")
    s.acquire("fish", *["worms"] * 4)
    assert adapts(s)
    s.acquire("fish", "worms")
    assert not adapts(s)  # 4 printed and 5 disks


@rule("DSM-24.14", "DSM-24.22", "DSM-24.26")
def test_a_copy_of_ram_feeder_brings_a_plankton_too() -> None:
    s = ram()
    s.trait("fish", "exaptation")
    s.run(ApplyTrait(2, EXAPTATION))
    assert (s.copied("fish"), s.elements("fish"), s.acquired("fish")) == ("ram_feeder", {"algae": 1, "plankton": 3}, {})
    assert s.laws() == []


# ---- Resilience, DSM-24.15 ----------------------------------------------------------------------------
@rule("DSM-24.15")
def test_resilience_counts_as_a_cube_in_regression_at_every_reseed() -> None:
    s = Sea()
    s.trait("fish", "resilience")
    for animal in ("fish", "reptiles"):
        s.acquire(animal, "sun", "sun")
    for left in (1, 0):
        s.row("regression", "sun")
        s.run(Reseed())
        s.g.rows[18:24] = [0] * 6  # only Sun shall be in the box
        assert (s.acquired("fish"), s.acquired("reptiles").get("sun", 0)) == ({"sun": 2}, left)


@rule("DSM-24.15")
def test_resilience_leaves_both_squares_to_others() -> None:
    s = Sea()
    s.trait("fish", "resilience")
    for space in ("regression-1", "regression-2"):
        s.act("reptiles", space).answer("regress")
    assert s.g.squares == [0, 0]


@rule("DSM-24.15", "DSM-24.22")
def test_a_copy_of_resilience_protects_too() -> None:
    s = Sea()
    s.copy("fish", "resilience")
    s.acquire("fish", "sun")
    s.row("regression", "sun")
    s.run(Reseed())
    assert s.acquired("fish") == {"sun": 1}
