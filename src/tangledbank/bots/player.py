"""A bot at a table: who it is, how long it may think, how often it does not."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from re import ASCII, fullmatch
from typing import Final

from ..core.errors import OptionError
from ..core.game import Game
from ..core.message import Message
from ..core.rng import next_state, pick
from ..core.rulebook import Json
from . import installed
from .base import Bot, Budget, Sampler, chance
from .ladder import Level, ladder
from .outside.player import OUTSIDE, OutsidePlayer
from .outside.program import BotFailed
from .thinking import worth_trying

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

NETS: Final = r".+\.(tbn|onnx|pt2)(:[^:/]*)?"
"""Bots that are networks in files, maybe with a temperature; who plays them is loaded when one is named."""
NET_BOT: Final = "tangledbank.learn.bot"
SPECS: Final = (
    "rollout:400, ismcts:400, ismcts:50ms, ismcts:400+12, ismcts:400x2, foresight:400, "
    "NET.tbn, NET.onnx, NET.pt2, MODULE:CLASS, cmd:COMMAND"
)
MOST: Final = 1_000_000
MOST_STEPS: Final = "999"
MOST_TREES: Final = "99"
"""The largest numbers that fit into a budget."""
USUAL: Final = Budget(iterations=200)


class Player:
    """One seat's bot in one game."""

    def __init__(self, level: Level) -> None:
        self.name: Final = level.name
        self.spec: Final = level.bot
        self.bot: Final[Bot] = bot_of(level)
        self.budget: Final = level.budget
        self.blunders: Final = level.blunders

    def __repr__(self) -> str:
        return f"<Player: {self.name}, {self.spec}>"

    def answer(self, game: Game, seat: int) -> str:
        """What it answers now."""
        rng = chance(game.setup.seed, seat, len(game.log))
        sampler = Sampler(game.rulebook, game.state, seat)
        return self.choose(game.view(seat), game.options(seat), sampler, rng)

    def choose(self, view: Json, options: list[str], sampler: Sampler, rng: int) -> str:
        """What it answers to a question; BotFailed if that is none of the options."""
        answer = self.blunder(options, sampler, rng) or self.bot.choose(view, options, sampler, self.budget, rng)
        if answer not in options:
            raise BotFailed(Message("bot-no-option", bot=self.name[:80], got=str(answer)[:80], example=options[0]))
        return answer

    def blunder(self, options: list[str], sampler: Sampler, rng: int) -> str | None:
        """Any option, if it does not think this time; but nobody is so careless as to take a dominated one."""
        if pick(rng, 100) >= self.blunders:
            return None
        places = worth_trying(options, sampler)
        return options[places[pick(next_state(rng), len(places))]]


def bot_of(level: Level) -> Bot:
    """What answers for a level."""
    if fullmatch(NETS, level.bot):
        made: Bot = import_module(NET_BOT).PolicyBot(level.bot)
    elif level.bot in BOTS:
        module, kind, _ = BOTS[level.bot]
        made = getattr(import_module(module), kind)()
    else:
        made = installed.made(level.bot)
    return made


def player(game: str, spec: str) -> Player | OutsidePlayer:
    """A new player: a level (expert), a bot (greedy), one with a budget (ismcts:400, ismcts:50ms), a network in a
    file (mynet.tbn), a bot of another package (its name, or mybots:Hungry), or a program (cmd:...)."""
    return OutsidePlayer(spec) if spec.startswith(OUTSIDE) else Player(level(game, spec))


def level(game: str, spec: str) -> Level:
    """What a spec means in a game; OptionError says what it could be, or what is wrong with its budget."""
    for known in ladder(game):
        if known.name == spec:
            return known
    if fullmatch(NETS, spec):
        import_module(NET_BOT).check(game, spec)
        return Level(spec, spec)
    name, colon, amount = spec.partition(":")
    if name not in BOTS:
        found = None if name.lower() in {*BOTS, *[known.name for known in ladder(game)]} else level_of_others(spec)
        if found is None:
            raise OptionError(misnamed(game, spec))
        if not installed.plays(found.bot, game):
            raise OptionError(Message("bot-other-game", bot=spec[:80], game=game))
        return found
    budget = read_budget(name, amount) if colon else USUAL
    if budget is None:
        raise OptionError(bad_budget(name, spec))
    return Level(spec, name, budget)


def level_of_others(spec: str) -> Level | None:
    """A bot of another package, perhaps with a budget; it is loaded, so that what is wrong with it is said now."""
    name, colon, amount = spec.rpartition(":")
    budget = amount_of(amount) if colon else None
    place = installed.place_of(spec if budget is None else name)
    if place is None:
        return None
    installed.class_at(place)
    return Level(spec, place, budget or USUAL)


def plays(spec: str, game: str) -> bool:
    """Whether a bot of another package plays a game."""
    found = level_of_others(spec)
    return found is not None and installed.plays(found.bot, game)


def amount_of(text: str) -> Budget | None:
    """A budget of one number: 400 or 50ms."""
    found = fullmatch(AMOUNT, text, ASCII)
    if not found or not 0 < int(found[1]) <= MOST:
        return None
    return Budget(milliseconds=int(found[1])) if found[2] else Budget(iterations=int(found[1]))


def read_budget(bot: str, text: str) -> Budget | None:
    """A budget that the bot can use; None if it is none."""
    form = BOTS[bot][2]
    found = fullmatch(form, text, ASCII) if form != NO_BUDGET else None
    if not found or not 0 < int(found[1]) <= MOST:
        return None
    amount = int(found[1])
    budget = Budget(milliseconds=amount) if found[2] else Budget(iterations=amount)
    if form != SEARCH:
        return budget
    return replace(budget, steps=int(found[3]) if found[3] else None, trees=int(found[4] or 1))


# ---- what is wrong with a spec ------------------------------------------------------
def misnamed(game: str, spec: str) -> Message:
    """The bot is not known, or only by another spelling; levels have no budget."""
    levels = [known.name for known in ladder(game)]
    name, colon, amount = spec[:80].partition(":")
    small = name.lower()
    if name in levels:
        return Message("bot-no-budget", bot=name, got=spec[:80])
    if small in levels or small in BOTS:
        return Message("bot-small-letters", got=spec[:80], expected=small + colon + amount.lower())
    others = [bot for bot in installed.names() if bot not in BOTS]
    return Message("cli-bad-bot", got=spec[:80], expected=", ".join([*levels, *BOTS, *others, SPECS]))


def bad_budget(bot: str, spec: str) -> Message:
    """The bot is known, its budget is none that it can use."""
    form, got, most = BOTS[bot][2], spec[:80], str(MOST)
    if form == NO_BUDGET:
        return Message("bot-no-budget", bot=bot, got=got)
    if form == AMOUNT:
        return Message("bot-bad-budget", bot=bot, got=got, most=most)
    return Message("bot-bad-search", bot=bot, got=got, most=most, steps=MOST_STEPS, trees=MOST_TREES)
