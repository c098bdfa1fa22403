"""What speaks for cubes that come, move or go in Dominant Species."""

from __future__ import annotations

from typing import Any

from ....core.message import Message
from ....earth.actions.conflict import Victim
from ....earth.actions.movement import Exodus, MigrateCubes, MigrateTo, Migration, MoveCubes, is_reached
from ....earth.actions.speciation import PlaceCubes, Speciation
from ....earth.facts import covered_beside, points_with, ranking
from ....earth.pick import Pick
from ....earth.terms import NO_TILE, NOBODY
from ..actions.glaciation import Glaciation
from ..questions import AQUATIC_CUBES, AquaticTile, BlightTile, CatastropheTile
from ..questions_cubes import HIBERNATING, ExodusTile, FertileTile, Hibernate, HibernationTile
from ..reset import SaveMammal, exposed
from ..state import Dom
from ..text import WORDS


def of_cubes(g: Dom, top: Pick[Dom], n: int) -> Message | None:
    """Questions about cubes and where they are."""
    animal = top.animal
    if isinstance(top, Speciation):
        return spread(g, animal, n)
    if isinstance(top, Migration):
        return leaving(g, top, n)
    if isinstance(top, MigrateTo):
        most = min(top.moves, g.cubes[top.source * 6 + animal] - top.arrived[top.source])
        return landed(g, animal, n, most)
    if isinstance(top, (MoveCubes, MigrateCubes)):
        return moved(g, top.animal, top.source, top.target, n)
    if isinstance(top, PlaceCubes) and n == 0:
        return Message("bot-ds-none", n=g.gene_pool[animal])
    if isinstance(top, Victim) and n == animal:
        left = g.cubes[top.tile * 6 + n] - 1
        return Message("bot-ds-sacrifice", tile=WORDS.tile(g, top.tile), n=left)
    if isinstance(top, Hibernate) and n:
        return returning(g, animal, top.tile, n)
    return frozen(g, animal, n) if isinstance(top, Glaciation) else of_place(g, top, n)


def of_place(g: Dom, top: Pick[Dom], tile: int) -> Message | None:
    """Tiles that cards and the mammals ask for."""
    animal = top.animal
    if isinstance(top, AquaticTile):
        return returning(g, animal, tile, min(AQUATIC_CUBES, g.gene_pool[animal]))
    if isinstance(top, HibernationTile):
        return returning(g, animal, tile, min(HIBERNATING, g.eliminated[animal]))
    if isinstance(top, FertileTile):
        return Message("bot-ds-crowd", tile=WORDS.tile(g, tile), n=g.cubes_on(tile))
    if isinstance(top, BlightTile):
        return blighted(g, animal, tile)
    if isinstance(top, (CatastropheTile, ExodusTile)):
        mine = g.cubes[tile * 6 + animal]
        key = "bot-ds-catastrophe" if isinstance(top, CatastropheTile) else "bot-ds-exodus"
        return Message(key, tile=WORDS.tile(g, tile), mine=mine, others=g.cubes_on(tile) - mine)
    return saved(g, animal, tile) if isinstance(top, SaveMammal) else None


# ---- what a number of cubes is worth -----------------------------------------------------
def first(g: Dom, tile: int) -> int:
    """Who would get the first value of a tile."""
    ranks = ranking(g, tile)
    return ranks[0] if ranks else NOBODY


def would_dominate(g: Dom, animal: int, tile: int, more: int) -> bool:
    """Whether an animal that does not dominate a tile would do so with a cube there and some more fitness."""
    if g.dominator(tile) == animal:
        return False
    rivals = [g.fitness(other, tile) for other in g.layout.animals if other != animal and g.cubes[tile * 6 + other]]
    return g.fitness(animal, tile) + more > max([0, *rivals])


# ---- cubes on a tile -----------------------------------------------------------------------
def landed(g: Dom, animal: int, tile: int, n: int) -> Message | None:
    """So many cubes more on a tile."""
    after = g.clone()
    after.cubes[tile * 6 + animal] += n
    return of_tile(g, after, animal, tile)


def of_tile(g: Dom, after: Dom, animal: int, tile: int) -> Message | None:
    """What changes on one tile, the best news first."""
    said = WORDS.tile(after, tile)
    if after.dominator(tile) == animal != g.dominator(tile):
        return Message("bot-ds-dominates", tile=said)
    leads = first(after, tile) == animal
    if leads and first(g, tile) != animal:
        return Message("bot-ds-lead", tile=said, n=after.layout.scores[after.kind(tile)][0])
    if g.dominator(tile) not in (NOBODY, animal) and after.dominator(tile) != g.dominator(tile):
        return Message("bot-ds-dethrones", tile=said, animal=WORDS.animal(g.dominator(tile)))
    for other in g.layout.animals:
        if other != animal and after.cubes[tile * 6 + other] < g.cubes[tile * 6 + other]:
            return Message("bot-ds-weakens", tile=said, animal=WORDS.animal(other))
    if after.cubes[tile * 6 + animal] > g.cubes[tile * 6 + animal]:
        return settled(after, animal, tile, leads)
    return None


def settled(after: Dom, animal: int, tile: int, leads: bool) -> Message:
    """More cubes that neither lead anew nor dominate: in danger, ahead, or with a share."""
    said = WORDS.tile(after, tile)
    mine = after.cubes[tile * 6 + animal]
    if after.is_endangered(animal, tile):
        return Message("bot-ds-doomed", tile=said)
    if leads and after.others_on(tile, animal):
        return Message("bot-ds-safer", tile=said, n=mine - most_of_others(after, animal, tile))
    points = points_with(after, animal, tile, mine)
    return Message("bot-ds-settles", tile=said, n=mine, points=points)


def most_of_others(g: Dom, animal: int, tile: int) -> int:
    """The most cubes of another animal on a tile."""
    return max([0, *[g.cubes[tile * 6 + other] for other in g.layout.animals if other != animal]])


# ---- cubes that move -------------------------------------------------------------------------
def leaving(g: Dom, top: Migration[Any], source: int) -> Message:
    """Why cubes go from a tile: danger, points or dominance elsewhere."""
    animal = top.animal
    most = min(top.moves, g.cubes[source * 6 + animal] - top.arrived[source])
    targets = [t for t in g.earth() if t != source and is_reached(g, animal, source, t)]
    refuges = [t for t in targets if g.fitness(animal, t)]
    said = WORDS.tile(g, source)
    if g.is_endangered(animal, source) and refuges:
        target = best_target(g, animal, source, refuges, most)[0]
        return Message("bot-ds-flee", source=said, target=WORDS.tile(g, target), n=most)
    target, n, points = best_target(g, animal, source, targets, most)
    if points > 0:
        return Message("bot-ds-leave", source=said, target=WORDS.tile(g, target), n=n, points=points)
    crowns = [t for t in targets if not g.cubes[t * 6 + animal] and would_dominate(g, animal, t, 0)]
    if crowns:
        return Message("bot-ds-leave-dominates", source=said, target=WORDS.tile(g, crowns[0]))
    return Message("bot-ds-stay", source=said)


def best_target(g: Dom, animal: int, source: int, targets: list[int], most: int) -> tuple[int, int, int]:
    """The tile and the number of cubes whose move changes most what both tiles would score, and by how much."""
    found = (targets[0], most, -100)
    for target in targets:
        for n in range(1, most + 1):
            points = change(g, animal, target, n) + change(g, animal, source, -n)
            if points > found[2]:
                found = (target, n, points)
    return found


def change(g: Dom, animal: int, tile: int, n: int) -> int:
    """What n cubes more or fewer change if the tile is scored."""
    now = g.cubes[tile * 6 + animal]
    return points_with(g, animal, tile, now + n) - points_with(g, animal, tile, now)


def moved(g: Dom, animal: int, source: int, target: int, n: int) -> Message:
    """Cubes that go from tile to tile: how many are where then, and what that would score."""
    left = g.cubes[source * 6 + animal] - n
    there = g.cubes[target * 6 + animal] + n
    kept = points_with(g, animal, source, left)
    if not is_mine(g, animal):
        points = points_with(g, animal, target, there)
        return Message("bot-ds-drive", animal=WORDS.animal(animal), tile=WORDS.tile(g, target), n=there, points=points)
    if n == 0:
        return Message("bot-ds-remain", tile=WORDS.tile(g, source), n=left, points=kept)
    wins = not g.cubes[target * 6 + animal] and would_dominate(g, animal, target, 0)
    key = "bot-ds-move-dominates" if wins else "bot-ds-move"
    points = points_with(g, animal, target, there)
    said = WORDS.tile(g, target)
    return Message(key, target=said, there=there, points=points, source=WORDS.tile(g, source), left=left, kept=kept)


def is_mine(g: Dom, animal: int) -> bool:
    """Whether the animal that moves is the one that decides: in Mass Exodus all are moved."""
    below = g.stack[-2] if len(g.stack) > 1 else None
    return not isinstance(below, Exodus) or below.acting == animal


# ---- cubes that come -------------------------------------------------------------------------
def spread(g: Dom, animal: int, corner: int) -> Message:
    """How many cubes may come around an element, and where they would score most."""
    element = g.corner[corner]
    pool = g.gene_pool[animal]
    tiles = [t for t in g.layout.board.touching[corner] if g.terrain[t] != NO_TILE]
    room = min(pool, sum([g.limit(animal, t, element) for t in tiles]))
    alive = [t for t in tiles if g.fitness(animal, t)]
    if not alive:
        return Message("bot-ds-around-doomed", n=room)
    gains = [change(g, animal, t, min(pool, g.limit(animal, t, element))) for t in alive]
    best = alive[gains.index(max(gains))]
    most = min(pool, g.limit(animal, best, element))
    points = points_with(g, animal, best, g.cubes[best * 6 + animal] + most)
    return Message("bot-ds-around", n=room, most=most, tile=WORDS.tile(g, best), points=points)


def returning(g: Dom, animal: int, tile: int, n: int) -> Message:
    """Up to so many cubes onto a tile at once."""
    points = points_with(g, animal, tile, g.cubes[tile * 6 + animal] + n)
    return Message("bot-ds-up-to", tile=WORDS.tile(g, tile), n=n, points=points)


# ---- ice, blight and extinction ----------------------------------------------------------------
def frozen(g: Dom, animal: int, tile: int) -> Message:
    """Tundra: bonus points, and the cubes that have to leave."""
    gone = [max(0, g.cubes[tile * 6 + other] - 1) for other in range(6)]
    n = g.bonus(covered_beside(g, tile))
    mine = gone[animal]
    return Message("bot-ds-ice", tile=WORDS.tile(g, tile), n=n, mine=mine, others=sum(gone) - mine)


def blighted(g: Dom, animal: int, tile: int) -> Message:
    """All elements of a tile but one go."""
    mine = g.cubes[tile * 6 + animal]
    gone = max(0, sum(g.counts[tile * 6 : tile * 6 + 6]) - 1)
    return Message("bot-ds-blight", tile=WORDS.tile(g, tile), n=gone, mine=mine, others=g.cubes_on(tile) - mine)


def saved(g: Dom, animal: int, tile: int) -> Message:
    """The one mammal that stays: what it would score among those who survive."""
    after = g.clone()
    for other in g.layout.animals:
        after.cubes[tile * 6 + other] -= exposed(g, other, tile)
    points = points_with(after, animal, tile, after.cubes[tile * 6 + animal] + 1)
    return Message("bot-ds-mammal", tile=WORDS.tile(g, tile), points=points)
