"""What waits on the stack of Marine: what the options of a question promise, and the steps below it."""

from __future__ import annotations

from typing import Any, Final

from ....core.frame import Frame
from ....core.ints import each
from ....earth.actions.conflict import Competition, Survivor, Victim
from ....earth.actions.elements import ChooseFromBag, Depletion, Exchange, LoseElement, PutElement, TakeDisk
from ....earth.actions.movement import Exodus, MigrateCubes, MigrateTo, Migration, MoveCubes
from ....earth.actions.speciation import PlaceCubes, SpeciateTile, Speciation
from ....earth.actions.wanderlust import PutTile, WanderBonus, Wanderlust, WanderMoves
from ....earth.pick import Pick
from ....earth.terms import A_PASS, NO_TILE
from ..actions.elements import (
    Adaptation,
    AdaptOver,
    Autotrophs,
    FeedOnBottom,
    FeedOnto,
    Regression,
    RemoveFromVent,
    SwapOnVent,
)
from ..actions.evolution import Domination, Evolution, Lineage, TakeCard
from ..actions.pawns import PlacePawn, TakeTurn
from ..actions.tectonics import Camouflage, SettleVent, Tectonics
from ..effects import OtherCard, TakeOther
from ..flow import EndOfTurn
from ..inheritance import CopyTrait, Draft, KeepTrait, PackHunt, ReplaceTrait
from ..questions import (
    CascadeTile,
    GiveDisk,
    HabitatAgainst,
    HabitatDisk,
    HabitatFor,
    MoveElement,
    MoveFrom,
    RemoveFromTile,
    RemoveOfType,
    SwapWithEarth,
)
from ..questions_cubes import (
    AsteroidTile,
    Bite,
    Colonise,
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
from ..terms import (
    A_RETRIEVE,
    A_VACANT,
    BASIC,
    DISPLAY,
    EVOLUTION_1,
    FEEDER_1,
    PILE,
    SECTION_OF,
    SPACE_COUNT,
    SPACES,
)
from .analysis import Analysis
from .cards import card_gain
from .elements import best_swap, corner_gain, disk_gain, regression_gain, removal_gain, seed_gain
from .gains import (
    best_site,
    best_target,
    domination_gain,
    evolution_gain,
    grow_gain,
    kill_gain,
    move_gain,
    score_gain,
    site_gain,
    space_gain,
    speciation_gain,
    vent_gain,
)
from .measures import TURN
from .traits import TRAIT_WORTH

ALIKE: Final[list[str]] = ["abundance", "wanderlust", "domination"]
SAME: Final[list[int]] = [
    SECTION_OF[space] if space < FEEDER_1 and SPACES[space].rpartition("-")[0] in ALIKE else -1
    for space in range(SPACE_COUNT)
]
"""By space: its section if all its basic spaces promise the same, else -1."""


def gains(s: Analysis) -> list[float]:
    """What each of the options promises the animal that is asked."""
    g = s.g
    top = g.stack[-1]
    if isinstance(top, PlacePawn):
        return place_gains(s, top)
    if isinstance(top, TakeTurn):
        return turn_gains(s, top)
    if not isinstance(top, Pick):
        return [trait_gain(s, top, action) for action in each(g.current_options)]
    animal = asked_animal(s, top)
    found: list[float] = []
    for action in each(g.current_options):
        if action == A_PASS:
            found.append(0.0)
            continue
        n = action >> 16 & 255
        gain = cube_gain(s, top, animal, action, n)
        if gain is None:
            gain = element_gain(s, top, animal, action, n)
        if gain is None:
            gain = tile_gain(s, top, animal, action, n)
        found.append(trait_gain(s, top, action) if gain is None else gain)
    return found


def asked_animal(s: Analysis, top: Pick[Any]) -> int:
    """The animal for whose sake the question is answered: in Mass Exodus not the one that moves."""
    if isinstance(top, MoveCubes) and len(s.g.stack) > 1 and isinstance(s.g.stack[-2], Exodus):
        return s.g.turn
    return top.animal


# ---- pawns ----------------------------------------------------------------------------------
def turn_gains(s: Analysis, top: TakeTurn) -> list[float]:
    """Placing promises a usual turn, retrieving the pawns that come back."""
    g = s.g
    animal = top.animal
    found: list[float] = []
    for action in each(g.current_options):
        if action == A_RETRIEVE:
            found.append(s.full_tempo(animal) - s.tempos[animal])
        elif action >> 16 & 255 == BASIC:
            found.append(TURN * min(1.0, 0.4 * s.rooms[animal]))
        else:
            found.append(TURN)
    return found


def place_gains(s: Analysis, top: PlacePawn) -> list[float]:
    """The action of each space, less what it leaves to the pawns after it."""
    g = s.g
    animal = top.animal
    found: list[float] = []
    same = -1
    gain = 0.0
    for action in each(g.current_options):
        space = action >> 16 & 255
        if SAME[space] < 0 or SAME[space] != same:
            gain = space_gain(s, animal, space)
            same = SAME[space]
        room = min(s.rooms[animal], s.room[space])
        pawns = g.pawns[animal] - (1 if top.pawn == BASIC else 0)
        free = s.free[animal] - (0 if top.pawn == BASIC else 1)
        found.append(gain + s.tempo(animal, pawns, room, free) - s.tempos[animal])
    return found


# ---- traits ---------------------------------------------------------------------------------
def trait_gain(s: Analysis, top: Frame[Any], action: int) -> float:
    """What a Trait or a special pawn is worth."""
    n = action >> 16 & 255
    if isinstance(top, Draft) and s.g.settings.kept == 2:
        return -TRAIT_WORTH[n] * s.rounds / 5.0
    if isinstance(top, (Draft, KeepTrait, CopyTrait)):
        return TRAIT_WORTH[n] * s.rounds / 5.0
    if isinstance(top, ReplaceTrait):
        return (5.0 - TRAIT_WORTH[n]) * s.rounds / 5.0
    if isinstance(top, PackHunt):
        return s.pawn + float(s.g.display[top.animal * 6 + n])
    return 0.3


# ---- elements -------------------------------------------------------------------------------
def element_gain(s: Analysis, top: Pick[Any], animal: int, action: int, n: int) -> float | None:
    """Disks and elements; None if the question is about something else."""
    g = s.g
    if isinstance(top, PutElement):
        return corner_gain(s, animal, n, top.element)
    if isinstance(top, (TakeDisk, ChooseFromBag)):
        return seed_gain(s, animal, n)
    if isinstance(top, Adaptation):
        return disk_gain(s, animal, n, 1)
    if isinstance(top, AdaptOver):
        return 0.0 if action == A_VACANT else disk_gain(s, animal, n, -1)
    if isinstance(top, (LoseElement, GiveDisk)):
        return disk_gain(s, animal, n, -1) + (0.0 if isinstance(top, LoseElement) else 3.0)
    if isinstance(top, Exchange):
        return disk_gain(s, animal, n, -1) + disk_gain(s, animal, action >> 8 & 255, 1)
    if isinstance(top, (Depletion, RemoveFromVent, RemoveOfType, RemoveFromTile)):
        return removal_gain(s, animal, n)
    if isinstance(top, SwapOnVent):
        return removal_gain(s, animal, n) + corner_gain(s, animal, n, top.element)
    if isinstance(top, SwapWithEarth):
        gained = disk_gain(s, animal, g.corner[n], 1) + disk_gain(s, animal, top.element, -1)
        return gained + removal_gain(s, animal, n) + corner_gain(s, animal, n, top.element)
    if isinstance(top, MoveFrom):
        return removal_gain(s, animal, n) + seed_gain(s, animal, g.corner[n])
    if isinstance(top, MoveElement):
        return corner_gain(s, animal, n, g.corner[top.source])
    return box_gain(s, top, animal, action, n)


def box_gain(s: Analysis, top: Pick[Any], animal: int, action: int, n: int) -> float | None:
    """Regression, Bottom Feeder and Habitat."""
    if isinstance(top, Autotrophs):
        return best_swap(s, animal, top.side)
    if isinstance(top, Regression):
        return regression_gain(s, animal)
    if isinstance(top, FeedOnBottom):
        element = action >> 8 & 255
        return max(seed_gain(s, animal, element), disk_gain(s, animal, element, 1))
    if isinstance(top, FeedOnto):
        return disk_gain(s, animal, top.element, 1) if n == DISPLAY else seed_gain(s, animal, top.element)
    if isinstance(top, HabitatAgainst):
        return 2.0 - 0.2 * float(s.g.display[animal * 6 + n])
    return seed_gain(s, animal, n) if isinstance(top, HabitatDisk) else None


# ---- cubes ----------------------------------------------------------------------------------
def cube_gain(s: Analysis, top: Pick[Any], animal: int, action: int, n: int) -> float | None:
    """Cubes that come, move or go; None if the question is about something else."""
    if isinstance(top, Speciation):
        return speciation_gain(s, animal, n)
    if isinstance(top, PlaceCubes):
        return grow_gain(s, animal, top.tile, n)
    if isinstance(top, MoveCubes):
        gain = move_gain(s, top.animal, top.source, top.target, n) if n else 0.0
        return gain if top.animal == animal else -gain / s.others
    if isinstance(top, Migration):
        most = min(top.moves, s.g.cubes[n * 6 + animal] - top.arrived[n])
        gain = best_target(s, animal, n, 1)
        return (max(gain, best_target(s, animal, n, most)) if most > 1 else gain) * (0.7 + 0.2 * min(top.moves, 5))
    if isinstance(top, MigrateTo):
        most = min(top.moves, s.g.cubes[top.source * 6 + animal] - top.arrived[top.source])
        return max(move_gain(s, animal, top.source, n, 1), move_gain(s, animal, top.source, n, most))
    if isinstance(top, MigrateCubes):
        return move_gain(s, animal, top.source, top.target, n)
    if isinstance(top, (Competition, Hunt)):
        gain = kill_gain(s, animal, n, action >> 8 & 255) * (0.3 + 0.7 * top.left)
        return gain + s.more(animal, n, 1) * top.left if isinstance(top, Hunt) else gain
    return toll_gain(s, top, animal, n)


def toll_gain(s: Analysis, top: Pick[Any], animal: int, n: int) -> float | None:
    """Cubes that cards take, and single cubes."""
    if isinstance(top, (Victim, ReturnCube)):
        return kill_gain(s, animal, top.tile, n)
    if isinstance(top, Survivor):
        return -kill_gain(s, animal, top.tile, n) + 2.0
    if isinstance(top, OmitTile):
        return 3.0 - s.more(animal, n, 1)
    if isinstance(top, ExplosionTile):
        return s.more(animal, n, min(s.g.cubes_on(n), s.g.gene_pool[animal]))
    if isinstance(top, SettleVent):
        return s.more(animal, top.tile, 1) + (0.2 if n == PILE else 0.0)
    return s.more(animal, top.tile, 1) if isinstance(top, Camouflage) else None


# ---- tiles and cards ------------------------------------------------------------------------
def tile_gain(s: Analysis, top: Pick[Any], animal: int, action: int, n: int) -> float | None:
    """Tiles to score, lay or change, cards and special pawns; None if the question is about something else."""
    g = s.g
    if isinstance(top, Evolution):
        return evolution_gain(s, animal, n, g.space - EVOLUTION_1 + 1)
    if isinstance(top, (TakeCard, TakeOther)):
        return card_gain(s, animal, n, g.track.index(n) + 1)
    if isinstance(top, Lineage):
        return card_gain(s, animal, g.track[0], 1)
    if isinstance(top, Domination):
        return domination_gain(s, animal, n)
    if isinstance(top, Wanderlust):
        return best_site(s, animal, g.face_up_tiles[n]) + 0.7
    if isinstance(top, PutTile):
        return site_gain(s, animal, n, top.terrain)
    if isinstance(top, Tectonics):
        return vent_gain(s, animal, n)
    if isinstance(top, FertileTile):
        return float(g.cubes_on(n))
    if isinstance(top, TerrainPick):
        return sum([score_gain(s, animal, tile) for tile in s.tiles if g.kind(tile) == n])
    return crowd_gain(s, top, animal, n)


def crowd_gain(s: Analysis, top: Pick[Any], animal: int, n: int) -> float | None:
    """Tiles on which cards do something to everybody."""
    if isinstance(top, (AsteroidTile, RadiationTile, ExodusTile)):
        times = min(top.x, 3) if isinstance(top, RadiationTile) else 1.5
        return times * crowding(s, animal, n)
    if isinstance(top, OmnivoreTile):
        return crowding(s, animal, n) + 0.3
    if isinstance(top, TerrestrialTile):
        return grow_gain(s, animal, n, 4) + 0.5
    return 0.5 + crowding(s, animal, n) if isinstance(top, CascadeTile) else None


def crowding(s: Analysis, animal: int, tile: int) -> float:
    """How much better the best other stands on a tile than one does."""
    g = s.g
    best = 0.0
    for other in s.animals:
        if other != animal and g.cubes[tile * 6 + other]:
            best = max(best, kill_gain(s, animal, tile, other))
    return best


# ---- below the question -----------------------------------------------------------------------
def add_waiting(s: Analysis) -> None:
    """Add to the worth of the animals what waits on the stack."""
    g = s.g
    top = g.stack[-1]
    if isinstance(top, (TakeTurn, Draft)):
        return
    if isinstance(top, Pick):
        s.worth[asked_animal(s, top)] += max(gains(s))
    for k in range(len(g.stack) - 2, -1, -1):
        frame = g.stack[k]
        if isinstance(frame, EndOfTurn):
            return
        add_step(s, frame)


def add_step(s: Analysis, frame: Frame[Any]) -> None:
    """A step that comes by itself, or a question of a card below the one that is asked."""
    g = s.g
    if isinstance(frame, SpeciateTile):
        n = g.limit(frame.animal, frame.tile, frame.element)
        s.worth[frame.animal] += grow_gain(s, frame.animal, frame.tile, n)
    elif isinstance(frame, WanderBonus):
        s.worth[frame.animal] += g.bonus(g.new_tile_quantity(frame.tile))
    elif isinstance(frame, WanderMoves):
        add_moves(s, frame.animal, frame.tile)
    elif isinstance(frame, Victim):
        s.worth[frame.animal] += crowding(s, frame.animal, frame.tile)
    elif isinstance(frame, Colonise):
        s.worth[frame.animal] += grow_gain(s, frame.animal, frame.tile, 4)
    elif isinstance(frame, OtherCard):
        s.worth[frame.animal] += 3.0
    elif isinstance(frame, (HabitatFor, Bite)):
        s.worth[frame.animal] += 0.8


def add_moves(s: Analysis, first: int, tile: int) -> None:
    """Who may move onto a new tile: half of what a cube or two would hold there."""
    g = s.g
    for animal in s.animals:
        if animal >= first:
            n = 0
            for source in g.layout.board.neighbours[tile]:
                if g.terrain[source] != NO_TILE:
                    n += g.cubes[source * 6 + animal]
            if n:
                s.worth[animal] += 0.5 * s.hold(animal, tile, min(n, 2))
