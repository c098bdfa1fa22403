"""What the menus of the games on Earth are made of: what options point at, and the forms that suit them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Pairs
from rich.text import Text

from ...cli.interactive.menu import NUMBER, Block, Column, Grid, Lines, Numbers, Row, ranges
from ...cli.words import Translator
from ...core.message import Message
from ...core.notation import Notation
from .look import Look
from .map import Marks, Scene, beside_map
from .panels import OwnView, StackView

MANY: Final = 4
"""More sentences about cubes than this become a grid."""
NAME: Final = 5
"""The longest name of a corner."""
MOST_CORNERS: Final = 12
"""More corners than this mostly have only their names in the menu: the map has their numbers."""
NARROWER: Final = (0, 8, 14)
"""So many columns the action display may lose beside the map."""
GAIN: Final = "→"
COUNT: Final = "number"
ELEMENT: Final = "element"
ANIMAL: Final = "animal"
FIXED: Final = (COUNT, "space", "hex", "animal", "element", "stack", "terrain", "side", "source", "place")
"""Kinds of arguments with numbers of their own, as they stand in the notation."""
ZERO: Final = ("pass", "cubes 0")
"""Options with the number 0: passing, or no cube at all."""


# ---- what options point at ----------------------------------------------------------
def verb(options: list[str]) -> str:
    """The kind of the options: apart from passing they are mostly of one kind; nothing without options."""
    return next((option.split()[0] for option in options if option != "pass"), "")


def chosen(options: list[str]) -> list[str]:
    """The options that have numbers from 1 on."""
    return [option for option in options if option not in ZERO]


def pointed(options: list[str]) -> list[str]:
    """What the options point at."""
    return [option.split()[1] for option in chosen(options)]


def fixed(options: list[str], notation: Notation) -> dict[str, int]:
    """Numbers that never change: of spaces, hexes, animals, elements and so on; a count is its own number.

    None if the options are not all of one kind, or point at something without a place of its own.
    """
    actions = [notation.read(option) for option in options]
    verbs = {action >> 24 for action in actions}
    args = notation.verbs[min(verbs)].args if len(verbs) == 1 else []
    if len(args) != 1 or args[0].name not in FIXED:
        return {}
    first = 0 if args[0].name == COUNT else 1
    return {option: (action >> 16 & 255) + first for option, action in zip(options, actions, strict=True)}


def marks(
    options: list[str], asked: list[str], corners: tuple[str, ...], places: tuple[str, ...], numbers: Numbers
) -> Marks:
    """What the map shows of the question and its options; verbs that point at corners, and at hexes."""
    if verb(options) in corners:
        shown = {option.split()[1]: numbers[option] for option in chosen(options) if option in numbers}
        return Marks(corners=shown, asked=frozenset(asked))
    if verb(options) in places:
        return Marks(places=frozenset(pointed(options)), asked=frozenset(asked))
    return Marks(asked=frozenset(asked))


def points_at_map(marks: Marks) -> bool:
    """Whether the map shows something of the options."""
    return bool(marks.corners or marks.places)


def hexes(question: Message | None) -> list[str]:
    """The hexes of which a question speaks."""
    things = question.args.values() if question else []
    return [str(thing.args["hex"]) for thing in things if isinstance(thing, Message) and "hex" in thing.args]


def ending(options: list[str], label: Callable[[str], str]) -> tuple[str, str] | None:
    """What has the number 0."""
    return next(((option, label(option)) for option in options if option in ZERO), None)


# ---- words for one thing ------------------------------------------------------------
def name_and_seat(look: Look, animals: Mapping[str, OwnView], animal: str, words: Translator) -> str:
    return f"{words(look.letters[animal])} {look.animal(animal, words)} {animals[animal]['seat']}"


def stack_word(look: Look, stacks: list[StackView], n: int, words: Translator) -> str:
    """The tile that lies face up on a stack."""
    terrain = stacks[n - 1]["face_up"]
    return look.terrain(terrain, words) if terrain else "–"


def gained(line: str, gains: list[str]) -> str:
    """What an option brings, behind an arrow."""
    return " ".join([line, GAIN, *gains]) if gains else line


def points_text(look: Look, points: list[tuple[str, int]], words: Translator) -> list[str]:
    """M+9 B+5"""
    return [f"{words(look.letters[animal])}+{n}" for animal, n in points]


def corner_text(look: Look, found: Mapping[str, str], corner: str, tiles: list[str], words: Translator) -> str:
    """A corner: the element there, and what is said of the tiles that meet there."""
    element = found.get(corner)
    return " ".join([*([words(look.signs[element])] if element else []), f"{corner}:", ", ".join(tiles)])


# ---- blocks -------------------------------------------------------------------------
def corners(
    options: list[str],
    line: Callable[[str], str],
    name: Callable[[str], str],
    words: Translator,
    most: int = MOST_CORNERS,
) -> Block:
    """Corners with what is around them; if there are many, only their names; in short, that the map has them."""
    labels = [option.split()[1] for option in options]
    names = [(option, name(label)) for option, label in zip(options, labels, strict=True)]
    lines = [(option, line(label)) for option, label in zip(options, labels, strict=True)]
    return OnMap(Row("", names) if len(options) > most else Lines(lines), words)


def corner_name(corner: str) -> str:
    """Names of equal length."""
    return corner.ljust(NAME)


def disks(look: Look, options: list[str], words: Translator) -> Block:
    """Elements in a row."""
    return Row("", [(option, look.disk(option.split()[1], words)) for option in options])


def others(look: Look, animals: Mapping[str, OwnView], options: list[str], words: Translator) -> Block:
    """Animals in a row."""
    return Row("", [(option, name_and_seat(look, animals, option.split()[1], words)) for option in options])


def things(
    look: Look, animals: Mapping[str, OwnView], kinds: Mapping[str, str], options: list[str], words: Translator
) -> Block | None:
    """Numbers, elements or animals in a row, by what the verb of the options points at; None if at something else."""
    found = kinds.get(verb(options))
    if found == COUNT:
        return Row("", [(option, "") for option in options])
    if found == ELEMENT:
        return disks(look, options, words)
    return others(look, animals, options, words) if found == ANIMAL else None


def beside_columns(
    scene: Scene, marks: Marks, column: Callable[[int], list[Text]], width: int, otherwise: Callable[[], list[Text]]
) -> list[Text]:
    """The widest action display that has room beside the map; if none has, something else."""
    found = [beside_map(scene, marks, column(less), width) for less in NARROWER]
    return next(filter(None, found), None) or otherwise()


def cube_grid(
    look: Look, animals: Mapping[str, OwnView], options: list[str], line: Callable[[str], str], words: Translator
) -> Grid:
    """One line for each tile, one column for each animal that has cubes there."""
    rows: dict[str, dict[Column, str]] = {}
    columns = {animal: Column(animals[animal]["seat"], words(look.letters[animal])) for animal in animals}
    for option in options:
        _, place, animal = option.split()
        rows.setdefault(line(place), {})[columns[animal]] = option
    used = {option.split()[2] for option in options}
    ordered = [columns[animal] for animal in look.letters if animal in used]
    return Grid(sorted(ordered, key=lambda column: column.group), list(rows.items()))


def exchange_grid(look: Look, options: list[str], words: Translator) -> Grid:
    """One line for each element that can be given, one column for each that can be taken."""
    rows: dict[str, dict[Column, str]] = {}
    columns: dict[Column, None] = {}
    for option in options:
        _, given, taken = option.split()
        column = Column(words("cli-earth-take"), look.disk(taken, words))
        columns.setdefault(column)
        rows.setdefault(words("cli-earth-give", element=look.disk(given, words)), {})[column] = option
    return Grid(list(columns), list(rows.items()))


@dataclass(frozen=True)
class Cards:
    """Cards with what they do."""

    choices: list[tuple[str, str, str]]
    """Actions, names and texts."""

    @property
    def actions(self) -> list[str]:
        return [action for action, _, _ in self.choices]

    def render(self, numbers: Numbers, width: int, *, is_short: bool = False) -> RenderableType:
        if is_short:
            return Row("", [(action, name) for action, name, _ in self.choices]).render(numbers, width)
        grid = Pairs(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(justify="right", width=3)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for n, name, text in sorted([(numbers[action], name, text) for action, name, text in self.choices]):
            grid.add_row(Text(str(n), NUMBER), Text(name, "bold"), Text(text))
        return grid


@dataclass(frozen=True)
class OnMap:
    """Options with their numbers on the map; in short, only which numbers there are."""

    block: Block
    words: Translator

    @property
    def actions(self) -> list[str]:
        return self.block.actions

    def render(self, numbers: Numbers, width: int, *, is_short: bool = False) -> RenderableType:
        if is_short:
            return Text(self.words("cli-earth-on-map", numbers=ranges(sorted([numbers[a] for a in self.actions]))))
        return self.block.render(numbers, width)


@dataclass(frozen=True)
class Spaces:
    """The action display with a number on each space that can be chosen."""

    actions: list[str]
    draw: Callable[[int, Numbers], list[Text]]
    draw_with_map: Callable[[int, Numbers], list[Text]]
    """In short: the map is not above the display but beside it."""

    def render(self, numbers: Numbers, width: int, *, is_short: bool = False) -> RenderableType:
        draw = self.draw_with_map if is_short else self.draw
        return Group(*draw(width, {action.split()[1]: numbers[action] for action in self.actions}))
