"""DSM-20.1 to DSM-20.4  The order of events, and Extinction."""

from __future__ import annotations

from tangledbank.earth.terms import E_ELIMINATE
from tangledbank.games.marine.scoring import Extinction, Survival
from tangledbank.games.marine.terms import ANIMALS
from tests.dsl import rule
from tests.games.marine.sea import Sea, W, h


def lineage(new: str, retrieved: bool = True) -> Sea:
    """Fish with Ancient Lineage are about to retrieve; the others have, or not. Reptiles are endangered on (0,2)."""
    s = Sea()
    s.trait("fish", "ancient_lineage")
    s.track("annelids", "producers")
    s.next_card(new)
    s.pawn("fish", "abundance-1")
    s.row("wanderlust", "algae", "algae")
    for animal in (0, 1, 3) if retrieved else ():
        s.g.move_marker(animal)
    s.place("reptiles", h(0, 2), 2)
    return s


@rule("DSM-20.1", "DSM-20.21")
def test_extinction_and_survival_of_a_new_card_come_before_a_reseed_reconstruction() -> None:
    """Reconstruction: only Ancient Lineage brings them together."""
    s = lineage("volcanism")
    s.put(W(0, 3), "sun")
    s.place("reptiles", h(0, 3), 1)  # thriving: Survival is theirs
    s.put(W(0, -3), "sun")
    s.vent(h(1, -3), "geyser")
    s.vent(h(0, -2), "geyser")
    s.put(W(1, -3), "sponges")  # between three vents: gone with the Reseed
    s.cubes_are(h(0, -2), reptiles=1)  # thrives on it alone until then
    s.turn("fish").answer("retrieve", "lineage")
    assert (s.cubes("reptiles", h(0, 2)), s.cubes("reptiles", h(0, -2)), s.vp("reptiles")) == (0, 1, 3)
    assert (s.element(W(1, -3)), s.g.round, s.asked) == (None, 2, "cephalopods")


@rule("DSM-20.21")
def test_a_retrieve_without_ancient_lineage_brings_a_reseed_alone() -> None:
    s = lineage("volcanism")
    s.g.traits[2] = 0
    s.turn("fish").answer("retrieve")
    assert (s.cubes("reptiles", h(0, 2)), s.slots(), s.g.round) == (2, ["annelids", "producers"], 2)


# ---- Extinction -----------------------------------------------------------------------
@rule("DSM-20.2")
def test_all_endangered_species_of_all_animals_are_eliminated() -> None:
    s = Sea()
    for animal in ("reptiles", "cephalopods", "fish", "crustaceans"):
        s.place(animal, h(0, 2), 2)
    s.place("fish", h(1, 0), 1)
    s.place("crustaceans", h(1, 0), 1)  # thriving by the worms
    s.run(Extinction())
    assert (s.all_cubes(h(0, 2)), s.all_cubes(h(1, 0)), s.g.cubes_on(18)) == ({}, {"crustaceans": 1}, 12)
    assert ([s.eliminated(a) for a in ("reptiles", "cephalopods", "fish", "crustaceans")], s.done) == (
        [2, 2, 3, 2],
        True,
    )


@rule("DSM-20.2", "EX-5")
def test_nothing_dies_at_the_start_and_survival_gives_nothing() -> None:
    s = Sea().run(Extinction(), Survival())
    assert (list(s.g.eliminated), list(s.g.vp), s.all_cubes(h(0, 0))["fish"]) == ([0] * 6, [0] * 6, 3)


@rule("DSM-20.3")
def test_extinction_repeats_until_nobody_is_endangered() -> None:
    s = Sea()
    s.trait("cephalopods", "carnivore")
    s.cubes_are(h(0, 2), cephalopods=2, reptiles=1, fish=1)
    assert (s.thriving("cephalopods", h(0, 2)), s.endangered("fish", h(0, 2))) == (True, True)
    s.run(Extinction())
    assert (s.all_cubes(h(0, 2)), s.eliminated("cephalopods")) == ({}, 2)


@rule("DSM-20.3")
def test_a_carnivore_whose_prey_thrives_survives() -> None:
    s = Sea()
    s.trait("cephalopods", "carnivore")
    s.put(W(0, 2), "plankton")
    s.cubes_are(h(0, 2), cephalopods=2, fish=2)
    s.run(Extinction())
    assert s.all_cubes(h(0, 2)) == {"cephalopods": 2, "fish": 2}


@rule("DSM-20.4", "R-13")
def test_the_endangered_of_all_tiles_are_determined_before_any_of_them_goes() -> None:
    s = Sea()
    s.trait("crustaceans", "carnivore")
    s.cubes_are(h(0, 2), reptiles=2, crustaceans=1)  # the hunter is endangered once the prey is gone
    s.cubes_are(h(1, 2), fish=1)
    s.g.events = []
    s.run(Extinction())
    dead = [ANIMALS[event[1]] for event in s.g.events if event[0] == E_ELIMINATE]
    assert dead == ["reptiles", "fish", "crustaceans"]  # two in the first pass, the hunter in the second
