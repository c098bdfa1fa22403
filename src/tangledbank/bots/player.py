"""A bot at a table: who it is, how long it may think, how often it does not."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from re import ASCII, fullmatch
from typing import Final

from ..core.errors import OptionError
from ..core.game import Game
from ..core.message import Message
from ..core.rng import following, number
from ..core.rulebook import Json
from .base import Bot, Budget, Sampler, chance
from .ladder import LADDER, Level
from .outside import OUTSIDE, OutsidePlayer

NO_BUDGET: Final = ""
AMOUNT: Final = "([0-9]{1,7})(ms)?"
SEARCH: Final = AMOUNT + r"(?:\+([0-9]{1,3}))?(?:x([1-9][0-9]?))?"
"""What a budget looks like: 400 or 50ms; for bots that search also how many answers they play on before they judge
(400+12), in how many trees (400x2), or both (400+12x2)."""

BOTS: Final = {
    "random": ("tangledbank.bots.random", "RandomBot", NO_BUDGET),
    "greedy": ("tangledbank.bots.greedy", "GreedyBot", NO_BUDGET),
    "rollout": ("tangledbank.bots.rollout", "RolloutBot", SEARCH),
    "ismcts": ("tangledbank.bots.ismcts", "IsmctsBot", SEARCH),
    "foresight": ("tangledbank.bots.foresight", "ForesightBot", AMOUNT),
}
"""The bots by name, with the budgets that they can use; levels of the ladder are names, too."""

EXAMPLES: Final = ("ismcts:400", "ismcts:50ms", "ismcts:400+12", "ismcts:400x2", "cmd:COMMAND")
MOST: Final = 1_000_000
USUAL: Final = Budget(iterations=200)


class Player:
    """One seat's bot in one game."""

    def __init__(self, level: Level) -> None:
        module, kind, _ = BOTS[level.bot]
        self.name: Final = level.name
        self.bot: Final[Bot] = getattr(import_module(module), kind)()
        self.budget: Final = level.budget
        self.blunders: Final = level.blunders

    def answer(self, game: Game, seat: int) -> str:
        """What it answers now."""
        rng = chance(game.setup.seed, seat, len(game.log))
        options = game.options(seat)
        return self.blunder(options, rng) or self.bot.choose(
            game.view(seat), options, Sampler(game.rulebook, game.state, seat), self.budget, rng
        )

    def choose(self, view: Json, options: list[str], sampler: Sampler, rng: int) -> str:
        """What it answers to a question, somewhere else than at a game."""
        return self.blunder(options, rng) or self.bot.choose(view, options, sampler, self.budget, rng)

    def blunder(self, options: list[str], rng: int) -> str | None:
        """Any option, if it does not think this time."""
        return options[number(following(rng), len(options))] if number(rng, 100) < self.blunders else None


def player(game: str, spec: str) -> Player | OutsidePlayer:
    """A new player: a level (expert), a bot (greedy), one with a budget (ismcts:400, ismcts:50ms), or a program."""
    return OutsidePlayer(spec) if spec.startswith(OUTSIDE) else Player(level(game, spec))


def level(game: str, spec: str) -> Level:
    """What a spec means in a game; OptionError says what it could be."""
    for known in LADDER[game]:
        if known.name == spec:
            return known
    name, colon, amount = spec.partition(":")
    budget = read_budget(name, amount) if colon else USUAL
    if name not in BOTS or budget is None:
        expected = ", ".join([*[known.name for known in LADDER[game]], *BOTS, *EXAMPLES])
        raise OptionError(Message("cli-bad-bot", got=spec[:80], expected=expected))
    return Level(spec, name, budget)


def read_budget(bot: str, text: str) -> Budget | None:
    """A budget that the bot can use; None if it is none."""
    found = fullmatch(BOTS[bot][2], text, ASCII) if bot in BOTS else None
    if not found or not text or not 0 < int(found[1]) <= MOST:
        return None
    amount = int(found[1])
    budget = Budget(milliseconds=amount) if found[2] else Budget(iterations=amount)
    if BOTS[bot][2] != SEARCH:
        return budget
    return replace(budget, steps=int(found[3]) if found[3] else None, trees=int(found[4] or 1))
