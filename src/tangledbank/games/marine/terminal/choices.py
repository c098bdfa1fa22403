"""The menu of Marine: pawns, spaces on the display, places on the map with what they bring, cards and traits."""

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
    MOST_CORNERS,
    Cards,
    Spaces,
    chosen,
    corner_name,
    gained,
    pointed,
    points_text,
    verb,
)
from ....earth.terminal.map import Marks
from ..notation import NOTATION
from .display import column, display
from .previews import (
    bonus,
    card_points,
    ends_round,
    is_safe,
    most_cubes,
    points,
    takes_card,
    terrain_points,
    vent_bonus,
)
from .seen import (
    DOOMED,
    LOOK,
    SIGNS,
    TableView,
    card_text,
    card_word,
    read,
    scene,
    short,
    tile_line,
    trait_text,
    trait_word,
)

CORNERS: Final = ("corner", "deplete", "speciate")
"""What is answered with a corner, and so on."""
PLACES: Final = ("tile", "from", "to", "evolve", "erupt", "omit")
THINGS: Final = {
    "cubes": earth_choices.COUNT,
    **dict.fromkeys(("adapt", "take", "lose", "special"), earth_choices.ELEMENT),
    **dict.fromkeys(("victim", "survivor"), earth_choices.ANIMAL),
}
"""Verbs that point at something whose name says enough."""
TRAITS: Final = ("keep", "reject", "copy", "replace")
MOST_SPECIATION: Final = 24
NEW_TILE: Final = "mar-prompt-puttile"
FERTILE: Final = "mar-prompt-fertiletile"


def marks(seen: TableView) -> Marks:
    """What the map shows of the question and its options."""
    numbers = seen.get("numbers", {})
    return earth_choices.marks(seen["options"], seen.get("asked", []), CORNERS, (*PLACES, "compete"), numbers)


def menu(
    view: Json, seat: int, label: Callable[[str], str], words: Translator, question: Message | None = None
) -> Menu:
    """One block for all options; 0 declines, ends, or moves no cube."""
    seen = read(view)
    options = chosen(seen["options"])
    ending = earth_choices.ending(seen["options"], label)
    blocks = [block(seen, options, label, words, question)] if options else []
    return Menu(blocks, ending, slots(seen, options) or earth_choices.fixed(options, NOTATION))


def slots(seen: TableView, options: list[str]) -> Numbers:
    """Cards have the numbers of their slots."""
    return {o: seen["track"].index(o.split()[1]) + 1 for o in options} if verb(options) == "card" else {}


def block(
    seen: TableView, options: list[str], label: Callable[[str], str], words: Translator, question: Message | None
) -> Block:
    """The options in the form that suits their kind."""
    kind = verb(options)
    if kind == "space":
        return Spaces(options, partial(display, seen, words), partial(spaces_and_map, seen, words))
    if kind in CORNERS:
        return corners(seen, kind, options, words)
    if kind in PLACES:
        gains = {option: place_gains(seen, option, words, question) for option in options}
        lines = [(option, gained(tile_line(seen, option.split()[1], words), gains[option])) for option in options]
        return Lines(lines, [(option, gained(option.split()[1], gains[option])) for option in options])
    if kind == "compete" and len(options) > MANY:
        return earth_choices.cube_grid(
            LOOK, seen["animals"], options, lambda place: tile_line(seen, place, words), words
        )
    if kind == "exchange" and len(options) > MANY:
        return earth_choices.exchange_grid(LOOK, options, words)
    if kind in ("card", "lineage", *TRAITS):
        return Cards([(option, *card_pair(seen, option, words)) for option in options])
    return row(seen, kind, options, label, words)


def spaces_and_map(seen: TableView, words: Translator, width: int, numbers: Numbers) -> list[Text]:
    """The same with the map beside it, if there is room."""
    narrower, lower = partial(column, seen, words, numbers), partial(display, seen, words, width, numbers)
    return earth_choices.beside_columns(scene(seen, words), marks(seen), narrower, width, lower)


def row(seen: TableView, kind: str, options: list[str], label: Callable[[str], str], words: Translator) -> Block:
    """Short answers in a row, others as sentences with what they bring."""
    found = earth_choices.things(LOOK, seen["animals"], THINGS, options, words)
    if found is not None:
        return found
    if kind == "explore":
        return Row("", [(option, stack_line(seen, int(option.split()[1]), words)) for option in options])
    if kind == "dominate":
        return Lines([(option, pawn_line(seen, option.split()[1], words)) for option in options])
    return Lines([(option, gained(label(option), gains(seen, option, words))) for option in options])


# ---- places -------------------------------------------------------------------------
def place_gains(seen: TableView, option: str, words: Translator, question: Message | None) -> list[str]:
    """The points that a hex brings, or the danger for the cubes that come."""
    kind, place = option.split()
    if kind == "to" and seen["deciding"] and not is_safe(seen, seen["deciding"], place):
        return [words("cli-mar-gain-danger")]
    if kind == "evolve":
        found = points_text(LOOK, list(points(seen, place, by_action=True).items()), words)
        is_taker = seen["deciding"] and takes_card(seen, seen["deciding"], place)
        return [*found, words("cli-mar-gain-card")] if is_taker else found
    if kind == "erupt":
        return [f"+{vent_bonus(seen, place)}"]
    terrain = question.args.get("terrain") if question and question.key == NEW_TILE else None
    if isinstance(terrain, Message):
        return [f"+{bonus(seen, place, terrain.key.rpartition('-')[2])}"]
    if question and question.key == FERTILE:
        return [f"+{sum(seen['tiles'][place]['cubes'].values())}"]
    return []


def corners(seen: TableView, kind: str, options: list[str], words: Translator) -> Block:
    """Corners with their elements and what is around them; with Speciation that is worth some more lines."""

    def name(corner: str) -> str:
        element = seen["corners"].get(corner)
        return f"{words(SIGNS[element])} {corner_name(corner)}" if element else corner_name(corner)

    most = MOST_SPECIATION if kind == "speciate" else MOST_CORNERS
    return earth_choices.corners(options, lambda corner: corner_line(seen, kind, corner, words), name, words, most)


def corner_line(seen: TableView, kind: str, corner: str, words: Translator) -> str:
    """A corner: the element there, and the tiles that meet there; with Speciation, how many cubes they take."""
    places = LOOK.touching(seen["tiles"], corner)
    tiles = [f"{place} {short(seen['tiles'][place]['terrain'], words)}" for place in places]
    animal, element = seen["deciding"], seen["corners"].get(corner)
    if kind == "speciate" and animal and element:
        more = [f"+{most_cubes(seen, animal, place, element)}" for place in places]
        signs = ["" if is_safe(seen, animal, place) else DOOMED for place in places]
        tiles = [f"{tile} {n}{sign}" for tile, n, sign in zip(tiles, more, signs, strict=True)]
    return earth_choices.corner_text(LOOK, seen["corners"], corner, tiles, words)


def is_new_tile(seen: TableView) -> bool:
    """Whether a hex without a tile is asked for."""
    return verb(seen["options"]) == "tile" and any(place not in seen["tiles"] for place in pointed(seen["options"]))


# ---- other things ---------------------------------------------------------------------
def card_pair(seen: TableView, option: str, words: Translator) -> tuple[str, str]:
    """A trait, or a card with its points; what it does."""
    kind, _, name = option.partition(" ")
    if kind in TRAITS:
        return trait_word(name, words), trait_text(name, words)
    card = name or seen["track"][0]
    brings = card_points(seen, seen["deciding"], card) if seen["deciding"] else None
    return gained(card_word(card, words), [] if brings is None else [f"+{brings}"]), card_text(card, words)


def stack_line(seen: TableView, n: int, words: Translator) -> str:
    """The tile that lies face up on a stack, and the most it can bring."""
    name = earth_choices.stack_word(LOOK, seen["stacks"], n, words)
    terrain = seen["stacks"][n - 1]["face_up"] or ""
    most = max([bonus(seen, place, terrain) for place in LOOK.rim(seen["tiles"])])
    return gained(name, [words("cli-mar-gain-most", n=most)])


def pawn_line(seen: TableView, element: str, words: Translator) -> str:
    """A special pawn: the domination value against the target, and who controls it."""
    one = seen["special_pawns"][element]
    value = seen["animals"][seen["deciding"]]["domination"][element] if seen["deciding"] else 0
    line = f"{LOOK.disk(element, words)} {value} > {one['target']}"
    holder = LOOK.animal(one["control"], words) if one["control"] else words("cli-mar-nobody")
    return words("cli-mar-pawn-of", pawn=line, holder=holder)


def gains(seen: TableView, option: str, words: Translator) -> list[str]:
    """What other options bring."""
    kind, _, name = option.partition(" ")
    if kind == "terrain":
        return points_text(LOOK, list(terrain_points(seen, name).items()), words)
    if kind == "retrieve" and seen["deciding"] and ends_round(seen, seen["deciding"]):
        return [words("cli-mar-gain-end" if seen["last_round"] else "cli-mar-gain-round")]
    return []
