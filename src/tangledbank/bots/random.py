"""The bot that picks any option, each as likely as the others."""

from __future__ import annotations

from ..core.rng import pick
from ..core.rulebook import Json
from .base import Budget, Idea, Sampler


class RandomBot:
    """Needs no view, no worlds and no time."""

    def __repr__(self) -> str:
        return "RandomBot()"

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        return options[pick(rng, len(options))]

    def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
        """No option is better than another: the one it would choose comes first."""
        first = self.choose(view, options, sampler, budget, rng)
        ranked = [first, *[option for option in options if option != first]]
        return [Idea(option, 0, 0.5, 0.0, None) for option in ranked]
