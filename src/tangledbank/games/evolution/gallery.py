"""The traits as the pages show them."""

from __future__ import annotations

from ..gallery import Piece, piece
from .traits import TRAITS


def gallery() -> list[Piece]:
    """In printed order, with the food values of their copies."""
    return [piece("trait", trait.key, "evo-trait-", "evo-text-", trait.food) for trait in TRAITS]
