"""A process that thinks for bots: a job on every line of its input, an answer on every line of its output."""

from __future__ import annotations

import os
import sys
import traceback
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from ...bots import Players, Sampler, fallback_answer
from ...bots.advice import advise
from ...bots.player import Player, level
from ...core.rulebook import Rulebook
from ...core.state import State
from ...games import rulebook
from ..live.views import words
from ..live.wire import plain
from ..ops.logs import configure
from .deal import part_of_deal
from .pool import BACKGROUND, FALLBACK, THINK, Job, Reply
from .review import part_of_review

NICENESS: Final = 5
"""How far every worker steps back (`nice`): who waits for a bot waits anyway, all others wait for the server."""
BACKGROUND_NICENESS: Final = 15
"""How far a worker in the background does; not as far as to be idle, or its answers would come too late to count."""
MAX_TRACE_CHARS: Final = 4000
PLAYERS: Final = Players()
"""With the search trees of their last questions."""


def answer(job: Job) -> Any:
    """The choice of a bot, or what it thinks of all options."""
    if job.review is not None:
        return part_of_review(job.review)
    if job.deal is not None:
        return part_of_deal(job.deal)
    book = rulebook(job.game)
    world = book.load(job.world)
    world.advance()
    if job.kind == FALLBACK:
        return fallback_answer(book, world, job.seat, job.rng)
    options = [book.notation.show(action) for action in world.options(job.seat)]
    return think(job, book, world, options) if job.kind == THINK else choose(job, book, world, options)


def choose(job: Job, book: Rulebook, world: State, options: list[str]) -> str:
    """By the player of the seat that was asked last, if it was asked here; or by a fresh one."""
    fresh = Player(level(job.game, job.level)) if job.fresh else None
    player = fresh or PLAYERS.player(job.table, job.seat, job.game, job.level)
    return player.choose(book.view(world, job.seat), options, Sampler(book, world, job.seat), job.rng)


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


def reply(job: Job) -> Reply:
    """An answer, or a mistake of a bot: nothing that it has kept for that table is used again."""
    try:
        return Reply(answer(job))
    except Exception:
        PLAYERS.forget(job.table)
        return Reply(error=traceback.format_exc()[-MAX_TRACE_CHARS:])


def main() -> None:
    """Until the input ends."""
    with suppress(AttributeError, OSError):
        os.setpgid(0, 0)  # Ctrl-C in the server's terminal is not for it
    configure("warning")
    lower_priority(BACKGROUND_NICENESS if BACKGROUND in sys.argv[1:] else NICENESS)
    read = msgspec.json.Decoder(Job).decode
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot of another package prints is no answer
    for line in sys.stdin.buffer:
        write_line(out, msgspec.json.encode(reply(read(line))) + b"\n")


def lower_priority(courtesy: int) -> None:
    """Others go first, and a job that comes interrupts nobody; where the system does not know this, nothing changes."""
    with suppress(AttributeError, OSError):
        os.nice(courtesy)
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def write_line(out: BinaryIO, line: bytes) -> None:
    """Answer, if anybody still hears it."""
    try:
        out.write(line)
        out.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is dead; an ordinary end would try to say it once more


if __name__ == "__main__":
    main()
