"""DSM-17  Domination: types of element, special pawns and their targets."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.terms import ANIMALS, ELEMENTS
from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h

REEF_SAND_OCEAN = [h(0, 0), h(1, 0), h(0, 1)]


def values(s: Sea, animal: str) -> dict[str, int]:
    """The domination values that are not 0."""
    a = ANIMALS.index(animal)
    found = {element: s.g.domination_value(a, e) for e, element in enumerate(ELEMENTS)}
    return {element: n for element, n in found.items() if n}


def dominated(s: Sea, animal: str) -> list[str]:
    """The types that Domination offers."""
    s.g.spaces[34] = -1
    s.act(animal, "domination-1")
    return [text.split()[1] for text in s.options() if " " in text]


def worms(tiles: int, target: int) -> Sea:
    """Crustaceans (two Worms) on some of the tiles around the Worms."""
    s = Sea()
    s.clear(h(0, 0))
    for tile in REEF_SAND_OCEAN[:tiles]:
        s.place("crustaceans", tile, 1)
    s.target("worms", target)
    return s


@rule("DSM-17.1")
@pytest.mark.parametrize(("tiles", "value"), [(1, 2), (2, 4), (3, 6)])
def test_the_value_is_elements_on_the_display_times_tiles_with_the_type(tiles: int, value: int) -> None:
    assert values(worms(tiles, 1), "crustaceans")["worms"] == value


@rule("DSM-17.1")
def test_disks_count_like_printed_elements_and_more_cubes_or_elements_on_a_tile_do_not() -> None:
    s = worms(2, 1)
    s.acquire("crustaceans", "worms")
    s.place("crustaceans", h(0, 0), 5)
    s.put(E(1, 0), "worms")  # a second one on the sand
    assert values(s, "crustaceans")["worms"] == 6


@rule("DSM-17.1")
def test_tiles_without_the_type_do_not_count() -> None:
    s = worms(1, 1)
    s.place("crustaceans", h(-1, 0), 2)
    assert values(s, "crustaceans") == {"algae": 1, "worms": 2}


@rule("DSM-17.2", "DSM-17.4")
@pytest.mark.parametrize(("target", "dominates"), [(5, True), (6, False), (7, False)])
def test_the_value_must_be_greater_than_the_target(target: int, dominates: bool) -> None:
    s = worms(3, target)
    s.target("algae", 9)
    assert dominated(s, "crustaceans") == (["worms"] if dominates else [])


@rule("DSM-17.2")
def test_a_type_that_is_not_dominated_is_refused() -> None:
    s = worms(3, 1).act("crustaceans", "domination-1")
    assert (s.why("dominate algae"), s.why("dominate worms")) == ({"DSM-17.1", "DSM-17.2"}, set())


@rule("DSM-17.3")
def test_several_animals_can_dominate_the_same_type() -> None:
    s = Sea()
    s.acquire("reptiles", "plankton", "plankton", "plankton")
    assert (dominated(s, "reptiles"), dominated(s, "fish")) == (["plankton", "sun"], ["plankton"])


@rule("DSM-17.4")
def test_one_type_is_chosen() -> None:
    s = Sea()
    s.acquire("fish", "algae")
    s.act("fish", "domination-1")
    assert s.options() == ["dominate algae", "dominate plankton", "pass"]
    s.answer("dominate algae")
    assert (s.done, s.controls("fish"), s.target_of("plankton")) == (True, ["algae"], 1)


@rule("DSM-17.4")
def test_without_a_type_one_dominates_nothing_is_asked() -> None:
    s = Sea()
    s.target("plankton", 2)
    assert (s.act("fish", "domination-1").done, s.controls("fish")) == (True, [])


@rule("DSM-17.5")
def test_a_pawn_in_the_supply_becomes_available_at_once() -> None:
    s = Sea().act("fish", "domination-1").answer("dominate plankton")
    assert s.controls("fish") == ["plankton"]
    assert "pawn plankton" in s.turn("fish").options()


@rule("DSM-17.5")
def test_a_pawn_in_front_of_another_player_changes_sides() -> None:
    s = Sea()
    s.control("reptiles", "plankton")
    s.act("fish", "domination-1").answer("dominate plankton")
    assert (s.controls("fish"), s.controls("reptiles")) == (["plankton"], [])
    assert "pawn plankton" in s.turn("fish").options()


@rule("DSM-17.5")
def test_a_pawn_on_the_display_stays_there() -> None:
    s = Sea()
    s.control("reptiles", "plankton")
    s.pawn("reptiles", "speciation-5", "plankton")
    s.act("fish", "domination-1").answer("dominate plankton")
    assert (s.on("speciation-5"), s.controls("fish")) == ("plankton", ["plankton"])
    assert s.turn("fish").options() == ["pawn basic", "retrieve"]


@rule("DSM-17.6")
def test_the_target_moves_to_the_value() -> None:
    s = worms(3, 4).act("crustaceans", "domination-1").answer("dominate worms")
    assert (s.target_of("worms"), [s.target_of(e) for e in ELEMENTS[:5]]) == (6, [1] * 5)


@rule("DSM-17.7", "R-11")
def test_a_type_whose_pawn_one_controls_can_be_dominated_again() -> None:
    s = worms(3, 4)
    s.control("crustaceans", "worms")
    s.pawn("crustaceans", "speciation-5", "worms")
    s.act("crustaceans", "domination-1").answer("dominate worms")
    assert (s.target_of("worms"), s.controls("crustaceans"), s.on("speciation-5")) == (6, ["worms"], "worms")


@rule("DSM-17.8")
def test_control_and_target_stay_when_the_value_falls() -> None:
    s = worms(3, 4).act("crustaceans", "domination-1").answer("dominate worms")
    for tile in REEF_SAND_OCEAN:
        s.clear(tile)
    s.remove(W(1, 0))
    assert values(s, "crustaceans") == {}
    assert dominated(s, "crustaceans") == []
    assert (s.controls("crustaceans"), s.target_of("worms")) == (["worms"], 6)


@rule("DSM-17.9")
@pytest.mark.parametrize(
    ("animals", "open_"),
    [(("reptiles", "fish"), 1), (("reptiles", "fish", "crustaceans"), 2), (tuple(ANIMALS), 3)],
)
def test_two_three_or_four_animals_open_one_two_or_three_spaces(animals: tuple[str, ...], open_: int) -> None:
    s = Sea(*animals).turn("fish")  # a single kind of pawn is not asked
    closed = [{"DSM-4.14", "DSM-17.9"}] * (3 - open_)
    assert [s.why(f"space domination-{n}") for n in (1, 2, 3)] == [set()] * open_ + closed


@rule("DSM-17.9")
def test_special_pawns_cannot_use_closed_spaces_either() -> None:
    s = Sea("reptiles", "fish")
    s.control("fish", "sun")
    s.turn("fish").answer("pawn sun")
    assert [s.why(f"space domination-{n}") for n in (2, 3)] == [{"DSM-4.14", "DSM-17.9"}] * 2


# ---- examples ----------------------------------------------------------------------
@rule("EX-R1")
def test_the_reptiles_have_two_suns_and_one_sponges() -> None:
    assert Sea().elements("reptiles") == {"sponges": 1, "sun": 2}


@rule("EX-R2")
@pytest.mark.parametrize(("tiles", "sponges"), [(4, False), (5, True)])
def test_reptiles_need_five_tiles_with_sponges_and_one_with_sun(tiles: int, sponges: bool) -> None:
    s = Sea()
    s.remove(E(0, 0))
    s.put(E(0, 0), "sponges")
    for place in [(-1, 0), (-1, 1), (1, -1), (1, 0)][: tiles - 1]:
        s.place("reptiles", h(*place), 1)
    s.target("sponges", 4)
    s.target("sun", 1)
    assert dominated(s, "reptiles") == (["sponges", "sun"] if sponges else ["sun"])


@rule("EX-R3")
def test_crustaceans_dominate_worms_with_six_against_four() -> None:
    s = worms(3, 4)
    assert (values(s, "crustaceans")["worms"], dominated(s, "crustaceans")) == (6, ["worms"])


@rule("EX-R21")
def test_reptiles_take_the_sun_from_its_owner_with_fifteen_against_twelve() -> None:
    s = Sea()
    s.acquire("reptiles", "sun")
    s.put(W(0, 2), "sun")  # with the one between reef, kelp and land: five tiles
    for place in [(-1, 0), (0, -1), (0, 2), (-1, 3)]:
        s.place("reptiles", h(*place), 1)
    s.target("sun", 12)
    s.control("fish", "sun")
    s.pawn("fish", "wanderlust-3", "sun")
    s.act("reptiles", "domination-1").answer("dominate sun")
    assert (s.target_of("sun"), s.controls("reptiles"), s.on("wanderlust-3")) == (15, ["sun"], "sun")
    s.turn("reptiles")
    assert "pawn sun" not in s.options()
    s.answer("retrieve")
    assert s.on("wanderlust-3") is None
    assert "pawn sun" in s.turn("reptiles").options()


@rule("EX-4")
def test_the_values_at_the_start() -> None:
    s = Sea()
    assert values(s, "reptiles") == {"sponges": 1, "sun": 2}
    kinds = {"reptiles": "sun", "cephalopods": "gastropods", "fish": "plankton", "crustaceans": "worms"}
    assert {animal: dominated(s, animal) for animal in ANIMALS} == {animal: [kind] for animal, kind in kinds.items()}


@rule("EX-37")
@pytest.mark.parametrize(("tiles", "offered"), [(4, ["sun"]), (3, [])])
def test_a_controlled_sun_at_six_is_dominated_with_eight_but_not_with_six(tiles: int, offered: list[str]) -> None:
    s = Sea()
    s.put(W(0, 2), "sun")
    for place in [(-1, 0), (0, -1), (0, 2)][: tiles - 1]:
        s.place("reptiles", h(*place), 1)
    s.control("reptiles", "sun")
    s.target("sun", 6)
    s.target("sponges", 9)
    assert (values(s, "reptiles")["sun"], dominated(s, "reptiles")) == (2 * tiles, offered)
    if offered:
        s.answer("dominate sun")
        assert (s.target_of("sun"), s.controls("reptiles")) == (8, ["sun"])
