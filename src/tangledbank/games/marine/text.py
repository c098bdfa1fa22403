"""What Marine says: prompts, labels and events as message keys with arguments; the words are in locale/."""

from __future__ import annotations

from typing import Final

from ...core.message import Message
from ...core.state import Event
from ...earth.actions.elements import PutElement
from ...earth.actions.speciation import PlaceCubes
from ...earth.pick import Pick
from ...earth.terms import ANYWHERE
from ...earth.text import Vocabulary, question
from ..nouns import Nouns, named
from .cards import CARD_KEYS
from .inheritance import Draft, choosing
from .notation import BOX, NOTATION
from .position.stack import FRAMES
from .state import Sea
from .terms import (
    ANIMALS,
    ELEMENTS,
    EVENTS,
    FEEDER,
    FEEDER_1,
    GRID,
    PLACES,
    ROWS,
    SECTION_OF,
    SECTIONS,
    SIDES,
    SOURCES,
    SPACES,
    TERRAINS,
)
from .track import FinishCard
from .traits import TRAIT_KEYS


# ---- nouns ------------------------------------------------------------------------------
def card_name(n: int) -> Message:
    return Message("mar-card-" + CARD_KEYS[n].replace("_", "-"))


def trait_name(n: int) -> Message:
    return Message("mar-trait-" + TRAIT_KEYS[n].replace("_", "-"))


def section_name(n: int) -> Message:
    return Message("mar-section-" + (SECTIONS[n][0] if n < len(SECTIONS) else "bottom-feeder"))


def space_name(n: int) -> Message:
    """A section and the number of the space in it; a personal space has no number."""
    section = section_name(SECTION_OF[n])
    return section if n >= FEEDER_1 else Message("mar-space", section=section, n=SPACES[n].rpartition("-")[2])


def pawn_name(n: int) -> Message:
    return Message("mar-pawn-basic") if n == 0 else Message("mar-pawn-special", element=WORDS.element(n - 1))


class SeaWords(Vocabulary[Sea]):
    """The words of Marine."""

    def prompt(self, g: Sea, seat: int) -> Message:
        top = g.stack[-1] if g.stack else None
        if isinstance(top, Draft) and seat >= 0 and top.waiting >> seat & 1:
            verb = "draft-two" if g.settings.kept == 2 else "draft"
            return self.message("prompt-" + verb, animal=self.animal(choosing(g, seat)))
        return super().prompt(g, seat)

    def argument(self, g: Sea, kind: str, n: int) -> tuple[str, object]:
        if kind == "space":
            return kind, space_name(n)
        if kind == "card":
            return kind, card_name(n)
        if kind == "trait":
            return kind, trait_name(n)
        if kind == "pawn":
            return kind, pawn_name(n)
        if kind == "side":
            return kind, self.message("side-" + SIDES[n])
        if kind == "source":
            return kind, self.message("source-" + SOURCES[n])
        if kind == "box":
            return kind, self.message("section-" + BOX.show(n))
        return (kind, self.message("place-" + PLACES[n])) if kind == "place" else super().argument(g, kind, n)

    def spoken(self, meaning: str, n: int) -> object:
        if meaning == "space":
            return space_name(n)
        if meaning == "card":
            return card_name(n)
        if meaning == "trait":
            return trait_name(n)
        if meaning == "section":
            return section_name(n)
        if meaning == "side":
            return self.message("side-" + SIDES[n])
        return Message("mar-section-" + ROWS[n]) if meaning == "row" else super().spoken(meaning, n)


WORDS: Final = SeaWords("mar", ANIMALS, ELEMENTS, TERRAINS, GRID)


def nouns() -> Nouns:
    """What its things are called."""
    sections = [*[section for section, _ in SECTIONS], FEEDER]
    return {
        **WORDS.nouns(),
        "card": named(CARD_KEYS, card_name),
        "trait": named(TRAIT_KEYS, trait_name),
        "space": named(SPACES, space_name),
        "section": named(sections, section_name),
        "box": {section: section_name(sections.index(section)) for section in BOX.names},
        "side": named(SIDES, lambda n: WORDS.message("side-" + SIDES[n])),
        "source": named(SOURCES, lambda n: WORDS.message("source-" + SOURCES[n])),
        "place": named(PLACES, lambda n: WORDS.message("place-" + PLACES[n])),
    }


# ---- what a rulebook says -----------------------------------------------------------------
PROMPTS: Final = FRAMES.prompts()
"""The rules behind each question; the key of its sentence is the name in small letters."""


CARD_RULES: Final = "DSM-23."
"""After this comes the number of a card."""


def prompt_rules(g: Sea) -> list[str]:
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Draft):
        return PROMPTS["Draft"]
    if not isinstance(top, Pick):
        return ["DSM-21.3", "DSM-21.6"]
    rules = card_rules(g, top) or PROMPTS[question(g)]
    card = f"{CARD_RULES}{asking_card(g)}"
    return rules if card not in rules else [rule for rule in rules if rule == card or not rule.startswith(CARD_RULES)]


def asking_card(g: Sea) -> int:
    """The number of the card that is being resolved, 0 if none is."""
    cards = [frame.card for frame in g.stack if isinstance(frame, FinishCard)]
    return cards[-1] + 1 if cards else 0


def card_rules(g: Sea, top: Pick[Sea]) -> list[str]:
    """The card behind a question that actions ask, too; none if no card is being resolved."""
    if not asking_card(g):
        return []
    if isinstance(top, PlaceCubes):
        return ["DSM-23.32"]
    if isinstance(top, PutElement):
        return ["DSM-23.16" if top.tile == ANYWHERE else "DSM-23.32"]
    return []


def prompt(g: Sea, seat: int) -> Message:
    """What is expected of a seat, in one sentence."""
    return WORDS.prompt(g, seat)


def label(g: Sea, action: int) -> Message:
    """What an action does, for people."""
    return WORDS.label(g, NOTATION.verbs[action >> 24], action)


def event(told: Event, seat: int) -> Message:
    """DSM-26.4  What everybody sees of an event; Traits on hand are never told."""
    return WORDS.event(told, EVENTS)
