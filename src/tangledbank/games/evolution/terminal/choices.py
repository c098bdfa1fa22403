"""The menu of Evolution: the options of a seat, told so that many of them still fit on a screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....cli.interactive.menu import Block, Column, Grid, Lines, Menu, Row, distinct
from ....cli.words import Translator
from ....core.message import Message
from ....core.rulebook import Json
from ..notation import CARD, SIDE, TRAIT, WHAT
from ..text import card_name, trait_name
from ..traits import DEFENSIVE
from .seen import TableView, read

USES: Final = {
    "trait": "cli-evo-as-trait",
    "population": "cli-evo-as-population",
    "body": "cli-evo-as-body",
    "new": "cli-evo-as-new",
    "think": "cli-evo-as-plants",
}
"""What can be done with a card, in the order of the columns."""

NEGATED: Final = "negated traits"
MANY: Final = 5
"""More sentences of one kind than this become a grid."""
FEW: Final = 3
"""More than this become a row, where a row says enough."""


def menu(
    view: Json, seat: int, label: Callable[[str], str], words: Translator, question: Message | None = None
) -> Menu:
    """The options: what is done with cards and attacks in grids if there are many, the rest as sentences."""
    seen = read(view)
    left = seen["options"]
    ending = next(((option, label(option)) for option in left if option in ("end", "done")), None)
    blocks: list[Block] = []
    kinds: list[tuple[Callable[[str], bool], int, Callable[[list[str]], Block]]] = [
        (is_card, FEW, lambda options: card_lines(options, words)),
        (is_use, MANY, lambda options: card_grid(seen, seat, options, words)),
        (is_plain_attack, MANY, lambda options: attack_grid(seen, seat, options, words)),
        (is_feeding, FEW, lambda options: species_row("cli-evo-feed", options, words)),
        (is_discard, FEW, lambda options: species_row("cli-evo-discard-trait", options, words)),
    ]
    for belongs, most, block in kinds:
        options = [option for option in left if belongs(option)]
        if len(options) > most:
            blocks.append(block(options))
            left = [option for option in left if not belongs(option)]
    rest = [(option, label(option)) for option in left if not ending or option != ending[0]]
    return Menu([*blocks, Lines(distinct(rest))], ending)


def scope(view: Json) -> str:
    """A phase of a round: while it lasts, equal options keep their numbers."""
    seen = read(view)
    return f"{seen['round']} {seen['phase']}"


def noun(view: Json, kind: str, n: int) -> list[Message]:
    """The names of cards, traits, sides and values; species and seats have only letters and numbers."""
    if kind == CARD.name:
        return [card_name(n)]
    if kind == TRAIT.name:
        return [trait_name(n)]
    if kind == SIDE.name:
        return [Message("cli-evo-word-left" if n == 0 else "cli-evo-word-right")]
    if kind == WHAT.name:
        return [Message("cli-evo-score-population" if n == 0 else "cli-evo-word-body")]
    negated = [trait.key for k, trait in enumerate(DEFENSIVE) if n >> k & 1] if kind == NEGATED else []
    return [Message("evo-trait-" + key.replace("_", "-")) for key in negated]


def is_card(option: str) -> bool:
    """One card is asked for; the question says what for."""
    return option.split()[0] in ("food", "pay")


def is_use(option: str) -> bool:
    """A card is used, but not laid on the watering hole."""
    return option.split()[0] in ("trait", "new", "grow", "think")


def is_hand_shown(options: list[str]) -> bool:
    """Whether the menu has a line for each card of the hand."""
    return sum(is_use(option) for option in options) > MANY or sum(is_card(option) for option in options) > FEW


def is_feeding(option: str) -> bool:
    return option.startswith("feed ")


def is_discard(option: str) -> bool:
    return option.startswith("discard ")


def is_plain_attack(option: str) -> bool:
    """An attack that costs no card."""
    words = option.split()
    return words[0] == "attack" and len(words) == 3


def species_row(key: str, options: list[str], words: Translator) -> Row:
    """One thing that can be done to several species."""
    choices: list[tuple[str, str]] = []
    for option in options:
        _, species, *traits = option.split()
        names = [words.say(trait_name(TRAIT.read(trait))) for trait in traits]
        choices.append((option, " ".join([species, *names])))
    return Row(words(key), choices)


def card_lines(options: list[str], words: Translator) -> Lines:
    """Only the names of the cards."""
    return Lines(distinct([(option, words.say(card_name(CARD.read(option.split()[1])))) for option in options]))


def card_grid(seen: TableView, seat: int, options: list[str], words: Translator) -> Block:
    """One line for each card of the hand, equal cards in one; if there is only one use, one row for all cards."""
    hand = [words.say(card_name(CARD.read(card))) for card in seen["seats"][seat]["hand"] or []]
    rows: dict[str, dict[Column, str]] = {name: {} for name in hand}
    columns: dict[Column, None] = {}
    for option in options:
        card, column = card_use(option, words)
        columns.setdefault(column)
        rows[words.say(card_name(CARD.read(card)))].setdefault(column, option)
    order = [words(key) for key in USES.values()]
    ordered = sorted(columns, key=lambda column: order.index(column.group))
    names = {name: f"{name} ×{hand.count(name)}" if hand.count(name) > 1 else name for name in rows}
    if len(ordered) == 1:
        column = ordered[0]
        return Row(f"{column.heading} {column.group}:", [(rows[name][column], names[name]) for name in rows])
    return Grid(ordered, [(names[name], row) for name, row in rows.items()])


def card_use(option: str, words: Translator) -> tuple[str, Column]:
    """The card of an option, and the column of what is done with it."""
    match option.split():
        case ["grow", card, species, what]:
            return card, Column(words(USES[what]), species)
        case ["new", card, side]:
            return card, Column(words(USES["new"]), words("cli-evo-left" if side == "left" else "cli-evo-right"))
        case ["think", species, card]:
            return card, Column(words(USES["think"]), species)
        case ["trait", card, species]:
            return card, Column(words(USES["trait"]), species)
    raise ValueError(option)


def attack_grid(seen: TableView, seat: int, options: list[str], words: Translator) -> Grid:
    """One line for each attacker, one column for each target; the own species last, lest they are hit by mistake."""
    owner = {one["board"]: f"P{k + 1}" for k, side in enumerate(seen["seats"]) for one in side["species"]}
    rows: dict[str, dict[Column, str]] = {}
    columns: dict[Column, None] = {}
    for option in options:
        _, attacker, target = option.split()
        column = Column(owner[target], target)
        columns.setdefault(column)
        rows.setdefault(words("cli-evo-attacks", species=attacker), {})[column] = option
    own = f"P{seat + 1}"
    return Grid(sorted(columns, key=lambda column: (column.group == own, column.group)), list(rows.items()))
