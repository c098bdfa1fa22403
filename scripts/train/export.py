"""A student's weights as a file of the product: python -m scripts.train.export student.npz evolution.tbn"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from tangledbank.games import rulebook
from tangledbank.learn.net import ACTIVE_BITS, RESULT_BITS, WEIGHT_BITS
from tangledbank.learn.weights import OTHERS, NetFile, fitting, layout_of, write

from .nets import Student
from .planes import encoder_of
from .weights import load

MOST = (1 << 15) - 1


def whole(numbers: torch.Tensor, bits: int, half: int = 0) -> list[int]:
    """Numbers as fractions of a power of two; `half` makes the shift that follows round instead of cut."""
    found: NDArray[np.float64] = np.rint(numbers.detach().double().numpy() * (1 << bits)) + half
    return found.astype(np.int64).flatten().tolist()


def weights(numbers: torch.Tensor) -> list[int]:
    return [max(-MOST, min(MOST, n)) for n in whole(numbers, WEIGHT_BITS)]


def exported(game: str, student: Student) -> NetFile:
    """The student in whole numbers."""
    encoder = encoder_of(game)
    scales: torch.Tensor = student.get_buffer("scales")
    heads = torch.cat([student.sub_actions.weight, student.seats.weight])
    begin = torch.cat([student.sub_actions.bias, student.seats.bias])
    parts = [
        weights((student.a.weight * scales).T),
        whole(student.a.bias, WEIGHT_BITS, 1 << WEIGHT_BITS - ACTIVE_BITS - 1),
        weights(student.b.weight.T),
        whole(student.b.bias, RESULT_BITS, 1 << WEIGHT_BITS - 1),
        weights(heads),
        whole(begin, RESULT_BITS),
    ]
    sizes = [encoder.size, student.sizes["first"], student.sizes["second"], encoder.actions.size, OTHERS]
    return NetFile(game, rulebook(game).rules, layout_of(encoder), sizes, parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("student", type=Path)
    parser.add_argument("out", type=Path)
    args = parser.parse_args()
    game, net = load(args.student)
    assert isinstance(net, Student), "a teacher is too large for the product: distil it"
    file = exported(game, net)
    fitting(file, game)  # refuses what the product would refuse
    data = write(file)
    args.out.write_bytes(data)
    print(f"{args.out}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
