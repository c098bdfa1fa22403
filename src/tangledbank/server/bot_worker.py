"""A process that thinks for bots: a job on every line of its input, an answer on every line of its output."""

from __future__ import annotations

import os
import sys
from logging import ERROR
from typing import Any

import msgspec

from ..bots import Sampler
from ..bots.advice import advise
from ..bots.player import Player, level
from ..core.rulebook import Rulebook
from ..core.state import State
from ..games import rulebook
from .botpool import Job
from .logs import configure, note
from .looks import words
from .wire import plain


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
    """The best options first; those that were never tried are left out, for they have no figures."""
    who = Player(level(job.game, job.level))
    view, sampler = book.view(world, job.seat), Sampler(book, world, job.seat)
    ideas = [idea for idea in advise(who.bot, who.budget, view, options, sampler, job.rng) if idea.visits]
    return [
        {
            "action": idea.option,
            "visits": idea.visits,
            "value": round(idea.value, 4),
            "score": round(idea.score, 2),
            "why": None if idea.why is None else msgspec.to_builtins(words(idea.why), enc_hook=plain),
        }
        for idea in ideas[:5]
    ]


def main() -> None:
    """Until the input ends, or a bot makes a mistake: that is a line in the log and the end of this process."""
    configure("warning")
    read = msgspec.json.Decoder(Job).decode
    for line in sys.stdin.buffer:
        try:
            found = answer(read(line))
        except Exception as error:
            note("bot-crashed", ERROR, error)
            sys.exit(1)
        say(msgspec.json.encode(found) + b"\n")


def say(line: bytes) -> None:
    """Answer, if anybody still hears it."""
    try:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is dead; an ordinary end would try to say it once more


if __name__ == "__main__":
    main()
