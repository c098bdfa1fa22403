"""A view of Dominant Species with the types of its fields, and the letters and colours of its things."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from rich.text import Text

from ...core.rulebook import Json
from ...games.dominant_species.notation import ANIMAL, ELEMENT, TERRAIN
from ...games.dominant_species.terms import ANIMALS, ELEMENTS, GRID
from ...games.dominant_species.text import animal_name, element_name, terrain_name
from ..words import Words

LETTERS: Final = {"mammal": "M", "reptile": "R", "bird": "B", "amphibian": "A", "arachnid": "S", "insect": "I"}
"""The same in all languages; the list of the animals explains them."""
SIGNS: Final = {"grass": "g", "grub": "b", "meat": "m", "seed": "s", "sun": "u", "water": "w"}
"""The same in all languages; the bag explains them."""

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
DOMINANT: Final = "*"
DOOMED: Final = "!"


class AnimalView(TypedDict):
    """An animal in a view."""

    seat: str
    vp: int
    elements: dict[str, int]
    acquired: dict[str, int]
    gene_pool: int
    eliminated: int
    pawns: int


class TileView(TypedDict):
    """A tile of Earth in a view."""

    terrain: str
    cubes: dict[str, int]
    fitness: dict[str, int]
    dominant: str | None
    sheltered: dict[str, int]


class StackView(TypedDict):
    """A stack of tiles in a view."""

    face_up: str | None
    face_down: int


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
    animals: dict[str, AnimalView]
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


def read(view: Json) -> TableView:
    """The view as what it is."""
    return cast(TableView, view)


# ---- nouns ----------------------------------------------------------------------
def animal_word(animal: str, words: Words) -> str:
    return words.say(animal_name(ANIMAL.read(animal)))


def element_word(element: str, words: Words) -> str:
    return words.say(element_name(ELEMENT.read(element)))


def terrain_word(terrain: str, words: Words) -> str:
    return words.say(terrain_name(TERRAIN.read(terrain)))


def disks(numbers: dict[str, int]) -> Text:
    """Elements as letters, each as often as it is there."""
    text = Text()
    for element in ELEMENTS:
        text.append(SIGNS[element] * numbers.get(element, 0), ELEMENT_STYLES[element])
    return text


def cube_texts(tile: TileView) -> list[Text]:
    """Letter and number of each animal on a tile; the dominant one and those that will die out are marked."""
    texts: list[Text] = []
    for animal in ANIMALS:
        n = tile["cubes"].get(animal, 0)
        if n:
            text = Text(f"{LETTERS[animal]}{n}", ANIMAL_STYLES[animal])
            if tile["dominant"] == animal:
                text.append(DOMINANT, "bold")
            elif not tile["fitness"][animal] and tile["sheltered"].get(animal, 0) < n:
                text.append(DOOMED, "bold")
            texts.append(text)
    return texts


def tile_line(seen: TableView, place: str, words: Words) -> str:
    """A hex in words: its terrain and cubes; of a hex without a tile, the tiles and elements around it."""
    tile = seen["tiles"].get(place)
    if tile is None:
        around = "+".join([short(seen, other, words) for other in beside(seen, place)])
        return " ".join([place, around, *[f"[{signs}]" for signs in [elements_at(seen, place)] if signs]])
    return " ".join([place, terrain_word(tile["terrain"], words), *[text.plain for text in cube_texts(tile)]])


def short(seen: TableView, place: str, words: Words) -> str:
    """The terrain of a tile in two letters."""
    return words(SHORT[seen["tiles"][place]["terrain"]])


# ---- geometry ---------------------------------------------------------------------
def beside(seen: TableView, place: str) -> list[str]:
    """The tiles around a hex."""
    around = [GRID.labels[n] for n in GRID.neighbours[GRID.labels.index(place)]]
    return [other for other in around if other in seen["tiles"]]


def elements_at(seen: TableView, place: str) -> str:
    """The letters of the elements on the corners of a hex."""
    corners = [GRID.corner_labels[n] for n in GRID.corners[GRID.labels.index(place)]]
    return "".join(sorted([SIGNS[seen["corners"][corner]] for corner in corners if corner in seen["corners"]]))


def touching(seen: TableView, corner: str) -> list[str]:
    """The tiles that meet at a corner."""
    places = [GRID.labels[n] for n in GRID.touching[GRID.corner_labels.index(corner)]]
    return [place for place in places if place in seen["tiles"]]


def rim(seen: TableView) -> list[str]:
    """The hexes where a tile can be put."""
    return [place for place in GRID.labels if place not in seen["tiles"] and beside(seen, place)]
