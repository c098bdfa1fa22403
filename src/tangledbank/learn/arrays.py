"""Policies that are other programs' networks: questions as arrays, for torch and ONNX."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .policy import SEATS, PolicyOutput, Question

Numbers: TypeAlias = "NDArray[Any]"


class ArrayPolicy:
    """A function of arrays as a policy: observations and masks in, logits and values out, a row for each question."""

    def __init__(self, actions: int, judge: Callable[[Numbers, Numbers], Sequence[Numbers]]) -> None:
        self.actions: Final = actions
        """The sub-actions of the game."""
        self.call: Final = judge

    def judge(self, questions: list[Question]) -> list[PolicyOutput]:
        if not questions:
            return []
        observations = np.array([np.frombuffer(one.observation, np.uint8) for one in questions])
        masks = np.zeros((len(questions), self.actions), np.uint8)
        for row, one in zip(masks, questions, strict=True):
            row[one.choices] = 1
        logits, values = self.call(observations, masks)[:2]
        return [
            PolicyOutput([float(row[k]) for k in one.choices], [float(x) for x in seats[:SEATS]])
            for one, row, seats in zip(questions, logits, values, strict=True)
        ]


def torch_policy(module: Any, actions: int) -> ArrayPolicy:
    """A torch module that takes observations and masks (bytes) and returns logits and values."""
    import torch

    def judge(observations: Numbers, masks: Numbers) -> list[Numbers]:
        with torch.no_grad():
            said = module(torch.from_numpy(observations), torch.from_numpy(masks))
        return [part.float().cpu().numpy() for part in said[:2]]

    return ArrayPolicy(actions, judge)
