"""What speaks for cubes that come, move or go in Marine, and for the tiles that cards ask for."""

from __future__ import annotations

from typing import Any

from ....core.frame import Frame
from ....core.message import Message
from ....earth.actions.conflict import Competition, Survivor, Victim
from ....earth.actions.movement import MigrateCubes, MigrateTo, Migration, MoveCubes, is_reached
from ....earth.actions.speciation import PlaceCubes, Speciation
from ..actions.tectonics import Camouflage, SettleVent
from ..cards import CARDS, TERRESTRIAL
from ..questions import CascadeTile
from ..questions_cubes import (
    AsteroidTile,
    ExodusTile,
    ExplosionTile,
    FertileTile,
    Hunt,
    OmitTile,
    OmnivoreTile,
    RadiationTile,
    ReturnCube,
    TerrainPick,
    TerrestrialTile,
)
from ..terms import POOL, SCORES
from ..text import WORDS
from .analysis import Analysis
from .gains import settle_gain, tile_points
from .why_pawns import rooms


def of_cubes(s: Analysis, top: Frame[Any], animal: int, action: int) -> Message | None:
    """Cubes that come, move or go."""
    n = action >> 16 & 255
    if isinstance(top, Speciation):
        room, tile = rooms(s, animal, n)
        return Message("bot-dsm-speciate", n=room, tile=WORDS.tile(s.g, tile))
    if isinstance(top, PlaceCubes):
        return arriving(s, animal, top.tile, n)
    if isinstance(top, Migration):
        return leaving(s, top, n)
    if isinstance(top, (MoveCubes, MigrateCubes)):
        return moved(s, top, animal, n)
    if isinstance(top, MigrateTo):
        return arriving(s, animal, n, 1)
    if isinstance(top, SettleVent):
        return revived(s, animal, n)
    if isinstance(top, Camouflage):
        return arriving(s, animal, top.tile, 1)
    return of_toll(s, top, animal, action)


def of_toll(s: Analysis, top: Frame[Any], animal: int, action: int) -> Message | None:
    """Cubes that die, return or are left out."""
    n = action >> 16 & 255
    if isinstance(top, (Competition, Hunt)):
        return killed(s, animal, n, action >> 8 & 255)
    if isinstance(top, (Victim, ReturnCube)):
        return killed(s, animal, top.tile, n)
    if isinstance(top, Survivor):
        return Message("bot-dsm-survivor", animal=WORDS.animal(n), tile=WORDS.tile(s.g, top.tile))
    if isinstance(top, OmitTile):
        return Message("bot-dsm-omit", tile=WORDS.tile(s.g, n), n=s.g.cubes[n * 6 + animal])
    return of_tile(s, top, animal, n)


def of_tile(s: Analysis, top: Frame[Any], animal: int, n: int) -> Message | None:
    """Tiles on which cards do something."""
    g = s.g
    if isinstance(top, TerrainPick):
        return surveyed(s, animal, n)
    if isinstance(top, FertileTile):
        return Message("bot-dsm-fertile", tile=WORDS.tile(g, n), n=g.cubes_on(n))
    if isinstance(top, ExplosionTile):
        return arriving(s, animal, n, min(g.cubes_on(n), g.gene_pool[animal]))
    if isinstance(top, TerrestrialTile) and g.gene_pool[animal]:
        return arriving(s, animal, n, min(CARDS[TERRESTRIAL].n, g.gene_pool[animal]))
    if isinstance(top, (AsteroidTile, ExodusTile, RadiationTile, OmnivoreTile, TerrestrialTile)):
        mine = g.cubes[n * 6 + animal]
        return Message("bot-dsm-crowd", tile=WORDS.tile(g, n), mine=mine, others=g.cubes_on(n) - mine)
    return cascading(s, top, animal, n) if isinstance(top, CascadeTile) else None


def cascading(s: Analysis, top: CascadeTile, animal: int, tile: int) -> Message:
    """Elements that leave a tile."""
    g = s.g
    mine = g.cubes[tile * 6 + animal]
    gone = min(top.x, sum(g.counts[tile * 6 : tile * 6 + 6]))
    return Message("bot-dsm-cascade", tile=WORDS.tile(g, tile), n=gone, mine=mine, others=g.cubes_on(tile) - mine)


# ---- cubes that come ---------------------------------------------------------------------------
def arriving(s: Analysis, animal: int, tile: int, n: int) -> Message:
    """So many cubes more on a tile: the lead, a better place, a first cube, or more of the same."""
    if n == 0:
        return Message("bot-dsm-from-pool", n=s.g.gene_pool[animal])
    name = WORDS.tile(s.g, tile)
    now = tile_points(s, animal, tile, 0)
    then = tile_points(s, animal, tile, n)
    if then > now and then == SCORES[s.g.kind(tile)][0]:
        return Message("bot-dsm-lead", tile=name, n=then)
    if then > now:
        return Message("bot-dsm-place", tile=name, n=then)
    if not s.g.cubes[tile * 6 + animal]:
        return Message("bot-dsm-settle", tile=name)
    return Message("bot-dsm-strengthen", tile=name, n=s.g.cubes[tile * 6 + animal] + n, points=then)


def revived(s: Analysis, animal: int, source: int) -> Message:
    """A cube for a new vent: what is left where it comes from."""
    if source == POOL:
        return Message("bot-dsm-from-pool", n=s.g.gene_pool[animal] - 1)
    return Message("bot-dsm-from-pile", n=s.g.gene_pool[animal])


# ---- cubes that move ---------------------------------------------------------------------------
def leaving(s: Analysis, top: Migration[Any], source: int) -> Message:
    """Why cubes go from a tile: danger, points or elements elsewhere."""
    g = s.g
    animal = top.animal
    most = min(top.moves, g.cubes[source * 6 + animal] - top.arrived[source])
    targets = [t for t in g.earth() if t != source and is_reached(g, animal, source, t)]
    refuges = [t for t in targets if s.is_safe(animal, t, s.types_on(t))]
    said = WORDS.tile(g, source)
    if g.is_endangered(animal, source) and refuges:
        target = best_move(s, animal, source, refuges, most)[0]
        return Message("bot-dsm-flee", source=said, target=WORDS.tile(g, target), n=most)
    target, n, points = best_move(s, animal, source, targets, most)
    if points > 0:
        return Message("bot-dsm-leave", source=said, target=WORDS.tile(g, target), n=n, points=points)
    useful = [t for t in targets if not g.cubes[t * 6 + animal] and settle_gain(s, animal, t) > 0.0]
    if useful:
        return Message("bot-dsm-leave-elements", source=said, target=WORDS.tile(g, useful[0]))
    return Message("bot-dsm-stay", source=said)


def best_move(s: Analysis, animal: int, source: int, targets: list[int], most: int) -> tuple[int, int, int]:
    """The tile and the number of cubes whose move changes most what both tiles would score, and by how much."""
    found = (targets[0], most, -100)
    for target in targets:
        for n in range(1, most + 1):
            points = change(s, animal, target, n) + change(s, animal, source, -n)
            if points > found[2]:
                found = (target, n, points)
    return found


def change(s: Analysis, animal: int, tile: int, n: int) -> int:
    """What n cubes more or fewer change if the tile is scored."""
    return tile_points(s, animal, tile, n) - tile_points(s, animal, tile, 0)


def moved(s: Analysis, top: MoveCubes[Any] | MigrateCubes[Any], animal: int, n: int) -> Message:
    """Cubes that go from tile to tile: how many are where then, and what that would score."""
    g = s.g
    there = g.cubes[top.target * 6 + top.animal] + n
    left = g.cubes[top.source * 6 + top.animal] - n
    points = tile_points(s, top.animal, top.target, n)
    kept = tile_points(s, top.animal, top.source, -n)
    source = WORDS.tile(g, top.source)
    target = WORDS.tile(g, top.target)
    if top.animal != animal:
        return Message("bot-dsm-drive", animal=WORDS.animal(top.animal), tile=target, n=there, points=points)
    if n == 0:
        return Message("bot-dsm-remain", tile=source, n=left, points=kept)
    return Message("bot-dsm-move", target=target, there=there, points=points, source=source, left=left, kept=kept)


# ---- cubes that go -----------------------------------------------------------------------------
def killed(s: Analysis, animal: int, tile: int, victim: int) -> Message:
    """A cube that goes."""
    name = WORDS.tile(s.g, tile)
    if victim == animal:
        return Message("bot-dsm-sacrifice", tile=name, n=s.g.cubes[tile * 6 + animal] - 1)
    return Message("bot-dsm-kill", tile=name, animal=WORDS.animal(victim))


def surveyed(s: Analysis, animal: int, terrain: int) -> Message:
    """All tiles of a terrain are scored."""
    tiles = [tile for tile in s.tiles if s.g.kind(tile) == terrain]
    animals = s.g.layout.animals
    totals = [sum([tile_points(s, a, tile, 0) for tile in tiles]) for a in animals]
    mine = totals[animals.index(animal)]
    best = max([0, *[n for k, n in enumerate(totals) if animals[k] != animal]])
    return Message("bot-dsm-terrain", terrain=WORDS.terrain(terrain), mine=mine, best=best)
