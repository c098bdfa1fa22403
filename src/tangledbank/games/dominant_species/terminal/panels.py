"""What lies around the map of Dominant Species: the action display, the animals, tiles, bag and cards."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ....cli.interactive.menu import NUMBER, Numbers
from ....cli.layout import flow
from ....cli.words import Translator
from ....earth.terminal.panels import (
    ASKED,
    FREE,
    GAP,
    aligned,
    beside,
    elements,
    headed,
    hung,
    named,
    owner,
    stacks,
)
from ..notation import CARD
from ..terms import (
    COMPETITION_TERRAINS,
    ELEMENTS,
    MIGRATION_CUBES,
    SECTIONS,
    SPECIATION_ELEMENT,
    TERRAINS,
)
from ..text import card_name, section_name
from .seen import ANIMAL_STYLES, LOOK, SHORT, TableView

EXECUTION: Final = 2
LEFT: Final = 7
"""So many sections stand in the left of two columns: those with few spaces."""


# ---- the action display ------------------------------------------------------------
def column(seen: TableView, words: Translator, numbers: Numbers, less: int = 0) -> list[Text]:
    """All sections, one below the other, as narrow as they can be without breaking lines, or still narrower."""
    return display(seen, words, name_width(words) + widest(numbers) - less, numbers)


def display(seen: TableView, words: Translator, width: int, numbers: Numbers) -> list[Text]:
    """All sections with their spaces, in two columns if there is room; spaces that can be chosen have numbers."""
    left = [line for k in range(LEFT) for line in section(seen, k, words, width, numbers)]
    used = max(line.cell_len for line in left) + GAP
    names = name_width(words)
    rest = width - used if width - used >= names + widest(numbers) else width
    right = [line for k in range(LEFT, len(SECTIONS)) for line in section(seen, k, words, rest, numbers)]
    return beside(left, right, used) if rest < width else [*left, *right]


def name_width(words: Translator) -> int:
    """The names of the sections and a sign before them."""
    return 2 + max(cell_len(words.say(section_name(k))) for k in range(len(SECTIONS)))


def widest(numbers: Numbers) -> int:
    """The longest row of spaces that should not be broken."""
    return 29 if numbers else 23


def section(seen: TableView, k: int, words: Translator, width: int, numbers: Numbers) -> list[Text]:
    """One section: whether it is executed now, its name, its spaces, its disks."""
    name, size = SECTIONS[k]
    is_now = seen["phase"] == EXECUTION and not seen["over"] and seen["pointer"].startswith(name)
    begin = Text(ASKED if is_now else " ", "bold yellow").append(words.say(section_name(k)), "bold" if is_now else "")
    begin.pad_right(name_width(words) - begin.cell_len)
    slots = [slot(seen, f"{name}-{n}", words, numbers) for n in range(1, size + 1)]
    for place in slots:
        place.pad_left(max(0, (2 if numbers else 1) - place.cell_len))  # rich moves styles by less than nothing
    lines = spaces(name, slots, words, width - begin.cell_len)
    if name in seen["rows"]:
        lines[-1].append_text(Text.assemble(" [", LOOK.disks(seen["rows"][name], words), "]"))
    return hung(begin, lines)


def slot(seen: TableView, space: str, words: Translator, numbers: Numbers) -> Text:
    """A space: the letter of the pawn on it, the number to choose it, the pointer, or a point."""
    animal = seen["spaces"].get(space)
    if space in numbers:
        owner = Text() if animal is None else LOOK.letter(animal, words).append("=")
        return Text.assemble(owner, (str(numbers[space]), NUMBER))
    if animal is not None:
        return Text(LOOK.letter(animal, words).plain, ANIMAL_STYLES[animal] + " reverse")
    if seen["phase"] == EXECUTION and not seen["over"] and seen["pointer"] == space:
        return Text(ASKED, "bold yellow")
    return Text(FREE, "dim")


def spaces(name: str, slots: list[Text], words: Translator, width: int) -> list[Text]:
    """The spaces of a section with what each of them is for."""
    if name == "speciation":
        before = [LOOK.sign(ELEMENTS[n], words) for n in SPECIATION_ELEMENT]
    elif name == "migration":
        before = [Text(str(n)) for n in MIGRATION_CUBES]
    elif name == "competition":
        return chain(slots, words, width)
    else:
        return [Text(" ").join(slots)]
    parts = [Text.assemble(a, ":", b) for a, b in zip(before, slots, strict=True)]
    return list(flow(parts, " ", width).split("\n"))


def chain(slots: list[Text], words: Translator, width: int) -> list[Text]:
    """Competition: every space stands between its two terrains."""
    between = " " if max(slot.cell_len for slot in slots) > 1 else ""
    line = links(slots, 0, words, between)
    if line.cell_len <= width:
        return [line]
    return [links(slots[:4], 0, words, between), links(slots[4:], 4, words, between)]


def links(slots: list[Text], first: int, words: Translator, between: str) -> Text:
    """Some of them, from the first one on."""
    pairs = [[TERRAINS[n] for n in terrains[1:]] for terrains in COMPETITION_TERRAINS]
    line = Text(words(SHORT[pairs[first][0]]))
    for k, place in enumerate(slots, first):
        line.append(between).append_text(place).append(between + words(SHORT[pairs[k][1]]))
    return line


# ---- the animals --------------------------------------------------------------------
def animals(seen: TableView, seat: int, words: Translator) -> list[Text]:
    """A table of the animals in the order of initiative."""
    heads = ["cli-earth-vp", "cli-earth-elements", "cli-earth-pool", "cli-earth-out", "cli-earth-pawns"]
    rows = [[Text(" " + words("cli-dom-order"), "bold"), Text(""), *[Text(words(head), "bold") for head in heads]]]
    rows.extend([animal_row(seen, animal, seat, words) for animal in seen["track"]])
    return aligned(rows, (0, 3))


def animal_row(seen: TableView, animal: str, seat: int, words: Translator) -> list[Text]:
    """Who it is, whose it is, and what it has."""
    one = seen["animals"][animal]
    name = named(LOOK, animal, words, is_asked=animal == seen["deciding"])
    numbers = [one["vp"], one["gene_pool"], one["eliminated"], one["pawns"]]
    vp, *others = [Text(str(n)) for n in numbers]
    vp.stylize("bold")
    return [name, owner(one, seat), vp, elements(LOOK, one, words), *others]


# ---- the rest -------------------------------------------------------------------------
def supplies(seen: TableView, words: Translator, width: int) -> list[Text]:
    """Tiles, bag and cards, and who holds Survival."""
    rows = [tiles_row(seen, words), bag_row(seen, words), cards_row(seen, words)]
    holder = LOOK.animal(seen["survival"], words) if seen["survival"] else "–"
    lines = [Text.assemble((words("cli-earth-survival"), "bold"), " ", holder)]
    for row in rows:
        lines.extend(flow(row, ", ", width).split("\n"))
    return lines


def tiles_row(seen: TableView, words: Translator) -> list[Text]:
    """The face-up tiles, what lies below each, and the tundra that is left."""
    parts = stacks(LOOK, seen["stacks"], words)
    parts.append(Text(f"{LOOK.terrain('tundra', words)} {seen['tundra_left']}"))
    return headed(words("cli-earth-tiles"), parts)


def bag_row(seen: TableView, words: Translator) -> list[Text]:
    """The disks in the bag; at the same time it says which letter is which element."""
    parts: list[Text] = []
    for element in ELEMENTS:
        parts.append(
            Text.assemble(LOOK.sign(element, words), f" {LOOK.element(element, words)} {seen['bag'].get(element, 0)}")
        )
    return headed(words("cli-dom-bag"), parts)


def cards_row(seen: TableView, words: Translator) -> list[Text]:
    """The face-up cards and the size of the deck."""
    parts = [Text(words.say(card_name(CARD.read(card)))) for card in seen["cards"]]
    return headed(words("cli-dom-cards"), [*parts, Text(words("cli-earth-deck", n=seen["deck"]))])
