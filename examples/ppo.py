"""Masked PPO learns Evolution for two: first it imitates the bot `greedy`, then it learns by playing against it.

pip install "tangledbank[learn]" && python examples/ppo.py
"""

import argparse
import time
from collections import namedtuple
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical
from torch.nn.functional import embedding_bag

from tangledbank.bots.player import player
from tangledbank.env.gymnasium import SeatEnv, make

EPOCHS, MINIBATCH, RATE, WARM_RATE = 4, 512, 6e-4, 1e-3
DISCOUNT, TRACE, CLIP, ENTROPY = 0.998, 0.95, 0.2, 0.002
POINT = 0.02  # what a point of the game is worth as a reward
torch.set_num_threads(1)  # the other processor plays; and one thread always adds up in the same order


class Policy(nn.Module):
    """From what a seat sees to how likely it gives each sub-action, and how many points it expects to win by."""

    def __init__(self, env: SeatEnv, width: int = 256) -> None:
        super().__init__()
        most = [np.full(field.size(), min(field.most, 20)) for field in env.arrangement.encoder.fields]
        self.register_buffer("most", torch.tensor(np.concatenate(most), dtype=torch.float32))
        self.eyes = nn.Parameter(torch.randn(len(self.most), width) * 0.05)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice = nn.Linear(width, env.arrangement.encoder.actions.size)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """The first layer is a sum over what is not 0: a small part of an observation."""
        row, column = seen.nonzero(as_tuple=True)
        begin = torch.searchsorted(row, torch.arange(len(seen)))
        scaled = seen[row, column] / self.most[column]
        h = self.body(embedding_bag(column, self.eyes, begin, mode="sum", per_sample_weights=scaled))
        return Categorical(logits=self.choice(h).masked_fill(mask == 0, -1e9)), self.value(h)[:, 0]


class Playable(nn.Module):
    """The same as a bot of the program wants it: logits, and for six seats from the own one on what they can expect."""

    def __init__(self, policy: Policy) -> None:
        super().__init__()
        self.policy = policy

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        p = self.policy
        h = p.body(seen.float() / p.most @ p.eyes)
        value = p.value(h).tanh()
        return p.choice(h).masked_fill(mask == 0, -1e9), torch.cat([value, -value.expand(-1, 5)], 1)


def save(policy: Policy, path: str) -> None:
    """A file that plays: tangledbank play evolution --bots ppo.pt2"""
    actions, rows = policy.choice.out_features, torch.export.Dim("rows")
    blank = (torch.zeros((2, len(policy.most)), dtype=torch.uint8), torch.ones((2, actions), dtype=torch.uint8))
    torch.export.save(torch.export.export(Playable(policy), blank, dynamic_shapes=({0: rows}, {0: rows})), path)


Steps = namedtuple("Steps", "seen mask sub_action reward last")  # the learner's sub-actions, game after game


def greedys_sub_actions(env: SeatEnv) -> list[int]:
    """How greedy would answer in place of the learner."""
    answer = player("evolution", "greedy").answer(env.game, env.seat)
    book, actions = env.arrangement.book, env.arrangement.encoder.actions
    return actions.split(env.game.state, env.seat, book.notation.read(answer))


@torch.no_grad()
def play(policy: Policy | None, seed: int, games: int) -> list[np.ndarray]:
    """Games against greedy, every deal from both seats. Without a policy greedy plays the learner's seat, too."""
    torch.manual_seed(seed)
    envs = [make("evolution", players=2, opponents=["greedy"], seat=k % 2, rewards="dense") for k in range(games)]
    shown = [env.reset(seed=(seed * games + k) // 2)[0] for k, env in enumerate(envs)]
    steps, plans, going = [[] for _ in envs], {}, list(range(games))
    while going:
        if policy:
            seen, mask = [np.stack([shown[k][name] for k in going]) for name in ("observation", "action_mask")]
            sub_actions = policy(torch.from_numpy(seen), torch.from_numpy(mask))[0].sample().tolist()
        else:
            plans = {k: plans.get(k, [])[1:] or greedys_sub_actions(envs[k]) for k in going}
            sub_actions = [plan[0] for plan in plans.values()]
        for k, sub_action in zip(going, sub_actions, strict=True):
            before = shown[k]
            shown[k], reward, over, _, _ = envs[k].step(sub_action)
            steps[k].append((before["observation"], before["action_mask"], sub_action, reward, over))
        going = [k for k in going if not steps[k][-1][-1]]
    return [np.array(column) for column in zip(*chain(*steps), strict=True)]


def gather(pool: ProcessPoolExecutor, policy: Policy | None, seeds: range, games: int) -> Steps:
    """The same with several seeds, side by side."""
    shares = pool.map(play, [policy] * len(seeds), seeds, [games] * len(seeds))
    return Steps(*[torch.from_numpy(np.concatenate(column)) for column in zip(*shares, strict=True)])


def advantages(steps: Steps, value: Tensor, trace: float) -> Tensor:
    """Generalized advantages: how much better it went from each sub-action on than expected."""
    found, next_value, later = [], 0.0, 0.0
    for reward, now, last in zip(*[row.flip(0).tolist() for row in (steps.reward, value, steps.last)], strict=True):
        after = 0.0 if last else DISCOUNT * (next_value + trace * later)
        next_value, later = now, reward * POINT + after - now
        found.append(later)
    return torch.tensor(found).flip(0)


def learn(policy: Policy, optimizer: torch.optim.Optimizer, steps: Steps, imitate: bool) -> None:
    """PPO: what went better than expected becomes more likely, but not too much at once. Imitation: all of it does."""
    with torch.no_grad():
        wish, value = policy(steps.seen, steps.mask)
    chance = wish.log_prob(steps.sub_action)
    gain = advantages(steps, value, 1.0 if imitate else TRACE)
    better = (gain - gain.mean()) / (gain.std() + 1e-8)
    for part in chain(*[torch.randperm(len(gain)).split(MINIBATCH) for _ in range(EPOCHS)]):
        wish, expected = policy(steps.seen[part], steps.mask[part])
        now = wish.log_prob(steps.sub_action[part])
        ratio = (now - chance[part]).exp()
        clipped = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part])
        aim = now.mean() if imitate else clipped.mean() + ENTROPY * wish.entropy().mean()
        optimizer.zero_grad()
        (0.5 * (expected - (value + gain)[part]).square().mean() - aim).backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
        optimizer.step()


def report(who: str, begin: float, rewards: Tensor, last: Tensor) -> None:
    """How games ended: the rewards of a game add up to the points it was won by."""
    margin = rewards.cumsum(0)[last].diff(prepend=torch.zeros(1))
    points, ahead, spent = margin.mean(), (margin.sign() + 1).mean() / 2, time.perf_counter() - begin
    print(f"{spent:4.0f} s, {who}: {points:+.1f} points, ahead in {ahead:.0%} of {len(margin)} games", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=32, help="games of a share; two shares make an update")
    parser.add_argument("--warm", type=int, default=12, help="shares of greedy's games to imitate")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="ppo.pt2", help="where the network is saved, for --bots of any command")
    args = parser.parse_args()
    begin, share, played = time.perf_counter(), args.seed * 10_000, []
    torch.manual_seed(args.seed)
    policy = Policy(make("evolution", players=2))
    optimizer = torch.optim.Adam(policy.parameters(), lr=WARM_RATE)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        report("untrained", begin, *gather(pool, policy, range(share, share + 2), args.games)[3:])
        learn(policy, optimizer, gather(pool, None, range(share, share + args.warm), args.games), imitate=True)
        for update in range(args.updates):
            first = share + args.warm + 2 * update
            steps = gather(pool, policy, range(first, first + 2), args.games)
            played.append(steps[3:])
            if update % 10 == 0 or update == args.updates - 1:
                report(f"after {update} updates", begin, *map(torch.cat, zip(*played[-10:], strict=True)))
            optimizer.param_groups[0]["lr"] = RATE * (1 - update / args.updates)
            learn(policy, optimizer, steps, imitate=False)
    save(policy, args.out)
    print(f"tangledbank play evolution --bots {args.out}")


if __name__ == "__main__":
    main()
