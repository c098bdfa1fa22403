"""Games of daily deals, for tests of servers and pages."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from functools import cache
from typing import Any

from tangledbank.daily import choice, deal_of, ends_at, outcome
from tangledbank.games import names
from tangledbank.server.store.tries import ExpertTry

from ..server.serving import Served

GAME = names()[0]
TODAY = "2026-11-20"


def days_ago(n: int) -> str:
    return (date.fromisoformat(TODAY) - timedelta(n)).isoformat()


def freeze(served: Served) -> None:
    """It is noon of a certain day, as far as deals are concerned: no test may see a day end."""
    noon = ends_at(TODAY) - 12 * 3_600_000
    setattr(served.context, "now", lambda: noon)  # noqa: B010  (it is Final)


@cache
def record_of(day: str, turn: int = 0) -> tuple[str, int, int]:
    """A game of a deal as its own bots play it, with points and place; `turn`: the person's options are turned."""
    deal = deal_of(GAME, day)
    game = deal.begin()
    while not game.over:
        seat = game.waiting[0]
        options = game.options(seat)
        game.apply(options[turn % len(options)] if turn and seat == deal.seat else choice(game, seat), seat)
    found = outcome(game, deal.seat)
    return str(game.record()), found.score, found.place


def run(served: Served, work: Any) -> Any:
    """Something of the server's own, in its loop."""
    return asyncio.run_coroutine_threadsafe(work, served.server.servers[0].get_loop()).result(60)


def known_expert(served: Served, day: str) -> None:
    """The expert has played already: here as the bots would."""
    record, score, place = record_of(day)
    run(served, served.context.store.keep_expert(GAME, day, ExpertTry(1, record, score, place)))
