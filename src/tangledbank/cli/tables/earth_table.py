"""The tables of the games on Earth as wholes: how the parts are laid out, and who has what in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rich.text import Text

from ..words import Words
from .earth_look import Look
from .earth_panels import OwnView


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
    """A seat with its animal; with several they have columns of their own."""
    name = f"P{seat + 1}"
    own = [animal for animal, one in animals.items() if one["seat"] == name]
    return f"{name} {look.animal(own[0], words)}" if len(own) == 1 else name


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
