"""ONNX files as policies, where onnxruntime is installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..core.message import Message
from .arrays import ArrayPolicy, Numbers
from .weights import NetError, encoder_of


class OnnxPolicy(ArrayPolicy):
    """A network with two inputs of bytes (observations, masks; a row a question) and the outputs logits and values."""

    def __init__(self, path: str, game: str) -> None:
        encoder = encoder_of(game)
        self.session = session_of(path)
        shapes = [one.shape[1:] for one in (*self.session.get_inputs()[:2], *self.session.get_outputs()[:1])]
        if shapes != [[encoder.size], [encoder.actions.size], [encoder.actions.size]]:
            raise NetError(Message("net-layout", game=game))
        super().__init__(encoder.actions.size, self.run)

    def run(self, observations: Numbers, masks: Numbers) -> list[Numbers]:
        names = [one.name for one in self.session.get_inputs()]
        found: list[Numbers] = self.session.run(None, dict(zip(names, (observations, masks), strict=True)))
        return found


def session_of(path: str) -> Any:
    """A file that is ready to run; NetError if it cannot be, or onnxruntime is missing."""
    try:
        runtime = import_module("onnxruntime")
    except ImportError as error:
        raise NetError(Message("net-no-onnx")) from error
    try:
        return runtime.InferenceSession(path, providers=["CPUExecutionProvider"])
    except Exception as error:  # the runtime has classes of its own for files that it cannot read
        raise NetError(Message("net-unreadable", path=path[-80:])) from error
