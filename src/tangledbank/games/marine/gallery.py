"""The cards and traits as the pages show them, and how sure their texts are (ADR 0014)."""

from __future__ import annotations

from ...core.message import Message
from ..gallery import Piece
from .cards import CARDS
from .traits import TRAITS


def gallery() -> list[Piece]:
    """Cards before traits, in the order of the rules."""
    cards = [reconstructed("card", f"DSM-23.{n}", card.key, card.surety) for n, card in enumerate(CARDS, 1)]
    traits = [reconstructed("trait", f"DSM-24.{n}", trait.key, trait.confidence) for n, trait in enumerate(TRAITS, 1)]
    return cards + traits


def reconstructed(kind: str, rule: str, key: str, confidence: float) -> Piece:
    """DSM-23, DSM-24  Of Marine no printed card could be read (R-1)."""
    word = key.replace("_", "-")
    name, text = Message(f"mar-{kind}-{word}"), Message(f"mar-{kind}-text-{word}")
    return Piece(kind, key, name, text, [], rule, confidence)
