"""Weights of nets on disk: npz, which runs nothing when it is read."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch

from .nets import Student, Teacher

KINDS = {"teacher": Teacher, "student": Student}


def save(net: Teacher | Student, game: str, path: Path, kind: type = np.float32) -> None:
    """All weights, and how large a net they need."""
    about = json.dumps({"game": game, "kind": type(net).__name__.lower(), **net.sizes})
    arrays = {name: x.detach().float().cpu().numpy().astype(kind) for name, x in net.state_dict().items()}
    scratch = path.with_suffix(".part.npz")
    np.savez_compressed(scratch, about=np.frombuffer(about.encode(), np.uint8), **arrays)
    scratch.replace(path)


def load(path: Path) -> tuple[str, Teacher | Student]:
    """The game, and a net of the same size with these weights."""
    with np.load(path) as arrays:
        about = json.loads(arrays["about"].tobytes())
        game, kind = about.pop("game"), KINDS[about.pop("kind")]
        net = kind(game, **about)
        net.load_state_dict(
            {name: torch.from_numpy(arrays[name].astype(np.float32)) for name in arrays if name != "about"}
        )
    return game, net
