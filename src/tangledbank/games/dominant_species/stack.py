"""The stack of a position: frames as they were saved, or the beginning of a phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.fields import Fields
from ...core.frame import Frame
from ...core.message import Message
from .actions.competition import ArachnidsCompete, CompeteOn, Competition
from .actions.domination import AwardCard, Domination, TakeCard
from .actions.elements import Abundance, Adaptation, Depletion, LayWaste, Protect, PutElement, Regression, Wasteland
from .actions.glaciation import Glaciation, IceSheet
from .actions.movement import (
    MigrateCubes,
    MigrateTo,
    Migration,
    MoveCubes,
    PutTile,
    WanderBonus,
    WanderElement,
    Wanderlust,
    WanderMoves,
    WanderTake,
)
from .actions.pawns import Initiative, PlacePawn, Planning
from .actions.speciation import InsectsSpread, PlaceCubes, SpeciateTile, Speciation, Spread
from .flow import EndOfRound, Execution, FinalScoring, Reset, ResolvePawn, Round
from .pick import Pick
from .questions import (
    AquaticTile,
    BlightKeep,
    BlightTile,
    CatastropheTile,
    ChooseFromBag,
    Exchange,
    LoseElement,
    RemovePawn,
    Suffer,
    Survivor,
    Victim,
)
from .questions_cubes import (
    Exodus,
    ExodusTile,
    FecundTile,
    FertileTile,
    Hibernate,
    HibernationTile,
    Replace,
)
from .reset import DieOut, Extinction, Reseed, SaveMammal, Survival
from .state import Dom
from .terms import (
    EXECUTION,
    HEXES,
    INSECT,
    MAMMAL,
    NEIGHBOURS,
    NO_TILE,
    NOBODY,
    PLANNING,
    SPACE_COUNT,
    STACKS,
)

FRAMES: Final[dict[str, tuple[Callable[..., Frame[Dom]], str]]] = {
    "Round": (Round, ""),
    "Planning": (Planning, "k"),
    "Execution": (Execution, "x"),
    "ResolvePawn": (ResolvePawn, "p"),
    "Reset": (Reset, ""),
    "EndOfRound": (EndOfRound, ""),
    "FinalScoring": (FinalScoring, ""),
    "PlacePawn": (PlacePawn, "sa"),
    "Initiative": (Initiative, "sa"),
    "Adaptation": (Adaptation, "sa"),
    "Regression": (Regression, "rm"),
    "Protect": (Protect, "sarm"),
    "Abundance": (Abundance, "sa"),
    "PutElement": (PutElement, "saeo"),
    "Wasteland": (Wasteland, "sa"),
    "LayWaste": (LayWaste, ""),
    "Depletion": (Depletion, "sa"),
    "Glaciation": (Glaciation, "sa"),
    "IceSheet": (IceSheet, "sa"),
    "Speciation": (Speciation, "sae"),
    "SpeciateTile": (SpeciateTile, "at"),
    "PlaceCubes": (PlaceCubes, "satn"),
    "InsectsSpread": (InsectsSpread, ""),
    "Spread": (Spread, "sa"),
    "Wanderlust": (Wanderlust, "sa"),
    "PutTile": (PutTile, "sau"),
    "WanderElement": (WanderElement, "at"),
    "WanderTake": (WanderTake, "sat"),
    "WanderBonus": (WanderBonus, "at"),
    "WanderMoves": (WanderMoves, "yt"),
    "MoveCubes": (MoveCubes, "sattnn"),
    "Migration": (Migration, "sanh"),
    "MigrateTo": (MigrateTo, "sanht"),
    "MigrateCubes": (MigrateCubes, "sanhttn"),
    "ArachnidsCompete": (ArachnidsCompete, ""),
    "CompeteOn": (CompeteOn, "aw"),
    "Competition": (Competition, "saw"),
    "Domination": (Domination, "sa"),
    "AwardCard": (AwardCard, "t"),
    "TakeCard": (TakeCard, "sat"),
    "AquaticTile": (AquaticTile, "saf"),
    "ChooseFromBag": (ChooseFromBag, "sao"),
    "Victim": (Victim, "satv"),
    "CatastropheTile": (CatastropheTile, "sa"),
    "Survivor": (Survivor, "sat"),
    "BlightTile": (BlightTile, "sa"),
    "BlightKeep": (BlightKeep, "sat"),
    "LoseElement": (LoseElement, "sa"),
    "Suffer": (Suffer, "sa"),
    "RemovePawn": (RemovePawn, "sa"),
    "Exchange": (Exchange, "sa"),
    "Replace": (Replace, "sanv"),
    "FecundTile": (FecundTile, "at"),
    "FertileTile": (FertileTile, "sa"),
    "HibernationTile": (HibernationTile, "sa"),
    "Hibernate": (Hibernate, "sat"),
    "ExodusTile": (ExodusTile, "sa"),
    "Exodus": (Exodus, "aatn"),
    "Extinction": (Extinction, ""),
    "SaveMammal": (SaveMammal, "sa"),
    "DieOut": (DieOut, "o"),
    "Survival": (Survival, ""),
    "Reseed": (Reseed, ""),
}
"""How a frame is made from its numbers: s the seat of the next animal, a an animal in play, v one or -1, y 0 to 6, t a
tile, o a tile or -1, e an element, n up to 55, f 0 or 1, w a terrain or -1, r up to 3, p an occupied space, x up to 41,
u a stack with a face-up tile, k a place on the track, m six sets of elements, h a number for every hex."""


ON_TOP: Final = (PlacePawn, PutElement, PutTile, Migration, MigrateTo, MigrateCubes)
"""Questions that nothing can be put above."""


def load_stack(g: Dom, fields: Fields) -> None:
    """The frames as saved, or the round from a phase on."""
    if "stack" not in fields.data:
        g.push(*rest_of_round(g))
    for k, item in enumerate(fields.items("stack")):
        if g.stack and isinstance(g.stack[-1], ON_TOP):
            fields.fail(f"stack[{k}]", Message("expect-frame"), item)
        g.push(load_frame(g, fields, f"stack[{k}]", item))
    if g.stack and not has_answer(g.stack[-1], g):
        fields.fail("stack", Message("expect-question"), type(g.stack[-1]).__name__)


def rest_of_round(g: Dom) -> list[Frame[Dom]]:
    if g.phase == PLANNING:
        return [Planning(0), Execution(0), Reset()]
    return [Execution(0), Reset()] if g.phase == EXECUTION else [Reset()]


def has_answer(frame: Frame[Dom], g: Dom) -> bool:
    return not isinstance(frame, Pick) or len(frame.options(g, frame.seat)) > 0


def load_frame(g: Dom, fields: Fields, name: str, item: object) -> Frame[Dom]:
    """A frame from its name and its numbers; none of its numbers may point outside the table."""
    frame = None
    if isinstance(item, list) and item and isinstance(item[0], str):
        numbers = [n for n in item[1:] if isinstance(n, int) and not isinstance(n, bool)]
        if len(numbers) == len(item) - 1:
            frame = build_frame(g, item[0], numbers)
    if frame is None:
        fields.fail(name, Message("expect-frame"), item)
    return frame


def build_frame(g: Dom, name: str, numbers: list[int]) -> Frame[Dom] | None:
    """The frame, or None if it cannot stand on this table."""
    if name not in FRAMES:
        return None
    make, kinds = FRAMES[name]
    args: list[object] = []
    at = 0
    for k, kind in enumerate(kinds):
        size = 6 if kind == "m" else HEXES if kind == "h" else 1
        part = numbers[at : at + size]
        at += size
        if len(part) != size or not all([fits(g, kind, n) for n in part]):
            return None
        if kind == "s" and (len(numbers) <= at or not owns(g, name, part[0], numbers[at])):
            return None
        args.append(tuple(part) if size > 1 else part[0])
        if k == len(kinds) - 1 and at != len(numbers):
            return None
    if not kinds and numbers:
        return None
    frame = make(*args)
    return frame if is_bounded(g, frame) else None


def owns(g: Dom, name: str, seat: int, animal: int) -> bool:
    """The seat decides for the animal that follows it; only Mass Exodus asks one player about another's cubes."""
    return 0 <= animal < 6 and (g.settings.controller[animal] == seat or name == "MoveCubes")


def fits(g: Dom, kind: str, n: int) -> bool:
    """Whether a number can be what FRAMES says it is."""
    if kind in "av":
        return (0 <= n < 6 and g.settings.controller[n] != NOBODY) or (kind == "v" and n == -1)
    if kind in "to":
        return (0 <= n < HEXES and g.terrain[n] != NO_TILE) or (kind == "o" and n == -1)
    if kind == "p":
        return 0 <= n < SPACE_COUNT and g.spaces[n] != NOBODY
    if kind == "u":
        return 0 <= n < STACKS and g.face_up_tiles[n] != NO_TILE
    most = {"s": g.seats - 1, "y": 6, "e": 5, "n": 55, "f": 1, "w": 7, "r": 3, "x": SPACE_COUNT, "h": 55, "m": 63}
    return (0 <= n <= (len(g.track) - 1 if kind == "k" else most[kind])) or (kind == "w" and n == -1)


def is_move(g: Dom, frame: MoveCubes) -> bool:
    """Cubes move between neighbours, and those of one tile are asked about once."""
    before = [f.source for f in g.stack if isinstance(f, MoveCubes) and f.animal == frame.animal]
    return frame.target in NEIGHBOURS[frame.source] and frame.source not in before


def is_bounded(g: Dom, frame: Frame[Dom]) -> bool:
    """Counts that would take more than there is."""
    if isinstance(frame, PlacePawn):
        return g.pawns[frame.animal] > 0
    if isinstance(frame, PlaceCubes):
        waiting = [other for other in g.stack if isinstance(other, PlaceCubes)]
        return not waiting and frame.most <= g.gene_pool[frame.animal]
    if isinstance(frame, MoveCubes):
        return is_move(g, frame) and frame.least <= frame.most <= g.cubes[frame.source * 6 + frame.animal]
    if isinstance(frame, SaveMammal):
        return frame.animal == MAMMAL
    if isinstance(frame, Spread):
        return frame.animal == INSECT and g.gene_pool[INSECT] > 0
    if isinstance(frame, (Migration, MigrateTo, MigrateCubes)):
        within = [frame.arrived[t] <= g.cubes[t * 6 + frame.animal] for t in range(HEXES)]
        if not all(within) or not 0 < frame.moves <= 7:
            return False
    if isinstance(frame, MigrateCubes):
        return (
            0 < frame.most <= min(frame.moves, g.cubes[frame.source * 6 + frame.animal] - frame.arrived[frame.source])
        )
    return True
