"""Dominant Species in a terminal: what tables/__init__.py asks for. The map, and around it what there is room for."""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ....cli.interactive.menu import Numbers
from ....cli.words import Translator
from ....core.game import Game
from ....core.message import Message
from ....core.rulebook import Json
from ....earth.terminal import table as earth_table
from ....earth.terminal.choices import GAIN, hexes, points_at_map, verb
from ....earth.terminal.map import FLAT, SCALES, SCORED, VACANT, Scale, earth, snug
from ....earth.terminal.panels import ASKED, GAP, beside, pair, widest_line
from ..insight import can_act
from ..notation import CARD, HARM, SPACE
from ..state import Dom
from ..terms import SCORES, SECTIONS, SPECIATION_LIMIT, TERRAINS
from ..text import card_name, section_name, space_name
from .choices import SPACES, card_text, is_new_tile, marks, menu
from .panels import EXECUTION, animals, column, display, supplies
from .seen import (
    ABOUT,
    DOMINANT,
    DOOMED,
    LETTERS,
    LOOK,
    SHORT,
    SIGNS,
    TableView,
    read,
    scene,
    tile_line,
)

__all__ = [
    "board",
    "ending",
    "fitted",
    "glossary",
    "idle",
    "menu",
    "noun",
    "player",
    "rule_text",
    "scope",
    "scores",
    "told",
]

HIGH: Final = 19
"""With fewer lines for the table the rim is shown only when a new tile is put there."""
BELOW: Final = 11
"""So many lines of the screen are left to the question and its options."""
OTHERS: Final = 17
"""So many lines of the table are left to what stands above the map."""


# ---- the table --------------------------------------------------------------------
def board(
    view: Json,
    seat: int,
    words: Translator,
    size: ConsoleDimensions,
    question: Message | None = None,
    numbers: Numbers | None = None,
) -> RenderableType:
    """The table: the map nearest to the question, beside it or above it the animals, the supplies and the display."""
    seen: TableView = {**read(view), "asked": hexes(question), "numbers": numbers or {}}
    return Group(title(seen, words), *table(seen, seat, words, ConsoleDimensions(size.width, size.height - BELOW)))


def fitted(
    view: Json,
    seat: int,
    words: Translator,
    size: ConsoleDimensions,
    question: Message,
    numbers: Numbers,
    *,
    is_whole: bool,
    is_short: bool,
) -> list[RenderableType] | None:
    """The table without the supplies and what else has no room; between the parts of an answer the map."""
    seen: TableView = {**read(view), "asked": hexes(question), "numbers": numbers}
    with_map, is_space = points_at_map(marks(seen)), verb(seen["options"]) in SPACES
    drawing = partial(snug, scene(seen, words), marks(seen), needs_rim=is_new_tile(seen))
    if not is_whole:
        return earth_table.map_alone(drawing, size) if with_map else earth_table.nothing(size)
    rich, lean = parts(seen, seat, words, size.width)
    ways = (title(seen, words), rich), (title(seen, words, is_all=False), lean)
    if is_space and is_short:  # the menu has the map
        return earth_table.without_map(ways, size)
    return earth_table.fitted(ways, drawing, size, with_map=with_map or is_space)


def parts(seen: TableView, seat: int, words: Translator, width: int) -> tuple[earth_table.Parts, earth_table.Parts]:
    """What stands around the map: everything, and without the supplies."""
    who = animals(seen, seat, words)
    is_shown = verb(seen["options"]) in SPACES
    spaces = ([], []) if is_shown else (column(seen, words, {}), display(seen, words, width, {}))
    narrow = supplies(seen, words, widest_line([*who, *spaces[0]]))
    above = pair(who, partial(supplies, seen, words), width)
    return earth_table.Parts([*who, *narrow], above, *spaces), earth_table.Parts(who, who, *spaces)


def title(seen: TableView, words: Translator, *, is_all: bool = True) -> Rule:
    """Round, phase, and which space is executed; how to see what is left out."""
    parts = [words("cli-earth-round", n=seen["round"])]
    parts.append(words("cli-earth-over") if seen["over"] else words(f"dom-phase-{seen['phase']}"))
    if seen["phase"] == EXECUTION and not seen["over"]:
        parts.append(words.say(space_name(SPACE.read(seen["pointer"]))))
    if seen["last_round"] and not seen["over"]:
        parts.append(words("cli-earth-last-round"))
    if not is_all:
        parts.append(words("cli-table-more"))
    return Rule(Text(" · ".join(parts), "bold"), align="left", style="dim")


def table(seen: TableView, seat: int, words: Translator, size: ConsoleDimensions) -> list[Text]:
    """Everything in lines: the best layout that leaves room for the question, else the one with the fewest lines."""
    who = animals(seen, seat, words)
    ways = (wide, stacked, close) if size.height >= HIGH else (wide, close, flat, stacked)
    layouts = [partial(layout, seen, who, words, size) for layout in ways]
    return earth_table.best(layouts, size.height)


def wide(seen: TableView, who: list[Text], words: Translator, size: ConsoleDimensions) -> list[Text]:
    """The map with hexes of a good size, the rest beside it; nothing if the screen is too narrow."""
    return aside(seen, who, words, size, SCALES[:-1])


def close(seen: TableView, who: list[Text], words: Translator, size: ConsoleDimensions) -> list[Text]:
    """The same with the smallest hexes."""
    return aside(seen, who, words, size, SCALES[-1:])


def flat(seen: TableView, who: list[Text], words: Translator, size: ConsoleDimensions) -> list[Text]:
    """The same on a low screen."""
    return aside(seen, who, words, size, FLAT)


def aside(
    seen: TableView, who: list[Text], words: Translator, size: ConsoleDimensions, scales: list[Scale]
) -> list[Text]:
    """The map and as much as possible beside it. Not the display where the menu shows it."""
    spaces = column(seen, words, {}) if verb(seen["options"]) not in SPACES else []
    left = ConsoleDimensions(size.width - GAP - widest_line([*who, *spaces]), size.height)
    drawn = plan(seen, words, left, scales, with_rim=size.height >= HIGH)
    if not drawn:
        return []
    at = widest_line(drawn) + GAP
    side = [*spaces, *who, *supplies(seen, words, size.width - at)]
    if spaces and len(side) > max(len(drawn), size.height):
        return [*pair(who, partial(supplies, seen, words), size.width), *beside(drawn, spaces, at)]
    return beside(drawn, side, at)


def stacked(seen: TableView, who: list[Text], words: Translator, size: ConsoleDimensions) -> list[Text]:
    """One thing above the other, the map in words if the screen is too narrow to draw it."""
    scales = SCALES if size.height >= HIGH else [*SCALES, *FLAT]
    left = ConsoleDimensions(size.width, size.height - OTHERS)
    drawn = plan(seen, words, left, scales, with_rim=size.height >= HIGH) or listed(seen, words)
    spaces = display(seen, words, size.width, {}) if verb(seen["options"]) not in SPACES else []
    return [*pair(who, partial(supplies, seen, words), size.width), *spaces, *drawn]


def plan(
    seen: TableView, words: Translator, size: ConsoleDimensions, scales: list[Scale], *, with_rim: bool
) -> list[Text]:
    """The map if it fits into a width; high if there are enough lines."""
    return earth(scene(seen, words), marks(seen), size, scales, with_rim=with_rim or is_new_tile(seen))


def listed(seen: TableView, words: Translator) -> list[Text]:
    """The map in words, for screens that are too narrow to draw it."""
    lines = [Text(tile_line(seen, place, words)) for place in seen["tiles"]]
    corners = [f"{corner} {words(SIGNS[element])}" for corner, element in seen["corners"].items()]
    return [*lines, Text(", ".join(corners))]


def scope(view: Json) -> str:
    """What is asked for."""
    return verb(read(view)["options"])


def noun(view: Json, kind: str, n: int) -> list[Message]:
    """Cards, spaces and losses; animals, elements and terrains as in both games."""
    if kind == "card":
        return [card_name(n)]
    if kind == "space":
        return [space_name(n)]
    return [Message(f"dom-harm-{n}")] if kind == HARM.name else earth_table.noun(view, LOOK, TERRAINS, kind, n)


def idle(game: Game, seat: int) -> list[str]:
    """DS-6.4  Spaces where a pawn would have nothing to do as things stand."""
    g = game.state
    options = [option for option in game.options(seat) if option.split()[0] in ("pawn", "initiative")]
    if not isinstance(g, Dom) or not options:
        return []
    return [option for option in options if not can_act(g, SPACE.read(option.split()[1]))]


def told(messages: list[Message], seat: int, view: Json) -> list[Message]:
    """The story with the own animals marked."""
    return earth_table.told(messages, read(view)["animals"], seat, LOOK.prefix)


def rule_text(rule: str, words: Translator) -> str:
    """The rules of cards are sentences like all others."""
    return ""


# ---- help and the end ---------------------------------------------------------------
def glossary(view: Json, seat: int, words: Translator) -> list[tuple[str, str]]:
    """Signs, terrains with points and limits, the cards, what is still to come; when pawns are put, the sections."""
    seen = read(view)
    mammal = words(LETTERS["mammal"])
    meat, grass, water = [words(SIGNS[element]) for element in ("meat", "grass", "water")]
    told = [
        (" ".join(map(words, LETTERS.values())), ", ".join([LOOK.animal(animal, words) for animal in LETTERS])),
        (" ".join(map(words, SIGNS.values())), ", ".join([LOOK.element(element, words) for element in SIGNS])),
        (f"{mammal}2{DOMINANT}", words("cli-dom-sign-dominant")),
        (f"{mammal}2{DOOMED}", words("cli-earth-sign-doomed")),
        (f"{VACANT} d3.se", words("cli-earth-sign-corner")),
        ("[d3]", words("cli-earth-sign-choice")),
        (">d3<", words("cli-earth-sign-asked")),
        (f"d3{SCORED}", words("cli-dom-sign-scored")),
        (ASKED, words("cli-dom-sign-pointer")),
        (f"{meat}:{mammal} 7:·", words("cli-dom-sign-space")),
        (f"{words(SHORT['jungle'])}·{words(SHORT['wetland'])}", words("cli-dom-sign-competition")),
        (f"[{grass}{grass}{water}]", words("cli-earth-sign-squares")),
        (f"{meat}{meat}+{water}", words("cli-earth-sign-elements")),
        (f"{GAIN} {mammal}+9", words("cli-earth-sign-gain")),
    ]
    told.extend([terrain_entry(n, words) for n in range(len(TERRAINS))])
    told.extend([(words.say(card_name(n)), card_text(n, words)) for n in map(CARD.read, seen["cards"])])
    return [*told, *unseen(seen, words), *(sections(words) if verb(seen["options"]) in SPACES else [])]


def terrain_entry(n: int, words: Translator) -> tuple[str, str]:
    """DS-1.6, DS-1.7  A terrain with its letters, points and limit."""
    name = f"{words(SHORT[TERRAINS[n]])} {LOOK.terrain(TERRAINS[n], words)}"
    return name, words("cli-earth-terrain", points="/".join([str(k) for k in SCORES[n]]), n=SPECIATION_LIMIT[n])


def sections(words: Translator) -> list[tuple[str, str]]:
    """What a pawn does in each section."""
    names = [words.say(section_name(k)) for k in range(len(SECTIONS))]
    return [(name, words(ABOUT[key])) for name, (key, _) in zip(names, SECTIONS, strict=True)]


def unseen(seen: TableView, words: Translator) -> list[tuple[str, str]]:
    """What has not been drawn yet."""
    tiles = [f"{LOOK.terrain(terrain, words)} {n}" for terrain, n in seen["unseen_tiles"].items()]
    cards = [words.say(card_name(CARD.read(card))) for card in seen["unseen_cards"]]
    entries = [("cli-earth-unseen-tiles", tiles), ("cli-dom-unseen-cards", cards)]
    return [(words(key), ", ".join(things)) for key, things in entries if things]


def player(view: Json, seat: int, words: Translator) -> str:
    """A seat with its animal."""
    return earth_table.player(LOOK, read(view)["animals"], seat, words)


def scores(view: Json, words: Translator) -> tuple[list[str], list[list[int]]]:
    """DS-23.5  The animals of each player, if everybody has several."""
    return earth_table.scores(LOOK, read(view)["animals"], read(view)["players"], words)


def ending(story: list[Message]) -> str:
    """DS-21.1, DS-21.6, RU-44  Why the game ended."""
    keys = {message.key for message in story}
    if "dom-event-truncated" in keys:
        return "cli-earth-end-limit"
    if "dom-event-last-round" in keys:
        return "cli-dom-end-ice"
    return "cli-dom-end-deserted" if "dom-event-score" in keys else "cli-earth-end-none"
