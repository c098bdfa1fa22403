"""DSM-4.2 to DSM-4.14, DSM-4.18, DSM-5, R-5, R-27  Which pawn may go where, and what it pushes away."""

from __future__ import annotations

import pytest

from tangledbank.games.marine.notation import CARD
from tests.dsl import rule
from tests.games.marine.sea import E, Sea, W, h, targets

SECTIONS = {
    "abundance": "bbb",
    "autotrophs": "bb",
    "depletion": "b",
    "adaptation": "bbS",
    "regression": "bb",
    "speciation": "bbbbS",
    "wanderlust": "bbS",
    "tectonics": "bS",
    "migration": "bbbS",
    "competition": "bbbS",
    "evolution": "bbbbb",
    "domination": "bbb",
}
ALL = [f"{name}-{n}" for name, kinds in SECTIONS.items() for n in range(1, len(kinds) + 1)]
SPECIAL = ["adaptation-3", "speciation-5", "wanderlust-3", "tectonics-2", "migration-4", "competition-4"]
BASIC = [space for space in ALL if space not in SPECIAL]
CENTRE = h(0, 0)


def after(space: str, but: list[str] | None = None) -> list[str]:
    """The spaces for basic pawns behind a space."""
    return [found for found in BASIC if ALL.index(found) > ALL.index(space) and found not in (but or [])]


def spaces(s: Sea, animal: str, pawn: str = "basic") -> list[str]:
    """Where an animal may put a pawn in its turn."""
    s.turn(animal)
    if f"pawn {pawn}" in s.options():
        s.answer(f"pawn {pawn}")
    return targets(s.options())


# ---- available pawns -----------------------------------------------------------------------------------
@rule("DSM-4.2")
def test_a_pawn_on_the_display_is_not_available() -> None:
    s = Sea()
    for space in ("abundance-1", "abundance-2", "abundance-3"):
        s.pawn("fish", space)
    assert targets(s.turn("fish").options()) == ["basic"]
    s.pawn("fish", "autotrophs-1")
    s.control("fish", "sun")
    assert targets(s.turn("fish").options()) == ["sun"]
    assert s.why("pawn basic") >= {"DSM-4.2"}


@rule("DSM-4.2")
def test_a_special_pawn_on_the_display_is_not_available() -> None:
    s = Sea()
    s.control("fish", "sun", "algae")
    s.pawn("fish", "evolution-2", "sun")
    assert targets(s.turn("fish").options()) == ["basic", "algae"]
    assert s.why("pawn sun") >= {"DSM-4.2"}


@rule("DSM-4.3")
def test_a_special_pawn_belongs_to_whoever_has_its_marker() -> None:
    s = Sea()
    s.control("fish", "sun")
    assert targets(s.turn("fish").options()) == ["basic", "sun"]
    s.control("reptiles", "sun")
    assert s.turn("fish").question == "PlacePawn"  # basic pawns are all there is
    assert targets(s.turn("reptiles").options()) == ["basic", "sun"]


# ---- basic pawns ----------------------------------------------------------------------------------------
@rule("DSM-4.5")
def test_sections_come_from_top_to_bottom_and_spaces_from_left_to_right() -> None:
    for space in BASIC[:-2]:
        s = Sea()
        s.pawn("fish", space)
        assert spaces(s, "fish") == after(space)


@rule("DSM-4.6")
def test_a_basic_pawn_goes_behind_all_own_pawns() -> None:
    s = Sea()
    s.pawn("fish", "depletion-1")
    s.pawn("fish", "migration-2")
    assert spaces(s, "fish") == after("migration-2")
    assert s.why("space migration-1") >= {"DSM-4.6"}
    assert s.why("space migration-3") == set()


@rule("DSM-4.6")
def test_a_basic_pawn_does_not_go_onto_a_taken_or_a_reserved_space() -> None:
    s = Sea()
    s.pawn("reptiles", "evolution-1")
    assert spaces(s, "fish") == [space for space in BASIC if space != "evolution-1"]
    assert s.why("space evolution-1") >= {"DSM-4.6"}
    assert s.why("space tectonics-2") >= {"DSM-4.6", "DSM-4.12"}


@rule("DSM-4.6", "EX-R5")
def test_behind_competition_2_there_are_competition_3_evolution_and_domination() -> None:
    s = Sea()
    s.pawn("fish", "competition-2")
    expected = ["competition-3", *[f"evolution-{n}" for n in range(1, 6)], *[f"domination-{n}" for n in range(1, 4)]]
    assert spaces(s, "fish") == expected


@rule("DSM-4.6", "EX-7")
def test_special_pawns_on_the_display_count_for_basic_ones() -> None:
    s = Sea()
    s.control("fish", "sun", "worms")
    s.pawn("fish", "abundance-3")
    s.pawn("fish", "competition-1", "sun")
    expected = ["competition-2", "competition-3", *[f"evolution-{n}" for n in range(1, 6)]]
    assert spaces(s, "fish") == [*expected, *[f"domination-{n}" for n in range(1, 4)]]
    assert spaces(s, "fish", "worms") == [space for space in ALL if space not in ("abundance-3", "competition-1")]


@rule("DSM-4.7")
def test_without_a_pawn_on_the_display_every_basic_space_is_open() -> None:
    s = Sea()
    s.pawn("reptiles", "domination-3")
    assert spaces(s, "fish") == BASIC[:-1]


# ---- special pawns --------------------------------------------------------------------------------------
@rule("DSM-4.8")
def test_a_special_pawn_goes_before_or_behind_onto_vacant_spaces_and_opposing_basic_pawns() -> None:
    s = Sea()
    s.control("fish", "sun")
    s.pawn("fish", "evolution-3")
    s.pawn("reptiles", "abundance-1")
    assert spaces(s, "fish", "sun") == [space for space in ALL if space != "evolution-3"]


@rule("DSM-4.8", "EX-R6")
def test_a_special_pawn_goes_everywhere_but_onto_own_and_special_pawns() -> None:
    s = Sea()
    s.control("fish", "sun")
    s.control("reptiles", "worms")
    s.pawn("fish", "migration-1")
    s.pawn("reptiles", "evolution-2", "worms")
    s.pawn("reptiles", "evolution-1")
    assert spaces(s, "fish", "sun") == [space for space in ALL if space not in ("migration-1", "evolution-2")]


@rule("DSM-4.9", "EX-9")
def test_special_pawns_and_own_basic_pawns_are_not_pushed_away() -> None:
    s = Sea()
    s.control("fish", "sun", "algae")
    s.control("reptiles", "worms")
    s.pawn("fish", "evolution-1")
    s.pawn("fish", "evolution-2", "algae")
    s.pawn("reptiles", "evolution-3", "worms")
    s.turn("fish").answer("pawn sun")
    assert all("DSM-4.9" in s.why(f"space evolution-{n}") for n in (1, 2, 3))
    assert s.why("space evolution-4") == set()


@rule("DSM-4.9")
def test_even_the_own_special_pawn_blocks_a_basic_one() -> None:
    s = Sea()
    s.control("fish", "algae")
    s.pawn("fish", "domination-3", "algae")
    s.trait("fish", "flight", "social")
    s.turn("fish").answer("pawn basic")
    assert s.why("space domination-3") >= {"DSM-4.9"}


@rule("DSM-4.10")
def test_a_bumped_pawn_is_available_at_once() -> None:
    s = Sea()
    s.control("reptiles", "sun")
    s.pawn("fish", "evolution-5")
    assert s.pawns("fish") == 3
    s.turn("reptiles").answer("pawn sun", "space evolution-5")
    assert (s.on("evolution-5"), s.pawns("fish"), s.pawns("reptiles")) == ("sun", 4, 4)


@rule("DSM-4.10", "EX-8")
def test_after_a_bump_only_the_pawns_left_count() -> None:
    s = Sea()
    s.control("reptiles", "sun")
    s.pawn("fish", "wanderlust-1")
    s.pawn("fish", "evolution-5")
    s.pawn("reptiles", "evolution-5", "sun")
    assert s.pawns("fish") == 3
    assert spaces(s, "fish") == after("wanderlust-1", ["evolution-5"])
    assert s.why("space evolution-1") == set()


@rule("DSM-4.10", "EX-R11")
@pytest.mark.parametrize(("space", "back"), [("adaptation-3", 3), ("adaptation-1", 4)])
def test_fish_take_the_special_space_or_push_the_crustaceans_away(space: str, back: int) -> None:
    s = Sea()
    s.control("fish", "plankton")
    s.pawn("crustaceans", "adaptation-1")
    s.pawn("fish", "adaptation-2")
    s.row("adaptation", "gastropods")
    s.acquire("fish", "sun")
    s.turn("fish").answer("pawn plankton")
    assert s.why("space adaptation-2") >= {"DSM-4.9"}
    s.answer(f"space {space}", "adapt gastropods")
    if space == "adaptation-3":
        assert s.options() == ["vacant", "over sun"]
        s.answer("vacant")
    assert s.acquired("fish") == {"gastropods": 1, "sun": 1}
    assert s.pawns("crustaceans") == back


@rule("DSM-4.11")
def test_what_a_bumped_pawn_has_done_stays_done() -> None:
    s = Sea()
    s.row("abundance", "algae")
    s.act("fish", "abundance-1").answer("take algae", f"corner {E(-1, 2)}")
    s.act("fish", "regression-1").answer("regress")
    s.control("reptiles", "sun", "worms")
    s.pawn("reptiles", "abundance-1", "sun")
    s.pawn("reptiles", "regression-1", "worms")
    assert (s.pawns("fish"), s.element(E(-1, 2)), s.gene_pool("fish"), s.g.squares[0]) == (4, "algae", 30, 2)


@rule("DSM-4.12")
def test_six_spaces_are_reserved_for_special_pawns() -> None:
    s = Sea().turn("fish")
    assert [space for space in ALL if s.why(f"space {space}")] == SPECIAL
    assert all(s.why(f"space {space}") >= {"DSM-4.6", "DSM-4.12"} for space in SPECIAL)
    assert set(SPECIAL) <= set(spaces(with_pawn(), "fish", "sun"))


def with_pawn() -> Sea:
    """Fish control the sun."""
    s = Sea()
    s.control("fish", "sun")
    return s


@rule("DSM-4.14")
@pytest.mark.parametrize(("animals", "is_open"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("pawn", ["basic", "sun"])
def test_domination_has_fewer_spaces_for_fewer_animals(animals: int, is_open: int, pawn: str) -> None:
    s = Sea(*["fish", "crustaceans", "reptiles", "cephalopods"][:animals])
    s.control("fish", "sun")
    found = [space for space in spaces(s, "fish", pawn) if space.startswith("domination")]
    assert found == [f"domination-{n}" for n in range(1, is_open + 1)]
    assert all("DSM-4.14" in s.why(f"space domination-{n}") for n in range(is_open + 1, 4))


# ---- special pawns that change hands -------------------------------------------------------------------------
@rule("DSM-4.18", "R-5", "EX-11")
def test_a_pawn_on_the_display_counts_for_its_new_controller() -> None:
    s = Sea()
    s.control("crustaceans", "worms")
    s.pawn("crustaceans", "speciation-5", "worms")
    s.pawn("crustaceans", "abundance-1")
    assert spaces(s, "crustaceans")[0] == "wanderlust-1"
    s.acquire("fish", "worms", "worms")
    s.act("fish", "domination-1").answer("dominate worms")
    assert (s.controls("fish"), s.on("speciation-5")) == (["worms"], "worms")
    assert spaces(s, "crustaceans")[0] == "abundance-2"


@rule("DSM-4.18", "R-5")
def test_a_pawn_won_on_the_display_binds_its_new_controller() -> None:
    s = Sea()
    s.control("crustaceans", "worms")
    s.pawn("crustaceans", "competition-1", "worms")
    s.pawn("fish", "abundance-1")
    assert spaces(s, "fish") == after("abundance-1", ["competition-1"])
    s.control("fish", "worms")
    assert spaces(s, "fish") == after("competition-1")


@rule("R-27")
def test_with_flight_a_bumped_pawn_no_longer_counts() -> None:
    s = Sea()
    s.trait("fish", "flight")
    s.control("reptiles", "sun")
    s.pawn("fish", "adaptation-1")
    s.pawn("fish", "migration-2")
    s.turn("fish").answer("pawn basic")
    assert s.why("space speciation-1") >= {"DSM-4.6"}
    s.pawn("reptiles", "adaptation-1", "sun")
    assert spaces(s, "fish") == [space for space in BASIC if space not in ("adaptation-1", "migration-2")]


# ---- the display -------------------------------------------------------------------------------------------
@rule("DSM-5.1", "DSM-5.2")
def test_a_special_pawn_finds_37_spaces_in_twelve_sections() -> None:
    found = spaces(with_pawn(), "fish", "sun")
    assert found == ALL
    assert (len(found), len(spaces(Sea(), "fish"))) == (37, 31)


@rule("DSM-5.1")
@pytest.mark.parametrize(("space", "cubes"), [("migration-1", 3), ("migration-2", 4), ("migration-3", 5)])
def test_migration_moves_3_4_or_5_cubes_reconstruction(space: str, cubes: int) -> None:
    """Reconstruction: 4 and the order of the spaces."""
    s = Sea()
    s.place("fish", CENTRE, 5)
    s.act("fish", space).answer(f"from {CENTRE}", f"to {h(1, 0)}")
    assert targets(s.options())[-1] == str(cubes)


@rule("DSM-5.1")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_evolution_reaches_as_many_slots_as_its_number(n: int) -> None:
    s = Sea()
    s.g.evolution = [2] * 5  # Coral Reef
    track = ["annelids", "fertile", "predator", "producers", "univalves"]
    s.track(*track)
    s.act("fish", f"evolution-{n}").answer(f"evolve {CENTRE}")
    assert [CARD.show(card) for card in s.g.discard] == (["annelids"] if n == 1 else [])
    assert targets(s.options()) == (track[:n] if n > 1 else [])


@rule("DSM-5.1")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_competition_eliminates_as_many_species_as_its_number(n: int) -> None:
    s = Sea()
    s.g.competition = [2] * 3  # Coral Reef
    s.act("fish", f"competition-{n}")
    for _ in range(n):
        s.answer(f"compete {CENTRE} reptiles")
    assert (s.done, s.cubes("reptiles", CENTRE)) == (True, 3 - n)


@rule("DSM-5.3")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_every_space_of_abundance_uses_all_disks_of_the_section(n: int) -> None:
    s = Sea()
    s.row("abundance", "sun", "worms", "sponges", "worms")
    s.act("fish", f"abundance-{n}")
    assert s.options() == ["take sponges", "take sun", "take worms", "pass"]
    assert s.why("take algae") >= {"DSM-5.3"}


@rule("DSM-5.3")
@pytest.mark.parametrize(("n", "corner"), [(1, E(-1, 0)), (2, W(1, 0)), (3, W(1, -1)), (4, E(0, 0))])
def test_every_space_of_speciation_has_its_own_circle(n: int, corner: str) -> None:
    s = Sea()
    s.circles("sun", "worms", "algae", "gastropods")
    s.act("fish", f"speciation-{n}")
    assert s.options() == [f"speciate {corner}", "pass"]
