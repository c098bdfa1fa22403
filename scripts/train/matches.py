"""A net without search against a bot: many games at once, one call of the net for all of them.

Every deal is played from every seat; the interval is over deals, because the games of one deal are not independent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tangledbank.bots.base import Sampler, chance
from tangledbank.bots.player import Player, level
from tangledbank.core.state import State
from tangledbank.games import rulebook

from .games import Games, Lane, Order, Shown
from .nets import PolicyOutput
from .planes import encoder_of, training_options

MORE = -1


class Net(Protocol):
    """A teacher or a student."""

    def __call__(self, obs: Tensor, mask: Tensor) -> PolicyOutput: ...


class Table:
    """One game: the net has one seat, bots the others."""

    def __init__(self, game: str, spec: str, players: int, seed: int, mine: int) -> None:
        self.book, self.encoder, self.mine, self.seed = rulebook(game), encoder_of(game), mine, seed
        self.g: State = self.book.new_state(players, seed, training_options(game, players))
        self.g.advance()
        self.bots = {seat: Player(level(game, spec)) for seat in range(players) if seat != mine}
        self.ply = 0
        self.play_on()

    def play_on(self) -> None:
        """The bots answer until the net is asked."""
        g = self.g
        while g.stack and g.seat != self.mine:
            seat = g.seat
            options = [self.book.notation.show(action) for action in g.options(seat)]
            rng = chance(self.seed, seat, self.ply)
            answer = self.bots[seat].choose({}, options, Sampler(self.book, g, seat), rng)
            self.apply(seat, self.book.notation.read(answer))
        if g.stack:
            self.builder = self.encoder.builder(g, self.mine)

    def apply(self, seat: int, action: int) -> None:
        self.g.play_as(seat, action)
        self.ply += 1

    def give(self, sub_action: int) -> None:
        """A sub-action of the net."""
        answer = self.builder.give(sub_action)
        if answer != MORE:
            self.apply(self.mine, answer)
            self.play_on()


class Deals:
    """The games of one lane, each until it is over; then its row waits."""

    def __init__(self, game: str, spec: str, players: int, deals: list[tuple[int, int]], shown: Shown) -> None:
        self.game, self.spec, self.players, self.deals, self.shown = game, spec, players, deals, shown
        self.tables: list[Table] = []
        shown.players[:] = players

    def reset(self) -> None:
        self.tables = [Table(self.game, self.spec, self.players, seed, mine) for seed, mine in self.deals]
        for k in range(len(self.tables)):
            self.show(k)

    def step(self) -> None:
        for k, table in enumerate(self.tables):
            if table.g.stack:
                table.give(int(self.shown.sub_actions[k]))
                self.show(k)

    def show(self, k: int) -> None:
        table, shown, g = self.tables[k], self.shown, self.tables[k].g
        shown.active[k] = 1 if g.stack else 0
        shown.done[k] = 0 if g.stack else 1
        shown.seat[k] = table.mine
        if g.stack:
            seen = table.encoder.observe(g, table.mine, table.builder.begun)
            shown.observation[k] = np.frombuffer(seen, np.uint8)
            shown.mask[k] = np.frombuffer(table.builder.mask(), np.uint8)
        else:
            shown.mask[k] = 1
            shown.scores[k, : self.players] = g.scores()
            shown.winners[k, : self.players] = [seat in table.book.winners(g) for seat in range(self.players)]


@dataclass
class Result:
    """How a match ended."""

    wins: float
    error: float
    """Half of the 95 % interval, over deals."""
    deals: int
    points: tuple[float, float]
    """The net's, and the mean of the others'."""

    def words(self) -> str:
        own, others = self.points
        return f"{self.wins:.1%} ± {self.error:.1%} of {self.deals} deals, points {own:.0f} : {others:.0f}"


def tables(game: str, spec: str, players: int, deals: int, workers: int, seed: int) -> Games:
    """The games of a match, ready to be played; made before a GPU is used."""
    pairs = [(seed + deal, mine) for deal in range(deals) for mine in range(players)]
    half = -(-len(pairs) // 2)
    orders: list[list[Order]] = [[] for _ in range(workers)]
    for number in (0, 1):
        for worker in range(workers):
            bounds = [half * k // workers for k in (worker, worker + 1)]
            orders[worker].append(Order(number, slice(*bounds), players, 0))

    def make(order: Order, shown: Shown) -> Lane:
        first = order.half * half
        mine = pairs[first + order.rows.start : min(first + order.rows.stop, len(pairs))]
        return Deals(game, spec, players, mine, shown)

    return Games(game, half, orders, make)


@torch.no_grad()
def answer(net: Net, shown: Shown, device: torch.device) -> NDArray[np.int64]:
    """The sub-actions that the net likes best."""
    obs, mask = (torch.from_numpy(x).to(device) for x in (shown.observation, shown.mask))
    with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
        sub_actions: NDArray[np.int64] = net(obs, mask).logits.argmax(1).cpu().numpy()
    return sub_actions


def play(games: Games, net: Net, players: int, device: torch.device) -> Result:
    """The match."""
    for half in (0, 1):
        games.begin(half)
    half, over = 0, [False, False]
    while not all(over):
        shown = games.wait(half)
        over[half] = not shown.active.any()
        if not over[half]:
            shown.sub_actions[:] = answer(net, shown, device)
            games.begin(half)
        half = 1 - half if not over[1 - half] else half
    games.close()
    return summary(games.halves, players)


def summary(halves: list[Shown], players: int) -> Result:
    """Over deals: the games of a deal, one from each seat, stand side by side."""
    parts = [np.concatenate([getattr(half, name) for half in halves]) for name in ("seat", "scores", "winners", "done")]
    n = int(parts[3].sum())
    seat, scores, winners = (part[:n] for part in parts[:3])
    rows = np.arange(n)
    won = winners[rows, seat] / winners.sum(1)
    own = scores[rows, seat]
    others = (scores[:, :players].sum(1) - own) / (players - 1)
    deals = won.reshape(-1, players).mean(1)
    error = 1.96 * deals.std(ddof=1) / len(deals) ** 0.5
    return Result(float(deals.mean()), float(error), len(deals), (float(own.mean()), float(others.mean())))
