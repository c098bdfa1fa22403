"""Marine: what its judge, its terminal and its pages say by themselves, against the engine."""

from __future__ import annotations

from typing import Final

from tangledbank.earth.facts import points_with, ranking, tile_points
from tangledbank.earth.pick import Pick
from tangledbank.earth.terms import A_SPECIATE, A_TILE, ALL_ELEMENTS, NO_TILE
from tangledbank.games.marine.actions.evolution import Domination
from tangledbank.games.marine.bots.analysis import Analysis
from tangledbank.games.marine.bots.cards import GUESS, best_crowd
from tangledbank.games.marine.bots.cards import card_points as judged
from tangledbank.games.marine.bots.gains import best_vent
from tangledbank.games.marine.bots.gains import tile_points as judged_points
from tangledbank.games.marine.bots.why_pawns import bonus_beside, bonus_vents, rooms
from tangledbank.games.marine.cards import CARD_KEYS, FERTILE
from tangledbank.games.marine.effects import resolve_card
from tangledbank.games.marine.insight import insight
from tangledbank.games.marine.notation import NOUNS
from tangledbank.games.marine.rulebook import RULEBOOK
from tangledbank.games.marine.scoring import score, score_terrain
from tangledbank.games.marine.state import Sea
from tangledbank.games.marine.terminal import previews
from tangledbank.games.marine.terminal.seen import TableView, read
from tangledbank.games.marine.terms import A_ERUPT
from tangledbank.games.marine.traits import ALL_TRAITS

from .positions import Law, answered, gained


def scored(g: Sea, tile: int, *, by_action: bool) -> list[int]:
    """By animal: the points of a tile."""
    d = g.clone()
    score(d, tile, by_action=by_action)
    return gained(g, d)


# ---- the judge ----------------------------------------------------------------------------------
def ranks_are_right(g: Sea) -> None:
    """DSM-16.6, DSM-16.7, DSM-23.21  What everybody would get for a tile, also with other cubes there."""
    s = Analysis(g)
    for tile in g.earth():
        points = dict(tile_points(g, tile))
        order = ranking(g, tile)
        for animal in g.layout.animals:
            n = g.cubes[tile * 6 + animal]
            assert judged_points(s, animal, tile, 0) == points_with(g, animal, tile, n) == points.get(animal, 0)
            for other in g.layout.animals:
                if other != animal and n and g.cubes[tile * 6 + other] == n:
                    ahead = s.ahead(0, other, animal) > s.ahead(0, animal, other)
                    assert ahead == (order.index(other) < order.index(animal))


def dangers_are_right(g: Sea) -> None:
    """DSM-19.1, DSM-19.2, DSM-24.6, DSM-24.22  Who thrives; who has which Trait."""
    s = Analysis(g)
    for tile in g.earth():
        for animal in g.layout.animals:
            d = g.clone()
            d.cubes[tile * 6 + animal] += 1
            assert s.is_safe(animal, tile, s.types_on(tile)) == d.is_thriving(animal, tile)
    for trait in ALL_TRAITS:
        assert s.having(trait) == sum([1 << animal for animal in g.layout.animals if g.has(animal, trait)])


def domination_is_right(g: Sea) -> None:
    """DSM-17.1, DSM-17.2  Domination values, and what can be dominated."""
    s = Analysis(g)
    s.look()
    for animal in g.layout.animals:
        for element in ALL_ELEMENTS:
            assert s.value(animal, element) == g.domination_value(animal, element)
    top = g.stack[-1]
    if isinstance(top, Domination):
        offered = [action >> 16 & 255 for action in g.current_options if action]
        assert offered == [e for e in ALL_ELEMENTS if s.value(top.animal, e) > g.target[e]]


def cards_bring_so(g: Sea) -> None:
    """DSM-23, DSM-1.17  Cards that only count something: the judge's points, and those of the engine."""
    s = Analysis(g)
    s.look()
    for animal in g.layout.animals:
        for card, guess in enumerate(GUESS):
            if guess == 0.0 and card != FERTILE:
                assert judged(s, animal, card) == card_gain(g, animal, card), CARD_KEYS[card]
        assert best_crowd(s, animal) == max([0, *[g.cubes_on(tile) for tile in g.occupied(animal)]])


def card_gain(g: Sea, animal: int, card: int) -> int:
    """The points of a card that asks nothing."""
    d = g.clone()
    d.stack = []
    resolve_card(d, animal, card, 1)
    d.advance()
    return gained(g, d)[animal]


def new_places_bring_so(g: Sea) -> None:
    """DSM-11.3, DSM-12.4, DSM-13.5  Bonus VP that hints name, cubes that may come."""
    s = Analysis(g)
    top = g.stack[-1]
    for action in g.current_options if isinstance(top, Pick) else []:
        assert isinstance(top, Pick)
        verb, thing = action & ~0xFFFFFF, action >> 16 & 255
        if verb == A_TILE and g.terrain[thing] == NO_TILE:
            assert bonus_beside(s, thing, top.fields()[2]) == gained(g, answered(g, action))[top.animal]
        if verb == A_ERUPT:
            assert bonus_vents(s, thing) == gained(g, answered(g, action))[top.animal]
        if verb == A_SPECIATE:
            limits = [g.limit(top.animal, tile, g.corner[thing]) for tile in g.tiles_around(thing)]
            assert rooms(s, top.animal, thing)[0] == min(sum(limits), g.gene_pool[top.animal])
    if not g.covers_left:
        assert best_vent(s, g.layout.animals[0], anywhere=True) == 0.0


# ---- the terminal ---------------------------------------------------------------------------------
def seen(g: Sea) -> TableView:
    return read(RULEBOOK.view(g, g.seat))


def by_name(found: list[int]) -> dict[str, int]:
    """Points of animals, without those that get none."""
    return {NOUNS.animal.show(animal): n for animal, n in enumerate(found) if n}


def tiles_are_marked(g: Sea) -> None:
    """DSM-16.6, DSM-16.7, DSM-19.2, DSM-23.6, DSM-24.18  Points of tiles and terrains, danger, cards that follow."""
    view = seen(g)
    for tile in g.earth():
        place = NOUNS.tile.show(tile)
        for by_action in (True, False):
            found = previews.points(view, place, by_action=by_action)
            assert {name: n for name, n in found.items() if n} == by_name(scored(g, tile, by_action=by_action))
        for animal in g.layout.animals:
            name = NOUNS.animal.show(animal)
            d = g.clone()
            d.cubes[tile * 6 + animal] += 1
            assert previews.is_safe(view, name, place) == d.is_thriving(animal, tile)
            assert previews.takes_card(view, name, place) == (bool(g.track) and g.is_thriving(animal, tile))
    for terrain in {g.kind(tile) for tile in g.earth()}:
        d = g.clone()
        score_terrain(d, terrain)
        assert previews.terrain_points(view, NOUNS.terrain.show(terrain)) == by_name(gained(g, d))


def options_bring_so(g: Sea) -> None:
    """DSM-11.3, DSM-12.4, DSM-13.5, DSM-23  What is written behind cards, hexes and corners."""
    view = seen(g)
    for animal in g.layout.animals:
        for card, key in enumerate(CARD_KEYS):
            n = previews.card_points(view, NOUNS.animal.show(animal), key)
            assert n is None or n == card_gain(g, animal, card), key
    top = g.stack[-1]
    for action in g.current_options if isinstance(top, Pick) else []:
        assert isinstance(top, Pick)
        verb, thing = action & ~0xFFFFFF, action >> 16 & 255
        if verb == A_TILE and g.terrain[thing] == NO_TILE:
            n = previews.bonus(view, NOUNS.tile.show(thing), NOUNS.terrain.show(top.fields()[2]))
            assert n == gained(g, answered(g, action))[top.animal]
        if verb == A_ERUPT:
            n = previews.vent_bonus(view, NOUNS.tile.show(thing))
            assert n == gained(g, answered(g, action))[top.animal]
        if verb == A_SPECIATE:
            compare_limits(g, view, top.animal, thing)


def compare_limits(g: Sea, view: TableView, animal: int, corner: int) -> None:
    """DSM-11.3, DSM-24.7"""
    element = NOUNS.element.show(g.corner[corner])
    for tile in g.tiles_around(corner):
        n = previews.most_cubes(view, NOUNS.animal.show(animal), NOUNS.tile.show(tile), element)
        assert n == min(g.limit(animal, tile, g.corner[corner]), g.gene_pool[animal])


# ---- pages ------------------------------------------------------------------------------------------
def facts_are_right(g: Sea) -> None:
    """DSM-16.3, DSM-17.1, DSM-19.2  What is told of tiles and elements."""
    told = insight(g, g.seat)
    tiles, elements = told["tiles"], told["elements"]
    assert isinstance(tiles, dict)
    assert isinstance(elements, dict)
    for place, facts in tiles.items():
        tile = NOUNS.tile.read(place)
        assert facts["points"] == by_name(scored(g, tile, by_action=True))
        for animal in g.layout.animals:
            name = NOUNS.animal.show(animal)
            assert (name in facts["endangered"]) == g.is_endangered(animal, tile)
            assert (facts["matching"][name] > 0) == g.matches(animal, tile)
    top = g.stack[-1]
    if isinstance(top, Domination):
        name = NOUNS.animal.show(top.animal)
        free = [NOUNS.element.read(e) for e, one in elements.items() if one["values"][name] > one["target"]]
        assert sorted(free) == [action >> 16 & 255 for action in g.current_options if action]


LAWS: Final[dict[str, list[Law]]] = {
    "judge": [ranks_are_right, dangers_are_right, domination_is_right, cards_bring_so, new_places_bring_so],
    "terminal": [tiles_are_marked, options_bring_so],
    "page": [facts_are_right],
}
