"""The route of the shared seed: players add their numbers."""

from __future__ import annotations

from ...context import Call, Context
from ...live.view_schemas import TableView
from ...tables import seeding
from ..schemas import NumberBody
from .tables import act


async def contribute(context: Context, call: Call, body: NumberBody) -> TableView:
    """Add a number to the seed of a table that has not begun, or another one instead."""
    user = call.user.id
    return await act(context, call, lambda t: seeding.contribute(t, user, body.seat, body.number))
