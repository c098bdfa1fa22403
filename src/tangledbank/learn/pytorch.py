"""Programs that torch has exported (.pt2) as policies, where torch is installed. They can run code: load your own."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from ..core.message import Message
from .arrays import ArrayPolicy, Numbers, torch_policy
from .weights import NetError, encoder_of

TRIED = 3
"""So many questions at once are tried first: an export whose number of rows is fixed does not take them."""


class TorchPolicy(ArrayPolicy):
    """`torch.export.save` of a module that takes observations and masks and returns logits and values."""

    def __init__(self, path: str, game: str) -> None:
        encoder = encoder_of(game)
        policy = torch_policy(module_of(path), encoder.actions.size)
        super().__init__(encoder.actions.size, policy.call)
        try:
            logits = self.call(*blank(encoder.size, encoder.actions.size))[0]
        except Exception as error:  # torch has many classes for shapes that do not fit
            raise NetError(Message("net-layout", game=game)) from error
        if logits.shape != (TRIED, encoder.actions.size):
            raise NetError(Message("net-layout", game=game))


def blank(size: int, actions: int) -> tuple[Numbers, Numbers]:
    """Questions in which nothing is seen and all is allowed."""
    return np.zeros((TRIED, size), np.uint8), np.ones((TRIED, actions), np.uint8)


def module_of(path: str) -> Any:
    """A program that is ready to run; NetError if it cannot be, or torch is missing."""
    try:
        export = import_module("torch.export")
    except ImportError as error:
        raise NetError(Message("net-no-torch")) from error
    try:
        return export.load(path).module()
    except Exception as error:  # damaged zips, other versions, missing files: each has its own class
        raise NetError(Message("net-unreadable", path=path[-80:])) from error
