"""In random games the rings say what the engine does."""

from __future__ import annotations

import pytest

from .laws import LAWS
from .positions import played

EVERY = {"evolution": 1, "dominant-species": 6, "marine": 9}
"""So manieth positions are enough for a quick look; hints have tests of their own."""


@pytest.mark.parametrize("game", LAWS)
def test_the_rings_agree_with_the_engine(game: str) -> None:
    laws = [law for ring, found in LAWS[game].items() if ring != "hint" for law in found]
    for g in played(game, EVERY[game]):
        for law in laws:
            law(g)
