"""DSM-0  Conventions: editions, what words mean, where pieces go, how chance draws."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tangledbank
from tangledbank import OptionError, PositionError
from tangledbank.games.marine.inheritance import ApplyTrait
from tangledbank.games.marine.reseed import Reseed
from tangledbank.games.marine.scoring import Extinction
from tangledbank.games.marine.terms import CEPHALOPODS, ELEMENTS, REPTILES
from tangledbank.games.marine.traits import PACK_HUNTERS
from tests.dsl import rule
from tests.games.marine.sea import RULEBOOK, E, Sea, W, h, targets

CENTRE = h(0, 0)
OCEAN = h(0, 1)


# ---- editions -------------------------------------------------------------------------------
@rule("DSM-0.1")
def test_the_edition_is_gmt_unless_phalanx_is_chosen() -> None:
    default: Any = tangledbank.new("marine", players=2).position()
    assert default["options"]["edition"] == "gmt"
    chosen: Any = tangledbank.new("marine", players=2, edition="phalanx").position()
    assert chosen["options"]["edition"] == "phalanx"


@rule("DSM-0.1")
def test_a_third_edition_is_refused() -> None:
    with pytest.raises(OptionError, match="gmt"):
        tangledbank.new("marine", players=2, edition="polish")


@rule("DSM-0.1")
@pytest.mark.parametrize(("edition", "bonus", "disks", "target"), [("gmt", 21, 19, 3), ("phalanx", 28, 17, 2)])
def test_bonus_disks_and_pack_hunters_depend_on_the_edition(edition: str, bonus: int, disks: int, target: int) -> None:
    s = Sea(options={"edition": edition})
    s.g.gain_bonus(REPTILES, 7)
    assert (s.vp("reptiles"), s.bag("sun")) == (bonus, disks - 1)
    s.trait("reptiles", "pack_hunters")
    s.run(ApplyTrait(REPTILES, PACK_HUNTERS)).answer("special worms")
    assert s.target_of("worms") == target


@rule("DSM-0.1")
@pytest.mark.parametrize(("edition", "vp"), [("gmt", (3, 6)), ("phalanx", (6, 3))])
def test_monotypic_habitat_turns_ties_only_in_gmt(edition: str, vp: tuple[int, int]) -> None:
    s = Sea("fish", "crustaceans", options={"edition": edition})
    s.markers(["land"] * 2 + ["kelp"], ["coral", "seamount", "seagrass", "sand", "vent"])
    s.track("monotypic_habitat")
    s.act("fish", "evolution-1").answer(f"evolve {CENTRE}")
    assert (s.vp("fish"), s.vp("crustaceans")) == vp


@rule("DSM-0.2")
def test_a_card_wins_against_a_rule() -> None:
    s = Sea()
    s.pawn("fish", "migration-2")
    s.turn("fish").answer("pawn basic")
    assert s.why("space abundance-1") >= {"DSM-4.6"}
    s.trait("fish", "flight")
    assert s.why("space abundance-1") == set()


# ---- words --------------------------------------------------------------------------------------
@rule("DSM-0.3")
def test_every_other_animal_is_opposing_and_oneself_never() -> None:
    s = Sea()
    s.act("cephalopods", "competition-4", "sun")
    assert s.options() == [f"compete {CENTRE} {a}" for a in ("reptiles", "fish", "crustaceans")] + ["pass"]
    assert s.why(f"compete {CENTRE} cephalopods") >= {"DSM-0.3"}


@rule("DSM-0.3")
def test_the_other_animal_of_the_same_player_is_opposing() -> None:
    s = Sea(players=2, options={"two_animals": True})
    s.act("reptiles", "competition-4", "sun")
    assert f"compete {CENTRE} cephalopods" in s.options()
    assert s.g.seat_of(REPTILES) == s.g.seat_of(CEPHALOPODS)


@rule("DSM-0.4")
def test_a_hex_without_a_terrain_tile_is_no_tile() -> None:
    s = Sea()
    s.act("reptiles", "tectonics-2", "sun")
    assert len(targets(s.options())) == 15 - 2
    assert s.why(f"erupt {h(1, 1)}") >= {"DSM-0.4"}
    s.lay(h(1, 1), "sand")
    assert s.why(f"erupt {h(1, 1)}") == set()


@rule("DSM-0.4")
def test_a_species_is_one_cube_and_an_element_one_disk() -> None:
    s = Sea()
    s.cubes_are(CENTRE, fish=2, reptiles=1)
    s.card("fertile", "fish")
    assert s.vp("fish") == 3
    s.put(E(0, 1), "plankton")
    s.card("ecodiversity", "fish")
    assert s.vp("fish") == 3 + 3  # two disks of Plankton and one of Algae are three elements of two types


@rule("DSM-0.5")
@pytest.mark.parametrize(("cubes", "vp"), [(0, 0), (1, 1), (5, 1)])
def test_one_species_is_enough_to_occupy_a_tile(cubes: int, vp: int) -> None:
    s = Sea()
    s.clear(CENTRE, "fish")
    s.place("fish", CENTRE, cubes)
    s.card("carbon_cycle", "fish")
    assert s.vp("fish") == vp


# ---- where pieces go ---------------------------------------------------------------------------------
@rule("DSM-0.6")
def test_eliminated_species_go_to_the_pile_and_not_to_the_gene_pool() -> None:
    s = Sea()
    s.act("fish", "competition-4", "sun").answer(f"compete {CENTRE} reptiles", "pass")
    assert (s.cubes("reptiles", CENTRE), s.eliminated("reptiles"), s.gene_pool("reptiles")) == (2, 1, 31)


@rule("DSM-0.6")
def test_returned_species_go_to_the_gene_pool_and_not_to_the_pile() -> None:
    s = Sea()
    s.card("solar_radiation", "fish", x=2).answer("victim reptiles", "victim reptiles")
    assert (s.cubes("reptiles", CENTRE), s.eliminated("reptiles"), s.gene_pool("reptiles")) == (1, 0, 33)


@rule("DSM-0.7")
def test_a_disk_that_leaves_earth_goes_into_the_bag() -> None:
    s = Sea()
    s.row("depletion", "sun")
    before = s.bag("sun")
    s.act("fish", "depletion-1").answer(f"deplete {E(-1, 0)}")
    assert (s.element(E(-1, 0)), s.bag("sun"), s.disks("depletion")) == (None, before + 1, {"sun": 1})


@rule("DSM-0.7")
def test_a_disk_that_leaves_a_display_goes_into_the_bag() -> None:
    s = Sea()
    s.acquire("fish", "sun")
    s.row("regression", "sun")
    s.g.bag = [0] * 6
    s.run(Reseed())
    drawn = [s.g.circles.count(ELEMENTS.index("sun")), s.disks("abundance").get("sun", 0)]
    assert s.acquired("fish") == {}
    assert sum(drawn) + s.bag("sun") == 2  # it and the one of the box: both were drawn again or are left


@rule("DSM-0.7")
def test_terrain_markers_go_into_the_terrain_bag() -> None:
    shown = set()
    for rng in range(40):
        s = Sea(rng=rng)
        s.markers(["land", "land", "kelp"], ["kelp", "coral", "coral", "seamount", "seamount"])
        s.run(Reseed())
        shown |= set(s.g.competition)
        assert sum(s.g.markers) == 8
    assert shown == set(range(8))


@rule("DSM-0.8")
def test_fewer_than_no_points_cannot_be() -> None:
    owners: Any = [{"animal": "fish", "seat": "P1", "vp": 0}, {"animal": "reptiles", "seat": "P2"}]
    RULEBOOK.load({"players": 2, "start": "standard", "animals": owners})
    owners[0]["vp"] = -1
    with pytest.raises(PositionError, match="vp"):
        RULEBOOK.load({"players": 2, "start": "standard", "animals": owners})
    s = Sea()
    assert s.laws() == []
    s.set_vp("fish", -1)
    assert s.laws() == ["DSM-0.8"]


@rule("DSM-0.10")
def test_species_that_die_out_lie_in_the_eliminated_pile() -> None:
    s = Sea()
    s.place("fish", h(1, 0), 2)  # Worms and Gastropods only: nothing for the fish
    s.run(Extinction())
    assert (s.cubes("fish", h(1, 0)), s.eliminated("fish"), s.gene_pool("fish")) == (0, 2, 29)


@rule("DSM-0.11")
def test_placed_species_come_from_the_gene_pool() -> None:
    s = Sea()
    s.act("fish", "speciation-5", "sun").answer(f"speciate {W(1, 0)}", "cubes 2", "cubes 4", "cubes 0")
    assert (s.cubes("fish", CENTRE), s.cubes("fish", OCEAN)) == (5, 4)
    assert (s.gene_pool("fish"), s.eliminated("fish")) == (31 - 6, 0)


@rule("DSM-0.11")
def test_the_eliminated_pile_does_not_help_an_empty_gene_pool() -> None:
    s = Sea()
    s.empty_gene_pool("fish", leave=1)
    s.act("fish", "speciation-5", "sun").answer(f"speciate {W(1, 0)}")
    assert targets(s.options()) == ["0", "1"]
    s.answer("cubes 1")
    assert s.done
    assert (s.gene_pool("fish"), s.eliminated("fish")) == (0, 30)


# ---- chance ------------------------------------------------------------------------------------------
@rule("DSM-0.9")
def test_every_disk_of_the_bag_is_as_likely_as_any_other() -> None:
    s = Sea()
    drawn: Counter[int] = Counter()
    for _ in range(4000):
        s.g.bag = [1, 0, 0, 0, 3, 4]
        drawn[s.g.draw_disk()] += 1
    assert set(drawn) == {0, 4, 5}
    assert [round(drawn[e] / 500) for e in (0, 4, 5)] == [1, 3, 4]


@rule("DSM-0.9")
def test_every_tile_of_the_stacks_is_as_likely_as_any_other() -> None:
    s = Sea()
    drawn: Counter[int] = Counter()
    for _ in range(4000):
        s.g.pool = [2, 0, 1, 0, 0, 0, 5]
        drawn[s.g.draw_terrain()] += 1
    assert [round(drawn[t] / 500) for t in (0, 2, 6)] == [2, 1, 5]


@rule("DSM-0.9")
def test_pieces_are_drawn_one_after_the_other_and_not_put_back() -> None:
    s = Sea(rng=3)
    s.g.bag = [1, 1, 1, 1, 1, 1]
    s.g.fill_row(1, 4)
    assert sorted(s.disks("abundance").values()) == [1, 1, 1, 1]
    assert sorted(s.g.bag) == [0, 0, 0, 0, 1, 1]
