"""The action display of Marine: sections with their spaces, what each is for, who stands there, disks and cubes."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ....cli.interactive.menu import NUMBER, Numbers
from ....cli.layout import flow
from ....cli.words import Translator
from ....earth.terminal.panels import FREE, GAP, beside, hung, widest_line
from ..terms import (
    ANIMALS,
    FEEDER,
    MIGRATION_CUBES,
    ROWS,
    SECTIONS,
    SIDES,
    SPACES,
    SPECIAL_SPACES,
)
from ..text import section_name
from ..traits import BOTTOM_FEEDER
from .previews import has
from .seen import ANIMAL_STYLES, LETTERS, LOOK, ON_MAP, TableView, short

LEFT: Final = 7
"""So many sections stand in the left of two columns."""
SPECIAL: Final = "*"
"""A space for special pawns only."""
CLOSED: Final = "×"
SQUARES: Final = 2
LONGEST: Final = 29
"""The longest row of spaces without numbers: Evolution."""
MORE: Final = 5
"""So many columns more with numbers."""
SHORTEST: Final = 26
"""Two columns are worth it if the right one has room for so much of it."""


def column(seen: TableView, words: Translator, numbers: Numbers, less: int = 0) -> list[Text]:
    """All sections, one below the other, as narrow as they can be without breaking lines, or still narrower."""
    return display(seen, words, name_width(words) + LONGEST + (MORE if numbers else 0) - less, numbers)


def display(seen: TableView, words: Translator, width: int, numbers: Numbers) -> list[Text]:
    """All sections with their spaces, in two columns if there is room; spaces that can be chosen have numbers."""
    left = [line for k in range(LEFT) for line in section(seen, k, words, width, numbers)]
    used = widest_line(left) + GAP
    rest = width - used if width - used >= name_width(words) + SHORTEST else width
    right = [line for k in range(LEFT, len(SECTIONS)) for line in section(seen, k, words, rest, numbers)]
    right.extend(feeders(seen, words, numbers))
    return beside(left, right, used) if rest < width else [*left, *right]


def name_width(words: Translator) -> int:
    """The names of the sections and a space on both sides."""
    return 2 + max(cell_len(words.say(section_name(k))) for k in range(len(SECTIONS)))


def section(seen: TableView, k: int, words: Translator, width: int, numbers: Numbers) -> list[Text]:
    """One section: its name, its spaces with what each is for, its disks and cubes."""
    name, size = SECTIONS[k]
    begin = Text(" " + words.say(section_name(k)))
    begin.pad_right(name_width(words) - begin.cell_len)
    slots = [slot(seen, f"{name}-{n}", words, numbers) for n in range(1, size + 1)]
    for place in slots:
        place.pad_left(max(0, (2 if numbers else 1) - place.cell_len))  # rich moves styles by less than nothing
    before = purposes(seen, name, words)
    parts = [Text.assemble(a, ":", b) if a else b for a, b in zip(before, slots, strict=True)]
    return hung(begin, list(flow([*parts, *stored(seen, name, words)], " ", width - begin.cell_len).split("\n")))


def slot(seen: TableView, space: str, words: Translator, numbers: Numbers) -> Text:
    """A space: who stands on it, the number to choose it, that it is closed, or a point."""
    who = seen["spaces"].get(space)
    if space in numbers:
        bumped = [] if who is None else [pawn(seen, who, words, ""), ("=", "")]
        return Text.assemble(*bumped, (str(numbers[space]), NUMBER))
    if who is not None:
        return Text.assemble(pawn(seen, who, words, " reverse"))
    return Text(CLOSED if is_closed(seen, space) else FREE, "dim")


def pawn(seen: TableView, who: str, words: Translator, style: str) -> tuple[str, str]:
    """A basic pawn: the letter of its animal. A special one: the letter of its element in the colour of its animal."""
    if who in LETTERS:
        return LOOK.letter(who, words).plain, ANIMAL_STYLES[who] + style
    holder = seen["special_pawns"][who]["control"]
    return LOOK.sign(who, words).plain, (ANIMAL_STYLES[holder] if holder else "bold") + style


def is_closed(seen: TableView, space: str) -> bool:
    """DSM-17.9  One space of Domination less than there are animals."""
    name, _, n = space.rpartition("-")
    return name == "domination" and int(n) > len(seen["animals"]) - 1


def purposes(seen: TableView, name: str, words: Translator) -> list[Text]:
    """What each space of a section is for: an element, a number of cubes, a terrain with a number; special pawns."""
    spaces = [n for n, space in enumerate(SPACES) if space.rpartition("-")[0] == name]
    marks = [Text(SPECIAL if n in SPECIAL_SPACES else "") for n in spaces]
    known: list[Text] = []
    if name == "autotrophs":
        known = [Text(words(ON_MAP[side])) for side in SIDES]
    elif name == "speciation":
        known = [LOOK.sign(circle, words) if circle else Text("–") for circle in seen["circles"]]
    elif name == "migration":
        known = [Text(str(n)) for n in MIGRATION_CUBES]
    elif name in ("competition", "evolution"):
        markers = seen["competition"] if name == "competition" else seen["evolution"]
        known = [Text(f"{short(terrain, words)}{n}") for n, terrain in enumerate(markers, 1)]
    return [*known, *marks[len(known) :]]


def stored(seen: TableView, name: str, words: Translator) -> list[Text]:
    """The disks of a section, and the cubes of Regression."""
    texts = [Text.assemble("[", LOOK.disks(seen["rows"][name], words), "]")] if name in ROWS else []
    if name == "regression":
        cubes = [LOOK.letter(animal, words) for animal in seen["regression_cubes"]]
        squares = [*cubes, *[Text(FREE, "dim")] * (SQUARES - len(cubes))]
        texts.append(Text.assemble("(", *squares, ")"))
    return texts


def feeders(seen: TableView, words: Translator, numbers: Numbers) -> list[Text]:
    """DSM-24.2  The personal space of each animal that has one."""
    owners = [animal for animal in ANIMALS if animal in seen["animals"] and has(seen, animal, BOTTOM_FEEDER)]
    if not owners:
        return []
    line = Text(f" {words.say(section_name(len(SECTIONS)))}")
    for animal in owners:
        line.append(" ").append_text(LOOK.letter(animal, words)).append(":")
        line.append_text(slot(seen, f"{FEEDER}-{animal}", words, numbers))
    return [line]
