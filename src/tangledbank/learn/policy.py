"""What a policy is: it sees questions as learning programs do, and says what it would answer and what it expects.

A question is an observation and the sub-actions that are allowed (docs/env.md). Questions come in batches, so that a
network on a GPU is called once for many positions.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from .net import UNIT, Net, Weights

SEATS: Final = 6


class Question(NamedTuple):
    """One position as one seat sees it."""

    observation: bytes
    choices: list[int]
    """The sub-actions that are allowed, in ascending order."""


class PolicyOutput(NamedTuple):
    """What a policy thinks of a question."""

    logits: list[float]
    """For each choice; of two choices one is e times as likely if its logit is larger by 1."""
    values: list[float]
    """By seat, from the one that is asked on: from -1 (last) to 1 (first)."""


class Policy(Protocol):
    """Anything that can answer questions of one game."""

    def judge(self, questions: list[Question]) -> list[PolicyOutput]:
        """One outlook for each question."""


class NetPolicy:
    """A network of our own. Its numbers are whole ones divided by a power of two: the same everywhere."""

    def __init__(self, weights: Weights) -> None:
        self.net: Final = Net(weights)

    def __repr__(self) -> str:
        return f"<NetPolicy: {self.net.weights!r}>"

    def judge(self, questions: list[Question]) -> list[PolicyOutput]:
        return [self.judge_one(question) for question in questions]

    def judge_one(self, question: Question) -> PolicyOutput:
        self.net.see(question.observation)
        logits = [number / UNIT for number in self.net.logits(question.choices)]
        return PolicyOutput(logits, [number / UNIT for number in self.net.values()[:SEATS]])
