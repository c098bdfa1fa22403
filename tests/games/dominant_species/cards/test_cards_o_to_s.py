"""DS-C23 to DS-C26  Omnivore, Parasitism, Predator, Symbiotic."""

from __future__ import annotations

import pytest

from tangledbank.games.dominant_species.terms import ANIMALS
from tests.dsl import rule
from tests.games.dominant_species.cards import (
    CENTRE,
    DESERT,
    FOREST,
    MOUNTAIN,
    REFUSED,
    drain,
)
from tests.games.dominant_species.earth import Earth, h

RIM = h(2, -2)


# ---- Omnivore and Parasitism -----------------------------------------------------------
@rule("DS-C23.1")
def test_omnivore_gives_a_pawn_to_the_animal_alone() -> None:
    e = Earth(players=2).card("omnivore", "reptile")
    assert e.done
    assert not e.laws()
    assert [e.pawns(animal) for animal in ANIMALS] == [3, 4, 3, 3, 3, 3]


@rule("DS-C24.1")
@pytest.mark.parametrize(("animal", "without"), [("mammal", 0), ("amphibian", 3), ("insect", 5)])
def test_parasitism_gives_a_pawn_to_the_animal_and_all_below(animal: str, without: int) -> None:
    e = Earth().card("parasitism", animal)
    assert e.done
    assert not e.laws()
    assert [e.pawns(other) for other in ANIMALS] == [3] * without + [4] * (6 - without)


@rule("DS-C24.1")
def test_parasitism_gives_nothing_to_animals_that_are_not_in_play() -> None:
    e = Earth("reptile", "arachnid").card("parasitism", "reptile")
    assert e.g.total_pawns == [0, 8, 0, 0, 8, 0]


@rule("DS-23.4", "DS-C24.1")
def test_parasitism_gives_nothing_to_higher_animals_of_the_same_player() -> None:
    e = Earth(players=2).card("parasitism", "reptile")
    assert [e.pawns(animal) for animal in ("mammal", "reptile", "bird")] == [3, 4, 4]


@rule("DS-C24.2")
@pytest.mark.parametrize("card", ["omnivore", "parasitism", "intelligence"])
def test_a_new_pawn_is_available_at_once_and_an_eleventh_is_not_to_be_had(card: str) -> None:
    e = Earth()
    e.pawn("bird", "adaptation-1")
    assert e.card(card, "bird").pawns("bird") == 3
    for _ in range(8):
        e.card(card, "bird")
    assert (e.pawns("bird"), e.g.total_pawns[2]) == (9, 10)
    assert not e.laws()


# ---- Predator -----------------------------------------------------------------------
@rule("DS-C25.1")
def test_predator_takes_an_opposing_cube_on_every_shared_tile() -> None:
    e = Earth()
    e.place("mammal", CENTRE, 2)
    e.card("predator", "mammal")
    asked = []
    for answer in ("victim bird", "victim reptile", "victim insect"):
        asked.append((e.asked, e.options()))
        e.answer(answer)
    assert e.done
    assert not e.laws()
    assert asked == [
        ("mammal", ["victim bird", "victim arachnid"]),
        ("mammal", ["victim reptile", "victim bird"]),
        ("mammal", ["victim reptile", "victim insect"]),
    ]
    assert [e.eliminated(animal) for animal in ANIMALS] == [0, 1, 1, 0, 0, 1]
    assert (e.cubes("bird", FOREST), e.cubes("reptile", MOUNTAIN), e.cubes("insect", DESERT)) == (1, 0, 0)


@rule("DS-C25.1")
def test_predator_spares_the_acting_animal_and_cannot_be_passed() -> None:
    e = Earth().card("predator", "mammal")
    assert (e.why("pass"), e.why("victim amphibian")) == (REFUSED, {"DS-C25.1"})
    assert e.why("victim mammal") == {"DS-23.3"}


@rule("DS-C25.1")
def test_predator_takes_the_only_opposing_cube_without_a_question() -> None:
    e = Earth()
    e.lay(RIM, "sea")
    e.place("arachnid", RIM, 1)
    e.place("mammal", RIM, 2)
    e.card("predator", "arachnid").answer("victim bird", "victim mammal", "victim insect")
    assert e.done
    assert (e.cubes("mammal", RIM), e.cubes("arachnid", RIM)) == (1, 1)


@rule("DS-23.4", "DS-C25.1")
def test_predator_may_take_an_animal_of_the_same_player() -> None:
    e = Earth(players=2).card("predator", "mammal")
    assert (e.g.seat, e.options()) == (0, ["victim bird", "victim arachnid"])


# ---- Symbiotic ----------------------------------------------------------------------
def sizes(e: Earth) -> list[int]:
    """The number of elements on each display."""
    return [e.g.elements_of(animal) for animal in range(6)]


@rule("EX-O51")
@pytest.mark.parametrize(
    ("animal", "after"),
    [("amphibian", [3, 3, 3, 4, 3, 3]), ("mammal", [3, 2, 2, 3, 2, 2])],
    ids=["amphibian", "mammal"],
)
def test_symbiotic_at_the_start(animal: str, after: list[int]) -> None:
    e = Earth().card("symbiotic", animal)
    assert e.done
    assert sizes(e) == after
    assert sum(e.g.bag) == 108 - (sum(after) - 13)
    assert not e.laws()


@rule("EX-O72", "DS-C26.1")
def test_symbiotic_by_mammals_with_three_elements_leaves_the_amphibians_out() -> None:
    e = Earth()
    e.acquire("mammal", "sun")
    assert sizes(e.card("symbiotic", "mammal")) == [4, 3, 3, 3, 3, 3]


@rule("DS-C26.1")
def test_symbiotic_draws_at_random() -> None:
    drawn = [tuple(Earth(rng=seed).card("symbiotic", "mammal").acquired("mammal")) for seed in range(40)]
    assert len(set(drawn)) == 6


@rule("DS-C26.2")
def test_symbiotic_gives_nothing_to_a_full_display() -> None:
    e = Earth()
    e.acquire("amphibian", "sun", "sun", "sun")
    assert sizes(e.card("symbiotic", "amphibian")) == [3, 3, 3, 6, 3, 3]
    assert not e.laws()


@rule("DS-C26.3")
@pytest.mark.parametrize(
    ("disks", "after"),
    [(0, [2, 2, 2, 3, 2, 2]), (1, [2, 2, 2, 4, 2, 2]), (2, [3, 2, 2, 4, 2, 2]), (4, [3, 3, 3, 4, 2, 2])],
)
def test_symbiotic_draws_for_the_acting_animal_first_then_in_food_chain_order(disks: int, after: list[int]) -> None:
    e = Earth()
    drain(e, *["sun"] * disks)
    e.card("symbiotic", "amphibian")
    assert e.done
    assert sizes(e) == after
    assert sum(e.g.bag) == 0


@rule("DS-23.4", "DS-C26.1")
def test_symbiotic_compares_with_the_animal_that_took_it() -> None:
    e = Earth(players=2)
    e.acquire("reptile", "grass", "grub")
    assert sizes(e.card("symbiotic", "mammal")) == [3, 4, 2, 3, 2, 2]
