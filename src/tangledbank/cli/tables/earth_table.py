"""The tables of the games on Earth as wholes: how the parts are laid out, and who has what in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from rich.text import Text

from ...core.message import Message
from ...core.rulebook import Json
from ..words import Words
from .earth_look import Look
from .earth_panels import OwnView, StackView


def best(layouts: Iterable[Callable[[], list[Text]]], most: int) -> list[Text]:
    """The first layout that has room in so many lines, else the one with the fewest lines; an empty one is none."""
    found: list[list[Text]] = []
    for layout in layouts:
        lines = layout()
        if lines and len(lines) <= most:
            return lines
        found.append(lines)
    return min([lines for lines in found if lines], key=len)


def player(look: Look, animals: Mapping[str, OwnView], seat: int, words: Words) -> str:
    """A seat with its animals, in the order of their scores."""
    name = f"P{seat + 1}"
    own = [animal for animal in look.letters if animal in animals and animals[animal]["seat"] == name]
    return f"{name} {', '.join([look.animal(animal, words) for animal in own])}"


def scores(look: Look, animals: Mapping[str, OwnView], players: int, words: Words) -> tuple[list[str], list[list[int]]]:
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
        return [Message(f"{look.prefix}-animal-{animal}"), Message("cli-letter", letter=letter)]
    if kind == "element":
        element, sign = list(look.signs.items())[n]
        return [Message(f"{look.prefix}-element-{element}"), Message("cli-letter", letter=sign)]
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
