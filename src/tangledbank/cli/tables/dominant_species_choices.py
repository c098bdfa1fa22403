"""The menu of Dominant Species: spaces on the display, places on the map, counts, victims, cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Pairs
from rich.text import Text

from ...core.rulebook import Json
from ...games.dominant_species.notation import CARD
from ...games.dominant_species.terms import ANIMALS, GRID
from ...games.dominant_species.text import card_name
from ..menu import NUMBER, Block, Column, Grid, Lines, Menu, Row
from ..words import Words
from .dominant_species_map import Marks
from .dominant_species_panels import display
from .dominant_species_seen import (
    LETTERS,
    SIGNS,
    TableView,
    animal_word,
    element_word,
    read,
    short,
    terrain_word,
    tile_line,
    touching,
)

SPACES: Final = ("pawn", "initiative", "remove")
"""What is answered with a space of the action display, and so on."""
CORNERS: Final = ("corner", "deplete", "speciate")
PLACES: Final = ("glaciate", "spread", "tile", "from", "to", "dominate", "save")
CUBES: Final = ("compete", "replace")
DISKS: Final = ("adapt", "protect", "take", "waste", "lose")
OTHERS: Final = ("victim", "survivor")
MANY: Final = 4
"""More sentences about cubes than this become a grid."""
NAME: Final = 5
"""The longest name of a corner."""
MOST_CORNERS: Final = 12
"""More corners than this have only their names in the menu: the map has their numbers."""


def verb(seen: TableView) -> str:
    """The kind of the options: apart from passing they are all of one kind; nothing without options."""
    return next((option.split()[0] for option in seen["options"] if option != "pass"), "")


def chosen(seen: TableView) -> list[str]:
    """The options without those that have the number 0: passing, or no cube at all."""
    return [option for option in seen["options"] if option not in ("pass", "cubes 0")]


def numbers(seen: TableView, first: int = 1) -> dict[str, int]:
    """What the options point at, with their numbers in the menu."""
    return {option.split()[1]: n for n, option in enumerate(chosen(seen), first)}


def marks(seen: TableView) -> Marks:
    """What the map shows of the options."""
    if verb(seen) in CORNERS:
        return Marks(corners=numbers(seen))
    if verb(seen) in (*PLACES, *CUBES):
        return Marks(places=frozenset(numbers(seen)))
    return Marks()


def menu(view: Json, seat: int, label: Callable[[str], str], words: Words) -> Menu:
    """One block for all options; 0 declines, ends, or moves no cube."""
    seen = read(view)
    ending = next(((option, label(option)) for option in seen["options"] if option in ("pass", "cubes 0")), None)
    options = chosen(seen)
    return Menu([block(seen, options, label, words)] if options else [], ending)


def block(seen: TableView, options: list[str], label: Callable[[str], str], words: Words) -> Block:
    """The options in the form that suits their kind."""
    kind = verb(seen)
    if kind in SPACES:
        return Spaces(seen, options, words)
    if kind in CORNERS:
        return corners(seen, options, words)
    if kind in PLACES:
        return Lines([(option, tile_line(seen, option.split()[1], words)) for option in options])
    if kind in CUBES and len(options) > MANY:
        return cube_grid(seen, options, words)
    if kind == "exchange" and len(options) > MANY:
        return exchange_grid(options, words)
    if kind == "card":
        return Cards(options, words)
    return row(seen, kind, options, label, words)


def row(seen: TableView, kind: str, options: list[str], label: Callable[[str], str], words: Words) -> Block:
    """Short answers in a row, others as sentences."""
    if kind == "cubes":
        return Row("", [(option, label(option)) for option in options])
    if kind in DISKS:
        return Row("", [(option, disk_word(option.split()[1], words)) for option in options])
    if kind in OTHERS:
        return Row("", [(option, name_and_seat(seen, option.split()[1], words)) for option in options])
    if kind == "explore":
        return Row("", [(option, stack_word(seen, int(option.split()[1]), words)) for option in options])
    return Lines([(option, label(option)) for option in options])


# ---- words for one thing ------------------------------------------------------------
def disk_word(element: str, words: Words) -> str:
    return f"{SIGNS[element]} {element_word(element, words)}"


def name_and_seat(seen: TableView, animal: str, words: Words) -> str:
    return f"{LETTERS[animal]} {animal_word(animal, words)} {seen['animals'][animal]['seat']}"


def stack_word(seen: TableView, stack: int, words: Words) -> str:
    """The tile that lies face up on a stack."""
    terrain = seen["stacks"][stack - 1]["face_up"]
    return terrain_word(terrain, words) if terrain else "–"


def corner_line(seen: TableView, corner: str, words: Words) -> str:
    """A corner: the element there, and the tiles that meet there."""
    element = seen["corners"].get(corner)
    tiles = ", ".join([f"{place} {short(seen, place, words)}" for place in touching(seen, corner)])
    return " ".join([*([SIGNS[element]] if element else []), f"{corner}:", tiles])


def corners(seen: TableView, options: list[str], words: Words) -> Block:
    """Corners with what is around them; if there are many, only their names."""
    names = [option.split()[1] for option in options]
    if len(options) > MOST_CORNERS:
        return Row("", [(option, name.ljust(NAME)) for option, name in zip(options, names, strict=True)])
    return Lines([(option, corner_line(seen, name, words)) for option, name in zip(options, names, strict=True)])


# ---- grids and cards ------------------------------------------------------------------
def cube_grid(seen: TableView, options: list[str], words: Words) -> Grid:
    """One line for each tile, one column for each animal that has cubes there."""
    rows: dict[str, dict[Column, str]] = {}
    columns = {animal: Column(seen["animals"][animal]["seat"], LETTERS[animal]) for animal in seen["animals"]}
    for option in options:
        _, place, animal = option.split()
        rows.setdefault(tile_line(seen, place, words), {})[columns[animal]] = option
    used = {option.split()[2] for option in options}
    ordered = [columns[animal] for animal in ANIMALS if animal in used]
    return Grid(sorted(ordered, key=lambda column: column.group), list(rows.items()))


def exchange_grid(options: list[str], words: Words) -> Grid:
    """One line for each element that can be given, one column for each that can be taken."""
    rows: dict[str, dict[Column, str]] = {}
    columns: dict[Column, None] = {}
    for option in options:
        _, given, taken = option.split()
        column = Column(words("cli-dom-take"), disk_word(taken, words))
        columns.setdefault(column)
        rows.setdefault(words("cli-dom-give", element=disk_word(given, words)), {})[column] = option
    return Grid(list(columns), list(rows.items()))


@dataclass(frozen=True)
class Cards:
    """Cards with what they do."""

    actions: list[str]
    words: Words

    def render(self, first: int, width: int) -> RenderableType:
        grid = Pairs(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(justify="right", width=3)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for n, action in enumerate(self.actions, first):
            card = CARD.read(action.split()[1])
            grid.add_row(
                Text(str(n), NUMBER), Text(self.words.say(card_name(card)), "bold"), card_text(card, self.words)
            )
        return grid


def card_text(card: int, words: Words) -> str:
    """What a card does."""
    return words(card_name(card).key.replace("dom-card-", "dom-text-"))


@dataclass(frozen=True)
class Spaces:
    """The action display with a number on each space that can be chosen."""

    seen: TableView
    actions: list[str]
    words: Words

    def render(self, first: int, width: int) -> RenderableType:
        return Group(*display(self.seen, self.words, width, numbers(self.seen, first)))


def is_new_tile(seen: TableView) -> bool:
    """Whether a hex without a tile is asked for."""
    return verb(seen) == "tile" and any(place not in seen["tiles"] for place in numbers(seen) if place in GRID.labels)
