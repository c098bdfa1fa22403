"""The cards as the pages show them."""

from __future__ import annotations

from ..gallery import Piece, piece
from .cards import CARD_KEYS


def gallery() -> list[Piece]:
    """In printed order."""
    return [piece("card", key, "dom-card-", "dom-text-") for key in CARD_KEYS]
