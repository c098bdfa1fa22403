"""What Dominant Species says: prompts, labels and events as message keys with arguments; the words are in locale/."""

from __future__ import annotations

from typing import Final

from ...core.message import Message
from ...core.state import Event
from ...earth.pick import Pick
from ...earth.text import Vocabulary, question
from ..nouns import Nouns, named
from .actions.domination import Domination, TakeCard
from .cards import CARD_KEYS, CARDS
from .notation import HARM, NOTATION
from .position.stack import FRAMES
from .state import Dom
from .terms import (
    ANIMALS,
    DOMINATION_1,
    ELEMENTS,
    EVENTS,
    EXECUTION,
    GRID,
    ROWS,
    SECTION_OF,
    SECTIONS,
    SPACES,
    TERRAINS,
)


# ---- nouns ------------------------------------------------------------------------------
def card_name(n: int) -> Message:
    return Message("dom-card-" + CARD_KEYS[n].replace("_", "-"))


def section_name(n: int) -> Message:
    return Message("dom-section-" + SECTIONS[n][0])


def space_name(n: int) -> Message:
    """A section and the number of the space in it."""
    return Message("dom-space", section=section_name(SECTION_OF[n]), n=SPACES[n].rpartition("-")[2])


class DomWords(Vocabulary[Dom]):
    """The words of Dominant Species."""

    def argument(self, g: Dom, kind: str, n: int) -> tuple[str, object]:
        if kind == "space":
            return kind, space_name(n)
        if kind == "card":
            return kind, card_name(n)
        return ("harm", Message(f"dom-harm-{n}")) if kind == HARM.name else super().argument(g, kind, n)

    def spoken(self, meaning: str, n: int) -> object:
        if meaning == "space":
            return space_name(n)
        if meaning == "card":
            return card_name(n)
        if meaning == "section":
            return section_name(n)
        if meaning == "row":
            return Message("dom-section-" + ROWS[n])
        return Message(f"dom-phase-{n}") if meaning == "phase" else super().spoken(meaning, n)


WORDS: Final = DomWords("dom", ANIMALS, ELEMENTS, TERRAINS, GRID)


def nouns() -> Nouns:
    """What its things are called."""
    return {
        **WORDS.nouns(),
        "card": named(CARD_KEYS, card_name),
        "space": named(SPACES, space_name),
        "section": named([section for section, _ in SECTIONS], section_name),
    }


# ---- what a rulebook says -----------------------------------------------------------------
PROMPTS: Final = FRAMES.prompts()
"""The rules behind each question, in sections and on cards; the key of its sentence is the name in small letters."""

GENERAL: Final[list[str]] = ["1", "2", "19", "23"]
"""Chapters that hold for every card."""
BORROWED: Final[dict[int, str]] = {15: "13"}
"""DS-C15.1  A card that carries out the action of a section, by its number."""


def asking_card(g: Dom) -> int:
    """The number of the card whose question waits, 0 if none does."""
    if g.phase != EXECUTION or g.pointer < DOMINATION_1 or not g.used:
        return 0
    is_before = not g.stack or isinstance(g.stack[-1], (Domination, TakeCard))
    return 0 if is_before else CARDS[g.used[-1]].number


def governs(rule: str, card: int) -> bool:
    """Whether a rule has to do with the question: of cards only the one that asks, of sections none while one asks."""
    chapter = rule.partition("-")[2].partition(".")[0]
    if chapter.startswith("C"):
        return chapter == f"C{card:02}"
    return chapter in GENERAL or chapter == BORROWED.get(card) if card else chapter != "19"


def prompt_rules(g: Dom) -> list[str]:
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, Pick):
        return ["DS-21.3", "DS-21.4"]
    card = asking_card(g)
    return [rule for rule in PROMPTS[question(g)] if governs(rule, card)]


def prompt(g: Dom, seat: int) -> Message:
    """What is expected of a seat, in one sentence."""
    return WORDS.prompt(g, seat)


def label(g: Dom, action: int) -> Message:
    """What an action does, for people."""
    return WORDS.label(g, NOTATION.verbs[action >> 24], action)


def event(told: Event, seat: int) -> Message:
    """What everybody sees of an event (DS-24.3)."""
    return WORDS.event(told, EVENTS)
