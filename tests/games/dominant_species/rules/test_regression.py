"""DS-9  Regression."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.games.dominant_species.terms import ANIMALS
from tests.dsl import rule


def regress(box: str, pawns: tuple[str, ...] = (), animals: list[str] = ANIMALS, **acquired: str) -> Game:
    """The beginning of execution: disks in the box, pawns on the two spaces, acquired disks by animal."""
    parts = [{"animal": a, "seat": f"P{k + 1}", "acquired": acquired.get(a, "").split()} for k, a in enumerate(animals)]
    data = {"players": len(parts), "animals": parts, "start": "standard", "phase": 2}
    spaces = {f"regression-{k + 1}": animal for k, animal in enumerate(pawns)}
    return tangledbank.position("dominant-species", data | {"rows": {"regression": box.split()}, "spaces": spaces})


def seen(game: Game) -> Any:
    return game.view(-1)


def left(game: Game, animal: str) -> Any:
    """The acquired disks of an animal."""
    return seen(game)["animals"][animal]["acquired"]


def is_asked(game: Game) -> bool:
    return game.options()[0].startswith("protect")


@rule("DS-9.1")
def test_every_animal_regresses_even_without_any_pawn() -> None:
    game = regress("sun", mammal="sun meat", bird="sun", amphibian="sun", arachnid="sun", insect="sun sun")
    assert not is_asked(game)
    assert [left(game, animal) for animal in ANIMALS] == [{"meat": 1}, {}, {}, {}, {}, {"sun": 1}]


@rule("DS-9.2")
@pytest.mark.parametrize("box", ["grub", "grub grub", "grub grub grub"])
def test_one_disk_of_a_type_is_lost_however_many_are_in_the_box(box: str) -> None:
    assert left(regress(box, bird="grub grub grub"), "bird") == {"grub": 2}


@rule("DS-9.2")
def test_every_type_in_the_box_costs_a_disk() -> None:
    assert left(regress("grub sun water", bird="grub sun sun meat"), "bird") == {"sun": 1, "meat": 1}


@rule("DS-9.3")
@pytest.mark.parametrize("animal", ANIMALS)
def test_printed_elements_stay(animal: str) -> None:
    game = regress("meat sun seed water grub grass")
    assert not is_asked(game)
    assert sum(seen(game)["animals"][animal]["elements"].values()) == (3 if animal == "amphibian" else 2)


@rule("DS-9.4")
def test_a_pawn_keeps_one_disk() -> None:
    game = regress("grub sun", ("bird",), bird="grub sun")
    game.apply("protect grub")
    assert left(game, "bird") == {"grub": 1}


@rule("DS-9.4")
def test_two_pawns_keep_two_disks() -> None:
    game = regress("grub sun", ("bird", "bird"), bird="grub sun")
    game.apply("protect grub")
    game.apply("protect sun")
    assert left(game, "bird") == {"grub": 1, "sun": 1}


@rule("DS-9.5", "DS-22.2")
def test_reptiles_are_protected_once_without_a_pawn() -> None:
    game = regress("grub meat", reptile="grub meat")
    assert (game.seat, game.options()) == (1, ["protect grub", "protect meat", "pass"])
    game.apply("protect meat")
    assert not is_asked(game)
    assert left(game, "reptile") == {"meat": 1}


@rule("DS-9.6", "RU-09")
def test_a_protection_may_stay_unused() -> None:
    game = regress("grub", ("bird",), bird="grub")
    game.apply("pass")
    assert left(game, "bird") == {}


@rule("DS-9.6")
def test_the_owner_chooses_what_they_keep() -> None:
    for kept in ("grub", "sun"):
        game = regress("grub sun", ("bird",), bird="grub sun")
        game.apply(f"protect {kept}")
        assert left(game, "bird") == {kept: 1}


@rule("DS-9.7", "RU-09")
def test_protections_are_chosen_space_by_space_the_reptiles_last() -> None:
    game = regress("grub", ("insect", "bird"), insect="grub", bird="grub", reptile="grub")
    asked = []
    for answer in ("protect grub", "pass", "protect grub"):
        asked.append(game.seat)
        game.apply(answer)
    assert asked == [ANIMALS.index(animal) for animal in ("insect", "bird", "reptile")]
    assert [left(game, animal) for animal in ("insect", "bird", "reptile")] == [{"grub": 1}, {}, {"grub": 1}]


@rule("DS-9.7")
def test_losses_wait_for_the_last_choice() -> None:
    game = regress("grub", ("insect",), insect="grub", bird="grub", reptile="grub")
    game.apply("pass")
    assert (game.seat, left(game, "bird"), left(game, "insect")) == (1, {"grub": 1}, {"grub": 1})
    game.apply("pass")
    assert [left(game, animal) for animal in ("insect", "bird", "reptile")] == [{}, {}, {}]


@rule("DS-9.8")
def test_lost_disks_go_to_the_bag_and_the_box_stays() -> None:
    game = regress("grub grub", bird="grub", insect="grub")
    assert seen(game)["bag"]["grub"] == 20 - 2 - 2
    assert seen(game)["rows"]["regression"] == {"grub": 2}


@rule("DS-9.9")
def test_pawns_return_after_the_losses() -> None:
    game = regress("grub", ("bird", "bird"), bird="grub")
    assert (seen(game)["spaces"], seen(game)["animals"]["bird"]["pawns"]) == (
        {"regression-1": "bird", "regression-2": "bird"},
        1,
    )
    game.apply("protect grub")
    assert (seen(game)["spaces"], seen(game)["animals"]["bird"]["pawns"]) == ({}, 3)


@rule("DS-9.9")
def test_pawns_return_also_if_nothing_is_threatened() -> None:
    game = regress("", ("bird", "mammal"))
    assert (seen(game)["spaces"], seen(game)["animals"]["mammal"]["pawns"]) == ({}, 3)


@rule("DS-9.10")
def test_a_disk_adapted_in_this_round_can_be_lost_in_this_round() -> None:
    data: Any = {"players": 6, "options": {"animals": ",".join(ANIMALS)}, "start": "standard", "phase": 2}
    data |= {"rows": {"adaptation": ["sun"], "regression": ["sun"]}, "spaces": {"adaptation-1": "bird"}}
    game = tangledbank.position("dominant-species", data)
    game.apply("adapt sun")
    assert left(game, "bird") == {}


@rule("DS-9.11")
def test_only_threatened_types_can_be_protected() -> None:
    game = regress("grub sun", ("bird",), bird="grub sun meat")
    assert game.options() == ["protect grub", "protect sun", "pass"]
    for element in ("meat", "water"):
        assert {r for reason in game.why_not(f"protect {element}") for r in reason.rules} == {"DS-9.11"}


@rule("DS-9.11", "RU-09")
def test_one_animal_protects_a_type_only_once() -> None:
    game = regress("grub sun", ("bird", "bird"), bird="grub grub sun")
    game.apply("protect grub")
    assert game.options() == ["protect sun", "pass"]
    assert {r for reason in game.why_not("protect grub") for r in reason.rules} == {"DS-9.11"}


@rule("DS-9.11")
def test_without_a_threatened_type_nothing_is_asked() -> None:
    assert not is_asked(regress("sun", ("bird", "insect"), bird="grub", reptile="meat"))


@rule("RU-09")
def test_one_protection_keeps_all_disks_of_a_type() -> None:
    game = regress("grub", ("bird", "bird"), bird="grub grub grub")
    game.apply("protect grub")
    assert not is_asked(game)
    assert left(game, "bird") == {"grub": 3}


# ---- examples -----------------------------------------------------------------------------
@rule("EX-P04", "DS-9.4", "DS-9.5")
def test_the_rulebooks_example_of_regression() -> None:
    game = regress("grub grub", ("insect",), insect="grub sun", reptile="grub")
    game.apply("protect grub", 5)
    game.apply("protect grub", 1)
    assert (left(game, "insect"), left(game, "reptile")) == ({"grub": 1, "sun": 1}, {"grub": 1})
    assert (seen(game)["animals"]["insect"]["pawns"], seen(game)["rows"]["regression"]) == (3, {"grub": 2})


@rule("EX-P04", "DS-20.12")
def test_a_sun_left_on_the_squares_threatens_the_next_round() -> None:
    animals = [
        {"animal": "insect", "seat": "P1", "acquired": ["sun"], "pawns": 1},
        {"animal": "mammal", "seat": "P2", "pawns": 0},
    ]
    data: Any = {"animals": animals, "start": "standard", "phase": 3, "rows": {"adaptation": ["sun"]}}
    game = tangledbank.position("dominant-species", data)
    assert (seen(game)["phase"], seen(game)["rows"]["regression"]) == (1, {"sun": 1})
    game.apply("pawn regression-2")
    assert game.options() == ["protect sun", "pass"]


@rule("EX-O12", "DS-9.2")
def test_two_types_in_the_box_cost_two_disks() -> None:
    game = regress("grub grub sun", insect="grub grub sun")
    assert left(game, "insect") == {"grub": 1}
    assert (seen(game)["bag"]["grub"], seen(game)["bag"]["sun"]) == (20 - 2 - 2 - 1, 20 - 2 - 1)


@rule("EX-O13", "DS-9.4", "DS-9.6")
@pytest.mark.parametrize(
    ("answer", "kept"), [("protect grub", {"grub": 2}), ("protect sun", {"grub": 1, "sun": 1}), ("pass", {"grub": 1})]
)
def test_one_pawn_keeps_one_of_two(answer: str, kept: dict[str, int]) -> None:
    game = regress("grub grub sun", ("insect",), insect="grub grub sun")
    game.apply(answer)
    assert left(game, "insect") == kept


@rule("EX-O14", "DS-9.5")
def test_reptiles_with_a_pawn_have_two_protections() -> None:
    game = regress("grub sun", ("reptile",), reptile="grub sun")
    game.apply("protect sun")
    assert game.options() == ["protect grub", "pass"]
    game.apply("protect grub")
    assert left(game, "reptile") == {"grub": 1, "sun": 1}


@rule("EX-O15", "DS-9.3")
@pytest.mark.parametrize("acquired", ["", "grub"])
def test_arachnids_lose_only_acquired_grubs(acquired: str) -> None:
    game = regress("grub", arachnid=acquired)
    assert (left(game, "arachnid"), seen(game)["animals"]["arachnid"]["elements"]) == ({}, {"grub": 2})


@rule("EX-O75", "DS-9.11")
@pytest.mark.parametrize(("first", "second"), [("protect grub", None), ("pass", "protect grub")])
def test_the_free_protection_is_asked_only_if_something_is_left_to_protect(first: str, second: str | None) -> None:
    game = regress("grub", ("reptile",), reptile="grub")
    game.apply(first)
    assert is_asked(game) == (second is not None)
    if second:
        game.apply(second)
    assert left(game, "reptile") == {"grub": 1}
