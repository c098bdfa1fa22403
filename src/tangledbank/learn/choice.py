"""Sampling in integer arithmetic: from a policy's logits to a choice, the same on every machine."""

from __future__ import annotations

from math import isqrt
from typing import Final

from ..core.rng import pick

FINE: Final = 31
STEPS: Final = 256
LOG2_E: Final = 1.4426950408889634
FARTHEST: Final = 40 * STEPS
"""What is so many times half as likely is never chosen."""


def powers() -> list[int]:
    """2 to the power of -k/256 for a whole step of k, as fractions of 2**31; from square roots of whole numbers."""
    bits = 62
    roots = [1 << bits]
    root = 1 << bits - 1  # a half
    for _ in range(8):
        root = isqrt(root << bits)
        roots.append(root)
    found = []
    for k in range(STEPS):
        power = 1 << bits
        for place in range(8):
            if k >> 7 - place & 1:
                power = power * roots[place + 1] >> bits
        found.append(power >> 31)
    return found


POWERS: Final = powers()


def weights(logits: list[float], temperature: float) -> list[int]:
    """How often each choice is taken, as whole numbers; the best one gets 2**31."""
    best = max(logits)
    scale = LOG2_E * STEPS / temperature
    found = []
    for logit in logits:
        steps = min(int((best - logit) * scale), FARTHEST)
        found.append(POWERS[steps % STEPS] >> steps // STEPS)
    return found


def chosen(logits: list[float], temperature: float, rng: int) -> int:
    """The place of a choice: the best at temperature 0 (of equals the first), else drawn."""
    if temperature <= 0.0 or len(logits) == 1:
        return logits.index(max(logits))
    shares = weights(logits, temperature)
    left = pick(rng, 1 << FINE) * sum(shares) >> FINE
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    return len(shares) - 1
