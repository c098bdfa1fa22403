"""What both games say of Earth: nouns, prompts, labels and events as message keys with arguments.

A game makes one `Vocabulary` with its own prefix (dom, mar) and adds what only it says: the kinds of its own arguments,
questions and events. Keys: dom-animal-<name>, dom-prompt-<question>, dom-do-<verb>, dom-event-<key> and so on.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ..core.hexgrid import Grid
from ..core.message import Message
from ..core.notation import Verb
from ..core.state import Event
from ..core.value import parameters
from .actions.elements import TakeDisk
from .actions.movement import Exodus, MoveCubes
from .pick import E, Pick
from .state import HexWorld
from .terms import ANY_ELEMENT, ANY_TERRAIN, NOBODY, WANDERLUST
from .view import deciding


def question(g: HexWorld) -> str:
    """The name of the question on top; some read differently in different places."""
    top = g.stack[-1]
    if isinstance(top, MoveCubes) and len(g.stack) > 1 and isinstance(g.stack[-2], Exodus):
        return "Exodus"
    if isinstance(top, TakeDisk):
        return "WanderTake" if top.row == WANDERLUST else "Abundance"
    return type(top).__name__


def seats_asked(g: HexWorld) -> str:
    """P1, P3"""
    return ", ".join([f"P{s + 1}" for s in range(g.seats) if g.asked() >> s & 1])


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary(Generic[E]):
    """The words of a game."""

    def __init__(self, prefix: str, animals: list[str], elements: list[str], terrains: list[str], grid: Grid) -> None:
        self.prefix: Final = prefix
        self.animals: Final = animals
        self.elements: Final = elements
        self.terrains: Final = terrains
        self.grid: Final = grid

    def message(self, key: str, **args: object) -> Message:
        """A message of the game."""
        return Message(f"{self.prefix}-{key}", **args)

    # ---- nouns ------------------------------------------------------------------------
    def animal(self, n: int) -> Message:
        return self.message("animal-" + self.animals[n])

    def element(self, n: int) -> Message:
        return self.message("element-" + self.elements[n])

    def terrain(self, n: int) -> Message:
        return self.message("terrain-" + self.terrains[n])

    def tile(self, g: HexWorld, tile: int) -> Message:
        """A hex with its terrain, if it has a tile."""
        if g.kind(tile) < 0:
            return self.message("hex", hex=self.grid.labels[tile])
        return self.message("tile", hex=self.grid.labels[tile], terrain=self.terrain(g.kind(tile)))

    def corner(self, g: HexWorld, corner: int) -> Message:
        """A corner with its element, if one lies there."""
        label = self.grid.corner_labels[corner]
        if g.corner[corner] < 0:
            return self.message("corner", corner=label)
        return self.message("element-at", corner=label, element=self.element(g.corner[corner]))

    def nouns(self) -> dict[str, dict[str, Message]]:
        """What things on Earth are called, by kind and by the word that names them in actions."""
        return {
            "animal": {name: self.animal(n) for n, name in enumerate(self.animals)},
            "element": {name: self.element(n) for n, name in enumerate(self.elements)},
            "terrain": {name: self.terrain(n) for n, name in enumerate(self.terrains)},
        }

    # ---- prompts ------------------------------------------------------------------------
    def prompt(self, g: E, seat: int) -> Message:
        """What is expected of a seat, in one sentence."""
        if not g.stack:
            return self.message("prompt-over")
        top = g.stack[-1]
        if not isinstance(top, Pick) or top.seat != seat:
            return self.message("prompt-wait", seats=seats_asked(g))
        name = question(g).lower()
        return self.message("prompt-" + name, animal=self.animal(deciding(g)), **self.details(g, top))

    def details(self, g: E, top: Pick[E]) -> dict[str, object]:
        """What a question names besides the animal: the numbers it says."""
        named: dict[str, object] = {}
        if top.says:
            kinds = dict(zip(parameters(type(top)), top.takes, strict=True))
            for part in top.says.split():
                key, _, field = part.partition("=")
                field = field or key
                named[key] = self.number(g, kinds[field].name, getattr(top, field))
        return named

    def number(self, g: E, kind: str, n: int) -> object:
        """One number of a question as something to say."""
        if kind == "element" and n == ANY_ELEMENT:
            return self.message("any-element")
        return self.message("any") if kind == "terrain" and n == ANY_TERRAIN else self.argument(g, kind, n)[1]

    # ---- labels -------------------------------------------------------------------------
    def label(self, g: E, verb: Verb, action: int) -> Message:
        """What an action does, for people."""
        args: dict[str, object] = {}
        shift = 16
        for arg in verb.args:
            name, value = self.argument(g, arg.name, action >> shift & 255)
            args["taken" if name in args else name] = value
            shift -= 8
        return self.message("do-" + verb.word, **args)

    def argument(self, g: E, kind: str, n: int) -> tuple[str, object]:
        """One argument of an action as something to say; a game adds its own kinds."""
        if kind == "element":
            return kind, self.element(n)
        if kind == "corner":
            return kind, self.corner(g, n)
        if kind == "hex":
            return "tile", self.tile(g, n)
        if kind == "animal":
            return kind, self.animal(n)
        if kind == "terrain":
            return kind, self.terrain(n)
        if kind == "stack":
            tile = g.face_up_tiles[n]
            return "terrain", self.message("nothing") if tile < 0 else self.terrain(tile)
        return "n", n

    # ---- events -------------------------------------------------------------------------
    def event(self, told: Event, kinds: list[tuple[str, str]]) -> Message:
        """What everybody sees of an event; `whom` may be nobody, which has a sentence of its own."""
        key, meanings = kinds[told[0]]
        args: dict[str, object] = {}
        for k, meaning in enumerate(meanings.split()):
            n = told[k + 1]
            if meaning == "way":
                args["source"] = self.grid.labels[n >> 8]
                args["target"] = self.grid.labels[n & 255]
            elif meaning == "whom" and n == NOBODY:
                key += "-nobody"
            else:
                args[meaning] = self.spoken(meaning, n)
        return self.message("event-" + key, **args)

    def spoken(self, meaning: str, n: int) -> object:
        """One number of an event as something to say; a game adds its own meanings."""
        if meaning == "animal" or meaning == "whom" or meaning == "other":
            return self.animal(n)
        if meaning == "element":
            return self.element(n)
        if meaning == "terrain":
            return self.terrain(n)
        if meaning == "hex":
            return self.grid.labels[n]
        return self.grid.corner_labels[n] if meaning == "corner" else n
