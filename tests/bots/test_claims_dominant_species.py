"""Hints of Dominant Species: each sentence is compared with what the engine does, in positions of random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tangledbank.earth.actions.movement import MigrateTo
from tangledbank.earth.actions.wanderlust import WanderBonus
from tangledbank.earth.facts import ranking, tile_points
from tangledbank.earth.pick import PickTile
from tangledbank.earth.terms import A_PASS, FADING, NOBODY, REGRESSION
from tangledbank.games.dominant_species.actions.elements import Protect, Regression, touches_tundra
from tangledbank.games.dominant_species.bots.analysis import Analysis
from tangledbank.games.dominant_species.bots.pawns import space_worth
from tangledbank.games.dominant_species.cards import CARDS, ICE_AGE
from tangledbank.games.dominant_species.notation import NOUNS, SPACE
from tangledbank.games.dominant_species.reset import Extinction
from tangledbank.games.dominant_species.state import Dom
from tangledbank.games.dominant_species.terms import ANIMALS, GLACIATION_1, MAMMAL, SPECIATION_1
from tangledbank.games.dominant_species.text import WORDS
from tests.bots.claims import Checker, check, positions, sentences, settled
from tests.games.dominant_species.earth import Earth

Args = dict[str, Any]


# ---- what a sentence names ---------------------------------------------------------------------
def tile_of(args: Args, key: str = "tile") -> int:
    return NOUNS.tile.read(args[key].args["hex"])


def corner_of(args: Args) -> int:
    return NOUNS.corner.read(args["corner"].args["corner"])


def element_of(args: Args, key: str = "element") -> int:
    return next(e for e in range(6) if WORDS.element(e) == args[key])


def animal_of(args: Args) -> int:
    return next(a for a in range(len(ANIMALS)) if WORDS.animal(a) == args["animal"])


def asked(g: Dom) -> int:
    """The animal that is asked."""
    return int(getattr(g.stack[-1], "animal"))  # noqa: B009  (frames of all kinds have it)


# ---- what the engine would do ------------------------------------------------------------------
def after(g: Dom, action: int) -> Dom:
    """After the answer itself, before anything that follows."""
    d = g.clone()
    top = d.stack.pop()
    d.seat = g.seat
    top.resolve(d, action)
    return d


def points(g: Dom, animal: int, tile: int) -> int:
    """If the tile were scored now."""
    return dict(tile_points(g, tile)).get(animal, 0)


def holding(g: Dom, animal: int, tile: int, n: int) -> Dom:
    """With so many cubes of an animal on a tile."""
    d = g.clone()
    d.cubes[tile * 6 + animal] = n
    return d


def fed_tiles(g: Dom, animal: int, element: int) -> list[int]:
    """Tiles where an animal lives and an element lies."""
    return [t for t in g.occupied(animal) if element in [g.corner[c] for c in g.layout.board.corners_of[t]]]


def fitness(g: Dom, animal: int) -> int:
    return sum([g.fitness(animal, t) for t in g.occupied(animal)])


def adapted(g: Dom, element: int) -> Dom:
    d = g.clone()
    d.gain_element(asked(g), element)
    return d


def planted(g: Dom, corner: int, element: int) -> Dom:
    d = g.clone()
    d.put_element(corner, element)
    return d


def endangered(g: Dom, animal: int) -> int:
    return sum([g.cubes[t * 6 + animal] for t in g.earth() if g.is_endangered(animal, t)])


def cubes(g: Dom, animal: int) -> int:
    return sum([g.cubes[t * 6 + animal] for t in g.layout.board.hexes])


# ---- pawns ---------------------------------------------------------------------------------------
def moves_up(g: Dom, seat: int, action: int, args: Args) -> bool:
    d = g.clone()
    d.swap_left(asked(g))
    return d.track.index(asked(g)) == g.track.index(asked(g)) - 1


def is_first(g: Dom, seat: int, action: int, args: Args) -> bool:
    return g.track[0] == asked(g)


def is_expected(g: Dom, seat: int, action: int, args: Args) -> bool:
    """The bot's own estimate: it is said as one."""
    s = Analysis(g)
    s.prospects()
    worth = space_worth(s, asked(g), action >> 16 & 255)
    return bool(abs(args.get("n", 0) - max(0.0, worth)) <= 0.5)


def is_threatened(g: Dom, seat: int, action: int, args: Args) -> bool:
    a = asked(g)
    adapts = any(g.spaces[SPACE.read(f"adaptation-{n}")] == a for n in (1, 2, 3))
    return adapts or any(g.rows[REGRESSION * 6 + e] and g.acquired(a, e) for e in range(6))


def queues(g: Dom, seat: int, action: int, args: Args) -> bool:
    return GLACIATION_1 < action >> 16 & 255 < SPECIATION_1


def scores_nowhere(g: Dom, seat: int, action: int, args: Args) -> bool:
    return not any(points(g, asked(g), t) for t in g.earth() if not g.scored >> t & 1)


def brings(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(points(g, asked(g), tile_of(args)) == args["n"])


def most_bonus(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(args["n"] == max([laid(g, t) for t in g.layout.board.hexes if g.terrain[t] < 0]))


def laid(g: Dom, tile: int) -> int:
    """Bonus VP for a new tile."""
    d = g.clone()
    d.stack = [WanderBonus(asked(g), tile)]
    d.advance()
    return d.vp[asked(g)] - g.vp[asked(g)]


# ---- scoring and cards -----------------------------------------------------------------------------
def scores(g: Dom, seat: int, action: int, args: Args) -> bool:
    d = after(g, action)
    gains = [d.vp[a] - g.vp[a] for a in range(6)]
    a = asked(g)
    best = max([n for other, n in enumerate(gains) if other != a])
    return bool(gains[a] == args.get("mine", 0) and best == args["best"])


def scores_with_card(g: Dom, seat: int, action: int, args: Args) -> bool:
    return scores(g, seat, action, args) and g.dominator(tile_of(args)) == asked(g) and len(g.face_up) > 0


def carded(g: Dom, action: int) -> Dom:
    """The card is played; the most is made of a tile that it asks for."""
    d = g.clone()
    top = d.stack.pop()
    d.stack = []
    CARDS[action >> 16 & 255].play(d, asked(g), getattr(top, "tile"))  # noqa: B009
    d.advance()
    return d


def card_points(g: Dom, seat: int, action: int, args: Args) -> bool:
    d = carded(g, action)
    a = asked(g)
    if d.stack and isinstance(d.stack[-1], PickTile):
        return bool(max([after(d, o).vp[a] for o in d.current_options]) - g.vp[a] == args["n"])
    return bool(d.vp[a] - g.vp[a] == args["n"])


def card_cubes(g: Dom, seat: int, action: int, args: Args) -> bool:
    """The pool or the eliminated have so many for it, and no more than that come if all is taken."""
    d, a = carded(g, action), asked(g)
    while d.stack:
        d.play(d.current_options[-1])
    return bool(cubes(d, a) - cubes(g, a) <= args["n"])


def card_kills(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, a = carded(g, action), asked(g)
    while d.stack:
        d.play(d.current_options[0])
    others = [other for other in g.layout.animals if other != a]
    return bool(sum([cubes(g, o) - cubes(d, o) for o in others]) == args["n"])


def card_disease(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, a = carded(g, action), asked(g)
    while d.stack:
        d.play(d.current_options[0])
    return bool(sum([g.elements_of(o) > d.elements_of(o) for o in g.layout.animals if o != a]) == args["n"])


def card_ahead(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(sum([g.vp[o] > g.vp[asked(g)] for o in g.layout.animals]) == args["n"])


def card_nothing(g: Dom, seat: int, action: int, args: Args) -> bool:
    d = carded(g, action)
    while d.stack:
        d.play(d.current_options[-1])
    a = asked(g)
    return (d.vp[a], cubes(d, a)) == (g.vp[a], cubes(g, a)) and sum(d.cubes) == sum(g.cubes)


def card_text(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(args["text"].key.startswith("dom-text-") and action >> 16 & 255 in g.face_up)


def is_ice_age(g: Dom, seat: int, action: int, args: Args) -> bool:
    return action >> 16 & 255 == ICE_AGE


def ends_ahead(g: Dom, seat: int, action: int, args: Args) -> bool:
    return action >> 16 & 255 == ICE_AGE and g.vp[asked(g)] == max(g.vp)


def explores(g: Dom, seat: int, action: int, args: Args) -> bool:
    terrain = g.face_up_tiles[action >> 16 & 255]
    right = args["terrain"] == WORDS.terrain(terrain) and args["value"] == g.layout.scores[terrain][0]
    return right and most_bonus(g, seat, action, args)


def lays(g: Dom, seat: int, action: int, args: Args) -> bool:
    d = g.clone()
    d.gain_bonus(asked(g), d.new_tile_quantity(tile_of(args)))
    return bool(d.vp[asked(g)] - g.vp[asked(g)] == args["n"])


# ---- elements -----------------------------------------------------------------------------------------
def lies_on(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(len(fed_tiles(g, asked(g), element_of(args))) == args["n"])


def exchanges(g: Dom, seat: int, action: int, args: Args) -> bool:
    lost = len(fed_tiles(g, asked(g), element_of(args, "given")))
    return bool(lost == args["lost"] and len(fed_tiles(g, asked(g), element_of(args, "taken"))) == args["n"])


def adapts(g: Dom, seat: int, action: int, args: Args) -> bool:
    d = adapted(g, element_of(args))
    return lies_on(g, seat, action, args) and fitness(d, asked(g)) - fitness(g, asked(g)) == args["gain"]


def adapts_for_later(g: Dom, seat: int, action: int, args: Args) -> bool:
    return not fed_tiles(g, asked(g), element_of(args))


def adapts_to_save(g: Dom, seat: int, action: int, args: Args) -> bool:
    d = adapted(g, element_of(args))
    return bool(endangered(g, asked(g)) - endangered(d, asked(g)) == args["n"])


def adapts_to_dominate(g: Dom, seat: int, action: int, args: Args) -> bool:
    tile = tile_of(args)
    return adapted(g, element_of(args)).dominator(tile) == asked(g) != g.dominator(tile)


def is_foreign(g: Dom, seat: int, action: int, args: Args) -> bool:
    e = element_of(args)
    users = [a for a in g.layout.animals if g.display[a * 6 + e]]
    return asked(g) not in users and len(users) == args["n"]


def adds_fitness(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(g.display[asked(g) * 6 + element_of(args)] == args["n"])


def vacant_beside(g: Dom, tile: int) -> list[int]:
    return [c for c in g.layout.board.corners_of[tile] if g.corner[c] < 0]


def could_save(g: Dom, seat: int, action: int, args: Args) -> bool:
    tile, e = tile_of(args), element_of(args)
    corners = vacant_beside(g, tile)
    return g.is_endangered(asked(g), tile) and not planted(g, corners[0], e).is_endangered(asked(g), tile)


def could_dominate(g: Dom, seat: int, action: int, args: Args) -> bool:
    tile, e = tile_of(args), element_of(args)
    found = [planted(g, c, e).dominator(tile) for c in vacant_beside(g, tile)]
    return asked(g) in found and g.dominator(tile) != asked(g)


def plants(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, a = after(g, action), asked(g)
    own = [t for t in g.tiles_around(action >> 16 & 255) if g.cubes[t * 6 + a]]
    return bool(len(own) == args["n"] and d.fitness(a, tile_of(args)) == args["fitness"])


def plants_for_later(g: Dom, seat: int, action: int, args: Args) -> bool:
    own = g.cubes[tile_of(args) * 6 + asked(g)]
    return own > 0 and not g.display[asked(g) * 6 + element_of(args)]


def feeds_others(g: Dom, seat: int, action: int, args: Args) -> bool:
    tiles, e = g.tiles_around(action >> 16 & 255), element_of(args)
    users = {a for a in g.layout.animals for t in tiles if g.cubes[t * 6 + a] and g.display[a * 6 + e]}
    return asked(g) not in users and len(users) == args["n"]


def is_near(g: Dom, seat: int, action: int, args: Args) -> bool:
    tile = tile_of(args)
    near = g.layout.board.neighbours[tile]
    return not g.cubes[tile * 6 + asked(g)] and any(g.cubes[t * 6 + asked(g)] for t in near)


def is_away(g: Dom, seat: int, action: int, args: Args) -> bool:
    tiles, e = g.tiles_around(action >> 16 & 255), element_of(args)
    return not any(g.cubes[t * 6 + a] and g.display[a * 6 + e] for t in tiles for a in g.layout.animals)


def hurts_nobody(g: Dom, seat: int, action: int, args: Args) -> bool:
    d = after(g, action)
    return all(fitness(d, a) == fitness(g, a) for a in g.layout.animals)


def hurts_only_self(g: Dom, seat: int, action: int, args: Args) -> bool:
    d = after(g, action)
    return all(fitness(d, a) == fitness(g, a) for a in g.layout.animals if a != asked(g))


def keeps(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(g.display[asked(g) * 6 + g.corner[action >> 16 & 255]] == args["n"])


def saves_from_waste(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, e = after(g, action), element_of(args)
    saved = not d.rows[FADING * 6 + e]
    n = len([c for c in g.layout.board.corners if g.corner[c] == e and touches_tundra(g, c)])
    return bool(args["n"] == (n if saved else 0))


# ---- cubes --------------------------------------------------------------------------------------------
def surrounds(g: Dom, seat: int, action: int, args: Args) -> bool:
    a, corner = asked(g), action >> 16 & 255
    room = sum([g.limit(a, t, g.corner[corner]) for t in g.tiles_around(corner)])
    if args["n"] != min(room, g.gene_pool[a]):
        return False
    if "tile" not in args:
        return not any(g.fitness(a, t) for t in g.tiles_around(corner))
    tile = tile_of(args)
    most = min(g.gene_pool[a], g.limit(a, tile, g.corner[corner]))
    then = holding(g, a, tile, g.cubes[tile * 6 + a] + most)
    return bool(most == args["most"] and points(then, a, tile) == args["points"])


def leaves(g: Dom, seat: int, action: int, args: Args) -> bool:
    a, s, t, n = asked(g), tile_of(args, "source"), tile_of(args, "target"), args["n"]
    d = holding(holding(g, a, s, g.cubes[s * 6 + a] - n), a, t, g.cubes[t * 6 + a] + n)
    now, then = [points(x, a, s) + points(x, a, t) for x in (g, d)]
    return bool(then - now == args["points"] > 0)


def flees(g: Dom, seat: int, action: int, args: Args) -> bool:
    a, t = asked(g), tile_of(args, "target")
    return g.is_endangered(a, tile_of(args, "source")) and not holding(g, a, t, 1).is_endangered(a, t)


def leaves_to_dominate(g: Dom, seat: int, action: int, args: Args) -> bool:
    a, t = asked(g), tile_of(args, "target")
    return holding(g, a, t, 1).dominator(t) == a != g.dominator(t)


def stays(g: Dom, seat: int, action: int, args: Args) -> bool:
    """No number of cubes on any tile beside would score more."""
    a, s = asked(g), tile_of(args, "source")
    most = min(getattr(g.stack[-1], "moves"), g.cubes[s * 6 + a] - getattr(g.stack[-1], "arrived")[s])  # noqa: B009
    for t in g.tiles_beside(s):
        for n in range(1, most + 1):
            d = holding(holding(g, a, s, g.cubes[s * 6 + a] - n), a, t, g.cubes[t * 6 + a] + n)
            if points(d, a, s) + points(d, a, t) > points(g, a, s) + points(g, a, t):
                return False
    return True


def moves(g: Dom, seat: int, action: int, args: Args) -> bool:
    a, s, t = asked(g), tile_of(args, "source"), tile_of(args, "target")
    d = after(g, action)
    right = (d.cubes[t * 6 + a], d.cubes[s * 6 + a]) == (args["there"], args["left"])
    return right and (points(d, a, t), points(d, a, s)) == (args["points"], args["kept"])


def moves_to_dominate(g: Dom, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args, "target")
    return moves(g, seat, action, args) and after(g, action).dominator(t) == asked(g)


def remains(g: Dom, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    return bool((g.cubes[t * 6 + asked(g)], points(g, asked(g), t)) == (args["n"], args["points"]))


def drives(g: Dom, seat: int, action: int, args: Args) -> bool:
    a, t = animal_of(args), tile_of(args)
    d = after(g, action)
    return bool((d.cubes[t * 6 + a], points(d, a, t)) == (args["n"], args["points"]))


def keeps_pool(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(after(g, action).gene_pool[asked(g)] == args["n"])


def would_score(g: Dom, seat: int, action: int, args: Args) -> bool:
    a, t = asked(g), tile_of(args)
    return bool(points(holding(g, a, t, g.cubes[t * 6 + a] + args["n"]), a, t) == args["points"])


def gains(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(after(g, action).vp[asked(g)] - g.vp[asked(g)] == args["n"])


def freezes(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, a, t = after(g, action), asked(g), tile_of(args)
    gone = [g.cubes[t * 6 + o] - d.cubes[t * 6 + o] for o in range(6)]
    return bool(gains(g, seat, action, args) and gone[a] == args["mine"] and sum(gone) - gone[a] == args["others"])


def counts_cubes(g: Dom, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    mine = g.cubes[t * 6 + asked(g)]
    return bool(args["mine"] == mine and args["others"] == g.cubes_on(t) - mine)


def blights(g: Dom, seat: int, action: int, args: Args) -> bool:
    there = len([c for c in g.layout.board.corners_of[tile_of(args)] if g.corner[c] >= 0])
    return counts_cubes(g, seat, action, args) and args["n"] == max(0, there - 1)


def saves_mammal(g: Dom, seat: int, action: int, args: Args) -> bool:
    """As the engine lets the others die out."""
    d, a, t = after(g, action), asked(g), tile_of(args)
    d.stack[-1].enter(d)
    return bool(points(d, a, t) == args["points"])


def sacrifices(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(after(g, action).cubes[tile_of(args) * 6 + asked(g)] == args["n"])


# ---- what changes at once -------------------------------------------------------------------------------
def rescues(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, a = after(g, action), asked(g)
    return bool(endangered(g, a) - endangered(d, a) == args["n"] and cubes(d, a) >= cubes(g, a))


def arrived(g: Dom, action: int, args: Args) -> Dom:
    """After the answer; where cubes are only sent somewhere, with as many there as can go."""
    d, top = after(g, action), g.stack[-1]
    if not isinstance(top, MigrateTo):
        return d
    a, t = asked(g), action >> 16 & 255
    most = min(top.moves, g.cubes[top.source * 6 + a] - top.arrived[top.source])
    return holding(g, a, t, g.cubes[t * 6 + a] + most)


def dominates(g: Dom, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    return arrived(g, action, args).dominator(t) == asked(g) != g.dominator(t)


def leads(g: Dom, seat: int, action: int, args: Args) -> bool:
    t, a = tile_of(args), asked(g)
    d = arrived(g, action, args)
    return bool(ranking(d, t)[0] == a != [*ranking(g, t), NOBODY][0] and points(d, a, t) == args["n"])


def dethrones(g: Dom, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    return g.dominator(t) == animal_of(args) != arrived(g, action, args).dominator(t)


def weakens(g: Dom, seat: int, action: int, args: Args) -> bool:
    key = tile_of(args) * 6 + animal_of(args)
    return after(g, action).cubes[key] < g.cubes[key]


def is_doomed(g: Dom, seat: int, action: int, args: Args) -> bool:
    return arrived(g, action, args).is_endangered(asked(g), tile_of(args))


def is_safer(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, t, a = arrived(g, action, args), tile_of(args), asked(g)
    others = [d.cubes[t * 6 + o] for o in g.layout.animals if o != a]
    return bool(d.cubes[t * 6 + a] - max(others) == args["n"])


def settles(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, t, a = arrived(g, action, args), tile_of(args), asked(g)
    return bool((d.cubes[t * 6 + a], points(d, a, t)) == (args["n"], args["points"]))


def is_fitter(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(fitness(after(g, action), asked(g)) - fitness(g, asked(g)) == args["n"])


def starves(g: Dom, seat: int, action: int, args: Args) -> bool:
    return fitness(after(g, action), animal_of(args)) < fitness(g, animal_of(args))


def changes_nothing(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, a = settled(g, action), asked(g)
    own = slice(a * 6, a * 6 + 6)
    return cubes(d, a) >= cubes(g, a) and d.display[own] == g.display[own] and d.vp[a] == g.vp[a]


def mammals_die(g: Dom, seat: int, action: int, args: Args) -> bool:
    return bool(cubes(g, MAMMAL) - cubes(settled(g, action), MAMMAL) == args["n"] > 0)


def is_unprotected(g: Dom, seat: int, action: int, args: Args) -> bool:
    """As many go if no other protection is used either."""
    d = settled(g, action)
    while d.stack and isinstance(d.stack[-1], Protect) and asked(d) == asked(g):
        d = settled(d, A_PASS)
    if d.stack and isinstance(d.stack[-1], Protect):
        return bool(args["n"] == len(g.current_options) - 1 > 0)
    return bool(g.elements_of(asked(g)) - d.elements_of(asked(g)) == args["n"] > 0)


def costs(g: Dom, seat: int, action: int, args: Args) -> bool:
    d, a = after(g, action), asked(g)
    lost = (cubes(g, a) - cubes(d, a), g.elements_of(a) - d.elements_of(a), g.total_pawns[a] - d.total_pawns[a])
    return lost == (args["cubes"], args["elements"], args["pawns"])


CHECKERS: dict[str, Checker] = {
    "bot-ds-little": changes_nothing,
    "bot-ds-pass": changes_nothing,
    "bot-ds-pass-mammal": mammals_die,
    "bot-ds-pass-protect": is_unprotected,
    "bot-ds-cost": costs,
    "bot-ds-initiative": moves_up,
    "bot-ds-initiative-first": is_first,
    "bot-ds-pawn-initiative": moves_up,
    "bot-ds-pawn-initiative-first": is_first,
    "bot-ds-pawn-regression": is_threatened,
    "bot-ds-pawn-queue": queues,
    "bot-ds-pawn-idle": is_expected,
    "bot-ds-pawn-deny": scores_nowhere,
    "bot-ds-pawn-domination": brings,
    "bot-ds-pawn-wanderlust": most_bonus,
    "bot-ds-pawn-adaptation": is_expected,
    "bot-ds-pawn-abundance": is_expected,
    "bot-ds-pawn-removal": is_expected,
    "bot-ds-pawn-glaciation": is_expected,
    "bot-ds-pawn-speciation": is_expected,
    "bot-ds-pawn-migration": is_expected,
    "bot-ds-pawn-competition": is_expected,
    "bot-ds-score": scores,
    "bot-ds-score-card": scores_with_card,
    "bot-ds-score-others": scores,
    "bot-ds-card": card_text,
    "bot-ds-card-points": card_points,
    "bot-ds-card-cubes": card_cubes,
    "bot-ds-card-kills": card_kills,
    "bot-ds-card-disease": card_disease,
    "bot-ds-card-ahead": card_ahead,
    "bot-ds-card-nothing": card_nothing,
    "bot-ds-ice-age": is_ice_age,
    "bot-ds-ice-age-ahead": ends_ahead,
    "bot-ds-explore": explores,
    "bot-ds-new-tile": lays,
    "bot-ds-protect": lies_on,
    "bot-ds-lose": lies_on,
    "bot-ds-exchange": exchanges,
    "bot-ds-adapt": adapts,
    "bot-ds-adapt-none": adapts_for_later,
    "bot-ds-adapt-saves": adapts_to_save,
    "bot-ds-adapt-dominates": adapts_to_dominate,
    "bot-ds-disk-foreign": is_foreign,
    "bot-ds-disk-later": adds_fitness,
    "bot-ds-disk-saves": could_save,
    "bot-ds-disk-dominates": could_dominate,
    "bot-ds-disk-fitter": adds_fitness,
    "bot-ds-plant": plants,
    "bot-ds-plant-later": plants_for_later,
    "bot-ds-plant-others": feeds_others,
    "bot-ds-plant-near": is_near,
    "bot-ds-plant-away": is_away,
    "bot-ds-removal": hurts_nobody,
    "bot-ds-removal-own": hurts_only_self,
    "bot-ds-keep": keeps,
    "bot-ds-waste": saves_from_waste,
    "bot-ds-around": surrounds,
    "bot-ds-around-doomed": surrounds,
    "bot-ds-leave": leaves,
    "bot-ds-flee": flees,
    "bot-ds-leave-dominates": leaves_to_dominate,
    "bot-ds-stay": stays,
    "bot-ds-move": moves,
    "bot-ds-move-dominates": moves_to_dominate,
    "bot-ds-remain": remains,
    "bot-ds-drive": drives,
    "bot-ds-none": keeps_pool,
    "bot-ds-up-to": would_score,
    "bot-ds-crowd": gains,
    "bot-ds-ice": freezes,
    "bot-ds-blight": blights,
    "bot-ds-catastrophe": counts_cubes,
    "bot-ds-exodus": counts_cubes,
    "bot-ds-mammal": saves_mammal,
    "bot-ds-sacrifice": sacrifices,
    "bot-ds-points": gains,
    "bot-ds-rescue": rescues,
    "bot-ds-dominates": dominates,
    "bot-ds-lead": leads,
    "bot-ds-dethrones": dethrones,
    "bot-ds-weakens": weakens,
    "bot-ds-doomed": is_doomed,
    "bot-ds-safer": is_safer,
    "bot-ds-settles": settles,
    "bot-ds-fitter": is_fitter,
    "bot-ds-starves": starves,
}


def test_every_sentence_has_a_claim_that_is_checked() -> None:
    assert set(CHECKERS) == sentences("dominant-species")


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_engine_agrees_with_every_sentence(players: int, seed: int) -> None:
    states = positions("dominant-species", players, seed, round_limit=4)
    met: Counter[str] = check("dominant-species", states, CHECKERS, 2)
    assert len(met) > 40


def test_passing_is_not_called_harmless_where_something_is_lost() -> None:
    dying = Earth("mammal", "bird")
    for tile in dying.g.occupied(MAMMAL):
        for corner in dying.g.layout.board.corners_of[tile]:
            if dying.g.corner[corner] >= 0:
                dying.g.remove_element(corner)
    losing = Earth("mammal", "bird")
    losing.acquire("mammal", "sun", "water")
    losing.row("regression", "sun", "water")
    losing.pawn("mammal", "regression-1")
    states = [dying.run(Extinction()).g, losing.run(Regression(0, (0,) * 6)).g]
    met = check("dominant-species", iter(states), CHECKERS)
    assert {"bot-ds-pass-mammal", "bot-ds-pass-protect"} <= set(met)
    assert "bot-ds-pass" not in met
