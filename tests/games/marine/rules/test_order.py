"""DSM-30.1 to DSM-30.5, DSM-30.7, DSM-30.8  In which order things are asked and happen."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank.earth.terms import E_DRAW_CARD, E_SURVIVAL
from tangledbank.games.marine.flow import EndOfTurn
from tangledbank.games.marine.terms import E_DISCARD, E_EXTINCTION
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, E, Sea, W, h, targets

ANIMALS = ["reptiles", "cephalopods", "fish", "crustaceans"]
START = [
    *[(-1, -2), (-1, 0), (-1, 1), (-1, 3)],
    *[(0, -3), (0, -2), (0, -1), (0, 0), (0, 1), (0, 2), (0, 3)],
    *[(1, -3), (1, -1), (1, 0), (1, 2)],
]
"""The tiles of the set-up in hex order."""


def verbs(s: Sea) -> list[str]:
    """The words that answer the question."""
    found: list[str] = []
    for text in s.options():
        if text.split()[0] not in found:
            found.append(text.split()[0])
    return found


# ---- DSM-30.1: orders ----------------------------------------------------------------------------------
@rule("DSM-30.1")
def test_hexes_are_ordered_by_column_then_by_row() -> None:
    s = Sea()
    for q, r in START:
        if (q, r) != (0, 0):
            s.place("fish", h(q, r), 1)
    assert targets(s.card("fertile", "fish").options()) == [h(q, r) for q, r in START]


@rule("DSM-30.1")
def test_types_animals_and_terrains_are_offered_in_their_order() -> None:
    s = Sea()
    types = ["algae", "gastropods", "plankton", "sponges", "sun", "worms"]
    s.row("abundance", *reversed(types))
    assert targets(s.act("fish", "abundance-1").options()) == types
    assert targets(s.card("asteroid", "fish").options()) == ANIMALS  # only the reef has species: who survives
    terrains = ["land", "kelp", "coral", "seamount", "seagrass", "sand", "ocean", "vent"]
    assert targets(s.card("bountiful_habitat", "fish").options()) == terrains


@rule("DSM-30.1")
def test_the_tiles_of_a_corner_are_asked_in_hex_order() -> None:
    s = Sea()
    s.circles("algae")
    s.act("fish", "speciation-1").answer(f"speciate {W(1, -1)}", "cubes 1")
    assert s.all_cubes(h(0, -1)) == {"fish": 1}
    s.answer("cubes 2")
    assert s.cubes("fish", h(0, 0)) == 5
    assert s.answer("cubes 0").done  # the kelp comes last


@rule("DSM-30.1")
def test_several_cubes_of_a_tile_are_chosen_in_food_chain_order() -> None:
    s = Sea()
    s.card("solar_radiation", "fish", x=4).answer("victim cephalopods")
    assert s.options() == ["victim cephalopods", "victim fish", "victim crustaceans"]
    assert "DSM-30.1" in s.why("victim reptiles")


@rule("DSM-30.1")
def test_tiles_that_go_without_a_cube_are_named_in_hex_order() -> None:
    s = Sea()
    for q, r in [(0, 1), (1, 0), (-1, 0)]:
        s.place("fish", h(q, r), 1)
    s.empty_gene_pool("fish", 2)
    s.card("fecundity", "fish")
    assert targets(s.options()) == [h(-1, 0), h(0, 0), h(0, 1)]
    assert "DSM-30.1" in s.why(f"omit {h(1, 0)}")  # two go without
    assert targets(s.answer(f"omit {h(0, 0)}").options()) == [h(0, 1), h(1, 0)]


def corners(q: int, r: int) -> list[str]:
    """DSM-2.10  E, NE, NW, W, SW, SE."""
    return [E(q, r), W(q + 1, r - 1), E(q - 1, r), W(q, r), E(q - 1, r + 1), W(q + 1, r)]


@rule("DSM-30.1")
def test_corners_are_ordered_by_their_first_hex_and_there_from_e_by_n_and_w_to_se() -> None:
    """The first hex of a corner may be without a tile."""
    hexes = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    order = list(dict.fromkeys([corner for q, r in hexes for corner in corners(q, r)]))
    earth = {corner for q, r in START for corner in corners(q, r)}
    s = Sea().card("niche_construction", "fish").answer(f"corner {E(0, 0)}")
    assert len(order) == 96
    assert targets(s.options()) == [corner for corner in order if corner in earth - set(corners(0, 0))]


@rule("DSM-30.1")
def test_the_elements_of_the_centre_in_corner_order() -> None:
    """The first hexes are (-1, 0) twice, (-1, 1), (0, -1), (0, 0) twice; two go, so that the last cannot be first."""
    s = Sea().card("trophic_cascade", "fish", x=2).answer(f"tile {h(0, 0)}")
    assert targets(s.options()) == [E(-1, 0), W(0, 0), E(-1, 1), W(1, -1), E(0, 0)]
    assert "DSM-30.1" in s.why(f"corner {W(1, 0)}")


@rule("DSM-30.1")
def test_several_elements_of_a_tile_go_in_corner_order() -> None:
    """Whatever that order is: what comes before the first choice is past."""
    s = Sea().card("trophic_cascade", "fish", x=2).answer(f"tile {h(0, 0)}")
    first, second = targets(s.options())[:2]
    s.answer(f"corner {second}")
    assert "DSM-30.1" in s.why(f"corner {first}")


# ---- DSM-30.2: what is not asked -----------------------------------------------------------------------
@rule("DSM-30.2")
@pytest.mark.parametrize(
    "space", ["abundance-1", "autotrophs-1", "depletion-1", "adaptation-1", "speciation-1", "wanderlust-1"]
)
def test_an_action_without_effect_offers_no_choice_and_the_turn_goes_on(space: str) -> None:
    s = Sea().act("crustaceans", space, end_turn=True)
    assert (s.asked, s.question, s.on(space)) == ("fish", "PlacePawn", "crustaceans")


@rule("DSM-30.2")
def test_a_choice_with_one_legal_option_is_made_by_the_engine() -> None:
    s = Sea()
    s.row("depletion", "sun")
    s.track("fertile")
    assert s.turn("fish").question == "PlacePawn"  # a basic pawn is all there is
    assert s.card("fertile", "fish").vp("fish") == 12  # the only tile with fish: 12 cubes


@rule("DSM-30.2", "DSM-4.16")
def test_to_perform_or_to_forgo_is_always_a_choice() -> None:
    s = Sea()
    s.row("adaptation", "sun", "sun")
    assert s.act("fish", "adaptation-1").options() == ["adapt sun", "pass"]
    assert s.act("fish", "domination-1").options() == ["dominate plankton", "pass"]
    assert s.act("fish", "regression-1").options() == ["regress", "pass"]


@rule("DSM-30.2", "DSM-4.17")
def test_to_forgo_is_offered_at_the_first_choice_only() -> None:
    s = Sea()
    s.row("abundance", "sun")
    s.act("fish", "abundance-1").answer("take sun")
    assert ("pass" in s.options(), s.why("pass")) == (False, {"DSM-4.17"})


# ---- DSM-30.3: set-up ------------------------------------------------------------------------------------
def draft(**kept: str) -> Sea:
    """Hands with these Traits and two that nobody wants; everybody keeps theirs."""
    rest = iter(["flight", "social", "solitary", "resilience", "cannibal", "carnivore", "ram_feeder", "hadopelagic"])
    hands = {animal: [trait, next(rest), next(rest)] for animal, trait in kept.items()}
    owners = [{"animal": a, "seat": f"P{k}", "hand": hands[a]} for k, a in enumerate(ANIMALS, 1)]
    s = Sea(animals=owners, stack=[["Turn", 3], ["DealTrack"], ["Draft", 15]])
    s.g.advance()
    for seat, animal in enumerate(ANIMALS[:-1]):
        s.g.play_as(seat, RULEBOOK.notation.read(f"keep {kept[animal]}"))
    return s


@rule("DSM-30.3", "R-2")
def test_pack_hunters_then_exaptation_then_a_copied_pack_hunters() -> None:
    kept = {"reptiles": "pack_hunters", "cephalopods": "camouflage", "fish": "seasonal_migrants"}
    s = draft(**kept, crustaceans="exaptation")
    s.g.play_as(3, RULEBOOK.notation.read("keep exaptation"))
    assert (s.asked, verbs(s), s.slots()) == ("reptiles", ["special"], [])
    s.answer("special sun")
    assert (s.asked, verbs(s), len(s.options())) == ("crustaceans", ["copy"], 3)
    s.answer("copy pack_hunters")
    assert (s.asked, verbs(s), len(s.options())) == ("crustaceans", ["special"], 5)
    s.answer("special worms")
    assert (s.question, s.asked, len(s.slots())) == ("TakeTurn", "crustaceans", 5)  # the cards come last


@rule("DSM-30.3", "DSM-26.2")
def test_nothing_is_revealed_before_all_have_chosen() -> None:
    kept = {"reptiles": "pack_hunters", "cephalopods": "camouflage", "fish": "seasonal_migrants"}
    s = draft(**kept, crustaceans="prey_switching")
    seen: Any = RULEBOOK.view(s.g, 3)
    assert [seen["animals"][animal]["traits"] for animal in ANIMALS] == [[], [], [], []]
    assert ["hand" in seen["animals"][animal] for animal in ANIMALS] == [False, False, False, True]
    s.g.play_as(3, RULEBOOK.notation.read("keep prey_switching"))
    assert [s.traits(animal) for animal in ANIMALS] == [[trait] for trait in [*kept.values(), "prey_switching"]]


@rule("DSM-30.3", "DSM-3.28")
def test_the_cards_are_turned_up_after_the_draft() -> None:
    game = tangledbank.new("marine", players=2, seed=1)
    assert (game.view(-1)["track"], game.waiting) == ([], [0, 1])


# ---- DSM-30.4: a turn -------------------------------------------------------------------------------------
@rule("DSM-30.4")
def test_a_turn_asks_for_the_pawn_the_space_and_the_action() -> None:
    s = Sea()
    s.control("fish", "sun")
    s.row("abundance", "sun", "algae")
    assert s.turn("fish").options() == ["pawn basic", "pawn sun"]
    assert verbs(s.answer("pawn sun")) == ["space"]
    assert verbs(s.answer("space abundance-3")) == ["take", "pass"]
    assert s.on("abundance-3") == "sun"


@rule("DSM-30.4", "DSM-24.1")
def test_after_a_retrieve_ancient_lineage_then_the_choices_of_the_card() -> None:
    """Reconstruction."""
    s = Sea()
    s.trait("fish", "ancient_lineage")
    s.track("trophic_cascade")
    s.pawn("fish", "abundance-1")
    assert verbs(s.turn("fish").answer("retrieve")) == ["lineage", "pass"]
    assert verbs(s.answer("lineage")) == ["tile"]
    assert verbs(s.answer(f"tile {h(0, 0)}")) == ["corner"]


# ---- DSM-30.5: the sections ---------------------------------------------------------------------------------
@rule("DSM-30.5")
@pytest.mark.parametrize(
    ("space", "answers", "asked"),
    [
        ("abundance-1", ["take sun", f"corner {E(-1, 2)}"], [["take", "pass"], ["corner"]]),
        ("autotrophs-2", ["swap sun", f"corner {E(0, -3)}"], [["remove", "swap", "pass"], ["corner"]]),
        ("depletion-1", [f"deplete {E(-1, 0)}"], [["deplete", "pass"]]),
        ("adaptation-3", ["adapt sun", "over worms"], [["adapt", "pass"], ["vacant", "over"]]),
        ("speciation-1", [f"speciate {E(-1, 0)}", *["cubes 0"] * 3], [["speciate", "pass"], *[["cubes"]] * 3]),
        ("tectonics-2", [f"erupt {h(0, 0)}", "side geyser", "source pool"], [["erupt", "pass"], ["side"], ["source"]]),
        ("migration-1", [f"from {h(0, 0)}", f"to {h(0, 1)}", "cubes 3"], [["from", "pass"], ["to"], ["cubes"]]),
        ("competition-2", [f"compete {h(0, 0)} reptiles", "pass"], [["compete", "pass"], ["compete", "pass"]]),
        ("evolution-2", [f"evolve {h(0, 0)}", "card annelids"], [["evolve", "pass"], ["card"]]),
        ("domination-1", ["dominate plankton"], [["dominate", "pass"]]),
        ("bottom-feeder-fish", ["feed depletion sun", "onto display"], [["feed", "pass"], ["onto"]]),
    ],
)
def test_the_choices_of_a_section_come_in_their_order(space: str, answers: list[str], asked: list[list[str]]) -> None:
    s = Sea()
    s.trait("fish", "bottom_feeder")
    s.control("fish", "algae")
    s.acquire("fish", "worms")
    s.empty_gene_pool("fish", 20)
    for section in ("abundance", "autotrophs", "depletion", "adaptation"):
        s.row(section, "sun")
    s.put(E(0, -3), "sun")
    s.put(W(0, -3), "algae")
    s.circles("sun")
    s.track("annelids", "fertile")
    s.markers(["land", "coral", "vent"], ["land", "coral", "sand", "ocean", "vent"])
    s.act("fish", space, "algae" if space in ("adaptation-3", "tectonics-2") else "basic")
    found = []
    for answer in answers:
        found.append(verbs(s))
        s.answer(answer)
    assert (found, s.done) == (asked, True)


@rule("DSM-30.5")
def test_wanderlust_asks_stack_hex_disk_corner_then_gives_vp_then_moves() -> None:
    s = Sea()
    s.trait("fish", "camouflage")
    s.show_tiles("seamount")
    s.row("wanderlust", "algae")
    s.cubes_are(h(-1, 1), reptiles=2, cephalopods=3, crustaceans=4)
    s.cubes_are(h(-1, 0), reptiles=1)
    assert verbs(s.act("crustaceans", "wanderlust-1")) == ["explore", "pass"]
    assert verbs(s.answer("explore 1")) == ["tile"]
    assert verbs(s.answer(f"tile {h(-2, 1)}")) == ["take", "pass"]
    assert (verbs(s.answer("take algae")), s.vp("crustaceans")) == (["corner"], 0)
    s.answer(f"corner {W(-2, 1)}")
    moves = []
    while s.question == "MoveCubes":
        moves.append((s.asked, s.options()[-1]))
        s.answer("cubes 0")
    assert s.vp("crustaceans") == 3
    expected = [("reptiles", "cubes 1"), ("reptiles", "cubes 2"), ("cephalopods", "cubes 3")]
    expected.append(("crustaceans", "cubes 4"))
    assert (moves, s.asked, verbs(s)) == (expected, "fish", ["hide", "pass"])


@rule("DSM-30.5")
def test_tectonics_gives_vp_before_the_settler_is_asked() -> None:
    s = Sea()
    s.control("fish", "sun")
    s.empty_gene_pool("fish", 20)
    s.act("fish", "tectonics-2", "sun").answer(f"erupt {h(0, 0)}")
    assert (verbs(s), s.vp("fish")) == (["side"], 0)
    assert (verbs(s.answer("side smoker")), s.vp("fish")) == (["source"], 1)


@rule("DSM-30.5")
def test_evolution_scores_before_the_card_is_chosen() -> None:
    s = Sea()
    s.track("annelids", "fertile")
    s.markers(["land", "land", "vent"], ["kelp", "coral", "sand", "ocean", "vent"])
    s.act("reptiles", "evolution-2").answer(f"evolve {h(0, 0)}")
    assert (verbs(s), list(s.g.vp[:4])) == (["card"], [6, 3, 2, 0])


@rule("DSM-30.5")
def test_the_special_space_of_competition_asks_twice_for_a_tile() -> None:
    s = Sea()
    s.control("fish", "sun")
    s.cubes_are(h(0, 1), fish=1, reptiles=1)
    s.act("fish", "competition-4", "sun").answer(f"compete {h(0, 1)} reptiles")
    assert (h(0, 0) in targets(s.options()), verbs(s)) == (True, ["compete", "pass"])
    assert s.answer(f"compete {h(0, 0)} reptiles").done


@rule("DSM-30.5")
def test_migration_goes_on_until_done_or_used_up() -> None:
    s = Sea().act("fish", "migration-1").answer(f"from {h(0, 0)}", f"to {h(0, 1)}", "cubes 1")
    assert verbs(s) == ["from", "pass"]
    s.answer(f"from {h(0, 0)}", f"to {h(1, 0)}", "cubes 2")
    assert s.done


# ---- DSM-30.7: after a card -------------------------------------------------------------------------------
def evolve(new: str) -> Sea:
    """The reptiles take Annelids from slot 1; this card comes in its place."""
    s = Sea()
    s.track("annelids", "fertile")
    s.next_card(new)
    s.markers(["land", "land", "vent"], ["coral", "seagrass", "sand", "ocean", "vent"])
    s.place("fish", h(0, 3), 5)
    s.cubes_are(h(0, -3), reptiles=1, crustaceans=2)
    s.put(E(0, -3), "sun")
    s.g.events = []
    return s.act("reptiles", "evolution-1").answer(f"evolve {h(0, 0)}")


@rule("DSM-30.7", "DSM-18.5")
def test_discard_refill_extinction_survival() -> None:
    s = evolve("volcanism")  # it shows both fish
    told = [event[0] for event in s.g.events or []]
    order = [told.index(kind) for kind in (E_DISCARD, E_DRAW_CARD, E_EXTINCTION, E_SURVIVAL)]
    assert (order, s.slots()) == (sorted(order), ["fertile", "volcanism"])
    assert (s.eliminated("fish"), s.survival(), s.vp("reptiles")) == (
        5,
        "reptiles",
        6 + 1 + 1,
    )  # the reef, Worms, a vent


@rule("DSM-30.7", "DSM-18.5")
def test_the_new_cards_text_comes_after_the_discard() -> None:
    s = Sea()
    s.track("marine_snow", "fertile")
    s.next_card("univalves")
    s.markers(["land", "land", "vent"], ["coral", "seagrass", "sand", "ocean", "vent"])
    s.place("fish", h(0, 1), 1)
    s.act("reptiles", "evolution-1").answer(f"evolve {h(0, 0)}")
    assert (s.vp("fish"), s.slots()) == (2, ["fertile", "univalves"])  # chosen, it does not enter play again
    assert evolve("marine_snow").slots() == ["fertile", "marine_snow"]


@rule("DSM-30.7")
def test_a_card_that_enters_play_acts_when_it_is_on_the_track() -> None:
    s = Sea()
    s.track("annelids", "fertile")
    s.next_card("marine_snow")
    s.markers(["land", "land", "vent"], ["coral", "seagrass", "sand", "ocean", "vent"])
    s.place("fish", h(0, 1), 1)
    s.act("reptiles", "evolution-1").answer(f"evolve {h(0, 0)}")
    assert (s.vp("fish"), s.slots()) == (2 + 2, ["fertile", "marine_snow"])


# ---- DSM-30.8: the end of the turn -----------------------------------------------------------------------
@rule("DSM-30.8", "R-29")
def test_exaptation_is_settled_before_the_end_of_the_game() -> None:
    owners = [{"animal": a, "seat": f"P{k}", "retrieved": True} for k, a in enumerate(ANIMALS, 1)]
    s = Sea(animals=owners, last=True)
    s.copy("fish", "social")
    s.empty_gene_pool("fish", 16)
    s.box("flight", "solitary", "resilience")
    s.run(EndOfTurn(0))
    assert (s.asked, s.question, list(s.g.vp[:4])) == ("fish", "KeepTrait", [0, 0, 0, 0])
    assert (s.answer("keep flight").done, list(s.g.vp[:4])) == (True, [6, 3, 2, 0])


@rule("DSM-30.8")
def test_the_reseed_comes_before_the_extra_turn_and_the_next_animal_after_it() -> None:
    owners = [{"animal": a, "seat": f"P{k}", "retrieved": True} for k, a in enumerate(ANIMALS, 1)]
    for extra, asked in ((True, "fish"), (False, "cephalopods")):
        s = Sea(animals=owners)
        s.g.extra = extra
        s.run(EndOfTurn(2))
        assert (s.g.round, s.asked, s.retrieved("fish")) == (2, asked, False)
