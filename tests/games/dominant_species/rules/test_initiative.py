"""DS-7  Initiative."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game
from tangledbank.games.dominant_species.terms import SPACES
from tests.dsl import rule
from tests.games.dominant_species.earth import Earth, targets


def executing(animals: str, **fields: object) -> Game:
    """The standard Earth at the beginning of execution."""
    data = {
        "players": animals.count(",") + 1,
        "options": {"animals": animals},
        "start": "standard",
        "phase": 2,
        **fields,
    }
    return tangledbank.position("dominant-species", data)


def seen(game: Game) -> Any:
    return game.view(-1)


def initiative(animal: str) -> Earth:
    e = Earth()
    e.pawn(animal, "initiative-1")
    return e.act("initiative-1")


@rule("DS-7.1")
@pytest.mark.parametrize("animal", ["arachnid", "bird", "mammal"])
def test_the_owner_swaps_with_the_marker_to_the_left(animal: str) -> None:
    e = initiative(animal)
    track = e.track()
    k = track.index(animal)
    e.answer("initiative adaptation-1")
    assert e.track() == [*track[: k - 1], animal, track[k - 1], *track[k + 1 :]]


@rule("DS-7.2", "EX-O09", "DS-7.4")
def test_the_left_most_animal_does_not_swap_but_relocates() -> None:
    e = initiative("insect")
    track = e.track()
    e.answer("initiative adaptation-1")
    assert (e.track(), e.on("adaptation-1"), e.on("initiative-1")) == (track, "insect", None)


@rule("DS-7.3")
@pytest.mark.parametrize("animals", ["bird,insect", "bird,insect,mammal", "amphibian,bird,insect,mammal,reptile"])
def test_with_fewer_animals_the_track_has_no_gap_to_the_left(animals: str) -> None:
    game = executing(animals, spaces={"initiative-1": animals.split(",")[0]})
    track = seen(game)["track"]
    k = track.index(animals.split(",")[0])
    game.apply("initiative wasteland-1")
    assert seen(game)["track"] == [*track[: k - 1], track[k], track[k - 1], *track[k + 1 :]]
    assert sorted(track) == sorted(animals.split(","))


@rule("DS-7.4", "RU-08")
def test_the_pawn_goes_to_any_vacant_space_but_initiative() -> None:
    e = Earth()
    e.pawn("bird", "initiative-1")
    e.pawn("mammal", "migration-2")
    e.act("initiative-1")
    assert targets(e.options()) == [space for space in SPACES if space not in ("initiative-1", "migration-2")]
    assert e.why("initiative initiative-1") == {"DS-7.4"}
    assert e.why("initiative migration-2") == {"DS-5.7"}


@rule("DS-7.5", "RU-08")
def test_declining_leaves_track_and_pawn() -> None:
    e = initiative("bird")
    track = e.track()
    e.answer("pass")
    assert (e.done, e.track(), e.pawns("bird"), e.on("initiative-1")) == (True, track, 3, None)


@rule("DS-7.5", "RU-08")
def test_swap_and_relocation_are_one_answer() -> None:
    e = initiative("bird")
    assert {option.split()[0] for option in e.options()} == {"initiative", "pass"}
    e.answer("initiative regression-1")
    assert e.done
    assert (e.track().index("bird"), e.pawns("bird")) == (2, 2)


@rule("DS-7.6")
def test_the_relocated_pawn_acts_when_its_space_is_reached() -> None:
    game = executing(
        "bird,mammal", spaces={"initiative-1": "mammal", "adaptation-1": "bird"}, rows={"adaptation": ["sun"]}
    )
    game.apply("initiative adaptation-2")
    assert (game.seat, game.options()) == (0, ["adapt sun", "pass"])
    game.apply("pass")
    assert (game.seat, game.options()) == (1, ["adapt sun", "pass"])
    assert seen(game)["spaces"] == {}


@rule("DS-7.6")
@pytest.mark.parametrize(("space", "after"), [("glaciation-2", "glaciation-1"), ("glaciation-4", "glaciation-3")])
def test_on_a_later_glaciation_space_it_joins_the_queue(space: str, after: str) -> None:
    game = executing("bird,mammal", spaces={"initiative-1": "mammal"})
    game.apply(f"initiative {space}")
    assert (seen(game)["round"], seen(game)["spaces"]) == (2, {after: "mammal"})
    assert [tile["terrain"] for tile in seen(game)["tiles"].values()].count("tundra") == 1


@rule("DS-7.7")
def test_the_swap_counts_in_the_next_planning() -> None:
    game = executing("bird,mammal", spaces={"initiative-1": "mammal"})
    assert seen(game)["track"] == ["bird", "mammal"]
    game.apply("initiative adaptation-1")
    assert (seen(game)["round"], seen(game)["waiting"]) == (2, ["P2"])


@rule("EX-P02", "DS-7.1", "DS-7.4")
def test_the_rulebooks_example_of_initiative() -> None:
    e = initiative("reptile")
    e.answer("initiative abundance-2")
    assert e.track() == ["insect", "arachnid", "amphibian", "reptile", "bird", "mammal"]
    assert (e.on("abundance-2"), e.on("initiative-1")) == ("reptile", None)
