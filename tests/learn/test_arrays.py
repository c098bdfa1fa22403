"""Policies that are functions of arrays: torch modules and ONNX files."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import tangledbank
from tangledbank.bots import player
from tangledbank.env.encode.table import standard
from tangledbank.learn import bot
from tangledbank.learn.arrays import ArrayPolicy, Numbers
from tangledbank.learn.onnx import OnnxPolicy
from tangledbank.learn.policy import Question
from tangledbank.learn.weights import NetError

QUESTIONS = [Question(bytes([1, 2, 3]), [0, 2]), Question(bytes([4, 5, 6]), [1])]


def sums(observations: Numbers, masks: Numbers) -> list[Numbers]:
    """Logits from the first byte, values from the last."""
    return [masks * observations[:, :1] * 1.0, np.repeat(observations[:, 2:3] / 10.0, 6, 1)]


def test_questions_become_rows_and_outlooks_come_back() -> None:
    first, second = ArrayPolicy(3, sums).judge(QUESTIONS)
    assert (first.logits, second.logits) == ([1.0, 1.0], [4.0])
    assert (first.values[0], len(second.values)) == (0.3, 6)


def test_without_questions_nothing_is_called() -> None:
    assert ArrayPolicy(3, lambda observations, masks: pytest.fail("called")).judge([]) == []


def test_a_torch_module_is_a_policy() -> None:
    torch = pytest.importorskip("torch")
    from tangledbank.learn.arrays import torch_policy

    class Module(torch.nn.Module):  # type: ignore[misc, name-defined]
        def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
            return masks * observations[:, :1], observations[:, 2:3].expand(-1, 6) / 10

    assert torch_policy(Module(), 3).judge(QUESTIONS)[1].logits == [4.0]


class Place:
    """An input or output of the runtime."""

    def __init__(self, name: str, width: int) -> None:
        self.name, self.shape = name, ["n", width]


class Session:
    """As onnxruntime's, for a network with some numbers of inputs and outputs."""

    def __init__(self, size: int, actions: int) -> None:
        self.size, self.actions = size, actions

    def get_inputs(self) -> list[Place]:
        return [Place("seen", self.size), Place("mask", self.actions)]

    def get_outputs(self) -> list[Place]:
        return [Place("logits", self.actions)]

    def run(self, names: None, given: dict[str, Numbers]) -> list[Numbers]:
        return sums(given["seen"], given["mask"])


def use(monkeypatch: pytest.MonkeyPatch, session: Session) -> None:
    runtime = ModuleType("onnxruntime")
    runtime.InferenceSession = lambda path, providers: session  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "onnxruntime", runtime)


def test_an_onnx_file_is_a_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    encoder = standard("evolution")
    use(monkeypatch, Session(encoder.size, encoder.actions.size))
    policy = bot.POLICIES["onnx"]("some.onnx", "evolution")
    asked = Question(bytes([7]) + bytes(encoder.size - 1), [3, 9])
    assert policy.judge([asked])[0].logits == [7.0, 7.0]


def test_an_onnx_file_of_another_size_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Session(10, 20))
    with pytest.raises(NetError) as refused:
        OnnxPolicy("some.onnx", "evolution")
    assert refused.value.message.key == "net-layout"


def test_without_onnxruntime_onnx_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(NetError) as refused:
        OnnxPolicy("some.onnx", "evolution")
    assert refused.value.message.key == "net-no-onnx"


# ---- programs that torch has exported -------------------------------------------------
def exported(path: Path, size: int, actions: int, *, rows: bool = True) -> str:
    """A file with a module that likes later sub-actions better; `rows`: it takes any number of questions."""
    torch = pytest.importorskip("torch")

    class Module(torch.nn.Module):  # type: ignore[misc, name-defined]
        def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
            return masks * torch.arange(actions), observations[:, :6].float() / 255

    n = torch.export.Dim("n") if rows else 4
    blank = (torch.zeros((4, size), dtype=torch.uint8), torch.ones((4, actions), dtype=torch.uint8))
    shapes = ({0: n}, {0: n}) if rows else None
    torch.export.save(torch.export.export(Module(), blank, dynamic_shapes=shapes), path)
    return str(path)


def test_a_program_that_torch_has_exported_plays(tmp_path: Path) -> None:
    encoder = standard("evolution")
    spec = exported(tmp_path / "net.pt2", encoder.size, encoder.actions.size)
    game = tangledbank.new("evolution", players=2, seed=3)
    last = encoder.builder(game.state, 0).choices()[-1]
    assert encoder.actions.split(game.state, 0, game.number(player("evolution", spec).answer(game, 0)))[0] == last


def test_an_exported_program_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    encoder = standard("evolution")
    size, actions = encoder.size, encoder.actions.size
    wrong = exported(tmp_path / "wrong.pt2", size, actions + 1)
    fixed = exported(tmp_path / "fixed.pt2", size, actions, rows=False)
    damaged = tmp_path / "damaged.pt2"
    damaged.write_bytes(b"PK nothing")
    for spec, words in ((wrong, "other observations"), (fixed, "other observations"), (damaged, "cannot|can be read")):
        with pytest.raises(NetError, match=words):
            player("evolution", str(spec))


def test_without_torch_an_exported_program_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setitem(sys.modules, "torch.export", None)
    with pytest.raises(NetError, match="need the package torch"):
        player("evolution", str(tmp_path / "net.pt2"))
