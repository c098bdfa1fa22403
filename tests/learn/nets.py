"""Networks for tests: random weights, and the same sums done in the plainest way."""

from __future__ import annotations

from tangledbank.core.rng import next_state, pick
from tangledbank.env.encode.table import standard
from tangledbank.games import rulebook
from tangledbank.learn.net import ACTIVE_BITS, MOST_ACTIVE, WEIGHT_BITS
from tangledbank.learn.weights import OTHERS, NetFile, layout_of, lengths

MOST = (300, 20_000, 1500, 200_000, 1500, 200_000)
"""By part the largest number."""


def random_file(game: str, first: int = 8, second: int = 6, seed: int = 1) -> NetFile:
    """A network that has learnt nothing."""
    encoder = standard(game)
    sizes = [encoder.size, first, second, encoder.actions.size, OTHERS]
    parts = []
    for n, most in zip(lengths(sizes), MOST, strict=True):
        part = []
        for _ in range(n):
            seed = next_state(seed)
            part.append(pick(seed, 2 * most + 1) - most)
        parts.append(part)
    return NetFile(game, rulebook(game).rules, layout_of(encoder), sizes, parts)


def clipped(total: int) -> int:
    return max(0, min(MOST_ACTIVE, total))


def plain_results(file: NetFile, observation: bytes) -> list[int]:
    """All results for an observation, unit by unit."""
    inputs, first, second, actions, others = file.sizes
    rows, begin, columns, second_begin, heads, heads_begin = file.parts
    seen = [k for k in range(inputs) if observation[k]]
    ones = [begin[j] + sum(observation[k] * rows[k * first + j] for k in seen) for j in range(first)]
    ones = [clipped(total >> WEIGHT_BITS - ACTIVE_BITS) for total in ones]
    twos = [second_begin[j] + sum(ones[k] * columns[k * second + j] for k in range(first)) for j in range(second)]
    twos = [clipped(total >> WEIGHT_BITS) for total in twos]
    return [
        heads_begin[k] + sum(twos[j] * heads[k * second + j] for j in range(second)) for k in range(actions + others)
    ]
