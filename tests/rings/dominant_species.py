"""Dominant Species: what its judge, its terminal and its pages say by themselves, against the engine."""

from __future__ import annotations

from typing import Any, Final

from tangledbank.earth.facts import points_with, score_tile, tile_points
from tangledbank.earth.pick import Pick
from tangledbank.earth.terms import A_PASS, A_SPECIATE, A_TILE, NO_TILE, NOBODY
from tangledbank.games.dominant_species.actions.elements import LayWaste, Protect, Regression
from tangledbank.games.dominant_species.actions.glaciation import Glaciation
from tangledbank.games.dominant_species.bots.ahead import counts_kept, display_kept, is_ahead
from tangledbank.games.dominant_species.bots.analysis import Analysis
from tangledbank.games.dominant_species.bots.gains import best_corner, explored, frozen
from tangledbank.games.dominant_species.insight import insight
from tangledbank.games.dominant_species.notation import NOUNS
from tangledbank.games.dominant_species.reset import exposed
from tangledbank.games.dominant_species.rulebook import RULEBOOK
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terminal import seen as terminal
from tangledbank.games.dominant_species.terminal.choices import most_cubes
from tangledbank.games.dominant_species.terms import A_GLACIATE, REGRESSION_1, WASTELAND_1

from .positions import Law, answered, gained


def twin(g: Dom, *frames: Any) -> Dom:
    """The table with nothing left to do but this."""
    d = g.clone()
    d.stack = []
    d.push(*frames)
    return d


# ---- the judge: tiles ---------------------------------------------------------------------------
def ranks_are_right(g: Dom) -> None:
    """DS-18.3, DS-18.4  What everybody would get for a tile, also with other cubes there."""
    s = Analysis(g)
    for tile in g.earth():
        points = dict(tile_points(g, tile))
        for animal in g.layout.animals:
            n = g.cubes[tile * 6 + animal]
            expected = points.get(animal, 0)
            assert s.now[tile * 6 + animal] == s.points(animal, tile, n) == expected
            assert points_with(g, animal, tile, n) == expected
            more = g.clone()
            more.cubes[tile * 6 + animal] = n + 2
            assert s.points(animal, tile, n + 2) == points_with(g, animal, tile, n + 2)
            assert points_with(g, animal, tile, n + 2) == dict(tile_points(more, tile)).get(animal, 0)


def fitness_is_right(g: Dom) -> None:
    """DS-4.1 to DS-4.6  Who lives where, who dominates, who will die: on displays and Earth as they will be."""
    s = Analysis(g)
    d = g.clone()
    d.display, d.counts = s.display, s.counts
    for tile in g.earth():
        assert s.dominant[tile] == d.dominator(tile)
        for animal in g.layout.animals:
            if g.cubes[tile * 6 + animal]:
                assert s.fitness(animal, tile) == d.fitness(animal, tile)
                assert s.living[tile * 6 + animal] == g.cubes[tile * 6 + animal] - exposed(d, animal, tile)


def survival_is_right(g: Dom) -> None:
    """DS-20.5, DS-20.7  Who leads on tundra."""
    s = Analysis(g)
    d = g.clone()
    for at, n in enumerate(s.living):
        d.cubes[at] = n
    animal, lead = s.tundra_leader()
    assert (animal if lead else NOBODY) == d.survival_holder()


# ---- the judge: what will go ---------------------------------------------------------------------
def displays_shrink_so(g: Dom) -> None:
    """DS-9.2 to DS-9.6, DS-22.2  How many elements everybody loses by Regression."""
    top = g.stack[-1]
    if isinstance(top, Protect):
        d = twin(g, top)
    elif is_ahead(g, REGRESSION_1):
        d = twin(g, Regression(0, (0,) * 6))
    else:
        return
    while d.stack:
        if d.stack[-1].enter(d):
            d.play(next(action for action in d.current_options if action != A_PASS))
    kept = display_kept(g)
    for animal in g.layout.animals:
        assert sum(kept[animal * 6 : animal * 6 + 6]) == d.elements_of(animal)


def earth_is_wasted_so(g: Dom) -> None:
    """DS-11.2  Which elements Wasteland takes."""
    if is_ahead(g, WASTELAND_1):
        d = twin(g, LayWaste())
        d.advance()
        assert counts_kept(g) == d.counts


# ---- the judge: places ----------------------------------------------------------------------------
def tiles_bring_bonus_so(g: Dom) -> None:
    """DS-13.7, DS-15.6  The best place for a new tile; ice lies only beside ice."""
    free = [tile for tile in g.layout.board.hexes if g.terrain[tile] == NO_TILE and g.tiles_beside(tile)]
    best = 0
    for tile in free:
        d = g.clone()
        d.terrain[tile] = 0
        d.gain_bonus(g.layout.animals[0], d.new_tile_quantity(tile))
        best = max(best, d.vp[g.layout.animals[0]] - g.vp[g.layout.animals[0]])
    assert explored(g) == best
    animal = g.layout.animals[0]
    d = twin(g, Glaciation(g.seat_of(animal), animal))
    if g.covers_left and len(Glaciation(g.seat_of(animal), animal).answers(d, g.seat_of(animal))) < 2:
        assert frozen(Analysis(g), animal) == 0.0


def corners_are_free(g: Dom) -> None:
    """DS-10.2  A disk that the judge lays could be laid."""
    s = Analysis(g)
    for animal in g.layout.animals:
        for element in s.types[animal]:
            corner = best_corner(s, animal, element, -1)
            assert corner < 0 or (g.corner[corner] < 0 and g.touches_earth(corner))


# ---- the terminal -----------------------------------------------------------------------------------
def seen(g: Dom) -> terminal.TableView:
    return terminal.read(RULEBOOK.view(g, g.seat))


def tiles_are_marked(g: Dom) -> None:
    """DS-4.5, DS-18.4, DS-20.2  Points of a tile, and who is in danger there."""
    view = seen(g)
    names = NOUNS.animal
    for place, tile in view["tiles"].items():
        at = NOUNS.tile.read(place)
        assert terminal.points(tile) == [(names.show(a), n) for a, n in tile_points(g, at)]
        for animal in g.layout.animals:
            name = names.show(animal)
            doomed = tile["cubes"].get(name, 0) > tile["sheltered"].get(name, 0) and not tile["fitness"][name]
            assert doomed == (exposed(g, animal, at) > 0)


def options_bring_so(g: Dom) -> None:
    """DS-13.7, DS-14.3, DS-15.6, DS-18.4  What is written behind hexes and corners."""
    top = g.stack[-1]
    if not isinstance(top, Pick):
        return
    view = seen(g)
    for action in g.current_options:
        verb, thing = action & ~0xFFFFFF, action >> 16 & 255
        if verb == A_GLACIATE or (verb == A_TILE and g.terrain[thing] == NO_TILE):
            assert terminal.bonus(view, NOUNS.tile.show(thing)) == gained(g, answered(g, action))[top.animal]
        if verb == A_SPECIATE:
            for tile in g.tiles_around(thing):
                assert most_cubes(view, NOUNS.tile.show(tile)) == g.limit(top.animal, tile, g.corner[thing])


# ---- pages -------------------------------------------------------------------------------------------
def facts_are_right(g: Dom) -> None:
    """DS-4, DS-18.4  What is told of a tile is what happens when it is scored or everybody dies out."""
    told = insight(g, g.seat)["tiles"]
    assert isinstance(told, dict)
    for place, facts in told.items():
        tile = NOUNS.tile.read(place)
        d = g.clone()
        score_tile(d, tile)
        changed = {NOUNS.animal.show(a): d.vp[a] - g.vp[a] for a in g.layout.animals if d.vp[a] != g.vp[a]}
        assert facts["points"] == changed
        endangered = [a for a in g.layout.animals if exposed(g, a, tile) or tile * 6 + a in g.shelter]
        assert {NOUNS.animal.read(name) for name in facts["endangered"]} <= set(endangered)


LAWS: Final[dict[str, list[Law]]] = {
    "judge": [
        ranks_are_right,
        fitness_is_right,
        survival_is_right,
        displays_shrink_so,
        earth_is_wasted_so,
        tiles_bring_bonus_so,
        corners_are_free,
    ],
    "terminal": [tiles_are_marked, options_bring_so],
    "page": [facts_are_right],
}
