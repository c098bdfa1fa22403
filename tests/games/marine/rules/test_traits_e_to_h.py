"""DSM-24.7 to DSM-24.10  Ecological Niche, Exaptation, Flight, Hadopelagic."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.inheritance import ApplyTrait
from tangledbank.games.marine.terms import SPACES
from tangledbank.games.marine.traits import EXAPTATION
from tests.dsl import rule
from tests.games.marine.sea import Sea, W, h

ANIMALS = ["reptiles", "cephalopods", "fish", "crustaceans"]
FOUR = ("abundance-1", "autotrophs-1", "adaptation-1", "evolution-1")


# ---- Ecological Niche, DSM-24.7 ---------------------------------------------------------------------
def niche(trait: bool = True, control: bool = True) -> Sea:
    """The reptiles have Ecological Niche and the Algae pawn; Algae lies between Land, Reef and Kelp."""
    s = Sea()
    if trait:
        s.trait("reptiles", "ecological_niche")
    if control:
        s.control("reptiles", "algae")
    s.circles("algae", "worms")
    return s


def limits(s: Sea, animal: str, corner: str, space: str = "speciation-1") -> list[int]:
    """The most cubes of each tile of the corner, in hex order; those without a question allow none."""
    s.act(animal, space).answer(f"speciate {corner}")
    found = []
    while not s.done:
        found.append(len(s.options()) - 1)
        s.answer("cubes 0")
    return found


@rule("DSM-24.7", "EX-R25")
def test_the_owner_may_place_one_more_on_every_terrain() -> None:
    assert limits(niche(), "reptiles", W(1, -1)) == [2, 3, 3]


@rule("DSM-24.7", "EX-21", "EX-R25")
def test_opponents_may_place_one_fewer_and_none_on_land() -> None:
    s = niche()
    assert limits(s, "fish", W(1, -1)) == [1, 1]  # nothing is asked about Land
    assert s.cubes("fish", h(0, -1)) == 0


@rule("DSM-24.7")
@pytest.mark.parametrize(("trait", "control"), [(True, False), (False, True)])
def test_ecological_niche_needs_the_trait_and_the_pawn(trait: bool, control: bool) -> None:
    assert limits(niche(trait, control), "fish", W(1, -1)) == [1, 2, 2]
    assert limits(niche(trait, control), "reptiles", W(1, -1)) == [1, 2, 2]


@rule("DSM-24.7")
def test_elements_of_other_types_are_as_usual() -> None:
    s = niche()
    assert limits(s, "reptiles", W(1, 0), "speciation-2") == [2, 4, 3]


@rule("DSM-24.7")
def test_the_element_counts_and_not_the_space() -> None:
    s = niche()
    s.control("fish", "sun")
    s.act("fish", "speciation-5", "sun").answer(f"speciate {W(1, -1)}")
    assert s.options() == ["cubes 0", "cubes 1"]
    assert "DSM-11.3" in s.why("cubes 2")
    assert s.answer("cubes 1").all_cubes(h(0, -1)) == {}  # the Reef came first: nothing is asked about Land


@rule("DSM-24.7", "DSM-24.22")
def test_a_copy_of_ecological_niche_works_around_ones_own_pawns() -> None:
    s = niche()
    s.copy("fish", "ecological_niche")
    s.control("fish", "worms")
    assert limits(s, "fish", W(1, 0), "speciation-2") == [3, 5, 4]
    assert limits(s, "reptiles", W(1, 0), "speciation-2") == [1, 3, 2]


# ---- Exaptation, DSM-24.8, R-29 -----------------------------------------------------------------------
def exapted(pool: int, trait: str = "flight", **fields: object) -> Sea:
    """The fish copy a Trait of the reptiles; so many cubes are in their gene pool, three Traits in the box."""
    s = Sea(**fields)  # type: ignore[arg-type]
    s.trait("reptiles", trait)
    s.copy("fish", trait)
    s.empty_gene_pool("fish", pool)
    s.box("social", "solitary", "resilience")
    s.circles("worms")
    return s


@rule("DSM-24.8")
def test_one_trait_of_an_opponent_is_copied() -> None:
    s = Sea()
    s.trait("fish", "exaptation")
    s.trait("reptiles", "flight")
    s.trait("crustaceans", "social")
    s.run(ApplyTrait(2, EXAPTATION))
    assert (s.asked, s.options()) == ("fish", ["copy flight", "copy social"])
    assert "DSM-24.8" in s.why("copy cannibal") & s.why("copy exaptation")
    s.answer("copy social")
    assert (s.copied("fish"), s.traits("fish"), s.traits("crustaceans")) == ("social", ["exaptation"], ["social"])


@rule("DSM-24.8", "EX-69", "R-29")
def test_with_16_cubes_or_fewer_after_an_action_the_copy_is_lost() -> None:
    s = exapted(17)
    s.act("fish", "speciation-1", end_turn=True).answer(f"speciate {W(1, 0)}", "cubes 2")
    assert (s.gene_pool("fish"), s.copied("fish")) == (15, "flight")  # not before the action is over
    s.answer("cubes 0", "cubes 0")
    assert (s.asked, s.options()) == ("fish", ["keep resilience", "keep social", "keep solitary"])
    s.answer("keep social")
    assert (s.traits("fish"), s.copied("fish"), s.asked) == (["social"], None, "cephalopods")


@rule("DSM-24.8")
@pytest.mark.parametrize(("pool", "is_lost"), [(18, False), (17, True), (16, True)])
def test_the_limit_is_16(pool: int, is_lost: bool) -> None:
    s = exapted(pool)
    s.act("fish", "regression-1", end_turn=True).answer("regress")
    assert (s.question == "KeepTrait") is is_lost


@rule("DSM-24.23", "DSM-24.8")
def test_cubes_in_regression_are_not_in_the_gene_pool() -> None:
    s = exapted(17)
    s.act("fish", "regression-1", end_turn=True).answer("regress")
    assert (s.gene_pool("fish"), s.g.squares[0], s.question) == (16, 2, "KeepTrait")


@rule("DSM-24.8", "R-29")
def test_exaptation_goes_to_the_box_after_the_three_are_drawn() -> None:
    for rng in range(8):
        s = exapted(16)
        s.g.rng = rng
        s.act("fish", "abundance-1", end_turn=True)
        assert "keep exaptation" not in s.options()
    s.answer("keep solitary")
    assert [s.g.box >> t & 1 for t in (7, 14, 16, 17)] == [1, 1, 1, 0]  # exaptation, resilience, social, solitary


@rule("R-29")
def test_an_action_of_anybody_can_end_the_copy() -> None:
    s = exapted(15)
    s.act("crustaceans", "abundance-1", end_turn=True)
    assert (s.asked, s.question) == ("fish", "KeepTrait")
    assert s.answer("keep social").question == "PlacePawn"


@rule("R-29")
def test_a_copied_camouflage_in_anothers_turn_can_end_the_copy() -> None:
    s = exapted(17, "camouflage")
    s.show_tiles("seamount")
    s.act("crustaceans", "wanderlust-1", end_turn=True).answer("explore 1", f"tile {h(-2, 1)}", "hide", "pass")
    assert (s.asked, s.question, s.gene_pool("fish")) == ("fish", "KeepTrait", 16)


@rule("R-29")
def test_only_the_number_at_the_end_of_the_action_counts() -> None:
    s = exapted(17)
    s.cubes_are(h(1, 2), fish=2)
    s.empty_gene_pool("fish", 16)
    s.act("crustaceans", "tectonics-1", end_turn=True).answer(f"erupt {h(1, 2)}")
    assert (s.gene_pool("fish"), s.copied("fish"), s.question) == (17, "flight", "PlacePawn")


@rule("R-29", "DSM-30.8")
def test_the_check_comes_after_a_retrieve_and_before_the_reseed() -> None:
    others = [{"animal": a, "seat": f"P{k}", "retrieved": a != "fish"} for k, a in enumerate(ANIMALS, 1)]
    s = exapted(16, animals=others)
    s.pawn("fish", "abundance-1")
    s.turn("fish").answer("retrieve")
    assert (s.asked, s.question, s.g.round) == ("fish", "KeepTrait", 1)
    s.answer("keep social")
    assert (s.g.round, s.asked) == (2, "cephalopods")


@rule("R-29", "DSM-30.8")
def test_the_check_comes_before_an_extra_turn() -> None:
    s = exapted(16, "hadopelagic")
    s.g.pawns[2] = 0
    s.g.total_pawns[2] = 1
    s.g.spaces[0] = 2
    s.turn("fish")  # to retrieve is all they can do
    assert (s.asked, s.question) == ("fish", "KeepTrait")
    s.answer("keep social")
    assert (s.question, s.asked) == ("PlacePawn", "fish")  # the extra turn


# ---- Flight, DSM-24.9 ---------------------------------------------------------------------------------
def flight(*spaces: str, copied: bool = False) -> list[str]:
    """Where a basic pawn of the fish may go, with their pawns on some spaces."""
    s = Sea()
    if copied:
        s.copy("fish", "flight")
    else:
        s.trait("fish", "flight")
    for space in spaces:
        s.pawn("fish", space)
    s.turn("fish").answer("pawn basic")
    return [text.split()[1] for text in s.options()]


@rule("DSM-24.9", "EX-59")
def test_with_flight_a_pawn_goes_before_all_or_after_all() -> None:
    legal = flight("adaptation-1", "migration-2")
    before = ["abundance-1", "abundance-2", "abundance-3", "autotrophs-1", "autotrophs-2", "depletion-1"]
    after = SPACES[SPACES.index("migration-3") : SPACES.index("domination-3") + 1]
    assert legal == before + [space for space in after if space not in ("migration-4", "competition-4")]


@rule("DSM-24.9", "EX-59")
def test_between_ones_pawns_flight_does_not_help() -> None:
    s = Sea()
    s.trait("fish", "flight")
    s.pawn("fish", "adaptation-1")
    s.pawn("fish", "migration-2")
    s.turn("fish").answer("pawn basic")
    assert s.why("space speciation-1") == {"DSM-4.6"}
    assert s.why("space abundance-3") == set()


@rule("DSM-24.9")
def test_without_flight_a_pawn_goes_after_all() -> None:
    s = Sea()
    s.pawn("fish", "adaptation-1")
    s.turn("fish").answer("pawn basic")
    assert s.why("space abundance-1") == {"DSM-4.6"}


@rule("DSM-24.9", "R-27")
def test_a_bumped_pawn_no_longer_counts() -> None:
    s = Sea()
    s.trait("fish", "flight")
    s.pawn("fish", "adaptation-1")
    s.pawn("fish", "migration-2")
    s.control("reptiles", "sun")
    s.pawn("reptiles", "adaptation-1", "sun")
    s.turn("fish").answer("pawn basic")
    assert s.why("space speciation-1") == set()


@rule("DSM-24.9", "DSM-24.22")
def test_a_copy_of_flight_works_alike() -> None:
    assert flight("adaptation-1", copied=True)[:6] == flight("adaptation-1")[:6]
    assert "abundance-1" in flight("adaptation-1", copied=True)


# ---- Hadopelagic, DSM-24.10 (reconstruction) -------------------------------------------------------------
def hadopelagic(*basic: str, special: str = "", **fields: object) -> Sea:
    """The fish have Hadopelagic, the Sun pawn and four basic pawns; some are on the display."""
    s = Sea(**fields)  # type: ignore[arg-type]
    s.trait("fish", "hadopelagic")
    s.control("fish", "sun")
    for space in basic:
        s.pawn("fish", space)
    if special:
        s.pawn("fish", special, "sun")
    return s


@rule("DSM-24.10", "EX-60")
def test_with_all_pawns_on_the_display_an_extra_turn_follows_the_retrieve() -> None:
    """Reconstruction."""
    s = hadopelagic(*FOUR, special="speciation-5").turn("fish")  # to retrieve is all they can do
    assert (s.asked, s.pawns("fish"), s.retrieved("fish")) == ("fish", 4, True)
    assert s.options() == ["pawn basic", "pawn sun"]


@rule("DSM-24.10", "EX-60")
@pytest.mark.parametrize(("basic", "special"), [(FOUR[:3], "speciation-5"), (FOUR, "")])
def test_with_one_pawn_available_there_is_no_extra_turn(basic: tuple[str, ...], special: str) -> None:
    """Reconstruction. Be it a basic or a special one."""
    s = hadopelagic(*basic, special=special).turn("fish").answer("retrieve")
    assert s.asked == "cephalopods"


@rule("DSM-24.10")
def test_the_reseed_comes_before_the_extra_turn() -> None:
    """Reconstruction."""
    others = [{"animal": a, "seat": f"P{k}", "retrieved": a != "fish"} for k, a in enumerate(ANIMALS, 1)]
    s = hadopelagic(*FOUR, special="speciation-5", animals=others).turn("fish")
    assert (s.g.round, s.asked, sum(s.disks("abundance").values())) == (2, "fish", 4)


@rule("DSM-24.10", "EX-43")
def test_there_is_no_extra_turn_if_the_game_ends() -> None:
    """Reconstruction."""
    others = [{"animal": a, "seat": f"P{k}", "retrieved": a != "fish"} for k, a in enumerate(ANIMALS, 1)]
    s = hadopelagic(*FOUR, special="speciation-5", animals=others, last=True).turn("fish")
    assert (s.done, s.g.round, s.vp("fish")) == (True, 1, 3)  # third place on the reef and 1 for the Sun pawn


@rule("DSM-24.10")
def test_others_without_a_pawn_get_no_extra_turn() -> None:
    """Reconstruction."""
    s = hadopelagic()
    for space in FOUR:
        s.pawn("crustaceans", space)
    assert s.turn("crustaceans").asked == "fish"  # to retrieve was all they could do


@rule("DSM-24.10", "DSM-24.22")
def test_a_copy_of_hadopelagic_gives_the_extra_turn_too() -> None:
    """Reconstruction."""
    s = Sea()
    s.copy("crustaceans", "hadopelagic")
    for space in FOUR:
        s.pawn("crustaceans", space)
    assert s.turn("crustaceans").asked == "crustaceans"
