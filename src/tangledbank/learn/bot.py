"""A bot that asks a policy, sub-action by sub-action. Named by a file: mynet.tbn, mynet.onnx, mynet.tbn:0.5."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from re import fullmatch
from typing import Final

from ..bots.base import Budget, Idea, Sampler
from ..bots.judging import judge
from ..core.errors import OptionError
from ..core.message import Message
from ..core.rng import next_state
from ..core.rulebook import Json
from ..core.state import State
from ..env.encode.encoder import Encoder
from ..env.encode.space import MORE, ActionBuilder
from ..env.encode.table import encoder, standard
from .choice import chosen, weights
from .net import Weights
from .policy import NetPolicy, Outlook, Policy, Question
from .weights import NetError, fitting, read

SPEC: Final = r"(.+\.(tbn|onnx))(?::([0-9]{1,2}(?:\.[0-9]{1,3})?))?"
USUAL_WARMTH: Final = 1.0
"""The temperature at which ideas are weighed: what the policy itself would do."""
SHARES: Final = 1000
"""Ideas count choices as if there had been so many."""


class PolicyBot:
    """Plays what a policy likes best, or at a temperature what it draws. Remembers nothing that matters."""

    def __init__(self, spec: str, policy: Policy | None = None) -> None:
        path, kind, warmth = parts_of(spec)
        self.path: Final = path
        self.kind: Final = kind
        self.temperature: Final = float(warmth or 0)
        self.policy: Policy | None = policy
        self.encoder: Encoder | None = None

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        if len(options) == 1:
            return options[0]
        seeing = self.seeing(sampler)
        builder = seeing.builder(sampler.world, sampler.seat)
        answer = MORE
        while answer == MORE:
            choices = builder.choices()
            outlook = self.outlooks(sampler, [question(seeing, sampler.world, builder, choices)])[0]
            answer = builder.give(choices[chosen(outlook.logits, self.temperature, rng)])
            rng = next_state(rng)
        return sampler.book.notation.show(answer)

    def think(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> list[Idea]:
        """All options by how likely the policy takes them; their values are what it expects after them in one world."""
        shares = self.shares(sampler)
        numbers = [sampler.book.notation.read(option) for option in options]
        found = []
        for option, action in zip(options, numbers, strict=True):
            g = sampler(rng)
            g.play_as(sampler.seat, action)
            value = self.value(sampler, g)
            why = judge(sampler.book.name).why(sampler(rng), sampler.seat, action)
            found.append(Idea(option, round(SHARES * shares[action]), value, float(g.scores()[sampler.seat]), why))
        return sorted(found, key=lambda idea: -idea.visits)

    def value(self, sampler: Sampler, g: State) -> float:
        """From 0 to 1 what the seat can expect in a position."""
        if not g.stack:
            winners = sampler.book.winners(g)
            return 1.0 / len(winners) if sampler.seat in winners else 0.0
        seen = bytes(self.seeing(sampler).observe(g, sampler.seat))
        outlook = self.outlooks(sampler, [Question(seen, [])])[0]
        return max(0.0, min(1.0, 0.5 + 0.5 * outlook.values[0]))

    def shares(self, sampler: Sampler) -> dict[int, float]:
        """By action the share of choices that the policy gives it; second sub-actions are asked in one batch."""
        seeing, g = self.seeing(sampler), sampler.world
        builder = seeing.builder(g, sampler.seat)
        choices = builder.choices()
        first = self.outlooks(sampler, [question(seeing, g, builder, choices)])[0]
        found: dict[int, float] = {}
        begun: list[tuple[float, ActionBuilder]] = []
        for sub_action, share in zip(choices, likely(first), strict=True):
            builder = seeing.builder(g, sampler.seat)
            answer = builder.give(sub_action)
            if answer == MORE:
                begun.append((share, builder))
            else:
                found[answer] = share
        asked = [question(seeing, g, builder, builder.choices()) for _, builder in begun]
        for (share, builder), outlook in zip(begun, self.outlooks(sampler, asked), strict=True):
            for sub_action, part in zip(builder.choices(), likely(outlook), strict=True):
                found[builder.give(sub_action)] = share * part
        return found

    def seeing(self, sampler: Sampler) -> Encoder:
        """What writes the observations of the game that is played; NetError if the file was made for smaller ones."""
        if self.encoder is None:
            found = encoder_of(sampler)
            if self.policy is None and found.size != standard(sampler.book.name).size:
                raise NetError(Message("net-layout", game=sampler.book.name))
            self.encoder = found
        return self.encoder

    def outlooks(self, sampler: Sampler, questions: list[Question]) -> list[Outlook]:
        """What the policy says; the first time it is loaded."""
        if self.policy is None:
            self.policy = POLICIES[self.kind](self.path, sampler.book.name)
        return self.policy.judge(questions)


def parts_of(spec: str) -> tuple[str, str, str | None]:
    """The path in a spec, what kind of file that is, and the temperature; OptionError if it is none."""
    found = fullmatch(SPEC, spec)
    if found is None:
        raise OptionError(Message("net-bad-spec", got=spec[-80:]))
    return found[1], found[2], found[3]


def check(game: str, spec: str) -> None:
    """NetError if the file of a spec cannot play a game."""
    path, kind, _ = parts_of(spec)
    POLICIES[kind](path, game)


def encoder_of(sampler: Sampler) -> Encoder:
    """The encoder of a game with the options that it is played with."""
    book, world = sampler.book, sampler.world
    given = book.dump(world)["options"]
    assert isinstance(given, dict)
    return encoder(book.name, book.check_options(world.seats, given))


def question(seeing: Encoder, g: State, builder: ActionBuilder, choices: list[int]) -> Question:
    """What a seat sees that is building its answer, and its choices."""
    return Question(bytes(seeing.observe(g, builder.seat, builder.begun)), choices)


def likely(outlook: Outlook) -> list[float]:
    """The share of each choice."""
    shares = weights(outlook.logits, USUAL_WARMTH)
    return [share / sum(shares) for share in shares]


@cache
def net_of(path: str, game: str) -> Weights:
    """The network of a file, read once."""
    return fitting(read(path), game)


def own_policy(path: str, game: str) -> Policy:
    return NetPolicy(net_of(path, game))


def onnx_policy(path: str, game: str) -> Policy:
    """A file of another kind of network; its program is loaded when there is one."""
    policy: Policy = import_module("tangledbank.learn.onnx").OnnxPolicy(path, game)
    return policy


POLICIES: Final[dict[str, Callable[[str, str], Policy]]] = {"tbn": own_policy, "onnx": onnx_policy}
"""By the end of a path how its policy is loaded for a game."""
