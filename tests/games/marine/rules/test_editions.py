"""DSM-0.1, section 27  The four real differences between the editions, and what is the same in both."""

from __future__ import annotations

from typing import Any

import pytest

from tangledbank.games.marine.inheritance import ApplyTrait
from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.scoring import FinalScoring, Survival
from tangledbank.games.marine.traits import EXAPTATION, PACK_HUNTERS
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, Sea, h

both = pytest.mark.parametrize("edition", ["gmt", "phalanx"])


def sea(edition: str, *animals: str, **fields: object) -> Sea:
    return Sea(*animals, options={"edition": edition}, **fields)  # type: ignore[arg-type]


@rule("DSM-0.1")
def test_the_edition_is_gmt_unless_said_otherwise() -> None:
    options = RULEBOOK.check_options(4, {})
    assert options["edition"] == "gmt"
    assert Sea().g.settings.is_gmt


@rule("DSM-0.1", "DSM-1.11")
def test_the_same_position_differs_only_in_the_bag() -> None:
    """31 cubes are left in every gene pool, and everything else is the same as well."""
    gmt, phalanx = RULEBOOK.dump(sea("gmt").g), RULEBOOK.dump(sea("phalanx").g)
    assert {key for key in gmt if gmt[key] != phalanx[key]} == {"bag", "options"}
    animals: Any = phalanx["animals"]
    assert [animal["gene_pool"] for animal in animals] == [31, 31, 31, 31]


# ---- 10: disks -----------------------------------------------------------------------------------------
@rule("DSM-0.1", "DSM-1.7")
@pytest.mark.parametrize(("edition", "each"), [("gmt", 19), ("phalanx", 17)])
def test_there_are_19_or_17_disks_of_each_type(edition: str, each: int) -> None:
    s = sea(edition)
    assert s.g.bag == [each - 1] * 6  # one of each lies on Earth
    assert s.laws() == []


# ---- 1: the bonus table ----------------------------------------------------------------------------------
@rule("DSM-0.1", "DSM-1.17", "DSM-1.18")
@pytest.mark.parametrize(
    ("edition", "values"),
    [
        ("gmt", [0, 1, 3, 6, 10, 15, 21, 21, 21, 21, 21]),
        ("phalanx", [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45]),
    ],
)
def test_the_bonus_table_ends_with_6_or_with_9(edition: str, values: list[int]) -> None:
    found = []
    for quantity in range(11):
        s = sea(edition)
        s.g.gain_bonus(0, quantity)
        found.append(s.vp("reptiles"))
    assert found == values


@rule("DSM-1.17", "DSM-1.18", "DSM-20.7", "EX-38")
@pytest.mark.parametrize(("edition", "vp"), [("gmt", 21), ("phalanx", 28)])
def test_seven_vents_bring_21_or_28_vp_in_a_survival_event(edition: str, vp: int) -> None:
    s = sea(edition)
    for q, r in [(0, 0), (0, -1), (0, -2), (0, 1), (0, 2)]:
        s.vent(h(q, r), "smoker")
    for r in range(-3, 4):
        s.place("reptiles", h(0, r), 1)
    assert s.run(Survival()).vp("reptiles") == vp


# ---- 3: Pack Hunters -----------------------------------------------------------------------------------
@rule("DSM-0.1", "DSM-24.11")
@pytest.mark.parametrize(("edition", "target"), [("gmt", 3), ("phalanx", 2)])
def test_the_target_of_pack_hunters_starts_on_3_or_2(edition: str, target: int) -> None:
    s = sea(edition)
    s.trait("fish", "pack_hunters")
    s.run(ApplyTrait(2, PACK_HUNTERS)).answer("special sun")
    assert (s.controls("fish"), s.target_of("sun"), s.target_of("worms")) == (["sun"], target, 1)


@rule("DSM-24.11", "DSM-24.21")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 2), (3, 3)])
def test_in_mid_game_the_target_is_at_least_2_in_phalanx(before: int, after: int) -> None:
    s = sea("phalanx")
    s.trait("reptiles", "pack_hunters")
    s.trait("fish", "exaptation")
    s.target("sun", before)
    s.run(ApplyTrait(2, EXAPTATION)).answer("special sun")
    assert s.target_of("sun") == after


@rule("DSM-24.11")
def test_in_phalanx_two_worms_on_one_tile_do_not_beat_the_target_of_2() -> None:
    s = sea("phalanx")
    s.trait("crustaceans", "pack_hunters")
    s.run(ApplyTrait(3, PACK_HUNTERS)).answer("special worms")
    assert s.act("crustaceans", "domination-1").done  # 2 is not more than 2
    s.place("crustaceans", h(1, 0), 1)
    assert s.act("crustaceans", "domination-2").options() == ["dominate worms", "pass"]


# ---- 4: Monotypic Habitat --------------------------------------------------------------------------------
@rule("DSM-0.1", "DSM-23.21", "EX-36")
@pytest.mark.parametrize(
    ("edition", "card", "vp"),
    [
        ("gmt", "monotypic_habitat", [0, 0, 3, 6]),
        ("phalanx", "monotypic_habitat", [0, 0, 6, 3]),
        ("gmt", "fertile", [0, 0, 6, 3]),
    ],
)
def test_ties_on_a_tile_are_reversed_in_gmt_only(edition: str, card: str, vp: list[int]) -> None:
    s = sea(edition)
    s.cubes_are(h(0, 0), fish=3, crustaceans=3)
    s.track(card)
    s.markers(["land", "land", "vent"], ["coral", "seagrass", "sand", "ocean", "vent"])
    s.act("reptiles", "evolution-1").answer(f"evolve {h(0, 0)}")
    assert list(s.g.vp[:4]) == vp


@rule("DSM-23.21")
@both
def test_tiles_of_ones_own_bring_bonus_vp_in_both_editions(edition: str) -> None:
    s = sea(edition)
    for q, r in [(0, 1), (1, 0), (0, 2)]:
        s.place("fish", h(q, r), 1)
    assert s.card("monotypic_habitat", "fish").vp("fish") == 6  # three tiles; the reef is shared


@rule("DSM-0.1", "R-18", "DSM-21.6", "EX-45")
@pytest.mark.parametrize(
    ("edition", "cards", "winner"),
    [("gmt", [], 0), ("gmt", ["monotypic_habitat"], 1), ("phalanx", ["monotypic_habitat"], 0)],
)
def test_the_tie_for_victory_is_reversed_in_gmt_only(edition: str, cards: list[str], winner: int) -> None:
    s = sea(edition, "reptiles", "crustaceans")
    s.track(*cards)
    s.set_vp("reptiles", 80)
    s.set_vp("crustaceans", 80)
    assert RULEBOOK.winners(s.g) == [winner]


@rule("R-18", "DSM-23.21")
@pytest.mark.parametrize(("edition", "vp"), [("gmt", [3, 6]), ("phalanx", [6, 3])])
def test_ties_of_the_final_tile_scoring_are_reversed_in_gmt_only(edition: str, vp: list[int]) -> None:
    s = sea(edition, "reptiles", "crustaceans")
    s.track("monotypic_habitat")
    s.run(FinalScoring())
    assert [s.vp("reptiles"), s.vp("crustaceans")] == vp


@rule("DSM-23.21")
@both
def test_turn_order_is_never_reversed(edition: str) -> None:
    s = sea(edition)
    s.track("monotypic_habitat")
    s.turn("crustaceans").answer("space abundance-1")
    assert s.asked == "fish"


# ---- slips: the same in both editions ----------------------------------------------------------------------
@rule("DSM-0.1", "DSM-20.14")
@both
def test_depletion_stays_empty_until_the_second_reseed(edition: str) -> None:
    s = sea(edition)
    s.row("abundance", "sun")
    s.run(Reseed())
    assert (s.disks("depletion"), s.disks("autotrophs")) == ({}, {"sun": 1})
    s.run(Reseed())
    assert s.disks("depletion") == {"sun": 1}


@rule("DSM-0.1", "DSM-16.5")
@both
def test_cards_at_or_below_the_number_of_the_space_can_be_chosen(edition: str) -> None:
    s = sea(edition)
    s.track("annelids", "fertile", "producers")
    s.markers(["land", "land", "vent"], ["kelp", "coral", "sand", "ocean", "vent"])
    s.act("reptiles", "evolution-2").answer(f"evolve {h(0, 0)}")
    assert s.options() == ["card annelids", "card fertile"]


@rule("DSM-0.1", "DSM-4.8")
@both
def test_special_pawns_bump_basic_pawns_only(edition: str) -> None:
    s = sea(edition)
    s.control("reptiles", "sun")
    s.control("fish", "algae")
    s.pawn("fish", "abundance-1")
    s.pawn("fish", "abundance-2", "algae")
    s.turn("reptiles").answer("pawn sun")
    assert (s.why("space abundance-1"), s.why("space abundance-2")) == (set(), {"DSM-4.9"})


@rule("DSM-0.1", "DSM-9.4")
@both
def test_the_special_space_of_adaptation_takes_a_disk_of_the_section(edition: str) -> None:
    s = sea(edition)
    s.control("fish", "sun")
    s.acquire("fish", "worms")
    s.row("adaptation", "sun")
    assert s.act("fish", "adaptation-3", "sun").options() == ["adapt sun", "pass"]
    assert s.answer("adapt sun", "over worms").acquired("fish") == {"sun": 1}


@rule("DSM-0.1", "R-9")
@both
def test_the_settler_of_a_vent_comes_from_the_gene_pool_or_the_eliminated_pile(edition: str) -> None:
    s = sea(edition)
    s.empty_gene_pool("fish", 5)
    s.act("fish", "tectonics-1").answer(f"erupt {h(1, 2)}")
    assert s.options() == ["source pool", "source eliminated"]
