"""Marine in a terminal: what tables/__init__.py asks for. The map, and around it what there is room for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ....cli.interactive.menu import Numbers
from ....cli.interactive.story import capital
from ....cli.words import Translator
from ....core.game import Game
from ....core.message import Message
from ....core.rulebook import Json
from ....earth.terminal import table as earth_table
from ....earth.terminal.choices import GAIN, hexes, points_at_map, verb
from ....earth.terminal.map import FLAT, SCALES, VACANT, earth, snug
from ....earth.terminal.panels import ASKED, FREE, GAP, beside, pair, row, spaced, widest_line
from ..cards import CARD_KEYS
from ..insight import can_act
from ..notation import BOX, SPACE
from ..state import Sea
from ..terms import PLACES, SCORES, SECTIONS, SIDES, SOURCES, SPECIATION_LIMIT, TERRAINS
from ..text import WORDS, card_name, pawn_name, section_name, space_name, trait_name
from ..traits import TRAIT_KEYS
from .choices import is_new_tile, marks, menu
from .display import CLOSED, SPECIAL, column, display
from .panels import DOMINATES, RETRIEVED, animals, notes, pawns
from .seen import (
    ABOUT,
    DOOMED,
    LETTERS,
    LOOK,
    SIGNS,
    AnimalView,
    TableView,
    card_text,
    card_word,
    read,
    scene,
    short,
    sure,
    tile_line,
    trait_text,
    trait_word,
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
NARROW: Final = 26
"""Notes need so many columns."""


# ---- the table --------------------------------------------------------------------
def board(
    view: Json,
    seat: int,
    words: Translator,
    size: ConsoleDimensions,
    question: Message | None = None,
    numbers: Numbers | None = None,
) -> RenderableType:
    """The table: the map nearest to the question, beside it or above it everything else."""
    seen: TableView = {**read(view), "asked": hexes(question), "numbers": numbers or {}}
    room = ConsoleDimensions(size.width, size.height - BELOW)
    layouts = [partial(layout, seen, seat, words, room) for layout in (wide, high, stacked)]
    return Group(title(seen, words), *earth_table.best(layouts, room.height))


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
    """The table without special pawns, notes and what else has no room; between parts of an answer the map."""
    seen: TableView = {**read(view), "asked": hexes(question), "numbers": numbers}
    with_map, is_space = points_at_map(marks(seen)), verb(seen["options"]) == "space"
    drawing = partial(snug, scene(seen, words), marks(seen), needs_rim=is_new_tile(seen))
    if not is_whole:
        return earth_table.map_alone(drawing, size) if with_map else earth_table.nothing(size)
    rich, lean = parts(seen, seat, words, size.width)
    ways = (title(seen, words), rich), (title(seen, words, is_all=False), lean)
    if is_space and is_short:  # the menu has the map
        return earth_table.without_map(ways, size)
    return earth_table.fitted(ways, drawing, size, with_map=with_map or is_space)


def parts(seen: TableView, seat: int, words: Translator, width: int) -> tuple[earth_table.Parts, earth_table.Parts]:
    """What stands around the map: everything, and without special pawns and notes."""
    who, special = animals(seen, seat, words), pawns(seen, words)
    is_shown = verb(seen["options"]) == "space"
    spaces = ([], []) if is_shown else (column(seen, words, {}), display(seen, words, width, {}))
    narrow = notes(seen, words, widest_line([*who, *special, *spaces[0]]))
    above = [*row(who, special, width), *notes(seen, words, width)]
    rich = earth_table.Parts([*who, *special, *narrow], above, *spaces)
    return rich, earth_table.Parts(who, who, *spaces)


def title(seen: TableView, words: Translator, *, is_all: bool = True) -> Rule:
    """Round, and whose turn it is; how to see what is left out."""
    parts = [words("cli-earth-round", n=seen["round"])]
    if seen["over"]:
        parts.append(words("cli-earth-over"))
    elif not any(one["traits"] for one in seen["animals"].values()):
        parts.append(words("cli-mar-draft"))
    else:
        parts.append(words("cli-mar-turn", animal=LOOK.animal(seen["turn"], words)))
    if seen["last_round"] and not seen["over"]:
        parts.append(words("cli-earth-last-round"))
    if not is_all:
        parts.append(words("cli-table-more"))
    return Rule(Text(" · ".join(parts), "bold"), align="left", style="dim")


def wide(seen: TableView, seat: int, words: Translator, size: ConsoleDimensions) -> list[Text]:
    """Everything beside the map; nothing if the screen is too narrow."""
    side = panels(seen, seat, words)
    drawn = plan(seen, words, size.width - GAP - widest_line([line for part in side for line in part]), size.height)
    at = widest_line(drawn) + GAP
    rest = [*side, notes(seen, words, size.width - at)]
    return beside(drawn, spaced(rest, size.height), at) if drawn else []


def high(seen: TableView, seat: int, words: Translator, size: ConsoleDimensions) -> list[Text]:
    """The same with the notes above the map."""
    side = spaced(panels(seen, seat, words), 0)
    drawn = plan(seen, words, size.width - GAP - widest_line(side), size.height)
    return [*notes(seen, words, size.width), *beside(drawn, side, widest_line(drawn) + GAP)] if drawn else []


def panels(seen: TableView, seat: int, words: Translator) -> list[list[Text]]:
    """What has a width of its own. Not the display where the menu shows it."""
    spaces = [column(seen, words, {})] if verb(seen["options"]) != "space" else []
    return [*spaces, animals(seen, seat, words), pawns(seen, words)]


def stacked(seen: TableView, seat: int, words: Translator, size: ConsoleDimensions) -> list[Text]:
    """One thing above the other, the map in words if the screen is too narrow to draw it."""
    who, special = animals(seen, seat, words), pawns(seen, words)
    spaces = display(seen, words, size.width, {}) if verb(seen["options"]) != "space" else []
    drawn = plan(seen, words, size.width, size.height) or listed(seen, words)
    at = widest_line(drawn) + GAP
    if size.width - at < NARROW:
        return [*who, *pair(special, partial(notes, seen, words), size.width), *spaces, *drawn]
    return [*row(who, special, size.width), *spaces, *beside(drawn, notes(seen, words, size.width - at), at)]


def plan(seen: TableView, words: Translator, width: int, height: int) -> list[Text]:
    """The map if it fits into a width; large if there are enough lines."""
    with_rim = height >= HIGH or is_new_tile(seen)
    scales = SCALES if height >= HIGH else [*SCALES, *FLAT]
    return earth(scene(seen, words), marks(seen), ConsoleDimensions(width, height), scales, with_rim=with_rim)


def listed(seen: TableView, words: Translator) -> list[Text]:
    """The map in words, for screens that are too narrow to draw it."""
    lines = [Text(tile_line(seen, place, words)) for place in seen["tiles"]]
    corners = [f"{corner} {words(SIGNS[element])}" for corner, element in seen["corners"].items()]
    return [*lines, Text(", ".join(corners))]


def scope(view: Json) -> str:
    """What is asked for."""
    return verb(read(view)["options"])


def noun(view: Json, kind: str, n: int) -> list[Message]:
    """What only this game has; animals, elements and terrains as in both games."""
    return [NAMES[kind](n)] if kind in NAMES else earth_table.noun(view, LOOK, TERRAINS, kind, n)


NAMES: Final[dict[str, Callable[[int], Message]]] = {
    "card": card_name,
    "trait": trait_name,
    "space": space_name,
    "pawn": pawn_name,
    "side": lambda n: WORDS.message("side-" + SIDES[n]),
    "source": lambda n: WORDS.message("source-" + SOURCES[n]),
    "box": lambda n: WORDS.message("section-" + BOX.show(n)),
    "place": lambda n: WORDS.message("place-" + PLACES[n]),
}


def idle(game: Game, seat: int) -> list[str]:
    """DSM-4.13  Spaces where a pawn would have nothing to do."""
    g = game.state
    options = [option for option in game.options(seat) if option.startswith("space ")]
    if not isinstance(g, Sea) or not options:
        return []
    return [option for option in options if not can_act(g, SPACE.read(option.split()[1]))]


def told(messages: list[Message], seat: int, view: Json) -> list[Message]:
    """The story with the own animals marked."""
    return earth_table.told(messages, read(view)["animals"], seat, LOOK.prefix)


def rule_text(rule: str, words: Translator) -> str:
    """DSM-23, DSM-24  A card or a trait by the id of its row: its text, that it is reconstructed, and how surely."""
    section, _, row = rule.partition(".")
    n = int(row) - 1 if row.isdigit() else -1
    if section == "DSM-23" and 0 <= n < len(CARD_KEYS):
        name, text = card_word(CARD_KEYS[n], words), card_text(CARD_KEYS[n], words)
    elif section == "DSM-24" and 0 <= n < len(TRAIT_KEYS):
        name, text = trait_word(TRAIT_KEYS[n], words), trait_text(TRAIT_KEYS[n], words)
    else:
        return ""
    return f"{name}: {text}\n{capital(words('cli-mar-sign-sure'))}."


# ---- help and the end ---------------------------------------------------------------
def glossary(view: Json, seat: int, words: Translator) -> list[tuple[str, str]]:
    """Signs, terrains with points and limits, sections, cards and traits in play, what is still to come."""
    seen = read(view)
    told = [*signs(words), *[terrain_entry(n, words) for n in range(len(TERRAINS))], *sections(words)]
    cards = [(f"{n} {card_word(card, words)}", card_text(card, words)) for n, card in enumerate(seen["track"], 1)]
    if seen["discard"]:
        top = seen["discard"][-1]
        cards.append((words("cli-mar-discard", card=card_word(top, words)), card_text(top, words)))
    return [*told, *cards, *traits(seen, words), *unseen(seen, words)]


def signs(words: Translator) -> list[tuple[str, str]]:
    """What is drawn and written."""
    reptile = words(LETTERS["reptiles"])
    a, g, s, u, w = [words(SIGNS[key]) for key in ("algae", "gastropods", "sponges", "sun", "worms")]
    return [
        (" ".join(map(words, LETTERS.values())), ", ".join([LOOK.animal(animal, words) for animal in LETTERS])),
        (" ".join(map(words, SIGNS.values())), ", ".join([LOOK.element(element, words) for element in SIGNS])),
        (f"{reptile}2{DOOMED}", words("cli-earth-sign-doomed")),
        (f"{VACANT} d4.se", words("cli-earth-sign-corner")),
        ("[d4]", words("cli-earth-sign-choice")),
        (">d4<", words("cli-earth-sign-asked")),
        (ASKED, words("cli-mar-sign-pointer")),
        (f"{reptile} {u} {FREE} {CLOSED}", words("cli-mar-sign-space")),
        (f"{SPECIAL}:{FREE}", words("cli-mar-sign-special")),
        (f"{a}:{FREE} 3:{FREE} {short('kelp', words)}2:{FREE}", words("cli-mar-sign-purpose")),
        (f"{reptile}=12", words("cli-mar-sign-bump")),
        (f"[{g}{g}{w}]", words("cli-earth-sign-squares")),
        (f"({reptile}{FREE})", words("cli-mar-sign-cubes")),
        (f"{u}{u}{s}+{w}", words("cli-earth-sign-elements")),
        (f"3+{u}", words("cli-mar-sign-pawns")),
        (RETRIEVED, words("cli-mar-sign-back")),
        (f"{DOMINATES}4", words("cli-mar-sign-dominates")),
        (f"{GAIN} {reptile}+6", words("cli-earth-sign-gain")),
        (sure(0.8), words("cli-mar-sign-sure")),
    ]


def terrain_entry(n: int, words: Translator) -> tuple[str, str]:
    """DSM-1.15, DSM-1.16  A terrain with its letters, points and limit."""
    name = f"{short(TERRAINS[n], words)} {LOOK.terrain(TERRAINS[n], words)}"
    return name, words("cli-earth-terrain", points="/".join([str(k) for k in SCORES[n]]), n=SPECIATION_LIMIT[n])


def sections(words: Translator) -> list[tuple[str, str]]:
    """What a pawn does in each section."""
    return [(words.say(section_name(k)), words(ABOUT[name])) for k, (name, _) in enumerate(SECTIONS)]


def traits(seen: TableView, words: Translator) -> list[tuple[str, str]]:
    """The traits in play, with the letters of those who have them."""
    owners: dict[str, str] = {}
    for animal in seen["order"]:
        for trait in own_traits(seen["animals"][animal]):
            owners[trait] = owners.get(trait, "") + words(LETTERS[animal])
    return [(f"{who} {trait_word(trait, words)}", trait_text(trait, words)) for trait, who in owners.items()]


def own_traits(one: AnimalView) -> list[str]:
    """With the copied one."""
    return [*one["traits"], *([one["copy"]] if one["copy"] else [])]


def unseen(seen: TableView, words: Translator) -> list[tuple[str, str]]:
    """What has not been drawn yet."""
    tiles = [f"{LOOK.terrain(terrain, words)} {n}" for terrain, n in seen["unseen_tiles"].items()]
    cards = [card_word(card, words) for card in seen["unseen_cards"]]
    entries = [("cli-earth-unseen-tiles", tiles), ("cli-mar-unseen-cards", cards)]
    return [(words(key), ", ".join(things)) for key, things in entries if things]


def player(view: Json, seat: int, words: Translator) -> str:
    """A seat with its animal."""
    return earth_table.player(LOOK, read(view)["animals"], seat, words)


def scores(view: Json, words: Translator) -> tuple[list[str], list[list[int]]]:
    """DSM-25.4  The animals of each player, if everybody has several."""
    return earth_table.scores(LOOK, read(view)["animals"], read(view)["players"], words)


def ending(story: list[Message]) -> str:
    """DSM-21.1, DSM-21.7  Why the game ended."""
    keys = {message.key for message in story}
    if "mar-event-truncated" in keys:
        return "cli-earth-end-limit"
    return "cli-mar-end-asteroid" if "mar-event-score" in keys else "cli-earth-end-none"
