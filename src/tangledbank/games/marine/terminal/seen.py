"""A view of Marine with the types of its fields, and the letters and colours of its things."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict, cast

from rich.text import Text

from ....cli.interactive.menu import Numbers
from ....cli.words import Translator
from ....core.rulebook import Json
from ....earth.terminal.look import Look
from ....earth.terminal.map import Face, Scene
from ....earth.terminal.panels import OwnView, StackView
from ..cards import CARD_KEYS, CARDS
from ..terms import GRID
from ..traits import TRAIT_KEYS, TRAITS

LETTERS: Final = {
    "reptiles": "cli-mar-letter-reptiles",
    "cephalopods": "cli-mar-letter-cephalopods",
    "fish": "cli-mar-letter-fish",
    "crustaceans": "cli-mar-letter-crustaceans",
}
SIGNS: Final = {
    "algae": "cli-mar-letter-algae",
    "gastropods": "cli-mar-letter-gastropods",
    "plankton": "cli-mar-letter-plankton",
    "sponges": "cli-mar-letter-sponges",
    "sun": "cli-mar-letter-sun",
    "worms": "cli-mar-letter-worms",
}
"""Every language has letters of its own, capitals and small ones. No animal and element have the same letter:
special pawns are shown by the letters of their elements."""

ANIMAL_STYLES: Final = {
    "reptiles": "bold green",
    "cephalopods": "bold magenta",
    "fish": "bold dodger_blue2",
    "crustaceans": "bold red",
}
ELEMENT_STYLES: Final = {
    "algae": "bold green",
    "gastropods": "bold magenta",
    "plankton": "bold cyan",
    "sponges": "bold dark_orange3",
    "sun": "bold yellow",
    "worms": "bold red",
}
TERRAIN_STYLES: Final = {
    "land": "black on green3",
    "kelp": "bright_white on dark_green",
    "coral": "black on light_coral",
    "seamount": "bright_white on grey42",
    "seagrass": "black on dark_sea_green3",
    "sand": "black on gold3",
    "ocean": "bright_white on blue",
    "smoker": "bold bright_white on dark_red",
    "geyser": "bold black on dark_orange",
}
ON_MAP: Final = {
    "land": "cli-mar-map-land",
    "kelp": "cli-mar-map-kelp",
    "coral": "cli-mar-map-coral",
    "seamount": "cli-mar-map-seamount",
    "seagrass": "cli-mar-map-seagrass",
    "sand": "cli-mar-map-sand",
    "ocean": "cli-mar-map-ocean",
    "smoker": "cli-mar-map-smoker",
    "geyser": "cli-mar-map-geyser",
}
"""Terrains, and the sides of vents, in at most eight letters."""
SHORT: Final = {
    "land": "cli-mar-short-land",
    "kelp": "cli-mar-short-kelp",
    "coral": "cli-mar-short-coral",
    "seamount": "cli-mar-short-seamount",
    "seagrass": "cli-mar-short-seagrass",
    "sand": "cli-mar-short-sand",
    "ocean": "cli-mar-short-ocean",
    "vent": "cli-mar-short-vent",
    "smoker": "cli-mar-short-smoker",
    "geyser": "cli-mar-short-geyser",
}
ABOUT: Final = {
    "abundance": "cli-mar-about-abundance",
    "autotrophs": "cli-mar-about-autotrophs",
    "depletion": "cli-mar-about-depletion",
    "adaptation": "cli-mar-about-adaptation",
    "regression": "cli-mar-about-regression",
    "speciation": "cli-mar-about-speciation",
    "wanderlust": "cli-mar-about-wanderlust",
    "tectonics": "cli-mar-about-tectonics",
    "migration": "cli-mar-about-migration",
    "competition": "cli-mar-about-competition",
    "evolution": "cli-mar-about-evolution",
    "domination": "cli-mar-about-domination",
}
"""What a pawn does in each section."""
LOOK: Final = Look("mar", GRID, LETTERS, SIGNS, ANIMAL_STYLES, ELEMENT_STYLES)
DOOMED: Final = "!"
VENT: Final = "vent"


class AnimalView(OwnView):
    """An animal in a view."""

    most_elements: int
    special_pawns: list[str]
    retrieved: bool
    traits: list[str]
    copy: str | None
    domination: dict[str, int]
    hand: NotRequired[list[str]]
    """Only in the view of its own seat."""


class TileView(TypedDict):
    """A tile of Earth in a view."""

    terrain: str
    side: str | None
    cubes: dict[str, int]
    endangered: list[str]


class PawnView(TypedDict):
    """A special pawn in a view."""

    control: str | None
    target: int
    space: str | None


class TableView(TypedDict):
    """A whole view."""

    players: int
    edition: str
    round: int
    last_round: bool
    over: bool
    turn: str
    order: list[str]
    deciding: str | None
    animals: dict[str, AnimalView]
    tiles: dict[str, TileView]
    corners: dict[str, str]
    spaces: dict[str, str]
    rows: dict[str, dict[str, int]]
    circles: list[str | None]
    competition: list[str]
    evolution: list[str]
    regression_cubes: list[str]
    special_pawns: dict[str, PawnView]
    bag: dict[str, int]
    stacks: list[StackView]
    unseen_tiles: dict[str, int]
    vents_left: int
    track: list[str]
    discard: list[str]
    deck: int
    unseen_cards: list[str]
    survival: str | None
    options: list[str]
    asked: NotRequired[list[str]]
    """The hexes a question is about: not in a view, it comes with the question."""
    numbers: NotRequired[Numbers]
    """The numbers of the options: they come with the menu."""


def read(view: Json) -> TableView:
    """The view as what it is."""
    return cast(TableView, view)


# ---- words ----------------------------------------------------------------------
def card_word(card: str, words: Translator) -> str:
    return words(f"mar-card-{card.replace('_', '-')}")


def card_text(card: str, words: Translator) -> str:
    """What a card does, and how sure that is: first when it is chosen, then while it is in play."""
    facts = CARDS[CARD_KEYS.index(card)]
    grades = [sure(grade) for grade in (facts.confidence, facts.in_play) if grade]
    return " ".join([words("mar-card-text-" + card.replace("_", "-")), *grades])


def trait_word(trait: str, words: Translator) -> str:
    return words(f"mar-trait-{trait.replace('_', '-')}")


def trait_text(trait: str, words: Translator) -> str:
    """What a trait does, and how sure that is."""
    text = words("mar-trait-text-" + trait.replace("_", "-"))
    return f"{text} {sure(TRAITS[TRAIT_KEYS.index(trait)].confidence)}"


def sure(grade: float) -> str:
    """How sure a text is that was put together from other sources."""
    return f"({grade:.0%})"


def short(terrain: str, words: Translator) -> str:
    """A terrain, or the side of a vent, in two letters."""
    return words(SHORT[terrain])


# ---- tiles ----------------------------------------------------------------------
def kind(tile: TileView) -> str:
    """The terrain; of a vent, its side."""
    return tile["side"] or tile["terrain"]


def cube_texts(tile: TileView, words: Translator) -> list[Text]:
    """Letter and number of each animal on a tile; endangered ones are marked."""
    return LOOK.cubes(tile["cubes"], dict.fromkeys(tile["endangered"], DOOMED), words)


def scene(seen: TableView, words: Translator) -> Scene:
    """What the map shows."""
    return Scene(LOOK, words, {place: face(tile, words) for place, tile in seen["tiles"].items()}, seen["corners"])


def face(tile: TileView, words: Translator) -> Face:
    """A tile on the map."""
    name = words(ON_MAP[kind(tile)])
    return Face(name, TERRAIN_STYLES[kind(tile)], cube_texts(tile, words), short=short(kind(tile), words))


def tile_line(seen: TableView, place: str, words: Translator) -> str:
    """A hex in words: its terrain and cubes, or without a tile the tiles around it; then its elements."""
    tile = seen["tiles"].get(place)
    if tile is None:
        around = [seen["tiles"][other]["terrain"] for other in LOOK.around(seen["tiles"], place)]
        parts = [place, "+".join([short(terrain, words) for terrain in around])]
    else:
        parts = [place, words(ON_MAP[kind(tile)]), *[text.plain for text in cube_texts(tile, words)]]
    return LOOK.with_elements(parts, seen["corners"], place, words)
