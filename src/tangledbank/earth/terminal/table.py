"""The tables of the games on Earth as wholes: how the parts are laid out, and who has what in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Protocol, cast

from rich.console import ConsoleDimensions, RenderableType
from rich.text import Text

from ...cli.words import Translator
from ...core.message import Message
from ...core.rulebook import Json
from .look import Look
from .panels import GAP, OwnView, StackView, beside, widest_line


class MapDrawing(Protocol):
    """Draws the map for a width and a number of lines."""

    def __call__(self, *, width: int, height: int) -> list[Text]:
        """The map; nothing if the width is too small. The lowest may be too high."""


def best(layouts: Iterable[Callable[[], list[Text]]], most: int) -> list[Text]:
    """The first layout that has room in so many lines, else the one with the fewest lines; an empty one is none."""
    found: list[list[Text]] = []
    for layout in layouts:
        lines = layout()
        if lines and len(lines) <= most:
            return lines
        found.append(lines)
    return min([lines for lines in found if lines], key=len)


@dataclass(frozen=True)
class Parts:
    """What a table shows besides the map, for screens where every line counts."""

    side: list[Text]
    """Animals and so on, as they stand beside the map,"""
    above: list[Text]
    """and above it."""
    column: list[Text]
    """The action display, one section below the other; nothing where the menu shows it."""
    display: list[Text]
    """The same, as low as it can be."""

    def complete(self, drawing: MapDrawing, size: ConsoleDimensions) -> Iterator[list[Text]]:
        """All of it around the map."""
        yield around(drawing, size, [*self.column, *self.side], [])
        yield around(drawing, size, self.column, self.above)
        yield around(drawing, size, [], [*self.above, *self.display])

    def some(self, drawing: MapDrawing, size: ConsoleDimensions, *, with_map: bool) -> Iterator[list[Text]]:
        """Without the display, with nothing but the map, or without the map."""
        yield around(drawing, size, self.side, [])
        yield around(drawing, size, [], self.above)
        yield around(drawing, size, [], [])
        if not with_map:
            yield [*self.above, *self.display]
            yield self.above


Titled = tuple[RenderableType, Parts]
"""A title, and what stands around the map below it."""


def around(drawing: MapDrawing, size: ConsoleDimensions, side: list[Text], above: list[Text]) -> list[Text]:
    """The map with something beside it and something above it; nothing if the screen is too narrow."""
    width = size.width - (widest_line(side) + GAP if side else 0)
    drawn = drawing(width=width, height=size.height - len(above))
    return [*above, *beside(drawn, side, widest_line(drawn) + GAP)] if drawn else []


def first(layouts: Iterable[list[Text]], size: ConsoleDimensions) -> list[Text]:
    """The first layout that fits; nothing if there is none."""
    return next((lines for lines in layouts if 0 < len(lines) <= size.height), [])


def fitted(
    ways: tuple[Titled, Titled], drawing: MapDrawing, size: ConsoleDimensions, *, with_map: bool
) -> list[RenderableType] | None:
    """The table with everything or with what matters most; None if the map must be there and has no room."""
    left = ConsoleDimensions(size.width, size.height - 1)
    (title, rich), (other_title, lean) = ways
    lines = first(rich.complete(drawing, left), left)
    if lines:
        return [title, *lines]
    lines = first(chain(lean.complete(drawing, left), lean.some(drawing, left, with_map=with_map)), left)
    if lines:
        return [other_title, *lines]
    return map_alone(drawing, size) if with_map else nothing(size)


def without_map(ways: tuple[Titled, Titled], size: ConsoleDimensions) -> list[RenderableType] | None:
    """What stands above the map, as far as it has room."""
    for title, parts in ways:
        if len(parts.above) < size.height:
            return [title, *parts.above]
    return [ways[-1][0]] if size.height > 0 else nothing(size)


def nothing(size: ConsoleDimensions) -> list[RenderableType] | None:
    """No table at all; None if there is not even room for that."""
    return [] if size.height >= 0 else None


def map_alone(drawing: MapDrawing, size: ConsoleDimensions) -> list[RenderableType] | None:
    """Only the map; None if it does not fit."""
    drawn = drawing(width=size.width, height=size.height)
    return [*drawn] if 0 < len(drawn) <= size.height else None


def player(look: Look, animals: Mapping[str, OwnView], seat: int, words: Translator) -> str:
    """A seat with its animals, in the order of their scores."""
    name = f"P{seat + 1}"
    own = [animal for animal in look.letters if animal in animals and animals[animal]["seat"] == name]
    return f"{name} {', '.join([look.animal(animal, words) for animal in own])}"


def scores(
    look: Look, animals: Mapping[str, OwnView], players: int, words: Translator
) -> tuple[list[str], list[list[int]]]:
    """DS-23.5, DSM-25.4  The animals of each player, if everybody has several: the lowest one counts."""
    parts: list[list[int]] = [[] for _ in range(players)]
    for animal in look.letters:
        if animal in animals:
            parts[int(animals[animal]["seat"][1:]) - 1].append(animals[animal]["vp"])
    most = max(len(part) for part in parts)
    if most == 1:
        return [], []
    return [words("cli-earth-score-animal", n=n) for n in range(1, most + 1)], parts


def noun(view: Json, look: Look, terrains: list[str], kind: str, n: int) -> list[Message]:
    """The names of things that both games have: also the letters that the table shows."""
    if kind == "animal":
        animal, letter = list(look.letters.items())[n]
        return [Message(f"{look.prefix}-animal-{animal}"), Message(letter)]
    if kind == "element":
        element, sign = list(look.signs.items())[n]
        return [Message(f"{look.prefix}-element-{element}"), Message(sign)]
    terrain = terrains[n] if kind == "terrain" else face_up(view, n) if kind == "stack" else None
    return [Message(f"{look.prefix}-terrain-{terrain}")] if terrain else []


def face_up(view: Json, n: int) -> str | None:
    """A stack is called by the tile that lies face up on it."""
    return cast(list[StackView], view["stacks"])[n]["face_up"]


def told(messages: list[Message], animals: Mapping[str, OwnView], seat: int, prefix: str) -> list[Message]:
    """The story with the own animals marked."""
    own = {f"{prefix}-animal-{animal}" for animal, one in animals.items() if one["seat"] == f"P{seat + 1}"}
    return [Message(m.key, **{name: marked(value, own) for name, value in m.args.items()}) for m in messages]


def marked(value: object, own: set[str]) -> object:
    """An animal that belongs to the reader."""
    return Message("cli-earth-you", animal=value) if isinstance(value, Message) and value.key in own else value
