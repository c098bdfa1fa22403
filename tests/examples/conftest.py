"""The example of a game, installed once."""

from __future__ import annotations

import pytest

from .installed import ACORNS, Installed


@pytest.fixture(scope="session")
def acorns(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("packages")).adds(ACORNS)
