"""The two nets of a game in torch: a teacher that sees things, and the small student that the product can evaluate."""

from __future__ import annotations

from typing import NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812  torch's own documents call it so
from torch import Tensor, nn

from .glance import GLANCES
from .planes import CAP, NEVER, PLANS, Plan

SEATS = 6
REFUSED = -1e9
MANY = 10
"""Things of a group that has so many are alike: a hex, a corner, a species."""
CLIP = 8.0
"""Activations of the student end here: its integers have room for no more."""


class PolicyOutput(NamedTuple):
    """What a net says of some positions."""

    logits: Tensor
    """By sub-action; REFUSED where it is not allowed."""
    win: Tensor
    """By seat, from the one that is asked on: the final reward, from -1 to 1."""
    margin: Tensor
    """By seat: points still to be won, less what the others win, in hundreds."""


class Outputs(nn.Module):
    """The heads that are not sub-actions: what every seat can expect."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.seats = nn.Linear(width, 2 * SEATS)
        nn.init.orthogonal_(self.seats.weight, 0.1)
        nn.init.zeros_(self.seats.bias)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        both: Tensor = self.seats(x).float()
        return torch.tanh(both[:, :SEATS]), both[:, SEATS:]


class Block(nn.Module):
    """Two layers beside a straight line."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.a, self.b = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = x + self.b(F.relu(self.a(self.norm(x))))
        return out


class Rows(nn.Module):
    """The things of a group as rows of numbers, with the same weights for all of them."""

    columns: Tensor
    scales: Tensor

    def __init__(self, plan: Plan, name: str, depth: int, width: int) -> None:
        super().__init__()
        group = plan.groups[name]
        columns = torch.tensor(group.columns)
        assert (columns != NEVER).all()
        self.n = group.n
        self.register_buffer("columns", columns.flatten(), persistent=False)
        self.register_buffer("scales", torch.tensor(group.scales), persistent=False)
        self.glance = GLANCES[plan.game].get(name)
        more = self.glance.size if self.glance else 0
        self.first = nn.Linear(len(group.scales) + more, depth)
        self.places = nn.Parameter(torch.zeros(group.n, depth))
        self.about = nn.Linear(width, depth, bias=False)
        self.links = nn.ModuleDict({other: nn.Linear(depth, depth, bias=False) for other, _ in group.links})
        for other, near in group.links:
            index = torch.tensor(near)
            self.register_buffer("near_" + other, index.where(index != NEVER, torch.tensor(-1)), persistent=False)
        self.second = nn.Linear(depth, depth)

    def forward(self, obs: Tensor, glances: dict[str, Tensor], context: Tensor) -> Tensor:
        """Each thing by itself, and what all of them know of the table."""
        x = obs.index_select(1, self.columns).view(len(obs), self.n, -1) * self.scales.to(obs.dtype)
        if self.glance:
            x = torch.cat([x, glances[self.glance.name].to(x.dtype)], 2)
        return F.relu(self.first(x) + self.places + self.about(context)[:, None])

    def mixed(self, rows: Tensor, others: dict[str, Tensor], context: Tensor) -> Tensor:
        """Again, with what lies beside each thing."""
        x = self.second(rows) + self.about(context)[:, None]
        for name, weights in self.links.items():
            near: Tensor = getattr(self, "near_" + name)
            ends = F.pad(weights(others[name]), (0, 0, 0, 1))  # the last row, that of NEVER, is 0
            x = x + ends.index_select(1, near.flatten() % ends.shape[1]).view(*x.shape[:2], near.shape[1], -1).sum(2)
        return rows + F.relu(x)


class Teacher(nn.Module):
    """Flat bytes into a trunk, rows of things beside it; sub-actions that point at a thing ask its row."""

    columns: Tensor
    scales: Tensor

    def __init__(
        self, game: str, width: int = 512, depth: int = 64, blocks: int = 2, rounds: int = 2, wide: bool = True
    ) -> None:
        """`wide`: the trunk sees the bytes of all things, too; otherwise it knows of many things only by their rows."""
        super().__init__()
        self.plan = plan = PLANS[game]()
        self.sizes = {"width": width, "depth": depth, "blocks": blocks, "rounds": rounds, "wide": wide}
        columns = list(range(plan.size)) if wide else plan.columns_beside(MANY)
        self.register_buffer("columns", torch.tensor(columns), persistent=False)
        self.register_buffer("scales", torch.tensor(plan.scales)[columns], persistent=False)
        self.flat = nn.Linear(len(columns), width)
        groups = {name: Rows(plan, name, depth, width) for name in plan.groups}
        self.rows = groups
        self.groups = nn.ModuleDict(groups)
        self.pooled = nn.Linear(2 * depth * len(plan.groups), width)
        self.rounds = rounds
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.sub_actions = nn.Linear(width, plan.sub_actions)
        self.outputs = Outputs(width)
        asks: dict[str, nn.Linear] = {}
        for name in plan.groups:
            asked = [pointer for pointer in plan.pointers if pointer.group == name]
            asks[name] = nn.Linear(width, len(asked) * depth)
            sub_actions = torch.tensor([[p.sub_action + k for k in range(p.count)] for p in asked])
            self.register_buffer("sub_actions_" + name, sub_actions.flatten(), persistent=False)
        self.asks = nn.ModuleDict(asks)
        """By group: for each block of sub-actions that points there, what a row is asked."""
        for layer in (self.sub_actions, *asks.values()):
            nn.init.orthogonal_(layer.weight, 0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, obs: Tensor, mask: Tensor) -> PolicyOutput:
        kind = torch.bfloat16 if obs.is_cuda else torch.float32
        seen = obs.to(kind)
        glances = {g.name: g(seen, self.plan) for g in GLANCES[self.plan.game].values()}
        wide = seen if self.sizes["wide"] else seen.index_select(1, self.columns)
        flat = self.flat(wide * self.scales.to(kind))
        context = F.relu(flat)
        rows = {name: group(seen, glances, context) for name, group in self.groups.items()}
        for _ in range(self.rounds):
            rows = {name: group.mixed(rows[name], rows, context) for name, group in self.rows.items()}
        pools = [pool for x in rows.values() for pool in (x.mean(1), x.amax(1))]
        x = F.relu(flat + self.pooled(torch.cat(pools, 1)))
        for block in self.blocks:
            x = block(x)
        x = F.relu(self.norm(x))
        logits = self.sub_actions(x).float()
        for name, ask in self.asks.items():
            questions = ask(x).view(len(x), -1, rows[name].shape[2])
            pointed = torch.einsum("bvd,bnd->bvn", questions, rows[name].to(questions.dtype))
            logits = logits.index_add(1, getattr(self, "sub_actions_" + name), pointed.flatten(1).float())
        return PolicyOutput(logits.masked_fill(mask == 0, REFUSED), *self.outputs(x))


class Student(nn.Module):
    """Flat bytes, two small layers: what learn/net.py evaluates with integers."""

    scales: Tensor

    def __init__(self, game: str, first: int = 128, second: int = 64) -> None:
        super().__init__()
        plan = PLANS[game]()
        self.game, self.sizes = game, {"first": first, "second": second}
        self.register_buffer("scales", torch.tensor(plan.scales), persistent=False)
        self.a, self.b = nn.Linear(plan.size, first), nn.Linear(first, second)
        self.sub_actions, self.seats = nn.Linear(second, plan.sub_actions), nn.Linear(second, 2 * SEATS)

    def forward(self, obs: Tensor, mask: Tensor) -> PolicyOutput:
        x = F.hardtanh(self.a(obs.to(self.scales.dtype) * self.scales), 0.0, CLIP)
        x = F.hardtanh(self.b(x), 0.0, CLIP)
        both = self.seats(x).float()
        logits = self.sub_actions(x).float().masked_fill(mask == 0, REFUSED)
        return PolicyOutput(logits, both[:, :SEATS], both[:, SEATS:])


__all__ = ["CAP", "CLIP", "REFUSED", "SEATS", "PolicyOutput", "Student", "Teacher"]
