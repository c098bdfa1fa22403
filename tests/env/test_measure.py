"""Measuring beside others: `make bench` installs what it needs."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import numpy as np
import pytest

from scripts.bench.before import RESEARCH, SCRIPTS
from scripts.bench.engines import ROOT
from scripts.bench.research import BY_CLOCK, IN_PROCESSOR_TIME, work
from tangledbank.env.measure import ones

PINNED = Path(__file__).parents[2] / "requirements" / "bench.txt"
LOADED = "import sys; before = set(sys.modules); import tangledbank.env.measure; print(*(set(sys.modules) - before))"


def test_others_have_what_measuring_imports() -> None:
    """Chess and connect four are played in an environment with the pinned packages and nothing else."""
    modules = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split()
    packages = packages_distributions()
    needed = {name for module in modules for name in packages.get(module.partition(".")[0], [])} - {"tangledbank"}
    pinned = set(re.findall(r"^([a-z0-9-]+)==", PINNED.read_text(encoding="utf-8"), re.MULTILINE))
    assert {"librt", "numpy", "pettingzoo"} <= needed
    assert {re.sub(r"[._]", "-", name).lower() for name in needed} <= pinned


@pytest.mark.parametrize("sub_actions", [3, 8, 13])
@pytest.mark.parametrize("n", [1, 4, 8])
def test_the_ones_of_a_mask_are_found(n: int, sub_actions: int) -> None:
    """Whole or in part, of any size."""
    mask = (np.random.default_rng(n).random((n, 2 * sub_actions)) < 0.3).astype(np.int8)
    for part in (mask, mask[:, ::2], mask[:, :sub_actions]):
        assert ones(part).tolist() == np.flatnonzero(part).tolist()


def test_what_is_not_measured_is_refused() -> None:
    """Another name for a job once measured a vector in one process beside one in two."""
    assert (ROOT / SCRIPTS[0]).exists()
    assert {names[0] for names in RESEARCH.values()} <= {*BY_CLOCK, *IN_PROCESSOR_TIME}
    with pytest.raises(SystemExit, match="nothing measures 'crew'"):
        work("crew", "evolution", 0.1)
