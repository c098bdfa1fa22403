"""DSM-24.19 to DSM-24.22, R-17, R-34  Every Trait gained, lost and copied in mid-game; and the list of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tangledbank.games.marine.flow import EndOfTurn
from tangledbank.games.marine.inheritance import ApplyTrait
from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.traits import EXAPTATION, TRAITS
from tests.dsl import rule
from tests.games.marine.sea import Sea, h

LIST = [
    ("ancient_lineage", 0.45, 0),
    ("bottom_feeder", 0.3, 0),
    ("budding_intelligence", 0.9, 20),
    ("camouflage", 0.45, 0),
    ("cannibal", 0.5, 1),
    ("carnivore", 0.85, 2),
    ("ecological_niche", 0.95, 1),
    ("exaptation", 0.7, 16),
    ("flight", 0.95, 0),
    ("hadopelagic", 0.5, 0),
    ("pack_hunters", 0.9, 3),
    ("phenotypic_plasticity", 0.75, 2),
    ("prey_switching", 0.75, 1),
    ("ram_feeder", 0.95, 1),
    ("resilience", 0.98, 0),
    ("seasonal_migrants", 0.95, 1),
    ("social", 0.9, 0),
    ("solitary", 0.5, 2),
]
"""Name, confidence and number of each Trait, typed from section 24."""


@rule("DSM-1.14", "R-1")
def test_the_18_traits_are_those_of_the_specification() -> None:
    assert [(trait.key, trait.confidence, trait.n) for trait in TRAITS] == LIST


@rule("R-1")
def test_what_is_guessed_is_said() -> None:
    certain = {"budding_intelligence", "carnivore", "ecological_niche", "flight", "pack_hunters"}
    certain |= {"ram_feeder", "resilience", "seasonal_migrants", "social"}
    assert {trait.key for trait in TRAITS if not trait.guessed} == certain


# ---- probes: whether a Trait works for the fish; each spoils the position it is given ---------------------
def _place_basic(s: Sea) -> Sea:
    s.turn("fish")
    return s.answer("pawn basic") if s.question == "TakeTurn" else s


def _ancient_lineage(s: Sea) -> bool:
    s.track("fertile")
    s.pawn("fish", "abundance-1")
    return s.turn("fish").answer("retrieve").question == "Lineage"


def _bottom_feeder(s: Sea) -> bool:
    return not _place_basic(s).why("space bottom-feeder-fish")


def _budding_intelligence(s: Sea) -> bool:
    s.g.gain_vp(2, 30)
    return s.pawns("fish") == 5


def _camouflage(s: Sea) -> bool:
    s.show_tiles("kelp")
    s.act("crustaceans", "wanderlust-1").answer("explore 1", f"tile {h(-2, 1)}")
    return (s.question, not s.done and s.asked) == ("Camouflage", "fish")


def _cannibal(s: Sea) -> bool:
    s.card("asteroid", "reptiles").answer("survivor fish")
    return s.vp("fish") == 1


def _carnivore(s: Sea) -> bool:
    s.cubes_are(h(0, -2), fish=1, reptiles=2)
    return s.thriving("fish", h(0, -2))


def _ecological_niche(s: Sea) -> bool:
    s.control("fish", "sun")
    s.circles("sun")
    s.act("fish", "speciation-1").answer(s.options()[0])
    return s.options()[-1] == "cubes 3"  # on Kelp


def _flight(s: Sea) -> bool:
    s.pawn("fish", "adaptation-1")
    return not _place_basic(s).why("space abundance-1")


def _hadopelagic(s: Sea) -> bool:
    for space in ("abundance-1", "adaptation-1", "evolution-1", "domination-3"):
        s.pawn("fish", space)
    return s.turn("fish").asked == "fish"


def _phenotypic_plasticity(s: Sea) -> bool:
    s.acquire("fish", "worms", "worms", "worms")
    s.row("adaptation", "sun")
    return not s.act("fish", "adaptation-1").done


def _prey_switching(s: Sea) -> bool:
    return s.card("fecundity", "reptiles").vp("fish") == 1


def _ram_feeder(s: Sea) -> bool:
    return s.elements("fish")["plankton"] == 3


def _resilience(s: Sea) -> bool:
    s.acquire("fish", "sun")
    s.row("regression", "sun")
    return s.run(Reseed()).acquired("fish") == {"sun": 1}


def _seasonal_migrants(s: Sea) -> bool:
    return not s.act("fish", "migration-1").answer(f"from {h(0, 0)}").why(f"to {h(0, 2)}")


def _social(s: Sea) -> bool:
    s.pawn("reptiles", "abundance-1")
    return not _place_basic(s).why("space abundance-1")


def _solitary(s: Sea) -> bool:
    s.cubes_are(h(0, 2), fish=1)
    return s.card("bountiful_habitat", "fish").answer("terrain ocean").vp("fish") == 4


Probe = Callable[[Sea], bool]
PROBES: dict[str, Probe] = {
    "ancient_lineage": _ancient_lineage,
    "bottom_feeder": _bottom_feeder,
    "budding_intelligence": _budding_intelligence,
    "camouflage": _camouflage,
    "cannibal": _cannibal,
    "carnivore": _carnivore,
    "ecological_niche": _ecological_niche,
    "flight": _flight,
    "hadopelagic": _hadopelagic,
    "phenotypic_plasticity": _phenotypic_plasticity,
    "prey_switching": _prey_switching,
    "ram_feeder": _ram_feeder,
    "resilience": _resilience,
    "seasonal_migrants": _seasonal_migrants,
    "social": _social,
    "solitary": _solitary,
}
EACH = pytest.mark.parametrize("trait", sorted(PROBES))
"""Pack Hunters and Exaptation act when they come and not later: they have tests of their own below."""


def works(s: Sea, trait: str) -> bool:
    """Whether a Trait works for the fish now; the position stays as it is."""
    other = Sea()
    other.g = s.g.clone()
    return PROBES[trait](other)


def express(s: Sea, new: str) -> Sea:
    """Gene Expression gives the fish a new Trait."""
    s.box(new, *[trait for trait in ("carnivore", "social", "flight") if trait != new][:2])
    return s.card("gene_expression", "fish").answer(f"keep {new}")


def dull(trait: str) -> str:
    """A Trait that no probe but its own sees."""
    return "resilience" if trait != "resilience" else "budding_intelligence"


@EACH
@rule("DSM-24.21", "R-17", *[f"DSM-24.{n}" for n in range(1, 19) if n not in (8, 11)])
def test_a_trait_gained_in_mid_game_works_at_once(trait: str) -> None:
    s = Sea()
    s.trait("fish", dull(trait))
    assert not works(s, trait)
    express(s, trait)
    assert (s.done, s.traits("fish"), works(s, trait)) == (True, [trait], True)


@EACH
@rule("DSM-24.19", "R-17")
def test_a_trait_that_is_lost_stops_at_once(trait: str) -> None:
    s = Sea()
    s.trait("fish", trait)
    assert works(s, trait)
    express(s, dull(trait))
    assert (s.done, s.traits("fish"), works(s, trait)) == (True, [dull(trait)], False)


@EACH
@rule("DSM-24.8", "DSM-24.22")
def test_a_copy_works_like_the_trait_itself(trait: str) -> None:
    s = Sea()
    s.trait("reptiles", trait)
    s.trait("fish", "exaptation")
    assert not works(s, trait)
    s.run(ApplyTrait(2, EXAPTATION))  # the only Trait to copy
    assert (s.copied("fish"), works(s, trait), s.traits("reptiles")) == (trait, True, [trait])


@EACH
@rule("DSM-24.8", "DSM-24.19", "R-29")
def test_a_copy_that_is_lost_stops_at_once(trait: str) -> None:
    s = Sea()
    s.trait("reptiles", trait)
    s.trait("fish", "exaptation")
    s.run(ApplyTrait(2, EXAPTATION))
    s.empty_gene_pool("fish", 16)
    s.box("pack_hunters", dull(trait), "exaptation")
    s.run(EndOfTurn(2)).answer(f"keep {dull(trait)}")
    s.g.stack = []
    assert (s.copied("fish"), s.traits("fish"), works(s, trait)) == (None, [dull(trait)], False)


@rule("DSM-24.22", "R-17")
def test_the_copy_stays_when_the_opponent_changes_their_trait() -> None:
    s = Sea()
    s.trait("reptiles", "social")
    s.copy("fish", "social")
    s.box("cannibal", "carnivore", "flight")
    s.card("gene_expression", "reptiles").answer("keep flight")
    assert (s.traits("reptiles"), s.copied("fish"), works(s, "social")) == (["flight"], "social", True)


# ---- Phenotypic Plasticity goes, R-34 ------------------------------------------------------------------
def plastic(*disks: str) -> Sea:
    s = Sea()
    s.trait("fish", "phenotypic_plasticity")
    s.acquire("fish", *disks)
    return express(s, "social")


@rule("DSM-24.19", "R-34", "EX-78")
def test_with_seven_elements_one_disk_of_the_owners_choice_goes_to_the_bag() -> None:
    s = plastic("sun", "sun", "worms", "algae")
    sun = s.bag("sun")
    assert (s.asked, s.options()) == ("fish", ["lose algae", "lose sun", "lose worms"])
    assert "DSM-9.5" in s.why("lose plankton")  # printed
    s.answer("lose sun")
    assert (s.done, s.acquired("fish"), s.bag("sun")) == (True, {"algae": 1, "sun": 1, "worms": 1}, sun + 1)


@rule("DSM-24.19", "R-34", "EX-78")
@pytest.mark.parametrize(("disks", "lost"), [(2, 0), (3, 0), (4, 1), (5, 2)])
def test_as_many_disks_go_as_do_not_fit(disks: int, lost: int) -> None:
    s = plastic(*["sun", "worms", "sun", "worms", "sun"][:disks])
    for _ in range(lost):
        s.answer("lose sun")
    assert (s.done, sum(s.acquired("fish").values())) == (True, disks - lost)


@rule("DSM-24.19", "R-34")
def test_ram_feeder_in_its_place_adds_no_room_for_disks() -> None:
    s = Sea()
    s.trait("fish", "phenotypic_plasticity")
    s.acquire("fish", "sun", "worms", "sun", "worms")
    express(s, "ram_feeder").answer("lose sun")
    assert (s.done, s.elements("fish")) == (True, {"algae": 1, "plankton": 3, "sun": 1, "worms": 2})


@rule("DSM-24.19", "R-34")
def test_a_copy_of_phenotypic_plasticity_sheds_its_disks_too() -> None:
    s = Sea()
    s.copy("fish", "phenotypic_plasticity")
    s.acquire("fish", "sun", "worms", "sun", "worms")
    s.empty_gene_pool("fish", 16)
    s.box("social", "flight", "solitary")
    s.run(EndOfTurn(2)).answer("keep social")
    assert s.options() == ["lose sun", "lose worms"]
    assert s.answer("lose worms").acquired("fish") == {"sun": 2, "worms": 1}


# ---- Bottom Feeder goes --------------------------------------------------------------------------------
@rule("DSM-24.19")
def test_a_pawn_on_bottom_feeder_becomes_available() -> None:
    s = Sea()
    s.trait("fish", "bottom_feeder")
    s.pawn("fish", "bottom-feeder-fish")
    s.pawn("fish", "abundance-1")
    express(s, "social")
    assert (s.on("bottom-feeder-fish"), s.pawns("fish"), s.on("abundance-1")) == (None, 3, "fish")


@rule("DSM-24.19")
def test_a_special_pawn_there_becomes_available_to_the_animal_that_controls_it() -> None:
    s = Sea()
    s.trait("fish", "bottom_feeder")
    s.control("fish", "sun")
    s.pawn("fish", "bottom-feeder-fish", "sun")
    s.control("reptiles", "sun")  # by Domination since then
    express(s, "social")
    assert (s.on("bottom-feeder-fish"), "pawn sun" in s.turn("reptiles").options()) == (None, True)


# ---- what stays, and what comes -----------------------------------------------------------------------
@rule("DSM-24.20", "DSM-24.3", "R-17")
def test_the_pawn_of_budding_intelligence_stays() -> None:
    s = Sea()
    s.trait("fish", "budding_intelligence")
    s.g.gain_vp(2, 20)
    express(s, "social")
    assert s.pawns("fish") == 5
    express(s, "budding_intelligence")
    assert s.pawns("fish") == 5  # not a second one


@rule("DSM-24.20", "R-17")
def test_the_control_gained_by_pack_hunters_stays() -> None:
    s = Sea()
    s.trait("fish", "pack_hunters")
    s.run(ApplyTrait(2, 10)).answer("special sun")
    express(s, "social")
    assert (s.controls("fish"), s.target_of("sun")) == (["sun"], 3)


@rule("DSM-24.20", "R-17")
def test_what_a_copy_brought_stays_as_well() -> None:
    s = Sea()
    s.trait("reptiles", "pack_hunters")
    s.trait("fish", "exaptation")
    s.run(ApplyTrait(2, EXAPTATION)).answer("special sun")
    express(s, "social")
    assert (s.copied("fish"), s.traits("fish"), s.controls("fish")) == (None, ["social"], ["sun"])


@rule("DSM-24.21", "DSM-24.3", "R-17")
@pytest.mark.parametrize(("vp", "pawns"), [(19, 4), (20, 5), (35, 5)])
def test_budding_intelligence_checks_the_vp_when_it_comes(vp: int, pawns: int) -> None:
    s = Sea()
    s.trait("fish", "social")
    s.set_vp("fish", vp)
    assert express(s, "budding_intelligence").pawns("fish") == pawns


@rule("DSM-24.21", "DSM-24.11", "R-17")
@pytest.mark.parametrize(("target", "after"), [(1, 3), (2, 3), (5, 5)])
def test_pack_hunters_take_an_uncontrolled_pawn_when_they_come(target: int, after: int) -> None:
    s = Sea()
    s.trait("fish", "social")
    s.control("reptiles", "algae", "gastropods", "plankton", "sponges")
    s.target("sun", target)
    express(s, "pack_hunters")
    assert (s.asked, s.options()) == ("fish", ["special sun", "special worms"])
    s.answer("special sun")
    assert (s.controls("fish"), s.target_of("sun"), s.target_of("worms")) == (["sun"], after, 1)


@rule("DSM-24.21")
def test_with_all_pawns_controlled_pack_hunters_bring_nothing() -> None:
    s = Sea()
    s.trait("fish", "social")
    s.control("reptiles", "algae", "gastropods", "plankton", "sponges", "sun", "worms")
    assert (express(s, "pack_hunters").done, s.controls("fish")) == (True, [])


@rule("DSM-24.21", "DSM-24.8")
def test_exaptation_copies_at_once_when_it_comes() -> None:
    s = Sea()
    s.trait("fish", "social")
    s.trait("reptiles", "flight")
    s.trait("crustaceans", "cannibal")
    express(s, "exaptation")
    assert (s.asked, s.options()) == ("fish", ["copy cannibal", "copy flight"])
    assert s.answer("copy cannibal").copied("fish") == "cannibal"


@rule("DSM-24.21", "DSM-24.11")
def test_a_copied_pack_hunters_hunts_at_once() -> None:
    s = Sea()
    s.trait("fish", "social")
    s.trait("reptiles", "pack_hunters")
    express(s, "exaptation").answer("special worms")
    assert (s.copied("fish"), s.controls("fish"), s.target_of("worms")) == ("pack_hunters", ["worms"], 3)


@rule("DSM-24.19", "DSM-24.14")
def test_the_plankton_of_ram_feeder_goes_with_it_and_not_into_the_bag() -> None:
    s = Sea()
    s.trait("fish", "ram_feeder")
    s.acquire("fish", "plankton")
    plankton = s.bag("plankton")
    express(s, "social")
    assert (s.elements("fish"), s.bag("plankton")) == ({"algae": 1, "plankton": 3}, plankton)
