"""DSM-4.19 to DSM-4.25, R-6, R-7  Retrieve, the food chain markers, and the end of a round."""

from __future__ import annotations

import pytest

import tangledbank
from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.terms import ANIMALS, FISH
from tests.dsl import rule
from tests.games.marine.sea import Sea


def waiting_for(*animals: str) -> Sea:
    """Only these animals have their markers on the left; each has a pawn on the display."""
    s = Sea()
    for animal in ANIMALS:
        if animal not in animals:
            s.g.move_marker(ANIMALS.index(animal))
    for n, animal in enumerate(animals):
        s.pawn(animal, f"evolution-{n + 1}")
    return s


# ---- when one may ---------------------------------------------------------------------------------------
@rule("DSM-4.19", "R-6")
def test_nothing_can_be_retrieved_without_a_pawn_on_the_display() -> None:
    s = Sea()
    s.control("fish", "sun")
    assert s.turn("fish").options() == ["pawn basic", "pawn sun"]
    assert s.why("retrieve") >= {"DSM-4.19", "R-6"}


@rule("DSM-4.19")
@pytest.mark.parametrize("pawn", ["basic", "sun"])
def test_one_pawn_on_the_display_is_enough(pawn: str) -> None:
    s = Sea()
    s.control("fish", "sun")
    s.pawn("fish", "abundance-1", pawn)
    assert s.turn("fish").options()[-1] == "retrieve"
    assert s.why("retrieve") == set()


@rule("DSM-4.19")
def test_a_special_pawn_of_others_is_not_enough() -> None:
    s = Sea()
    s.control("reptiles", "sun")
    s.control("fish", "worms")
    s.pawn("reptiles", "abundance-1", "sun")
    assert s.turn("fish").why("retrieve") >= {"DSM-4.19", "R-6"}


@rule("DSM-4.19", "DSM-4.4")
def test_whoever_cannot_place_retrieves_even_nothing() -> None:
    s = Sea()
    s.g.pawns[FISH] = s.g.total_pawns[FISH] = 0
    s.turn("fish")
    assert (s.retrieved("fish"), s.asked) == (True, "cephalopods")


@rule("DSM-4.19", "EX-10", "R-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_the_first_turn_of_the_game_nothing_is_retrieved(players: int) -> None:
    game = tangledbank.new("marine", players=players, seed=11)
    while not game.options()[0].startswith(("pawn", "space")):
        game.apply(game.options()[0])
    assert "retrieve" not in game.options()
    assert [reason.rules for reason in game.why_not("retrieve")] == [("DSM-4.19", "R-6")]


@rule("DSM-4.19", "R-6")
def test_whoever_could_retrieve_is_told_that_the_moment_has_passed() -> None:
    s = Sea()
    s.pawn("fish", "abundance-1")
    s.turn("fish").answer("pawn basic")
    assert s.why("retrieve") == {"DSM-4.1", "DSM-4.19"}


@rule("R-6")
def test_an_option_lets_one_retrieve_nothing() -> None:
    s = Sea(options={"empty_retrieve": True})
    assert s.turn("fish").options() == ["pawn basic", "retrieve"]
    s.answer("retrieve")
    assert (s.retrieved("fish"), s.asked) == (True, "cephalopods")


# ---- what it does -----------------------------------------------------------------------------------------
@rule("DSM-4.20")
def test_all_pawns_one_controls_come_back() -> None:
    s = Sea()
    s.control("fish", "sun")
    s.control("reptiles", "worms")
    s.pawn("fish", "abundance-1")
    s.pawn("fish", "evolution-1")
    s.pawn("fish", "migration-4", "sun")
    s.pawn("reptiles", "abundance-2")
    s.pawn("reptiles", "competition-4", "worms")
    s.turn("fish").answer("retrieve")
    assert [s.on(space) for space in ("abundance-1", "evolution-1", "migration-4")] == [None] * 3
    assert [s.on(space) for space in ("abundance-2", "competition-4")] == ["reptiles", "worms"]
    assert s.pawns("fish") == 4
    assert s.turn("fish").options() == ["pawn basic", "pawn sun"]


@rule("DSM-4.20", "DSM-4.18", "R-5", "EX-11")
def test_a_special_pawn_goes_back_to_whoever_controls_it_now() -> None:
    s = Sea()
    s.control("crustaceans", "worms")
    s.pawn("crustaceans", "speciation-5", "worms")
    s.pawn("crustaceans", "abundance-1")
    s.control("fish", "worms")
    s.turn("crustaceans").answer("retrieve")
    assert (s.on("speciation-5"), s.on("abundance-1")) == ("worms", None)
    assert (s.asked, s.options()) == ("fish", ["pawn basic", "retrieve"])
    s.answer("retrieve")
    assert s.on("speciation-5") is None
    assert s.turn("fish").options() == ["pawn basic", "pawn worms"]


@rule("DSM-4.21")
def test_the_marker_moves_to_the_right_and_no_other() -> None:
    s = Sea()
    s.pawn("fish", "abundance-1")
    s.turn("fish").answer("retrieve")
    assert [animal for animal in ANIMALS if s.retrieved(animal)] == ["fish"]


@rule("DSM-4.21", "DSM-4.23")
def test_who_has_retrieved_plays_on_and_may_retrieve_again() -> None:
    s = Sea()
    s.g.move_marker(FISH)
    s.turn("fish").answer("space autotrophs-1")
    assert s.on("autotrophs-1") == "fish"
    s.turn("fish").answer("retrieve")
    assert (s.on("autotrophs-1"), s.retrieved("fish"), s.g.round, s.asked) == (None, True, 1, "cephalopods")


# ---- the end of a round ---------------------------------------------------------------------------------------
@rule("DSM-4.22")
def test_the_last_marker_brings_a_reseed_at_once() -> None:
    s = waiting_for("fish", "cephalopods")
    s.row("abundance", "sun", "algae")
    s.turn("fish").answer("retrieve")
    assert (s.g.round, s.disks("autotrophs")) == (1, {})
    s.answer("retrieve")
    assert (s.g.round, s.disks("autotrophs")) == (2, {"algae": 1, "sun": 1})
    assert [s.retrieved(animal) for animal in ANIMALS] == [False] * 4


@rule("DSM-4.22")
def test_only_animals_in_play_are_waited_for() -> None:
    s = Sea("reptiles", "fish")
    s.g.move_marker(FISH)
    s.pawn("reptiles", "evolution-1")
    s.turn("reptiles").answer("retrieve")
    assert (s.g.round, s.asked) == (2, "fish")


@rule("DSM-4.22")
def test_after_asteroid_the_last_marker_ends_the_game() -> None:
    s = waiting_for("fish")
    s.g.last = True
    s.turn("fish").answer("retrieve")
    assert (s.done, s.g.round) == (True, 1)
    assert [s.vp(animal) for animal in ANIMALS] == [6, 3, 2, 0]


@rule("DSM-4.22")
def test_after_asteroid_the_round_goes_on_until_the_last_marker() -> None:
    s = waiting_for("fish", "reptiles")
    s.g.last = True
    s.turn("fish").answer("retrieve")
    assert (s.done, s.asked) == (False, "cephalopods")


@rule("DSM-4.22")
def test_ancient_lineage_comes_before_the_reseed_reconstruction() -> None:
    """Reconstruction: what Ancient Lineage offers."""
    s = waiting_for("fish")
    s.trait("fish", "ancient_lineage")
    s.track("carbon_cycle")
    s.turn("fish").answer("retrieve")
    assert (s.question, s.g.round, s.retrieved("fish")) == ("Lineage", 1, True)
    s.answer("lineage")
    assert (s.vp("fish"), s.g.round) == (1, 2)


@rule("DSM-4.22")
def test_the_check_of_exaptation_comes_before_the_reseed() -> None:
    s = waiting_for("fish")
    s.copy("reptiles", "flight")
    s.empty_gene_pool("reptiles", leave=16)
    s.turn("fish").answer("retrieve")
    assert (s.question, s.asked, s.g.round) == ("KeepTrait", "reptiles", 1)
    s.answer(s.options()[0])
    while s.question in ("PackHunt", "CopyTrait"):
        s.answer(s.options()[0])
    assert s.g.round == 2


@rule("DSM-4.22", "DSM-4.4", "EX-R7")
def test_crustaceans_without_a_space_retrieve_and_reseed() -> None:
    s = waiting_for()
    s.g.retrieved &= ~(1 << ANIMALS.index("crustaceans"))
    for space in ("abundance-1", "evolution-5", "domination-3"):
        s.pawn("crustaceans", space)
    s.turn("crustaceans")  # one pawn is available, but nothing lies behind the last space
    assert (s.pawns("crustaceans"), s.g.round, s.asked) == (4, 2, "fish")
    assert [s.retrieved(animal) for animal in ANIMALS] == [False] * 4


@rule("DSM-4.24", "EX-12")
def test_after_a_reseed_the_next_animal_follows() -> None:
    s = waiting_for("cephalopods")
    s.turn("cephalopods").answer("retrieve")
    assert (s.g.round, s.asked) == (2, "reptiles")


@rule("DSM-4.25", "EX-13")
def test_pawns_of_others_stay_during_a_reseed() -> None:
    s = waiting_for("reptiles")
    s.control("crustaceans", "worms")
    s.pawn("fish", "abundance-1")
    s.pawn("crustaceans", "wanderlust-3", "worms")
    s.turn("reptiles").answer("retrieve")
    assert (s.g.round, s.on("abundance-1"), s.on("wanderlust-3")) == (2, "fish", "worms")
    assert (s.pawns("fish"), s.pawns("reptiles")) == (3, 4)


# ---- Regression ---------------------------------------------------------------------------------------------
@rule("R-7")
def test_a_retrieved_or_bumped_pawn_leaves_its_cube_on_the_square() -> None:
    s = Sea()
    s.act("fish", "regression-1").answer("regress")
    s.act("fish", "regression-2").answer("regress")
    s.turn("fish").answer("retrieve")
    assert (s.g.squares, s.gene_pool("fish"), s.on("regression-1")) == ([FISH, FISH], 29, None)
    assert s.act("reptiles", "regression-1").done
    assert (s.g.squares, s.gene_pool("reptiles")) == ([FISH, FISH], 31)


@rule("R-7")
def test_a_reseed_frees_both_squares() -> None:
    s = Sea()
    s.act("fish", "regression-1").answer("regress")
    s.act("reptiles", "regression-2").answer("regress")
    s.run(Reseed())
    assert (s.g.squares, s.gene_pool("fish"), s.gene_pool("reptiles")) == ([-1, -1], 31, 31)
