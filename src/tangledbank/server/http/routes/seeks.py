"""Routes for finding a game: offers, and the tables that become of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from logging import ERROR
from typing import Final

from ....core.message import Message
from ....games import rulebook
from ...context import Call, Context
from ...live.views import words
from ...live.wire import Notice
from ...ops.logs import note
from ...people.rating import FIRST_MU
from ...store.database import Conflict
from ...store.ratings import Standing, ratings_among, ratings_at
from ...store.seeks import (
    MAX_SEEKS,
    Seek,
    add_seek,
    are_there,
    found_table,
    join_seek,
    leave_seek,
    lifetime,
    open_seeks,
    seek_of,
    unfinished_seeks,
)
from ...tables import commands
from ...tables.entries import CONSENT, HORIZON, LINK, NONE, AnyEntry, Clock, Created, Sat, Started
from ...tables.rated import check_rated
from ...tables.seeding import commit
from ..people_schemas import RatingView
from ..schemas import Nothing
from ..seek_schemas import SeekBody, SeekerView, Seeks, SeekView
from .opening import FREE, ME, fresh_seed, new_key
from .profiles import rating_view

SEEKS: Final = 30
"""New offers of one user, and attempts to take one, in ten minutes."""
FINISH_EVERY_S: Final = 20.0
"""After a start pages have so long to say that their people are still there."""
BOUND: Final = 10_000
"""Ratings are far within."""


async def seeks(context: Context, call: Call, body: Nothing) -> Seeks:
    """The offers that you may take, and your own; those of yours for one sitting stand as long as you ask."""
    found = await open_seeks(context.store.database, call.user.id, context.now())
    table = await found_table(context.store.database, call.user.id) if call.user.id else ""
    known = await ratings_among(context.store.database, [one.user for seek in found for one in seek.people])
    return Seeks([seek_view(call.user.id, seek, known) for seek in found], table)


def seek_view(user: str, seek: Seek, known: Mapping[tuple[str, str], Standing]) -> SeekView:
    """An offer as somebody sees it, with the ratings of all who take part in any."""
    people = [
        SeekerView(one.name, one.name if one.has_account else "", rated_at(known.get((one.user, seek.game))))
        for one in seek.people
    ]
    return SeekView(
        id=seek.id,
        game=seek.game,
        players=seek.players,
        clock=seek.clock,
        rated=seek.rated,
        lowest=seek.lowest,
        highest=seek.highest,
        people=people,
        yours=seek.user == user,
        joined=user in [one.user for one in seek.people],
        expires=seek.expires,
    )


def rated_at(standing: Standing | None) -> RatingView | None:
    return rating_view(standing) if standing is not None else None


async def offer(context: Context, call: Call, body: SeekBody) -> Seeks:
    """Look for others who want to play the same."""
    context.limits.spend(f"seeks {call.user.id}", SEEKS, 600)
    commands.within("lowest", body.lowest, -BOUND, BOUND)
    commands.within("highest", body.highest, body.lowest, BOUND)
    check_offer(body)
    must_have_account(call, body.rated)
    now = context.now()
    wanted = Seek(
        secrets.token_urlsafe(9),
        call.user.id,
        body.game,
        body.players,
        body.clock,
        body.rated,
        body.lowest,
        body.highest,
        now,
        now + lifetime(body.clock),
        [],
    )
    if not await add_seek(context.store.database, wanted):
        raise commands.not_allowed("server-too-many-seeks", most=MAX_SEEKS)
    return await seeks(context, call, Nothing())


def check_offer(body: SeekBody) -> None:
    """Refuse what could never become a table."""
    made = wanted_table("", body.game, body.players, body.clock, body.rated)
    commands.checked(made)
    if body.clock.kind == NONE:
        raise commands.not_allowed("server-seek-clock")
    check_rated(made, [ME, *[FREE] * (body.players - 1)], ME, FREE)


def wanted_table(host: str, game: str, players: int, clock: Clock, rated: bool) -> Created:
    """The table of an offer: as games usually are."""
    undo = HORIZON if rated else CONSENT
    name = rulebook(game).name
    return Created(name, 0, players, fresh_seed(), {}, host, LINK, clock=clock, undo=undo, rated=rated)


def must_have_account(call: Call, rated: bool) -> None:
    if rated and call.user.account is None:
        raise commands.not_allowed("server-rated-account")


async def take_part(context: Context, call: Call, body: Nothing) -> Seeks:
    """Take part in an offer; as soon as enough do, there is a table with all of them, and the game begins."""
    context.limits.spend(f"seeks {call.user.id}", SEEKS, 600)
    database, user, now = context.store.database, call.user, context.now()
    known = await seek_of(database, call.params["seek"][:40], now)
    if known is None:
        raise no_seek()
    must_have_account(call, known.rated)
    standing = (await ratings_at(database, [user.id], known.game)).get(user.id)
    own = standing.rating.shown if standing is not None else round(FIRST_MU)
    if not known.lowest <= own <= known.highest:
        raise commands.not_allowed("server-seek-rating", least=known.lowest, most=known.highest)
    key = new_key(context.key_prefix)
    seek = await join_seek(database, known.id, user.id, key, now)
    if seek is None:
        raise no_seek()
    if len(seek.people) >= seek.players:
        await begin(context, seek, key, call.address)
    return await seeks(context, call, Nothing())


def no_seek() -> commands.NotAllowed:
    return commands.not_allowed("server-no-seek")


async def begin(context: Context, seek: Seek, key: str, address: str) -> None:
    """A table for all who take part, on seats that chance gives them."""
    made = commands.checked(wanted_table(seek.user, seek.game, seek.players, seek.clock, seek.rated))
    with suppress(Conflict):  # it was set up already, by a process that has died since, or does the same now
        await context.hub.create(key, made)
    await context.store.add_setup(key, seek.user, address, context.now())
    left = list(seek.people)
    people = [left.pop(secrets.randbelow(len(left))) for _ in range(seek.players)]
    first: list[AnyEntry] = [Sat(seat, one.user, one.name) for seat, one in enumerate(people)]
    await context.hub.act(key, lambda t: [] if t.n else [*first, *commit(made), Started()])
    note("seek-complete", table=key)
    why = words(Message("server-seek-found"))
    for one in people:
        for client in context.live.people.get(one.user, ()):
            client.keep(lambda seq: Notice(seq, why, key))


async def finish_seeks(context: Context) -> None:
    """Begin the games of offers that are complete where whatever happened has kept the last one's request from it."""
    for seek, key in await unfinished_seeks(context.store.database):
        try:
            if await are_there(context.store.database, seek, context.now()):
                await begin(context, seek, key, "")
        except OSError:
            raise
        except Exception as error:  # one that cannot begin: the others must
            note("seek-failed", ERROR, error, table=key)


async def finish_seeks_forever(context: Context) -> None:
    """Again and again."""
    while True:
        await asyncio.sleep(FINISH_EVERY_S)
        with suppress(OSError):  # the database does not answer
            await finish_seeks(context)


async def step_back(context: Context, call: Call, body: Nothing) -> Seeks:
    """Withdraw your offer, or take no part in another's any more."""
    await leave_seek(context.store.database, call.params["seek"][:40], call.user.id)
    return await seeks(context, call, Nothing())
