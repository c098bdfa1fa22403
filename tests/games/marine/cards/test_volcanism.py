"""DSM-23.35, DSM-23.40  Volcanism: when chosen, and while in play."""

from __future__ import annotations

from tests.dsl import rule
from tests.games.marine.cards import (
    AROUND,
    CORAL,
    GEYSER,
    REFUSED,
    SEAGRASS,
    SEAMOUNT,
    SMOKER,
    STEP_REFUSED,
    totals,
)
from tests.games.marine.sea import Sea, h, targets

EDGES = [h(-1, -2), h(-1, 3), h(1, -3), h(1, 2)]
"""DSM-2.22  Edge tiles at the start that are no vents."""


def without_edges() -> Sea:
    """Every tile on an edge hex is a vent."""
    s = Sea()
    for tile in EDGES:
        s.vent(tile, "smoker")
    return s


# ---- when chosen ----------------------------------------------------------------------
@rule("DSM-23.35", "DSM-30.6")
def test_volcanism_must_choose_an_edge_tile_or_any_seamount() -> None:
    """Reconstruction."""
    s = Sea().card("volcanism", "fish")
    assert (s.asked, targets(s.options())) == ("fish", [EDGES[0], SEAMOUNT, EDGES[1], EDGES[2], EDGES[3]])
    assert s.why("pass") == REFUSED
    assert s.why(f"erupt {CORAL}") == {"DSM-23.35", "DSM-13.2", "DSM-2.5"}
    assert s.why(f"erupt {GEYSER}") == {"DSM-23.35", "DSM-13.2"}


@rule("DSM-23.35")
def test_volcanism_does_everything_that_tectonics_does() -> None:
    """Reconstruction."""
    s = Sea()
    s.cubes_are(h(1, 2), reptiles=1, fish=2, cephalopods=4)
    s.card("volcanism", "reptiles", x=4).answer(f"erupt {h(1, 2)}")
    assert s.done
    assert (s.side(h(1, 2)), totals(s), s.g.covers_left) == ("smoker", [3, 0, 0, 0], 9)
    assert s.all_cubes(h(1, 2)) == {"reptiles": 2, "cephalopods": 1, "fish": 1}
    assert (s.gene_pool("fish"), s.gene_pool("cephalopods"), s.gene_pool("reptiles")) == (30, 30, 29)


@rule("DSM-23.35")
def test_volcanism_on_a_seamount_in_the_middle_is_a_lone_vent() -> None:
    """Reconstruction."""
    s = Sea().card("volcanism", "fish").answer(f"erupt {SEAMOUNT}")
    assert (s.done, s.terrain(SEAMOUNT), s.side(SEAMOUNT)) == (True, "vent", "smoker")
    assert (s.vp("fish"), s.all_cubes(SEAMOUNT)) == (1, {"fish": 1})


@rule("DSM-30.6", "DSM-23.35")
def test_volcanism_asks_for_tile_side_source_and_then_the_owner_of_camouflage() -> None:
    """Reconstruction."""
    s = Sea()
    s.lay(h(-2, 1), "seamount")
    s.place("fish", h(-2, 1), 1)
    s.empty_gene_pool("fish", leave=5)
    s.trait("reptiles", "camouflage")
    s.card("volcanism", "fish").answer(f"erupt {h(-2, 1)}")
    assert (s.asked, s.options(), s.why("pass")) == ("fish", ["side smoker", "side geyser"], STEP_REFUSED)
    s.answer("side geyser")
    assert (s.asked, s.options(), s.vp("fish")) == ("fish", ["source pool", "source eliminated"], 1)
    s.answer("source eliminated")
    assert (s.asked, s.options()) == ("reptiles", ["hide", "pass"])
    s.answer("hide")
    assert (s.done, s.all_cubes(h(-2, 1))) == (True, {"reptiles": 1, "fish": 2})


@rule("DSM-23.35")
def test_volcanism_without_an_edge_tile_or_a_seamount_has_no_effect() -> None:
    """Reconstruction."""
    s = without_edges()
    s.vent(SEAMOUNT, "smoker")
    assert s.card("volcanism", "fish").done
    assert (s.g.covers_left, s.vp("fish")) == (5, 0)


# ---- the stack of vents -----------------------------------------------------------------
@rule("EX-68", "DSM-23.40")
def test_volcanism_and_tectonics_have_no_effect_once_all_vents_are_on_earth() -> None:
    """Reconstruction."""
    s = without_edges()
    for tile in [*AROUND, CORAL]:
        if tile != SEAMOUNT:
            s.vent(tile, "smoker")
    assert (s.g.covers_left, s.terrain(SEAMOUNT)) == (0, "seamount")
    assert s.card("volcanism", "fish").done
    s.control("fish", "sun")
    assert s.act("fish", "tectonics-1").done
    assert s.act("fish", "tectonics-2", "sun").done
    assert (s.terrain(SEAMOUNT), s.vp("fish")) == ("seamount", 0)


@rule("DSM-23.40")
def test_volcanism_uses_up_the_last_vent_of_the_stack() -> None:
    """Reconstruction."""
    s = without_edges()
    for tile in [tile for tile in AROUND if tile != SEAMOUNT]:
        s.vent(tile, "smoker")
    s.lay(h(-2, 2), "seamount")
    assert s.g.covers_left == 1
    s.card("volcanism", "fish").answer(f"erupt {SEAMOUNT}")
    assert (s.g.covers_left, s.card("volcanism", "fish").done, s.terrain(h(-2, 2))) == (0, True, "seamount")


# ---- while in play ----------------------------------------------------------------------
@rule("DSM-23.35")
def test_volcanism_in_play_opens_seamounts_to_the_basic_space() -> None:
    """Reconstruction."""
    s = Sea()
    assert targets(s.act("fish", "tectonics-1").options()) == [EDGES[0], EDGES[1], EDGES[2], EDGES[3]]
    assert s.why(f"erupt {SEAMOUNT}") == {"DSM-13.2", "DSM-2.5"}
    t = Sea()
    t.track("fertile", "volcanism")
    assert targets(t.act("reptiles", "tectonics-1").options()) == [EDGES[0], SEAMOUNT, EDGES[1], EDGES[2], EDGES[3]]
    assert (t.why(f"erupt {SEAGRASS}"), t.why("pass")) == ({"DSM-13.2", "DSM-2.5"}, set())


@rule("DSM-23.35")
def test_volcanism_in_play_opens_no_seamount_that_is_a_vent() -> None:
    """Reconstruction."""
    s = Sea()
    s.vent(SEAMOUNT, "smoker")
    s.track("volcanism")
    assert SEAMOUNT not in targets(s.act("fish", "tectonics-1").options())
    assert s.why(f"erupt {SEAMOUNT}") == {"DSM-13.2"}


@rule("EX-80")
def test_with_vents_on_all_edge_tiles_only_the_special_space_of_tectonics_works() -> None:
    s = without_edges()
    assert s.act("fish", "tectonics-1").done
    s.control("fish", "sun")
    assert SEAMOUNT in targets(s.act("fish", "tectonics-2", "sun").options())
    t = without_edges()
    t.track("volcanism")
    assert targets(t.act("fish", "tectonics-1").options()) == [SEAMOUNT]
    assert t.side(SMOKER) == "smoker"
