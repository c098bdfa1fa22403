"""Advice for a person: what a bot thinks, but longer where there is more to choose from, and with ideas that differ."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..core.rng import scramble
from ..core.rulebook import Json
from .base import Bot, Budget, Idea, Sampler
from .foresight import FIELD, WORLDS_FIELD, ForesightBot
from .greedy import GreedyBot
from .judging import judge
from .search.foresight import see_through

TRIES: Final = 16
"""So many times the number of options are the tries at least; how they are shared out is for the bot to say."""
LEAST_TRIES: Final = 100
"""With few options too: a person waits for one answer, not for a whole game of them."""
WORK: Final = 30_000
"""So much may foresight judge for one piece of advice, in seats of positions: less than a second in plain Python."""
LEAST_ROUNDS: Final = 2 * WORLDS_FIELD
"""With less it could not even compare two options."""
NEARLY: Final = 0.02
"""Two values that differ by less are as good as equal."""
TOP: Final = 3
"""So many ideas that differ come first."""


def advise(bot: Bot, budget: Budget, view: Json, options: list[str], sampler: Sampler, rng: int) -> list[Idea]:
    """First the best options that are not the same idea twice, then the others, in the order of their tries."""
    if isinstance(bot, ForesightBot) and len(options) > 1:
        return varied(seen_through(bot, budget, view, options, sampler, rng))
    longer = replace(budget, iterations=max(budget.iterations, LEAST_TRIES, TRIES * len(options)))
    return varied(bot.think(view, options, sampler, longer, rng))


def varied(found: list[Idea]) -> list[Idea]:
    """The same ideas, but of the first three no two are one: with fewer that differ, the others are left out."""
    tried = apart([idea for idea in found if idea.visits])
    if len(tried) < TOP:
        return tried + [idea for idea in found if not idea.visits and is_new(idea, tried)]
    return tried[:TOP] + [idea for idea in found if idea not in tried[:TOP]]


def is_new(idea: Idea, others: list[Idea]) -> bool:
    """Whether what was never tried has a reason of its own: its value is unknown."""
    return not any([idea.why == other.why for other in others])


def apart(found: list[Idea]) -> list[Idea]:
    """The ideas for which no earlier one has the same reason and nearly the same value."""
    kept: list[Idea] = []
    for idea in found:
        if not any([idea.why == other.why and abs(idea.value - other.value) < NEARLY for other in kept]):
            kept.append(idea)
    return kept


# ---- foresight ---------------------------------------------------------------------------------
def seen_through(
    bot: ForesightBot, budget: Budget, view: Json, options: list[str], sampler: Sampler, rng: int
) -> list[Idea]:
    """What foresight thinks of all that differs at a glance: its rounds are too dear to see one idea through twice."""
    glances = GreedyBot().think(view, options, sampler, budget, rng)
    asked = apart(glances)
    rounds = min(max(budget.iterations, WORLDS_FIELD * min(len(asked), FIELD)), affordable(asked[0], sampler, rng))
    found = bot.think(view, [idea.option for idea in asked], sampler, Budget(rounds), rng)
    return found + [replace(idea, visits=0) for idea in glances if idea not in asked]


def affordable(idea: Idea, sampler: Sampler, rng: int) -> int:
    """How many rounds there is time for. Not by the clock: the same question shall get the same advice."""
    world = sampler(scramble(rng))
    action = sampler.book.notation.read(idea.option)
    judged = see_through(world, sampler.seat, action, judge(sampler.book.name), 1)
    return max(LEAST_ROUNDS, WORK // (world.seats * max(judged, 1)))
