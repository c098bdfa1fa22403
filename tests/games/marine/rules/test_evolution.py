"""DSM-16  Evolution: a tile is scored, and a thriving species takes a card."""

from __future__ import annotations

import pytest

from tangledbank.earth.terms import E_VP
from tangledbank.games.marine.terms import ANIMALS, E_NEW_PAWN
from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h, targets

CARDS = ["annelids", "producers", "univalves", "fertile", "predator"]
MARKERS = ["kelp", "coral", "coral", "sand", "ocean"]
MUST = {"DSM-16.12", "DSM-23.42"}
TERRAIN = {"DSM-16.1"}


def evolution(*cards: str, markers: list[str] = MARKERS, options: dict[str, object] | None = None) -> Sea:
    s = Sea(options=options or {})
    s.markers(["land", "land", "vent"], markers)
    s.track(*cards)
    return s


def points(s: Sea) -> list[int]:
    return [s.vp(animal) for animal in ANIMALS]


# ---- the action ------------------------------------------------------------------------
@rule("DSM-16.1")
def test_one_tile_of_the_markers_terrain_is_chosen_occupied_or_not() -> None:
    s = evolution().act("fish", "evolution-5")
    oceans = [h(-1, 3), h(0, 1), h(0, 2), h(1, 2)]
    assert (s.asked, sorted(targets(s.options())), s.options()[-1]) == ("fish", sorted(oceans), "pass")
    assert (s.why(f"evolve {h(0, 0)}"), s.why(f"evolve {h(2, 0)}")) == (TERRAIN, {"DSM-0.4"})
    assert s.why(f"evolve {h(0, 3)}") == TERRAIN  # the ocean there is a vent


@rule("DSM-16.1", "DSM-16.3")
def test_exactly_one_tile_is_scored() -> None:
    s = evolution()
    s.place("reptiles", h(0, 1), 1)
    s.place("reptiles", h(0, 2), 1)
    s.act("fish", "evolution-5").answer(f"evolve {h(0, 1)}")
    assert (points(s), s.done) == ([2, 0, 0, 0], True)


@rule("DSM-16.2")
def test_without_such_a_tile_nothing_happens_and_no_card_is_taken() -> None:
    s = evolution(*CARDS)
    s.vent(h(1, -1), "geyser")  # the only kelp
    s.place("fish", h(1, -1), 1)
    s.act("fish", "evolution-1")
    assert (s.done, points(s), s.slots()) == (True, [0, 0, 0, 0], CARDS)


@rule("DSM-16.3", "DSM-16.4")
def test_the_tile_is_scored_before_a_card_is_chosen() -> None:
    s = evolution(*CARDS).act("fish", "evolution-2").answer(f"evolve {h(0, 0)}")
    assert (points(s), s.question, s.asked) == ([6, 3, 2, 0], "TakeCard", "fish")


@rule("DSM-16.4")
def test_with_a_thriving_species_there_a_card_must_be_chosen_and_is_resolved() -> None:
    s = evolution(*CARDS).act("fish", "evolution-2").answer(f"evolve {h(0, 0)}")
    assert (s.options(), s.why("pass")) == (["card annelids", "card producers"], {"DSM-16.4", "DSM-23.42"})
    assert s.why("card disease") == {"DSM-16.4"}
    s.answer("card producers")
    assert (s.vp("fish"), s.slots()[1]) == (2 + 1, "univalves")


@rule("DSM-16.4", "EX-33")
def test_whoever_does_not_occupy_the_tile_scores_it_for_others_and_takes_no_card() -> None:
    s = evolution(*CARDS)
    s.place("reptiles", h(1, 0), 1)
    s.act("fish", "evolution-4").answer(f"evolve {h(1, 0)}")
    assert (points(s), s.done, s.slots()) == ([3, 0, 0, 0], True, CARDS)


@rule("DSM-16.4", "DSM-16.9", "EX-34", "DSM-19.4")
def test_endangered_species_score_but_take_no_card() -> None:
    s = evolution(*CARDS)
    s.place("fish", h(1, 0), 5)  # gastropods and worms: no match
    s.place("crustaceans", h(1, 0), 4)
    s.act("fish", "evolution-4").answer(f"evolve {h(1, 0)}")
    assert (points(s), s.done, s.slots()) == ([0, 0, 3, 2], True, CARDS)


@rule("DSM-16.5")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_the_slot_is_not_higher_than_the_number_of_the_space(space: int) -> None:
    s = evolution(*CARDS, markers=["coral", "coral", "sand", "sand", "ocean"])
    tile = {1: h(0, 0), 2: h(0, 0), 3: h(1, 0), 4: h(1, 0), 5: h(0, 1)}[space]
    s.cubes_are(tile, crustaceans=1)
    s.act("crustaceans", f"evolution-{space}").answer(f"evolve {tile}")
    if space == 1:
        assert s.g.discard[0] == 1  # Annelids, the only one: it is not asked
    else:
        assert s.options() == [f"card {card}" for card in CARDS[:space]]
        assert [s.why(f"card {card}") for card in CARDS[space:]] == [{"DSM-16.5"}] * (5 - space)


@rule("EX-R26")
def test_the_fifth_space_allows_every_card_and_the_first_only_slot_one() -> None:
    s = evolution(*CARDS)
    s.place("fish", h(0, 1), 1)
    s.act("fish", "evolution-5").answer(f"evolve {h(0, 1)}")
    assert s.options() == [f"card {card}" for card in CARDS]
    s = evolution(*CARDS, markers=["coral", "sand", "sand", "ocean", "ocean"])
    s.act("fish", "evolution-1").answer(f"evolve {h(0, 0)}")
    assert (s.slots()[:4], s.done) == (CARDS[1:], True)


# ---- scoring a tile ------------------------------------------------------------------------
@rule("DSM-16.6", "DSM-16.7")
def test_more_species_rank_higher_and_ties_follow_the_food_chain() -> None:
    s = evolution()
    s.cubes_are(h(0, 0), reptiles=1, cephalopods=2, fish=4, crustaceans=2)
    s.act("fish", "evolution-2").answer(f"evolve {h(0, 0)}")
    assert points(s) == [0, 3, 6, 2]


@rule("DSM-16.6", "EX-36")
def test_monotypic_habitat_in_play_turns_ties_around() -> None:
    s = evolution("monotypic_habitat")
    s.cubes_are(h(0, 0), fish=3, crustaceans=3)
    s.act("reptiles", "evolution-2", end_turn=True).answer(f"evolve {h(0, 0)}")
    assert points(s) == [0, 0, 3, 6]
    assert s.asked == "crustaceans"  # after the reptiles as always


@rule("DSM-16.6")
def test_the_other_edition_never_turns_ties_around() -> None:
    s = evolution("monotypic_habitat", options={"edition": "phalanx"})
    s.cubes_are(h(0, 0), fish=3, crustaceans=3)
    s.act("reptiles", "evolution-2").answer(f"evolve {h(0, 0)}")
    assert points(s) == [0, 0, 6, 3]


@rule("DSM-16.7")
@pytest.mark.parametrize(
    ("terrain", "values"),
    [
        ("land", [8, 4, 2, 1]),
        ("kelp", [7, 4, 2, 0]),
        ("coral", [6, 3, 2, 0]),
        ("seamount", [5, 3, 2, 0]),
        ("seagrass", [4, 2, 0, 0]),
        ("sand", [3, 2, 0, 0]),
        ("ocean", [2, 1, 0, 0]),
        ("vent", [1, 0, 0, 0]),
    ],
)
def test_the_places_gain_the_values_of_the_terrain(terrain: str, values: list[int]) -> None:
    tile = {"hex": h(0, 0), "terrain": "sand" if terrain == "vent" else terrain, "vent": terrain == "vent"}
    s = Sea(tiles=[{**tile, "cubes": {"reptiles": 4, "cephalopods": 3, "fish": 2, "crustaceans": 1}}])
    s.markers(["land", "kelp", "coral"], sorted_with(terrain))
    s.act("fish", f"evolution-{sorted_with(terrain).index(terrain) + 1}").answer(f"evolve {h(0, 0)}")
    assert points(s) == values


def sorted_with(terrain: str) -> list[str]:
    """Five markers in their order, one of them this terrain."""
    order = ["land", "kelp", "coral", "seamount", "seagrass", "sand", "ocean", "vent"]
    return [t for t in order if t == terrain or t in [x for x in order if x != terrain][:4]]


@rule("EX-32")
@pytest.mark.parametrize(
    ("place", "cubes", "expected"),
    [
        ((0, -1), {"reptiles": 1, "cephalopods": 1, "fish": 1, "crustaceans": 1}, [8, 4, 2, 1]),
        ((0, 3), {"fish": 3, "crustaceans": 2}, [0, 0, 1, 0]),
        ((0, 1), {"cephalopods": 4}, [0, 2, 0, 0]),
        ((0, 0), {"fish": 3, "crustaceans": 3}, [0, 0, 6, 3]),
    ],
)
def test_four_scored_tiles(place: tuple[int, int], cubes: dict[str, int], expected: list[int]) -> None:
    s = evolution(markers=["land", "coral", "sand", "ocean", "vent"])
    s.cubes_are(h(*place), **cubes)
    space = {(0, -1): 1, (0, 0): 2, (0, 1): 4, (0, 3): 5}[place]
    s.act("reptiles", f"evolution-{space}").answer(f"evolve {h(*place)}")
    assert points(s) == expected


@rule("DSM-16.8")
def test_an_animal_alone_takes_one_place_only() -> None:
    s = evolution()
    s.cubes_are(h(0, 0), cephalopods=9)
    s.act("fish", "evolution-2").answer(f"evolve {h(0, 0)}")
    assert points(s) == [0, 6, 0, 0]


@rule("DSM-16.10")
def test_scoring_by_a_card_gives_nobody_a_card() -> None:
    s = evolution("bountiful_habitat", *CARDS[:3])
    s.place("fish", h(0, 1), 1)
    s.card("bountiful_habitat", "fish").answer("terrain coral")
    assert (points(s), s.done, len(s.g.track)) == ([6, 3, 2, 0], True, 4)


@rule("R-32")
def test_solitary_is_looked_at_after_the_places() -> None:
    s = evolution()
    s.trait("reptiles", "solitary")
    s.cubes_are(h(0, 0), reptiles=1)
    s.g.events = []
    s.act("fish", "evolution-2").answer(f"evolve {h(0, 0)}")
    assert [event[2] for event in s.g.events if event[0] == E_VP] == [6, 2]


@rule("R-32")
def test_budding_intelligence_is_looked_at_when_all_places_have_their_points() -> None:
    s = evolution()
    s.trait("reptiles", "budding_intelligence")
    s.set_vp("reptiles", 19)
    s.g.events = []
    s.act("fish", "evolution-2").answer(f"evolve {h(0, 0)}")
    told = [event[:2] for event in s.g.events if event[0] in (E_VP, E_NEW_PAWN)]
    assert told == [(E_VP, 0), (E_VP, 1), (E_VP, 2), (E_NEW_PAWN, 0)]


# ---- resolving a card -----------------------------------------------------------------------
@rule("DSM-16.11")
def test_the_animal_that_chose_a_card_decides_everything() -> None:
    s = evolution("predator", "annelids").act("fish", "evolution-2").answer(f"evolve {h(0, 0)}", "card predator")
    assert (s.asked, s.g.seat) == ("fish", 2)
    assert s.options() == ["victim reptiles", "victim cephalopods", "victim crustaceans"]


@rule("DSM-16.12")
def test_all_effects_must_be_carried_out() -> None:
    s = evolution("predator", "annelids").act("fish", "evolution-2").answer(f"evolve {h(0, 0)}", "card predator")
    assert s.why("pass") == MUST


@rule("DSM-16.12")
def test_what_is_impossible_is_skipped_and_the_rest_follows() -> None:
    s = evolution()
    s.control("fish", "algae", "gastropods", "plankton", "sponges", "sun", "worms")
    s.card("habitat", "fish")  # part 1 wants a pawn one does not control
    s.answer("take sun", f"corner {E(0, 1)}")
    assert (s.element(E(0, 1)), s.done) == ("sun", True)


@rule("DSM-16.12")
def test_effects_come_in_their_order() -> None:
    s = evolution().card("omnivore", "fish")
    s.answer(f"corner {W(1, -1)}")
    assert (s.element(W(1, -1)), s.options()[0]) == (None, "victim reptiles")


@rule("DSM-16.13")
@pytest.mark.parametrize("slot", [1, 2, 4, 5])
def test_x_is_the_number_of_the_slot(slot: int) -> None:
    s = evolution(*CARDS[: slot - 1], "trophic_cascade")
    s.place("fish", h(0, 1), 1)
    s.act("fish", "evolution-5").answer(f"evolve {h(0, 1)}")
    if slot > 1:  # a single card is not asked
        s.answer("card trophic_cascade")
    s.answer(f"tile {h(0, 0)}")
    while s.question == "RemoveFromTile":
        s.answer(s.options()[0])
    assert sum(s.elements_on(h(0, 0)).values()) == 6 - slot


# ---- examples ----------------------------------------------------------------------
@rule("EX-R20")
def test_crustaceans_score_the_kelp_and_choose_among_four_slots() -> None:
    s = evolution(*CARDS)
    s.markers(["seamount", "sand", "vent"], ["land", "land", "kelp", "kelp", "ocean"])
    s.cubes_are(h(1, -1), reptiles=2, cephalopods=2, fish=1, crustaceans=4)
    s.act("crustaceans", "evolution-4").answer(f"evolve {h(1, -1)}")
    assert points(s) == [4, 2, 0, 7]
    assert s.options() == [f"card {card}" for card in CARDS[:4]]
