"""The cards and traits of every game with their texts; where a text is reconstructed, how sure it is (ADR 0014)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..core.message import Message
from . import spec

GRADES: Final = [(0.9, "sure"), (0.7, "likely"), (0.5, "doubtful"), (0.0, "guess")]
"""From which confidence on; the words are mar-grade- and the grade."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of card or trait."""

    kind: str
    """card or trait"""
    key: str
    name: Message
    text: Message
    food: list[int]
    """Evolution: the food values of its copies."""
    rule: str | None = None
    """The rule that says what it does and what of it is guessed; only for reconstructed texts."""
    confidence: float | None = None
    """From 0 to 1; None for a text that was printed."""

    @property
    def grade(self) -> str | None:
        """The confidence as a word: sure, likely, doubtful or guess."""
        if self.confidence is None:
            return None
        return next(word for least, word in GRADES if self.confidence >= least)

    @property
    def doubt(self) -> Message | None:
        """The sentence that tells players how sure the text is."""
        return None if self.grade is None else Message("mar-grade-" + self.grade)


def gallery(game: str) -> list[Piece]:
    """All kinds of cards and traits of a game, in printed order; none if it has none to show."""
    made = spec(game).part("gallery")
    return made() if made is not None else []


def piece(kind: str, key: str, name: str, text: str, food: list[int] | None = None) -> Piece:
    """A printed one; the keys of its words begin like this."""
    word = key.replace("_", "-")
    return Piece(kind, key, Message(name + word), Message(text + word), food or [])
