"""Parts of daily deals in a worker: as many answers as fit into a moment, so that nobody waits long behind one."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec

from ...coach.document import ReviewWords
from ...core.game import Game
from ...daily import NotTheDeal, checked, deal_of, outcome, played_by_expert
from .pool import DealPart
from .review import MOMENT_S


def part_of_deal(part: DealPart) -> dict[str, Any]:
    """How far it is, and what came of it if that is the end; or what is wrong with a record."""
    deal = deal_of(part.game, part.day)
    steps = played_by_expert(deal, part.log) if part.plays else checked(deal, part.log, part.checked)
    try:
        game = last_of(steps, len(part.log) if part.plays else part.checked)
    except NotTheDeal as error:
        return {"wrong": msgspec.to_builtins(ReviewWords.of(error.message))}
    show = game.rulebook.notation.show
    log = [(entry.seat, show(entry.action)) for entry in game.log]
    ended = outcome(game, deal.seat) if game.over else None
    return {"log": log, "outcome": ended, "record": str(game.record()) if game.over and part.plays else ""}


def last_of(steps: Iterator[Game], known: int) -> Game:
    """The game when the moment is over, at least one answer further than it was known."""
    end = perf_counter() + MOMENT_S
    for game in steps:
        if len(game.log) > known and perf_counter() > end:
            break
    return game
