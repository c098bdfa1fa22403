"""The examples run, warnings are errors, and they show what they promise."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
needs_torch = pytest.mark.skipif(
    find_spec("torch") is None, reason="torch is not installed: pip install tangledbank[learn]"
)


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    alone = {**os.environ, "OMP_NUM_THREADS": "1"}  # threads that wait for each other are slow beside other tests
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False, env=alone)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_every_example_is_told() -> None:
    told = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f"[{path.name}]({path.name})" in told


def test_the_tournament_ranks_its_bots() -> None:
    bots = ["random", "beginner", "novice"]
    printed = run("tournament.py", "--games", "3", "--bots", *bots)
    first, second = [block.splitlines() for block in printed.strip().split("\n\n")]
    assert first[0].split()[:2] == ["bot", "games"]
    ranked = [line.split()[0] for line in first[1:]]
    assert sorted(ranked) == sorted(bots)
    assert [line.split()[1] for line in first[1:]] == ["3", "3", "3"]
    assert [line.split()[0] for line in second[1:]] == ranked


def test_random_games_are_played_to_their_end() -> None:
    printed = run("random_rollout.py", "evolution", "--players", "3", "--games", "2")
    assert len(re.findall(r"^seed \d+: \d+ sub-actions, scores \[.*\], winners \[.+\]$", printed, re.MULTILINE)) == 2


def test_the_learner_is_short() -> None:
    assert len((EXAMPLES / "ppo.py").read_text(encoding="utf-8").splitlines()) < 180


@needs_torch
def test_the_learner_tells_how_it_does_against_greedy_and_saves_a_bot(tmp_path: Path) -> None:
    saved = tmp_path / "ppo.pt2"
    printed = run("ppo.py", "--games", "1", "--warm", "2", "--updates", "1", "--out", str(saved))
    assert saved.stat().st_size > 0
    told = r"^ *\d+ s, (.+): [+-]\d+\.\d points, ahead in \d+% of (\d+) games$"
    assert re.findall(told, printed, re.MULTILINE) == [("untrained", "2"), ("after 0 updates", "2")]


@needs_torch
def test_the_learner_imitates_greedy() -> None:
    """Five games are enough to guess much better what greedy does in two others, where it has a choice."""
    import torch

    ppo, policy = learner()
    games, others = [ppo.Steps(*map(torch.from_numpy, ppo.play(None, seed, n))) for seed, n in ((0, 5), (9, 2))]

    def agreement() -> float:
        guess = policy(others.seen, others.mask)[0].probs.argmax(1)
        return float((guess == others.sub_action)[others.mask.sum(1) > 1].double().mean())

    before = agreement()
    for _ in range(2):
        ppo.learn(policy, torch.optim.Adam(policy.parameters(), lr=ppo.WARM_RATE), games, imitate=True)
    assert agreement() > before + 0.08


@needs_torch
def test_the_learner_prefers_what_went_better_than_expected() -> None:
    """Games of one sub-action, three of them allowed, and one of these wins a point."""
    import torch

    ppo, policy = learner()
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    seen = torch.zeros((256, len(policy.most)), dtype=torch.uint8)
    seen[:, :9] = 1
    mask = (torch.arange(policy.choice.out_features) < 3).expand(256, -1)
    before, _ = policy(seen, mask)
    for _ in range(8):
        sub_action = policy(seen, mask)[0].sample()
        steps = ppo.Steps(seen, mask, sub_action, (sub_action == 1).double(), torch.ones(256, dtype=torch.bool))
        ppo.learn(policy, optimizer, steps, imitate=False)
    after, _ = policy(seen, mask)
    assert before.probs[0, 1] < 0.5
    assert after.probs[0, 1] > 0.7
    assert after.probs[0, 3:].sum() == 0


@needs_torch
def test_the_learner_expects_nothing_from_the_next_game() -> None:
    import torch

    ppo, _ = learner()
    steps = ppo.Steps(None, None, None, torch.tensor([0.0, 10.0, 5.0]), torch.tensor([False, True, True]))
    found = ppo.advantages(steps, torch.tensor([0.0, 0.0, 0.1]), trace=1.0) / ppo.POINT
    assert found.tolist() == pytest.approx([10 * ppo.DISCOUNT, 10, 5 - 0.1 / ppo.POINT], abs=1e-4)


@needs_torch
def test_the_learner_plays_the_same_games_with_the_same_seed() -> None:
    ppo, policy = learner()
    once, again, other = [ppo.play(policy, seed, 1)[2].tolist() for seed in (4, 4, 6)]
    assert once == again != other


def learner() -> tuple[ModuleType, Any]:
    """The example as a module, and an untrained policy."""
    import torch

    spec = spec_from_file_location("ppo", EXAMPLES / "ppo.py")
    assert spec
    assert spec.loader
    ppo = module_from_spec(spec)
    spec.loader.exec_module(ppo)
    torch.manual_seed(0)
    return ppo, ppo.Policy(ppo.make("evolution", players=2))
