"""The bot that picks any option, each as likely as the others."""

from __future__ import annotations

from ..core.rng import number
from ..core.rulebook import Json


def choose(view: Json, options: list[str], rng: int) -> str:
    """One of the options, by the number alone."""
    return options[number(rng, len(options))]
