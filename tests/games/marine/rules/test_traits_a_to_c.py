"""DSM-24.1 to DSM-24.6  Traits from Ancient Lineage to Carnivore; Camouflage has its own file."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.notation import CARD
from tangledbank.games.marine.scoring import Extinction
from tangledbank.games.marine.terms import E_EXTINCTION, E_RESEED
from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h

TRACK = ["trophic_cascade", "predator", "fertile", "annelids", "disease"]
OTHERS = ["reptiles", "cephalopods", "crustaceans"]
SEATS = [(1, "reptiles"), (2, "cephalopods"), (3, "fish"), (4, "crustaceans")]


def lineage(*retrieved: str, track: list[str] = TRACK) -> Sea:
    """The fish have Ancient Lineage and a pawn on the display; the markers of some others are on the right."""
    s = Sea(animals=[{"animal": a, "seat": f"P{k}", "retrieved": a in retrieved} for k, a in SEATS])
    s.trait("fish", "ancient_lineage")
    s.track(*track)
    s.pawn("fish", "abundance-1")
    return s


def top(s: Sea) -> str:
    """The top of the discard pile."""
    return CARD.show(s.g.discard[-1])


# ---- Ancient Lineage, DSM-24.1, DSM-24.24 (reconstruction) ----------------------------------------
@rule("DSM-24.1", "DSM-24.24", "EX-71")
def test_after_a_retrieve_the_card_on_slot_1_can_be_resolved() -> None:
    """Reconstruction. X is 1: one element goes; then the track slides and refills."""
    s = lineage()
    s.next_card("univalves")
    worms = s.bag("worms")
    s.turn("fish").answer("retrieve")
    assert (s.asked, s.options()) == ("fish", ["lineage", "pass"])
    s.answer("lineage", f"tile {h(0, 1)}", f"corner {W(1, 0)}")
    assert (s.element(W(1, 0)), s.bag("worms"), s.element(E(-1, 1))) == (None, worms + 1, "plankton")
    assert s.slots() == ["predator", "fertile", "annelids", "disease", "univalves"]
    assert (top(s), s.asked) == ("trophic_cascade", "cephalopods")


@rule("DSM-24.1", "EX-71")
def test_ancient_lineage_may_be_left_unused() -> None:
    """Reconstruction."""
    s = lineage().turn("fish").answer("retrieve", "pass")
    assert (s.slots(), s.g.discard, s.asked) == (TRACK, [], "cephalopods")


@rule("DSM-24.1")
def test_only_the_owner_of_ancient_lineage_is_asked() -> None:
    """Reconstruction."""
    s = lineage()
    s.pawn("crustaceans", "abundance-2")
    s.turn("crustaceans").answer("retrieve")
    assert (s.asked, "lineage" in s.options()) == ("fish", False)
    assert s.why("lineage") == {"DSM-24.1"}


@rule("DSM-24.24", "R-35")
def test_pawns_are_back_and_the_marker_has_moved_before_the_decision() -> None:
    """Reconstruction. (a)"""
    s = lineage().turn("fish").answer("retrieve")
    assert (s.question, s.pawns("fish"), s.on("abundance-1"), s.retrieved("fish")) == ("Lineage", 4, None, True)


@rule("DSM-24.24")
def test_no_tile_is_scored_and_no_thriving_species_is_needed() -> None:
    """Reconstruction. (b) Without a single cube on Earth the card is resolved."""
    s = lineage(track=["monotypic_habitat", "producers"])
    s.clear(h(0, 0), "fish")
    s.next_card("univalves")
    s.turn("fish").answer("retrieve", "lineage")
    assert s.slots() == ["producers", "univalves"]
    assert [s.vp(animal) for _, animal in SEATS] == [0, 0, 0, 0]


@rule("DSM-24.24")
def test_without_a_card_in_play_nothing_is_offered() -> None:
    """Reconstruction. (c)"""
    s = lineage(track=[]).turn("fish").answer("retrieve")
    assert (s.question, s.asked) == ("PlacePawn", "cephalopods")


@rule("DSM-24.1", "DSM-24.24", "DSM-20.1", "EX-72", "R-35")
def test_events_of_the_new_card_come_before_the_reseed() -> None:
    """Reconstruction. (d) The new card shows the skeleton: what would be safe after the Reseed dies before it."""
    s = lineage(*OTHERS, track=["predator"])
    s.cubes_are(h(0, -2), crustaceans=2)
    s.next_card("biomass")
    s.g.events = []
    s.turn("fish").answer("retrieve", "lineage", "victim reptiles")
    told = [event[0] for event in s.g.events]
    assert told.index(E_EXTINCTION) < told.index(E_RESEED)
    assert (s.cubes("crustaceans", h(0, -2)), s.g.round) == (0, 2)


@rule("DSM-24.24", "EX-73", "DSM-21.2", "R-35")
def test_asteroid_taken_with_the_last_retrieve_ends_the_game_at_once() -> None:
    """Reconstruction. (e) No Reseed; the final sequence follows."""
    s = lineage(*OTHERS, track=["asteroid", "predator"])
    s.next_card("univalves")
    s.turn("fish").answer("retrieve", "lineage", "survivor fish")
    assert (s.done, s.slots(), top(s), s.g.round) == (True, ["predator", "univalves"], "asteroid", 1)
    assert s.all_cubes(h(0, 0)) == {"fish": 1}
    assert s.vp("fish") == 6  # the reef, in the final scoring


@rule("DSM-24.24", "EX-73")
def test_asteroid_taken_earlier_makes_the_round_the_last() -> None:
    """Reconstruction. (e)"""
    s = lineage("reptiles", "crustaceans", track=["asteroid"])
    s.next_card("univalves")
    s.turn("fish").answer("retrieve", "lineage", "survivor fish")
    assert (s.done, s.g.last, s.g.round, s.asked) == (False, True, 1, "cephalopods")


@rule("DSM-24.24")
def test_ancient_lineage_works_at_a_second_retrieve_of_the_round() -> None:
    """Reconstruction. (f)"""
    s = lineage("fish").turn("fish").answer("retrieve")
    assert s.options() == ["lineage", "pass"]


@rule("DSM-24.24")
def test_tectonic_shift_is_no_retrieve() -> None:
    """Reconstruction. (f) The pawns of the fish come back, but nothing is offered."""
    s = lineage().card("tectonic_shift", "fish")
    assert (s.pawns("fish"), s.done, s.slots()) == (4, True, TRACK)


@rule("DSM-24.24")
def test_gene_expression_that_replaces_ancient_lineage_is_finished_as_usual() -> None:
    """Reconstruction. (g) A Hadopelagic gained this way does not act on this Retrieve."""
    s = lineage(track=["gene_expression", "fertile"])
    s.g.pawns[2] = 0  # all of them would be on the display
    s.next_card("univalves")
    s.box("hadopelagic", "social", "flight")
    s.turn("fish").answer("lineage", "keep hadopelagic")  # to retrieve was all they could do
    assert (s.traits("fish"), s.slots()) == (["hadopelagic"], ["fertile", "univalves"])
    assert (top(s), s.asked) == ("gene_expression", "cephalopods")


# ---- Bottom Feeder, DSM-24.2 (reconstruction) ---------------------------------------------------------
FEEDER = "bottom-feeder-fish"


def feeder(*boxes: str) -> Sea:
    """The fish have Bottom Feeder; boxes hold the named disks: depletion sun, regression worms."""
    s = Sea()
    s.trait("fish", "bottom_feeder")
    for box in boxes:
        s.row(*box.split())
    return s


@rule("DSM-24.2")
def test_the_personal_space_lies_behind_domination() -> None:
    """Reconstruction. Key (12, 0)."""
    s = feeder()
    s.pawn("fish", "domination-3")
    s.turn("fish").answer("pawn basic")  # the only space left is chosen by itself; it has no effect
    assert (s.on(FEEDER), s.asked) == ("fish", "cephalopods")


@rule("DSM-24.2")
def test_a_pawn_on_bottom_feeder_counts_as_the_last_on_the_display() -> None:
    """Reconstruction."""
    s = feeder()
    s.pawn("fish", FEEDER)
    s.turn("fish")
    assert s.asked == "cephalopods"  # to retrieve was all the fish could do
    assert (s.on(FEEDER), s.pawns("fish"), s.retrieved("fish")) == (None, 4, True)


@rule("DSM-24.2")
def test_only_the_owner_may_use_bottom_feeder() -> None:
    """Reconstruction. Not even with a special pawn, and not without the Trait."""
    s = feeder()
    s.control("reptiles", "sun")
    s.turn("reptiles").answer("pawn sun")
    assert s.why(f"space {FEEDER}") == s.why("space bottom-feeder-reptiles") == {"DSM-24.2"}


@rule("DSM-24.2")
def test_a_special_pawn_may_feed() -> None:
    """Reconstruction. Whatever else stands on the display, but not above one's own pawn."""
    s = feeder()
    s.control("fish", "sun")
    s.pawn("fish", "domination-3")
    assert f"space {FEEDER}" in s.turn("fish").answer("pawn sun").options()
    s.pawn("fish", FEEDER)
    assert s.turn("fish").answer("pawn sun").why(f"space {FEEDER}") == {"DSM-4.9"}


@rule("DSM-24.2")
def test_a_disk_of_either_box_can_be_taken() -> None:
    """Reconstruction."""
    s = feeder("depletion sun worms", "regression sun").act("fish", FEEDER)
    assert s.options() == ["feed depletion sun", "feed depletion worms", "feed regression sun", "pass"]
    assert "DSM-24.2" in s.why("feed regression worms")


@rule("DSM-24.2")
def test_the_disk_goes_onto_a_vacant_corner_of_earth() -> None:
    """Reconstruction. Only its own box loses it."""
    s = feeder("depletion sun", "regression sun").act("fish", FEEDER).answer("feed regression sun", "onto earth")
    assert s.why(f"corner {W(1, 0)}") == {"DSM-2.13"}
    assert s.why(f"corner {E(2, -1)}") == {"DSM-2.12"}
    s.answer(f"corner {E(-1, 2)}")
    assert (s.element(E(-1, 2)), s.disks("regression"), s.disks("depletion")) == ("sun", {}, {"sun": 1})
    assert s.acquired("fish") == {}


@rule("DSM-24.2")
def test_the_disk_goes_onto_a_vacant_space_of_the_display() -> None:
    """Reconstruction."""
    s = feeder("depletion sun").act("fish", FEEDER).answer("feed depletion sun", "onto display")
    assert (s.acquired("fish"), s.disks("depletion"), s.done) == ({"sun": 1}, {}, True)


@rule("DSM-24.2")
def test_with_a_full_display_only_earth_is_left() -> None:
    """Reconstruction."""
    s = feeder("depletion sun")
    s.acquire("fish", "worms", "worms", "worms")
    s.act("fish", FEEDER).answer("feed depletion sun")
    assert (s.question, s.acquired("fish")) == ("PutElement", {"worms": 3})


@rule("DSM-24.2")
def test_bottom_feeder_may_be_forgone_and_has_no_effect_with_empty_boxes() -> None:
    """Reconstruction."""
    s = feeder("depletion sun").act("fish", FEEDER).answer("pass")
    assert (s.done, s.disks("depletion")) == (True, {"sun": 1})
    assert feeder().act("fish", FEEDER).done


@rule("DSM-24.2")
def test_bottom_feeder_has_no_effect_without_a_corner_and_a_space() -> None:
    """Reconstruction. One tile with six elements and a full display."""
    s = Sea(tiles=[{"hex": h(0, 0), "terrain": "coral"}])
    s.trait("fish", "bottom_feeder")
    for corner in (W(1, -1), E(0, 0), W(1, 0), E(-1, 1), W(0, 0), E(-1, 0)):
        s.put(corner, "sun")
    s.acquire("fish", "worms", "worms", "worms")
    s.row("depletion", "algae")
    assert s.act("fish", FEEDER).done


@rule("DSM-24.2", "DSM-24.22")
def test_a_copy_of_bottom_feeder_is_a_space_of_its_own() -> None:
    """Reconstruction."""
    s = feeder("depletion sun")
    s.copy("reptiles", "bottom_feeder")
    s.pawn("fish", FEEDER)
    s.turn("reptiles")
    assert "space bottom-feeder-reptiles" in s.options()
    assert s.why(f"space {FEEDER}") == {"DSM-24.2"}


# ---- Budding Intelligence, DSM-24.3 -----------------------------------------------------------------
@rule("DSM-24.3", "EX-57")
@pytest.mark.parametrize(("vp", "gained", "pawns"), [(19, 3, 5), (19, 1, 5), (18, 1, 4)])
def test_20_vp_bring_an_extra_pawn_at_once(vp: int, gained: int, pawns: int) -> None:
    s = Sea()
    s.trait("fish", "budding_intelligence")
    s.set_vp("fish", vp)
    s.g.gain_vp(2, gained)
    assert (s.pawns("fish"), s.vp("fish")) == (pawns, vp + gained)


@rule("DSM-24.3", "EX-57")
def test_there_is_no_second_pawn_and_a_loss_of_vp_changes_nothing() -> None:
    s = Sea()
    s.trait("fish", "budding_intelligence")
    s.g.gain_vp(2, 22)
    s.set_vp("fish", 10)
    assert s.pawns("fish") == 5
    s.g.gain_vp(2, 30)
    assert (s.pawns("fish"), s.laws()) == (5, [])


@rule("DSM-24.3")
def test_only_the_owner_gets_the_pawn() -> None:
    s = Sea()
    s.trait("fish", "budding_intelligence")
    s.g.gain_vp(0, 50)
    assert [s.pawns(animal) for _, animal in SEATS] == [4, 4, 4, 4]


@rule("DSM-24.3", "DSM-24.22")
def test_a_copy_of_budding_intelligence_brings_a_pawn_too() -> None:
    s = Sea()
    s.copy("reptiles", "budding_intelligence")
    s.g.gain_vp(0, 20)
    assert s.pawns("reptiles") == 5


# ---- Cannibal, DSM-24.5 ---------------------------------------------------------------------------
def cannibal() -> Sea:
    """The fish have Cannibal and 3 endangered cubes on Land without elements."""
    s = Sea()
    s.trait("fish", "cannibal")
    s.cubes_are(h(0, -2), fish=3, reptiles=1)
    return s


@rule("DSM-24.5", "EX-61")
def test_cannibal_gains_1_vp_for_each_tile_that_loses_species_of_it() -> None:
    s = cannibal()
    s.cubes_are(h(1, -3), fish=2)
    s.run(Extinction())
    assert (s.eliminated("fish"), s.vp("fish"), s.vp("reptiles")) == (5, 2, 0)


@rule("DSM-24.5", "R-36")
def test_cannibal_gains_once_for_a_tile_however_many_species_one_action_eliminates_there() -> None:
    s = cannibal()
    s.markers(["sand", "ocean", "land"], ["land", "kelp", "seamount", "sand", "vent"])
    s.act("reptiles", "competition-3").answer(f"compete {h(0, -2)} fish", f"compete {h(0, -2)} fish")
    assert (s.eliminated("fish"), s.vp("fish")) == (2, 1)
    s.act("reptiles", "competition-3").answer(f"compete {h(0, -2)} fish")
    assert (s.eliminated("fish"), s.vp("fish")) == (3, 2)


@rule("DSM-24.5", "EX-61")
def test_cubes_that_return_to_the_gene_pool_do_not_count_for_cannibal() -> None:
    s = cannibal()
    s.control("reptiles", "sun")
    s.act("reptiles", "tectonics-2", "sun").answer(f"erupt {h(0, -2)}")
    assert (s.all_cubes(h(0, -2)), s.vp("fish")) == ({"reptiles": 2, "fish": 1}, 0)


@rule("DSM-24.5")
def test_cannibal_counts_what_its_owner_kills() -> None:
    s = cannibal()
    s.clear(h(0, -2), "reptiles")
    s.card("asteroid", "fish").answer(f"tile {h(0, -2)}")
    assert (s.eliminated("fish"), s.vp("fish")) == (2, 1)


@rule("DSM-24.5", "DSM-24.22")
def test_a_copy_of_cannibal_pays_too() -> None:
    s = cannibal()
    s.copy("reptiles", "cannibal")
    s.run(Extinction())
    assert (s.vp("fish"), s.vp("reptiles")) == (1, 1)


# ---- Carnivore, DSM-24.6 --------------------------------------------------------------------------
@rule("DSM-24.6")
@pytest.mark.parametrize(
    ("cubes", "thrives"),
    [({"reptiles": 2}, True), ({"reptiles": 1, "fish": 1}, True), ({"reptiles": 1}, False), ({}, False)],
)
def test_carnivores_thrive_with_two_opposing_species(cubes: dict[str, int], thrives: bool) -> None:
    s = Sea()
    s.trait("cephalopods", "carnivore")
    s.cubes_are(h(0, -2), cephalopods=5, **cubes)
    assert (s.thriving("cephalopods", h(0, -2)), s.endangered("cephalopods", h(0, -2))) == (thrives, not thrives)


@rule("DSM-24.6")
def test_only_the_owner_of_carnivore_thrives_by_prey() -> None:
    s = Sea()
    s.trait("cephalopods", "carnivore")
    s.cubes_are(h(0, -2), cephalopods=3, reptiles=3)
    assert s.endangered("reptiles", h(0, -2))


@rule("DSM-24.6", "DSM-20.3", "EX-39")
def test_carnivores_die_out_after_their_prey() -> None:
    s = Sea()
    s.trait("cephalopods", "carnivore")
    s.cubes_are(h(0, -2), cephalopods=2, reptiles=1, fish=1)
    s.run(Extinction())
    assert (s.all_cubes(h(0, -2)), s.eliminated("cephalopods")) == ({}, 2)


@rule("DSM-24.6")
def test_carnivores_survive_beside_thriving_prey() -> None:
    s = Sea()
    s.trait("cephalopods", "carnivore")
    s.put(W(1, -2), "sun")
    s.cubes_are(h(0, -2), cephalopods=2, reptiles=2)
    s.run(Extinction())
    assert s.all_cubes(h(0, -2)) == {"reptiles": 2, "cephalopods": 2}


@rule("DSM-24.6", "DSM-24.22")
def test_a_copy_of_carnivore_feeds_too() -> None:
    s = Sea()
    s.copy("reptiles", "carnivore")
    s.cubes_are(h(0, -2), reptiles=1, fish=2)
    assert s.thriving("reptiles", h(0, -2))
