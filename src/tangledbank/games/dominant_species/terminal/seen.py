"""A view of Dominant Species with the types of its fields, and the letters and colours of its things."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict, cast

from rich.text import Text

from ....cli.interactive.menu import Numbers
from ....cli.words import Translator
from ....core.rulebook import Json
from ....earth.terminal.look import Look
from ....earth.terminal.map import Face, Scene
from ....earth.terminal.panels import OwnView, StackView
from ....earth.terms import BONUS
from ..terms import ANIMALS, GRID, SCORES, TERRAINS

LETTERS: Final = {
    "mammal": "cli-dom-letter-mammal",
    "reptile": "cli-dom-letter-reptile",
    "bird": "cli-dom-letter-bird",
    "amphibian": "cli-dom-letter-amphibian",
    "arachnid": "cli-dom-letter-arachnid",
    "insect": "cli-dom-letter-insect",
}
SIGNS: Final = {
    "grass": "cli-dom-letter-grass",
    "grub": "cli-dom-letter-grub",
    "meat": "cli-dom-letter-meat",
    "seed": "cli-dom-letter-seed",
    "sun": "cli-dom-letter-sun",
    "water": "cli-dom-letter-water",
}
"""Every language has letters of its own: of animals capitals, of elements small ones."""

ANIMAL_STYLES: Final = {
    "mammal": "bold magenta",
    "reptile": "bold red",
    "bird": "bold yellow",
    "amphibian": "bold dodger_blue2",
    "arachnid": "bold cyan",
    "insect": "bold green",
}
ELEMENT_STYLES: Final = {
    "grass": "bold green",
    "grub": "bold magenta",
    "meat": "bold red",
    "seed": "bold dark_orange3",
    "sun": "bold yellow",
    "water": "bold dodger_blue2",
}
TERRAIN_STYLES: Final = {
    "sea": "bright_white on blue",
    "wetland": "black on cyan",
    "savannah": "black on gold3",
    "jungle": "black on green3",
    "forest": "bright_white on dark_green",
    "desert": "black on light_goldenrod2",
    "mountain": "bright_white on grey42",
    "tundra": "bold black on bright_white",
}
SHORT: Final = {
    "sea": "cli-dom-short-sea",
    "wetland": "cli-dom-short-wetland",
    "savannah": "cli-dom-short-savannah",
    "jungle": "cli-dom-short-jungle",
    "forest": "cli-dom-short-forest",
    "desert": "cli-dom-short-desert",
    "mountain": "cli-dom-short-mountain",
    "tundra": "cli-dom-short-tundra",
}
ABOUT: Final = {
    "initiative": "cli-dom-about-initiative",
    "adaptation": "cli-dom-about-adaptation",
    "regression": "cli-dom-about-regression",
    "abundance": "cli-dom-about-abundance",
    "wasteland": "cli-dom-about-wasteland",
    "depletion": "cli-dom-about-depletion",
    "glaciation": "cli-dom-about-glaciation",
    "speciation": "cli-dom-about-speciation",
    "wanderlust": "cli-dom-about-wanderlust",
    "migration": "cli-dom-about-migration",
    "competition": "cli-dom-about-competition",
    "domination": "cli-dom-about-domination",
}
"""What a pawn does in each section."""
LOOK: Final = Look("dom", GRID, LETTERS, SIGNS, ANIMAL_STYLES, ELEMENT_STYLES)
SNOW: Final = "░"
DOMINANT: Final = "*"
DOOMED: Final = "!"


class TileView(TypedDict):
    """A tile of Earth in a view."""

    terrain: str
    cubes: dict[str, int]
    fitness: dict[str, int]
    dominant: str | None
    sheltered: dict[str, int]


class TableView(TypedDict):
    """A whole view."""

    players: int
    round: int
    phase: int
    pointer: str
    last_round: bool
    over: bool
    deciding: str | None
    waiting: list[str]
    track: list[str]
    animals: dict[str, OwnView]
    tiles: dict[str, TileView]
    corners: dict[str, str]
    spaces: dict[str, str]
    rows: dict[str, dict[str, int]]
    bag: dict[str, int]
    stacks: list[StackView]
    unseen_tiles: dict[str, int]
    tundra_left: int
    cards: list[str]
    unseen_cards: list[str]
    deck: int
    scored: list[str]
    survival: str | None
    options: list[str]
    asked: NotRequired[list[str]]
    """The hexes a question is about: not in a view, it comes with the question."""
    numbers: NotRequired[Numbers]
    """The numbers of the options: they come with the menu."""


def read(view: Json) -> TableView:
    """The view as what it is."""
    return cast(TableView, view)


# ---- tiles ----------------------------------------------------------------------
def cube_texts(tile: TileView, words: Translator) -> list[Text]:
    """Letter and number of each animal on a tile; the dominant one and those that will die out are marked."""
    marks: dict[str, str] = {}
    for animal, n in tile["cubes"].items():
        if tile["dominant"] == animal:
            marks[animal] = DOMINANT
        elif n and not tile["fitness"][animal] and tile["sheltered"].get(animal, 0) < n:
            marks[animal] = DOOMED
    return LOOK.cubes(tile["cubes"], marks, words)


def scene(seen: TableView, words: Translator) -> Scene:
    """What the map shows."""
    faces = {place: face(tile, words, is_scored=place in seen["scored"]) for place, tile in seen["tiles"].items()}
    return Scene(LOOK, words, faces, seen["corners"])


def face(tile: TileView, words: Translator, *, is_scored: bool) -> Face:
    """A tile on the map."""
    terrain = tile["terrain"]
    fill = SNOW if terrain == "tundra" else " "
    name, two = LOOK.terrain(terrain, words), words(SHORT[terrain])
    return Face(name, TERRAIN_STYLES[terrain], cube_texts(tile, words), fill, is_scored, two)


def tile_line(seen: TableView, place: str, words: Translator) -> str:
    """A hex in words: its terrain and cubes, or without a tile the tiles around it; then its elements."""
    tile = seen["tiles"].get(place)
    if tile is None:
        parts = [place, "+".join([short(seen, other, words) for other in LOOK.around(seen["tiles"], place)])]
    else:
        parts = [place, LOOK.terrain(tile["terrain"], words), *[text.plain for text in cube_texts(tile, words)]]
    return LOOK.with_elements(parts, seen["corners"], place, words)


def short(seen: TableView, place: str, words: Translator) -> str:
    """The terrain of a tile in two letters."""
    return words(SHORT[seen["tiles"][place]["terrain"]])


# ---- points ---------------------------------------------------------------------
def points(tile: TileView) -> list[tuple[str, int]]:
    """DS-18.3, DS-18.4  What a tile is worth to whom: more cubes first, then the food chain."""
    ranked = sorted([animal for animal in ANIMALS if tile["cubes"].get(animal)], key=lambda a: -tile["cubes"][a])
    return list(zip(ranked, SCORES[TERRAINS.index(tile["terrain"])], strict=False))


def bonus(seen: TableView, place: str) -> int:
    """DS-13.7, DS-15.6  What a new tile brings for the tiles around it, and glaciation for the tundra."""
    around = LOOK.around(seen["tiles"], place)
    if place in seen["tiles"]:
        around = [other for other in around if seen["tiles"][other]["terrain"] == "tundra"]
    return BONUS[len(around)]
