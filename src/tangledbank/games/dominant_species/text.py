"""What Dominant Species says: prompts, labels and events as message keys with arguments; the words are in locale/."""

from __future__ import annotations

from typing import Final

from ...core.message import Message
from ...core.state import Event
from ...earth.pick import Pick
from ...earth.text import Words, question
from .actions.domination import Domination, TakeCard
from .cards import CARD_KEYS, CARDS
from .notation import HARM, NOTATION
from .questions import BlightKeep
from .questions_cubes import Hibernate
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


class DomWords(Words[Dom]):
    """The words of Dominant Species."""

    def details(self, g: Dom, top: Pick[Dom]) -> dict[str, object]:
        if isinstance(top, (BlightKeep, Hibernate)):
            return {"tile": self.tile(g, top.tile)}
        return super().details(g, top)

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


# ---- what a rulebook says -----------------------------------------------------------------
PROMPTS: Final[dict[str, list[str]]] = {
    "PlacePawn": ["DS-5.2", "DS-5.5", "DS-5.6", "DS-5.7", "DS-C17.1", "DS-C17.2"],
    "Initiative": ["DS-7.1", "DS-7.4", "DS-7.5"],
    "Adaptation": ["DS-8.1", "DS-8.3"],
    "Protect": ["DS-9.2", "DS-9.4", "DS-9.6"],
    "Abundance": ["DS-10.1", "DS-10.2"],
    "PutElement": ["DS-10.2", "DS-2.10", "DS-C01.1", "DS-C12.1"],
    "Wasteland": ["DS-11.1", "DS-11.2"],
    "Depletion": ["DS-12.1"],
    "Glaciation": ["DS-13.3", "DS-13.4", "DS-13.5", "DS-13.7", "DS-13.8"],
    "IceSheet": ["DS-C15.1", "DS-13.3"],
    "Speciation": ["DS-14.2", "DS-14.3"],
    "PlaceCubes": ["DS-14.3", "DS-14.4", "DS-C01.2", "DS-C10.1", "DS-C10.2"],
    "Spread": ["DS-14.7"],
    "Wanderlust": ["DS-15.1", "DS-15.6"],
    "PutTile": ["DS-15.3", "DS-15.4"],
    "WanderTake": ["DS-15.5"],
    "MoveCubes": ["DS-15.7"],
    "Exodus": ["DS-C19.1"],
    "Migration": ["DS-16.1", "DS-16.4"],
    "MigrateTo": ["DS-16.2", "DS-16.5", "DS-16.6"],
    "MigrateCubes": ["DS-16.1", "DS-16.3"],
    "Competition": ["DS-17.1", "DS-17.2", "DS-17.3"],
    "Domination": ["DS-18.1", "DS-18.3", "DS-18.4"],
    "TakeCard": ["DS-18.5", "DS-18.7"],
    "SaveMammal": ["DS-20.1"],
    "AquaticTile": ["DS-C01.1", "DS-C01.3"],
    "ChooseFromBag": ["DS-19.5", "DS-C01.1", "DS-C12.1"],
    "Victim": ["DS-C03.1", "DS-C05.2", "DS-C25.1"],
    "CatastropheTile": ["DS-C05.1"],
    "Survivor": ["DS-C05.1"],
    "BlightTile": ["DS-C04.1"],
    "BlightKeep": ["DS-C04.1", "DS-C04.2"],
    "LoseElement": ["DS-C07.1", "DS-C16.1"],
    "Suffer": ["DS-C16.1", "DS-C16.2", "DS-C16.4"],
    "RemovePawn": ["DS-C16.3"],
    "Exchange": ["DS-C20.1", "DS-C20.3"],
    "Replace": ["DS-C09.1", "DS-C09.2", "DS-C09.3"],
    "FertileTile": ["DS-C11.1"],
    "HibernationTile": ["DS-C13.1"],
    "Hibernate": ["DS-C13.1", "DS-C13.3"],
    "ExodusTile": ["DS-C19.1"],
}
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
