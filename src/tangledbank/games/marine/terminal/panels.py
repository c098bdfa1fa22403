"""What lies around the map of Marine: animals, special pawns, Evolution track, tiles, traits."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ....cli.layout import flow
from ....cli.words import Translator
from ....earth.terminal.panels import FREE, aligned, elements, headed, named, owner, stacks
from .seen import LETTERS, LOOK, SIGNS, AnimalView, TableView, card_word, trait_word

RETRIEVED: Final = "✓"
DOMINATES: Final = ">"


# ---- the animals --------------------------------------------------------------------
def animals(seen: TableView, seat: int, words: Translator) -> list[Text]:
    """A table of the animals in turn order."""
    heads = ["cli-earth-vp", "cli-earth-elements", "cli-earth-pool", "cli-earth-out", "cli-earth-pawns", "cli-mar-back"]
    rows = [[Text(" " + words("cli-mar-order"), "bold"), Text(""), *[Text(words(head), "bold") for head in heads]]]
    rows.extend([animal_row(seen, animal, seat, words) for animal in seen["order"]])
    return aligned(rows, (0, 3, 6))


def animal_row(seen: TableView, animal: str, seat: int, words: Translator) -> list[Text]:
    """Who it is, whose it is, what it has, and whether its food chain marker has moved."""
    one = seen["animals"][animal]
    name = named(LOOK, animal, words, is_asked=animal == seen["deciding"])
    numbers = [Text(str(one["vp"]), "bold"), Text(str(one["gene_pool"])), Text(str(one["eliminated"]))]
    back = Text(RETRIEVED if one["retrieved"] else FREE, "bold" if one["retrieved"] else "dim")
    vp, *others = numbers
    return [name, owner(one, seat), vp, all_elements(one, words), *others, available(seen, one, words), back]


def all_elements(one: AnimalView, words: Translator) -> Text:
    """Elements, and a point for every vacant space of the display."""
    vacant = one["most_elements"] - sum(one["elements"].values())
    return elements(LOOK, one, words).append(FREE * vacant, "dim")


def available(seen: TableView, one: AnimalView, words: Translator) -> Text:
    """How many basic pawns are available, and which special ones."""
    text = Text(str(one["pawns"]))
    for element in one["special_pawns"]:
        if seen["special_pawns"][element]["space"] is None:
            text.append("+").append_text(LOOK.sign(element, words))
    return text


# ---- special pawns --------------------------------------------------------------------
def pawns(seen: TableView, words: Translator) -> list[Text]:
    """DSM-17.1, DSM-17.2  A table of the special pawns; domination values above the target are marked."""
    order = [animal for animal in LETTERS if animal in seen["animals"]]
    heads = [words(key) for key in ("cli-mar-special", "cli-mar-target", "cli-mar-holder")]
    rows = [
        [
            *[Text(head, "bold") for head in heads],
            *[LOOK.letter(a, words) for a in order],
            Text(words("cli-mar-bag"), "bold"),
        ]
    ]
    for element in SIGNS:
        name = Text.assemble(" ", LOOK.sign(element, words), f" {LOOK.element(element, words)}")
        one = seen["special_pawns"][element]
        holder = LOOK.letter(one["control"], words) if one["control"] else Text("–", "dim")
        values = [value(seen["animals"][animal]["domination"][element], one["target"]) for animal in order]
        rows.append([name, Text(str(one["target"])), holder, *values, Text(str(seen["bag"].get(element, 0)), "dim")])
    rows[0][0] = Text(" ").append_text(rows[0][0])
    return aligned(rows, (0,))


def value(n: int, target: int) -> Text:
    """A domination value; marked if it is above the target."""
    if n > target:
        return Text(f"{DOMINATES}{n}", "bold")
    return Text(str(n), "" if n else "dim")


# ---- the rest -------------------------------------------------------------------------
def notes(seen: TableView, words: Translator, width: int) -> list[Text]:
    """The Evolution track, tiles, traits, and who holds Survival."""
    lines: list[Text] = []
    for row in (track_row(seen, words), deck_row(seen, words), tiles_row(seen, words), traits_row(seen, words)):
        lines.extend(flow(row, ", ", width).split("\n"))
    return lines


def track_row(seen: TableView, words: Translator) -> list[Text]:
    """The face-up cards with the numbers of their slots."""
    cards = [Text.assemble((str(n), "bold"), f" {card_word(card, words)}") for n, card in enumerate(seen["track"], 1)]
    return headed(words("cli-mar-track"), cards)


def deck_row(seen: TableView, words: Translator) -> list[Text]:
    """The size of the deck, the top of the discard pile, who holds Survival."""
    top = card_word(seen["discard"][-1], words) if seen["discard"] else "–"
    holder = LOOK.animal(seen["survival"], words) if seen["survival"] else "–"
    survival = Text.assemble((words("cli-earth-survival"), "bold"), f" {holder}")
    deck = Text(words("cli-earth-deck", n=seen["deck"]))
    return [survival, deck, Text(words("cli-mar-discard", card=top))]


def tiles_row(seen: TableView, words: Translator) -> list[Text]:
    """The face-up tiles, what lies below each, and the vents that are left."""
    parts = stacks(LOOK, seen["stacks"], words)
    parts.append(Text(words("cli-mar-vents", n=seen["vents_left"])))
    return headed(words("cli-earth-tiles"), parts)


def traits_row(seen: TableView, words: Translator) -> list[Text]:
    """The traits of each animal, with what Exaptation has copied."""
    parts: list[Text] = []
    for animal in seen["order"]:
        one = seen["animals"][animal]
        names = [trait_word(trait, words) for trait in one["traits"]]
        if one["copy"]:
            names.append(f"= {trait_word(one['copy'], words)}")
        parts.extend([Text.assemble(LOOK.letter(animal, words), f" {' '.join(names)}")] if names else [])
    return headed(words("cli-mar-traits"), parts)
