"""DSM-3.18 to DSM-3.21, R-2  The Trait draft: three are dealt, one is kept in secret, all are revealed at once."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank
from tangledbank import Game, IllegalAction
from tangledbank.games.marine.inheritance import Draft
from tangledbank.games.marine.notation import TRAIT
from tangledbank.games.marine.terms import ANIMALS, FISH, REPTILES
from tests.dsl import rule
from tests.games.marine.sea import Sea, h, targets

CENTRE = h(0, 0)
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def new(players: int = 4, seed: int = 1, **options: Any) -> Game:
    return tangledbank.new("marine", players=players, seed=seed, **options)


def hands(game: Game) -> list[list[str]]:
    """What is dealt to each seat."""
    animals: Any = game.position()["animals"]
    return [animal["hand"] for animal in sorted(animals, key=lambda animal: str(animal["seat"]))]


def boxed(game: Game) -> int:
    """How many Traits lie in the box."""
    animals: Any = game.position()["animals"]
    return 18 - sum([len(animal["hand"] + animal["rejected"] + animal["traits"]) for animal in animals])


def revealed(**kept: str) -> Sea:
    """All have chosen: these Traits are revealed."""
    s = Sea()
    for animal, trait in kept.items():
        s.g.box &= ~(1 << TRAIT.read(trait))
        s.g.hands[ANIMALS.index(animal)] = 1 << TRAIT.read(trait)
    return s.run(Draft(0))


# ---- dealing and choosing -----------------------------------------------------------------------------
@rule("DSM-3.18")
@every_count
def test_three_traits_are_dealt_to_each_player_and_the_rest_is_in_the_box(players: int) -> None:
    game = new(players)
    dealt = [trait for hand in hands(game) for trait in hand]
    assert [len(hand) for hand in hands(game)] == [3] * players
    assert len(set(dealt)) == 3 * players
    assert boxed(game) == 18 - 3 * players


@rule("DSM-3.18")
def test_the_traits_are_shuffled() -> None:
    assert len({str(hands(new(2, seed))) for seed in range(30)}) == 30


@rule("DSM-3.19")
def test_one_of_the_three_is_kept() -> None:
    game = new(2)
    mine, other = hands(game)
    assert game.options(0) == [f"keep {trait}" for trait in mine]
    reasons = game.why_not(f"keep {other[0]}", 0)
    assert "DSM-3.19" in reasons[0].rules
    with pytest.raises(IllegalAction):
        game.apply(f"keep {other[0]}", 0)


@rule("DSM-3.19")
def test_the_other_two_go_into_the_box() -> None:
    game = new(2, seed=4, animals="reptiles,fish")
    kept, rejected = [hand[0] for hand in hands(game)], [trait for hand in hands(game) for trait in hand[1:]]
    for seat, trait in enumerate(kept):
        game.apply(f"keep {trait}", seat)
    animals: Any = game.position()["animals"]
    assert all(game.state.box >> TRAIT.read(trait) & 1 for trait in rejected)  # type: ignore[attr-defined]
    assert [animal["traits"] for animal in animals] == [[trait] for trait in kept]
    assert [animal["hand"] + animal["rejected"] for animal in animals] == [[], []]
    assert boxed(game) == 16


@rule("DSM-3.19")
def test_the_players_choose_in_any_order_and_once() -> None:
    game = new(3)
    game.apply(game.options(2)[0], 2)
    assert game.waiting == [0, 1]
    assert [len(game.options(seat)) for seat in range(3)] == [3, 3, 0]
    game.apply(game.options(0)[1], 0)
    assert game.waiting == [1]


@rule("DSM-3.20")
def test_nothing_is_shown_before_the_last_has_chosen() -> None:
    game = new(4, seed=3)
    for seat in (0, 1, 2):
        game.apply(game.options(seat)[0], seat)
        shown: Any = game.view(-1)
        assert [animal["traits"] for animal in shown["animals"].values()] == [[]] * 4


@rule("DSM-3.20")
def test_all_are_revealed_at_once_and_stay_face_up() -> None:
    game = new(4, seed=3)
    kept = [hand[0] for hand in hands(game)]
    for seat, trait in enumerate(kept):
        game.apply(f"keep {trait}", seat)
    for _ in range(20):
        for viewer in range(-1, 4):
            shown: Any = game.view(viewer)
            assert {animal["seat"]: animal["traits"] for animal in shown["animals"].values()} == {
                f"P{seat + 1}": [trait] for seat, trait in enumerate(kept)
            }
        game.apply(game.options()[0])


# ---- what Traits do at once -----------------------------------------------------------------------------
@rule("DSM-3.21", "R-2")
def test_pack_hunters_come_before_exaptation_whatever_the_turn_order() -> None:
    s = revealed(crustaceans="exaptation", reptiles="pack_hunters")
    assert (s.asked, s.question) == ("reptiles", "PackHunt")
    s.answer("special worms")
    assert s.controls("reptiles") == ["worms"]
    assert s.copied("crustaceans") == "pack_hunters"  # the only Trait there is to copy
    assert (s.asked, s.question) == ("crustaceans", "PackHunt")


@rule("DSM-3.21", "R-2")
def test_a_copied_pack_hunters_chooses_among_the_pawns_left() -> None:
    s = revealed(crustaceans="exaptation", reptiles="pack_hunters").answer("special worms")
    assert targets(s.options()) == ["algae", "gastropods", "plankton", "sponges", "sun"]
    assert s.why("special worms") >= {"DSM-24.11"}
    s.answer("special algae")
    assert (s.done, s.controls("crustaceans"), s.target_of("algae"), s.target_of("sun")) == (True, ["algae"], 3, 1)


@rule("DSM-3.21", "R-2")
def test_exaptation_sees_all_revealed_traits_of_opponents() -> None:
    s = revealed(crustaceans="exaptation", reptiles="pack_hunters", fish="flight", cephalopods="ram_feeder")
    s.answer("special sun")
    assert (s.asked, targets(s.options())) == ("crustaceans", ["flight", "pack_hunters", "ram_feeder"])
    assert s.why("copy exaptation") >= {"DSM-24.8"}


@rule("DSM-3.21")
def test_ram_feeder_adds_its_plankton_after_the_reveal() -> None:
    assert revealed(reptiles="ram_feeder").elements("reptiles") == {"sun": 2, "sponges": 1, "plankton": 1}
    copied = revealed(reptiles="exaptation", fish="ram_feeder")
    assert copied.elements("reptiles") == {"sun": 2, "sponges": 1, "plankton": 1}
    assert copied.acquired("reptiles") == {}


@rule("DSM-3.21")
def test_phenotypic_plasticity_makes_room_for_two_more() -> None:
    s = revealed(fish="phenotypic_plasticity")
    assert (s.g.most_elements(FISH), s.g.most_elements(REPTILES)) == (8, 6)


@rule("DSM-3.21")
def test_ram_feeder_does_not_change_the_start_on_a_random_earth() -> None:
    seed = next(n for n in range(99) if "ram_feeder" in hands(new(2, n, random_earth=True))[0])
    game = new(2, seed, random_earth=True)
    before: Any = game.view(0)
    game.apply("keep ram_feeder", 0)
    game.apply(game.options(1)[0], 1)
    after: Any = game.view(0)
    animal = next(name for name, one in after["animals"].items() if one["traits"] == ["ram_feeder"])
    assert sum(after["animals"][animal]["elements"].values()) == 4
    assert after["tiles"][CENTRE]["cubes"] == before["tiles"][CENTRE]["cubes"]
    assert after["animals"][animal]["vp"] == before["animals"][animal]["vp"]
