"""A bot that asks a policy, sub-action by sub-action. Named by a file: mynet.tbn, mynet.onnx, mynet.pt2:0.5."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from re import fullmatch
from typing import Final, NamedTuple

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
from .policy import NetPolicy, Policy, PolicyOutput, Question
from .weights import NetError, fitting, read

SPEC: Final = r"(.+\.(tbn|onnx|pt2))(?::([0-9]{1,2}(?:\.[0-9]{1,3})?))?"
USUAL_WARMTH: Final = 1.0
"""The temperature at which ideas are weighed: what the policy itself would do."""
SHARES: Final = 1000
"""Ideas count choices as if there had been so many."""


class PolicyBot:
    """Plays what a policy likes best, or at a temperature what it draws. Remembers nothing that matters."""

    def __init__(self, policy: Policy | str, temperature: float = 0.0) -> None:
        """A policy, or the spec of a file with one, which says its temperature itself and is read when it is needed."""
        path, kind, warmth = parts_of(policy) if isinstance(policy, str) else ("", "", None)
        self.path: Final = path
        self.kind: Final = kind
        self.temperature: Final = temperature if warmth is None else float(warmth)
        self.policy: Policy | None = None if isinstance(policy, str) else policy
        self.encoder: Encoder | None = None

    def __repr__(self) -> str:
        return f"<PolicyBot: {self.path or self.policy!r} at temperature {self.temperature:g}>"

    def choose(self, view: Json, options: list[str], sampler: Sampler, budget: Budget, rng: int) -> str:
        if len(options) == 1:
            return options[0]
        asked = [Asked(self.seeing(sampler), sampler.world, sampler.seat, rng)]
        return sampler.book.notation.show(answers(self.loaded(sampler), asked, self.temperature)[0])

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

    def outlooks(self, sampler: Sampler, questions: list[Question]) -> list[PolicyOutput]:
        """What the policy says."""
        return self.loaded(sampler).judge(questions)

    def loaded(self, sampler: Sampler) -> Policy:
        """The policy; read from its file the first time."""
        if self.policy is None:
            self.policy = POLICIES[self.kind](self.path, sampler.book.name)
        return self.policy


class Asked(NamedTuple):
    """A seat that is asked in some position."""

    encoder: Encoder
    g: State
    seat: int
    rng: int


def answers(policy: Policy, asked: list[Asked], temperature: float) -> list[int]:
    """What a policy answers in many positions: each of its calls judges all answers that are not complete yet."""
    builders = [one.encoder.builder(one.g, one.seat) for one in asked]
    found = [MORE] * len(asked)
    luck = [one.rng for one in asked]
    while MORE in found:
        left = [k for k, answer in enumerate(found) if answer == MORE]
        choices = [builders[k].choices() for k in left]
        questions = [
            question(asked[k].encoder, asked[k].g, builders[k], choice) for k, choice in zip(left, choices, strict=True)
        ]
        for k, choice, outlook in zip(left, choices, policy.judge(questions), strict=True):
            found[k] = builders[k].give(choice[chosen(outlook.logits, temperature, luck[k])])
            luck[k] = next_state(luck[k])
    return found


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


def likely(outlook: PolicyOutput) -> list[float]:
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


def torch_program(path: str, game: str) -> Policy:
    """The same for a program that torch has exported."""
    policy: Policy = import_module("tangledbank.learn.pytorch").TorchPolicy(path, game)
    return policy


POLICIES: Final[dict[str, Callable[[str, str], Policy]]] = {
    "tbn": own_policy,
    "onnx": onnx_policy,
    "pt2": torch_program,
}
"""By the end of a path how its policy is loaded for a game."""
