"""DSM-4.1, DSM-4.4, DSM-4.13, DSM-4.15 to DSM-4.17, DSM-4.26, DSM-4.27, R-4  A turn, forgoing, extra turns."""

from __future__ import annotations

import pytest

from tests.dsl import rule
from tests.games.marine.sea import E, Sea, h, targets

CENTRE = h(0, 0)
FIRST_CHOICES = [
    "abundance-1",
    "autotrophs-1",
    "depletion-1",
    "adaptation-1",
    "regression-1",
    "speciation-5",
    "wanderlust-1",
    "tectonics-1",
    "migration-1",
    "competition-4",
    "evolution-1",
    "domination-1",
]


def busy() -> Sea:
    """A sea in which fish can do something with every action."""
    s = Sea()
    s.row("abundance", "algae")
    s.row("autotrophs", "sun")
    s.row("depletion", "sun")
    s.row("adaptation", "sun")
    s.put(E(0, 3), "sun")
    s.put(E(-1, 3), "sun")
    s.show_tiles("sand")
    s.markers(["land", "land", "kelp"], ["coral", "coral", "seamount", "seamount", "seagrass"])
    s.control("fish", "sun")
    return s


def act(space: str, end_turn: bool = False) -> Sea:
    special = space in ("speciation-5", "competition-4", "wanderlust-3", "tectonics-2")
    return busy().act("fish", space, "sun" if special else "basic", end_turn=end_turn)


# ---- one thing ------------------------------------------------------------------------------------------
@rule("DSM-4.1")
def test_on_a_turn_one_places_a_pawn_or_retrieves() -> None:
    s = Sea()
    s.pawn("fish", "abundance-1")
    assert s.turn("fish").options() == ["pawn basic", "retrieve"]
    s.answer("pawn basic", "space autotrophs-1")
    assert (s.asked, s.pawns("fish"), s.retrieved("fish")) == ("cephalopods", 2, False)
    s.turn("fish").answer("retrieve")
    assert (s.asked, s.pawns("fish"), s.retrieved("fish")) == ("cephalopods", 4, True)


@rule("DSM-4.1")
def test_a_pawn_and_a_retrieve_in_one_turn_are_refused() -> None:
    s = Sea()
    s.pawn("fish", "abundance-1")
    s.turn("fish").answer("pawn basic")
    assert s.why("retrieve") >= {"DSM-4.1"}


@rule("DSM-4.4")
def test_without_an_available_pawn_one_must_retrieve() -> None:
    s = Sea()
    for n in (1, 2, 3):
        s.pawn("fish", f"abundance-{n}")
    assert s.turn("fish").options() == ["pawn basic", "retrieve"]
    s.pawn("fish", "autotrophs-1")
    s.turn("fish")
    assert (s.pawns("fish"), s.retrieved("fish"), s.asked) == (4, True, "cephalopods")


@rule("DSM-4.4")
def test_without_a_legal_space_one_must_retrieve() -> None:
    s = Sea()
    s.pawn("fish", "domination-2")
    assert s.turn("fish").options() == ["pawn basic", "retrieve"]
    s.pawn("reptiles", "domination-3")
    s.turn("fish")
    assert (s.pawns("fish"), s.retrieved("fish"), s.asked) == (4, True, "cephalopods")


@rule("DSM-4.4")
def test_a_special_pawn_with_a_space_is_not_forced_back() -> None:
    s = Sea()
    s.pawn("fish", "domination-3")
    s.control("fish", "sun")
    assert s.turn("fish").options() == ["pawn sun", "retrieve"]
    assert s.why("pawn basic") >= {"DSM-4.4"}


@rule("DSM-4.13", "R-4")
@pytest.mark.parametrize("space", ["abundance-1", "autotrophs-2", "depletion-1", "adaptation-1", "speciation-3"])
def test_a_pawn_may_go_where_its_action_has_no_effect(space: str) -> None:
    s = Sea().turn("fish").answer(f"space {space}")
    assert (s.on(space), s.asked, s.question) == ("fish", "cephalopods", "PlacePawn")


# ---- the action -------------------------------------------------------------------------------------------
@rule("DSM-4.15")
def test_the_action_follows_at_once_and_then_the_next_animal() -> None:
    s = Sea()
    s.row("abundance", "algae")
    s.turn("crustaceans").answer("space abundance-1")
    assert (s.asked, s.question) == ("crustaceans", "TakeDisk")
    s.answer("take algae")
    assert s.asked == "crustaceans"
    s.answer(f"corner {E(-1, 2)}")
    assert (s.asked, s.question) == ("fish", "PlacePawn")


@rule("DSM-4.15")
def test_nobody_else_can_answer_meanwhile() -> None:
    s = Sea()
    s.row("abundance", "algae")
    s.turn("crustaceans").answer("space abundance-1")
    assert s.g.seat == 3
    assert [s.g.refusal(seat, s.g.current_options[0]) == 0 for seat in range(4)] == [False, False, False, True]


@rule("DSM-4.16")
@pytest.mark.parametrize("space", FIRST_CHOICES)
def test_every_action_can_be_forgone_at_its_first_choice(space: str) -> None:
    s = act(space, end_turn=True)
    before = (s.g.cubes[:], s.g.corner[:], s.g.rows[:], s.g.display[:], s.g.vp[:], s.g.covered, s.g.terrain[:])
    assert (s.asked, s.options()[-1]) == ("fish", "pass")
    s.answer("pass")
    after = (s.g.cubes[:], s.g.corner[:], s.g.rows[:], s.g.display[:], s.g.vp[:], s.g.covered, s.g.terrain[:])
    assert (after == before, s.asked) == (True, "cephalopods")


@rule("DSM-4.16", "EX-70")
def test_a_forgone_tectonics_leaves_the_pawn_and_its_key() -> None:
    s = Sea().turn("fish").answer("space tectonics-1", "pass")
    assert (s.g.covers_left, s.vp("fish"), s.on("tectonics-1")) == (10, 0, "fish")
    s.turn("fish").answer("pawn basic")
    assert targets(s.options())[0] == "migration-1"


@rule("DSM-4.17")
@pytest.mark.parametrize(
    ("space", "first"),
    [
        ("abundance-1", "take algae"),
        ("autotrophs-1", "remove"),
        ("autotrophs-1", "swap sun"),
        ("wanderlust-1", "explore 1"),
        ("tectonics-1", f"erupt {h(1, 2)}"),
        ("migration-1", f"from {CENTRE}"),
    ],
)
def test_an_action_is_not_left_in_the_middle(space: str, first: str) -> None:
    s = act(space)
    s.g.eliminated[2] += 1  # so that Tectonics asks where the last cube comes from
    s.g.gene_pool[2] -= 1
    s.answer(first)
    assert not s.done
    assert s.why("pass") >= {"DSM-4.17"}


@rule("DSM-4.17")
def test_a_step_worded_up_to_can_be_nothing() -> None:
    s = act("speciation-5").answer(f"speciate {E(0, 0)}")
    assert targets(s.options())[0] == "0"
    s.answer("cubes 0", "cubes 0", "cubes 0")
    assert (s.done, s.gene_pool("fish")) == (True, 31)


@rule("DSM-4.17")
def test_a_step_worded_may_can_be_passed() -> None:
    s = busy()
    s.row("wanderlust", "worms")
    s.act("fish", "wanderlust-1").answer("explore 1", f"tile {h(1, 1)}")
    assert s.options() == ["take worms", "pass"]
    s.answer("pass")
    assert s.disks("wanderlust") == {"worms": 1}


# ---- extra turns -------------------------------------------------------------------------------------------
def wander(s: Sea) -> Sea:
    """Fish put a tile on (2, -2) from the special space; nobody moves."""
    s.answer("pawn sun", "space wanderlust-3", "explore 1", f"tile {h(2, -2)}")
    while s.question == "MoveCubes":
        s.answer("cubes 0")
    return s


@rule("DSM-4.26")
def test_an_extra_turn_is_a_whole_turn_of_the_same_animal() -> None:
    s = wander(busy().turn("fish"))
    assert (s.asked, s.options()) == ("fish", ["pawn basic", "retrieve"])
    s.answer("pawn basic", "space domination-3")
    s.answer("pass")
    assert s.asked == "cephalopods"


@rule("DSM-4.26")
def test_one_may_retrieve_in_an_extra_turn() -> None:
    s = wander(busy().turn("fish")).answer("retrieve")
    assert (s.retrieved("fish"), s.pawns("fish"), s.on("wanderlust-3"), s.asked) == (True, 4, None, "cephalopods")


@rule("DSM-4.26")
def test_extra_turns_can_follow_each_other_reconstruction() -> None:
    """Reconstruction: Hadopelagic gives the second one."""
    s = busy()
    s.trait("fish", "hadopelagic")
    for n in (1, 2):
        s.pawn("fish", f"autotrophs-{n}")
    s.pawn("fish", "depletion-1")
    s.g.pawns[2] = 0
    s = wander(s.turn("fish"))  # nothing left to place: the extra turn is a Retrieve
    assert (s.retrieved("fish"), s.asked, s.pawns("fish")) == (True, "fish", 3)
    assert s.options() == ["pawn basic", "pawn sun"]
    s.answer("pawn basic", "space regression-1", "pass")
    assert s.asked == "cephalopods"


@rule("DSM-4.27")
def test_an_animal_without_species_takes_turns() -> None:
    s = Sea()
    s.clear(CENTRE, "fish")
    s.empty_gene_pool("fish")
    s.turn("crustaceans").answer("space autotrophs-1")
    assert (s.asked, s.eliminated("fish")) == ("fish", 34)
    s.answer("space autotrophs-2")
    assert (s.asked, s.on("autotrophs-2")) == ("cephalopods", "fish")


@rule("DSM-4.27")
def test_the_round_waits_for_an_animal_without_species() -> None:
    s = Sea()
    s.clear(CENTRE, "fish")
    s.empty_gene_pool("fish")
    for animal in ("reptiles", "cephalopods"):
        s.g.move_marker(["reptiles", "cephalopods", "fish", "crustaceans"].index(animal))
    s.pawn("crustaceans", "abundance-1")
    s.turn("crustaceans").answer("retrieve")
    assert (s.g.round, s.asked) == (1, "fish")
