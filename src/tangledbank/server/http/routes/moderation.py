"""Routes for moderation: whom one does not want to meet, and what operators should hear of."""

from __future__ import annotations

import secrets
from typing import Final

from ....core.message import Message
from ...context import Call, Context
from ...ops.logs import note
from ...people.names import MAX_NAME, name_key
from ...store.blocks import MAX_BLOCKS, add_block, blocks_of, remove_block
from ...store.moderation import add_report
from ...tables.commands import not_allowed, plain_line
from ...tables.hub import NotFound, no_table
from ...tables.moderation import context_of, person_at
from ...tables.table import Table
from ..moderation_schemas import BlockBody, BlocksView, BlockView, ReportBody, UnblockBody
from ..schemas import Nothing, Ok
from .tables import may_see

BLOCKS: Final = 60
"""New ones of one user in an hour."""
REPORTS: Final = 10
"""Of one user in an hour."""


async def person_meant(context: Context, call: Call, body: BlockBody | ReportBody) -> tuple[str, str, Table | None]:
    """Who is spoken of: the owner of a seat, the author of a line, or an account by its name; id, name and table."""
    if body.table:
        table = await context.hub.look(body.table)
        if not may_see(table, call.user):
            raise no_table(body.table)
        found: tuple[str, str, Table | None] = (*person_at(table, body.seat, body.line), table)
    else:
        name = body.name[: 2 * MAX_NAME]
        known = await context.store.account(name_key(name))
        if known is None:
            raise NotFound(Message("server-no-profile", name=name))
        found = (known[0].id, known[0].name, None)
    if found[0] == call.user.id:
        raise not_allowed("server-that-is-you")
    if await context.store.user(found[0]) is None:
        raise not_allowed("server-nobody-there")
    return found


async def blocks(context: Context, call: Call, body: Nothing) -> BlocksView:
    """Whom you have blocked."""
    return BlocksView([BlockView(*block) for block in await blocks_of(context.store.database, call.user.id)])


async def block(context: Context, call: Call, body: BlockBody) -> Ok:
    """Read no line of somebody any more, and be brought together with them by no offer and no invitation of yours."""
    context.limits.spend(f"block {call.user.id}", BLOCKS, 3600)
    other, _, _ = await person_meant(context, call, body)
    if not await add_block(context.store.database, call.user.id, other, secrets.token_hex(8), context.now()):
        raise not_allowed("server-too-many-blocks", most=MAX_BLOCKS)
    await context.reload_blocks(call.user.id)
    return Ok()


async def unblock(context: Context, call: Call, body: UnblockBody) -> Ok:
    """Have to do with somebody again."""
    await remove_block(context.store.database, call.user.id, body.id[:100])
    await context.reload_blocks(call.user.id)
    return Ok()


async def report(context: Context, call: Call, body: ReportBody) -> Ok:
    """Tell the operators of somebody; they see what was said last at the table, too."""
    context.limits.spend(f"report {call.user.id}", REPORTS, 3600)
    said = plain_line(body.text)
    other, name, table = await person_meant(context, call, body)
    told = context_of(table, call.user.name, name)
    place = table.id if table is not None else ""
    key = await add_report(context.store.database, call.user.id, other, place, said, told, context.now())
    note("reported", user=call.user.id, about=other, report=key)
    return Ok()
