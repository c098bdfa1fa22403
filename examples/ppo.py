"""Masked PPO learns Evolution for two by playing against itself, and is measured against bots as it goes.

pip install "tangledbank[learn]"
python examples/ppo.py
"""

import argparse
import time
from collections import namedtuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical
from torch.nn.functional import embedding_bag

from tangledbank.env.gymnasium import make
from tangledbank.env.vector import VectorEnv

GAMES, LENGTH = 128, 64  # games side by side, and letters of each between two updates
EPOCHS, MINIBATCH = 3, 2048
DISCOUNT, TRACE = 0.998, 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
POINT = 0.1  # what a point of the game is worth as a reward


class Policy(nn.Module):
    """From what a seat sees to how likely it gives each letter, and how many points it expects to win by."""

    def __init__(self, env: VectorEnv, width: int = 256) -> None:
        super().__init__()
        most = [np.full(field.size(), min(field.most, 20)) for field in env.arrangement.encoder.fields]
        self.register_buffer("most", torch.tensor(np.concatenate(most), dtype=torch.float32))
        self.eyes = nn.Parameter(torch.randn(len(self.most), width) * 0.012)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.letters = nn.Linear(width, env.arrangement.encoder.actions.size)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.letters.weight, std=0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """The first layer is a sum over what is not 0: a small part of an observation."""
        row, column = seen.nonzero(as_tuple=True)
        begin = torch.searchsorted(row, torch.arange(len(seen)))
        scaled = seen[row, column] / self.most[column]
        h = self.body(embedding_bag(column, self.eyes, begin, mode="sum", per_sample_weights=scaled))
        return Categorical(logits=self.letters(h).masked_fill(mask == 0, -1e9)), self.value(h)[:, 0]


Step = namedtuple("Step", "seen mask letter chance value seat reward done")  # one letter of every game


def play(policy: Policy, env: VectorEnv) -> tuple[list[Step], Tensor, Tensor]:
    """Some letters of every game, both seats by the same policy; then who is asked next, and what that is worth."""
    steps = []
    batch = env.batch()
    for _ in range(LENGTH):
        seen, mask = torch.from_numpy(batch.observation.copy()), torch.from_numpy(batch.action_mask.copy())
        seat = torch.from_numpy(batch.seat.astype(np.int64))
        wish, value = policy(seen, mask)
        letter = wish.sample()
        batch = env.step(letter.numpy())
        reward = torch.from_numpy(batch.reward).gather(1, seat[:, None])[:, 0] * POINT
        done = torch.from_numpy(batch.done.astype(bool))
        steps.append(Step(seen, mask, letter, wish.log_prob(letter), value, seat, reward, done))
    _, value = policy(torch.from_numpy(batch.observation), torch.from_numpy(batch.action_mask))
    return steps, torch.from_numpy(batch.seat.astype(np.int64)), value


def advantages(steps: list[Step], seat: Tensor, value: Tensor) -> Tensor:
    """Generalized advantages. What the next position is worth to the other seat, it costs this one."""
    found: list[Tensor] = []
    later = torch.zeros(GAMES)
    for step in reversed(steps):
        sign = torch.where(step.done, 0.0, torch.where(step.seat == seat, DISCOUNT, -DISCOUNT))
        later = step.reward + sign * value - step.value + TRACE * sign * later
        found.insert(0, later)
        seat, value = step.seat, step.value
    return torch.cat(found)


def learn(policy: Policy, optimizer: torch.optim.Optimizer, env: VectorEnv) -> None:
    """Proximal policy optimization: what went better than expected becomes more likely, but not too much at once."""
    with torch.no_grad():
        steps, seat, later = play(policy, env)
    gain = advantages(steps, seat, later)
    seen, mask, letter, chance, value = [torch.cat(column) for column in list(zip(*steps, strict=True))[:5]]
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).split(MINIBATCH):
            wish, expected = policy(seen[part], mask[part])
            better = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
            ratio = (wish.log_prob(letter[part]) - chance[part]).exp()
            surprise = (expected - (gain + value)[part]).square().mean()
            clipped = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            optimizer.zero_grad()
            (0.5 * surprise - clipped - ENTROPY * wish.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def measure(policy: Policy, bot: str, games: int) -> tuple[float, float]:
    """Share of games won against a bot, in both seats, and by how many points on average."""
    wins, margin = 0.0, 0.0
    for number in range(games):
        seat = number % 2
        env = make("evolution", players=2, opponents=[bot], seat=seat)
        (seen, info), over = env.reset(seed=number // 2), False
        while not over:
            wish, _ = policy(torch.tensor(seen["observation"])[None], torch.tensor(seen["action_mask"])[None])
            seen, _, over, _, info = env.step(int(wish.sample()))
        margin += info["scores"][seat] - info["scores"][1 - seat]
        wins += (seat in info["winners"]) / len(info["winners"])
    return wins / games, margin / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1_000_000, help="letters to learn from")
    parser.add_argument("--bots", nargs="*", default=["random", "greedy"], help="opponents to be measured against")
    parser.add_argument("--games", type=int, default=20, help="games of each measurement")
    parser.add_argument("--points", type=int, default=5, help="measurements on the way")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    env = VectorEnv("evolution", GAMES, players=2, rewards="dense")
    policy = Policy(env)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    env.reset(args.seed)
    updates, seconds = args.steps // (GAMES * LENGTH), 0.0
    for number in range(updates + 1):
        if number in [updates * k // args.points for k in range(args.points + 1)]:
            found = [(bot, *measure(policy, bot, args.games)) for bot in args.bots]
            shown = "".join([f"   {bot}: {wins:4.0%} won, {margin:+6.1f} points" for bot, wins, margin in found])
            print(f"{number * GAMES * LENGTH:9,} letters, {seconds:4.0f} s{shown}", flush=True)
        if number < updates:
            begin = time.perf_counter()
            optimizer.param_groups[0]["lr"] = RATE * (1 - number / updates)
            learn(policy, optimizer, env)
            seconds += time.perf_counter() - begin


if __name__ == "__main__":
    main()
