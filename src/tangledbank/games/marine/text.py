"""What Marine says: prompts, labels and events as message keys with arguments; the words are in locale/."""

from __future__ import annotations

from typing import Final

from ...core.message import Message
from ...core.state import Event
from ...earth.elements import PutElement
from ...earth.pick import Pick
from ...earth.speciation import PlaceCubes
from ...earth.terms import ANYWHERE
from ...earth.text import Words, question
from .actions.elements import AdaptOver, FeedOnto, SwapOnVent
from .actions.evolution import Evolution, TakeCard
from .actions.tectonics import Camouflage, ChooseSide, SettleVent
from .cards import CARD_KEYS
from .inheritance import Draft, KeepTrait, choosing
from .notation import BOX, NOTATION
from .questions import CascadeTile, RemoveFromTile, RemoveOfType, SwapWithEarth
from .questions_cubes import Hunt, OmitTile, RadiationTile, ReturnCube
from .state import Sea
from .terms import (
    ANIMALS,
    ELEMENTS,
    EVENTS,
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


class SeaWords(Words[Sea]):
    """The words of Marine."""

    def prompt(self, g: Sea, seat: int) -> Message:
        top = g.stack[-1] if g.stack else None
        if isinstance(top, Draft) and seat >= 0 and top.waiting >> seat & 1:
            verb = "draft-two" if g.settings.kept == 2 else "draft"
            return self.message("prompt-" + verb, animal=self.animal(choosing(g, seat)))
        return super().prompt(g, seat)

    def details(self, g: Sea, top: Pick[Sea]) -> dict[str, object]:
        if isinstance(top, (ChooseSide, SettleVent, Camouflage)):
            return {"tile": self.tile(g, top.tile)}
        if isinstance(top, (RemoveFromTile, ReturnCube)):
            return {"tile": self.tile(g, top.tile), "n": top.left}
        if isinstance(top, (CascadeTile, RadiationTile)):
            return {"n": top.x}
        if isinstance(top, (OmitTile, Hunt)):
            return {"n": top.left}
        if isinstance(top, (AdaptOver, SwapOnVent, SwapWithEarth, RemoveOfType, FeedOnto)):
            return {"element": self.element(top.element)}
        if isinstance(top, Evolution):
            return {"terrain": self.terrain(top.terrain)}
        if isinstance(top, TakeCard):
            return {"n": top.most}
        if isinstance(top, KeepTrait):
            return {"trait": trait_name(top.old)}
        return super().details(g, top)

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


# ---- what a rulebook says -----------------------------------------------------------------
PROMPTS: Final[dict[str, list[str]]] = {
    "Draft": ["DSM-3.18", "DSM-3.19", "DSM-25.14"],
    "PackHunt": ["DSM-24.11"],
    "CopyTrait": ["DSM-24.8", "DSM-24.22"],
    "ReplaceTrait": ["DSM-23.15", "DSM-25.16"],
    "KeepTrait": ["DSM-23.15", "DSM-24.8"],
    "TakeTurn": ["DSM-4.1", "DSM-4.2", "DSM-4.4", "DSM-4.19"],
    "PlacePawn": ["DSM-4.6", "DSM-4.8", "DSM-4.9", "DSM-4.12"],
    "Abundance": ["DSM-6.1", "DSM-6.2"],
    "PutElement": ["DSM-6.1", "DSM-12.3", "DSM-2.12"],
    "Autotrophs": ["DSM-7.1", "DSM-7.2", "DSM-7.3", "DSM-7.4"],
    "RemoveFromVent": ["DSM-7.2", "DSM-7.4"],
    "SwapOnVent": ["DSM-7.3", "DSM-7.4"],
    "Depletion": ["DSM-8.1"],
    "Adaptation": ["DSM-9.1", "DSM-9.4"],
    "AdaptOver": ["DSM-9.4", "DSM-9.5"],
    "Regression": ["DSM-10.1", "DSM-10.3"],
    "Speciation": ["DSM-11.1", "DSM-11.2", "DSM-11.3"],
    "PlaceCubes": ["DSM-11.3", "DSM-11.4"],
    "Wanderlust": ["DSM-12.1", "DSM-12.4"],
    "PutTile": ["DSM-12.2", "DSM-12.4"],
    "WanderTake": ["DSM-12.3"],
    "MoveCubes": ["DSM-12.5"],
    "Exodus": ["DSM-23.19"],
    "Tectonics": ["DSM-13.2", "DSM-13.5", "DSM-13.6"],
    "Volcano": ["DSM-23.35", "DSM-13.2"],
    "ChooseSide": ["DSM-13.4"],
    "SettleVent": ["DSM-13.7"],
    "Camouflage": ["DSM-24.4", "DSM-24.25"],
    "Migration": ["DSM-14.1", "DSM-14.2", "DSM-14.3"],
    "MigrateTo": ["DSM-14.1", "DSM-14.6", "DSM-24.16"],
    "MigrateCubes": ["DSM-14.1", "DSM-14.5"],
    "Competition": ["DSM-15.1", "DSM-15.2", "DSM-15.3"],
    "Evolution": ["DSM-16.1", "DSM-16.4"],
    "TakeCard": ["DSM-16.4", "DSM-16.5", "DSM-16.13"],
    "Domination": ["DSM-17.1", "DSM-17.2", "DSM-17.5", "DSM-17.6"],
    "FeedOnBottom": ["DSM-24.2"],
    "FeedOnto": ["DSM-24.2"],
    "Lineage": ["DSM-24.1", "DSM-24.24"],
    "LoseElement": ["DSM-23.9", "DSM-24.19"],
    "Exchange": ["DSM-23.20"],
    "ChooseFromBag": ["DSM-23.32"],
    "Victim": ["DSM-23.3", "DSM-23.5", "DSM-23.23", "DSM-23.25"],
    "Survivor": ["DSM-23.3"],
    "GiveDisk": ["DSM-23.1"],
    "SwapWithEarth": ["DSM-23.1"],
    "MoveFrom": ["DSM-23.22"],
    "MoveElement": ["DSM-23.22"],
    "RemoveFromTile": ["DSM-23.23", "DSM-23.33"],
    "CascadeTile": ["DSM-23.33"],
    "HabitatAgainst": ["DSM-23.16"],
    "RemoveOfType": ["DSM-23.16"],
    "HabitatDisk": ["DSM-23.16"],
    "AsteroidTile": ["DSM-23.3", "DSM-21.1"],
    "FertileTile": ["DSM-23.14"],
    "ExplosionTile": ["DSM-23.24"],
    "ExodusTile": ["DSM-23.19"],
    "OmnivoreTile": ["DSM-23.23"],
    "TerrainPick": ["DSM-23.6"],
    "OmitTile": ["DSM-23.13"],
    "Hunt": ["DSM-23.27"],
    "RadiationTile": ["DSM-23.29"],
    "ReturnCube": ["DSM-23.29"],
    "TerrestrialTile": ["DSM-23.32"],
    "TakeOther": ["DSM-23.8"],
}
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
