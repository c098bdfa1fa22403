"""Hints of Marine: each sentence is compared with what the engine does, in positions of random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tangledbank.core.message import Message
from tangledbank.earth.actions.movement import MigrateTo, is_reached
from tangledbank.earth.facts import tile_points
from tangledbank.earth.pick import PickTile
from tangledbank.earth.terms import ADAPTATION, NO_TILE, REGRESSION
from tangledbank.games.marine.actions.elements import AdaptOver
from tangledbank.games.marine.actions.pawns import PlacePawn, take_back_all
from tangledbank.games.marine.actions.tectonics import open_vent
from tangledbank.games.marine.bots.analysis import Analysis
from tangledbank.games.marine.bots.options import gains as expectations
from tangledbank.games.marine.bots.traits import TRAIT_WORTH
from tangledbank.games.marine.cards import ASTEROID
from tangledbank.games.marine.effects import resolve_card
from tangledbank.games.marine.flow import migration_value
from tangledbank.games.marine.notation import NOUNS
from tangledbank.games.marine.state import Sea
from tangledbank.games.marine.terms import DOMINATION_1, EVOLUTION_1, SCORES, SMOKER
from tangledbank.games.marine.text import WORDS, card_name, space_name
from tests.bots.claims import Checker, check, positions, sentences, settled

Args = dict[str, Any]


# ---- what a sentence names ---------------------------------------------------------------------
def tile_of(args: Args, key: str = "tile") -> int:
    return NOUNS.tile.read(args[key].args["hex"])


def corner_of(args: Args) -> int:
    return NOUNS.corner.read(args["corner"].args["corner"])


def element_of(args: Args, key: str = "element") -> int:
    return next(e for e in range(6) if WORDS.element(e) == args[key])


def animal_of(args: Args, g: Sea) -> int:
    return next(a for a in g.layout.animals if WORDS.animal(a) == args["animal"])


def asked(g: Sea) -> int:
    """The animal that decides: one's own, where others are moved as well."""
    top = g.stack[-1]
    acting = getattr(g.stack[-2], "acting", None) if len(g.stack) > 1 else None
    return int(getattr(top, "animal") if acting is None else acting)  # noqa: B009


# ---- what the engine would do ------------------------------------------------------------------
def after(g: Sea, action: int) -> Sea:
    """After the answer itself, before anything that follows."""
    d = g.clone()
    top = d.stack.pop()
    d.seat = g.seat
    top.resolve(d, action)
    return d


def points(g: Sea, animal: int, tile: int) -> int:
    """The place on a tile if it were scored now; what Traits add is not said."""
    return dict(tile_points(g, tile)).get(animal, 0)


def holding(g: Sea, animal: int, tile: int, n: int) -> Sea:
    d = g.clone()
    d.cubes[tile * 6 + animal] = n
    return d


def value(g: Sea, animal: int, element: int) -> int:
    return g.domination_value(animal, element)


def disks(g: Sea, animal: int, element: int, more: int) -> Sea:
    """With some disks more on a display."""
    d = g.clone()
    d.display[animal * 6 + element] += more
    return d


def bonus_of(g: Sea, tile: int, terrain: int) -> int:
    """The bonus for a tile of a terrain on a hex, as the engine counts it when it lies."""
    d = g.clone()
    d.terrain[tile] = terrain
    before = d.vp[asked(g)]
    d.gain_bonus(asked(g), d.new_tile_quantity(tile))
    return d.vp[asked(g)] - before


def sites(g: Sea) -> list[int]:
    return [t for t in g.layout.board.hexes if g.terrain[t] == NO_TILE and g.tiles_beside(t)]


# ---- pawns ---------------------------------------------------------------------------------------
def is_trait(g: Sea, seat: int, action: int, args: Args) -> bool:
    return bool(abs(args["n"] - max(0.0, TRAIT_WORTH[action >> 16 & 255])) <= 0.5)


def is_expected(g: Sea, seat: int, action: int, args: Args) -> bool:
    """The bot's own estimate: it is said as one."""
    s = Analysis(g)
    s.look()
    return bool(abs(args.get("n", 0) - max(0.0, expectations(s)[list(g.current_options).index(action)])) <= 0.5)


def changes_nothing(g: Sea, seat: int, action: int, args: Args) -> bool:
    d = settled(g, action)
    return (d.cubes, d.corner, d.display, d.vp) == (g.cubes, g.corner, g.display, g.vp)


def come_back(g: Sea, seat: int, action: int, args: Args) -> bool:
    d = g.clone()
    take_back_all(d, asked(g))
    return bool(len([s for s in g.spaces if s >= 0]) - len([s for s in d.spaces if s >= 0]) == args["n"])


def pawn(g: Sea, seat: int, action: int, args: Args) -> bool:
    """What is said of the space is true of it: it is one where the pawn may go."""
    why = args["why"]
    assert isinstance(why, Message)
    d = g.clone()
    d.stack[-1] = PlacePawn(seat, asked(g), action >> 16 & 255)
    d.current_options = d.stack[-1].answers(d, seat)
    spaces = [option for option in d.current_options if space_name(option >> 16 & 255) == why.args["space"]]
    return len(spaces) == 1 and CHECKERS[why.key](d, seat, spaces[0], why.args)


def space_value(g: Sea, seat: int, action: int, args: Args) -> bool:
    e = element_of(args)
    return bool(value(g, asked(g), e) == args["n"] and g.target[e] == args["target"])


def space_removal(g: Sea, seat: int, action: int, args: Args) -> bool:
    return g.corner[corner_of(args)] >= 0


def space_adaptation(g: Sea, seat: int, action: int, args: Args) -> bool:
    e = element_of(args)
    then = value(disks(g, asked(g), e, 1), asked(g), e)
    return bool(g.rows[ADAPTATION * 6 + e] and then == args["n"] and g.target[e] == args["target"])


def at_risk(g: Sea, seat: int, action: int, args: Args) -> bool:
    risk = [e for e in range(6) if g.rows[REGRESSION * 6 + e] and g.acquired(asked(g), e)]
    return bool(len(risk) == args["n"])


def room_around(g: Sea, corner: int) -> int:
    a = asked(g)
    return min(sum([g.limit(a, t, g.corner[corner]) for t in g.tiles_around(corner)]), g.gene_pool[a])


def space_speciation(g: Sea, seat: int, action: int, args: Args) -> bool:
    e, t = element_of(args), tile_of(args)
    corners = [c for c in g.layout.board.corners_of[t] if g.corner[c] == e]
    return args["n"] in [room_around(g, c) for c in corners]


def speciates(g: Sea, seat: int, action: int, args: Args) -> bool:
    corner = action >> 16 & 255
    return bool(room_around(g, corner) == args["n"] and tile_of(args) in g.tiles_around(corner))


def space_wanderlust(g: Sea, seat: int, action: int, args: Args) -> bool:
    terrain = next(t for t in g.face_up_tiles if t != NO_TILE and WORDS.terrain(t) == args["terrain"])
    return bool(max([bonus_of(g, t, terrain) for t in sites(g)]) == args["n"])


def vents(g: Sea, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    d = g.clone()
    d.stack = []
    open_vent(d, asked(g), t, SMOKER)
    return bool(d.vp[asked(g)] - g.vp[asked(g)] == args["n"] and not g.covered >> t & 1)


def space_migration(g: Sea, seat: int, action: int, args: Args) -> bool:
    n = migration_value(g, asked(g), action >> 16 & 255)
    return bool(n == args["n"] and g.cubes[tile_of(args) * 6 + asked(g)])


def has_rival(g: Sea, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    return g.cubes[t * 6 + animal_of(args, g)] > 0 < g.cubes[t * 6 + asked(g)]


def space_evolution(g: Sea, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    terrain = g.evolution[(action >> 16 & 255) - EVOLUTION_1]
    return bool(points(g, asked(g), t) == args["n"] and g.kind(t) == terrain)


def space_evolution_card(g: Sea, seat: int, action: int, args: Args) -> bool:
    return space_evolution(g, seat, action, args) and len(g.track) > 0 and g.is_thriving(asked(g), tile_of(args))


def space_domination(g: Sea, seat: int, action: int, args: Args) -> bool:
    is_there = action >> 16 & 255 >= DOMINATION_1
    return is_there and space_value(g, seat, action, args) and args["n"] > args["target"]


def space_idle(g: Sea, seat: int, action: int, args: Args) -> bool:
    return bool(space_name(action >> 16 & 255) == args["space"])


# ---- tiles and cards -----------------------------------------------------------------------------------
def explores(g: Sea, seat: int, action: int, args: Args) -> bool:
    terrain = g.face_up_tiles[action >> 16 & 255]
    best = max([bonus_of(g, t, terrain) for t in sites(g)])
    return bool((SCORES[terrain][0], best) == (args["value"], args["n"]))


def lays(g: Sea, seat: int, action: int, args: Args) -> bool:
    return bool(bonus_of(g, tile_of(args), getattr(g.stack[-1], "terrain")) == args["n"])  # noqa: B009


def scores(g: Sea, seat: int, action: int, args: Args) -> bool:
    t, a = tile_of(args), asked(g)
    best = max([0, *[points(g, o, t) for o in g.layout.animals if o != a]])
    return bool((points(g, a, t), best) == (args.get("mine", 0), args["best"]))


def scores_with_card(g: Sea, seat: int, action: int, args: Args) -> bool:
    return scores(g, seat, action, args) and len(g.track) > 0 and g.is_thriving(asked(g), tile_of(args))


def scores_terrain(g: Sea, seat: int, action: int, args: Args) -> bool:
    tiles = [t for t in g.earth() if g.kind(t) == action >> 16 & 255]
    totals = {a: sum([points(g, a, t) for t in tiles]) for a in g.layout.animals}
    best = max([0, *[n for a, n in totals.items() if a != asked(g)]])
    return bool((totals[asked(g)], best) == (args["mine"], args["best"]))


def is_asteroid(g: Sea, seat: int, action: int, args: Args) -> bool:
    return ASTEROID in g.track


def card_points(g: Sea, seat: int, action: int, args: Args) -> bool:
    """The card is resolved; where it asks for a tile, the best one is taken."""
    d = g.clone()
    d.stack = []
    card = next(card for card in g.track if card_name(card) == args["card"])
    resolve_card(d, asked(g), card, g.track.index(card) + 1)
    d.advance()
    a = asked(g)
    if d.stack and isinstance(d.stack[-1], PickTile):
        return bool(max([after(d, o).vp[a] for o in d.current_options]) - g.vp[a] == args["n"])
    return bool(d.vp[a] - g.vp[a] == args["n"])


def card_text(g: Sea, seat: int, action: int, args: Args) -> bool:
    return any(card_name(card) == args["card"] for card in g.track) and args["text"].key.startswith("mar-card-text-")


def controls(g: Sea, seat: int, action: int, args: Args) -> bool:
    d, e = after(g, action), action >> 16 & 255
    return bool(d.control[e] == asked(g) and d.target[e] == args["n"])


def takes_control(g: Sea, seat: int, action: int, args: Args) -> bool:
    return controls(g, seat, action, args) and g.control[action >> 16 & 255] != asked(g)


def raises(g: Sea, seat: int, action: int, args: Args) -> bool:
    return controls(g, seat, action, args) and g.control[action >> 16 & 255] == asked(g)


# ---- cubes ---------------------------------------------------------------------------------------------
def arrival(g: Sea, action: int, args: Args) -> tuple[Sea, int]:
    """With the cubes on the tile that the answer brings there; one where the number is asked next."""
    a, t = asked(g), tile_of(args)
    if isinstance(g.stack[-1], MigrateTo):
        return holding(g, a, t, g.cubes[t * 6 + a] + 1), t
    d = after(g, action)
    if d.cubes == g.cubes:  # a card that asks for the number next
        return holding(g, a, t, g.cubes[t * 6 + a] + args.get("more", min(4, g.gene_pool[a]))), t
    return d, t


def leads(g: Sea, seat: int, action: int, args: Args) -> bool:
    d, t = arrival(g, action, args)
    return bool(points(d, asked(g), t) == args["n"] == SCORES[g.kind(t)][0] > points(g, asked(g), t))


def places(g: Sea, seat: int, action: int, args: Args) -> bool:
    d, t = arrival(g, action, args)
    return bool(points(d, asked(g), t) == args["n"] > points(g, asked(g), t))


def settles(g: Sea, seat: int, action: int, args: Args) -> bool:
    d, t = arrival(g, action, args)
    return not g.cubes[t * 6 + asked(g)] and d.cubes[t * 6 + asked(g)] > 0


def strengthens(g: Sea, seat: int, action: int, args: Args) -> bool:
    d, t = arrival(g, action, args)
    return bool((d.cubes[t * 6 + asked(g)], points(d, asked(g), t)) == (args["n"], args["points"]))


def from_pool(g: Sea, seat: int, action: int, args: Args) -> bool:
    return bool(after(g, action).gene_pool[asked(g)] == args["n"])


def leaves(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, s, t, n = asked(g), tile_of(args, "source"), tile_of(args, "target"), args["n"]
    d = holding(holding(g, a, s, g.cubes[s * 6 + a] - n), a, t, g.cubes[t * 6 + a] + n)
    now, then = [points(x, a, s) + points(x, a, t) for x in (g, d)]
    return bool(then - now == args["points"] > 0)


def flees(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, t = asked(g), tile_of(args, "target")
    return g.is_endangered(a, tile_of(args, "source")) and not holding(g, a, t, 1).is_endangered(a, t)


def leaves_for_elements(g: Sea, seat: int, action: int, args: Args) -> bool:
    """A cube there makes some domination value larger, or it lies where nothing is lost by it."""
    a, t = asked(g), tile_of(args, "target")
    d = holding(g, a, t, 1)
    return any(value(d, a, e) > value(g, a, e) for e in range(6))


def stays(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, s, top = asked(g), tile_of(args, "source"), g.stack[-1]
    most = min(getattr(top, "moves"), g.cubes[s * 6 + a] - getattr(top, "arrived")[s])  # noqa: B009
    for t in [t for t in g.earth() if t != s and is_reached(g, a, s, t)]:
        for n in range(1, most + 1):
            d = holding(holding(g, a, s, g.cubes[s * 6 + a] - n), a, t, g.cubes[t * 6 + a] + n)
            if points(d, a, s) + points(d, a, t) > points(g, a, s) + points(g, a, t):
                return False
    return True


def moves(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, s, t = asked(g), tile_of(args, "source"), tile_of(args, "target")
    d = after(g, action)
    right = (d.cubes[t * 6 + a], d.cubes[s * 6 + a]) == (args["there"], args["left"])
    return right and (points(d, a, t), points(d, a, s)) == (args["points"], args["kept"])


def remains(g: Sea, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    return bool((g.cubes[t * 6 + asked(g)], points(g, asked(g), t)) == (args["n"], args["points"]))


def drives(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, t = animal_of(args, g), tile_of(args)
    d = after(g, action)
    return bool((d.cubes[t * 6 + a], points(d, a, t)) == (args["n"], args["points"]))


def kills(g: Sea, seat: int, action: int, args: Args) -> bool:
    key = tile_of(args) * 6 + animal_of(args, g)
    return after(g, action).cubes[key] == g.cubes[key] - 1


def sacrifices(g: Sea, seat: int, action: int, args: Args) -> bool:
    return bool(after(g, action).cubes[tile_of(args) * 6 + asked(g)] == args["n"])


def survives(g: Sea, seat: int, action: int, args: Args) -> bool:
    d, t = after(g, action), tile_of(args)
    return d.cubes_on(t) == d.cubes[t * 6 + animal_of(args, g)] == 1


def omits(g: Sea, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    return bool(g.cubes[t * 6 + asked(g)] == args["n"] == after(g, action).cubes[t * 6 + asked(g)])


def gains(g: Sea, seat: int, action: int, args: Args) -> bool:
    return bool(after(g, action).vp[asked(g)] - g.vp[asked(g)] == args["n"])


def counts_cubes(g: Sea, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    mine = g.cubes[t * 6 + asked(g)]
    return bool(args["mine"] == mine and args["others"] == g.cubes_on(t) - mine)


def cascades(g: Sea, seat: int, action: int, args: Args) -> bool:
    there = len([c for c in g.layout.board.corners_of[tile_of(args)] if g.corner[c] >= 0])
    return counts_cubes(g, seat, action, args) and args["n"] == min(getattr(g.stack[-1], "x"), there)  # noqa: B009


# ---- elements ------------------------------------------------------------------------------------------
def planted(g: Sea, action: int) -> Sea:
    """With the element on the corner."""
    return after(g, action)


def rescues(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, t = asked(g), tile_of(args)
    return not planted(g, action).is_endangered(a, t)


def plants(g: Sea, seat: int, action: int, args: Args) -> bool:
    e = element_of(args)
    then = value(planted(g, action), asked(g), e)
    return bool(then == args["n"] and g.target[e] == args["target"] and g.cubes[tile_of(args) * 6 + asked(g)])


def lies_twice(g: Sea, seat: int, action: int, args: Args) -> bool:
    return planted(g, action).counts[tile_of(args) * 6 + element_of(args)] > 1


def plants_for_later(g: Sea, seat: int, action: int, args: Args) -> bool:
    own = g.cubes[tile_of(args) * 6 + asked(g)]
    return own > 0 and not g.display[asked(g) * 6 + element_of(args)]


def is_near(g: Sea, seat: int, action: int, args: Args) -> bool:
    t = tile_of(args)
    near = g.layout.board.neighbours[t]
    return not g.cubes[t * 6 + asked(g)] and any(g.cubes[o * 6 + asked(g)] for o in near)


def users_beside(g: Sea, corner: int, element: int) -> set[int]:
    tiles = g.tiles_around(corner)
    return {a for a in g.layout.animals for t in tiles if g.cubes[t * 6 + a] and g.display[a * 6 + element]}


def feeds_others(g: Sea, seat: int, action: int, args: Args) -> bool:
    found = users_beside(g, action >> 16 & 255, element_of(args))
    return asked(g) not in found and len(found) == args["n"]


def is_away(g: Sea, seat: int, action: int, args: Args) -> bool:
    return not users_beside(g, action >> 16 & 255, element_of(args))


def changes_value(g: Sea, seat: int, action: int, args: Args) -> bool:
    """One disk more, or, where only a pawn changes hands, as many as there are."""
    a, e = asked(g), element_of(args)
    found = [value(disks(g, a, e, more), a, e) for more in (0, 1)]
    return args["n"] in found and g.target[e] == args["target"]


def has_no_tile(g: Sea, seat: int, action: int, args: Args) -> bool:
    e = element_of(args)
    return not any(g.counts[t * 6 + e] for t in g.occupied(asked(g)))


def seeds(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, e = asked(g), element_of(args)
    said = (args["now"], args["n"], args["target"])
    return said == (value(g, a, e), g.display[a * 6 + e], g.target[e])


def is_foreign(g: Sea, seat: int, action: int, args: Args) -> bool:
    e = element_of(args)
    users = [a for a in g.layout.animals if g.display[a * 6 + e]]
    return asked(g) not in users and len(users) == args["n"]


def shifts(g: Sea, seat: int, action: int, args: Args) -> bool:
    corner = corner_of(args)
    own = [t for t in g.tiles_around(corner) if g.cubes[t * 6 + asked(g)]]
    return bool(len(own) == args["n"] and g.display[asked(g) * 6 + g.corner[corner]])


def loses(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, e = asked(g), element_of(args)
    return (value(g, a, e), value(disks(g, a, e, -1), a, e)) == (args["now"], args["n"])


def exchanges(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, given, taken = asked(g), element_of(args, "given"), element_of(args, "taken")
    d = disks(disks(g, a, given, -1), a, taken, 1)
    return (value(d, a, given), value(d, a, taken)) == (args["less"], args["n"])


def is_vacant(g: Sea, seat: int, action: int, args: Args) -> bool:
    d = after(g, action)
    return isinstance(g.stack[-1], AdaptOver) and d.elements_of(asked(g)) == g.elements_of(asked(g)) + 1


def habitat(g: Sea, seat: int, action: int, args: Args) -> bool:
    e = element_of(args)
    return (list(g.corner).count(e), value(g, asked(g), e)) == (args["n"], args["value"])


def endangers(g: Sea, seat: int, action: int, args: Args) -> bool:
    a, t, d = animal_of(args, g), tile_of(args), g.clone()
    d.take_element(action >> 16 & 255)
    return d.is_endangered(a, t) and not g.is_endangered(a, t)


def has_user(g: Sea, seat: int, action: int, args: Args) -> bool:
    corner = corner_of(args)
    return animal_of(args, g) in users_beside(g, corner, g.corner[corner])


def has_no_user(g: Sea, seat: int, action: int, args: Args) -> bool:
    corner = corner_of(args)
    return not users_beside(g, corner, g.corner[corner]) - {asked(g)}


CHECKERS: dict[str, Checker] = {
    "bot-dsm-trait": is_trait,
    "bot-dsm-pass": changes_nothing,
    "bot-dsm-little": is_expected,
    "bot-dsm-promise": is_expected,
    "bot-dsm-retrieve": come_back,
    "bot-dsm-pawn": pawn,
    "bot-dsm-space-abundance": space_value,
    "bot-dsm-space-removal": space_removal,
    "bot-dsm-space-adaptation": space_adaptation,
    "bot-dsm-space-regression": at_risk,
    "bot-dsm-space-speciation": space_speciation,
    "bot-dsm-space-wanderlust": space_wanderlust,
    "bot-dsm-space-tectonics": vents,
    "bot-dsm-space-migration": space_migration,
    "bot-dsm-space-competition": has_rival,
    "bot-dsm-space-evolution": space_evolution,
    "bot-dsm-space-evolution-card": space_evolution_card,
    "bot-dsm-space-domination": space_domination,
    "bot-dsm-space-idle": space_idle,
    "bot-dsm-explore": explores,
    "bot-dsm-new-tile": lays,
    "bot-dsm-vent": vents,
    "bot-dsm-score": scores,
    "bot-dsm-score-card": scores_with_card,
    "bot-dsm-score-others": scores,
    "bot-dsm-terrain": scores_terrain,
    "bot-dsm-asteroid": is_asteroid,
    "bot-dsm-card-points": card_points,
    "bot-dsm-card": card_text,
    "bot-dsm-control": takes_control,
    "bot-dsm-raise": raises,
    "bot-dsm-speciate": speciates,
    "bot-dsm-lead": leads,
    "bot-dsm-place": places,
    "bot-dsm-settle": settles,
    "bot-dsm-strengthen": strengthens,
    "bot-dsm-from-pool": from_pool,
    "bot-dsm-from-pile": from_pool,
    "bot-dsm-leave": leaves,
    "bot-dsm-flee": flees,
    "bot-dsm-leave-elements": leaves_for_elements,
    "bot-dsm-stay": stays,
    "bot-dsm-move": moves,
    "bot-dsm-remain": remains,
    "bot-dsm-drive": drives,
    "bot-dsm-kill": kills,
    "bot-dsm-sacrifice": sacrifices,
    "bot-dsm-survivor": survives,
    "bot-dsm-omit": omits,
    "bot-dsm-fertile": gains,
    "bot-dsm-crowd": counts_cubes,
    "bot-dsm-cascade": cascades,
    "bot-dsm-rescue": rescues,
    "bot-dsm-domination": changes_value,
    "bot-dsm-disk": has_no_tile,
    "bot-dsm-seed": seeds,
    "bot-dsm-seed-foreign": is_foreign,
    "bot-dsm-shift": shifts,
    "bot-dsm-lose": loses,
    "bot-dsm-exchange": exchanges,
    "bot-dsm-vacant": is_vacant,
    "bot-dsm-habitat": habitat,
    "bot-dsm-plant": plants,
    "bot-dsm-plant-reserve": lies_twice,
    "bot-dsm-plant-later": plants_for_later,
    "bot-dsm-plant-near": is_near,
    "bot-dsm-plant-others": feeds_others,
    "bot-dsm-plant-away": is_away,
    "bot-dsm-removal-danger": endangers,
    "bot-dsm-removal-user": has_user,
    "bot-dsm-removal": has_no_user,
    "bot-dsm-regression": at_risk,
}


def test_every_sentence_has_a_claim_that_is_checked() -> None:
    assert set(CHECKERS) == sentences("marine")


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_engine_agrees_with_every_sentence(players: int, seed: int) -> None:
    states = positions("marine", players, seed, round_limit=9, turn_limit=220)
    met: Counter[str] = check("marine", states, CHECKERS, 2)
    assert len(met) > 35
