"""Facts about a position, for pages: who would score what, who could attack whom."""

from __future__ import annotations

from ....core.rulebook import EVERYTHING, SPECTATOR
from ...context import Call, Context
from ...live.insights import insight_of
from ...tables import commands
from ...tables.table import CLOSED, OVER, RUNNING, Table
from ..schemas import Nothing, TableInsight
from .tables import natural, seen


async def insight(context: Context, call: Call, body: Nothing) -> TableInsight:
    """What the board means to a seat (`seat`)."""
    found = await seen(context, call)
    commands.must_know(found)
    if found.game is None:
        raise commands.not_allowed("server-not-running")
    seat = eye_of(found, call)
    now = insight_of(found.created.game, found.game.state, seat)
    return TableInsight(found.ply_for(found.seats_of(call.user.id)), now)


def eye_of(table: Table, call: Call) -> int:
    """Whose view it is: that of a seat of their own, after the game of any seat, else a spectator's."""
    own = table.seats_of(call.user.id)
    over = table.status in (OVER, CLOSED)
    wanted = call.query.get("seat", str(SPECTATOR))
    if wanted != str(SPECTATOR):
        seat = commands.known_seat(table, natural("seat", wanted))
        if not over:
            commands.must_own(table, call.user.id, seat)
        return seat
    if over:
        return EVERYTHING
    if not own and table.status == RUNNING and table.created.delay:
        raise commands.not_allowed("server-not-over")  # spectators are behind, and nobody counts for the past
    return own[0] if own else SPECTATOR
