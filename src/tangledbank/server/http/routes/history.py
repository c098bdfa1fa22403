"""Routes about what one has played, and time off from it."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from ....core.errors import BadInput
from ...context import Call, Context
from ...store.results import animal_statistics_of, statistics_of
from ...store.vacations import DAYS_A_YEAR, running_tables, take_days, vacation_of
from ...tables.commands import not_allowed, within
from ...tables.turns import take_vacation
from ..people_schemas import (
    AnimalStatisticsView,
    SeatStatisticsView,
    StatisticsView,
    UndoneList,
    UndoneView,
    VacationBody,
    VacationView,
)
from ..schemas import Nothing
from .tables import as_shown, seen


async def statistics(context: Context, call: Call, body: Nothing) -> StatisticsView:
    """What you have reached by game, number of players, seat and animal: games to their end, without practice."""
    return await statistics_view(context, call.user.id)


async def statistics_view(context: Context, user: str) -> StatisticsView:
    """The statistics of somebody."""
    database = context.store.database
    lines = [SeatStatisticsView(*line) for line in await statistics_of(database, user)]
    return StatisticsView(lines, [AnimalStatisticsView(*line) for line in await animal_statistics_of(database, user)])


async def undone(context: Context, call: Call, body: Nothing) -> UndoneList:
    """What was undone at a table, by whom and when, as far as others knew of it."""
    table, user = await seen(context, call), call.user.id
    return await as_shown(
        context.hub, table.id, user, lambda shown: UndoneList([UndoneView(*taken) for taken in shown.taken])
    )


async def vacation(context: Context, call: Call, body: Nothing) -> VacationView:
    """Whether your clocks stand still, and how many days of that are left."""
    return VacationView(*await vacation_of(context.store.database, call.user.id, context.now()))


async def go_on_vacation(context: Context, call: Call, body: VacationBody) -> VacationView:
    """Let your clocks stand still for some days at all tables that run now and give days for an answer."""
    within("days", body.days, 0, DAYS_A_YEAR)
    now, user = context.now(), call.user.id
    taken = await take_days(context.store.database, user, body.days, now)
    if taken is None:
        raise not_allowed("server-no-vacation", most=DAYS_A_YEAR)
    for key in await running_tables(context.store.database, user):
        with suppress(BadInput):  # a table that cannot be read any more has no clock that runs
            await context.hub.act(key, partial(take_vacation, user=user, until=taken[0], now=now))
    return VacationView(*taken)
