"""The menu of Dominant Species: spaces on the display, places on the map, counts, victims, cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from rich.text import Text

from ....cli.interactive.menu import Block, Lines, Menu, Numbers, Row
from ....cli.words import Translator
from ....core.message import Message
from ....core.rulebook import Json
from ....earth.terminal import choices as earth_choices
from ....earth.terminal.choices import (
    MANY,
    Cards,
    Spaces,
    chosen,
    corner_name,
    gained,
    pointed,
    points_text,
    stack_word,
    verb,
)
from ....earth.terminal.map import Marks
from ..notation import CARD, NOTATION
from ..terms import SPECIATION_LIMIT, TERRAINS
from ..text import card_name
from .panels import column, display
from .seen import LOOK, TableView, bonus, points, read, scene, short, tile_line

SPACES: Final = ("pawn", "initiative", "remove")
"""What is answered with a space of the action display, and so on."""
CORNERS: Final = ("corner", "deplete", "speciate")
PLACES: Final = ("glaciate", "spread", "tile", "from", "to", "dominate", "save")
CUBES: Final = ("compete", "replace")
THINGS: Final = {
    "cubes": earth_choices.COUNT,
    **dict.fromkeys(("adapt", "protect", "take", "waste", "lose"), earth_choices.ELEMENT),
    **dict.fromkeys(("victim", "survivor"), earth_choices.ANIMAL),
}
"""Verbs that point at something whose name says enough."""


def marks(seen: TableView) -> Marks:
    """What the map shows of the question and its options."""
    numbers = seen.get("numbers", {})
    return earth_choices.marks(seen["options"], seen.get("asked", []), CORNERS, (*PLACES, *CUBES), numbers)


def menu(
    view: Json, seat: int, label: Callable[[str], str], words: Translator, question: Message | None = None
) -> Menu:
    """One block for all options; 0 declines, ends, or moves no cube."""
    seen = read(view)
    options = chosen(seen["options"])
    ending = earth_choices.ending(seen["options"], label)
    blocks = [block(seen, options, label, words)] if options else []
    return Menu(blocks, ending, earth_choices.fixed(options, NOTATION))


def block(seen: TableView, options: list[str], label: Callable[[str], str], words: Translator) -> Block:
    """The options in the form that suits their kind."""
    kind = verb(options)
    if kind in SPACES:
        return Spaces(options, partial(display, seen, words), partial(spaces_and_map, seen, words))
    if kind in CORNERS:
        return earth_choices.corners(options, lambda corner: corner_line(seen, kind, corner, words), corner_name, words)
    if kind in PLACES:
        gains = {option: place_gains(seen, kind, option.split()[1], words) for option in options}
        lines = [(option, gained(tile_line(seen, option.split()[1], words), gains[option])) for option in options]
        return Lines(lines, [(option, gained(option.split()[1], gains[option])) for option in options])
    if kind in CUBES and len(options) > MANY:
        return earth_choices.cube_grid(
            LOOK, seen["animals"], options, lambda place: tile_line(seen, place, words), words
        )
    if kind == "exchange" and len(options) > MANY:
        return earth_choices.exchange_grid(LOOK, options, words)
    if kind == "card":
        cards = [CARD.read(option.split()[1]) for option in options]
        return Cards([(o, words.say(card_name(n)), card_text(n, words)) for o, n in zip(options, cards, strict=True)])
    return row(seen, kind, options, label, words)


def spaces_and_map(seen: TableView, words: Translator, width: int, numbers: Numbers) -> list[Text]:
    """The same with the map beside it, if there is room."""
    narrower, lower = partial(column, seen, words, numbers), partial(display, seen, words, width, numbers)
    return earth_choices.beside_columns(scene(seen, words), marks(seen), narrower, width, lower)


def row(seen: TableView, kind: str, options: list[str], label: Callable[[str], str], words: Translator) -> Block:
    """Short answers in a row, others as sentences."""
    found = earth_choices.things(LOOK, seen["animals"], THINGS, options, words)
    if found is not None:
        return found
    if kind == "explore":
        return Row(
            "", [(option, stack_word(LOOK, seen["stacks"], int(option.split()[1]), words)) for option in options]
        )
    return Lines([(option, label(option)) for option in options])


# ---- words for one thing ------------------------------------------------------------
def place_gains(seen: TableView, kind: str, place: str, words: Translator) -> list[str]:
    """The points that a hex brings."""
    if kind == "dominate":
        return points_text(LOOK, points(seen["tiles"][place]), words)
    return [f"+{bonus(seen, place)}"] if kind == "glaciate" or place not in seen["tiles"] else []


def corner_line(seen: TableView, kind: str, corner: str, words: Translator) -> str:
    """A corner: the element there, and the tiles that meet there; with Speciation, how many cubes they take."""
    places = LOOK.touching(seen["tiles"], corner)
    tiles = [f"{place} {short(seen, place, words)}" for place in places]
    if kind == "speciate":
        tiles = [f"{tile} +{most_cubes(seen, place)}" for tile, place in zip(tiles, places, strict=True)]
    return earth_choices.corner_text(LOOK, seen["corners"], corner, tiles, words)


def most_cubes(seen: TableView, place: str) -> int:
    """DS-14.3  How many new cubes a tile takes."""
    return SPECIATION_LIMIT[TERRAINS.index(seen["tiles"][place]["terrain"])]


def card_text(card: int, words: Translator) -> str:
    """What a card does."""
    return words(card_name(card).key.replace("dom-card-", "dom-text-"))


def is_new_tile(seen: TableView) -> bool:
    """Whether a hex without a tile is asked for."""
    return verb(seen["options"]) == "tile" and any(place not in seen["tiles"] for place in pointed(seen["options"]))
