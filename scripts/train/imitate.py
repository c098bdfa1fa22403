"""Games of a level as lessons: what it thinks of every option, and how the games ended."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from numpy.typing import NDArray
from torch import Tensor

from tangledbank.bots.base import Sampler, chance
from tangledbank.bots.greedy import table
from tangledbank.core.rng import next_state, pick, scramble
from tangledbank.core.state import State
from tangledbank.games import rulebook

from .games import SEATS
from .nets import REFUSED, PolicyOutput, Teacher
from .planes import encoder_of, training_options
from .ppo import HUNDRED, value_loss

EPOCHS = 6
"""No sub-action is learnt more often than this, as a rule: a net that has seen few games learns them by heart."""
KEPT = 24
"""So many sub-actions of a question are kept with their chances; the others had next to none."""
WARMTH = 0.005
"""An option whose utility is so much lower than the best is chosen e times less often."""
WANDERING = 12
"""In so many of 100 answers the games go somewhere else than the level would."""


class Samples(NamedTuple):
    """Questions of some games, one row each."""

    obs: NDArray[np.uint8]
    mask: NDArray[np.uint8]
    """Packed bits."""
    sub_actions: NDArray[np.int16]
    chances: NDArray[np.float16]
    win: NDArray[np.float16]
    margin: NDArray[np.float16]
    players: NDArray[np.uint8]


@dataclass
class Question:
    """A sub-action that was to be given."""

    obs: bytearray
    mask: bytearray
    chances: dict[int, float]
    seat: int
    scores: list[int]


def thought(g: State, seat: int, sampler: Sampler, rng: int) -> list[float]:
    """By option the chance that it is chosen: greedy's utilities as a soft choice. Dominated ones get none."""
    options = g.options(seat)
    if len(options) == 1:
        return [1.0]
    found = table([sampler.book.notation.show(action) for action in options], sampler, rng)
    values = np.array([total / visits if visits else -9.0 for visits, total, _ in found])
    weights = np.exp((values - values.max()) / WARMTH)
    shares: list[float] = (weights / weights.sum()).tolist()
    return shares


class Watching:
    """Games of one process, one after the other."""

    def __init__(self, game: str, counts: list[int], seed: int) -> None:
        self.book, self.encoder, self.counts = rulebook(game), encoder_of(game), counts
        self.rng = scramble(seed * 7919 + 1)

    def below(self, n: int) -> int:
        self.rng = next_state(self.rng)
        return pick(self.rng, n)

    def game(self, until: float) -> tuple[list[Question], State, int] | None:
        """A whole game; None if the time ended before it."""
        players = self.counts[self.below(len(self.counts))]
        g = self.book.new_state(players, scramble(self.rng), training_options(self.book.name, players))
        g.advance()
        asked: list[Question] = []
        ply = 0
        while g.stack:
            if time.time() > until:
                return None
            seat = g.seat
            shares = thought(g, seat, Sampler(self.book, g, seat), chance(scramble(self.rng), seat, ply))
            options = g.options(seat)
            answer = options[int(np.argmax(shares))]
            asked += self.spelled(g, seat, options, shares, answer)
            if self.below(100) < WANDERING:
                answer = options[self.below(len(options))]
            g.play_as(seat, answer)
            ply += 1
        return asked, g, players

    def spelled(self, g: State, seat: int, options: list[int], shares: list[float], answer: int) -> list[Question]:
        """The sub-actions of the level's answer as questions, each with the chances of all sub-actions."""
        found: list[Question] = []
        scores = g.scores()
        chances = dict(zip(options, shares, strict=True))
        builder = self.encoder.builder(g, seat)
        for sub_action in self.encoder.actions.split(g, seat, answer):
            by_letter: dict[int, float] = {}
            for action, one in zip(builder.answers, list(builder.sub_actions), strict=True):
                by_letter[one] = by_letter.get(one, 0.0) + chances[action]
            obs = self.encoder.observe(g, seat, builder.begun)
            found.append(Question(obs, builder.mask(), by_letter, seat, scores))
            builder.give(sub_action)
        return found

    def samples(self, asked: list[Question], g: State, players: int) -> Samples:
        """The questions of a game that is over."""
        n = len(asked)
        sub_actions, chances = np.zeros((n, KEPT), np.int16), np.zeros((n, KEPT), np.float16)
        win, margin = np.zeros((n, SEATS), np.float16), np.zeros((n, SEATS), np.float16)
        reward, scores = result(self.book.winners(g), g.scores()), np.array(g.scores(), float)
        for k, question in enumerate(asked):
            best = sorted(question.chances.items(), key=lambda pair: -pair[1])[:KEPT]
            sub_actions[k, : len(best)] = [sub_action for sub_action, _ in best]
            chances[k, : len(best)] = [share for _, share in best]
            gain = scores - np.array(question.scores)
            lead = gain - (gain.sum() - gain) / (players - 1)
            turn = [(question.seat + s) % players for s in range(players)]
            win[k, :players], margin[k, :players] = reward[turn], lead[turn] / HUNDRED
        obs = np.array([np.frombuffer(question.obs, np.uint8) for question in asked])
        masks = np.packbits(np.array([np.frombuffer(question.mask, np.uint8) for question in asked]), axis=1)
        return Samples(obs, masks, sub_actions, chances, win, margin, np.full(n, players, np.uint8))


def result(winners: list[int], scores: list[int]) -> NDArray[np.float64]:
    """The final rewards, as in self-play."""
    n = len(scores)
    won = np.array([float(seat in winners) for seat in range(n)])
    standing = np.array(scores) * 2 + won
    rank = np.sign(standing[:, None] - standing[None]).sum(1) / (n - 1)
    rewards: NDArray[np.float64] = 0.5 * rank + 0.5 * (won / won.sum() * n - 1) / (n - 1)
    return rewards


def watch(game: str, counts: list[int], seed: int, until: float, queue: Any) -> None:
    """What a process does: games until the time is up, each handed over when it is done."""
    os.environ["OMP_NUM_THREADS"] = "1"
    watching = Watching(game, counts, seed)
    while played := watching.game(until):
        queue.put(tuple(watching.samples(*played)))
    queue.put(None)


def watched(game: str, counts: list[int], seed: int, seconds: float, workers: int) -> Iterator[Samples | None]:
    """The games of all processes as they are done; None when there is none at the moment."""
    context = get_context("fork")
    queue: Any = context.Queue(64)
    until = time.time() + seconds
    processes = [
        context.Process(target=watch, args=(game, counts, seed * 1000 + k, until, queue), daemon=True)
        for k in range(workers)
    ]
    for process in processes:
        process.start()
    return received(queue, workers)


def received(queue: Any, workers: int) -> Iterator[Samples | None]:
    left = workers
    while left:
        if queue.empty():
            yield None
            continue
        got = queue.get()
        if got is None:
            left -= 1
        else:
            yield Samples(*got)


class Library:
    """All samples so far, on the device; every twentieth game is held out."""

    def __init__(self, room: int, device: torch.device) -> None:
        self.room, self.device = room, device
        self.parts: list[Tensor] = []
        self.n, self.games, self.kept = 0, 0, 0
        self.held: list[Samples] = []

    def add(self, samples: Samples) -> None:
        self.games += 1
        if self.games % 20 == 0:
            self.held.append(samples)
            return
        rows = [torch.from_numpy(array) for array in samples]
        if not self.parts:
            self.parts = [torch.zeros((self.room, *x.shape[1:]), dtype=x.dtype, device=self.device) for x in rows]
        n = min(len(rows[0]), self.room - self.n)
        for part, x in zip(self.parts, rows, strict=True):
            part[self.n : self.n + n] = x[:n].to(self.device)
        self.n += n

    def draw(self, n: int) -> list[Tensor]:
        rows = torch.randint(self.n, (n,), device=self.device)
        return [part[rows] for part in self.parts]

    def held_out(self, most: int) -> list[Tensor]:
        columns = zip(*self.held, strict=True)
        return [torch.from_numpy(np.concatenate(column)[:most]).to(self.device) for column in columns]


def unpacked(mask: Tensor, sub_actions: int) -> Tensor:
    """Bits as bytes, highest first."""
    shifts = torch.arange(7, -1, -1, device=mask.device, dtype=torch.uint8)
    return ((mask[:, :, None] >> shifts) & 1).flatten(1)[:, :sub_actions]


def imitation_loss(said: PolicyOutput, batch: list[Tensor]) -> tuple[Tensor, Tensor, Tensor]:
    """Divergence from the level's chances, error of the expectations, and how often the best sub-action is the same."""
    sub_actions, chances = batch[2].long(), batch[3].float()
    chances = chances / chances.sum(1, keepdim=True)
    logs = F.log_softmax(said.logits, 1).gather(1, sub_actions).clamp(min=-50.0)
    gap = (chances * (chances.clamp(min=1e-6).log() - logs)).sum(1).mean()
    here = torch.arange(SEATS, device=sub_actions.device)[None] < batch[6][:, None]
    same = (said.logits.argmax(1) == sub_actions[:, 0]).float().mean()
    return gap, value_loss(said, batch[4].float(), batch[5].float(), here), same


class Imitation:
    """A net learns while the games that it learns from are still being played."""

    def __init__(self, net: Teacher, device: torch.device, room: int, part: int = 8192, rate: float = 1e-3) -> None:
        self.net, self.device, self.part, self.rate = net, device, part, rate
        self.library = Library(room, device)
        self.best = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
        self.lessons = 0

    def run(self, games: Iterator[Samples | None], seconds: float, say: Any) -> None:
        begin, told = time.time(), 0.0
        is_open, gap = True, 0.0
        while (spent := time.time() - begin) < seconds or not self.library.n:
            while is_open:
                got = next(games, False)
                if got is None or got is False:
                    is_open = got is None
                    break
                self.library.add(got)  # type: ignore[arg-type]
            if self.library.n < self.part or self.lessons * self.part > EPOCHS * self.library.n:
                time.sleep(0.01)
                continue
            gap = self.learn(self.rate * min(1.0, max(0.01, 2.0 * (1 - spent / seconds))))
            if spent - told > 15:
                told = spent
                say(f"{self.so_far()}, gap {gap:.3f}")
        say(f"held out: {self.check()}; {self.so_far()}")

    def so_far(self) -> str:
        return f"{self.library.games} games, {self.library.n} sub-actions, {self.lessons} lessons"

    def learn(self, rate: float) -> float:
        batch = self.library.draw(self.part)
        for group in self.best.param_groups:
            group["lr"] = rate
        said = self.look(batch)
        gap, error, _ = imitation_loss(said, batch)
        self.best.zero_grad(set_to_none=True)
        (gap + error).backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.best.step()
        self.lessons += 1
        return gap.item()

    def look(self, batch: list[Tensor]) -> PolicyOutput:
        mask = unpacked(batch[1], self.net.plan.sub_actions)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            said: PolicyOutput = self.net(batch[0], mask)
        return said

    @torch.no_grad()
    def check(self) -> str:
        if not self.library.held:
            return "nothing"
        batch = self.library.held_out(16384)
        said = self.look(batch)
        gap, error, same = imitation_loss(said, batch)
        known = 1 - (said.win[:, 0] - batch[4][:, 0].float()).var() / batch[4][:, 0].float().var()
        margin = 1 - (said.margin[:, 0] - batch[5][:, 0].float()).var() / batch[5][:, 0].float().var()
        return f"gap {gap:.3f} same {same:.1%} win r2 {known:.2f} margin r2 {margin:.2f} error {error:.4f}"


__all__ = ["REFUSED", "Imitation", "watched"]
