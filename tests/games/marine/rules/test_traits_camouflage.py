"""DSM-24.4, DSM-24.25, R-28  Camouflage: a species on the tile that an opponent has just placed. A reconstruction."""

from __future__ import annotations

from tests.dsl import rule
from tests.games.marine.sea import Sea, W, h

ANIMALS = ["reptiles", "cephalopods", "fish", "crustaceans"]
NEW = h(-2, 1)


def wanderlust(owner: str = "fish", space: str = "wanderlust-1", animal: str = "crustaceans") -> Sea:
    """An animal acts on Wanderlust; a seamount lies on a stack."""
    s = Sea()
    s.trait(owner, "camouflage")
    s.show_tiles("seamount")
    s.control(animal, "algae")
    return s.act(animal, space, "algae" if space == "wanderlust-3" else "basic", end_turn=True)


def tectonics(animal: str = "reptiles") -> Sea:
    """EX-R16 with fish that have Camouflage."""
    s = Sea()
    s.trait("fish", "camouflage")
    s.cubes_are(h(1, 2), reptiles=1, fish=2, cephalopods=4)
    s.g.eliminated[ANIMALS.index(animal)] += 1
    s.g.gene_pool[ANIMALS.index(animal)] -= 1
    return s.act(animal, "tectonics-1", end_turn=True)


@rule("DSM-24.4", "DSM-24.25", "EX-74")
def test_after_an_opponents_wanderlust_a_cube_may_come_onto_the_new_tile() -> None:
    """Reconstruction. (d) Though the fish have none next to it."""
    s = wanderlust().answer("explore 1", f"tile {NEW}")
    assert (s.asked, s.options()) == ("fish", ["hide", "pass"])
    s.answer("hide")
    assert (s.all_cubes(NEW), s.gene_pool("fish")) == ({"fish": 1}, 30)


@rule("DSM-24.4", "EX-74")
def test_camouflage_may_be_left_unused() -> None:
    """Reconstruction."""
    s = wanderlust().answer("explore 1", f"tile {NEW}", "pass")
    assert (s.all_cubes(NEW), s.gene_pool("fish"), s.question) == ({}, 31, "PlacePawn")


@rule("DSM-24.4", "EX-74")
def test_camouflage_does_not_work_in_ones_own_wanderlust() -> None:
    """Reconstruction in all but this: the one thing that is certain."""
    s = wanderlust(animal="fish").answer("explore 1", f"tile {NEW}")
    assert (s.asked, s.question, s.all_cubes(NEW)) == ("cephalopods", "PlacePawn", {})


@rule("DSM-24.25", "R-28")
def test_the_moment_is_after_all_have_moved() -> None:
    """Reconstruction. (b) After step 5 of Wanderlust."""
    s = Sea()
    s.trait("fish", "camouflage")
    s.show_tiles("seamount")
    s.cubes_are(h(-1, 1), reptiles=2, crustaceans=4)
    s.act("crustaceans", "wanderlust-1").answer("explore 1", f"tile {NEW}")
    assert (s.vp("crustaceans"), s.asked) == (3, "reptiles")
    assert s.answer("cubes 1").asked == "crustaceans"
    assert s.answer("cubes 4").asked == "fish"
    assert s.answer("hide").all_cubes(NEW) == {"reptiles": 1, "fish": 1, "crustaceans": 4}


@rule("DSM-24.25")
def test_camouflage_comes_before_the_extra_turn() -> None:
    """Reconstruction. (b) Step 6 comes last."""
    s = wanderlust(space="wanderlust-3").answer("explore 1", f"tile {NEW}")
    assert s.asked == "fish"
    assert s.answer("hide").asked == "crustaceans"


@rule("DSM-24.25", "DSM-24.4")
def test_without_a_new_tile_there_is_no_camouflage() -> None:
    """Reconstruction. (a) The action is forgone."""
    s = wanderlust().answer("pass")
    assert (s.asked, s.question) == ("fish", "PlacePawn")


@rule("DSM-24.4", "DSM-24.25", "EX-75", "R-28")
def test_after_an_opponents_tectonics_a_cube_may_come_onto_the_vent() -> None:
    """Reconstruction. (b) After step 6."""
    s = tectonics().answer(f"erupt {h(1, 2)}")
    assert (s.asked, s.vp("reptiles")) == ("reptiles", 3)
    assert s.answer("source pool").asked == "fish"
    assert s.answer("hide").all_cubes(h(1, 2)) == {"reptiles": 2, "cephalopods": 1, "fish": 2}


@rule("DSM-24.25", "EX-75")
def test_a_forgone_tectonics_leaves_nothing_to_hide_on() -> None:
    """Reconstruction. (a)"""
    s = tectonics().answer("pass")
    assert (s.question, s.all_cubes(h(1, 2))) == ("PlacePawn", {"reptiles": 1, "cephalopods": 4, "fish": 2})
    assert s.asked == "crustaceans"


@rule("DSM-24.4", "EX-75")
def test_camouflage_does_not_work_in_ones_own_tectonics() -> None:
    """Reconstruction in all but this."""
    s = tectonics("fish").answer(f"erupt {h(1, 2)}", "source pool")
    assert (s.asked, s.cubes("fish", h(1, 2))) == ("cephalopods", 2)


@rule("DSM-24.25", "R-28")
def test_a_tectonics_by_volcanism_counts() -> None:
    """Reconstruction. (c) Before the card is discarded."""
    s = Sea()
    s.trait("fish", "camouflage")
    s.track("volcanism")
    s.markers(["ocean", "ocean", "vent"], ["coral", "coral", "seagrass", "sand", "vent"])
    s.act("reptiles", "evolution-1").answer(f"evolve {h(0, 0)}", f"erupt {h(-1, 1)}")
    assert (s.asked, s.slots(), s.options()) == ("fish", ["volcanism"], ["hide", "pass"])
    s.answer("hide")
    assert (s.all_cubes(h(-1, 1)), "volcanism" in s.slots()) == ({"reptiles": 1, "fish": 1}, False)


@rule("DSM-24.25")
def test_with_an_empty_gene_pool_nothing_is_offered() -> None:
    """Reconstruction. (d)"""
    s = Sea()
    s.trait("fish", "camouflage")
    s.show_tiles("seamount")
    s.empty_gene_pool("fish")
    assert s.act("crustaceans", "wanderlust-1").answer("explore 1", f"tile {NEW}").done


@rule("DSM-24.25", "EX-76")
def test_two_owners_decide_in_turn_order_after_the_active_animal() -> None:
    """Reconstruction. (e) The cephalopods act: the reptiles' copy comes first, then the fish."""
    s = Sea()
    s.trait("fish", "camouflage")
    s.copy("reptiles", "camouflage")
    s.show_tiles("seamount")
    s.act("cephalopods", "wanderlust-1").answer("explore 1", f"tile {NEW}")
    assert s.asked == "reptiles"
    assert s.answer("hide").asked == "fish"
    assert s.answer("hide").all_cubes(NEW) == {"reptiles": 1, "fish": 1}


@rule("DSM-24.25")
def test_the_active_animal_is_left_out_even_if_it_has_a_copy() -> None:
    """Reconstruction. (e)"""
    s = Sea()
    s.trait("fish", "camouflage")
    s.copy("reptiles", "camouflage")
    s.show_tiles("seamount")
    s.act("reptiles", "wanderlust-1").answer("explore 1", f"tile {NEW}")
    assert (s.asked, s.answer("hide").done, s.all_cubes(NEW)) == ("fish", True, {"fish": 1})


@rule("DSM-24.25", "DSM-24.13", "EX-76")
def test_each_use_is_an_effect_of_its_own_for_prey_switching() -> None:
    """Reconstruction. (f) 1 VP for each of the two uses."""
    s = Sea()
    s.trait("fish", "camouflage")
    s.copy("reptiles", "camouflage")
    s.trait("crustaceans", "prey_switching")
    s.show_tiles("seamount")
    s.cubes_are(h(-1, 1), crustaceans=2)
    s.act("cephalopods", "wanderlust-1").answer("explore 1", f"tile {NEW}", "cubes 1")
    s.answer("hide")
    assert s.vp("crustaceans") == 1
    assert s.answer("hide").vp("crustaceans") == 2


@rule("DSM-24.25", "DSM-24.13")
def test_a_third_animal_with_prey_switching_is_paid_for_the_vent_and_for_the_hidden_cube() -> None:
    """Reconstruction. (f) The settler of Tectonics is one effect, Camouflage another."""
    s = tectonics()
    s.trait("cephalopods", "prey_switching")
    s.answer(f"erupt {h(1, 2)}", "source pool")
    assert s.vp("cephalopods") == 1
    assert s.answer("hide").vp("cephalopods") == 2


@rule("DSM-24.4")
def test_the_new_tile_gets_a_disk_and_points_before_anybody_hides() -> None:
    """Reconstruction."""
    s = Sea()
    s.trait("fish", "camouflage")
    s.show_tiles("seamount")
    s.row("wanderlust", "algae")
    s.act("crustaceans", "wanderlust-1").answer("explore 1", f"tile {NEW}", "take algae", f"corner {W(-2, 1)}")
    assert (s.asked, s.vp("crustaceans"), s.element(W(-2, 1))) == ("fish", 3, "algae")
