"""What a person sees at a glance and the observation does not say: computed from its bytes, for the rows of a group."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from tangledbank.games.dominant_species.terms import SCORES as DOM_SCORES
from tangledbank.games.marine.terms import SCORES as SEA_SCORES

from .planes import Plan

TERRAINS = 8


class Glance:
    """Numbers for every thing of a group."""

    def __init__(self, name: str, size: int, see: Callable[[Tensor, Plan], Tensor]) -> None:
        self.name, self.size, self.see = name, size, see

    def __call__(self, seen: Tensor, plan: Plan) -> Tensor:
        return self.see(seen, plan)


def part(seen: Tensor, plan: Plan, name: str) -> Tensor:
    """A field with its shape."""
    one = plan.fields[name]
    return seen[:, one.at : one.at + one.size()].view(len(seen), *one.shape)


def points_of(scores: list[list[int]]) -> Tensor:
    """By terrain and rank, 0 where a rank gets nothing."""
    return torch.tensor([[*row, *[0] * (TERRAINS - len(row))] for row in scores], dtype=torch.float32)


def ranks(seen: Tensor, plan: Plan) -> tuple[Tensor, Tensor]:
    """By hex and place: how many animals have more cubes there (of equals the lower animal), and whether it has any."""
    seen = seen.float()  # sums of these are too large for bfloat16
    cubes = part(seen, plan, "cubes")
    kinds = part(seen, plan, "animal")
    order = (kinds * torch.arange(kinds.shape[2], 0, -1, device=seen.device, dtype=seen.dtype)).sum(2)
    strength = cubes * 16 + order[:, None]  # cubes first: 16 is more than there are animals
    there = cubes > 0
    ahead = (strength[:, :, None, :] > strength[:, :, :, None]) & there[:, :, None, :]
    return ahead.sum(3), there


def tile_points(scores: list[list[int]]) -> Callable[[Tensor, Plan], Tensor]:
    """By hex and place: the points if the tile were scored now; and the fitness that the animal has or would have."""
    table = points_of(scores)

    def see(seen: Tensor, plan: Plan) -> Tensor:
        terrains = part(seen, plan, "terrains")
        rank, there = ranks(seen, plan)
        worth = terrains.float() @ table.to(seen.device)
        points = worth.gather(2, rank.clamp(max=TERRAINS - 1)) * there
        match = torch.einsum("bhe,bae->bha", part(seen, plan, "around"), part(seen, plan, "elements"))
        return torch.cat([points.to(seen.dtype) / 8, match / 16], 2)

    return see


def sums(scores: list[list[int]]) -> Callable[[Tensor, Plan], Tensor]:
    """By animal: points of all tiles if they were scored now, tiles with its cubes, tiles where it matches nothing."""
    see = tile_points(scores)

    def add(seen: Tensor, plan: Plan) -> Tensor:
        n = plan.groups["animal"].n
        both = see(seen, plan)
        there = part(seen, plan, "cubes") > 0
        bare = there & (both[:, :, n:] == 0)
        parts = [both[:, :, :n].sum(1) / 8, there.sum(1) / 16, bare.sum(1) / 8]
        return torch.stack([x.to(seen.dtype) for x in parts], 2)

    return add


def hunger(seen: Tensor, plan: Plan) -> Tensor:
    """By own species: food that it lacks, and whether it lacks any."""
    lack = part(seen, plan, "own_population") - part(seen, plan, "own_food")
    return torch.stack([lack / 6, (lack > 0).to(seen.dtype)], 2)


def odds(seen: Tensor, plan: Plan) -> Tensor:
    """By species of others: food that it lacks; how many own species are larger in body."""
    own, body = part(seen, plan, "own_body"), part(seen, plan, "other_body")
    there = (part(seen, plan, "other_population") > 0).to(seen.dtype)
    larger = (own[:, None, :] > body[:, :, None]).sum(2).to(seen.dtype) * there
    lack = part(seen, plan, "other_population") - part(seen, plan, "other_food")
    return torch.stack([lack / 6, (lack > 0).to(seen.dtype), larger / 4], 2)


def on_earth(animals: int, scores: list[list[int]]) -> dict[str, Glance]:
    return {
        "hex": Glance("tile points", 2 * animals, tile_points(scores)),
        "animal": Glance("sums", 3, sums(scores)),
    }


GLANCES = {
    "evolution": {"own": Glance("hunger", 2, hunger), "other": Glance("odds", 3, odds)},
    "dominant-species": on_earth(6, DOM_SCORES),
    "marine": on_earth(4, SEA_SCORES),
}
"""By game and group."""
