"""The table of Evolution: a header, every player's species as small boards, the hand; the end of the game."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....cli.interactive.menu import Numbers
from ....cli.layout import flow, height
from ....cli.words import Translator
from ....core.message import Message
from ....core.rulebook import SPECTATOR, Json
from ..notation import CARD
from ..text import card_name, trait_name
from ..traits import CARD_TRAIT, TRAITS
from .choices import is_hand_shown
from .seen import SeatView, SpeciesView, TableView, read

MARGIN: Final = 10
BOARD: Final = 22
"""The narrowest board: population 6 and its tokens fit in one line."""

HIGH: Final = 30
"""Lower screens are used sparingly."""

INDENT: Final = 4
"""Of what a line about a player cannot hold."""

MOST_PIPS: Final = 12
"""More tokens at the watering hole are not drawn, only counted."""

FOOD: Final = "●"
HUNGRY: Final = "○"
SCREEN: Final = "▣"
FAT: Final = "◆"
FAT_ROOM: Final = "◇"
DOWN: Final = "▒"
MARKER: Final = "★"
ASKED: Final = "▶"

STYLES: Final = {
    "ambush": "red",
    "burrowing": "cyan",
    "carnivore": "bold red",
    "climbing": "cyan",
    "cooperation": "green",
    "defensive_herding": "cyan",
    "fat_tissue": "green",
    "fertile": "yellow",
    "foraging": "green",
    "hard_shell": "cyan",
    "horns": "cyan",
    "intelligence": "magenta",
    "long_neck": "green",
    "pack_hunting": "red",
    "scavenger": "green",
    "symbiosis": "cyan",
    "warning_call": "cyan",
}
"""As the colours of the printed cards, white excepted."""

SIGNS: Final = [
    (FOOD, "cli-evo-sign-food"),
    (HUNGRY, "cli-evo-sign-hungry"),
    (FAT, "cli-evo-sign-fat"),
    (FAT_ROOM, "cli-evo-sign-fat-room"),
    (DOWN, "cli-evo-sign-down"),
    (MARKER, "cli-evo-sign-marker"),
    (ASKED, "cli-evo-sign-asked"),
    (SCREEN, "cli-evo-sign-screen"),
]


# ---- nouns ----------------------------------------------------------------------
def card_text(card: str, words: Translator) -> Text:
    """A card of a hand."""
    n = CARD.read(card)
    return Text(words.say(card_name(n)), STYLES[TRAITS[CARD_TRAIT[n]].key])


def trait_text(card: str, words: Translator) -> Text:
    """A card on a species: only the trait counts there."""
    n = CARD_TRAIT[CARD.read(card)]
    return Text(words.say(trait_name(n)), STYLES[TRAITS[n].key])


def is_trait(card: str, key: str) -> bool:
    return TRAITS[CARD_TRAIT[CARD.read(card)]].key == key


# ---- the table --------------------------------------------------------------------
def board(
    view: Json,
    seat: int,
    words: Translator,
    size: ConsoleDimensions,
    question: Message | None = None,
    numbers: Numbers | None = None,
) -> RenderableType:
    """The table as a seat sees it: its own species last, next to its hand."""
    seen = read(view)
    parts: list[RenderableType] = [
        title(seen, words),
        header(seen, words),
        rows(seen, seat, words, size, around(seen, seat)),
    ]
    if seat >= 0:
        parts.append(own_cards(seen["seats"][seat], words, size.width))
    return Group(*parts)


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
    """The others in few words and the own side of the table; between the parts of an answer only that."""
    seen = read(view)
    others = [side_text(seen, whose, words, size.width) for whose in around(seen, seat)[:-1]] if is_whole else []
    own = rows(seen, seat, words, size, [seat])
    hand = own_cards(seen["seats"][seat], words, size.width)
    above: list[RenderableType] = [*([title(seen, words, is_all=False)] if is_whole else []), header(seen, words)]
    for parts in ([*above, *others, own], [*above, own], above, above[:1]):
        for cards in ([hand], []) if is_hand_shown(seen["options"]) else ([hand],):
            if height([*parts, *cards], size.width) <= size.height:
                return [*parts, *cards]
    return [] if size.height >= 0 else None


def title(seen: TableView, words: Translator, *, is_all: bool = True) -> Rule:
    """Round and phase; how to see what is left out."""
    text = words("cli-evo-round", n=seen["round"])
    if seen["over"]:
        text += " · " + words("evo-prompt-over")
    else:
        text += " · " + words(f"evo-phase-{seen['phase']}")
    if seen["last_round"] == seen["round"]:
        text += " · " + words("cli-evo-last-round")
    elif seen["last_round"]:
        text += " · " + words("cli-evo-next-is-last")
    if not is_all:
        text += " · " + words("cli-table-more")
    return Rule(Text(text, "bold"), align="left", style="dim")


def header(seen: TableView, words: Translator) -> Text:
    """What lies in the middle of the table."""
    hole = seen["hole"]
    laid = sum(side["food_laid"] for side in seen["seats"])
    middle = Text.assemble(words("cli-evo-hole"), " ", (str(hole), "bold"))
    if hole:
        middle.append(" " + FOOD * min(hole, MOST_PIPS), "green")
    if laid:
        middle.append(" + ").append(words("cli-evo-laid", n=laid))
    rest = [
        words("cli-evo-deck", n=seen["deck"]),
        words("cli-evo-discard", n=len(seen["discard"])),
        words("cli-evo-boards", n=seen["boards_left"]),
    ]
    return Text(" · ", "dim").join([middle, *[Text(text) for text in rest]])


def around(seen: TableView, seat: int) -> list[int]:
    """All seats, the own one last."""
    return [(seat + 1 + k) % seen["players"] for k in range(seen["players"])]


def rows(seen: TableView, seat: int, words: Translator, size: ConsoleDimensions, seats: list[int]) -> Table:
    """The species of some players, from left to right; lines between the players if the screen is high enough."""
    fit = max(1, (size.width - MARGIN - 1) // (BOARD + 1))
    used = min(fit, max(len(seen["seats"][whose]["species"]) for whose in seats))
    table = Table(box=box.SQUARE, show_header=False, show_edge=False, padding=(0, 0), border_style="dim")
    table.add_column(width=MARGIN)
    board_width = (size.width - MARGIN) // fit - 1
    for _ in range(max(1, used)):
        table.add_column(width=board_width)
    for whose in seats:
        side = seen["seats"][whose]
        boards = [species_text(one, words, board_width) for one in side["species"]]
        boards = boards or [Text(words("cli-evo-no-species"), "dim")]
        margin = player_text(seen, whose, seat, words).append("\n " + words("cli-evo-cards", n=side["hand_size"]))
        for n in range(0, len(boards), fit):
            table.add_row(margin if n == 0 else "", *boards[n : n + fit])
        if size.height >= HIGH:
            table.add_section()
    return table


def player_text(seen: TableView, whose: int, seat: int, words: Translator) -> Text:
    """Who it is, and how much food lies behind the screen."""
    name = f"P{whose + 1}"
    side = seen["seats"][whose]
    text = Text()
    text.append(ASKED if name in seen["waiting"] else " ", "bold yellow")
    text.append(name, "bold reverse" if whose == seat else "bold")
    if seen["first"] == name:
        text.append(f" {MARKER}", "bold yellow")
    return text.append(f"{SCREEN}{side['screen']}".rjust(4))


def species_text(one: SpeciesView, words: Translator, width: int) -> Text:
    """A species board with the traits below."""
    text, traits = species_head(one, words), trait_texts(one, words)
    return text.append("\n").append_text(flow(traits, ", ", width)) if traits else text


def species_head(one: SpeciesView, words: Translator) -> Text:
    """Letter, population with its food, body size."""
    text = Text()
    text.append(one["board"], "bold")
    text.append(" " + words("cli-evo-population", n=one["population"]) + " ")
    text.append(FOOD * one["food"], "green")
    text.append(HUNGRY * (one["population"] - one["food"]))
    return text.append(" " + words("cli-evo-body", n=one["body"]))


def trait_texts(one: SpeciesView, words: Translator) -> list[Text]:
    """The traits; the store on Fat Tissue; of face-down ones the owner sees which, others how many."""
    texts: list[Text] = []
    for card in one["traits"]:
        text = trait_text(card, words)
        if is_trait(card, "fat_tissue"):
            text.append(" " + FAT * one["fat"] + FAT_ROOM * (one["body"] - one["fat"]), "yellow")
        texts.append(text)
    if one["face_down_traits"] is not None:
        texts.extend([Text(DOWN + " ", "dim") + trait_text(card, words) for card in one["face_down_traits"]])
    elif one["face_down"]:
        texts.append(Text(DOWN * one["face_down"], "dim"))
    return texts


def side_text(seen: TableView, whose: int, words: Translator, width: int) -> Text:
    """A player with all species, as short as possible."""
    side = seen["seats"][whose]
    parts = [player_text(seen, whose, SPECTATOR, words).append(" " + words("cli-evo-cards", n=side["hand_size"]))]
    indent = " " * INDENT
    for one in side["species"]:
        traits = trait_texts(one, words)
        parts.append(species_head(one, words).append(" " if traits else "").append_text(Text(", ").join(traits)))
    return Text("\n" + indent).join(flow(parts, "  ", width - INDENT).split("\n"))


def own_cards(side: SeatView, words: Translator, width: int) -> Text:
    """The tokens behind the screen, the own card at the watering hole, the hand with food values."""
    text = Text(words("cli-evo-screen", n=side["screen"]))
    if side["food_card"] is not None:
        text.append(" · ", "dim").append(words("cli-evo-food-card") + " ")
        text.append_text(card_text(side["food_card"], words))
    hand = [card_text(card, words) for card in side["hand"] or []] or [Text("–")]
    hand[0] = Text(words("cli-evo-hand") + " ", "bold").append_text(hand[0])
    return text.append("\n").append_text(flow(hand, ", ", width))


# ---- help and the end -----------------------------------------------------------------
def glossary(view: Json, seat: int, words: Translator) -> list[tuple[str, str]]:
    """The signs of the table, and what the traits in the own hand and on the table do."""
    seen = read(view)
    cards = list(seen["seats"][seat]["hand"] or [])
    for side in seen["seats"]:
        for one in side["species"]:
            cards.extend([*one["traits"], *(one["face_down_traits"] or [])])
    kinds = sorted({CARD_TRAIT[CARD.read(card)] for card in cards})
    told = [(sign, words(key)) for sign, key in SIGNS]
    told.extend([(words.say(trait_name(n)), words(f"evo-text-{TRAITS[n].key.replace('_', '-')}")) for n in kinds])
    return told


def player(view: Json, seat: int, words: Translator) -> str:
    """By number."""
    return f"P{seat + 1}"


def scores(view: Json, words: Translator) -> tuple[list[str], list[list[int]]]:
    """EV-16.2  Tokens, population, trait cards."""
    headings = [words(key) for key in ("cli-evo-score-tokens", "cli-evo-score-population", "cli-evo-score-traits")]
    parts = [
        [
            side["screen"],
            sum(one["population"] for one in side["species"]),
            sum(len(one["traits"]) for one in side["species"]),
        ]
        for side in read(view)["seats"]
    ]
    return headings, parts


def ending(story: list[Message]) -> str:
    """EV-15.3, EV-15.4, EV-15.6  What fixed the last round."""
    current: object = None
    cards: object = 0
    for message in story:
        if message.key == "evo-event-round":
            current = message.args["n"]
        elif message.key == "evo-event-reshuffle":
            cards = message.args["n"]
        elif message.key == "evo-event-last-round":
            if not cards:
                return "cli-evo-end-empty"
            return "cli-evo-end-deal" if message.args["n"] == current else "cli-evo-end-later"
    return "cli-evo-end-none"
