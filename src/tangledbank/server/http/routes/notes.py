"""Routes about private notes."""

from __future__ import annotations

from typing import Final

from ....core.errors import BadInput
from ....core.message import Message
from ...context import Call, Context
from ...store.notes import about_table, about_user, notes_of, write_note
from ...tables.commands import known_seat, not_allowed
from ...tables.table import Table
from ..people_schemas import NoteBody, PrivateNotes
from ..schemas import Nothing, Ok
from .tables import seen

MAX_CHARS: Final = 2000
CONTROLS: Final = {sign: " " for sign in range(32) if chr(sign) not in "\n\t"}


def others(table: Table, user: str) -> list[str]:
    """By seat whom somebody may write about; empty for free seats, bots and oneself."""
    return [chair.user if chair.user != user else "" for chair in table.chairs]


async def notes(context: Context, call: Call, body: Nothing) -> PrivateNotes:
    """What you have noted about a table and the people there; nobody else gets it."""
    table = await seen(context, call)
    owners = others(table, call.user.id)
    about = [about_table(table.id), *[about_user(owner) for owner in owners if owner]]
    found = await notes_of(context.store.database, call.user.id, about)
    players = [found.get(about_user(owner), "") if owner else None for owner in owners]
    return PrivateNotes(found.get(about_table(table.id), ""), players)


async def write(context: Context, call: Call, body: NoteBody) -> Ok:
    """Note something about a table, or about somebody there."""
    table = await seen(context, call)
    about = about_table(table.id)
    if body.seat != -1:
        owner = others(table, call.user.id)[known_seat(table, body.seat)]
        if not owner:
            raise not_allowed("server-no-note", seat=body.seat + 1)
        about = about_user(owner)
    if len(body.text) > MAX_CHARS:
        raise BadInput(Message("server-long-note", most=MAX_CHARS))
    text = body.text.translate(CONTROLS).strip()
    await write_note(context.store.database, call.user.id, about, text, context.now())
    return Ok()
