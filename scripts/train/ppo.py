"""Self-play: the net plays all seats of many games, and learns from what came of it (PPO)."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from numpy.typing import NDArray
from torch import Tensor

from .games import Games, Shown
from .nets import SEATS, PolicyOutput, Student, Teacher

HUNDRED = 100.0


@dataclass
class Settings:
    """What one may turn."""

    steps: int = 32
    """Letters of each game between two lessons."""
    rate: float = 5e-4
    entropy: float = 0.01
    decay: float = 0.985
    """How far ahead results count, by sub-action (lambda)."""
    margin: float = 1.0
    """What a lead of a hundred points is worth beside winning."""
    part: int = 16384
    rounds: int = 1
    clip: float = 0.2


class Memory:
    """What happened in one half since the last lesson, on the device that learns."""

    def __init__(self, steps: int, n: int, size: int, sub_actions: int, device: torch.device) -> None:
        def room(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((steps, n, *shape), dtype=kind, device=device)

        self.obs, self.mask = room(torch.uint8, size), room(torch.uint8, sub_actions)
        self.sub_action, self.seat = room(torch.long), room(torch.long)
        self.chance, self.win, self.margin = room(torch.float32), room(torch.float32, SEATS), room(torch.float32, SEATS)
        self.final, self.points = room(torch.float32, SEATS), room(torch.float32, SEATS)
        self.done = room(torch.float32)


def turned(table: Tensor, seat: Tensor, players: Tensor) -> Tensor:
    """By game and seat: from seats as the one that is asked counts them to seats at the table; 0 where nobody sits."""
    seats = torch.arange(SEATS, device=table.device)
    place = (seats[None] - seat[:, None]) % players[:, None]
    return table.gather(1, place) * (seats[None] < players[:, None])


def seen_from(table: Tensor, seat: Tensor, players: Tensor) -> Tensor:
    """The opposite."""
    seats = torch.arange(SEATS, device=table.device)
    place = (seats[None] + seat[:, None]) % players[:, None]
    return table.gather(1, place)


def final_rewards(shown: Shown) -> NDArray[np.float32]:
    """By game and seat, where a game is done: half for winning, half for the rank, from -1 to 1."""
    rewards = np.zeros((len(shown.seat), SEATS), np.float32)
    for k in shown.done.nonzero()[0]:
        n = int(shown.players[k])
        won = shown.winners[k, :n].astype(np.float32)
        if not won.any():  # a sub-action was refused: cannot happen with a mask
            continue
        standing = shown.scores[k, :n] * 2 + won
        rank = np.sign(standing[:, None] - standing[None]).sum(1) / (n - 1)
        share = won / won.sum()
        rewards[k, :n] = 0.5 * rank + 0.5 * (share * n - 1) / (n - 1)
    return rewards


class Half:
    """One half of the games with what is remembered of it."""

    def __init__(self, games: Games, half: int, settings: Settings, device: torch.device) -> None:
        self.games, self.half, self.device = games, half, device
        shown = games.halves[half]
        size, sub_actions = shown.observation.shape[1], shown.mask.shape[1]
        self.memory = Memory(settings.steps, games.n, size, sub_actions, device)
        self.rows = torch.arange(games.n, device=device)
        self.lengths: NDArray[np.int64] = np.zeros(games.n, np.int64)
        self.inputs = [torch.from_numpy(array) for array in (shown.observation, shown.mask)]
        if device.type == "cuda":
            for tensor in self.inputs:
                torch.cuda.cudart().cudaHostRegister(tensor.data_ptr(), tensor.numel(), 0)  # type: ignore[no-untyped-call]
        games.begin(half)
        games.wait(half)
        self.players = torch.from_numpy(shown.players.astype(np.int64)).to(device)

    def to_device(self, array: NDArray[np.generic], kind: torch.dtype) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device, kind)

    def choose(self, net: Teacher, t: int) -> None:
        """A sub-action in every game, drawn as the net says; then the workers may go on."""
        m, shown = self.memory, self.games.halves[self.half]
        m.obs[t].copy_(self.inputs[0], non_blocking=True)
        m.mask[t].copy_(self.inputs[1], non_blocking=True)
        seat = m.seat[t].copy_(self.to_device(shown.seat, torch.long))
        said = look(net, m.obs[t], m.mask[t])
        chances = F.log_softmax(said.logits, 1)
        sub_action = (chances - torch.empty_like(chances).exponential_().log_()).argmax(1)
        m.sub_action[t], m.chance[t] = sub_action, chances[self.rows, sub_action]
        m.win[t], m.margin[t] = turned(said.win, seat, self.players), turned(said.margin, seat, self.players)
        shown.sub_actions[:] = sub_action.cpu().numpy()
        self.games.begin(self.half)

    def receive(self, t: int, log: Log) -> None:
        """What came of the sub-actions."""
        shown, m = self.games.wait(self.half), self.memory
        self.lengths += 1
        log.add(shown, self.lengths)
        m.final[t] = self.to_device(final_rewards(shown), torch.float32)
        m.points[t] = self.to_device(shown.points, torch.float32) / HUNDRED
        m.done[t] = self.to_device(shown.done, torch.float32)

    def latest(self, net: Teacher) -> tuple[Tensor, Tensor]:
        """What the net expects now."""
        shown = self.games.halves[self.half]
        obs, mask = (tensor.to(self.device) for tensor in self.inputs)
        seat = self.to_device(shown.seat, torch.long)
        said = look(net, obs, mask)
        return turned(said.win, seat, self.players), turned(said.margin, seat, self.players)

    def returns(self, net: Teacher, settings: Settings) -> tuple[Tensor, Tensor]:
        """By step, game and seat: the final reward and the margin that can be expected (lambda returns)."""
        m = self.memory
        wins, margins = torch.empty_like(m.win), torch.empty_like(m.margin)
        win, margin = self.latest(net)
        ahead = [win, margin]
        for t in range(settings.steps - 1, -1, -1):
            goes_on = (1 - m.done[t])[:, None]
            ahead = [m.final[t] + goes_on * ahead[0], m.points[t] + goes_on * ahead[1]]
            wins[t], margins[t] = ahead
            ahead = [
                settings.decay * ahead[0] + (1 - settings.decay) * m.win[t],
                settings.decay * ahead[1] + (1 - settings.decay) * m.margin[t],
            ]
        return wins, margins


@torch.no_grad()
def look(net: Teacher | Student, obs: Tensor, mask: Tensor) -> PolicyOutput:
    with torch.autocast(obs.device.type, torch.bfloat16, enabled=obs.is_cuda):
        said: PolicyOutput = net(obs, mask)
    return said


class Log:
    """What happens, for people."""

    def __init__(self) -> None:
        self.games = 0
        self.lengths: deque[int] = deque(maxlen=4000)
        self.points: deque[float] = deque(maxlen=4000)

    def add(self, shown: Shown, lengths: NDArray[np.int64]) -> None:
        for k in shown.done.nonzero()[0]:
            self.games += 1
            self.lengths.append(int(lengths[k]))
            self.points.append(float(shown.scores[k, : shown.players[k]].mean()))
            lengths[k] = 0

    def words(self) -> str:
        mean = [sum(x) / max(1, len(x)) for x in (self.lengths, self.points)]
        return f"games {self.games} sub-actions a game {mean[0]:.0f} points {mean[1]:.1f}"


class Lesson:
    """Everything that was remembered as one long list, and what is learnt from it."""

    def __init__(self, halves: list[Half], net: Teacher, settings: Settings) -> None:
        self.settings = settings
        parts, news = [], []
        for half in halves:
            m = half.memory
            wins, margins = half.returns(net, settings)
            seat, players = m.seat.flatten(), half.players.repeat(settings.steps)
            old = m.win.flatten(0, 1) + settings.margin * m.margin.flatten(0, 1)
            new = wins.flatten(0, 1) + settings.margin * margins.flatten(0, 1)
            news.append(new)
            gain = (new - old).gather(1, seat[:, None])[:, 0]
            targets = [seen_from(x.flatten(0, 1), seat, players) for x in (wins, margins)]
            here = torch.arange(SEATS, device=seat.device)[None] < players[:, None]
            known = [m.obs.flatten(0, 1), m.mask.flatten(0, 1), m.sub_action.flatten(), m.chance.flatten()]
            parts.append([*known, gain, *targets, here])
        self.parts = parts
        gains = torch.cat([part[4] for part in parts])
        self.mean, self.spread = gains.mean(), gains.std() + 1e-6
        results = torch.cat(
            [new.gather(1, half.memory.seat.flatten()[:, None]) for new, half in zip(news, halves, strict=True)]
        )
        self.explained = 1 - gains.var() / results.var()
        """How much of what came had been expected: 1 is all."""

    def batches(self) -> list[tuple[list[Tensor], Tensor]]:
        """Rows of one half or the other, shuffled."""
        found = []
        for part in self.parts:
            order = torch.randperm(len(part[2]), device=part[2].device)
            found += [(part, rows) for rows in torch.split(order, self.settings.part)]
        return [found[k] for k in np.random.default_rng(len(found)).permutation(len(found))]

    def loss(self, said: PolicyOutput, batch: list[Tensor]) -> tuple[Tensor, Tensor]:
        """PPO's clipped gain, both expectations, and some entropy."""
        _, _, sub_action, chance, gain, win, margin, here = batch
        s = self.settings
        chances = F.log_softmax(said.logits, 1)
        entropy = -(chances.exp() * chances.clamp(min=-1e4)).sum(1).mean()
        ratio = (chances.gather(1, sub_action[:, None])[:, 0] - chance).exp()
        gain = (gain - self.mean) / self.spread
        choice = -torch.min(ratio * gain, ratio.clamp(1 - s.clip, 1 + s.clip) * gain).mean()
        return choice + value_loss(said, win, margin, here) - s.entropy * entropy, entropy.detach()


def value_loss(said: PolicyOutput, win: Tensor, margin: Tensor, here: Tensor) -> Tensor:
    """How wrong the expectations are, one's own seat counting most."""
    weight = here.float()
    weight = weight / weight.sum(1, keepdim=True)
    weight = torch.cat([weight[:, :1] + 0.5, weight[:, 1:]], 1)
    errors = F.smooth_l1_loss(said.win, win, reduction="none") + F.smooth_l1_loss(said.margin, margin, reduction="none")
    return 0.5 * (errors * weight).sum(1).mean()


def distil_loss(student: PolicyOutput, teacher: PolicyOutput, here: Tensor) -> Tensor:
    """The student should say the same: sub-actions by divergence, expectations by distance."""
    target = F.log_softmax(teacher.logits.detach(), 1)
    said = F.log_softmax(student.logits, 1)
    gap = (target.exp() * (target.clamp(min=-1e4) - said.clamp(min=-1e4))).sum(1).mean()
    return gap + value_loss(student, teacher.win.detach(), teacher.margin.detach(), here)


class Practice:
    """Playing and learning in turns until the time is up."""

    def __init__(self, games: Games, net: Teacher, settings: Settings, device: torch.device) -> None:
        self.games, self.net, self.settings, self.device = games, net, settings, device
        self.halves = [Half(games, half, settings, device) for half in (0, 1)]
        self.best = torch.optim.Adam(net.parameters(), lr=settings.rate, eps=1e-5)
        self.log = Log()
        self.sub_actions = 0
        self.spent = {"choose": 0.0, "wait": 0.0, "learn": 0.0}

    def play(self) -> None:
        """Some sub-actions in every game; the halves take turns."""
        steps = self.settings.steps
        self.halves[0].choose(self.net, 0)
        for t in range(2 * steps):
            begin = time.perf_counter()
            if t + 1 < 2 * steps:
                self.halves[(t + 1) % 2].choose(self.net, (t + 1) // 2)
            between = time.perf_counter()
            self.halves[t % 2].receive(t // 2, self.log)
            self.spent["choose"] += between - begin
            self.spent["wait"] += time.perf_counter() - between
        self.sub_actions += 2 * steps * self.games.n

    def learn(self, rate: float, values_only: bool = False) -> str:
        """One lesson; with `values_only` the choices stay as they are."""
        begin = time.perf_counter()
        lesson = Lesson(self.halves, self.net, self.settings)
        for group in self.best.param_groups:
            group["lr"] = rate
        entropies = []
        for _ in range(self.settings.rounds):
            for part, rows in lesson.batches():
                batch = [x[rows] for x in part]
                with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
                    said = self.net(batch[0], batch[1])
                loss, entropy = lesson.loss(said, batch)
                if values_only:
                    loss = value_loss(said, *batch[5:8])
                self.best.zero_grad(set_to_none=True)
                loss.backward()  # type: ignore[no-untyped-call]
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.best.step()
                entropies.append(entropy)
        found = torch.stack(entropies).mean().item()  # waits for the device
        self.spent["learn"] += time.perf_counter() - begin
        return f"entropy {found:.3f} explained {lesson.explained.item():.2f}"

    def teach(self, student: Student, best: torch.optim.Optimizer, rounds: int) -> str:
        """Let a student see what was remembered, with what the teacher says of it."""
        begin = time.perf_counter()
        lesson = Lesson(self.halves, self.net, self.settings)
        gaps = []
        for _ in range(rounds):
            for part, rows in lesson.batches():
                obs, mask, here = part[0][rows], part[1][rows], part[7][rows]
                told = look(self.net, obs, mask)
                loss = distil_loss(student(obs, mask), told, here)
                best.zero_grad(set_to_none=True)
                loss.backward()  # type: ignore[no-untyped-call]
                best.step()
                gaps.append(loss.detach())
        found = torch.stack(gaps).mean().item()
        self.spent["learn"] += time.perf_counter() - begin
        return f"gap {found:.3f}"
