"""A process that thinks for bots: a job on every line of its input, an answer on every line of its output."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from ..bots import Sampler
from ..bots.player import Player, level
from ..core.rulebook import Rulebook
from ..core.state import State
from ..games import rulebook
from .botpool import Job
from .looks import words


def answer(job: Job) -> Any:
    """The choice of a bot, or what it thinks of all options."""
    book = rulebook(job.game)
    world = book.load(job.world)
    world.advance()
    options = [book.notation.show(action) for action in world.options(job.seat)]
    return choose(job, book, world, options) if job.kind == "choose" else think(job, book, world, options)


def choose(job: Job, book: Rulebook, world: State, options: list[str]) -> str:
    sampler = Sampler(book, world, job.seat)
    return Player(level(job.game, job.level)).choose(book.view(world, job.seat), options, sampler, job.rng)


def think(job: Job, book: Rulebook, world: State, options: list[str]) -> list[dict[str, Any]]:
    """The best options first."""
    who = Player(level(job.game, job.level))
    ideas = who.bot.think(book.view(world, job.seat), options, Sampler(book, world, job.seat), who.budget, job.rng)
    return [
        {
            "action": idea.option,
            "visits": idea.visits,
            "value": round(idea.value, 4),
            "score": round(idea.score, 2),
            "why": None if idea.why is None else msgspec.to_builtins(words(idea.why)),
        }
        for idea in ideas[:5]
    ]


def main() -> None:
    """Until the input ends."""
    read = msgspec.json.Decoder(Job).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(read(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
