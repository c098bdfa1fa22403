"""What the things of a game are called, for programs that know nothing of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ..core.message import Message

Nouns: TypeAlias = dict[str, dict[str, Message]]
"""By kind of thing and by the word that names it in actions and views: what it is called."""


def named(words: Sequence[str], name: Callable[[int], Message]) -> dict[str, Message]:
    """Things of one kind, by their words."""
    return {word: name(n) for n, word in enumerate(words)}
