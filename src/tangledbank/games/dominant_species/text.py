"""What Dominant Species says: prompts, labels and events as message keys with arguments; the words are in locale/."""

from __future__ import annotations

from typing import Final

from ...core.message import Message
from ...core.state import Event
from .actions.competition import ANY_TERRAIN, Competition
from .actions.elements import PutElement
from .actions.movement import MigrateCubes, MigrateTo, Migration, MoveCubes, PutTile
from .actions.speciation import PlaceCubes, Speciation
from .cards import CARD_KEYS
from .notation import NOTATION
from .pick import Pick
from .questions import BlightKeep, Survivor, Victim
from .questions_cubes import Hibernate
from .state import Dom
from .terms import ANIMALS, ELEMENTS, GRID, ROWS, SECTION_OF, SECTIONS, SPACES, TERRAINS


# ---- nouns ------------------------------------------------------------------------------
def animal_name(n: int) -> Message:
    return Message("dom-animal-" + ANIMALS[n])


def element_name(n: int) -> Message:
    return Message("dom-element-" + ELEMENTS[n])


def terrain_name(n: int) -> Message:
    return Message("dom-terrain-" + TERRAINS[n])


def card_name(n: int) -> Message:
    return Message("dom-card-" + CARD_KEYS[n].replace("_", "-"))


def section_name(n: int) -> Message:
    return Message("dom-section-" + SECTIONS[n][0])


def space_name(n: int) -> Message:
    """A section and the number of the space in it."""
    return Message("dom-space", section=section_name(SECTION_OF[n]), n=SPACES[n].rpartition("-")[2])


def tile_name(g: Dom, tile: int) -> Message:
    """A hex with its terrain, if it has a tile."""
    if g.kind(tile) < 0:
        return Message("dom-hex", hex=GRID.labels[tile])
    return Message("dom-tile", hex=GRID.labels[tile], terrain=terrain_name(g.kind(tile)))


def corner_name(g: Dom, corner: int) -> Message:
    """A corner with its element, if one lies there."""
    if g.corner[corner] < 0:
        return Message("dom-corner", corner=GRID.corner_labels[corner])
    return Message("dom-element-at", corner=GRID.corner_labels[corner], element=element_name(g.corner[corner]))


# ---- prompts ------------------------------------------------------------------------------
PROMPTS: Final[dict[str, list[str]]] = {
    "PlacePawn": ["DS-5.2", "DS-5.5", "DS-5.6", "DS-5.7"],
    "Initiative": ["DS-7.1", "DS-7.4", "DS-7.5"],
    "Adaptation": ["DS-8.1", "DS-8.3"],
    "Protect": ["DS-9.2", "DS-9.4", "DS-9.6"],
    "Abundance": ["DS-10.1", "DS-10.2"],
    "PutElement": ["DS-10.2", "DS-2.10"],
    "Wasteland": ["DS-11.1", "DS-11.2"],
    "Depletion": ["DS-12.1"],
    "Glaciation": ["DS-13.3", "DS-13.4", "DS-13.5", "DS-13.7", "DS-13.8"],
    "IceSheet": ["DS-C15.1", "DS-13.3"],
    "Speciation": ["DS-14.2", "DS-14.3"],
    "PlaceCubes": ["DS-14.3", "DS-14.4"],
    "Spread": ["DS-14.7"],
    "Wanderlust": ["DS-15.1", "DS-15.6"],
    "PutTile": ["DS-15.3", "DS-15.4"],
    "WanderTake": ["DS-15.5"],
    "MoveCubes": ["DS-15.7", "DS-C19.1"],
    "Migration": ["DS-16.1", "DS-16.4"],
    "MigrateTo": ["DS-16.2", "DS-16.5", "DS-16.6"],
    "MigrateCubes": ["DS-16.1", "DS-16.3"],
    "Competition": ["DS-17.1", "DS-17.2", "DS-17.3"],
    "Domination": ["DS-18.1", "DS-18.3", "DS-18.4"],
    "TakeCard": ["DS-18.5", "DS-18.7"],
    "SaveMammal": ["DS-20.1"],
    "AquaticTile": ["DS-C01.1", "DS-C01.3"],
    "ChooseFromBag": ["DS-19.5", "DS-C01.1", "DS-C12.1"],
    "Victim": ["DS-C03.1", "DS-C05.2", "DS-C25.1"],
    "CatastropheTile": ["DS-C05.1"],
    "Survivor": ["DS-C05.1"],
    "BlightTile": ["DS-C04.1"],
    "BlightKeep": ["DS-C04.1", "DS-C04.2"],
    "LoseElement": ["DS-C07.1", "DS-C16.1"],
    "Suffer": ["DS-C16.1", "DS-C16.2", "DS-C16.4"],
    "RemovePawn": ["DS-C16.3"],
    "Exchange": ["DS-C20.1", "DS-C20.3"],
    "Replace": ["DS-C09.1", "DS-C09.2", "DS-C09.3"],
    "FertileTile": ["DS-C11.1"],
    "HibernationTile": ["DS-C13.1"],
    "Hibernate": ["DS-C13.1", "DS-C13.3"],
    "ExodusTile": ["DS-C19.1"],
}
"""The rules behind each question; the key of its sentence is the name in small letters."""


def prompt_rules(g: Dom) -> list[str]:
    return PROMPTS[type(g.stack[-1]).__name__] if g.stack else ["DS-21.3", "DS-21.4"]


def prompt(g: Dom, seat: int) -> Message:
    """What is expected of a seat, in one sentence."""
    if not g.stack:
        return Message("dom-prompt-over")
    top = g.stack[-1]
    if not isinstance(top, Pick) or top.seat != seat:
        return Message("dom-prompt-wait", seats=", ".join([f"P{s + 1}" for s in range(g.seats) if g.asked() >> s & 1]))
    return Message("dom-prompt-" + type(top).__name__.lower(), animal=animal_name(top.animal), **details(g, top))


def details(g: Dom, top: Pick) -> dict[str, object]:
    """What a question names besides the animal."""
    if isinstance(top, (PlaceCubes, Victim, Survivor, BlightKeep, Hibernate)):
        return {"tile": tile_name(g, top.tile)}
    if isinstance(top, MoveCubes):
        return {"source": tile_name(g, top.source), "target": tile_name(g, top.target)}
    if isinstance(top, MigrateCubes):
        return {"source": tile_name(g, top.source), "target": tile_name(g, top.target), "n": top.moves}
    if isinstance(top, MigrateTo):
        return {"source": tile_name(g, top.source), "n": top.moves}
    if isinstance(top, Migration):
        return {"n": top.moves}
    if isinstance(top, Speciation):
        return {"element": element_name(top.element)}
    if isinstance(top, PutElement):
        return {"element": element_name(top.element)}
    if isinstance(top, PutTile):
        return {"terrain": terrain_name(g.face_up_tiles[top.stack])}
    if isinstance(top, Competition):
        return {"terrain": Message("dom-any") if top.terrain == ANY_TERRAIN else terrain_name(top.terrain)}
    return {}


# ---- labels -------------------------------------------------------------------------------
def label(g: Dom, action: int) -> Message:
    """What an action does, for people."""
    verb = NOTATION.verbs[action >> 24]
    args: dict[str, object] = {}
    shift = 16
    for arg in verb.args:
        name, value = argument(g, arg.name, action >> shift & 255)
        args["taken" if name in args else name] = value
        shift -= 8
    return Message("dom-do-" + verb.word, **args)


def argument(g: Dom, kind: str, n: int) -> tuple[str, object]:
    """One argument of an action as something to say."""
    if kind == "space":
        return kind, space_name(n)
    if kind == "element":
        return kind, element_name(n)
    if kind == "corner":
        return kind, corner_name(g, n)
    if kind == "hex":
        return "tile", tile_name(g, n)
    if kind == "animal":
        return kind, animal_name(n)
    if kind == "card":
        return kind, card_name(n)
    if kind == "stack":
        return "terrain", Message("dom-nothing") if g.face_up_tiles[n] < 0 else terrain_name(g.face_up_tiles[n])
    return ("n", n) if kind == "number" else ("harm", Message(f"dom-harm-{n}"))


# ---- events -------------------------------------------------------------------------------
EVENTS: Final[list[tuple[str, str]]] = [
    ("round", "n"),
    ("phase", "phase"),
    ("pawn", "animal space"),
    ("pawn-back", "animal space"),
    ("swap", "animal other"),
    ("gain-element", "animal element"),
    ("lose-element", "animal element"),
    ("put", "element corner"),
    ("remove", "element corner"),
    ("tundra", "hex"),
    ("tile", "hex terrain"),
    ("cubes", "animal hex n"),
    ("move", "animal way n"),
    ("eliminate", "animal hex n"),
    ("vp", "animal n total"),
    ("lose-vp", "animal n total"),
    ("card", "animal card"),
    ("draw-card", "card"),
    ("draw-tile", "terrain"),
    ("draw-disk", "row element"),
    ("waste", "animal element"),
    ("survival", "animal n"),
    ("last-round", "n"),
    ("new-pawn", "animal"),
    ("lost-pawn", "animal"),
    ("score", "animal n"),
    ("section", "animal section"),
    ("return", "animal hex n"),
    ("shelter", "animal hex n"),
    ("scored", "animal hex"),
    ("queue", "animal space"),
    ("truncated", "n"),
]
"""By kind: the key and the meaning of each number. Everybody sees everything (DS-24.3)."""


def event(told: Event, seat: int) -> Message:
    """What everybody sees of an event."""
    key, meanings = EVENTS[told[0]]
    args: dict[str, object] = {}
    for k, meaning in enumerate(meanings.split()):
        if meaning == "way":
            args["source"] = GRID.labels[told[k + 1] >> 8]
            args["target"] = GRID.labels[told[k + 1] & 255]
        else:
            args[meaning] = spoken(meaning, told[k + 1])
    return Message("dom-event-" + key, **args)


def spoken(meaning: str, n: int) -> object:
    """One number of an event as something to say."""
    if meaning == "animal" or meaning == "other":
        return animal_name(n)
    if meaning == "element":
        return element_name(n)
    if meaning == "terrain":
        return terrain_name(n)
    if meaning == "space":
        return space_name(n)
    if meaning == "card":
        return card_name(n)
    if meaning == "hex":
        return GRID.labels[n]
    if meaning == "corner":
        return GRID.corner_labels[n]
    if meaning == "section":
        return section_name(n)
    if meaning == "row":
        return Message("dom-section-" + ROWS[n])
    return Message(f"dom-phase-{n}") if meaning == "phase" else n
